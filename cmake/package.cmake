# Debian packages by CPack (`make package`): hardboard with the programs, libhardboard-dev with the
# library, python3-hardboard with the Python module. Their maintainer is whoever makes them, named as
# Debian's tools have it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME hardboard)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
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
set(debian_packages PROGRAM LIBRARY)
if(HARDBOARD_HAS_PYTHON)
  list(APPEND CPACK_COMPONENTS_ALL debian_python)
  set(CPACK_COMPONENT_DEBIAN_PYTHON_GROUP python)
  list(APPEND debian_packages PYTHON)
endif()

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME hardboard)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS libhardboard-dev)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION
    "solves, checks, makes and draws hard board puzzles
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

# A compiled module is for one version of Python, which is the default one of its Debian.
set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-hardboard)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "python3 (>= 3.${Python3_VERSION_MINOR}~), \
python3 (<< 3.${python_after}~)")
set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS python3-numpy)
set(CPACK_DEBIAN_PYTHON_DESCRIPTION
    "hard board puzzles for Python programs
The Python module hardboard reads, solves, checks, makes, reduces and
draws puzzles, and plays them as games with the names and semantics of
OpenSpiel.")

# The static library needs the development packages of the libraries behind it. Where those
# libraries come from elsewhere there are no packages to make, and all else goes on.
find_program(DPKG_QUERY dpkg-query)
set(packages)
foreach(name IN LISTS hardboard_names)
  set(owners)
  if(DPKG_QUERY)
    execute_process(COMMAND ${DPKG_QUERY} -S "*/lib${name}.so" "*/lib${name}.a"
                    OUTPUT_VARIABLE owners ERROR_QUIET)
  endif()
  if(NOT owners MATCHES "^([^:]+)")
    message(STATUS "no Debian packages will be made: the library ${name} is from no package")
    return()
  endif()
  list(APPEND packages ${CMAKE_MATCH_1})
endforeach()
list(REMOVE_DUPLICATES packages)
list(JOIN packages ", " CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS)

# What Debian wants and a plain installation does not: a changelog of the package, which names the
# versions, that of the project by another name, and the copyright of all that is linked.
set(debian ${CMAKE_BINARY_DIR}/debian)
function(hardboard_debian_changelog package file)
  set(entries)
  foreach(heading IN LISTS headings)
    string(REGEX MATCH "^## ([0-9.]+) \\(([-0-9]+)\\)$" _ "${heading}")
    set(version ${CMAKE_MATCH_1})
    execute_process(COMMAND date -u -R -d ${CMAKE_MATCH_2} OUTPUT_VARIABLE date
                    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    string(APPEND entries
           "${package} (${version}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium\n\n"
           "  * Version ${version}; the changelog of the project says what is new.\n\n"
           " -- ${CPACK_PACKAGE_CONTACT}  ${date}\n\n")
  endforeach()
  string(REGEX REPLACE "\n$" "" entries "${entries}")
  file(WRITE ${file} "${entries}")
  execute_process(COMMAND gzip -9nf ${file} COMMAND_ERROR_IS_FATAL ANY)
endfunction()
foreach(group IN LISTS debian_packages)
  string(TOLOWER debian_${group} component)
  set(package ${CPACK_DEBIAN_${group}_PACKAGE_NAME})
  set(folder ${debian}/${package})
  hardboard_debian_changelog(${package} ${folder}/changelog.Debian)
  configure_file(CHANGELOG.md ${folder}/changelog COPYONLY)
  execute_process(COMMAND gzip -9nfk ${folder}/changelog COMMAND_ERROR_IS_FATAL ANY)
  install(FILES ${folder}/changelog.Debian.gz ${folder}/changelog.gz cmake/debian/copyright
          DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package}
          COMPONENT ${component} EXCLUDE_FROM_ALL)
endforeach()
install(FILES ${pages}/zsh/_hardboard DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions
        COMPONENT debian_program EXCLUDE_FROM_ALL)
if(HARDBOARD_HAS_PYTHON)
  install(DIRECTORY ${python_package} DESTINATION lib/python3/dist-packages
          COMPONENT debian_python EXCLUDE_FROM_ALL PATTERN __pycache__ EXCLUDE)
endif()
include(CPack)
