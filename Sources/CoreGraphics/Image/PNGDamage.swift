/// The damage to the data of a PNG, as far as its chunks show it.
///
/// A PNG is a signature of 8 bytes followed by chunks: a length, a name, that many bytes, and a checksum of
/// name and bytes (https://www.w3.org/TR/png-3/).
enum PNGDamage: Equatable {
  case endsTooEarly
  case broken(String)

  /// Determines the damage; returns `nil` if the chunks and the header are valid.
  init?(in data: Data) {
    let bytes = [UInt8](data)
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    var position = 8
    var names: [String] = []
    while names.last != "IEND" {
      guard position + 12 <= bytes.count else {
        self = .endsTooEarly
        return
      }
      let length = number(position)
      guard bytes[position + 4..<position + 8].allSatisfy({ Self.isLetter($0) }) else {
        self = .broken("a chunk at byte \(position) has no name")
        return
      }
      let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      guard length <= bytes.count - position - 12 else {
        self = .endsTooEarly
        return
      }
      let end = position + 8 + length
      guard Self.checksum(bytes[position + 4..<end]) == number(end) else {
        self = .broken("the checksum of its \(name) chunk at byte \(position) is wrong")
        return
      }
      if names.isEmpty, let message = Self.objection(toHeader: Array(bytes[position + 8..<end]), name) {
        self = .broken(message)
        return
      }
      names.append(name)
      position = end + 4
    }
    guard names.contains("IDAT") else {
      self = .broken("it has no pixels")
      return
    }
    // A palette has to precede the pixels.
    if bytes[25] == 3, !names.prefix(while: { $0 != "IDAT" }).contains("PLTE") {
      self = .broken("it has no palette")
      return
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 65...90 ~= byte || 97...122 ~= byte }

  private static func objection(toHeader header: [UInt8], _ name: String) -> String? {
    guard name == "IHDR", header.count == 13 else { return "it does not begin with a header" }
    let depths: [UInt8: [UInt8]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    guard depths[header[9]]?.contains(header[8]) == true else {
      return "there is no colour type \(header[9]) with \(header[8]) bits"
    }
    guard header[10] == 0, header[11] == 0 else { return "its way of compression is not known" }
    guard header[12] <= 1 else { return "its way of interlacing is not known" }
    return nil
  }

  /// Returns the CRC-32 as PNG defines it.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var table = [UInt32](repeating: 0, count: 256)
    for index in 0..<256 {
      var value = UInt32(index)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
      table[index] = value
    }
    var result: UInt32 = 0xFFFF_FFFF
    for byte in bytes { result = table[Int((result ^ UInt32(byte)) & 0xFF)] ^ (result >> 8) }
    return Int(result ^ 0xFFFF_FFFF)
  }
}
