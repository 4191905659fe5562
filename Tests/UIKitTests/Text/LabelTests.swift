import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

@Suite @MainActor struct LabelTests {
  private func label(_ text: String, lines: Int = 1, size: CGFloat = 17) -> UILabel {
    useStandardScreen()
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    return label
  }

  private let words = "some words that need more than one line"

  /// On a screen of scale 3 one line of 17 points is 20.333 high, two are 40.667 and three 61: a block is rounded
  /// once.
  @Test(arguments: [(1, 20.3333), (2, 40.6667), (3, 61)])
  func blocksAreRoundedOnce(lines: Int, height: Double) {
    let text = Array(repeating: "a", count: lines).joined(separator: "\n")
    #expect(abs(label(text, lines: 0).intrinsicContentSize.height - height) < 0.001)
  }

  @Test func oneLineDoesNotWrap() {
    let natural = label(words).intrinsicContentSize
    #expect(natural.height < 21)
    #expect(label(words).sizeThatFits(CGSize(width: 100, height: 1000)) == natural)
  }

  @Test func linesWrapAtThePreferredWidth() {
    let label = label(words, lines: 0)
    let natural = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 150
    let wrapped = label.intrinsicContentSize
    #expect(wrapped.width <= 150)
    // Broken where words end, two lines are not enough for a text of more than 300 points.
    #expect(natural.width > 300)
    #expect(abs(wrapped.height - 61) < 0.001)
    label.numberOfLines = 2
    #expect(abs(label.intrinsicContentSize.height - 40.6667) < 0.001)
  }

  /// Labels do not leave a word alone on their last line; strings do unless their paragraph style says so.
  @Test func aSingleWordGetsCompany() {
    useStandardScreen()
    let (text, full) = ("one two three four", label("one two three ").intrinsicContentSize.width + 1)
    func size(_ configure: (UILabel) -> Void = { _ in }) -> CGSize {
      let label = label(text, lines: 0)
      configure(label)
      return label.sizeThatFits(CGSize(width: full, height: 0))
    }
    // Without the space at its end, or with it.
    let (pushed, filled) = (
      label("three four").intrinsicContentSize, label("one two three").intrinsicContentSize
    )
    #expect(abs(size().width - pushed.width) < 0.5 && abs(size().height - 40.6667) < 0.001)
    #expect(size { $0.lineBreakStrategy = [] }.width >= filled.width)
    #expect(size { $0.lineBreakStrategy = .hangulWordPriority }.width >= filled.width)
    #expect(size { $0.numberOfLines = 2 } == size())
    // Before iOS 11 lines were filled.
    func old(_ text: String, lines: Int = 1) -> UILabel {
      let label = label(text, lines: lines)
      label.cachedTraits = UITraitCollection.current.replacing(SystemMetrics.of(10))
      return label
    }
    // Spaced as fonts were then.
    let oldFull = old("one two three ").intrinsicContentSize.width + 1
    let oldSize = old(text, lines: 0).sizeThatFits(CGSize(width: oldFull, height: 0))
    #expect(oldSize.width == old("one two three").intrinsicContentSize.width)

    let style = NSMutableParagraphStyle()
    func drawn() -> CGFloat {
      NSAttributedString(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
      ).boundingRect(
        with: CGSize(width: full, height: 1000), options: .usesLineFragmentOrigin, context: nil
      ).width
    }
    // With the space at the break, as far as it has room.
    #expect((filled.width - 0.5...full).contains(drawn()))
    style.lineBreakStrategy = .pushOut
    #expect(abs(drawn() - pushed.width) < 0.5)
    #expect(size { $0.attributedText = $0.attributedText } == size())
  }

  /// The engine measures a label again at the width that constraints give it.
  @Test func heightFollowsWidthInConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 500))
    let label = label(words, lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 150)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(label.frame.height > 40)
    // Less text needs less height.
    label.text = "short"
    root.layoutIfNeeded()
    #expect(abs(label.frame.height - 20.3333) < 0.001)
  }

  /// A label of another font size beside it stands on the same line of letters: ascenders are 0.952 of the sizes,
  /// 16.19 and 28.56, each rounded to the pixel.
  @Test func labelsOfTwoSizesStandOnOneLine() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    let (small, large) = (label("small"), label("large", size: 30))
    for view in [small, large] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(small.frame.minY - (28.564 - 16.187)) <= 0.34)
  }

  /// Overriding `textRect` is how labels get padding.
  @Test func overriddenTextRectsAddPadding() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        let inner = super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
        return inner.insetBy(dx: -10, dy: -5)
      }
    }
    let padded = Padded()
    padded.text = "text"
    let plain = label("text").intrinsicContentSize
    #expect(abs(padded.intrinsicContentSize.width - plain.width - 20) < 0.001)
    #expect(abs(padded.intrinsicContentSize.height - plain.height - 10) < 0.001)
  }

  @Test func textThatShrinksIsDrawnWhole() throws {
    func drawn(_ configure: (UILabel) -> Void) throws -> Data {
      let label = label("Shrinking text")
      configure(label)
      label.frame = CGRect(x: 0, y: 0, width: 80, height: 24)
      let context = try #require(CGContext(size: label.bounds.size, scale: 2, isOpaque: false))
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      label.drawText(in: label.bounds)
      return try #require(context.pngData())
    }
    let cut = try drawn { _ in }
    let shrunk = try drawn { $0.adjustsFontSizeToFitWidth = true }
    #expect(cut != shrunk)
    // A limit that leaves the size as it is leaves the ellipsis, too.
    #expect(
      try cut
        == drawn {
          $0.adjustsFontSizeToFitWidth = true
          $0.minimumScaleFactor = 1
        })
    #expect(try cut != drawn { $0.lineBreakMode = .byTruncatingHead })
    #expect(try cut != drawn { $0.textColor = .systemRed })
  }

  /// The font is that of the text, and plain text keeps it: a public library's tests say so of iOS 11 and later.
  @Test func theFontIsThatOfAttributedText() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "x"
    label.attributedText = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    #expect(label.font.pointSize == 10)
    label.text = "y"
    #expect(label.font.pointSize == 10)
    label.attributedText = NSAttributedString(string: "z")
    #expect(label.font.pointSize == 10)
  }

  @Test func attributedTextIsCopied() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "one")
    label.attributedText = text
    text.mutableString.append(" two")
    #expect(label.text == "one")
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
  }

  @Test func theFontOfAttributedTextCounts() {
    useStandardScreen()
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    // 40 x 2444/2048 = 47.73, on a grid of thirds.
    #expect(abs(label.intrinsicContentSize.height - 48) < 0.001)
    // Without a font of its own the text takes the label's.
    label.attributedText = NSAttributedString(string: "a")
    #expect(abs(label.intrinsicContentSize.height - 20.3333) < 0.001)
  }

  @Test func fontsFollowThePreferredTextSize() {
    let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    root.addSubview(label)
    #expect(label.font.pointSize == 17)
    label.font = label.font.adjusted(to: UITraitCollection(preferredContentSizeCategory: .extraSmall))
    #expect(label.font.pointSize == 14)
  }
}

@Suite @MainActor struct ControlEventTests {
  private final class Target: NSObject {
    var calls: [String] = []
    func tapped() { calls.append("tapped") }
    func tapped(with sender: UIButton) { calls.append("sender") }
  }

  @Test func actionsReachTheirTargets() {
    let button = UIButton(type: .system)
    let target = Target()
    button.addTarget(
      target, action: Selector("tapped") { (target: Target) in { target.tapped() } }, for: .touchUpInside)
    button.addAction(UIAction { _ in target.calls.append("closure") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["tapped", "closure"])
    button.sendActions(for: .touchDown)
    #expect(target.calls.count == 2)
    button.removeTarget(target, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls.count == 3)
  }

  @Test func targetsAreNotKept() {
    let button = UIButton(type: .system)
    var target: Target? = Target()
    weak let weakTarget = target
    button.addTarget(target, action: "tapped", for: .touchUpInside)
    target = nil
    #expect(weakTarget == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test func titlesFollowStates() {
    let button = UIButton(type: .system)
    button.setTitle("normal", for: .normal)
    button.setTitle("off", for: .disabled)
    #expect(button.currentTitle == "normal")
    button.isEnabled = false
    #expect(button.currentTitle == "off")
    #expect(button.titleLabel?.text == "off")
    button.isEnabled = true
    button.isHighlighted = true
    #expect(button.currentTitle == "normal")
  }

  @Test func fieldsAskTheirDelegates() {
    final class Delegate: UITextFieldDelegate {
      var allows = true
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { allows }
    }
    let field = UITextField()
    let delegate = Delegate()
    field.delegate = delegate
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.insertText("ab")
    field.deleteBackward()
    #expect(field.text == "a")
    delegate.allows = false
    field.insertText("c")
    #expect(field.text == "a")
    #expect(changes == 2)
    // Setting the text tells no one.
    field.text = "new"
    #expect(changes == 2)
  }

  @Test func textViewsReplaceTheirSelection() {
    let view = UITextView()
    view.text = "hello"
    view.selectedRange = NSRange(location: 1, length: 3)
    view.insertText("i")
    #expect(view.text == "hio")
    view.deleteBackward()
    #expect(view.text == "ho")
  }
}
