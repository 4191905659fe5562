import CoreGraphics
import Testing

@Suite struct CGImageTests {
  /// A picture with all that the encoder has to deal with: flat rows, edges, noise, transparency.
  private func picture(_ width: Int, _ height: Int, opaque: Bool) throws -> CGImage {
    let context = try bitmap(CGFloat(width), CGFloat(height), opaque: opaque)
    context.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: opaque ? 1 : 0.7))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height / 2))
    context.setFillColor(red)
    context.fillEllipse(
      in: CGRect(x: width / 4, y: height / 4, width: width / 2, height: height / 2))
    // A linear congruential generator (Numerical Recipes' constants), so that every run is alike.
    var seed: UInt32 = 12345
    for index in 0..<min(width * height / 4, 3000) {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      context.setFillColor(
        CGColor(
          red: CGFloat(seed >> 24) / 255, green: CGFloat(seed >> 16 & 255) / 255,
          blue: CGFloat(seed >> 8 & 255) / 255, alpha: 1))
      context.fill(CGRect(x: index % width, y: height - 1 - index / width, width: 1, height: 1))
    }
    return try #require(context.makeImage())
  }

  /// As libraries make an image again of the properties of another.
  @Test func imagesAreMadeOfTheirProperties() throws {
    let image = try picture(3, 2, opaque: false)
    let provider = try #require(image.dataProvider)
    let again = CGImage(
      width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
      bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow, space: try #require(image.colorSpace),
      bitmapInfo: image.bitmapInfo, provider: provider, decode: image.decode,
      shouldInterpolate: image.shouldInterpolate, intent: image.renderingIntent)
    #expect(again?.pngData() == image.pngData())
  }

  @Test(arguments: [(1, 1), (2, 3), (3, 1), (1, 9), (64, 64), (301, 97), (1500, 40)], [true, false])
  func pngComesBackAsItWas(_ size: (Int, Int), _ opaque: Bool) throws {
    let image = try picture(size.0, size.1, opaque: opaque)
    let data = try #require(image.pngData())
    let back = try CGImage.decode(data)
    #expect(back.width == image.width && back.height == image.height)
    for y in 0..<image.height {
      for x in 0..<image.width where (x + y * 7) % 3 == 0 {
        // Dividing by alpha and multiplying again may round by one.
        let (a, b) = (image.pixel(x: x, y: y), back.pixel(x: x, y: y))
        let same =
          abs(a.red - b.red) <= 1 && abs(a.green - b.green) <= 1 && abs(a.blue - b.blue) <= 1
          && a.alpha == b.alpha
        guard same else {
          Issue.record("pixel \(x), \(y): \(a) came back as \(b)")
          return
        }
      }
    }
  }

  /// Stripes that move from row to row, as slanted strokes do, with rows that repeat: what the encoder finds again in
  /// rows above, across the window's end and over runs of grey and of colour.
  @Test(arguments: [false, true])
  func repeatedPatternsComeBackExactly(_ hasAlpha: Bool) throws {
    let context = try bitmap(1300, 60, opaque: false)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 1300, height: 60))
    for y in 0..<60 where y % 7 < 4 {
      for x in stride(from: (y * 3) % 40, to: 1300, by: 13 + y % 3) {
        let value = CGFloat((x * 37 + y / 9 * 11) % 256) / 255
        context.setFillColor(
          x % 3 == 0
            ? CGColor(red: value, green: 1 - value, blue: 0.5, alpha: 1)
            : CGColor(red: value, green: value, blue: value, alpha: 1))
        context.fill(CGRect(x: x, y: y, width: 1 + x % 5, height: 1))
      }
    }
    if hasAlpha { context.clear(CGRect(x: 640, y: 0, width: 3, height: 60)) }
    let image = try #require(context.makeImage())
    let back = try CGImage.decode(try #require(image.pngData()))
    let differences = (0..<60).flatMap { y in
      (0..<1300).filter { image.pixel(x: $0, y: y) != back.pixel(x: $0, y: y) }
    }
    #expect(differences.isEmpty)
  }

  /// A PNG's colour type is the byte after its size and depth: 2 is RGB, 6 RGBA.
  @Test func alphaIsKeptWhereverItAppears() throws {
    for y in [0, 1, 98, 99] {
      let context = try bitmap(50, 100, opaque: false)
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 100))
      let opaque = try #require(context.pngData())
      #expect(opaque[opaque.startIndex + 25] == 2)
      context.clear(CGRect(x: 49, y: y, width: 1, height: 1))
      let image = try #require(context.makeImage())
      let data = try #require(image.pngData())
      #expect(data[data.startIndex + 25] == 6)
      let back = try CGImage.decode(data)
      #expect(
        (0..<100).map { back.pixel(x: 49, y: $0).alpha } == (0..<100).map { image.pixel(x: 49, y: $0).alpha })
      #expect((0..<100).filter { back.pixel(x: 49, y: $0).alpha == 0 }.count == 1)
    }
  }

  /// A picture of so many colors, some of them with alpha: those of a generator with this seed.
  private func picture(colors: Int, width: Int, height: Int, opaque: Bool, seed: UInt32) throws -> CGImage {
    let context = try bitmap(CGFloat(width), CGFloat(height), opaque: opaque)
    var state = seed
    func next(_ limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % limit
    }
    let palette = (0..<colors).map { index in
      CGColor(
        red: CGFloat(index & 255) / 255, green: CGFloat(next(256)) / 255, blue: CGFloat(index >> 8) / 255,
        alpha: opaque || index % 3 > 0 ? 1 : CGFloat(next(256)) / 255)
    }
    for y in 0..<height {
      var x = 0
      while x < width {
        let count = 1 + next(6)
        context.setFillColor(palette[next(colors)])
        context.fill(CGRect(x: x, y: y, width: count, height: 1))
        x += count
      }
    }
    return try #require(context.makeImage())
  }

  /// The pixels are those of the fast encoding, for each depth of palettes and without one. The type after size and depth
  /// is 3 for a palette.
  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256, 257, 2000], [true, false])
  func smallDataHasTheSamePixels(colors: Int, opaque: Bool) throws {
    for (width, height) in [(1, 1), (7, 5), (61, 33)] {
      let image = try picture(
        colors: colors, width: width, height: height, opaque: opaque, seed: UInt32(colors + width))
      let data = try #require(image.pngData(.small))
      let (small, fast) = (try CGImage.decode(data), try CGImage.decode(try #require(image.pngData())))
      #expect(small.width == width && small.height == height)
      let differences = (0..<height).flatMap { y in
        (0..<width).filter { small.pixel(x: $0, y: y) != fast.pixel(x: $0, y: y) }
      }
      #expect(differences.isEmpty)
      if colors <= 200 { #expect(data[data.startIndex + 25] == 3) }
      #expect(data == image.pngData(.small))
    }
  }

  @Test func smallDataIsSmaller() throws {
    let flat = try picture(colors: 12, width: 300, height: 200, opaque: true, seed: 3)
    let (small, fast) = (try #require(flat.pngData(.small)), try #require(flat.pngData()))
    #expect(small.count * 10 < fast.count * 8, "\(small.count) of \(fast.count) bytes")
    let noisy = try picture(400, 300, opaque: true)
    #expect(try #require(noisy.pngData(.small)).count <= #require(noisy.pngData()).count)
  }

  @Test func encodingIsDeterministic() throws {
    #expect(
      try picture(200, 100, opaque: true).pngData() == picture(200, 100, opaque: true).pngData())
  }

  @Test func flatScreensAreSmall() throws {
    let context = try bitmap(393, 852, scale: 3, opaque: true)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 393, height: 852))
    let data = try #require(context.pngData())
    #expect(data.count < 20_000)
  }

  @Test func jpegComesBackNearly() throws {
    let context = try bitmap(32, 32, opaque: true)
    context.setFillColor(CGColor(red: 0.8, green: 0.3, blue: 0.1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 32, height: 32))
    let data = try #require(context.makeImage()?.jpegData(quality: 0.9))
    let back = try CGImage.decode(data)
    let pixel = back.pixel(x: 16, y: 16)
    #expect(abs(pixel.red - 204) <= 4 && abs(pixel.green - 77) <= 4 && abs(pixel.blue - 26) <= 4)
    #expect(pixel.alpha == 255)
  }

  /// An opaque image is black if nothing is drawn; another one is transparent, and over white as JPEG.
  @Test(arguments: [(true, 0), (false, 255)]) func jpegOfWhatIsNotDrawn(_ opaque: Bool, _ gray: Int) throws {
    let data = try #require(try bitmap(16, 16, opaque: opaque).makeImage()?.jpegData(quality: 0.9))
    let pixel = try CGImage.decode(data).pixel(x: 8, y: 8)
    #expect(abs(Int(pixel.red) - gray) <= 1 && abs(Int(pixel.blue) - gray) <= 1)
  }

  @Test func everyTruncationIsAnError() throws {
    let image = try picture(40, 30, opaque: true)
    for data in [try #require(image.pngData()), try #require(image.jpegData(quality: 0.8))] {
      // The last bytes are the PNG's IEND chunk, the JPEG's end marker; what comes before is needed.
      for count in stride(from: 0, to: data.count - 12, by: 7) {
        #expect(throws: CGImageDecodingError.self) { try CGImage.decode(data.prefix(count)) }
      }
    }
  }

  @Test func damagedBytesNeverCrash() throws {
    let image = try picture(40, 30, opaque: false)
    var seed: UInt32 = 99
    for original in [try #require(image.pngData()), try #require(image.jpegData(quality: 0.8))] {
      for _ in 0..<300 {
        var data = original
        for _ in 0..<3 {
          seed = seed &* 1_664_525 &+ 1_013_904_223
          data[Int(seed >> 8) % data.count] = UInt8(truncatingIfNeeded: seed >> 4)
        }
        // A picture or an error: both are right, but memory does not run out.
        let failure = Result { try CGImage.decode(data) }.error as? CGImageDecodingError
        #expect(failure != .outOfMemory)
      }
    }
  }

  /// Chunks of the PNG specification: signature 8 bytes, header 8 to 33, whose bytes 16 to 24 are width and height.
  @Test func damagedPicturesSayWhatIsWrong() throws {
    let context = try #require(CGContext(size: CGSize(width: 4, height: 4), scale: 1))
    let original = try #require(context.pngData())
    func reason(_ change: (inout Data) -> Void) -> CGImageDecodingError? {
      var data = original
      change(&data)
      do { _ = try CGImage.decode(data) } catch { return error }
      return nil
    }
    func corrupt(_ message: String) -> CGImageDecodingError { .corrupt(format: "PNG", message: message) }
    #expect(reason { $0[19] = 5 } == corrupt("the checksum of its IHDR chunk at byte 8 is wrong"))
    // The first byte of the compressed pixels says how they are compressed.
    let pixels = try #require(original.range(of: Data("IDAT".utf8))).lowerBound
    #expect(
      reason { $0[pixels + 4] = 0 }
        == corrupt("the checksum of its IDAT chunk at byte \(pixels - 4) is wrong"))
    #expect(reason { $0.removeLast(20) } == .truncated(format: "PNG"))
    #expect(reason { $0[37] = 0 } == corrupt("a chunk at byte 33 has no name"))
  }

  @Test func unknownFormatsAreNamed() {
    #expect(throws: CGImageDecodingError.unsupportedFormat("WebP")) {
      try CGImage.decode(Data("RIFF....WEBP".utf8))
    }
    #expect(throws: CGImageDecodingError.unsupportedFormat(nil)) { try CGImage.decode(Data()) }
  }

  @Test func giantClaimsAreRefusedBeforeMemoryIsTaken() throws {
    var data = try #require(try picture(4, 4, opaque: true).pngData())
    // Width and height of 30,000 in the header.
    data.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    #expect(throws: CGImageDecodingError.tooLarge(width: 30000, height: 30000)) {
      try CGImage.decode(data)
    }
  }

  @Test func croppingTakesPixels() throws {
    let context = try bitmap(4, 4)
    context.setFillColor(red)
    context.fill(CGRect(x: 2, y: 1, width: 1, height: 1))
    let part = try #require(
      context.makeImage()?.cropping(to: CGRect(x: 2, y: 1, width: 5, height: 1)))
    #expect(part.width == 2 && part.height == 1)
    #expect(part.pixel(x: 0, y: 0).red == 255 && part.pixel(x: 1, y: 0).alpha == 0)
    #expect(context.makeImage()?.cropping(to: CGRect(x: 9, y: 9, width: 2, height: 2)) == nil)
  }

  @Test func bytesInOtherLayoutsAreRead() throws {
    let provider = try #require(CGDataProvider(data: Data([10, 20, 30, 255, 40, 50, 60, 128])))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    #expect(image.pixel(x: 0, y: 0) == (10, 20, 30, 255))
    // Half of 40, 50, 60.
    #expect(image.pixel(x: 1, y: 0) == (20, 25, 30, 128))
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
