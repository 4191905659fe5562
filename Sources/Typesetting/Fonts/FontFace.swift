import CPango
import ForkSafeLocks
import Foundation

/// A face of a font file, read with HarfBuzz: advances, outlines and metrics in font units.
///
/// Shaping with it is safe from several threads at once; outlines are cached under a lock. Unchecked, since
/// HarfBuzz's font is a pointer: it is made immutable in the initializer.
public final class FontFace: @unchecked Sendable {
  /// The font that HarfBuzz shapes with, scaled to font units.
  let hbFont: OpaquePointer
  /// The number of font units per em.
  public let unitsPerEm: Double
  /// The family name from the font's name table.
  public let familyName: String
  /// The style name within the family, for example "Bold Italic".
  public let styleName: String
  /// The PostScript name.
  public let postScriptName: String
  /// The weight class of the OS/2 table, between 100 and 900.
  public let weightClass: Int
  /// A Boolean value that indicates whether the font declares itself italic.
  public let isItalic: Bool
  /// The ascender in font units, positive above the baseline.
  public let ascender: Double
  /// The descender in font units, negative below the baseline.
  public let descender: Double
  /// The distance in font units between a line's descender and the next line's ascender, at least 0.
  public let lineGap: Double
  /// The cap height in font units; 0.7 em if the font does not specify it.
  public let capHeight: Double
  /// The x-height in font units; half an em if the font does not specify it.
  public let xHeight: Double
  /// A Boolean value that indicates whether every printable ASCII character has a glyph, which saves looking
  /// up each.
  let coversASCII: Bool
  /// A Boolean value that indicates whether glyphs may have their own colors.
  let hasColor: Bool
  /// A Boolean value that indicates whether printable ASCII is shaped by ``LatinPairs``.
  private let isPairwise: Bool
  /// A Boolean value that indicates whether the face replaces iOS's Chinese and Japanese fonts: it has their
  /// advances and the user's forms.
  let isSystemHan: Bool

  /// The values computed from the face so far. Unchecked, since cairo's face is a pointer: cairo counts its
  /// references atomically.
  private struct Cache: @unchecked Sendable {
    var outlines: [UInt32: GlyphOutline] = [:]
    var latinPairs: [LatinPairs?] = [nil, nil]
    var colorGlyphs: [UInt32: ColorGlyph?] = [:]
    var documentFaceIfAny: OpaquePointer??
  }

  private let cache = Mutex(Cache())
  private let index: Int

  /// Reads a face of a font file.
  ///
  /// - Throws: ``FontError`` if the file is missing, is not a font or has no such face.
  public convenience init(contentsOf url: URL, index: Int = 0) throws(FontError) {
    try self.init(contentsOf: url, index: index, isPairwise: false)
  }

  /// Reads a face of a font file.
  ///
  /// - Parameters:
  ///   - isPairwise: Whether text may be shaped as a sequence of pairs, see ``LatinPairs``.
  ///   - isSystemHan: Whether the face replaces iOS's Chinese and Japanese fonts.
  convenience init(
    contentsOf url: URL, index: Int = 0, isPairwise: Bool, isSystemHan: Bool = false
  ) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(url.path) else { throw .unreadable(url.path) }
    defer { hb_blob_destroy(blob) }
    try self.init(
      blob: blob, index: index, name: url.lastPathComponent, isPairwise: isPairwise, isSystemHan: isSystemHan)
  }

  /// Reads a face from the contents of a font file.
  ///
  /// - Throws: ``FontError`` if the data is not a font or has no such face.
  public convenience init(data: Data, index: Int = 0, name: String = "data") throws(FontError) {
    let blob = data.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count), HB_MEMORY_MODE_DUPLICATE,
        nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    guard let blob else { throw .notAFont(name) }
    try self.init(blob: blob, index: index, name: name)
  }

  private init(
    blob: OpaquePointer, index: Int, name: String, isPairwise: Bool = false, isSystemHan: Bool = false
  ) throws(FontError) {
    self.isSystemHan = isSystemHan
    let count = hb_face_count(blob)
    guard count > 0 else { throw .notAFont(name) }
    guard index >= 0, index < Int(count) else { throw .noSuchFace(name, index) }
    guard let face = hb_face_create(blob, UInt32(index)) else { throw .notAFont(name) }
    defer { hb_face_destroy(face) }
    let glyphCount = hb_face_get_glyph_count(face)
    let upem = hb_face_get_upem(face)
    guard glyphCount > 0, upem > 0 else { throw .notAFont(name) }
    guard let font = hb_font_create(face) else { throw .notAFont(name) }
    hb_font_set_scale(font, Int32(upem), Int32(upem))
    hb_ot_font_set_funcs(font)
    hbFont = font
    self.index = index
    unitsPerEm = Double(upem)
    familyName = FontFace.name(face, 16, or: 1) ?? name
    styleName =
      FontFace.name(face, 17, or: 2) ?? "Regular"
    postScriptName =
      FontFace.name(face, 6, or: 4) ?? familyName
    weightClass = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded())
    isItalic =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) < 0

    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let fallbackAscender = 0.8 * Double(upem)
    let usable = extents.ascender != 0 || extents.descender != 0
    ascender = usable ? Double(extents.ascender) : fallbackAscender
    descender = usable ? Double(extents.descender) : -0.2 * Double(upem)
    lineGap = max(0, Double(extents.line_gap))
    var value: Int32 = 0
    let hasCap = hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &value) != 0 && value > 0
    capHeight = hasCap ? Double(value) : 0.7 * Double(upem)
    value = 0
    let hasX = hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_X_HEIGHT, &value) != 0 && value > 0
    xHeight = hasX ? Double(value) : 0.5 * Double(upem)
    var glyph: UInt32 = 0
    coversASCII = (0x20...0x7E).allSatisfy { hb_font_get_nominal_glyph(font, UInt32($0), &glyph) != 0 }
    hasColor = FontFace.hasColor(face)
    self.isPairwise = isPairwise && coversASCII
    hb_font_make_immutable(font)
  }

  deinit {
    if case .some(.some(let face)) = cache.withLock({ $0.documentFaceIfAny }) {
      cairo_font_face_destroy(face)
    }
    hb_font_destroy(hbFont)
  }

  /// Returns an entry of the name table, or another one if it is missing.
  private static func name(_ face: OpaquePointer, _ id: Int, or other: Int) -> String? {
    for id in [id, other] {
      var length: UInt32 = 256
      var buffer = [CChar](repeating: 0, count: 256)
      let full = hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), nil, &length, &buffer)
      if full > 0, length > 0 {
        return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
    return nil
  }

  /// Returns the glyphs and kerning of printable ASCII, for faces whose text is a sequence of pairs.
  func latinPairs(monospacedDigits: Bool) -> LatinPairs? {
    guard isPairwise else { return nil }
    let index = monospacedDigits ? 1 : 0
    return cache.withLock { cache in
      if let known = cache.latinPairs[index] { return known }
      let made = LatinPairs(
        hbFont: hbFont, features: TextFont.features(monospacedDigits: monospacedDigits, kerning: true))
      cache.latinPairs[index] = made
      return made
    }
  }

  /// The version from the font's name table.
  var version: String { FontFace.name(hb_font_get_face(hbFont), 5, or: 5) ?? "" }

  /// Returns the glyph of a character; `nil` if the face has none.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(hbFont, scalar, &glyph) != 0 ? glyph : nil
  }

  /// Returns the advance of a glyph in font units.
  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(hbFont, glyph))
  }

  /// Returns the outline of a glyph in font units, y upward.
  func outline(of glyph: UInt32) -> GlyphOutline {
    cache.withLock { cache in
      if let outline = cache.outlines[glyph] { return outline }
      let outline = GlyphOutline(glyph: glyph, font: hbFont)
      if cache.outlines.count > 4096 { cache.outlines.removeAll(keepingCapacity: true) }
      cache.outlines[glyph] = outline
      return outline
    }
  }

  /// Returns the colors of a glyph; `nil` if it has the text's color.
  func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    cache.withLock { cache in
      if let known = cache.colorGlyphs[glyph] { return known }
      let made = makeColorGlyph(glyph)
      // Images are large: a hundred of them are several megabytes.
      if cache.colorGlyphs.count >= 128 { cache.colorGlyphs.removeAll(keepingCapacity: true) }
      cache.colorGlyphs[glyph] = .some(made)
      return made
    }
  }
}

extension FontFace {
  /// The FreeType library, which embeds fonts into documents; everything else is done with HarfBuzz.
  /// Unchecked, since it is a pointer: it is used under the lock only, as faces of a library must not be
  /// created or freed at the same time.
  private struct FreeType: @unchecked Sendable {
    let library: FT_Library?

    static let shared: Mutex<FreeType> = {
      var library: FT_Library?
      FT_Init_FreeType(&library)
      return Mutex(FreeType(library: library))
    }()
  }

  /// Keeps a font's bytes while cairo has a reference to the face, which may outlive this object's users.
  private final class Backing {
    let face: FT_Face
    let blob: OpaquePointer

    init(face: FT_Face, blob: OpaquePointer) {
      self.face = face
      self.blob = blob
    }

    deinit {
      FreeType.shared.withLock { _ in _ = FT_Done_Face(face) }
      hb_blob_destroy(blob)
    }
  }

  /// The key of a face's backing in cairo: only the address is used, the memory is never read or written.
  private nonisolated(unsafe) static let backingKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  /// The face with which cairo embeds it into a PDF; `nil` if FreeType cannot read it.
  var documentFace: OpaquePointer? {
    let address = cache.withLock { cache in
      if let known = cache.documentFaceIfAny { return known.map { UInt(bitPattern: $0) } }
      let made = makeDocumentFace()
      cache.documentFaceIfAny = .some(made)
      return made.map { UInt(bitPattern: $0) }
    }
    return address.flatMap { OpaquePointer(bitPattern: $0) }
  }

  private func makeDocumentFace() -> OpaquePointer? {
    guard let blob = hb_face_reference_blob(hb_font_get_face(hbFont)) else { return nil }
    var length: UInt32 = 0
    var face: FT_Face?
    let isReadable = FreeType.shared.withLock { freeType in
      guard let library = freeType.library, let bytes = hb_blob_get_data(blob, &length) else { return false }
      return bytes.withMemoryRebound(to: FT_Byte.self, capacity: Int(length)) {
        FT_New_Memory_Face(library, $0, FT_Long(length), FT_Long(index), &face) == 0
      }
    }
    guard isReadable, let face else {
      hb_blob_destroy(blob)
      return nil
    }
    let backing = Unmanaged.passRetained(Backing(face: face, blob: blob))
    guard
      let made = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)),
      cairo_font_face_status(made) == CAIRO_STATUS_SUCCESS,
      cairo_font_face_set_user_data(
        made, FontFace.backingKey, backing.toOpaque(),
        { data in
          if let data { Unmanaged<Backing>.fromOpaque(data).release() }
        }) == CAIRO_STATUS_SUCCESS
    else {
      backing.release()
      return nil
    }
    return made
  }
}

/// The reason why a font cannot be used.
public enum FontError: Error, Equatable, CustomStringConvertible {
  /// The file at a path cannot be read.
  case unreadable(String)
  /// The data is not a font. The associated value is the name it was given with.
  case notAFont(String)
  /// The font has no face with this index. The associated values are the name and the index.
  case noSuchFace(String, Int)

  /// A description of the reason in a line.
  public var description: String {
    switch self {
    case .unreadable(let path): "cannot read the font file \(path)"
    case .notAFont(let name): "\(name) is not a font, or is damaged"
    case .noSuchFace(let name, let index): "\(name) has no face number \(index)"
    }
  }
}
