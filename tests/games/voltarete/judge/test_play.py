"""Rulings on the play, law by law: turns, revokes, cards that fall (chapter X; II.14.1)."""

from __future__ import annotations

import pytest

from tests.games.voltarete.hands import FOUR
from tests.games.voltarete.judging import by_law, judged, ruled

TURNS = """
II.10.4 The lead is claimed until the trick is covered; after that the hand stands as if nothing had happened.
  lead-out-of-turn covered=yes by=feito whose=opponent: lead-stands; lead-stands
  lead-out-of-turn covered=yes by=opponent whose=opponent: lead-stands; lead-stands
  lead-out-of-turn covered=yes by=opponent whose=opponent only_suit=yes: lead-stands; lead-stands
  lead-out-of-turn covered=yes by=opponent whose=feito: lead-stands; lead-stands

II.10.4 The lead was the feito's: he has no partner who could be shown a suit, and leads what he likes.
  lead-out-of-turn covered=no by=opponent whose=feito: card-back; card-back card-public leads-anything
  lead-out-of-turn covered=no by=opponent whose=feito only_suit=yes: card-back; card-back card-public leads-anything

II.10.4 II.10.5 An opponent's card must not show the other his suit, unless he has no other.
  lead-out-of-turn covered=no by=opponent whose=opponent: card-back; card-back card-public leads-another-suit
  lead-out-of-turn covered=no by=opponent whose=opponent only_suit=yes: card-back;
      card-back card-public leads-anything

II.10.4 II.10.6 The feito's own card binds nobody: whose lead it is plays what he likes.
  lead-out-of-turn covered=no by=feito whose=opponent: card-back; card-back card-public leads-anything

II.14.1 Without the order no lead counts; the mão leads anew, what he likes if he or the feito is concerned.
  lead-before-order by=opponent leads=same: lead-too-early; card-back card-public leads-anything
  lead-before-order by=feito leads=same: lead-too-early; card-back card-public leads-anything
  lead-before-order by=opponent leads=feito: lead-too-early; card-back card-public leads-anything
  lead-before-order by=feito leads=opponent: lead-too-early; card-back card-public leads-anything

II.14.1 II.10.5 If one opponent led and the other is mão, he must not lead that suit, unless he has no other.
  lead-before-order by=opponent leads=opponent: lead-too-early; card-back card-public leads-another-suit
  lead-before-order by=opponent leads=opponent only_suit=yes: lead-too-early; card-back card-public leads-anything

II.10.7 To the feito's lead the last plays before the second: what harms is changed as the feito likes, unless he was
      bound to it; and if it guides the other, neither beats the feito's card.
  plays-ahead bound=no harms=no: card-stays; card-stays
  plays-ahead bound=yes harms=no: card-stays; card-stays
  plays-ahead bound=yes harms=yes: card-stays; card-stays
  plays-ahead bound=no harms=yes: feito-chooses; card-back card-public feito-chooses-card
  plays-ahead bound=no harms=no decides=yes: card-stays; card-stays may-not-beat
  plays-ahead bound=yes harms=yes decides=yes: card-stays; card-stays may-not-beat
  plays-ahead bound=no harms=yes decides=yes: feito-chooses; card-back card-public feito-chooses-card may-not-beat

II.10.7 II.9.3 After one grant who refused the reposta stands in his place.
  plays-ahead bound=no harms=yes granted_by_one=yes: refuser-chooses; card-back card-public refuser-chooses-card
  plays-ahead bound=yes harms=no decides=yes granted_by_one=yes: card-stays; card-stays refuser-spared
"""

REVOKES = """
II.10.15 Until its maker has played to the next trick he puts it right, and owes nothing.
  revoke kind=follow covered=no found=soon trick_of=revoker against=feito: may-correct; card-back card-public
  revoke kind=matador covered=no found=late trick_of=harmed against=opponent times=2: may-correct;
      card-back card-public

II.10.10 II.10.16 Found while the cards are known, all is played again from there, and the reposta is owed.
  revoke kind=follow covered=yes found=soon trick_of=revoker against=feito: revoked; played-again;
      offender pot 25 revoke
  revoke kind=follow covered=yes found=soon trick_of=thrown-to against=feito pot=40: revoked; played-again;
      offender pot 40 revoke

II.10.10 II.10.17 The same if one had spent a high trump for it.
  revoke kind=follow covered=yes found=soon trick_of=harmed against=feito: revoked; played-again;
      offender pot 25 revoke

II.10.10 II.10.16 II.10.18 The same if it was against an opponent.
  revoke kind=follow covered=yes found=soon trick_of=revoker against=opponent: revoked; played-again;
      offender pot 25 revoke
  revoke kind=follow covered=yes found=soon trick_of=thrown-to against=opponent: revoked; played-again;
      offender pot 25 revoke

II.10.12 II.10.16 No trump to a trump; found late, the trick is his who would have had it.
  revoke kind=trump covered=yes found=late trick_of=revoker against=feito: revoked; trick-to-rightful;
      offender pot 25 revoke

II.10.13 II.10.16 A ruff with the suit in hand.
  revoke kind=ruff covered=yes found=late trick_of=revoker against=feito: revoked; trick-to-rightful;
      offender pot 25 revoke

II.10.14 II.10.16 A matador kept from a higher one.
  revoke kind=matador covered=yes found=late trick_of=revoker against=feito: revoked; trick-to-rightful;
      offender pot 25 revoke

II.10.10 II.10.17 Who overtrumped with more than he needed gets one trick of the revoker's, if he wins by it.
  revoke kind=follow covered=yes found=late trick_of=harmed against=feito: revoked; one-trick-over;
      offender pot 25 revoke

II.10.10 II.10.17 II.10.18 An opponent who was so harmed gets it for his codilho.
  revoke kind=follow covered=yes found=late trick_of=harmed against=opponent: revoked; one-trick-over;
      offender pot 25 revoke

II.10.10 II.10.18 Against an opponent, and too late to play again: it is won as it would have been.
  revoke kind=follow covered=yes found=late trick_of=revoker against=opponent: revoked; won-as-without;
      offender pot 25 revoke

II.10.10 II.10.20 The feito threw a low card to the ruff, and could have taken the trick.
  revoke kind=follow covered=yes found=late trick_of=thrown-to against=feito: revoked; trick-to-thrower;
      offender pot 25 revoke

II.10.10 II.10.18 II.10.20 That holds in favour of any other too.
  revoke kind=follow covered=yes found=late trick_of=thrown-to against=opponent: revoked; trick-to-thrower;
      offender pot 25 revoke

II.10.10 II.10.16 Not won by the revoke it stays; and nobody gains by accusing himself.
  revoke kind=follow covered=yes found=late trick_of=another against=feito: revoked; trick-stays;
      offender pot 25 revoke
  revoke kind=follow covered=yes found=late trick_of=another against=opponent: revoked; trick-stays;
      offender pot 25 revoke
  revoke kind=follow covered=yes found=late trick_of=anyway against=feito: revoked; trick-stays;
      offender pot 25 revoke
  revoke kind=follow covered=yes found=late trick_of=revoker against=feito own_gain=yes: revoked; trick-stays;
      offender pot 25 revoke
  revoke kind=follow covered=yes found=soon trick_of=another against=feito: revoked; played-again;
      offender pot 25 revoke

II.10.10 II.10.16 II.10.31 Two revokes cost one reposta, and their maker cannot win.
  revoke kind=follow covered=yes found=soon trick_of=revoker against=feito times=2: revoked;
      played-again cannot-win one-reposta; offender pot 25 revoke
  revoke kind=follow covered=yes found=late trick_of=revoker against=feito times=2: revoked;
      trick-to-rightful cannot-win one-reposta; offender pot 25 revoke

II.10.10 II.10.17 II.10.31 Each trick is put right all the same: one over,
  revoke kind=follow covered=yes found=late trick_of=harmed against=feito times=2: revoked;
      one-trick-over cannot-win one-reposta; offender pot 25 revoke

II.10.10 II.10.20 II.10.31 to the one who threw,
  revoke kind=follow covered=yes found=late trick_of=thrown-to against=feito times=2: revoked;
      trick-to-thrower cannot-win one-reposta; offender pot 25 revoke

II.10.10 II.10.18 II.10.31 or to the opponent.
  revoke kind=follow covered=yes found=late trick_of=revoker against=opponent times=2: revoked;
      won-as-without cannot-win one-reposta; offender pot 25 revoke

II.10.28 One revoke keeps nobody from winning; the tricks that are left to him decide.
  after-revoke enough=no by=feito: by-tricks; by-tricks
  after-revoke enough=no by=opponent: by-tricks; by-tricks

II.10.28 II.10.29 A feito who has enough without it lifts the pot and is paid.
  after-revoke enough=yes by=feito: wins-all-the-same; lifts-and-is-paid

II.10.28 II.10.30 An opponent who has enough without it gets his codilho, or the feito's reposta.
  after-revoke enough=yes by=opponent: wins-all-the-same; has-codilho

II.10.31 II.21.14 II.21.15 After two there is no winning, and no second reposta.
  after-revoke times=2 enough=no by=feito: cannot-win; cannot-win one-reposta
  after-revoke times=2 enough=yes by=feito: cannot-win; cannot-win one-reposta
  after-revoke times=2 enough=yes by=opponent: cannot-win; cannot-win one-reposta

II.10.19 Who plays the hand accuses, and nobody else, though he sit at the table.
  accuses accuser=player: is-judged; -
  accuses accuser=quarto: no-effect; -

II.10.19 II.22.16 Nor does an onlooker.
  accuses accuser=onlooker: no-effect; -
"""

CARDS = """
II.10.23 II.10.24 Of two that cling together the one wholly seen counts, and the other goes back unseen.
  two-cards how=clinging by=feito: seen-card-counts; seen-card-stays other-to-hand
  two-cards how=clinging by=opponent lawful=one: seen-card-counts; seen-card-stays other-to-hand

II.10.25 Of two that lie apart the feito's right chooses for the feito, and the feito for the others.
  two-cards how=apart by=feito: right-chooses; right-chooses-card other-to-hand
  two-cards how=apart by=opponent: feito-chooses; feito-chooses-card other-to-hand

II.10.25 II.9.3 After one grant it is who refused the reposta, and for him the one at his right.
  two-cards how=apart by=opponent granted_by_one=yes: refuser-chooses; refuser-chooses-card other-to-hand
  two-cards how=apart by=feito granted_by_one=yes: refusers-right-chooses; refusers-right-chooses-card other-to-hand

II.10.25 II.10.21 Nobody is made to revoke by it: a revoke is taken up, and of two the lawful one is played.
  two-cards how=apart by=feito lawful=one: lawful-card-counts; lawful-card-stays other-to-hand
  two-cards how=apart by=opponent lawful=one: lawful-card-counts; lawful-card-stays other-to-hand
  two-cards how=apart by=opponent lawful=neither: neither-counts; both-to-hand

II.10.22 A card is played when it is let go, and not before.
  second-card revoked=no let_go=no: free-still; card-back
  second-card revoked=yes let_go=no: free-still; card-back

II.10.21 Once played it stays, unless it is a revoke.
  second-card revoked=no let_go=yes: card-stays; card-stays
  second-card revoked=yes let_go=yes: may-correct; card-back card-public

II.10.26 A card counts for what it is, not for what it was called.
  wrong-name thing=card: as-it-is; -

II.11.7 The suit of the turned card stays trumps, whatever its owner answers.
  wrong-name thing=turned-suit: as-it-is; -
"""


@pytest.mark.parametrize(("case", "wanted"), [*by_law(TURNS), *by_law(REVOKES), *by_law(CARDS)])
def test_the_play_law_by_law(case: str, wanted: str) -> None:
    assert ruled(case, FOUR) == wanted


@pytest.mark.law("vol.II.10.10", "vol.II.10.12", "vol.II.10.13", "vol.II.10.14")
@pytest.mark.parametrize(
    ("kind", "law"), [("follow", "II.10.10"), ("trump", "II.10.12"), ("ruff", "II.10.13"), ("matador", "II.10.14")]
)
def test_the_reposta_is_owed_by_the_law_of_its_kind(kind: str, law: str) -> None:
    ruling = judged("revoke", kind=kind, covered=True, found="late", trick_of="thrown-to", against="feito", times=2)
    assert [each.laws for each in ruling.payments] == [(f"vol.{law}",)]
