import Foundation
import ScreenSession

/// The description of a screen in the form of `frames --json`: a recording from iOS, or the same screen here.
package struct ParityRecording: Codable, Hashable, Sendable {
  package struct Device: Codable, Hashable, Sendable {
    package var id: String
    package var name: String?
    /// The width and height in points.
    package var width: Double
    package var height: Double
    package var scale: Double
  }

  package struct Settings: Codable, Hashable, Sendable {
    package var orientation: String
    package var appearance: String
    /// The raw value of the content size category.
    package var textSize: String
    package var direction: String
    package var language: String?
    /// The first number of the version of iOS.
    package var ios: Int
  }

  /// The circumstances of a recording.
  package struct Circumstances: Codable, Hashable, Sendable {
    package var version: Int
    /// The version of iOS, as in `17.5`.
    package var system: String
    /// The identifier of the model, as in `iPhone15,4`.
    package var model: String?
    package var simulator: Bool?
    /// The name of the SDK that the application was built with.
    package var sdk: String?
    package var xcode: String?
    /// The name of the file with the picture, beside the description.
    package var picture: String?
    /// The part of the window that the picture shows: x, y, width and height in points; `nil` for all of it.
    package var pictureArea: [Double]?
    /// The class of the controller in front.
    package var controller: String?
    /// The safe area insets of the window in points: top, left, bottom, right.
    package var safeArea: [Double]?
    /// The traits of the window by name, as in `horizontal: compact`.
    package var traits: [String: String]?
  }

  package struct Font: Codable, Hashable, Sendable {
    package var name: String
    /// The size in points.
    package var size: Double
  }

  package struct Accessibility: Codable, Hashable, Sendable {
    package var identifier: String?
    package var traits: [String]?
  }

  /// A view. Keys of the form that are not compared are not read.
  package struct View: Codable, Hashable, Sendable {
    package var id: String
    package var `class`: String
    /// The classes between that of the view and `UIView`, the nearest first; only in recordings.
    package var superclasses: [String]?
    /// The framework of the system's that the class is in; only in recordings.
    package var framework: String?
    package var depth: Int
    /// The x, y, width and height in points, in the window's coordinate space.
    package var windowFrame: [Double]
    package var hidden: Bool?
    package var controller: String?
    package var text: String?
    package var font: Font?
    package var textColor: String?
    package var accessibility: Accessibility?
    /// The safe area insets in points: top, left, bottom, right.
    package var safeArea: [Double]?
    /// The intrinsic width and height in points; `nil` for a side without one.
    package var intrinsic: [Double?]?

    package var identifier: String? { accessibility?.identifier }
  }

  package var format: Int
  package var screen: String
  package var device: Device
  package var settings: Settings
  /// `nil` for screens here.
  package var recording: Circumstances?
  package var views: [View]
}

// MARK: Reading

extension ParityRecording {
  /// A reason why a recording cannot be read.
  package struct ReadingError: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  /// The most bytes of a description.
  package static let byteLimit = 16 << 20
  /// The most views. Screens have some hundreds.
  package static let viewLimit = 5000
  /// The most superviews of a view.
  package static let depthLimit = 1000
  /// The longest name or text that is compared, in bytes of UTF-8.
  package static let textLimit = 100_000

  /// Reads a recording.
  package init(recording data: Data) throws(ReadingError) {
    try self.init(data: data)
    guard let recording else {
      throw ReadingError(description: "is no recording: there is no \"recording\" in it")
    }
    guard recording.version == ParityComparison.recordingVersion else {
      throw ReadingError(
        description: "has version \(recording.version) of the form of recordings; "
          + "\(ParityComparison.recordingVersion) is read")
    }
    guard let major = Int(recording.system.prefix { $0 != "." }), (1...99).contains(major) else {
      throw ReadingError(description: "is damaged: \(Self.shown(recording.system)) is no version of iOS")
    }
    if let picture = recording.picture, !Self.isFileName(picture) {
      throw ReadingError(description: "is damaged: its picture is no name of a file beside it")
    }
    if let area = recording.pictureArea, !isArea(area) {
      throw ReadingError(
        description: "is damaged: its picture is no part of the window at .recording.pictureArea")
    }
  }

  /// Reads the description of a screen here.
  package init(shown data: Data) throws(ReadingError) { try self.init(data: data) }

  private init(data: Data) throws(ReadingError) {
    guard data.count <= Self.byteLimit else {
      throw ReadingError(description: "has more than \(Self.byteLimit >> 20) MB")
    }
    guard !JSONNesting.isTooDeep(data) else {
      throw ReadingError(description: "is damaged: \(JSONNesting.reason)")
    }
    do { self = try JSONDecoder().decode(Self.self, from: data) } catch {
      throw ReadingError(description: "is damaged: \(Self.words(error))")
    }
    try check()
  }

  /// Throws an error if a number is missing or out of range.
  private func check() throws(ReadingError) {
    func refuse(_ reason: String) -> ReadingError { ReadingError(description: "is damaged: \(reason)") }
    guard format == 1 else { throw refuse("it has format \(format) of frames; 1 is read") }
    guard views.count <= Self.viewLimit else {
      throw refuse("it has \(views.count) views, and at most \(Self.viewLimit) are read")
    }
    guard !views.isEmpty else { throw refuse("it has no views") }
    let lengths = 1...20_000.0
    guard lengths.contains(device.width), lengths.contains(device.height), (0.5...10).contains(device.scale)
    else { throw refuse("its device has an impossible size at .device") }
    let range = -1e9...1e9
    var depth = -1
    for (index, view) in views.enumerated() {
      guard view.windowFrame.count == 4, view.windowFrame.allSatisfy(range.contains) else {
        throw refuse("four numbers are wanted at .views[\(index)].windowFrame")
      }
      guard view.depth >= 0, view.depth <= Self.depthLimit, view.depth <= depth + 1 else {
        throw refuse("the depth does not follow that of the view before at .views[\(index)].depth")
      }
      depth = view.depth
      if let area = view.safeArea, area.count != 4 || !area.allSatisfy(range.contains) {
        throw refuse("four numbers are wanted at .views[\(index)].safeArea")
      }
      if let size = view.intrinsic, size.count != 2 || !size.allSatisfy({ range.contains($0 ?? 0) }) {
        throw refuse("two numbers are wanted at .views[\(index)].intrinsic")
      }
      let texts = [view.class, view.text, view.identifier].compactMap { $0 } + (view.superclasses ?? [])
      guard texts.allSatisfy({ $0.utf8.count <= Self.textLimit }) else {
        throw refuse("a text has more than \(Self.textLimit) bytes at .views[\(index)]")
      }
    }
  }

  /// Returns whether numbers are a rectangle in the window.
  private func isArea(_ area: [Double]) -> Bool {
    guard area.count == 4, let window = views.first?.windowFrame else { return false }
    // Areas are rounded to pixels.
    return area[0] >= -1 && area[1] >= -1 && area[2] >= 1 && area[3] >= 1
      && area[0] + area[2] <= window[2] + 1 && area[1] + area[3] <= window[3] + 1
  }

  /// Returns whether a text is a name, and no path.
  static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 255 && name != "." && name != ".."
      && !name.unicodeScalars.contains { $0 == "/" || $0.value < 32 || $0.value == 127 }
  }

  private static func shown(_ text: String) -> String { "\"\(text.prefix(40))\"" }

  private static func words(_ error: any Error) -> String {
    func place(_ path: [any CodingKey]) -> String {
      let parts = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
      return parts.isEmpty ? "" : " at \(parts.joined())"
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      return "there is no \"\(key.stringValue)\"\(place(context.codingPath))"
    case .typeMismatch(_, let context): return "there is a value of a wrong type\(place(context.codingPath))"
    case .valueNotFound(_, let context): return "there is null\(place(context.codingPath))"
    default: return "it is no JSON"
    }
  }
}
