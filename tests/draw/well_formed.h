// A judge of XML, written for the tests: tags nest, attributes are quoted and named once,
// references are known, every character is one that XML 1.0 allows. No document type declarations.
#pragma once

#include <string>
#include <string_view>

namespace hardboard::draw {

// Empty if `text` is one well-formed element, else what is wrong and where.
std::string xml_fault(std::string_view text);

// The text of the first element of this name, references resolved; for well-formed documents.
std::string xml_text(std::string_view document, std::string_view element);

}  // namespace hardboard::draw
