import Foundation

/// Sizes of controls that are the same for all of a class, from `ControlSizes.json`.
package struct ControlSizes: Sendable {
  package struct Entry: Decodable, Sendable {
    let from: Int
    let width: CGFloat?
    let height: CGFloat?
    let insets: [CGFloat]?

    /// The intrinsic size in points.
    package var size: CGSize {
      CGSize(width: width ?? -1, height: height ?? -1)
    }

    /// Insets from the frame to the alignment rectangle.
    var alignmentRectInsets: UIEdgeInsets {
      guard let insets, insets.count == 4 else { return .zero }
      return UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }

    /// The size of a frame around an alignment rectangle of the intrinsic size.
    var frameSize: CGSize {
      let insets = alignmentRectInsets
      return CGSize(
        width: max(width ?? 0, 0) + insets.left + insets.right,
        height: max(height ?? 0, 0) + insets.top + insets.bottom)
    }
  }

  private let entries: [String: [Entry]]

  /// The numbers of a class for the present generation.
  @MainActor package static func of(_ name: String) -> Entry {
    guard let entries = bundled.entries[name], let first = entries.first else {
      fatalError("UIKit's resources are damaged: ControlSizes.json has no \(name)")
    }
    return entries.last { $0.from <= SystemGeneration.current.version } ?? first
  }

  private static let bundled: ControlSizes = {
    struct File: Decodable {
      let sizes: [String: [Entry]]
    }
    let url = Bundle.module.resourceURL?.appendingPathComponent("Data/ControlSizes.json")
    guard let url, let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else {
      fatalError("UIKit's resources are damaged: ControlSizes.json cannot be read")
    }
    return ControlSizes(entries: file.sizes)
  }()
}
