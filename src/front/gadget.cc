// gadget: a gadget of the library with its table, and the film of a row.
#include <fmt/format.h>

#include "base/text.h"
#include "draw/svg.h"
#include "front/places.h"
#include "front/puzzle_field.h"
#include "front/requests.h"
#include "gadgets/found.h"
#include "gadgets/layout.h"
#include "gadgets/library.h"
#include "gadgets/read.h"
#include "gadgets/verify.h"
#include "kinds/gadget_picture.h"
#include "kinds/gadget_steps.h"

namespace hardboard::front {
namespace {

using gadgets::Gadget;

Result<Json> json_of(const Gadget& gadget) {
  const Result<draw::Scene> picture = picture_of(gadget);
  if (!picture) return picture.error();
  Json ports = Json::array(), rows = Json::array();
  for (const gadgets::Port& port : gadget.ports) {
    Json places = Json::array();
    for (const Square square : port.squares) places.push_back({square.x, square.y});
    ports.push_back({{"name", port.letters},
                     {"takes", port.takes()},
                     {"leaves", port.leaves()},
                     {"places", places}});
  }
  for (const gadgets::Row& row : gadget.table) {
    rows.push_back(
        {{"inputs", in_words(gadget, row.inputs)}, {"outcomes", in_words(gadget, row.outcomes)}});
  }
  return Json{{"name", gadget.name},
              {"title", gadget.title},
              {"source", gadget.source},
              {"game", words_of(gadget.game).word},
              {"text", gadgets::write(gadget)},
              {"ports", ports},
              {"rows", rows},
              {"picture", draw::svg(*picture)}};
}

// The plays of a row, each with its film.
Result<Json> row_of(const Gadget& gadget, const std::string& words, const Limits& limits) {
  const Result<std::vector<std::uint8_t>> inputs =
      signals_in(gadget, words, gadget.inputs().size(), "input");
  if (!inputs) return in_file(inputs.error(), "inputs");
  const gadgets::Layout layout = layout_of(gadget, *inputs);
  const gadgets::Found found = outcomes_of(layout, limits);
  if (!found) return error_in_words(limits.words());
  Json outcomes = Json::array();
  for (const gadgets::FoundOutcome& one : *found) {
    const Result<draw::Scene> film = film_of(layout, *inputs, one);
    if (!film) return film.error();
    const AnyPuzzle start = puzzle_of(layout, one.play);
    Json steps = Json::array();
    for (const shown::Step& step : steps_of(layout, one.play))
      steps.push_back(front::json_of(step));
    outcomes.push_back({{"words", in_words(gadget, one.outcome)},
                        {"play", gadgets::play_words(one.play)},
                        {"film", draw::svg(*film)},
                        {"kind", start.kind().name},
                        {"text", start.kind().write(start)},
                        {"board", board_of(start)},
                        {"steps", steps}});
  }
  return Json{{"name", gadget.name}, {"inputs", words}, {"outcomes", outcomes}};
}

Result<Json> verified(const Gadget& gadget, const Limits& limits) {
  const gadgets::Verification done = verify(gadget, 0, limits);
  return Json{{"name", gadget.name},
              {"rows", done.rows},
              {"is_over", done.is_over},
              {"holds", done.holds()}};
}

Result<Json> gadget(const Fields& fields, const Limits& outer) {
  const Limits limits = limits_of(fields, outer);
  const std::string name = fields.text("name");
  const gadgets::LibraryFile* const file = gadgets::library_file(name);
  if (file == nullptr) {
    return error_in_words(fmt::format("the field `name`: there is no gadget {}", in_quotes(name)));
  }
  const Gadget gadget = gadgets::read_library(*file);
  if (fields.given("inputs")) return row_of(gadget, fields.text("inputs"), limits);
  if (fields.flag("verify")) return verified(gadget, limits);
  return json_of(gadget);
}

}  // namespace

Request gadget_request() {
  static const std::vector<Field> fields =
      joined({needed("name", "its name in the library"),
              wanted("inputs", "the plays for these signals, with blanks between"),
              {{.name = "verify",
                .type = Setting::Type::flag,
                .help = "whether it does what its table says"}}},
             limit_fields());
  return {"gadget", "A gadget of the library with its table, or the plays of a row", fields,
          gadget};
}

}  // namespace hardboard::front
