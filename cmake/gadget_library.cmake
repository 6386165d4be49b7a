# Writes OUT, a source file that holds the files of FOLDER/*.gadget as they are (src/gadgets/library.h).
file(GLOB files ${FOLDER}/*.gadget)
list(SORT files)
set(rows)
foreach(file ${files})
  get_filename_component(name ${file} NAME_WE)
  file(READ ${file} text)
  string(APPEND rows "    {\"${name}\", R\"gadget(${text})gadget\"},\n")
endforeach()
file(WRITE ${OUT} "#include <array>\n\n#include \"gadgets/library.h\"\n\n"
     "namespace hardboard::gadgets {\n\nstd::span<const LibraryFile> library_files() {\n"
     "  static constexpr LibraryFile files[] = {\n${rows}  };\n  return files;\n}\n\n"
     "}  // namespace hardboard::gadgets\n")
