// The traits of Hamiltonian path problems for ground_row.h.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "problems/graphs/dimacs.h"
#include "problems/graphs/graph6.h"
#include "problems/hamiltonian_path/answer.h"
#include "problems/hamiltonian_path/check.h"
#include "problems/hamiltonian_path/read.h"

namespace hardboard::hamiltonian_path {

struct Traits {
  using Puzzle = hamiltonian_path::Puzzle;
  using Answer = hamiltonian_path::Answer;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary = "a path that visits each vertex of a graph once";

  static constexpr std::span<const std::string_view> file_keys = hamiltonian_path::file_keys;
  static Result<Puzzle> read(const Text& text) { return hamiltonian_path::read(text); }

  // Graphs in formats of others: DIMACS, and bare edges.
  static constexpr std::array<std::string_view, 2> endings = {".col", ".edges"};
  static bool looks_like(std::string_view content) { return graphs::looks_like_dimacs(content); }

  // The short form: graphs in graph6 or sparse6.
  static constexpr std::string_view line_form = "graph6", line_option = "graph6";
  static constexpr std::array<std::string_view, 2> line_endings = {".g6", ".s6"};
  static bool is_line(std::string_view line) {
    return line.starts_with(graphs::graph6_header) || line.starts_with(graphs::sparse6_header);
  }
  static Result<Puzzle> read_line(std::string_view line, const std::string& file,
                                  std::int64_t number, const std::string&) {
    return hamiltonian_path::read_line(line, file, number);
  }
  static std::string why_no_line(const Puzzle& puzzle) {
    return puzzle.start || puzzle.end ? "a line of graph6 has no place for the ends of a path" : "";
  }
  static std::string write_line(const Puzzle& puzzle, std::string_view) {
    return hamiltonian_path::write_line(puzzle);
  }
  static std::vector<std::string_view> rules() { return {}; }
  static std::string_view assumed(std::string_view) { return ""; }
};

}  // namespace hardboard::hamiltonian_path
