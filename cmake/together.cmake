# Up to two dozen files of a folder are compiled as one: what they include is then read once, and what
# the standard library's templates make of it is compiled once, which saves more than half of a cold
# build. Two files of a folder can't stand together if they call different things alike in their
# anonymous namespaces: `hardboard_apart` names one of the two, and those of a folder that it names
# are compiled with each other; `hardboard_alone` names one that goes with neither. A function of one
# file can also hide one of an outer namespace from the files behind it; where types convert, the
# compiler says nothing. A build without this (make nightly) shows by its tests that nothing hangs on
# it, and that each file includes what it needs.
option(HARDBOARD_TOGETHER "compile the files of a folder together" ON)
set(most_together 24)
define_property(SOURCE PROPERTY HARDBOARD_ALONE BRIEF_DOCS "compiled by itself")
define_property(SOURCE PROPERTY HARDBOARD_APART BRIEF_DOCS "compiled apart from its folder")
define_property(SOURCE PROPERTY HARDBOARD_ROW BRIEF_DOCS "the kind whose files it is compiled with")

function(hardboard_alone)
  list(TRANSFORM ARGN PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  set_source_files_properties(${ARGN} PROPERTIES HARDBOARD_ALONE ON)
endfunction()
function(hardboard_apart)
  list(TRANSFORM ARGN PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  set_source_files_properties(${ARGN} PROPERTIES HARDBOARD_APART ON)
endfunction()

# The rows and the pictures of two kinds use the same names, each for its own kind: the files of one
# kind stand together.
set(kinds and_or_sat captures circuit formula graph_capture graph_problem hamiltonian_circuit
          hamiltonian_path integer_programme mate_program peg_army peg_solitaire peg planar_3sat
          planning push_fight qbf red_blue satisfiability solo_chess steiner vertex_set)
list(JOIN kinds "|" kinds)
file(GLOB of_one_row CONFIGURE_DEPENDS src/kinds/*.cc src/draw/*.cc)
foreach(source ${of_one_row})
  if(source MATCHES "/(kinds|draw)/(${kinds})")
    set_source_files_properties(${source} PROPERTIES HARDBOARD_ROW ${CMAKE_MATCH_2})
  endif()
endforeach()
hardboard_apart(
  src/base/text.cc
  src/base/write_together.cc
  src/draw/gif.cc
  src/draw/grid.cc
  src/draw/tikz.cc
  src/front/catalogue.cc
  src/front/draw.cc
  src/front/read.cc
  src/front/reduce.cc
  src/problems/integer_programme/read.cc
  src/problems/integer_programme/solver_lines.cc
  src/puzzles/push_fight/board.cc
  src/puzzles/push_fight/strategy_section.cc
  src/puzzles/solo_chess/draft.cc
  src/puzzles/solo_chess/fen.cc
  src/reductions/path_to_grid_path.cc
  src/reductions/peg_solitaire_to_planning.cc
  src/reductions/planar_bounded.cc
  src/reductions/to_zero_one.cc)
hardboard_alone(
  src/engines/mip/lp.cc
  src/engines/sat/solver.cc
  src/front/gadget.cc
  src/front/solve.cc
  src/gadgets/read.cc
  src/gadgets/rounds.cc
  src/gadgets/stretch.cc
  src/kinds/all.cc
  src/kinds/push_fight_steiner.cc
  src/kinds/solo_chess_experiments.cc
  src/kinds/vertex_set.cc
  src/methods/peg_army/branch_proof.cc
  src/methods/peg_army/refute.cc
  src/methods/peg_army/solve.cc
  src/methods/peg_army/whole_plane.cc
  src/methods/peg_solitaire/ball_beam.cc
  src/methods/peg_solitaire/class_space.cc
  src/methods/peg_solitaire/count.cc
  src/methods/peg_solitaire/decide.cc
  src/methods/peg_solitaire/on_strips.cc
  src/methods/push_fight/board_symmetry.cc
  src/methods/push_fight/configurations.cc
  src/methods/push_fight/mate_in_1.cc
  src/methods/push_fight/moved_sets.cc
  src/methods/push_fight/opponent.cc
  src/methods/solo_chess/explore.cc
  src/methods/solo_chess/hero_climb.cc
  src/methods/solo_chess/hero_search.cc
  src/methods/solo_chess/hero_way.cc
  src/methods/solo_chess/pawns.cc
  src/methods/solo_chess/row_plan.cc
  src/puzzles/grounds.cc
  src/puzzles/peg_solitaire/tolls.cc
  src/puzzles/push_fight/grid.cc
  src/reductions/red_blue_to_two_queens.cc
  src/server/worker.cc)

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
      get_source_file_property(row ${source} HARDBOARD_ROW)
      get_source_file_property(apart ${source} HARDBOARD_APART)
      if(row)
        string(APPEND folder "/" ${row})
      endif()
      if(apart)
        string(APPEND folder "/apart")
      endif()
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
