import CPango
import Foundation

/// A face at a size, with what the system font adds to it: blended optical sizes and tracking.
///
/// Fonts are interned by ``FontLibrary``: equal requests give the same object, and equality is identity. Unchecked, since
/// HarfBuzz's features are C structures: all properties are constants.
public final class TextFont: Hashable, @unchecked Sendable {
  /// The request the font was made for.
  public let request: FontRequest
  /// The size in points.
  public var size: Double { request.size }
  /// Height of the line above the baseline, in points.
  public let ascender: Double
  /// Depth below the baseline in points, negative.
  public let descender: Double
  /// Extra space between lines in points.
  public let leading: Double
  /// The height of capitals in points.
  public let capHeight: Double
  /// The height of small letters in points.
  public let xHeight: Double
  /// Points added after every character.
  public let tracking: Double
  /// Points added after lower-case letters; only the original era's display style has it.
  let lowercaseSpacing: Double
  /// Font units added to glyphs of characters, by UTF-16 unit.
  let advanceCorrections: [UInt16: Double]
  /// What is added between characters: to the shaping face's kerning, or in its place.
  let pairs: KerningPairs?
  /// Whether the shaping face's own kerning counts.
  let hasFaceKerning: Bool
  /// Points per em of `pairs`.
  var pairUnit: Double { size * widthFactor }

  /// Font units added to the shaping face's advances, by glyph, where the advances of a font that this one stands in for
  /// are known.
  private let imitatedDifferences: [UInt32: Double]

  /// The face whose glyph numbers and kerning are used.
  let shapingFace: FontFace
  /// The other optical size, with the same glyph numbers, or nil.
  let displayFace: FontFace?
  /// The share of the display face's advances, 0 to 1.
  let blend: Double
  /// The face whose outlines are drawn; its glyph numbers are the shaping face's.
  let outlineFace: FontFace
  /// Horizontal shear as a fraction of the height: that of a synthesised italic, and obliqueness that was asked for.
  let slant: Double
  /// What glyphs and their advances are widened by.
  let widthFactor: Double
  /// Points per font unit.
  let unit: Double
  /// What ASCII text is made of, if the face is one whose text is a sequence of pairs.
  let latin: LatinPairs?
  /// What the display face and the era add to the advances of `latin`, in font units.
  let latinDifferences: [Double]
  let features: [hb_feature_t]
  let featuresWithoutKerning: [hb_feature_t]

  /// Ascender minus descender plus leading: the height of a line of text in points.
  public var lineHeight: Double { (ascender - descender + leading).withoutNoise }

  /// The PostScript name of the face.
  public var postScriptName: String { outlineFace.postScriptName }
  /// The family of the face.
  public var familyName: String { outlineFace.familyName }
  /// The style of the face within its family, such as "Bold".
  public var styleName: String { outlineFace.styleName }
  /// The weight class of the face, 100 to 900.
  public var weightClass: Int { outlineFace.weightClass }
  /// Whether the face is italic or slanted.
  public var isItalic: Bool { outlineFace.isItalic || slant != request.obliqueness }

  /// The bundled system font: optical sizes, tracking and the system's metrics.
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

  /// A font with the face's own advances and no tracking.
  ///
  /// - Parameter hasSystemLines: whether its lines are those of the system font instead of the face's.
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

  /// What switches off the ligatures that are not required by the script.
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

  /// What makes a face's glyphs as wide as those of the font it stands in for.
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

  /// The advance of a glyph that HarfBuzz gave `shapedAdvance` (with kerning) in the shaping face, in points.
  func advance(of glyph: UInt32, shapedAdvance: Double) -> Double {
    naturalAdvance(of: glyph, shapedAdvance: shapedAdvance) * widthFactor
  }

  /// Points per font unit of the advances.
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

  /// The advance in points, kerning, tracking and expansion apart, that a glyph's outline has to fit; nil when that is
  /// the outline's own.
  func designAdvance(of glyph: UInt32) -> Double? {
    guard blend > 0 || outlineFace !== shapingFace || request.imitated != nil else { return nil }
    return naturalAdvance(of: glyph, shapedAdvance: shapingFace.advance(of: glyph))
  }

  /// The same font with glyphs that lean to the right by a fraction of their height, and are widened by the power of
  /// e; their advances are, too.
  public func skewed(by obliqueness: Double, expandedBy expansion: Double) -> TextFont {
    FontLibrary.shared.font(request.skewed(by: obliqueness, expandedBy: expansion)) ?? self
  }

  /// The same font as another version of iOS sets it.
  public func with(_ rules: TextRules) -> TextFont {
    if request.rules == rules { return self }
    var request = request
    request.rules = rules
    return FontLibrary.shared.font(request) ?? self
  }

  /// The same font at another size.
  public func withSize(_ size: Double) -> TextFont {
    var request = request
    request.size = FontRequest.usableSize(size)
    return FontLibrary.shared.font(request) ?? FontLibrary.shared.systemFont(size: request.size)
  }

  /// Whether both are one object; the library gives one object for equal requests.
  public static func == (lhs: TextFont, rhs: TextFont) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Double {
  /// The number without the noise of a sum, in steps of 2 to the power of -40, whose own sums are exact: lines of whole
  /// points would be a pixel higher with it.
  var withoutNoise: Double {
    let steps = 1_099_511_627_776.0
    let number = (self * steps).rounded() / steps
    return number.isFinite ? number : self
  }
}
