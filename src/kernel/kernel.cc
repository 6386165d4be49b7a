#include "kernel/kernel.h"

#include <array>
#include <string_view>

#include "kernel/army.h"
#include "kernel/captures.h"
#include "kernel/pegs.h"
#include "kernel/propagation.h"
#include "kernel/push_fight.h"
#include "kernel/text.h"

namespace hardboard::kernel {
namespace {

// The claim of the text, a word and perhaps a number, in the terms of a kind; and what shows it, up
// to the line `end`. Each returns what was shown, in words.
std::string shown_of(const Captures& puzzle, Reader& in, std::ostream* echo) {
  const std::string claim(in.word("a claim"));
  if (claim != "leaves" && claim != "exceeds") in.fail("expected leaves or exceeds");
  const auto left = static_cast<std::uint32_t>(in.number("how many pieces", 1, puzzle.size()));
  if (echo != nullptr) *echo << "claim " << claim << ' ' << left << '\n';
  if (claim == "leaves") {
    in.line("moves");
    play(puzzle, left, in);
    return "captures leave " + counted(left, "piece");
  }
  in.line("proof");
  if (in.word("the name of a proof") != "clauses") in.fail("expected clauses");
  refute_by_clauses(puzzle, left, in);
  return "no captures leave " + counted(left, "piece") + (left > 1 ? " or fewer" : "");
}

std::string shown_of(const Pegs& puzzle, Reader& in, std::ostream* echo) {
  const std::string claim(in.word("a claim"));
  if (claim != "reaches" && claim != "leaves" && claim != "never")
    in.fail("expected reaches, leaves or never");
  const auto left = static_cast<std::uint64_t>(
      claim == "leaves" ? in.number("how many pegs", 1, puzzle.holes.size()) : 0);
  if (echo != nullptr)
    *echo << "claim " << claim << (left > 0 ? " " + std::to_string(left) : "") << '\n';
  if (claim == "never") {
    in.line("proof");
    if (in.word("the name of a proof") != "functions") in.fail("expected functions");
    refute_by_functions(puzzle, in);
    return "no jumps meet the goal";
  }
  in.line("jumps");
  play(puzzle, left, in);
  return left > 0 ? "jumps leave " + counted(left, "peg") : "jumps meet the goal";
}

std::string shown_of(const Army& puzzle, Reader& in, std::ostream* echo) {
  if (in.word("a claim") != "reaches") in.fail("expected reaches");
  if (echo != nullptr) *echo << "claim reaches\n";
  in.line("army");
  play(puzzle, in);
  return "an army reaches the goal";
}

std::string shown_of(const PushFight& puzzle, Reader& in, std::ostream* echo) {
  if (in.word("a claim") != "mates") in.fail("expected mates");
  if (echo != nullptr) *echo << "claim mates\n";
  in.line("moves");
  play(puzzle, in);
  return "a turn makes a piece of the other side fall";
}

template <class Puzzle, Puzzle (*read)(Reader&)>
std::string judged(Reader& in, std::ostream* echo) {
  const Puzzle puzzle = read(in);
  if (echo != nullptr) write(*echo, puzzle);
  in.line("claim");
  std::string shown = shown_of(puzzle, in, echo);
  in.line("end");
  if (in.has_word()) {
    in.word("nothing");
    in.fail("expected nothing behind `end`");
  }
  return shown;
}

struct Kind {
  std::string_view name;
  std::string (*judged)(Reader& in, std::ostream* echo);
};
constexpr std::array kinds = {
    Kind{"solo-chess", judged<Captures, read_solo_chess>},
    Kind{"graph-capture", judged<Captures, read_graph_capture>},
    Kind{"peg-solitaire", judged<Pegs, read_pegs>},
    Kind{"peg-army", judged<Army, read_army>},
    Kind{"push-fight", judged<PushFight, read_push_fight>},
};

}  // namespace

Judgement judge(std::istream& text, std::ostream* echo) {
  try {
    Reader in(text);
    in.line();
    const std::string_view name = in.word("a kind of puzzle");
    for (const Kind& kind : kinds)
      if (kind.name == name) return {Judgement::Word::verified, kind.judged(in, echo)};
    in.fail("expected a kind of puzzle");
  } catch (const NotShown& why) {
    return {Judgement::Word::refused, why.words};
  } catch (const BadText& where) {
    return {Judgement::Word::bad, where.words, where.line, where.column};
  }
}

}  // namespace hardboard::kernel
