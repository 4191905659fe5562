import Testing

import TinamouSnapshots
import UIKit

/// Sizes of controls as Interface Builder saved them in public documents.
@Suite @MainActor struct ControlSizeTests {
  /// System buttons at 15 points: whole points, 30 high.
  @Test(arguments: [
    ("Button", 46.0), ("Present", 53), ("Start", 34), ("Done", 37), ("Cancel", 48), ("Close", 39),
    ("Stop", 32),
    ("Dismiss", 54), ("Back", 34), ("i", 30),
  ])
  func systemButtonsHaveSavedSizes(title: String, width: Double) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    let size = button.intrinsicContentSize
    #expect(abs(size.width - width) <= 1)
    #expect(size.width == size.width.rounded())
    #expect(size.height == 30)
  }

  /// Whole points: the line's height rounded up, and 12.
  @Test(arguments: [(12.0, 27.0), (14, 29), (17, 33), (18, 34), (20, 36), (24, 41), (28, 46), (30, 48)])
  func customButtonsAreALineAnd12PointsHigh(size: Double, height: Double) {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    #expect(button.intrinsicContentSize.height == CGFloat(height))
  }

  @Test func emptyButtonsAreThirtyPointsSquare() {
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func insetsReplaceTheButtonsOwn() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    // 18 for a line of 15 points, and 10 above and below.
    #expect(button.intrinsicContentSize.height == 38)
    #expect(button.intrinsicContentSize.width >= 46 + 40 - 1)
  }

  /// Body text and insets of 12 and 7; on a screen of scale 3: 20.333 + 14.
  @Test(arguments: [("Install", 68.6667), ("Tap Me", 79.6667)])
  func configuredButtonsHaveSavedSizes(title: String, width: Double) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    let size = UIButton(configuration: configuration).intrinsicContentSize
    #expect(abs(size.width - width) <= 1)
    #expect(abs(size.height - 34.3333) < 0.34)
  }

  /// Twenty-nine such buttons in ten public repositories: a picture of 8 points with insets of 8 above and below is 38
  /// high at 18 points, one of 16 points 18 high at 15.
  @Test(arguments: [(18.0, 8.0, 8.0, 38.0), (15, 16, 0, 18), (18, 48, 0, 48)])
  func buttonsWithAPictureAloneAreNoLowerThanALine(
    _ pointSize: CGFloat, _ side: CGFloat, _ inset: CGFloat, _ height: CGFloat
  ) {
    let button = UIButton(type: .custom)
    button.titleLabel?.font = .systemFont(ofSize: pointSize)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    button.setImage(picture, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    #expect(button.intrinsicContentSize == CGSize(width: side, height: height))
  }

  @Test(.ios(18)) func switchesHaveOneSize() {
    let system = TestSystem(18)
    defer { system.restore() }
    let control = UISwitch()
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(control.alignmentRectInsets.right == 2)
    #expect(control.contentHuggingPriority(for: .horizontal).rawValue == 750)
  }

  @Test func roundedFieldsAreThirtyFourHigh() {
    useStandardScreen()
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 97, height: 34))
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 34)
  }

  /// Insets 8 above and below and one line of 17 points, rounded up to the pixel: 36.287.
  @Test func textViewsThatDoNotScrollHaveTheSizeOfTheirText() {
    let view = UITextView()
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "One line"
    #expect(abs(view.intrinsicContentSize.height - 36.3333) < 0.34)
    view.text = "Two\nlines"
    #expect(abs(view.intrinsicContentSize.height - 56.6667) < 0.34)
  }

  @Test func emptyLabelsHaveNoSize() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
  }
}
