#include "server/serve.h"

#include <fmt/format.h>
#include <memory>
#include <thread>

#include "front/front.h"
#include "server/bounded_server.h"
#include "server/guard.h"
#include "server/jobs.h"
#include "server/page_files.h"
#include "server/workers.h"

namespace hardboard::server {
namespace {

using httplib::Request;
using httplib::Response;
using Handled = httplib::Server::HandlerResponse;

constexpr std::size_t most_memory = std::size_t{256} << 20;  // of bodies and replies on their way
constexpr unsigned short_workers = 4;
constexpr std::string_view json_type = "application/json", jobs_path = "/api/jobs/";

constexpr std::string_view no_page =
    "This build of hardboard has no page: npm was missing when it was built (Debian: npm).\n"
    "Requests in JSON are answered at /api; docs/api.md describes them.\n";

class Site {
public:
  explicit Site(const ServeOptions& options)
      : options_(options),
        short_ones_({options.program, options.patience.short_work, options.worker_bytes, 1, false},
                    short_workers, options.patience.worker),
        long_ones_({options.program, options.job_seconds, options.worker_bytes,
                    std::max(1U, std::thread::hardware_concurrency() / options.jobs), true},
                   options.jobs, options.patience.worker),
        jobs_(long_ones_, options.jobs, options.patience.silence),
        // A body in chunks has more bytes than its content.
        http_(2 * front::longest_request, options.patience) {
    http_.set_pre_routing_handler(
        [this](const Request& request, Response& response) { return judge(request, response); });
    http_.set_exception_handler([](const Request&, Response& response, std::exception_ptr) {
      set(response, 500, failure("internal error of the server"));
    });
    // What the library refuses by itself has no body.
    http_.set_error_handler([](const Request&, Response& response) {
      if (response.body.empty())
        set(response, response.status, failure("this is no request of HTTP"));
    });
    const auto on = [this](const char* path, auto answer) {
      http_.Post(path, [this, answer](const Request&, Response& response,
                                      const httplib::ContentReader& body) {
        read(body, response, answer);
      });
    };
    on("/api", [this](std::string body, Budget::Lease lease, Response& response) {
      answer(std::move(body), std::move(lease), response);
    });
    on("/api/jobs", [this](std::string body, Budget::Lease lease, Response& response) {
      begin(std::move(body), std::move(lease), response);
    });
  }

  // The port that is listened on.
  Result<int> bind() {
    if (options_.port != 0 && http_.bind_to_port(options_.host, options_.port))
      return int{options_.port};
    const int any = http_.bind_to_any_port(options_.host);
    if (any <= 0) {
      return error_in_words(
          fmt::format("can't listen on {}: it is no address of this machine", options_.host));
    }
    if (options_.port == 0) return any;
    return error_in_words(fmt::format(
        "can't listen on port {} of {}: another program has it, or it is kept for the system "
        "(--port 0 takes any free one)",
        options_.port, options_.host));
  }

  void run(const std::atomic<bool>& stopped) {
    http_.welcome_crowds();
    std::thread watch([&] {
      while (!stopped) std::this_thread::sleep_for(std::chrono::milliseconds(100));
      short_ones_.stop();
      long_ones_.stop();
      http_.close();
    });
    http_.listen_after_bind();
    watch.join();
  }

private:
  static void set(Response& response, int status, const std::string& json) {
    response.status = status;
    response.set_content(json, json_type.data());
  }

  // Refuses, or answers all that has no body; only a POST to a known path goes on.
  Handled judge(const Request& request, Response& response) {
    response.set_header("X-Content-Type-Options", "nosniff");
    response.set_header("Referrer-Policy", "no-referrer");
    response.set_header("Cache-Control", "no-cache");
    const std::string host = request.get_header_value("Host"),
                      origin = request.get_header_value("Origin"),
                      site = request.get_header_value("Sec-Fetch-Site"),
                      type = request.get_header_value("Content-Type");
    const std::string why = why_refused({request.method, host, origin, site, type}, options_.host);
    if (!why.empty()) {
      set(response, 403, failure(why));
    } else if (request.method == "GET" || request.method == "HEAD") {
      get(request, response);
    } else if (request.method == "DELETE" && is_job(request.path)) {
      const bool is_known = jobs_.stop(request.path.substr(jobs_path.size()));
      set(response, is_known ? 200 : 404,
          is_known ? R"({"api":1,"ok":true,"state":"stopped"})" : failure("there is no such job"));
    } else if (request.method == "POST" &&
               (request.path == "/api" || request.path == "/api/jobs")) {
      if (says_where_it_ends(request)) return Handled::Unhandled;
      set(response, 400, failure("Content-Length: expected a number of bytes"));
    } else {
      set(response, request.method == "POST" ? 404 : 405, failure("there is nothing of this kind"));
    }
    return Handled::Handled;
  }

  // For a body without an end the library would wait until the client goes away.
  static bool says_where_it_ends(const Request& request) {
    if (request.has_header("Transfer-Encoding")) return true;
    const std::string length = request.get_header_value("Content-Length");
    return !length.empty() && length.size() < 19 &&
           length.find_first_not_of("0123456789") == length.npos;
  }

  static bool is_job(const std::string& path) {
    return path.compare(0, jobs_path.size(), jobs_path) == 0;
  }

  void get(const Request& request, Response& response) {
    if (is_job(request.path)) {
      const auto state = jobs_.state(request.path.substr(jobs_path.size()));
      return set(response, state ? 200 : 404, state ? *state : failure("there is no such job"));
    }
    for (const PageFile& file : page_files()) {
      if (file.path != request.path) continue;
      response.set_header("Content-Security-Policy",
                          "default-src 'self'; img-src 'self' blob: data:; "
                          "style-src 'self' 'unsafe-inline'; frame-ancestors 'none'");
      response.status = 200;
      return response.set_content(file.bytes.data(), file.bytes.size(), file.type.data());
    }
    if (request.path != "/") return set(response, 404, failure("there is nothing of this name"));
    response.status = 200;
    response.set_content(no_page.data(), no_page.size(), "text/plain; charset=utf-8");
  }

  // Reads the body within the bounds, then answers.
  template <class Answer>
  void read(const httplib::ContentReader& body, Response& response, const Answer& answer) {
    std::string text;
    Budget::Lease lease(memory_);
    bool is_busy = false;
    const bool is_read = body([&](const char* part, std::size_t size) {
      if (text.size() + size > front::longest_request) return false;
      is_busy = !lease.grow(size);
      if (is_busy) return false;
      text.append(part, size);
      return true;
    });
    if (is_read) return answer(std::move(text), std::move(lease), response);
    if (is_busy) return set(response, 503, failure("the server is busy; try again"));
    set(response, 413,
        failure(fmt::format("the request is cut off, or longer than {} bytes",
                            front::longest_request)));
  }

  void answer(std::string body, Budget::Lease lease, Response& response) {
    std::string reply = short_ones_.ask(
        std::move(body), [] { return true; }, [](std::string_view) {});
    if (!lease.grow(reply.size()))
      return set(response, 503, failure("the server is busy; try again"));
    // The lease ends when the reply has been written.
    struct Held {
      std::string reply;
      Budget::Lease lease;
    };
    const auto held = std::make_shared<Held>(Held{std::move(reply), std::move(lease)});
    response.status = 200;
    response.set_content_provider(
        held->reply.size(), json_type.data(),
        [held](std::size_t from, std::size_t size, httplib::DataSink& sink) {
          return sink.write(held->reply.data() + from, size);
        });
  }

  void begin(std::string body, Budget::Lease lease, Response& response) {
    const auto name = jobs_.begin(std::move(body), std::move(lease));
    if (!name) return set(response, 503, failure("there are too many jobs; try again"));
    set(response, 200, fmt::format(R"({{"api":1,"ok":true,"id":"{}"}})", *name));
  }

  const ServeOptions options_;
  Budget memory_{most_memory};
  Workers short_ones_, long_ones_;
  Jobs jobs_;
  BoundedServer http_;
};

}  // namespace

Result<bool> serve(const ServeOptions& options, const std::atomic<bool>& stopped,
                   const std::function<bool(const std::string& address)>& ready) {
  Site site(options);
  const Result<int> port = site.bind();
  if (!port) return port.error();
  const bool is_ipv6 = options.host.find(':') != std::string::npos;
  const std::string host = is_ipv6 ? "[" + options.host + "]" : options.host;
  if (ready(fmt::format("http://{}:{}/", host, *port))) site.run(stopped);
  return true;
}

}  // namespace hardboard::server
