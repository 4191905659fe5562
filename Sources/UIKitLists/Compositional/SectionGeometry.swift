import Foundation

/// The geometry of a section of a compositional layout, in points from the section's corner; leading edges
/// are at the left.
///
/// The section's group is resolved once. Groups follow each other in the scroll direction, or across it in an
/// orthogonally scrolling section. While they are equal, only one group and a count are stored. Where
/// preferred sizes differ from the estimates, their group is resolved again with them, and a tree of sums
/// stores the lengths.
@MainActor
final class SectionGeometry {
  let index: Int
  let section: NSCollectionLayoutSection
  let count: Int
  private let isVertical: Bool
  private let environment: LayoutEnvironment
  /// The size of the collection view within its content insets.
  private let bounds: CGSize
  /// The section's insets, including those of its reference.
  let insets: NSDirectionalEdgeInsets

  /// The start of the section in the scroll direction.
  var top: CGFloat = 0
  /// The length of the section in the scroll direction.
  private(set) var length: CGFloat = 0

  private var template = SolvedGroup(size: .zero)
  private var perGroup = 1
  private var lengths = RowHeights(count: 0, estimate: 0)
  /// The first item of each group, if groups have different numbers of items.
  private var firsts: [Int]?
  private var wishes: [Int: CGSize] = [:]
  private var boundaryWishes: [Int: CGSize] = [:]
  private var sides: [Int: CGFloat] = [:]

  private var extensions = NSDirectionalEdgeInsets.zero
  private var boundarySizes: [CGSize] = []

  init(
    _ index: Int, _ section: NSCollectionLayoutSection, count: Int, isVertical: Bool, bounds: CGSize,
    insets: NSDirectionalEdgeInsets, _ environment: LayoutEnvironment
  ) {
    self.index = index
    self.section = section
    self.count = count
    self.isVertical = isVertical
    self.bounds = bounds
    self.insets = insets
    self.environment = environment
  }

  /// Adopts the preferred sizes from an earlier geometry of the section.
  func take(_ wishes: [Int: CGSize], _ boundaryWishes: [Int: CGSize]) {
    self.wishes = wishes
    self.boundaryWishes = boundaryWishes
  }

  var knownWishes: ([Int: CGSize], [Int: CGSize]) { (wishes, boundaryWishes) }

  var scrolls: Bool { section.orthogonalScrollingBehavior != .none }
  /// A Boolean value that indicates whether groups follow each other vertically.
  private var stacksDown: Bool { isVertical != scrolls }

  private func along(_ size: CGSize) -> CGFloat { stacksDown ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { stacksDown ? size.width : size.height }

  // MARK: Measuring

  /// The size available to groups.
  private var container: CGSize {
    CGSize(
      width: max(
        bounds.width - insets.leading - insets.trailing
          - (isVertical ? extensions.leading + extensions.trailing : 0), 0),
      height: max(
        bounds.height - insets.top - insets.bottom - (isVertical ? 0 : extensions.top + extensions.bottom), 0)
    )
  }

  func measure() {
    measureBoundaries()
    template = solver(first: 0, limit: .max, wishes: false).solve(section.group, in: container)
    perGroup = max(template.leaves.count, 1)
    sides = [:]
    if variesByGroup {
      fillGroups()
    } else {
      firsts = nil
      let groups = template.leaves.isEmpty ? 0 : (count + perGroup - 1) / perGroup
      lengths = RowHeights(count: groups, estimate: along(template.size) + section.interGroupSpacing)
      // Groups with items of known preferred sizes, and the last one, which may have fewer items.
      var changed = Set(wishes.keys.filter { $0 < count }.map { $0 / perGroup })
      if groups > 0, count % perGroup != 0 { changed.insert(groups - 1) }
      for group in changed.sorted() { settle(group) }
    }
    updateLength()
  }

  private func solver(first: Int, limit: Int, wishes: Bool = true) -> GroupSolver {
    var solver = GroupSolver(environment: environment)
    solver.limit = limit
    if wishes, !self.wishes.isEmpty {
      let known = self.wishes
      solver.wish = { known[first + $0] }
    }
    return solver
  }

  /// A Boolean value that indicates whether the number of items per group depends on preferred sizes, as
  /// items of estimated length fill lines.
  private var variesByGroup: Bool {
    let group = section.group
    guard case .repeating = group.arrangement else { return false }
    let own = group.isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    guard !own.isEstimated else { return false }
    return group.subitems.contains {
      ($0.isKind(ofGroup: false))
        && (group.isHorizontal ? $0.layoutSize.widthDimension : $0.layoutSize.heightDimension).isEstimated
    }
  }

  private func fillGroups() {
    var starts: [Int] = []
    var all: [CGFloat] = []
    var first = 0
    while first < count {
      let solved = solver(first: first, limit: count - first).solve(section.group, in: container)
      starts.append(first)
      all.append(along(solved.size) + section.interGroupSpacing)
      sides[starts.count - 1] = across(solved.size)
      first += max(solved.leaves.count, 1)
    }
    firsts = starts
    lengths = RowHeights(known: all)
  }

  private func settle(_ group: Int) {
    let solved = self.group(group)
    lengths.setHeight(along(solved.size) + section.interGroupSpacing, of: group)
    sides[group] = across(solved.size)
  }

  private var groupsLength: CGFloat {
    lengths.count > 0 ? max(lengths.total - section.interGroupSpacing, 0) : 0
  }

  /// The length of an orthogonally scrolling section in the layout's scroll direction.
  private var thickness: CGFloat {
    guard count > 0 else { return 0 }
    return wishes.isEmpty ? across(template.size) : sides.values.max() ?? across(template.size)
  }

  private func updateLength() {
    let content = scrolls ? thickness : groupsLength
    length =
      isVertical
      ? section.topPadding + extensions.top + insets.top + content + insets.bottom + extensions.bottom
      : extensions.leading + insets.leading + content + insets.trailing + extensions.trailing
  }

  /// Measures a section that encloses others of a total length.
  func measure(around inner: CGFloat) {
    measureBoundaries()
    updateLength()
    length += inner
  }

  /// The start of the enclosed sections in the scroll direction.
  var contentStart: CGFloat { isVertical ? extensions.top : extensions.leading }

  // MARK: Groups

  private func group(_ group: Int) -> SolvedGroup {
    let first = firstItem(of: group)
    let left = count - first
    if firsts == nil, left >= perGroup,
      wishes.isEmpty || !(first..<first + perGroup).contains(where: { wishes[$0] != nil })
    {
      return template
    }
    return solver(first: first, limit: left).solve(section.group, in: container)
  }

  private func firstItem(of group: Int) -> Int { firsts?[group] ?? group * perGroup }

  private func groupIndex(ofItem item: Int) -> Int {
    firsts?.lastIndexBySearch { $0 <= item } ?? item / perGroup
  }

  /// The start of the groups.
  private var origin: CGPoint {
    CGPoint(
      x: extensions.leading + insets.leading + (scrolls && isVertical ? centering : 0),
      y: section.topPadding + extensions.top + insets.top + (scrolls && !isVertical ? centering : 0))
  }

  /// The space before the first group that allows it to be centered.
  private var centering: CGFloat {
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, lengths.count > 0 else { return 0 }
    let first = lengths.height(0) - section.interGroupSpacing
    let space = isVertical ? bounds.width : bounds.height
    return max((space - first) / 2 - (isVertical ? insets.leading : insets.top), 0)
  }

  private func origin(of group: Int) -> CGPoint {
    let offset = lengths.offset(group)
    return stacksDown
      ? CGPoint(x: origin.x, y: origin.y + offset) : CGPoint(x: origin.x + offset, y: origin.y)
  }

  func leaf(_ item: Int) -> SolvedGroup.Leaf? {
    guard item >= 0, item < count, lengths.count > 0 else { return nil }
    let index = groupIndex(ofItem: item)
    let place = item - firstItem(of: index)
    let leaves = group(index).leaves
    guard leaves.indices.contains(place) else { return nil }
    var leaf = leaves[place]
    let origin = origin(of: index)
    leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
    return leaf
  }

  /// Calls the closures with the items and supplementary items that intersect a rectangle.
  func forEach(
    in rect: CGRect, _ item: (Int, SolvedGroup.Leaf) -> Void,
    _ supplement: (NSCollectionLayoutSupplementaryItem, Int, CGRect) -> Void
  ) {
    guard lengths.count > 0 else { return }
    let start = stacksDown ? origin.y : origin.x
    let (low, high) = stacksDown ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    // Supplementary items may extend beyond their group.
    var group = lengths.row(at: low - start - section.interGroupSpacing)
    if group > 0 { group -= 1 }
    while group < lengths.count, start + lengths.offset(group) <= high + 100 {
      let first = firstItem(of: group)
      let origin = origin(of: group)
      let solved = self.group(group)
      for (place, leaf) in solved.leaves.enumerated() {
        var moved = leaf
        moved.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
        if moved.frame.meets(rect) { item(first + place, moved) }
        for badge in leaf.supplements { supplement(badge, first + place, badge.frame(on: moved.frame)) }
      }
      for (badge, container) in solved.supplements {
        supplement(badge, group, badge.frame(on: container.offsetBy(dx: origin.x, dy: origin.y)))
      }
      group += 1
    }
  }

  // MARK: Preferred sizes

  /// Stores the preferred size of an item.
  ///
  /// - Returns: `true` if it differs from the stored one.
  func take(_ size: CGSize, of item: Int) -> Bool {
    guard item < count, wishes[item] != size else { return false }
    wishes[item] = size
    if firsts != nil { needsFill = true } else { changedGroups.insert(groupIndex(ofItem: item)) }
    return true
  }

  func take(_ size: CGSize, ofBoundary index: Int) -> Bool {
    guard boundaryWishes[index] != size else { return false }
    boundaryWishes[index] = size
    needsBoundaries = true
    return true
  }

  func isKnown(_ size: CGSize, of item: Int) -> Bool { wishes[item] == size }
  func isKnown(_ size: CGSize, ofBoundary index: Int) -> Bool { boundaryWishes[index] == size }

  private var needsFill = false
  private var needsBoundaries = false
  private var changedGroups: Set<Int> = []

  /// Resolves the groups that have changed.
  ///
  /// - Returns: `true` if there are any.
  func settle() -> Bool {
    guard needsFill || needsBoundaries || !changedGroups.isEmpty else { return false }
    if needsBoundaries {
      let former = extensions
      measureBoundaries()
      let changesRoom =
        isVertical
        ? former.leading != extensions.leading || former.trailing != extensions.trailing
        : former.top != extensions.top || former.bottom != extensions.bottom
      if changesRoom {
        needsFill = false
        needsBoundaries = false
        changedGroups = []
        measure()
        return true
      }
    }
    if needsFill { fillGroups() }
    for group in changedGroups.sorted() where group < lengths.count { settle(group) }
    needsFill = false
    needsBoundaries = false
    changedGroups = []
    updateLength()
    return true
  }

  // MARK: Headers and footers

  private func measureBoundaries() {
    let sides = section.supplementariesFollowContentInsets ? insets.leading + insets.trailing : 0
    let area = CGSize(width: max(bounds.width - (isVertical ? sides : 0), 0), height: bounds.height)
    extensions = .zero
    boundarySizes = section.boundarySupplementaryItems.enumerated().map { index, item in
      var size = item.layoutSize.size(in: area)
      if let wish = boundaryWishes[index] {
        if item.layoutSize.widthDimension.isEstimated { size.width = wish.width }
        if item.layoutSize.heightDimension.isEstimated { size.height = wish.height }
      }
      if item.extendsBoundary {
        let edges = item.alignment.edges
        if edges.contains(.top) {
          extensions.top = max(extensions.top, size.height - item.offset.y)
        } else if edges.contains(.bottom) {
          extensions.bottom = max(extensions.bottom, size.height + item.offset.y)
        } else if edges.contains(.leading) {
          extensions.leading = max(extensions.leading, size.width - item.offset.x)
        } else if edges.contains(.trailing) {
          extensions.trailing = max(extensions.trailing, size.width + item.offset.x)
        }
      }
      return size
    }
  }

  /// The frame of the whole section.
  var area: CGRect {
    isVertical
      ? CGRect(x: 0, y: 0, width: bounds.width, height: length)
      : CGRect(x: 0, y: 0, width: length, height: bounds.height)
  }

  /// Returns the frame of a boundary supplementary item when it is not pinned.
  func boundaryFrame(_ index: Int) -> CGRect {
    let item = section.boundarySupplementaryItems[index]
    let size = boundarySizes[index]
    let edges = item.alignment.edges
    var area = area
    area.origin.y += section.topPadding
    area.size.height -= section.topPadding
    if isVertical, section.supplementariesFollowContentInsets {
      area.origin.x += insets.leading
      area.size.width -= insets.leading + insets.trailing
    }
    let inner = CGRect(
      x: area.minX + extensions.leading, y: area.minY + extensions.top,
      width: area.width - extensions.leading - extensions.trailing,
      height: area.height - extensions.top - extensions.bottom)
    let place = NSCollectionLayoutAnchor(edges: edges).place
    var origin = CGPoint(
      x: inner.minX + place.x * (inner.width - size.width),
      y: inner.minY + place.y * (inner.height - size.height))
    if item.extendsBoundary {
      if edges.contains(.top) {
        origin.y = inner.minY - size.height
      } else if edges.contains(.bottom) {
        origin.y = inner.maxY
      } else if edges.contains(.leading) {
        origin.x = inner.minX - size.width
      } else if edges.contains(.trailing) {
        origin.x = inner.maxX
      }
    }
    return CGRect(
      x: origin.x + item.offset.x, y: origin.y + item.offset.y, width: size.width, height: size.height)
  }

  /// Returns the frame of a boundary supplementary item for the visible interval, in the scroll direction
  /// from the section's corner.
  func pinned(_ index: Int, _ frame: CGRect, low: CGFloat, high: CGFloat) -> CGRect {
    let item = section.boundarySupplementaryItems[index]
    guard item.pinToVisibleBounds else { return frame }
    let edges = item.alignment.edges
    let isStart = edges.contains(isVertical ? .top : .leading)
    let isEnd = edges.contains(isVertical ? .bottom : .trailing)
    let size = isVertical ? frame.height : frame.width
    let natural = isVertical ? frame.minY : frame.minX
    var position = natural
    if isStart {
      let last = length - (isVertical ? extensions.bottom : extensions.trailing) - size
      position = max(natural, min(low, last))
    } else if isEnd {
      position = min(natural, max(high - size, isVertical ? extensions.top : extensions.leading))
    }
    return isVertical
      ? CGRect(x: frame.minX, y: position, width: frame.width, height: size)
      : CGRect(x: position, y: frame.minY, width: size, height: frame.height)
  }

  // MARK: Orthogonal scrolling

  /// The frame of the orthogonal scroll view, from the section's corner, and its content size.
  var scrollArea: (frame: CGRect, contentSize: CGSize) {
    let start = origin
    let total = groupsLength
    if isVertical {
      let width = start.x + total + insets.trailing + centeringAtEnd
      return (
        CGRect(x: 0, y: start.y, width: bounds.width, height: thickness),
        CGSize(width: max(width, 0), height: thickness)
      )
    }
    let height = start.y + total + insets.bottom + centeringAtEnd
    return (
      CGRect(x: start.x, y: 0, width: thickness, height: bounds.height),
      CGSize(width: thickness, height: max(height, 0))
    )
  }

  private var centeringAtEnd: CGFloat {
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, lengths.count > 0 else { return 0 }
    let last = lengths.height(lengths.count - 1) - section.interGroupSpacing
    let space = isVertical ? bounds.width : bounds.height
    return max((space - last) / 2 - (isVertical ? insets.trailing : insets.bottom), 0)
  }

  /// Returns the offset at which an orthogonally scrolling section comes to rest.
  ///
  /// - Parameters:
  ///   - start: The offset when the drag began.
  ///   - velocity: The velocity, in points per millisecond.
  func rest(from start: CGFloat, at present: CGFloat, proposed: CGFloat, velocity: CGFloat) -> CGFloat {
    guard lengths.count > 0 else { return proposed }
    let lead = isVertical ? insets.leading : insets.top
    let base = isVertical ? origin.x : origin.y
    func boundary(_ group: Int) -> CGFloat {
      if section.orthogonalScrollingBehavior == .groupPagingCentered {
        let space = isVertical ? bounds.width : bounds.height
        let length = lengths.height(group) - section.interGroupSpacing
        return base + lengths.offset(group) + length / 2 - space / 2
      }
      return base + lengths.offset(group) - lead
    }
    func nearest(_ offset: CGFloat) -> Int {
      let group = lengths.row(at: max(offset - boundary(0), 0))
      let next = min(group + 1, lengths.count - 1)
      return abs(boundary(next) - offset) < abs(boundary(group) - offset) ? next : group
    }
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary: return boundary(nearest(proposed))
    case .groupPaging, .groupPagingCentered:
      let from = nearest(start)
      // A flick moves to the next group; otherwise the nearest group is chosen.
      var to = velocity > 0.3 ? from + 1 : velocity < -0.3 ? from - 1 : nearest(present)
      to = min(max(to, from - 1, 0), min(from + 1, lengths.count - 1))
      return boundary(to)
    }
  }
}

extension NSCollectionLayoutItem {
  func isKind(ofGroup: Bool) -> Bool { (self is NSCollectionLayoutGroup) == ofGroup }
}
