import BundledData
import CPango
import ForkSafeLocks
import Foundation

/// Finds faces: the bundled families, fonts that an application registers and, if enabled, the machine's own.
///
/// Because nothing else is consulted, two runs on two machines produce the same text. All members may be used
/// from any thread.
public final class FontLibrary: Sendable {
  /// The library of the process.
  public static let shared = FontLibrary()

  private struct State {
    var bundled: [String: FontFace] = [:]
    var registered: [FontFace] = []
    var registeredFiles: [String: [FontFace]] = [:]
    var fonts: [FontRequest: TextFont] = [:]
    var machineFaces: [UInt32: FontFace?] = [:]
    var machineEmojiFace: FontFace??
    var warned: Set<String> = []
    var hasWarnedOfBoxes = false
    var machineFontsAllowed = false

    /// The destination of warnings, a line each. The default is standard error.
    var warningHandler: @Sendable (String) -> Void = { message in
      FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }

    /// Removes the cached fonts that were requested by name: names may now refer to other faces.
    mutating func removeCachedNamedFonts() {
      fonts = fonts.filter { if case .system = $0.key.family { true } else { false } }
    }
  }

  private let state = Mutex(State())

  /// The directory of the bundled fonts.
  static let resourceDirectory = ResourceFolder.url(of: "Typesetting", otherwise: Bundle.module)
    .appendingPathComponent("Fonts", isDirectory: true)

  // MARK: Settings

  /// A Boolean value that determines whether characters that no bundled or registered font has are looked up
  /// in the machine's fonts. The default is `false`: such characters become boxes with a fixed advance, and
  /// layout is the same on every machine.
  public var usesMachineFonts: Bool {
    get { state.withLock { $0.machineFontsAllowed } }
    set {
      state.withLock { $0.machineFontsAllowed = newValue }
      FontRevision.advance()
    }
  }

  /// Sets the destination of warnings, for example about a missing font, in place of standard error.
  public func setWarningHandler(_ handler: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.warningHandler = handler }
  }

  private func warnOnce(_ message: String) {
    let handler: (@Sendable (String) -> Void)? = state.withLock {
      $0.warned.count < 1000 && $0.warned.insert(message).inserted ? $0.warningHandler : nil
    }
    handler?(message)
  }

  /// Warns once per process that characters have no font.
  func warnAboutMissingGlyphs(_ first: Character) {
    let handler: (@Sendable (String) -> Void)? = state.withLock {
      guard !$0.hasWarnedOfBoxes else { return nil }
      $0.hasWarnedOfBoxes = true
      return $0.warningHandler
    }
    handler?(
      "no font has \u{201C}\(first)\u{201D}, which is a box of about its width, as other characters may be; "
        + "register a font that has it, or allow those of the machine")
  }

  // MARK: Registration

  /// Makes the faces of a font file available by name, until the end of the process. Text that is laid out
  /// from now on uses them; cached layouts are discarded.
  ///
  /// - Returns: The faces' PostScript names.
  /// - Throws: ``FontError`` if the file cannot be read or is not a font.
  @discardableResult
  public func register(contentsOf url: URL) throws(FontError) -> [String] {
    let path = url.standardizedFileURL.path
    let first = try FontFace(contentsOf: url)
    var faces = [first]
    // A collection contains further faces; the first index beyond them ends the search.
    while faces.count < 64, let next = try? FontFace(contentsOf: url, index: faces.count) {
      faces.append(next)
    }
    let found = faces
    state.withLock {
      if $0.registeredFiles[path] == nil {
        $0.registeredFiles[path] = found
        $0.registered += found
      }
      $0.removeCachedNamedFonts()
    }
    // Characters that no font had are boxes in existing layouts.
    FontRevision.advance()
    return found.map(\.postScriptName)
  }

  /// Removes the faces of a font file. Fonts created from them remain unchanged.
  ///
  /// - Returns: Whether the file was registered.
  @discardableResult
  public func unregister(contentsOf url: URL) -> Bool {
    let path = url.standardizedFileURL.path
    let isKnown = state.withLock {
      guard let faces = $0.registeredFiles.removeValue(forKey: path) else { return false }
      $0.registered.removeAll { face in faces.contains { $0 === face } }
      $0.removeCachedNamedFonts()
      return true
    }
    if isKnown { FontRevision.advance() }
    return isKnown
  }

  /// Makes a font in memory available by name.
  ///
  /// - Returns: The face's PostScript name.
  /// - Throws: ``FontError`` if the data is not a font.
  @discardableResult
  public func register(data: Data) throws(FontError) -> String {
    let face = try FontFace(data: data)
    state.withLock {
      $0.registered.removeAll { $0.postScriptName == face.postScriptName }
      $0.registered.append(face)
      $0.removeCachedNamedFonts()
    }
    FontRevision.advance()
    return face.postScriptName
  }

  /// The families of the registered and the bundled fonts, sorted.
  public var familyNames: [String] {
    state.withLock {
      Set($0.registered.map(\.familyName)).union([
        "Tinamou UI", "Tinamou UI Rounded", "Tinamou Mono", "Tinamou Serif",
      ]).sorted()
    }
  }

  /// Returns the PostScript names of a registered family's faces, sorted.
  public func fontNames(forFamilyName family: String) -> [String] {
    state.withLock { $0.registered.filter { $0.familyName == family }.map(\.postScriptName).sorted() }
  }

  // MARK: Fonts

  /// Returns the font for a request; the same object for equal requests.
  ///
  /// The result is `nil` for a name that is not registered. The caller then requests the system font, as
  /// UIKit does for a document's font.
  public func font(_ request: FontRequest) -> TextFont? {
    if let font = state.withLock({ $0.fonts[request] }) { return font }
    guard let font = makeFont(request) else { return nil }
    return state.withLock {
      if let existing = $0.fonts[request] { return existing }
      // Programs use few fonts; an animation of the size must not fill the memory.
      if $0.fonts.count >= 4096 { $0.fonts.removeAll() }
      $0.fonts[request] = font
      return font
    }
  }

  /// Returns the system font of a size. Never fails.
  public func systemFont(size: Double, weight: Double = 0) -> TextFont {
    guard let font = font(FontRequest(weight: weight, size: size)) else {
      fatalError("Typesetting's fonts are missing: \(FontLibrary.resourceDirectory.path)")
    }
    return font
  }

  /// Warns once that a document's font is missing and the system font replaces it.
  ///
  /// - Parameter metrics: Whether the replacement has the font's metrics.
  public func warnAboutMissingFont(_ name: String, metrics: Bool = false) {
    let stand = metrics ? "the system font with its widths" : "the system font"
    warnOnce("the font \"\(name)\" is not registered; \(stand) is used instead")
  }

  private func makeFont(_ request: FontRequest) -> TextFont? {
    switch request.family {
    case .system(.monospaced):
      let weight = BundledWeight(nearest: request.weight).clampedToMonospaced
      let hasItalic = request.isItalic && (weight == .regular || weight == .bold)
      let face = bundledFace("TinamouMono-" + weight.styleName(italic: hasItalic))
      return TextFont(request: request, face: face, slant: request.isItalic && !hasItalic ? 0.17 : 0)
    case .system(.serif):
      let style =
        request.weight > 0.2
        ? request.isItalic ? "BoldItalic" : "Bold" : request.isItalic ? "Italic" : "Regular"
      let face = bundledFace("TinamouSerif-" + style)
      // New York's lines are as high as the system font's.
      return TextFont(request: request, face: face, slant: 0, hasSystemLines: true)
    case .system(let design):
      let weight = BundledWeight(nearest: request.weight)
      let data = SystemFontData.bundled
      // Replacements have one design for all sizes, like the fonts they imitate: that of large sizes.
      let blend =
        request.imitated == nil ? data.opticalBlend(at: request.size, era: request.rules.era) : 1
      let text = bundledFace("TinamouUIText-" + weight.styleName(italic: false))
      let display = bundledFace("TinamouUIDisplay-" + weight.styleName(italic: false))
      var outlines = blend < 0.5 ? text : display
      var slant = 0.0
      if request.isItalic {
        if weight.hasItalic {
          outlines = bundledFace("TinamouUIText-" + weight.styleName(italic: true))
        } else {
          slant = 0.17
        }
      }
      if design == .rounded, !request.isItalic {
        outlines = bundledFace("TinamouUIRounded-" + weight.clampedToRounded.styleName(italic: false))
      }
      return TextFont(
        request: request, shapingFace: text, displayFace: display, blend: blend, outlineFace: outlines,
        slant: slant)
    case .named(let name):
      guard let face = registeredFace(name, weight: request.weight, italic: request.isItalic) else {
        return nil
      }
      return TextFont(request: request, face: face, slant: 0)
    }
  }

  /// Returns a face of a bundled file. A missing file is a broken installation, at which the program stops.
  private func bundledFace(_ name: String, fileExtension: String = "ttf") -> FontFace {
    if let face = state.withLock({ $0.bundled[name] }) { return face }
    let url = FontLibrary.resourceDirectory.appendingPathComponent(name + "." + fileExtension)
    // The serif faces have ligatures, the monospaced ones contextual forms.
    guard
      let face = try? FontFace(
        contentsOf: url, isPairwise: name.hasPrefix("TinamouUI"), isSystemHan: name.hasPrefix("TinamouHan-"))
    else {
      fatalError("Typesetting's fonts are missing or damaged: \(url.path)")
    }
    return state.withLock {
      if let existing = $0.bundled[name] { return existing }
      $0.bundled[name] = face
      return face
    }
  }

  /// Returns a registered face by PostScript name, full name or family; within a family that with the nearest
  /// weight and slant.
  private func registeredFace(_ name: String, weight: Double, italic: Bool) -> FontFace? {
    let faces = state.withLock { $0.registered }
    if let face = faces.first(where: { $0.postScriptName == name }) { return face }
    if let face = faces.first(where: { "\($0.familyName) \($0.styleName)" == name }) { return face }
    // As with Core Text, the case of letters does not matter.
    let folded = name.lowercased()
    if let face = faces.first(where: {
      $0.postScriptName.lowercased() == folded || "\($0.familyName) \($0.styleName)".lowercased() == folded
    }) {
      return face
    }
    let wanted = Double(BundledWeight(nearest: weight).weightClass)
    return faces.filter { $0.familyName.lowercased() == folded }.min {
      func distance(_ face: FontFace) -> Double {
        abs(Double(face.weightClass) - wanted) + (face.isItalic == italic ? 0 : 1000)
      }
      return distance($0) < distance($1)
    }
  }

  // MARK: Fallback

  /// Returns the bundled face of a script that has a character, preferably in a given weight.
  private func bundledFace(_ script: BundledScript, for scalar: UInt32, weightClass: Int) -> FontFace? {
    // Symbols have one weight.
    for weight in [weightClass, 400] {
      let face = bundledFace(script.faceName(weightClass: weight), fileExtension: script.fileExtension)
      if face.glyph(for: scalar) != nil { return face }
    }
    return nil
  }

  /// Returns a face for a character that the font lacks: the system font's, that of the character's script
  /// among the bundled ones (letters before the monospaced face's, a registered face's before other scripts),
  /// for rare ideographs the machine's Noto Sans CJK, then a machine font if enabled. If it is `nil`, the
  /// character becomes a box.
  func fallbackFace(for scalar: UInt32, in font: TextFont) -> FontFace? {
    for request in font.request.fallbacks {
      if let face = self.font(request)?.outlineFace, face.glyph(for: scalar) != nil { return face }
    }
    let weight = BundledWeight(nearest: font.request.weight)
    let system = bundledFace("TinamouUIText-" + weight.styleName(italic: false))
    if system !== font.shapingFace, system.glyph(for: scalar) != nil { return system }
    let script = BundledScript(of: scalar)
    if script == .extended, let face = bundledFace(.extended, for: scalar, weightClass: weight.weightClass) {
      return face
    }
    let mono = bundledFace("TinamouMono-Regular")
    if mono !== font.shapingFace, mono.glyph(for: scalar) != nil { return mono }
    let (faces, allowed) = state.withLock { ($0.registered, $0.machineFontsAllowed) }
    if let face = faces.first(where: { $0.glyph(for: scalar) != nil }) { return face }
    if let script, let face = bundledFace(script, for: scalar, weightClass: weight.weightClass) {
      return face
    }
    if script == .han, let face = MachineFonts.han(bold: weight.weightClass >= 600),
      face.glyph(for: scalar) != nil
    {
      return face
    }
    guard allowed else { return nil }
    if let known = state.withLock({ $0.machineFaces[scalar] }) { return known }
    let face = MachineFonts.face(for: scalar)
    state.withLock {
      if $0.machineFaces.count > 20_000 { $0.machineFaces.removeAll() }
      $0.machineFaces[scalar] = .some(face)
    }
    return face
  }

  /// Returns whether characters of a text become boxes, since neither the font nor any other has them.
  public func drawsBoxes(for text: String, in font: TextFont) -> Bool {
    text.unicodeScalars.contains { scalar in
      guard scalar.value > 0x2FF, !scalar.properties.isDefaultIgnorableCodePoint,
        scalar.properties.generalCategory != .nonspacingMark,
        font.shapingFace.glyph(for: scalar.value) == nil,
        fallbackFace(for: scalar.value, in: font) == nil
      else { return false }
      return emojiFace(for: scalar.value, in: font) == nil
    }
  }

  /// Returns the face of an emoji by its first character: a registered one with colors, the bundled one, then
  /// the machine's if enabled. If it is `nil`, the emoji becomes a box.
  func emojiFace(for scalar: UInt32, in font: TextFont) -> FontFace? {
    let (faces, allowed, known) = state.withLock {
      ($0.registered, $0.machineFontsAllowed, $0.machineEmojiFace)
    }
    if let face = faces.first(where: { $0.hasColor && $0.glyph(for: scalar) != nil }) { return face }
    let bundled = bundledFace("TinamouEmoji-Regular")
    if bundled.glyph(for: scalar) != nil { return bundled }
    guard allowed else { return nil }
    let machine = known ?? MachineFonts.emojiFace()
    if known == nil { state.withLock { $0.machineEmojiFace = .some(machine) } }
    if let machine, machine.glyph(for: scalar) != nil { return machine }
    return fallbackFace(for: scalar, in: font)
  }
}
