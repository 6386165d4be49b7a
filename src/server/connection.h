// A connection within bounds: so many bytes come in, and neither side waits for a slow client for
// long, least of all when many wait. cpp-httplib itself bounds neither the length of a header nor
// the time of a request.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <httplib.h>
#include <string>
#include <string_view>

#include "base/limits.h"
#include "server/patience.h"

namespace hardboard::server {

// The connections of a server.
struct Crowd {
  explicit Crowd(const Patience& given) : patience(given) {}

  const Patience patience;
  std::atomic<unsigned> connections = 0;
  std::atomic<bool> is_closing = false;

  static constexpr unsigned most = 256;  // at a time; others wait
  // The seconds that a client has to send its request, and to take its reply.
  double seconds() const {
    const bool is_dense = connections > most / 2;
    return is_dense ? patience.in_crowd : patience.client;
  }
};

inline constexpr std::size_t most_head = std::size_t{64} << 10;  // bytes before the body

class Connection final : public httplib::Stream {
public:
  Connection(socket_t socket, const Crowd& crowd, std::size_t most_body)
      : socket_(socket), crowd_(crowd), most_body_(most_body) {}

  ssize_t read(char* to, std::size_t size) override;
  ssize_t write(const char* from, std::size_t size) override;
  bool is_readable() const override { return at_ < end_ || waits_for(false); }
  bool is_writable() const override { return waits_for(true); }
  void get_remote_ip_and_port(std::string& ip, int& port) const override;
  void get_local_ip_and_port(std::string& ip, int& port) const override;
  socket_t socket() const override { return socket_; }

  // Says that nothing more is written, and reads on for a moment: closed at once, a connection
  // whose client still sends would lose the reply.
  void end();

private:
  // True when the socket can be read, or written; false when the client took too long.
  bool waits_for(bool writing) const;
  ssize_t receive(char* to, std::size_t size);
  // Watches for the blank line that ends the head; from there on the body may come.
  void watch_head(std::string_view part);

  const socket_t socket_;
  const Crowd& crowd_;
  const std::size_t most_body_;
  std::size_t left_ = most_head;  // so many bytes may still come
  bool in_head_ = true;
  char before_ = 0;                   // the last byte of the head so far that is no '\r'
  std::array<char, 1 << 12> buffer_;  // bytes that came and were not read yet: at_ to end_
  std::size_t at_ = 0, end_ = 0;
  // Since when the request is read, and the reply written. Answering takes its own time.
  Clock::time_point reading_since_ = Clock::now();
  Clock::time_point writing_since_{};
};

}  // namespace hardboard::server
