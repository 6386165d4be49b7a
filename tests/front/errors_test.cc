// Each way to ask wrongly has its message, with the place where that is known.
#include <rapidcheck/gtest.h>

#include "front/asked.h"

namespace hardboard::front {
namespace {

// Found by mutating the corpus of the fuzzer.
TEST(Errors, NumbersBeyondAllBounds) {
  const json reply = reply_to("{\"api\":1e999,\"do\":\"catalogue\"}");
  EXPECT_EQ(fault(reply), "a number of the JSON is too large");
}

TEST(Errors, OfJson) {
  EXPECT_EQ(fault(reply_to("")), "1:1:the JSON ends too early");
  EXPECT_EQ(fault(reply_to("{\"api\":1,\n\"do\":}")), "2:6:this is no JSON");
  EXPECT_EQ(fault(reply_to("[]")), "expected an object of JSON");
  EXPECT_EQ(fault(reply_to("{\"a\":\"\xff\"}")), "1:7:the byte 0xFF is not UTF-8 here");
  const std::string deep = "{\"a\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}";
  EXPECT_EQ(fault(reply_to(deep)), "lists nested deeper than 32");
  EXPECT_EQ(fault(reply_to(std::string(longest_request + 1, ' '))),
            "the request has 16777217 bytes; expected at most 16777216");
}

// Terminals obey U+009B as they obey ESC.
TEST(Replies, EscapeControlCharacters) {
  const std::string text =
      answer(R"({"api":1,"do":"read","text":"R1P w - - id \"\u009b\u00fc\";"})", {});
  EXPECT_EQ(text.find("\xC2\x9B"), text.npos);
  EXPECT_NE(text.find("\\u009b\xC3\xBC"), text.npos) << text;
  EXPECT_EQ(json::parse(text)["puzzles"][0]["id"], "\xC2\x9B\xC3\xBC");
}

TEST(Errors, OfEnvelopes) {
  EXPECT_EQ(fault(reply_to(R"({"do":"read"})")), "expected the field \"api\":1");
  EXPECT_EQ(fault(reply_to(R"({"api":2,"do":"read"})")), "expected the field \"api\":1");
  EXPECT_EQ(fault(reply_to(R"({"api":1,"do":"sing"})")).substr(0, 45),
            "the field `do`: expected one of catalogue, re");
  EXPECT_EQ(fault(reply_to(R"({"api":1,"do":7})")).substr(0, 15), "the field `do`:");
}

TEST(Errors, OfFields) {
  const std::string text = "solo-chess\nboard\nR . P\n";
  EXPECT_EQ(fault(asked("read", json::object())), "the field `text` is missing: a string");
  EXPECT_EQ(fault(asked("read", {{"text", 7}})), "the field `text`: expected a string, not `7`");
  EXPECT_EQ(fault(asked("read", {{"text", text}, {"txet", ""}})),
            "there is no field `txet` in this request");
  EXPECT_EQ(fault(reply_to(R"({"api":1,"do":"read","text":"x","text":"y"})")),
            "`text` is given twice");
  EXPECT_EQ(fault(reply_to(R"({"api":1,"do":"read","text":{"a":[{"b":1}],"a":2}})")),
            "`a` is given twice");
  EXPECT_EQ(fault(asked("hint", {{"text", text}, {"level", 4}})),
            "the field `level`: expected a whole number from 1 to 3, not `4`");
  EXPECT_EQ(fault(asked("hint", {{"text", text}, {"level", "1"}})),
            "the field `level`: expected a whole number from 1 to 3, not `\"1\"`");
  EXPECT_EQ(fault(asked("solve", {{"text", text}, {"seconds", -1}})),
            "the field `seconds`: expected a number above 0, not `-1`");
  EXPECT_EQ(fault(asked("solve", {{"text", text}, {"memory", "1K"}})),
            "the field `memory`: expected a size of at least 1M, such as 500M or 4G, not `\"1K\"`");
  EXPECT_EQ(fault(asked("solve", {{"text", text}, {"memory", "99999999999G"}})),
            "the field `memory`: expected a size of at most 17179869183G, such as 500M or 4G, not "
            "`\"99999999999G\"`");
  EXPECT_EQ(
      fault(asked("generate", {{"kind", "sat"}, {"seed", 1e20}})),
      "the field `seed`: expected a whole number from 0 to 18446744073709551615, not `1e+20`");
  EXPECT_EQ(fault(asked("play", {{"text", text}, {"moves", "Ra1xc1"}})),
            "the field `moves`: expected a list of strings, not `\"Ra1xc1\"`");
  EXPECT_EQ(fault(asked("play", {{"text", text}, {"try", {{1, 2, 3}}}})),
            "the field `try`: expected a list of places, [x,y] or a number, not a list");
  EXPECT_EQ(fault(asked("play", {{"text", text}, {"try", json::array()}})),
            "the field `try`: expected one place or two");
  EXPECT_EQ(fault(asked("draw", {{"text", text}, {"format", "bmp"}})),
            "the field `format`: expected one of svg, png, pdf, tex, gif, txt, not `\"bmp\"`");
  EXPECT_EQ(fault(asked("generate", {{"kind", "sat"}, {"settings", {{"width", 0}}}})),
            "settings:width: expected a whole number from 1 to 100, not `0`");
  for (const char* word : {"no", "0"})
    EXPECT_EQ(fault(asked("generate", {{"kind", "solo-chess"}, {"settings", {{"unique", word}}}})),
              fmt::format("settings:unique: expected true or false, not `{}`", word));
  for (const json& value : {json(false), json(true), json(1), json("")})
    EXPECT_EQ(fault(asked("generate", {{"kind", "sat"}, {"settings", {{"nonsense", value}}}})),
              "settings:there is no option nonsense here");
  EXPECT_EQ(fault(asked("generate", {{"kind", "sat"}, {"settings", {{"width", false}}}})),
            "settings:width: expected a whole number from 1 to 100, not `false`");
  EXPECT_EQ(fault(asked("daily", {{"kind", "sat"}, {"date", "today"}})),
            "the field `date`: expected a date such as 2024-02-29, not `today`");
}

TEST(Errors, OfTexts) {
  EXPECT_EQ(fault(asked("solve", {{"text", "solo-chess\nbudget two\nboard\nR . P\n"}})),
            "text:2:8:expected a budget, found `two`");
  EXPECT_EQ(fault(asked("solve", {{"text", "solo-chess\nboard\nRP\n---\nsolo-chess\nboard\nR\n"}})),
            "text:the text has several puzzles; expected one");
  const std::string text = "solo-chess\nboard\nR . P\n";
  EXPECT_EQ(fault(asked("check", {{"text", text}, {"answer", "perhaps"}})).substr(0, 11),
            "answer:1:1:");
  EXPECT_EQ(fault(asked("hint", {{"text", text}, {"moves", {"Rc1xa1"}}})),
            "moves:`Rc1xa1`: on c1 stands P, not R");
  EXPECT_EQ(fault(asked("play", {{"text", "p cnf 1 1\n1 0\n"}})),
            "text:sat is a problem, not a game; expected a puzzle that has moves");
  EXPECT_EQ(fault(asked("solve", {{"text", text}, {"method", "magic"}})).substr(0, 42),
            "the field `method` is `magic`: for solo-ch");
  EXPECT_EQ(fault(asked("solve", {{"text", text}, {"minimize", "moves"}})),
            "the field `minimize` is `moves`: for solo-chess it is pieces or budget");
  EXPECT_EQ(fault(asked("solve", {{"text", text}, {"count", "all"}})),
            "the field `count` is `all`: for solo-chess it is sequences or sets");
  EXPECT_EQ(fault(asked("solve", {{"text", "p cnf 1 1\n1 0\n"}, {"minimize", "moves"}})),
            "the field `minimize`: there is nothing to minimize in sat");
  EXPECT_EQ(fault(asked("solve", {{"text", text}, {"method", "one-type"}, {"minimize", "x y"}})),
            "the field `minimize` is `x y`: for solo-chess it is pieces or budget");
  const json by = {{"text", "p cnf 1 1\n1 0\n"}, {"by", "graph-capture"}, {"method", "magic"}};
  EXPECT_EQ(fault(asked("solve", by)).substr(0, 30), "the field `method` is `magic`:");
  EXPECT_EQ(fault(asked("recover", {{"map", "no map"}, {"answer", "x"}})).substr(0, 8), "map:1:1:");
  EXPECT_EQ(fault(asked("gadget", {{"name", "king-xor"}})),
            "the field `name`: there is no gadget `king-xor`");
  EXPECT_EQ(fault(asked("gadget", {{"name", "king-and"}, {"inputs", "1"}})),
            "inputs:expected a signal for each of king-and's 2 inputs, not 1");
  EXPECT_EQ(fault(asked("reply", {{"text", text}})),
            "solo-chess is a puzzle for one, without an opponent");
  EXPECT_EQ(fault(asked("core", {{"text", text}})), "there are no cores of solo-chess");
}

// Whatever is asked, there is a reply, and the reply is JSON.
RC_GTEST_PROP(Errors, AnyRequestHasAReply, ()) {
  const auto names = requests();
  json request = {{"api", 1}};
  request["do"] = std::string(names[*rc::gen::inRange<std::size_t>(0, names.size())].name);
  const std::vector<std::string> texts = {"solo-chess\nbudget 2\nboard\nR . P\nK N .\n",
                                          "graph-capture directed\nvertices 2\nedges\n1 2\n",
                                          "peg-solitaire\nboard\no o . .\n",
                                          "peg-army\ndesert square 1\n",
                                          "push-fight\nmoves 0\nboard\n\n K k .\n",
                                          "p cnf 1 2\n1 0\n-1 0\n",
                                          "stairs\nmoves 2\nsteps ..x.\n"};
  std::string text = texts[*rc::gen::inRange<std::size_t>(0, texts.size())];
  if (*rc::gen::inRange(0, 3) == 0)
    text[*rc::gen::inRange<std::size_t>(0, text.size())] = *rc::gen::arbitrary<char>();
  const std::vector<json> values = {text, 1,       json::array(),    json::object(), true,
                                    "1",  {"1 0"}, {{1, 1}, {2, 1}}, "stairs",       "2024-02-29"};
  for (const Request& row : names) {
    if (row.name != request["do"]) continue;
    for (const Field& field : row.fields) {
      const std::string name(field.setting.name);
      if (name == "text") request[name] = text;
      if (name == "seconds") request[name] = 0.1;
      if (*rc::gen::inRange(0, 4) == 0)
        request[name] = values[*rc::gen::inRange<std::size_t>(0, values.size())];
    }
  }
  const std::string words = request.dump(-1, ' ', false, json::error_handler_t::ignore);
  const json reply = reply_to(words, within(0.2));
  if (!reply.at("ok").get<bool>())
    RC_ASSERT(reply["error"]["message"].get<std::string>().find("internal error") ==
              std::string::npos);
}

}  // namespace
}  // namespace hardboard::front
