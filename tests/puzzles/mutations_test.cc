// Answers that the program gave, changed at random: keys and values dropped, repeated, exchanged
// with those of other answers, numbers altered; in JSON and in text. What the checkers call
// verified must be true, by the judges' brute force.
#include <algorithm>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.h"
#include "oracle/army_brute_force.h"
#include "oracle/brute_force.h"
#include "oracle/peg_brute_force.h"
#include "oracle/push_fight_brute_force.h"
#include "oracle/push_fight_values.h"
#include "proofs/answer_file.h"
#include "puzzles/graph_capture/answer.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/graph_capture/read.h"
#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/check.h"
#include "puzzles/peg_army/read.h"
#include "puzzles/peg_army/window.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/check.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/check.h"
#include "puzzles/push_fight/read.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/solo_chess/answer.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/read.h"
#include "support/paths.h"

namespace hardboard {
namespace {

using Json = nlohmann::ordered_json;

std::string content_of(const std::string& file) {
  std::ifstream in(testing::test_data("data/answers/" + file));
  std::ostringstream content;
  content << in.rdbuf();
  return content.str();
}

// Every value of the tree, with what it stands in.
void list_values(Json& json, std::vector<Json*>& parents) {
  if (!json.is_structured()) return;
  if (!json.empty()) parents.push_back(&json);
  for (Json& child : json) list_values(child, parents);
}

void mutate(Random& random, Json& answer, const Json& donor) {
  std::vector<Json*> parents;
  list_values(answer, parents);
  Json& parent = *parents[random.below(parents.size())];
  auto at = parent.begin();
  std::advance(at, random.below(parent.size()));
  switch (random.below(8)) {
    case 0:
      parent.erase(at);
      break;
    case 1:  // something of the donor's
    case 2: {
      auto gift = donor.begin();
      std::advance(gift, random.below(donor.size()));
      answer[gift.key()] = gift.value();
      break;
    }
    case 3: {
      const char* const words[] = {"solvable", "unsolvable", "win", "loss", "draw"};
      answer["answer"] = words[random.below(5)];
      break;
    }
    case 4:
      if (parent.is_array()) parent.push_back(*at);
      break;
    case 5:
      if (parent.is_array()) std::swap(*at, parent[random.below(parent.size())]);
      break;
    default:
      if (at->is_number_integer()) {
        const std::int64_t steps[] = {-1, 1, 1, 2, -2, 7};
        *at = at->get<std::int64_t>() + steps[random.below(6)];
      } else if (at->is_boolean()) {
        *at = !at->get<bool>();
      } else if (at->is_string() && random.below(2) == 0) {
        *at = "0";
      }
  }
}

std::string mutated_json(Random& random, const std::string& line, const std::string& donor) {
  Json answer = Json::parse(line);
  for (std::uint64_t n = 1 + random.below(3); n > 0; --n)
    mutate(random, answer, Json::parse(donor));
  std::string text = answer.dump();
  if (random.below(20) == 0) {  // a key once more
    const Json other = Json::parse(donor);
    auto gift = other.begin();
    std::advance(gift, random.below(other.size()));
    text.insert(1, Json(gift.key()).dump() + ":" + gift.value().dump() + ",");
  }
  return text;
}

std::string mutated_text(Random& random, const std::string& text, const std::string& donor) {
  const auto lines_of = [](const std::string& whole) {
    std::vector<std::string> lines;
    std::istringstream in(whole);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
  };
  std::vector<std::string> lines = lines_of(text), others = lines_of(donor);
  for (std::uint64_t n = 1 + random.below(3); n > 0 && !lines.empty(); --n) {
    const auto any = lines.begin() + static_cast<std::ptrdiff_t>(random.below(lines.size()));
    switch (random.below(5)) {
      case 0:
        lines.erase(any);
        break;
      case 1: {
        const std::string copy = *any;
        lines.insert(any, copy);
        break;
      }
      case 2:
        lines.insert(any, others[random.below(others.size())]);
        break;
      case 3:
        std::swap(*any, lines[random.below(lines.size())]);
        break;
      default:
        for (char& c : *any)
          if (c >= '0' && c <= '9' && random.below(2) == 0)
            c = static_cast<char>('0' + random.below(10));
    }
  }
  std::string result;
  for (const std::string& line : lines) result += line + "\n";
  return result;
}

struct Tally {
  int unread = 0, wrong = 0, claimed = 0, verified = 0;
};

// `why_false(puzzle, answer, truth)` says what a verified answer claims that is not so, else "".
template <class Read, class Judge, class WhyFalse>
Tally mutate_answers(const std::string& kind, int rounds, Read read, Judge judge,
                     WhyFalse why_false) {
  const std::string puzzle_file = content_of(kind + ".puzzles");
  const std::string answer_file = content_of(kind + ".answers");
  const std::vector<Text> puzzle_texts = split_puzzles({kind, puzzle_file, 1});
  const std::vector<Text> answers = split_answers({kind, answer_file, 1});
  EXPECT_EQ(puzzle_texts.size(), answers.size());
  using Puzzle = std::decay_t<decltype(*read(puzzle_texts[0]))>;
  std::vector<Puzzle> puzzles;
  std::vector<decltype(judge(puzzles[0]))> truths;
  std::vector<std::string> lines, texts;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    puzzles.push_back(*read(puzzle_texts[i]));
    truths.push_back(judge(puzzles[i]));
    const auto answer = read_answer(puzzles[i], answers[i]);
    EXPECT_TRUE(answer) << to_string(answer.error());
    const CheckReport report = check(puzzles[i], *answer);
    EXPECT_NE(report.check, Check::wrong) << answers[i].content << report.reason;
    if (report.check == Check::verified) {
      EXPECT_EQ(why_false(puzzles[i], *answer, truths[i]), "") << answers[i].content;
    }
    std::ostringstream text;
    write_answer(text, puzzles[i], *answer, Form::text);
    lines.emplace_back(answers[i].content);
    texts.push_back(text.str());
  }
  Tally tally;
  Random random(17);
  for (int round = 0; round < rounds; ++round) {
    const std::size_t i = random.below(lines.size()), donor = random.below(lines.size());
    const std::string text = round % 2 == 0 ? mutated_json(random, lines[i], lines[donor])
                                            : mutated_text(random, texts[i], texts[donor]);
    const auto answer = read_answer(puzzles[i], {"a", text, 1});
    if (!answer) {
      ++tally.unread;
      continue;
    }
    const CheckReport report = check(puzzles[i], *answer);
    if (report.check == Check::wrong) ++tally.wrong;
    if (report.check == Check::claimed) ++tally.claimed;
    if (report.check != Check::verified) continue;
    ++tally.verified;
    EXPECT_EQ(why_false(puzzles[i], *answer, truths[i]), "")
        << puzzle_texts[i].content << text << report.reason;
  }
  EXPECT_GT(tally.unread, rounds / 20);
  EXPECT_GT(tally.wrong, rounds / 20);
  EXPECT_GT(tally.claimed, rounds / 60);
  EXPECT_GT(tally.verified, rounds / 50);
  return tally;
}

std::string why_false_verdict(Verdict verdict, bool solvable) {
  return verdict == (solvable ? Verdict::solvable : Verdict::unsolvable) ? "" : "the verdict";
}

std::string why_false_minimum(const AnswerHead& answer, const std::string& what,
                              std::uint64_t truth) {
  if (!answer.minimum || answer.minimum->what != what) return "";
  return answer.minimum->bound <= truth && truth <= answer.minimum->value ? "" : what;
}

// Of games of captures.
struct CaptureTruth {
  oracle::Judgement judgement;
  std::uint64_t least_budget = 0;  // the largest number for none
};

template <class Puzzle, class SetBudgets>
CaptureTruth judge_captures(const Puzzle& puzzle, std::uint32_t pieces, SetBudgets set_budgets) {
  CaptureTruth truth{*oracle::judge(puzzle), std::numeric_limits<std::uint64_t>::max()};
  for (std::uint32_t budget = pieces; budget-- > 0;) {
    Puzzle uniform = puzzle;
    set_budgets(uniform, budget);
    if (oracle::judge(uniform)->solvable) truth.least_budget = budget;
  }
  return truth;
}

template <class Answer>
std::string why_false_capture(const Answer& answer, const CaptureTruth& truth) {
  const oracle::Judgement& judgement = truth.judgement;
  return why_false_verdict(answer.verdict, judgement.solvable) +
         why_false_minimum(answer, "pieces_left", judgement.left_on_goal) +
         why_false_minimum(answer, "budget", truth.least_budget) +
         (answer.count.value_or(std::to_string(judgement.count)) == std::to_string(judgement.count)
              ? ""
              : "the count");
}

TEST(Mutations, OfSoloChess) {
  mutate_answers(
      "solo_chess", 40'000, [](const Text& text) { return solo_chess::read(text); },
      [](const solo_chess::Puzzle& puzzle) {
        return judge_captures(puzzle, static_cast<std::uint32_t>(puzzle.pieces.size()),
                              [](solo_chess::Puzzle& uniform, std::uint32_t budget) {
                                for (solo_chess::Piece& piece : uniform.pieces)
                                  piece.budget = budget;
                              });
      },
      [](const auto&, const auto& answer, const CaptureTruth& truth) {
        return why_false_capture(answer, truth);
      });
}

TEST(Mutations, OfGraphCapture) {
  mutate_answers(
      "graph_capture", 20'000, [](const Text& text) { return graph_capture::read(text); },
      [](const graph_capture::Puzzle& puzzle) {
        return judge_captures(puzzle, static_cast<std::uint32_t>(puzzle.budgets.size()),
                              [](graph_capture::Puzzle& uniform, std::uint32_t budget) {
                                uniform.budgets.assign(uniform.budgets.size(), budget);
                              });
      },
      [](const auto&, const auto& answer, const CaptureTruth& truth) {
        return why_false_capture(answer, truth);
      });
}

TEST(Mutations, OfPegSolitaire) {
  mutate_answers(
      "peg_solitaire", 20'000, [](const Text& text) { return peg_solitaire::read(text); },
      [](const peg_solitaire::Puzzle& puzzle) { return *oracle::judge(puzzle); },
      [](const auto&, const peg_solitaire::Answer& answer, const oracle::PegJudgement& truth) {
        const bool counts =
            answer.positions.value_or(truth.positions) == truth.positions &&
            answer.winnable.value_or(truth.winnable) == truth.winnable &&
            std::stod(answer.count.value_or("0")) == (answer.count ? truth.sequences : 0);
        return why_false_verdict(answer.verdict, truth.solvable) +
               why_false_minimum(answer, "pieces_left", truth.fewest_pegs) +
               why_false_minimum(answer, "fewest_moves", truth.fewest_moves) +
               (counts ? "" : "the counts");
      });
}

TEST(Mutations, OfPegArmies) {
  // Without a margin: squares of size 13 and more, and half-planes of 5 and more, have no armies.
  const auto judge = [](const peg_army::Puzzle& puzzle) -> std::optional<std::uint32_t> {
    if (!puzzle.margin)
      return puzzle.size < (puzzle.shape == peg_army::Shape::halfplane ? 5 : 13)
                 ? std::optional<std::uint32_t>(1)
                 : std::nullopt;
    const peg_army::Window window = peg_army::window_of(puzzle, *puzzle.margin);
    return oracle::fewest_army_moves(puzzle, window.low, window.high);
  };
  mutate_answers(
      "peg_army", 20'000, [](const Text& text) { return peg_army::read(text); }, judge,
      [](const peg_army::Puzzle& puzzle, const peg_army::Answer& answer,
         std::optional<std::uint32_t> truth) {
        std::string why = why_false_verdict(answer.verdict, truth.has_value());
        if (truth && puzzle.margin) why += why_false_minimum(answer, "fewest_moves", *truth);
        if (answer.count) why += "a count";
        return why;
      });
}

struct PushFightTruth {
  std::optional<std::uint32_t> fewest_moves;
  std::map<std::string, oracle::PushFightValue> values;
};

std::string why_false_turn(const push_fight::Puzzle& puzzle, const push_fight::Answer& answer,
                           const PushFightTruth& truth) {
  if (!answer.turn) return "";
  push_fight::Game game(puzzle);
  for (const push_fight::Move& move : answer.turn->moves)
    if (game.move(move)) return "an illegal move";
  if (game.push(answer.turn->push)) return "an illegal push";
  if (game.fallen() != push_fight::Piece::none) {
    const bool wins = !belongs(game.fallen(), puzzle.position.turn);
    return answer.verdict == (wins ? Verdict::win : Verdict::loss) ? "" : "who falls";
  }
  const Verdict next = truth.values.at(oracle::name_of(game.position())).verdict;
  const Verdict kept = next == Verdict::loss  ? Verdict::win
                       : next == Verdict::win ? Verdict::loss
                                              : Verdict::draw;
  return kept == answer.verdict ? "" : "the turn";
}

TEST(Mutations, OfPushFight) {
  mutate_answers(
      "push_fight", 20'000, [](const Text& text) { return push_fight::read(text); },
      [](const push_fight::Puzzle& puzzle) {
        PushFightTruth truth;
        if (puzzle.question == push_fight::Question::mate_in_1)
          truth.fewest_moves = oracle::fewest_moves(puzzle);
        else
          truth.values = oracle::push_fight_values(puzzle.board, puzzle.position, puzzle.moves);
        return truth;
      },
      [](const push_fight::Puzzle& puzzle, const push_fight::Answer& answer,
         const PushFightTruth& truth) -> std::string {
        if (answer.count) return "a count";
        if (puzzle.question == push_fight::Question::mate_in_1) {
          const bool solvable = truth.fewest_moves && *truth.fewest_moves <= puzzle.moves;
          if (answer.depth) return "a depth";
          return why_false_verdict(answer.verdict, solvable) +
                 why_false_minimum(answer, "fewest_moves", truth.fewest_moves.value_or(0));
        }
        const oracle::PushFightValue value = truth.values.at(oracle::name_of(puzzle.position));
        if (value.verdict != answer.verdict) return "the verdict";
        if (answer.depth && *answer.depth != value.depth) return "the depth";
        return why_false_turn(puzzle, answer, truth);
      });
}

}  // namespace
}  // namespace hardboard
