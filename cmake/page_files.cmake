# Builds the page of the folder WEB with NPM into the folder BUILT, and writes OUT, a source file that
# holds its files (src/server/page_files.h); none if NPM is empty or fails.
set(files "index.html:/:text/html\; charset=utf-8" "page.js:/page.js:text/javascript\; charset=utf-8"
          "page.css:/page.css:text/css\; charset=utf-8" "icon.svg:/icon.svg:image/svg+xml")
file(REMOVE_RECURSE ${BUILT})
set(failed 1)
if(NPM)
  # npm writes node_modules/.package-lock.json when all packages are there.
  set(failed 0)
  set(installed ${WEB}/node_modules/.package-lock.json)
  if(NOT EXISTS ${installed} OR ${WEB}/package-lock.json IS_NEWER_THAN ${installed})
    execute_process(COMMAND ${NPM} ci --no-audit --no-fund --loglevel=error
                    WORKING_DIRECTORY ${WEB} RESULT_VARIABLE failed)
  endif()
  if(NOT failed)
    execute_process(COMMAND ${NODE} build.mjs --out=${BUILT} WORKING_DIRECTORY ${WEB}
                    RESULT_VARIABLE failed)
  endif()
  if(failed)
    message(WARNING "the page could not be built; `hardboard serve` will have no page")
  endif()
endif()

set(rows)
if(NOT failed)
  foreach(row IN LISTS files)
    string(REGEX MATCH "^([^:]+):([^:]+):(.+)$" ignored "${row}")
    set(path ${CMAKE_MATCH_2})
    set(type "${CMAKE_MATCH_3}")
    file(READ ${BUILT}/${CMAKE_MATCH_1} text)
    string(APPEND rows "      {\"${path}\", \"${type}\", R\"hardboard(${text})hardboard\"},\n")
  endforeach()
endif()
file(WRITE ${OUT} "#include \"server/page_files.h\"\n\n#include <vector>\n\n"
     "namespace hardboard::server {\n\nstd::span<const PageFile> page_files() {\n"
     "  static const std::vector<PageFile> files = {\n${rows}  };\n  return files;\n}\n\n"
     "}  // namespace hardboard::server\n")
