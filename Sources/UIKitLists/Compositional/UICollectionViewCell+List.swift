import Foundation

/// Cells in lists, of any class: one public application's cells are plain ones, and its picture of iOS 26 shows them on cards, with the separators
/// that its list asks for.
extension UICollectionViewCell {
  /// The margin of the content beside the edges, in points.
  var sideMargin: CGFloat {
    if metrics.hasGlass, place?.appearance == .insetGrouped { return metrics.length(.cardMargin) }
    return metrics.cellMargin(forWidth: place.map(\.width) ?? bounds.width)
  }

  var unsafeStart: CGFloat { place?.unsafe.leading(isRightToLeft: isRightToLeft) ?? 0 }
  var unsafeEnd: CGFloat { place?.unsafe.trailing(isRightToLeft: isRightToLeft) ?? 0 }

  /// Rounds the corners of the group at its first and last cell.
  func updateGroupCorners() {
    guard let place, place.supplement == nil else {
      groupCorners = nil
      return
    }
    guard place.appearance == .insetGrouped, !place.isHeader else {
      groupCorners = nil
      layer.cornerRadius = 0
      return
    }
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    groupCorners = (corners.isEmpty ? 0 : metrics.hasGlass ? metrics.length(.cardRadius) : 10, corners)
  }

  /// Lays out the separators, one pixel high. Where the list does not say how far they are from the edges, the cell does.
  func layOutSeparators() {
    let separators = place?.separators
    guard separators != nil || separatorLines.top != nil || separatorLines.bottom != nil else { return }
    let pixel = metrics.hasGlass ? metrics.length(.separator) : 1 / max(traitCollection.displayScale, 1)
    func line(_ present: UIView?, _ isShown: Bool, _ insets: NSDirectionalEdgeInsets, y: CGFloat) -> UIView? {
      guard isShown, let separators else {
        present?.removeFromSuperview()
        return nil
      }
      let view = present ?? UIView()
      if view.superview !== self { addSubview(view) }
      view.backgroundColor = isSelected ? separators.multipleSelectionColor : separators.color
      let automatic = CGFloat.greatestFiniteMagnitude
      let own = automaticSeparatorInsets(leadingIsGiven: insets.leading != automatic)
      let lead = insets.leading == automatic ? own.leading : insets.leading
      let trail = insets.trailing == automatic ? own.trailing : insets.trailing
      view.frame = CGRect(
        x: isRightToLeft ? trail : lead, y: y, width: max(bounds.width - lead - trail, 0), height: pixel)
      return view
    }
    let showsBottom: Bool =
      switch separators?.bottomSeparatorVisibility {
      case .visible: true
      case .automatic: place.map { !$0.isHeader && (!$0.isLast || $0.appearance == .plain) } ?? false
      case .hidden, nil: false
      }
    let automatic = UIListSeparatorConfiguration.automaticInsets
    separatorLines.top = line(
      separatorLines.top, separators?.topSeparatorVisibility == .visible,
      separators?.topSeparatorInsets ?? automatic, y: 0)
    separatorLines.bottom = line(
      separatorLines.bottom, showsBottom, separators?.bottomSeparatorInsets ?? automatic,
      y: bounds.height - pixel)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The trait of lists with the appearance.
  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

extension UITableView.Style {
  /// The trait of tables with the style.
  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension UITraitCollection {
  /// Returns the traits in a list. A cell is updated before it is in its list.
  func inList(_ list: UIListEnvironment?) -> UITraitCollection {
    guard let list, listEnvironment == .unspecified else { return self }
    return modifyingTraits { $0.listEnvironment = list }
  }
}
