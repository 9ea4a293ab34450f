"""What the judge asks of each incident: every fact with its answers, and the one that is meant if none is given.

A fact is written with its answers, `when early|late`; a row of numbers as `pot 1..1000 =25`; yes or no as `led?`, and
as `led?no` where no is meant.
"""

from __future__ import annotations

import pytest

from tapete.table.game import game
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact
from tests.games.voltarete.hands import FOUR

THREE_ASK = """
faced-in-deal: faced_by found|dealer|receiver; faced 1|2 =1; faced_card black-ace|king|other
other-packets: deal_over?
deals-on: taken_up?
dealt-number: dealt 7|8|10|11; bought_yet?
faulty-pack: pack_fault number|twins|back|strange; pack_before?
faced-in-stock: buyer feito|right|left; met 1|2; sure_win?no
faced-in-purchase: part own|passed; place 1..8 =1; wanted 0..8 =0; thrown_already?no
faced-leftover:
word-with-wrong-count: whose_count own|anothers; dealer_speaks?; word passo|licenca|respeito|so|so-against; notice?;
  pot 1..1000 =25
throws-down: thrower mao|contra-pe|pe; whose_count own|anothers; others_passed?; made_after?no; pot 1..1000 =25
known-count: spoken_again?
passed-twice-wrong: wrong many|few; nine_now?; proof evident|suspected =evident; led_yet?; pot 1..1000 =25
made-wrong: made_how first-passage|second-passage|dealers; nine_now?; proof evident|suspected =evident; led
  not-led|led|hurried; pot 1..1000 =25
buyer-wrong: nine_now?; proof evident|suspected =evident; led_yet?; pot 1..1000 =25
meant-otherwise:
turns-for-respeito: has_aces?; aces_shown before|after-turn|after-mixing; may_bid?yes; his_turn?yes; pot 1..1000 =25
says-respeito:
bid-too-low:
wrong-card-turned: turned_for respeito|segundo; card_of idle-pack|another-hand
segundo-out-of-turn: pot 1..1000 =25
casca-out-of-turn: did says|takes-stock|lays-card
pe-answers-early: pe_says licenca-copas|so|so-copas; contra_pe_says none|licenca-copas|so|so-copas|respeito
wrong-suit: game_made licenca|so|casca; asked_again?; other_answers?no
unnamed: game_made licenca|so|casca; without_naming bought|seen|ordered|led
spread-unnamed: ouros 0..9 =0; copas 0..9 =0; espadas 0..9 =0; paus 0..9 =0
reopens-discards: slip another-suit|no-suit|changed-mind; looked unseen|raised|seen; next_bought?
feito-bought-many: ordered?; looked unseen|raised|seen; next_did not-yet|bought|passed-all; third_bought?no; pot
  1..1000 =25
feito-bought-few: ordered?; next_did not-yet|bought|passed-all; third_bought?no; discards_mixed?no; pot 1..1000 =25
buyer-bought-many: looked unseen|raised|seen; buys_last?; next_bought?no; pot 1..1000 =25
buyer-bought-few: part_there?; looked unseen|raised|seen; discards_mixed?no; pot 1..1000 =25
passed-once-wrong: wrong many|few; notice?; cards_left?; led_yet?no; pot 1..1000 =25
looks-at-discards: looker feito|opponent; own_discards?no; pot 1..1000 =25
looks-at-leftovers: looker feito|opponent; loss 2..32 =2; geral_lost?no; pot 1..1000 =25
geral-after-look: knew?
lead-out-of-turn: covered?; by feito|opponent; whose feito|opponent; only_suit?no
lead-before-order: by feito|opponent; leads same|feito|opponent
plays-ahead: bound?; harms?; decides?no
revoke: kind follow|trump|ruff|matador; covered?; found soon|late; trick_of revoker|harmed|thrown-to; against
  feito|opponent; times 1|2 =1; pot 1..1000 =25
after-revoke: times 1|2 =1; enough?; by feito|opponent
accuses: accuser player|quarto|onlooker
two-cards: how clinging|apart; by feito|opponent
second-card: revoked?; let_go?
wrong-name: thing card|turned-suit
geral-against-wrong-count: declared?; asked_count?; wrong many|few; owned_up?no; pot 1..1000 =25
silent-at-geral: geral_won by-it|anyway|lost; both_silent?no; pot 1..1000 =25
geral-with-wrong-count: went_for_geral?; cards 1|2 =1; pot 1..1000 =25
wrong-count: wrong many|few; cards 1|2 =1; excuse none|so-with-notice|passed-with-eight =none; asked_reposta?no; pot
  1..1000 =25
casca-given-back: wrong many|few; pot 1..1000 =25
last-trick-short: short 1|2
cards-left-over: players_over 1|2|3
asks-early: passed_on?; pot 1..1000 =25
casca-asks: pot 1..1000 =25
shows-as-won: safe?; pot 1..1000 =25
gives-codilho:
sign: decides?; bound?
saw-cards: depends?; agreed?
confuses: by feito|opponent; won_already?no; geral_lost?no; base 2|4|5|6|12|8|10|24 =2; pot 1..1000 =25
told-wrong-trump: taking?
stock-scattered: scattered_by accident|outsider; put_back?no; feito_ready?; sure_win?no
onlooker-speaks: spoke_of cards|doubt|play; was_asked?no; hand_played?no; harms_somebody?no
discards-scattered: all_exchanged?
shows-stock: decided?; pot 1..1000 =25
drops-cards: by feito|opponent; decided?; pot 1..1000 =25
feito-upsets-stock: claimed_by 0|1|2 =0; order_known?yes; base 2|4|5|6|12|8|10|24 =2; pot 1..1000 =25
forgotten-entry: made nobody|contra-pe-passed|somebody; entry 1..1000 =5
forgotten-medalhao: taken rightful|refused|next-refuses; medalhao 1..1000 =20
forgotten-pot: made_himself?; pot 2..1000 =25
forgotten-tento: remembered?
forgotten-remissa: remember 1..4
unseen-remissa: shown?; doubted?; amount 1..1000 =25
asked-wrongly: due 1..1000 =2; asked 0..1000 =0; when in-time|while-dealt|asked-before|late; other_paid?no
paid-double: excess 1..1000 =2; when in-time|while-dealt|late; other_returned?no
disputed-payment: due 1..1000 =2; noticed nobody|paid|unpaid
penalty-payee: thirteen?no
law-invoked: law_of march|accident; happened?
unforeseen: written?; consented?; harm 0..1000 =0
"""

FOUR_ASK = """
word-with-wrong-count: whose_count own|anothers; dealer_speaks False =False; word
  passo|licenca|respeito|so|so-against; notice?; pot 1..1000 =25
known-count: third_passed?; spoken_again?
made-wrong: made_how first-passage|second-passage; nine_now?; proof evident|suspected =evident; led
  not-led|led|hurried; pot 1..1000 =25
looks-at-discards: looker feito|opponent|quarto; own_discards?no; pot 1..1000 =25
looks-at-leftovers: looker feito|opponent|quarto; loss 2..32 =2; geral_lost?no; pot 1..1000 =25
quarto-looks: quarto_saw hand|stock|nothing
thirteen-early-name: pot 1..1000 =25
thirteen-count: stock_right?; named?; pot 1..1000 =25
thirteen-opponent-count: named?; pot 1..1000 =25
espadilha-passed: then casca|pe-casca|segundo; bought?; pot 1..1000 =25
espadilha-thrown: in_discards_of feito|buyer; pot 1..1000 =25
leaves-four: go_on?
"""
"""What is asked otherwise, or only, where four sit at the table."""


def asked(table: str) -> dict[str, str]:
    """Each incident with its facts, as they are written above; what is indented goes on."""
    lines = table.strip().replace("\n  ", " ").splitlines()
    return {name: facts.strip() for name, _, facts in (line.partition(":") for line in lines)}


def written(fact: Fact) -> str:
    values, meant = fact.values, fact.default
    if tuple(values) == YES_NO:
        return f"{fact.name}?{'' if meant is None else 'yes' if meant else 'no'}"
    numbers = [value for value in values if isinstance(value, int)]
    row = len(numbers) > 3 and numbers == [*range(numbers[0], numbers[-1] + 1)]
    answers = f"{values[0]}..{values[-1]}" if row else "|".join(map(str, values))
    return f"{fact.name} {answers}" + ("" if meant is None else f" ={meant}")


def facts(of: str, incident: str) -> str:
    return "; ".join(map(written, game(of).incident(incident).facts))


@pytest.mark.parametrize(("incident", "wanted"), asked(THREE_ASK).items())
def test_what_is_asked(incident: str, wanted: str) -> None:
    assert facts("voltarete", incident) == wanted


@pytest.mark.parametrize(("incident", "wanted"), (asked(THREE_ASK) | asked(FOUR_ASK)).items())
def test_what_is_asked_of_four(incident: str, wanted: str) -> None:
    assert facts(FOUR, incident) == wanted


def test_what_concerns_four_only_three_are_not_asked() -> None:
    only = asked(FOUR_ASK).keys() - asked(THREE_ASK).keys()
    assert only and not only & game("voltarete").incidents.keys()
