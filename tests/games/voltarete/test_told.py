"""What is told aloud, in its order: a hand, a Recambó and its end as those hear them who sit there."""

from __future__ import annotations

import pytest

from tapete.cards import Card
from tapete.table.event import Seat
from tapete.table.offer import say
from tests.games.voltarete.hands import FOUR, Voltarete, hand
from tests.games.voltarete.test_concluding import playing
from tests.games.voltarete.test_recambo import before_cut


def story(case: Voltarete, since: Voltarete | None = None) -> list[str]:
    """What has been told since a moment, to whomever: `ana buys 5 8`."""
    first = 0 if since is None else max(0, since.state.first_event + len(since.state.events) - case.state.first_event)
    return [
        " ".join([*([str(case.name(event.seat))] if event.seat is not None else []), event.key,
                  *(written(case, detail) for _, detail in event.details)])
        for event in case.state.events[first:]
    ]  # fmt: skip


def written(case: Voltarete, detail: object) -> str:
    if isinstance(detail, Seat):
        return str(case.name(detail.seat))
    if isinstance(detail, tuple):
        return "+".join(card.text for card in detail)
    return detail.text if isinstance(detail, Card) else str(detail)


# The deal and the passages.


def test_the_deal() -> None:
    case = Voltarete()
    assert story(case.falls().do("blas cut 10"), case) == [
        "ana shuffled",
        "blas cut 10",
        "clara medalhao 20",
        "clara dealt",
    ]
    again = before_cut(pot=25)
    assert story(again.do("clara reshuffle").falls(), again) == ["clara reshuffles", "blas shuffled"]


@pytest.mark.law("vol.I.6.7")
def test_the_first_passage_and_the_trumps() -> None:
    case = hand(ANA="1E 1B", stock="5O 6O")
    outbid = case.do("ana passo, blas licença, clara só, blas passo, clara name oros").buy("", "").do("clara begin")
    assert story(outbid, case) == [
        "ana passes",
        "blas bids licença",
        "clara bids só",
        "blas yields",
        "clara feito só 26",
        "clara trump oros",
        "ana buys 0 13",
        "blas buys 0 13",
        "clara play-begins",
    ]
    preferred = case.do("ana licença, blas passo, clara preferência, ana passo")
    assert story(preferred, case)[-2:] == ["clara feito licença 25", "clara trump copas"]
    respeito = [
        "ana bids respeito",
        "ana feito respeito 25",
        "ana shows-aces 1E+1B",
        "ana turn-up 5O",
        "ana trump oros",
    ]
    assert story(case.do("ana respeito"), case) == respeito


@pytest.mark.law("vol.II.8.7", "vol.II.14.1")
def test_the_exchange_and_the_order() -> None:
    case = hand(ANA="1E 2E 12E 7E 6E 5E 4E 3E 3C", stock="4C 5C 6C").make("ana", suit="espadas")
    done = case.buy("3C", "", "").do("ana geral")
    assert story(done, case) == [
        "ana buys 1 12",
        "ana drew 4C",
        "blas buys 0 12",
        "clara buys 0 12",
        "ana declares-geral",
        "ana play-begins",
    ]
    assert done.told_to("drew") == [("ana", {"ana"})]


@pytest.mark.law("vol.I.7.4", "vol.I.7.5")
def test_the_second_passage() -> None:
    case = hand(ANA="1E", stock="5O").all_pass()
    assert case.told("second-passage", "seat") == [None]
    turned = ["ana feito segundo 28", "ana turn-up 5O", "ana trump oros"]
    assert story(case.do("ana segundo"), case) == turned
    assert case.do("ana segundo").state.to_speak == (), "nobody else speaks any more"
    gone = case.do("ana casca 1E").prompt("ana")
    assert gone is not None and say("give-back", grave=True) in gone.offers
    given = story(case.do("ana casca 1E, ana give-back"), case)
    assert [given[0], given[1], given[2], given[-1]] == [
        "ana feito casca 28",
        "ana casca 1",
        "ana buys 8 5",
        "ana gives-back",
    ]


@pytest.mark.law("vol.II.15.7", "vol.II.15.9")
def test_the_thirteen() -> None:
    case = hand(of=FOUR, obligation="off").all_pass().do("ana passo, blas passo, clara passo")
    assert story(case.do("diego decline"), case) == ["diego declines", "passed-out"]
    taken = case.do("diego treze")
    assert taken.told_to("drew") == [("diego", {"diego"})]
    laid = taken.do(f"diego aside {taken.some('diego', 4)}, diego ask-reposta, ana grant, blas refuse")
    asked = (laid.state.question, laid.state.granted, laid.state.refused)
    assert asked == (None, (), ()) and "ask-reposta" not in laid.words("diego"), "he asks once, and it costs nothing"
    assert story(laid.do("diego name oros"), taken) == [
        "diego lays-aside",
        "diego asks-reposta",
        "ana grants",
        "blas refuses",
        "diego trump oros",
    ]
    dealt = hand(50, FOUR)
    lost = dealt.come_out(feito="diego", kind="treze", suit="oros", tricks=(3, 2, 0, 4))
    assert story(lost, dealt) == ["diego result-codilho 50"], "whose it is goes without saying"


# The play and its end.


def test_claims() -> None:
    case = playing((3, 0, 0))
    cards = "12B+5B+5O+4C"
    won = case.do("ana lay-down first-five, blas accept, clara accept")
    assert story(won, case) == [
        f"ana lays-down {cards} first-five",
        "blas accepts",
        "clara accepts",
        "ana result-win 30",
    ]
    played = case.do("ana lay-down reposta, blas accept, clara make-play")
    assert story(played, case) == [f"ana lays-down {cards} reposta", "blas accepts", "clara makes-play"]
    lost = case.do("ana lay-down codilho blas, blas accept, clara accept")
    assert story(lost, case) == [
        f"ana lays-down {cards} codilho-to blas",
        "blas accepts",
        "clara accepts",
        "ana result-codilho 30",
        "blas codilho-to",
    ]


@pytest.mark.law("vol.II.12.3")
def test_concessions() -> None:
    case = playing((5, 0, 0), first=True, geral="declared").play("5O")
    said = case.do("blas concede geral").play("12O")
    both = ["blas concedes", "blas plays 12O", "clara concedes"]
    assert story(said.do("clara concede geral, ana take"), case) == [
        *both,
        "ana all-concede geral",
        "ana takes-hand",
        "ana result-win 30",
        "ana geral-made",
    ]
    assert story(said.do("clara concede won, ana play-on"), case) == [*both, "ana all-concede won", "ana plays-on"]


@pytest.mark.law("vol.II.9.5")
def test_a_codilho_given_up_and_what_is_owed() -> None:
    case = playing(granted=(1,), refused=(2,), asked=True).play("5O 12O")
    assert story(case.do("clara give-up, ana leave, clara leave"), case) == [
        "clara gives-up",
        "ana result-reposta 30",
        "ana leaves-remissa 30",
        "clara leaves-remissa 30",
    ]
    asked = hand(30).make("ana", suit="copas").buy()
    assert story(asked.do("ana ask-reposta, blas grant, clara grant, ana pay-in"), asked) == [
        "ana asks-reposta",
        "blas grants",
        "clara grants",
        "ana result-reposta 30",
        "ana pays-in 30",
    ]


def test_results() -> None:
    case = hand(31)
    shared = case.come_out(suit="bastos", tricks=(1, 4, 4))
    assert story(shared, case) == ["ana result-codilho 31", "blas codilho-to", "clara codilho-to"]
    made = case.come_out(suit="bastos", tricks=(9, 0, 0), geral="declared")
    assert story(made, case) == ["ana result-win 31", "ana geral-made"]
    failed = case.come_out(suit="bastos", tricks=(8, 1, 0), geral="declared")
    assert story(failed, case) == ["ana result-win 31", "ana geral-lost"]


# The Recambó, and the end.


@pytest.mark.law("vol.II.19.6", "vol.II.19.16")
def test_what_enters_and_what_is_over() -> None:
    start = {"box": 10, "remissas": [[0, 20], [1, 50]]}
    case = Voltarete(start=start).falls()
    dealt = case.do("blas cut 1")
    assert story(dealt, case) == ["blas cut 1", "blas remissa-enters 50", "recambo-enters 10", "clara dealt"]
    over = ["ana result-win 65", "recambo-over"]
    assert story(dealt.come_out(suit="oros", tricks=(5, 2, 2)), dealt) == over
    last = Voltarete(start=start, remissas_end="divide").deal(ANA="")
    divided = last.come_out(suit="oros", tricks=(5, 2, 2))
    assert story(divided, last) == [*over, "divided", "match-over remissas 1"]
    for agreed in ("divide", "play-out"):
        nothing = Voltarete(start={"box": 10}, remissas_end=agreed, hands_limit=1).deal(ANA="")
        ended = story(nothing.come_out(suit="oros", tricks=(5, 2, 2)), nothing)
        assert ended[-2:] == ["recambo-over", "match-over recambo 1"], "there is nothing to divide"
    tail = Voltarete(start=start, hands_limit=1).deal(ANA="")
    assert story(tail.come_out(suit="oros", tricks=(5, 2, 2)))[-2:] == ["divided", "match-over hands 1"]
    two = Voltarete(start={"box": 10}, recambos=2, hands_limit=1).deal(ANA="")
    assert story(two.come_out(suit="oros", tricks=(5, 2, 2)), two)[1:] == ["recambo-over", "match-over hands 1"]


@pytest.mark.law("vol.II.19.16")
def test_so_many_hands_and_no_more() -> None:
    first = hand(33, hands_limit=2).come_out(suit="oros", tricks=(2, 5, 2))
    assert first.phase == "shuffle"
    second = first.deal(ANA="")
    ended = second.come_out(suit="oros", tricks=(2, 5, 2))
    assert story(ended, second) == ["ana result-codilho 38", "blas codilho-to", "divided", "match-over hands 2"]


def test_new_seats() -> None:
    case = Voltarete(start={"box": 10}, recambos=2).deal(ANA="").come_out(suit="oros", tricks=(5, 2, 2))
    assert story(case.falls("5E 5B 5C"), case) == [
        "lot-seats 5E+5B+5C",
        "seated Clara, Blas, Ana",
        "ana first-dealer",
    ]


@pytest.mark.law("vol.II.19.14", "vol.II.19.15", "vol.II.19.16")
def test_proposals() -> None:
    case = before_cut(pot=25, remissas=[[1, 61]])
    left = case.do("blas propose adjourn, clara object, ana consent")
    assert story(left, case) == [
        "blas proposes adjourn",
        "clara objects",
        "ana consents",
        "adjourned",
        "match-over adjourn 1",
    ]
    divided = case.do("blas propose divide, clara consent, ana consent")
    assert story(divided, case)[-2:] == ["divided", "match-over divide 1"]
    four = Voltarete(FOUR, obligation="off").deal(ANA="").all_pass()
    four = four.do("ana passo, blas passo, clara passo, diego decline").falls()
    up = four.do("clara propose get-up, diego consent, ana consent, blas consent")
    assert story(up, four)[-1] == "clara gets-up"
