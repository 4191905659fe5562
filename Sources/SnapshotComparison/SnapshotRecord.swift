import CPixels
import Foundation
import Simulator
import ViewDescriptions

/// The frames and texts of all views, stored beside the image of a reference.
package struct SnapshotRecord: Codable, Hashable, Sendable {
  /// The version of the format that this version of Tinamou writes.
  package static let currentFormat = 1

  /// One view.
  package struct View: Codable, Hashable, Sendable {
    /// The number of superviews.
    package var depth: Int
    package var className: String
    /// The x, y, width and height in points, in the window's coordinate space.
    package var frame: [Double]
    package var text: String?
    package var identifier: String?
    /// The property of a controller or view that holds the view.
    package var outlet: String?
    /// `nil` if it is not hidden.
    package var hidden: Bool?
    /// Interface Builder's object id; only of views of documents. It is not in files.
    package var id: String?

    package init(
      depth: Int, className: String, frame: CGRect, text: String? = nil, identifier: String? = nil,
      outlet: String? = nil, isHidden: Bool = false
    ) {
      self.depth = depth
      self.className = className
      self.frame = [frame.minX, frame.minY, frame.width, frame.height].map(Self.rounded)
      self.text = text.flatMap { $0.isEmpty ? nil : $0 }
      self.identifier = identifier.flatMap { $0.isEmpty ? nil : $0 }
      self.outlet = outlet
      hidden = isHidden ? true : nil
    }

    /// Rounds to ten-thousandths of a point. NaN becomes 0, and values are clamped to a billion.
    private static func rounded(_ value: CGFloat) -> Double {
      let value = Double(value)
      guard !value.isNaN else { return 0 }
      let result = (min(max(value, -1e9), 1e9) * 10_000).rounded() / 10_000
      return result == 0 ? 0 : result
    }

    private enum CodingKeys: String, CodingKey {
      case depth, frame, text, identifier, outlet, hidden
      case className = "class"
    }
  }

  /// A defect that a rule of `lint` finds.
  package struct Finding: Codable, Hashable, Sendable {
    /// The name of the rule.
    package var rule: String
    /// `error`, `warning` or `note`.
    package var level: String
    /// The title of the view.
    package var view: String
    /// A text that the defect has before and after unrelated edits.
    package var identity: String

    package init(_ finding: FindingDescription) {
      rule = finding.rule
      level = finding.level
      view = finding.title
      identity = finding.identity
    }
  }

  /// The version of the format.
  package var format = SnapshotRecord.currentFormat
  /// The version of Tinamou that drew the picture.
  package var tinamou = SnapshotComparison.version
  /// The digest of the picture that was recorded with it; `nil` in older records.
  package var picture: String?
  /// The name of the screen or test.
  package var screen: String
  /// The device's id; empty if there is none.
  package var device: String
  /// The image's size in points.
  package var size: [Double]
  /// The number of pixels per point.
  package var scale: Double
  /// The settings that differ from those of a new device, and the version of iOS, by name.
  package var settings: [String: String]
  /// Each view before its subviews, subviews from back to front.
  package var views: [View]
  /// The defects; `nil` in older records, and where they were not looked for.
  package var findings: [Finding]?

  package init(
    screen: String, device: String, size: CGSize, scale: Double, settings: [String: String], views: [View]
  ) {
    self.screen = screen
    self.device = device
    self.size = [Double(size.width), Double(size.height)]
    self.scale = scale
    self.settings = settings
    self.views = views
  }

  /// Creates the record of a device's screen.
  package init(
    screen: String, device: String, scale: Double, settings: [String: String], report: LayoutReport
  ) {
    self.init(
      screen: screen, device: device, size: report.size, scale: scale, settings: settings,
      views: report.views.map {
        View(
          depth: $0.depth, className: $0.className, frame: $0.frame, text: $0.text,
          identifier: $0.identifier, outlet: $0.outlet, isHidden: $0.isHidden)
      })
  }

  /// The system as a sentence names it; `nil` for documents on their own canvas. Records of Tinamou 0.2 name iOS only where
  /// it was not 18.
  package var system: String? {
    guard let ios = settings["ios"] ?? (device.isEmpty ? nil : "18") else { return nil }
    return "iOS \(ios)" + (settings["design"].map { " (\($0) design)" } ?? "")
  }

  // MARK: Files

  /// The reason why a record cannot be read.
  package struct ReadingError: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  /// Returns the record as JSON, a view per line, so that changes of references are readable in version
  /// control.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let lines = try views.map { "    " + (try text($0)) }
    let defects = try findings.map { list in
      let lines = try list.map { "\n    " + (try text($0)) }.joined(separator: ",")
      return "\n  \"findings\": [\(lines)\(list.isEmpty ? "" : "\n  ")],"
    }
    return Data(
      """
      {
        "format": \(format),
        "tinamou": \(try text(tinamou)),\(try picture.map { "\n  \"picture\": \(try text($0))," } ?? "")
        "screen": \(try text(screen)),
        "device": \(try text(device)),
        "size": \(try text(size)),
        "scale": \(try text(scale)),
        "settings": \(try text(settings)),\(defects ?? "")
        "views": [
      \(lines.joined(separator: ",\n"))
        ]
      }

      """.utf8)
  }

  /// Reads a record.
  package init(data: Data) throws(ReadingError) {
    let decoder = JSONDecoder()
    struct Version: Decodable { var format: Int }
    guard let version = try? decoder.decode(Version.self, from: data) else {
      throw ReadingError(description: "is not a record of frames, or is damaged")
    }
    guard version.format <= Self.currentFormat else {
      throw ReadingError(description: "has format \(version.format), of a newer version of Tinamou")
    }
    do {
      self = try decoder.decode(Self.self, from: data)
    } catch {
      throw ReadingError(description: "is damaged: \(Self.words(error))")
    }
    try check()
  }

  /// Throws an error if numbers of a record that was decoded are missing or out of the range of those that are written.
  package func check() throws(ReadingError) {
    guard size.count == 2, scale.isFinite, scale > 0,
      views.allSatisfy({ $0.frame.count == 4 && $0.depth >= 0 })
    else { throw ReadingError(description: "is damaged: a frame or size has a wrong number of numbers") }
    let range = -1e9...1e9
    guard size.allSatisfy(range.contains), scale <= 1000,
      views.allSatisfy({ $0.frame.allSatisfy(range.contains) })
    else { throw ReadingError(description: "is damaged: a number is out of range") }
  }

  // MARK: Pictures

  /// Returns whether a file is the picture that was recorded with this record. Records without a digest fit every picture.
  package func fits(picture data: Data) -> Bool { picture == nil || picture == Self.digest(of: data) }

  /// The message where a record does not fit its picture.
  package static let mismatch =
    "the picture and the frames of the reference are of different recordings: a recording was interrupted, or one of the two "
    + "files was replaced"

  /// Returns a digest of a file's contents: a hash (FNV-1a, 64 bits) and the length.
  package static func digest(of data: Data) -> String {
    let hash = data.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt8.self) { cpx_hash($0.baseAddress, $0.count) }
    }
    return "\(String(hash, radix: 16))-\(data.count)"
  }

  private static func words(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "there is no \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\"\(context.codingPath.last?.stringValue ?? "")\" has a wrong type"
    default: "it is not JSON"
    }
  }
}
