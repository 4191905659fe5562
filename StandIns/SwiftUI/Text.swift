// Texts, images and their values.

public struct Text: View, Equatable, Sendable {
  let text: String
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ text: Content) { self.text = String(text) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { text = key.text }
  public init(_ text: AttributedString) { self.text = String(text.characters) }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { text = String(localized: resource) }
  public init(verbatim text: String) { self.text = text }
  public init(_ image: Image) { text = "" }
  public init(_ date: Date, style: DateStyle) { text = "\(date)" }
  public init(_ dates: ClosedRange<Date>) { text = "\(dates)" }
  public init(_ interval: DateInterval) { text = "\(interval)" }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { text = "\(timerInterval)" }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    text = format.format(input)
  }
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    text = formatter.string(for: subject) ?? ""
  }
  public var body: Never { fatalError("Text has no body") }

  public struct DateStyle: Sendable, Hashable {
    let name: String
    public static let time = Self(name: "time"), date = Self(name: "date"), relative = Self(name: "relative")
    public static let offset = Self(name: "offset"), timer = Self(name: "timer")
  }
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum Scale: Hashable, Sendable { case `default`, secondary }
  public enum WritingDirectionStrategy: Hashable, Sendable { case `default`, layoutBased, contentBased }
  public enum AlignmentStrategy: Hashable, Sendable { case `default`, layoutBased, writingDirectionBased }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Self(name: "solid"), dot = Self(name: "dot"), dash = Self(name: "dash")
      public static let dashDot = Self(name: "dashDot"), dashDotDot = Self(name: "dashDotDot")
    }
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    public static let single = LineStyle()
  }
  public static func + (a: Text, b: Text) -> Text { Text(a.text + b.text) }
  public func resolve(in environment: EnvironmentValues) -> String { text }

  public func bold(_ isActive: Bool = true) -> Text { self }
  public func italic(_ isActive: Bool = true) -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    self
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
  { self }
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  public func accessibilityLabel(_ label: Text) -> Text { self }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { self }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

public struct Image: View, Equatable, @unchecked Sendable {
  let image: UIImage?
  public init(_ name: String, bundle: Bundle? = nil) { image = Self.named(name, bundle) }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    image = Self.named(name, bundle)
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { image = Self.named(name, bundle) }
  public init(_ resource: ImageResource) { image = UIImage(resource: resource) }
  public init(systemName: String) { image = UIImage(systemName: systemName) }
  public init(systemName: String, variableValue: Double?) { image = UIImage(systemName: systemName) }
  public init(uiImage: UIImage) { image = uiImage }
  public init(decorative name: String, bundle: Bundle? = nil) { image = Self.named(name, bundle) }
  public init(_ image: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.image = UIImage(cgImage: image, scale: scale, orientation: orientation.ui)
  }
  public init(decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.image = UIImage(cgImage: image, scale: scale, orientation: orientation.ui)
  }
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { image = nil }
  private static func named(_ name: String, _ bundle: Bundle?) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: nil)
  }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    public init(_ orientation: UIImage.Orientation) {
      switch orientation {
      case .up: self = .up
      case .upMirrored: self = .upMirrored
      case .down: self = .down
      case .downMirrored: self = .downMirrored
      case .leftMirrored: self = .leftMirrored
      case .right: self = .right
      case .rightMirrored: self = .rightMirrored
      case .left: self = .left
      @unknown default: self = .up
      }
    }
    var ui: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
    }
  }
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    public static let standard = Self(name: "standard"), high = Self(name: "high")
    public static let constrainedHigh = Self(name: "constrainedHigh")
  }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  public var body: Never { fatalError("Image has no body") }
}
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  public static let monochrome = Self(name: "monochrome"), multicolor = Self(name: "multicolor")
  public static let hierarchical = Self(name: "hierarchical"), palette = Self(name: "palette")
}
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  public static let flat = Self(name: "flat"), gradient = Self(name: "gradient")
}
public struct SymbolVariants: Hashable, Sendable {
  private var names: Set<String>
  public static let none = Self(names: []), circle = Self(names: ["circle"]), square = Self(names: ["square"])
  public static let rectangle = Self(names: ["rectangle"]), fill = Self(names: ["fill"])
  public static let slash = Self(names: ["slash"])
  public var circle: Self { Self(names: names.union(["circle"])) }
  public var square: Self { Self(names: names.union(["square"])) }
  public var rectangle: Self { Self(names: names.union(["rectangle"])) }
  public var fill: Self { Self(names: names.union(["fill"])) }
  public var slash: Self { Self(names: names.union(["slash"])) }
  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
}
public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    public static let ultraLight = Self(value: -0.8), thin = Self(value: -0.6), light = Self(value: -0.4)
    public static let regular = Self(value: 0), medium = Self(value: 0.23), semibold = Self(value: 0.3)
    public static let bold = Self(value: 0.4), heavy = Self(value: 0.56), black = Self(value: 0.62)
  }
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.3), condensed = Width(-0.2), standard = Width(0)
    public static let expanded = Width(0.2)
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public struct Context: Hashable, Sendable {}
  private enum Kind: Hashable {
    case style(TextStyle), system(CGFloat), custom(String, CGFloat)
  }
  private var kind: Kind
  private var weight = Weight.regular
  private var design = Design.default
  private var traits: Set<String> = []
  private init(_ kind: Kind) { self.kind = kind }
  public static let largeTitle = Font(.style(.largeTitle)), title = Font(.style(.title))
  public static let title2 = Font(.style(.title2)), title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline)), subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body)), callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote)), caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))
  public static let `default` = body
  public init(_ font: UIFont) { kind = .custom(font.fontName, font.pointSize) }
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    system(size: size, weight: weight as Weight?, design: design)
  }
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(.system(size))
    (font.weight, font.design) = (weight ?? .regular, design ?? .default)
    return font
  }
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    system(style, design: design, weight: nil)
  }
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(.style(style))
    (font.weight, font.design) = (weight ?? .regular, design ?? .default)
    return font
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size)) }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize)) }
  private func with(_ trait: String) -> Font {
    var font = self
    font.traits.insert(trait)
    return font
  }
  public func bold(_ isActive: Bool = true) -> Font { isActive ? with("bold") : self }
  public func italic(_ isActive: Bool = true) -> Font { isActive ? with("italic") : self }
  public func monospaced(_ isActive: Bool = true) -> Font { isActive ? with("monospaced") : self }
  public func monospacedDigit() -> Font { with("monospacedDigit") }
  public func smallCaps() -> Font { with("smallCaps") }
  public func lowercaseSmallCaps() -> Font { with("lowercaseSmallCaps") }
  public func uppercaseSmallCaps() -> Font { with("uppercaseSmallCaps") }
  public func leading(_ leading: Leading) -> Font { with("leading \(leading)") }
  public func width(_ width: Width) -> Font { with("width \(width.value)") }
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }
}
