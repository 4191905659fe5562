/// A background as a value: colour, stroke, corners, image, or a view of one's own.
///
/// What is not set follows the look that the configuration started from and the state that it was updated for.
public struct UIBackgroundConfiguration: Hashable {
  /// The looks that a configuration starts from.
  enum Style: Hashable, Sendable {
    case none, clear
    case listPlainCell, listGroupedCell, listPlainHeaderFooter, listGroupedHeaderFooter
    case listSidebarCell, listSidebarHeader, listAccompaniedSidebarCell
  }

  let style: Style
  private var state = CommonState()
  private var ownColor: UIColor??

  /// The colour; nil for the view's tint, but for looks without background none.
  public var backgroundColor: UIColor? {
    get { ownColor ?? standardColor }
    set { ownColor = .some(newValue) }
  }
  /// Changes the background colour before it is drawn; nil for no change.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The colour of the line along the edge; nil for the tint colour.
  public var strokeColor: UIColor?
  /// Changes the line's colour before it is drawn; nil for no change.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Points.
  public var strokeWidth: CGFloat = 0
  /// Points by which the stroke lies outside of the background.
  public var strokeOutset: CGFloat = 0
  /// Points.
  public var cornerRadius: CGFloat = 0 {
    didSet { hasOwnCornerRadius = true }
  }
  /// Points from the view's edges to the background.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// Edges at which the layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// A view that fills the background, above its colour.
  public var customView: UIView?
  /// An image in the background; nil for none.
  public var image: UIImage?
  /// How the image is placed; stretched by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  var hasOwnCornerRadius = false

  /// Nothing set.
  public init() { self.init(.none) }

  private init(_ style: Style) {
    self.style = style
    if style == .listSidebarCell || style == .listAccompaniedSidebarCell {
      cornerRadius = 10
      hasOwnCornerRadius = true
      backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    }
  }

  // MARK: Looks

  /// No background.
  public static func clear() -> Self { Self(.clear) }
  /// A cell of a plain list.
  public static func listPlainCell() -> Self { Self(.listPlainCell) }
  /// A cell of a grouped list.
  public static func listGroupedCell() -> Self { Self(.listGroupedCell) }
  /// A header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }
  /// A header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }
  /// A header of a sidebar.
  public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }
  /// A cell of a sidebar: round corners, 8 points from the sides.
  public static func listSidebarCell() -> Self { Self(.listSidebarCell) }
  /// A cell of a sidebar beside another list: round corners, 8 points from the sides.
  public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }
  /// A cell of the list that it is in.
  public static func listCell() -> Self { Self(.listPlainCell) }
  /// A header of the list that it is in.
  public static func listHeader() -> Self { Self(.listPlainHeaderFooter) }
  /// A footer of the list that it is in.
  public static func listFooter() -> Self { Self(.listGroupedHeaderFooter) }

  private var standardColor: UIColor? {
    let isOn = state.isSelected || state.isHighlighted
    switch style {
    case .none: return nil
    case .clear, .listGroupedHeaderFooter, .listSidebarHeader: return .clear
    case .listPlainCell: return isOn ? .systemGray4 : .clear
    case .listGroupedCell: return isOn ? .systemGray4 : .secondarySystemGroupedBackground
    case .listPlainHeaderFooter: return state.isPinned ? .systemBackground : .clear
    case .listSidebarCell:
      if state.isSelected { return nil }
      return state.isHighlighted ? .systemFill : .clear
    case .listAccompaniedSidebarCell: return isOn ? .systemFill : .clear
    }
  }

  /// The configuration as it is in a state.
  public func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    copy.state = CommonState(state)
    return copy
  }

  /// The colour for a tint, after the transformer.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? (style == .none ? .clear : tintColor)
    return backgroundColorTransformer?(color) ?? color
  }

  /// The stroke's colour for a tint, after the transformer.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Whether all settings are equal. Transformers count as equal where both have one, or neither.
  public static func == (left: Self, right: Self) -> Bool {
    left.style == right.style && left.state == right.state && left.backgroundColor == right.backgroundColor
      && (left.backgroundColorTransformer == nil) == (right.backgroundColorTransformer == nil)
      && left.strokeColor == right.strokeColor
      && (left.strokeColorTransformer == nil) == (right.strokeColorTransformer == nil)
      && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
      && left.cornerRadius == right.cornerRadius && left.backgroundInsets == right.backgroundInsets
      && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
      && left.customView === right.customView && left.image === right.image
      && left.imageContentMode == right.imageContentMode
  }

  /// Hashes some of the settings.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
  }
}
