import Foundation

/// A content configuration of a list cell, header or footer: an image, a text and a secondary text.
public struct UIListContentConfiguration: Hashable {
  /// The style from which a configuration is created.
  enum Style: Hashable, Sendable {
    case cell, subtitleCell, valueCell
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, sidebarHeader
    case accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case header, footer
  }

  let style: Style
  private var state = CommonState()

  /// The image before the text.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The primary text.
  public var text: String?
  /// The attributed primary text, which takes precedence over `text`.
  public var attributedText: NSAttributedString?
  /// The properties of the primary text.
  public var textProperties: TextProperties
  /// The secondary text, below the primary text or at the end of its line.
  public var secondaryText: String?
  /// The attributed secondary text, which takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The axes on which margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
  /// The margins of the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// A Boolean value that indicates whether both texts are on one line if they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The padding between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum horizontal padding between the texts, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The vertical padding between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The opacity of the content.
  public var alpha: CGFloat = 1

  private init(_ style: Style) {
    self.style = style
    textProperties = TextProperties(Self.font(of: style))
    secondaryTextProperties = TextProperties(Self.secondaryFont(of: style))
    textProperties.standardColor = Self.color(of: style)
    secondaryTextProperties.standardColor = style == .subtitleCell ? .label : .secondaryLabel
    directionalLayoutMargins = Self.margins(of: style)
    switch style {
    case .valueCell: prefersSideBySideTextAndSecondaryText = true
    case .groupedHeader: textProperties.transform = Self.hasGlass ? .none : .uppercase
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      textToSecondaryTextVerticalPadding = 2
    default: break
    }
    switch style {
    case .cell, .valueCell, .subtitleCell: break
    default: textToSecondaryTextVerticalPadding = max(textToSecondaryTextVerticalPadding, 2)
    }
  }

  // MARK: Default configurations

  /// Returns the configuration of a list cell.
  public static func cell() -> Self { Self(.cell) }
  /// Returns the configuration of a cell with a smaller secondary text below the text.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// Returns the configuration of a cell with a gray value at the trailing edge.
  public static func valueCell() -> Self { Self(.valueCell) }
  /// Returns the configuration of a header in a plain list.
  public static func plainHeader() -> Self { Self(.plainHeader) }
  /// Returns the configuration of a footer in a plain list.
  public static func plainFooter() -> Self { Self(.plainFooter) }
  /// Returns the configuration of a header in a grouped list, with uppercase text.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  /// Returns the configuration of a footer in a grouped list.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }
  /// Returns the configuration of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }
  /// Returns the configuration of an extra prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentInsetGroupedHeader) }
  /// Returns the configuration of a sidebar cell.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  /// Returns the configuration of a sidebar cell with a secondary text below the text.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// Returns the configuration of a sidebar header.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
  /// Returns the configuration of a cell in a sidebar beside another list.
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
  /// Returns the configuration of a cell in a sidebar beside another list, with a secondary text below the
  /// text.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.accompaniedSidebarSubtitleCell) }
  /// Returns the configuration of a header for the list that contains it.
  public static func header() -> Self { Self(.header) }
  /// Returns the configuration of a footer for the list that contains it.
  public static func footer() -> Self { Self(.footer) }

  /// A Boolean value that indicates whether the design is that of iOS 26.
  private static var hasGlass: Bool { UITraitCollection.current.metrics.hasGlass }

  private static func font(of style: Style) -> UIFont {
    switch style {
    case .groupedHeader where hasGlass: .preferredFont(forTextStyle: .headline)
    case .groupedFooter where hasGlass: .tightFootnote
    case .plainHeader, .prominentInsetGroupedHeader, .header: .preferredFont(forTextStyle: .headline)
    case .groupedHeader, .groupedFooter, .footer: .preferredFont(forTextStyle: .footnote)
    case .extraProminentInsetGroupedHeader, .sidebarHeader:
      UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
    default: .preferredFont(forTextStyle: .body)
    }
  }

  private static func secondaryFont(of style: Style) -> UIFont {
    switch style {
    case .valueCell: .preferredFont(forTextStyle: .body)
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell, .sidebarCell, .accompaniedSidebarCell:
      .preferredFont(forTextStyle: .subheadline)
    case .cell where hasGlass, .subtitleCell where hasGlass: .preferredFont(forTextStyle: .subheadline)
    case .cell, .subtitleCell: .preferredFont(forTextStyle: .caption1)
    default: .preferredFont(forTextStyle: .footnote)
    }
  }

  private static func color(of style: Style) -> UIColor {
    switch style {
    case .groupedHeader, .groupedFooter, .plainFooter, .footer: .secondaryLabel
    default: .label
    }
  }

  /// Returns the margins of a style, in points. A cell with one line of body text is 44.33 points high at a
  /// display scale of 3.
  private static func margins(of style: Style) -> NSDirectionalEdgeInsets {
    switch style {
    case .plainHeader, .header:
      NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    case .plainFooter, .footer: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    case .groupedHeader where hasGlass:
      NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    case .groupedHeader: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 7, trailing: 16)
    case .groupedFooter where hasGlass:
      NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 16)
    case .groupedFooter: NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 9, trailing: 16)
    case .sidebarHeader: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 16)
    case .cell where hasGlass, .subtitleCell where hasGlass, .valueCell where hasGlass:
      NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    default: NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    }
  }

  /// A Boolean value that indicates whether the margins above and below are those of the style.
  var hasStandardHeight: Bool {
    let standard = Self.margins(of: style)
    return directionalLayoutMargins.top == standard.top && directionalLayoutMargins.bottom == standard.bottom
  }

  /// A Boolean value that indicates whether the configuration is for the rows of lists.
  var isCell: Bool { style == .cell || style == .subtitleCell || style == .valueCell }

  var isSidebar: Bool {
    switch style {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: true
    default: false
    }
  }

  /// A Boolean value that indicates whether there is neither text nor image.
  var isEmpty: Bool {
    image == nil && displayedText(attributedText, text) == nil
      && displayedText(secondaryAttributedText, secondaryText) == nil
  }

  private func displayedText(_ attributed: NSAttributedString?, _ plain: String?) -> String? {
    let text = attributed?.string ?? plain ?? ""
    return text.isEmpty ? nil : text
  }

  /// Returns the configuration with the default colors for a state: white text in a selected sidebar row,
  /// gray text in a disabled one. Colors that were set remain.
  private func updatedForState(_ state: any UIConfigurationState) -> Self {
    var copy = self
    copy.state = CommonState(state)
    let isOnTint = isSidebar && style != .accompaniedSidebarCell && style != .accompaniedSidebarSubtitleCell
    if copy.state.isDisabled {
      copy.textProperties.standardColor = .tertiaryLabel
      copy.secondaryTextProperties.standardColor = .tertiaryLabel
    } else if isOnTint, copy.state.isSelected {
      copy.textProperties.standardColor = .white
      copy.secondaryTextProperties.standardColor = .white
      copy.imageProperties.standardTint = .white
    } else {
      copy.textProperties.standardColor = Self.color(of: style)
      copy.secondaryTextProperties.standardColor = style == .subtitleCell ? .label : .secondaryLabel
      copy.imageProperties.standardTint = nil
    }
    return copy
  }
}

// In an extension, so that the type itself is not isolated to an actor.
extension UIListContentConfiguration: UIContentConfiguration {
  /// Returns a content view with the configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration updated for a state. Properties that were set remain.
  @preconcurrency @MainActor
  public func updated(for state: any UIConfigurationState) -> Self { updatedForState(state) }
}

extension UIListContentConfiguration {
  /// The properties of a text.
  public struct TextProperties: Hashable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable {
      /// The alignment of the layout direction.
      case natural
      /// Centered.
      case center
      /// Justified.
      case justified
    }

    /// The transformation of the text's case.
    public enum TextTransform: Int, Sendable {
      /// No transformation.
      case none
      /// Uppercase.
      case uppercase
      /// Lowercase.
      case lowercase
      /// Capitalized words.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The text color. The default is that of the style and state.
    public var color: UIColor {
      get { ownColor ?? standardColor }
      set { ownColor = newValue }
    }
    private var ownColor: UIColor?
    /// The default color for the style and state.
    var standardColor = UIColor.label
    /// The closure that transforms the color before it is drawn.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of lines. The default is `natural`.
    public var alignment = TextAlignment.natural
    /// The line break mode. The default truncates the tail.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The line break strategy. The default is `standard`.
    public var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// The maximum number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether single-line text shrinks to fit the width. The default is
    /// `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of text that shrinks, as a fraction of its font size.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether letter spacing is tightened before text is truncated. The
    /// default is `false`.
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether the font follows the preferred content size. The default is
    /// `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The case transformation. The default is `none`. Not applied to attributed text.
    public var transform = TextTransform.none
    /// Stored only: there is no pointer that could hover over text.
    public var showsExpansionTextWhenTruncated = false

    init(_ font: UIFont) { self.font = font }

    /// Returns the color after the transformer is applied.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Returns whether all settings are equal. Transformers are equal if both or neither are set.
    public static func == (left: Self, right: Self) -> Bool {
      left.font == right.font && left.color == right.color
        && (left.colorTransformer == nil) == (right.colorTransformer == nil)
        && left.alignment == right.alignment && left.lineBreakMode == right.lineBreakMode
        && left.lineBreakStrategy == right.lineBreakStrategy && left.numberOfLines == right.numberOfLines
        && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
        && left.minimumScaleFactor == right.minimumScaleFactor
        && left.allowsDefaultTighteningForTruncation == right.allowsDefaultTighteningForTruncation
        && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
        && left.transform == right.transform
        && left.showsExpansionTextWhenTruncated == right.showsExpansionTextWhenTruncated
    }

    /// Hashes a subset of the settings.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(alignment)
      hasher.combine(numberOfLines)
      hasher.combine(transform)
    }
  }

  /// The properties of an image.
  public struct ImageProperties: Hashable {
    /// A value of a dimension of `reservedLayoutSize` that stands for the system's size of symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The symbol configuration; `nil` for that of the style.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color of template images; `nil` for the view's tint color.
    public var tintColor: UIColor? {
      get { ownTint ?? standardTint }
      set { ownTint = newValue }
    }
    private var ownTint: UIColor?
    /// The default tint color for the style and state.
    var standardTint: UIColor?
    /// The closure that transforms the tint color before it is drawn.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; 0 in a dimension for no limit.
    public var maximumSize = CGSize.zero
    /// The size in which the image is centered, in points. A dimension of 0 is that of the image, or the
    /// system's for symbols.
    public var reservedLayoutSize = CGSize.zero
    /// The color of the border; `nil` for none.
    public var strokeColor: UIColor?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// Stored only: colors are never inverted.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// Returns the tint color after the transformer is applied.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns whether all settings are equal. Transformers are equal if both or neither are set.
    public static func == (left: Self, right: Self) -> Bool {
      left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
        && left.tintColor == right.tintColor
        && (left.tintColorTransformer == nil) == (right.tintColorTransformer == nil)
        && left.cornerRadius == right.cornerRadius && left.maximumSize == right.maximumSize
        && left.reservedLayoutSize == right.reservedLayoutSize && left.strokeColor == right.strokeColor
        && left.strokeWidth == right.strokeWidth
        && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
    }

    /// Hashes a subset of the settings.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(maximumSize.height)
    }
  }
}
