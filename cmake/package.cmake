# Debian packages by CPack (`make package`): hardboard with the programs, libhardboard-dev with the
# library. Their maintainer is whoever makes them, named as Debian's tools have it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME hardboard)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "solves, checks, makes and draws hard board puzzles")
set(CPACK_PACKAGE_CONTACT "Hardboard authors <hardboard@example.org>")
if(DEFINED ENV{DEBFULLNAME} AND DEFINED ENV{DEBEMAIL})
  set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
endif()
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ
                                                GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL program debian_program library debian_library)
set(CPACK_COMPONENT_PROGRAM_GROUP program)
set(CPACK_COMPONENT_DEBIAN_PROGRAM_GROUP program)
set(CPACK_COMPONENT_LIBRARY_GROUP library)
set(CPACK_COMPONENT_DEBIAN_LIBRARY_GROUP library)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME hardboard)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS libhardboard-dev)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION
    "${CPACK_PACKAGE_DESCRIPTION_SUMMARY}
Solo Chess, Graph Capture, peg solitaire, peg armies and Push Fight:
Hardboard solves puzzles of any size, proves that they have no solution,
gives hints, makes new ones and draws them. Answers carry their reasons,
which the small program hardboard-check replays without any solver.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libhardboard-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SUGGESTS hardboard)
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION
    "hard board puzzles for C++ programs (library and header)
The static library behind the program hardboard, with one header, for
CMake and pkg-config; and a smaller library, which only reads puzzles
and checks answers to them.")

# The static library needs the packages in which the libraries behind it are developed with.
find_program(DPKG_QUERY dpkg-query)
set(packages)
foreach(name IN LISTS hardboard_names)
  execute_process(COMMAND ${DPKG_QUERY} -S "*/lib${name}.so" "*/lib${name}.a"
                  OUTPUT_VARIABLE owners ERROR_QUIET)
  if(owners MATCHES "^([^:]+)")
    list(APPEND packages ${CMAKE_MATCH_1})
  else()
    message(FATAL_ERROR "cmake/package.cmake: no Debian package has the library ${name}")
  endif()
endforeach()
list(REMOVE_DUPLICATES packages)
list(JOIN packages ", " CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS)

# What Debian wants and a plain installation does not.
set(debian ${CMAKE_BINARY_DIR}/debian)
execute_process(COMMAND date -u -R -d ${HARDBOARD_DATE} OUTPUT_VARIABLE HARDBOARD_MAIL_DATE
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
foreach(group IN ITEMS PROGRAM LIBRARY)
  string(TOLOWER debian_${group} component)
  set(PACKAGE ${CPACK_DEBIAN_${group}_PACKAGE_NAME})
  set(folder ${debian}/${PACKAGE})
  configure_file(cmake/debian/changelog.in ${folder}/changelog.Debian @ONLY)
  execute_process(COMMAND gzip -9nf ${folder}/changelog.Debian COMMAND_ERROR_IS_FATAL ANY)
  install(FILES ${folder}/changelog.Debian.gz cmake/debian/copyright
          DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${PACKAGE}
          COMPONENT ${component} EXCLUDE_FROM_ALL)
endforeach()
install(FILES ${pages}/zsh/_hardboard DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions
        COMPONENT debian_program EXCLUDE_FROM_ALL)
include(CPack)
