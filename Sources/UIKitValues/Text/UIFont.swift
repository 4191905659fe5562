import Foundation
import Typesetting

/// A font: a typeface, a style and a size in points.
///
/// The system font is a free family with the metrics and advances of iOS's system font, so that text measures
/// as on iOS. Fonts are immutable and can be used on any thread.
///
/// Unchecked, since the class is open: its own properties are constants.
open class UIFont: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The typesetter's font.
  package let textFont: TextFont
  let descriptor: UIFontDescriptor
  /// The text style and sizes by which Dynamic Type scales the font; `nil` for a font of fixed size.
  package let scaling: Scaling?

  /// The parameters by which a font follows the preferred content size.
  package struct Scaling: Hashable, Sendable {
    package var style: TextStyle
    /// The size at the default category for fonts from `UIFontMetrics`; `nil` for a preferred font.
    package var baseSize: CGFloat?
    package var maximumPointSize: CGFloat?
  }

  /// A Boolean value that indicates whether the font is a preferred font, which metrics must not scale again.
  let isPreferred: Bool

  // Designated initializers are internal: the compiler creates no stubs for them in subclasses of other
  // modules.
  init(
    own textFont: TextFont, descriptor: UIFontDescriptor, scaling: Scaling? = nil, isPreferred: Bool = false
  ) {
    self.isPreferred = isPreferred
    self.textFont = textFont
    self.descriptor = descriptor
    self.scaling = scaling
    super.init()
  }

  package convenience init(
    textFont: TextFont, descriptor: UIFontDescriptor, scaling: Scaling? = nil, isPreferred: Bool = false
  ) {
    self.init(own: textFont, descriptor: descriptor, scaling: scaling, isPreferred: isPreferred)
  }

  // MARK: Creating fonts

  /// Creates the system font with 12 points.
  public override convenience init() {
    self.init(descriptor: UIFontDescriptor(request: FontRequest(size: 12)), size: 0)
  }

  /// Creates a font with a PostScript or full name; `nil` if there is none.
  ///
  /// Names of fonts of iOS that are not bundled give the system font in the nearest weight, with a warning.
  /// Documents support more names: there, free fonts that applications include have stand-ins with their
  /// metrics.
  ///
  /// - Parameter fontSize: The size, in points. If it is not positive, the size is 12 points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let descriptor = UIFontDescriptor(name: fontName, size: fontSize)
    guard let font = descriptor.resolved(size: fontSize, substituting: false) else { return nil }
    self.init(textFont: font, descriptor: descriptor)
  }

  /// Creates the font that matches a descriptor best, or the system font.
  ///
  /// - Parameter pointSize: The size, in points, or 0 for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    let font =
      descriptor.resolved(size: size, substituting: true) ?? FontLibrary.shared.systemFont(size: Double(size))
    let style = pointSize > 0 && pointSize != descriptor.pointSize ? nil : descriptor.textStyle
    self.init(
      textFont: font, descriptor: pointSize > 0 ? descriptor.withSize(pointSize) : descriptor,
      scaling: style.map { Scaling(style: $0) })
  }

  // MARK: Archiving

  /// A Boolean value that indicates that fonts support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a font from an archive; `nil` if it contains none.
  public required convenience init?(coder: NSCoder) {
    guard let descriptor = coder.value(UIFontDescriptor.self, forKey: "UIFontDescriptor") else {
      return nil
    }
    let font = UIFont(descriptor: descriptor, size: 0)
    self.init(
      textFont: font.textFont, descriptor: descriptor, scaling: Scaling(coder: coder) ?? font.scaling,
      isPreferred: coder.decodeBool(forKey: "UIFontIsPreferred"))
  }

  /// Encodes the descriptor with the size, and the text style that the font follows.
  open func encode(with coder: NSCoder) {
    coder.encode(descriptor.withPointSize(pointSize), forKey: "UIFontDescriptor")
    coder.encode(isPreferred, forKey: "UIFontIsPreferred")
    scaling?.encode(with: coder)
  }

  /// Returns this font, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private convenience init(_ request: FontRequest, traits: UIFontDescriptor.SymbolicTraits = []) {
    self.init(descriptor: UIFontDescriptor(request: request), size: 0)
  }

  /// Returns the system font in regular weight.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRequest(size: Double(fontSize)))
  }

  /// Returns the system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRequest(weight: Double(weight.rawValue), size: Double(fontSize)))
  }

  /// Returns the system font in a weight. The width is ignored: only the standard width is bundled.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    let standard = UIFontDescriptor(
      request: FontRequest(weight: Double(weight.rawValue), size: Double(fontSize)))
    return UIFont(descriptor: standard.with(width), size: 0)
  }

  /// Returns the bold system font, which is the semibold face, as pictures of text of 24 and 32 points and
  /// the names that iOS prints show. The bold system fonts of documents are bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRequest(isItalic: true, size: Double(fontSize)))
  }

  /// Returns the system font with monospaced digits.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontRequest(weight: Double(weight.rawValue), size: Double(fontSize), hasMonospacedDigits: true))
  }

  /// Returns the monospaced system font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontRequest(
        family: .system(.monospaced), weight: Double(weight.rawValue), size: Double(fontSize)))
  }

  /// Returns the font of a text style for the current preferred content size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style for the preferred content size of a trait collection, or of the current
  /// one.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let font = UIFont(
      descriptor: UIFontDescriptor.preferredFontDescriptor(
        withTextStyle: style, compatibleWith: traitCollection), size: 0)
    return UIFont(
      textFont: font.textFont, descriptor: font.descriptor, scaling: font.scaling, isPreferred: true)
  }

  /// Returns the font with another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: descriptor.withSize(fontSize), size: fontSize)
  }

  // MARK: Properties

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { descriptor }
  /// The family name.
  open var familyName: String { textFont.familyName }
  /// The PostScript name.
  open var fontName: String { textFont.postScriptName }
  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(textFont.size) }
  /// The ascent above the baseline, in points.
  open var ascender: CGFloat { CGFloat(textFont.ascender) }
  /// The descent below the baseline, in points. It is negative.
  open var descender: CGFloat { CGFloat(textFont.descender) }
  /// The cap height, in points.
  open var capHeight: CGFloat { CGFloat(textFont.capHeight) }
  /// The x-height, in points.
  open var xHeight: CGFloat { CGFloat(textFont.xHeight) }
  /// The line height, in points, not rounded.
  open var lineHeight: CGFloat { CGFloat(textFont.lineHeight) }
  /// The leading, in points, which is part of the line height.
  open var leading: CGFloat { CGFloat(textFont.leading) }

  /// The spacing that a text style adds between lines, in points: body text of 17 points has a line spacing
  /// of 22 points.
  ///
  /// Source: the leading of the styles in Apple's guidelines, and the heights of labels with two and three
  /// lines in public documents of Interface Builder. Labels with one line do not have it.
  package var styleLeading: Double {
    guard let scaling, scaling.baseSize == nil else { return 0 }
    let standard = TextStyleData.bundled.leading(scaling.style, pointSize: pointSize) - textFont.lineHeight
    let traits = descriptor.symbolicTraits
    if traits.contains(.traitTightLeading) { return standard - Self.leadingChange }
    return max(0, standard) + (traits.contains(.traitLooseLeading) ? Self.leadingChange : 0)
  }

  /// The difference of tight and loose leading from a text style's own, in points ("The details of UI typography", WWDC20; lines
  /// of footers in pictures of iOS 26 are 14 points apart at the size 12, whose leading is 16).
  private static let leadingChange = 2.0

  /// The font size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The font size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The small system font size: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The system font size: 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// The names of the available families.
  public class var familyNames: [String] { FontLibrary.shared.familyNames }

  /// Returns the PostScript names of a family's fonts.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.shared.fontNames(forFamilyName: familyName)
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return textFont == other.textFont && scaling == other.scaling
  }

  open override var hash: Int { textFont.hashValue }

  open override var description: String {
    let weight = "\(textFont.weightClass)"
    let style = textFont.isItalic ? "italic" : "normal"
    return "<UIFont: \(Unmanaged.passUnretained(self).toOpaque())> font-family: \"\(familyName)\"; "
      + "font-weight: \(weight); font-style: \(style); font-size: \(String(format: "%.2f", pointSize))pt"
  }

  // MARK: Dynamic Type

  /// Returns the font for the preferred content size of traits; this font if its size is fixed.
  package func adjusted(to traitCollection: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    if let base = scaling.baseSize {
      return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
        for: UIFont(descriptor: descriptor.withSize(base), size: base),
        maximumPointSize: scaling.maximumPointSize ?? 0, compatibleWith: traitCollection)
    }
    let preferred = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: scaling.style, compatibleWith: traitCollection)
    let resized = descriptor.addingAttributes([.size: preferred.pointSize])
    return UIFont(
      textFont: resized.resolved(size: preferred.pointSize, substituting: true) ?? textFont,
      descriptor: resized, scaling: scaling, isPreferred: isPreferred)
  }
}

extension UIFont {
  /// A weight, from -1 to 1. The constants match iOS's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public var rawValue: CGFloat
    /// Creates a weight, for which the nearest bundled face is used.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight, for which the nearest bundled face is used.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra light weight, a font weight of 100.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight, a font weight of 200.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight, a font weight of 300.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight, a font weight of 400.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight, a font weight of 500.
    public static let medium = Weight(rawValue: 0.23)
    /// The semibold weight, a font weight of 600.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight, a font weight of 700.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight, a font weight of 800.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight, a font weight of 900.
    public static let black = Weight(rawValue: 0.62)

    /// Returns the corresponding weight of symbols, which is the nearest one.
    public func symbolWeight() -> UIImage.SymbolWeight {
      let weights: [UIImage.SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights.min {
        abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
      } ?? .unspecified
    }
  }

  /// A width of the system font.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width: negative for narrower, positive for wider than standard.
    public var rawValue: CGFloat
    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The compressed width. Treated as `standard`.
    public static let compressed = Width(rawValue: -0.3)
    /// The condensed width. Treated as `standard`.
    public static let condensed = Width(rawValue: -0.2)
    /// The standard width.
    public static let standard = Width(rawValue: 0)
    /// The expanded width. Treated as `standard`.
    public static let expanded = Width(rawValue: 0.2)

    /// The share of the standard advances. The named widths have the percentages of their classes in OpenType's specification
    /// (`usWidthClass`: extra-condensed, condensed, expanded); others lie between them.
    var fraction: Double {
      let points = [(-1, 0.5), (-0.3, 0.625), (-0.2, 0.75), (0, 1), (0.2, 1.25), (1, 2)]
      let value = min(max(Double(rawValue), -1), 1)
      for (low, high) in zip(points, points.dropFirst()) where value <= high.0 {
        return low.1 + (high.1 - low.1) * (value - low.0) / (high.0 - low.0)
      }
      return 1
    }
  }

  /// A text style, whose font follows the preferred content size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name in descriptors and documents.
    public var rawValue: String
    /// Creates a style with a name. Unknown styles are treated as `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of extra large titles: 36 points in `large`, bold.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The style of second-level extra large titles: 28 points in `large`, bold.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The style of large titles: 34 points in `large`.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles: 28 points in `large`.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles: 22 points in `large`.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles: 20 points in `large`.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings: 17 points in `large`, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of body text: 17 points in `large`.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts: 16 points in `large`.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of subheadings: 15 points in `large`.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of footnotes: 13 points in `large`.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions: 12 points in `large`.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of alternate captions: 11 points in `large`.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The metrics that scale fonts and lengths as the style's font scales.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }
}

// Names of Swift 4 and earlier.
/// The name of `UIFont.TextStyle` in Swift 4 and earlier.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The name of `UIFont.Weight` in Swift 4 and earlier.
public typealias UIFontWeight = UIFont.Weight

extension UIFont: EmptyMakingType {
  /// Returns the system font with the system font size.
  public static func makeEmpty() -> Any { systemFont(ofSize: systemFontSize) }
}
