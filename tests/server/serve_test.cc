// The server under friends and foes: whatever some clients do, others are answered.
#include <chrono>
#include <vector>

#include "base/machine_memory.h"
#include "front/front.h"
#include "server/jobs.h"
#include "server/site.h"

namespace hardboard::server {
namespace {

using namespace std::chrono_literals;

// The resident memory of this process, in MB.
std::size_t used_megabytes() {
  return resident_memory() >> 20;
}

json state_of(const Site& site, const std::string& id) {
  return sent(site, request("GET /api/jobs/" + id)).content();
}

// Waits for a state of a job, at most a minute and a half.
json waited_for(const Site& site, const std::string& id, const std::string& state) {
  json last = json::object();
  for (int i = 0; i < 1800; ++i) {
    last = state_of(site, id);
    if (last.value("state", "") == state) break;
    std::this_thread::sleep_for(50ms);
  }
  EXPECT_EQ(last.value("state", ""), state);
  return last;
}

TEST(Serve, AnswersByTheBook) {
  const Site site;
  expect_answers(site);
  EXPECT_EQ(sent(site, request("GET /")).status, 200);
  EXPECT_EQ(sent(site, request("HEAD /")).status, 200);
  EXPECT_EQ(sent(site, request("GET /etc/passwd")).status, 404);
  EXPECT_EQ(sent(site, request("GET /../../etc/passwd")).status, 404);
  EXPECT_EQ(sent(site, request("PUT /api", "{}")).status, 405);
  EXPECT_EQ(sent(site, request("POST /other", "{}")).status, 404);
  EXPECT_EQ(sent(site, request("DELETE /api/jobs/7")).status, 404);
  EXPECT_EQ(sent(site, request("GET /api/jobs/7")).status, 404);
  const std::string foreign = "Host: evil.com\r\nContent-Type: application/json\r\n";
  EXPECT_EQ(sent(site, request("POST /api", "{}", foreign)).status, 403);
  EXPECT_EQ(sent(site, request("GET /", "", foreign)).status, 403);
  // An error of the request is an answer; its place counts line ends as blanks.
  const Reply wrong = sent(site, request("POST /api", "{\"api\":1,\n\"do\":}"));
  EXPECT_EQ(wrong.status, 200);
  EXPECT_EQ(wrong.content()["error"]["message"], "this is no JSON");
}

TEST(Serve, RefusesWhatIsNoRequestAtOnce) {
  const Site site;
  const auto message = [](const Reply& reply) { return reply.content()["error"]["message"]; };
  EXPECT_EQ(message(sent(site, request("POST /api", " "))), "the JSON ends too early");
  EXPECT_EQ(message(sent(site, "GET\r\n\r\n")), "this is no request of HTTP");
  for (const char* length : {"", "-5", "99999999999999999999", "two"}) {
    const Reply reply = sent(site, std::string("POST /api HTTP/1.1\r\nHost: localhost\r\n"
                                               "Content-Type: application/json\r\n"
                                               "Content-Length: ") +
                                       length + "\r\n\r\n{}");
    EXPECT_EQ(reply.status, 400) << length;
    EXPECT_EQ(message(reply), "Content-Length: expected a number of bytes");
  }
}

TEST(Serve, KnowsTheKindsOfItsProgram) {
  const Site site;
  const Reply reply =
      post(site, "/api", {{"api", 1}, {"do", "solve"}, {"text", "stairs\nmoves 3\nsteps ..x..\n"}});
  EXPECT_EQ(reply.content()["verdict"], "solvable");
}

TEST(Serve, SaysThatThePortIsTaken) {
  const Site site;
  ServeOptions options;
  options.port = static_cast<std::uint16_t>(site.port());
  const std::atomic<bool> stopped = true;
  const Result<bool> second = serve(options, stopped, [](const std::string&) { return true; });
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().message.find("another program has it"), std::string::npos);
}

TEST(Serve, EndsIfNobodyCanLearnItsAddress) {
  const std::string command =
      "timeout 100 '" + program() + "' serve --port 0 2> /dev/null > /dev/full";
  const int status = std::system(command.c_str());
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 2);
}

TEST(Serve, JobsRunAndEnd) {
  const Site site;
  const std::string id = post(site, "/api/jobs", small_request()).content()["id"];
  EXPECT_EQ(waited_for(site, id, "done")["reply"]["verdict"], "solvable");
  const std::string endless = post(site, "/api/jobs", endless_request()).content()["id"];
  json state = waited_for(site, endless, "running");
  for (int i = 0; i < 1800 && state["progress"] == ""; ++i) {
    std::this_thread::sleep_for(50ms);
    state = state_of(site, endless);
  }
  EXPECT_NE(state["progress"], "");
  expect_answers(site);
  EXPECT_EQ(sent(site, request("DELETE /api/jobs/" + endless)).status, 200);
  EXPECT_EQ(sent(site, request("GET /api/jobs/" + endless)).status, 404);
  // The worker is free for others at once.
  const std::string next = post(site, "/api/jobs", small_request()).content()["id"];
  EXPECT_EQ(waited_for(site, next, "done")["reply"]["ok"], true);
}

TEST(Serve, TimeOfJobsEnds) {
  ServeOptions options = patient();
  options.job_seconds = 0.5;
  const Site site(options);
  const std::string id = post(site, "/api/jobs", endless_request()).content()["id"];
  const json reply = waited_for(site, id, "done")["reply"];
  EXPECT_EQ(reply["why_no_more"], "the time limit was reached");
}

TEST(Serve, AThousandJobsAreCancelled) {
  const Site site;
  // The first round uses every thread of the site: where the kernel gives huge pages to stacks, the
  // threads alone hold 512 MB. What the jobs themselves leave behind is the growth after that.
  std::size_t before = 0;
  for (const bool is_first : {true, false}) {
    std::vector<std::string> ids;
    for (int i = 0; i < 1000; ++i) {
      const Reply reply = post(site, "/api/jobs", endless_request());
      ASSERT_EQ(reply.status, 200) << i;
      ids.push_back(reply.content()["id"]);
    }
    expect_answers(site);
    for (const std::string& id : ids)
      EXPECT_EQ(sent(site, request("DELETE /api/jobs/" + id)).status, 200);
    const std::string next = post(site, "/api/jobs", small_request()).content()["id"];
    EXPECT_EQ(waited_for(site, next, "done")["reply"]["ok"], true);
    if (is_first) before = used_megabytes();
  }
  EXPECT_LT(used_megabytes(), before + 200);
}

TEST(Serve, TooManyJobsAreRefused) {
  const Site site;
  int refused = 0;
  for (std::size_t i = 0; i < Jobs::most_jobs + 10; ++i)
    refused += post(site, "/api/jobs", endless_request()).status == 503 ? 1 : 0;
  EXPECT_EQ(refused, 10);
  expect_answers(site);
}

TEST(Serve, BodiesWithoutEndAreRefused) {
  const Site site;
  const std::size_t before = used_megabytes();
  const std::string megabyte(std::size_t{1} << 20, ' ');
  for (const bool is_chunked : {false, true}) {
    const Client client(site);
    client.send("POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n");
    client.send(is_chunked ? "Transfer-Encoding: chunked\r\n\r\n"
                           : "Content-Length: 1073741824\r\n\r\n");
    std::size_t megabytes = 0;
    while (megabytes < 1024 && (!is_chunked || client.send("100000\r\n")) &&
           client.send(megabyte) && (!is_chunked || client.send("\r\n")))
      ++megabytes;
    EXPECT_LT(megabytes, 200U);
    expect_answers(site);
  }
  EXPECT_LT(used_megabytes(), before + 200);
  // One that says so much and sends little is told.
  const Client client(site);
  client.send(request("POST /api", std::string(front::longest_request + 1, ' ')));
  EXPECT_EQ(reply_in(client.receive()).status, 413);
}

TEST(Serve, HeadsWithoutEndAreRefused) {
  const Site site;
  const std::size_t before = used_megabytes();
  for (const std::string& part : {std::string(1 << 20, 'a'), [] {
                                    std::string lines;
                                    while (lines.size() < 1 << 20) lines += "X: a\r\n";
                                    return lines;
                                  }()}) {
    const Client client(site);
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\nX: ");
    int sent = 0;
    while (sent < 1024 && client.send(part)) ++sent;
    EXPECT_LT(sent, 200);
    expect_answers(site);
  }
  EXPECT_LT(used_megabytes(), before + 100);
}

TEST(Serve, ManyClientsAtATime) {
  const Site site;
  std::vector<std::thread> clients;
  std::atomic<int> answered = 0;
  for (int i = 0; i < 200; ++i) {
    clients.emplace_back([&] {
      const Reply reply = post(site, "/api", small_request());
      answered += reply.status == 200 && reply.content()["verdict"] == "solvable" ? 1 : 0;
    });
  }
  for (std::thread& client : clients) client.join();
  EXPECT_EQ(answered, 200);
}

// Clients that read nothing, send nothing, or send a byte now and then. Waiting for one of them
// would take minutes; a busy machine takes some seconds for the answers.
TEST(Serve, SlowClientsKeepNobodyWaiting) {
  ServeOptions options = patient();
  options.patience.in_crowd = Patience().in_crowd;
  options.patience.farewell = Patience().farewell;
  const Site site(options);
  std::vector<Client> slow;
  const std::string catalogue = request("POST /api", R"({"api":1,"do":"catalogue"})");
  for (int i = 0; i < 300; ++i) {
    slow.emplace_back(site, 2048);
    if (i % 2 == 0) slow.back().send(i % 4 == 0 ? catalogue : "POST /api HTTP/1.1\r\nHo");
  }
  const auto start = std::chrono::steady_clock::now();
  expect_answers(site);
  EXPECT_LT(std::chrono::steady_clock::now() - start, 100s);
}

TEST(Serve, WorkersWithoutMemoryDoNoHarm) {
  ServeOptions options = patient();
  options.worker_bytes = std::size_t{48} << 20;
  const Site site(options);
  const Reply reply = post(site, "/api",
                           {{"api", 1},
                            {"do", "read"},
                            {"text", "graph-capture undirected\nvertices 100000000\nedges\n"}});
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.content()["ok"], false);
  EXPECT_NE(reply.body.find("memory"), std::string::npos) << reply.body;
  expect_answers(site);
}

// Nobody asks about the job any more: then its worker ends, and others get their turn.
TEST(ServeLong, AbandonedJobsEnd) {
  ServeOptions options = patient();
  options.patience.silence = Patience().silence;
  options.jobs = 1;
  const Site site(options);
  post(site, "/api/jobs", endless_request());
  const std::string next = post(site, "/api/jobs", small_request()).content()["id"];
  json state = json::object();
  for (int i = 0; i < 900 && state.value("state", "") != "done"; ++i) {
    std::this_thread::sleep_for(100ms);
    state = state_of(site, next);
  }
  EXPECT_EQ(state["state"], "done");
}

}  // namespace
}  // namespace hardboard::server
