# Up to a dozen files of a folder are compiled as one: what they include is then read once, and what
# the standard library's templates make of it is compiled once, which saves more than half of a cold
# build. Two files of a folder can't stand together if they call different things alike in their
# anonymous namespaces: `hardboard_alone` sets one of the two apart. A function of one file can also
# hide one of an outer namespace from the files behind it; where types convert, the compiler says
# nothing. A build without this (make nightly) shows by its tests that nothing hangs on it, and that
# each file includes what it needs.
option(HARDBOARD_TOGETHER "compile the files of a folder together" ON)
set(most_together 12)
define_property(SOURCE PROPERTY HARDBOARD_ALONE BRIEF_DOCS "compiled by itself")

function(hardboard_alone)
  list(TRANSFORM ARGN PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  set_source_files_properties(${ARGN} PROPERTIES HARDBOARD_ALONE ON)
endfunction()

# Call it last: it takes the sources that the target has.
function(hardboard_together target)
  if(NOT HARDBOARD_TOGETHER)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  set(folders)
  foreach(source ${sources})
    get_source_file_property(alone ${source} HARDBOARD_ALONE)
    if(source MATCHES "\\.cc$" AND NOT alone)
      get_filename_component(folder ${source} DIRECTORY)
      list(APPEND folders ${folder})
      list(APPEND files_of_${folder} ${source})
    endif()
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder ${folders})
    # Groups of one folder are equally large, or nearly.
    list(LENGTH files_of_${folder} count)
    math(EXPR groups "(${count} + ${most_together} - 1) / ${most_together}")
    file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR} ${folder})
    string(REPLACE "/" "_" name ${name})
    set(i 0)
    foreach(source ${files_of_${folder}})
      math(EXPR group "${i} * ${groups} / ${count}")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${name}_${group})
      math(EXPR i "${i} + 1")
    endforeach()
  endforeach()
  # A name of another file may be shadowed. (Nightly, shadows within a file are seen.)
  target_compile_options(${target} PRIVATE -Wno-shadow)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
