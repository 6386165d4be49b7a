// What becomes of a report when the kernel confirms it, refuses it, or is cut off.
#include "proofs/kernel_case.h"

#include <atomic>
#include <gtest/gtest.h>
#include <string>

namespace hardboard {
namespace {

const std::string graph = "graph-capture undirected\nvertices 2\n1\n1\nedges 1\n1 2\n";
const std::string right = graph + "claim leaves 1\nmoves 1\n1 2\nend\n";
const std::string wrong = graph + "claim leaves 1\nmoves 0\nend\n";

TEST(KernelCase, AReportThatTheKernelConfirmsStays) {
  const CheckReport report = checked_again({Check::verified, "so it is"}, {right, right}, {});
  EXPECT_EQ(report.check, Check::verified);
  EXPECT_EQ(report.reason, "so it is");
}

TEST(KernelCase, AReportThatTheKernelRefusesIsWrong) {
  const CheckReport report = checked_again({Check::verified, "so it is"}, {right, wrong}, {});
  EXPECT_EQ(report.check, Check::wrong);
  EXPECT_EQ(report.reason, "the kernel does not confirm the answer: 2 pieces are left");
}

TEST(KernelCase, ACaseThatCannotBeReadIsWrong) {
  const CheckReport report = checked_again({Check::claimed, ""}, {graph + "claim 1\nend\n"}, {});
  EXPECT_EQ(report.check, Check::wrong);
  EXPECT_NE(report.reason.find("line 8, column 1"), std::string::npos) << report.reason;
}

TEST(KernelCase, LimitsLeaveAReportClaimed) {
  const std::atomic<bool> interrupted = true;
  Limits limits;
  limits.interrupted = &interrupted;
  const CheckReport report = checked_again({Check::verified, "so it is"}, {right}, limits);
  EXPECT_EQ(report.check, Check::claimed);
  EXPECT_EQ(report.reason, "so it is; the kernel came to no end: interrupted");
}

}  // namespace
}  // namespace hardboard
