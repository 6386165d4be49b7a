// Makes the next layer of a search within one position class, as class_numbers.h numbers its
// positions: children set bits of a bitmap, from which the layer is read in order. Nothing is
// sorted, and a child costs a fifth of the time that sorting (expand.h) takes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/class_numbers.h"
#include "methods/peg_solitaire/expand.h"
#include "methods/peg_solitaire/pages.h"
#include "methods/peg_solitaire/pagoda.h"
#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

class ClassExpander {
public:
  using Item = ClassNumbers::Number;
  using Items = Pages<Item>;

  // The task and the limits must outlive the expander.
  ClassExpander(const Task<1>& task, const Limits& limits, ClassNumbers numbers)
      : task_(task), limits_(limits), numbers_(std::move(numbers)) {}

  // The memory for the bitmap. The system gives most of its pages when a child falls into them.
  static std::size_t bytes(const ClassNumbers& numbers) {
    return std::size_t{1} << (std::max(numbers.bits(), page_bits) - 3);
  }

  Bits<1> position(Item item) const { return numbers_.position(item); }
  // The least image of a position in the class.
  Item least(const Bits<1>& position) const {
    ClassNumbers::All all{};
    numbers_.all(numbers_.number(position), all);
    return numbers_.least(all);
  }
  // How many positions a layer stands for, images included.
  std::uint64_t count_positions(const Items& items) const {
    return with_group(task_.images.count(), [&](auto group) {
      std::uint64_t sum = 0;
      ClassNumbers::All all{};
      for (const Item item : items) {
        numbers_.all<decltype(group)::value>(item, all);
        sum += numbers_.orbit_size<decltype(group)::value>(all);
      }
      return sum;
    });
  }

  // As for Expander.
  void prune(Way way, const PagodaSet<1>* pagodas) { pagodas_[side(way)] = pagodas; }

  // As for Expander.
  bool next(Way way, const Items& from, std::size_t most_bytes, Items& to) {
    if (limits_.reached()) return false;
    internal::tell_of_layer(limits_, 0, from.size(),
                            from.empty() ? 0 : position(from.front()).count());
    return with_group(task_.images.count(), [&](auto group) {
      return gather(from.size() * task_.grid.lines().size(), most_bytes, to, [&](auto visit) {
        return each_child<decltype(group)::value>(way, from, visit);
      });
    });
  }

  // Makes `to` the layer of the complements. The start's complement must be in the class. Limits as
  // for next().
  bool complements(const Items& from, std::size_t most_bytes, Items& to) {
    return gather(from.size(), most_bytes, to, [&](auto visit) {
      return with_group(task_.images.count(), [&](auto group) {
        constexpr std::size_t size = decltype(group)::value;
        return internal::for_each_block(from.size(), limits_, [&](std::size_t i, std::size_t end) {
          ClassNumbers::All all{};
          for (; i < end; ++i) {
            numbers_.all<size>(numbers_.complement(from[i]), all);
            visit(numbers_.least<size>(all));
          }
        });
      });
    });
  }

  // Makes `to` the layer as positions: their least images, sorted. False if the limits were
  // reached.
  bool give_positions(const Items& items, Layer<1>& to) {
    to.resize(items.size());
    const bool is_whole = with_group(task_.images.count(), [&](auto group) {
      return internal::for_each_block(items.size(), limits_, [&](std::size_t begin, auto end) {
        for (std::size_t i = begin; i < end; ++i)
          to[i] = task_.images.template least<decltype(group)::value>(position(items[i]));
      });
    });
    Layer<1> scratch;
    return is_whole && sort_unique(to, scratch, limits_);
  }

private:
  static constexpr unsigned page_bits = 15;  // a page of the bitmap: 4 KiB
  static constexpr std::size_t page_words = (std::size_t{1} << page_bits) / 64;
  struct Free {
    void operator()(std::uint64_t* memory) const { std::free(memory); }
  };

  static std::size_t side(Way way) { return static_cast<std::size_t>(way); }
  std::size_t pages() const { return bytes(numbers_) / (8 * page_words); }

  template <std::size_t Group, class Visit>
  bool each_child(Way way, const Items& from, Visit visit) {
    const bool is_forward = way == Way::forward;
    const Bits<1> flipped = is_forward ? Bits<1>{} : task_.grid.full();
    const Bits<1> stop = is_forward ? task_.stop : Bits<1>{};
    const PagodaSet<1>* const pagodas = pagodas_[side(way)];
    const bool is_pruned = pagodas != nullptr && pagodas->words() != 0;
    ClassNumbers::All all{};
    for (std::size_t i = 0; i < from.size(); ++i) {
      if (i % 256 == 255 && limits_.reached()) return false;
      const Bits<1> parent = position(from[i]);
      if (i % 65536 == 65535) internal::tell_of_layer(limits_, i + 1, from.size(), parent.count());
      if ((parent & stop).any()) continue;
      numbers_.all<Group>(from[i], all);
      if (is_pruned) {
        const Bits<1> open = parent ^ flipped;
        const Slacks slacks = pagodas->slacks(open);
        numbers_.each_jump(from[i], !is_forward, [&](std::size_t jump) {
          const std::size_t line = numbers_.line(jump);
          if (pagodas->enough(slacks, line, open.has(task_.grid.lines()[line].low)))
            visit(numbers_.least_child<Group>(all, jump));
        });
      } else {
        numbers_.each_jump(from[i], !is_forward, [&](std::size_t jump) {
          visit(numbers_.least_child<Group>(all, jump));
        });
      }
    }
    return true;
  }

  // Makes `to` the sorted items, each once, with which make(visit) calls visit, at most
  // `most_items` calls. False if make() returns false or the memory is too small.
  template <class Make>
  bool gather(std::size_t most_items, std::size_t most_bytes, Items& to, Make make) {
    to.clear();
    // The caller may make a copy.
    if (most_items < 4 * pages()) {  // a bitmap does not pay for so few
      if (most_items * 2 * sizeof(Item) > most_bytes) return false;
      if (!make([&](Item item) { to.push_back(item); })) return false;
      std::sort(to.begin(), to.end());
      to.erase(std::unique(to.begin(), to.end()), to.end());
      return true;
    }
    if (most_bytes < bytes(numbers_)) return false;
    const std::size_t most = (most_bytes - bytes(numbers_)) / (2 * sizeof(Item));
    if (!marks_) {
      numbers_.choose_symmetries();
      marks_.reset(static_cast<std::uint64_t*>(std::calloc(pages() * page_words, 8)));
      if (!marks_) throw std::bad_alloc();
      touched_ = std::make_unique<bool[]>(pages());
    }
    std::uint64_t* const marks = marks_.get();
    bool* const touched = touched_.get();
    const auto mark = [&](Item item) {
      marks[item / 64] |= std::uint64_t{1} << item % 64;
      touched[item >> page_bits] = true;
    };
    return make(mark) && read_marks(most, to);
  }

  // Moves the marked items from the bitmap, which is clear afterwards, to the layer.
  bool read_marks(std::size_t most, Items& to) {
    to.resize(std::min(most, to.capacity()));
    std::size_t used = 0;
    for (std::size_t page = 0; page < pages(); ++page) {
      if (!std::exchange(touched_[page], false)) continue;
      constexpr std::size_t page_items = std::size_t{1} << page_bits;
      if (to.size() < used + page_items) {
        if (most < used + page_items) return false;
        to.resize(std::min(most, 2 * used + page_items));
      }
      for (std::size_t i = page * page_words; i < (page + 1) * page_words; ++i) {
        for (std::uint64_t word = std::exchange(marks_.get()[i], 0); word != 0; word &= word - 1)
          to[used++] = static_cast<Item>(64 * i + static_cast<std::size_t>(std::countr_zero(word)));
      }
    }
    to.resize(used);
    return true;
  }

  const Task<1>& task_;
  const Limits& limits_;
  ClassNumbers numbers_;
  std::array<const PagodaSet<1>*, 2> pagodas_{};  // by way
  std::unique_ptr<std::uint64_t, Free> marks_;
  // The pages with marks. (Through a pointer to bytes, the compiler would take each mark for a
  // change of any variable.)
  std::unique_ptr<bool[]> touched_;
};

// Calls work(expander) with the expander that suits the task: by numbers, if the bitmap of the
// position class takes a quarter of the memory or less.
template <std::size_t Words, class Work>
auto with_expander(const Task<Words>& task, const Limits& limits, Work work) {
  if constexpr (Words == 1) {
    auto numbers = ClassNumbers::make(task);
    if (numbers && ClassExpander::bytes(*numbers) <= limits.memory_bytes / 4) {
      ClassExpander expander(task, limits, std::move(*numbers));
      return work(expander);
    }
  }
  Expander<Words> expander(task, limits);
  return work(expander);
}

}  // namespace hardboard::peg_solitaire
