# What `cmake --install` puts where: the programs with their manual pages and completions, the
# library for CMake and pkg-config, documents and examples. Components are for the packages that
# cmake/package.cmake makes: `program`, `library`, and `local` and `python` for what Debian wants
# elsewhere.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
include(${CMAKE_CURRENT_LIST_DIR}/outside.cmake)

# The date of the version, which stands in the manual pages, is that of its entry in CHANGELOG.md.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/CHANGELOG.md)
file(STRINGS ${CMAKE_SOURCE_DIR}/CHANGELOG.md headings REGEX "^## ")
list(GET headings 0 heading)
if(NOT heading MATCHES "^## ${PROJECT_VERSION} \\(([-0-9]+)\\)$")
  message(FATAL_ERROR "CHANGELOG.md: expected the first entry to be "
                      "`## ${PROJECT_VERSION} (YEAR-MONTH-DAY)`, not `${heading}`")
endif()
set(HARDBOARD_DATE ${CMAKE_MATCH_1})

# The programs; and their manual pages and completions, which hardboard-pages writes from the rows of
# the commands.
install(TARGETS hardboard hardboard-check hardboard-kernel COMPONENT program)
if(HARDBOARD_HAS_MPI)
  install(TARGETS hardboard-table COMPONENT program)
endif()
set(pages ${CMAKE_BINARY_DIR}/pages)
add_custom_command(
  OUTPUT ${pages}/stamp
  COMMAND hardboard-pages ${pages} ${HARDBOARD_DATE}
  COMMAND gzip -9nf ${pages}/man/hardboard.1 ${pages}/man/hardboard-check.1
          ${pages}/man/hardboard-table.1
  COMMAND ${CMAKE_COMMAND} -E touch ${pages}/stamp
  DEPENDS hardboard-pages ${CMAKE_SOURCE_DIR}/CHANGELOG.md
  VERBATIM)
add_custom_target(pages ALL DEPENDS ${pages}/stamp)
set(no_page)
if(NOT HARDBOARD_HAS_MPI)
  set(no_page PATTERN hardboard-table.1.gz EXCLUDE)
endif()
install(DIRECTORY ${pages}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program
        ${no_page})
install(FILES ${pages}/bash/hardboard
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT program)
install(FILES ${pages}/fish/hardboard.fish
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT program)
install(FILES ${pages}/zsh/_hardboard
        DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions COMPONENT local)

# Documents and examples keep their places relative to each other, so that links between them hold.
install(FILES README.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
install(DIRECTORY examples DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program
        PATTERN examples/api EXCLUDE)
install(DIRECTORY examples/api DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples COMPONENT library)
install(FILES LICENSE CHANGELOG.md cmake/debian/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR}
        COMPONENT local)

# The Python module goes where Python looks below the prefix, which is known when it is installed.
if(HARDBOARD_HAS_PYTHON)
  install(CODE "
    execute_process(COMMAND \"${Python3_EXECUTABLE}\" \"${CMAKE_SOURCE_DIR}/cmake/python_folder.py\"
                            \"\${CMAKE_INSTALL_PREFIX}\"
                    OUTPUT_VARIABLE folder OUTPUT_STRIP_TRAILING_WHITESPACE
                    COMMAND_ERROR_IS_FATAL ANY)
    file(INSTALL DESTINATION \"\${CMAKE_INSTALL_PREFIX}/\${folder}\" TYPE DIRECTORY
         FILES \"${python_package}\" PATTERN __pycache__ EXCLUDE)"
          COMPONENT python)
endif()

# Each of the two libraries is one archive, made of the floors' objects. Users link `name` behind
# hardboard:: with CMake, and -l`output` without.
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/hardboard)
file(RELATIVE_PATH UP /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" UP ${UP})
function(hardboard_archive target name output description)
  add_library(${target} STATIC)
  foreach(floor IN LISTS ARGN)
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${floor}>)
  endforeach()
  set_target_properties(${target} PROPERTIES OUTPUT_NAME ${output} EXPORT_NAME ${name}
                                             LINKER_LANGUAGE CXX)
  target_compile_features(${target} INTERFACE cxx_std_17)
  target_include_directories(${target} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  install(TARGETS ${target} EXPORT ${output} ARCHIVE COMPONENT library)
  install(EXPORT ${output} NAMESPACE hardboard:: FILE hardboard-${name}-targets.cmake
          DESTINATION ${package_folder} COMPONENT library)

  hardboard_outside_files(files ${ARGN})
  hardboard_names_and_folders("${files}" names folders)
  set(NAME ${output})
  set(DESCRIPTION ${description})
  list(TRANSFORM folders PREPEND -L OUTPUT_VARIABLE folder_flags)
  list(TRANSFORM names PREPEND -l OUTPUT_VARIABLE name_flags)
  string(JOIN " " LIBRARIES -l${output} ${folder_flags} ${name_flags})
  configure_file(${CMAKE_SOURCE_DIR}/cmake/hardboard.pc.in ${output}.pc @ONLY)
  install(FILES ${CMAKE_BINARY_DIR}/${output}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
          COMPONENT library)
  set(${name}_names ${names} PARENT_SCOPE)
  set(${name}_folders ${folders} PARENT_SCOPE)
  set(${name}_files ${files} PARENT_SCOPE)
endfunction()
hardboard_archive(hardboard_check_archive check hardboard-check
                  "checks answers to hard board puzzles; no solver in it"
                  hardboard_check_library hardboard_ground hardboard_kernel)
hardboard_archive(hardboard_archive hardboard hardboard
                  "solves, checks, makes, reduces and draws hard board puzzles"
                  hardboard_library hardboard_check_library hardboard_kinds hardboard_reductions
                  hardboard_gadgets hardboard_methods hardboard_peg_searches hardboard_draw
                  hardboard_engines hardboard_ground hardboard_kernel)
install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library)
configure_file(cmake/hardboard-config.cmake.in hardboard-config.cmake @ONLY)
# Before version 1.0 a new minor version may change the header.
write_basic_package_version_file(hardboard-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/hardboard-config.cmake
              ${CMAKE_BINARY_DIR}/hardboard-config-version.cmake
        DESTINATION ${package_folder} COMPONENT library)
