#include "problems/hamiltonian_path/answer.h"

#include <optional>
#include <utility>

#include "problems/graphs/grid.h"
#include "proofs/answer_form.h"
#include "puzzles/capture/answer_form.h"

namespace hardboard::hamiltonian_path {

void set_path(const Puzzle& puzzle, const std::vector<std::uint32_t>& path, Answer& answer) {
  answer.verdict = Verdict::solvable;
  for (const std::uint32_t v : path) {
    if (puzzle.points.empty())
      answer.vertices.push_back({v + 1});
    else
      answer.points.push_back(puzzle.points[v]);
  }
}

std::vector<std::uint32_t> path_of(const Puzzle& puzzle, const Answer& answer) {
  std::vector<std::uint32_t> path;
  for (const Vertex vertex : answer.vertices) {
    if (vertex.number < 1 || vertex.number > puzzle.graph.vertices) return {};
    path.push_back(vertex.number - 1);
  }
  for (const Square point : answer.points) {
    const std::optional<std::uint32_t> vertex = graphs::number_of(puzzle.points, point);
    if (!vertex) return {};
    path.push_back(*vertex);
  }
  return path;
}

Sets sets_of(const Puzzle& puzzle, const std::vector<std::vector<std::uint32_t>>& sets) {
  Sets proof;
  for (const std::vector<std::uint32_t>& set : sets) {
    Answer answer;
    set_path(puzzle, set, answer);
    if (puzzle.points.empty())
      proof.vertices.push_back(std::move(answer.vertices));
    else
      proof.points.push_back(std::move(answer.points));
  }
  return proof;
}

std::vector<std::vector<std::uint32_t>> vertices_of(const Puzzle& puzzle, const Sets& sets) {
  std::vector<std::vector<std::uint32_t>> all;
  Answer answer;
  for (const std::vector<Vertex>& set : sets.vertices) {
    answer.vertices = set;
    all.push_back(path_of(puzzle, answer));
  }
  answer.vertices.clear();
  for (const std::vector<Square>& set : sets.points) {
    answer.points = set;
    all.push_back(path_of(puzzle, answer));
  }
  return all;
}

void describe(Archive& archive, Sets& sets) {
  archive.maybe("vertices", sets.vertices, !sets.vertices.empty());
  archive.maybe("points", sets.points, !sets.points.empty());
}

void describe(Archive& archive, Cut& cut) {
  archive.maybe("vertices", cut.vertices, !cut.vertices.empty());
  archive.maybe("points", cut.points, !cut.points.empty());
}

void describe(Archive& archive, const Puzzle& puzzle, Answer& answer) {
  const auto path = [&](auto& places) {
    describe_begin(archive, kind_name, solo_verdicts, "", answer);
    const bool is_solved = answer.verdict == Verdict::solvable;
    if (archive.enter("path", is_solved, is_solved || !places.empty())) archive.value(places);
  };
  if (puzzle.points.empty())
    path(answer.vertices);
  else
    path(answer.points);
  describe_numbers(archive, {}, answer);
  archive.choice("proof", answer.proof, std::span(proof_words));
  describe_end(archive, answer);
}

void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  return read_described<Answer>(text, puzzle);
}

}  // namespace hardboard::hamiltonian_path
