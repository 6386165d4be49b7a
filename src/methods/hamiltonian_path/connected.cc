#include "methods/hamiltonian_path/connected.h"

#include "methods/capture/depth_first_tree.h"

namespace hardboard::hamiltonian_path {
namespace {

capture::DepthFirstTree tree_of(const graphs::Rows& rows) {
  const Limits none;
  Watch watch(none, "");
  return capture::depth_first_tree({rows.first, rows.others}, watch);
}

}  // namespace

bool is_connected(const graphs::Rows& rows) {
  const capture::DepthFirstTree tree = tree_of(rows);
  return tree.end[0] == rows.vertices();
}

bool is_biconnected(const graphs::Rows& rows) {
  const capture::DepthFirstTree tree = tree_of(rows);
  std::uint32_t parts = 0;  // of what is left without the parent of each
  for (std::uint32_t p = 0; p < rows.vertices(); ++p) parts += tree.is_part(p) ? 1 : 0;
  return tree.end[0] == rows.vertices() && parts <= 1;  // the root has one
}

}  // namespace hardboard::hamiltonian_path
