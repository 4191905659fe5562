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
  ]) func callersMemory(info: UInt32, pixel: [UInt8]) throws {
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
    let data = try #require(image.dataProvider?.data)
    #expect(data.prefix(4).allSatisfy { $0 == 255 })
    // Half of black over white is grey.
    context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect([bytes[0], bytes[1], bytes[2]].allSatisfy { (127...128).contains($0) })
  }

  @Test func greyAndAlpha() throws {
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

  @Test func layoutsThatThereAreNot() {
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
    #expect(context(CGColorSpaceCreateDeviceGray(), CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }
}
