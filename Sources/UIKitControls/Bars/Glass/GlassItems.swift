import Foundation

/// The items at one side of a bar, as pieces of glass with the views on them.
///
/// Neighbouring images share a piece; texts, prominent items, views of the application's and what a space separates have their own, as in
/// pictures of iOS 26.
@MainActor
struct GlassItems {
  /// A view on a piece of glass.
  struct Part {
    var view: UIView
    var width: CGFloat
    /// The height in points; `nil` for that of the glass.
    var height: CGFloat?
    /// The width of the view in points if it is in the middle of a wider place; `nil` for that of the place.
    var ownWidth: CGFloat?
    var badge: UIBarButtonItem.Badge?
  }

  /// A piece of glass, or a space between two.
  struct Piece {
    var parts: [Part] = []
    var fill: UIColor?
    var hasRim = true
    var hasGlass = true
    /// The width of a space in points; `nil` for a piece of glass, and infinite for a flexible space.
    var space: CGFloat?

    /// The width in points.
    var width: CGFloat {
      if let space { return space.isFinite ? space : 0 }
      return parts.reduce(2 * inset) { $0 + width(of: $1) } + sharedGap * CGFloat(max(parts.count - 1, 0))
    }
    /// Returns the width of a part, in points: images on shared glass have more than alone.
    func width(of part: Part) -> CGFloat { part.width + (parts.count > 1 ? widening : 0) }
    /// A Boolean value that indicates whether the piece takes the width that the others leave.
    var fills = false
    /// The space at either side of the parts, in points.
    var inset: CGFloat = 0
    /// The additional width of images on shared glass, in points.
    var widening: CGFloat = 0
    /// The distance between images on the piece, in points.
    var sharedGap: CGFloat = 0
  }

  private let metrics: SystemMetrics
  /// The distance between pieces.
  private var gap: CGFloat { metrics.length(.barGap) }
  /// The space between the edge of the glass and a text.
  private var textInset: CGFloat { metrics.length(.barTextInset) }

  /// The color of disabled prominent glass, of two pictures.
  private static let disabledFill = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 60.0 / 255, alpha: 1)
      : UIColor(red: 216.0 / 255, green: 216.0 / 255, blue: 219.0 / 255, alpha: 1)
  }

  private(set) var pieces: [Piece] = []
  private var isJoinable = false

  /// Creates the pieces for items, from the edge to the middle.
  ///
  /// - Parameters:
  ///   - height: The height of the glass in points.
  ///   - leastSpace: The least width of a fixed space, in points.
  ///   - prepare: Prepares an item for its bar, and returns its appearance.
  init(
    _ items: [UIBarButtonItem], height: CGFloat, in bar: UIView, tint: UIColor?,
    leastSpace: CGFloat = -.infinity,
    prepare: (UIBarButtonItem) -> UIBarButtonItemAppearance?
  ) {
    metrics = bar.metrics
    for item in items {
      if item.isSpace {
        isJoinable = false
        pieces.append(
          Piece(space: item.systemItem == .flexibleSpace ? .infinity : max(item.width, leastSpace)))
        continue
      }
      if let search = item.placedSearchBar {
        // Fields of 38 points in glass of 48, and of 36 in glass of 44, by hierarchy dumps of iOS 26.
        let inset: CGFloat = height > metrics.length(.barGlass) ? 5 : 4
        (search.fieldTop, search.fieldInset, search.isOnGlass) = (inset, inset, true)
        search.alpha = 1
        item.itemView = search
        pieces.append(Piece(parts: [Part(view: search, width: height)], fills: true))
        if let owner = item.searchOwner?.search, owner.isActive {
          let close = UIButton.closingSearch { [weak owner] in owner?.cancel() }
          pieces.append(Piece(parts: [Part(view: close, width: height)]))
        }
        isJoinable = false
        continue
      }
      // A search that is elsewhere leaves nothing in its place.
      if item.searchOwner != nil { continue }
      let look = prepare(item)
      guard !item.isHidden, let view = item.makeView(look) else { continue }
      add(item, view, height: height, in: bar, tint: tint)
    }
  }

  /// The size of texts in a bar, in points; that of toolbars does not follow the preferred size.
  private func textSize(in bar: UIView) -> CGFloat { (bar as? UINavigationBar)?.rowTextSize ?? 17 }

  private mutating func add(
    _ item: UIBarButtonItem, _ view: UIView, height: CGFloat, in bar: UIView, tint: UIColor?
  ) {
    if item.hidesSharedBackground {
      let isCustom = item.customView != nil
      let size =
        isCustom
        ? item.size(of: view, height: height) : CGSize(width: width(of: item, view, height), height: height)
      pieces.append(
        Piece(
          parts: [Part(view: view, width: size.width, height: size.height)], hasGlass: false,
          inset: isCustom ? metrics.length(.barViewInset) : 0))
      isJoinable = false
      if item.customView == nil {
        (view as? UIButton)?.wearGlass(
          tint: item.displayedTintColor ?? tint ?? .onGlass, textSize: textSize(in: bar))
      }
      return
    }
    let isProminent = item.style == .done
    let isImage = item.customView == nil && item.displayedImage != nil
    if item.customView == nil {
      let own = item.displayedTintColor
      let prominent = item.isEnabled ? (own ?? bar.tintColor ?? .label).lightOnGlass : .white
      (view as? UIButton)?.wearGlass(
        tint: isProminent ? prominent : own ?? tint ?? .onGlass, textSize: textSize(in: bar))
    }
    // Bars do not resize the application's views.
    let own = item.customView.map { item.size(of: $0, height: height) }
    let part = Part(
      view: view, width: width(of: item, view, height), height: own?.height, ownWidth: own?.width,
      badge: item.badge)
    let joins = isImage && !isProminent && item.sharesBackground
    if joins, isJoinable, let last = pieces.indices.last {
      pieces[last].parts.append(part)
      return
    }
    let fill =
      isProminent ? item.isEnabled ? item.displayedTintColor ?? bar.tintColor : Self.disabledFill : nil
    // The symbol of a disabled prominent item is white in pictures, not dimmed.
    if isProminent, !item.isEnabled { (view as? UIButton)?.adjustsImageWhenDisabled = false }
    let isToolbar = height > metrics.length(.barGlass)
    pieces.append(
      Piece(
        parts: [part], fill: fill, hasRim: !isProminent || item.isEnabled,
        widening: metrics.length(isToolbar ? .sharedToolImageWidening : .sharedImageWidening),
        sharedGap: metrics.length(isToolbar ? .sharedToolImageGap : .sharedImageGap)))
    isJoinable = joins
  }

  /// Returns the width of the glass for one item, in points: that of an image is a circle.
  private func width(of item: UIBarButtonItem, _ view: UIView, _ height: CGFloat) -> CGFloat {
    if item.width > 0 { return max(item.width, height) }
    let size = item.size(of: view, height: height)
    if item.customView != nil { return max(size.width, height) }
    if item.displayedImage != nil { return height }
    // Glass is as wide as the text, to pixels.
    guard let label = (view as? UIButton)?.titleLabel, let text = label.text, let font = label.font else {
      return max(size.width + 2 * textInset, height)
    }
    let width = text.size(withAttributes: [.font: font]).width
    return max(width.roundedUpToPixel(view.pixelScale) + 2 * textInset, height)
  }

  /// The width of all pieces with the gaps between them, without flexible spaces, in points.
  var width: CGFloat {
    let glass = pieces.filter { $0.space == nil }
    return pieces.reduce(0) { $0 + $1.width } + gap * CGFloat(max(glass.count - 1, 0))
  }

  /// Gives the pieces that fill the width that the others leave, in points, and tells whether there are any.
  mutating func fill(_ room: CGFloat) -> Bool {
    let filling = pieces.indices.filter { pieces[$0].fills }
    guard !filling.isEmpty else { return false }
    let share = max(room - width, 0) / CGFloat(filling.count)
    for index in filling { pieces[index].parts[0].width += share }
    return true
  }

  /// Places the pieces from an edge.
  ///
  /// - Parameters:
  ///   - edge: The first edge, in points of the content's coordinates.
  ///   - direction: 1 for pieces towards the trailing edge, -1 for pieces towards the leading one.
  ///   - share: The width of a flexible space in points.
  /// - Returns: the last edge.
  @discardableResult
  func place(
    in content: BarContent, from edge: CGFloat, direction: CGFloat, y: CGFloat, height: CGFloat,
    share: CGFloat = 0
  ) -> CGFloat {
    var edge = edge
    var isFirst = true
    for piece in pieces {
      if let space = piece.space {
        edge += direction * (space.isFinite ? space : share)
        continue
      }
      if !isFirst { edge += direction * gap }
      isFirst = false
      let start = direction > 0 ? edge : edge - piece.width
      if piece.hasGlass {
        let platter = GlassPlatter(frame: .zero)
        platter.fill = piece.fill
        platter.hasRim = piece.hasRim
        content.placeGlass(CGRect(x: start, y: y, width: piece.width, height: height), platter)
      }
      if !piece.hasGlass || piece.fill != nil {
        for part in piece.parts { part.view.adaptedInterfaceStyle = .unspecified }
      }
      var x = start + piece.inset
      for part in direction > 0 ? piece.parts : piece.parts.reversed() {
        let own = part.height ?? height
        let width = piece.width(of: part)
        let shown = min(part.ownWidth ?? width, width)
        let frame = CGRect(x: x + (width - shown) / 2, y: y + (height - own) / 2, width: shown, height: own)
        content.place(part.view, frame)
        if let badge = part.badge { place(badge, at: frame, in: content) }
        x += width + piece.sharedGap
      }
      edge += direction * piece.width
    }
    return edge
  }
}

extension GlassItems {
  /// Places a badge at the upper trailing corner of an item.
  private func place(_ badge: UIBarButtonItem.Badge, at frame: CGRect, in content: BarContent) {
    let view = TabBadge()
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = badge.font
    attributes[.foregroundColor] = badge.foregroundColor
    view.show(badge.stringValue ?? "", color: badge.backgroundColor, attributes: attributes)
    let size = CGSize(width: view.width, height: TabBadge.height)
    content.place(
      view, CGRect(x: frame.maxX - size.width + 4, y: frame.minY - 4, width: size.width, height: size.height))
  }
}

extension UIButton {
  /// Returns the button that ends a search: a cross on round glass.
  static func closingSearch(_ action: @escaping @MainActor () -> Void) -> UIButton {
    let cross = UIImage(
      systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .medium))
    let button = UIButton(type: .system, primaryAction: UIAction { _ in action() })
    button.setImage(cross, for: .normal)
    button.accessibilityLabel = "Cancel"
    button.tintColor = .onGlass
    return button
  }

  /// Gives a button of a bar the font and the color of items on glass, unless its item has its own.
  ///
  /// - Parameter textSize: The size of texts in the bar, in points.
  func wearGlass(tint: UIColor, textSize: CGFloat = 17) {
    tintColor = tint
    // Symbols without a size of their own: by pictures a fifth larger than before.
    setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 20, weight: .medium), forImageIn: .normal)
    if let font = titleLabel?.font,
      font == .systemFont(ofSize: 17) || font == .systemFont(ofSize: 17, weight: .semibold)
    {
      // The width of texts in pictures is that of the regular weight.
      titleLabel?.font = .systemFont(ofSize: textSize)
    }
  }
}
