import CoreGraphics
import Foundation
import SnapshotComparison

/// Determines what of a value is compared with a reference: an image, frames, text.
///
/// `.image` and `.image(on:)` are images, which have to be equal; a record of all frames is stored beside the
/// image, from which a failure reports what moved. `.frames`, `.hierarchy`, `.constraints` and
/// `.recursiveDescription` are texts, `.pdf` is a document.
public struct SnapshotStrategy<Value> {
  /// The file extension of references.
  public let pathExtension: String
  /// The part of the references' names that identifies the device; `nil` for none.
  let configuration: String?
  let tolerance: SnapshotTolerance
  let capture: @MainActor (Value) throws -> SnapshotContent

  init(
    pathExtension: String, configuration: String? = nil, tolerance: SnapshotTolerance = .exact,
    capture: @escaping @MainActor (Value) throws -> SnapshotContent
  ) {
    self.pathExtension = pathExtension
    self.configuration = configuration
    self.tolerance = tolerance
    self.capture = capture
  }

  /// Returns a strategy for another value that compares a part of it:
  /// `SnapshotStrategy<UIView>.image.pullback { $0.contentView }`.
  public func pullback<Other>(
    _ transform: @escaping @MainActor (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    let capture = capture
    return SnapshotStrategy<Other>(
      pathExtension: pathExtension, configuration: configuration, tolerance: tolerance
    ) { try capture(transform($0)) }
  }
}

/// The captured content of a value.
enum SnapshotContent {
  /// An image, and the record of its views if it contains any. The name of the screen is set when it is
  /// compared.
  case picture(CGImage, SnapshotRecord?)
  case text(String)
  case data(Data)

  /// Returns the contents of a reference file.
  func file() throws -> Data {
    switch self {
    case .picture(let image, _):
      guard let data = image.pngData() else { throw SnapshotError("the picture cannot be encoded") }
      return data
    case .text(let text): return Data(text.utf8)
    case .data(let data): return data
    }
  }
}

extension SnapshotStrategy where Value == String {
  /// The text itself.
  public static var lines: Self { Self(pathExtension: "txt") { .text($0) } }
}

extension SnapshotStrategy {
  /// The output of `dump(_:)`, without addresses.
  public static var dump: Self {
    Self(pathExtension: "txt") { value in
      var text = ""
      Swift.dump(value, to: &text)
      return .text(text.replacing(/:? ?0x[0-9a-fA-F]{6,}/, with: ""))
    }
  }
}
