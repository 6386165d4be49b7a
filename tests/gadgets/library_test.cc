// The library: every gadget can be read, comes back from its own file, and holds.
#include "gadgets/library.h"

#include <gtest/gtest.h>

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

TEST(GadgetLibraryLong, Holds) {
  for (const LibraryFile& file : library_files()) {
    const Verification done = verify(read_library(file), 0, {});
    EXPECT_TRUE(done.holds()) << file.name
                              << (done.leaks.empty() ? "" : ": " + done.leaks[0].words);
  }
}

}  // namespace
}  // namespace hardboard::gadgets
