// The library: every gadget can be read, comes back from its own file, and holds.
#include "gadgets/library.h"

#include <gtest/gtest.h>
#include <string_view>

#include "gadgets/read.h"
#include "gadgets/verify.h"

namespace hardboard::gadgets {
namespace {

TEST(GadgetLibrary, RoundTrips) {
  for (const LibraryFile& file : library_files()) {
    const Result<Gadget> gadget = read({std::string(file.name), file.text});
    ASSERT_TRUE(gadget.ok()) << to_string(gadget.error());
    EXPECT_EQ(gadget->name, file.name);
    EXPECT_EQ(write(*gadget), file.text);
    EXPECT_FALSE(gadget->table.empty()) << file.name;
    EXPECT_FALSE(gadget->source.empty()) << file.name;
  }
}

void expect_holds(const LibraryFile& file) {
  const Verification done = verify(read_library(file), 0, {});
  EXPECT_TRUE(done.holds()) << file.name << (done.leaks.empty() ? "" : ": " + done.leaks[0].words);
}

// The tables of these take from 20 to 60 seconds each.
bool takes_long(std::string_view name) {
  return name == "peg-rails-cross" || name == "peg-nand" || name == "peg-rails-and" ||
         name == "peg-control-crossover";
}

TEST(GadgetLibraryLong, Holds) {
  for (const LibraryFile& file : library_files())
    if (!takes_long(file.name)) expect_holds(file);
}

TEST(GadgetLibraryNightly, LargeOnesHold) {
  int large = 0;
  for (const LibraryFile& file : library_files()) {
    if (!takes_long(file.name)) continue;
    expect_holds(file);
    ++large;
  }
  EXPECT_EQ(large, 4);
}

}  // namespace
}  // namespace hardboard::gadgets
