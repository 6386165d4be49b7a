// The functions that work on puzzles. Each one that can last takes limits, frees the interpreter
// lock, and ends when Ctrl-C is pressed.
#include <algorithm>
#include <filesystem>
#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

#include "bindings/away.h"
#include "bindings/module.h"
#include "bindings/watched.h"
#include "draw/render.h"
#include "front/front.h"

namespace hardboard::bindings {
namespace {

using Words = std::optional<std::string>;
using Seconds = std::optional<double>;
using Memory = std::optional<std::size_t>;

// The keyword arguments of limits, behind those of the function's own.
template <class... Own>
void define(py::module_& module, const char* name, const char* words, const auto& function,
            const Own&... own) {
  module.def(name, function, words, own..., py::arg("seconds") = py::none(),
             py::arg("memory") = py::none(), py::arg("threads") = 1,
             py::arg("progress") = py::none());
}

// The value of a setting in the words of the command line; nothing for False, which leaves a flag
// out.
std::optional<std::string> setting(const py::handle& value) {
  if (value.is_none() || value.is(py::handle(Py_False))) return std::nullopt;
  if (value.is(py::handle(Py_True))) return "";
  return py::str(value);
}

std::map<std::string, std::string> settings_of(const py::kwargs& given) {
  std::map<std::string, std::string> settings;
  for (const auto& [key, value] : given) {
    auto name = key.cast<std::string>();
    std::replace(name.begin(), name.end(), '_', '-');
    if (auto words = setting(value)) settings[std::move(name)] = *std::move(words);
  }
  return settings;
}

void add_reading(py::module_& module) {
  using py::arg;
  module.def("read", &read, "The puzzles of a text, one or several.", arg("text"),
             arg("name") = "text", arg("rules") = "", py::call_guard<Away, Underway>());
  module.def(
      "read_file",
      [](const std::filesystem::path& path, const std::string& rules) {
        const Away away;
        const Underway underway;
        return read_file(path.string(), rules);
      },
      "The puzzles of a file.", arg("path"), arg("rules") = "");
  module.def("read_answer", &read_answer, "An answer to the puzzle, as text or JSON, not checked.",
             arg("puzzle"), arg("text"), arg("name") = "answer", py::call_guard<Away, Underway>());
  module.def("kinds", &kinds_of_puzzles, "The kinds of puzzles and problems there are.");
  module.def("reductions", &reductions_of_puzzles, "The reductions there are.");
  module.def("formats", &formats, "The formats of pictures there are.");
}

void add_solving(py::module_& module) {
  using py::arg;
  define(
      module, "solve", "An answer that check() does not find wrong.",
      [](const Puzzle& puzzle, const Words& method, const Words& minimize, const Words& count,
         const Words& proof_file, const Words& table_file, std::uint64_t seed,
         const Seconds& seconds, const Memory& memory, unsigned threads,
         const py::object& progress) {
        Options options;
        options.method = method.value_or("");
        options.minimize = minimize.value_or("");
        options.count = count.value_or("");
        options.proof_file = proof_file.value_or("");
        options.table_file = table_file.value_or("");
        options.seed = seed;
        return watched({seconds, memory, threads, progress}, [&](const Effort& effort) {
          options.effort = effort;
          return solve(puzzle, options);
        });
      },
      arg("puzzle"), py::kw_only(), arg("method") = py::none(), arg("minimize") = py::none(),
      arg("count") = py::none(), arg("proof_file") = py::none(), arg("table_file") = py::none(),
      arg("seed") = 1);
  define(
      module, "check", "Replays an answer, whoever gave it, by the rules of the puzzle.",
      [](const Puzzle& puzzle, const Answer& answer, const Seconds& seconds, const Memory& memory,
         unsigned threads, const py::object& progress) {
        return watched({seconds, memory, threads, progress},
                       [&](const Effort& effort) { return check(puzzle, answer, effort); });
      },
      arg("puzzle"), arg("answer"), py::kw_only());
  define(
      module, "explain", "What kind of instance the puzzle is, and which methods apply.",
      [](const Puzzle& puzzle, const Seconds& seconds, const Memory& memory, unsigned threads,
         const py::object& progress) {
        return watched({seconds, memory, threads, progress},
                       [&](const Effort& effort) { return explain(puzzle, effort); });
      },
      arg("puzzle"), py::kw_only());
}

// A hint on a puzzle or on the position of a game.
template <class Asked>
void add_hint(py::module_& module) {
  using py::arg;
  define(
      module, "hint", "Help for one who plays: level 1, 2 or 3, on a puzzle or a state of a game.",
      [](const Asked& asked, int level, const Seconds& seconds, const Memory& memory,
         unsigned threads, const py::object& progress) {
        // The work goes on without the interpreter lock, while others may play on with the state.
        const Asked own(asked);
        return watched({seconds, memory, threads, progress},
                       [&](const Effort& effort) { return hint(own, level, effort); });
      },
      arg("puzzle"), arg("level") = 1, py::kw_only());
}

void add_drawing(py::module_& module) {
  using py::arg;
  define(
      module, "draw",
      "A picture with the moves or the refusal of an answer: str for svg, tex and txt, or bytes.",
      [](const Puzzle& puzzle, const std::optional<Answer>& answer, const std::string& format,
         const Seconds& seconds, const Memory& memory, unsigned threads,
         const py::object& progress) -> py::object {
        const std::string drawn =
            watched({seconds, memory, threads, progress}, [&](const Effort& effort) {
              return picture(puzzle, answer ? &*answer : nullptr, format, effort);
            });
        if (draw::row_of(*draw::format_of("picture." + format)).is_text) return py::str(drawn);
        return py::bytes(drawn);
      },
      arg("puzzle"), arg("answer") = py::none(), arg("format") = "svg", py::kw_only());
  define(
      module, "generate",
      "New puzzles of a kind; settings are the options of `hardboard generate`: pieces=8.",
      [](const std::string& kind, std::size_t count, std::uint64_t seed, const Seconds& seconds,
         const Memory& memory, unsigned threads, const py::object& progress,
         const py::kwargs& given) {
        const auto settings = settings_of(given);
        return watched({seconds, memory, threads, progress}, [&](const Effort& effort) {
          return generate(kind, settings, seed, count, effort);
        });
      },
      arg("kind"), arg("count") = 1, py::kw_only(), arg("seed") = 1);
}

void add_reducing(py::module_& module) {
  using py::arg;
  define(
      module, "reduce",
      "The puzzle as one of another kind: `to` a kind, or the last reduction's name; or `via` all.",
      [](const Puzzle& puzzle, const Words& to, const std::optional<std::vector<std::string>>& via,
         const Seconds& seconds, const Memory& memory, unsigned threads,
         const py::object& progress) {
        if (to.has_value() == via.has_value())
          throw py::type_error("reduce() expects one of `to` and `via`");
        return watched({seconds, memory, threads, progress}, [&](const Effort& effort) {
          return to ? reduce(puzzle, *to, effort) : reduce_via(puzzle, *via, effort);
        });
      },
      arg("puzzle"), arg("to") = py::none(), py::kw_only(), arg("via") = py::none());
  define(
      module, "read_map", "The chain of a map, which Reduced.map or `hardboard reduce` wrote.",
      [](const std::string& text, const std::string& name, const Seconds& seconds,
         const Memory& memory, unsigned threads, const py::object& progress) {
        return watched({seconds, memory, threads, progress},
                       [&](const Effort& effort) { return read_map(text, name, effort); });
      },
      arg("text"), arg("name") = "map", py::kw_only());
  const auto walk = [&](const char* name, const char* words,
                        Answer (*carry)(const Reduced&, const Answer&, const Effort&)) {
    define(
        module, name, words,
        [carry](const Reduced& reduced, const Answer& answer, const Seconds& seconds,
                const Memory& memory, unsigned threads, const py::object& progress) {
          return watched({seconds, memory, threads, progress},
                         [&](const Effort& effort) { return carry(reduced, answer, effort); });
        },
        arg("reduced"), arg("answer"), py::kw_only());
  };
  walk("recover", "An answer to the image as one to the source.", &recover);
  walk("witness", "A solution of the source as an answer to the image.", &witness);
}

// Requests in JSON, whose own fields are their limits; hardboard/requests.py makes ask() of it.
void add_asking(py::module_& module) {
  module.def(
      "_ask",
      [](const std::string& request) {
        return watched({}, [&](const Effort& effort) {
          Limits limits;
          limits.interrupted = effort.stop;
          return front::answer(request, limits);
        });
      },
      py::arg("request"));
}

}  // namespace

void add_work(py::module_& module) {
  add_reading(module);
  add_solving(module);
  add_hint<Puzzle>(module);
  add_hint<NumberedGame>(module);
  add_drawing(module);
  add_reducing(module);
  add_asking(module);
}

}  // namespace hardboard::bindings
