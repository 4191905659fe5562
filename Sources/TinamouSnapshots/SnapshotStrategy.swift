import CoreGraphics
import Foundation
import SnapshotComparison

/// What of a value is compared with a reference: a picture, frames, text.
///
/// `.image` and `.image(on:)` are pictures; exact equality decides, and a record of all frames lies beside the picture, from which
/// a failure says what moved. `.frames`, `.hierarchy`, `.constraints` and `.recursiveDescription` are texts, `.pdf` is a document.
public struct SnapshotStrategy<Value> {
  /// The ending of references.
  public let pathExtension: String
  /// The part of references' names that tells devices apart; nil for none.
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

  /// A strategy for another value, of which this one takes a part: `SnapshotStrategy<UIView>.image.pullback { $0.contentView }`.
  public func pullback<Other>(
    _ transform: @escaping @MainActor (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    let capture = capture
    return SnapshotStrategy<Other>(
      pathExtension: pathExtension, configuration: configuration, tolerance: tolerance
    ) { try capture(transform($0)) }
  }
}

/// What was taken of a value.
enum SnapshotContent {
  /// A picture, and the views in it if it shows any. The name of the screen is filled in where it is compared.
  case picture(CGImage, SnapshotRecord?)
  case text(String)
  case data(Data)

  /// The bytes of a reference.
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
  /// The text as it is.
  public static var lines: Self { Self(pathExtension: "txt") { .text($0) } }
}

extension SnapshotStrategy {
  /// What `dump(_:)` prints of the value, without addresses.
  public static var dump: Self {
    Self(pathExtension: "txt") { value in
      var text = ""
      Swift.dump(value, to: &text)
      return .text(text.replacing(/:? ?0x[0-9a-fA-F]{6,}/, with: ""))
    }
  }
}
