// Which keys the description of an answer asks for: an archive that has every field, so that each
// description goes all its ways.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "proofs/archive.h"

namespace hardboard::docs {

// Reads an answer that has every key once. Of some words it takes the one with the number `choice`,
// modulo how many there are; whoever wants all keys asks with the choices 0, 1, 2, ...
class AskedKeys final : public Archive {
public:
  AskedKeys(Form form, std::size_t choice) : Archive(true, form), choice_(choice) {}

  // The keys by the word of the proof that they belong to; empty for those of the answer itself.
  const std::map<std::string, std::set<std::string>>& keys() const { return keys_; }
  // The words for proofs.
  const std::set<std::string>& proofs() const { return proofs_; }

  void fail(std::string) override {}
  void begin_object() override { owners_.push_back(owner()); }
  void begin_choice(Word type, std::string_view) override {
    leaf(type);
    owners_.push_back(key_ == "proof" ? std::string(type.words[type.index]) : owner());
    if (key_ == "proof") proofs_.insert(type.words.begin(), type.words.end());
  }
  void end_object() override { owners_.pop_back(); }
  bool begin_field(std::string_view key, bool) override {
    key_ = key;
    keys_[owner()].insert(key_);
    return true;
  }
  void begin_list(bool) override { items_.push_back(0); }
  bool next_item(bool) override {
    if (items_.back()++ == 0) return true;
    items_.pop_back();
    return false;
  }
  void write_line(std::string_view) override {}
  std::optional<std::string_view> read_line() override { return std::nullopt; }

  void leaf(bool&) override {}
  void leaf(std::int64_t&, std::int64_t, std::int64_t) override {}
  void leaf(std::uint64_t&, std::uint64_t, std::uint64_t) override {}
  void leaf(double&) override {}
  void leaf(std::string&) override {}
  void leaf(Word content) override { content.index = choice_ % content.words.size(); }
  void leaf(Square&) override {}
  void leaf(Square&, std::int64_t&) override {}

private:
  std::string owner() const { return owners_.empty() ? "" : owners_.back(); }

  std::size_t choice_;
  std::string key_;
  std::vector<std::string> owners_;  // of the objects that are open
  std::vector<std::size_t> items_;   // of the lists that are open
  std::map<std::string, std::set<std::string>> keys_;
  std::set<std::string> proofs_;
};

}  // namespace hardboard::docs
