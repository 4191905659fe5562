import Foundation

/// An image, a text and a secondary text, laid out as in the cells, headers and footers of lists.
public struct UIListContentConfiguration: Hashable {
  /// The looks that a configuration starts from.
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

  /// The image before the texts; nil for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes; it stands before `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text, below the first or at the end of its line; nil for none.
  public var secondaryText: String?
  /// The secondary text with attributes; it stands before `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// The axes in which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
  /// Points from the bounds to the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether both texts are on one line where they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points.
  public var imageToTextPadding: CGFloat = 16
  /// Points between texts on one line, at least.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Points between texts below each other.
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
    case .groupedHeader: textProperties.transform = .uppercase
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      textToSecondaryTextVerticalPadding = 2
    default: break
    }
    switch style {
    case .cell, .valueCell, .subtitleCell: break
    default: textToSecondaryTextVerticalPadding = max(textToSecondaryTextVerticalPadding, 2)
    }
  }

  // MARK: Looks

  /// A cell of a list.
  public static func cell() -> Self { Self(.cell) }
  /// A cell with a smaller text below the first.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// A cell with a grey value at its end.
  public static func valueCell() -> Self { Self(.valueCell) }
  /// A header of a plain list.
  public static func plainHeader() -> Self { Self(.plainHeader) }
  /// A footer of a plain list.
  public static func plainFooter() -> Self { Self(.plainFooter) }
  /// A header of a grouped list, in capitals.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  /// A footer of a grouped list.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }
  /// A larger header of a list with rounded groups.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }
  /// A still larger header of a list with rounded groups.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentInsetGroupedHeader) }
  /// A cell of a sidebar.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  /// A cell of a sidebar with a second text below the first.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// A header of a sidebar.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
  /// A cell of a sidebar beside another list.
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
  /// A cell of a sidebar beside another list, with a second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.accompaniedSidebarSubtitleCell) }
  /// A header for the list that it is in.
  public static func header() -> Self { Self(.header) }
  /// A footer for the list that it is in.
  public static func footer() -> Self { Self(.footer) }

  private static func font(of style: Style) -> UIFont {
    switch style {
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

  /// Margins in points. A cell with one line of body text is 44.33 high at three pixels a point.
  private static func margins(of style: Style) -> NSDirectionalEdgeInsets {
    switch style {
    case .plainHeader, .header:
      NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    case .plainFooter, .footer: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    case .groupedHeader: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 7, trailing: 16)
    case .groupedFooter: NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 9, trailing: 16)
    case .sidebarHeader: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 16)
    default: NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    }
  }

  var isSidebar: Bool {
    switch style {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: true
    default: false
    }
  }

  /// Whether both texts are empty and there is no image.
  var isEmpty: Bool {
    image == nil && shownText(attributedText, text) == nil
      && shownText(secondaryAttributedText, secondaryText) == nil
  }

  private func shownText(_ attributed: NSAttributedString?, _ plain: String?) -> String? {
    let text = attributed?.string ?? plain ?? ""
    return text.isEmpty ? nil : text
  }

  /// The colours of a state, unless they were set: text on the tint of a selected row of a sidebar is white, disabled
  /// text is grey.
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

// In an extension, so that the values themselves belong to no actor.
extension UIListContentConfiguration: UIContentConfiguration {
  /// A view that shows the configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration with the looks of a state: what was not set by hand.
  @preconcurrency @MainActor
  public func updated(for state: any UIConfigurationState) -> Self { updatedForState(state) }
}

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// How lines are aligned.
    public enum TextAlignment: Int, Sendable {
      /// By the direction of the layout.
      case natural
      /// In the middle.
      case center
      /// At both edges, by wider spaces.
      case justified
    }

    /// How letters are written.
    public enum TextTransform: Int, Sendable {
      /// As they are.
      case none
      /// In capitals.
      case uppercase
      /// In small letters.
      case lowercase
      /// Words begin with capitals.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The colour; that of the style until it is set.
    public var color: UIColor {
      get { ownColor ?? standardColor }
      set { ownColor = newValue }
    }
    private var ownColor: UIColor?
    /// The colour of the style and state.
    var standardColor = UIColor.label
    /// Changes the colour before it is drawn; nil for no change.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How lines are aligned; by the direction of the layout by default.
    public var alignment = TextAlignment.natural
    /// What becomes of text that does not fit; an ellipsis at the end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The rules that choose among possible line breaks; all of them by default.
    public var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// 0 for as many as needed.
    public var numberOfLines = 0
    /// Whether text of one line shrinks to the width; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// How small text may become, as a fraction of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether text is set closer before it is truncated; false by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the preferred text size; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are written: as they are by default. Text with attributes is left alone.
    public var transform = TextTransform.none
    /// Stored only: no pointer rests on virtual devices.
    public var showsExpansionTextWhenTruncated = false

    init(_ font: UIFont) { self.font = font }

    /// The colour after the transformer.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Whether all settings are equal. Transformers count as equal where both have one, or neither.
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

    /// Hashes some of the settings.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(alignment)
      hasher.combine(numberOfLines)
      hasher.combine(transform)
    }
  }

  /// How an image looks.
  public struct ImageProperties: Hashable {
    /// Stands for the system's size of symbols in a dimension of `reservedLayoutSize`.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The size and weight of symbols; nil for those of the style.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images; the view's tint for nil.
    public var tintColor: UIColor? {
      get { ownTint ?? standardTint }
      set { ownTint = newValue }
    }
    private var ownTint: UIColor?
    /// The colour of the style and state.
    var standardTint: UIColor?
    /// Changes the tint colour before it is drawn; nil for no change.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Points.
    public var cornerRadius: CGFloat = 0
    /// Points; 0 in a dimension without limit.
    public var maximumSize = CGSize.zero
    /// The size in which the image is centred, in points; 0 in a dimension for the image's own, or the system's for symbols.
    public var reservedLayoutSize = CGSize.zero
    /// The colour of the line along the image's edge; nil for none.
    public var strokeColor: UIColor?
    /// Points.
    public var strokeWidth: CGFloat = 0
    /// Stored only: nothing inverts colours.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// The tint after the transformer.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Whether all settings are equal. Transformers count as equal where both have one, or neither.
    public static func == (left: Self, right: Self) -> Bool {
      left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
        && left.tintColor == right.tintColor
        && (left.tintColorTransformer == nil) == (right.tintColorTransformer == nil)
        && left.cornerRadius == right.cornerRadius && left.maximumSize == right.maximumSize
        && left.reservedLayoutSize == right.reservedLayoutSize && left.strokeColor == right.strokeColor
        && left.strokeWidth == right.strokeWidth
        && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
    }

    /// Hashes some of the settings.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(maximumSize.height)
    }
  }
}
