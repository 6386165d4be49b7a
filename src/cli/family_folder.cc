#include "cli/family_folder.h"

#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

#include "base/cannot_be_written.h"
#include "base/counted.h"
#include "cli/family_description.h"
#include "cli/family_instance.h"
#include "cli/options.h"
#include "cli/reductions.h"
#include "cli/session.h"
#include "kinds/kind.h"

namespace hardboard::cli {
namespace {

using Json = nlohmann::ordered_json;

// So many sources in a row that were made before, or whose image an outside solver decides too soon
// or too late: hardly any others exist.
constexpr unsigned most_in_vain = 200;

// Writes the instances of a family into a folder.
class FamilyFolder {
public:
  FamilyFolder(const FamilyWish& wish, const Values& values) : wish_(wish), values_(values) {}

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
      auto [code, entry] = write_instance({wish_, generated->puzzle, size, name}, values_, limits,
                                          [this] { end(undecided); });
      if (code == decided) instances_.push_back(std::move(entry));
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
  std::set<std::string> seen_;
  Json instances_ = Json::array();
};

}  // namespace

int write_family(const FamilyWish& wish, const Values& values) {
  return FamilyFolder(wish, values).write();
}

}  // namespace hardboard::cli
