import QuartzCore
import Testing

import UIKit

/// Stacks that are arranged in another way.
@MainActor @Suite struct StackRearrangementTests {
  private func boxes(_ count: Int, height: CGFloat = 40) -> [UIView] {
    (0..<count).map { _ in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      return box.sized(nil, height)
    }
  }

  /// Each view's hugging is the weakest: who gets the space is decided by ties, which do not depend on what was hidden
  /// before.
  @Test(arguments: [UIStackView.Distribution.fill, .fillProportionally, .equalSpacing])
  func hidingThereAndBackLeavesNoTrace(_ distribution: UIStackView.Distribution) {
    func make() -> (UIView, UIStackView) {
      let root = host(400, 200)
      let inner = UIStackView(arrangedSubviews: [SizedView(50, 20), SizedView(50, 20), SizedView(50, 20)])
      let stack = UIStackView(arrangedSubviews: [SizedView(60, 20), inner, SizedView(70, 20)])
      stack.distribution = distribution
      _ = root.child(stack).pinned()
      root.layoutIfNeeded()
      return (root, stack)
    }
    func frames(_ root: UIView, _ stack: UIStackView) -> [CGRect] {
      root.layoutIfNeeded()
      return stack.arrangedSubviews.flatMap { [$0.frame] + $0.subviews.map(\.frame) }
    }
    let (root, stack) = make()
    let before = frames(root, stack)
    let inner = stack.arrangedSubviews[1] as! UIStackView
    for view in [stack.arrangedSubviews[0], inner, inner.arrangedSubviews[0], inner.arrangedSubviews[2]] {
      view.isHidden = true
      #expect(frames(root, stack) != before)
      view.isHidden = false
      #expect(frames(root, stack) == before)
    }
    let (otherRoot, other) = make()
    #expect(frames(otherRoot, other) == before)
  }

  /// Constraints that say the same before and after are not exchanged: a conflict would take new ones for what caused it.
  @Test func whatStaysKeepsItsConstraints() throws {
    let root = host(400, 400)
    let views = boxes(4)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = .leading
    _ = root.child(stack).placed(0, 0)
    root.layoutIfNeeded()
    func named(_ name: String) -> [ObjectIdentifier] {
      stack.constraints.filter { $0.identifier == name }.map { ObjectIdentifier($0) }
    }
    let (alignment, spacing) = (Set(named("UISV-alignment")), Set(named("UISV-spacing")))
    let guides = stack.layoutGuides.map { ObjectIdentifier($0) }
    #expect(alignment.count == 3 && spacing.count == 3 && guides.count == 1)
    stack.spacing = 9
    root.layoutIfNeeded()
    #expect(Set(named("UISV-alignment")) == alignment && Set(named("UISV-spacing")) == spacing)
    #expect(stack.constraints.filter { $0.identifier == "UISV-spacing" }.allSatisfy { $0.constant == 9 })
    #expect(stack.layoutGuides.map { ObjectIdentifier($0) } == guides)
    views[3].isHidden = true
    root.layoutIfNeeded()
    #expect(Set(named("UISV-spacing")) == spacing)
    // Two gaps of 9 below boxes of 40, and none before the hidden one.
    #expect(views[1].frame.minY == 49 && views[2].frame.maxY == 138 && stack.frame.height == 138)
  }

  /// A stack has the baseline of one of its views. That view leaves while a constraint to the baseline stays.
  @Test func aViewWithTheBaselineLeaves() {
    let root = host(400, 400)
    let (first, second) = (UILabel(), UILabel())
    first.text = "First"
    first.font = .systemFont(ofSize: 40)
    second.text = "Second"
    let column = UIStackView(arrangedSubviews: [first, second])
    column.axis = .vertical
    let beside = UILabel()
    beside.text = "Beside"
    let row = UIStackView(arrangedSubviews: [column, beside])
    row.alignment = .firstBaseline
    _ = root.child(row).placed(0, 0)
    root.layoutIfNeeded()
    let high = beside.frame.minY
    first.removeFromSuperview()
    root.layoutIfNeeded()
    // Labels of one font: their tops are on a line.
    #expect(
      high > 10
        && beside.convert(beside.bounds, to: root).minY == second.convert(second.bounds, to: root).minY)
    column.insertArrangedSubview(first, at: 0)
    root.layoutIfNeeded()
    #expect(beside.frame.minY == high)
    first.isHidden = true
    root.layoutIfNeeded()
    #expect(beside.convert(beside.bounds, to: root).minY == second.convert(second.bounds, to: root).minY)
  }

  // MARK: Animations

  /// The stack animates what hiding moves, and so do the views that hang on it: pictures of `UIStackView` beside a
  /// replacement that does not (TZStackView, issue 77).
  @Test func hidingInABlockMovesTheRest() throws {
    let window = UIKitTests.window(400, 400)
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    let views = boxes(3, height: 100)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    _ = root.child(stack).placed(0, 0)
    stack.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let below = root.child().sized(50, 20).placed(0, nil)
    below.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
    window.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = true }
    #expect(views[0].isHidden && below.frame.minY == 200)
    #expect(views[0].layer.animationKeys()?.isEmpty == false)
    for view in [views[1], views[2], below] {
      #expect(view.layer.animationKeys()?.contains { $0.hasPrefix("position") } == true)
    }
    // Without animation nothing of it happens before the next layout.
    UIView.performWithoutAnimation { views[1].isHidden = true }
    #expect(below.frame.minY == 200)
    window.layoutIfNeeded()
    #expect(below.frame.minY == 100)
  }
}
