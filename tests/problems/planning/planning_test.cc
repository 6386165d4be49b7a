// Planning problems: PDDL that is read and comes back, every way to be wrong, plans as planners
// print them, and their check.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sstream>

#include "base/random.h"
#include "problems/planning/search_again.h"
#include "problems/planning/traits.h"
#include "support/bad_input.h"

namespace hardboard::planning {
namespace {

const std::string boxes =
    "; A robot carries boxes.\n"
    "(define (domain BOXES) (:requirements :strips :typing :equality :action-costs)\n"
    "  (:types box - thing room)\n"
    "  (:constants hall - room)\n"
    "  (:predicates (at ?t - thing ?r - room) (HERE ?r - room) (held ?t - thing))\n"
    "  (:functions (total-cost) - number)\n"
    "  (:action go :parameters (?a ?b - room)\n"
    "    :precondition (and (here ?a) (not (= ?a ?b)))\n"
    "    :effect (and (not (here ?a)) (here ?b) (increase (total-cost) 3)))\n"
    "  (:action take :parameters (?x - box ?r - room)\n"
    "    :precondition (and (here ?r) (at ?x ?r)) :effect (and (not (at ?x ?r)) (held ?x)))\n"
    "  (:action drop :parameters (?x - box ?r - room)\n"
    "    :precondition (and (here ?r) (held ?x)) :effect (and (not (held ?x)) (at ?x ?r))))\n";
const std::string two_rooms =
    "(define (problem move) (:domain boxes) (:objects b c - box cellar - room)\n"
    "  (:init (= (total-cost) 0) (here hall) (at b cellar) (at c hall))\n"
    "  (:goal (at b hall)) (:metric minimize (total-cost)))\n";

Puzzle puzzle_of(const std::string& text) {
  const Result<Puzzle> puzzle = read({"f", text, 1});
  EXPECT_TRUE(puzzle) << to_string(puzzle.error());
  return puzzle.value();
}

TEST(PlanningRead, TakesPddl) {
  const Puzzle puzzle = puzzle_of(boxes + two_rooms);
  EXPECT_EQ(puzzle.domain, "boxes");
  EXPECT_EQ(puzzle.types.size(), 4U);
  EXPECT_EQ(puzzle.constants, 1U);
  EXPECT_EQ(puzzle.objects.size(), 4U);
  EXPECT_EQ(puzzle.actions.at(0).cost, 3U);
  EXPECT_EQ(puzzle.actions.at(0).conditions.at(1).predicate, equality);
  EXPECT_EQ(puzzle.init.size(), 3U);
  const std::string text = write(puzzle);
  EXPECT_EQ(write(puzzle_of(text)), text);
  EXPECT_TRUE(looks_like(";; a comment\n( DEFINE (domain x))"));
  EXPECT_FALSE(looks_like("(domain x)"));
  EXPECT_FALSE(looks_like("solo-chess\n"));
}

TEST(PlanningRead, TakesAndWithinAnd) {
  const auto with_condition = [](const std::string& condition) {
    std::string text = boxes + two_rooms;
    const std::string plain = "(and (here ?r) (held ?x))";
    return write(puzzle_of(text.replace(text.find(plain), plain.size(), condition)));
  };
  const std::string plain = with_condition("(and (here ?r) (held ?x))");
  EXPECT_EQ(with_condition("(and (and (and) (here ?r)) (and (and (held ?x))))"), plain);
  const std::string deep = [] {
    std::string text;
    for (int i = 0; i < 100'000; ++i) text += "(and ";
    return text + "(here ?r) (held ?x)" + std::string(100'000, ')');
  }();
  EXPECT_EQ(with_condition(deep), plain);
}

TEST(PlanningRead, RefusesWhatIsWrong) {
  const std::string begin = "(define (domain d) (:predicates (p ?x) (q))\n";
  const std::string end = ") (define (problem r) (:domain d) (:objects a) (:init) (:goal (q)))\n";
  testing::expect_refused(
      {
          {"", "1:1: expected `(`, found the end"},
          {"(define (problem r)", "1:10: expected `domain`, found `problem`"},
          {"(define (domain d) (:requirements :adl))", "1:35: requirement `:adl` is not supported"},
          {"(define (domain d) (:derived))", "1:21: `:derived` is not known here"},
          {"(define (domain d) (:types a - b b - a)", "1:28: type `a` lies below itself"},
          {"(define (domain d) (:types a a))", "1:30: `a` is given twice"},
          {"(define (domain d) (:constants a - b))", "1:36: there is no type `b`"},
          {"(define (domain d) (:predicates (p x)))", "1:36: expected a variable, found `x`"},
          {begin + "(:action a :effect (r)))", "2:21: there is no predicate `r`"},
          {begin + "(:action a :effect (p ?y)))", "2:23: there is no parameter `?y`"},
          {begin + "(:action a :parameters (?y) :effect (p)))", "2:38: `p` has 1 arguments, not 0"},
          {begin + "(:action a :effect (q ?y)))", "2:23: there is no parameter `?y`"},
          {begin + "(:action a :parameters (?y) :effect (q ?y)))", "2:40: `q` has 0 arguments"},
          {begin + "(:action a :effect (= a a)))", "2:21: there is no predicate `=`"},
          {begin + "(:action a :effect (increase (total-cost) 1.5)))",
           "2:43: expected a cost, a whole number of at most 1000000000, found `1.5`"},
          {begin + end + "(", "3:1: expected the end of the problem, found `(`"},
          {begin + ") (define (problem r) (:domain e)", "2:32: the domain is `d`, not `e`"},
          {begin + ") (define (problem r) (:domain d))", "2:34: the problem ends without a goal"},
          {begin + ") (define (problem r) (:init (not (q)))",
           "2:31: what `:init` does not name is false: no `not` is needed"},
          {begin + ") (define (problem r) (:goal (p b)))", "2:33: there is no object `b`"},
          {begin + ") (define (problem r) (:goal (q)", "2:33: expected `)`, found the end"},
      },
      [](const Text& text) { return read(text); });
}

Answer answer_of(const Puzzle& puzzle, const std::string& text) {
  const Result<Answer> answer = read_answer(puzzle, {"a", text, 1});
  EXPECT_TRUE(answer) << to_string(answer.error());
  return answer.value();
}

TEST(PlanningAnswer, TakesThePlansOfPlanners) {
  const Puzzle puzzle = puzzle_of(boxes + two_rooms);
  const std::string plan =
      "(go hall cellar)\n(TAKE b cellar)\n\n(go cellar hall) ; the way back\n(drop b hall)\n"
      "; cost = 6 (general cost)\n";
  const Answer answer = answer_of(puzzle, plan);
  const CheckReport report = check(puzzle, answer);
  EXPECT_EQ(report.check, Check::verified);
  EXPECT_EQ(report.reason, "4 steps of cost 6 reach the goal");
  for (const Form form : {Form::text, Form::json}) {
    std::ostringstream out;
    write_answer(out, puzzle, answer, form);
    EXPECT_EQ(answer_of(puzzle, out.str()).plan, answer.plan) << out.str();
  }
  testing::expect_refused(
      {
          {"(fly b)", "1:1: there is no action `fly`"},
          {"(go hall attic)", "1:1: there is no object `attic`"},
          {"(go hall)", "1:1: go takes 2 objects, not 1"},
          {"(take hall hall)", "1:1: hall is no box"},
          {"; a\n  (go hall cellar", "2:3: expected `)` at the end of the step"},
          {"(go hall cellar) x", "1:1: expected nothing behind the step"},
      },
      [&](const Text& text) { return read_answer(puzzle, text); });
}

TEST(PlanningCheck, SaysWhatItFound) {
  const Puzzle puzzle = puzzle_of(boxes + two_rooms);
  const auto reason = [&](const std::string& text) {
    const CheckReport report = check(puzzle, answer_of(puzzle, text));
    EXPECT_NE(report.check, Check::verified) << text;
    return report.reason;
  };
  EXPECT_EQ(reason("(go cellar hall)"), "step 1, (go cellar hall): (here cellar) is not true");
  EXPECT_EQ(reason("(go hall hall)"), "step 1, (go hall hall): (= hall hall) is true");
  EXPECT_EQ(reason("; nothing\n"), "the plan misses the goal: (at b hall) is not true");
  EXPECT_EQ(reason("unsolvable\n  proof: exhausted\n    positions: 4\n"),
            "nobody has checked that no plan reaches the goal");
  EXPECT_EQ(reason("unsolvable\n  1. (go hall cellar)\n  2. (take b cellar)\n"
                   "  3. (go cellar hall)\n  4. (drop b hall)\n"),
            "the answer's own plan reaches the goal");
  EXPECT_EQ(reason("solvable\n  1. (go hall cellar)\n  2. (take b cellar)\n  3. (go cellar hall)\n"
                   "  4. (drop b hall)\n  cost: 5\n  bound: 5\n"),
            "the plan costs 6, not 5");
}

// A door that opens once, and a lamp behind it that can't be reached from here.
constexpr std::string_view doors =
    "(define (domain doors) (:predicates (open) (locked) (inside) (lit))\n"
    "(:action unlock :parameters () :precondition (inside) :effect (not (locked)))\n"
    "(:action enter :parameters () :precondition (and (open) (not (locked)))\n"
    "         :effect (and (inside) (not (open))))\n"
    "(:action break :parameters () :precondition (locked) :effect (and (not (locked)) (not "
    "(open))))\n"
    "(:action switch :parameters () :precondition (inside) :effect (lit)))\n"
    "(define (problem p) (:domain doors) (:init (open) (locked)) (:goal (lit)))\n";

TEST(PlanningCheck, TakesRefusalsByCases) {
  const Puzzle puzzle = puzzle_of(std::string(doors));
  const auto report = [&](const std::string& cases) {
    return check(puzzle, answer_of(puzzle, "unsolvable\n  proof: cases\n" + cases));
  };
  const std::string locked = "(and (locked) (not (inside)) (not (lit)))";
  const std::string broken = "(and (not (open)) (not (inside)) (not (lit)))";
  const CheckReport right = report("    cases 1: " + locked + "\n    cases 2: " + broken + "\n");
  EXPECT_EQ(right.check, Check::verified) << right.reason;
  EXPECT_EQ(right.reason,
            "no plan reaches the goal: one of 2 cases holds in each state, and the goal in none");
  const auto wrong = [&](const std::string& cases) {
    EXPECT_EQ(report(cases).check, Check::wrong) << cases;
    return report(cases).reason;
  };
  EXPECT_EQ(wrong("    cases 1: " + broken + "\n"), "the proof fails: no case holds at the start");
  EXPECT_EQ(wrong("    cases 1: " + locked + "\n"),
            "the proof fails: (break) leads from case 1 out of all cases");
  EXPECT_EQ(wrong("    cases 1: (and)\n"), "the proof fails: the goal fits case 1");
  testing::expect_refused(
      {
          {"unsolvable\n  proof: cases\n    cases 1: lit\n",
           "3:14: expected a case such as `(and (atom object) (not (atom)))`"},
          {"unsolvable\n  proof: cases\n    cases 1: (and (dark))\n",
           "3:14: there is no predicate `dark`"},
          {"unsolvable\n  proof: cases\n    cases 1: (and (lit here))\n",
           "3:14: there is no object `here`"},
          {"unsolvable\n  proof: cases\n    cases 1: (and (lit)) x\n",
           "3:14: expected nothing behind the case"},
      },
      [&](const Text& text) { return read_answer(puzzle, text); });
}

// Each of 12 lamps may be on: thousands of states, each with many atoms.
TEST(PlanningCheck, StatesStayWithinTheMemory) {
  std::string text =
      "(define (domain d) (:predicates (on ?x) (p ?x ?y) (won))\n"
      "(:action turn :parameters (?x) :precondition (p ?x ?x) :effect (on ?x)))\n"
      "(define (problem q) (:domain d) (:objects";
  std::string atoms;
  for (int i = 0; i < 12; ++i) {
    text += " o" + std::to_string(i);
    for (int j = 0; j < 12; ++j) atoms += fmt::format(" (p o{} o{})", i, j);
  }
  const Puzzle puzzle = puzzle_of(text + ") (:init" + atoms + ") (:goal (won)))");
  Limits limits;
  const auto least = least_cost(puzzle, limits);
  ASSERT_TRUE(least);
  EXPECT_FALSE(least->has_plan);
  limits.memory_bytes = 1 << 20;
  EXPECT_FALSE(least_cost(puzzle, limits));
}

}  // namespace
}  // namespace hardboard::planning
