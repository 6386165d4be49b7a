// Files with the proofs of many puzzles: what is found in them, and where they can't be read.
#include "proofs/proof_file.h"

#include <atomic>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <string>

#include "proofs/continue_proofs.h"
#include "support/scratch.h"

namespace hardboard {
namespace {

using Word = SectionJudgement::Word;

const std::string stuck = "graph-capture undirected\nvertices 2\n0\n0\nedges 1\n1 2\n";
const std::string apart = "graph-capture undirected\nvertices 2\n1\n1\nedges 0\n";
const std::string open = "graph-capture undirected\nvertices 2\n1\n1\nedges 1\n1 2\n";
const std::string claim = "claim exceeds 1\nproof search\nend\n";

std::string section(const std::string& puzzle, const std::string& rest = claim) {
  return section_head(puzzle) + "\n" + rest;
}

class ProofFiles : public ::testing::Test {
protected:
  ProofFiles() : file(testing::scratch_path()) {}
  ~ProofFiles() override { std::filesystem::remove(file); }

  void write(const std::string& sections) const {
    EXPECT_TRUE(begin_proofs(file));
    std::ofstream(file, std::ios::app) << sections;
  }
  ProofFile opened() const { return ProofFile::open(file, {}).value(); }
  // The error without the name of the file.
  std::string complaint(const std::string& content) const {
    std::ofstream(file) << content;
    const Result<ProofFile> proofs = ProofFile::open(file, {});
    return proofs ? "no error" : to_string(proofs.error()).substr(file.size());
  }

  std::string file;
};

TEST_F(ProofFiles, HoldSectionsForManyPuzzles) {
  write(section(stuck) + section(apart) + section(open));
  ProofFile proofs = opened();
  EXPECT_EQ(proofs.judge(stuck, {}).word, Word::verified);
  EXPECT_EQ(proofs.judge(apart, {}).word, Word::verified);
  EXPECT_EQ(proofs.judge(apart, {}).claim, "exceeds 1");
  const SectionJudgement refused = proofs.judge(open, {});
  EXPECT_EQ(refused.word, Word::refused);
  EXPECT_EQ(refused.words, file + ": captures leave 1 piece");
  EXPECT_EQ(proofs.judge(stuck + "\n", {}).word, Word::absent);
}

TEST_F(ProofFiles, TheLastSectionAboutAPuzzleCounts) {
  write(section(stuck) + section(stuck, "claim exceeds 2\nproof search\nend\n"));
  EXPECT_EQ(opened().judge(stuck, {}).word, Word::refused);
  write(section(stuck, "claim exceeds 2\nproof search\nend\n") + section(stuck));
  EXPECT_EQ(opened().judge(stuck, {}).word, Word::verified);
}

// Wherever a call ends, what stays are the whole sections before.
TEST_F(ProofFiles, GoOnBehindTheLastWholeSection) {
  const auto content = [&] {
    std::ifstream in(file, std::ios::binary);
    return std::string{std::istreambuf_iterator<char>(in), {}};
  };
  const std::string head = std::string(proofs_head) + "\n";
  const std::string one = head + section(stuck), two = one + section(apart);
  for (std::size_t size = 0; size <= two.size(); ++size) {
    std::ofstream(file) << two.substr(0, size);
    EXPECT_EQ(continue_proofs(file), size >= head.size()) << size;
    EXPECT_EQ(content(), size < head.size()  ? two.substr(0, size)
                         : size < one.size() ? head
                         : size < two.size() ? one
                                             : two);
  }
  std::ofstream(file) << "other words\n" << section(stuck);
  EXPECT_FALSE(continue_proofs(file));
  EXPECT_FALSE(continue_proofs(file + ".none"));
}

TEST_F(ProofFiles, MayBeEmpty) {
  write("");
  EXPECT_EQ(opened().judge(stuck, {}).word, Word::absent);
}

TEST_F(ProofFiles, WhatTheKernelCannotReadHasALineOfTheFile) {
  write(section(apart) + section(stuck, "claim exceeds 1\nproof guess\nend\n"));
  ProofFile proofs = opened();
  EXPECT_EQ(proofs.judge(apart, {}).word, Word::verified);
  EXPECT_EQ(proofs.take_fault(), "");
  const SectionJudgement judgement = proofs.judge(stuck, {});
  EXPECT_EQ(judgement.word, Word::malformed);
  EXPECT_EQ(proofs.take_fault(), judgement.words);
  EXPECT_EQ(proofs.take_fault(), "");
  EXPECT_EQ(judgement.words.substr(file.size(), 6), ":8:7: ") << judgement.words;
}

TEST_F(ProofFiles, ThatAreBrokenSayWhere) {
  EXPECT_EQ(complaint(""), ":1:1: expected `hardboard-proofs 5`, found the end of the file");
  EXPECT_EQ(complaint("hardboard-proof 3\n"), ":1:1: expected `hardboard-proofs 5`");
  const std::string head = "hardboard-proofs 5\n";
  EXPECT_EQ(complaint(head), "no error");
  EXPECT_EQ(complaint(head + "puzzle\n"),
            ":2:1: expected `puzzle sha256` and 64 digits, or the end of the file");
  EXPECT_EQ(complaint(head + section_head(stuck) + "\n"),
            ":3:1: expected a claim, found the end of the file");
  EXPECT_EQ(complaint(head + section_head(stuck) + "\nproof search\n"), ":3:1: expected a claim");
  EXPECT_EQ(complaint(head + section(stuck, "claim exceeds 1\nproof search\n")),
            ":5:1: expected `end`, found the end of the file");
  EXPECT_EQ(to_string(ProofFile::open("/no/such/file", {}).error()),
            "/no/such/file: can't open it: No such file or directory");
  EXPECT_EQ(to_string(ProofFile::open("/", {}).error()), "/: expected a regular file with proofs");
  EXPECT_FALSE(begin_proofs("/no/such/file"));
}

TEST_F(ProofFiles, LimitsCutOffAJudgement) {
  write(section(stuck));
  ProofFile proofs = opened();
  const std::atomic<bool> interrupted = true;
  Limits limits;
  limits.interrupted = &interrupted;
  EXPECT_EQ(proofs.judge(stuck, limits).word, Word::cut_off);
}

}  // namespace
}  // namespace hardboard
