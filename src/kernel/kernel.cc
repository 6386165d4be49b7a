#include "kernel/kernel.h"

#include <algorithm>
#include <string>
#include <vector>

#include "kernel/army.h"
#include "kernel/captures.h"
#include "kernel/pegs.h"
#include "kernel/propagation.h"
#include "kernel/push_fight.h"
#include "kernel/search.h"
#include "kernel/text.h"

namespace hardboard::kernel {
namespace {

struct Claim {
  std::string words;  // the claim and what shows it: "reaches jumps", "exceeds N clauses"
  std::vector<std::uint64_t> numbers;
};

Claim read_claim(Reader& in, std::ostream& echo) {
  const std::string says(in.word("a claim"));
  Claim claim{says, {}};
  while (in.has_word()) {
    const bool counts = says == "count";
    const auto number = in.number("how many", counts ? 0 : 1, counts ? INT64_MAX : no_bound - 1);
    claim.numbers.push_back(static_cast<std::uint64_t>(number));
    claim.words += " N";
  }
  echo << "claim " << says;
  for (const std::uint64_t number : claim.numbers) echo << ' ' << number;
  echo << '\n';
  in.line();
  const std::string shown_by(in.word("what shows the claim"));
  claim.words += ' ' + (shown_by == "proof" ? std::string(in.word("a proof")) : shown_by);
  return claim;
}

// The claim is the number of plays, perhaps with those of positions and of positions that can win.
std::string counted_plays(const Count& found, const Claim& claim) {
  std::vector<std::uint64_t> numbers{found.plays, found.positions, found.winning};
  numbers.resize(std::min(claim.numbers.size(), numbers.size()));
  need(found.plays != most_plays && numbers == claim.numbers,
       "there are " + counted(found.plays, "play") + " in " + counted(found.positions, "position") +
           ", " + std::to_string(found.winning) + " of them winning");
  return counted(found.plays, "play") + (found.plays == 1 ? " meets" : " meet") + " the goal";
}

// Checks what shows a claim in the terms of a kind, up to the line `end`. Each returns what was
// shown, in words.
std::string shown(const Captures& puzzle, const Claim& claim, Reader& in) {
  const auto left = static_cast<std::uint32_t>(claim.numbers.empty() ? 0 : claim.numbers[0]);
  if (claim.words == "leaves N moves") {
    play(puzzle, left, in);
    return "captures leave " + counted(left, "piece");
  }
  if (claim.words == "count N search") return counted_plays(count_plays(puzzle, 1), claim);
  if (claim.words == "exceeds N clauses")
    refute_by_clauses(puzzle, left, in);
  else if (claim.words == "exceeds N search")
    need(count_plays(puzzle, left).plays == 0, "captures leave " + counted(left, "piece"));
  else
    in.fail("expected `leaves` by moves, `exceeds` by clauses or search, or `count` by search");
  return "no captures leave " + counted(left, "piece") + (left > 1 ? " or fewer" : "");
}

std::string shown(const Pegs& puzzle, const Claim& claim, Reader& in) {
  const std::uint64_t left = claim.numbers.empty() ? 0 : claim.numbers[0];
  if (claim.words == "reaches jumps" || claim.words == "leaves N jumps") {
    play(puzzle, left, in);
    return left > 0 ? "jumps leave " + counted(left, "peg") : "jumps meet the goal";
  }
  if (claim.words == "count N search" || claim.words == "count N N N search")
    return counted_plays(count_plays(puzzle), claim);
  if (claim.words == "never functions")
    refute_by_functions(puzzle, in);
  else if (claim.words == "never search" || claim.words == "exceeds N search")
    refute_by_search(puzzle, left);
  else
    in.fail(
        "expected `reaches` or `leaves` by jumps, `never` by functions or search, or "
        "`exceeds` or `count` by search");
  return left == 0 ? "no jumps meet the goal"
                   : "no jumps leave " + counted(left, "peg") + (left > 1 ? " or fewer" : "");
}

std::string shown(const Army& puzzle, const Claim& claim, Reader& in) {
  if (claim.words != "reaches army") in.fail("expected `reaches` by an army");
  play(puzzle, in);
  return "an army reaches the goal";
}

std::string shown(const PushFight& puzzle, const Claim& claim, Reader& in) {
  if (claim.words == "mates moves") {
    play(puzzle, in);
    return "a turn makes a piece of the other side fall";
  }
  if (claim.words != "never search") in.fail("expected `mates` by moves, or `never` by search");
  refute_by_search(puzzle);
  return "no turn makes a piece of the other side fall";
}

template <class Puzzle>
std::string judged(const Puzzle& puzzle, Reader& in, std::ostream& echo) {
  write(echo, puzzle);
  in.line("claim");
  const Claim claim = read_claim(in, echo);
  std::string words = shown(puzzle, claim, in);
  in.line("end");
  if (in.has_word()) in.fail("expected nothing behind `end`");
  return words;
}

std::string judged(Reader& in, std::ostream& echo) {
  in.line();
  const std::string kind(in.word("a kind of puzzle"));
  if (kind == "solo-chess") return judged(read_solo_chess(in), in, echo);
  if (kind == "graph-capture") return judged(read_graph_capture(in), in, echo);
  if (kind == "peg-solitaire") return judged(read_pegs(in), in, echo);
  if (kind == "peg-army") return judged(read_army(in), in, echo);
  if (kind == "push-fight") return judged(read_push_fight(in), in, echo);
  in.fail("expected a kind of puzzle");
}

}  // namespace

Judgement judge(std::istream& text, std::ostream* echo) {
  std::ostream nowhere(nullptr);
  try {
    Reader in(text);
    return {Judgement::Word::verified, judged(in, echo != nullptr ? *echo : nowhere)};
  } catch (const NotShown& why) {
    return {Judgement::Word::refused, why.words};
  } catch (const BadText& where) {
    return {Judgement::Word::bad, where.words, where.line, where.column};
  }
}

}  // namespace hardboard::kernel
