#include "kernel/kernel.h"

#include "kernel/kinds.h"

namespace hardboard::kernel {

constexpr std::array<std::string_view, 6> kinds = {"solo-chess", "graph-capture", "peg-solitaire",
                                                   "peg-army",   "push-fight",    "sat"};
constexpr std::array judges = {judge_solo_chess, judge_graph_capture, judge_pegs,
                               judge_army,       judge_push_fight,    judge_formula};

Claim read_claim(Reader& in) {
  const std::string says(in.line("claim").word("a claim"));
  Claim claim{says, {}};
  while (in.has_word()) {
    const bool counts = says == "count" || says == "sets";
    const std::int64_t most = counts ? INT64_MAX : no_bound - 1;
    claim.numbers.push_back(in.number("how many", counts ? 0 : 1, most));
    claim.words += " N";
  }
  in.write_back();
  in.line();
  const std::string shown_by(in.word("what shows the claim"));
  claim.words += ' ' + (shown_by == "proof" ? std::string(in.word("a proof")) : shown_by);
  return claim;
}

std::string shown(Reader& in, const Claim& claim, std::initializer_list<Row> rows) {
  std::string known;
  for (const auto& [words, says, check] : rows) {
    if (words == claim.words) {
      check();
      return says;
    }
    known.append(known.empty() ? "expected " : ", or ").append(words);
  }
  in.fail(known);
}

Judgement judge(std::istream& text, std::ostream* echo) {
  try {
    Reader in(text, echo);
    in.line();
    const std::string words = judges.at(in.one_of<kinds>().number)(in);
    if (in.line("end").has_word()) in.fail("expected nothing behind `end`");
    return {Judgement::Word::verified, words};
  } catch (const NotShown& why) {
    return {Judgement::Word::refused, why.words};
  } catch (const BadText& where) {
    return {Judgement::Word::bad, where.words, where.line, where.column};
  }
}

}  // namespace hardboard::kernel
