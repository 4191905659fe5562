import UIKit

/// The kinds of picture that a screen is drawn as.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels, as many per point as the scale says.
  case png
  /// Shapes, a unit to the point.
  case svg
  /// Shapes on one page, a unit to the point.
  case pdf
}
