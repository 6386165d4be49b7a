#include "gadgets/netlist.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "base/scanner.h"

namespace hardboard::gadgets {
namespace {

class Reader {
public:
  explicit Reader(const Text& text) : in_(text) { netlist_.file = text.file; }

  Result<Netlist> read() {
    if (!scan()) return in_.error();
    return std::move(netlist_);
  }

private:
  bool scan() {
    if (!in_.check_encoding() || !in_.begin("netlist")) return false;
    const std::string_view name = in_.next_word();
    if (name.empty()) return in_.fail_expected("the netlist's name", name);
    netlist_.name = name;
    if (!in_.expect_line_end()) return false;
    while (in_.next_line()) {
      const Scanner before = in_;
      const std::string_view word = in_.next_word();
      if (word == "in") {
        for (std::string_view net = in_.next_word(); !net.empty(); net = in_.next_word())
          if (!begins(net, netlist_.inputs)) return false;
      } else if (word == "out") {
        for (std::string_view net = in_.next_word(); !net.empty(); net = in_.next_word())
          if (!ends(net, netlist_.outputs)) return false;
      } else {
        in_ = before;
        if (!use()) return false;
      }
    }
    for (const auto& [net, place] : open_)
      return in_.fail(place, "net " + net + " ends nowhere; call it `_` if it may");
    return true;
  }

  // NET... = GADGET NET...
  bool use() {
    Use use;
    std::vector<std::string_view> leaves;
    std::string_view word = in_.next_word();
    for (; word != "="; word = in_.next_word()) {
      if (word.empty()) return in_.fail_expected("`=` and a gadget", word);
      leaves.push_back(word);
    }
    const std::string_view gadget = in_.next_word();
    if (gadget.empty()) return in_.fail_expected("a gadget's name", gadget);
    use.gadget = gadget;
    use.line = in_.place(gadget).line;
    use.column = in_.place(gadget).column;
    for (word = in_.next_word(); !word.empty(); word = in_.next_word())
      if (!ends(word, use.takes)) return false;
    for (const std::string_view net : leaves)
      if (!begins(net, use.leaves)) return false;
    netlist_.uses.push_back(std::move(use));
    return true;
  }

  bool begins(std::string_view net, std::vector<std::string>& nets) {
    nets.emplace_back(net);
    if (net == "_") return true;
    if (!known_.try_emplace(nets.back(), in_.place(net)).second)
      return in_.fail(net, "this net has begun before");
    open_[nets.back()] = in_.place(net);
    return true;
  }

  bool ends(std::string_view net, std::vector<std::string>& nets) {
    nets.emplace_back(net);
    if (open_.erase(nets.back()) == 1) return true;
    return in_.fail(net, known_.contains(nets.back()) ? "this net has ended before"
                                                      : "no net of this name has begun");
  }

  Scanner in_;
  Netlist netlist_;
  std::map<std::string, Place> known_, open_;
};

using Nets = std::map<std::string, std::uint8_t>;

class Simulation {
public:
  explicit Simulation(const Netlist& netlist) : netlist_(netlist) {}

  // The error of a netlist that cannot be simulated.
  std::optional<InputError> load(const FindGadget& find) {
    for (const Use& use : netlist_.uses) {
      Result<Gadget> gadget = find(use.gadget);
      if (!gadget)
        return gadget.error().line > 0 ? gadget.error() : fault(use, gadget.error().message);
      if (gadget->inputs().size() != use.takes.size() ||
          gadget->outputs().size() != use.leaves.size()) {
        return fault(use, fmt::format("{} takes {} and leaves {}, not {} and {}", use.gadget,
                                      gadget->inputs().size(), gadget->outputs().size(),
                                      use.takes.size(), use.leaves.size()));
      }
      gadgets_.push_back(std::move(gadget).value());
      const bool is_like_first =
          std::equal(gadgets_[0].signals.begin(), gadgets_[0].signals.end(),
                     gadgets_.back().signals.begin(), gadgets_.back().signals.end(),
                     [](const Signal& a, const Signal& b) { return a.name == b.name; });
      if (!is_like_first) {
        return fault(use,
                     fmt::format("{} has other signals than {}", use.gadget, gadgets_[0].name));
      }
    }
    if (gadgets_.empty())
      return InputError{netlist_.file, 0, 0, "expected a gadget in the netlist, found none"};
    return std::nullopt;
  }

  Result<std::vector<SimulatedRow>> run() {
    std::vector<SimulatedRow> rows;
    std::vector<std::vector<std::uint8_t>> choices;
    for (const std::string& input : netlist_.inputs) choices.push_back(signals_at(input));
    std::vector<std::size_t> at(choices.size(), 0);
    for (;;) {
      Nets nets;
      SimulatedRow row;
      for (std::size_t i = 0; i < at.size(); ++i) {
        nets[netlist_.inputs[i]] = choices[i][at[i]];
        row.inputs.push_back(gadgets_[0].signals[choices[i][at[i]]].name);
      }
      outcomes_.clear();
      if (auto error = push(0, nets)) return *std::move(error);
      keep_greatest(gadgets_[0], outcomes_);
      for (const Outcome& outcome : outcomes_) {
        std::vector<std::string>& words = row.outcomes.emplace_back();
        for (const std::uint8_t signal : outcome) words.push_back(gadgets_[0].signals[signal].name);
      }
      rows.push_back(std::move(row));
      std::size_t i = at.size();
      while (i > 0 && at[i - 1] + 1 == choices[i - 1].size()) at[--i] = 0;
      if (i == 0) return rows;
      ++at[i - 1];
    }
  }

private:
  InputError fault(const Use& use, std::string words) const {
    return {netlist_.file, use.line, use.column, std::move(words)};
  }

  // The signals for which the gadget at the end of an input has rows.
  std::vector<std::uint8_t> signals_at(const std::string& net) const {
    std::vector<std::uint8_t> signals;
    for (std::size_t u = 0; u < gadgets_.size(); ++u) {
      const std::vector<std::string>& takes = netlist_.uses[u].takes;
      const auto found = std::find(takes.begin(), takes.end(), net);
      if (found == takes.end()) continue;
      for (const Row& row : gadgets_[u].table)
        signals.push_back(row.inputs[static_cast<std::size_t>(found - takes.begin())]);
    }
    // An input that is an output, too.
    if (signals.empty())
      for (std::size_t i = 0; i < gadgets_[0].signals.size(); ++i)
        signals.push_back(static_cast<std::uint8_t>(i));
    std::sort(signals.begin(), signals.end());
    signals.erase(std::unique(signals.begin(), signals.end()), signals.end());
    return signals;
  }

  std::optional<InputError> push(std::size_t u, const Nets& nets) {
    if (u == gadgets_.size()) {
      Outcome& outcome = outcomes_.emplace_back();
      for (const std::string& output : netlist_.outputs) outcome.push_back(nets.at(output));
      return std::nullopt;
    }
    const Use& use = netlist_.uses[u];
    std::vector<std::uint8_t> inputs;
    for (const std::string& net : use.takes) inputs.push_back(nets.at(net));
    const Row* const row = gadgets_[u].row_of(inputs);
    if (row == nullptr) {
      return fault(use, fmt::format("the table of {} has no row for {}", use.gadget,
                                    in_words(gadgets_[u], inputs)));
    }
    if (++pushes_ > most_pushes)
      return InputError{netlist_.file, 0, 0,
                        fmt::format("signals pass gadgets more than {} times", most_pushes)};
    for (const Outcome& outcome : row->outcomes) {
      Nets after = nets;
      for (std::size_t i = 0; i < outcome.size(); ++i) after[use.leaves[i]] = outcome[i];
      if (auto error = push(u + 1, after)) return error;
    }
    return std::nullopt;
  }

  const Netlist& netlist_;
  std::vector<Gadget> gadgets_;
  std::vector<Outcome> outcomes_;
  std::uint64_t pushes_ = 0;
};

}  // namespace

Result<Netlist> read_netlist(const Text& text) {
  return Reader(text).read();
}

Result<std::vector<SimulatedRow>> simulate(const Netlist& netlist, const FindGadget& find) {
  Simulation simulation(netlist);
  if (auto error = simulation.load(find)) return *std::move(error);
  return simulation.run();
}

}  // namespace hardboard::gadgets
