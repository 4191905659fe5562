/// Uncompresses data of the format DEFLATE (RFC 1951) in a container of zlib's (RFC 1950).
struct Inflater {
  private let bytes: ArraySlice<UInt8>
  private let limit: Int
  private var position: Int
  private var buffer: UInt32 = 0
  private var bits = 0
  private var output: [UInt8] = []

  /// Returns the uncompressed bytes; `nil` if the data is damaged, or would have more bytes than the limit.
  static func zlib(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard bytes.count > 2, bytes[bytes.startIndex] & 15 == 8 else { return nil }
    var inflater = Inflater(bytes: bytes, limit: limit, position: bytes.startIndex + 2)
    return inflater.run() ? inflater.output : nil
  }

  private init(bytes: ArraySlice<UInt8>, limit: Int, position: Int) {
    self.bytes = bytes
    self.limit = limit
    self.position = position
  }

  /// A Huffman code: the number of codes of each length, and the symbols in their order.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: some Collection<Int>) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      symbols = zip(lengths, 0...).filter { $0.0 > 0 }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
    }
  }

  private mutating func take(_ count: Int) -> Int? {
    while bits < count {
      guard position < bytes.endIndex else { return nil }
      buffer |= UInt32(bytes[position]) << UInt32(bits)
      position += 1
      bits += 8
    }
    let value = buffer & ((1 << UInt32(count)) - 1)
    buffer >>= UInt32(count)
    bits -= count
    return Int(value)
  }

  private mutating func symbol(_ code: Code) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = take(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - count < first {
        let place = index + value - first
        return code.symbols.indices.contains(place) ? code.symbols[place] : nil
      }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  /// Returns whether all blocks were read.
  private mutating func run() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      let isRead =
        switch kind {
        case 0: stored()
        case 1: compressed(Self.fixedLengths, Self.fixedDistances)
        case 2: dynamic()
        default: false
        }
      guard isRead else { return false }
      if isLast == 1 { return true }
    }
  }

  private mutating func stored() -> Bool {
    (buffer, bits) = (0, 0)
    guard let low = take(8), let high = take(8), take(16) != nil else { return false }
    let count = low | high << 8
    guard position + count <= bytes.endIndex, output.count + count <= limit else { return false }
    output += bytes[position..<position + count]
    position += count
    return true
  }

  private static let fixedLengths = Code(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Code(Array(repeating: 5, count: 30))
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227,
    258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097,
    6145, 8193, 12289, 16385, 24577,
  ]

  private mutating func compressed(_ lengths: Code, _ distances: Code) -> Bool {
    while true {
      guard let symbol = symbol(lengths) else { return false }
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return true
      } else {
        guard Self.lengthBases.indices.contains(symbol - 257),
          let extra = take(Self.lengthBits[symbol - 257]), let code = self.symbol(distances), code < 30,
          let more = take(max(0, code / 2 - 1))
        else { return false }
        let (count, distance) = (Self.lengthBases[symbol - 257] + extra, Self.distanceBases[code] + more)
        guard distance <= output.count, output.count + count <= limit else { return false }
        for _ in 0..<count { output.append(output[output.count - distance]) }
      }
    }
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func dynamic() -> Bool {
    guard let lengthCount = take(5), let distanceCount = take(5), let codeCount = take(4) else {
      return false
    }
    var codeLengths = [Int](repeating: 0, count: 19)
    for index in 0..<codeCount + 4 {
      guard let length = take(3) else { return false }
      codeLengths[Self.order[index]] = length
    }
    let code = Code(codeLengths)
    let total = lengthCount + 257 + distanceCount + 1
    var lengths: [Int] = []
    while lengths.count < total {
      guard let symbol = symbol(code) else { return false }
      var (value, count): (Int, Int?) = (0, 1)
      switch symbol {
      case 16:
        guard let last = lengths.last else { return false }
        (value, count) = (last, take(2).map { $0 + 3 })
      case 17: count = take(3).map { $0 + 3 }
      case 18: count = take(7).map { $0 + 11 }
      default: value = symbol
      }
      guard let count, lengths.count + count <= total else { return false }
      lengths += Array(repeating: value, count: count)
    }
    return compressed(Code(lengths[..<(lengthCount + 257)]), Code(lengths[(lengthCount + 257)...]))
  }
}
