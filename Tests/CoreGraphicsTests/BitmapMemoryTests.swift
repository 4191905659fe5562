import CoreGraphics
import Testing

/// Contexts draw into the memory that they are given, in its layout, and see what others write there.
@Suite struct BitmapMemoryTests {
  private static let little = CGBitmapInfo.byteOrder32Little.rawValue

  /// A colour of components that are all different, in each layout: alpha is 255 or the unused byte's.
  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedLast.rawValue, [10, 20, 30, 255]),
    (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 10, 20, 30]),
    (CGImageAlphaInfo.premultipliedLast.rawValue | little, [255, 30, 20, 10]),
    (CGImageAlphaInfo.premultipliedFirst.rawValue | little, [30, 20, 10, 255]),
    (CGImageAlphaInfo.noneSkipLast.rawValue, [10, 20, 30, 255]),
    (CGImageAlphaInfo.noneSkipFirst.rawValue, [255, 10, 20, 30]),
    (CGImageAlphaInfo.noneSkipLast.rawValue | little, [255, 30, 20, 10]),
    (CGImageAlphaInfo.noneSkipFirst.rawValue | little, [30, 20, 10, 255]),
  ]) func pixelsLieInTheCallersMemory(info: UInt32, pixel: [UInt8]) throws {
    // Rows that are longer than their pixels, and begin where cairo's could not.
    for (bytesPerRow, offset) in [(8, 0), (12, 0), (12, 4), (11, 1)] {
      var bytes = [UInt8](repeating: 7, count: 3 * bytesPerRow + offset)
      try bytes.withUnsafeMutableBytes { memory in
        let data = try #require(memory.baseAddress) + offset
        let context = try #require(
          CGContext(
            data: data, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
        #expect(context.data == data)
        #expect(context.bytesPerRow == bytesPerRow)
        context.setFillColor(CGColor(red: 10 / 255, green: 20 / 255, blue: 30 / 255, alpha: 1))
        // The lowest row of three is the last in memory.
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let at = offset + 2 * bytesPerRow + 4
        let drawn = (0..<4).map { memory[at + $0] }
        let unused = info & 31 == CGImageAlphaInfo.noneSkipFirst.rawValue || info & 31 == 5
        if unused {
          #expect(zip(drawn, pixel).filter { $0 == $1 }.count >= 3)
        } else {
          #expect(drawn == pixel)
        }
        // Padding is the caller's.
        if bytesPerRow > 8 { #expect(memory[offset + 8] == 7) }
      }
    }
  }

  @Test func twoBuffersDiffer() throws {
    func drawn(_ color: CGColor) throws -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 4 * 4 * 4)
      let context = try #require(
        CGContext(
          data: &bytes, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      let image = try #require(CGContext(size: CGSize(width: 4, height: 4), scale: 1))
      image.setFillColor(color)
      image.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.draw(try #require(image.makeImage()), in: CGRect(x: 0, y: 0, width: 4, height: 4))
      return try #require(context.data).withMemoryRebound(to: UInt8.self, capacity: 64) {
        Array(UnsafeBufferPointer(start: $0, count: 64))
      }
    }
    let red = try drawn(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let blue = try drawn(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(red.prefix(4) == [255, 0, 0, 255])
    #expect(blue.prefix(4) == [0, 0, 255, 255])
  }

  /// The memory of a large bitmap is used again after it was freed, and a new bitmap is clear all the same.
  @Test func newBitmapsAreClear() throws {
    for (side, isFilled) in [
      (1000, true), (1000, true), (900, false), (1000, false), (1000, true), (900, true),
    ] {
      let context = try #require(CGContext(size: CGSize(width: side, height: side), scale: 1))
      let data = try #require(context.makeImage()?.dataProvider?.data)
      let size = side * side * 4
      #expect(data as Data == Data(count: size))
      guard isFilled else { continue }
      context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      // Two bitmaps at once do not share memory.
      let other = try #require(CGContext(size: CGSize(width: side, height: side), scale: 1))
      #expect(try #require(other.makeImage()?.dataProvider?.data) as Data == Data(count: size))
      #expect(
        try #require(context.makeImage()?.dataProvider?.data) as Data == Data(repeating: 255, count: size))
    }
  }

  @Test(arguments: [CGImageAlphaInfo.premultipliedLast, .premultipliedFirst])
  func whatOthersWriteIsPartOfTheBitmap(alpha: CGImageAlphaInfo) throws {
    let info = alpha.rawValue | (alpha == .premultipliedFirst ? Self.little : 0)
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect((0..<8).allSatisfy { bytes[$0] == 0 })
    for index in 0..<4 { bytes[index] = 255 }
    // White stays beside what is drawn, and is in the image.
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect((0..<4).map { bytes[$0] } == [255, 255, 255, 255])
    let image = try #require(context.makeImage())
    let data = try #require(image.dataProvider?.data) as Data
    #expect(data.prefix(4).allSatisfy { $0 == 255 })
    // Half of black over white is grey.
    context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect([bytes[0], bytes[1], bytes[2]].allSatisfy { (127...128).contains($0) })
  }

  @Test func greyAndAlphaContextsHaveOneByteAPixel() throws {
    func byte(_ space: CGColorSpace, _ alpha: CGImageAlphaInfo, _ color: CGColor) throws -> UInt8 {
      let context = try #require(
        CGContext(
          data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
          bitmapInfo: alpha.rawValue))
      #expect(context.bitsPerPixel == 8 && context.bytesPerRow == 3)
      context.setFillColor(color)
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      return try #require(context.data).assumingMemoryBound(to: UInt8.self)[2]
    }
    let half = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    #expect(try (127...128).contains(byte(CGColorSpaceCreateDeviceGray(), .none, half)))
    let translucent = CGColor(red: 1, green: 0, blue: 0, alpha: 0.25)
    #expect(try (63...64).contains(byte(CGColorSpaceCreateDeviceGray(), .alphaOnly, translucent)))
  }

  /// Draws a colour into the second of two pixels, and returns what is in memory.
  private func drawn(
    _ color: CGColor, over bytes: [UInt8], bits: Int, info: UInt32,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) throws -> [UInt8] {
    var bytes = bytes
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: bits, bytesPerRow: memory.count,
          space: space, bitmapInfo: info))
      #expect(context.data == memory.baseAddress && context.bitsPerComponent == bits)
      #expect(context.bitsPerPixel == memory.count * 4)
      context.setFillColor(color)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    return bytes
  }

  /// Red in bits 10 to 14, green in 5 to 9, blue in 0 to 4: 1 0 1 is 0b0_11111_00000_11111.
  @Test func fiveBitComponentsShareTwoBytes() throws {
    let color = CGColor(red: 1, green: 0, blue: 1, alpha: 1)
    let info = CGImageAlphaInfo.noneSkipFirst.rawValue
    // The unused bit of what nobody drew on stays.
    #expect(try drawn(color, over: [0x83, 0x21, 0, 0], bits: 5, info: info) == [0x83, 0x21, 0x7C, 0x1F])
    #expect(
      try drawn(
        color, over: [0x21, 0x83, 0, 0], bits: 5,
        info: info | CGBitmapInfo.byteOrder16Little.rawValue) == [0x21, 0x83, 0x1F, 0x7C])
  }

  /// 0.2 of 65535 is 13107, which is 51 twice.
  @Test func sixteenBitComponentsHaveTwoBytesInTheirOrder() throws {
    let color = CGColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    let former: [UInt8] = [0x12, 0x34, 0x0, 0x56, 0, 0, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 8)
    let last = CGImageAlphaInfo.premultipliedLast.rawValue
    let kept = Array(former.prefix(8))
    #expect(
      try drawn(color, over: former, bits: 16, info: last)
        == kept + [255, 255, 51, 51, 0, 0, 255, 255])
    let little = try drawn(
      CGColor(red: 1, green: 0, blue: 0, alpha: 0.2), over: former, bits: 16,
      info: last | CGBitmapInfo.byteOrder16Little.rawValue)
    #expect(little == kept + [51, 51, 0, 0, 0, 0, 51, 51])
    #expect(
      try drawn(
        CGColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1), over: [0x12, 0x34, 0, 0], bits: 16,
        info: CGImageAlphaInfo.none.rawValue, space: CGColorSpaceCreateDeviceGray()) == [0x12, 0x34, 51, 51])
  }

  /// IEEE 754: 1 is 0x3F800000, and 0x3C00 in 16 bits; a half is 0x3F000000 and 0x3800.
  @Test func floatComponentsAreWrittenAsIEEE754() throws {
    let info = CGImageAlphaInfo.noneSkipLast.rawValue | CGBitmapInfo.floatComponents.rawValue
    let color = CGColor(red: 1, green: 0, blue: 1, alpha: 1)
    let halves = try drawn(
      color, over: [UInt8](repeating: 0, count: 16), bits: 16,
      info: info | CGBitmapInfo.byteOrder16Little.rawValue)
    #expect(Array(halves.suffix(8)) == [0, 0x3C, 0, 0, 0, 0x3C, 0, 0x3C])
    let floats = try drawn(color, over: [UInt8](repeating: 0, count: 32), bits: 32, info: info)
    let numbers = floats.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
    #expect(Array(numbers.suffix(4)) == [1, 0, 1, 1])
    // A value between those of 8 bits stays where nothing is drawn, beyond 1 too.
    var precise = [UInt8](repeating: 0, count: 32)
    precise.withUnsafeMutableBytes { $0.bindMemory(to: Float.self)[0] = 0.1234 }
    precise.withUnsafeMutableBytes { $0.bindMemory(to: Float.self)[1] = 3 }
    let after = try drawn(color, over: precise, bits: 32, info: info)
    #expect(after.prefix(8) == precise.prefix(8))
  }

  @Test func imagesOfWidePixelsAreReadWithTheirAlpha() throws {
    // A half of red in 16 bits, multiplied with alpha or not.
    for (alpha, red) in [(CGImageAlphaInfo.premultipliedLast, 0x80), (.last, 0x40)] {
      let bytes: [UInt8] = [0x80, 0x80, 0, 0, 0, 0, 0x80, 0x80]
      let provider = try #require(CGDataProvider(data: Data(bytes)))
      let image = try #require(
        CGImage(
          width: 1, height: 1, bitsPerComponent: 16, bitsPerPixel: 64, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue),
          provider: provider, decode: nil, shouldInterpolate: false,
          intent: .defaultIntent))
      let pixel = [UInt8](try #require(image.dataProvider?.data) as Data)
      #expect(pixel == [0, 0, UInt8(red), 0x80])
    }
  }

  @Test func unknownLayoutsOfPixelsAreRejected() {
    func context(_ space: CGColorSpace, _ info: UInt32, bits: Int = 8, row: Int = 0) -> CGContext? {
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: bits, bytesPerRow: row, space: space,
        bitmapInfo: info)
    }
    let rgb = CGColorSpaceCreateDeviceRGB()
    // Colours that alpha has not been multiplied with, three bytes, rows that are too short.
    #expect(context(rgb, CGImageAlphaInfo.last.rawValue) == nil)
    #expect(context(rgb, CGImageAlphaInfo.none.rawValue) == nil)
    #expect(context(rgb, CGImageAlphaInfo.premultipliedLast.rawValue, row: 7) == nil)
    #expect(context(rgb, CGImageAlphaInfo.premultipliedLast.rawValue, bits: 5) == nil)
    #expect(context(rgb, CGImageAlphaInfo.premultipliedFirst.rawValue, bits: 16) == nil)
    #expect(context(rgb, CGImageAlphaInfo.premultipliedLast.rawValue, bits: 32) == nil)
    #expect(context(rgb, CGImageAlphaInfo.noneSkipLast.rawValue, bits: 5) == nil)
    #expect(context(CGColorSpaceCreateDeviceGray(), CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }
}
