import UIKit

/// Mutations of texts: cut, clipped, covered, too faint, of a fixed size.
@MainActor
enum TextMutations {
  // MARK: text-truncated

  static let truncated: [Mutation] = [
    .defect("one line of a long text") { screen in
      let label = line(screen, screen.words(12...20))
      screen.area.addSubview(label)
      screen.place(label, in: screen.area, x: 0, y: 10)
      label.trailingAnchor.constraint(equalTo: screen.area.trailingAnchor).isActive = true
    },
    .defect("narrow box") { screen in
      let label = line(screen, screen.words(2...4))
      let width = label.intrinsicContentSize.width * screen.number(0.4...0.9)
      screen.place(label, in: screen.area, x: 0, y: 10, width: width)
    },
    .defect("two lines of a long text") { screen in
      let label = line(screen, screen.words(30...40))
      label.numberOfLines = 2
      screen.place(label, in: screen.area, x: 0, y: 10, width: screen.number(150...250))
    },
    .defect("low box of many lines") { screen in
      let label = line(screen, screen.words(20...30))
      label.numberOfLines = 0
      screen.place(label, in: screen.area, x: 0, y: 10, width: 200, height: screen.number(22...60))
    },
    .defect("narrow button") { screen in
      let button = screen.makeButton(screen.words(2...3))
      let width = button.intrinsicContentSize.width * screen.number(0.4...0.85)
      screen.mark(button)
      screen.place(button, in: screen.area, x: 0, y: 10, width: width, height: 50)
    },
    .defect("row of two labels") { screen in
      let (first, second) = (line(screen, screen.words(5...6)), screen.makeLabel(screen.words(1...1)))
      second.numberOfLines = 1
      second.setContentCompressionResistancePriority(.required, for: .horizontal)
      screen.place(first, in: screen.area, x: 0, y: 10)
      second.translatesAutoresizingMaskIntoConstraints = false
      screen.area.addSubview(second)
      NSLayoutConstraint.activate([
        second.topAnchor.constraint(equalTo: first.topAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: screen.number(4...12)),
        second.trailingAnchor.constraint(lessThanOrEqualTo: screen.area.trailingAnchor),
      ])
    },
    .nearMiss("box that is just wide enough") { screen in
      let label = line(screen, screen.words(1...3))
      let width = label.intrinsicContentSize.width + screen.number(0...4)
      screen.place(label, in: screen.area, x: 0, y: 10, width: width)
    },
    .nearMiss("text that shrinks") { screen in
      let label = line(screen, screen.words(2...3))
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      screen.place(
        label, in: screen.area, x: 0, y: 10,
        width: label.intrinsicContentSize.width * screen.number(0.6...0.95))
    },
    .nearMiss("text that ends with an ellipsis") { screen in
      screen.place(line(screen, screen.words(1...2) + "…"), in: screen.area, x: 0, y: 10)
    },
    .nearMiss("height that is a minimum") { screen in
      let label = line(screen, screen.words(8...12))
      label.numberOfLines = 0
      screen.place(label, in: screen.area, x: 0, y: 10, width: 200)
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
    },
    .nearMiss("as many lines as are needed") { screen in
      let label = line(screen, "One\nTwo\nThree")
      label.numberOfLines = 3
      screen.place(label, in: screen.area, x: 0, y: 10)
    },
    .nearMiss("hidden") { screen in
      let label = line(screen, screen.words(12...20))
      label.isHidden = true
      screen.place(label, in: screen.area, x: 0, y: 10, width: 50)
    },
  ]

  private static func line(_ screen: Specimen, _ text: String) -> UILabel {
    let label = screen.makeLabel(text)
    label.numberOfLines = 1
    screen.mark(label)
    return label
  }

  // MARK: text-clipped

  static let clipped: [Mutation] = [
    .defect("low label") { screen in
      let label = line(screen, screen.words(1...2))
      screen.place(
        label, in: screen.area, x: 0, y: 10,
        height: label.intrinsicContentSize.height * screen.number(0.3...0.6))
    },
    .defect("low box that clips") { screen in
      let box = clippingBox(screen)
      let label = line(screen, screen.words(1...2))
      screen.place(label, in: box, x: 0, y: box.heightConstant - screen.number(6...12))
    },
    .defect("narrow box that clips") { screen in
      let box = clippingBox(screen)
      let label = line(screen, screen.words(5...6))
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
      screen.place(label, in: box, x: screen.number(70...90), y: 5)
    },
    .defect("negative distance in a box that clips") { screen in
      let box = clippingBox(screen)
      screen.place(line(screen, screen.words(1...1)), in: box, x: 0, y: screen.number(-12 ... -8))
    },
    .defect("large font in a low label") { screen in
      let label = line(screen, screen.words(1...1))
      label.font = .preferredFont(forTextStyle: .largeTitle)
      screen.place(label, in: screen.area, x: 0, y: 10, height: screen.number(15...21))
    },
    .nearMiss("height of the line") { screen in
      let label = line(screen, screen.words(1...2))
      screen.place(
        label, in: screen.area, x: 0, y: 10, height: label.intrinsicContentSize.height + screen.number(0...3))
    },
    .nearMiss("within a box that clips") { screen in
      let box = clippingBox(screen)
      screen.place(line(screen, screen.words(1...1)), in: box, x: 0, y: screen.number(0...15))
    },
    .nearMiss("beyond a box that does not clip") { screen in
      let box = clippingBox(screen)
      box.clipsToBounds = false
      screen.place(line(screen, screen.words(1...1)), in: box, x: 0, y: screen.number(20...30))
    },
    .nearMiss("beyond the visible part of what scrolls") { screen in
      let inner = UIScrollView()
      screen.place(inner, in: screen.area, x: 0, y: 10, width: 120, height: 40)
      let label = line(screen, screen.words(1...2))
      screen.pin(label, in: inner)
      label.heightAnchor.constraint(equalToConstant: screen.number(60...90)).isActive = true
    },
    .nearMiss("in the middle of a tall box that clips") { screen in
      let box = clippingBox(screen)
      let label = line(screen, screen.words(1...1))
      screen.place(label, in: box, x: 4, y: 4, height: 30)
    },
  ]

  private static func clippingBox(_ screen: Specimen) -> UIView {
    let box = UIView()
    box.clipsToBounds = true
    screen.place(box, in: screen.area, x: 0, y: 10, width: 150, height: 40)
    return box
  }

  // MARK: overlap

  static let overlap: [Mutation] = [
    .defect("two labels in the same lines") { screen in
      let (first, second) = (screen.makeLabel(screen.words(2...3)), line(screen, screen.words(2...3)))
      screen.place(first, in: screen.area, x: 0, y: 10)
      screen.place(second, in: screen.area, x: screen.number(5...40), y: 10 + screen.number(0.5...8))
    },
    .defect("card over a text") { screen in
      let label = line(screen, screen.words(2...3))
      screen.place(label, in: screen.area, x: 0, y: 10)
      let card = UIView()
      card.backgroundColor = .systemRed
      screen.place(
        card, in: screen.area, x: -4, y: 12,
        width: label.intrinsicContentSize.width * screen.number(0.65...0.9) + 4, height: 60)
    },
    .defect("label that begins in another one") { screen in
      let (first, second) = (screen.makeLabel(screen.words(3...4)), line(screen, screen.words(1...2)))
      screen.place(first, in: screen.area, x: 0, y: 10)
      screen.place(second, in: screen.area, x: 0, y: 10)
      screen.area.constraints.filter { $0.firstItem === second && $0.firstAttribute == .leading }.forEach {
        $0.isActive = false
      }
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: screen.number(-40 ... -12))
        .isActive = true
    },
    .defect("lines that are too near") { screen in
      let first = screen.makeLabel("Typography")
      let second = line(screen, "Language")
      screen.place(first, in: screen.area, x: 0, y: 10)
      screen.place(second, in: screen.area, x: 0, y: 10 + screen.number(3...9))
    },
    .nearMiss("lines that touch") { screen in
      let (first, second) = (screen.makeLabel(screen.words(2...3)), line(screen, screen.words(2...3)))
      screen.place(first, in: screen.area, x: 0, y: 10)
      screen.place(second, in: screen.area, x: 0, y: 10 + first.intrinsicContentSize.height)
    },
    .nearMiss("background behind a text") { screen in
      let card = UIView()
      card.backgroundColor = .systemYellow
      screen.place(card, in: screen.area, x: 0, y: 5, width: 200, height: screen.number(30...60))
      screen.place(line(screen, screen.words(1...1)), in: screen.area, x: 8, y: 10)
    },
    .nearMiss("badge on a corner") { screen in
      let label = line(screen, "Notifications")
      screen.place(label, in: screen.area, x: 0, y: 10)
      let badge = UIView()
      badge.backgroundColor = .systemRed
      screen.place(
        badge, in: screen.area, x: label.intrinsicContentSize.width - screen.number(4...12), y: 4, width: 16,
        height: 16)
    },
    .nearMiss("translucent card over a text") { screen in
      screen.place(line(screen, screen.words(2...3)), in: screen.area, x: 0, y: 10)
      let card = UIView()
      card.backgroundColor = UIColor.systemRed.withAlphaComponent(0.2)
      screen.place(card, in: screen.area, x: 0, y: 10, width: 150, height: 60)
    },
    .nearMiss("hidden label in the same place") { screen in
      screen.place(line(screen, screen.words(2...2)), in: screen.area, x: 0, y: 10)
      let other = screen.makeLabel(screen.words(2...2))
      other.isHidden = true
      screen.place(other, in: screen.area, x: 3, y: 12)
    },
    .nearMiss("side by side") { screen in
      let (first, second) = (screen.makeLabel(screen.words(1...1)), line(screen, screen.words(1...1)))
      screen.place(first, in: screen.area, x: 0, y: 10)
      screen.place(second, in: screen.area, x: first.intrinsicContentSize.width + screen.number(0...3), y: 10)
    },
  ]

  // MARK: contrast

  static let contrast: [Mutation] = [
    .defect("grey on white") { screen in
      let (label, _) = onCard(screen, 1)
      label.textColor = UIColor(white: screen.number(0.6...0.85), alpha: 1)
    },
    .defect("dark on dark") { screen in
      let (label, _) = onCard(screen, 0.15)
      label.textColor = UIColor(white: screen.number(0.25...0.4), alpha: 1)
    },
    .defect("transparent text") { screen in
      let (label, _) = onCard(screen, 1)
      label.textColor = .black
      label.alpha = screen.number(0.1...0.4)
    },
    .defect("own background") { screen in
      let label = line(screen, screen.words(2...2))
      label.backgroundColor = .systemYellow
      label.textColor = .white
      screen.place(label, in: screen.area, x: 0, y: 10)
    },
    .defect("title of a button") { screen in
      let button = screen.makeButton(screen.words(1...2))
      button.backgroundColor = .white
      button.setTitleColor(
        UIColor(red: 1, green: screen.number(0.6...0.8), blue: 0.2, alpha: 1), for: .normal)
      screen.mark(button)
      screen.place(button, in: screen.area, x: 0, y: 10, height: 50)
    },
    .defect("colors of almost one luminance") { screen in
      let (label, card) = onCard(screen, 1)
      card.backgroundColor = UIColor(red: 0.8, green: 0.2, blue: 0.2, alpha: 1)
      label.textColor = UIColor(red: 0.1, green: screen.number(0.4...0.5), blue: 0.1, alpha: 1)
    },
    .nearMiss("grey that is dark enough") { screen in
      // 0.46 on white is 4.6 : 1.
      let (label, _) = onCard(screen, 1)
      label.textColor = UIColor(white: screen.number(0.2...0.4), alpha: 1)
    },
    .nearMiss("large text of 3.3 to 1") { screen in
      let (label, _) = onCard(screen, 1)
      label.font = .systemFont(ofSize: 24)
      label.textColor = UIColor(white: 0.55, alpha: 1)
    },
    .nearMiss("disabled button") { screen in
      let button = screen.makeButton(screen.words(1...2))
      button.backgroundColor = .white
      button.setTitleColor(UIColor(white: 0.8, alpha: 1), for: .disabled)
      button.isEnabled = false
      screen.mark(button)
      screen.place(button, in: screen.area, x: 0, y: 10, height: 50)
    },
    .nearMiss("dark on light over a faint card") { screen in
      let (label, card) = onCard(screen, 1)
      card.alpha = 1
      card.backgroundColor = UIColor(white: screen.number(0.85...0.95), alpha: 1)
      label.textColor = .black
    },
    .nearMiss("white on blue") { screen in
      let (label, card) = onCard(screen, 1)
      card.backgroundColor = UIColor(red: 0, green: screen.number(0.1...0.3), blue: 0.6, alpha: 1)
      label.textColor = .white
    },
    .nearMiss("faint text that is hidden") { screen in
      let (label, _) = onCard(screen, 1)
      label.textColor = UIColor(white: 0.9, alpha: 1)
      label.isHidden = true
    },
  ]

  private static func onCard(_ screen: Specimen, _ white: CGFloat) -> (UILabel, UIView) {
    let card = UIView()
    card.backgroundColor = UIColor(white: white, alpha: 1)
    screen.place(card, in: screen.area, x: 0, y: 10, width: 260, height: 80)
    let label = line(screen, screen.words(1...2))
    screen.place(label, in: card, x: 12, y: 12)
    return (label, card)
  }

  // MARK: dynamic-type and fixed-text-box

  static let dynamicType: [Mutation] = [
    .defect("system font") { screen in
      let label = line(screen, screen.words(1...3))
      label.font = .systemFont(ofSize: screen.number(11...30))
      screen.place(label, in: screen.area, x: 0, y: 10)
    },
    .defect("bold font of a button") { screen in
      let button = screen.makeButton(screen.words(1...2))
      button.titleLabel?.font = .boldSystemFont(ofSize: screen.number(13...20))
      screen.mark(button)
      screen.place(button, in: screen.area, x: 0, y: 10, height: 50)
    },
    .defect("style of a fixed size") { screen in
      let label = line(screen, screen.words(1...3))
      let traits = UITraitCollection(preferredContentSizeCategory: .large)
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
      label.adjustsFontForContentSizeCategory = false
      screen.place(label, in: screen.area, x: 0, y: 10)
    },
    .nearMiss("text style") { screen in
      let label = line(screen, screen.words(1...3))
      label.font = .preferredFont(forTextStyle: .footnote)
      screen.place(label, in: screen.area, x: 0, y: 10)
    },
    .nearMiss("scaled font") { screen in
      let label = line(screen, screen.words(1...3))
      label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
        for: .systemFont(ofSize: screen.number(12...22)))
      screen.place(label, in: screen.area, x: 0, y: 10)
    },
    .nearMiss("symbols only") { screen in
      let label = line(screen, "•••")
      label.font = .systemFont(ofSize: screen.number(12...22))
      screen.place(label, in: screen.area, x: 0, y: 10)
    },
    .nearMiss("hidden") { screen in
      let label = line(screen, screen.words(1...2))
      label.font = .systemFont(ofSize: 17)
      label.isHidden = true
      screen.place(label, in: screen.area, x: 0, y: 10)
    },
  ]

  static let fixedBox: [Mutation] = [
    .defect("fixed height") { screen in
      let label = line(screen, screen.words(1...2))
      screen.place(
        label, in: screen.area, x: 0, y: 10,
        height: label.intrinsicContentSize.height / screen.number(0.75...0.97))
    },
    .defect("fixed width") { screen in
      let label = line(screen, screen.words(1...2))
      screen.place(
        label, in: screen.area, x: 0, y: 10,
        width: label.intrinsicContentSize.width / screen.number(0.75...0.97))
    },
    .defect("fixed width of a button") { screen in
      let button = screen.makeButton(screen.words(1...2))
      screen.mark(button)
      screen.place(
        button, in: screen.area, x: 0, y: 10,
        width: button.intrinsicContentSize.width / screen.number(0.75...0.97), height: 60)
    },
    .defect("fixed height of several lines") { screen in
      let label = line(screen, "One\nTwo\nThree")
      label.numberOfLines = 0
      screen.place(
        label, in: screen.area, x: 0, y: 10,
        height: label.intrinsicContentSize.height / screen.number(0.75...0.97))
    },
    .nearMiss("wide enough") { screen in
      let label = line(screen, screen.words(1...1))
      screen.place(
        label, in: screen.area, x: 0, y: 10,
        width: label.intrinsicContentSize.width / screen.number(0.3...0.6))
    },
    .nearMiss("minimum") { screen in
      let label = line(screen, screen.words(1...2))
      screen.place(label, in: screen.area, x: 0, y: 10)
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: screen.number(18...24)).isActive = true
    },
    .nearMiss("lower priority") { screen in
      let label = line(screen, screen.words(1...2))
      screen.place(label, in: screen.area, x: 0, y: 10)
      let height = label.heightAnchor.constraint(equalToConstant: screen.number(21...24))
      height.priority = .defaultLow
      height.isActive = true
    },
    .nearMiss("text that shrinks") { screen in
      let label = line(screen, screen.words(1...2))
      label.adjustsFontSizeToFitWidth = true
      screen.place(label, in: screen.area, x: 0, y: 10, width: label.intrinsicContentSize.width + 6)
    },
    .nearMiss("tall box") { screen in
      let label = line(screen, screen.words(1...2))
      screen.place(label, in: screen.area, x: 0, y: 10, height: screen.number(44...60))
    },
  ]
}

extension UIView {
  /// The constant of the view's own constraint of height.
  fileprivate var heightConstant: CGFloat {
    constraints.first { $0.firstAttribute == .height && $0.secondItem == nil }?.constant ?? 0
  }
}
