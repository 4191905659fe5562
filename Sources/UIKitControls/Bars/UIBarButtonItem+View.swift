import Foundation

extension UIBarButtonItem {
  /// The title of a system item in English, or the name of its symbol.
  private var systemTitleAndSymbol: (title: String?, symbol: String?) {
    switch systemItem {
    case .done: ("Done", nil)
    case .cancel: ("Cancel", nil)
    case .edit: ("Edit", nil)
    case .save: ("Save", nil)
    case .undo: ("Undo", nil)
    case .redo: ("Redo", nil)
    case .add: (nil, "plus")
    case .compose: (nil, "square.and.pencil")
    case .reply: (nil, "arrowshape.turn.up.left")
    case .action: (nil, "square.and.arrow.up")
    case .organize: (nil, "folder")
    case .bookmarks: (nil, "book")
    case .search: (nil, "magnifyingglass")
    case .refresh: (nil, "arrow.clockwise")
    case .stop, .close: (nil, "xmark")
    case .camera: (nil, "camera")
    case .trash: (nil, "trash")
    case .play: (nil, "play.fill")
    case .pause: (nil, "pause.fill")
    case .rewind: (nil, "backward.fill")
    case .fastForward: (nil, "forward.fill")
    case .pageCurl, .flexibleSpace, .fixedSpace, nil: (nil, nil)
    }
  }

  /// The name by which assistive applications call a system item that has a symbol, in English.
  private var systemName: String? {
    switch systemItem {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    default: nil
    }
  }

  /// The name of the item for assistive applications, scripts and tests.
  var spokenName: String? { accessibilityLabel ?? displayedTitle ?? systemName }

  /// The symbols of system items that had titles before iOS 26.
  private var glassSymbol: String? {
    switch systemItem {
    case .done: "checkmark"
    case .cancel, .close: "xmark"
    default: nil
    }
  }

  private var isOnGlass: Bool { (bar?.metrics ?? UITraitCollection.current.metrics).hasGlass }

  var displayedTitle: String? { title ?? systemTitleAndSymbol.title }

  var displayedImage: UIImage? {
    if let image { return image }
    guard title == nil, let symbol = (isOnGlass ? glassSymbol : nil) ?? systemTitleAndSymbol.symbol else {
      return nil
    }
    let size = UIImage.SymbolConfiguration(pointSize: isOnGlass ? 20 : 17)
    return UIImage(systemName: symbol, withConfiguration: size)
      ?? UIImage(systemName: "circle", withConfiguration: size)
  }

  /// Returns the view that displays the item; `nil` for a space.
  ///
  /// - Parameter appearance: The bar's appearance of its buttons.
  func makeView(_ appearance: UIBarButtonItemAppearance? = nil) -> UIView? {
    let looks = BarItemAppearances.items(of: self).map { ObjectIdentifier($0) }
    if let made, made.appearance === appearance, made.looks == looks { return made.view }
    let view = makeNewView(appearance)
    itemView = view
    if let view, view !== customView {
      // A title is the button's own name.
      if spokenName != (view as? UIButton)?.currentTitle { view.accessibilityLabel = spokenName }
      view.accessibilityIdentifier = accessibilityIdentifier
    }
    made = view.map { Made(view: $0, appearance: appearance, looks: looks) }
    return view
  }

  /// Applies the item's appearance, including its appearance proxies, to a back button.
  ///
  /// - Parameter gap: The distance from the image to the title, in points.
  func dress(backButton button: inout BarButton, gap: CGFloat, look: [NSAttributedString.Key: Any]) {
    var attributes = look
    attributes.merge(effectiveTitleAttributes(in: isEnabled ? .normal : .disabled)) { $1 }
    if let font = attributes[.font] as? UIFont { button.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { button.titleColor = color }
    if let color = displayedTintColor { button.tintColor = color }
    let offset =
      shown { ($0 as? UIBarButtonItem)?.backTitleOffsets[UIBarMetrics.default.rawValue] } ?? .zero
    button.titleInsets = UIEdgeInsets(
      top: offset.vertical, left: gap + offset.horizontal, bottom: -offset.vertical,
      right: -gap - offset.horizontal)
    let image = shown { ($0 as? UIBarButtonItem)?.backBackgrounds[Key(.normal, .default)] }
    if let image { button.backgrounds.append((.normal, image)) }
  }

  private func makeNewView(_ appearance: UIBarButtonItemAppearance?) -> UIView? {
    if isSpace { return nil }
    if let customView { return customView }
    let look = isEnabled ? appearance?.normal : appearance?.disabled
    var attributes = appearance?.normal.titleTextAttributes ?? [:]
    attributes.merge(look?.titleTextAttributes ?? [:]) { $1 }
    attributes.merge(effectiveTitleAttributes(in: isEnabled ? .normal : .disabled)) { $1 }
    var button = BarButton(action: { [weak self] in self?.trigger() })
    button.font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.titleColor = attributes[.foregroundColor] as? UIColor
    button.image = displayedImage
    if button.image == nil { button.title = displayedTitle }
    button.tintColor = displayedTintColor
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    button.imageInsets = shown { $0.imageInsets == .zero ? nil : $0.imageInsets } ?? .zero
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
      let key = Key(state, .default)
      let image = shown { item in
        (item as? UIBarButtonItem).flatMap {
          $0.backgrounds[key] ?? $0.styleBackgrounds[self.style.rawValue]?[key]
        }
      }
      if let image = image ?? (state == .normal ? look?.backgroundImage : nil) {
        button.backgrounds.append((state, image))
      }
    }
    let moved = shown { ($0 as? UIBarButtonItem)?.titleOffsets[UIBarMetrics.default.rawValue] }
    if let offset = moved ?? look?.titlePositionAdjustment {
      button.titleInsets = UIEdgeInsets(
        top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical, right: -offset.horizontal)
    }
    // Without an action a touch opens the menu, otherwise a long touch does.
    button.menu = menu
    button.opensMenuAtOnce = menu != nil && !hasAction
    button.menuOrder = preferredMenuElementOrder
    return UIButton(button)
  }

  /// Returns the size of the item's view in a bar of a height, in points.
  func size(of view: UIView, height: CGFloat) -> CGSize {
    if let customView {
      var size = customView.frame.size
      if !customView.translatesAutoresizingMaskIntoConstraints || size.width <= 0 || size.height <= 0 {
        size = customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      return CGSize(width: width > 0 ? width : size.width, height: min(size.height, height))
    }
    var size = view.intrinsicContentSize
    size.width = width > 0 ? width : max(size.width, 24)
    return CGSize(width: size.width, height: min(max(size.height, 24), height))
  }
}
