// Answers as JSON, one object a line, as scripts read and write them. Both directions stream: ten
// million moves never become a tree of JSON values.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>

#include "base/result.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Writes the answer as one line with its end. The keys come in the order kind, answer, method,
// source, moves, count, pieces_left (or what else was minimized), bound, proof, remark, seconds;
// those that say nothing are left out. O(size of the answer) time, constant memory.
// Instantiated for Square and Vertex.
template <class Place>
void write_json(std::ostream& out, std::string_view kind, const Answer<Place>& answer);

// Reads one object; keys in any order, unknown ones ignored, white space and line ends anywhere.
// Refused, with the position behind the offending value: what is no JSON, an answer of another
// kind, known keys that are missing, given twice or of the wrong type or shape, coordinates beyond
// 32 bits, texts beyond a million bytes. `line` is that of the text's start in the file.
// O(size of the text) time; memory is that of the answer, which is less than that of its text.
template <class Place>
Result<Answer<Place>> read_json(std::string_view text, std::string_view kind,
                                const std::string& file, std::int64_t line = 1);

}  // namespace hardboard::capture
