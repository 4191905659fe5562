import Foundation

/// A class and style of controls or bars with a common size, named as in the data.
package enum ControlKind: Int, CaseIterable, Sendable {
  case `switch`, slider, stepper, segmentedControl, progressView, progressBar, mediumIndicator, largeIndicator
  case pickerView, dateWheels, compactDatePicker, buttonIcon, searchBar, navigationBar, tabBar, toolbar
  case toolbarAboveHomeIndicator, compactToolbar, roundedField, pageControl

  package init?(name: String) {
    guard let kind = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = kind
  }
}

/// The size of all controls of a kind in a version of iOS, in points.
package struct ControlSize: Hashable, Decodable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?
  /// The insets: top, left, bottom, right.
  package var insets: [CGFloat]?
  /// The source of the value.
  package var source: String

  /// The intrinsic size.
  package var size: CGSize { CGSize(width: width ?? -1, height: height ?? -1) }

  /// The insets from the frame to the alignment rectangle.
  package var alignmentRectInsets: UIEdgeInsets {
    guard let insets, insets.count == 4 else { return .zero }
    return UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
  }

  /// The size of the frame for an alignment rectangle of the intrinsic size.
  package var frameSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(
      width: max(width ?? 0, 0) + insets.left + insets.right,
      height: max(height ?? 0, 0) + insets.top + insets.bottom)
  }
}
