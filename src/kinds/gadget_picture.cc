#include "kinds/gadget_picture.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>

#include "draw/frames.h"
#include "draw/legend.h"
#include "draw/peg_solitaire.h"
#include "draw/push_fight.h"
#include "draw/solo_chess.h"
#include "draw/words.h"
#include "gadgets/pegs.h"
#include "gadgets/pushes.h"
#include "gadgets/read.h"
#include "kinds/gadget_steps.h"

namespace hardboard {
namespace {

using gadgets::Gadget;
using gadgets::Game;
using gadgets::Layout;
using gadgets::Play;

constexpr std::uint64_t most_holes = 20'000;

draw::Picture chess_picture(const Layout& layout, const Play& play) {
  capture::Answer<Square> answer;
  if (!play.empty()) answer.verdict = Verdict::solvable;
  for (const auto& [from, to] : play) answer.moves.push_back({from, to});
  return draw::picture(puzzle_of(layout).as<solo_chess::Puzzle>(), answer);
}

draw::Picture peg_picture(const Layout& layout, const Play& play) {
  std::vector<peg_solitaire::Jump> jumps;
  for (const auto& [from, to] : play)
    if (to != gadgets::off_plane) jumps.push_back({from, to});
  return draw::board_picture(puzzle_of(layout, play).as<peg_solitaire::Puzzle>(), jumps);
}

draw::Picture push_picture(const Layout& layout, const Play& play) {
  return draw::board_picture(gadgets::push_puzzle(layout), turns_of(layout, play));
}

draw::Picture any_picture(const Layout& layout, const Play& play) {
  if (gadgets::is_chess(layout.gadget->game)) return chess_picture(layout, play);
  if (layout.gadget->game == Game::pegs) return peg_picture(layout, play);
  return push_picture(layout, play);
}

std::string_view role_words(gadgets::Role role) {
  constexpr std::array<std::string_view, 3> words = {"in", "out", "through"};
  return words[static_cast<std::size_t>(role)];
}

void add_ports(draw::Picture& picture, const Layout& layout) {
  std::vector<draw::Frame> frames;
  for (std::size_t i = 0; i < layout.ports.size(); ++i) {
    const gadgets::Port& port = layout.gadget->ports[i];
    frames.push_back({layout.ports[i], fmt::format("{} {}", role_words(port.role), port.letters)});
  }
  if (const std::vector<Square>& shell = layout.gadget->shell; !shell.empty())
    frames.push_back({shell, "shell"});
  std::vector<Square> pieces;
  for (const gadgets::Placed& piece : layout.pieces) pieces.push_back(piece.square);
  draw::add_frames(picture, frames, pieces, draw::mark);
}

// "in a 1, in b 0": the ports that take signals with these, or those that leave some.
std::string ports_in_words(const Gadget& gadget, const std::vector<const gadgets::Port*>& ports,
                           const std::vector<std::uint8_t>& signals, std::string_view role) {
  std::string words;
  for (std::size_t i = 0; i < ports.size(); ++i)
    words += fmt::format("{}{} {}: {}", words.empty() ? "" : ", ", role, ports[i]->letters,
                         gadget.signals[signals[i]].name);
  return words;
}

std::string names_of(const std::vector<const gadgets::Port*>& ports) {
  std::string names;
  for (const gadgets::Port* port : ports) names += " " + port->letters;
  return names;
}

// "In a b, out x: 0 0 : 0; 1 1 : 1."
std::string table_in_words(const Gadget& gadget) {
  constexpr std::size_t most_rows = 32;
  const std::string in = names_of(gadget.inputs()), out = names_of(gadget.outputs());
  std::string words = in.empty() ? "" : "In" + in;
  if (!out.empty()) words += (words.empty() ? "Out" : ", out") + out;
  for (std::size_t i = 0; i < std::min(gadget.table.size(), most_rows); ++i) {
    const gadgets::Row& row = gadget.table[i];
    const std::string inputs = in_words(gadget, row.inputs);
    words += fmt::format("{} {}{}{}", i == 0 ? ":" : ";", inputs, inputs.empty() ? "" : " : ",
                         in_words(gadget, row.outcomes));
  }
  if (gadget.table.size() > most_rows) words += "; ...";
  return words + ".";
}

draw::Scene with_words(draw::Picture picture, const Gadget& gadget, std::string title,
                       const std::vector<std::string>& sentences) {
  draw::Scene& scene = picture.scene;
  const double zoom = std::max(picture.zoom, scene.width / 1200);
  draw::add_sentences(scene, sentences, zoom);
  scene.height += 12 * zoom;
  scene.title = std::move(title);
  scene.description = draw::as_comments(sentences) + write(gadget);
  return std::move(scene);
}

std::string headline(const Gadget& gadget) {
  return gadget.title.empty() ? gadget.name : fmt::format("{}: {}", gadget.name, gadget.title);
}

Result<draw::Scene> too_large(const Gadget& gadget) {
  return error_in_words(fmt::format("{}: pictures have at most {} holes", gadget.name, most_holes));
}

}  // namespace

Result<draw::Scene> picture_of(const Gadget& gadget) {
  Gadget still = gadget;
  for (gadgets::Port& port : still.ports) port.role = gadgets::Role::out;
  Layout layout = layout_of(still, {});
  if (gadget.game == Game::pegs && shown_box(layout, {}).squares() > most_holes)
    return too_large(gadget);
  draw::Picture picture = any_picture(layout, {});
  layout.gadget = &gadget;
  add_ports(picture, layout);
  std::vector<std::string> sentences{headline(gadget) + "."};
  if (gadget.ports.empty() && !gadget.table.empty())
    sentences.emplace_back(gadget.table[0].outcomes.empty() ? "It cannot be cleared."
                                                            : "It can be cleared.");
  else if (!gadget.table.empty())
    sentences.push_back(table_in_words(gadget));
  return with_words(std::move(picture), gadget, headline(gadget), sentences);
}

Result<draw::Scene> film_of(const Layout& layout, const std::vector<std::uint8_t>& inputs,
                            const gadgets::FoundOutcome& found) {
  const Gadget& gadget = *layout.gadget;
  if (gadget.game == Game::pegs && shown_box(layout, found.play).squares() > most_holes)
    return too_large(gadget);
  draw::Picture picture = any_picture(layout, found.play);
  add_ports(picture, layout);
  const std::string in = ports_in_words(gadget, gadget.inputs(), inputs, "in"),
                    out = ports_in_words(gadget, gadget.outputs(), found.outcome, "out");
  const std::string row = in + (in.empty() || out.empty() ? "" : "; ") +
                          (out.empty() && !in.empty() ? "; " : "") +
                          (out.empty() ? "cleared" : out);
  std::vector<std::string> sentences{headline(gadget) + ".", row + "."};
  sentences[1][0] = static_cast<char>(std::toupper(sentences[1][0]));
  if (!gadgets::is_chess(gadget.game)) {
    constexpr std::size_t most_words = 80;
    std::vector<std::string> words;
    for (const auto& [from, to] : found.play)
      words.push_back(to == gadgets::off_plane ? name(from) + " leaves"
                                               : gadgets::play_words({{from, to}}));
    if (!words.empty()) sentences.push_back(draw::numbered(words, most_words) + ".");
  }
  return with_words(std::move(picture), gadget, fmt::format("{}, {}", gadget.name, row), sentences);
}

}  // namespace hardboard
