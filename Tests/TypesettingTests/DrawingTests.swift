import Testing

@testable import Typesetting

@Suite struct DrawingTests {
  private func draw(
    _ text: String, size: Double = 40, x: Double = 0, configure: (inout TextPaint) -> Void = { _ in }
  )
    throws -> Data
  {
    let context = try #require(CGContext(size: CGSize(width: 200, height: 60), scale: 2, isOpaque: true))
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 200, height: 60))
    let font = FontLibrary.shared.systemFont(size: size, weight: 0.4)
    let layout = TextLayout(StyledText(text, style: .init(font: font)), constraint: .init())
    var paint = TextPaint(color: .black)
    configure(&paint)
    layout.draw(in: context, at: CGPoint(x: x, y: 4), containerWidth: 200, paint: { _ in paint })
    return try #require(context.pngData())
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    #expect(try draw("Tinamou Ågé") == draw("Tinamou Ågé"))
  }

  @Test func positionsAreNotRoundedToPixels() throws {
    #expect(try draw("I", x: 10) != draw("I", x: 10.2))
  }

  @Test func nothingIsDrawnForNothing() throws {
    #expect(try draw("") == draw(" "))
    #expect(try draw("\u{0}") == draw(" "))
  }

  @Test func charactersThatNoFontHasBecomeBoxes() throws {
    #expect(try draw("ཀ") != draw(" "))
    // All of a script look the same, whatever the machine has.
    #expect(try draw("ཀ") == draw("ཁ"))
  }

  /// Text stays a shape in documents: no picture is embedded.
  @Test func documentsHoldOutlines() throws {
    let context = try #require(CGContext(document: .svg, pageSize: CGSize(width: 100, height: 40)))
    let font = FontLibrary.shared.systemFont(size: 17)
    let layout = TextLayout(StyledText("Text", style: .init(font: font)), constraint: .init())
    layout.draw(in: context, at: .zero, containerWidth: 100, paint: { _ in TextPaint(color: .black) })
    let data = try #require(context.closeDocument())
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("<path"))
    #expect(!text.contains("<image"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e30])
  func textOutsideOfThePageDrawsNothing(x: CGFloat) throws {
    #expect(try draw("far away", x: Double(x)) == draw(""))
  }

  // MARK: Masks

  /// The alpha of each pixel of black text on nothing.
  private func coverage(
    _ text: String, size: Double = 17, scale: CGFloat = 3, transform: CGAffineTransform = .identity,
    prepare: (CGContext) -> Void = { _ in }, configure: (inout TextPaint) -> Void = { _ in }
  ) throws -> [UInt8] {
    let context = try #require(CGContext(size: CGSize(width: 120, height: 40), scale: scale))
    context.concatenate(transform)
    prepare(context)
    let layout = TextLayout(
      StyledText(text, style: .init(font: FontLibrary.shared.systemFont(size: size))), constraint: .init())
    var paint = TextPaint(color: .black)
    configure(&paint)
    layout.draw(in: context, at: CGPoint(x: 8, y: 8), containerWidth: 100, paint: { _ in paint })
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    return (0..<context.width * context.height).map { bytes[$0 * 4 + 3] }
  }

  /// Turning edges' smoothing of a quarter of a pixel off at most; a whole picture has the same ink.
  @Test func masksAreTheOutlinesToAQuarterOfAPixel() throws {
    let masks = try coverage("Tinamou Ågé")
    // A shear too small to be seen makes the same text outlines.
    let outlines = try coverage(
      "Tinamou Ågé", transform: CGAffineTransform(a: 1, b: 0, c: 1e-9, d: 1, tx: 0, ty: 0))
    #expect(masks != outlines)
    let ink = (masks.reduce(0) { $0 + Double($1) }, outlines.reduce(0) { $0 + Double($1) })
    #expect(abs(ink.0 / ink.1 - 1) < 0.005)
    // An eighth of a pixel of a vertical edge is 32 of 255.
    let difference = zip(masks, outlines).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(difference <= 48)
  }

  @Test func masksMoveByQuarters() throws {
    func moved(_ x: CGFloat) throws -> [UInt8] {
      try coverage("H", scale: 1, transform: CGAffineTransform(translationX: x, y: 0))
    }
    #expect(try moved(0.05) == moved(0))
    #expect(try moved(0.25) != moved(0))
    #expect(try moved(-3.75).dropLast(4) == moved(0.25).dropFirst(4))
  }

  @Test func textOutsideTheClipCostsNothing() throws {
    let none = try coverage("Text", prepare: { $0.clip(to: CGRect(x: 200, y: 0, width: 1, height: 1)) })
    #expect(none.allSatisfy { $0 == 0 })
    let all = try coverage("Text")
    let part = try coverage("Text", prepare: { $0.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40)) })
    for index in all.indices { #expect(part[index] == (index % 360 < 60 ? all[index] : 0)) }
  }

  @Test func turnedAndMirroredTextIsDrawn() throws {
    let upright = try coverage("Text").reduce(0) { $0 + Int($1) }
    let mirrored = try coverage("Text", transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 110, ty: 0))
      .reduce(0) { $0 + Int($1) }
    let turned = try coverage("Te", transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 60, ty: 0))
      .reduce(0) { $0 + Int($1) }
    #expect(abs(Double(mirrored) / Double(upright) - 1) < 0.01)
    #expect(turned > upright / 4)
  }

  /// The state's alpha counts as for any fill: half of it, half of the ink.
  @Test func textTakesTheContextsAlpha() throws {
    let whole = try coverage("Text")
    let half = try coverage("Text", prepare: { $0.setAlpha(0.5) })
    for (a, b) in zip(whole, half) { #expect(abs(Int(a) - 2 * Int(b)) <= 2) }
  }

  @Test func textCastsTheContextsShadow() throws {
    let plain = try coverage("Text")
    let shadow = try coverage(
      "Text", prepare: { $0.setShadow(offset: CGSize(width: 0, height: 15), blur: 0, color: .black) })
    // 15 points are 45 rows of 360 pixels.
    for index in plain.indices.dropLast(45 * 360) where plain[index] > 128 {
      #expect(shadow[index + 45 * 360] > 100)
    }
  }

  /// A blurred shadow is wider than a sharp one and has as much ink.
  @Test func textShadowsAreBlurred() throws {
    func shadow(_ blur: CGFloat) throws -> [UInt8] {
      try coverage(
        "Te",
        configure: {
          $0.color = CGColor(gray: 0, alpha: 0)
          $0.shadow = .init(offset: CGSize(width: 1, height: 2), blur: blur, color: .black)
        })
    }
    let (sharp, soft) = try (shadow(0), shadow(4))
    #expect(soft.filter { $0 > 0 }.count > 2 * sharp.filter { $0 > 0 }.count)
    let ink = (sharp.reduce(0) { $0 + Double($1) }, soft.reduce(0) { $0 + Double($1) })
    #expect(abs(ink.1 / ink.0 - 1) < 0.05)
  }

  /// 17 MB of masks at most, whatever sizes text is drawn at.
  @Test func masksAreForgotten() throws {
    for size in stride(from: 10, to: 60, by: 0.25) {
      _ = try coverage("The quick brown fox jumps over the lazy dog", size: size)
    }
    #expect(GlyphStrikes.shared.size < 17 << 20)
  }

  // MARK: Pages

  private func page(_ text: String, size: Double = 17) throws -> Data {
    let context = try #require(CGContext(document: .pdf, pageSize: CGSize(width: 400, height: 100)))
    let layout = TextLayout(
      StyledText(text, style: .init(font: FontLibrary.shared.systemFont(size: size))),
      constraint: .init(width: 380))
    layout.draw(
      in: context, at: CGPoint(x: 10, y: 10), containerWidth: 380, paint: { _ in TextPaint(color: .black) })
    return try #require(context.closeDocument())
  }

  /// A PDF embeds the font and says which characters its glyphs stand for.
  @Test(arguments: [17, 20, 40] as [Double])
  func pagesHoldText(size: Double) throws {
    let data = try page("Ångström fi 12", size: size)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/ToUnicode"))
    #expect(text.contains("/FontFile"))
    #expect(try page("Ångström fi 12", size: size) == data)
  }

  /// Poppler's tools find the text, whatever optical size and direction it has, if they are installed.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")),
    arguments: [
      "Ångström, fi 12 – “quoted”", "e\u{301}a\u{323} combined", "one two three four five six seven",
    ])
  func pagesCanBeSearched(text: String) throws {
    for size in [17.0, 20, 30] {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
      try page(text, size: size).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftotext")
      process.arguments = ["-enc", "UTF-8", file.path, "-"]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let found = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let words = found.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.precomposedStringWithCanonicalMapping == text.precomposedStringWithCanonicalMapping)
    }
  }
}
