# The libraries by others that the floors link. An installed static library must pass all their names
# on to its users, through the CMake package and pkg-config alike; the names are collected from the
# targets, so that nobody keeps a second list by hand.

# The file of a library that a target links: the target itself if it is a path, else where an
# imported target says that it lies; empty for what has no file (headers alone).
function(hardboard_library_file item result)
  set(file ${item})
  if(TARGET ${item})
    get_target_property(file ${item} IMPORTED_LOCATION)
    get_target_property(configurations ${item} IMPORTED_CONFIGURATIONS)
    if(NOT file AND configurations)
      list(GET configurations 0 configuration)
      get_target_property(file ${item} IMPORTED_LOCATION_${configuration})
    endif()
    get_target_property(type ${item} TYPE)
    if(type STREQUAL INTERFACE_LIBRARY)
      set(file "")
    endif()
  endif()
  if(file AND NOT IS_ABSOLUTE "${file}")
    message(FATAL_ERROR "cmake/outside.cmake: expected the path of a library, not ${item}")
  endif()
  set(${result} ${file} PARENT_SCOPE)
endfunction()

# The files of all libraries that the targets and those of ours behind them link, in the order in
# which a linker wants them.
function(hardboard_outside_files result)
  set(files)
  set(targets ${ARGN})
  while(targets)
    list(POP_FRONT targets target)
    get_target_property(items ${target} LINK_LIBRARIES)
    if(NOT items)
      continue()
    endif()
    foreach(item IN LISTS items)
      if(item MATCHES "^hardboard_")
        list(APPEND targets ${item})
      else()
        hardboard_library_file(${item} file)
        list(APPEND files ${file})
      endif()
    endforeach()
  endwhile()
  # Of a library that is listed several times the last place counts: a linker takes from an archive
  # only what the files before it ask for.
  list(REVERSE files)
  list(REMOVE_DUPLICATES files)
  list(REVERSE files)
  set(${result} ${files} PARENT_SCOPE)
endfunction()

# The names of library files ("fmt", "cadical"), and those of their folders in which no linker looks
# by itself.
function(hardboard_names_and_folders files names_result folders_result)
  set(names)
  set(folders)
  foreach(file IN LISTS files)
    get_filename_component(folder ${file} DIRECTORY)
    get_filename_component(name ${file} NAME)
    string(REGEX REPLACE "^lib|\\.(so|a|dylib).*$" "" name ${name})
    list(APPEND names ${name})
    if(NOT folder IN_LIST CMAKE_CXX_IMPLICIT_LINK_DIRECTORIES)
      list(APPEND folders ${folder})
    endif()
  endforeach()
  list(REMOVE_DUPLICATES folders)
  set(${names_result} ${names} PARENT_SCOPE)
  set(${folders_result} ${folders} PARENT_SCOPE)
endfunction()
