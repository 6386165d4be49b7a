#include "cli/family_folder.h"

#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/cannot_be_written.h"
#include "base/counted.h"
#include "base/load.h"
#include "base/sha256.h"
#include "cli/all_or_nothing.h"
#include "cli/family_answer.h"
#include "cli/family_description.h"
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

// So many sources in a row that were made before, or whose image an outside solver decides too soon
// or too late: there are hardly any others.
constexpr unsigned most_in_vain = 200;

// Writes the instances of a family into a folder.
class FamilyFolder {
public:
  FamilyFolder(const FamilyWish& wish, const Values& values) : wish_(wish), values_(values) {
    for (const std::string_view name : wish_.family->via) via_.emplace_back(name);
  }

  int write() {
    std::error_code error;
    const bool is_new = std::filesystem::create_directories(wish_.folder, error);
    const bool is_empty = !error && std::filesystem::is_empty(wish_.folder, error);
    if (error) return fail({wish_.folder, 0, 0, cannot_be_written(error.value())});
    if (!is_empty) return fail({wish_.folder, 0, 0, "expected a new or an empty folder"});
    int code = decided;
    for (std::size_t i = 0; i < wish_.sizes.size() && code == decided; ++i)
      code = write_size(wish_.sizes[i]);
    // A fault before the first instance leaves no folder behind.
    if (code == bad_input && instances_.empty() && is_new &&
        std::filesystem::remove(wish_.folder, error))
      return code;
    return end(code);
  }

private:
  int write_size(std::uint64_t size) {
    const Kind& kind = *kind_named(wish_.family->kind);
    const auto settings = Values::from(kind.generator->settings, wish_.family->settings(size));
    if (!settings) return fail(settings.error());
    const auto source = kind.generator->start(*settings, wish_.seed);
    if (!source) return fail(source.error());
    const std::string words = fmt::format("{} {}", size, wish_.family->size);  // "10 variables"
    unsigned in_vain = 0;
    for (std::uint64_t made = 0; made < wish_.count;) {
      const Limits limits = limits_of(values_);
      if (limits.progress) limits.progress(fmt::format("{}: {} of {}", words, made, wish_.count));
      std::optional<Generated> generated;
      if (in_vain < most_in_vain) generated = (*source)(limits);
      if (!generated) {
        complain(
            fmt::format("{}: {} of {} made: {}", words, made, counted(wish_.count, "instance"),
                        limits.reached() ? limits.words() : "hardly any others meet the wish"));
        return interrupted() ? interrupted_exit : undecided;
      }
      if (!seen_.insert(kind.ground->write(generated->puzzle)).second) {
        ++in_vain;
        continue;
      }
      const std::string name = fmt::format("{}-{}-{}", wish_.family->name, size, made + 1);
      const std::optional<int> code = write_instance(generated->puzzle, name, size, limits);
      if (code == bad_input) drop(name);
      if (code && *code != decided) return *code;
      if (interrupted()) return interrupted_exit;
      in_vain = code ? 0 : in_vain + 1;
      if (code) ++made;
    }
    return decided;
  }

  // Removes what there is of an instance that can't be written whole: the manifest does not have
  // it.
  void drop(const std::string& name) const {
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(wish_.folder, ignored)) {
      const std::string file = entry.path().filename().string();
      if (file.starts_with(name + ".") || file.starts_with(name + "-"))
        std::filesystem::remove(entry.path(), ignored);
    }
  }

  // Nothing if the outside solver needs too little or too much time for the instance. The limits
  // are those of the image, which began when its source did; to decide the instance begins anew.
  std::optional<int> write_instance(const AnyPuzzle& source, const std::string& name,
                                    std::uint64_t size, const Limits& limits) {
    std::optional<AllOrNothing> work(std::in_place, limits, "", [this] { end(undecided); });
    const auto refuse = [&](const InputError& error) {
      work.reset();
      return end_without_chain(error, limits);
    };
    const Result<Chain> chain = via_.empty() ? Chain() : reduce_via(source, via_, limits);
    if (!chain) return refuse(chain.error());
    const AnyPuzzle& image = via_.empty() ? source : chain->image();
    std::vector<std::string> texts;  // of the image, by format
    for (const std::string_view word : wish_.family->formats) {
      Result<std::string> text = in_format(image, format_of(image.kind(), word), limits);
      if (!text) return refuse(text.error());
      texts.push_back(std::move(text).value());
    }
    work.reset();
    Json entry = {{"name", name}, {wish_.family->size, size}};
    std::vector<std::string> files;
    if (!write_image(texts, name, entry, files)) return bad_input;
    std::optional<int> solver_code;
    if (!wish_.solver.empty()) {
      const Result<SolverRun> run = run_solver(wish_.solver, files, wish_.most_seconds);
      if (run) solver_code = run->exit_code;
      if (!solver_code || run->seconds < wish_.least_seconds) {
        for (const std::string& file : files) std::filesystem::remove(file);
        return run ? std::nullopt : std::optional(fail(run.error()));
      }
      entry["solver"] = {
          {"command", wish_.solver}, {"seconds", run->seconds}, {"exit_code", *solver_code}};
    }
    const Limits deciding = limits_of(values_);
    KnownSource known = known_source(source, in_folder(name + ".proof"), deciding);
    // Ctrl-C drops an instance whose answer is not known: the rest of the work on it can last.
    if (interrupted()) {
      files.push_back(in_folder(name + ".proof"));
      for (const std::string& file : files) std::filesystem::remove(file);
      return interrupted_exit;
    }
    if (!write_source(source, *chain, known, name, entry)) return bad_input;
    const std::string status = status_of(*chain, known, deciding, entry);
    if (status == "unsolvable" && !write_refutation(image, name, entry)) return bad_input;
    constexpr int says_yes = 10, says_no = 20;  // exit codes of SAT and QBF solvers
    if ((solver_code == says_yes && status == "unsolvable") ||
        (solver_code == says_no && status == "solvable")) {
      complain(fmt::format("{}: {} says otherwise than the checked answer, {}", name, wish_.solver,
                           status));
      return internal_error;
    }
    instances_.push_back(std::move(entry));
    return decided;
  }

  bool write_image(const std::vector<std::string>& texts, const std::string& name, Json& entry,
                   std::vector<std::string>& files) {
    entry["files"] = Json::array();
    for (std::size_t i = 0; i < texts.size(); ++i) {
      // pddl-domain is NAME-domain.pddl.
      const std::string_view word = wish_.family->formats[i];
      const std::size_t dash = word.find('-');
      const std::string file =
          dash == word.npos ? fmt::format("{}.{}", name, word)
                            : fmt::format("{}{}.{}", name, word.substr(dash), word.substr(0, dash));
      files.push_back(in_folder(file));
      if (!add_file(file, texts[i], entry["files"])) return false;
    }
    return true;
  }

  // Beside a formula without solution its LRAT proof, for the checkers of others; none if the
  // limits come first. False if it can't be written.
  bool write_refutation(const AnyPuzzle& image, const std::string& name, Json& entry) {
    if (image.kind().name != satisfiability::kind_name) return true;
    const std::string proofs = in_folder(name + ".image.proof"), lrat = name + ".lrat";
    Request request;
    request.method = "sat";
    request.limits = limits_of(values_);
    request.proof_file = proofs;
    if (!begin_proofs(proofs)) return false;
    const AnyAnswer answer = kind_of(image).solve(image, request);
    Result<bool> written = false;
    if (is_no(answer.head().verdict))
      written = export_lrat_of_formula(
          proofs, in_folder(lrat), image.as<satisfiability::Puzzle>().cnf.size(), request.limits);
    std::error_code none;
    std::filesystem::remove(proofs, none);
    if (written ? !*written : written.error().is_of_limits) return true;
    const Result<std::string> proof = written ? own_file(lrat) : written.error();
    if (!proof) {
      complain(proof.error());
      return false;
    }
    entry["proof"] = described(lrat, *proof);
    return true;
  }

  bool write_source(const AnyPuzzle& source, const Chain& chain, const KnownSource& known,
                    const std::string& name, Json& entry) {
    std::ostringstream answer;
    source.kind().write_answer(answer, source, known.answer, Form::text);
    Json& files = entry["source_files"] = Json::array();
    if (!add_file(name + ".txt", source.kind().write(source), files) ||
        !add_file(name + ".answer", answer.str(), files))
      return false;
    if (!chain.steps.empty() &&
        !add_file(name + ".map", map_of(chain, image_digest(chain.image(), entry)), files))
      return false;
    if (!known.has_proofs) return true;
    const Result<std::string> proof = own_file(name + ".proof");
    if (proof)
      files.push_back(described(name + ".proof", *proof));
    else
      complain(proof.error());
    return proof.ok();
  }

  // The digest of the image's text, which the entry has if the first of its files holds this text.
  std::string image_digest(const AnyPuzzle& image, const Json& entry) const {
    if (is_own_text(format_of(image.kind(), wish_.family->formats.front())))
      return entry["files"][0]["sha256"];
    return sha256(image.kind().write(image));
  }

  // The image's verdict. A solution is carried to the image and replayed there; a refusal of the
  // source is one of the image, since any solution of the image would come back.
  std::string status_of(const Chain& chain, KnownSource& known, const Limits& limits, Json& entry) {
    const Verdict verdict = known.answer.head().verdict;
    std::string status = "unknown", check = "none", why(known.answer.head().remark);
    if (is_no(verdict) || (is_yes(verdict) && chain.steps.empty())) {
      status = is_no(verdict) ? "unsolvable" : "solvable";
      check = known.report.check == Check::verified ? "verified" : "claimed";
      why = known.report.reason;
    } else if (is_yes(verdict)) {
      const Result<AnyAnswer> image = witness(chain, std::move(known.answer), limits);
      if (image)
        status = "solvable", check = "verified", why = "the solution, replayed on the image";
      else
        why = image.error().message;
    }
    entry["answer"] = status;
    entry["check"] = check;
    entry["reason"] = why;
    return status;
  }

  // The content of a file that was just written.
  Result<std::string> own_file(const std::string& name) const {
    Limits limits = session_limits();  // the values' limits are for the work
    return load(in_folder(name), limits);
  }
  static Json described(const std::string& name, const std::string& content) {
    return {{"name", name}, {"bytes", content.size()}, {"sha256", sha256(content)}};
  }
  bool add_file(const std::string& name, const std::string& content, Json& list) {
    list.push_back(described(name, content));
    return save(in_folder(name), content);
  }
  std::string in_folder(const std::string& name) const {
    return (std::filesystem::path(wish_.folder) / name).string();
  }

  // The manifest and the description, of what was made until then.
  int end(int code) {
    end_progress();
    const std::size_t many = instances_.size();
    Json manifest = {{"family", wish_.family->name},
                     {"made_by", fmt::format("hardboard {}", HARDBOARD_VERSION)},
                     {"seed", wish_.seed},
                     {"reductions", wish_.family->via},
                     {"instances", std::move(instances_)}};
    if (!save(in_folder("manifest.json"),
              manifest.dump(2, ' ', false, Json::error_handler_t::replace) + "\n") ||
        !save(in_folder("README.md"), description(*wish_.family, manifest)))
      return bad_input;
    fmt::print("{} in {}\n", counted(many, "instance"), wish_.folder);
    return code;
  }

  const FamilyWish& wish_;
  const Values& values_;
  std::vector<std::string> via_;
  std::set<std::string> seen_;
  Json instances_ = Json::array();
};

}  // namespace

int write_family(const FamilyWish& wish, const Values& values) {
  return FamilyFolder(wish, values).write();
}

}  // namespace hardboard::cli
