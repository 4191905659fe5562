import Foundation

/// The panel that formats text, since iOS 18. It keeps its values and displays nothing.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
  /// The configuration of the panel.
  public let configuration: Configuration
  /// Stored only: the attributes of the selected text; the panel displays nothing.
  open var formattingDescriptor: FormattingDescriptor?
  /// The delegate; a weak reference. Never called, as the panel displays nothing.
  open weak var delegate: (any UITextFormattingViewControllerDelegate)?

  /// Creates a panel.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a panel of the system from a document.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// The alignment of text.
  public struct TextAlignment: RawRepresentable, Hashable, Sendable {
    /// The name of the alignment.
    public let rawValue: String
    /// Creates an alignment with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Left.
    public static let left = TextAlignment(rawValue: "left")
    /// Centered.
    public static let center = TextAlignment(rawValue: "center")
    /// Right.
    public static let right = TextAlignment(rawValue: "right")
    /// Justified.
    public static let justified = TextAlignment(rawValue: "justified")
    /// By the direction of the text.
    public static let natural = TextAlignment(rawValue: "natural")
  }

  /// The kind of a list.
  public struct TextList: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Discs.
    public static let disc = TextList(rawValue: "disc")
    /// Hyphens.
    public static let hyphen = TextList(rawValue: "hyphen")
    /// Numbers.
    public static let decimal = TextList(rawValue: "decimal")
    /// Another kind.
    public static let other = TextList(rawValue: "other")
  }

  /// The color of highlighted text.
  public struct Highlight: RawRepresentable, Hashable, Sendable {
    /// The name of the color.
    public let rawValue: String
    /// Creates a color with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Determined by the system.
    public static let `default` = Highlight(rawValue: "default")
    /// Purple.
    public static let purple = Highlight(rawValue: "purple")
    /// Pink.
    public static let pink = Highlight(rawValue: "pink")
    /// Orange.
    public static let orange = Highlight(rawValue: "orange")
    /// Mint.
    public static let mint = Highlight(rawValue: "mint")
    /// Blue.
    public static let blue = Highlight(rawValue: "blue")
  }

  /// A change by the user.
  public enum ChangeValue {
    /// Unknown.
    case undefined
    /// Bold or not.
    case bold(Bool)
    /// Italic or not.
    case italic(Bool)
    /// Underlined or not.
    case underline(Bool)
    /// Struck through or not.
    case strikethrough(Bool)
    /// A font.
    case font(UIFont)
    /// A size of the font.
    case fontSize(Double)
    /// A larger size.
    case increaseFontSize
    /// A smaller size.
    case decreaseFontSize
    /// A color.
    case textColor(UIColor)
    /// A height of lines, in points.
    case lineHeightPointSize(Double)
    /// A larger indentation.
    case increaseIndentation
    /// A smaller indentation.
    case decreaseIndentation
    /// A style, by its key.
    case formattingStyle(String)
    /// A list, or none.
    case textList(TextList?)
    /// An alignment.
    case textAlignment(TextAlignment)
    /// A highlight, or none.
    case highlight(Highlight?)
  }

  /// A control of the panel and its size.
  public struct Component: Hashable, Sendable {
    /// The kind of a control.
    public struct Key: RawRepresentable, Hashable, Sendable {
      /// The name of the kind.
      public let rawValue: String
      /// Creates a kind with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Styles.
      public static let formattingStyles = Key(rawValue: "formattingStyles")
      /// Bold, italic, underlined and struck through.
      public static let fontAttributes = Key(rawValue: "fontAttributes")
      /// The font.
      public static let fontPicker = Key(rawValue: "fontPicker")
      /// Larger and smaller.
      public static let fontSize = Key(rawValue: "fontSize")
      /// The size in points.
      public static let fontPointSize = Key(rawValue: "fontPointSize")
      /// The alignment.
      public static let textAlignment = Key(rawValue: "textAlignment")
      /// The alignment with justified text.
      public static let textAlignmentAndJustification = Key(rawValue: "textAlignmentAndJustification")
      /// The indentation.
      public static let textIndentation = Key(rawValue: "textIndentation")
      /// The height of lines.
      public static let lineHeight = Key(rawValue: "lineHeight")
      /// Lists.
      public static let listStyles = Key(rawValue: "listStyles")
      /// The color.
      public static let textColor = Key(rawValue: "textColor")
      /// The highlight.
      public static let highlight = Key(rawValue: "highlight")
      /// The color of the highlight.
      public static let highlightPicker = Key(rawValue: "highlightPicker")
    }

    /// The size of a control. Raw values are UIKit's.
    public enum PreferredSize: Int, Sendable {
      /// Determined by the system.
      case automatic = 0
      /// Mini.
      case mini = 1
      /// Small.
      case small = 2
      /// Regular.
      case regular = 3
      /// Large.
      case large = 4
      /// Extra large.
      case extraLarge = 5
    }

    /// The kind of the control.
    public let componentKey: Key
    /// The preferred size.
    public let preferredSize: PreferredSize

    /// Creates a control.
    public init(componentKey: Key, preferredSize: PreferredSize = .automatic) {
      (self.componentKey, self.preferredSize) = (componentKey, preferredSize)
    }
  }

  /// Controls in a row.
  public struct ComponentGroup: Hashable, Sendable {
    /// The controls.
    public let components: [Component]
    /// Creates a row of controls.
    public init(components: [Component]) { self.components = components }
  }

  /// A style of text.
  public struct FormattingStyle {
    /// The key of the style.
    public let styleKey: String
    /// The title of the style.
    public let title: String
    /// The attributes of the style.
    public let attributes: AttributeContainer
    /// Creates a style.
    public init(styleKey: String, title: String, attributes: AttributeContainer) {
      (self.styleKey, self.title, self.attributes) = (styleKey, title, attributes)
    }
  }

  /// The configuration of a panel.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The rows of controls.
    public let groups: [ComponentGroup]
    /// Stored only: the styles; the panel displays nothing.
    public var formattingStyles: [FormattingStyle]?
    /// Stored only: the configuration of the font picker; the panel displays nothing.
    public var fontPickerConfiguration: UIFontPickerViewController.Configuration?

    /// Creates the configuration of the system.
    public init() { groups = [] }
    /// Creates a configuration with rows of controls.
    public init(groups: [ComponentGroup]) { self.groups = groups }
  }

  /// The attributes of the selected text.
  public struct FormattingDescriptor {
    /// The fonts; `nil` for none.
    public var fonts: [UIFont]?
    /// The colors; `nil` for none.
    public var textColors: [UIColor]?
    /// The height of lines in points; 0 by default.
    public var lineHeight: CGFloat = 0
    /// A Boolean value that indicates whether text is underlined; `false` by default.
    public var isUnderlinePresent = false
    /// A Boolean value that indicates whether text is struck through; `false` by default.
    public var isStrikethroughPresent = false
    /// The alignments.
    public var textAlignments: Set<TextAlignment> = []
    /// The lists.
    public var textLists: Set<TextList> = []
    /// The highlights.
    public var highlights: Set<Highlight> = []
    /// The key of the style; `nil` for none.
    public var formattingStyleKey: String?

    /// Creates the attributes of no text.
    public init() {}

    /// Creates the attributes of a text.
    public init(string: NSAttributedString, range: NSRange) {
      let whole = NSRange(location: 0, length: string.length)
      guard let part = whole.intersection(range) else { return }
      string.enumerateAttributes(in: part) { attributes, _, _ in add(attributes) }
    }

    /// Creates the attributes of a text with attributes.
    public init(attributes: [NSAttributedString.Key: Any]) { add(attributes) }

    private mutating func add(_ attributes: [NSAttributedString.Key: Any]) {
      if let font = attributes[.font] as? UIFont, fonts?.contains(font) != true {
        fonts = (fonts ?? []) + [font]
      }
      if let color = attributes[.foregroundColor] as? UIColor, textColors?.contains(color) != true {
        textColors = (textColors ?? []) + [color]
      }
      if (attributes[.underlineStyle] as? Int ?? 0) != 0 { isUnderlinePresent = true }
      if (attributes[.strikethroughStyle] as? Int ?? 0) != 0 { isStrikethroughPresent = true }
      guard let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      switch paragraph.alignment {
      case .left: textAlignments.insert(.left)
      case .center: textAlignments.insert(.center)
      case .right: textAlignments.insert(.right)
      case .justified: textAlignments.insert(.justified)
      default: textAlignments.insert(.natural)
      }
    }
  }
}
