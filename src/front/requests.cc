#include "front/requests.h"

#include <array>

namespace hardboard::front {

std::span<const Request> requests() {
  static const std::array rows = {
      catalogue_request(), read_request(),    explain_request(),  solve_request(), check_request(),
      play_request(),      hint_request(),    why_request(),      reply_request(), values_request(),
      draw_request(),      sheet_request(),   generate_request(), daily_request(), reduce_request(),
      witness_request(),   recover_request(), core_request(),     gadget_request()};
  return rows;
}

}  // namespace hardboard::front
