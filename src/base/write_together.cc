#include "base/write_together.h"

#include <fcntl.h>
#include <system_error>

#include "base/cannot_be_written.h"
#include "base/replacement.h"

namespace hardboard {
namespace {

using Head = std::function<bool(const SharedFile&)>;
using Part = std::function<std::optional<std::string>(const SharedFile&)>;

std::optional<std::string> write_beside(const Ranks& ranks, const std::string& beside,
                                        const Head& head, const Part& part) {
  std::string own;
  if (ranks.rank == 0 && !head(SharedFile(beside, O_WRONLY | O_CREAT | O_TRUNC)))
    own = cannot_be_written();
  if (const auto fault = ranks.fault_of_any(own)) return fault;
  const SharedFile shared(beside, O_RDWR);
  if (const auto fault = part(shared)) return fault;
  return ranks.fault_of_any(shared.reach_disk() ? "" : cannot_be_written());
}

}  // namespace

std::optional<std::string> write_together(const Ranks& ranks, const std::string& name,
                                          const Head& head, const Part& part) {
  const Replacement file(name);
  std::optional<std::string> fault = write_beside(ranks, file.beside, head, part);
  if (fault && ranks.rank == 0) file.drop();
  if (!fault) {
    std::error_code error;
    if (ranks.rank == 0) error = file.put_in_place();
    fault = ranks.fault_of_any(error ? cannot_be_written(error.value()) : "");
  }
  if (fault && !fault->empty()) *fault = name + ": " + *fault;
  return fault;
}

}  // namespace hardboard
