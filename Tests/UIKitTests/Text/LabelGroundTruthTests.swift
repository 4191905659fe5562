import Testing

import UIKit

/// Frames that iOS printed, on screens of scale 3: heights within a pixel, widths within a point.
@Suite @MainActor struct LabelGroundTruthTests {
  private func label(_ text: String, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGSize {
    let traits = UITraitCollection {
      $0.displayScale = 3
      $0.preferredContentSizeCategory = category
    }
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
    return label.sizeThatFits(.zero)
  }

  /// Labels at the default font of a text style in two categories.
  @Test(arguments: [
    ("What's", UIFont.TextStyle.headline, 52.6667, 19.3333), ("the", .body, 23.6667, 19.3333),
    ("point", .body, 37, 19.3333), ("?", .subheadline, 7.3333, 17),
  ])
  func labelsAtMediumHaveTheSizesOfIOS(text: String, style: UIFont.TextStyle, width: Double, height: Double) {
    let size = label(text, style, .medium)
    #expect(abs(size.width - width) <= 1)
    #expect(abs(size.height - height) <= 0.334)
  }

  @Test(arguments: [
    ("What's", UIFont.TextStyle.headline, 55.6667, 20.3333), ("the", .body, 25, 20.3333),
    ("point", .body, 39, 20.3333), ("?", .subheadline, 7.6667, 18),
  ])
  func labelsAtLargeHaveTheSizesOfIOS(text: String, style: UIFont.TextStyle, width: Double, height: Double) {
    let size = label(text, style, .large)
    #expect(abs(size.width - width) <= 1)
    #expect(abs(size.height - height) <= 0.334)
  }

  /// `.title1` is 25, 27, 28, 34 and 43 points in these categories.
  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 30.0), (.medium, 32.3333), (.large, 33.6667),
    (.extraExtraExtraLarge, 40.6667),
    (.accessibilityLarge, 51.3333),
  ])
  func titlesInFiveCategoriesHaveTheHeightsOfIOS(category: UIContentSizeCategory, height: Double) {
    #expect(abs(label("What's the point?", .title1, category).height - height) <= 0.334)
  }

  /// Widths that Interface Builder saved in public documents, at three pixels per point.
  @Test(arguments: [
    ("lbl_title", 17.0, 56.0), ("lbl_hint", 17, 56), ("lbl_state_title", 17, 102.6667),
    ("lbl_fee_title", 14, 76),
    ("lbl_section_3", 14, 86.3333), ("lbl_fiat", 14, 44), ("lbl_time", 11, 42), ("lbl_address", 16, 84),
  ])
  func namesWithUnderscoresHaveTheWidthsOfIOS(text: String, points: Double, width: Double) {
    useStandardScreen()
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: points)
    #expect(abs(label.sizeThatFits(.zero).width - width) <= 0.7)
  }

  /// As saved there, of pairs with an underscore that are kerned: within two of three pixels per point. They were off by
  /// four and five with the kerning of the bundled fonts alone.
  @Test(arguments: [
    ("lbl_info_1", 17.0, 70.0), ("lbl_fund_fee_value", 14, 123), ("lbl_sum_amount_value", 14, 149.3333),
    ("lbl_wallet", 15, 63.3333), ("lbl_amount_value", 23, 176), ("lbl_ntw_fee", 14, 74.3333),
  ])
  func namesWithKernedUnderscoresHaveTheWidthsOfIOS(text: String, points: Double, width: Double) {
    useStandardScreen()
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: points)
    #expect(abs(label.sizeThatFits(.zero).width - width) <= 0.7)
  }
}
