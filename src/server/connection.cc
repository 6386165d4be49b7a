#include "server/connection.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>
#include <sys/socket.h>

namespace hardboard::server {
namespace {

using Seconds = std::chrono::duration<double>;

constexpr int slice = 100;  // milliseconds

}  // namespace

bool Connection::waits_for(bool writing) const {
  const Clock::time_point since = writing ? writing_since_ : reading_since_;
  while (!crowd_.is_closing) {
    pollfd ready{socket_, static_cast<short>(writing ? POLLOUT : POLLIN), 0};
    const int found = poll(&ready, 1, slice);
    if (found > 0) return true;
    if (found < 0 && errno != EINTR) return false;
    if (Clock::now() - since > Seconds(crowd_.seconds())) return false;
  }
  return false;
}

ssize_t Connection::receive(char* to, std::size_t size) {
  size = std::min(size, left_);
  if (size == 0 || !waits_for(false)) return -1;
  const ssize_t got = recv(socket_, to, size, MSG_DONTWAIT);
  if (got > 0) left_ -= static_cast<std::size_t>(got);
  return got;
}

void Connection::watch_head(std::string_view part) {
  for (std::size_t i = 0; i < part.size() && in_head_; ++i) {
    if (part[i] == '\n' && before_ == '\n') {
      in_head_ = false;
      left_ = most_body_;
    }
    if (part[i] != '\r') before_ = part[i];
  }
}

// The head is read byte by byte, so bytes are kept.
ssize_t Connection::read(char* to, std::size_t size) {
  if (at_ == end_) {
    const ssize_t got = receive(buffer_.data(), buffer_.size());
    if (got <= 0) return got;
    at_ = 0;
    end_ = static_cast<std::size_t>(got);
    watch_head({buffer_.data(), end_});
  }
  size = std::min(size, end_ - at_);
  std::copy_n(buffer_.data() + at_, size, to);
  at_ += size;
  return static_cast<ssize_t>(size);
}

ssize_t Connection::write(const char* from, std::size_t size) {
  if (writing_since_ == Clock::time_point{}) writing_since_ = Clock::now();
  while (waits_for(true)) {
    const ssize_t sent = send(socket_, from, size, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent >= 0 || (errno != EAGAIN && errno != EINTR)) return sent;
  }
  return -1;
}

void Connection::end() {
  shutdown(socket_, SHUT_WR);
  const Seconds before(crowd_.patience.client - crowd_.patience.farewell);
  reading_since_ = Clock::now() - std::chrono::duration_cast<Clock::duration>(before);
  left_ = std::size_t{64} << 20;
  std::array<char, 1 << 14> rest;
  while (receive(rest.data(), rest.size()) > 0) {
  }
}

// Nobody asks for these: requests are judged by their headers.
void Connection::get_remote_ip_and_port(std::string&, int&) const {}
void Connection::get_local_ip_and_port(std::string&, int&) const {}

}  // namespace hardboard::server
