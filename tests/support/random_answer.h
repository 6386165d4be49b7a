// Random answers of every kind, sensible or not: an archive that makes up what it reads. Since the
// descriptions of answers ask it, it knows every key, every verdict and every type of proof.
#pragma once

#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "proofs/archive.h"

namespace hardboard::testing {

class RandomArchive final : public Archive {
public:
  // `plain`: texts are such that a line can hold them as they are.
  RandomArchive(Random& random, bool plain)
      : Archive(true, Form::json), random_(random), plain_(plain) {}

  bool has_failed() const { return has_failed_; }
  // All keys, and all words of closed lists, that were asked for.
  const std::set<std::string>& words() const { return words_; }

  void fail(std::string) override { has_failed_ = true; }
  void begin_object() override {}
  void begin_choice(Word type, std::string_view) override { leaf(type); }
  void end_object() override {}
  bool begin_field(std::string_view key, bool is_required) override {
    words_.insert(std::string(key));
    return is_required || random_.below(2) == 0;
  }
  void begin_list(bool) override { is_tuple_.push_back(false); }
  // A tuple says that there is a next item, a list asks.
  bool next_item(bool is_more) override {
    is_tuple_.back() = is_tuple_.back() || is_more;
    if (is_more || (!is_tuple_.back() && random_.below(4) > 0)) return true;
    is_tuple_.pop_back();
    return false;
  }
  void write_line(std::string_view) override {}
  std::optional<std::string_view> read_line() override { return std::nullopt; }

  void leaf(bool& content) override { content = random_.below(2) == 0; }
  void leaf(std::int64_t& content, std::int64_t least, std::int64_t most) override {
    do content = static_cast<std::int64_t>(random_.next()) >> random_.below(64);
    while (content < least || content > most);
  }
  void leaf(std::uint64_t& content, std::uint64_t least, std::uint64_t most) override {
    do content = random_.next() >> random_.below(64);
    while (content < least || content > most);
  }
  void leaf(double& content) override { content = static_cast<double>(random_.below(1000)) / 100; }
  void leaf(std::string& content) override {
    const char* const plain[] = {"0",
                                 "12",
                                 "340282366920938463463374607431768211456",
                                 "a: # \"b\"",
                                 "K\xC3\xBChn 2024, \\ Lemma 3",
                                 "- {}[],",
                                 "..kA.P",
                                 "K.p"};
    const char* const other[] = {"", " ", "two\nlines", "\t\x01 tab", "cut off \xC3"};
    content = plain_ || random_.below(4) > 0 ? plain[random_.below(std::size(plain))]
                                             : other[random_.below(std::size(other))];
  }
  void leaf(Word content) override {
    words_.insert(content.words.begin(), content.words.end());
    content.index = random_.below(content.words.size());
  }
  void leaf(Square& content) override {
    const auto shift = static_cast<int>(random_.below(32));
    content = {static_cast<std::int32_t>(random_.next()) >> shift,
               static_cast<std::int32_t>(random_.next()) >> shift};
  }
  void leaf(Square& square, std::int64_t& weight) override {
    leaf(square);
    weight = static_cast<std::int64_t>(random_.next()) >> random_.below(64);
  }

private:
  Random& random_;
  bool plain_;
  bool has_failed_ = false;
  std::set<std::string> words_;
  std::vector<bool> is_tuple_;  // of the lists that are open
};

// For kinds that have describe(archive, puzzle, answer). What a
// description refuses is made up anew.
template <class Answer, class Puzzle>
Answer random_answer(Random& random, const Puzzle& puzzle, bool plain = false,
                     std::set<std::string>* words = nullptr) {
  for (;;) {
    Answer answer;
    RandomArchive archive(random, plain);
    describe(archive, puzzle, answer);
    if (words != nullptr) words->insert(archive.words().begin(), archive.words().end());
    if (!archive.has_failed()) return answer;
  }
}

}  // namespace hardboard::testing
