import ClassMetadata
import Foundation

/// A layout that arranges items in lines: rows if the collection view scrolls vertically, columns if it
/// scrolls horizontally.
///
/// `FlowLines` fills the lines of a section. The delegate or the layout's properties determine sizes; with an
/// estimated item size, items size themselves.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The reference of section insets. Raw values match UIKit's.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  /// An estimated item size for self-sizing items, which have `itemSize` until they are measured.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The minimum spacing between lines, in points. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum spacing between items of a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items, in points. The default is 50 x 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of items, in points. Zero, the default, means that items do not size themselves.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The direction in which the collection view scrolls. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers, in points. Only the dimension in the scroll direction is used; zero means no
  /// headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, in points. Only the dimension in the scroll direction is used; zero means no
  /// footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The insets of sections, in points. The default is zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The reference of the section insets. The default is the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// A Boolean value that indicates whether headers float while their section is visible. The default is
  /// `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// A Boolean value that indicates whether footers float while their section is visible. The default is
  /// `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: State

  private var metrics: [FlowMetrics]?
  private var sections: [FlowSection]?
  private var total: CGFloat = 0
  private var extent: CGFloat = 0
  /// The size of the collection view for which sections were laid out.
  private var settledSize = CGSize.zero
  /// The preferred sizes of items, by section and item.
  private var preferred: [Int: [Int: CGSize]] = [:]

  private var isVertical: Bool { scrollDirection == .vertical }
  private var estimates: Bool { estimatedItemSize != .zero }

  // MARK: Invalidation

  open override func prepare() {
    super.prepare()
    settle()
  }

  open override func invalidateLayout() {
    metrics = nil
    sections = nil
    super.invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || context.preferred.isEmpty && flow?.invalidateFlowLayoutDelegateMetrics != false
    {
      metrics = nil
      sections = nil
    } else if flow?.invalidateFlowLayoutAttributes != false {
      sections = nil
    }
    for wish in context.preferred where wish.element.category == .cell {
      let path = wish.element.path
      preferred[path.section, default: [:]][path.item] = wish.size
      sections = nil
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let old = settledSize
    if isVertical ? newBounds.width != old.width : newBounds.height != old.height { return true }
    return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      let changes = isVertical ? newBounds.width != settledSize.width : newBounds.height != settledSize.height
      flow.invalidateFlowLayoutDelegateMetrics = changes
      flow.invalidateFlowLayoutAttributes = changes
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimates && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  override var dependsOnInsets: Bool { true }

  override func itemsChanged(_ changes: RowChanges, from old: [Int], to new: [Int]) {
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in preferred where !changes.isReloaded(section: section) {
      for (item, size) in sizes {
        let path = IndexPath(item: item, section: section)
        guard !changes.isReloaded(path), let after = changes.rowAfter(path) else { continue }
        moved[after.section, default: [:]][after.item] = size
      }
    }
    preferred = moved
  }

  override func itemsWereReloaded() {
    preferred = [:]
    metrics = nil
    sections = nil
  }

  // MARK: Geometry

  open override var collectionViewContentSize: CGSize {
    settle()
    return isVertical ? CGSize(width: extent, height: total) : CGSize(width: total, height: extent)
  }

  /// Returns the size within the content insets, in which lines are laid out.
  private func insetBounds(of view: UICollectionView) -> CGSize {
    let inset = view.adjustedContentInset
    return CGSize(
      width: max(view.bounds.width - inset.left - inset.right, 0),
      height: max(view.bounds.height - inset.top - inset.bottom, 0))
  }

  private func settle() {
    guard let view = collectionView, view.contentLayout == nil else { return }
    let size = insetBounds(of: view)
    extent = isVertical ? size.width : size.height
    if settledSize != view.bounds.size {
      settledSize = view.bounds.size
      sections = nil
    }
    view.countIfNeeded()
    view.countIfNeeded()
    let counts = view.counts ?? []
    guard sections == nil || sections?.map(\.count) != counts else { return }
    if metrics?.count != counts.count || metrics?.map(\.count) != counts {
      metrics = askMetrics(view, counts)
    }
    let metrics = metrics ?? []
    var result: [FlowSection] = []
    result.reserveCapacity(counts.count)
    var top: CGFloat = 0
    var overflows = false
    for (index, metric) in metrics.enumerated() {
      let section = FlowSection(
        metric, top: top, extent: extent, isVertical: isVertical,
        preferred: estimates ? preferred[index] : nil)
      overflows = overflows || section.lines.overflows
      top += section.length
      result.append(section)
    }
    sections = result
    total = top
    if overflows, !estimates { warnOfItemsTooLarge(view) }
  }

  private func askMetrics(_ view: UICollectionView, _ counts: [Int]) -> [FlowMetrics] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    // The delegate while it is not known to have no sizes.
    var sizing = delegate
    return counts.enumerated().map { section, count in
      var metric = FlowMetrics(count: count)
      let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      metric.inset = adding(to: inset, view)
      metric.lineSpacing =
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      metric.spacing =
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let header =
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      let footer =
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      metric.header = check(isVertical ? header.height : header.width)
      metric.footer = check(isVertical ? footer.height : footer.width)
      var first: CGSize?
      if count > 0, let delegate = sizing {
        first = OptionalMethod.sizeForItem.result(of: delegate) {
          delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
        }
        if first == nil { sizing = nil }
      }
      if sizing == nil || count == 0 {
        metric.size = check(startSize ?? itemSize)
      } else if let delegate, let first {
        var sizes = [check(first)]
        sizes.reserveCapacity(count)
        for item in 1..<max(count, 1) {
          let path = IndexPath(item: item, section: section)
          sizes.append(check(delegate.collectionView(view, layout: self, sizeForItemAt: path)))
        }
        metric.sizes = sizes
        metric.size = first
      }
      return metric
    }
  }

  /// The size of items that have not been measured; `nil` for `itemSize`.
  private var startSize: CGSize? {
    guard estimates, estimatedItemSize != UICollectionViewFlowLayout.automaticSize else { return nil }
    return estimatedItemSize
  }

  private func adding(to inset: UIEdgeInsets, _ view: UICollectionView) -> UIEdgeInsets {
    let more: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: more = view.safeAreaInsets
    case .fromLayoutMargins: more = view.layoutMargins
    }
    let present = view.adjustedContentInset
    return isVertical
      ? UIEdgeInsets(
        top: inset.top, left: inset.left + max(more.left - present.left, 0), bottom: inset.bottom,
        right: inset.right + max(more.right - present.right, 0))
      : UIEdgeInsets(
        top: inset.top + max(more.top - present.top, 0), left: inset.left,
        bottom: inset.bottom + max(more.bottom - present.bottom, 0), right: inset.right)
  }

  private func check(_ size: CGSize) -> CGSize {
    CGSize(width: check(size.width), height: check(size.height))
  }

  private func check(_ length: CGFloat) -> CGFloat {
    if length.isNaN {
      TableExceptions.stop("CALayerInvalidGeometry", because: "CALayer position contains NaN: [nan nan]")
    }
    if length < 0 {
      TableExceptions.stop(because: "negative sizes are not supported in the flow layout")
    }
    return length
  }

  private func warnOfItemsTooLarge(_ view: UICollectionView) {
    let (length, sides) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    LayoutLog.write(
      """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(length) must be less than the \(length) of the UICollectionView minus the section insets \(sides) values, \
      minus the content insets \(sides) values.
      The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \(view.description).
      Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.
      """)
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    settle()
    guard let sections else { return [] }
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    var index = sections.lastIndexBySearch { $0.top <= low } ?? 0
    while index < sections.count, sections[index].top <= high {
      let section = sections[index]
      let header = supplement(index, isHeader: true)
      if let header, header.frame.meets(rect) { result.append(header) }
      let range = section.lines.items(from: low - section.linesTop, to: high - section.linesTop)
      for item in range {
        let attributes = itemAttributes(item, index)
        if attributes.frame.meets(rect) { result.append(attributes) }
      }
      if let footer = supplement(index, isHeader: false), footer.frame.meets(rect) {
        result.append(footer)
      }
      index += 1
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    settle()
    guard let sections, indexPath.count == 2, sections.indices.contains(indexPath[0]), indexPath[1] >= 0,
      indexPath[1] < sections[indexPath[0]].count
    else { return nil }
    return itemAttributes(indexPath.item, indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settle()
    guard let sections, indexPath.count > 0, sections.indices.contains(indexPath[0]) else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return supplement(indexPath[0], isHeader: true) ?? absent(elementKind, at: indexPath)
    case UICollectionView.elementKindSectionFooter:
      return supplement(indexPath[0], isHeader: false) ?? absent(elementKind, at: indexPath)
    default: return nil
    }
  }

  /// Returns the attributes of a missing header or footer: without a size, as public tests that ran on iOS
  /// expect. No view is created for them.
  private func absent(_ kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    makeAttributes(.supplementaryView, kind, IndexPath(item: 0, section: indexPath[0]))
  }

  private func itemAttributes(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell, nil, IndexPath(item: item, section: section))
    attributes.frame = sections?[section].frame(item, isVertical: isVertical) ?? .zero
    attributes.measured = .init(width: estimates, height: estimates)
    return attributes
  }

  /// Returns the attributes of a header or footer. Pinned ones float while their section is visible.
  private func supplement(_ index: Int, isHeader: Bool) -> UICollectionViewLayoutAttributes? {
    guard let section = sections?[index] else { return nil }
    let length = isHeader ? section.header : section.footer
    guard length > 0 else { return nil }
    let kind =
      isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    let attributes = makeAttributes(.supplementaryView, kind, IndexPath(item: 0, section: index))
    let natural = isHeader ? section.top : section.top + section.length - length
    var position = natural
    if let view = collectionView,
      isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    {
      let inset = view.adjustedContentInset
      let origin = view.mirrored(view.bounds).origin
      if isHeader {
        let edge = isVertical ? origin.y + inset.top : origin.x + inset.left
        position = max(natural, min(edge, section.top + section.length - section.footer - length))
      } else {
        let edge =
          isVertical
          ? origin.y + view.bounds.height - inset.bottom : origin.x + view.bounds.width - inset.right
        position = min(natural, max(edge - length, section.top + section.header))
      }
      attributes.isPinned = position != natural
    }
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: position, width: extent, height: length)
      : CGRect(x: position, y: 0, width: length, height: extent)
    attributes.zIndex = attributes.isPinned ? 10 : 0
    attributes.measured = .init(width: false, height: false)
    return attributes
  }

  // MARK: Documents

  /// Returns the frames of the cells of one section, for display on the canvas.
  ///
  /// - Parameters:
  ///   - sizes: The cells' sizes, in points.
  ///   - bounds: The collection view's size.
  package func frames(
    of sizes: [CGSize], in bounds: CGSize
  ) -> (header: CGRect, cells: [CGRect], footer: CGRect, contentSize: CGSize) {
    var metric = FlowMetrics(count: sizes.count)
    metric.inset = sectionInset
    metric.lineSpacing = minimumLineSpacing
    metric.spacing = minimumInteritemSpacing
    metric.header = isVertical ? headerReferenceSize.height : headerReferenceSize.width
    metric.footer = isVertical ? footerReferenceSize.height : footerReferenceSize.width
    metric.sizes = sizes
    let extent = isVertical ? bounds.width : bounds.height
    let section = FlowSection(metric, top: 0, extent: extent, isVertical: isVertical, preferred: nil)
    func rect(_ position: CGFloat, _ length: CGFloat) -> CGRect {
      isVertical
        ? CGRect(x: 0, y: position, width: extent, height: length)
        : CGRect(x: position, y: 0, width: length, height: extent)
    }
    return (
      rect(0, section.header), sizes.indices.map { section.frame($0, isVertical: isVertical) },
      rect(section.length - section.footer, section.footer), rect(0, section.length).size
    )
  }
}

/// The metrics from which a section of a flow layout is laid out.
struct FlowMetrics {
  var count: Int
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var spacing: CGFloat = 0
  /// The length of the header in the scroll direction. Likewise the footer.
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// The size of all items if `sizes` is `nil`.
  var size = CGSize.zero
  var sizes: [CGSize]?
}

/// The geometry of a section of a flow layout, from its header to its footer.
struct FlowSection {
  let count: Int
  /// The position in the scroll direction, from the start of the content.
  let top: CGFloat
  let length: CGFloat
  let linesTop: CGFloat
  let header: CGFloat
  let footer: CGFloat
  let lines: FlowLines
  private let start: CGFloat

  init(
    _ metric: FlowMetrics, top: CGFloat, extent: CGFloat, isVertical: Bool, preferred: [Int: CGSize]?
  ) {
    count = metric.count
    self.top = top
    header = metric.header
    footer = metric.footer
    let inset = metric.inset
    start = isVertical ? inset.left : inset.top
    let space = extent - start - (isVertical ? inset.right : inset.bottom)
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    func turned(_ size: CGSize) -> CGSize {
      isVertical ? size : CGSize(width: size.height, height: size.width)
    }
    if metric.sizes == nil, preferred?.isEmpty != false {
      lines = FlowLines(
        count: metric.count, size: turned(metric.size), space: space, spacing: metric.spacing,
        lineSpacing: metric.lineSpacing)
    } else {
      var sizes = metric.sizes ?? Array(repeating: metric.size, count: metric.count)
      for (item, size) in preferred ?? [:] where sizes.indices.contains(item) { sizes[item] = size }
      lines = FlowLines(
        isVertical ? sizes : sizes.map { turned($0) }, space: space, spacing: metric.spacing,
        lineSpacing: metric.lineSpacing)
    }
    linesTop = top + header + before
    // A section without items keeps its insets, as on Apple's platforms.
    length = header + before + lines.length + after + footer
  }

  func frame(_ item: Int, isVertical: Bool) -> CGRect {
    let place = lines.place(item)
    let size = lines.size(item)
    return isVertical
      ? CGRect(x: start + place.along, y: linesTop + place.across, width: size.width, height: size.height)
      : CGRect(x: linesTop + place.across, y: start + place.along, width: size.height, height: size.width)
  }
}
