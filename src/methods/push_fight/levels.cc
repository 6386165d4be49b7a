#include "methods/push_fight/levels.h"

#include <fmt/format.h>
#include <span>

#include "base/checksum.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {

static_assert(sizeof(Fresh) == 16, "items of a level file");

JournalHead journal_head(const Contest& contest) {
  // Without the header's own checksum: with it, all headers have the same.
  const std::vector<std::uint8_t> header = table_header(contest, {});
  return {"hardboard push-fight levels 1",
          fmt::format("contest {:08x}", checksum(std::span(header).first(header.size() - 4)))};
}

LevelName level_name(const std::string& folder, std::uint32_t depth, Side mover,
                     std::uint32_t ranks) {
  return {folder, depth, mover == Side::white ? "white" : "black", ranks};
}

}  // namespace hardboard::push_fight
