# The files of the page travel in the program. npm builds them from web/; without npm, or where npm
# can't fetch its packages, the program is built all the same and says that it has no page.
option(HARDBOARD_PAGE "build the page of `hardboard serve` (needs npm)" ON)
find_program(NPM npm)
find_program(NODE node)
file(GLOB_RECURSE page_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/web/src/*)
list(APPEND page_sources ${CMAKE_SOURCE_DIR}/web/package.json
     ${CMAKE_SOURCE_DIR}/web/package-lock.json ${CMAKE_SOURCE_DIR}/web/build.mjs)
if(NOT HARDBOARD_PAGE)
  set(NPM "")
elseif(NOT NPM OR NOT NODE)
  set(NPM "")
  message(WARNING "npm is missing (Debian: npm): `hardboard serve` will have no page")
endif()

set(page_files ${CMAKE_BINARY_DIR}/page_files.cc)
add_custom_command(
  OUTPUT ${page_files}
  COMMAND ${CMAKE_COMMAND} -DNPM=${NPM} -DNODE=${NODE} -DWEB=${CMAKE_SOURCE_DIR}/web
          -DBUILT=${CMAKE_BINARY_DIR}/page -DOUT=${page_files}
          -P ${CMAKE_SOURCE_DIR}/cmake/page_files.cmake
  DEPENDS ${page_sources} ${CMAKE_SOURCE_DIR}/cmake/page_files.cmake
  COMMENT "Building the page"
  VERBATIM)
