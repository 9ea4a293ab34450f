"""The play at the open table: who may do what, how often, and what is undone when a card is mended."""

from __future__ import annotations

import pytest

from tapete.table.offer import Say
from tests.games.malilla.hands import BARROTADA, CUBIERTAS, VISTAS, endgame, misdealt, opened, turning

OROS = {"ANA": "7O", "BLAS": "3O 12O", "CLARA": "10O", "DIEGO": "2O 2B"}
SLIP = "ana play 7O, blas play 3O, clara play 10O, diego play 2O"


# Whose turn it is.


@pytest.mark.law("mal.31")
def test_whoever_has_not_played_to_the_trick_may_lay_a_card_and_nobody_two() -> None:
    case = opened(**OROS).do("ana play 7O")
    assert case.turn == "blas"
    assert [each for each in case.people if case.may(each, "play")] == ["blas", "clara", "diego"]
    out = case.do("clara play 10O")
    assert out.turn == "blas"
    assert [each for each in out.people if out.may(each, "play")] == ["blas", "diego"]


@pytest.mark.law("mal.30", "mal.95")
def test_when_all_have_played_the_winner_is_awaited_and_anybody_can_take_it_up() -> None:
    case = opened(**OROS).do(SLIP)
    assert case.turn == "clara"
    assert [each for each in case.people if case.allows(f"{each} take")] == case.people
    assert not any(case.may(each, "play") for each in case.people)
    before = opened(**OROS).do("ana play 7O, blas play 3O, clara play 10O")
    assert not any(before.allows(f"{each} take") for each in before.people), "a card is still missing"
    assert not any(opened(**OROS).allows(f"{each} take") for each in before.people), "there is no trick yet"


@pytest.mark.law("mal.30", "mal.95")
def test_nobody_is_asked_to_play_or_to_take_up_a_trick_when_another_is_awaited() -> None:
    def asked(line: str) -> list[str]:
        case = opened(**OROS).do(line)
        return [prompt.key for each in case.people if (prompt := case.prompt(each))]

    assert asked("ana play 7O") == ["aside", "play", "out-of-turn", "out-of-turn"]
    assert asked(SLIP) == ["out-of-turn", "out-of-turn", "take", "out-of-turn"]


@pytest.mark.law("mal.barrotada.2")
def test_an_alcalde_neither_takes_nor_speaks_nor_warns_nor_shows() -> None:
    case = opened(BARROTADA, alcalde=True, ANA="7O", BLAS="3O 12O", CLARA="10O", DIEGO="2O 2B").do("ana play 7O")
    assert case.may("elena") == set()
    assert case.do("blas play 3O, clara play 10O, diego play 2O").may("elena") == set()


# Which revoke it is.


@pytest.mark.law("mal.24", "mal.26", "mal.25")
@pytest.mark.parametrize(
    ("clara", "plays", "kind"),
    [
        ("2O 9O", "2O", "mal.24"),
        ("2O 5C", "5C", "mal.23"),
        ("8B 5C", "5C", "mal.25"),
        ("8B 5C 9O", "8B", "mal.23"),
    ],
)
def test_the_kind_of_revoke_after_a_card_of_the_suit(clara: str, plays: str, kind: str) -> None:
    case = endgame(BARROTADA, table="open", ANA="7O 2E", BLAS="8O 3E", CLARA=clara, DIEGO="6O 4E")
    case = case.do(f"ana play 7O, blas play 8O, clara play {plays}, diego play 6O")
    taken = case.do(f"{case.turn} take, ana claim revoke clara")
    assert taken.fined == [f"clara revoke {kind}"]


@pytest.mark.law("mal.26", "mal.25")
@pytest.mark.parametrize(("clara", "kind"), [("8B 5C", ["clara revoke mal.26"]), ("3B 5C", []), ("5E 5C", [])])
def test_the_kind_of_revoke_after_a_ruff(clara: str, kind: list[str]) -> None:
    case = endgame(BARROTADA, table="open", ANA="7O 2E", BLAS="4B 3E", CLARA=clara, DIEGO="6O 4E")
    case = case.do("ana play 7O, blas play 4B, clara play 5C, diego play 6O, blas take, ana claim revoke clara")
    assert case.fined == kind


@pytest.mark.law("mal.vistas.5", "mal.vistas.6", "mal.23")
def test_in_the_open_game_for_two_not_to_beat_or_to_ruff_is_no_revoke() -> None:
    case = endgame(VISTAS, table="open", ANA="7O 2E/7C", BLAS="6O 3E/9O/8B")
    low = case.do("ana play 7O, blas play 6O, ana take, ana claim revoke blas")
    assert low.told("not-proven", "seat") == ["blas"]
    void = case.do("ana play 7C, blas play 6O, ana take, ana claim revoke blas")
    assert void.told("not-proven", "seat") == ["blas"]
    trumped = case.do("ana play 7O, blas play 8B, blas take, ana claim revoke blas")
    assert trumped.fined == ["blas revoke mal.23"]


# Who leads next.


@pytest.mark.law("mal.31", "mal.95")
def test_he_who_took_anothers_trick_is_awaited_to_lead_and_his_lead_is_no_second_fault() -> None:
    case = opened(**OROS).do(f"{SLIP}, diego take")
    assert case.turn == "diego"
    led = case.do(f"diego play {case.held('diego')[0]}")
    assert not led.allows("ana claim lead diego")
    assert led.allows("ana claim trick diego")


@pytest.mark.law("mal.84", "mal.95")
def test_a_third_who_leads_after_a_trick_was_taken_wrongly_has_led_out_of_turn() -> None:
    case = opened(**OROS).do(f"{SLIP}, diego take")
    led = case.do(f"ana play {case.held('ana')[0]}")
    assert led.do("blas claim lead ana").fined == ["ana lead-out-of-turn mal.84"]


@pytest.mark.law("mal.84", "mal.31")
def test_he_leads_by_right_who_won_the_last_trick_and_not_who_won_the_first() -> None:
    case = opened(ANA="7O 7C", BLAS="12O 2C", CLARA="10O 3C", DIEGO="2O 9C 2B")
    case = case.do("ana play 7O, blas play 12O, clara play 10O, diego play 2O, blas take")
    case = case.do("blas play 2C, clara play 3C, diego play 9C, ana play 7C, ana take")
    assert case.takers == ["blas", "diego"]
    right = case.do(f"diego play {case.held('diego')[0]}")
    assert not right.allows("ana claim lead diego")
    wrong = case.do(f"blas play {case.held('blas')[0]}")
    assert wrong.do("ana claim lead blas").fined == ["blas lead-out-of-turn mal.84"]


# Words.


@pytest.mark.law("mal.92", "mal.3")
def test_one_can_speak_once_in_every_trick() -> None:
    case = opened(**OROS).do("blas say copas")
    assert case.may("blas", "say") == set()
    assert case.may("ana", "say") == {"triunfos", "oros", "copas", "espadas", "bastos"}
    assert case.do(f"{SLIP}, clara take").allows("blas say oros")
    assert case.told("says", "seat", "word") == [("blas", "copas")]


@pytest.mark.law("mal.3", "mal.92")
@pytest.mark.parametrize("talking", [False, True])
def test_to_speak_is_marked_as_a_fault_unless_the_talking_malilla_is_played(talking: bool) -> None:
    prompt = opened(talking=talking, **OROS).prompt("ana")
    assert prompt is not None
    said = [offer for offer in prompt.beside if isinstance(offer, Say) and offer.word == "say"]
    assert {offer.grave for offer in said} == {not talking}


@pytest.mark.law("mal.90", "mal.92")
def test_one_can_warn_another_whose_card_lies_there_once_in_every_trick() -> None:
    case = opened(**OROS).do("ana play 7O, blas play 3O")
    assert case.may("clara", "warn") == {"0", "1"}
    assert case.may("ana", "warn") == {"1"}, "nobody warns himself"
    warned = case.do("clara warn blas")
    assert warned.may("clara", "warn") == set()
    assert warned.may("diego", "warn") == {"0", "1"}
    later = warned.do("clara play 10O, diego play 2O, clara take, clara play 3E")
    assert later.may("clara", "warn") == set(), "her own card alone lies there"
    assert later.do("diego play 2B").allows("clara warn diego")


@pytest.mark.law("mal.90", "mal.92")
def test_a_partner_who_warns_again_of_what_was_paid_has_only_talked() -> None:
    case = opened(BARROTADA, **OROS).do("ana play 7O, blas play 3O, clara warn blas")
    assert case.fined == [], "where each plays alone nobody is his partner"
    assert case.allows("blas mend 12O")
    pairs = opened(**OROS).do("ana play 7O, blas play 3O, diego warn blas")
    assert pairs.fined == ["blas revoke mal.24"]
    assert not pairs.allows("ana claim talk diego"), "the warning completed the fault, and is no second one"


# Cards that are shown.


@pytest.mark.law("mal.97")
def test_a_hand_is_laid_open_once_and_a_card_falls_once() -> None:
    case = opened(ANA="9O 2O", DIEGO="2B")
    assert {"show", "drop"} <= case.words("ana")
    assert case.choices("ana", "drop")[0].startswith("(1 of "), "one card falls, and not two"
    dropped = case.do("ana drop 9O")
    assert {"show", "drop"} & dropped.words("ana") == {"show"}
    assert {"show", "drop"} <= dropped.words("blas"), "his have not fallen"
    assert {"show", "drop"} & case.do("ana show").words("ana") == set()


@pytest.mark.law("mal.97")
def test_to_show_means_several_cards_and_the_last_one_can_only_fall() -> None:
    one = endgame(table="open", ANA="7O", BLAS="8O", CLARA="9O", DIEGO="6O")
    assert {"show", "drop"} & one.words("ana") == {"drop"}
    two = endgame(table="open", ANA="7O 2E", BLAS="8O", CLARA="9O", DIEGO="6O")
    assert {"show", "drop"} & two.words("ana") == {"show", "drop"}
    assert {"show", "drop"} & one.do("ana play 7O").words("ana") == set(), "she has nothing left to show"


@pytest.mark.law("mal.97", "mal.vistas.3")
def test_in_the_piles_there_is_nothing_to_show_or_drop() -> None:
    case = opened(VISTAS, BLAS="5B")
    assert {"show", "drop"} & case.words("ana") == set()


@pytest.mark.law("mal.97")
def test_what_is_shown_and_what_falls_is_told_to_all() -> None:
    case = opened(ANA="9O", DIEGO="2B").do("ana drop 9O")
    assert [(str(card), seat) for seat, card in case.told("drops", "seat", "card", to="blas")] == [("9O", "ana")]
    shown = case.do("diego show")
    assert [len(cards) for cards in shown.told("shows", "cards", to="blas")] == [12]
    assert shown.do("ana play 9O").fined == [], "nobody has claimed it"


# Mending.


@pytest.mark.law("mal.89", "mal.91")
def test_who_mends_the_last_card_of_the_trick_asks_nobody() -> None:
    case = opened(ANA="7O", BLAS="8O", CLARA="10O", DIEGO="2O 5C 2B")
    case = case.do("ana play 7O, blas play 8O, clara play 10O, diego play 5C, diego mend 2O")
    assert (case.phase, case.turn) == ("play", "clara")
    assert case.trick == ["ana 7O", "blas 8O", "clara 10O", "diego 2O"]
    assert case.may("diego", "mend") == set(), "there is nothing left to mend"
    assert [str(card) for card in case.told("mends", "card")] == ["2O"]


@pytest.mark.law("mal.89", "mal.86")
def test_who_mends_may_play_what_was_lawful_in_his_place() -> None:
    case = opened(ANA="9O", BLAS="3O", CLARA="10O 2O 5C", DIEGO="4O 2B")
    case = case.do("ana play 9O, blas play 3O, clara play 5C, diego play 4O")
    assert case.may("clara", "mend") == {"10O", "2O"}, "her partner was winning, so she need not beat"
    alone = endgame(BARROTADA, table="open", ANA="7O 2E", BLAS="3O 3E", CLARA="10O 2O 5C", DIEGO="4O 4E")
    alone = alone.do("ana play 7O, blas play 3O, clara play 5C, diego play 4O")
    assert alone.may("clara", "mend") == {"10O"}


@pytest.mark.law("mal.89", "mal.91")
def test_the_later_ones_are_asked_one_after_the_other_from_his_right() -> None:
    case = opened(**{**OROS, "CLARA": "10O 1O 9O"}).do(SLIP).do("blas mend 12O")
    assert (case.phase, case.turn) == ("mend", "clara")
    assert case.may("diego", "change") == set(), "it is not his turn yet"
    second = case.do("clara change 1O")
    assert (second.phase, second.turn) == ("mend", "diego")
    assert [str(card) for card in second.told("changes", "card")] == ["1O"]
    done = second.do("diego keep")
    assert (done.phase, done.turn) == ("play", "clara")
    assert done.trick == ["ana 7O", "blas 12O", "clara 1O", "diego 2O"]


@pytest.mark.law("mal.91")
def test_who_may_keep_his_card_may_change_it_too_but_not_for_the_same() -> None:
    case = opened(ANA="7O", BLAS="3O 12O", CLARA="1O 9O", DIEGO="2O 4O 2B")
    case = case.do("ana play 7O, blas play 3O, clara play 1O, diego play 2O, blas mend 12O")
    assert case.may("clara") == {"keep", "change 9O"}
    assert case.do("clara keep").may("diego") == {"keep", "change 4O"}


@pytest.mark.law("mal.91", "mal.89")
def test_who_changes_a_revoke_for_a_lawful_card_has_nothing_to_pay() -> None:
    case = opened(ANA="7O", BLAS="3O 12O", CLARA="1O 10O 5C", DIEGO="2O 2B")
    case = case.do(
        "ana play 7O, blas play 3O, clara play 5C, diego play 2O, blas mend 12O, clara change 1O, diego keep"
    )
    assert case.may("clara", "mend") == set()
    assert case.do("clara take, blas claim revoke clara, ana claim revoke blas").fined == []


@pytest.mark.law("mal.89", "mal.87")
def test_to_mend_one_revoke_leaves_an_earlier_one_to_be_called() -> None:
    case = opened(ANA="7O 5C", BLAS="3O 12O 6C 3C", CLARA="10O 8C", DIEGO="2O 2C 2B")
    case = case.do(f"{SLIP}, clara take, clara play 8C, diego play 2C, ana play 5C, blas play 12O, blas mend 9C")
    case = case.do("blas take, ana claim revoke blas, clara claim revoke blas")
    assert case.fined == ["blas revoke mal.24"]
    assert case.told("ruling", "trick") == [1]
    assert case.told("not-proven", "seat") == ["blas"]


@pytest.mark.law("mal.91", "mal.24")
def test_a_card_kept_behind_one_that_was_mended_wipes_out_no_revoke_before_it() -> None:
    case = opened(ANA="7O", BLAS="3O 12O", CLARA="10O 5C", DIEGO="2O 2B")
    case = case.do("ana play 7O, blas play 3O, clara play 5C, diego play 2O, clara mend 10O, diego keep")
    assert case.may("blas", "mend") == {"12O"}
    assert case.do("clara take, ana claim revoke blas").fined == ["blas revoke mal.24"]


@pytest.mark.law("mal.91", "mal.87")
def test_who_keeps_his_card_still_answers_for_a_revoke_of_an_earlier_trick() -> None:
    case = opened(ANA="7O 7C", BLAS="12O 3C 12C", CLARA="10O 9C", DIEGO="2O 5E 2C 2B")
    case = case.do("ana play 7O, blas play 12O, clara play 10O, diego play 5E, ana take")
    case = case.do("ana play 7C, blas play 3C, clara play 9C, diego play 2C, blas mend 12C, clara keep, diego keep")
    assert case.do("clara take, ana claim revoke diego").fined == ["diego revoke mal.23"]


def test_what_goes_against_the_law_is_offered_as_such() -> None:
    case = opened(ANA="7O", BLAS="3O 12O", DIEGO="2B").do("ana play 7O")
    prompt = case.prompt("blas")
    assert prompt is not None
    graves = {offer.word for offer in prompt.every if isinstance(offer, Say) and offer.grave}
    assert graves == {"say", "warn", "show"}, "whether a card is wrong nobody is told"


@pytest.mark.law("mal.89")
def test_the_card_that_was_taken_back_is_known_to_all() -> None:
    case = opened(**OROS).do(f"{SLIP}, blas mend 12O")
    assert "3O" in case.held("blas")
    assert all("3O" in case.known(each) for each in case.people)


# The end.


@pytest.mark.law("mal.78", "mal.79")
def test_at_the_count_nobody_holds_a_card_and_all_must_have_done() -> None:
    case = opened(DIEGO="2B").play_on()
    assert (case.phase, [case.held(each) for each in case.people]) == ("count", [[]] * 4)
    assert case.fined == [], "every number was right"
    assert case.turn == "ana"
    three = case.do("ana done, blas done, clara done")
    assert (three.phase, three.told("counted")) == ("count", [])
    assert len(three.do("diego done").told("counted")) == 2


@pytest.mark.law("mal.78", "mal.79")
def test_of_a_deal_with_a_card_too_many_and_too_few_both_are_plain_at_the_count() -> None:
    case = misdealt("2E", "blas", "ana").play_on()
    assert [case.held(each) for each in case.people] == [[]] * 4, "the thirteenth card lies in the last trick"
    assert case.told("ruling", "seat", "decision") == [("ana", "no-fine"), ("blas", "fault")]
    assert ([*map(case.name, case.floor.counted_over)], [*map(case.name, case.floor.counted_short)]) == (
        ["blas"],
        ["ana"],
    )


@pytest.mark.law("mal.cubiertas.4", "mal.97")
def test_the_stock_can_be_looked_at_in_the_play_too_while_a_card_of_it_is_left() -> None:
    case = opened(CUBIERTAS, BLAS="5E").do("ana discard, ana draw 0, blas discard, blas draw 0")
    assert case.phase == "play"
    assert case.allows("ana peek")
    seen = case.do("ana peek")
    assert not seen.allows("ana peek")
    assert seen.allows("blas peek")
    first = opened(CUBIERTAS, BLAS="5E")
    empty = first.do(f"ana discard {first.some('ana', 12)}, ana draw 12, blas discard, blas draw 0")
    assert not empty.allows("ana peek")


def test_at_the_guided_table_nobody_can_do_any_of_it() -> None:
    case = turning("5B")
    assert case.words("ana") == {"play"}
    assert case.acting == ["ana"]
