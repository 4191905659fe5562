/// A value that describes the background of a view: its color, stroke, corners, image or custom view.
///
/// Properties without a value of their own follow the style that the configuration was created with and the
/// state that it was updated for.
public struct UIBackgroundConfiguration: Hashable {
  /// The styles from which a configuration takes its default values.
  enum Style: Hashable, Sendable {
    case none, clear
    case listPlainCell, listGroupedCell, listPlainHeaderFooter, listGroupedHeaderFooter
    case listSidebarCell, listSidebarHeader, listAccompaniedSidebarCell
    /// Those of the list, which are known with the state.
    case listCell, listHeader, listFooter
  }

  private(set) var style: Style
  private var state = CommonState()
  private var ownColor: UIColor??

  /// The background color. `nil` stands for the tint color of the view, or for no background in a
  /// configuration without a style.
  public var backgroundColor: UIColor? {
    get { ownColor ?? standardColor }
    set { ownColor = .some(newValue) }
  }
  /// The transformer that is applied to the background color when it is resolved; `nil` for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The color of the stroke; `nil` for the tint color.
  public var strokeColor: UIColor?
  /// The transformer that is applied to the stroke color when it is resolved; `nil` for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance by which the stroke lies outside of the background, in points.
  public var strokeOutset: CGFloat = 0
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0 {
    didSet { hasOwnCornerRadius = true }
  }
  /// The distances from the edges of the view to the background, in points.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The edges at which the layout margins of the view are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// A view that fills the background, above its color.
  public var customView: UIView?
  /// The visual effect behind the color in the background of cells and headers; `nil` for none. Buttons have none.
  public var visualEffect: UIVisualEffect?
  /// The image in the background; `nil` for none.
  public var image: UIImage?
  /// The content mode of the image; `scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The shadow of the background, since iOS 18.
  public var shadowProperties = UIShadowProperties()
  var hasOwnCornerRadius = false

  /// Creates a configuration without a background.
  public init() { self.init(.none) }

  private init(_ style: Style) {
    self.style = style
    useInsetsOfStyle()
  }

  private mutating func useInsetsOfStyle() {
    guard style == .listSidebarCell || style == .listAccompaniedSidebarCell else { return }
    cornerRadius = 10
    hasOwnCornerRadius = true
    backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
  }

  /// Takes the style of a list, if the configuration follows its list.
  private mutating func follow(_ list: UIListEnvironment) {
    let isGeneric = [.listCell, .listHeader, .listFooter].contains(style)
    guard isGeneric, list != .unspecified, list != .none else { return }
    let isGrouped = list == .grouped || list == .insetGrouped
    switch style {
    case .listCell:
      style = isGrouped ? .listGroupedCell : list == .sidebar ? .listSidebarCell : .listPlainCell
    case .listHeader where list == .sidebar: style = .listSidebarHeader
    default: style = isGrouped ? .listGroupedHeaderFooter : .listPlainHeaderFooter
    }
    useInsetsOfStyle()
  }

  // MARK: Styles

  /// Returns a configuration with a clear background.
  public static func clear() -> Self { Self(.clear) }
  /// Returns the default configuration of a cell in a plain list.
  public static func listPlainCell() -> Self { Self(.listPlainCell) }
  /// Returns the default configuration of a cell in a grouped list.
  public static func listGroupedCell() -> Self { Self(.listGroupedCell) }
  /// Returns the default configuration of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }
  /// Returns the default configuration of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }
  /// Returns the default configuration of a header in a sidebar.
  public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }
  /// Returns the default configuration of a cell in a sidebar, with corners of 10 points and 8 points of
  /// space at the sides.
  public static func listSidebarCell() -> Self { Self(.listSidebarCell) }
  /// Returns the default configuration of a cell in a sidebar that accompanies another list, with corners of
  /// 10 points and 8 points of space at the sides.
  public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }
  /// Returns the default configuration of a cell in the list for which it is updated, by the trait `listEnvironment`; that of a plain list
  /// elsewhere.
  public static func listCell() -> Self { Self(.listCell) }
  /// Returns the default configuration of a header in the list for which it is updated; that of a plain list elsewhere.
  public static func listHeader() -> Self { Self(.listHeader) }
  /// Returns the default configuration of a footer in the list for which it is updated; that of a grouped list elsewhere.
  public static func listFooter() -> Self { Self(.listFooter) }

  private var standardColor: UIColor? {
    let isOn = state.isSelected || state.isHighlighted
    switch style {
    case .none: return nil
    case .clear, .listGroupedHeaderFooter, .listSidebarHeader, .listFooter: return .clear
    case .listPlainCell, .listCell: return isOn ? .systemGray4 : .clear
    case .listGroupedCell: return isOn ? .systemGray4 : .secondarySystemGroupedBackground
    case .listPlainHeaderFooter, .listHeader: return state.isPinned ? .systemBackground : .clear
    case .listSidebarCell:
      if state.isSelected { return nil }
      return state.isHighlighted ? .systemFill : .clear
    case .listAccompaniedSidebarCell: return isOn ? .systemFill : .clear
    }
  }

  /// Returns the configuration with the default values for a state.
  public func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    copy.state = CommonState(state)
    copy.follow(state.traitCollection.listEnvironment)
    return copy
  }

  /// Returns the background color for a tint color, with the transformer applied.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? (style == .none ? .clear : tintColor)
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the stroke color for a tint color, with the transformer applied.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns a Boolean value that indicates whether all properties are equal. Transformers count as equal if
  /// both are set or neither is.
  public static func == (left: Self, right: Self) -> Bool {
    left.style == right.style && left.state == right.state && left.backgroundColor == right.backgroundColor
      && (left.backgroundColorTransformer == nil) == (right.backgroundColorTransformer == nil)
      && left.strokeColor == right.strokeColor
      && (left.strokeColorTransformer == nil) == (right.strokeColorTransformer == nil)
      && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
      && left.cornerRadius == right.cornerRadius && left.backgroundInsets == right.backgroundInsets
      && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
      && left.customView === right.customView && left.image === right.image
      && left.visualEffect == right.visualEffect
      && left.imageContentMode == right.imageContentMode
  }

  /// Hashes the style and some of the properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
  }
}
