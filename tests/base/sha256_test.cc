// SHA-256 against the examples that its standard was published with.
#include "base/sha256.h"

#include <gtest/gtest.h>

namespace hardboard {
namespace {

TEST(Sha256, TheExamplesOfItsStandard) {
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(sha256(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// Around the lengths at which the padding takes another block.
TEST(Sha256, EveryLengthUpToTwoBlocks) {
  std::string digests;
  for (std::size_t length = 0; length <= 130; ++length) digests += sha256(std::string(length, 'x'));
  EXPECT_EQ(sha256(digests), "87aca1c44bc7ba8897768170211f0a02063de70801131ff86c7edb9ce32c6a50");
}

}  // namespace
}  // namespace hardboard
