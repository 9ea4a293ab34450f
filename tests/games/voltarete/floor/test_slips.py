"""The open table: cards that fall, cards that another chooses, words and signs, and who can do them when."""

from __future__ import annotations

import pytest

from tapete.table.offer import Pick, Say
from tests.games.voltarete.floor.hands import DEMANDS, REVOKING, against_thirteen, ending, floor, licenca
from tests.games.voltarete.hands import FOUR, Voltarete, opened

# Whose turn it is.


@pytest.mark.law("vol.II.10.1", "vol.II.10.7")
def test_against_the_thirteen_the_order_is_kept_though_one_has_played_ahead() -> None:
    hands = {"ANA": "5B 2O", "BLAS": "4B 4C", "CLARA": "6B 3O", "DIEGO": "2B 3B"}
    case = against_thirteen(**hands).but(leader=3).do("diego play 2B, blas play 4B")
    assert case.turn == "ana" and case.do("ana play 5B").turn == "clara"
    third = against_thirteen(**hands).but(leader=3).do("diego play 2B, ana play 5B, clara play 6B")
    assert third.turn == "blas" and third.allows("diego claim ahead clara")


@pytest.mark.law("vol.II.10.1")
def test_nobody_plays_twice_to_a_trick_nor_before_one_who_must_put_his_card_right() -> None:
    case = REVOKING.do("ana play 12C")
    assert case.may("ana", "play") == set() and case.may("clara", "play") == {"6C", "4B", "3O"}
    back = case.do("blas play 6O, clara claim revoke blas")
    assert back.may("clara", "play") == back.may("ana", "play") == set()
    assert back.may("blas", "play") == {"5C"}


@pytest.mark.law("vol.II.10.15", "vol.II.10.21")
def test_one_mends_his_own_card_and_it_is_told() -> None:
    case = REVOKING.do("ana play 12C, blas play 6O")
    assert case.allows("blas mend") and not case.allows("clara mend") and not case.allows("ana mend")
    mended = case.do("blas mend")
    assert mended.told("mends", "seat") == ["blas"] and not mended.allows("blas mend")
    assert not REVOKING.do("ana play 12C, blas play 5C").allows("blas mend"), "it was lawful"


# Two cards at once.


@pytest.mark.law("vol.II.10.25")
def test_two_cards_fall_from_the_hand_of_him_who_is_to_play() -> None:
    case = ending(ANA="12O 5B 2C", BLAS="11O 6O 3E 4E", CLARA="4O 3O 2O")
    assert "spill" in case.words("ana") and "spill" not in case.words("blas")
    led = case.do("ana play 12O")
    assert "spill" in led.words("blas") and "spill" not in led.words("clara")
    wrong = led.do("blas play 3E, ana claim revoke blas")
    assert wrong.turn == "blas" and "spill" not in wrong.words("blas"), "he puts a card right"
    spared = ending(ANA="12E 2O", BLAS="6B 3O", CLARA="5E 4O").do("ana play 12E, clara play 5E, ana claim ahead clara")
    assert spared.turn == "blas" and "spill" not in spared.words("blas")


@pytest.mark.law("vol.II.10.25")
def test_if_neither_is_lawful_both_go_back_and_he_plays_one_that_is() -> None:
    case = ending(ANA="12O 5B 2C", BLAS="11O 6O 3E 4E", CLARA="4O 3O 2O").do("ana play 12O, blas spill 3E 4E")
    assert (case.phase, case.turn, case.may("blas", "play")) == ("play", "blas", {"11O", "6O"})
    assert {"3E", "4E"} <= case.known("clara") and len(case.held("blas")) == 4
    assert [card.text for card in case.told("spills", "cards")[0]] == ["3E", "4E"]


@pytest.mark.law("vol.II.10.25")
def test_what_was_chosen_of_two_is_played_and_the_play_goes_on() -> None:
    dropped = ending(ANA="12O 5B 2C", BLAS="11O 6O 3E", CLARA="4O 3O 2O").do("ana spill 12O 5B")
    assert dropped.phase == "spilled"
    led = dropped.do("blas choose 12O")
    assert (led.phase, led.turn, led.state.question) == ("play", "blas", None)
    assert [played.card.text for played in led.state.trick] == ["12O"]


# A card that another chooses.


@pytest.mark.law("vol.II.10.7", "vol.II.12.12")
@pytest.mark.parametrize(("which", "card"), [("highest", "6B"), ("lowest", "4O")])
def test_the_highest_or_the_lowest_of_the_lawful_cards_is_demanded(which: str, card: str) -> None:
    case = ending(ANA="12E 2O", BLAS="7B 3O", CLARA="12O 6B 4O 3B").do("ana play 12E, clara play 12O")
    asked = case.do("ana claim ahead clara")
    assert asked.may("ana") == {"keep", *DEMANDS, *(f"demand {card}" for card in named(asked, "ana"))}
    assert asked.prompt("blas") is None and asked.prompt("clara") is None
    changed = asked.do(f"ana demand {which}")
    assert [played.card.text for played in changed.state.trick] == ["12E", card]
    assert [told.text for told in changed.told("must-play", "card")] == [card]
    assert (changed.phase, changed.turn, changed.state.question) == ("play", "blas", None)
    kept = asked.do("ana keep")
    assert kept.told("keeps", "seat") == ["ana"] and (kept.phase, kept.state.question) == ("play", None)


@pytest.mark.law("vol.II.10.7")
def test_it_is_his_last_card_that_is_changed_and_not_one_of_an_earlier_trick() -> None:
    case = ending(ANA="12C 12E 2O", BLAS="5C 7B 3O", CLARA="6C 3B 4O").play("12C 5C 6C")
    changed = case.do("ana play 12E, clara play 3B, ana claim ahead clara, ana demand lowest")
    assert len(changed.state.taken) == 1
    assert [played.card.text for played in changed.state.trick] == ["12E", "4O"]


def named(case: Voltarete, who: str) -> set[str]:
    """The cards that he may demand by their names."""
    prompt = case.prompt(who)
    assert prompt is not None
    return {card.text for offer in prompt.beside if isinstance(offer, Say) for card in offer.action.cards}


@pytest.mark.law("vol.II.10.7", "vol.II.12.13")
def test_any_card_that_may_be_lawful_is_demanded_by_its_name_seen_or_not() -> None:
    case = ending(ANA="12E 2O", BLAS="7B 3O", CLARA="12O 6B 4O 3B").do("clara drop 6B, blas drop 7B")
    asked = case.do("ana play 12E, clara play 12O, ana claim ahead clara")
    assert asked.allows("ana demand 6B"), "she has seen it"
    assert asked.allows("ana demand 3B") and asked.allows("ana demand 11E"), "and these she has not"
    assert not any(asked.allows(f"ana demand {card}") for card in ("7B", "12O", "2O", "12E")), "these lie elsewhere"
    assert not asked.allows("ana demand 6B 3B") and not asked.allows("ana demand")
    for card in ("6B", "3B"):
        played = asked.do(f"ana demand {card}")
        assert [each.card.text for each in played.state.trick] == ["12E", card]
    vain = asked.do("ana demand 11E")
    assert vain.told("cannot-play", "seat") == ["clara"]
    assert (vain.phase, vain.turn) == ("choose", "ana")
    assert named(vain, "ana") == named(asked, "ana") - {"11E"}, "he asks again, for another"


@pytest.mark.law("vol.II.10.7", "vol.II.12.13")
def test_what_may_be_demanded_tells_nothing_of_the_other_hand() -> None:
    """Given two hands that differ in what Ana has not seen, then she may demand the same cards of both."""
    one = ending(ANA="12E 2O", BLAS="7B 3O", CLARA="12O 6B 4O 3B").do("ana play 12E, clara play 12O")
    two = ending(ANA="12E 2O", BLAS="5C 4C", CLARA="12O 7B 11C 3C").do("ana play 12E, clara play 12O")
    first, second = (named(each.do("ana claim ahead clara"), "ana") for each in (one, two))
    assert first == second and {"3B", "7B", "11C", "1O", "11E"} <= first
    assert not {"12E", "2O", "12O"} & first, "what lies there, and her own"


@pytest.mark.law("vol.II.10.7", "vol.II.10.10")
def test_a_card_that_is_known_not_to_be_lawful_is_not_demanded() -> None:
    """Given that Clara has followed suit, then all know that she can, and only that suit is demanded."""
    case = ending(ANA="10E 2O", BLAS="7B 3O", CLARA="12E 4E 3B").do(
        "ana play 10E, clara play 12E, ana claim ahead clara"
    )
    assert named(case, "ana") == {f"{rank}E" for rank in (2, 3, 4, 5, 6, 7, 11)}, "the Espadilha is a trump"
    lead = ending(leader="clara", ANA="11O 12E", BLAS="12O 4E", CLARA="7O 6E 3B").do("blas sign, clara play 7O")
    asked = lead.do("ana play 11O, blas play 12O, ana claim sign blas")
    assert {"6E", "3B", "2O", "1C"} <= named(asked, "ana"), "anything can be led"


@pytest.mark.law("vol.II.10.7", "vol.II.10.10")
def test_who_may_not_play_what_is_demanded_says_so_and_another_is_asked() -> None:
    case = ending(ANA="10E 2O", BLAS="7B 3O", CLARA="12E 4E 3B").do("clara drop 3B, ana play 10E, clara play 12E")
    asked = case.do("ana claim ahead clara")
    for vain in ("11E", "trump", "oros"):
        again = asked.do(f"ana demand {vain}")
        assert again.told("cannot-play", "seat") == ["clara"] and (again.phase, again.turn) == ("choose", "ana")
        assert not again.allows(f"ana demand {vain}") and again.allows("ana demand lowest")
    assert not asked.allows("ana demand 3B"), "all know that she has to follow"
    none = again.do("ana demand no-trump")
    assert none.may("clara", "play") == {"12E", "4E"} and floor(none).righting.denied == ()


@pytest.mark.law("vol.II.10.7", "vol.II.12.13")
@pytest.mark.parametrize(
    ("kind", "free", "leads"),
    [
        ("trump", {"6B", "3B"}, {"3B", "4B"}),
        ("no-trump", {"12O", "4O"}, {"7O", "10O", "7E", "6E"}),
        ("oros", {"12O", "4O"}, {"7O", "10O"}),
    ],
)
def test_of_several_that_are_what_is_demanded_he_plays_which_he_likes(
    kind: str, free: set[str], leads: set[str]
) -> None:
    case = ending(ANA="12E 2O", BLAS="7B 3O", CLARA="12O 6B 4O 3B").do("ana play 12E, clara play 12O")
    bound = case.do(f"ana claim ahead clara, ana demand {kind}")
    assert bound.told("must-play-suit" if kind == "oros" else f"must-play-{kind}", "seat") == ["clara"]
    assert (bound.phase, bound.turn, bound.may("clara", "play")) == ("play", "clara", free)
    assert "spill" not in bound.words("clara") and bound.may("blas", "play") == set()
    played = bound.do(f"clara play {min(free)}")
    assert (played.turn, floor(played).righting.bidden, floor(played).righting.spared) == ("blas", "", True)
    lead = ending(leader="clara", ANA="11O 12E 2B", BLAS="12O 4E 5E", CLARA="7O 10O 7E 6E 3B 4B").do("blas sign")
    asked = lead.do("clara play 7O, ana play 11O, blas play 12O, ana claim sign blas")
    led = asked.do(f"ana demand {kind}")
    assert led.may("clara", "play") == leads


# Words, signs, cards that are shown.


@pytest.mark.law("vol.II.12.12")
def test_a_sign_is_made_by_those_who_play_though_they_have_done_something_else() -> None:
    play = licenca(opened(of=FOUR)).do("ana draw 5, ana look").exchange().do("ana begin")
    assert "sign" in play.words("clara") and "sign" not in play.words("diego")
    dropped = play.do(f"clara drop {play.held('clara')[0]}")
    assert "sign" in dropped.words("clara")
    assert dropped.do("clara sign").told("signs", "seat") == ["clara"]


@pytest.mark.law("vol.II.12.10")
def test_the_feito_gives_the_codilho_to_one_of_his_opponents_while_he_can_still_win() -> None:
    assert REVOKING.may("ana", "tell-codilho") == {"1", "2"}
    told = REVOKING.do("ana tell-codilho clara")
    assert told.told("tells-codilho", "seat", "whose") == [("ana", "clara")]
    lost = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="2B 4O").play("7B 5C 2B 4O")
    lost = lost.do("ana lay-down reposta, blas make-play")
    assert lost.phase == "play" and "tell-codilho" not in lost.words("ana")
    signed = REVOKING.do("ana sign")
    assert "tell-codilho" in signed.words("ana")


@pytest.mark.law("vol.II.12.2", "vol.II.12.8")
def test_nobody_says_that_a_feito_has_won_who_cannot() -> None:
    assert "show-lost" in REVOKING.words("blas") and "show-lost" not in REVOKING.words("ana")
    barred = REVOKING.do("ana tell-codilho clara, blas claim word ana")
    assert "show-lost" not in barred.words("blas")
    order = licenca(opened(30)).do("ana draw 5, ana look").exchange("3C 4C")
    faulted = order.do("ana peek discards blas, clara claim peek ana, ana begin")
    assert "show-lost" not in faulted.words("blas")
    granted = order.do("ana ask-reposta, blas grant, clara refuse")
    assert granted.phase == "play" and "show-lost" not in granted.words("clara")
    assert "show-lost" in order.do("ana begin").words("clara")
    four = licenca(opened(of=FOUR)).do("ana draw 5, ana look").exchange().do("ana begin")
    assert "show-lost" not in four.words("diego")


@pytest.mark.law("vol.II.20.6", "vol.II.20.8")
def test_a_card_falls_once_from_each_hand() -> None:
    prompt = REVOKING.prompt("blas")
    assert prompt is not None
    (pick,) = [offer for offer in prompt.every if isinstance(offer, Pick) and offer.word == "drop"]
    assert (pick.least, pick.most) == (1, 1)
    dropped = REVOKING.do("blas drop 7O")
    assert "drop" not in dropped.words("blas") and "drop" in dropped.words("clara") and "drop" in dropped.words("ana")
    assert all("7O" in dropped.known(who) for who in dropped.viewers) and "7O" in dropped.held("blas")
    assert [card.text for card in dropped.told("drops", "card")] == ["7O"]
    assert "drop" in REVOKING.do("blas sign").words("blas")
    four = licenca(opened(of=FOUR)).do("ana draw 5, ana look").exchange().do("ana begin")
    assert "drop" in four.words("blas") and "drop" not in four.words("diego")


@pytest.mark.law("vol.II.10.7")
def test_who_has_nothing_that_spares_the_feito_beats_him() -> None:
    case = ending(ANA="12E 2O", BLAS="6B 5B", CLARA="5E 4O").do("ana play 12E, clara play 5E, ana claim ahead clara")
    assert case.may("blas", "play") == {"6B", "5B"}


@pytest.mark.law("vol.II.10.12", "vol.II.10.14")
def test_who_keeps_back_a_matador_and_another_trump_has_kept_back_a_trump() -> None:
    case = ending(ANA="1E 2O", BLAS="1B 5B 3C", CLARA="4O 3O").do("ana play 1E, blas play 3C, clara play 4O")
    late = case.do("ana play 2O, blas play 5B, clara play 3O, ana claim revoke blas")
    assert [law for *_, law in late.owed] == ["vol.II.10.12"]


@pytest.mark.law("vol.II.12.3")
def test_cards_shown_at_a_geral_give_the_hand_away_and_not_the_geral() -> None:
    five = opened(30).play_so(tricks=(5, 0, 0), first=True).state.taken
    case = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="2B 4O").but(taken=five, geral="undeclared")
    assert case.do("blas show-lost, clara show-lost").told("all-concede", "says") == ["won"]
    said = case.do("ana play 7B, blas concede geral, clara show-lost")
    assert said.told("all-concede", "says") == ["won"], "both must have said it"
