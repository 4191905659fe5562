import Foundation

/// The views of a cell outside its content view: accessories at the trailing edge, editing controls and
/// separators.
extension UITableViewCell {
  // MARK: Accessories

  /// The accessory for the cell's editing state.
  private var currentAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  private var currentAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  /// The symbol of a standard accessory, its point size, the width that it occupies in points, and its color.
  private struct Picture {
    var symbol: String
    var pointSize: CGFloat
    var width: CGFloat
    var color: UIColor
    var isButton = false
    /// The size of the view, in points; `nil` for that of the image.
    var size: CGSize?
  }

  /// The symbols of the accessory, from the trailing edge. The widths by which accessories reduce the content
  /// view, besides the margin, are those in public documents of Interface Builder: 10.5 for a chevron, 24 for
  /// a checkmark, 32 for a detail button.
  private var pictures: [Picture] {
    let size = accessoryScale
    let chevron = Picture(
      symbol: isRightToLeft ? "chevron.left" : "chevron.right",
      pointSize: (metrics.hasGlass ? 13 : 14) * size,
      width: (chevronWidth * size).roundedToPixel(pixelScale), color: .tertiaryLabel,
      size: metrics.hasGlass
        ? CGSize(width: chevronWidth * size, height: metrics.length(.chevronHeight) * size) : nil)
    let detail = Picture(symbol: "info.circle", pointSize: 20, width: 32, color: tintColor, isButton: true)
    switch currentAccessoryType {
    case .none: return []
    case .disclosureIndicator: return [chevron]
    case .checkmark: return [Picture(symbol: "checkmark", pointSize: 17, width: 24, color: tintColor)]
    case .detailButton: return [detail]
    case .detailDisclosureButton: return [chevron, detail]
    }
  }

  /// The size of chevrons relative to that at the standard text size. Since iOS 26 they grow with the text: 14 points wide at the largest
  /// ordinary size, 20 at the second accessibility size, as measured by others with iOS 26.1.
  private var accessoryScale: CGFloat {
    guard metrics.hasGlass else { return 1 }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    return max(body / 17, 1)
  }

  private static let reorderWidth: CGFloat = 32

  private var chevronWidth: CGFloat { metrics.hasGlass ? metrics.length(.chevronWidth) : 10.5 }

  /// The distance of standard accessories from the edge, in points: since iOS 26 the same in plain tables and in cards.
  private var accessoryMargin: CGFloat {
    metrics.hasGlass && currentAccessoryView == nil
      ? max(sideMargin, metrics.length(.accessoryMargin)) : sideMargin
  }

  /// A Boolean value that indicates whether the reorder control is shown.
  var showsReorder: Bool { isEditing && showsReorderControl }

  /// The width that accessories occupy at the trailing edge, in points.
  var widthOfAccessory: CGFloat {
    let reorder = showsReorder ? UITableViewCell.reorderWidth : 0
    if let view = currentAccessoryView { return view.frame.width + (showsReorder ? 8 : sideMargin) + reorder }
    let width = pictures.reduce(0) { $0 + $1.width }
    guard width > 0 else { return reorder > 0 ? reorder + sideMargin - 8 : 0 }
    return width + (showsReorder ? 8 : accessoryMargin) + reorder
  }

  func layOutAccessory() {
    var end = (showsReorder ? UITableViewCell.reorderWidth + 8 : accessoryMargin) + place.indexWidth
    end += place.unsafe.trailing(isRightToLeft: isRightToLeft)
    func put(_ view: UIView, _ size: CGSize) {
      let x = isRightToLeft ? end : bounds.width - end - size.width
      let y = ((bounds.height - size.height) / 2).roundedToPixel(pixelScale)
      view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
    }
    for view in [accessoryView, editingAccessoryView] where view !== currentAccessoryView {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    let pictures = currentAccessoryView == nil ? pictures : []
    if accessoryPictures.map({ $0 is CellButton }) != pictures.map(\.isButton) {
      for view in accessoryPictures { view.removeFromSuperview() }
      accessoryPictures = pictures.map { picture in
        picture.isButton ? CellButton { [weak self] in self?.detailTapped() } : UIImageView()
      }
      for view in accessoryPictures { addSubview(view) }
    }
    if let view = currentAccessoryView {
      if view.superview !== self { addSubview(view) }
      put(view, view.frame.size)
      return
    }
    for (view, picture) in zip(accessoryPictures, pictures) {
      let image = UIImage(
        systemName: picture.symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: picture.pointSize, weight: .semibold))
      show(image, in: view)
      view.tintColor = picture.color
      view.contentMode = .center
      put(view, picture.size ?? image?.size ?? .zero)
      end += picture.width
    }
  }

  private func show(_ image: UIImage?, in view: UIView) {
    (view as? CellButton)?.image = image
    (view as? UIImageView)?.image = image
  }

  private func detailTapped() { (superview as? UITableView)?.detailTapped(of: self) }
  private func editControlTapped() { (superview as? UITableView)?.editControlTapped(of: self) }

  // MARK: Controls of editing

  /// A Boolean value that indicates whether the cell shows a selection circle: in editing mode, if multiple
  /// rows can be selected.
  private var showsChoice: Bool { isEditing && place.isEditing && place.selectsSeveral }

  func layOutEditControls() {
    let hasControl = isEditing && !isSwiped && (editingStyle != .none || showsChoice)
    if hasControl {
      if editControl is CellButton == showsChoice {
        editControl?.removeFromSuperview()
        editControl = nil
      }
      // A tap on the selection circle is a tap on the row, so it is not a button.
      let view =
        editControl
        ?? (showsChoice ? UIImageView() : CellButton { [weak self] in self?.editControlTapped() })
      if view.superview !== self { addSubview(view) }
      editControl = view
      let symbol: (name: String, color: UIColor)
      if showsChoice {
        symbol =
          isSelected ? ("checkmark.circle.fill", tintColor ?? .systemBlue) : ("circle", .tertiaryLabel)
      } else {
        symbol =
          editingStyle == .insert ? ("plus.circle.fill", .systemGreen) : ("minus.circle.fill", .systemRed)
      }
      let image = UIImage(
        systemName: symbol.name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
      show(image, in: view)
      view.tintColor = symbol.color
      let size = image?.size ?? CGSize(width: 24, height: 24)
      let start = place.unsafe.leading(isRightToLeft: isRightToLeft) + sideMargin
      let x = isRightToLeft ? bounds.width - start - size.width : start
      view.frame = CGRect(
        origin: CGPoint(x: x, y: ((bounds.height - size.height) / 2).roundedToPixel(pixelScale)), size: size)
    } else {
      editControl?.removeFromSuperview()
      editControl = nil
    }
    if showsReorder {
      let view = reorderControl as? UIImageView ?? UIImageView()
      if view.superview !== self { addSubview(view) }
      reorderControl = view
      view.image = UIImage(
        systemName: "line.3.horizontal", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
      view.tintColor = .tertiaryLabel
      let size = view.image?.size ?? CGSize(width: 20, height: 14)
      let end = place.unsafe.trailing(isRightToLeft: isRightToLeft) + sideMargin
      let x = isRightToLeft ? end : bounds.width - end - size.width
      view.frame = CGRect(
        origin: CGPoint(x: x, y: ((bounds.height - size.height) / 2).roundedToPixel(pixelScale)), size: size)
    } else {
      reorderControl?.removeFromSuperview()
      reorderControl = nil
    }
  }

  /// Returns whether a point in the cell's coordinate space is on the reorder control.
  func isReorderControl(at point: CGPoint) -> Bool {
    reorderControl?.frame.insetBy(dx: -12, dy: -bounds.height).contains(point) ?? false
  }

  // MARK: Lines

  /// The separator inset if neither the cell nor the table sets one: the separator begins at the text.
  var standardSeparatorInset: UIEdgeInsets {
    var start = sideMargin
    if presentImageView?.image != nil, let label = presentTextLabel, contentLayout == nil,
      label.frame.width > 0,
      label.superview === contentView
    {
      start =
        isRightToLeft
        ? contentView.bounds.width - label.frame.maxX : label.frame.minX
    } else if let list = contentView as? UIListContentView {
      start = list.textStart
    } else if contentLayout == nil {
      start += CGFloat(indentationLevel) * indentationWidth
    }
    // Since iOS 26 separators end at the trailing margin.
    let right =
      metrics.hasGlass
      ? sideMargin + place.unsafe.trailing(isRightToLeft: isRightToLeft) : sideMargin - ordinarySideMargin
    return UIEdgeInsets(
      top: 0, left: place.unsafe.leading(isRightToLeft: isRightToLeft) + start, bottom: 0, right: right)
  }

  private var effectiveSeparatorInset: UIEdgeInsets {
    if let ownSeparatorInset { return ownSeparatorInset }
    let standard = standardSeparatorInset
    guard let given = (superview as? UITableView)?.givenSeparatorInset else { return standard }
    guard place.isInsetFromAutomatic else { return given }
    return UIEdgeInsets(
      top: 0, left: standard.left + given.left, bottom: 0, right: standard.right + given.right)
  }

  /// Lays out the separators: one pixel high at the bottom, inset to the text. In grouped tables those above
  /// the first and below the last row of a section extend from edge to edge.
  func layOutSeparators() {
    guard let table = superview as? UITableView, table.separatorStyle == .singleLine,
      place.tableStyle == nil || place.hasSeparators
    else {
      for line in [separator, topLine] { line?.removeFromSuperview() }
      separator = nil
      topLine = nil
      return
    }
    let pixel = metrics.hasGlass ? metrics.length(.separator) : 1 / max(traitCollection.displayScale, 1)
    func line(_ present: UIView?) -> UIView {
      let line = present ?? UIView()
      line.backgroundColor = table.separatorColor
      if line.superview !== self { addSubview(line) }
      return line
    }
    let isGroupEnd = place.tableStyle == .grouped
    if isGroupEnd, place.isFirst {
      let top = line(topLine)
      topLine = top
      top.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    } else {
      topLine?.removeFromSuperview()
      topLine = nil
    }
    if place.tableStyle == .insetGrouped, place.isLast {
      separator?.removeFromSuperview()
      separator = nil
      return
    }
    let below = line(separator)
    separator = below
    var inset = isGroupEnd && place.isLast ? .zero : effectiveSeparatorInset
    if !(isGroupEnd && place.isLast), ownSeparatorInset == nil, startOfContent > 0 {
      // The separator begins at the text, 8 points after the editing control.
      let hasMargins = configurations.content == nil && presentImageView?.image == nil
      inset.left += hasMargins ? startOfContent + 8 - sideMargin : startOfContent
    }
    let x = isRightToLeft ? inset.right : inset.left
    below.frame = CGRect(
      x: x, y: bounds.height - pixel, width: max(bounds.width - inset.left - inset.right, 0), height: pixel)
  }
}
