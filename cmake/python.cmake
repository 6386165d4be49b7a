# The Python module: the package hardboard of src/bindings, with the public header as its extension
# hardboard._hardboard. It lies ready to be imported in the folder python of the build.
math(EXPR python_after "${Python3_VERSION_MINOR} + 1")
file(GLOB binding_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/bindings/*.cc)
python3_add_library(hardboard_python MODULE WITH_SOABI ${binding_sources})
set(python_package ${CMAKE_BINARY_DIR}/python/hardboard)
set_target_properties(hardboard_python PROPERTIES OUTPUT_NAME _hardboard
                                                  CXX_VISIBILITY_PRESET hidden
                                                  LIBRARY_OUTPUT_DIRECTORY ${python_package})
target_include_directories(hardboard_python PRIVATE ${CMAKE_SOURCE_DIR}/src)
target_include_directories(hardboard_python SYSTEM PRIVATE ${PYBIND11_INCLUDE})
# The solvers behind the library keep their names to themselves, or they would meet those of other
# modules.
target_link_options(hardboard_python PRIVATE -Wl,--exclude-libs,ALL)
target_link_libraries(hardboard_python PRIVATE hardboard_library hardboard_front)
hardboard_compiled_quickly(hardboard_python)
hardboard_alone(src/bindings/watched.cc)
hardboard_together(hardboard_python)
file(GLOB python_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/bindings/hardboard/*)
foreach(file IN LISTS python_files)
  get_filename_component(name ${file} NAME)
  if(NOT name STREQUAL __pycache__)
    configure_file(${file} ${python_package}/${name} COPYONLY)
  endif()
endforeach()
