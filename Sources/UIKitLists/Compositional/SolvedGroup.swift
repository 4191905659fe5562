import Foundation

/// The resolved geometry of a group, in points from the group's corner.
struct SolvedGroup {
  /// An item that is not a group.
  struct Leaf {
    var frame: CGRect
    var zIndex = 0
    var measured: UICollectionViewLayoutAttributes.MeasuredAxes
    var supplements: [NSCollectionLayoutSupplementaryItem] = []
  }

  /// The size including insets.
  var size: CGSize
  var leaves: [Leaf] = []
  /// The supplementary items of groups, and the frames that they are anchored to.
  var supplements: [(item: NSCollectionLayoutSupplementaryItem, container: CGRect)] = []

  func moved(by offset: CGPoint) -> SolvedGroup {
    var copy = self
    for index in copy.leaves.indices {
      copy.leaves[index].frame = leaves[index].frame.offsetBy(dx: offset.x, dy: offset.y)
    }
    for index in copy.supplements.indices {
      copy.supplements[index].container = supplements[index].container.offsetBy(dx: offset.x, dy: offset.y)
    }
    return copy
  }
}
