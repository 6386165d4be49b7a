// Descriptions in both forms: a struct with every shape there is, to the letter, and each way to be
// wrong with its place.
#include "proofs/archive.h"

#include <gtest/gtest.h>
#include <sstream>

#include "proofs/answer_form.h"
#include "support/bad_input.h"

namespace hardboard::sample {

// The shapes that a field can have.
struct Weighted {
  Square square;
  std::int64_t weight = 0;
};
struct Pair {
  Square from, to;
};
struct Inner {
  bool flag = false;
  std::vector<std::int64_t> numbers;
};
struct Sums {
  std::uint64_t sum = 0;
};
struct Boards {
  std::vector<std::vector<Square>> boards;
};
struct Sample : AnswerHead {
  std::vector<Pair> moves;
  std::optional<std::uint32_t> depth;
  std::vector<Inner> inner;
  std::vector<Weighted> weights;
  Inner first, second;
  std::variant<std::monostate, Sums, Boards> proof;
};
struct Puzzle {};

void describe_word(Archive& archive, Weighted& weighted) {
  archive.leaf(weighted.square, weighted.weight);
}
auto parts(Pair& pair) {
  return std::tie(pair.from, pair.to);
}
void describe(Archive& archive, Inner& inner) {
  archive.field("flag", inner.flag);
  archive.field("numbers", inner.numbers);
}
void describe(Archive& archive, Sums& sums) {
  archive.field("sum", sums.sum);
}
void describe(Archive& archive, Boards& boards) {
  archive.field("boards", boards.boards);
}
void describe(Archive& archive, const Puzzle&, Sample& sample) {
  constexpr std::array<std::string_view, 2> minima = {"fewest", "least"};
  constexpr std::array<std::string_view, 2> proofs = {"sums", "boards"};
  const auto write = [&](auto line) {
    for (const Pair& pair : sample.moves) line(name(pair.from) + "-" + name(pair.to));
  };
  const auto read = [&](std::string_view words) -> std::string {
    Pair& pair = sample.moves.emplace_back();
    pair.from = take_square(words).value_or(Square());
    if (words.substr(0, 1) != "-") return "no move";
    words.remove_prefix(1);
    const std::optional<Square> to = take_square(words);
    pair.to = to.value_or(Square());
    return to ? "" : "no move";
  };
  describe_begin(archive, "sample", solo_verdicts, "as it were", sample);
  describe_moves(archive, sample, sample.moves, write, read,
                 [&](Pair& pair) { archive.value(pair); });
  archive.maybe("depth", sample.depth);
  if (archive.enter("inner", false, !sample.inner.empty())) archive.value(sample.inner);
  archive.maybe("weights", sample.weights, !sample.weights.empty());
  archive.maybe("both", std::tie(sample.first, sample.second), !sample.first.numbers.empty());
  describe_numbers(archive, minima, sample);
  archive.choice("proof", sample.proof, std::span(proofs));
  describe_end(archive, sample);
}

namespace {

Sample full() {
  Sample sample;
  sample.verdict = Verdict::solvable;
  sample.origin = {7, "many puzzles.txt", 120, "the \"last\""};
  sample.method = "search";
  sample.source = "a theorem";
  sample.moves = {{{1, 2}, {3, 4}}, {{-1, 0}, {27, 1}}};
  sample.depth = 3;
  sample.inner = {{true, {1, -2}}, {false, {}}};
  sample.weights = {{{4, 4}, 21}, {{0, -5}, -1}};
  sample.first = {true, {9}};
  sample.count = "340282366920938463463374607431768211456";
  sample.minimum = Minimum{"least", 5, 4};
  sample.proof = Boards{{{{1, 1}, {2, 2}}, {}, {{3, 3}}}};
  sample.remark = "K\xC3\xBChn: # none";
  sample.seconds = 0.25;
  return sample;
}

std::string written(const Sample& sample, Form form) {
  std::ostringstream out;
  write_described(out, form, Puzzle(), sample);
  return out.str();
}

Result<Sample> read(const Text& text) {
  return read_described<Sample>(text, Puzzle());
}

const char* const json =
    R"({"kind":"sample","answer":"solvable","index":7,"file":"many puzzles.txt","line":120,)"
    R"("id":"the \"last\"","method":"search","source":"a theorem",)"
    R"("moves":[[[1,2],[3,4]],[[-1,0],[27,1]]],"depth":3,)"
    R"("inner":[{"flag":true,"numbers":[1,-2]},{"flag":false,"numbers":[]}],)"
    R"("weights":[[4,4,21],[0,-5,-1]],)"
    R"("both":[{"flag":true,"numbers":[9]},{"flag":false,"numbers":[]}],)"
    R"("count":"340282366920938463463374607431768211456","least":5,"bound":4,)"
    R"("proof":{"type":"boards","boards":[[[1,1],[2,2]],[],[[3,3]]]},)"
    "\"remark\":\"K\xC3\xBChn: # none\",\"seconds\":0.25}\n";

const char* const text =
    "solvable  # as it were\n"
    "  index: 7\n"
    "  file: many puzzles.txt\n"
    "  line: 120\n"
    "  id: the \"last\"\n"
    "  method: search\n"
    "  source: a theorem\n"
    "  1. a2-c4\n"
    "  2. (-1,0)-aa1\n"
    "  depth: 3\n"
    "  inner 1:\n"
    "    flag: true\n"
    "    numbers: 1 -2\n"
    "  inner 2:\n"
    "    flag: false\n"
    "    numbers:\n"
    "  weights: d4=21 (0,-5)=-1\n"
    "  both 1:\n"
    "    flag: true\n"
    "    numbers: 9\n"
    "  both 2:\n"
    "    flag: false\n"
    "    numbers:\n"
    "  count: 340282366920938463463374607431768211456\n"
    "  least: 5\n"
    "  bound: 4\n"
    "  proof: boards\n"
    "    boards 1: a1 b2\n"
    "    boards 2:\n"
    "    boards 3: c3\n"
    "  remark: K\xC3\xBChn: # none\n";

TEST(Archive, WritesToTheLetter) {
  EXPECT_EQ(written(full(), Form::json), json);
  EXPECT_EQ(written(full(), Form::text), text);
  Sample least;
  least.proof = Boards{};
  EXPECT_EQ(written(least, Form::json),
            R"({"kind":"sample","answer":"unknown","proof":{"type":"boards","boards":[]},)"
            "\"seconds\":0}\n");
  EXPECT_EQ(written(least, Form::text), "unknown  # as it were\n  proof: boards\n    boards:\n");
}

TEST(Archive, ReadsWhatItWrites) {
  for (const char* form : {json, text}) {
    const Result<Sample> sample = read({"f", form, 1});
    ASSERT_TRUE(sample) << to_string(sample.error());
    EXPECT_EQ(written(*sample, Form::text), text);
  }
  EXPECT_EQ(read({"f", json, 1})->seconds, 0.25);
  for (const char* form :
       {R"( {"answer":"unknown","kind":"sample","proof":{"boards":[ ],"type":"boards"}} )",
        "unknown\nproof:boards#\n boards:"}) {
    const Result<Sample> sample = read({"f", form, 1});
    ASSERT_TRUE(sample) << to_string(sample.error());
    EXPECT_TRUE(std::get<Boards>(sample->proof).boards.empty());
  }
}

TEST(Archive, ReadsTextAsPeopleWriteIt) {
  std::string moves = "solvable\n\n# the moves\n";
  for (int i = 1; i <= 100; ++i)
    moves += std::string(6 - std::to_string(i).size(), ' ') + std::to_string(i) + ".  a1-a2 \n";
  const Result<Sample> numbered = read({"f", moves, 1});
  ASSERT_TRUE(numbered) << to_string(numbered.error());
  EXPECT_EQ(numbered->moves.size(), 100U);
  EXPECT_TRUE(read({"f", "solvable# two\n\t1. a1-a2\n\t2. a2-a3\n\tdepth:3\n\t# end", 1}));
}

TEST(Archive, SaysWhatIsWrongWithJson) {
  const std::string start = R"({"kind":"sample","answer":"unknown")";
  testing::expect_refused(
      {
          {"{", "1:2: expected a key in quotes, found nothing"},
          {"{\n \"kind\" 7}", "2:9: expected `:`, found `7}`"},
          {R"({"kind":})", "1:9: expected a value, found `}`"},
          {start, "1:36: expected `,` or `}`, found nothing"},
          {start + "} x", "1:38: expected the end of the answer, found `x`"},
          {start + ",}", "1:37: expected a key in quotes, found `}`"},
          {R"({"answer":"unknown"})", "1:1: the key `kind` is missing"},
          {R"({"kind":"sample"})", "1:1: the key `answer` is missing"},
          {R"({"kind":"other","answer":"unknown"})", "1:9: expected sample, found `\"other\"`"},
          {R"({"kind":7,"answer":"unknown"})", "1:9: expected a text in quotes, found `7`"},
          {R"({"kind":"sample","answer":"win"})",
           "1:27: expected solvable or unsolvable or unknown, found `\"win\"`"},
          {R"({"kind":"sample","answer":"solvable"})", "1:1: the key `moves` is missing"},
          {start + R"(,"other":1})", "1:38: `other` is unknown here"},
          {start + R"(,"answer":"unknown"})", "1:38: `answer` is given twice"},
          {start + R"(,"moves":7})", "1:45: expected a list in brackets, found `7`"},
          {start + R"(,"moves":[7]})", "1:46: expected a list in brackets, found `7`"},
          {start + R"(,"moves":[[[1,2]]]})", "1:47: expected a list of 2 entries"},
          {start + R"(,"moves":[[[1,2],[3,4],[5,6]]]})", "1:59: expected a list of 2 entries"},
          {start + R"(,"moves":[[[1,2],[3,4,5]]]})",
           "1:53: expected a square: d2, in JSON [4,2], found `[3,4,5]`"},
          {start + R"(,"moves":[[[1,2],[3,2147483648]]]})",
           "1:53: expected a square: d2, in JSON [4,2], found `[3,2147483648]`"},
          {start + R"(,"moves":[[[1,2],[3,04]]]})",
           "1:53: expected a square: d2, in JSON [4,2], found `[3,04]`"},
          {start + R"(,"moves":[[[1,2],"c4"]]})",
           "1:53: expected a square: d2, in JSON [4,2], found `\"c4\"`"},
          {start + R"(,"moves":[[[1,2] [3,4]]]})", "1:53: expected `,` or `]`, found `[3,4]]`"},
          {start + R"(,"moves":[,]})", "1:46: expected a value, found `,]`"},
          {start + R"(,"depth":-1})",
           "1:45: expected a whole number from 0 to 4294967295, found `-1`"},
          {start + R"(,"depth":1.0})",
           "1:45: expected a whole number from 0 to 4294967295, found `1.0`"},
          {start + R"(,"depth":null})",
           "1:45: expected a whole number from 0 to 4294967295, found `null`"},
          {start + R"(,"inner":[{"flag":1,"numbers":[]}]})",
           "1:54: expected true or false, found `1`"},
          {start + R"(,"inner":[{"flag":true}]})", "1:46: the key `numbers` is missing"},
          {start + R"(,"inner":[7]})", "1:46: expected an object in braces, found `7`"},
          {start + R"(,"inner":[{"flag":true,"numbers":[1e3]}]})",
           "1:70: expected a whole number from -9223372036854775808 to 9223372036854775807, found "
           "`1e3`"},
          {start + R"(,"weights":[[1,2]]})",
           "1:48: expected a square and its weight: d2=5, in JSON [4,2,5], found `[1,2]`"},
          {start + R"(,"count":12})", "1:45: expected a text in quotes, found `12`"},
          {start + R"(,"count":"012"})", "1:45: expected a decimal number"},
          {start + R"(,"fewest":1,"least":2})", "1:56: `fewest` and `least` can't both be given"},
          {start + R"(,"bound":1})", "1:38: `bound` is unknown here"},
          {start + R"(,"seconds":"1"})", "1:47: expected a number, found `\"1\"`"},
          {start + R"(,"seconds":1e999})", "1:47: expected a number, found `1e999`"},
          {start + R"(,"proof":[]})", "1:45: expected an object in braces, found `[]`"},
          {start + R"(,"proof":{}})", "1:45: the key `type` is missing"},
          {start + R"(,"proof":{"type":"magic"}})",
           "1:53: expected sums or boards, found `\"magic\"`"},
          {start + R"(,"proof":{"type":"sums"}})", "1:45: the key `sum` is missing"},
          {start + R"(,"proof":{"type":"sums","sum":1,"boards":[]}})",
           "1:69: `boards` is unknown here"},
          {start + ",\"remark\":\"a\nb\"}", "1:46: expected a text in quotes, found `\"a\\x0Ab\"`"},
          {start + R"(,"remark":"\x"})", "1:46: expected a text in quotes, found `\"\\x\"`"},
          {"{\"kind\":\"" + std::string(1, '\0') + "\"}",
           "1:10: a NUL byte: this is not a text file"},
          {"{\"kind\":\"\xFF\"}", "1:10: the byte 0xFF is not UTF-8 here"},
          {start + R"(,"remark":")" + std::string(1'000'001, 'a') + "\"}",
           "1:46: longer than 1000000 bytes"},
      },
      read);
}

TEST(Archive, DeepNestingIsNoDanger) {
  const std::string deep(3'000'000, '[');
  EXPECT_FALSE(read({"f", "{" + deep, 1}));
  EXPECT_FALSE(read({"f", R"({"kind":"sample","answer":"unknown","moves":)" + deep, 1}));
  EXPECT_FALSE(read({"f", R"({"kind":"sample","answer":"unknown","seconds":)" + deep, 1}));
}

TEST(Archive, SaysWhatIsWrongWithText) {
  const std::string any =
      "expected a whole number from -9223372036854775808 to 9223372036854775807, found ";
  testing::expect_refused(
      {
          {"", "1:1: there is no answer"},
          {"\n \n# none\n", "1:1: there is no answer"},
          {"[]", "1:1: expected solvable or unsolvable or unknown, found `[]`"},
          {"\n  maybe", "2:3: expected solvable or unsolvable or unknown, found `maybe`"},
          {"solvable (search)", "1:10: expected a comment (`#`) or nothing, found `(search)`"},
          {"solvable\n x", "2:2: expected `key: value` or a numbered line, found `x`"},
          {"solvable\n x 1", "2:2: expected `key: value` or a numbered line, found `x 1`"},
          {"solvable\n 1 a1-a2", "2:2: expected `key: value` or a numbered line, found `1 a1-a2`"},
          {"solvable\n 2. a1-a2", "2:2: expected entry number 1, found `2. a1-a2`"},
          {"solvable\n 1. a1-a2\n 1. a2-a3", "3:2: expected entry number 2, found `1. a2-a3`"},
          {"solvable\n 1. a1-a2\n 3. a2-a3", "3:2: expected entry number 2, found `3. a2-a3`"},
          {"solvable\n 1. a1\n", "2:5: no move"},
          {"solvable\n 1. a1-a2\n depth: 1\n 1. a2-a3\n", "4:2: a numbered line is given twice"},
          {"solvable\n depth: 1\n method: x\n depth: 1\n", "4:2: `depth` is given twice"},
          {"solvable\n other: 1\n", "2:2: `other` is unknown here"},
          {"solvable\n bound: 1\n", "2:2: `bound` is unknown here"},
          {"solvable\n  depth: 1\n method: x\n", "3:2: expected to be indented by 2, as before"},
          {"solvable\n  depth: 1\n    method: x\n",
           "3:5: expected nothing below this key, found `method: x`"},
          {"solvable\n depth: 1 2\n",
           "2:9: expected a whole number from 0 to 4294967295, found `1 2`"},
          {"solvable\n depth:\n",
           "2:8: expected a whole number from 0 to 4294967295, found nothing"},
          {"solvable\n depth 1: 2\n",
           "2:2: expected a whole number from 0 to 4294967295, found `depth 1: 2`"},
          {"solvable\n inner: x\n", "2:9: expected entry number 1, found `x`"},
          {"solvable\n inner 1: x\n",
           "2:11: expected the fields of an object in the lines below, found `x`"},
          {"solvable\n inner 1:\n  flag: yes\n  numbers: 1\n",
           "3:9: expected true or false, found `yes`"},
          {"solvable\n inner 1:\n  flag: true\n", "2:10: the key `numbers` is missing"},
          {"solvable\n inner 2:\n  flag: true\n  numbers: 1\n",
           "2:2: expected entry number 1, found `inner 2:`"},
          {"solvable\n inner 1:\n  flag: true\n  numbers: 1 x\n", "4:14: " + any + "`x`"},
          {"solvable\n both 1:\n  flag: true\n  numbers: 1\n",
           "4:13: expected a list of 2 entries"},
          {"solvable\n weights: d4 d5=2\n",
           "2:11: expected a square and its weight: d2=5, in JSON [4,2,5], found `d4`"},
          {"solvable\n proof: magic\n", "2:9: expected sums or boards, found `magic`"},
          {"solvable\n proof: sums\n sum: 1\n", "2:13: the key `sum` is missing"},
          {"solvable\n proof: boards\n  boards 1: a1 7\n",
           "3:16: expected a square: d2, in JSON [4,2], found `7`"},
          {"solvable\n remark: \xFF\n", "2:10: the byte 0xFF is not UTF-8 here"},
      },
      read);
}

}  // namespace
}  // namespace hardboard::sample
