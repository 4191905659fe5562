import Foundation

/// Resolves the geometry of groups.
///
/// 1. The size of a group is determined by its container; estimated dimensions become those of its content.
/// 2. Items follow each other along the group, repeated while they fit or as often as the group specifies.
/// 3. The remaining length along the group is distributed equally to flexible spacings.
/// 4. Across the group, items begin at its start, after their edge spacing.
@MainActor
struct GroupSolver {
  let environment: LayoutEnvironment
  /// Returns the preferred size of an item, by its index in the group.
  var wish: (Int) -> CGSize? = { _ in nil }
  /// The number of items available for the group.
  var limit = Int.max

  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> SolvedGroup {
    var next = 0
    var solved = solve(group, in: container, nil, &next, depth: 0)
    if solved.leaves.count > limit { solved.leaves.removeSubrange(limit...) }
    return solved
  }

  /// - Parameter share: The item's length along the group, if the group divides its length equally.
  private func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, _ share: (length: CGFloat, isHorizontal: Bool)?,
    _ next: inout Int, depth: Int
  ) -> SolvedGroup {
    var size = item.layoutSize.size(in: container)
    var measured = item.layoutSize.measured
    if let share {
      if share.isHorizontal {
        size.width = share.length
        measured.width = false
      } else {
        size.height = share.length
        measured.height = false
      }
    }
    let insets = item.contentInsets
    if let group = item as? NSCollectionLayoutGroup, depth < 100 {
      return solve(group, size, measured, container, &next, depth: depth)
    }
    if let wish = wish(next) {
      if measured.width { size.width = wish.width + insets.leading + insets.trailing }
      if measured.height { size.height = wish.height + insets.top + insets.bottom }
    }
    next += 1
    let frame = CGRect(
      x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    return SolvedGroup(
      size: size,
      leaves: [SolvedGroup.Leaf(frame: frame, measured: measured, supplements: item.supplementaryItems)])
  }

  private func solve(
    _ group: NSCollectionLayoutGroup, _ size: CGSize,
    _ estimated: UICollectionViewLayoutAttributes.MeasuredAxes, _ container: CGSize, _ next: inout Int,
    depth: Int
  ) -> SolvedGroup {
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    var solved: SolvedGroup
    if case .custom(let provider) = group.arrangement {
      let environment = LayoutEnvironment(
        LayoutContainer(size, insets), self.environment.traitCollection)
      let items = provider(environment)
      next += items.count
      solved = SolvedGroup(
        size: inner,
        leaves: items.map {
          SolvedGroup.Leaf(frame: $0.frame, zIndex: $0.zIndex, measured: .init(width: false, height: false))
        })
      if estimated.width { solved.size.width = items.map(\.frame.maxX).max() ?? 0 }
      if estimated.height { solved.size.height = items.map(\.frame.maxY).max() ?? 0 }
    } else {
      solved = line(group, inner, estimated, &next, depth: depth)
    }
    let outer = CGSize(
      width: solved.size.width + insets.leading + insets.trailing,
      height: solved.size.height + insets.top + insets.bottom)
    solved = solved.moved(by: CGPoint(x: insets.leading, y: insets.top))
    solved.size = outer
    let frame = CGRect(
      x: insets.leading, y: insets.top, width: outer.width - insets.leading - insets.trailing,
      height: outer.height - insets.top - insets.bottom)
    solved.supplements += group.supplementaryItems.map { ($0, frame) }
    return solved
  }

  private struct Placed {
    var solved: SolvedGroup
    var before: NSCollectionLayoutSpacing?
    var after: NSCollectionLayoutSpacing?
    var above: NSCollectionLayoutSpacing?
    var below: NSCollectionLayoutSpacing?
    var isUniform = false
  }

  /// The direction of a group, and the lengths along it.
  private struct LineAxis {
    let isHorizontal: Bool
    let growsAlong: Bool
    let growsAcross: Bool
    let inner: CGSize
    /// The fixed length between items.
    let gap: CGFloat
    var space: CGFloat { along(inner) }

    @MainActor init(
      _ group: NSCollectionLayoutGroup, _ inner: CGSize,
      _ estimated: UICollectionViewLayoutAttributes.MeasuredAxes
    ) {
      isHorizontal = group.isHorizontal
      growsAlong = isHorizontal ? estimated.width : estimated.height
      growsAcross = isHorizontal ? estimated.height : estimated.width
      self.inner = inner
      gap = group.interItemSpacing?.spacing ?? 0
    }

    func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  }

  private func line(
    _ group: NSCollectionLayoutGroup, _ inner: CGSize,
    _ estimated: UICollectionViewLayoutAttributes.MeasuredAxes, _ next: inout Int, depth: Int
  ) -> SolvedGroup {
    let axis = LineAxis(group, inner, estimated)
    var (placed, used) = fill(group, axis, &next, depth: depth)
    makeUniform(&placed, axis.isHorizontal)
    return arranged(placed, used: used, isFlexible: group.interItemSpacing?.isFlexibleSpacing == true, axis)
  }

  /// Returns the length that each item of a counted group gets; `nil` if items have their own.
  private func share(of group: NSCollectionLayoutGroup, _ axis: LineAxis) -> CGFloat? {
    guard case .counted(let count, let sharesRoom) = group.arrangement, sharesRoom, !axis.growsAlong,
      let item = group.subitems.first
    else { return nil }
    let edges = edgeSpacing(of: item, axis.isHorizontal)
    let around = ((edges.before?.spacing ?? 0) + (edges.after?.spacing ?? 0)) * CGFloat(count)
    return max((axis.space - axis.gap * CGFloat(count - 1) - around) / CGFloat(count), 0)
  }

  /// Returns the items that fit, and the length that they need with fixed spacings.
  private func fill(
    _ group: NSCollectionLayoutGroup, _ axis: LineAxis, _ next: inout Int, depth: Int
  ) -> (placed: [Placed], used: CGFloat) {
    var most = 1000
    if case .counted(let count, _) = group.arrangement { most = count }
    let share = share(of: group, axis).map { (length: $0, isHorizontal: axis.isHorizontal) }
    let isCounted = most < 1000 || share != nil
    var placed: [Placed] = []
    var used: CGFloat = 0
    while placed.count < most {
      // An estimated group is as large as its available items.
      if !placed.isEmpty, axis.growsAlong || axis.growsAcross, next >= limit { break }
      if axis.growsAlong, !isCounted, placed.count == group.subitems.count { break }
      let item = group.subitems[placed.count % group.subitems.count]
      let former = next
      let solved = solve(item, in: axis.inner, share, &next, depth: depth + 1)
      var part = edgeSpacing(of: item, axis.isHorizontal)
      part.solved = solved
      let dimension = axis.isHorizontal ? item.layoutSize.heightDimension : item.layoutSize.widthDimension
      part.isUniform = dimension.isUniformAcrossSiblings
      let length = axis.along(solved.size) + (part.before?.spacing ?? 0) + (part.after?.spacing ?? 0)
      let more = length + (placed.isEmpty ? 0 : axis.gap)
      if !isCounted, !axis.growsAlong, !placed.isEmpty, used + more > axis.space + 0.01 {
        next = former
        break
      }
      placed.append(part)
      used += more
      if !isCounted, more <= 0 { break }
    }
    return (placed, used)
  }

  /// Returns a group of items one after the other, with the remaining length in flexible spacings.
  ///
  /// - Parameter isFlexible: Whether spacings between items are flexible.
  private func arranged(
    _ placed: [Placed], used: CGFloat, isFlexible: Bool, _ axis: LineAxis
  ) -> SolvedGroup {
    let gaps = isFlexible ? max(placed.count - 1, 0) : 0
    let flexible = placed.reduce(gaps) {
      $0 + ($1.before?.isFlexibleSpacing == true ? 1 : 0) + ($1.after?.isFlexibleSpacing == true ? 1 : 0)
    }
    let rest = axis.growsAlong || flexible == 0 ? 0 : max(axis.space - used, 0) / CGFloat(flexible)
    let thicknesses = placed.map {
      axis.across($0.solved.size) + ($0.above?.spacing ?? 0) + ($0.below?.spacing ?? 0)
    }
    let thickness = axis.growsAcross ? thicknesses.max() ?? 0 : axis.across(axis.inner)
    var result = SolvedGroup(size: .zero)
    var position: CGFloat = 0
    for (index, part) in placed.enumerated() {
      if index > 0 { position += axis.gap + (gaps > 0 ? rest : 0) }
      position += (part.before?.spacing ?? 0) + (part.before?.isFlexibleSpacing == true ? rest : 0)
      let side = sideOffset(part, thickness - axis.across(part.solved.size))
      let offset = axis.isHorizontal ? CGPoint(x: position, y: side) : CGPoint(x: side, y: position)
      let moved = part.solved.moved(by: offset)
      result.leaves += moved.leaves
      result.supplements += moved.supplements
      position += axis.along(part.solved.size)
      position += (part.after?.spacing ?? 0) + (part.after?.isFlexibleSpacing == true ? rest : 0)
    }
    let length = axis.growsAlong ? position : axis.space
    result.size =
      axis.isHorizontal ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
    return result
  }

  /// Returns the offset of an item across its group, given the remaining space.
  private func sideOffset(_ part: Placed, _ space: CGFloat) -> CGFloat {
    let (above, below) = (part.above?.spacing ?? 0, part.below?.spacing ?? 0)
    let rest = max(space - above - below, 0)
    switch (part.above?.isFlexibleSpacing ?? false, part.below?.isFlexibleSpacing ?? false) {
    case (true, true): return above + rest / 2
    case (true, false): return above + rest
    case (false, _): return above
    }
  }

  /// Extends items with uniform dimensions to the largest of them.
  private func makeUniform(_ placed: inout [Placed], _ isHorizontal: Bool) {
    let sizes = placed.filter(\.isUniform).map { isHorizontal ? $0.solved.size.height : $0.solved.size.width }
    guard let largest = sizes.max() else { return }
    for index in placed.indices where placed[index].isUniform {
      let more = largest - (isHorizontal ? placed[index].solved.size.height : placed[index].solved.size.width)
      guard more > 0 else { continue }
      for leaf in placed[index].solved.leaves.indices {
        if isHorizontal {
          placed[index].solved.leaves[leaf].frame.size.height += more
        } else {
          placed[index].solved.leaves[leaf].frame.size.width += more
        }
      }
      if isHorizontal {
        placed[index].solved.size.height += more
      } else {
        placed[index].solved.size.width += more
      }
    }
  }

  private func edgeSpacing(of item: NSCollectionLayoutItem, _ isHorizontal: Bool) -> Placed {
    let edges = item.edgeSpacing
    let empty = SolvedGroup(size: .zero)
    return isHorizontal
      ? Placed(
        solved: empty, before: edges?.leading, after: edges?.trailing, above: edges?.top, below: edges?.bottom
      )
      : Placed(
        solved: empty, before: edges?.top, after: edges?.bottom, above: edges?.leading, below: edges?.trailing
      )
  }
}
