import Foundation
import Typesetting

/// A description of a font by name or family, traits and size.
///
/// Unchecked, since the class is open and attributes have any type: the dictionary is a constant of numbers,
/// strings and dictionaries of such.
open class UIFontDescriptor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The attributes of the descriptor.
  public let fontAttributes: [AttributeName: Any]

  /// Creates a descriptor with attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    fontAttributes = attributes.withFoundationsTypes
    super.init()
  }

  /// Creates a descriptor with a font name.
  ///
  /// - Parameter size: The size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a descriptor of a font named in a document. If the font is missing, a stand-in with its metrics
  /// is used.
  ///
  /// - Parameter size: The size, in points.
  package convenience init(documentFont name: String, size: CGFloat) {
    self.init(fontAttributes: [.name: name, .size: size, .isOfDocument: true])
  }

  /// Creates a descriptor with a font name and a transform of the glyphs, without a size.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  package convenience init(request: FontRequest) {
    var attributes: [AttributeName: Any] = [.size: CGFloat(request.size)]
    var traits: [TraitKey: Any] = [.weight: CGFloat(request.weight)]
    if request.isItalic { traits[.symbolic] = SymbolicTraits.traitItalic.rawValue }
    if case .system(let design) = request.family, design != .standard {
      attributes[.design] = SystemDesign(design).rawValue
    }
    if case .named(let name) = request.family { attributes[.name] = name }
    attributes[.traits] = traits
    if request.hasMonospacedDigits { attributes[.featureSettings] = [AttributeName.monospacedDigits] }
    self.init(fontAttributes: attributes)
  }

  /// Returns the descriptor of a text style for the current preferred content size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style for the preferred content size of a trait collection.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let data = TextStyleData.bundled
    let numbers = data.style(style)
    let traits = traitCollection ?? UITraitCollection.current
    let size = data.size(style, UIContentSizeCategory.resolved(traitCollection), traits.metrics)
    let weight =
      traits.legibilityWeight == .bold
      ? max(numbers.weight.rawValue, UIFont.Weight.bold.rawValue)
      : numbers.weight.rawValue
    return UIFontDescriptor(fontAttributes: [
      .textStyle: style.rawValue, .size: size, .traits: [TraitKey.weight: weight],
    ])
  }

  // MARK: Archiving

  /// A Boolean value that indicates that descriptors support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a descriptor from an archive; `nil` if it contains none.
  public required convenience init?(coder: NSCoder) {
    guard let attributes = Self.attributes(coder: coder) else { return nil }
    self.init(fontAttributes: attributes)
  }

  /// Encodes the attributes that are numbers, strings, or arrays and dictionaries of such.
  open func encode(with coder: NSCoder) { encodeAttributes(with: coder) }

  /// Returns this descriptor, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Properties

  /// The size, in points; 0 if the descriptor does not specify one.
  open var pointSize: CGFloat {
    UIFontDescriptor.number(fontAttributes[.size]) ?? 0
  }

  /// The transform of the glyphs; the identity if the descriptor does not specify one. Fonts have its horizontal
  /// scale and shear.
  open var matrix: CGAffineTransform { fontAttributes[.matrix] as? CGAffineTransform ?? .identity }

  /// The PostScript name of the matching font.
  open var postscriptName: String {
    if let name = fontAttributes[.name] as? String { return name }
    return resolved(size: max(pointSize, 1), substituting: true)?.postScriptName ?? ""
  }

  /// The specified symbolic traits, and those implied by the weight and the design.
  open var symbolicTraits: SymbolicTraits {
    var traits = givenTraits
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    if width.rawValue < 0 { traits.insert(.traitCondensed) }
    if width.rawValue > 0 { traits.insert(.traitExpanded) }
    return traits
  }

  /// Returns the value of an attribute, which may be derived from the matching font.
  open func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .name: postscriptName
    case .family:
      fontAttributes[.family] ?? resolved(size: max(pointSize, 1), substituting: true)?.familyName
    default: fontAttributes[attribute]
    }
  }

  package var textStyle: UIFont.TextStyle? {
    (fontAttributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
      ?? fontAttributes[.textStyle] as? UIFont.TextStyle
  }

  private var traits: [TraitKey: Any] {
    fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
  }

  private var givenTraits: SymbolicTraits {
    if let traits = traits[.symbolic] as? SymbolicTraits { return traits }
    if let raw = traits[.symbolic] as? UInt32 { return SymbolicTraits(rawValue: raw) }
    if let raw = traits[.symbolic] as? Int {
      return SymbolicTraits(rawValue: UInt32(truncatingIfNeeded: raw))
    }
    return []
  }

  private var weight: UIFont.Weight {
    if let weight = traits[.weight] as? UIFont.Weight { return weight }
    if let number = UIFontDescriptor.number(traits[.weight]) { return UIFont.Weight(rawValue: number) }
    return givenTraits.contains(.traitBold) ? .bold : .regular
  }

  /// The width that was given, or that of the symbolic traits.
  private var width: UIFont.Width {
    if let width = traits[.width] as? UIFont.Width { return width }
    if let number = UIFontDescriptor.number(traits[.width]) { return UIFont.Width(rawValue: number) }
    if givenTraits.contains(.traitCondensed) { return .condensed }
    return givenTraits.contains(.traitExpanded) ? .expanded : .standard
  }

  /// The fonts for characters that this one lacks.
  private var cascadeList: [UIFontDescriptor] { fontAttributes[.cascadeList] as? [UIFontDescriptor] ?? [] }

  /// The same descriptor with a width among its traits.
  func with(_ width: UIFont.Width) -> UIFontDescriptor {
    var traits = traits
    traits[.width] = width == .standard ? nil : width.rawValue
    return addingAttributes([.traits: traits])
  }

  private var design: SystemDesign? {
    if let design = fontAttributes[.design] as? SystemDesign { return design }
    return (fontAttributes[.design] as? String).map(SystemDesign.init(rawValue:))
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  // MARK: Variants

  /// Returns the descriptor with attributes added or replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }

  /// Returns the descriptor with another size, in points. It no longer follows a text style unless the size
  /// is the same.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.size] = newPointSize
    // A custom size does not follow the text style.
    if newPointSize != pointSize { attributes[.textStyle] = nil }
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Returns the descriptor with another transform of the glyphs.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    addingAttributes([.matrix: matrix])
  }

  /// Returns the descriptor with another family, without name and text style.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.family] = newFamily
    attributes[.name] = nil
    attributes[.textStyle] = nil
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Returns the descriptor with another face of the family, such as "Bold", without name.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.face] = newFace
    attributes[.name] = nil
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Returns the descriptor with another design of the system font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    addingAttributes([.design: design.rawValue])
  }

  /// Returns the descriptor with exactly these symbolic traits. The bold trait sets the bold weight, or the
  /// emphasized weight of the text style.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var traits = traits
    traits[.symbolic] = symbolicTraits.rawValue
    let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
    if symbolicTraits.contains(.traitBold) {
      if !isBold {
        let emphasized = textStyle.map { TextStyleData.bundled.style($0).emphasizedWeight } ?? .bold
        traits[.weight] = emphasized.rawValue
      }
    } else if isBold {
      traits[.weight] = UIFont.Weight.regular.rawValue
    }
    let isWidthKept =
      symbolicTraits.contains(.traitCondensed) && width.rawValue < 0
      || symbolicTraits.contains(.traitExpanded) && width.rawValue > 0
    if !isWidthKept { traits[.width] = nil }
    var attributes = fontAttributes
    attributes[.traits] = traits
    if let name = attributes[.name] as? String {
      // The name is replaced by its family, to select another face.
      if let font = FontLibrary.shared.font(FontRequest(family: .named(name), size: 12)) {
        attributes[.family] = font.familyName
        attributes[.name] = nil
      }
    }
    if symbolicTraits.contains(.traitMonoSpace) { attributes[.design] = SystemDesign.monospaced.rawValue }
    return UIFontDescriptor(fontAttributes: attributes)
  }

  // MARK: Resolution

  /// Returns the typesetter's font for the descriptor.
  ///
  /// - Parameter substituting: Whether a missing font is substituted: by the system font, or by Interface
  ///   Builder's substitute for a font named in a document.
  package func resolved(size: CGFloat, substituting: Bool) -> TextFont? {
    let font = upright(size: size, substituting: substituting)
    let matrix = matrix
    guard !matrix.isIdentity, matrix.a > 0, matrix.a.isFinite, matrix.c.isFinite else { return font }
    return font?.skewed(by: Double(matrix.c), expandedBy: log(Double(matrix.a)))
  }

  /// Returns the typesetter's font without the transform of the glyphs.
  private func upright(size: CGFloat, substituting: Bool) -> TextFont? {
    var request = FontRequest(
      weight: Double(weight.rawValue), isItalic: givenTraits.contains(.traitItalic), size: Double(size))
    request.hasMonospacedDigits = featureSettings.contains {
      $0.type == kNumberSpacingType && $0.selector == kMonospacedNumbersSelector
    }
    request.width = width.fraction
    request.fallbacks = cascadeList.compactMap { $0.resolved(size: size, substituting: false)?.request }
    switch design {
    case .monospaced?: request.family = .system(.monospaced)
    case .rounded?: request.family = .system(.rounded)
    case .serif?: request.family = .system(.serif)
    default: break
    }
    if let name = fontAttributes[.name] as? String ?? fontAttributes[.family] as? String {
      var named = request
      named.family = .named(name)
      if let face = fontAttributes[.face] as? String {
        named.family = .named("\(name) \(face)")
        if let font = FontLibrary.shared.font(named) { return font }
        named.family = .named(name)
      }
      if let font = FontLibrary.shared.font(named) { return font }
      if var stand = KnownFontNames.standIn(for: name, size: size) {
        stand.fallbacks = request.fallbacks
        return FontLibrary.shared.font(stand)
      }
      if fontAttributes[.isOfDocument] as? Bool == true {
        return documentFont(name, size: size, substituting: substituting)
      }
      FontLibrary.shared.warnAboutMissingFont(name)
      if !substituting { return nil }
    }
    return FontLibrary.shared.font(request)
  }

  /// Returns the stand-in for a font named in a document.
  private func documentFont(_ name: String, size: CGFloat, substituting: Bool) -> TextFont? {
    if let system = KnownFontNames.privateSystemFont(for: name, size: size) {
      return FontLibrary.shared.font(system)
    }
    if let stand = NamedFonts.bundled.standIn(for: name, size: size) {
      FontLibrary.shared.warnAboutMissingFont(name, metrics: true)
      return FontLibrary.shared.font(stand)
    }
    guard substituting else { return nil }
    return FontLibrary.shared.font(KnownFontNames.interfaceBuilderDefault(size: size))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return pointSize == other.pointSize && weight == other.weight && givenTraits == other.givenTraits
      && design == other.design && textStyle == other.textStyle && width == other.width
      && cascadeList == other.cascadeList && matrix == other.matrix
      && fontAttributes[.name] as? String == other.fontAttributes[.name] as? String
      && fontAttributes[.family] as? String == other.fontAttributes[.family] as? String
      && fontAttributes[.face] as? String == other.fontAttributes[.face] as? String
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}

extension UIFontDescriptor {
  /// A key of the attributes of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name, which matches UIKit's.
    public var rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript or full name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face in its family, such as "Bold".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The visible name. Without effect.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A transform of the glyphs, a `CGAffineTransform`. Its horizontal scale and shear are used.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font must contain. Without effect.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fonts for characters that the font lacks. Without effect: the font library selects them.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A dictionary of traits by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The advance of all glyphs, in points. Without effect.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// An array of feature settings by `FeatureKey`. Only monospaced digits are supported.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style that the font follows.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    static let design = AttributeName(rawValue: "NSCTFontUIFontDesignTrait")
    static let isOfDocument = AttributeName(rawValue: "TinamouDocumentFont")

    /// The feature setting for monospaced digits.
    static let monospacedDigits: [AttributeName: Int] = [
      AttributeName(rawValue: FeatureKey.type.rawValue): 6,
      AttributeName(rawValue: FeatureKey.selector.rawValue): 0,
    ]
  }

  /// A key of a feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name, which matches UIKit's.
    public var rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature type, a number of the AAT registry.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The feature selector, a number of the AAT registry.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The earlier name of `type`.
    public static let featureIdentifier = FeatureKey.type
    /// The earlier name of `selector`.
    public static let typeIdentifier = FeatureKey.selector
  }

  /// A key of the traits dictionary.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name, which matches UIKit's.
    public var rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits: a `SymbolicTraits` or its bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight: a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, from -1 to 1. Without effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, from -1 to 1. Without effect; `traitItalic` selects an italic face.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name, which matches UIKit's.
    public var rawValue: String
    /// Creates a design with a name. Unknown designs are treated as `default`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design, a stand-in.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The serif design, a stand-in.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    package init(_ design: FontRequest.Design) {
      self =
        switch design {
        case .standard: .default
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        }
    }
  }

  /// The symbolic traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, which match Core Text's.
    public let rawValue: UInt32
    /// Creates traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic, or slanted if the family has no italic face.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Expanded. Without effect.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Condensed. Without effect.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Vertical text. Without effect.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Optimized for user interfaces. Without effect.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Leading that is two points less than that of the text style.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Leading that is two points more than that of the text style.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    /// The bits of the class of a design.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// Serifs of Roman inscriptions. Without effect: it does not select a font.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Serifs between old style and modern ones. Without effect: it does not select a font.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Serifs with strong contrast. Without effect: it does not select a font.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Serifs of a variation of old style and transitional ones. Without effect: it does not select a font.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Square serifs. Without effect: it does not select a font.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Serifs that follow no other class. Without effect: it does not select a font.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs. Without effect: it does not select a font.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Decorative letters. Without effect: it does not select a font.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Letters of handwriting. Without effect: it does not select a font.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols. Without effect: it does not select a font.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }
}
