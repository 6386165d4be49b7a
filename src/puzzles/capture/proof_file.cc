#include "puzzles/capture/proof_file.h"

#include <fmt/format.h>
#include <fstream>
#include <sstream>

#include "base/sha256.h"
#include "proofs/kernel_case.h"

namespace hardboard::capture {

ProofJudgement judge_proof(const std::string& file, const std::string& puzzle,
                           const Limits& limits) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return {false, file + " cannot be read"};
  std::string kind, name, claim;
  std::getline(in, kind);
  if (kind != "hardboard-proof 3") return {true, file + " is no proof"};
  std::getline(in, name);
  if (name != "puzzle sha256 " + sha256(puzzle)) return {true, file + " is about another puzzle"};
  std::getline(in, claim);
  std::istringstream words(claim);
  std::string key, verb;
  std::uint64_t left = 0;
  if (!(words >> key >> verb >> left) || key != "claim" || verb != "exceeds")
    return {true, file + " does not say how many pieces remain"};
  const std::string text = puzzle + fmt::format("claim exceeds {}\n", left);
  const auto fault = fault_of_case(text, limits, file, in.tellg());
  if (!fault) return {true, "", left};
  if (limits.reached()) return {false, "the limits came before the end of " + file};
  return {true, fmt::format("{}: {}", file, *fault)};
}

}  // namespace hardboard::capture
