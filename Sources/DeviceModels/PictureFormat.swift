import UIKit

/// The format of a picture of a screen.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels, whose number per point is the scale.
  case png
  /// Shapes, with a unit per point.
  case svg
  /// Shapes on a single page, with a unit per point.
  case pdf
}
