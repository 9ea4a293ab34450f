"""What the judge asks of each incident, and why: the laws that decide it, and each fact on which they turn.

A fact is written with its answers, `when early|late`, and the one that is meant if none is given, `faced 1|2 =1`; a row
of numbers as `pot 1..1000 =25`; yes or no as `led?`, and as `led?no` where no is meant. What is indented goes on.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from tapete.table.game import game
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact
from tests.games.voltarete.hands import FOUR

THREE_ASK = """
faced-in-deal [II.1.7 II.2.8 II.2.9 II.2.10]: faced_by found|dealer|receiver; faced 1|2 =1; faced_card
  black-ace|king|other
other-packets [II.1.9 II.21.16]: deal_over?
deals-on [II.2.11 II.3.17]: taken_up?
dealt-number [II.3.1 II.3.17 II.13.18]: dealt 7|8|10|11; bought_yet?
faulty-pack [II.2.12 II.2.13 II.2.14 II.2.15]: pack_fault number|twins|back|strange; pack_before?
faced-in-stock [II.20.1 II.20.9 II.20.10]: buyer feito|right|left; met 1|2; sure_win?no
faced-in-purchase [II.20.11 II.20.12 II.20.13]: part own|passed; place 1..8 =1; wanted 0..8 =0; thrown_already?no
faced-leftover [II.20.14]:
word-with-wrong-count [II.3.1 II.3.2 II.3.3 II.3.13 II.3.14]: whose_count own|anothers; dealer_speaks?; word
  passo|licenca|respeito|so|so-against; notice?; pot 1..1000 =25
throws-down [II.3.4 II.3.5 II.3.6 II.3.7 II.3.8 II.3.9 II.3.10 II.3.11]: thrower mao|contra-pe|pe; whose_count
  own|anothers; others_passed?; made_after?no; others_down?no; pot 1..1000 =25
known-count [II.3.11 II.3.12 II.4.14]: spoken_again?
passed-twice-wrong [II.3.12 II.4.2 II.4.3 II.4.6 II.4.7]: wrong many|few; nine_now?; proof evident|suspected =evident;
  led_yet?; pot 1..1000 =25
made-wrong [II.3.2 II.3.14 II.4.4 II.4.5 II.4.7 II.13.3]: made_how first-passage|second-passage|dealers; nine_now?;
  proof evident|suspected =evident; led not-led|led|hurried; pot 1..1000 =25
buyer-wrong [II.4.6 II.4.7 II.4.8 II.4.14]: nine_now?; proof evident|suspected =evident; led_yet?; pot 1..1000 =25
meant-otherwise [II.1.1 II.3.15]:
turns-for-respeito [II.3.22 II.3.23 II.3.24 II.3.27 II.4.12 II.21.4 II.21.5 II.21.6]: has_aces?; aces_shown
  before|after-turn|after-mixing; may_bid?yes; his_turn?yes; pot 1..1000 =25
says-respeito [II.1.7 II.3.21]:
bid-too-low [II.5.4 II.5.7]:
wrong-card-turned [II.3.28 II.4.15 II.21.3]: turned_for respeito|segundo; card_of idle-pack|another-hand
segundo-out-of-turn [II.4.12]: pot 1..1000 =25
casca-out-of-turn [II.4.13]: did says|takes-stock|lays-card
pe-answers-early [II.5.7 II.5.11]: pe_says licenca-copas|so|so-copas; contra_pe_says
  none|licenca-copas|so|so-copas|respeito
wrong-suit [II.6.2 II.6.6 II.6.9]: game_made licenca|so|casca; asked_again?; other_answers?no
unnamed [II.6.3 II.6.4 II.6.5 II.6.8]: game_made licenca|so|casca; without_naming bought|seen|ordered|led
spread-unnamed [II.6.7]: ouros 0..9 =0; copas 0..9 =0; espadas 0..9 =0; paus 0..9 =0
reopens-discards [II.7.10 II.7.20]: slip another-suit|no-suit|changed-mind; looked unseen|raised|seen; next_bought?
feito-bought-many [II.7.11 II.7.12 II.7.13 II.7.17 II.7.20 II.8.8]: ordered?; looked unseen|raised|seen; next_did
  not-yet|bought|passed-all; third_bought?no; pot 1..1000 =25
feito-bought-few [II.7.14 II.7.15 II.7.16]: ordered?; next_did not-yet|bought|passed-all; third_bought?no;
  discards_mixed?no; pot 1..1000 =25
buyer-bought-many [II.7.17 II.7.20 II.8.8]: looked unseen|raised|seen; buys_last?; next_bought?no; pot 1..1000 =25
buyer-bought-few [II.7.18 II.7.19 II.7.20 II.8.9]: part_there?; looked unseen|raised|seen; discards_mixed?no; pot
  1..1000 =25
passed-once-wrong [II.4.6 II.8.10 II.8.11 II.8.12 II.8.13]: wrong many|few; notice?; cards_left?; led_yet?no; pot
  1..1000 =25
looks-at-discards [II.1.7 II.8.1 II.8.2 II.8.3 II.8.4 II.8.5]: looker feito|opponent; own_discards?no; pot 1..1000 =25
looks-at-leftovers [II.1.8 II.8.16 II.8.17 II.8.18]: looker feito|opponent; loss 2..32 =2; won_already?no;
  geral_lost?no; pot 1..1000 =25
geral-after-look [II.1.8 II.8.18 II.8.19]: knew?
lead-out-of-turn [II.10.4 II.10.5 II.10.6]: covered?; by feito|opponent; whose feito|opponent; only_suit?no
lead-before-order [II.10.5 II.14.1]: by feito|opponent; leads same|feito|opponent; only_suit?no
plays-ahead [II.9.3 II.10.7]: bound?; harms?; decides?no; granted_by_one?no
revoke [II.10.10 II.10.12 II.10.13 II.10.14 II.10.15 II.10.16 II.10.17 II.10.18 II.10.20 II.10.31]: kind
  follow|trump|ruff|matador; covered?; found soon|late; trick_of revoker|thrown-to|harmed|anyway|another;
  against feito|opponent; own_gain?no; times 1|2 =1; pot 1..1000 =25
after-revoke [II.10.28 II.10.29 II.10.30 II.10.31 II.21.14 II.21.15]: times 1|2 =1; enough?; by feito|opponent
accuses [II.10.19 II.22.16]: accuser player|onlooker
two-cards [II.9.3 II.10.21 II.10.23 II.10.24 II.10.25]: how clinging|apart; by feito|opponent; lawful both|one|neither
  =both; granted_by_one?no
second-card [II.10.21 II.10.22]: revoked?; let_go?
wrong-name [II.10.26 II.11.7]: thing card|turned-suit
geral-against-wrong-count [II.14.2 II.14.6 II.14.7]: declared?; asked_count?; wrong many|few; owned_up?no; pot 1..1000
  =25
silent-at-geral [II.14.2 II.14.7]: geral_won by-it|anyway|lost; both_silent?no; pot 1..1000 =25
geral-with-wrong-count [II.13.1 II.13.2 II.13.3 II.13.18 II.14.8 II.21.10]: went_for_geral?; wrong many|few =many;
  cards 1|2 =1; pot 1..1000 =25
wrong-count [II.13.1 II.13.2 II.13.3 II.13.4 II.13.18 II.21.7 II.21.8 II.21.12]: wrong many|few; cards 1|2 =1; excuse
  none|so-with-notice|passed-with-eight =none; asked_reposta?no; pot 1..1000 =25
casca-given-back [II.13.5 II.13.6]: wrong many|few; pot 1..1000 =25
last-trick-short [II.13.7 II.13.8]: short 1|2
cards-left-over [II.13.1 II.13.9]: players_over 1|2|3; pot 1..1000 =25
asks-early [II.9.1]: next_had_bought?no; passed_on?; pot 1..1000 =25
casca-asks [II.9.11]: pot 1..1000 =25
shows-as-won [II.12.2 II.12.3 II.12.8]: other_agrees?no; safe?; pot 1..1000 =25
gives-codilho [II.12.10]:
sign [II.12.12 II.12.13]: decides?; bound?; covered?no
saw-cards [II.12.18]: depends?; agreed?
confuses [II.1.8 II.12.20 II.12.21 II.20.1]: by feito|opponent; won_already?no; sure_win?no; geral_lost?no; base
  2|4|5|6|12|8|10|24 =2; pot 1..1000 =25
told-wrong-trump [II.11.4 II.11.5]: taking?
told-wrong-lead [II.10.10 II.11.8]: asked_lead?; corrected?no
stock-scattered [II.20.1 II.20.2]: scattered_by accident|outsider; put_back?no; feito_ready?; sure_win?no
onlooker-speaks [II.17.21 II.20.3 II.22.17]: spoke_of cards|doubt|play; was_asked?no; hand_played?no;
  harms_somebody?no
discards-scattered [II.1.8 II.20.4]: all_exchanged?
shows-stock [II.20.5]: decided?; pot 1..1000 =25
drops-cards [II.20.6 II.20.8]: by feito|opponent; decided?; pot 1..1000 =25
feito-upsets-stock [II.20.7]: claimed_by 0|1|2 =0; order_known?yes; base 2|4|5|6|12|8|10|24 =2; pot 1..1000 =25
forgotten-entry [II.18.4]: made nobody|contra-pe-passed|pe-passed|somebody; entry 1..1000 =5
forgotten-medalhao [II.18.7 II.18.8]: taken rightful|refused|next-refuses; medalhao 1..1000 =20
forgotten-pot [II.18.10]: made_himself?; pot 2..1000 =25
forgotten-tento [II.19.2]: remembered?
forgotten-remissa [II.19.10 II.19.12]: remember 1|2|3
unseen-remissa [II.19.20]: shown?; doubted?; amount 1..1000 =25
asked-wrongly [II.17.1 II.17.2 II.17.3 II.17.4 II.17.5 II.17.12 II.21.13]: due 1..1000 =2; asked 0..1000 =0; when
  in-time|while-dealt|asked-before|late; other_paid?no
paid-double [II.17.13 II.17.14]: excess 1..1000 =2; when in-time|while-dealt|late; other_returned?no
disputed-payment [II.17.21]: due 1..1000 =2; noticed nobody|paid|unpaid
penalty-payee [II.19.13]:
law-invoked [II.1.3]: law_of march|accident; happened?
unforeseen [II.1.1 II.1.4 II.1.6 II.1.7 II.1.8 II.1.9 II.21.2 II.21.16]: written?; consented?; harm 0..1000 =0
"""

FOUR_ASK = """
word-with-wrong-count [II.3.1 II.3.3 II.3.13 II.3.14]: whose_count own|anothers; dealer_speaks False =False; word
  passo|licenca|respeito|so|so-against; notice?; pot 1..1000 =25
known-count [II.3.3 II.3.11 II.3.12 II.4.14]: third_passed?; spoken_again?
made-wrong [II.3.14 II.4.4 II.4.5 II.4.7 II.13.3]: made_how first-passage|second-passage; nine_now?; proof
  evident|suspected =evident; led not-led|led|hurried; pot 1..1000 =25
looks-at-discards [II.1.7 II.8.1 II.8.2 II.8.3 II.8.4 II.8.5 II.15.6]: looker feito|opponent|quarto; own_discards?no;
  pot 1..1000 =25
looks-at-leftovers [II.1.8 II.8.16 II.8.17 II.8.18 II.15.6]: looker feito|opponent|quarto; loss 2..32 =2;
  won_already?no; geral_lost?no; pot 1..1000 =25
quarto-looks [II.15.6]: quarto_saw hand|stock|nothing
accuses [II.10.19 II.22.16]: accuser player|quarto|onlooker
thirteen-early-name [II.13.10]: pot 1..1000 =25
thirteen-count [II.13.11 II.13.12 II.13.13 II.13.14 II.13.15 II.13.16 II.13.17 II.13.18]: stock_right?; named?; cards
  1|2 =1; mixed?no; pot 1..1000 =25
thirteen-opponent-count [II.13.17]: named?; pot 1..1000 =25
confuses [II.1.8 II.12.20 II.12.21 II.20.1]: by feito|opponent; won_already?no; sure_win?no; geral_lost?no; base
  2|4|5|6|12|8|10|24 =2; pot 1..1000 =25; thirteen?no
espadilha-passed [II.16.4 II.16.7 II.16.8]: then casca|pe-casca|segundo|nobody; bought?; pot 1..1000 =25
pe-passed [II.16.2 II.16.4]: pot 1..1000 =25
espadilha-unshown [II.16.5 II.16.6]: then casca|segundo; ace_shown?; pot 1..1000 =25
espadilha-thrown [II.16.9]: in_discards_of feito|buyer; pot 1..1000 =25
forgotten-remissa [II.19.10 II.19.12]: remember 1..4
penalty-payee [II.19.13]: thirteen?no
leaves-four [II.19.14]: go_on?
"""
"""What is asked otherwise, or only, where four sit at the table."""


def asked(table: str) -> dict[str, tuple[list[str], str]]:
    """Each incident with its laws and its facts, as they are written above."""
    lines = [line.partition(": ") for line in table.strip().replace("\n  ", " ").splitlines()]
    named = [(*head.rstrip(":]").split(" [", 1), facts) for head, _, facts in lines]
    return {name: (laws.split(), facts) for name, laws, facts in named}


THREE, OF_FOUR = asked(THREE_ASK), asked(THREE_ASK) | asked(FOUR_ASK)
TABLES = [*[("voltarete", name) for name in THREE], *[(FOUR, name) for name in OF_FOUR]]


def stated(of: str, incident: str) -> tuple[list[str], str]:
    return (OF_FOUR if of == FOUR else THREE)[incident]


def written(fact: Fact) -> str:
    values, meant = fact.values, fact.default
    if tuple(values) == YES_NO:
        return f"{fact.name}?{'' if meant is None else 'yes' if meant else 'no'}"
    numbers = [value for value in values if isinstance(value, int)]
    row = len(numbers) > 3 and numbers == [*range(numbers[0], numbers[-1] + 1)]
    answers = f"{values[0]}..{values[-1]}" if row else "|".join(map(str, values))
    return f"{fact.name} {answers}" + ("" if meant is None else f" ={meant}")


def answers(of: str, incident: str) -> Iterator[dict[str, object]]:
    """Every way to answer, with the first three and the last of a row of numbers."""
    facts = game(of).incident(incident).facts
    short = [fact.values if len(fact.values) < 9 else (*fact.values[:3], fact.values[-1]) for fact in facts]
    for given in product(*short):
        yield {fact.name: answer for fact, answer in zip(facts, given, strict=True)}


@pytest.mark.parametrize(("of", "incident"), TABLES)
def test_what_is_asked(of: str, incident: str) -> None:
    assert "; ".join(map(written, game(of).incident(incident).facts)) == stated(of, incident)[1]


@pytest.mark.parametrize(("of", "incident"), TABLES)
def test_these_laws_decide_it_and_each_of_them_in_some_case(of: str, incident: str) -> None:
    decide = game(of).incident(incident).ruling
    cited = {law for given in answers(of, incident) for law in decide(given).laws}
    assert cited == {f"vol.{each}" for each in stated(of, incident)[0]}


def test_nothing_else_comes_before_the_judge() -> None:
    assert (game("voltarete").incidents.keys(), game(FOUR).incidents.keys()) == (THREE.keys(), OF_FOUR.keys())
