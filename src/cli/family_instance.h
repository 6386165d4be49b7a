// One benchmark instance: its files in the folder of its family, and its entry in the manifest.
#pragma once

#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "base/limits.h"
#include "cli/family_folder.h"
#include "kinds/setting.h"
#include "puzzles/any.h"

namespace hardboard::cli {

// Where an instance comes from. All references must outlive whoever writes it.
struct InstanceOrigin {
  const FamilyWish& wish;
  const AnyPuzzle& source;
  std::uint64_t size = 0;  // of the source, as the wish asked for
  std::string name;
};

struct WrittenInstance {
  // `decided` if the instance is whole; nothing if the outside solver needs too little or too much
  // time for it, and then its files are gone; else the exit code with which the command ends, after
  // a complaint.
  std::optional<int> code;
  nlohmann::ordered_json entry;
};

// Makes the image within the limits, which began when its source did, and writes its files; then
// decides the source, anew within the limits of the values, and writes its files. If the limits end
// the process before there is an image, `last` is called (cli/all_or_nothing.h).
WrittenInstance write_instance(const InstanceOrigin& origin, const Values& values,
                               const Limits& limits, const std::function<void()>& last);

}  // namespace hardboard::cli
