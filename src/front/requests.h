// The rows of the requests, one file for each group; requests.cc puts them in order.
#pragma once

#include "front/front.h"

namespace hardboard::front {

Request catalogue_request();
Request read_request();
Request explain_request();
Request solve_request();
Request check_request();
Request play_request();
Request hint_request();
Request why_request();
Request reply_request();
Request values_request();
Request draw_request();
Request sheet_request();
Request generate_request();
Request daily_request();
Request reduce_request();
Request witness_request();
Request recover_request();
Request core_request();
Request gadget_request();

}  // namespace hardboard::front
