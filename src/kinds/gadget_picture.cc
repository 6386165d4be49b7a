#include "kinds/gadget_picture.h"

#include <fmt/format.h>

#include "draw/frames.h"
#include "draw/peg_solitaire.h"
#include "draw/push_fight.h"
#include "draw/solo_chess.h"
#include "gadgets/chess.h"
#include "gadgets/pegs.h"
#include "gadgets/pushes.h"

namespace hardboard {
namespace {

using gadgets::Game;
using gadgets::Layout;
using gadgets::Play;

draw::Picture chess_picture(const Layout& layout, const Play& play) {
  solo_chess::Puzzle puzzle = gadgets::chess_puzzle(layout);
  const Box& box = layout.gadget->drawing;
  puzzle.frame = {box.low, static_cast<std::int32_t>(box.width()),
                  static_cast<std::int32_t>(box.height())};
  capture::Answer<Square> answer;
  if (!play.empty()) answer.verdict = Verdict::solvable;
  for (const auto& [from, to] : play) answer.moves.push_back({from, to});
  return draw::picture(puzzle, answer);
}

draw::Picture peg_picture(const Layout& layout, const Play& play) {
  peg_solitaire::Puzzle puzzle;
  const Box box = gadgets::peg_box(layout);
  for (std::uint64_t i = 0; i < box.squares(); ++i) puzzle.holes.push_back(box.square(i));
  puzzle.pegs.assign(puzzle.holes.size(), 0);
  for (const gadgets::Placed& piece : layout.pieces) puzzle.pegs[box.index(piece.square)] = 1;
  peg_solitaire::Answer answer;
  if (!play.empty()) answer.verdict = Verdict::solvable;
  for (const auto& [from, to] : play)
    if (to != gadgets::off_plane) answer.moves.push_back({from, to});
  return draw::picture(puzzle, answer);
}

draw::Picture any_picture(const Layout& layout, const Play& play) {
  if (gadgets::is_chess(layout.gadget->game)) return chess_picture(layout, play);
  if (layout.gadget->game == Game::pegs) return peg_picture(layout, play);
  return draw::picture(gadgets::push_puzzle(layout, play));
}

draw::Scene with_ports(draw::Picture picture, const Layout& layout, std::string title) {
  std::vector<draw::Frame> frames;
  for (std::size_t i = 0; i < layout.ports.size(); ++i) {
    const gadgets::Port& port = layout.gadget->ports[i];
    frames.push_back(
        {layout.ports[i], fmt::format("{} {}", port.takes() ? "in" : "out", port.letters)});
  }
  std::vector<Square> pieces;
  for (const gadgets::Placed& piece : layout.pieces) pieces.push_back(piece.square);
  draw::add_frames(picture, frames, pieces, draw::mark);
  picture.scene.title = std::move(title);
  return std::move(picture.scene);
}

}  // namespace

draw::Scene picture_of(const gadgets::Gadget& gadget) {
  gadgets::Gadget still = gadget;
  for (gadgets::Port& port : still.ports) port.role = gadgets::Role::out;
  const Layout layout = layout_of(still, {});
  draw::Picture picture = any_picture(layout, {});
  Layout named = layout;
  named.gadget = &gadget;
  return with_ports(std::move(picture), named, fmt::format("{}: {}", gadget.name, gadget.title));
}

draw::Scene film_of(const Layout& layout, const gadgets::FoundOutcome& found) {
  return with_ports(
      any_picture(layout, found.play), layout,
      fmt::format("{}, out {}", layout.gadget->name, in_words(*layout.gadget, found.outcome)));
}

}  // namespace hardboard
