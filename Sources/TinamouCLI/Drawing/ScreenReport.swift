import Foundation
import ScreenRequests

/// The report of a process that draws several screens: frames, each a line of JSON and the parts whose sizes
/// it names.
package enum ScreenReport {
  /// A checked part of a report about screens.
  package enum Word {
    /// The names of the screens that are drawn, and the request that their processes have.
    case screens([String], origins: [String: ScreenOrigin], request: ScreenRequest)
    /// The data of a screen whose process has ended.
    case data(of: String, Data)
    /// A screen whose process did not come to its end, or did not say what it was asked for; the reason, and whether it took too long.
    case failure(of: String, reason: String, isLate: Bool)
    /// A screen that was asked for by name and that there is not. An error follows, which ends the request.
    case unknown(String)
  }

  package struct Header: Codable, Sendable {
    /// The screens that are drawn, in their order; the first frame says so.
    package var screens: [String]?
    /// Those of them that are scenes of documents and that nobody asked for by name: a scene may need data of the screen before it.
    package var scenes: [String]?
    /// The places that they come from, by their names.
    package var origins: [String: ScreenOrigin]?
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
    /// The number of bytes of data that it wrote more than and was ended for.
    package var excess: Int?
    /// The bytes of standard output and error, of data and of records.
    package var sizes: [Int]?

    package init(
      screens: [String]? = nil, scenes: [String]? = nil, origins: [String: ScreenOrigin]? = nil,
      unknown: String? = nil, known: [String]? = nil,
      begins: String? = nil
    ) {
      self.screens = screens
      self.scenes = scenes
      self.origins = origins
      self.unknown = unknown
      self.known = known
      self.begins = begins
    }
  }

  package static func frame(_ header: Header, parts: [Data]) -> Data {
    var header = header
    if !parts.isEmpty { header.sizes = parts.map(\.count) }
    var frame = (try? JSONEncoder().encode(header)) ?? Data("{}".utf8)
    frame.append(10)
    for part in parts { frame.append(part) }
    return frame
  }

  package static func frame(
    of screen: String, status: Int32, isCrash: Bool = false, isLate: Bool = false, excess: Int? = nil,
    parts: [Data]
  ) -> Data {
    var header = Header()
    header.screen = screen
    header.status = status
    if isCrash { header.isCrash = true }
    if isLate { header.isLate = true }
    header.excess = excess
    return frame(header, parts: parts)
  }

  /// Takes frames out of bytes that come in parts.
  package struct Reader {
    /// The maximum number of bytes of a line, which can name thousands of screens.
    private static let longestLine = 1 << 22
    /// The maximum number of bytes of the parts of a frame.
    private static let longestFrame = 1 << 29
    /// The maximum number of screens of an application.
    private static let mostScreens = 10_000

    private var bytes: [UInt8] = []
    private var position = 0
    /// The position of the first byte of a line that was not looked at.
    private var scanned = 0
    private var open: (header: Header, size: Int)?
    /// A Boolean value that indicates whether something came that is no frame; nothing after it is read.
    package private(set) var isDamaged = false

    package init() {}

    package mutating func add(_ data: Data) {
      guard !isDamaged else { return }
      if position > 1 << 20 {
        bytes.removeFirst(position)
        scanned -= position
        position = 0
      }
      bytes += data
    }

    /// Stops reading.
    package mutating func fail() {
      isDamaged = true
      (bytes, position, scanned, open) = ([], 0, 0, nil)
    }

    /// The next frame, if all of it is there.
    package mutating func next() -> (header: Header, parts: [Data])? {
      guard !isDamaged else { return nil }
      if open == nil {
        scanned = max(scanned, position)
        guard let end = bytes[scanned...].firstIndex(of: 10) else {
          scanned = bytes.count
          if bytes.count - position > Self.longestLine { fail() }
          return nil
        }
        guard
          let header = try? ReportedJSON.decode(
            Header.self, from: Data(bytes[position..<end]), limit: Self.longestLine),
          let size = Self.size(of: header)
        else {
          fail()
          return nil
        }
        position = end + 1
        open = (header, size)
      }
      guard let (header, size) = open, bytes.count - position >= size else { return nil }
      open = nil
      let parts = (header.sizes ?? []).map { size in
        defer { position += size }
        return Data(bytes[position..<position + size])
      }
      return (header, parts)
    }

    /// Returns the number of bytes of a frame's parts; `nil` if the header is not one of a frame.
    private static func size(of header: Header) -> Int? {
      guard (header.screens?.count ?? 0) <= mostScreens, (header.known?.count ?? 0) <= mostScreens,
        (header.origins?.count ?? 0) <= mostScreens
      else {
        return nil
      }
      guard let sizes = header.sizes else { return 0 }
      guard sizes.count == 4, sizes.allSatisfy({ (0...longestFrame).contains($0) }) else { return nil }
      let sum = sizes.reduce(0, +)
      return sum <= longestFrame ? sum : nil
    }
  }
}
