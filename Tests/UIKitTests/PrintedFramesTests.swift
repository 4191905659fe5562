import Testing
import UIKit

/// Frames that iOS itself printed for a screen of four labels, from public snapshots of swift-snapshot-testing (MIT):
/// "What's" at the top, "the" and "point" at the sides, "?" at the bottom of the safe area. The simulator had three
/// pixels to the point. Widths of text may differ by a point, and what is centred or trailing with them; all else is
/// exact.
@MainActor @Suite struct PrintedFramesTests {
  struct Printed: Sendable {
    let name: String
    let size: CGSize
    let safeArea: UIEdgeInsets
    let category: UIContentSizeCategory
    /// x, y, width and height of the four labels, in points.
    let frames: [[CGFloat]]
  }

  nonisolated static let printed = [
    Printed(
      name: "iPhone 8 Plus", size: CGSize(width: 414, height: 736),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), category: .medium,
      frames: [
        [180.667, 20, 52.6667, 19.3333], [0, 368.333, 23.6667, 19.3333], [377, 368.333, 37, 19.3333],
        [203.333, 719, 7.33333, 17],
      ]),
    Printed(
      name: "iPhone 8", size: CGSize(width: 375, height: 667),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), category: .medium,
      frames: [
        [161.333, 20, 52.6667, 19.3333], [0, 334, 23.6667, 19.3333], [338, 334, 37, 19.3333],
        [184, 650, 7.33333, 17],
      ]),
    Printed(
      name: "iPhone SE", size: CGSize(width: 320, height: 568),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), category: .medium,
      frames: [
        [133.667, 20, 52.6667, 19.3333], [0, 284.333, 23.6667, 19.3333], [283, 284.333, 37, 19.3333],
        [156.333, 551, 7.33333, 17],
      ]),
    Printed(
      name: "iPhone X", size: CGSize(width: 375, height: 812),
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), category: .medium,
      frames: [
        [161.333, 44, 52.6667, 19.3333], [0, 401.333, 23.6667, 19.3333], [338, 401.333, 37, 19.3333],
        [184, 761, 7.33333, 17],
      ]),
    Printed(
      name: "iPhone XR", size: CGSize(width: 414, height: 896),
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), category: .medium,
      frames: [
        [180.667, 44, 52.6667, 19.3333], [0, 443.333, 23.6667, 19.3333], [377, 443.333, 37, 19.3333],
        [203.333, 845, 7.33333, 17],
      ]),
    Printed(
      name: "iPhone XS Max", size: CGSize(width: 414, height: 896),
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), category: .large,
      frames: [
        [179.333, 44, 55.6667, 20.3333], [0, 443, 25, 20.3333], [375, 443, 39, 20.3333],
        [203.333, 844, 7.66667, 18],
      ]),
  ]

  private func window(_ size: CGSize, _ safeArea: UIEdgeInsets, _ category: UIContentSizeCategory) -> UIWindow
  {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.deviceTraits = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(displayScale: 3), UITraitCollection(preferredContentSizeCategory: category),
      UITraitCollection(layoutDirection: .leftToRight),
    ])
    window.deviceSafeAreaInsets = safeArea
    return window
  }

  @Test(arguments: printed)
  func fourLabelsHaveTheFramesThatIOSPrinted(_ printed: Printed) {
    let window = window(printed.size, printed.safeArea, printed.category)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let view = controller.view!
    let safe = view.safeAreaLayoutGuide
    let styles: [UIFont.TextStyle] = [.headline, .body, .body, .subheadline]
    let labels = zip(["What's", "the", "point", "?"], styles).map { text, style in
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style, compatibleWith: window.traitCollection)
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      return label
    }
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: safe.topAnchor),
      labels[0].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      labels[1].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      labels[1].trailingAnchor.constraint(lessThanOrEqualTo: safe.centerXAnchor),
      labels[1].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      labels[2].leadingAnchor.constraint(greaterThanOrEqualTo: safe.centerXAnchor),
      labels[2].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      labels[2].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      labels[3].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      labels[3].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
    window.layoutIfNeeded()
    for (label, frame) in zip(labels, printed.frames) {
      #expect(abs(label.frame.minY - frame[1]) < 0.001, "\(label)")
      #expect(abs(label.frame.height - frame[3]) < 0.001, "\(label)")
      #expect(abs(label.frame.width - frame[2]) <= 1, "\(label)")
      // A centred label moves by half of what its width is off, a trailing one by all of it.
      #expect(abs(label.frame.minX - frame[0]) <= 1, "\(label)")
    }
    #expect(labels[1].frame.minX == 0)
    #expect(abs(labels[2].frame.maxX - printed.size.width) < 0.001)
  }

  /// One label in the style title 1, at the margins of a phone 320 points wide: 16 points from each side.
  @Test(
    arguments: [
      (UIContentSizeCategory.extraSmall, 30), (.medium, 32.3333), (.large, 33.6667),
      (.extraExtraExtraLarge, 40.6667),
      (.accessibilityLarge, 51.3333),
    ] as [(UIContentSizeCategory, CGFloat)])
  func aTitleHasTheFrameThatIOSPrinted(_ category: UIContentSizeCategory, _ height: CGFloat) {
    let window = window(
      CGSize(width: 320, height: 568), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), category)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1, compatibleWith: window.traitCollection)
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    let margins = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(label.frame.minX == 16)
    #expect(abs(label.frame.minY - 20) < 0.001)
    #expect(label.frame.width == 288)
    #expect(abs(label.frame.height - height) < 0.001)
  }
}
