// HiGHS as a program: a model file in a temporary folder, the program's run, its solution file.
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <spawn.h>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "engines/mip/mps.h"

namespace hardboard::mip {
namespace {

namespace fs = std::filesystem;

// A folder of its own for one run, removed at the end.
struct Folder {
  fs::path path;
  Folder() {
    std::string pattern = (fs::temp_directory_path() / "hardboard-XXXXXX").string();
    if (mkdtemp(pattern.data()) != nullptr) path = pattern;
  }
  ~Folder() {
    std::error_code ignored;
    if (!path.empty()) fs::remove_all(path, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
};

// Runs the program with its output thrown away; killed when the limits are reached. Its
// processor time, or a negative number if it did not start or end well.
double run(const std::string& program, std::vector<std::string> words, const Limits& limits) {
  std::vector<char*> arguments;
  words.insert(words.begin(), program);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (const int file : {0, 1, 2}) {
    posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_RDWR, 0);
  }
  pid_t pid = -1;
  const int failed =
      posix_spawn(&pid, program.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) return -1;
  int status = 0;
  rusage usage{};
  for (;;) {
    const pid_t ended = wait4(pid, &status, WNOHANG, &usage);
    if (ended == pid) break;
    if (ended < 0 && errno != EINTR) return -1;
    if (limits.reached()) kill(pid, SIGKILL);
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  if (!WIFEXITED(status)) return -1;
  return static_cast<double>(usage.ru_utime.tv_sec) +
         1e-6 * static_cast<double>(usage.ru_utime.tv_usec);
}

}  // namespace

std::string find_highs() {
  const char* path = std::getenv("PATH");
  if (path == nullptr) return {};
  std::istringstream folders(path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (folder.empty()) continue;
    const std::string name = folder + "/highs";
    if (access(name.c_str(), X_OK) == 0) return name;
  }
  return {};
}

SolutionFile read_highs_solution(const std::string& text, int columns) {
  SolutionFile file;
  std::istringstream in(text);
  std::string line, model_status;
  if (!std::getline(in, line) || line != "Model status") return {};
  std::getline(in, model_status);
  if (model_status == "Infeasible") {
    file.status = Status::infeasible;
    return file;
  }
  bool feasible = false;
  const std::string wanted = fmt::format("# Columns {}", columns);
  while (std::getline(in, line) && line != wanted) {
    if (line == "# Primal solution values") {
      std::getline(in, line);
      feasible = line == "Feasible";
    }
  }
  if (!feasible) return {};
  for (int j = 0; j < columns; ++j) {
    std::string name;
    double value = 0;
    if (!(in >> name >> value) || name != fmt::format("C{}", j)) return {};
    file.values.push_back(value);
  }
  file.status = model_status == "Optimal" ? Status::optimal : Status::feasible;
  return file;
}

Outcome solve_by_highs(const std::string& program, const Model& model, const Options& options,
                       const Limits& limits) {
  const Folder folder;
  if (folder.path.empty()) return {};
  const fs::path model_file = folder.path / "model.mps", solution_file = folder.path / "solution";
  {
    std::ofstream out(model_file);
    write_mps(out, model, options.most_cost);
    if (!out.flush()) return {};
  }
  Outcome outcome;
  outcome.seconds = run(program,
                        {"--time_limit", fmt::format("{}", options.seconds), "--solution_file",
                         solution_file.string(), model_file.string()},
                        limits);
  if (outcome.seconds < 0) return {};
  std::ifstream in(solution_file);
  std::ostringstream text;
  text << in.rdbuf();
  const SolutionFile file = read_highs_solution(text.str(), model.columns());
  outcome.status = file.status;
  if (file.values.empty()) return outcome;
  outcome.values = rounded(model, file.values);
  if (!satisfies(model, outcome.values)) {
    outcome.values.clear();
    outcome.status = Status::unknown;
  }
  return outcome;
}

}  // namespace hardboard::mip
