import InterfaceBuilder
import Typesetting
import UIKit

extension InterfaceBuilderErrata {
  /// The iOS whose UIKit laid the document out.
  @MainActor var generation: SystemGeneration {
    var generation = SystemGeneration.standard
    if let version = value(.systemGeneration) { generation.version = Int(version) }
    if let era = value(.systemFont) { generation.fontEra = SystemFontEra.allCases[Int(era)] }
    generation.roundsConfiguredButtons = isOn(.wholePointButtons)
    generation.sliderHeight = value(.sliderHeight).map { CGFloat($0) }
    generation.titleReduction = Int(value(.titleReduction) ?? 0)
    return generation
  }

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
