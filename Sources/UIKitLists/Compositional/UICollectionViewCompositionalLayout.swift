import Foundation

/// The settings of a compositional layout that apply to all sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }

  /// The scroll direction. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of section insets. The default is the safe area; lists have their edges until another one is set.
  open var contentInsetsReference: UIContentInsetsReference {
    get { givenInsetsReference ?? .safeArea }
    set { givenInsetsReference = newValue }
  }
  /// The reference that the application has set; `nil` for none.
  private(set) var givenInsetsReference: UIContentInsetsReference?

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.givenInsetsReference = givenInsetsReference
    return copy
  }
}

/// A closure that returns the section for an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout composed of sections, each with its own arrangement of groups and items.
///
/// Sections are requested when the layout is invalidated, and measured by `SectionGeometry`. Visible elements
/// are found by binary search among the sections and among the groups of a section.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// Creates a layout with one arrangement for all sections.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }

  /// Creates a layout with one arrangement for all sections.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout with a closure that provides sections.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout with a closure that provides sections, and a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    storedConfiguration = configuration
    super.init()
  }

  /// Creates a layout without sections. Documents contain no layouts of this class.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  /// The configuration of the layout. Setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      invalidateLayout()
    }
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var dependsOnInsets: Bool { true }

  // MARK: State

  private var sections: [SectionGeometry]?
  /// The headers and footers of the whole layout, as a section without items that encloses the others.
  private var whole: SectionGeometry?
  private var known: [Int: ([Int: CGSize], [Int: CGSize])] = [:]
  private var total: CGFloat = 0
  private var settledSize = CGSize.zero
  private var needsStacking = false
  private var environment: LayoutEnvironment?

  private var isVertical: Bool { storedConfiguration.scrollDirection == .vertical }

  // MARK: Invalidation

  open override func prepare() {
    super.prepare()
    settle()
  }

  open override func invalidateLayout() {
    forget()
    super.invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.preferred.isEmpty, !context.invalidateEverything {
      for wish in context.preferred { take(wish.size, of: wish.element) }
    } else if !context.onlyMovesPinnedElements {
      forget()
    }
    super.invalidateLayout(with: context)
  }

  /// Discards the sections but keeps the preferred sizes of elements.
  private func forget() {
    for section in sections ?? [] { known[section.index] = section.knownWishes }
    sections = nil
    whole = nil
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != settledSize
      || (sections ?? []).contains {
        $0.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      }
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.onlyMovesPinnedElements = newBounds.size == settledSize
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let key = ElementKey(originalAttributes)
    let size = preferredAttributes.size
    guard size != originalAttributes.size, let sections, key.path.count > 0 else { return false }
    switch key.category {
    case .cell:
      guard key.path.count == 2, sections.indices.contains(key.path.section) else { return false }
      return !sections[key.path.section].isKnown(size, of: key.path.item)
    case .supplementaryView:
      guard let (section, index) = boundary(key) else { return false }
      return !section.isKnown(size, ofBoundary: index)
    case .decorationView: return false
    }
  }

  private func take(_ size: CGSize, of key: ElementKey) {
    switch key.category {
    case .cell:
      guard key.path.count == 2, let sections, sections.indices.contains(key.path.section) else { return }
      if sections[key.path.section].take(size, of: key.path.item) { needsStacking = true }
    case .supplementaryView:
      if let (section, index) = boundary(key), section.take(size, ofBoundary: index) { needsStacking = true }
    case .decorationView: break
    }
  }

  /// Returns the section and index of a boundary supplementary item.
  private func boundary(_ key: ElementKey) -> (SectionGeometry, Int)? {
    let section: SectionGeometry?
    if key.path.count == 1 {
      section = whole
    } else {
      section = sections.flatMap { $0.indices.contains(key.path.section) ? $0[key.path.section] : nil }
    }
    guard let section,
      let index = section.section.boundarySupplementaryItems.firstIndex(where: { $0.elementKind == key.kind })
    else { return nil }
    return (section, index)
  }

  override func itemsChanged(_ changes: RowChanges, from old: [Int], to new: [Int]) {
    forget()
    var moved: [Int: ([Int: CGSize], [Int: CGSize])] = [:]
    for (section, wishes) in known where !changes.isReloaded(section: section) {
      guard let after = changes.sectionAfter(section) else { continue }
      moved[after, default: ([:], [:])].1 = wishes.1
      for (item, size) in wishes.0 {
        let path = IndexPath(item: item, section: section)
        guard !changes.isReloaded(path), let target = changes.rowAfter(path) else { continue }
        moved[target.section, default: ([:], [:])].0[target.item] = size
      }
    }
    known = moved
  }

  override func itemsWereReloaded() {
    sections = nil
    whole = nil
    known = [:]
  }

  // MARK: Sections

  private func settle() {
    guard let view = collectionView, view.contentLayout == nil else { return }
    if settledSize != view.bounds.size {
      // Preferred sizes for another width are no longer valid.
      if settledSize.width != view.bounds.width { known = [:] } else { forget() }
      settledSize = view.bounds.size
      sections = nil
      whole = nil
    }
    view.countIfNeeded()
    let counts = view.counts ?? []
    if sections == nil || sections?.map(\.count) != counts { makeSections(view, counts) }
    guard needsStacking else { return }
    needsStacking = false
    for section in sections ?? [] { _ = section.settle() }
    stack()
  }

  private func makeSections(_ view: UICollectionView, _ counts: [Int]) {
    let inset = view.adjustedContentInset
    let size = CGSize(
      width: max(view.bounds.width - inset.left - inset.right, 0),
      height: max(view.bounds.height - inset.top - inset.bottom, 0))
    let environment = LayoutEnvironment(LayoutContainer(size, .zero), view.traitCollection)
    self.environment = environment
    var made: [SectionGeometry] = []
    made.reserveCapacity(counts.count)
    for (index, count) in counts.enumerated() {
      guard let section = provider(index, environment) else {
        TableExceptions.stop(
          because:
            "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
            + "section. This is a client error.")
      }
      section.list?.finish(section, index: index, count: count, view)
      let more = referenceInsets(section, view)
      let geometry = SectionGeometry(
        index, section, count: count, isVertical: isVertical, bounds: size, insets: more, environment)
      if let (items, boundaries) = known[index] { geometry.take(items, boundaries) }
      geometry.measure()
      made.append(geometry)
    }
    sections = made
    needsStacking = true
    makeWhole(size, environment)
  }

  /// Creates the section of the layout's own headers and footers, which encloses all others.
  private func makeWhole(_ size: CGSize, _ environment: LayoutEnvironment) {
    let items = storedConfiguration.boundarySupplementaryItems
    guard !items.isEmpty else {
      whole = nil
      return
    }
    let one = NSCollectionLayoutDimension.absolute(1)
    let filler = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(widthDimension: one, heightDimension: one)
    ) { _ in [] }
    let section = NSCollectionLayoutSection(group: filler)
    section.boundarySupplementaryItems = items
    whole = SectionGeometry(
      -1, section, count: 0, isVertical: isVertical, bounds: size, insets: .zero, environment)
  }

  /// Positions the sections one after the other.
  private func stack() {
    let sections = sections ?? []
    func place(from start: CGFloat) -> CGFloat {
      var top = start
      for (index, section) in sections.enumerated() {
        if index > 0 { top += storedConfiguration.interSectionSpacing }
        section.top = top
        top += section.length
      }
      return top
    }
    guard let whole else {
      total = place(from: 0)
      return
    }
    // The enclosing section has the total length of the others.
    whole.section.contentInsets = .zero
    let inner = place(from: 0)
    whole.measure(around: inner)
    total = whole.length
    _ = place(from: whole.contentStart)
  }

  /// Returns the section's insets, including those of its reference.
  private func referenceInsets(
    _ section: NSCollectionLayoutSection, _ view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    var reference = section.contentInsetsReference
    if reference == .automatic {
      // Lists have margins of their own.
      reference = storedConfiguration.givenInsetsReference ?? (section.list == nil ? .safeArea : .none)
    }
    var more: UIEdgeInsets
    switch reference {
    case .automatic, .safeArea: more = view.safeAreaInsets
    case .none: more = .zero
    case .layoutMargins: more = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      more = UIEdgeInsets(
        top: 0, left: max(frame.minX - view.bounds.minX, 0), bottom: 0,
        right: max(view.bounds.maxX - frame.maxX, 0))
    }
    let present = view.adjustedContentInset
    let (left, right) = (max(more.left - present.left, 0), max(more.right - present.right, 0))
    let (lead, trail) = view.isMirrored ? (right, left) : (left, right)
    var insets = section.contentInsets
    if isVertical {
      insets.leading += lead
      insets.trailing += trail
    } else {
      insets.top += max(more.top - present.top, 0)
      insets.bottom += max(more.bottom - present.bottom, 0)
    }
    return insets
  }

  // MARK: Geometry

  open override var collectionViewContentSize: CGSize {
    settle()
    guard let size = environment?.container.contentSize else { return .zero }
    return isVertical ? CGSize(width: size.width, height: total) : CGSize(width: total, height: size.height)
  }

  private func origin(_ section: SectionGeometry) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: section.top) : CGPoint(x: section.top, y: 0)
  }

  /// Calls the closure with the sections that intersect a rectangle.
  private func forEachSection(in rect: CGRect, _ body: (SectionGeometry) -> Void) {
    guard let sections else { return }
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var index = sections.lastIndexBySearch { $0.top <= low } ?? 0
    // Sections without length begin at the start of the next one.
    while index > 0, sections[index - 1].top + sections[index - 1].length > low { index -= 1 }
    while index < sections.count, sections[index].top <= high {
      body(sections[index])
      index += 1
    }
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    settle()
    var result: [UICollectionViewLayoutAttributes] = []
    if let whole { addBoundaries(of: whole, rect, &result) }
    let isBounds = collectionView.map { $0.mirrored($0.bounds) == rect } ?? false
    forEachSection(in: rect) { section in
      addDecorations(of: section, rect, &result)
      addBoundaries(of: section, rect, &result)
      let start = result.count
      addItems(of: section, rect, &result)
      guard isBounds, let handler = section.section.visibleItemsInvalidationHandler, let environment,
        result.count > start
      else { return }
      let offset =
        section.scrolls
        ? collectionView?.scrollers[section.index]?.layoutOffset ?? .zero : rect.origin
      handler(result[start...].map { VisibleItem($0) }, offset, environment)
    }
    return result
  }

  private func addItems(
    of section: SectionGeometry, _ rect: CGRect, _ result: inout [UICollectionViewLayoutAttributes]
  ) {
    let origin = origin(section)
    var local = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    if section.scrolls {
      // The visible part is determined by the section's orthogonal scroll view.
      let area = section.scrollArea.frame
      guard area.offsetBy(dx: origin.x, dy: origin.y).meets(rect) else { return }
      let offset = collectionView?.scrollers[section.index]?.layoutOffset ?? .zero
      local = area.offsetBy(dx: offset.x, dy: offset.y)
    }
    var made: [UICollectionViewLayoutAttributes] = []
    section.forEach(in: local) { item, leaf in
      made.append(attributes(item, leaf, section))
    } _: { badge, item, frame in
      guard frame.meets(local) else { return }
      made.append(attributes(badge, item, frame, section))
    }
    result += made
  }

  private func attributes(
    _ item: Int, _ leaf: SolvedGroup.Leaf, _ section: SectionGeometry
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell, nil, IndexPath(item: item, section: section.index))
    let origin = origin(section)
    attributes.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
    attributes.zIndex = leaf.zIndex
    attributes.measured = leaf.measured
    attributes.scrollerSection = section.scrolls ? section.index : nil
    return attributes
  }

  private func attributes(
    _ badge: NSCollectionLayoutSupplementaryItem, _ item: Int, _ frame: CGRect, _ section: SectionGeometry
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      .supplementaryView, badge.elementKind, IndexPath(item: item, section: section.index))
    let origin = origin(section)
    attributes.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    attributes.zIndex = badge.zIndex
    attributes.measured = .init(width: false, height: false)
    attributes.scrollerSection = section.scrolls ? section.index : nil
    return attributes
  }

  private func addBoundaries(
    of section: SectionGeometry, _ rect: CGRect, _ result: inout [UICollectionViewLayoutAttributes]
  ) {
    for index in section.section.boundarySupplementaryItems.indices {
      let attributes = boundaryAttributes(index, section)
      if attributes.frame.meets(rect) { result.append(attributes) }
    }
  }

  private func boundaryAttributes(
    _ index: Int, _ section: SectionGeometry
  ) -> UICollectionViewLayoutAttributes {
    let item = section.section.boundarySupplementaryItems[index]
    let path = section.index < 0 ? IndexPath(index: 0) : IndexPath(item: 0, section: section.index)
    let attributes = makeAttributes(.supplementaryView, item.elementKind, path)
    let natural = section.boundaryFrame(index)
    var frame = natural
    let origin = origin(section)
    if let view = collectionView {
      let inset = view.adjustedContentInset
      let bounds = view.mirrored(view.bounds)
      frame =
        isVertical
        ? section.pinned(
          index, frame, low: bounds.minY + inset.top - origin.y, high: bounds.maxY - inset.bottom - origin.y)
        : section.pinned(
          index, frame, low: bounds.minX + inset.left - origin.x, high: bounds.maxX - inset.right - origin.x)
    }
    attributes.isPinned = frame != natural
    let insets = item.contentInsets
    attributes.frame = CGRect(
      x: frame.minX + origin.x + insets.leading, y: frame.minY + origin.y + insets.top,
      width: max(frame.width - insets.leading - insets.trailing, 0),
      height: max(frame.height - insets.top - insets.bottom, 0))
    attributes.zIndex = attributes.isPinned ? max(item.zIndex, 10) : item.zIndex
    attributes.measured = item.layoutSize.measured
    return attributes
  }

  private func addDecorations(
    of section: SectionGeometry, _ rect: CGRect, _ result: inout [UICollectionViewLayoutAttributes]
  ) {
    for index in section.section.decorationItems.indices {
      let attributes = decorationAttributes(index, section)
      if attributes.frame.meets(rect) { result.append(attributes) }
    }
  }

  private func decorationAttributes(
    _ index: Int, _ section: SectionGeometry
  ) -> UICollectionViewLayoutAttributes {
    let item = section.section.decorationItems[index]
    let attributes = makeAttributes(
      .decorationView, item.elementKind, IndexPath(item: 0, section: section.index))
    let origin = origin(section)
    let area = section.area
    let insets = item.contentInsets
    attributes.frame = CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(area.width - insets.leading - insets.trailing, 0),
      height: max(area.height - insets.top - insets.bottom, 0))
    attributes.zIndex = item.zIndex
    attributes.measured = .init(width: false, height: false)
    return attributes
  }

  private func section(_ path: IndexPath) -> SectionGeometry? {
    settle()
    guard path.count > 0, let sections, sections.indices.contains(path[0]) else { return nil }
    return sections[path[0]]
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, let section = section(indexPath), let leaf = section.leaf(indexPath.item)
    else {
      return nil
    }
    return attributes(indexPath.item, leaf, section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settle()
    if let (section, index) = boundary(ElementKey(.supplementaryView, elementKind, indexPath)) {
      return boundaryAttributes(index, section)
    }
    guard indexPath.count == 2, let section = section(indexPath), let leaf = section.leaf(indexPath.item),
      let badge = leaf.supplements.first(where: { $0.elementKind == elementKind })
    else { return nil }
    return attributes(badge, indexPath.item, badge.frame(on: leaf.frame), section)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = section(indexPath),
      let index = section.section.decorationItems.firstIndex(where: { $0.elementKind == elementKind })
    else { return nil }
    return decorationAttributes(index, section)
  }

  // MARK: Orthogonally scrolling sections

  override func scrollers(in rect: CGRect) -> [SectionScroller] {
    settle()
    var result: [SectionScroller] = []
    forEachSection(in: rect) { section in
      guard section.scrolls, section.count > 0 else { return }
      let (area, size) = section.scrollArea
      let origin = origin(section)
      result.append(
        SectionScroller(
          section: section.index, frame: area.offsetBy(dx: origin.x, dy: origin.y), contentSize: size,
          layout: section.section))
    }
    return result
  }

  /// Returns the offset at which an orthogonally scrolling section comes to rest.
  func rest(
    ofSection index: Int, from start: CGPoint, at present: CGPoint, proposed: CGPoint, velocity: CGPoint
  ) -> CGPoint {
    guard let sections, sections.indices.contains(index) else { return proposed }
    let section = sections[index]
    return isVertical
      ? CGPoint(
        x: section.rest(from: start.x, at: present.x, proposed: proposed.x, velocity: velocity.x), y: 0)
      : CGPoint(
        x: 0, y: section.rest(from: start.y, at: present.y, proposed: proposed.y, velocity: velocity.y))
  }

  /// The first section's configuration that is a list; `nil` if none is.
  var firstList: UICollectionLayoutListConfiguration? { sections?.lazy.compactMap(\.section.list).first }

  /// Returns the list configuration of a section; `nil` if it is not a list.
  func list(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    sections.flatMap { $0.indices.contains(index) ? $0[index].section.list : nil }
  }
}
