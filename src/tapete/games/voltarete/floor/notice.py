"""Wrong numbers of cards in the passages: notice of them, words in spite of them, and cards thrown down."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.voltarete import passages
from tapete.games.voltarete.floor.kept import Thrown, wrong_number
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import HAND, LICENCA, RESPEITO
from tapete.games.voltarete.passages import BIDS
from tapete.games.voltarete.seats import also
from tapete.games.voltarete.state import FIRST
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import Case, Effect
from tapete.table.offer import Offer, say
from tapete.table.phase import beside


def may_bid(state: Floor, seat: int) -> bool:
    """Whether he can make himself: not who has passed, nor whose word stands, nor a dealer who knows of a number."""
    spoken = [each[0] for each in (state.bid, state.hasty.answer) if each is not None]
    return seat not in (*state.out, *spoken) and not (seat == state.dealer and state.notice.known_wrong)


@law("vol.II.3.2")
def heard_by_dealer(state: Floor, seat: int) -> Floor:
    """Who deals and speaks is bound by what was known of the numbers then, not by what is found out later."""
    notice = replace(state.notice, dealer_knew=bool(state.notice.known_wrong))
    return state.but(notice=notice) if seat == state.dealer else state


def who_bids(state: Floor, seat: int) -> list[int]:
    bid = state.bid if state.phase == FIRST and state.may_accuse(seat) else None
    return [bid[0]] if bid is not None and bid[0] != seat else []


@law("vol.II.3.2", "vol.II.3.13", "vol.II.3.14")
def bid_case(state: Floor, seat: int, accused: int) -> Case | None:
    """He who would make himself has a wrong number of cards, or knows of another's."""
    assert state.bid is not None
    own, dealers = len(state.hands[accused]) != HAND, accused == state.dealer
    if not (own or (state.notice.dealer_knew if dealers else state.notice.known_wrong)):
        return None
    word = BIDS[state.bid[1]]
    said = {LICENCA: "licenca", "preferência": "licenca", RESPEITO: "respeito"}.get(word, "so")
    alone = len([call for call in state.calls if call.said != "passo"]) == 1
    return state.case(
        "word-with-wrong-count",
        accused,
        whose_count="own" if own else "anothers",
        word=said if said != "so" or alone else "so-against",
        notice=accused in state.notice.known_wrong if own else True,
        dealer_speaks=dealers,
    )


@law("vol.II.3.11")
def known_case(state: Floor, seat: int) -> Case:
    """A wrong number is known when those have passed who might have played."""
    four = {"third_passed": len(state.out) == 3} if state.has_quarto else {}
    return state.case("known-count", seat, spoken_again=bool(state.passed_twice), **four)


# Notice.


@law("vol.II.3.1", "vol.II.3.14")
def _notice(state: Floor, seat: int) -> list[Offer]:
    """It is given before or with the word that stands; who has nine has nothing to say."""
    done = (*state.notice.announced, *state.out)
    return [say("notice")] if seat in state.three and seat not in done and len(state.hands[seat]) != HAND else []


def _gives_notice(state: Floor, seat: int, action: Action) -> Floor:
    return _announced(state, seat).telling(event("gives-notice", seat, wrong=wrong_number(len(state.hands[seat]))))


def _announced(state: Floor, seat: int) -> Floor:
    """He has said that his number is wrong."""
    return state.but(notice=replace(state.notice, announced=also(state.notice.announced, seat)))


# Cards thrown down.


@law("vol.II.3.4", "vol.II.3.6", "vol.II.3.7", "vol.II.3.8", "vol.II.3.9", "vol.II.3.10")
def _throwing_down(state: Floor, seat: int) -> list[Offer]:
    """For his own wrong number, or one that is known, as long as nobody would make himself."""
    wrong = state.notice.known_wrong or len(state.hands[seat]) != HAND
    if state.bid is not None or seat not in state.to_speak or not wrong:
        return []
    return [say("throw-down", grave=True)]


@law("vol.II.3.5", "vol.II.3.6", "vol.II.3.9")
def _throws_down(state: Floor, seat: int, action: Action) -> Floor:
    """In time the hand is void at once; too early it waits for those who may still make themselves."""
    thrown = thrown_down(state, seat)
    down = (*state.notice.down, thrown)
    told = state.but(notice=replace(state.notice, down=down)).telling(event("throws-down", seat))
    at_once = thrown.in_time and (not state.has_quarto or seat == state.pe)
    return after_throwing(told) if at_once else passages.speaks_next(told, seat)


@law("vol.II.3.4", "vol.II.3.7", "vol.II.3.10")
def thrown_down(state: Floor, seat: int) -> Thrown:
    """Whether those have passed, and not thrown their cards down too, whose word comes before his."""
    before = state.three[: state.three.index(seat)]
    gone = [each.seat for each in state.notice.down]
    return Thrown(seat, state.penalty, bool(before) and all(each in state.out and each not in gone for each in before))


def thrown_case(state: Floor, thrown: Thrown, made_after: bool = False, others_down: bool = False) -> Case:
    """Cards are thrown down: by whom, for whose number, when, and whether another has made himself since."""
    return state.case(
        "throws-down",
        thrown.seat,
        thrower=("mao", "contra-pe", "pe")[state.three.index(thrown.seat)],
        whose_count="own" if state.notice.dealt[thrown.seat] != HAND else "anothers",
        others_passed=thrown.in_time,
        made_after=made_after,
        others_down=others_down,
        pot=thrown.pot,
    )


def after_throwing(state: Floor) -> Floor:
    """Somebody has made himself, and all take up their cards again; or nobody has, and the hand is void by the last.

    Whoever was too early owes in either case.
    """
    *others, last = state.notice.down
    if state.feito is not None:
        for each in state.notice.down:
            state = state.brought(thrown_case(state, each, made_after=True))
        return state
    for each in others:
        if not each.in_time:
            state = state.brought(thrown_case(state, each, others_down=True))
    return state.brought(thrown_case(state, last))


@law("vol.II.3.2", "vol.II.3.3")
def hand_goes_on(state: Floor, case: Case) -> Floor:
    """Nothing changes; but a wrong number that was shown in the first passage is known to all."""
    return _exposed(state, case.offender) if case.incident == "dealt-number" else state


@law("vol.II.8.10")
def _exposed(state: Floor, seat: int) -> Floor:
    late = (seat,) if seat in state.out else ()
    exposed, unwarned = also(state.notice.exposed, seat), (*state.notice.unwarned, *late)
    return state.but(notice=replace(state.notice, exposed=exposed, unwarned=unwarned))


@law("vol.II.3.2", "vol.II.3.13")
def bid_refused(state: Floor, case: Case) -> Floor:
    """His word counts for a pass, and what was answered to it is nothing: the game stands that he would have outbid.

    If there was none, those speak who are not out. A number that was proved by it is known to all.
    """
    own = case.facts["whose_count"] == "own"
    unsaid = (_exposed(state, case.offender) if own else state).but(bid=None, hasty=replace(state.hasty, answer=None))
    outbid = [call for call in state.calls if call.seat not in (case.offender, *state.out)]
    if not outbid:
        return passages.speaks_next(unsaid, case.offender)
    return passages.stands(unsaid.but(out=(*state.out, case.offender)), outbid[-1].seat, outbid[-1].said)


NOTICE = beside("notice", offers=_notice, do=_gives_notice)
THROW_DOWN = beside("throw-down", offers=_throwing_down, do=_throws_down)

EFFECTS: dict[str, Effect[Floor]] = {
    "hand-goes-on": hand_goes_on,
    "passed-with-notice": law("vol.II.3.5")(lambda state, case: _announced(state, case.offender)),
    "bid-refused": bid_refused,
}
