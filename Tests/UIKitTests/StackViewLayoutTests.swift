import Testing

import UIKit

@testable import UIKitControls
@_spi(UIKit) @testable import UIKitCore

/// Frames of stack views, by hand. The views are 50 x 30, 70 x 20 and 30 x 10.
@MainActor @Suite struct StackViewLayoutTests {
  let root = host(400, 300)
  let a = SizedView(50, 30)
  let b = SizedView(70, 20)
  let c = SizedView(30, 10)
  let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: [a, b, c])
    _ = root.child(stack).placed(0, 0)
  }

  private func layOut(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> [CGRect] {
    stack.sized(width, height)
    root.layoutIfNeeded()
    return [a, b, c].map(\.frame)
  }

  @Test func aStackHasApplesDefaults() {
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(a.translatesAutoresizingMaskIntoConstraints == false)
    #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
  }

  @Test func aRowIsAsLargeAsItsViews() {
    stack.spacing = 5
    // 50 + 5 + 70 + 5 + 30; as high as the highest.
    #expect(layOut() == [rect(0, 0, 50, 30), rect(55, 0, 70, 30), rect(130, 0, 30, 30)])
    #expect(stack.frame == rect(0, 0, 160, 30))
  }

  @Test func aColumnIsAsLargeAsItsViews() {
    stack.axis = .vertical
    stack.spacing = 5
    #expect(layOut() == [rect(0, 0, 70, 30), rect(0, 35, 70, 20), rect(0, 60, 70, 10)])
    #expect(stack.frame == rect(0, 0, 70, 70))
  }

  @Test(arguments: [
    (UIStackView.Alignment.top, [0.0, 0, 0]), (.bottom, [10, 20, 30]), (.center, [5, 10, 15]),
    // Plain views have their first baseline at the top and their last at the bottom. By its constraints the stack holds
    // aligned baselines at its top.
    (.firstBaseline, [0, 0, 0]), (.lastBaseline, [0, 10, 20]),
  ])
  func alignmentsPlaceViewsOfARow(alignment: UIStackView.Alignment, tops: [CGFloat]) {
    stack.alignment = alignment
    let frames = layOut(nil, alignment == .firstBaseline ? nil : 40)
    #expect(frames.map(\.minY) == tops)
    #expect(frames.map(\.height) == [30, 20, 10])
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, [0.0, 0, 0]), (.trailing, [50, 30, 70]), (.center, [25, 15, 35]),
  ])
  func alignmentsPlaceViewsOfAColumn(alignment: UIStackView.Alignment, lefts: [CGFloat]) {
    stack.axis = .vertical
    stack.alignment = alignment
    let frames = layOut(100)
    #expect(frames.map(\.minX) == lefts)
    #expect(frames.map(\.width) == [50, 70, 30])
  }

  /// Aligned views make the stack as thick as the thickest.
  @Test(arguments: [UIStackView.Alignment.top, .bottom, .center, .firstBaseline, .lastBaseline])
  func theThickestViewCounts(alignment: UIStackView.Alignment) {
    stack.alignment = alignment
    _ = layOut()
    #expect(stack.frame.size == CGSize(width: 150, height: 30))
  }

  /// The first takes what is left if all hug alike: 210 - 150 + 50.
  @Test func fillStretchesTheFirst() {
    #expect(layOut(210).map(\.width) == [110, 70, 30])
  }

  @Test func fillStretchesTheLeastHugging() {
    b.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(layOut(210).map(\.width) == [50, 130, 30])
  }

  @Test func fillShrinksTheLeastResisting() {
    c.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    #expect(layOut(130).map(\.width) == [50, 70, 10])
  }

  /// (220 - 2 * 5) / 3.
  @Test func fillEquallyMakesViewsAsWide() {
    stack.distribution = .fillEqually
    stack.spacing = 5
    #expect(layOut(220).map(\.minX) == [0, 75, 150])
    #expect(a.frame.width == 70 && b.frame.width == 70 && c.frame.width == 70)
  }

  /// Without a width of its own as wide as three of the widest: 210.
  @Test func fillEquallyWithoutAWidthTakesTheWidest() {
    stack.distribution = .fillEqually
    #expect(layOut().map(\.width) == [70, 70, 70])
  }

  /// 50 : 70 : 30 of 300.
  @Test func fillProportionallySharesByIntrinsicWidths() {
    stack.distribution = .fillProportionally
    #expect(layOut(300).map(\.width) == [100, 140, 60])
  }

  /// With spacing the parts are of 150 + 2 * 15 = 180: 50/180 and 70/180 of 360, and the last gets what is left:
  /// 360 - 30 - 100 - 140.
  @Test func spacingCountsInProportions() {
    stack.distribution = .fillProportionally
    stack.spacing = 15
    #expect(layOut(360).map(\.width) == [100, 140, 90])
  }

  /// The system's spacing of 8 does not count in the parts: 50/150 and 70/150 of 300, and what 16 leave of the rest.
  @Test func theSystemsSpacingCountsInNoProportion() {
    stack.distribution = .fillProportionally
    stack.spacing = UIStackView.spacingUseSystem
    #expect(layOut(300).map(\.width) == [100, 140, 44])
  }

  /// A stack in the stack counts with its own views: 50 + 70 + 10 beside 30, of 320.
  @Test func fillProportionallyCountsTheViewsOfAStackInside() {
    let inner = UIStackView(arrangedSubviews: [a, b])
    inner.spacing = 10
    stack.insertArrangedSubview(inner, at: 0)
    stack.distribution = .fillProportionally
    _ = layOut(320)
    #expect([inner, c].map(\.frame.width) == [260, 60])
  }

  @Test func marginsAreThereWhereTheyAreUsed() {
    #expect(stack.layoutMargins == .zero)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    stack.layoutMargins.left = 20
    stack.isLayoutMarginsRelativeArrangement = false
    #expect(stack.layoutMargins.left == 20)
  }

  /// (250 - 150) / 2 = 50 between them.
  @Test func equalSpacingSharesTheRest() {
    stack.distribution = .equalSpacing
    stack.spacing = 10
    #expect(layOut(250) == [rect(0, 0, 50, 30), rect(100, 0, 70, 30), rect(220, 0, 30, 30)])
  }

  @Test func equalSpacingByItselfIsTheLeast() {
    stack.distribution = .equalSpacing
    stack.spacing = 10
    _ = layOut()
    #expect(stack.frame.width == 170)
  }

  /// Centres at 25 and 250 - 15 = 235, that of b in their middle: 130.
  @Test func equalCenteringSpreadsCentres() {
    stack.distribution = .equalCentering
    #expect(layOut(250).map(\.midX) == [25, 130, 235])
  }

  @Test func customSpacingHoldsUntilTheViewLeaves() {
    stack.spacing = 5
    stack.setCustomSpacing(20, after: a)
    #expect(layOut().map(\.minX) == [0, 70, 145])
    #expect(stack.customSpacing(after: a) == 20)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
    #expect(layOut().map(\.minX) == [0, 55, 130])
    // It is forgotten when the view leaves.
    stack.setCustomSpacing(20, after: a)
    stack.removeArrangedSubview(a)
    stack.insertArrangedSubview(a, at: 0)
    #expect(layOut().map(\.minX) == [0, 55, 130])
  }

  @Test func marginsSurroundArrangedViews() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(layOut() == [rect(2, 1, 50, 30), rect(52, 1, 70, 30), rect(122, 1, 30, 30)])
    #expect(stack.frame.size == CGSize(width: 156, height: 34))
    stack.isLayoutMarginsRelativeArrangement = false
    _ = layOut()
    #expect(stack.frame.size == CGSize(width: 150, height: 30))
  }

  /// Hidden views take no space, and no spacing of their own.
  @Test func hiddenViewsTakeNoSpace() {
    stack.spacing = 10
    b.isHidden = true
    _ = layOut()
    #expect(stack.frame.width == 90)
    #expect(c.frame.minX == 60)
    #expect(stack.arrangedSubviews == [a, b, c])
    b.isHidden = false
    _ = layOut()
    #expect(c.frame.minX == 140)
    a.isHidden = true
    _ = layOut()
    #expect(b.frame.minX == 0)
    #expect(stack.frame.width == 110)
    b.isHidden = true
    c.isHidden = true
    _ = layOut()
    #expect(stack.frame.size == .zero)
    // Across the stack hidden views have the edges of the others, and are 20 and 30 points high.
    c.isHidden = false
    _ = layOut()
    #expect(stack.frame == rect(0, 0, 30, 30))
  }

  @Test func arrangedViewsHaveAnOrderOfTheirOwn() {
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    // The order of subviews is another matter.
    #expect(stack.subviews == [a, b, c])
    #expect(layOut().map(\.minX) == [30, 80, 0])
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [c, a])
    root.layoutIfNeeded()
    #expect(stack.frame.width == 80)
    stack.addArrangedSubview(c)
    #expect(stack.arrangedSubviews == [a, c])
    stack.removeArrangedSubview(a)
    #expect(a.superview === stack)
    root.layoutIfNeeded()
    #expect(stack.frame.width == 30)
  }

  /// A plain subview is left to its own constraints.
  @Test func plainSubviewsAreNotArranged() {
    let background = UIView()
    stack.insertSubview(background, at: 0)
    background.translatesAutoresizingMaskIntoConstraints = false
    background.pinned()
    #expect(stack.arrangedSubviews == [a, b, c])
    _ = layOut()
    #expect(background.frame == rect(0, 0, 150, 30))
  }

  @Test func nestedStacksHaveTheirSize() {
    let inner = UIStackView(arrangedSubviews: [SizedView(20, 20), SizedView(60, 40)])
    inner.axis = .vertical
    inner.spacing = 4
    stack.addArrangedSubview(inner)
    stack.alignment = .center
    _ = layOut()
    #expect(stack.frame.size == CGSize(width: 210, height: 64))
    #expect(inner.frame == rect(150, 0, 60, 64))
    #expect(inner.arrangedSubviews.map(\.frame) == [rect(0, 0, 60, 20), rect(0, 24, 60, 40)])
    #expect(a.frame.minY == 17)
  }

  @Test func proportionsFollowChangedContent() {
    stack.distribution = .fillProportionally
    #expect(layOut(300).map(\.width) == [100, 140, 60])
    // 80 + 70 + 30 of 300.
    a.content.width = 150
    root.layoutIfNeeded()
    // 150 : 70 : 30 of 300.
    #expect([a, b, c].map(\.frame.width) == [180, 84, 36])
  }

  @Test func emptyStacksHaveNoSize() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    #expect(layOut().count == 3)
    #expect(stack.frame.size == .zero)
    stack.addArrangedSubview(a)
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 50, height: 30))
  }

  /// A view with a first baseline below its top and a last one above its bottom.
  private final class Baselined: SizedView {
    let first: CGFloat
    let last: CGFloat

    init(height: CGFloat, first: CGFloat, last: CGFloat) {
      self.first = first
      self.last = last
      super.init(40, height)
    }

    required init?(coder: NSCoder) { nil }

    override var firstBaselineOffsetFromTop: CGFloat { first }
    override var lastBaselineOffsetFromBottom: CGFloat { last }
  }

  /// First baselines: 20 and 8 below the tops. Last: 25 below one top, 17 below the other.
  @Test func baselinesOfARowAreAligned() {
    let one = Baselined(height: 30, first: 20, last: 5)
    let two = Baselined(height: 20, first: 8, last: 3)
    let row = UIStackView(arrangedSubviews: [one, two])
    row.alignment = .firstBaseline
    _ = root.child(row).placed(0, 100)
    root.layoutIfNeeded()
    #expect(one.frame.minY == 0 && two.frame.minY == 12)
    #expect(row.frame.height == 32)
    row.alignment = .lastBaseline
    root.layoutIfNeeded()
    #expect(one.frame.minY == 0 && two.frame.minY == 8)
    #expect(row.frame.height == 30)
  }

  /// 40 from the top to the first baseline, which is 20 inside; 40 from the last baseline at 45 to the next view's at
  /// 85, 8 inside; its own last is at 77 + 17 = 94, 40 above the end.
  @Test func spacingIsMeasuredBetweenBaselines() {
    let one = Baselined(height: 30, first: 20, last: 5)
    let two = Baselined(height: 20, first: 8, last: 3)
    let column = UIStackView(arrangedSubviews: [one, two])
    column.axis = .vertical
    column.spacing = 40
    column.isBaselineRelativeArrangement = true
    _ = root.child(column).placed(0, 0)
    root.layoutIfNeeded()
    #expect(one.frame.minY == 20)
    #expect(two.frame.minY == 77)
    #expect(column.frame.height == 134)
  }

  @Test func distributionsAndAlignmentsHaveApplesRawValues() {
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
    #expect(UIStackView.Alignment.top.rawValue == 1)
    #expect(UIStackView.Alignment.firstBaseline.rawValue == 2)
    #expect(UIStackView.Alignment.center.rawValue == 3)
    #expect(UIStackView.Alignment.bottom.rawValue == 4)
    #expect(UIStackView.Alignment.lastBaseline.rawValue == 5)
  }

  /// On iOS (the frames that Xcode saved for an iPhone 15, and the device's) four columns of configured buttons share
  /// 393 points, with gaps of 2, into 96.67 each: as long as nothing but text of several lines stands in them.
  @Test func columnsOfTextShareARow() {
    func column(_ titles: [String]) -> UIStackView {
      let column = UIStackView(
        arrangedSubviews: titles.map { title in
          var configuration = UIButton.Configuration.filled()
          configuration.title = title
          return UIButton(configuration: configuration)
        })
      column.axis = .vertical
      column.distribution = .fillEqually
      return column
    }
    let columns = [column(["7", "4"]), column(["8", "5"]), column(["9", "6"]), column(["/", "+"])]
    let row = UIStackView(arrangedSubviews: columns)
    row.spacing = 2
    _ = root.child(row).placed(0, 0)
    row.sized(393, 200)
    root.layoutIfNeeded()
    #expect(columns.allSatisfy { abs($0.frame.width - 96.75) < 0.51 })

    let narrow = SizedView(30, 10)
    columns[1].addArrangedSubview(narrow)
    root.layoutIfNeeded()
    #expect(columns.contains { $0.frame.width < 60 })

    narrow.isHidden = true
    root.layoutIfNeeded()
    #expect(columns.allSatisfy { abs($0.frame.width - 96.75) < 0.51 })
  }

  /// A row of labels depends on the labels as they are, not on what they were when it was arranged.
  @Test func labelsThatStopWrappingShareNoLonger() {
    func widths(_ lines: Int, thenLines: Int? = nil, resistance: Float? = nil) -> [CGFloat] {
      let root = host(400, 300)
      let labels = ["A few short words", "More words than the first label has"].map { text in
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
      }
      let row = UIStackView(arrangedSubviews: labels)
      _ = root.child(row).placed(0, 0)
      row.sized(200, nil)
      root.layoutIfNeeded()
      if let thenLines { for label in labels { label.numberOfLines = thenLines } }
      if let resistance {
        labels[0].setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
      }
      root.layoutIfNeeded()
      return labels.map(\.frame.width)
    }
    #expect(widths(0) == [100, 100])
    #expect(widths(0, thenLines: 1) == widths(1))
    #expect(widths(1, thenLines: 0) == widths(0))
    #expect(widths(0, resistance: 800) != [100, 100])
  }

  /// A snapshot of an application on an iPhone X (812 points high, a stack of 3.81 / 8 of that): stacks in a stack across the axis have the
  /// length of the stacks in them. Rows are 59 points high, with 20 between them, and the last one has the rest.
  @Test func proportionsOfStacksInStacksAreThoseOfTheirContents() {
    func row() -> UIStackView {
      let view = SizedView(40, 50.33)
      return UIStackView(arrangedSubviews: [view])
    }
    func column(_ rows: Int) -> UIStackView {
      let inner = UIStackView(arrangedSubviews: (0..<rows).map { _ in row() })
      inner.axis = .vertical
      inner.spacing = 20
      inner.distribution = .fillEqually
      return UIStackView(arrangedSubviews: [inner])
    }
    let (top, bottom) = (column(4), column(1))
    let stack = UIStackView(arrangedSubviews: [top, bottom])
    stack.axis = .vertical
    stack.spacing = 30
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 386.71)
    stack.layoutIfNeeded()
    #expect(abs(top.frame.height - 296) < 1 && abs(bottom.frame.height - 60.7) < 1)
  }
}
