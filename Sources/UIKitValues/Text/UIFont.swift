import Foundation
import Typesetting

/// A font: a typeface, a style and a size in points.
///
/// The system font is a free family with the system font's metrics and advances, so that text measures as on iOS.
/// Fonts are immutable and may be used from any thread.
///
/// Unchecked, since the class is open: its own properties are constants.
open class UIFont: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The typesetter's font.
  package let textFont: TextFont
  let descriptor: UIFontDescriptor
  /// The style and sizes that Dynamic Type scales this font by, or nil for a font of fixed size.
  package let scaling: Scaling?

  /// How a font follows the preferred text size.
  package struct Scaling: Hashable, Sendable {
    package var style: TextStyle
    /// The size at the default category for `UIFontMetrics`' fonts, nil for a preferred font.
    package var baseSize: CGFloat?
    package var maximumPointSize: CGFloat?
  }

  /// Whether it is a preferred font, which metrics do not scale once more.
  let isPreferred: Bool

  // Designated initializers are the module's own: the compiler has no stubs for them in subclasses elsewhere.
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

  // MARK: Making fonts

  /// The system font of 12 points, as code makes it that sets a better one later.
  public override convenience init() {
    self.init(descriptor: UIFontDescriptor(request: FontRequest(size: 12)), size: 0)
  }

  /// A font by PostScript or full name, or nil when there is none of that name.
  ///
  /// Names of fonts that come with iOS but are not bundled give the system font in the nearest weight, with a
  /// warning. Documents know more names than that: those of free fonts that applications bring have stand-ins with
  /// their metrics there.
  ///
  /// - Parameter fontSize: the size in points; zero or less means 12.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let descriptor = UIFontDescriptor(name: fontName, size: fontSize)
    guard let font = descriptor.resolved(size: fontSize, substituting: false) else { return nil }
    self.init(textFont: font, descriptor: descriptor)
  }

  /// The font that matches a descriptor best; the system font where nothing does.
  ///
  /// - Parameter pointSize: the size in points, or 0 for the descriptor's own.
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

  /// Whether fonts are archived safely: yes.
  open class var supportsSecureCoding: Bool { true }

  /// Creates the font of an archive, or nil for one that holds none.
  public required convenience init?(coder: NSCoder) {
    guard let descriptor = coder.value(UIFontDescriptor.self, forKey: "UIFontDescriptor") else {
      return nil
    }
    let font = UIFont(descriptor: descriptor, size: 0)
    self.init(
      textFont: font.textFont, descriptor: descriptor, scaling: Scaling(coder: coder) ?? font.scaling,
      isPreferred: coder.decodeBool(forKey: "UIFontIsPreferred"))
  }

  /// Archives the descriptor with the size, and the text style that the font follows.
  open func encode(with coder: NSCoder) {
    coder.encode(descriptor.withPointSize(pointSize), forKey: "UIFontDescriptor")
    coder.encode(isPreferred, forKey: "UIFontIsPreferred")
    scaling?.encode(with: coder)
  }

  /// The same font, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private convenience init(_ request: FontRequest, traits: UIFontDescriptor.SymbolicTraits = []) {
    self.init(descriptor: UIFontDescriptor(request: request), size: 0)
  }

  /// The system font in its regular weight.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRequest(size: Double(fontSize)))
  }

  /// The system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRequest(weight: Double(weight.rawValue), size: Double(fontSize)))
  }

  /// The system font in a weight and width. Widths other than standard are the standard glyphs, narrowed or widened.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    let standard = UIFontDescriptor(
      request: FontRequest(weight: Double(weight.rawValue), size: Double(fontSize)))
    return UIFont(descriptor: standard.with(width), size: 0)
  }

  /// The system font in bold, which is its semibold face: pictures of texts of 24 and 32 points and the names that iOS
  /// prints say so. Documents' bold system fonts are bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system font in italics.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRequest(isItalic: true, size: Double(fontSize)))
  }

  /// The system font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontRequest(weight: Double(weight.rawValue), size: Double(fontSize), hasMonospacedDigits: true))
  }

  /// The monospaced system font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontRequest(
        family: .system(.monospaced), weight: Double(weight.rawValue), size: Double(fontSize)))
  }

  /// The font of a text style at the current preferred text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the preferred text size of a trait collection, or of the current one.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let font = UIFont(
      descriptor: UIFontDescriptor.preferredFontDescriptor(
        withTextStyle: style, compatibleWith: traitCollection), size: 0)
    return UIFont(
      textFont: font.textFont, descriptor: font.descriptor, scaling: font.scaling, isPreferred: true)
  }

  /// The same font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: descriptor.withSize(fontSize), size: fontSize)
  }

  // MARK: Properties

  /// The descriptor with which the font is found again.
  open var fontDescriptor: UIFontDescriptor { descriptor }
  /// The name of the font's family.
  open var familyName: String { textFont.familyName }
  /// The PostScript name.
  open var fontName: String { textFont.postScriptName }
  /// The size in points.
  open var pointSize: CGFloat { CGFloat(textFont.size) }
  /// Points above the baseline.
  open var ascender: CGFloat { CGFloat(textFont.ascender) }
  /// Points below the baseline, negative.
  open var descender: CGFloat { CGFloat(textFont.descender) }
  /// The height of capitals in points.
  open var capHeight: CGFloat { CGFloat(textFont.capHeight) }
  /// The height of small letters in points.
  open var xHeight: CGFloat { CGFloat(textFont.xHeight) }
  /// The height of a line of text in points, not rounded.
  open var lineHeight: CGFloat { CGFloat(textFont.lineHeight) }
  /// Space between lines in points, part of the line height.
  open var leading: CGFloat { CGFloat(textFont.leading) }

  /// What a text style adds between lines, in points: body text of 17 points has lines 22 points apart.
  ///
  /// Source: the styles' leading in Apple's guidelines and the heights of labels with two and three lines in public
  /// documents of Interface Builder; labels with one line do not have it.
  package var styleLeading: Double {
    guard let scaling, scaling.baseSize == nil else { return 0 }
    return max(0, TextStyleData.bundled.leading(scaling.style, pointSize: pointSize) - textFont.lineHeight)
  }

  /// 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// The families that can be asked for by name.
  public class var familyNames: [String] { FontLibrary.shared.familyNames }

  /// The PostScript names of a family's fonts.
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

  /// The font for another preferred text size; itself when its size is fixed.
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
  /// A weight from -1 to 1; the constants are iOS's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number from -1 to 1.
    public var rawValue: CGFloat
    /// A weight of a number; the nearest bundled face is taken.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight of a number; the nearest bundled face is taken.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight, 100 in fonts.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// 200 in fonts.
    public static let thin = Weight(rawValue: -0.6)
    /// 300 in fonts.
    public static let light = Weight(rawValue: -0.4)
    /// The usual weight, 400 in fonts.
    public static let regular = Weight(rawValue: 0)
    /// 500 in fonts.
    public static let medium = Weight(rawValue: 0.23)
    /// 600 in fonts: that of headlines.
    public static let semibold = Weight(rawValue: 0.3)
    /// 700 in fonts.
    public static let bold = Weight(rawValue: 0.4)
    /// 800 in fonts.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight, 900 in fonts.
    public static let black = Weight(rawValue: 0.62)
  }

  /// A width of the system font.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number: below 0 is narrower, above 0 wider than usual.
    public var rawValue: CGFloat
    /// A width of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest width: advances are 62.5 % of the standard ones.
    public static let compressed = Width(rawValue: -0.3)
    /// A narrower width: advances are 75 % of the standard ones.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual width.
    public static let standard = Width(rawValue: 0)
    /// A wider width: advances are 125 % of the standard ones.
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

  /// A role of text, whose font follows the preferred text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that descriptors and documents have.
    public var rawValue: String
    /// A style of a name; unknown ones look as `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 36 points in `large`, bold.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// 28 points in `large`, bold.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// 34 points in `large`.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points in `large`.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points in `large`.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points in `large`.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points in `large`, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points in `large`.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points in `large`.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points in `large`.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points in `large`.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points in `large`.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points in `large`.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

// Names of Swift 4 and before.
/// The name of `UIFont.TextStyle` in Swift 4 and before.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The name of `UIFont.Weight` in Swift 4 and before.
public typealias UIFontWeight = UIFont.Weight

extension UIFont: EmptyMakingType {
  /// The system font in its usual size.
  public static func makeEmpty() -> Any { systemFont(ofSize: systemFontSize) }
}
