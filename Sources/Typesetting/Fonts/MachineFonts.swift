import CPango
import Foundation

/// The machine's fonts, from fontconfig. They are used only if the library allows it, except for one known
/// release of Noto Sans CJK.
enum MachineFonts {
  /// Returns the release of Noto Sans CJK that the bundled ideographs are a subset of, if it is installed. It
  /// draws rare ideographs, which are boxes with the same advance otherwise: layout does not depend on it.
  /// Other releases are ignored.
  static func han(bold: Bool) -> FontFace? { bold ? boldHan : regularHan }

  private static let regularHan = notoHan("Regular")
  private static let boldHan = notoHan("Bold")

  private static func notoHan(_ style: String) -> FontFace? {
    // The folder of Debian and Ubuntu, and those of Fedora and Arch.
    for folder in ["opentype/noto", "google-noto-sans-cjk-fonts", "google-noto-cjk", "noto-cjk"] {
      let url = URL(fileURLWithPath: "/usr/share/fonts/\(folder)/NotoSansCJK-\(style).ttc")
      // The face for China, the third of the collection.
      guard let face = try? FontFace(contentsOf: url, index: 2, isPairwise: false, isSystemHan: true),
        face.familyName == "Noto Sans CJK SC", face.version.hasPrefix("Version 2.004")
      else { continue }
      return face
    }
    return nil
  }

  /// Returns the scalable face that fontconfig prefers for a character.
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
    guard let face = face(of: match), face.glyph(for: scalar) != nil else { return nil }
    return face
  }

  /// Returns the machine's emoji font: the color face that fontconfig prefers among those that can be drawn.
  static func emojiFace() -> FontFace? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, "emoji")
    FcPatternAddString(pattern, FC_LANG, "und-zsye")
    FcPatternAddBool(pattern, FC_COLOR, FcBool(FcTrue))
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let sorted = FcFontSort(nil, pattern, FcBool(FcFalse), nil, &result) else { return nil }
    defer { FcFontSetDestroy(sorted) }
    for index in 0..<Int(sorted.pointee.nfont) {
      guard let font = sorted.pointee.fonts[index] else { continue }
      var hasColor = FcBool(FcFalse)
      guard FcPatternGetBool(font, FC_COLOR, 0, &hasColor) == FcResultMatch, hasColor != FcBool(FcFalse),
        let face = face(of: font), face.hasColor
      else { continue }
      return face
    }
    return nil
  }

  private static func face(of pattern: OpaquePointer) -> FontFace? {
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    return try? FontFace(contentsOf: URL(fileURLWithPath: String(cString: file)), index: Int(index & 0xFFFF))
  }
}
