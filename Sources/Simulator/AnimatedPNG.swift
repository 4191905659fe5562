import Foundation

/// Joins images of equal size into an animated PNG (APNG), as defined in the PNG specification, third
/// edition.
public enum AnimatedPNG {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private struct Chunk {
    var type: [UInt8]
    var data: ArraySlice<UInt8>
  }

  /// Returns an animated PNG that loops indefinitely.
  ///
  /// - Parameters:
  ///   - frames: PNG files of the same size and pixel format.
  ///   - framesPerSecond: The frame rate.
  ///
  /// - Returns: `nil` if there are no frames or one is not a PNG.
  public static func join(_ frames: [Data], framesPerSecond: UInt16 = 60) -> Data? {
    var output = signature
    var sequence: UInt32 = 0
    var size: ArraySlice<UInt8> = []
    for (index, frame) in frames.enumerated() {
      guard let chunks = chunks(of: [UInt8](frame)), let header = chunks.first, header.data.count == 13 else {
        return nil
      }
      if index == 0 {
        size = header.data.prefix(8)
        // The header and other chunks before the pixels, such as the resolution.
        for chunk in chunks.prefix(while: { $0.type != [0x49, 0x44, 0x41, 0x54] }) {
          append(chunk.type, Array(chunk.data), to: &output)
        }
        append(Array("acTL".utf8), bytes(UInt32(frames.count)) + bytes(0), to: &output)
      } else if header.data.prefix(8) != size, !header.data.prefix(8).elementsEqual(size) {
        return nil
      }
      var control = bytes(sequence) + Array(size) + bytes(0) + bytes(0)
      control += [0, 1, UInt8(framesPerSecond >> 8), UInt8(framesPerSecond & 255), 0, 0]
      append(Array("fcTL".utf8), control, to: &output)
      sequence += 1
      for chunk in chunks where chunk.type == Array("IDAT".utf8) {
        if index == 0 {
          append(chunk.type, Array(chunk.data), to: &output)
        } else {
          append(Array("fdAT".utf8), bytes(sequence) + Array(chunk.data), to: &output)
          sequence += 1
        }
      }
    }
    guard !frames.isEmpty else { return nil }
    append(Array("IEND".utf8), [], to: &output)
    return Data(output)
  }

  private static func chunks(of file: [UInt8]) -> [Chunk]? {
    guard file.starts(with: signature) else { return nil }
    var chunks: [Chunk] = []
    var place = signature.count
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length >= 0, place + 12 + length <= file.count else { return nil }
      chunks.append(
        Chunk(type: Array(file[place + 4..<place + 8]), data: file[place + 8..<place + 8 + length]))
      place += 12 + length
    }
    return chunks
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
  }

  private static func append(_ type: [UInt8], _ data: [UInt8], to output: inout [UInt8]) {
    output += bytes(UInt32(data.count))
    output += type
    output += data
    output += bytes(checksum(type + data))
  }

  /// The remainders of all bytes for the polynomial of the PNG specification, annex D.
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 255)] ^ (value >> 8) }
    return value ^ 0xFFFF_FFFF
  }
}
