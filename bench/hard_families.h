// Families of hard boards of captures, made from a seed: the largest boards that can be solved at
// all have few budgets to spare, or types that block each other.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "hard_boards.h"

namespace hardboard::bench {

struct HardFamily {
  std::string_view name;
  std::function<AnyPuzzle(Random&)> make;
};

inline std::vector<HardFamily> hard_families() {
  constexpr std::uint32_t endless = solo_chess::unlimited;
  return {
      {"13 to 16 pieces, 0..3",
       [](Random& r) {
         return mixed(r, one_of(r, {4, 5, 6}), one_of(r, {13, 14, 15, 16}), 0, 3);
       }},
      {"kings 1/2, full",
       [](Random& r) {
         return full(r, "K", one_of(r, {30, 30, 45}), 1, 2, one_of(r, {28, 30, 32, 34, 36}));
       }},
      {"knights 1/2, full",
       [](Random& r) {
         return full(r, "N", one_of(r, {30, 30, 45}), 1, 2, one_of(r, {28, 29, 30}));
       }},
      {"kings 0/3, full",
       [](Random& r) {
         return full(r, "K", one_of(r, {12, 16, 24}), 0, 3, one_of(r, {34, 35, 36}));
       }},
      {"knights 0/3, full",
       [](Random& r) {
         return full(r, "N", one_of(r, {12, 16, 24}), 0, 3, one_of(r, {34, 35, 36}));
       }},
      {"several types 1/2, full",
       [](Random& r) {
         constexpr std::array<std::string_view, 5> letters = {"KQRBNP", "KRB", "RB", "QN", "KN"};
         return full(r, letters[r.below(letters.size())], one_of(r, {12, 16, 20, 30}), 1, 2,
                     one_of(r, {20, 30, 40, 50, 60}));
       }},
      {"several types 0/3, full",
       [](Random& r) {
         constexpr std::array<std::string_view, 4> letters = {"KQRBN", "KRB", "RB", "QN"};
         return full(r, letters[r.below(letters.size())], one_of(r, {12, 16, 20}), 0, 3,
                     one_of(r, {36, 38, 40, 45, 50}));
       }},
      {"cubic graphs",
       [](Random& r) {
         return regular(r, 3, one_of(r, {60, 100, 200, 400}), 100);
       }},
      {"graphs of degree 4, 1/2",
       [](Random& r) {
         return regular(r, 4, one_of(r, {150, 200, 400}), one_of(r, {50, 55, 60, 65, 70}));
       }},
      {"cacti and circles", cactus},
      {"graphs of two sides",
       [](Random& r) {
         const std::uint32_t smaller = one_of(r, {20, 40, 80}),
                             larger = one_of(r, {3, 4}) * smaller;
         return two_sides(r, smaller, larger, one_of(r, {3, 4}), one_of(r, {25, 30, 35, 40}));
       }},
      {"queens 0/2, tight",
       [](Random& r) {
         return tight(r, 'Q', one_of(r, {60, 100, 200}), 0, one_of(r, {1, 3, 7, 15}));
       }},
      {"rooks 0/2, tight",
       [](Random& r) {
         return tight(r, 'R', one_of(r, {60, 100, 200}), 0, one_of(r, {3, 29, 59}));
       }},
      {"rooks 1/2, tight",
       [](Random& r) {
         return tight(r, 'R', one_of(r, {60, 100, 200}), 1, one_of(r, {12, 16, 34}));
       }},
      {"200 rooks 1/2, tight",
       [](Random& r) {
         return tight(r, 'R', 200, 1, one_of(r, {30, 34, 38, 42, 46}));
       }},
      {"all types, tight",
       [](Random& r) {
         return dealt(r, one_of(r, {30, 60, 100, 200}), 6, one_of(r, {2, 5, 8, 16, 52}));
       }},
      {"all types, 0..2, dealt",
       [](Random& r) {
         const std::uint32_t n = one_of(r, {100, 160, 240});
         return dealt(r, n, 2, n * one_of(r, {15, 20, 25, 30, 35, 40, 50, 60}) / 100);
       }},
      {"all types, 0..2",
       [](Random& r) {
         const std::uint32_t n = one_of(r, {30, 60, 100, 200});
         return mixed(r, side_for(n), n, 0, 2);
       }},
      {"all types, 0..4", [](Random& r) { return mixed(r, 19, 200, 0, 4); }},
      {"all types, 2, 32x32", [](Random& r) { return mixed(r, 32, 300, 2, 2); }},
      {"chequered boards", chequered},
      {"one piece walks", one_walks},
      {"clauses as rooks 2",
       [](Random& r) {
         return clauses_as(r, "rooks", one_of(r, {6, 9, 12, 16, 20}));
       }},
      {"clauses as kings 2",
       [](Random& r) {
         return clauses_as(r, "kings", one_of(r, {6, 12, 16, 24, 30}));
       }},
      {"clauses as knights 2",
       [](Random& r) {
         return clauses_as(r, "knights", one_of(r, {6, 12, 16, 24, 30}));
       }},
      {"paths as king and pawns",
       [](Random& r) {
         return path_as(r, "king-and-pawns", "subcubic-grid", one_of(r, {60, 120, 200, 300}));
       }},
      {"paths as rook and pawns",
       [](Random& r) {
         return path_as(r, "rook-and-pawns", "graph", one_of(r, {60, 120, 200, 300}));
       }},
      {"reds as rooks",
       [](Random& r) {
         return reds_as(r, "red-blue-to-rooks", one_of(r, {15, 20, 30, 40}), 0);
       }},
      {"classes as graphs",
       [](Random& r) {
         const std::uint32_t reds = one_of(r, {40, 80, 160, 300});
         return reds_as(r, "colourful-to-graph-capture", reds, reds / 4);
       }},
      {"rooks 1/2, few rows", [](Random& r) { return few_rows(r, "R", 25); }},
      {"kings, rooks 2, few rows", [](Random& r) { return few_rows(r, "KR", 0); }},
      {"all pieces 2, few rows", [](Random& r) { return few_rows(r, "KQRBN", 0); }},
      {"kings, pawns, queen last",
       [](Random& r) {
         return queen_last(r, "KP", one_of(r, {60, 120, 200, 300}), one_of(r, {4, endless}),
                           one_of(r, {50, 70}));
       }},
      {"kings, rooks, queen last",
       [](Random& r) {
         return queen_last(r, "KR", one_of(r, {120, 200, 300}), one_of(r, {3, 4, endless}),
                           one_of(r, {20, 40}));
       }},
      {"0..2 before a queen",
       [](Random& r) {
         constexpr std::array<std::string_view, 4> letters = {"K", "N", "RN", "KP"};
         return queen_alone(r, letters[r.below(letters.size())], one_of(r, {80, 160, 300}),
                            one_of(r, {30, 60, 90}));
       }},
  };
}

}  // namespace hardboard::bench
