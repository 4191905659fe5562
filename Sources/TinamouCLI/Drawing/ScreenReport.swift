import Foundation

/// What a process that draws several screens says of them: frames, each a line of JSON and the parts whose sizes it names.
package enum ScreenReport {
  package struct Header: Codable, Sendable {
    /// The screens that are drawn, in their order; the first frame says so.
    package var screens: [String]?
    /// A name that is no screen's, and those that there are.
    package var unknown: String?
    package var known: [String]?
    /// A screen that is begun.
    package var begins: String?
    /// A screen that is done, or whose process ended.
    package var screen: String?
    /// The status of its process, or the signal that ended it.
    package var status: Int32?
    package var isCrash: Bool?
    package var isLate: Bool?
    /// The bytes of standard output and error, of data and of records.
    package var sizes: [Int]?

    package init(
      screens: [String]? = nil, unknown: String? = nil, known: [String]? = nil, begins: String? = nil
    ) {
      self.screens = screens
      self.unknown = unknown
      self.known = known
      self.begins = begins
    }
  }

  package static func frame(_ header: Header, parts: [[UInt8]]) -> [UInt8] {
    var header = header
    if !parts.isEmpty { header.sizes = parts.map(\.count) }
    let line = (try? JSONEncoder().encode(header)) ?? Data("{}".utf8)
    return line + [10] + parts.joined()
  }

  package static func frame(
    of screen: String, status: Int32, isCrash: Bool = false, isLate: Bool = false, parts: [[UInt8]]
  ) -> [UInt8] {
    var header = Header()
    header.screen = screen
    header.status = status
    if isCrash { header.isCrash = true }
    if isLate { header.isLate = true }
    return frame(header, parts: parts)
  }

  /// Takes frames out of bytes that come in parts.
  package struct Reader {
    private var bytes: [UInt8] = []
    private var position = 0
    private var open: (header: Header, size: Int)?
    /// Whether something came that is no frame; nothing after it is read.
    package private(set) var isDamaged = false

    package init() {}

    package mutating func add(_ data: Data) {
      if position > 1 << 20 {
        bytes.removeFirst(position)
        position = 0
      }
      bytes += data
    }

    /// The next frame, if all of it is there.
    package mutating func next() -> (header: Header, parts: [Data])? {
      guard !isDamaged else { return nil }
      if open == nil {
        guard let end = bytes[position...].firstIndex(of: 10) else { return nil }
        guard let header = try? JSONDecoder().decode(Header.self, from: Data(bytes[position..<end])),
          header.sizes?.allSatisfy({ (0...(1 << 32)).contains($0) }) != false,
          header.sizes.map({ $0.count == 4 }) != false
        else {
          isDamaged = true
          return nil
        }
        position = end + 1
        open = (header, header.sizes?.reduce(0, +) ?? 0)
      }
      guard let (header, size) = open, bytes.count - position >= size else { return nil }
      open = nil
      let parts = (header.sizes ?? []).map { size in
        defer { position += size }
        return Data(bytes[position..<position + size])
      }
      return (header, parts)
    }
  }
}
