#include "reductions/hero_gadget.h"

namespace hardboard {
namespace {

constexpr std::array<Square, 1> knights_tail = {{{3, 0}}};
constexpr std::array<Square, 7> knights_true = {
    {{2, 1}, {1, 2}, {0, 3}, {1, 4}, {0, 5}, {1, 6}, {2, 7}}};
constexpr std::array<Square, 7> knights_false = {
    {{4, 1}, {5, 2}, {6, 3}, {5, 4}, {6, 5}, {5, 6}, {4, 7}}};
constexpr std::array<Square, 2> knights_inner = {{{3, 3}, {3, 5}}};
constexpr std::array<Square, 2> knights_end = {{{3, 0}, {4, 1}}};

constexpr std::array<Square, 3> bishops_tail = {{{2, 0}, {2, 1}, {2, 2}}};
constexpr std::array<Square, 7> bishops_true = {
    {{1, 3}, {0, 4}, {0, 5}, {0, 6}, {0, 7}, {0, 8}, {1, 9}}};
constexpr std::array<Square, 7> bishops_false = {
    {{3, 3}, {4, 4}, {4, 5}, {4, 6}, {4, 7}, {4, 8}, {3, 9}}};
constexpr std::array<Square, 2> bishops_end = {{{2, 0}, {2, 1}}};

constexpr std::array<Square, 11> riders_tail = {
    {{-9, 2}, {-7, 3}, {-5, 4}, {-4, 2}, {-2, 1}, {0, 2}, {2, 3}, {4, 2}, {5, 0}, {7, 1}, {9, 2}}};
constexpr std::array<Square, 11> riders_true = {{{11, 3},
                                                 {10, 5},
                                                 {11, 7},
                                                 {12, 9},
                                                 {13, 11},
                                                 {14, 13},
                                                 {16, 14},
                                                 {15, 16},
                                                 {16, 18},
                                                 {18, 19},
                                                 {20, 18}}};
constexpr std::array<Square, 11> riders_false = {{{11, 1},
                                                  {13, 0},
                                                  {15, 1},
                                                  {16, 3},
                                                  {15, 5},
                                                  {17, 6},
                                                  {18, 8},
                                                  {19, 10},
                                                  {20, 12},
                                                  {21, 14},
                                                  {20, 16}}};
constexpr std::array<Square, 7> riders_end = {
    {{-9, 2}, {-7, 3}, {-5, 4}, {-4, 2}, {-2, 1}, {0, 2}, {1, 0}}};

}  // namespace

const HeroGadget& knights_gadget() {
  static constexpr HeroGadget gadget{.start = {2, -1},
                                     .tail = knights_tail,
                                     .ways = {knights_true, knights_false},
                                     .literals = {{{2, 4}, {2, 4}}},
                                     .inner = knights_inner,
                                     .anchor = 0,
                                     .step = {0, 8},
                                     .end = knights_end};
  return gadget;
}

const HeroGadget& bishops_gadget() {
  static constexpr HeroGadget gadget{.start = {2, -1},
                                     .tail = bishops_tail,
                                     .ways = {bishops_true, bishops_false},
                                     .literals = {{{2, 4}, {2, 4}}},
                                     .inner = {},
                                     .anchor = 1,
                                     .step = {0, 10},
                                     .end = bishops_end};
  return gadget;
}

const HeroGadget& riders_gadget() {
  static constexpr HeroGadget gadget{.start = {-11, 1},
                                     .tail = riders_tail,
                                     .ways = {riders_true, riders_false},
                                     .literals = {{{3, 5}, {5, 7}}},
                                     .inner = {},
                                     .anchor = 10,
                                     .step = {31, 15},
                                     .end = riders_end};
  return gadget;
}

}  // namespace hardboard
