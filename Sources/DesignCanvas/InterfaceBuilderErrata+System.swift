import InterfaceBuilder
import UIKit

extension InterfaceDocument {
  /// The metrics and rules of the version of iOS of the document's version of Xcode, with the latter's
  /// differences.
  var metrics: SystemMetrics {
    let metrics = SystemMetrics.of(release.ios)
    // Features of programs that documents do not show.
    var changes: [SystemRules.Name: SystemRules.Value] = [
      .fittingSliderHeight: .number(0), .islandBarOverlap: .number(0), .scrollEdgeBars: .flag(false),
      .glass: .flag(false), .searchFieldHeight: .number(release.ios < 11 ? 28 : 36), .sheetBarTop: .number(0),
      .sheetBarHeight: .none, .tableRowHeight: .number(44), .predictedTraits: .flag(true),
    ]
    if release.ios >= 26 {
      // Frames that Interface Builder of Xcode 26 saves; iOS 26 itself has the fields of iOS 18.
      changes[.bareFieldHeight] = .number(22)
      changes[.emptyFieldLine] = .number(22)
    }
    if errata.isOn(.wholePointButtons) { changes[.wholePointButtons] = .flag(true) }
    if let reduction = errata.value(.titleReduction) {
      changes[.titleReduction] = .number(CGFloat(reduction))
    }
    return metrics.replacing(changes)
  }
}

extension InterfaceBuilderErrata {
  /// The content size category in which the version shows text styles, whatever the document's; `nil` if it
  /// does not.
  var textSize: UIContentSizeCategory? {
    guard let rank = value(.textSize).map({ Int($0) }),
      UIContentSizeCategory.allCategories.indices.contains(rank)
    else { return nil }
    return UIContentSizeCategory.allCategories[rank]
  }

  /// The number of pixels per point of a canvas without a device.
  var canvasScale: CGFloat { CGFloat(value(.canvasScale) ?? 1) }
}
