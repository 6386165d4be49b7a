// Answers to text.
#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <variant>

#include "base/counted.h"
#include "base/square.h"
#include "puzzles/capture/answer_text.h"
#include "puzzles/capture/answer_words.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::capture {
namespace {

template <class Place>
std::string list(const std::vector<Place>& places) {
  std::string names;
  for (const Place& place : places) names += " " + name(place);
  return names;
}

// What a proof says in one line, and what it rests on in lines below.
template <class Place>
struct ProofText {
  std::string& below;

  std::string operator()(std::monostate) const { return ""; }
  std::string operator()(const ClosedSets<Place>& proof) const {
    below = fmt::format("  first:{}\n  second:{}\n", list(proof.first), list(proof.second));
    return ": each of two sets keeps a piece to the end";
  }
  std::string operator()(const Stranded<Place>& proof) const {
    below = fmt::format("  first{}:{}\n  second{}:{}\n", proof.first.antenna ? " antenna" : "",
                        list(proof.first.places), proof.second.antenna ? " antenna" : "",
                        list(proof.second.places));
    return ": each of two groups would have to hold the final piece";
  }
  std::string operator()(const NoCenter<Place>& proof) const {
    below = fmt::format("  witnesses:{}\n", list(proof.witnesses));
    return ": all captures would go to one place, and there is none that all witnesses can reach";
  }
  std::string operator()(const StuckTrees<Place>& proof) const {
    below = fmt::format("  first:{}\n  second:{}\n", list(proof.first), list(proof.second));
    return ": no piece gets out of either of two trees when it is cleared";
  }
  std::string operator()(const BudgetSum& proof) const {
    return fmt::format(": it takes {}, and the budgets allow {}", counted(proof.needed, "capture"),
                       proof.available);
  }
  std::string operator()(const RowCount& proof) const {
    return fmt::format(": {} at least remain on the row", counted(proof.left, "piece"));
  }
  std::string operator()(const PawnRows& proof) const {
    return fmt::format(": the uppermost {} of pawns can't be cleared upward",
                       counted(proof.rows, "row"));
  }
  std::string operator()(const Exhausted& proof) const {
    return fmt::format(": {} {} searched", counted(proof.positions, "position"),
                       proof.positions == 1 ? "was" : "were");
  }
  std::string operator()(const SatRefusal& proof) const {
    if (!proof.file.empty()) below = fmt::format("  file: {}\n", proof.file);
    return fmt::format(": a SAT solver refused {}, {} of them added lazily",
                       counted(proof.clauses, "clause"), proof.lazy);
  }
};

std::string one_line(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return text;
}

}  // namespace

template <class Place>
void write_text(std::ostream& out, const Answer<Place>& answer,
                const std::function<std::string(const Capture<Place>&)>& words) {
  std::string below;
  const std::string because = std::visit(ProofText<Place>{below}, answer.proof);
  std::string details = answer.method;
  const auto add = [&](const std::string& detail) {
    if (!detail.empty()) details += (details.empty() ? "" : ", ") + detail;
  };
  if (answer.verdict == Verdict::solvable || !answer.moves.empty())
    add(counted(answer.moves.size(), "capture"));
  add(std::string(word_of<Place>(answer.proof)));

  out << word_of(answer.verdict);
  if (!details.empty()) out << " (" << details << ")";
  const bool is_undecided = answer.verdict == Verdict::unknown && because.empty();
  if (is_undecided && !answer.remark.empty()) out << ": " << one_line(answer.remark);
  out << because << "\n";
  std::size_t number = 0;
  for (const Capture<Place>& move : answer.moves)
    out << fmt::format("{:>3}. {}\n", ++number, words(move));
  out << below;
  if (answer.count) out << "  count: " << *answer.count << "\n";
  if (answer.minimum) {
    out << "  " << answer.minimum->what << ": " << answer.minimum->value << "\n";
    out << "  bound: " << answer.minimum->bound << "\n";
  }
  if (!answer.source.empty()) out << "  source: " << one_line(answer.source) << "\n";
  if (!is_undecided && !answer.remark.empty())
    out << "  remark: " << one_line(answer.remark) << "\n";
}

template void write_text(std::ostream&, const Answer<Square>&,
                         const std::function<std::string(const Capture<Square>&)>&);
template void write_text(std::ostream&, const Answer<Vertex>&,
                         const std::function<std::string(const Capture<Vertex>&)>&);

}  // namespace hardboard::capture
