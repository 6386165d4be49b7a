// cpp-httplib's server with connections within bounds (connection.h), one request each.
#pragma once

#include <httplib.h>

#include "server/connection.h"

namespace hardboard::server {

class BoundedServer final : public httplib::Server {
public:
  // `most_body`: the bytes of a request behind its head.
  BoundedServer(std::size_t most_body, const Patience& patience);

  // Lets so many clients wait to be accepted as may be served: cpp-httplib lets 5 wait, and all
  // others try again after a second or more. Call it once the server is bound.
  void welcome_crowds();

  // Ends all waiting for clients, then the server.
  void close();

private:
  bool process_and_close_socket(socket_t socket) override;

  const std::size_t most_body_;
  Crowd crowd_;
};

}  // namespace hardboard::server
