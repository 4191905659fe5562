import Foundation
import Testing

import UIKit

/// The drawing of labels, beyond their sizes.
@Suite @MainActor struct LabelDrawingTests {
  private func label(_ text: String, _ size: CGSize, _ configure: (UILabel) -> Void = { _ in }) -> UILabel {
    useStandardScreen()
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.text = text
    label.textColor = .black
    configure(label)
    return label
  }

  private let room = CGSize(width: 200, height: 60)

  /// A line of 17 points in the middle of 60: its capitals end at the baseline, (60 - 20.287) / 2 + 16.187.
  @Test func textIsCentredVertically() {
    let box = Bitmap(of: label("HH", room), scale: 3).inkBox
    #expect(abs(box.maxY - 36.04) <= 0.67)
  }

  @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)])
  func alignmentSharesTheFreeWidth(alignment: NSTextAlignment, share: Double) {
    let text = label("HH", room) { $0.textAlignment = alignment }
    let free = room.width - text.intrinsicContentSize.width
    let start = Bitmap(of: label("HH", room)).inkBox.minX
    #expect(abs(Bitmap(of: text).inkBox.minX - start - free * CGFloat(share)) <= 0.5)
  }

  @Test func naturalTextStandsOnTheRightInRightToLeftLayout() {
    let text = label("HH", room) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(Bitmap(of: text).inkBox.minX > 150)
  }

  /// A copy one point up by default, of the shadow's colour.
  @Test func shadowsAreCopiesOnePointUp() {
    let plain = Bitmap(of: label("HH", room)).inkBox
    let text = label("HH", room) { $0.shadowColor = .red }
    #expect(text.shadowOffset == CGSize(width: 0, height: -1))
    #expect(abs(plain.minY - Bitmap(of: text).inkBox.minY - 1) <= 0.5)
    #expect(Bitmap(of: text).contains(red: 255, green: 0, blue: 0))
  }

  @Test func highlightedAndDisabledLabelsHaveOtherColours() {
    let text = label("HHHH", room) { $0.highlightedTextColor = .red }
    #expect(!Bitmap(of: text).contains(red: 255, green: 0, blue: 0))
    text.isHighlighted = true
    #expect(Bitmap(of: text).contains(red: 255, green: 0, blue: 0))
    text.isHighlighted = false
    let normal = Bitmap(of: text).ink()
    text.isEnabled = false
    #expect(Bitmap(of: text).ink() < 0.6 * normal)
  }

  /// Text that does not fit is cut at the bounds; lines that do not fit are left out.
  @Test func textIsClipped() {
    let clipped = label("HHHHHHHHHH", CGSize(width: 50, height: 24)) { $0.lineBreakMode = .byClipping }
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    parent.backgroundColor = .white
    parent.addSubview(clipped)
    let box = Bitmap(of: parent).inkBox
    #expect(box.maxX <= 50 && box.maxX > 45)
    let lines = label("one\ntwo\nthree", CGSize(width: 100, height: 42)) { $0.numberOfLines = 0 }
    #expect(Bitmap(of: lines).inkBox.maxY < 42)
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead])
  func truncatedTextFitsItsBounds(mode: NSLineBreakMode) {
    for lines in 1...3 {
      let text = label(
        "The quick brown fox jumps over the lazy dog again and again", CGSize(width: 120, height: 70)
      ) {
        $0.numberOfLines = lines
        $0.lineBreakMode = mode
      }
      let box = Bitmap(of: text).inkBox
      #expect(box.maxX <= 120 && box.width > 60)
      #expect(
        text.sizeThatFits(CGSize(width: 120, height: 1000)).height <= CGFloat(lines) * 20.34 || lines == 1)
    }
  }

  /// The factor bounds the shrinking: what still does not fit then is cut.
  @Test func shrinkingStopsAtTheFactor() {
    func capital(_ factor: CGFloat) -> CGFloat {
      let text = label("HHHHHHHHHHHHHHHHHHHH", CGSize(width: 100, height: 30)) {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = factor
      }
      return Bitmap(of: text, scale: 4).inkBox.height
    }
    let full = capital(1)
    #expect(abs(capital(0.8) - 0.8 * full) <= 0.5)
    #expect(capital(0.1) < 0.6 * full)
  }

  /// A line shrinks to the height of its label as well, and stands on the baseline of the full size: an author's pictures of iOS 18 show
  /// 126 points of Avenir Next in a label of that height at 92 points, 103 points under the label's upper edge.
  @Test func aLineShrinksToItsHeight() {
    let font = UIFont.systemFont(ofSize: 60)
    func box(_ height: CGFloat, _ isAdjusted: Bool) -> CGRect {
      Bitmap(
        of: label("H", CGSize(width: 200, height: height)) {
          $0.font = font
          $0.adjustsFontSizeToFitWidth = isAdjusted
        }, scale: 4
      ).inkBox
    }
    let whole = box(100, true)
    #expect(whole == box(100, false))
    let height: CGFloat = 54
    let shrunk = box(height, true)
    #expect(abs(shrunk.height - height / font.lineHeight * whole.height) <= 0.5)
    #expect(abs(shrunk.maxY - ((height - font.lineHeight) / 2 + font.ascender)) <= 0.5)
  }

  @Test func severalLinesShrinkToTheirHeight() {
    let text = label("one two three four five six seven", CGSize(width: 70, height: 42)) {
      $0.numberOfLines = 2
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.3
    }
    let whole = Bitmap(of: text)
    text.minimumScaleFactor = 1
    #expect(whole.difference(from: Bitmap(of: text)) > 0.01)
    #expect(whole.inkBox.maxX <= 70 && whole.inkBox.maxY <= 42)
  }

  /// Shrunk text stands on the baseline of the full size, in the middle, or at the top.
  @Test func baselineAdjustmentsPlaceShrunkText() {
    func bottom(_ adjustment: UIBaselineAdjustment) -> CGFloat {
      let text = label("HHHHHHHHHHHHHHHH", CGSize(width: 60, height: 60)) {
        $0.font = .systemFont(ofSize: 30)
        $0.adjustsFontSizeToFitWidth = true
        $0.baselineAdjustment = adjustment
      }
      return Bitmap(of: text).inkBox.maxY
    }
    let font = UIFont.systemFont(ofSize: 30)
    #expect(abs(bottom(.alignBaselines) - ((60 - font.lineHeight) / 2 + font.ascender)) <= 1)
    #expect(bottom(.alignCenters) < bottom(.alignBaselines) - 4)
    #expect(bottom(.none) < bottom(.alignCenters) - 10)
  }

  @Test func tighteningComesBeforeTheEllipsis() {
    let whole = label("Tightened text", room).intrinsicContentSize.width
    func drawn(_ tightens: Bool, attributed: Bool = false) -> Bitmap {
      let text = label("Tightened text", CGSize(width: whole - 3, height: 24)) {
        if attributed {
          let style = NSMutableParagraphStyle()
          style.allowsDefaultTighteningForTruncation = tightens
          style.lineBreakMode = .byTruncatingTail
          $0.attributedText = NSAttributedString(
            string: "Tightened text", attributes: [.paragraphStyle: style, .foregroundColor: UIColor.black])
        } else {
          $0.allowsDefaultTighteningForTruncation = tightens
        }
      }
      return Bitmap(of: text)
    }
    #expect(drawn(true).difference(from: drawn(false)) > 0.005)
    #expect(drawn(true, attributed: true).difference(from: drawn(true)) == 0)
    #expect(drawn(false, attributed: true).difference(from: drawn(false)) == 0)
  }
}
