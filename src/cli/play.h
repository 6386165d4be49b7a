// What `hardboard play` asks of a game, whatever the kind of puzzle. The kinds make one each, in
// files of their own (play_*.cc).
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace hardboard::cli {

struct PlayOptions {
  bool against_best = false;
  std::string table;  // file; empty for none
  double time = 3;    // seconds for a turn of the program
};

// A game as the loop of play.cc drives it. Values, kept by the functions themselves.
struct PlayedGame {
  std::string how;                                    // to type a turn, with an example
  std::function<std::string()> show;                  // the board in letters, lines with their ends
  std::function<std::string()> over;                  // in words, if the game has ended; else empty
  std::function<std::string(std::string_view)> play;  // why not, or empty
  std::function<std::string()> reply;  // plays for the other side and says it; may be missing
  std::function<bool()> undo;          // the last turn, and the reply to it; false at the start
  std::function<void()> hint;          // prints it
};

// Reads turns and commands from standard input until one side has won, `quit`, or its end.
int play_loop(const PlayedGame& game);

}  // namespace hardboard::cli
