import Foundation

/// The objects of a PDF document, found by reading it from the first byte to the last.
///
/// The table of a document's end is not asked, so that damaged documents are read, too. Objects in compressed
/// streams are read. Documents are those of anybody: depth, number of objects and uncompressed bytes are limited.
struct PDFObjects {
  /// A value of a document.
  indirect enum Value {
    case number(Double)
    case name(String)
    case array([Value])
    case dictionary([String: Value])
    case reference(Int)
    /// Text, Booleans and null, which are not asked for.
    case other
  }

  private static let depthLimit = 64
  private static let pageLimit = 10_000
  /// The number of uncompressed bytes of all streams.
  private static let byteLimit = 64 << 20

  private var objects: [Int: Value] = [:]
  private var root: Int?
  private(set) var isEncrypted = false

  /// Reads a document; returns `nil` if it has no header in its first 1024 bytes.
  init?(_ data: Data) {
    guard data.prefix(1024).range(of: Data("%PDF".utf8)) != nil else { return nil }
    let bytes = [UInt8](data)
    var left = Self.byteLimit
    var streams: [[Int: Value]] = []
    var reader = Reader(bytes)
    while let word = reader.nextWord() {
      switch word {
      case "obj":
        guard let number = reader.numbers.0 else { continue }
        let value = reader.value(depth: 0)
        objects[number] = value
        guard case .dictionary(let entries)? = value else { continue }
        noteTrailer(entries)
        guard reader.skipWord("stream") else { continue }
        let content = reader.skipStream()
        if case .name("ObjStm")? = entries["Type"], left > 0 {
          let found = Self.objects(inStream: bytes[content], entries, &left)
          streams.append(found)
        }
      case "trailer":
        if case .dictionary(let entries)? = reader.value(depth: 0) { noteTrailer(entries) }
      default: break
      }
    }
    for found in streams { objects.merge(found) { direct, _ in direct } }
  }

  private mutating func noteTrailer(_ entries: [String: Value]) {
    if case .reference(let number)? = entries["Root"] { root = number }
    if entries["Root"] != nil, entries["Encrypt"] != nil { isEncrypted = true }
  }

  /// Returns the objects in a compressed stream.
  private static func objects(
    inStream bytes: ArraySlice<UInt8>, _ entries: [String: Value], _ left: inout Int
  ) -> [Int: Value] {
    guard case .number(let count)? = entries["N"], case .number(let first)? = entries["First"],
      count >= 0, count <= 100_000, first >= 0, first <= Double(byteLimit)
    else { return [:] }
    var content = Array(bytes)
    if let filter = entries["Filter"] {
      var names = [filter]
      if case .array(let list) = filter { names = list }
      guard names.count == 1, case .name("FlateDecode")? = names.first,
        let inflated = Inflater.zlib(bytes, limit: left)
      else { return [:] }
      content = inflated
    }
    left -= content.count
    var header = Reader(content)
    var places: [(number: Int, offset: Int)] = []
    while places.count < Int(count), case .number(let number)? = header.value(depth: 0),
      case .number(let offset)? = header.value(depth: 0), abs(number) < 1e9, offset >= 0, offset < 1e9
    {
      places.append((Int(number), Int(offset)))
    }
    var found: [Int: Value] = [:]
    for place in places where place.offset + Int(first) < content.count {
      var reader = Reader(content)
      reader.position = place.offset + Int(first)
      found[place.number] = reader.value(depth: 0)
    }
    return found
  }

  /// Returns a value, or the object that it refers to.
  private func resolved(_ value: Value?) -> Value? {
    var value = value
    for _ in 0..<Self.depthLimit {
      guard case .reference(let number)? = value else { return value }
      value = objects[number]
    }
    return nil
  }

  private func dictionary(_ value: Value?) -> [String: Value]? {
    guard case .dictionary(let entries)? = resolved(value) else { return nil }
    return entries
  }

  /// Returns the pages in their order. Boxes and the rotation are inherited from the nodes of the tree.
  func pages() -> [CGPDFPage.Contents] {
    guard let root, let catalog = dictionary(.reference(root)) else { return [] }
    var result: [CGPDFPage.Contents] = []
    var seen: Set<Int> = []
    var pending: [(value: Value, contents: CGPDFPage.Contents, depth: Int)] = []
    if let tree = catalog["Pages"] { pending.append((tree, CGPDFPage.Contents(), 0)) }
    while let next = pending.popLast(), result.count < Self.pageLimit {
      if case .reference(let number) = next.value, !seen.insert(number).inserted { continue }
      guard let node = dictionary(next.value), next.depth < Self.depthLimit else { continue }
      var contents = next.contents
      for name in ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"] {
        if let box = rectangle(node[name]) { contents.boxes[name] = box }
      }
      if case .number(let angle)? = resolved(node["Rotate"]), abs(angle) < 1e6 {
        contents.rotation = ((Int(angle) % 360) + 360) % 360 / 90 * 90
      }
      if case .array(let kids)? = resolved(node["Kids"]) {
        pending += kids.reversed().map { ($0, contents, next.depth + 1) }
      } else {
        result.append(contents)
      }
    }
    return result
  }

  private func rectangle(_ value: Value?) -> CGRect? {
    guard case .array(let values)? = resolved(value), values.count == 4 else { return nil }
    let numbers = values.compactMap { value -> Double? in
      guard case .number(let number)? = resolved(value), abs(number) < 1e9 else { return nil }
      return number
    }
    guard numbers.count == 4 else { return nil }
    return CGRect(
      x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]),
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  /// A reader of the tokens of a document.
  private struct Reader {
    let bytes: [UInt8]
    var position = 0
    /// The last two numbers before a word: those of an object.
    var numbers: (Int?, Int?)

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private static let delimiters = Set("()<>[]{}/%".utf8)
    private static let blanks: Set<UInt8> = [0, 9, 10, 12, 13, 32]

    private mutating func skipBlanks() {
      while position < bytes.count {
        if bytes[position] == UInt8(ascii: "%") {
          while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
        } else if Self.blanks.contains(bytes[position]) {
          position += 1
        } else {
          return
        }
      }
    }

    private mutating func regular() -> String {
      let start = position
      while position < bytes.count, !Self.blanks.contains(bytes[position]),
        !Self.delimiters.contains(bytes[position])
      {
        position += 1
      }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Returns the next word outside of values, and remembers the numbers before it.
    mutating func nextWord() -> String? {
      while true {
        skipBlanks()
        guard position < bytes.count else { return nil }
        guard !Self.delimiters.contains(bytes[position]) else {
          _ = value(depth: 0)
          continue
        }
        let word = regular()
        guard let number = Int(word) else { return word }
        numbers = (numbers.1, number)
      }
    }

    mutating func skipWord(_ word: String) -> Bool {
      let start = position
      skipBlanks()
      if bytes[position...].starts(with: word.utf8) {
        position += word.utf8.count
        return true
      }
      position = start
      return false
    }

    /// Skips the bytes of a stream up to the word behind it and returns their range.
    mutating func skipStream() -> Range<Int> {
      if position < bytes.count, bytes[position] == 13 { position += 1 }
      if position < bytes.count, bytes[position] == 10 { position += 1 }
      let start = position
      let end = Array("endstream".utf8)
      while position < bytes.count {
        if bytes[position] == end[0], bytes[position...].starts(with: end) { break }
        position += 1
      }
      let range = start..<position
      position = min(position + end.count, bytes.count)
      return range
    }

    /// Returns the next value; `nil` at a bracket that closes, at the end, or where it is nested too deeply.
    mutating func value(depth: Int) -> Value? {
      skipBlanks()
      guard position < bytes.count else { return nil }
      guard depth < PDFObjects.depthLimit else {
        position += 1
        return nil
      }
      switch bytes[position] {
      case UInt8(ascii: "/"):
        position += 1
        return .name(regular())
      case UInt8(ascii: "("):
        skipText()
        return .other
      case UInt8(ascii: "["):
        position += 1
        return .array(list(until: UInt8(ascii: "]"), depth))
      case UInt8(ascii: "<"):
        position += 1
        guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else {
          while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
          position = min(position + 1, bytes.count)
          return .other
        }
        position += 1
        let items = list(until: UInt8(ascii: ">"), depth)
        if position < bytes.count, bytes[position] == UInt8(ascii: ">") { position += 1 }
        var entries: [String: Value] = [:]
        for index in stride(from: 0, to: items.count - 1, by: 2) {
          if case .name(let key) = items[index] { entries[key] = items[index + 1] }
        }
        return .dictionary(entries)
      case let byte where Self.delimiters.contains(byte):
        position += 1
        return nil
      default:
        let word = regular()
        guard let number = Double(word), number.isFinite else { return .other }
        return reference(Int(word)) ?? .number(number)
      }
    }

    /// Returns the reference that a number begins.
    private mutating func reference(_ number: Int?) -> Value? {
      guard let number else { return nil }
      let start = position
      skipBlanks()
      if Int(regular()) != nil {
        skipBlanks()
        if regular() == "R" { return .reference(number) }
      }
      position = start
      return nil
    }

    private mutating func list(until end: UInt8, _ depth: Int) -> [Value] {
      var items: [Value] = []
      while true {
        skipBlanks()
        guard position < bytes.count else { return items }
        if bytes[position] == end {
          position += 1
          return items
        }
        let start = position
        if let item = value(depth: depth + 1) { items.append(item) }
        if position == start { position += 1 }
      }
    }

    private mutating func skipText() {
      var open = 0
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: "\\"): position += 1
        case UInt8(ascii: "("): open += 1
        case UInt8(ascii: ")"): open -= 1
        default: break
        }
        position += 1
        if open == 0 { break }
      }
      position = min(position, bytes.count)
    }
  }
}
