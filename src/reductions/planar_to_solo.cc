#include "reductions/planar_to_solo.h"

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "base/contract.h"
#include "problems/planar_3sat/check.h"
#include "puzzles/solo_chess/square_index.h"
#include "reductions/knight_ties.h"
#include "reductions/line_ties.h"

namespace hardboard::planar_to_solo {
namespace {

using formulas::Literal;

// Boards of more gadgets would leave the plane of 32-bit squares.
constexpr std::uint32_t most_variables = 1U << 23;

const HeroGadget& gadget_for(char hero, char villain) {
  if (villain == 'N') return knights_gadget();
  return hero == 'K' ? bishops_gadget() : riders_gadget();
}

// The side of a piece on a way of a gadget, with its variable, from 0.
struct WayPlace {
  std::uint32_t variable, side;
};
std::optional<WayPlace> way_place(const HeroPlan& plan, std::uint32_t piece) {
  if (piece == 0 || piece >= plan.end_begin()) return std::nullopt;
  const auto size = static_cast<std::uint32_t>(plan.gadget->size());
  const std::uint32_t variable = (piece - 1) / size;
  for (const std::uint32_t side : hero_sides) {
    const std::uint32_t begin = plan.ways_begin(variable, side);
    if (piece >= begin && piece < begin + plan.gadget->ways[side].size())
      return WayPlace{variable, side};
  }
  return std::nullopt;
}

}  // namespace

Result<HeroBoard> forward(const Source& source, char hero, char villain, const Limits& limits) {
  constexpr std::size_t bytes_a_piece = 200;
  const Result<ClauseSlots> slots = clause_slots(source);
  if (!slots) return slots.error();
  const HeroGadget& gadget = gadget_for(hero, villain);
  const std::size_t pieces = source.variables * gadget.size() + 3 * source.clauses();
  if (source.variables > most_variables || pieces > limits.memory_bytes / bytes_a_piece)
    return over_limits(
        fmt::format("the board of {} variables does not fit the limits", source.variables));
  HeroBoard board = hero_board(gadget, hero, villain, source, *slots);
  const bool is_tied =
      villain == 'N' ? tie_by_knights(board, *slots, limits) : tie_by_lines(board, *slots, limits);
  if (!is_tied) return over_limits("the pieces that tie the clauses do not fit the limits");
  promise(is_as_intended(board), "leaps and components are those of the proof");
  return board;
}

bool keeps_law(const Source& source, char hero, char villain, const Board& board) {
  const HeroGadget& gadget = gadget_for(hero, villain);
  const std::uint64_t n = source.variables, m = source.clauses();
  const std::uint64_t ties = villain == 'N' ? 4 : 6;  // of a variable without clauses
  const std::uint64_t of_clauses = villain == 'N' ? m * (4 * n + 6 * m) : 3 * m;
  return board.pieces.size() <= (gadget.size() + ties) * n + gadget.end.size() + 1 + of_clauses;
}

solo_chess::Answer witness(const Board& board, const HeroPlan& plan,
                           const planar_3sat::Answer& solution) {
  std::vector<bool> is_true;
  for (const Literal literal : solution.assignment) is_true.push_back(literal > 0);
  solo_chess::Answer answer;
  answer.verdict = Verdict::solvable;
  answer.moves = clear_by(board, hero_way(plan, is_true));
  return answer;
}

Result<planar_3sat::Answer> recover(const Source& source, const Board& board, const HeroPlan& plan,
                                    const solo_chess::Answer& answer) {
  const solo_chess::SquareIndex index(board.pieces);
  std::vector<std::array<bool, 2>> taken(plan.variables);
  Square hero = board.pieces[0].square;
  for (const auto& [from, to] : answer.moves) {
    if (from != hero) continue;
    hero = to;
    const std::optional<std::uint32_t> piece = index.find(to);
    if (!piece) return error_in_words(fmt::format("no piece stands on {}", name(to)));
    if (const auto place = way_place(plan, *piece)) taken[place->variable][place->side] = true;
  }
  planar_3sat::Answer recovered;
  recovered.verdict = Verdict::solvable;
  for (std::uint32_t v = 0; v < plan.variables; ++v) {
    if (taken[v][0] == taken[v][1])
      return error_in_words(fmt::format("the hero takes {} of variable {}",
                                        taken[v][0] ? "both ways" : "no way", v + 1));
    const auto literal = static_cast<Literal>(v + 1);
    recovered.assignment.push_back(taken[v][0] ? literal : -literal);
  }
  const CheckReport report = check(source, recovered);
  if (report.check == Check::wrong)
    return error_in_words("the hero's way stands for no solution: " + report.reason);
  return recovered;
}

std::vector<Part> parts(const Board& board, const HeroPlan& plan) {
  std::vector<Part> parts;
  const auto square = [&](std::uint32_t piece) { return board.pieces[piece].square; };
  for (std::uint32_t v = 0; v < plan.variables; ++v) {
    Part& part = parts.emplace_back(Part{fmt::format("variable {}", v + 1), {}, {}});
    for (std::uint32_t piece = plan.gadget_begin(v); piece < plan.gadget_begin(v + 1); ++piece)
      part.squares.push_back(square(piece));
  }
  const std::size_t first_clause = parts.size();
  for (std::uint32_t clause = 0; clause < plan.clauses; ++clause)
    parts.push_back({fmt::format("clause {}", clause + 1), {}, {}});
  parts.push_back({"end", {}, {}});
  for (std::uint32_t piece = 1; piece < plan.net.size(); ++piece)
    if (plan.net[piece] > 0)
      parts[first_clause + plan.net[piece] - 1].squares.push_back(square(piece));
  Part free{"literals without a clause", {}, {}};
  for (std::uint32_t piece = plan.ties_begin(); piece < plan.net.size(); ++piece)
    if (plan.net[piece] == 0) free.squares.push_back(square(piece));
  if (!free.squares.empty()) parts.push_back(std::move(free));
  return parts;
}

std::vector<std::string> meanings(const Board& board, const HeroPlan& plan,
                                  const solo_chess::Answer& answer) {
  const solo_chess::SquareIndex index(board.pieces);
  std::vector<std::string> words;
  std::vector<bool> is_decided(plan.variables), is_met(plan.end_net() + std::size_t{1});
  Square hero = board.pieces[0].square;
  for (const auto& [from, to] : answer.moves) {
    std::string& meaning = words.emplace_back();
    const std::optional<std::uint32_t> piece = index.find(to);
    if (from != hero || !piece) continue;
    hero = to;
    const std::optional<WayPlace> place = way_place(plan, *piece);
    const std::uint32_t net = plan.net[*piece];
    if (place && !is_decided[place->variable]) {
      is_decided[place->variable] = true;
      meaning = fmt::format("variable {} is {}", place->variable + 1,
                            place->side == 0 ? "true" : "false");
    } else if (net > 0 && net <= plan.clauses && !is_met[net]) {
      is_met[net] = true;
      meaning = fmt::format("clause {} is satisfied", net);
    }
  }
  return words;
}

}  // namespace hardboard::planar_to_solo
