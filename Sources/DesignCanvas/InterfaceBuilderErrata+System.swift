import InterfaceBuilder
import UIKit

extension InterfaceDocument {
  /// The sizes, margins and rules of the iOS that the document's version of Xcode shows, with what that version does
  /// differently.
  var metrics: SystemMetrics {
    let metrics = SystemMetrics.of(release.ios)
    // What programs have, and documents show nothing of.
    var changes: [SystemRules.Name: SystemRules.Value] = [
      .fittingSliderHeight: .number(0), .islandBarOverlap: .number(0), .scrollEdgeBars: .flag(false),
    ]
    if errata.isOn(.wholePointButtons) { changes[.wholePointButtons] = .flag(true) }
    if let reduction = errata.value(.titleReduction) {
      changes[.titleReduction] = .number(CGFloat(reduction))
    }
    return metrics.replacing(changes)
  }
}

extension InterfaceBuilderErrata {
  /// A text size that the version shows text styles in whatever the document says.
  var textSize: UIContentSizeCategory? {
    guard let rank = value(.textSize).map({ Int($0) }),
      UIContentSizeCategory.allCategories.indices.contains(rank)
    else { return nil }
    return UIContentSizeCategory.allCategories[rank]
  }

  /// Pixels per point of a canvas without a device.
  var canvasScale: CGFloat { CGFloat(value(.canvasScale) ?? 1) }
}
