import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Small files that stand for much.
@Suite struct ImageBombTests {
  /// A chunk of PNG: length, name, content and their checksum.
  private func chunk(_ name: String, _ content: Data) -> Data {
    var result = Data()
    func add(_ number: UInt32) {
      for shift in [24, 16, 8, 0] { result.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    add(UInt32(content.count))
    let body = Data(name.utf8) + content
    result += body
    // The CRC of the PNG specification, annex D.
    var crc: UInt32 = 0xffff_ffff
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    add(~crc)
    return result
  }

  private func png(_ width: UInt32, _ height: UInt32, depth: UInt8, type: UInt8, _ chunks: [Data]) -> Data {
    var header = Data()
    for number in [width, height] {
      for shift in [24, 16, 8, 0] { header.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    header += [depth, type, 0, 0, 0]
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + chunk("IHDR", header)
      + chunks.reduce(Data(), +) + chunk("IEND", Data())
  }

  /// A stream of zlib that stands for about `count` zeros: one literal, then copies of the longest length, 258 bytes from one
  /// byte back. With the fixed codes of RFC 1951 a copy is 11000101 00000, 13 bits, so that eight are 13 bytes.
  private func zeros(_ count: Int) -> Data {
    var bits: [UInt8] = [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
    let copy: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
    while bits.count % 8 != 0 { bits += copy }
    func bytes(_ bits: [UInt8]) -> Data {
      Data(
        stride(from: 0, to: bits.count, by: 8).map { start in
          (0..<8).reduce(UInt8(0)) { $0 | bits[start + $1] << UInt8($1) }
        })
    }
    let eight = bytes((0..<8).flatMap { _ in copy })
    var result = Data([0x78, 0xDA]) + bytes(bits)
    result.reserveCapacity(count / 158 + 100)
    for _ in 0..<(count / (8 * 258)) { result += eight }
    return result
  }

  @Test(arguments: [(60_000, 60_000), (1 << 31 - 1, 1), (1, 1 << 31 - 1), (65_536, 65_536)])
  func sizesAreRefused(_ size: (Int, Int)) {
    let data = png(UInt32(size.0), UInt32(size.1), depth: 16, type: 6, [chunk("IDAT", zeros(10_000))])
    #expect(throws: CGImageDecodingError.tooLarge(width: size.0, height: size.1)) { try CGImage.decode(data) }
  }

  /// 200 MB of pixels, in a file of one, for a picture whose pixels take 68 bytes.
  @Test func pixelsBeyondThePictureAreNotRead() {
    let data = png(4, 4, depth: 8, type: 6, [chunk("IDAT", zeros(200_000_000))])
    let begin = ProcessorTime.now
    #expect(throws: CGImageDecodingError.self) { try CGImage.decode(data) }
    #expect(ProcessorTime.now - begin < .seconds(20))
  }

  /// Texts and colour profiles that grow are not unpacked.
  @Test(arguments: ["zTXt", "iCCP", "iTXt"]) func chunksThatGrowAreNotUnpacked(_ name: String) throws {
    var head = Data("a\0\0".utf8)
    if name == "iTXt" { head = Data([97, 0, 1, 0, 0, 0]) }
    // Sixteen pixels of one byte each with a filter before each row: 20 zeros.
    let pixels = chunk("IDAT", zeros(258 * 8))
    let data = png(4, 4, depth: 8, type: 0, [chunk(name, head + zeros(100_000_000)), pixels])
    let begin = ProcessorTime.now
    #expect(throws: CGImageDecodingError.self) { try CGImage.decode(data) }
    #expect(ProcessorTime.now - begin < .seconds(20))
  }
}
