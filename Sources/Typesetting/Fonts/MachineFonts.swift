import CPango
import Foundation

/// The machine's own fonts, through fontconfig. Only consulted when the library allows it.
enum MachineFonts {
  /// The scalable face fontconfig prefers for a character.
  static func face(for scalar: UInt32) -> FontFace? {
    guard let pattern = FcPatternCreate(), let characters = FcCharSetCreate() else { return nil }
    defer {
      FcCharSetDestroy(characters)
      FcPatternDestroy(pattern)
    }
    FcCharSetAddChar(characters, scalar)
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(FcTrue))
    FcPatternAddBool(pattern, FC_OUTLINE, FcBool(FcTrue))
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    FcPatternGetInteger(match, FC_INDEX, 0, &index)
    let url = URL(fileURLWithPath: String(cString: file))
    guard let face = try? FontFace(contentsOf: url, index: Int(index & 0xFFFF)),
      face.glyph(for: scalar) != nil
    else { return nil }
    return face
  }
}
