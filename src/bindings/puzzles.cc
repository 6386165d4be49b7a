// Puzzles, answers and reductions as Python's objects: values that are compared, hashed, pickled,
// printed, and drawn in notebooks.
#include <pybind11/stl.h>

#include "bindings/module.h"

namespace hardboard::bindings {
namespace {

// The words of an outcome or a trust.
template <class Word>
std::string words(Word word) {
  return to_string(word);
}

Puzzle puzzle_of(const std::string& text) {
  return read(text, "pickle").at(0);
}

// Values with equal parts are equal. The parts, a tuple, say all that there is to a value; `make`
// turns them back into one.
template <class Value, class Parts, class Make>
void add_value(py::class_<Value>& type, Parts parts, Make make) {
  type.def("__eq__",
           [parts](const Value& self, const py::object& other) {
             return py::isinstance<Value>(other) &&
                    parts(other.cast<const Value&>()).equal(parts(self));
           })
      .def("__hash__", [parts](const Value& self) { return py::hash(parts(self)); })
      .def(py::pickle(parts, make));
}

// Of a value that the program lists: its name. Pickles of a name that the program no longer lists
// are refused.
template <class Value>
void add_listed(py::class_<Value>& type, std::vector<Value> (*list)()) {
  add_value(
      type, [](const Value& self) { return py::make_tuple(self.name); },
      [list](const py::tuple& parts) {
        const auto name = parts[0].cast<std::string>();
        for (Value& value : list())
          if (value.name == name) return std::move(value);
        throw Error("there is no " + name, "pickle", 0, 0);
      });
}

void add_puzzle(py::module_& module) {
  py::class_<Puzzle> puzzle(module, "Puzzle",
                            "A puzzle or a problem of any kind; it never changes.");
  add_value(
      puzzle, [](const Puzzle& self) { return py::make_tuple(self.text()); },
      [](const py::tuple& parts) { return puzzle_of(parts[0].cast<std::string>()); });
  puzzle.def_property_readonly("kind", &Puzzle::kind, "The first word of its files: 'solo-chess'.")
      .def_property_readonly("text", &Puzzle::text, "The puzzle as a file.")
      .def("__str__", &Puzzle::text)
      .def("__repr__", [](const Puzzle& self) { return "<hardboard.Puzzle " + self.kind() + ">"; })
      .def("_repr_svg_", [](const Puzzle& self) { return picture(self, nullptr, "svg"); });
}

void add_least(py::module_& module) {
  py::class_<Answer::Least> least(module, "Least",
                                  "The least of something, and what is proved needed.");
  add_value(
      least,
      [](const Answer::Least& self) { return py::make_tuple(self.what, self.value, self.bound); },
      [](const py::tuple& parts) {
        return Answer::Least{parts[0].cast<std::string>(), parts[1].cast<std::uint64_t>(),
                             parts[2].cast<std::uint64_t>()};
      });
  least.def_readonly("what", &Answer::Least::what, "Of what: 'pieces_left', 'fewest_moves'.")
      .def_readonly("value", &Answer::Least::value, "The least that was found.")
      .def_readonly("bound", &Answer::Least::bound,
                    "No solution has less; equal to `value` if that is proved.")
      .def("__repr__", [](const Answer::Least& self) {
        return "<hardboard.Least " + self.what + " " + std::to_string(self.value) + ", at least " +
               std::to_string(self.bound) + ">";
      });
}

void add_answer(py::module_& module) {
  py::class_<Answer> answer(module, "Answer", "An answer to one puzzle, found or read.");
  add_value(
      answer, [](const Answer& self) { return py::make_tuple(self.puzzle().text(), self.json()); },
      [](const py::tuple& parts) {
        return read_answer(puzzle_of(parts[0].cast<std::string>()), parts[1].cast<std::string>(),
                           "pickle");
      });
  answer.def_property_readonly("puzzle", &Answer::puzzle, "Which it answers.")
      .def_property_readonly(
          "outcome", [](const Answer& self) { return words(self.outcome()); },
          "'solvable', 'unsolvable', 'unknown'; 'win', 'loss', 'draw'.")
      .def_property_readonly("method", &Answer::method, "Which method says so.")
      .def_property_readonly("source", &Answer::source, "The method's paper and theorem.")
      .def_property_readonly("remark", &Answer::remark, "Why unknown, what was found on the way.")
      .def_property_readonly("moves", &Answer::moves, "The moves in words.")
      .def_property_readonly(
          "count",
          [](const Answer& self) -> py::object {
            const std::optional<std::string> count = self.count();
            if (!count) return py::none();
            return py::int_(py::str(*count));
          },
          "How many solutions there are, if that was asked.")
      .def_property_readonly("least", &Answer::least, "The least, if that was asked.")
      .def_property_readonly("text", &Answer::text, "The whole answer as lines of text.")
      .def_property_readonly("json", &Answer::json, "The whole answer as a line of JSON.")
      .def("__str__", &Answer::text)
      .def("__repr__",
           [](const Answer& self) { return "<hardboard.Answer " + words(self.outcome()) + ">"; })
      .def("_repr_svg_", [](const Answer& self) { return picture(self.puzzle(), &self, "svg"); });
}

void add_report(py::module_& module) {
  py::class_<Report> report(module, "Report", "What a check says of an answer.");
  add_value(
      report,
      [](const Report& self) { return py::make_tuple(static_cast<int>(self.trust), self.reason); },
      [](const py::tuple& parts) {
        return Report{static_cast<Trust>(parts[0].cast<int>()), parts[1].cast<std::string>()};
      });
  report
      .def_property_readonly(
          "trust", [](const Report& self) { return words(self.trust); },
          "'verified', 'claimed' or 'wrong'.")
      .def_readonly("reason", &Report::reason, "What was checked, what was not, or what is wrong.")
      .def("__repr__", [](const Report& self) {
        return "<hardboard.Report " + words(self.trust) + ": " + self.reason + ">";
      });
}

void add_help(py::module_& module) {
  py::class_<Help> help(module, "Help", "Help for one who plays.");
  add_value(
      help,
      [](const Help& self) {
        return py::make_tuple(static_cast<int>(self.outcome), self.words, self.move);
      },
      [](const py::tuple& parts) {
        return Help{static_cast<Outcome>(parts[0].cast<int>()), parts[1].cast<std::string>(),
                    parts[2].cast<std::string>()};
      });
  help.def_property_readonly(
          "outcome", [](const Help& self) { return words(self.outcome); }, "Of the position.")
      .def_readonly("words", &Help::words, "The hint.")
      .def_readonly("move", &Help::move, "At level 3 the move; empty if none saves the position.")
      .def("__repr__", [](const Help& self) { return "<hardboard.Help " + self.words + ">"; });
}

void add_reduced(py::module_& module) {
  py::class_<Reduced> reduced(module, "Reduced",
                              "A puzzle that was turned into one of another kind.");
  add_value(
      reduced, [](const Reduced& self) { return py::make_tuple(self.map()); },
      [](const py::tuple& parts) { return read_map(parts[0].cast<std::string>(), "pickle"); });
  reduced.def_property_readonly("source", &Reduced::source, "The puzzle that was reduced.")
      .def_property_readonly("image", &Reduced::image, "What it became.")
      .def_property_readonly("via", &Reduced::via, "The names of the reductions, in their order.")
      .def_property_readonly("map", &Reduced::map, "The chain as text, for read_map().")
      .def("__repr__", [](const Reduced& self) {
        return "<hardboard.Reduced " + self.source().kind() + " to " + self.image().kind() + ">";
      });
}

void add_infos(py::module_& module) {
  py::class_<KindInfo> kind(module, "KindInfo",
                            "A kind, with the words that solve and generate take.");
  add_listed(kind, &kinds_of_puzzles);
  kind.def_readonly("name", &KindInfo::name, "The first word of its files.")
      .def_readonly("summary", &KindInfo::summary, "What must be done, in a line.")
      .def_readonly("is_game", &KindInfo::is_game, "Whether it has moves; a problem has none.")
      .def_readonly("methods", &KindInfo::methods, "What solve(method=) takes.")
      .def_readonly("minima", &KindInfo::minima, "What solve(minimize=) takes.")
      .def_readonly("counts", &KindInfo::counts, "What solve(count=) takes.")
      .def_readonly("settings", &KindInfo::settings, "What generate() takes.")
      .def("__repr__",
           [](const KindInfo& self) { return "<hardboard.KindInfo " + self.name + ">"; });
  py::class_<ReductionInfo> reduction(module, "ReductionInfo",
                                      "A reduction, with its paper and theorem.");
  add_listed(reduction, &reductions_of_puzzles);
  reduction.def_readonly("name", &ReductionInfo::name, "What reduce() takes.")
      .def_readonly("source_kind", &ReductionInfo::from, "The kind of its sources.")
      .def_readonly("image_kind", &ReductionInfo::to, "The kind of its images.")
      .def_readonly("source", &ReductionInfo::source, "Its paper and theorem.")
      .def_readonly("summary", &ReductionInfo::summary, "What becomes what, in a line.")
      .def("__repr__",
           [](const ReductionInfo& self) { return "<hardboard.ReductionInfo " + self.name + ">"; });
}

}  // namespace

void add_puzzles(py::module_& module) {
  add_puzzle(module);
  add_least(module);
  add_answer(module);
  add_report(module);
  add_help(module);
  add_reduced(module);
  add_infos(module);
}

}  // namespace hardboard::bindings
