"""The open table: the exchange in single steps, wrong purchases, looking, and the order to play."""

from __future__ import annotations

import pytest

from tapete.table.game import OPEN
from tapete.table.offer import Number, Pick, Say
from tests.games.voltarete.floor.hands import floor, licenca
from tests.games.voltarete.hands import FOUR, Voltarete, misdealt, opened


@pytest.mark.law("vol.II.7.11", "vol.II.8.8")
def test_a_card_too_many_goes_back_unseen_and_seen_it_costs_a_reposta() -> None:
    many = licenca(opened()).do("ana draw 6")
    back = many.do("ana claim cards ana")
    assert (back.decisions, back.owed) == (["nothing-owed"], [])
    assert len(back.do("ana look").held("ana")) == 9 and len(back.state.stock) == 8
    seen = many.do("ana look, blas claim cards ana")
    assert seen.owed == [("ana", 25, "vol.II.8.8")] and len(seen.held("ana")) == 10
    bought = many.do("ana order").do(
        "blas discard 3C" if "3C" in many.held("blas") else f"blas discard {many.some('blas', 1)}"
    )
    late = bought.do("blas draw 1, blas look, clara claim cards ana")
    assert late.owed == [("ana", 25, "vol.II.7.11")]


@pytest.mark.law("vol.II.7.14")
def test_a_card_too_few_comes_from_the_stock_until_the_next_has_bought() -> None:
    few = licenca(opened()).do("ana draw 4, ana look")
    assert len(few.do("blas claim cards ana").held("ana")) == 9
    ordered = few.do("ana order")
    next_bought = ordered.do(f"blas discard {few.some('blas', 2)}, blas draw 2, clara claim cards ana")
    assert next_bought.owed == [("ana", 25, "vol.II.7.14")] and len(next_bought.held("ana")) == 8


@pytest.mark.law("vol.II.7.17", "vol.II.7.19")
def test_an_opponent_puts_it_right_from_the_stock_from_his_hand_or_from_his_discards() -> None:
    turn = licenca(opened()).do("ana draw 5, ana look, ana order")
    thrown = turn.do(f"blas discard {turn.some('blas', 3)}")
    many = thrown.do("blas draw 4")
    assert len(many.do("blas claim cards blas, blas look").held("blas")) == 9
    clara = f"clara discard {turn.some('clara', 2)}, clara draw 2"
    gone = many.do(f"blas pass-on, {clara}, clara claim cards blas")
    assert gone.turn == "blas" and gone.phase == "throw"
    old = gone.choices("blas", "give")[0].split()[-1].rstrip(")")
    righted = gone.do(f"blas give {old}")
    assert old in righted.thrown("blas") and old not in righted.held("blas") and righted.owed == []
    few = thrown.do(f"blas draw 2, blas pass-on, {clara}")
    taking = few.do("ana claim cards blas")
    back = taking.thrown("blas")[0]
    assert back in taking.do(f"blas give {back}").held("blas")
    looked = few.do("blas look, ana claim cards blas")
    assert looked.owed == [("blas", 25, "vol.II.7.19")]


@pytest.mark.law("vol.II.7.1", "vol.II.7.2")
def test_who_came_to_nine_by_a_false_number_is_convicted_by_the_count() -> None:
    case = misdealt("over blas").do("ana licença, blas passo, clara passo, ana name espadas")
    turn = case.do(f"ana discard {case.some('ana', 2)}, ana draw 2, ana look, ana order")
    bought = turn.do(f"blas discard {turn.some('blas', 4)}, blas draw 3, blas look")
    assert len(bought.held("blas")) == 9
    assert bought.do("clara claim cards blas").owed == [("blas", 25, "vol.II.8.10")]


@pytest.mark.law("vol.II.4.4", "vol.II.4.5")
def test_a_casca_with_a_wrong_count_is_void_until_the_first_lead_and_later_only_if_he_hurried() -> None:
    case = (
        misdealt("under ana").all_pass().do("ana casca, ana draw 9, ana look, ana name ouros".replace("ouros", "oros"))
    )
    assert case.do("blas claim cards ana").done().paid("reposta")[0] == (0, "pot", 28)
    order = case.exchange()
    asked = order.do("blas ready, clara ready, ana begin").play(order.held("ana")[0])
    assert asked.do("blas claim cards ana").owed == []
    hurried = order.do("ana begin").play(order.held("ana")[0]).do("blas claim cards ana")
    assert hurried.decisions[-1] == "void" and hurried.done().phase == "shuffle"


@pytest.mark.law("vol.II.9.1")
def test_a_reposta_asked_too_early_costs_another_if_the_next_keeps_the_cards() -> None:
    turn = licenca(opened()).do("ana draw 5, ana look, ana order")
    assert "ask-reposta" in turn.words("ana") and not {"ask-reposta"} & (turn.words("blas") | turn.words("clara"))
    asked = turn.do("ana ask-reposta")
    keeps = asked.do(f"blas discard {asked.some('blas', 8)}, blas draw 8, blas look")
    answered = keeps.do("blas grant, clara grant, clara claim early ana")
    assert answered.owed == [("ana", 25, "vol.II.9.1")]
    assert [debt.amount for debt in answered.do("ana done, blas done, clara done").state.repostas] == [25, 25]
    passes = asked.do("blas discard, blas draw 0, blas pass-on, clara claim early ana")
    assert passes.owed == [] and passes.decisions[-1] == "nothing-owed"


@pytest.mark.law("vol.II.9.11")
def test_a_casca_feito_who_asks_after_naming_owes_another() -> None:
    case = opened().all_pass().do("ana casca, ana draw 9, ana look, ana name oros").exchange()
    both = case.do("ana ask-reposta, blas grant, clara grant, blas claim casca-asks ana")
    assert both.owed == [("ana", 28, "vol.II.9.11")]
    assert both.done().paid("reposta") == [(0, "pot", 28), (0, "pot", 28)]


@pytest.mark.law("vol.II.13.4")
def test_a_reposta_granted_to_a_hand_of_ten_costs_another() -> None:
    case = licenca(opened()).do("ana draw 6, ana look, ana order").exchange()
    granted = case.do("ana ask-reposta, blas grant, clara grant, blas claim cards ana")
    assert granted.owed == [("ana", 25, "vol.II.13.4")]


@pytest.mark.law("vol.II.13.5", "vol.II.13.6")
def test_a_casca_given_back_with_ten_costs_another_and_with_eight_nothing() -> None:
    casca = opened().all_pass().do("ana casca")
    many = casca.do("ana draw 10, ana look, ana give-back, blas claim cards ana")
    assert many.owed == [("ana", 28, "vol.II.13.5")]
    few = casca.do("ana draw 8, ana look, ana give-back, blas claim cards ana")
    assert (few.owed, few.decisions) == ([], ["nothing-owed"])


@pytest.mark.law("vol.II.8.17")
def test_a_feito_who_looks_at_the_leftovers_pays_as_for_a_reposta_and_the_hand_is_void() -> None:
    order = licenca(opened(30)).do("ana draw 5, ana look").exchange()
    void = order.do("ana peek leftovers, blas claim peek ana").done()
    assert void.phase == "shuffle" and void.dealer == "clara"
    assert void.paid("reposta") == [(0, "pot", 30)]
    assert [entry[1] for entry in void.paid("payment")] == [1, 2]


@pytest.mark.law("vol.II.8.18", "vol.II.8.16")
def test_an_opponent_who_does_owes_and_gets_neither_codilho_nor_payments() -> None:
    order = licenca(opened(30)).do("ana draw 5, ana look").exchange()
    seen = order.do("blas peek leftovers, clara claim peek blas")
    assert seen.owed == [("blas", 30, "vol.II.8.16")]
    over = seen.do("ana begin").come_out_open((3, 5, 1))
    assert over.paid("codilho") == []
    assert {payee for _, payee, _ in over.paid("licença")} == {2}


@pytest.mark.law("vol.II.8.2", "vol.II.8.3")
def test_who_looks_at_discards_owes_and_cannot_win() -> None:
    order = licenca(opened(30)).do("ana draw 5, ana look").exchange("3C 4C")
    seen = order.do("ana peek discards blas, clara claim peek ana")
    over = seen.do("ana begin").come_out_open((5, 2, 2))
    assert over.told("result-nothing") and over.paid("lift") == []
    assert over.paid("reposta") == [(0, "pot", 30)]


@pytest.mark.law("vol.II.12.18")
def test_who_has_seen_a_hand_leaves_it_to_the_others_whether_it_is_played() -> None:
    order = licenca(opened()).do("ana draw 5, ana look").exchange()
    asked = order.do("blas peek hand ana, clara claim peek blas")
    assert asked.turn == "ana"
    assert asked.do("ana agree, clara agree").phase == "order"
    void = asked.do("ana disagree")
    assert (void.phase, void.dealer, void.pot) == ("shuffle", "clara", 25)


@pytest.mark.law("vol.II.12.20", "vol.II.12.21")
def test_who_confuses_the_cards_owes_and_pays_the_feito_each_an_opponent_for_both() -> None:
    order = licenca(opened(30)).do("ana draw 5, ana look").exchange()
    feito = order.do("ana confuse").done()
    assert feito.paid("payment") == [(0, 1, 2), (0, 2, 2)] and feito.paid("reposta") == [(0, "pot", 30)]
    other = order.do("blas confuse").done()
    assert other.paid("payment") == [(1, 0, 4)] and other.paid("reposta") == [(1, "pot", 30)]


@pytest.mark.law("vol.II.16.4", "vol.II.16.7", "vol.II.16.8")
def test_the_espadilha_passed_twice_costs_a_reposta_and_the_casca_of_the_pe() -> None:
    passed = Voltarete(FOUR, pot=30, table=OPEN, ANA="1E 2C").all_pass().do("ana passo")
    casca = passed.do("blas casca, blas draw 9, blas look, blas name oros")
    assert casca.do("clara claim espadilha ana").owed == [("ana", 34, "vol.II.16.4")]
    pe = passed.do("blas passo, clara casca, clara draw 9, clara look, clara name oros, clara claim espadilha ana")
    assert pe.done().dealer == "diego" and pe.done().paid("reposta") == [(0, "pot", 35)]
    segundo = passed.do("blas segundo").exchange()
    assert segundo.do("clara claim espadilha ana").owed == [("ana", 34, "vol.II.16.7")]


@pytest.mark.law("vol.II.16.8")
def test_who_passed_twice_with_the_espadilha_may_admit_it_himself() -> None:
    """Given a pot of 30, three passes and two more, and that the pé goes to the casca, when M admits that he had it."""
    passed = Voltarete(FOUR, pot=30, table=OPEN, ANA="1E 2C").all_pass().do("ana passo, blas passo")
    casca = passed.do("clara casca, clara draw 9, clara look, clara name oros")
    assert casca.allows("ana claim espadilha ana") and not casca.allows("blas claim espadilha blas")
    void = casca.do("ana claim espadilha ana")
    assert void.decisions == ["void"] and void.owed == [("ana", 35, "vol.II.16.8")]
    after = void.done()
    assert (after.dealer, after.pot, after.paid("reposta")) == ("diego", 65, [(0, "pot", 35)])
    bought = passed.do("clara casca, clara draw 9, clara look, clara name oros, clara claim espadilha ana")
    assert not bought.allows("ana claim espadilha ana"), "it was ruled on"


@pytest.mark.law("vol.II.16.2", "vol.II.16.4")
def test_the_pe_who_passes_where_he_is_obliged_owes_too_and_the_quarto_takes_the_thirteen() -> None:
    passed = Voltarete(FOUR, pot=30, table=OPEN, ANA="1E 2C").all_pass().do("ana passo, blas passo, clara passo")
    taken = passed.do("diego treze")
    both = taken.do("diego claim espadilha ana, diego claim espadilha clara")
    assert both.owed == [("ana", 36, "vol.II.16.4"), ("clara", 36, "vol.II.16.2")]
    assert not both.told("void") and both.do("diego claim espadilha blas").decisions[2:] == []
    free = Voltarete(FOUR, pot=30, table=OPEN, ANA="1E 2C", obligation_pe=False).all_pass()
    free = free.do("ana passo, blas passo, clara passo, diego treze, diego claim espadilha clara")
    assert (free.owed, free.told("not-proven", "seat")) == ([], ["clara"])


@pytest.mark.law("vol.II.16.9")
def test_a_feito_who_throws_it_away_at_the_casca_owes_and_the_hand_stands() -> None:
    case = Voltarete(FOUR, pot=30, table=OPEN, ANA="1E 2C").all_pass().do("ana casca, ana draw 9, ana look")
    thrown = case.do("ana name oros, blas claim espadilha ana")
    assert thrown.owed == [("ana", 33, "vol.II.16.9")] and thrown.phase == "buy"


def test_all_may_let_somebody_off_a_penalty() -> None:
    case = licenca(opened()).do("ana draw 6, ana look, ana order").exchange()
    owing = case.do("ana ask-reposta, blas grant, clara grant, blas claim cards ana")
    assert owing.do("ana ask-waiver, blas agree, clara agree").owed == []
    assert owing.do("ana ask-waiver, blas disagree").owed == [("ana", 25, "vol.II.13.4")]


def espadilha_bought() -> Voltarete:
    """Clara goes to the casca with four at the table, and Ana, who has passed twice, draws the Espadilha."""
    stock = "2O 3O 4O 5O 6O 7O 10O 11O 12O 1E 2C 3C 4C"
    case = Voltarete(FOUR, pot=30, table=OPEN, ANA="4B 5B", stock=stock).all_pass()
    case = case.do("ana passo, blas passo, clara casca, clara draw 9, clara look, clara name oros")
    return case.do("ana discard 4B 5B, ana draw 2, ana look")


@pytest.mark.law("vol.II.16.5")
def test_who_passed_twice_and_buys_the_espadilha_must_show_it_before_going_on() -> None:
    case = espadilha_bought()
    assert case.turn == "ana" and "1E" in case.held("ana") and "1E" not in case.known("clara")
    shown = case.do("ana show-espadilha")
    assert "1E" in shown.known("clara") and shown.turn == "blas"
    assert shown.do("clara claim espadilha ana").owed == []
    hidden = case.do("ana pass-on")
    assert "1E" not in hidden.known("clara")
    assert hidden.do("clara claim espadilha ana").owed == [("ana", 35, "vol.II.16.5")]


@pytest.mark.law("vol.II.16.5", "vol.II.16.6")
def test_one_who_has_not_drawn_it_has_nothing_to_show_and_after_a_segundo_nobody_has() -> None:
    case = espadilha_bought().do("ana show-espadilha, blas discard, blas draw 0")
    assert not case.allows("blas show-espadilha")
    stock = "2O 1E 3O 4O 5O"
    segundo = Voltarete(FOUR, pot=30, table=OPEN, ANA="4B 5B", stock=stock).all_pass().do("ana passo, blas segundo")
    bought = segundo.do("blas discard 2C, blas draw 0, blas order").do(
        f"clara discard {segundo.some('clara', 1)}, clara draw 1, clara look"
    )
    assert "1E" in bought.held("clara") and bought.turn == "ana" and "1E" not in bought.known("ana")


@pytest.mark.law("vol.II.16.5")
def test_only_he_has_hidden_it_who_drew_it_and_unseen_it_is_shown_when_play_begins() -> None:
    hidden = espadilha_bought().do("ana pass-on")
    next_one = hidden.do(f"blas discard {hidden.some('blas', 1)}, blas draw 1, blas look, blas pass-on")
    assert next_one.do("clara claim espadilha ana").owed == [("ana", 35, "vol.II.16.5")]
    assert next_one.do("clara claim espadilha blas").owed == []
    nothing = hidden.do("blas discard, blas draw 0, blas pass-on, clara claim espadilha blas")
    assert nothing.told("not-proven", "seat") == ["blas"]
    stock = "2O 3O 4O 5O 6O 7O 10O 11O 12O 1E 2C 3C 4C"
    case = Voltarete(FOUR, pot=30, table=OPEN, ANA="4B 5B", stock=stock).all_pass()
    case = case.do("ana passo, blas passo, clara casca, clara draw 9, clara look, clara name oros")
    unseen = case.do("ana discard 4B 5B, ana draw 2, ana pass-on").exchange()
    late = case.do("ana discard 4B 5B, ana draw 2, ana pass-on, ana look")
    assert (late.phase, late.turn) == ("buy", "blas") and "1E" in late.known("clara")
    assert unseen.phase == "order" and "1E" not in unseen.known("clara")
    assert "1E" in unseen.do("clara begin").known("clara")


# In detail.


def most(case: Voltarete, who: str) -> int:
    """How many cards he may throw."""
    prompt = case.prompt(who)
    assert prompt is not None and isinstance(prompt.offers[0], Pick)
    return prompt.offers[0].most


@pytest.mark.law("vol.II.8.10", "vol.II.8.12")
def test_only_who_has_told_of_his_ten_throws_nine() -> None:
    told = misdealt("over blas").do("ana licença, blas notice, blas passo, clara passo, ana name espadas")
    silent = misdealt("over blas").do("ana licença, blas passo, clara passo, ana name espadas")
    eight = misdealt("under blas").do("ana licença, blas notice, blas passo, clara passo, ana name espadas")
    turns = [case.do(f"ana discard {case.some('ana', 2)}, ana draw 2, ana look, ana order") for case in (told, silent)]
    assert [most(turn, "blas") for turn in turns] == [9, 8]
    few = eight.do(f"ana discard {eight.some('ana', 2)}, ana draw 2, ana look, ana order")
    assert most(few, "blas") == 7, "and nobody throws all"
    left = eight.do(f"ana discard {eight.some('ana', 8)}, ana draw 8, ana look, ana order")
    assert most(left, "blas") == 5, "who has eight throws no more for it"


@pytest.mark.law("vol.II.7.13")
def test_who_got_a_card_too_many_by_a_ruling_throws_it_though_nothing_is_left_to_buy() -> None:
    case = licenca(opened()).do("ana draw 6")
    some = case.do(f"blas buy-early {case.some('blas', 3)}, ana claim cards ana").falls().do("ana order")
    assert (some.turn, most(some, "clara")) == ("clara", 6), "five are left, and one more"
    all_bought = case.do(f"blas buy-early {case.some('blas', 7)}, ana claim cards ana").falls().do("ana order")
    assert (all_bought.state.stock, all_bought.phase, all_bought.turn) == ((), "buy", "clara")
    thrown = all_bought.do(f"clara discard {all_bought.some('clara', 1)}, clara draw 0, clara pass-on")
    assert thrown.phase == "order" and len(thrown.held("clara")) == 9


@pytest.mark.law("vol.II.7.8", "vol.II.7.21")
def test_it_is_told_who_orders_the_others_to_buy_and_who_passes_the_rest_on() -> None:
    case = licenca(opened()).do("ana draw 5, ana look, ana order, blas discard, blas draw 0, blas pass-on")
    assert (case.told("orders", "seat"), case.told("passes-on", "seat")) == (["ana"], ["blas"])


@pytest.mark.law("vol.II.16.6")
def test_after_a_segundo_one_who_passed_twice_buys_the_espadilha_and_shows_it_to_nobody() -> None:
    case = Voltarete(FOUR, pot=30, table=OPEN, ANA="4B 5B", stock="2O 1E 3O 4O").all_pass()
    case = case.do("ana passo, blas segundo").do("blas discard 2C, blas draw 0, blas order")
    case = case.do("clara discard, clara draw 0, clara pass-on, ana discard 4B, ana draw 1, ana look")
    assert "1E" in case.held("ana") and case.phase == "order" and "1E" not in case.known("blas")


@pytest.mark.law("vol.II.8.14")
def test_what_is_left_when_there_is_nothing_to_buy_lies_among_the_cards_that_are_out() -> None:
    turn = licenca(opened()).do("ana draw 5, ana look, ana order")
    order = turn.do(f"blas discard {turn.some('blas', 8)}, blas draw 8, blas look")
    assert order.phase == "order" and floor(order).exchange.left_over
    assert (floor(order).shown_stock(), floor(order).shown_out()) == (0, 13)


@pytest.mark.law("vol.II.7.14")
def test_who_names_at_the_casca_has_told_the_others_to_buy() -> None:
    case = opened().all_pass().do("ana casca, ana draw 8, ana look, ana name oros")
    there = case.do("blas claim cards ana")
    assert there.told("ruling", "laws") == [("vol.II.7.14",)] and len(there.held("ana")) == 9
    late = case.do(f"blas discard {case.some('blas', 2)}, blas draw 2, blas look, clara claim cards ana")
    assert late.owed == [("ana", 28, "vol.II.7.14")]


@pytest.mark.law("vol.II.7.17", "vol.II.7.19")
def test_one_card_goes_over_from_the_hand_or_from_the_discards_and_no_card_is_lost() -> None:
    turn = licenca(opened()).do("ana draw 5, ana look, ana order")
    few = turn.do(f"blas discard {turn.some('blas', 3)}, blas draw 2, blas pass-on, clara discard, clara draw 0")
    taking = few.do("ana claim cards blas")
    prompt = taking.prompt("blas")
    assert prompt is not None and isinstance(prompt.offers[0], Pick)
    assert (prompt.offers[0].least, prompt.offers[0].most) == (1, 1)
    back = taking.thrown("blas")[1]
    done = taking.do(f"blas give {back}")
    assert done.thrown("blas") == [card for card in taking.thrown("blas") if card != back]
    assert (done.phase, done.state.question, done.told("gives-one", "seat")) == (few.phase, None, ["blas"])
    assert floor(done).old_cards == ()
    texts = [card.text for pile in done.state.zones().values() for card in pile]
    assert len(texts) == len(set(texts)) == 40


@pytest.mark.law("vol.II.4.5")
def test_each_opponent_says_once_that_he_is_ready() -> None:
    order = licenca(opened(of=FOUR)).do("ana draw 5, ana look").exchange()
    assert order.allows("blas ready") and order.allows("clara ready")
    assert not order.allows("ana ready") and not order.allows("diego ready")
    ready = order.do("blas ready")
    assert ready.told("ready", "seat") == ["blas"] and not ready.allows("blas ready") and ready.allows("clara ready")


@pytest.mark.law("vol.II.3.22", "vol.II.3.23")
def test_who_orders_play_with_the_aces_unshown_has_mixed_them() -> None:
    aces = opened(ANA="1E 1B 12O 4O 5C 6C 3B 11E 2E", stock="6O 7C 10E 11C").do("ana turn-first")
    unseen = aces.do("ana discard 4O 5C 6C 3B, ana draw 3, ana order").exchange()
    assert unseen.do("blas claim aces ana").decisions == ["respeito-stands"]
    assert unseen.do("ana begin, blas claim aces ana").decisions == ["void"]
    shown = unseen.do("ana show-aces, ana begin, blas claim aces ana")
    assert shown.decisions == ["respeito-stands"]


@pytest.mark.law("vol.II.7.20", "vol.II.7.21")
def test_who_looks_late_does_not_end_the_purchase_of_him_who_is_buying() -> None:
    turn = licenca(opened()).do("ana draw 5, ana look, ana order")
    blas, clara = turn.some("blas", 2), turn.some("clara", 1)
    drawn = turn.do(f"blas discard {blas}, blas draw 2, blas pass-on, clara discard {clara}, clara draw 1")
    late = drawn.do("blas look")
    assert (late.phase, late.turn, len(late.held("blas"))) == ("look", "clara", 9)
    assert late.allows("clara look") and late.do("clara look").phase == "order"


@pytest.mark.law("vol.II.7.8")
def test_at_the_casca_he_looks_and_names_and_only_that_is_an_order() -> None:
    casca = opened().all_pass().do("ana casca, ana draw 9")
    assert not casca.allows("ana order") and casca.do("ana look").phase == "name-trump"
    assert casca.do("ana look, ana name oros").turn == "blas"


def test_who_has_nothing_to_look_at_is_not_asked_whether_he_looks() -> None:
    case = licenca(opened()).do("ana draw 5")
    drew_none = case.do("ana look, ana order, blas discard, blas draw 0")
    asked = [state.prompt(who) for state, who in ((case, "ana"), (case.do("ana look"), "ana"), (drew_none, "blas"))]
    assert [prompt and prompt.key for prompt in asked] == ["look", "drawn", "drawn"]
    others = [drew_none.prompt("ana"), drew_none.prompt("clara")]
    assert {prompt.key for prompt in others if prompt} == {"aside"}, "nobody else learns that he drew none"


@pytest.mark.law("vol.II.7.17")
def test_who_has_thrown_nothing_may_still_draw_one_by_mistake() -> None:
    prompt = licenca(opened()).do("ana draw 5, ana look, ana order, blas discard").prompt("blas")
    assert prompt is not None and isinstance(prompt.offers[0], Number)
    assert (prompt.offers[0].least, prompt.offers[0].most, prompt.offers[0].usual) == (0, 1, (0,))
    ten = licenca(misdealt("over blas")).do("ana draw 5, ana look, ana order, blas discard").prompt("blas")
    assert ten is not None and isinstance(ten.offers[0], Number)
    assert (ten.offers[0].least, ten.offers[0].most, ten.offers[0].usual) == (0, 1, (0,)), "nor does he lack one of ten"


@pytest.mark.law("vol.II.16.9")
@pytest.mark.parametrize(("obligation", "slips"), [("always", ["espadilha"]), ("off", [])])
def test_only_where_it_is_obliged_he_may_not_throw_the_espadilha_away(obligation: str, slips: list[str]) -> None:
    case = Voltarete(FOUR, pot=30, table=OPEN, ANA="1E 2C", obligation=obligation).all_pass().do("ana casca")
    assert "1E" in case.thrown("ana") and [slip.what for slip in floor(case).slips] == slips


@pytest.mark.law("vol.II.16.6", "vol.II.16.9")
def test_who_made_segundo_may_throw_the_espadilha_away() -> None:
    segundo = Voltarete(FOUR, pot=30, table=OPEN, ANA="1E 2C", obligation="always").all_pass().do("ana segundo")
    thrown = segundo.do("ana discard 1E, blas claim espadilha ana")
    assert (thrown.owed, thrown.told("not-proven", "seat")) == ([], ["ana"])


@pytest.mark.law("vol.II.6.5", "vol.II.6.8")
def test_who_orders_unnamed_plays_in_copas_by_the_law_of_his_game() -> None:
    so = opened().make("ana", "só").do("ana order")
    casca = opened().all_pass().do("ana casca, ana draw 9, ana look, ana order")
    assert so.told("ruling", "laws") == [("vol.II.6.5",)] and casca.told("ruling", "laws") == [("vol.II.6.8",)]


@pytest.mark.law("vol.II.8.10", "vol.II.8.12")
def test_who_threw_down_for_anothers_number_has_no_card_too_many() -> None:
    made = misdealt("over ana", of=FOUR).do("ana notice, ana passo, blas throw-down, clara entro, clara name espadas")
    turn = made.do(f"clara discard {made.some('clara', 5)}, clara draw 5, clara look, clara order")
    all_bought = turn.do(f"ana discard {turn.some('ana', 8)}, ana draw 7, ana look")
    assert (all_bought.state.stock, all_bought.phase) == ((), "order")
    some = turn.do(f"ana discard {turn.some('ana', 3)}, ana draw 2, ana look")
    assert (some.turn, most(some, "blas")) == ("blas", 5)


@pytest.mark.law("vol.II.8.7")
def test_how_many_each_threw_is_told_until_the_play_begins() -> None:
    case = licenca(opened()).do("ana draw 5, ana look")
    order = case.do(f"blas buy-early {case.some('blas', 2)}, ana order").exchange()
    keys = ("throws", "draws", "buys-early")
    assert all(order.told(key, to="clara") for key in keys)
    assert not any(order.do("ana begin").told(key, to="clara") for key in keys)


@pytest.mark.law("vol.II.9.1")
def test_to_ask_for_reposta_before_the_others_have_bought_is_a_mistake() -> None:
    prompt = licenca(opened()).do("ana draw 5, ana look, ana order").prompt("ana")
    assert prompt is not None
    assert [offer.grave for offer in prompt.beside if isinstance(offer, Say) and offer.word == "ask-reposta"] == [True]


@pytest.mark.law("vol.II.9.1")
def test_once_the_next_has_bought_it_is_asked_for_only_when_both_have() -> None:
    turn = licenca(opened()).do("ana draw 5, ana look, ana order")
    bought = turn.do(f"blas discard {turn.some('blas', 2)}, blas draw 2, blas look")
    assert bought.turn == "clara" and "ask-reposta" not in bought.words("ana")
    assert "ask-reposta" in bought.exchange().words("ana")


@pytest.mark.law("vol.II.9.11")
@pytest.mark.parametrize(("kind", "grave"), [("casca", True), ("licença", False)])
def test_only_at_the_casca_it_is_a_mistake_to_ask_for_reposta(kind: str, grave: bool) -> None:
    casca = opened().all_pass().do("ana casca, ana draw 9, ana look, ana name oros")
    order = (casca if kind == "casca" else licenca(opened()).do("ana draw 5, ana look")).exchange()
    prompt = order.prompt("ana")
    assert prompt is not None
    assert [offer.grave for offer in prompt.offers if isinstance(offer, Say) and offer.word == "ask-reposta"] == [grave]


@pytest.mark.law("vol.II.6.5")
def test_to_tell_the_others_to_buy_before_a_suit_is_named_is_a_mistake() -> None:
    prompt = opened().make("ana", "só").prompt("ana")
    assert prompt is not None
    assert [offer.grave for offer in prompt.offers if isinstance(offer, Say) and offer.word == "order"] == [True]
    assert not opened().make("ana", "licença").allows("ana order")


@pytest.mark.law("vol.II.16.5")
def test_where_nobody_is_obliged_the_espadilha_that_was_bought_is_shown_to_nobody() -> None:
    stock = "2O 3O 4O 5O 6O 7O 10O 11O 12O 1E 2C 3C 4C"
    passed = opened(30, ANA="4B 5B", stock=stock).all_pass().do("ana passo, blas passo")
    casca = passed.do("clara casca, clara draw 9, clara look, clara name oros, ana discard 4B 5B, ana draw 2, ana look")
    assert "1E" in casca.held("ana") and "1E" not in casca.known("clara") and casca.turn == "blas"


@pytest.mark.law("vol.II.3.22")
def test_who_bought_nothing_to_mix_them_with_shows_the_aces_before_he_orders_play() -> None:
    aces = opened(ANA="1E 1B 12O 4O 5C 6C 3B 11E 2E", stock="6O 7C 10E 11C").do("ana turn-first")
    order = aces.do("ana discard 4O, ana draw 0, ana order").exchange()
    assert order.do("blas claim aces ana").decisions == ["respeito-stands"]
    assert order.do("ana begin, blas claim aces ana").decisions == ["void"]


@pytest.mark.law("vol.II.8.7", "vol.II.11.12")
def test_while_a_question_is_answered_in_the_exchange_all_still_see_how_many_were_bought() -> None:
    asked = licenca(opened()).do("ana draw 5, ana look, blas ask-trump")
    assert asked.phase == "trump-asked"
    assert (asked.notes("bought", "blas"), asked.notes("bought-more", "blas")) == ([("ana", 5)], [])


@pytest.mark.law("vol.II.8.11", "vol.II.13.2")
def test_the_card_that_one_was_dealt_too_few_lies_with_the_stock_and_may_be_bought() -> None:
    """Given that Clara was dealt eight and has said so, when the feito buys eight, then six are left, and not five."""
    eight = misdealt("under clara").do("ana licença, blas passo, clara notice, clara passo, ana name espadas")
    case = eight.do(f"ana discard {eight.some('ana', 8)}, ana draw 8, ana look, ana order")
    assert (most(case, "blas"), len(case.state.stock)) == (6, 6)
    five = case.do(f"blas discard {case.some('blas', 5)}, blas draw 5, blas look")
    assert (five.phase, five.turn, most(five, "clara")) == ("buy", "clara", 0), "the spare one is still there"
    nine = five.do("clara discard, clara draw 1, clara look")
    assert (len(nine.held("clara")), nine.do("ana begin, blas claim cards clara").owed) == (9, [])
    six = case.do(f"blas discard {case.some('blas', 6)}, blas draw 6, blas look")
    assert six.phase == "order" and len(six.held("blas")) == 9, "he has bought all that was left"
    assert six.do("ana begin, blas claim cards clara").owed == [], "and she plays with eight, as she said"


@pytest.mark.law("vol.II.7.16", "vol.II.7.22")
def test_a_buyer_may_take_what_really_lies_there_whatever_was_said() -> None:
    few = licenca(opened()).do("ana draw 4, ana look, ana order")
    thrown = few.do(f"blas discard {few.some('blas', 4)}, blas draw 4, blas look")
    assert most(thrown, "clara") == 5, "eight were said to be left, and nine were"
    bought = thrown.do(f"clara discard {thrown.some('clara', 5)}, clara draw 5, clara look")
    assert len(bought.held("clara")) == 9 and bought.state.leftovers == ()
    many = licenca(opened()).do("ana draw 6, ana look, ana order")
    assert most(many, "blas") == 8, "where fewer lie there he may believe what was said"
