import Foundation
import Testing
import UIKit

/// Attributes of fonts can be read by every type by which they can on Apple's platforms, whatever they were set as.
@MainActor @Suite struct FontDescriptorCastTests {
  @Test func settingsHaveKeysOfAnyType() throws {
    let given: [Any] = [
      [[UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]],
      [
        [
          UIFontDescriptor.AttributeName(rawValue: "CTFeatureTypeIdentifier"): 6,
          .init(rawValue: "CTFeatureSelectorIdentifier"): 0,
        ]
      ],
      [["CTFeatureTypeIdentifier": 6, "CTFeatureSelectorIdentifier": 0]],
    ]
    for settings in given {
      let descriptor = UIFont.systemFont(ofSize: 10).fontDescriptor.addingAttributes([
        .featureSettings: settings
      ])
      let value = descriptor.fontAttributes[.featureSettings]
      #expect((value as? [[String: Any]])?.first?["CTFeatureTypeIdentifier"] as? Int == 6)
      #expect((value as? [[UIFontDescriptor.FeatureKey: Int]])?.first?[.type] == 6)
      let names = try #require(value as? [[UIFontDescriptor.AttributeName: Int]])
      #expect(names[0][UIFontDescriptor.AttributeName(rawValue: "CTFeatureSelectorIdentifier")] == 0)
      let digits = UIFont(descriptor: descriptor, size: 0)
      let widths = "17".map {
        NSAttributedString(string: String($0), attributes: [.font: digits]).size().width
      }
      #expect(widths[0] == widths[1])
    }
  }

  @Test func sizesAreNumbersOfAnyType() {
    let size = UIFont.systemFont(ofSize: 10).fontDescriptor.fontAttributes[.size]
    #expect(size as? Int == 10 && size as? CGFloat == 10 && size as? Double == 10 && size as? NSNumber == 10)
  }

  @Test func metricsRoundToPointsWithoutAScale() {
    let metrics = UIFontMetrics(forTextStyle: .headline)
    let sizes = [UIContentSizeCategory.extraSmall, .small, .medium, .large, .extraLarge].map {
      metrics.scaledValue(for: 28, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0))
    }
    // As BonMot's tests expect, which ran on iOS.
    #expect(sizes == [24, 25, 27, 28, 31])
  }

  @Test func textViewsHaveAFontWithText() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = ""
    #expect(view.font == nil)
    view.text = "Text"
    #expect(view.font?.pointSize == 12)
    view.font = nil
    #expect(view.font == nil)
  }
}
