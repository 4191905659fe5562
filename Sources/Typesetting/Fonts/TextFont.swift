import CPango
import Foundation

/// A face at a size, with the system font's optical sizes and tracking.
///
/// Fonts are interned by ``FontLibrary``: equal requests return the same object, and equality is identity.
/// Unchecked, since HarfBuzz's features are C structures: all properties are constants.
public final class TextFont: Hashable, @unchecked Sendable {
  /// The request that the font was created for.
  public let request: FontRequest
  /// The size in points.
  public var size: Double { request.size }
  /// The height of the line above the baseline, in points.
  public let ascender: Double
  /// The depth of the line below the baseline in points, negative.
  public let descender: Double
  /// The additional space between lines in points.
  public let leading: Double
  /// The cap height in points.
  public let capHeight: Double
  /// The x-height in points.
  public let xHeight: Double
  /// The spacing added after every character, in points.
  public let tracking: Double
  /// The spacing added after lowercase letters in points; only in the original era's display style.
  let lowercaseSpacing: Double
  /// The differences of glyph advances in font units, by UTF-16 unit.
  let advanceCorrections: [UInt16: Double]
  /// The kerning added to the shaping face's, or used instead of it.
  let pairs: KerningPairs?
  /// A Boolean value that indicates whether the shaping face's own kerning applies.
  let hasFaceKerning: Bool
  /// The number of points per em of `pairs`.
  var pairUnit: Double { size * widthFactor }

  /// The differences from the shaping face's advances in font units, by glyph, if the advances of a font that
  /// this one replaces are known.
  private let imitatedDifferences: [UInt32: Double]

  /// The face that determines glyph indices and kerning.
  let shapingFace: FontFace
  /// The face of the other optical size with the same glyph indices, or `nil`.
  let displayFace: FontFace?
  /// The weight of the display face's advances, between 0 and 1.
  let blend: Double
  /// The face whose outlines are drawn, with the glyph indices of the shaping face.
  let outlineFace: FontFace
  /// The horizontal shear as a fraction of the height: that of a synthesized italic, and the requested
  /// obliqueness.
  let slant: Double
  /// The factor by which glyphs and their advances are widened.
  let widthFactor: Double
  /// The number of points per font unit.
  let unit: Double
  /// The glyphs and kerning of ASCII text, if the face shapes text as a sequence of pairs.
  let latin: LatinPairs?
  /// The differences from the advances of `latin` for the display face and the era, in font units.
  let latinDifferences: [Double]
  let features: [hb_feature_t]
  let featuresWithoutKerning: [hb_feature_t]

  /// The height of a line of text in points: ascender minus descender plus leading.
  public var lineHeight: Double { (ascender - descender + leading).withoutNoise }

  /// The PostScript name of the face.
  public var postScriptName: String { outlineFace.postScriptName }
  /// The family of the face.
  public var familyName: String { outlineFace.familyName }
  /// The style of the face within its family, such as "Bold".
  public var styleName: String { outlineFace.styleName }
  /// The weight class of the face, between 100 and 900.
  public var weightClass: Int { outlineFace.weightClass }
  /// A Boolean value that indicates whether the face is italic or slanted.
  public var isItalic: Bool { outlineFace.isItalic || slant != request.obliqueness }

  /// Returns the index of the glyph of a character; `nil` if the face has none.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? { shapingFace.glyph(for: scalar.value) }

  /// Creates a bundled system font with its optical sizes, tracking and metrics.
  init(
    request: FontRequest, shapingFace: FontFace, displayFace: FontFace, blend: Double, outlineFace: FontFace,
    slant: Double
  ) {
    let data = SystemFontData.bundled
    self.request = request
    self.shapingFace = shapingFace
    self.displayFace = displayFace
    self.blend = blend
    self.outlineFace = outlineFace
    self.slant = slant + request.obliqueness
    widthFactor = exp(request.expansion) * request.widthOfDesign
    latin = shapingFace.latinPairs(monospacedDigits: request.hasMonospacedDigits)
    var corrections = request.imitated == nil ? data.advanceCorrections(era: request.rules.era) : [:]
    if request.hasMonospacedDigits { corrections = corrections.filter { !(0x30...0x39).contains($0.key) } }
    advanceCorrections = corrections
    pairs =
      request.imitated == nil
      ? data.kerningCorrections(era: request.rules.era, size: request.size) : request.imitated?.kerning
    hasFaceKerning = request.imitated?.kerning == nil
    let imitatedDifferences = TextFont.imitatedDifferences(request.imitated, shapingFace)
    self.imitatedDifferences = imitatedDifferences
    latinDifferences =
      latin.map { latin in
        zip(LatinPairs.first..., zip(latin.glyphs, latin.advances)).map { character, shape in
          let (glyph, advance) = shape
          if let difference = imitatedDifferences[glyph] { return difference }
          return (blend > 0 ? blend * (displayFace.advance(of: glyph) - advance) : 0)
            + corrections[character, default: 0]
        }
      } ?? []
    unit = request.size / shapingFace.unitsPerEm
    let imitated = request.imitated
    ascender = request.size * (imitated?.ascender ?? data.ascender / data.unitsPerEm)
    descender = request.size * (imitated?.descender ?? data.descender / data.unitsPerEm)
    leading = imitated == nil ? request.size * data.lineGap / data.unitsPerEm : 0
    capHeight = request.size * (imitated?.capHeight ?? data.capHeight / data.unitsPerEm)
    xHeight = request.size * (imitated?.xHeight ?? data.xHeight / data.unitsPerEm)
    tracking = imitated == nil ? data.tracking(at: request.size, era: request.rules.era) : 0
    lowercaseSpacing =
      imitated == nil && request.rules.era == .original && blend > 0
      ? data.originalLowercaseSpacing * request.size : 0
    features = TextFont.features(monospacedDigits: request.hasMonospacedDigits, kerning: hasFaceKerning)
    featuresWithoutKerning = TextFont.features(monospacedDigits: request.hasMonospacedDigits, kerning: false)
  }

  /// Creates a font with the face's own advances and no tracking.
  ///
  /// - Parameter hasSystemLines: Whether its line metrics are those of the system font instead of the face's.
  init(request: FontRequest, face: FontFace, slant: Double, hasSystemLines: Bool = false) {
    self.request = request
    shapingFace = face
    displayFace = nil
    blend = 0
    outlineFace = face
    latin = face.latinPairs(monospacedDigits: request.hasMonospacedDigits)
    let imitatedDifferences = TextFont.imitatedDifferences(request.imitated, face)
    self.imitatedDifferences = imitatedDifferences
    latinDifferences = latin?.glyphs.map { imitatedDifferences[$0] ?? 0 } ?? []
    self.slant = slant + request.obliqueness
    widthFactor = exp(request.expansion) * request.widthOfDesign
    unit = request.size / face.unitsPerEm
    let imitated = request.imitated
    if hasSystemLines {
      let data = SystemFontData.bundled
      ascender = request.size * data.ascender / data.unitsPerEm
      descender = request.size * data.descender / data.unitsPerEm
      leading = request.size * data.lineGap / data.unitsPerEm
    } else {
      ascender = imitated.map { $0.ascender * request.size } ?? face.ascender * unit
      descender = imitated.map { $0.descender * request.size } ?? face.descender * unit
      leading = imitated == nil ? face.lineGap * unit : 0
    }
    capHeight = imitated?.capHeight.map { $0 * request.size } ?? face.capHeight * unit
    xHeight = imitated?.xHeight.map { $0 * request.size } ?? face.xHeight * unit
    tracking = 0
    lowercaseSpacing = 0
    advanceCorrections = [:]
    pairs = request.imitated?.kerning
    hasFaceKerning = pairs == nil
    features = TextFont.features(monospacedDigits: request.hasMonospacedDigits, kerning: hasFaceKerning)
    featuresWithoutKerning = TextFont.features(monospacedDigits: request.hasMonospacedDigits, kerning: false)
  }

  /// The features that disable the ligatures that the script does not require.
  static let featuresWithoutLigatures = [feature("liga", 0), feature("clig", 0)]

  private static func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
    var feature = hb_feature_t()
    feature.tag = tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    feature.value = value
    feature.start = 0
    feature.end = UInt32.max
    return feature
  }

  static func features(monospacedDigits: Bool, kerning: Bool) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    if monospacedDigits { features.append(feature("tnum", 1)) }
    if !kerning { features.append(feature("kern", 0)) }
    return features
  }

  /// Returns the differences that give a face's glyphs the advances of the font it replaces.
  private static func imitatedDifferences(_ imitated: ImitatedMetrics?, _ face: FontFace) -> [UInt32: Double]
  {
    guard let imitated, let advances = imitated.advances, imitated.widthScale > 0 else { return [:] }
    var differences: [UInt32: Double] = [:]
    for (character, advance) in advances.byCharacter {
      guard let glyph = face.glyph(for: UInt32(character)), glyph != 0 else { continue }
      differences[glyph] = advance * face.unitsPerEm / imitated.widthScale - face.advance(of: glyph)
    }
    return differences
  }

  /// Returns the advance of a glyph in points.
  ///
  /// - Parameter shapedAdvance: HarfBuzz's advance in the shaping face, including kerning.
  func advance(of glyph: UInt32, shapedAdvance: Double) -> Double {
    naturalAdvance(of: glyph, shapedAdvance: shapedAdvance) * widthFactor
  }

  /// The number of points per font unit of the advances.
  var advanceUnit: Double { unit * (request.imitated?.widthScale ?? 1) * widthFactor }

  private func naturalAdvance(of glyph: UInt32, shapedAdvance: Double) -> Double {
    let scale = unit * (request.imitated?.widthScale ?? 1)
    if !imitatedDifferences.isEmpty, let difference = imitatedDifferences[glyph] {
      return (shapedAdvance + difference) * scale
    }
    guard blend > 0, let displayFace else { return shapedAdvance * scale }
    let difference = displayFace.advance(of: glyph) - shapingFace.advance(of: glyph)
    return (shapedAdvance + blend * difference) * scale
  }

  /// Returns the advance in points that a glyph's outline has to fit, without kerning, tracking and
  /// expansion; `nil` if it is the outline's own.
  func designAdvance(of glyph: UInt32) -> Double? {
    guard blend > 0 || outlineFace !== shapingFace || request.imitated != nil else { return nil }
    return naturalAdvance(of: glyph, shapedAdvance: shapingFace.advance(of: glyph))
  }

  /// Returns the same font with glyphs slanted to the right by a fraction of their height, and widened, with
  /// their advances, by the exponential of a value.
  public func skewed(by obliqueness: Double, expandedBy expansion: Double) -> TextFont {
    FontLibrary.shared.font(request.skewed(by: obliqueness, expandedBy: expansion)) ?? self
  }

  /// Returns the same font with the rules of another version of iOS.
  public func with(_ rules: TextRules) -> TextFont {
    if request.rules == rules { return self }
    var request = request
    request.rules = rules
    return FontLibrary.shared.font(request) ?? self
  }

  /// Returns the same font at another size.
  public func withSize(_ size: Double) -> TextFont {
    var request = request
    request.size = FontRequest.usableSize(size)
    return FontLibrary.shared.font(request) ?? FontLibrary.shared.systemFont(size: request.size)
  }

  /// Returns whether both are the same object; the library returns the same object for equal requests.
  public static func == (lhs: TextFont, rhs: TextFont) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Double {
  /// The number rounded to a multiple of 2⁻⁴⁰, whose sums are exact: rounding errors would make lines of
  /// whole points a pixel higher.
  var withoutNoise: Double {
    let steps = 1_099_511_627_776.0
    let number = (self * steps).rounded() / steps
    return number.isFinite ? number : self
  }
}
