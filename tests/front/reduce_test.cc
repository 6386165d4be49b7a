// Reductions to and fro, cores, gadgets and pictures through requests.
#include <algorithm>

#include "front/asked.h"
#include "reductions/reduction.h"

namespace hardboard::front {
namespace {

const std::string formula = "and-or-sat\nclauses\n1 & -2 | 3\n-1 -3 2\n";

TEST(Reduce, AnswersGoToAndFro) {
  const json image = result("reduce", {{"text", formula}, {"to", "solo-chess"}});
  EXPECT_EQ(image["kind"], "solo-chess");
  EXPECT_FALSE(image["parts"].empty());
  for (const json& part : image["parts"]) EXPECT_FALSE(part["name"].empty());
  const json solution = result("solve", {{"text", formula}});
  const json forth = result("witness", {{"map", image["map"]}, {"answer", solution["text"]}});
  EXPECT_EQ(forth["verdict"], "solvable");
  EXPECT_EQ(forth["means"].size(), forth["steps"].size());
  EXPECT_TRUE(std::any_of(forth["means"].begin(), forth["means"].end(),
                          [](const json& words) { return !words.get<std::string>().empty(); }));
  const json checked = result("check", {{"text", image["text"]}, {"answer", forth["answer"]}});
  EXPECT_EQ(checked["check"], "verified");
  const json back = result("recover", {{"map", image["map"]}, {"answer", forth["text"]}});
  EXPECT_EQ(back["verdict"], "solvable");
  EXPECT_EQ(back["check"]["check"], "verified");
  EXPECT_EQ(result("check", {{"text", formula}, {"answer", back["text"]}})["check"], "verified");
  const json drawn =
      result("draw", {{"text", image["text"]}, {"map", image["map"]}, {"answer", forth["text"]}});
  EXPECT_NE(drawn["picture"].get<std::string>().find("clause"), std::string::npos);
  EXPECT_EQ(drawn["check"]["check"], "verified");
}

TEST(Reduce, RefusesAnswersThatDoNotCheck) {
  const json image = result("reduce", {{"text", formula}, {"to", "solo-chess"}});
  json moves = result("solve", {{"text", "solo-chess\nboard\nR . P\n"}})["answer"];
  EXPECT_EQ(fault(asked("recover", {{"map", image["map"]}, {"answer", moves}})).substr(0, 29),
            "answer:the answer does not ch");
  EXPECT_EQ(fault(asked("reduce", {{"text", formula}})),
            "expected one of the fields `to` and `via`");
  EXPECT_EQ(fault(asked("draw", {{"text", formula}, {"map", image["map"]}})),
            "map:the map is of another puzzle");
  std::string changed = image["map"];
  changed[changed.find("part \"") + 6] = '?';
  EXPECT_NE(fault(asked("witness", {{"map", changed}, {"answer", ""}})).find("does not fit"),
            std::string::npos);
}

TEST(Reduce, NamesTheFieldThatIsWrong) {
  const auto fault_with = [](const char* name, const json& value) {
    return fault(asked("reduce", {{"text", formula}, {name, value}}));
  };
  const std::string becomes = "; and-or-sat becomes ";
  EXPECT_EQ(fault_with("to", "nothing").find("to:no reduction leads to `nothing`" + becomes), 0U);
  EXPECT_EQ(fault_with("to", "and-or-sat").find("to:the source is and-or-sat already"), 0U);
  EXPECT_EQ(fault_with("to", "q3sat-to-push-fight")
                .find("to:no chain of reductions leads from and-or-sat to q3sat-to-push-fight"),
            0U);
  EXPECT_EQ(fault_with("via", {"nothing"}),
            "via:`nothing` is no reduction (hardboard list reductions)");
  EXPECT_EQ(fault_with("via", {"and-or-sat-to-rooks", "3sat-to-and-or-sat"}),
            "via:3sat-to-and-or-sat starts from sat, not from solo-chess");
  EXPECT_EQ(fault_with("via", json::array()), "via:expected the name of a reduction");
  EXPECT_EQ(fault(asked("reduce", {{"text", formula}, {"to", "solo-chess"}}, within(0))),
            "the time limit was reached");
  EXPECT_EQ(fault(asked("reduce", {{"text", "hamiltonian-path\nvertices 2\nedges\n1 2\n"},
                                   {"to", "path-to-grid-path"}}))
                .substr(0, 23),
            "text:path-to-grid-path:");
}

// A check that the limits cut short says so beside what it lets pass.
TEST(Draw, SaysThatTheCheckCameToNoEnd) {
  const json fields = {{"text", "solo-chess\nbudget 2\nboard\nQ . N\n. P .\n"},
                       {"answer", "unsolvable\n  proof: exhausted\n    positions: 1\n"}};
  EXPECT_EQ(fault(asked("draw", fields)).substr(0, 33), "answer:the answer does not check:");
  const json check = result("draw", fields, within(0))["check"];
  EXPECT_EQ(check["check"], "claimed");
  EXPECT_NE(check["reason"].get<std::string>().find("the time limit was reached"),
            std::string::npos)
      << check;
}

TEST(Reduce, ByAnotherKind) {
  const json solved =
      result("solve", {{"text", "p cnf 2 2\n1 2 0\n-1 0\n"}, {"by", "graph-capture"}});
  EXPECT_EQ(solved["verdict"], "solvable");
  EXPECT_EQ(solved["check"]["check"], "verified");
}

TEST(Reduce, LimitsAreNoFaultOfAnswers) {
  const json image = result("reduce", {{"text", formula}, {"to", "solo-chess"}});
  const json answer = result("solve", {{"text", formula}})["text"];
  const json forth = result("witness", {{"map", image["map"]}, {"answer", answer}});
  EXPECT_EQ(fault(asked("witness", {{"map", image["map"]}, {"answer", answer}}, within(0))),
            "the time limit was reached");
  EXPECT_EQ(fault(asked("recover", {{"map", image["map"]}, {"answer", forth["text"]}}, within(0))),
            "the time limit was reached");
}

TEST(Core, NamesClausesThatRefuseEachOther) {
  const json core = result("core", {{"text", "p cnf 3 5\n1 0\n2 3 0\n-1 2 0\n-2 0\n3 0\n"}});
  EXPECT_EQ(core["parts"], (json{1, 3, 4}));
  EXPECT_EQ(core["is_minimal"], true);
  EXPECT_EQ(result("core", {{"text", "p cnf 1 1\n1 0\n"}})["parts"], json::array());
}

TEST(Gadget, HasATableWhoseRowsAreFilms) {
  const json gadget = result("gadget", {{"name", "king-and"}});
  EXPECT_EQ(gadget["rows"].size(), 9U);
  for (const json& row : gadget["rows"]) {
    const json plays = result("gadget", {{"name", "king-and"}, {"inputs", row["inputs"]}});
    ASSERT_EQ(plays["outcomes"].size(), 1U);
    EXPECT_EQ(plays["outcomes"][0]["words"], row["outcomes"]);
    EXPECT_NE(plays["outcomes"][0]["film"].get<std::string>().find("<animate"), std::string::npos);
  }
  EXPECT_EQ(result("gadget", {{"name", "king-and"}, {"verify", true}})["holds"], true);
}

TEST(Draw, IsWhatTheCommandDraws) {
  const std::string text = "solo-chess\nboard\nR . P\n";
  EXPECT_EQ(
      result("draw", {{"text", text}, {"format", "txt"}})["picture"].get<std::string>().empty(),
      false);
  const json png = asked("draw", {{"text", text}, {"format", "png"}});
  // A build without cairo says so.
  if (png["ok"].get<bool>()) {
    EXPECT_TRUE(png["base64"].get<std::string>().starts_with("iVBORw0KGgo"));
  } else {
    EXPECT_NE(fault(png).find("cairo"), std::string::npos);
  }
}

TEST(Draw, PutsPuzzlesOnSheets) {
  const std::string text = "solo-chess\nboard\nR . P\n", title = "For the train";
  const json sheet =
      result("sheet", {{"texts", {text, text}}, {"title", title}, {"format", "tex"}});
  const std::string pages = sheet["picture"];
  EXPECT_NE(pages.find(title), pages.npos);
  EXPECT_EQ(pages.find("not solved"), pages.npos);
  EXPECT_EQ(fault(asked("sheet", {{"texts", json::array()}})),
            "the field `texts`: expected 1 to 100 puzzles, not 0");
  EXPECT_EQ(fault(asked("sheet", {{"texts", {text, "chess"}}})).substr(0, 20),
            "texts:1:1:puzzle 2: ");
  EXPECT_EQ(fault(asked("sheet", {{"texts", {text + "---\n" + text}}})),
            "texts:puzzle 1: the text has several puzzles; expected one");
}

TEST(Draw, SaysOnSheetsWhatIsNotSolved) {
  const json sheet =
      result("sheet", {{"texts", {"solo-chess\nboard\nR . P\n"}}, {"format", "tex"}}, within(0));
  const std::string pages = sheet["picture"];
  EXPECT_NE(pages.find("1. not solved: the time limit was reached"), pages.npos) << pages;
}

}  // namespace
}  // namespace hardboard::front
