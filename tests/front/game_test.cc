// Requests of players: moves, reasons, hints, the program's own turn.
#include <algorithm>
#include <map>

#include "front/asked.h"

namespace hardboard::front {
namespace {

const std::string chess = "solo-chess\nbudget 2\nlast K\nboard\nR . P\nK N .\n";

// White wins in three turns.
const std::string fight =
    "push-fight\nquestion winner\nboard\n     - -\n .  |p a\n   -\n|. . . .\n\n K   P .|\n     -\n";

TEST(Play, TellsStepsMovesAndEndings) {
  const json start = result("play", {{"text", chess}});
  EXPECT_TRUE(start["steps"].empty());
  EXPECT_TRUE(start["ending"].is_null());
  EXPECT_EQ(start["moves"][0], (json{{"words", "Ra2xc2"}, {"places", {{1, 2}, {3, 2}}}}));
  const json after = result("play", {{"text", chess}, {"moves", {"Ka1xb1", "Kb1xa2", "Ka2xc2"}}});
  EXPECT_EQ(after["steps"][0]["changes"], (json{{{1, 1}, "."}, {{2, 1}, "K1"}}));
  EXPECT_EQ(after["illegal"]["index"], 2);
  EXPECT_EQ(after["illegal"]["reason"], "Ka2 has no captures left");
  EXPECT_EQ(after["steps"].size(), 2U);
}

TEST(Play, SaysWhyNothingGoesThere) {
  const std::string text = "solo-chess\nboard\nR K P\n";
  const auto reason = [&](const json& places) {
    return result("play", {{"text", text}, {"try", places}})["illegal"];
  };
  EXPECT_EQ(reason({{1, 1}, {3, 1}})["reason"], "Kb1 stands between");
  EXPECT_TRUE(reason({{1, 1}, {2, 1}}).is_null());
  EXPECT_EQ(reason({7})["reason"], "there is no such place");
  EXPECT_EQ(reason({{1, 1}, {99999999999, 1}})["reason"], "there is no such place");
}

TEST(Play, TakesSeveralJumpsAsSteps) {
  const json played =
      result("play", {{"text", "peg-solitaire\nboard\no o . o .\n"}, {"moves", {"a1-c1-e1"}}});
  EXPECT_EQ(played["steps"].size(), 2U);
  EXPECT_EQ(played["steps"][1]["changes"], (json{{{3, 1}, "."}, {{4, 1}, "."}, {{5, 1}, "o"}}));
  EXPECT_EQ(played["ending"]["verdict"], "solvable");
}

TEST(Play, ShowsPushesWithAllThatMoves) {
  const std::string text = "push-fight\nmoves 1\nboard\n\n K p . k .\n";
  const json pushed = result("play", {{"text", text}, {"moves", {"a1 right"}}});
  EXPECT_EQ(pushed["steps"][0]["changes"], (json{{{1, 1}, "."}, {{2, 1}, "A"}, {{3, 1}, "p"}}));
  EXPECT_EQ(pushed["side"], "black");
  EXPECT_EQ(result("play", {{"text", text}, {"try", {{1, 1}, {2, 1}}}})["illegal"], nullptr);
}

// The judgement of each first move is that of solving after it.
TEST(Why, JudgesEachFirstMove) {
  for (const std::string& text :
       {chess,
        std::string("graph-capture undirected\nbudget 1\nvertices 4\nedges\n1 2\n2 3\n3 4\n"),
        std::string("peg-solitaire\nboard\no o . o .\n. o . . .\n. . . . .\n")}) {
    const json judged = result("why", {{"text", text}});
    EXPECT_EQ(judged["moves"].size(), result("play", {{"text", text}})["moves"].size());
    std::size_t grouped = 0;
    for (const json& group : judged["groups"]) grouped += group["moves"].size();
    EXPECT_EQ(grouped, judged["moves"].size());
    for (const json& move : judged["moves"]) {
      const json hint = result("hint", {{"text", text}, {"moves", {move["words"]}}});
      EXPECT_EQ(hint["verdict"], move["verdict"]) << move;
      EXPECT_FALSE(move["reason"].get<std::string>().empty());
      if (move.contains("check")) {
        EXPECT_EQ(move["check"]["check"], "verified") << move;
      }
    }
  }
}

// Vertices of a reason are those of the whole graph, not of what is left of it.
TEST(Why, NamesVerticesOfTheWholeGraph) {
  const std::string text =
      "graph-capture undirected\nbudget 2\nvertices 8\nedges\n"
      "1 2\n2 3\n3 1\n4 5\n5 6\n6 4\n7 8\n3 7\n";
  std::size_t seen = 0;
  const json judged = result("why", {{"text", text}});
  for (const json& move : judged["moves"]) {
    const json start = move["places"][0];
    if (!move.contains("refusal")) continue;
    for (const json& layer : move["refusal"])
      for (const json& place : layer["places"]) {
        EXPECT_NE(place, start) << move;  // where the token left
        ++seen;
      }
  }
  EXPECT_GT(seen, 0U);
}

// A large board has more moves than anybody reads, and each of them would take its moment.
TEST(Why, ListsTheFirstOfManyMoves) {
  std::string text = "solo-chess\nboard\n";
  for (int row = 0; row < 60; ++row) text += std::string(60, 'Q') + "\n";
  const json judged = result("why", {{"text", text}, {"seconds", 0.001}});
  EXPECT_EQ(judged["moves"].size(), 20'000U);
  EXPECT_EQ(judged["more"], true);
}

TEST(Hint, GoesInSteps) {
  const json first = result("hint", {{"text", chess}});
  EXPECT_EQ(first["words"], "Still solvable.");
  EXPECT_TRUE(first["steps"].is_null());
  const json third = result("hint", {{"text", chess}, {"level", 3}});
  EXPECT_EQ(third["steps"].size(), 1U);
  EXPECT_EQ(third["steps"][0]["words"], third["words"]);
  const json lost = result("hint", {{"text", chess}, {"moves", {"Ka1xa2"}}, {"level", 3}});
  EXPECT_EQ(lost["verdict"], "unsolvable");
  EXPECT_TRUE(lost["steps"].is_null());
}

TEST(Reply, PlaysTheBestTurn) {
  json moves = json::array();
  json last;
  for (int turn = 0; turn < 8 && (last.is_null() || last["ending"].is_null()); ++turn) {
    const json reply =
        result("reply", {{"text", fight}, {"moves", moves}, {"value", true}, {"seconds", 20}});
    EXPECT_EQ(reply["value"]["verdict"], turn % 2 == 0 ? "win" : "loss");
    for (const json& step : reply["steps"]) moves.push_back(step["words"]);
    last = result("play", {{"text", fight}, {"moves", moves}});
    ASSERT_TRUE(last["illegal"].is_null());
  }
  EXPECT_EQ(last["ending"]["verdict"], "win");
  EXPECT_EQ(fault(asked("reply", {{"text", fight}, {"moves", moves}})), "the game is over");
}

// The value of a position is that of its best move and of its best turn, and the other side sees
// the same values from its side.
TEST(Values, AreThoseOfThePositionsThatTurnsLeadTo) {
  const json all = result("values", {{"text", fight}});
  EXPECT_EQ(all["why_not"], "");
  const json play = result("play", {{"text", fight}});
  ASSERT_EQ(all["moves"].size(), play["moves"].size());
  for (std::size_t i = 0; i < play["moves"].size(); ++i) {
    EXPECT_EQ(all["moves"][i]["words"], play["moves"][i]["words"]);
    EXPECT_EQ(all["moves"][i]["places"], play["moves"][i]["places"]);
  }
  EXPECT_EQ(all["turns"][0]["verdict"], result("solve", {{"text", fight}})["verdict"]);
  const std::map<std::string, std::string> seen_by_other = {
      {"win", "loss"}, {"loss", "win"}, {"draw", "draw"}};
  std::size_t followed = 0;
  for (const json& turn : all["turns"]) {
    const json moves = json::array({turn["words"]});
    if (!result("play", {{"text", fight}, {"moves", moves}})["ending"].is_null()) {
      EXPECT_EQ(turn["turns"], 1) << turn;
      continue;
    }
    const json next = result("values", {{"text", fight}, {"moves", moves}});
    EXPECT_EQ(seen_by_other.at(next["turns"][0]["verdict"]), turn["verdict"]) << turn;
    if (turn["verdict"] != "draw") {
      EXPECT_EQ(next["turns"][0]["turns"].get<int>() + 1, turn["turns"].get<int>()) << turn;
    }
    ++followed;
  }
  EXPECT_GT(followed, 3U);
  // Within a turn, a move is worth what can still follow it.
  for (const json& move : all["moves"]) {
    const json rest = asked("values", {{"text", fight}, {"moves", {move["words"]}}});
    if (move["places"].size() != 2 || !rest["ok"].get<bool>()) continue;
    if (rest["turns"].empty() || move["words"].get<std::string>().find("push") != std::string::npos)
      continue;
    EXPECT_EQ(rest["turns"][0]["verdict"], move["verdict"]) << move;
    EXPECT_EQ(rest["turns"][0]["turns"], move["turns"]) << move;
  }
}

TEST(Values, SayWhyThereAreNone) {
  const json large = result(
      "values", {{"text", "push-fight\nstandard .OX..x..oxX.....O.o.Y.O...\nquestion winner\n"}});
  EXPECT_TRUE(large["moves"].empty());
  EXPECT_TRUE(large["turns"].empty());
  EXPECT_EQ(large["why_not"],
            "the board has more than a million positions, too many for a table while you wait");
  EXPECT_EQ(fault(asked("values", {{"text", chess}})),
            "solo-chess is a puzzle for one: `why` judges its moves");
  const std::string text = "push-fight\nmoves 1\nboard\n\n K p . k .\n";
  EXPECT_EQ(fault(asked("values", {{"text", text}, {"moves", {"a1-c1"}}})),
            "moves:`a1-c1`: no path of empty squares leads from a1 to c1");
}

}  // namespace
}  // namespace hardboard::front
