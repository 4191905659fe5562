import Foundation

/// A cell's position in its list, and the settings of the list that determine its appearance.
struct ListPlace: Equatable {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  var isFirst = false
  var isLast = false
  var isHeader = false
  /// The kind of supplementary view, if it is one.
  var supplement: Supplement?
  var separators: UIListSeparatorConfiguration?
  /// The width of the collection view, in points, which determines the side margins.
  var width: CGFloat = 0
  /// The parts at the sides that accessories and separators keep out of.
  var unsafe = UnsafeSides()

  enum Supplement { case header, footer }
}

/// A cell, header or footer of a list, with accessories and separators.
///
/// The content view occupies the space between the accessories. Cells are at least 44 points high.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The indentation level of the content.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { accessoriesChanged() } } }
  /// The width of an indentation level, in points. The default is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { accessoriesChanged() } }
  }
  /// A Boolean value that indicates whether leading accessories are indented with the content. The default is
  /// `true`.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { accessoriesChanged() } } }

  /// The accessories of the cell, in the order of the array on each side. A reorder control is last.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }

  private func accessoriesChanged() {
    rebuildAccessories()
    contentSizeMayHaveChanged()
    setNeedsLayout()
  }

  /// A layout guide for the separator below the cell. Its leading and trailing edges can be constrained to
  /// views in the cell.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let lead = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 0)
    let trail = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    lead.priority = UILayoutPriority(1)
    trail.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      lead, trail, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 1 / max(traitCollection.displayScale, 1)),
    ])
    separatorGuideIsUsed = true
    return guide
  }()
  private var separatorGuideIsUsed = false

  // MARK: In a list

  override var standardBackground: UIBackgroundConfiguration? {
    guard let place else { return nil }
    if place.supplement != nil || place.isHeader {
      switch place.appearance {
      case .plain, .sidebarPlain: return .listPlainHeaderFooter()
      case .grouped, .insetGrouped: return .listGroupedHeaderFooter()
      case .sidebar: return .listSidebarHeader()
      }
    }
    switch place.appearance {
    case .plain, .sidebarPlain: return .listPlainCell()
    case .grouped, .insetGrouped: return .listGroupedCell()
    case .sidebar: return .listSidebarCell()
    }
  }

  /// Returns a content configuration for the appearance of the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let place = place ?? collectionAround?.requestedPlace else { return .cell() }
    switch place.supplement {
    case .header: return place.appearance == .sidebar ? .sidebarHeader() : headerConfiguration(place)
    case .footer: return place.appearance == .plain ? .plainFooter() : .groupedFooter()
    case nil:
      if place.isHeader { return headerConfiguration(place) }
      return place.appearance == .sidebar ? .sidebarCell() : .cell()
    }
  }

  private func headerConfiguration(_ place: ListPlace) -> UIListContentConfiguration {
    switch place.appearance {
    case .plain, .sidebarPlain: .plainHeader()
    case .grouped, .insetGrouped: .groupedHeader()
    case .sidebar: .sidebarHeader()
    }
  }

  // MARK: Layout

  var leadingAccessories: [(accessory: UICellAccessory, view: UIView)] = []
  var trailingAccessories: [(accessory: UICellAccessory, view: UIView)] = []

  /// The spacing between accessories, and between accessories and content, in points. An estimate.
  private static let gap: CGFloat = 8

  /// The spacing between the accessories at the trailing edge and the content view, in points. Since iOS 26 texts end
  /// 11.33 points before.
  private var contentGap: CGFloat { metrics.hasGlass ? -14.0 / 3 : Self.gap }

  override func editingChanged() {
    super.editingChanged()
    rebuildAccessories()
    contentSizeMayHaveChanged()
    guard window != nil, !isHidden else { return }
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { updateAccessoryLooks() } }
  }

  override var isExpanded: Bool {
    didSet { if isExpanded != oldValue { UIView.animate(withDuration: 0.2) { self.updateAccessoryLooks() } } }
  }

  private func rebuildAccessories() {
    for (_, view) in leadingAccessories + trailingAccessories where view.superview === self {
      view.removeFromSuperview()
    }
    var sides: (leading: [UICellAccessory], trailing: [UICellAccessory]) = ([], [])
    for accessory in accessories where accessory.isShown(whileEditing: isEditing) {
      func put(_ side: inout [UICellAccessory]) {
        if let position = accessory.position {
          side.insert(accessory, at: min(max(position(side), 0), side.count))
        } else if accessory.accessoryType != .reorder, side.last?.accessoryType == .reorder {
          side.insert(accessory, at: side.count - 1)
        } else {
          side.append(accessory)
        }
      }
      if accessory.isLeading { put(&sides.leading) } else { put(&sides.trailing) }
    }
    leadingAccessories = sides.leading.map { ($0, accessoryView($0)) }
    trailingAccessories = sides.trailing.map { ($0, accessoryView($0)) }
    for (accessory, view) in leadingAccessories + trailingAccessories {
      view.isHidden = accessory.isHidden
      addSubview(view)
    }
    updateAccessoryLooks()
  }

  private func accessoryView(_ accessory: UICellAccessory) -> UIView {
    if let view = accessory.view {
      if let tint = accessory.tintColor { view.tintColor = tint }
      return view
    }
    if accessory.accessoryType == .label {
      let label = UILabel()
      label.text = accessory.text
      label.font = accessory.font
      label.adjustsFontForContentSizeCategory = accessory.adjustsFont
      label.textColor = accessory.tintColor ?? .secondaryLabel
      return label
    }
    return UIImageView()
  }

  /// Returns the symbol, point size and color of an accessory. Sizes are those of the accessories of tables.
  private func picture(_ accessory: UICellAccessory) -> (symbol: String, size: CGFloat, color: UIColor)? {
    let tint = accessory.tintColor
    let own: UIColor = tintColor
    switch accessory.accessoryType {
    case .disclosureIndicator:
      return (isRightToLeft ? "chevron.left" : "chevron.right", chevronSize, tint ?? .tertiaryLabel)
    case .outlineDisclosure:
      return (isRightToLeft ? "chevron.left" : "chevron.right", chevronSize, tint ?? own)
    case .checkmark: return ("checkmark", 17, tint ?? own)
    case .detail: return ("info.circle", 20, tint ?? own)
    case .delete: return ("minus.circle.fill", 20, accessory.backgroundColor ?? .systemRed)
    case .insert: return ("plus.circle.fill", 20, accessory.backgroundColor ?? .systemGreen)
    case .reorder: return ("line.3.horizontal", 17, tint ?? .tertiaryLabel)
    case .multiselect:
      return isSelected
        ? ("checkmark.circle.fill", 20, accessory.backgroundColor ?? own)
        : ("circle", 20, tint ?? .tertiaryLabel)
    case .label, .customView, .popUpMenu: return nil
    }
  }

  /// The size of chevrons at the standard text size, in points: since iOS 26, 6.67 by 11.33 points of ink at the text size before it.
  private var chevronSize: CGFloat { metrics.hasGlass ? 13 : 14 }

  private func updateAccessoryLooks() {
    for (accessory, view) in leadingAccessories + trailingAccessories {
      guard let image = view as? UIImageView, let picture = picture(accessory) else { continue }
      image.image = UIImage(
        systemName: picture.symbol,
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: UIFontMetrics.default.scaledValue(for: picture.size, compatibleWith: traitCollection),
          weight: .semibold))
      image.tintColor = picture.color
      if accessory.accessoryType == .outlineDisclosure {
        image.transform =
          isExpanded ? CGAffineTransform(rotationAngle: isRightToLeft ? -.pi / 2 : .pi / 2) : .identity
      }
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAccessoryLooks()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAccessoryLooks()
  }

  private func size(_ accessory: UICellAccessory, _ view: UIView) -> CGSize {
    if accessory.keepsSize { return view.bounds.inset(by: view.alignmentRectInsets).size }
    var size = (view as? UIImageView)?.image?.size ?? view.intrinsicContentSize
    if size.width <= 0 || size.height <= 0 {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return size.width > 0 && size.height > 0 ? size : view.bounds.size
  }

  /// Returns the width reserved for an accessory.
  private func width(_ accessory: UICellAccessory, _ view: UIView) -> CGFloat {
    switch accessory.width {
    case .custom(let width): width
    case .actual: size(accessory, view).width
    case .standard:
      metrics.hasGlass && accessory.accessoryType == .disclosureIndicator
        ? max(
          size(accessory, view).width,
          UIFontMetrics.default.scaledValue(for: 31.0 / 3, compatibleWith: traitCollection))
        : size(accessory, view).width
    }
  }

  private var indent: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

  /// The widths of the accessories at the leading and trailing edges, including margins.
  private var space: (start: CGFloat, end: CGFloat) {
    func total(_ side: [(accessory: UICellAccessory, view: UIView)]) -> CGFloat {
      side.reduce(0) { $0 + width($1.accessory, $1.view) + Self.gap }
    }
    let (lead, trail) = (total(leadingAccessories), total(trailingAccessories))
    return (
      (lead > 0 ? unsafeStart + sideMargin + lead : 0) + indent,
      trail > 0 ? unsafeEnd + sideMargin + trail - Self.gap + contentGap : 0
    )
  }

  override func layOutContentView() {
    let (start, end) = space
    let frame = CGRect(
      x: isRightToLeft ? end : start, y: 0, width: max(bounds.width - start - end, 0), height: bounds.height)
    contentView.autoresizingMask = []
    if contentView.frame != frame { contentView.frame = frame }
    let margins = NSDirectionalEdgeInsets(
      top: 0, leading: leadingAccessories.isEmpty ? sideMargin : Self.gap, bottom: 0,
      trailing: trailingAccessories.isEmpty ? sideMargin : 0)
    if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutAccessories()
  }

  private func layOutAccessories() {
    func put(_ view: UIView, _ size: CGSize, center: CGFloat) {
      let x = isRightToLeft ? bounds.width - center : center
      let y = bounds.height / 2
      // The alignment rectangle is placed: that of a switch ends before its frame.
      let insets = view.alignmentRectInsets
      let frame = CGSize(
        width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
      view.bounds.size = frame
      view.center = CGPoint(
        x: (x - size.width / 2 - insets.left).roundedToPixel(pixelScale) + frame.width / 2,
        y: (y - size.height / 2 - insets.top).roundedToPixel(pixelScale) + frame.height / 2)
    }
    var start = unsafeStart + sideMargin + (indentsAccessories ? indent : 0)
    for (accessory, view) in leadingAccessories {
      let width = width(accessory, view)
      put(view, size(accessory, view), center: start + width / 2)
      start += width + Self.gap
    }
    var end = bounds.width - unsafeEnd - sideMargin
    for (accessory, view) in trailingAccessories.reversed() {
      let width = width(accessory, view)
      put(view, size(accessory, view), center: end - width / 2)
      end -= width + Self.gap
    }
  }

  override func automaticSeparatorInsets(leadingIsGiven: Bool) -> (leading: CGFloat, trailing: CGFloat) {
    guard separatorGuideIsUsed, !leadingIsGiven else {
      return (textStart, metrics.hasGlass ? unsafeEnd + sideMargin : 0)
    }
    let frame = separatorLayoutGuide.layoutFrame
    return isRightToLeft
      ? (bounds.width - frame.maxX, frame.minX) : (frame.minX, bounds.width - frame.maxX)
  }

  /// The distance of the text from the cell's leading edge, in points.
  private var textStart: CGFloat {
    let content = contentView.frame
    let base = isRightToLeft ? bounds.width - content.maxX : content.minX
    if let list = contentView as? UIListContentView { return base + list.textStart }
    return base + (leadingAccessories.isEmpty ? unsafeStart + sideMargin : Self.gap)
  }

  /// Returns the size that fits the content beside the accessories. Cells are at least 44 points high.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard targetSize.width > 0, horizontalFittingPriority == .required else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    if bounds.width != targetSize.width { bounds.size.width = targetSize.width }
    updateConfigurationIfNeeded()
    layOutContentView()
    let width = contentView.bounds.width
    var height = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: targetSize.height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: verticalFittingPriority
    ).height
    for (accessory, view) in leadingAccessories + trailingAccessories
    where accessory.view != nil {
      height = max(height, size(accessory, view).height + 16)
    }
    if place?.supplement == nil, place?.isHeader != true { height = max(height, metrics.hasGlass ? 48 : 44) }
    return CGSize(width: targetSize.width, height: height)
  }

  // MARK: Touches

  /// Returns whether a point in the cell's coordinate space is on the reorder control.
  func isReorderControl(at point: CGPoint) -> Bool {
    trailingAccessories.contains {
      $0.accessory.accessoryType == .reorder && isWithinTrackingDistance(point, $0.view)
    }
  }

  /// Returns whether a point is within the touch area of an accessory.
  private func isWithinTrackingDistance(_ point: CGPoint, _ view: UIView) -> Bool {
    !view.isHidden && view.frame.insetBy(dx: -12, dy: -bounds.height).contains(point)
  }

  /// Performs the action of the accessory at a point.
  ///
  /// - Returns: `true` if there is one with an action.
  func tapAccessory(at point: CGPoint, in collection: UICollectionView, _ path: IndexPath) -> Bool {
    for (accessory, view) in leadingAccessories + trailingAccessories
    where isWithinTrackingDistance(point, view) {
      switch accessory.accessoryType {
      case .detail, .insert:
        guard let handler = accessory.handler else { continue }
        handler()
        return true
      case .delete:
        if let handler = accessory.handler {
          handler()
        } else {
          collection.openTrailingSwipe(of: self, at: path)
        }
        return true
      case .outlineDisclosure:
        if let handler = accessory.handler {
          handler()
        } else {
          (collection.dataSource as? any OutlineSource)?.toggleOutline(at: path)
        }
        return true
      default: continue
      }
    }
    return false
  }

  /// Handles a tap on the content: in the header of an outline it expands or collapses the item.
  func tapContent(in collection: UICollectionView, _ path: IndexPath) {
    guard
      let outline = trailingAccessories.first(where: { $0.accessory.accessoryType == .outlineDisclosure }),
      outline.accessory.togglesOnAnyTap || place?.isHeader == true
    else { return }
    if let handler = outline.accessory.handler {
      handler()
    } else {
      (collection.dataSource as? any OutlineSource)?.toggleOutline(at: path)
    }
  }
}

extension UICollectionView {
  /// The parts at the sides that are outside of the safe area, and not in the insets of the content.
  var unsafeSides: UnsafeSides {
    let (safe, present) = (safeAreaInsets, adjustedContentInset)
    return UnsafeSides(left: max(safe.left - present.left, 0), right: max(safe.right - present.right, 0))
  }

  /// The list position of the cell that is being requested.
  var requestedPlace: ListPlace? {
    reuse.requested.flatMap { listPlace(ElementKey($0)) }
  }

  /// Returns the list position of an element; `nil` if its section is not a list.
  func listPlace(_ key: ElementKey) -> ListPlace? {
    guard key.category != .decorationView, key.path.count == 2,
      let layout = storedLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: key.path.section)
    else { return nil }
    var place = ListPlace(appearance: list.appearance)
    place.width = bounds.width
    switch list.appearance {
    case .plain, .grouped, .sidebarPlain: place.unsafe = unsafeSides
    case .insetGrouped, .sidebar: break
    }
    if key.category == .supplementaryView {
      place.supplement = key.kind == UICollectionView.elementKindSectionFooter ? .footer : .header
      return place
    }
    let count = counts.flatMap { $0.indices.contains(key.path.section) ? $0[key.path.section] : nil } ?? 0
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    place.isHeader = first == 1 && key.path.item == 0
    place.isFirst = key.path.item == first
    place.isLast = key.path.item == count - 1
    if list.showsSeparators {
      place.separators =
        list.itemSeparatorHandler?(key.path, list.separatorConfiguration) ?? list.separatorConfiguration
    }
    return place
  }

  /// Updates the list position and outline state of a cell.
  func prepareListCell(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard let cell = view as? UICollectionViewCell else { return }
    let place = listPlace(key)
    if cell.place != place { cell.place = place }
    guard key.category == .cell, let cell = cell as? UICollectionViewListCell,
      let outline = dataSource as? any OutlineSource
    else { return }
    let isExpanded = outline.isExpanded(at: key.path)
    if cell.isExpanded != isExpanded { UIView.performWithoutAnimation { cell.isExpanded = isExpanded } }
    if outline.outlineLevel(at: key.path) > 0 { cell.indentationLevel = outline.outlineLevel(at: key.path) }
  }

  /// Updates visible cells, whose neighbors or layout may have changed. After a layout of lists, other layouts clear them.
  func prepareListCells() {
    let list = (storedLayout as? UICollectionViewCompositionalLayout)?.firstList
    guard list != nil || listEnvironment != .unspecified else { return }
    listEnvironment = list?.appearance.environment ?? .unspecified
    for (key, element) in shown { prepareListCell(element.view, key) }
  }
}
