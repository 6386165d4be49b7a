// What every kind gets for nothing, `stairs` of the tests among them: read, solved, checked,
// played, explained and drawn through requests.
#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "front/asked.h"
#include "front/presets.h"
#include "kinds/kind.h"
#include "support/stopwatch.h"

namespace hardboard::front {
namespace {

constexpr double seconds = 5;

// The texts of the gallery, and those of kinds that have none there.
const std::vector<std::string>& texts() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> found = {"stairs\nmoves 3\nsteps ..x..\n",
                                      "stairs\nmoves 3\nsteps .xxx.\n"};
    for (const Kind* kind : kinds())
      for (const Preset& preset : presets_of(*kind->ground)) found.emplace_back(preset.text);
    return found;
  }();
  return all;
}

TEST(EveryKind, StandsInTheCatalogue) {
  const json catalogue = result("catalogue", json::object());
  ASSERT_EQ(catalogue["kinds"].size(), kinds().size());
  for (std::size_t i = 0; i < kinds().size(); ++i) {
    const json& kind = catalogue["kinds"][i];
    EXPECT_EQ(kind["name"], kinds()[i]->ground->name);
    EXPECT_EQ(kind["methods"].size(), kinds()[i]->methods.size());
    EXPECT_EQ(kind["editor"].is_null(), !kinds()[i]->shown.has_value());
    if (kind["name"] == "stairs") continue;  // a kind of the tests
    std::set<std::string> levels;
    for (const json& preset : kind["presets"]) {
      EXPECT_FALSE(preset["title"].empty());
      levels.insert(preset["level"]);
    }
    EXPECT_EQ(levels, (std::set<std::string>{"easy", "medium", "hard"})) << kind["name"];
  }
  EXPECT_EQ(catalogue["requests"].size(), requests().size());
  EXPECT_GT(catalogue["reductions"].size(), 10U);
  EXPECT_GT(catalogue["gadgets"].size(), 10U);
}

// Where the program measures how hard a puzzle is, the level of a preset is what it measures.
TEST(EveryKindLong, PresetsHaveTheLevelsThatAreMeasured) {
  const auto level_of = [](const std::string& words) -> std::string {
    std::smatch found;
    if (std::regex_search(words, found, std::regex("Difficulty: (easy|medium|hard):")))
      return found[1];
    if (!std::regex_search(words, found, std::regex("with a chance of ([0-9.e-]+)\\."))) return "";
    const double chance = std::stod(found[1]);
    return chance >= 0.01 ? "easy" : chance >= 0.001 ? "medium" : "hard";
  };
  std::set<std::string> measured;
  const json catalogue = result("catalogue", json::object());
  for (const json& kind : catalogue["kinds"]) {
    for (const json& preset : kind["presets"]) {
      const json explained = result("explain", {{"text", preset["text"]}, {"seconds", 100}});
      const std::string level = level_of(explained["text"]);
      if (level.empty()) continue;
      EXPECT_EQ(preset["level"], level) << preset["title"];
      measured.insert(kind["name"].get<std::string>() + " " + level);
    }
  }
  EXPECT_EQ(measured.size(), 9U);  // each level of three kinds
}

TEST(EveryKind, PalettesDrawEveryTokenOfTheirs) {
  const json catalogue = result("catalogue", json::object());
  for (const json& kind : catalogue["kinds"]) {
    if (kind["editor"].is_null()) continue;
    const json& editor = kind["editor"];
    // A circuit's file has no keys.
    EXPECT_EQ(editor["keys"].empty(), kind["name"] == "circuit") << kind["name"];
    for (const json& paint : editor["palette"]) {
      const bool is_empty =
          paint["token"] == editor["empty"] || paint["token"] == editor["outside"];
      for (const auto& [key, look] : paint["looks"].items()) {
        EXPECT_TRUE(is_empty || look.get<std::string>().starts_with("<")) << paint["token"];
        const auto has = [&, words = look.get<std::string>()](std::string_view part) {
          return words.find(part) != std::string::npos;
        };
        EXPECT_EQ(key == "#", has("{}"));
        EXPECT_EQ(key == "99+", has(">99+<"));
      }
    }
  }
}

// What is read is written again, and the text for the editor says the same.
TEST(EveryKind, IsRead) {
  for (const std::string& text : texts()) {
    const json puzzle = result("read", {{"text", text}})["puzzles"].at(0);
    const json again = result("read", {{"text", puzzle["text"]}})["puzzles"].at(0);
    EXPECT_EQ(again["text"], puzzle["text"]);
    EXPECT_EQ(again["board"], puzzle["board"]);
    if (puzzle.contains("drawn")) {
      const json drawn = result("read", {{"text", puzzle["drawn"]}})["puzzles"].at(0);
      EXPECT_EQ(drawn["board"], puzzle["board"]);
      // A desert that a formula gives becomes a list of squares.
      if (puzzle["kind"] != "peg-army") {
        EXPECT_EQ(drawn["text"], puzzle["text"]);
      }
    }
  }
}

// Tokens of a board by their places, as JSON.
std::map<std::string, std::string> tokens_of(const json& board) {
  std::map<std::string, std::string> tokens;
  if (board["shape"] == "graph") {
    for (std::size_t v = 1; v <= board["tokens"].size(); ++v)
      tokens[json(v).dump()] = board["tokens"][v - 1];
    return tokens;
  }
  const std::int64_t x = board["origin"][0], y = board["origin"][1];
  const std::size_t height = board["rows"].size();
  for (std::size_t row = 0; row < height; ++row)
    for (std::size_t column = 0; column < board["rows"][row].size(); ++column)
      tokens[json{x + static_cast<std::int64_t>(column),
                  y + static_cast<std::int64_t>(height - 1 - row)}
                 .dump()] = board["rows"][row][column];
  return tokens;
}

// Solves the puzzle; the answer checks, its moves are legal, and their changes, made to the board,
// give the tokens of the game that goes on from there.
void expect_solved(const std::string& text) {
  const json solved = result("solve", {{"text", text}, {"seconds", seconds}});
  EXPECT_NE(solved["check"]["check"], "wrong");
  for (const char* form : {"answer", "text"}) {
    const json checked = result("check", {{"text", text}, {"answer", solved[form]}});
    EXPECT_NE(checked["check"], "wrong") << form;
    // The kernel may find out more than the methods claim.
    if (solved["check"]["check"] == "verified") {
      EXPECT_EQ(checked["check"], "verified") << form;
    }
  }
  const json picture =
      result("draw", {{"text", text}, {"answer", solved["text"]}, {"format", "svg"}});
  EXPECT_TRUE(picture["picture"].get<std::string>().starts_with("<svg"));
  const json puzzle = result("read", {{"text", text}})["puzzles"].at(0);
  if (!puzzle["game"].get<bool>()) return;

  json moves = json::array();
  for (const json& step : solved["steps"]) moves.push_back(step["words"]);
  const json played = result("play", {{"text", text}, {"moves", moves}});
  EXPECT_TRUE(played["illegal"].is_null()) << played["illegal"];
  EXPECT_EQ(played["steps"].size(), moves.size());
  if (solved["verdict"] == "solvable" && puzzle["kind"] != "push-fight") {
    EXPECT_EQ(played["ending"]["verdict"], "solvable");
  }
  if (puzzle["board"].is_null()) return;
  std::map<std::string, std::string> tokens = tokens_of(puzzle["board"]);
  for (const json& step : played["steps"])
    for (const json& change : step["changes"]) tokens[change[0].dump()] = change[1];
  // A legal move can be made by pointing at its places.
  for (const json& move : played["moves"]) {
    ASSERT_FALSE(move["places"].empty());
    const json from = move["places"].front(), to = move["places"].back();
    const json tried = result("play", {{"text", text}, {"moves", moves}, {"try", {from, to}}});
    EXPECT_TRUE(tried["illegal"].is_null()) << move;
    const auto named =
        std::find_if(played["moves"].begin(), played["moves"].end(),
                     [&](const json& each) { return each["words"] == tried["tried"]; });
    ASSERT_NE(named, played["moves"].end()) << move;
    EXPECT_EQ((*named)["places"].front(), from);
    EXPECT_EQ((*named)["places"].back(), to);
  }
  if (solved["verdict"] == "solvable" && puzzle["kind"] == "solo-chess") {
    const auto pieces = std::count_if(tokens.begin(), tokens.end(),
                                      [](const auto& token) { return token.second != "."; });
    EXPECT_EQ(pieces, 1);
  }
}

TEST(EveryKind, IsSolvedCheckedPlayedAndDrawn) {
  for (const std::string& text : texts()) {
    SCOPED_TRACE(text);
    expect_solved(text);
    const json explained = result("explain", {{"text", text}, {"seconds", 0.2}});
    EXPECT_FALSE(explained["methods"].empty());
  }
}

// After each legal first move the changes give the board that the program writes for the rest.
TEST(EveryKind, ChangesLeadToTheBoardOfTheRest) {
  for (const std::string& text : texts()) {
    const json puzzle = result("read", {{"text", text}})["puzzles"].at(0);
    const Kind& kind = *kind_named(puzzle["kind"].get<std::string>());
    if (puzzle["board"].is_null() || puzzle["board"]["shape"] == "graph" || !kind.shown ||
        kind.shown->rest == nullptr)
      continue;
    const auto ground = kind.ground->read({"text", text, 1});
    const json start = result("play", {{"text", text}});
    for (const json& move : start["moves"]) {
      const json played = result("play", {{"text", text}, {"moves", {move["words"]}}});
      std::map<std::string, std::string> tokens = tokens_of(puzzle["board"]);
      for (const json& step : played["steps"])
        for (const json& change : step["changes"]) tokens[change[0].dump()] = change[1];
      if (!ground || !played["ending"].is_null()) continue;
      const auto game = kind.ground->start(*ground);
      ASSERT_FALSE(game->play(move["words"].get<std::string>()));
      const json rest =
          result("read", {{"text", kind.shown->drawn(kind.shown->rest(*game).puzzle)}})["puzzles"]
              .at(0);
      EXPECT_EQ(tokens_of(rest["board"]), tokens) << move;
    }
  }
}

TEST(EveryKind, GeneratesEqualPuzzlesForEqualSeeds) {
  for (const Kind* kind : kinds()) {
    if (kind->generator == nullptr) continue;
    const json asked_for = {{"kind", kind->ground->name}, {"seed", 3}};
    const json first = result("generate", asked_for);
    EXPECT_EQ(first["puzzles"].size(), 1U) << kind->ground->name;
    EXPECT_EQ(first, result("generate", asked_for));
    const json day = {{"kind", kind->ground->name}, {"date", "2024-02-29"}};
    EXPECT_EQ(result("daily", day), result("daily", day));
    const json next = {{"kind", kind->ground->name}, {"date", "2024-03-01"}};
    EXPECT_NE(result("daily", day), result("daily", next));
  }
}

// A limit that is reached gives an answer all the same, and soon.
TEST(EveryKind, KeepsToTheLimits) {
  for (const std::string& text : texts()) {
    const testing::Stopwatch watch;
    const json solved = result("solve", {{"text", text}}, within(0));
    EXPECT_NE(solved["check"]["check"], "wrong");
    EXPECT_LT(watch.spent(), std::chrono::seconds(10)) << text;
  }
}

}  // namespace
}  // namespace hardboard::front
