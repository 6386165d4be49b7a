# Writes OUT, a source file that holds the files of FOLDER/*.txt as they are (src/front/presets.h).
file(GLOB files ${FOLDER}/*.txt)
list(SORT files)
set(rows)
foreach(file ${files})
  file(READ ${file} text)
  string(APPEND rows "      R\"preset(${text})preset\",\n")
endforeach()
file(WRITE ${OUT} "#include \"front/presets.h\"\n\nnamespace hardboard::front {\n\n"
     "std::span<const std::string_view> preset_files() {\n"
     "  static constexpr std::string_view files[] = {\n${rows}  };\n  return files;\n}\n\n"
     "}  // namespace hardboard::front\n")
