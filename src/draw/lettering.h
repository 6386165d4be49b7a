// Letters of five by nine dots, for pictures in pixels. The project's own work.
#pragma once

#include <array>
#include <string_view>

namespace hardboard::draw {

// Rows of five from the top, `#` a dot, seven rows above the base line and two below; blanks at the
// end are left out. What the pictures of this project don't write is a box.
struct Letter {
  char letter;
  std::string_view dots;
};
inline constexpr std::array letters = {
    Letter{'(', "   #   #    #    #    #    #     #"},
    Letter{')', " #     #    #    #    #    #   #"},
    Letter{',', "                               ##    #   #"},
    Letter{'-', "               ####"},
    Letter{'.', "                          ##   ##"},
    Letter{'0', " ### #   ##   ##   ##   ##   # ###"},
    Letter{'1', "  #   ##    #    #    #    #   ###"},
    Letter{'2', " ### #   #    #   #   #   #   #####"},
    Letter{'3', " ### #   #    #  ##     ##   # ###"},
    Letter{'4', "   #   ##  # # #  # #####   #    #"},
    Letter{'5', "######    ####     #    ##   # ###"},
    Letter{'6', " ### #    #### #   ##   ##   # ###"},
    Letter{'7', "#####    #   #   #    #   #    #"},
    Letter{'8', " ### #   ##   # ### #   ##   # ###"},
    Letter{'9', " ### #   ##   # ####    #    # ###"},
    Letter{':', "           ##                  ##"},
    Letter{';', "           ##                  ##    #   #"},
    Letter{'=', "                    ####      ####"},
    Letter{'A', " ### #   ##   #######   ##   ##   #"},
    Letter{'G', " #####    #    #  ###   ##   # ####"},
    Letter{'N', "#   ###  ## # ##  ###   ##   ##   #"},
    Letter{'S', " #####    #     ###     #    #####"},
    Letter{'a', "           ###     # #####   # ####"},
    Letter{'b', "#    #    #### #   ##   ##   #####"},
    Letter{'c', "           #####    #    #     ####"},
    Letter{'d', "    #    # #####   ##   ##   # ####"},
    Letter{'e', "           ### #   #######     ####"},
    Letter{'f', "  ##  #   ####  #    #    #    #"},
    Letter{'g', "           #####   ##   ##   # ####    # ###"},
    Letter{'h', "#    #    #### #   ##   ##   ##   #"},
    Letter{'i', "  #        ##    #    #    #   ###"},
    Letter{'j', "   #        ##    #    #    #    # #  #  ##"},
    Letter{'k', "#    #    #  # # #  ##   # #  #  #"},
    Letter{'l', " ##    #    #    #    #    #   ###"},
    Letter{'m', "          ## # # # ## # ## # ## # #"},
    Letter{'n', "          #### #   ##   ##   ##   #"},
    Letter{'o', "           ### #   ##   ##   # ###"},
    Letter{'p', "          #### #   ##   ##   ##### #    #"},
    Letter{'q', "           #####   ##   ##   # ####    #    #"},
    Letter{'r', "          # ## ##   #    #    #"},
    Letter{'s', "           #####     ###     #####"},
    Letter{'t', " #    #   ####  #    #    #     ##"},
    Letter{'u', "          #   ##   ##   ##   # ####"},
    Letter{'v', "          #   ##   ##   # # #   #"},
    Letter{'w', "          # # ## # ## # ## # # # #"},
    Letter{'x', "          #   # # #   #   # # #   #"},
    Letter{'y', "          #   ##   ##   ##   # ####    # ###"},
    Letter{'z', "          #####   #   #   #   #####"},
};

constexpr std::string_view letter_dots(char letter) {
  if (letter == ' ') return "";
  for (const Letter& row : letters)
    if (row.letter == letter) return row.dots;
  return "######   ##   ##   ##   ##   ######";
}

}  // namespace hardboard::draw
