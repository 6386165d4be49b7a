#include "methods/solo_chess/classify.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "puzzles/solo_chess/row.h"

namespace hardboard::solo_chess {
namespace {

using capture::Complexity;
using Facts = ClassFacts;

constexpr auto polynomial = Complexity::polynomial;
constexpr auto np_complete = Complexity::np_complete;
constexpr auto open = Complexity::open;
constexpr auto unsettled = Complexity::unsettled;

// Unlimited captures, a last piece of one of the types `lasts`, and some other piece of one of the
// types `others`. A class that is hard with all other pieces of one type is hard with more types.
bool pair(const Facts& facts, std::string_view lasts, std::string_view others) {
  return facts.is_unlimited() && facts.last != 0 && lasts.find(facts.last) != lasts.npos &&
         std::any_of(others.begin(), others.end(), [&](char type) { return facts.has(type); });
}

// The other types among which a last piece is NP-complete by Table 1 of Brunner et al.
std::string_view hard_others(char last) {
  switch (last) {
    case 'P':
      return "N";
    case 'K':
      return "PNB";
    case 'N':
      return "PKRBQ";
    case 'R':
      return "PKNB";
    case 'B':
      return "PKNR";
    case 'Q':
      return "PKNRB";
    default:
      return "";
  }
}

bool is_hard_among(char last, const Facts& facts) {
  return facts.types.find_first_of(hard_others(last)) != facts.types.npos;
}

// At least two of the types of chess, none of which must be last.
bool is_mixed(const Facts& facts) {
  return std::count_if(facts.types.begin(), facts.types.end(), [](char c) { return c != '?'; }) > 1;
}

bool is_bounded(const Facts& facts) {
  return !facts.is_unlimited() && facts.last == 0;
}
// Every piece has two captures, and some piece is of the type; more types make no class easier.
bool has_two_each(const Facts& facts, char type) {
  return is_bounded(facts) && facts.is_uniform() && facts.most_budget == 2 && facts.has(type);
}
// Budgets differ: the class contains all puzzles with budgets up to two.
bool has_two_at_most(const Facts& facts, char type) {
  return is_bounded(facts) && !facts.is_uniform() && facts.most_budget >= 2 && facts.has(type);
}

const std::array rows = {
    ClassRow{[](const Facts& f) { return f.pieces == 1; }, polynomial, "a single piece", ""},
    ClassRow{[](const Facts& f) { return f.bounds_more; }, unsettled,
             "bounds on the distance, the lengths of captures or the number of pieces that capture",
             "Aravind et al. 2022, section 5, asks for them"},
    ClassRow{[](const Facts& f) { return f.is_row; }, polynomial,
             "all pieces on one line (for any budgets, a goal and a last piece: docs/rows.md)",
             "Kühn 2024, Theorem 4.2; for rooks alone Aravind et al. 2022, Theorem 1"},
    ClassRow{[](const Facts& f) { return f.most_budget <= 1; }, polynomial,
             "one capture for each piece, any types",
             "Kühn 2024, Theorem 4.1; Aravind et al. 2022, Observation 6"},

    // Unlimited captures: Table 1 of Brunner et al.
    ClassRow{
        [](const Facts& f) { return f.never_runs_out() && f.last == 0 && f.types.size() == 1; },
        polynomial, "captures that never run out, pieces of one type",
        "Brunner et al. 2023, Theorem 2.2"},
    ClassRow{[](const Facts& f) { return f.never_runs_out() && f.last != 0 && f.last_is_less; },
             polynomial,
             "captures that never run out, a last piece that captures as the others do or in some "
             "of their ways, the others of one symmetric type",
             "Brunner et al. 2023, Theorem 2.16, with the proof of docs/hero.md"},
    ClassRow{[](const Facts& f) { return pair(f, "K", "R") && f.types == "R" && !f.has_goal; },
             polynomial, "unlimited captures, a last king among rooks",
             "docs/hero.md: O(n^2) hero paths are enough; Brunner et al. 2023, section 4, left it "
             "open"},
    ClassRow{[](const Facts& f) { return pair(f, "K", "R") && f.types == "R"; }, open,
             "unlimited captures, a last king among rooks with a goal square",
             "docs/hero.md: polynomial without a goal square"},
    ClassRow{[](const Facts& f) { return pair(f, "P", "R") && f.types == "R"; }, polynomial,
             "unlimited captures, a last pawn among rooks",
             "docs/hero.md; Brunner et al. 2023, section 4, left it open"},
    ClassRow{[](const Facts& f) { return pair(f, "N", "PK"); }, np_complete,
             "unlimited captures, a last knight among pawns or kings",
             "Brunner et al. 2023, Theorem 3.1"},
    ClassRow{[](const Facts& f) { return pair(f, "R", "P"); }, np_complete,
             "unlimited captures, a last rook among pawns", "Brunner et al. 2023, Theorem 3.2"},
    ClassRow{[](const Facts& f) { return pair(f, "R", "KN"); }, np_complete,
             "unlimited captures, a last rook among kings or knights",
             "Brunner et al. 2023, Corollary 3.3"},
    ClassRow{[](const Facts& f) { return pair(f, "R", "B") || pair(f, "Q", "PKNB"); }, np_complete,
             "unlimited captures, a last rook among bishops, or a last queen among pawns, kings, "
             "knights or bishops",
             "Brunner et al. 2023, Corollary 3.4"},
    ClassRow{[](const Facts& f) { return pair(f, "B", "PKN"); }, np_complete,
             "unlimited captures, a last bishop among pawns, kings or knights",
             "Brunner et al. 2023, Corollary 3.5"},
    ClassRow{[](const Facts& f) { return pair(f, "BQ", "R"); }, np_complete,
             "unlimited captures, a last bishop or queen among rooks",
             "Brunner et al. 2023, Corollary 3.6"},
    ClassRow{[](const Facts& f) { return pair(f, "K", "P"); }, np_complete,
             "unlimited captures, a last king among pawns", "Brunner et al. 2023, Theorem 3.7"},
    ClassRow{[](const Facts& f) { return pair(f, "PK", "N"); }, np_complete,
             "unlimited captures, a last pawn or king among knights",
             "Brunner et al. 2023, Theorem 3.9"},
    ClassRow{[](const Facts& f) { return pair(f, "K", "B"); }, np_complete,
             "unlimited captures, a last king among bishops", "Brunner et al. 2023, Theorem 3.10"},
    ClassRow{[](const Facts& f) { return pair(f, "N", "BRQ"); }, np_complete,
             "unlimited captures, a last knight among bishops, rooks or queens",
             "Brunner et al. 2023, Theorem 3.11"},
    ClassRow{[](const Facts& f) { return f.is_unlimited() && f.last == 0 && is_mixed(f); },
             np_complete, "unlimited captures, two or more types of chess",
             "Brunner et al. 2023, Corollary 3.8"},
    ClassRow{[](const Facts& f) { return f.is_unlimited() && f.last != 0; }, unsettled,
             "unlimited captures, a last piece among others for which Table 1 has no cell",
             "Brunner et al. 2023, Table 1"},
    ClassRow{[](const Facts& f) { return f.is_unlimited(); }, unsettled,
             "unlimited captures, several types, not two of them of chess",
             "Brunner et al. 2023, section 2.1"},

    // Budgets of two, then budgets up to two and more.
    ClassRow{[](const Facts& f) { return f.last == 0 && f.types == "P" && f.most_budget == 2; },
             polynomial, "pawns alone, at most two captures each",
             "Aravind et al. 2022, Theorem 4"},
    ClassRow{[](const Facts& f) { return f.last == 0 && f.types == "P"; }, open,
             "pawns alone, more than two captures",
             "Aravind et al. 2022, section 5, question 2; Kühn 2024, chapter 8"},
    ClassRow{[](const Facts& f) { return has_two_each(f, 'K'); }, np_complete,
             "two captures for each piece, kings", "Kühn 2024, Theorem 5.15"},
    ClassRow{[](const Facts& f) { return has_two_each(f, 'N'); }, np_complete,
             "two captures for each piece, knights", "Kühn 2024, Theorem 6.13"},
    ClassRow{[](const Facts& f) { return has_two_each(f, 'R'); }, np_complete,
             "two captures for each piece, rooks",
             "Kühn 2024, Theorem 7.16; Bilò et al. 2024, cited there in section 1.2"},
    ClassRow{
        [](const Facts& f) { return has_two_each(f, 'Q'); }, np_complete,
        "two captures for each piece, queens",
        "Bilò et al. 2024, cited in Kühn 2024, section 1.2; claimed as Theorem 3 of Aravind et "
        "al. 2022, whose proof fails (Kühn 2024, appendix A)"},
    ClassRow{[](const Facts& f) { return has_two_each(f, 'B'); }, np_complete,
             "two captures for each piece, bishops",
             "Bilò et al. 2024, cited in Kühn 2024, section 1.2"},
    ClassRow{[](const Facts& f) { return has_two_at_most(f, 'R'); }, np_complete,
             "budgets that differ, up to two or more, rooks", "Aravind et al. 2022, Theorem 2"},
    ClassRow{
        [](const Facts& f) { return has_two_at_most(f, 'Q'); }, np_complete,
        "budgets that differ, up to two or more, queens",
        "Aravind et al. 2022, section 3.2, before Theorem 3 (whose own proof fails: Kühn 2024, "
        "appendix A)"},
    ClassRow{[](const Facts& f) { return has_two_at_most(f, 'B'); }, np_complete,
             "budgets that differ, up to two or more, bishops",
             "Aravind et al. 2022, Theorem 2 and the remark behind Theorem 3"},
    ClassRow{[](const Facts& f) { return has_two_at_most(f, 'K'); }, np_complete,
             "budgets that differ, up to two or more, kings", "Kühn 2024, Theorem 5.15"},
    ClassRow{[](const Facts& f) { return has_two_at_most(f, 'N'); }, np_complete,
             "budgets that differ, up to two or more, knights", "Kühn 2024, Theorem 6.13"},
    ClassRow{[](const Facts& f) {
               return is_bounded(f) && f.is_uniform() && f.most_budget == 11 && f.has('N');
             },
             np_complete, "eleven captures for each piece, knights",
             "Bilò et al. 2024, cited in Kühn 2024, section 1.2"},
    ClassRow{[](const Facts& f) {
               return is_bounded(f) && f.is_uniform() && f.most_budget > 2 && f.types.size() == 1 &&
                      f.types != "?";
             },
             open, "the same number of captures, three or more, for each piece, one type",
             "Kühn 2024, chapter 8"},
    ClassRow{[](const Facts& f) {
               return f.last != 0 && f.last != 'R' && f.last != '?' && f.has('R') &&
                      f.most_budget >= 2 && (f.most_budget == 2 || !f.is_uniform());
             },
             np_complete, "a last piece, rooks among the others, budgets of two or that differ",
             "after Kühn 2024, Theorem 7.16: docs/hardness.md"},
    ClassRow{
        [](const Facts& f) { return f.last != 0 && !f.is_uniform() && is_hard_among(f.last, f); },
        np_complete,
        "budgets that differ, a last piece among others for which unlimited captures are hard",
        "Brunner et al. 2023, Table 1: with n pieces budgets of n and n + 1 are as good as "
        "unlimited"},
    ClassRow{[](const Facts& f) { return f.last != 0; }, unsettled,
             "bounded captures and a last piece: where the papers bound captures any piece may "
             "remain",
             ""},
    ClassRow{[](const Facts&) { return true; }, unsettled,
             "bounded captures of types or in numbers for which the papers have no theorem", ""},
};

// The letter, if the type is a type of chess.
char class_of(const PieceType& type) {
  const PieceType* standard = standard_type(type.letter);
  return standard != nullptr && standard->rides == type.rides ? type.letter : '?';
}

// Is each ride of `less` one of `more`?
bool is_part(const PieceType& less, const PieceType& more) {
  return std::all_of(less.rides.begin(), less.rides.end(), [&](const Ride& ride) {
    return std::any_of(more.rides.begin(), more.rides.end(), [&](const Ride& other) {
      return ride.dx == other.dx && ride.dy == other.dy && ride.range <= other.range;
    });
  });
}

}  // namespace

ClassFacts class_facts(const Puzzle& puzzle) {
  ClassFacts facts;
  facts.pieces = puzzle.pieces.size();
  facts.bounds_more = !puzzle.bounds.are_usual();
  facts.has_goal = puzzle.goal.has_value();
  facts.is_row = row_why_not(puzzle).empty();
  facts.least_budget = unlimited;
  std::vector<bool> seen(puzzle.types.size(), false);
  for (const Piece& piece : puzzle.pieces) {
    facts.least_budget = std::min(facts.least_budget, piece.budget);
    facts.most_budget = std::max(facts.most_budget, piece.budget);
    seen[piece.type] = true;
  }
  const PieceType* other = nullptr;
  for (std::size_t t = 0; t < seen.size(); ++t) {
    const PieceType& type = puzzle.types[t];
    if (!seen[t]) continue;
    if (puzzle.last && puzzle.pieces[*puzzle.last].type == t) {
      facts.last = class_of(type);
    } else {
      facts.types += class_of(type);
      other = &type;
    }
  }
  std::sort(facts.types.begin(), facts.types.end());
  if (facts.last != 0 && facts.types.size() == 1) {
    const PieceType& last = puzzle.types[puzzle.pieces[*puzzle.last].type];
    facts.last_is_less = is_symmetric(*other) && is_part(last, *other);
  }
  return facts;
}

std::span<const ClassRow> class_rows() {
  return rows;
}

const ClassRow& classify(const Puzzle& puzzle) {
  return capture::first_that_holds(class_rows(), class_facts(puzzle));
}

}  // namespace hardboard::solo_chess
