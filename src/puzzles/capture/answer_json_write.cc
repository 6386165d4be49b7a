// Answers to JSON, through a buffer that is emptied now and then.
#include <cassert>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <nlohmann/json.hpp>
#include <variant>
#include <vector>

#include "base/square.h"
#include "puzzles/capture/answer_json.h"
#include "puzzles/capture/answer_words.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::capture {
namespace {

class Writer {
public:
  explicit Writer(std::ostream& out) : out_(out) {}
  ~Writer() { flush(); }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  template <class... Arguments>
  void print(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(buffer_), format, std::forward<Arguments>(arguments)...);
    if (buffer_.size() > std::size_t{1} << 16) flush();
  }

  // Bytes that are no UTF-8 are replaced: a file name may have them.
  void text(std::string_view key, std::string_view value) {
    constexpr auto replace = nlohmann::json::error_handler_t::replace;
    print(R"(,"{}":{})", key, nlohmann::json(value).dump(-1, ' ', false, replace));
  }

  void place(Square square) { print("[{},{}]", square.x, square.y); }
  void place(Vertex vertex) { print("{}", vertex.number); }
  template <class Place>
  void place(const Capture<Place>& capture) {
    print("[");
    place(capture.from);
    print(",");
    place(capture.to);
    print("]");
  }

  template <class Item>
  void list(std::string_view key, const std::vector<Item>& items) {
    print(R"(,"{}":[)", key);
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (i > 0) print(",");
      place(items[i]);
    }
    print("]");
  }

private:
  void flush() {
    out_.write(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
    buffer_.clear();
  }

  std::ostream& out_;
  fmt::memory_buffer buffer_;
};

template <class Place>
struct ProofWriter {
  Writer& writer;

  void operator()(std::monostate) const {}
  void operator()(const ClosedSets<Place>& proof) const {
    writer.list("first", proof.first);
    writer.list("second", proof.second);
  }
  void operator()(const Stranded<Place>& proof) const {
    writer.print(R"(,"groups":[)");
    for (const auto* group : {&proof.first, &proof.second}) {
      writer.print(R"({}{{"antenna":{})", group == &proof.first ? "" : ",", group->antenna);
      writer.list("places", group->places);
      writer.print("}}");
    }
    writer.print("]");
  }
  void operator()(const NoCenter<Place>& proof) const { writer.list("witnesses", proof.witnesses); }
  void operator()(const StuckTrees<Place>& proof) const {
    writer.list("first", proof.first);
    writer.list("second", proof.second);
  }
  void operator()(const BudgetSum& proof) const {
    writer.print(R"(,"needed":{},"available":{})", proof.needed, proof.available);
  }
  void operator()(const RowCount& proof) const { writer.print(R"(,"left":{})", proof.left); }
  void operator()(const PawnRows& proof) const { writer.print(R"(,"rows":{})", proof.rows); }
  void operator()(const Exhausted& proof) const {
    writer.print(R"(,"positions":{})", proof.positions);
  }
  void operator()(const SatRefusal& proof) const {
    if (!proof.file.empty()) writer.text("file", proof.file);
    writer.print(R"(,"clauses":{},"lazy":{})", proof.clauses, proof.lazy);
  }
};

}  // namespace

template <class Place>
void write_json(std::ostream& out, std::string_view kind, const Answer<Place>& answer) {
  Writer writer(out);
  writer.print(R"({{"kind":"{}","answer":"{}")", kind, word_of(answer.verdict));
  if (!answer.method.empty()) writer.text("method", answer.method);
  if (!answer.source.empty()) writer.text("source", answer.source);
  if (answer.verdict == Verdict::solvable || !answer.moves.empty())
    writer.list("moves", answer.moves);
  if (answer.count) writer.text("count", *answer.count);
  if (answer.minimum) {
    writer.print(R"(,"{}":{},"bound":{})", answer.minimum->what, answer.minimum->value,
                 answer.minimum->bound);
  }
  if (!std::holds_alternative<std::monostate>(answer.proof)) {
    writer.print(R"(,"proof":{{"type":"{}")", word_of<Place>(answer.proof));
    std::visit(ProofWriter<Place>{writer}, answer.proof);
    writer.print("}}");
  }
  if (!answer.remark.empty()) writer.text("remark", answer.remark);
  assert(std::isfinite(answer.seconds));
  writer.print(R"(,"seconds":{:.4g}}})", answer.seconds);
  writer.print("\n");
}

template void write_json(std::ostream&, std::string_view, const Answer<Square>&);
template void write_json(std::ostream&, std::string_view, const Answer<Vertex>&);

}  // namespace hardboard::capture
