import Foundation
import Testing

import UIKit

/// A table in the way in which applications let it grow with its rows.
private final class GrowingTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  var count = 3

  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

@MainActor @Suite struct IntrinsicSizeTests {
  let root = host(400, 300)

  /// Its rows are 40 points high each.
  @Test func aTableThatLaysItselfOutForItsSizeGrowsWithItsRows() {
    let table = GrowingTable(frame: .zero, style: .plain)
    (table.dataSource, table.delegate) = (table, table)
    table.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor),
      table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(table.frame == rect(0, 0, 400, 120))
    table.count = 5
    table.reloadData()
    root.layoutIfNeeded()
    #expect(table.frame == rect(0, 0, 400, 200))
  }

  @Test func aViewTakesItsContentsSize() {
    let view = SizedView(70, 30)
    root.addSubview(view)
    view.placed(10, 20)
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 20, 70, 30))
    view.content = CGSize(width: 90, height: 40)
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 20, 90, 40))
  }

  @Test func viewsHaveApplesDefaultPriorities() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIView.noIntrinsicMetric == -1)
  }

  @Test func oneAxisAloneHasAnIntrinsicSize() {
    let view = SizedView(UIView.noIntrinsicMetric, 30)
    root.addSubview(view)
    view.placed(0, 0).sized(25, nil)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 25, 30))
  }

  /// Between pinned edges of 400 the view that hugs less grows: 400 - 70.
  @Test func theLesserHuggerGrows() {
    let (a, b) = pair(70, 80)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 70)
    #expect(b.frame == rect(70, 0, 330, 10))
    b.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 320)
    #expect(b.frame.width == 80)
  }

  /// 300 + 250 do not fit into 400: the one that resists less shrinks to 400 - 300.
  @Test func theLesserResisterShrinks() {
    let (a, b) = pair(300, 250)
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 300)
    #expect(b.frame.width == 100)
    a.setContentCompressionResistancePriority(UILayoutPriority(10), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 150)
    #expect(b.frame.width == 250)
  }

  /// Two that resist equally: the second has what the first leaves it, from left to right and from right to left.
  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func ofEqualsTheSecondShrinks(_ direction: UISemanticContentAttribute) {
    root.semanticContentAttribute = direction
    let (a, b) = pair(300, 250)
    root.layoutIfNeeded()
    #expect(a.frame.width == 300)
    #expect(b.frame.width == 100)
  }

  /// Text that can break its lines does, before what resists equally is compressed, whichever of them comes first.
  @Test(arguments: [true, false]) func textThatWrapsYields(_ isFirst: Bool) {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 40)
    let fixed = SizedView(60, 31)
    fixed.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: isFirst ? [label, fixed] : [fixed, label])
    root.child(stack).placed(0, 0).sized(300, nil)
    root.layoutIfNeeded()
    #expect(fixed.frame.width == 60)
    #expect(label.frame.width == 240)
  }

  /// With equal priorities the deviations add up, so that one view takes all of the space: it is not shared.
  @Test func equalHuggersDoNotShare() {
    let (a, b) = pair(70, 80)
    root.layoutIfNeeded()
    // Either may: 400 less the other's own width is left.
    let widths = [a.frame.width, b.frame.width]
    #expect([[70, 330], [320, 80]].contains(widths), "\(widths)")
  }

  /// Hugging bounds above, resistance below; a constraint in between decides.
  @Test func constraintsBetweenHuggingAndResistanceDecide() {
    let view = SizedView(70, 30)
    root.addSubview(view)
    view.placed(0, 0)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.priority = UILayoutPriority(249)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
    width.priority = UILayoutPriority(251)
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    // Below its content only above the resistance of 750.
    width.constant = 20
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
    width.priority = UILayoutPriority(751)
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  /// Sizes that are none count as no intrinsic size.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
  func sizesThatAreNoNumbersCountAsNone(width: CGFloat) {
    let view = SizedView(width, 30)
    root.addSubview(view)
    view.placed(0, 0)
    let least = view.widthAnchor.constraint(equalToConstant: 11)
    least.priority = UILayoutPriority(1)
    least.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 11, 30))
  }

  /// A view without constraints of its own keeps its frame, whatever its content.
  @Test func aMaskedViewIgnoresItsContent() {
    let view = SizedView(70, 30)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect(1, 2, 3, 4)
    root.addSubview(view)
    _ = root.child().placed(0, 0).sized(5, 5)
    root.layoutIfNeeded()
    #expect(view.frame == rect(1, 2, 3, 4))
  }

  /// a and b side by side between the root's edges.
  private func pair(_ widthA: CGFloat, _ widthB: CGFloat) -> (SizedView, SizedView) {
    let a = SizedView(widthA, 10)
    let b = SizedView(widthB, 10)
    for view in [a, b] { root.addSubview(view) }
    a.placed(0, 0)
    b.placed(nil, 0)
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
    root.trailingAnchor.constraint(equalTo: b.trailingAnchor).isActive = true
    return (a, b)
  }
}
