"""The open table: what can be done and claimed by whom, how often and until when."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.games.voltarete.floor.kept import Righting
from tapete.games.voltarete.floor.state import OpenVoltarete
from tapete.table.offer import Number, Pick
from tests.games.voltarete.floor.hands import REVOKING, against_thirteen, ending, licenca, thirteen, two_revokes
from tests.games.voltarete.hands import FOUR, Voltarete, misdealt, opened

ACES = "1E 1B 12O 4O 5C 6C 3B 11E 2E"
CASCA = "ana casca, ana draw 9, ana look, ana name oros"


def floor(case: Voltarete) -> OpenVoltarete:
    """The state of the open table."""
    assert isinstance(case.state, OpenVoltarete)
    return case.state


def laws(case: Voltarete) -> list[str]:
    """The laws of the last ruling."""
    return list(case.told("ruling", "laws")[-1])


# What is a mistake is marked as one.


@pytest.mark.parametrize(
    ("case", "who", "word"),
    [
        (opened().do("ana só, blas passo, clara passo"), "ana", "order"),
        (misdealt("over ana"), "ana", "throw-down"),
        (opened().all_pass(), "blas", "segundo"),
        (opened(ANA=ACES), "ana", "misturn"),
        (opened(BLAS=ACES), "blas", "respeito"),
        (opened().make("ana", "licença", "espadas").do("blas ask-trump"), "clara", "stay-silent"),
        (licenca(opened()).do("ana draw 5, ana look").exchange(), "blas", "peek"),
        (licenca(opened()).do("ana draw 5, ana look").exchange(), "blas", "confuse"),
        (licenca(opened()).do("ana draw 5"), "ana", "upset-stock"),
        (licenca(opened()).do("ana draw 5"), "ana", "reopen"),
        (REVOKING, "ana", "tell-codilho"),
        (REVOKING, "blas", "show-lost"),
        (REVOKING, "blas", "sign"),
        (opened().all_pass().do(CASCA).exchange(), "ana", "ask-reposta"),
    ],
)
def test_what_the_law_forbids_is_offered_as_grave(case: Voltarete, who: str, word: str) -> None:
    prompt = case.prompt(who)
    assert prompt is not None
    found = [offer for offer in prompt.every if getattr(offer, "word", "") == word]
    assert found and all(getattr(offer, "grave", False) for offer in found)


# How much.


@pytest.mark.law("vol.II.7.11", "vol.II.7.14", "vol.II.7.22")
def test_hands_slip_by_one_and_nobody_throws_more_than_there_is() -> None:
    drawing = licenca(opened()).prompt("ana")
    assert drawing is not None and isinstance(drawing.offers[0], Number)
    assert (drawing.offers[0].least, drawing.offers[0].most) == (4, 6)
    turn = licenca(opened(), 8).do("ana draw 8, ana look, ana order")
    throwing = turn.prompt("blas")
    assert throwing is not None and isinstance(throwing.offers[0], Pick)
    assert (throwing.offers[0].least, throwing.offers[0].most) == (0, 5), "eight of thirteen are gone"
    many = licenca(opened(), 1).do("ana draw 1, ana look, ana order").prompt("blas")
    assert many is not None and isinstance(many.offers[0], Pick) and many.offers[0].most == 8


@pytest.mark.law("vol.II.13.10", "vol.II.10.25")
def test_of_the_thirteen_three_to_five_are_laid_aside_and_two_cards_fall_at_once() -> None:
    aside = thirteen(opened(30, of=FOUR, obligation="off")).prompt("diego")
    assert aside is not None
    (pick,) = [offer for offer in aside.offers if isinstance(offer, Pick)]
    assert (pick.least, pick.most) == (3, 5)
    spill = ending(ANA="12O 5B 2C", BLAS="11O 6O 3E", CLARA="4O 3O 2O").prompt("ana")
    assert spill is not None
    (two,) = [offer for offer in spill.offers if isinstance(offer, Pick)]
    assert (two.word, two.least, two.most) == ("spill", 2, 2)
    assert "spill" not in ending(ANA="12O", BLAS="11O", CLARA="4O").words("ana"), "of one card none can fall with it"


# How often, and by whom.


@pytest.mark.law("vol.II.7.13", "vol.II.6.2", "vol.II.7.10")
def test_what_belongs_to_licenca_is_not_done_in_other_games_nor_by_others() -> None:
    so = opened().make("ana", "só", "espadas")
    assert "buy-early" not in so.words("clara") and "buy-early" not in so.words("blas")
    ordered = licenca(opened()).do("ana draw 5, ana look, ana order")
    assert "buy-early" not in ordered.words("clara")
    segundo = opened().all_pass().do("ana segundo")
    thrown = segundo.do(f"ana discard {segundo.some('ana', 3)}, ana draw 2")
    assert "reopen" not in thrown.words("ana") and "reopen" in licenca(opened()).do("ana draw 5").words("ana")
    named = opened().make("ana", "licença", "espadas")
    assert "ask-trump" not in named.words("ana") and "ask-trump" in named.words("clara")
    unnamed = opened().make("ana")
    late = unnamed.do(f"ana discard {unnamed.some('ana', 5)}, ana draw 5")
    assert "name" in late.words("ana") and "name" not in late.words("blas")


@pytest.mark.law("vol.II.7.10")
def test_discards_are_closed_as_soon_as_the_next_has_thrown_his() -> None:
    ordered = licenca(opened()).do("ana draw 5, ana rename oros, ana order")
    throwing = ordered.do(f"blas discard {ordered.some('blas', 1)}, ana reopen")
    assert throwing.decisions[-1] == "discards-stand"


@pytest.mark.law("vol.II.8.1", "vol.II.12.18")
def test_one_looks_once_in_a_hand_and_what_he_saw_he_alone_knows() -> None:
    order = licenca(opened()).do("ana draw 5, ana look").exchange()
    seen = order.do("blas peek hand ana")
    assert "peek" not in seen.words("blas") and "peek" in seen.words("clara")
    own = set(order.held("ana"))
    assert own <= seen.known("blas") and not own & seen.known("clara")
    assert "peek" in order.do("ana begin, blas sign").words("blas"), "another slip does not keep him from it"


@pytest.mark.law("vol.II.12.18")
def test_of_a_hand_that_is_decided_nobody_is_asked() -> None:
    order = licenca(opened(30)).do("ana draw 5, ana look").exchange().do("blas peek hand ana, ana begin")
    decided = order.but(taken=opened(30).play_so(tricks=(5, 0, 0)).state.taken).do("clara claim peek blas")
    assert (decided.decisions, decided.phase) == (["is-played"], "play")


@pytest.mark.law("vol.II.12.12")
def test_a_sign_is_made_once_in_a_trick_and_claimed_until_it_is_covered() -> None:
    case = ending(ANA="12C 2O 3O", BLAS="4C 5O 6O", CLARA="4B 3E 4E").do("ana play 12C, blas sign")
    assert "sign" not in case.words("blas") and "sign" in case.words("clara")
    played = case.do("blas play 4C, clara play 4B")
    assert played.allows("ana claim sign blas") and not played.allows("clara claim sign blas")
    assert "sign" in played.words("blas"), "in the next trick he can again"
    covered = played.do("clara play 3E, ana play 2O, blas play 5O, ana claim sign blas")
    assert covered.decisions == ["card-stays"] and covered.state.taken[0].holder == 2, "the trick of 4B is hers"


@pytest.mark.law("vol.II.12.12", "vol.II.10.7")
def test_complaints_about_a_card_end_with_the_hand() -> None:
    over = ending(ANA="12C", BLAS="4C", CLARA="4B").do("ana play 12C, blas sign, clara play 4B, blas play 4C")
    assert over.phase == "count"
    assert not over.allows("ana claim sign blas") and not over.allows("ana claim ahead clara")


@pytest.mark.law("vol.II.10.7")
def test_only_to_the_feitos_lead_can_one_play_ahead_and_only_he_complains() -> None:
    case = ending(ANA="12E 2O", BLAS="6B 3O", CLARA="3B 4O").do("ana play 12E, clara play 3B")
    assert case.allows("ana claim ahead clara") and not case.allows("blas claim ahead clara")
    other = ending(leader="blas", ANA="12E 2O", BLAS="6E 3O", CLARA="3B 4O").do("blas play 6E, ana play 12E")
    assert not other.allows("clara claim ahead ana") and not other.allows("blas claim ahead ana")
    profit = ending(leader="clara", ANA="12E 2O", BLAS="6B 3O", CLARA="3E 4O").do("clara play 3E, blas play 6B")
    assert not profit.allows("ana claim ahead blas")


@pytest.mark.law("vol.II.10.7")
@pytest.mark.parametrize(
    ("held", "card", "wanted"),
    [("5E 4E", "5E", "card-stays"), ("4O 3C", "4O", "feito-chooses"), ("5E 4O", "5E", "card-stays")],
)
def test_what_shows_another_suit_harms_and_what_is_all_the_same_does_not(held: str, card: str, wanted: str) -> None:
    case = ending(ANA="12E 2O", BLAS="6B 3O", CLARA=held).do(f"ana play 12E, clara play {card}, ana claim ahead clara")
    assert case.decisions == [wanted]


@pytest.mark.law("vol.II.10.4")
def test_a_lead_is_covered_for_good() -> None:
    case = ending(ANA="3C 4C 5C", BLAS="6O 5O 4O", CLARA="12O 2O 1O")
    wrong = case.do("blas play 6O, clara play 12O, ana play 3C")
    later = wrong.play("2O 4C 5O")
    assert later.state.trick == () and not later.allows("ana claim lead blas")


@pytest.mark.law("vol.II.15.9")
def test_nobody_asks_twice_to_be_let_off() -> None:
    owing = ending(ANA="7B", BLAS="5C", CLARA="2B").do("blas show-lost, ana claim shown blas").play("7B 5C 2B")
    asked = owing.do("blas ask-waiver")
    refused = asked.do(f"{asked.turn} disagree")
    assert refused.phase == "count" and "ask-waiver" not in refused.words("blas")


@pytest.mark.law("vol.II.10.19")
def test_the_quarto_of_an_ordinary_hand_accuses_nobody() -> None:
    passed = Voltarete(FOUR, pot=30, table="open", ANA="1E 2C").all_pass().do("ana passo")
    casca = passed.do("blas casca, blas draw 9, blas look, blas name oros")
    assert casca.allows("clara claim espadilha ana") and not casca.allows("diego claim espadilha ana")
    turned = Voltarete(FOUR, pot=30, table="open", ANA=ACES, stock="6O 7C").do("ana turn-first")
    assert turned.allows("blas claim aces ana") and not turned.allows("diego claim aces ana")


@pytest.mark.law("vol.II.12.5", "vol.II.12.6", "vol.II.12.7", "vol.II.12.9")
def test_who_lays_down_or_agrees_may_not_look_into_the_others_cards() -> None:
    case = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="2B 4O")
    won = case.do("ana lay-down won, blas accept, clara accept")
    assert won.phase == "count"
    assert won.allows("blas examine") and not won.allows("ana examine")
    codilho = case.do("ana play 7B, blas lay-down codilho, clara accept, ana accept")
    assert codilho.phase == "count"
    assert codilho.allows("ana examine") and not codilho.allows("clara examine")


@pytest.mark.law("vol.II.20.5", "vol.II.20.7")
def test_the_stock_is_upset_once_by_each_while_there_is_one_and_not_by_one_who_gave_up() -> None:
    made = opened(30).make("ana", "licença", "espadas")
    assert "upset-stock" not in made.do("blas upset-stock").words("blas")
    asked = licenca(opened()).do("ana draw 5, ana look, ana order, ana ask-reposta")
    assert "upset-stock" not in asked.words("ana") and "upset-stock" in asked.words("blas")
    casca = opened().all_pass().do("ana casca")
    assert "upset-stock" not in casca.words("ana"), "he gives it back if he likes"
    assert "upset-stock" in licenca(opened()).words("ana")
    done = licenca(opened()).do("ana draw 5, ana look").exchange()
    assert floor(done).stock == () and "upset-stock" not in done.words("blas")


@pytest.mark.law("vol.II.5.11")
def test_the_pe_may_answer_a_so_of_the_mao_too_early() -> None:
    assert opened(25).do("ana só").allows("clara só-copas")


@pytest.mark.law("vol.II.3.2")
def test_after_a_bid_that_was_refused_those_speak_who_are_not_out() -> None:
    case = misdealt("over ana").do("ana só, blas claim bid ana")
    assert case.turn == "blas" and case.state.out == (0,) and case.state.to_speak == (1, 2)


@pytest.mark.law("vol.II.3.28", "vol.II.4.15")
def test_a_card_turned_from_anothers_hand_is_judged_by_what_it_was_turned_for() -> None:
    respeito = opened(25, ANA=ACES, BLAS="10B 3E").do("ana misturn blas")
    assert laws(respeito) == ["vol.II.3.28"]
    segundo = opened(25, ANA="2C", BLAS="12C").all_pass().do("ana misturn blas")
    assert laws(segundo)[0] == "vol.II.4.15"


@pytest.mark.law("vol.II.3.22")
def test_a_respeito_in_turn_with_the_aces_shown_needs_no_ruling() -> None:
    assert opened(ANA=ACES).do("ana respeito").decisions == []
    assert opened(BLAS=ACES).do("blas respeito").decisions == ["respeito-stands"]


# The play.


@pytest.mark.law("vol.II.10.10", "vol.II.10.15")
def test_a_revoke_is_seen_while_its_trick_lies_there_and_is_judged_by_the_card_led() -> None:
    case = ending(ANA="12C 4O 5O", BLAS="4B 6O 7O", CLARA="6C 3O 2E").do("ana play 12C, blas play 4B, clara play 3O")
    claimed = case.do("blas play 6O, clara play 2E, ana claim revoke clara")
    assert laws(claimed)[0] == "vol.II.10.10"
    on_table = REVOKING.do("ana play 12C, blas play 6O")
    assert on_table.do("ana claim revoke blas").decisions == ["may-correct"]


@pytest.mark.law("vol.II.10.16", "vol.II.10.18")
def test_a_late_revoke_is_judged_by_whom_it_harms() -> None:
    feito = ending(leader="blas", ANA="12C 6C", BLAS="10C 2O", CLARA="4B 7C").play("10C 4B 12C").play("7C 6C 2O")
    ruled = feito.do("ana claim revoke clara")
    assert laws(ruled) == ["vol.II.10.13", "vol.II.10.16"] and ruled.state.taken[0].holder == 0
    other = ending(leader="blas", ANA="6C 2E", BLAS="12C 2O", CLARA="4B 7C").play("12C 4B 6C").play("7C 2E 2O")
    ruled = other.do("ana claim revoke clara")
    assert laws(ruled) == ["vol.II.10.13", "vol.II.10.18"] and ruled.state.taken[0].holder == 1


@pytest.mark.law("vol.II.10.31")
def test_one_revoke_each_bars_nobody() -> None:
    both = two_revokes().do("ana claim revoke clara, ana claim revoke blas")
    assert floor(both).ruled.faulted == set() and len(both.owed) == 2


@pytest.mark.law("vol.II.10.16")
def test_who_must_put_his_card_right_goes_first() -> None:
    case = REVOKING.do("ana play 12C, blas play 6O, ana claim revoke blas")
    assert case.turn == "blas" and case.may("clara", "play") == set()


@pytest.mark.law("vol.II.10.16", "vol.II.12.12")
def test_what_went_wrong_after_it_is_undone_with_the_cards_but_no_word_and_no_more() -> None:
    case = two_revokes().do("clara sign")
    slips = [(slip.what, slip.seat, slip.ruled) for slip in floor(case.do("ana claim revoke clara")).slips]
    assert slips == [("replayed", 2, True), ("sign", 2, False), ("undone", 1, False)]


@pytest.mark.law("vol.II.10.16", "vol.II.14.5")
def test_a_geral_that_was_running_is_not_when_its_tricks_are_taken_back_but_a_declared_one_is() -> None:
    case = two_revokes().but(geral="undeclared").do("ana claim revoke clara")
    assert case.state.geral == ""
    assert two_revokes().but(geral="declared").do("ana claim revoke clara").state.geral == "declared"


@pytest.mark.law("vol.II.3.22", "vol.II.10.4")
def test_a_card_that_was_led_and_taken_back_has_been_led() -> None:
    case = ending(leader="blas", ANA="5E 7O 4C", BLAS="12O 4E 3C", CLARA="6O 2C 3E")
    assert not floor(case).led
    back = case.do("clara play 6O, blas claim lead clara")
    assert back.state.trick == () and floor(back).led


@pytest.mark.law("vol.II.10.7")
def test_the_feito_himself_is_not_bound_to_spare_his_card() -> None:
    case = ending(ANA="12E 2O", BLAS="6B 3O", CLARA="5E 4O").do("ana play 12E, clara play 5E, ana claim ahead clara")
    assert case.may("blas", "play") == {"3O"}
    bound = ending(leader="blas", ANA="12E 2E", BLAS="6E 3O", CLARA="5E 4O").but(righting=Righting(spared=True))
    spared = bound.do("blas play 6E")
    assert spared.may("ana", "play") == {"12E", "2E"}


@pytest.mark.law("vol.II.10.25")
def test_of_two_cards_the_feito_chooses_for_an_opponent_and_his_right_for_him() -> None:
    case = ending(ANA="12O 5B 2C", BLAS="11O 6O 3E", CLARA="4O 3O 2O")
    assert case.do("ana spill 12O 5B").decisions == ["right-chooses"]
    dropped = case.do("ana play 12O, blas spill 11O 6O")
    assert (dropped.decisions, dropped.turn) == (["feito-chooses"], "ana")


@pytest.mark.law("vol.II.12.2")
def test_nobody_shows_his_cards_twice() -> None:
    shown = REVOKING.do("blas show-lost")
    assert "show-lost" not in shown.words("blas") and "show-lost" in shown.words("clara")


# What it costs.


@pytest.mark.law("vol.I.23.4", "vol.II.10.31")
def test_a_penalty_is_the_whole_pot_however_large_and_of_one_kind_only_one() -> None:
    large = ending(pot=2500, ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 4B 3O").play("12C 5C 4B").do("clara play 3O")
    assert large.do("ana claim revoke clara").owed == [("clara", 2500, "vol.II.10.13")]
    order = licenca(opened(30)).do("ana draw 5, ana look").exchange("3C 4C")
    two = order.do("clara peek discards blas, ana claim peek clara, ana begin, clara show-lost, ana claim shown clara")
    assert two.owed == [("clara", 30, "vol.II.8.2"), ("clara", 30, "vol.II.12.2")], "two kinds, two repostas"


@pytest.mark.law("vol.II.8.17", "vol.II.17.11")
def test_in_copas_a_look_at_the_leftovers_is_paid_double() -> None:
    made = opened(30, ANA="1E 12C 11C 4O 5O 6O 3B 4B 5B", BLAS="7C", stock="3E 4E 5E 6E 7E").make("ana", suit="copas")
    order = made.do("ana discard 4O 5O 6O 3B 4B, ana draw 5, ana look").exchange()
    void = order.do("ana peek leftovers, blas claim peek ana").done()
    assert void.paid("payment") == [(0, 1, 4), (0, 2, 4)]
    three = opened(30, ANA="1E 7C 1B 4O 5O 6O 3B 4B 5B", stock="3E 4E 5E 6E 7E").make("ana", suit="copas")
    order = three.do("ana discard 4O 5O 6O 3B 4B, ana draw 5, ana look").exchange()
    assert order.do("ana peek leftovers, blas claim peek ana").paid("payment") == [(0, 1, 10), (0, 2, 10)]


# What is shown.


@pytest.mark.law("vol.II.13.10", "vol.II.11.13")
def test_nobody_sees_how_many_cards_another_really_has() -> None:
    case = thirteen(opened(30, of=FOUR, obligation="off"))
    assert len(case.seen("diego", "ana").cards) == 13
    ten = case.do(f"diego aside {case.some('diego', 3)}, diego name oros")
    assert len(ten.seen("diego", "ana").cards) == 9 and floor(ten).shown_out() == 4
    assert len(misdealt("over blas").seen("blas", "ana").cards) == 9
    last = ending(ANA="12C", BLAS="4C 3O", CLARA="4B").but(taken=opened(30).play_so(tricks=(4, 2, 2)).state.taken)
    assert len(last.play("12C 4C 4B").seen("blas", "ana").cards) == 0
    assert floor(licenca(opened())).shown_out() == 5


@pytest.mark.law("vol.II.7.20")
def test_a_feito_who_looks_later_does_not_hold_up_the_next() -> None:
    ordered = licenca(opened()).do("ana draw 5, ana order")
    looked = ordered.do("ana look")
    assert (looked.phase, looked.turn, len(looked.held("ana"))) == ("buy", "blas", 9)


@pytest.mark.law("vol.II.7.13")
def test_a_card_that_goes_over_unseen_is_nowhere_else() -> None:
    case = licenca(opened()).do("ana draw 6")
    case = case.do(f"blas buy-early {case.some('blas', 3)}").do("ana claim cards ana")
    packet = case.state.zones()["packet 1"][0].text
    done = case.falls(packet)
    texts = [card.text for pile in done.state.zones().values() for card in pile]
    assert len(texts) == len(set(texts)) == 40 and packet in done.held("clara")
    assert floor(done).oversized is None


@pytest.mark.law("vol.II.6.5", "vol.II.6.7")
def test_who_ordered_or_spread_without_naming_has_told_the_others_to_buy() -> None:
    assert floor(opened().do("ana só, blas passo, clara passo, ana order")).exchange.ordered
    even = opened(30, ANA="1E 1B 12O 11O 10O 12B 11B 10B 12C").make("ana", "só").do("ana spread, blas name oros")
    assert floor(even).exchange.ordered


@pytest.mark.law("vol.II.7.34")
def test_what_is_passed_on_lies_where_the_table_has_agreed() -> None:
    stock = "4O 7B 12C 6C 5C 3C 2C 6B 5B 4B 3B 5E 3O"
    top = opened(stock=stock, pass_from="top").make("ana", "só", "oros")
    bought = top.do(f"blas discard {top.some('blas', 3)}, blas draw 3, blas look")
    assert set(bought.held("blas")[-3:]) == set(stock.split()[-3:])
    third = bought.do(f"clara discard {bought.some('clara', 2)}, clara draw 2, clara look")
    assert set(third.held("clara")[-2:]) == set(stock.split()[:2]), "of what is passed the last buys from the top"


# The thirteen, and the geral.


@pytest.mark.law("vol.II.10.17", "vol.II.15.10")
def test_with_a_trick_over_the_thirteen_is_won_by_five() -> None:
    case = against_thirteen(ANA="12C 2O", BLAS="5B 4C", CLARA="6C 3O", DIEGO="2B 3B")
    late = case.play("12C 5B 6C 2B").play("3B 2O 4C 3O")
    assert late.state.tricks == (3, 1, 1, 4)
    assert late.do("ana claim revoke blas").state.tricks == (3, 0, 1, 5)


@pytest.mark.law("vol.II.10.17")
def test_a_trump_that_another_ruff_called_for_was_not_spent_for_the_revoke() -> None:
    case = against_thirteen(ANA="12C 2O", BLAS="6B 4E", CLARA="4B 6C", DIEGO="12B 3B")
    late = case.play("12C 6B 4B 12B").play("3B 2O 4E 6C")
    assert late.do("ana claim revoke clara").state.tricks == (3, 1, 1, 4)


@pytest.mark.law("vol.II.14.1")
def test_by_playing_to_it_the_feito_accepts_a_lead_without_order() -> None:
    case = opened(40).make("blas", "só", "espadas").exchange()
    led = case.do(f"ana lead-early {case.held('ana')[0]}")
    assert led.allows("blas claim unordered ana")
    third = led.do(f"clara play {led.held('clara')[0]}")
    assert floor(third).exchange.unordered, "another's card accepts nothing"
    assert not floor(led.do(f"blas play {led.held('blas')[0]}")).exchange.unordered


@pytest.mark.law("vol.II.14.2")
def test_only_silence_on_being_asked_lets_the_feito_name_the_card() -> None:
    eight = opened(30).play_so(tricks=(8, 0, 0)).state.taken
    case = ending(ANA="11C", BLAS="4O", CLARA="12C 5O").but(taken=eight, geral="declared").do("clara sign")
    assert case.play("11C 4O 12C").do("ana claim cards clara").owed == [("clara", 30, "vol.II.14.2")]


@pytest.mark.law("vol.II.8.19")
def test_of_a_geral_it_matters_when_one_looked_whatever_else_was_done() -> None:
    case = ending(ANA="12B 3C", BLAS="5C 4O", CLARA="4E 12C").but(leftovers=cards("7E 6E"), geral="declared")
    lost = case.do("clara sign, blas peek leftovers").play("12B 5C 4E").play("3C 4O 12C")
    assert lost.do("ana claim geral-look blas").decisions == ["no-geral-owed"]


@pytest.mark.law("vol.II.13.17")
def test_against_the_thirteen_only_he_is_convicted_whose_number_is_wrong() -> None:
    wrong = thirteen(misdealt("over blas", pot=30, of=FOUR, obligation="off"))
    right = wrong.do("ana claim cards clara")
    assert (right.decisions, right.told("not-proven", "seat")) == ([], ["clara"])


@pytest.mark.law("vol.II.14.7")
def test_with_two_cards_too_many_it_is_enough_that_one_of_the_others_would_have_won() -> None:
    five = opened(30).play_so(tricks=(5, 0, 0)).state.taken
    hands = {"ANA": "1E 2B 1B 11C", "BLAS": "4O 3O 6O 7O", "CLARA": "2C 3C 4C 12C 5O 7E"}
    case = ending(**hands).but(taken=five, geral="undeclared").do("ana ask-count, blas none-over, clara none-over")
    last = case.play("1E 4O 2C").play("2B 3O 3C").play("1B 6O 4C").do("ana claim cards clara, ana ask-card 5O")
    over = last.do("ana play 11C, blas play 7O, clara play 5O")
    assert over.decisions[-1] == "pays-for-both"


# The exchange.


@pytest.mark.law("vol.II.7.13")
def test_while_an_opponent_looks_the_other_waits() -> None:
    ordered = licenca(opened()).do("ana draw 5, ana look, ana order")
    drawn = ordered.do(f"blas discard {ordered.some('blas', 3)}, blas draw 3")
    assert drawn.phase == "look" and "buy-early" not in drawn.words("clara")
    passed = drawn.do("blas pass-on")
    looked = passed.do("blas look")
    assert (looked.phase, looked.turn, len(looked.held("blas"))) == ("buy", "clara", 9)


@pytest.mark.law("vol.II.8.10")
def test_what_one_was_dealt_is_another_matter_than_what_another_draws() -> None:
    case = licenca(misdealt("over blas")).do("ana draw 5")
    assert case.phase == "look" and case.do("clara claim cards blas").owed == [("blas", 25, "vol.II.8.10")]


@pytest.mark.law("vol.II.7.19")
def test_if_nothing_is_left_to_buy_the_card_comes_from_his_discards() -> None:
    ordered = licenca(opened()).do("ana draw 6, ana order")
    few = ordered.do(f"blas discard {ordered.some('blas', 8)}, blas draw 7")
    assert floor(few).stock == () and "upset-stock" not in few.words("clara")
    taking = few.do("blas claim cards blas")
    assert (taking.decisions, taking.phase, taking.turn) == (["nothing-owed"], "throw", "blas")


@pytest.mark.law("vol.II.20.7", "vol.II.9.10")
def test_who_went_to_the_casca_and_has_named_may_upset_the_stock_too_and_so_may_one_who_has_not_in_licenca() -> None:
    assert "upset-stock" in opened().all_pass().do(CASCA).words("ana")
    made = opened().make("ana")
    assert "upset-stock" in made.do(f"ana discard {made.some('ana', 5)}, ana draw 5").words("ana")


@pytest.mark.law("vol.II.20.5")
def test_a_card_of_the_stock_that_decided_is_owed_for_by_its_own_law() -> None:
    over = opened(33, stock="4B 5B").all_pass().do("ana upset-stock, ana passo, blas passo, clara passo")
    assert laws(over.do("blas claim stock ana, blas agree, clara agree")) == ["vol.II.20.5"]


@pytest.mark.law("vol.II.9.1")
def test_before_the_next_has_bought_nothing_can_be_said_of_an_early_word() -> None:
    asked = licenca(opened()).do("ana draw 5, ana look, ana order, ana ask-reposta")
    assert asked.do("clara claim early ana").told("not-proven", "seat") == ["ana"]
    thrown = asked.do(f"blas discard {asked.some('blas', 8)}")
    assert thrown.do("clara claim early ana").told("not-proven", "seat") == ["ana"]


# Tricks again.


@pytest.mark.law("vol.II.10.12", "vol.II.10.14")
@pytest.mark.parametrize(
    ("lead", "held", "law"), [("12B", "5B 3C", "vol.II.10.12"), ("1E", "1B 3C", "vol.II.10.14"), ("1B", "1E 3C", "")]
)
def test_no_trump_to_a_trump_is_a_revoke_of_its_own_kind(lead: str, held: str, law: str) -> None:
    case = ending(ANA=f"{lead} 2O", BLAS=f"{held} 6O", CLARA="4O 3O").do(f"ana play {lead}, blas play {held[-2:]}")
    late = case.do("clara play 4O").play("2O 6O 3O").do("ana claim revoke blas")
    assert [owed for *_, owed in late.owed] == ([law] if law else [])


@pytest.mark.law("vol.II.10.7", "vol.II.12.10")
def test_the_feito_may_let_a_card_be_and_only_he_gives_the_codilho_away_once() -> None:
    case = ending(ANA="12E 2O", BLAS="6B 3O", CLARA="3B 4O").do("ana play 12E, clara play 3B, ana claim ahead clara")
    kept = case.do("ana keep")
    assert [played.card.text for played in kept.state.trick] == ["12E", "3B"]
    assert "tell-codilho" not in REVOKING.words("blas")
    assert "tell-codilho" not in REVOKING.do("ana tell-codilho clara").words("ana")


@pytest.mark.law("vol.II.10.16")
def test_a_trick_that_the_revoker_would_have_taken_with_any_lawful_card_stays_his() -> None:
    case = ending(leader="blas", ANA="6C 2E", BLAS="10C 2O", CLARA="4B 12C").play("10C 4B 6C").play("12C 2E 2O")
    ruled = case.do("ana claim revoke clara")
    assert ruled.owed == [("clara", 30, "vol.II.10.13")] and ruled.state.taken[0].holder == 2


@pytest.mark.law("vol.II.10.15")
def test_a_revoke_in_a_trick_that_lies_open_is_gone_with_it() -> None:
    case = ending(ANA="12C 4O 5O 2E", BLAS="5C 6O 7O 3E", CLARA="6C 4B 3O 7C").play("12C 5C 4B")
    again = case.do("clara play 3O, blas play 3E, ana claim revoke clara")
    assert [(slip.what, slip.seat) for slip in floor(again).slips] == [("replayed", 2)]


@pytest.mark.law("vol.II.12.3", "vol.II.10.16")
def test_what_was_said_of_a_trick_is_unsaid_when_it_is_taken_back() -> None:
    case = REVOKING.do("ana play 12C, blas concede won, blas play 6O, ana claim revoke blas")
    assert case.do("blas play 5C, clara concede won").phase == "play"


@pytest.mark.law("vol.II.12.5", "vol.II.12.6")
def test_nor_may_he_look_for_a_revoke() -> None:
    case = ending(ANA="7B 5B 2C", BLAS="5C 6C 4O", CLARA="2B 4C 3O").play("7B 5C 2B")
    won = case.do("clara play 4C, ana lay-down won, blas accept, clara accept")
    assert won.allows("blas examine") and not won.allows("ana examine")
    given = case.do("clara show-lost, blas show-lost, ana take")
    assert given.allows("ana examine") and not given.allows("blas examine")


@pytest.mark.law("vol.II.12.2")
def test_nobody_says_that_a_feito_has_won_whose_hand_another_has_taken_over() -> None:
    assert "show-lost" in REVOKING.words("blas")
    assert "show-lost" not in REVOKING.but(pursuer=2).words("blas")


@pytest.mark.law("vol.II.14.1")
def test_who_threw_all_his_cards_and_bought_none_has_nothing_to_lead_early() -> None:
    case = opened(40).make("blas", "só", "espadas").exchange()
    empty = case.but(hands=tuple(() if seat == 0 else hand for seat, hand in enumerate(case.state.hands)))
    assert "lead-early" in case.words("ana") and "lead-early" not in empty.words("ana")


@pytest.mark.law("vol.II.12.12", "vol.II.12.13")
def test_of_a_sign_only_those_complain_who_play_and_before_the_hand_is_over() -> None:
    four = ending(of=FOUR, ANA="12C 2O", BLAS="4C 3O", CLARA="5C 3E").do("ana sign, ana play 12C, blas play 4C")
    assert four.allows("clara claim sign ana") and not four.allows("diego claim sign ana")
    last = ending(ANA="12C", BLAS="4C", CLARA="5C").but(taken=opened(30).play_so(tricks=(4, 2, 2)).state.taken)
    signed = last.do("ana play 12C, clara sign, blas play 4C")
    assert signed.allows("ana claim sign clara")
    over = signed.do("clara play 5C")
    assert over.phase == "count" and not over.allows("ana claim sign clara")
