// Betza's notation: any bytes. What is read has the promised bounds, and says the same when it is
// written out leap by leap.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "puzzles/solo_chess/betza.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  using namespace hardboard::solo_chess;
  const std::string_view betza(reinterpret_cast<const char*>(data), size);
  const Result<PieceType> type = parse_betza('X', betza);
  if (!type) {
    const InputError& error = type.error();
    fuzz::check_error({"", 1, error.column, error.message});
    fuzz::require(error.column <= static_cast<std::int64_t>(size) + 1);
    return 0;
  }
  fuzz::require(!type->rides.empty());
  for (auto ride = type->rides.begin(); ride != type->rides.end(); ++ride) {
    fuzz::require(ride->range >= 1 && (ride->dx != 0 || ride->dy != 0));
    fuzz::require(std::max(std::abs(ride->dx), std::abs(ride->dy)) <= 1000);
    fuzz::require(std::none_of(type->rides.begin(), ride, [&](const Ride& earlier) {
      return earlier.dx == ride->dx && earlier.dy == ride->dy;
    }));
  }
  // Said twice is said once.
  if (2 * size + 1 > 1000) return 0;
  const Result<PieceType> twice = parse_betza('X', std::string(betza) + "mG1" + std::string(betza));
  fuzz::require(twice.ok() && twice->rides == type->rides);
  return 0;
}
