#include "cli/family_instance.h"

#include <filesystem>
#include <fmt/format.h>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

#include "base/load.h"
#include "base/sha256.h"
#include "cli/all_or_nothing.h"
#include "cli/family_answer.h"
#include "cli/formats.h"
#include "cli/options.h"
#include "cli/outside_solver.h"
#include "cli/reductions.h"
#include "cli/session.h"
#include "kinds/kind.h"
#include "problems/satisfiability/traits.h"
#include "proofs/answer_form.h"
#include "proofs/lrat.h"
#include "proofs/proof_file.h"
#include "reductions/chain.h"

namespace hardboard::cli {
namespace {

using Json = nlohmann::ordered_json;

// Exit codes of SAT and QBF solvers.
constexpr int says_yes = 10, says_no = 20;

Json described(const std::string& name, const std::string& content) {
  return {{"name", name}, {"bytes", content.size()}, {"sha256", sha256(content)}};
}

// The image of a source, which is the source itself where the family has no reductions.
struct SourceImage {
  Chain chain;
  std::vector<std::string> texts;  // of the image, by format of the family
};

OrFailure<SourceImage> source_image(const InstanceOrigin& origin, const Limits& limits,
                                    const std::function<void()>& last) {
  const AllOrNothing watch(limits, "", last);
  const Family& family = *origin.wish.family;
  const std::vector<std::string> via(family.via.begin(), family.via.end());
  Result<Chain> chain = via.empty() ? Chain() : reduce_via(origin.source, via, limits);
  if (!chain) return failure_without_chain(chain.error(), limits);
  const AnyPuzzle& image = via.empty() ? origin.source : chain->image();
  std::vector<std::string> texts;
  for (const std::string_view word : family.formats) {
    Result<std::string> text = in_format(image, format_of(image.kind(), word), limits);
    if (!text) return failure_without_chain(text.error(), limits);
    texts.push_back(std::move(text).value());
  }
  return SourceImage{std::move(chain).value(), std::move(texts)};
}

class InstanceWriter {
public:
  InstanceWriter(const InstanceOrigin& origin, const Values& values, SourceImage made)
      : wish_(origin.wish),
        source_(origin.source),
        name_(origin.name),
        values_(values),
        chain_(std::move(made.chain)),
        texts_(std::move(made.texts)),
        entry_({{"name", name_}, {wish_.family->size, origin.size}}) {}

  // The code is that of WrittenInstance.
  std::optional<int> write() {
    if (!write_image()) return bad_input;
    std::optional<int> solver_code;
    if (!wish_.solver.empty()) {
      const Result<SolverRun> run = run_solver(wish_.solver, image_files_, wish_.most_seconds);
      if (run) solver_code = run->exit_code;
      if (!solver_code || run->seconds < wish_.least_seconds) {
        remove(image_files_);
        return run ? std::nullopt : std::optional(fail(run.error()));
      }
      entry_["solver"] = {
          {"command", wish_.solver}, {"seconds", run->seconds}, {"exit_code", *solver_code}};
    }
    const Limits deciding = limits_of(values_);
    KnownSource known = known_source(source_, in_folder(name_ + ".proof"), deciding);
    // Ctrl-C drops an instance whose answer is not known: the rest of the work on it can last.
    if (interrupted()) {
      image_files_.push_back(in_folder(name_ + ".proof"));
      remove(image_files_);
      return interrupted_exit;
    }
    if (!write_source(known)) return bad_input;
    const std::string status = status_of(known, deciding);
    if (status == "unsolvable" && !write_refutation()) return bad_input;
    if ((solver_code == says_yes && status == "unsolvable") ||
        (solver_code == says_no && status == "solvable")) {
      complain(fmt::format("{}: {} says otherwise than the checked answer, {}", name_, wish_.solver,
                           status));
      return internal_error;
    }
    return decided;
  }

  Json take_entry() { return std::move(entry_); }

private:
  const AnyPuzzle& image() const { return chain_.steps.empty() ? source_ : chain_.image(); }

  bool write_image() {
    entry_["files"] = Json::array();
    for (std::size_t i = 0; i < texts_.size(); ++i) {
      // pddl-domain is NAME-domain.pddl.
      const std::string_view word = wish_.family->formats[i];
      const std::size_t dash = word.find('-');
      const std::string file = dash == word.npos ? fmt::format("{}.{}", name_, word)
                                                 : fmt::format("{}{}.{}", name_, word.substr(dash),
                                                               word.substr(0, dash));
      image_files_.push_back(in_folder(file));
      if (!add_file(file, texts_[i], entry_["files"])) return false;
    }
    return true;
  }

  // Beside a formula without solution its LRAT proof, for the checkers of others; none if the
  // limits come first. False if it can't be written.
  bool write_refutation() {
    if (image().kind().name != satisfiability::kind_name) return true;
    const std::string proofs = in_folder(name_ + ".image.proof"), lrat = name_ + ".lrat";
    Request request;
    request.method = "sat";
    request.limits = limits_of(values_);
    request.proof_file = proofs;
    if (!begin_proofs(proofs)) return false;
    const AnyAnswer answer = kind_of(image()).solve(image(), request);
    Result<bool> written = false;
    if (is_no(answer.head().verdict))
      written = export_lrat_of_formula(
          proofs, in_folder(lrat), image().as<satisfiability::Puzzle>().cnf.size(), request.limits);
    remove({proofs});
    if (written ? !*written : written.error().is_of_limits) return true;
    const Result<std::string> proof = written ? own_file(lrat) : written.error();
    if (!proof) {
      complain(proof.error());
      return false;
    }
    entry_["proof"] = described(lrat, *proof);
    return true;
  }

  bool write_source(const KnownSource& known) {
    std::ostringstream answer;
    source_.kind().write_answer(answer, source_, known.answer, Form::text);
    Json& files = entry_["source_files"] = Json::array();
    if (!add_file(name_ + ".txt", source_.kind().write(source_), files) ||
        !add_file(name_ + ".answer", answer.str(), files))
      return false;
    if (!chain_.steps.empty() && !add_file(name_ + ".map", map_of(chain_, image_digest()), files))
      return false;
    if (!known.has_proofs) return true;
    const Result<std::string> proof = own_file(name_ + ".proof");
    if (proof)
      files.push_back(described(name_ + ".proof", *proof));
    else
      complain(proof.error());
    return proof.ok();
  }

  // The digest of the image's text, which the entry has if the first of its files holds this text.
  std::string image_digest() const {
    if (is_own_text(format_of(image().kind(), wish_.family->formats.front())))
      return entry_["files"][0]["sha256"];
    return sha256(image().kind().write(image()));
  }

  // The image's verdict. A solution is carried to the image and replayed there; a refusal of the
  // source is one of the image, since any solution of the image would come back.
  std::string status_of(KnownSource& known, const Limits& limits) {
    const Verdict verdict = known.answer.head().verdict;
    std::string status = "unknown", check = "none", why(known.answer.head().remark);
    if (is_no(verdict) || (is_yes(verdict) && chain_.steps.empty())) {
      status = is_no(verdict) ? "unsolvable" : "solvable";
      check = known.report.check == Check::verified ? "verified" : "claimed";
      why = known.report.reason;
    } else if (is_yes(verdict)) {
      const Result<AnyAnswer> carried = witness(chain_, std::move(known.answer), limits);
      if (carried)
        status = "solvable", check = "verified", why = "the solution, replayed on the image";
      else
        why = carried.error().message;
    }
    entry_["answer"] = status;
    entry_["check"] = check;
    entry_["reason"] = why;
    return status;
  }

  // The content of a file that was just written.
  Result<std::string> own_file(const std::string& name) const {
    Limits limits = session_limits();  // the values' limits are for the work
    return load(in_folder(name), limits);
  }
  bool add_file(const std::string& name, const std::string& content, Json& list) {
    list.push_back(described(name, content));
    return save(in_folder(name), content);
  }
  std::string in_folder(const std::string& name) const {
    return (std::filesystem::path(wish_.folder) / name).string();
  }
  static void remove(const std::vector<std::string>& files) {
    std::error_code none;
    for (const std::string& file : files) std::filesystem::remove(file, none);
  }

  const FamilyWish& wish_;
  const AnyPuzzle& source_;
  const std::string& name_;
  const Values& values_;
  const Chain chain_;
  const std::vector<std::string> texts_;
  std::vector<std::string> image_files_;  // as paths
  Json entry_;
};

}  // namespace

WrittenInstance write_instance(const InstanceOrigin& origin, const Values& values,
                               const Limits& limits, const std::function<void()>& last) {
  OrFailure<SourceImage> outcome = source_image(origin, limits, last);
  if (const auto* failure = std::get_if<Failure>(&outcome)) return {end(*failure), {}};
  InstanceWriter writer(origin, values, std::get<SourceImage>(std::move(outcome)));
  const std::optional<int> code = writer.write();
  return {code, writer.take_entry()};
}

}  // namespace hardboard::cli
