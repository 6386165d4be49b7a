#include "server/bounded_server.h"

#include <condition_variable>
#include <mutex>
#include <sys/socket.h>
#include <unistd.h>

namespace hardboard::server {
namespace {

// A thread for each connection that is served, and room for some that wait. When both are full, no
// more are accepted, so that descriptors don't run out.
class Threads final : public httplib::TaskQueue {
public:
  void enqueue(std::function<void()> task) override {
    std::unique_lock lock(mutex_);
    has_room_.wait(lock, [&] { return tasks_ < most_tasks; });
    ++tasks_;
    pool_.enqueue([this, own = std::move(task)] {
      own();
      const std::lock_guard done(mutex_);
      --tasks_;
      has_room_.notify_one();
    });
  }
  void shutdown() override { pool_.shutdown(); }

private:
  static constexpr unsigned most_tasks = 2 * Crowd::most;

  httplib::ThreadPool pool_{Crowd::most};
  std::mutex mutex_;
  std::condition_variable has_room_;
  unsigned tasks_ = 0;
};

}  // namespace

BoundedServer::BoundedServer(std::size_t most_body, const Patience& patience)
    : most_body_(most_body), crowd_(patience) {
  new_task_queue = [] { return new Threads(); };
  // Without SO_REUSEPORT, which would let a second server take the same port in silence.
  set_socket_options([](socket_t socket) {
    const int yes = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  });
  set_tcp_nodelay(true);
}

void BoundedServer::welcome_crowds() {
  ::listen(svr_sock_, static_cast<int>(Crowd::most));
}

void BoundedServer::close() {
  crowd_.is_closing = true;
  stop();
}

bool BoundedServer::process_and_close_socket(socket_t socket) {
  ++crowd_.connections;
  Connection connection(socket, crowd_, most_body_);
  bool is_closed = false;
  // Several ranges of a reply could be many times as long as the reply.
  const bool is_done = process_request(connection, true, is_closed,
                                       [](httplib::Request& request) { request.ranges.clear(); });
  connection.end();
  ::close(socket);
  --crowd_.connections;
  return is_done;
}

}  // namespace hardboard::server
