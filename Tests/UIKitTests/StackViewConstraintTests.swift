import Foundation
import Testing

import UIKit

/// The constraints that a stack view makes, by public dumps of `UIStackView`'s.
@MainActor @Suite struct StackViewConstraintTests {
  let a = SizedView(160, 30)
  let b = SizedView(80, 20)
  let c = SizedView(40, 10)

  /// The stack's constraints with one of the identifiers, as equations: `s` is the stack, `m` its margins guide.
  private func lines(_ identifier: String, _ configure: (UIStackView) -> Void = { _ in }) -> [String] {
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    configure(stack)
    stack.updateConstraintsIfNeeded()
    var names: [(String, AnyObject)] = [
      ("s", stack), ("a", a), ("b", b), ("c", c), ("m", stack.layoutMarginsGuide),
    ]
    var gaps = 0
    for guide in stack.layoutGuides {
      if guide.identifier == "UISV-alignment-spanner" {
        names.append(("spanner", guide))
      } else {
        gaps += 1
        names.append(("gap\(gaps)", guide))
      }
    }
    var equations = Equations([:])
    for (name, item) in names { equations.add(name, item) }
    let all = [stack, a, b, c].flatMap(\.constraints)
    return equations.lines(all.filter { $0.identifier == identifier })
  }

  @Test func aFillingRowTiesItsViewsToItsEdges() {
    #expect(
      lines("UISV-canvas-connection") == [
        "s.leading == a.leading", "s.trailing == c.trailing", "s.top == a.top", "s.bottom == a.bottom",
      ])
    #expect(
      lines("UISV-alignment") == [
        "a.bottom == b.bottom", "a.bottom == c.bottom", "a.top == b.top", "a.top == c.top",
      ])
    #expect(
      lines("UISV-spacing") { $0.spacing = 5 } == [
        "b.leading == a.trailing + 5", "c.leading == b.trailing + 5",
      ])
  }

  @Test func aColumnExchangesTheAxes() {
    func column(_ stack: UIStackView) { stack.axis = .vertical }
    #expect(
      lines("UISV-canvas-connection", column) == [
        "s.top == a.top", "s.bottom == c.bottom", "s.leading == a.leading", "s.trailing == a.trailing",
      ])
    #expect(lines("UISV-spacing", column) == ["b.top == a.bottom", "c.top == b.bottom"])
  }

  @Test func alignmentsMakeConstraintsAcrossTheAxis() {
    func top(_ stack: UIStackView) { stack.alignment = .top }
    #expect(
      lines("UISV-canvas-connection", top) == [
        "s.leading == a.leading", "s.trailing == c.trailing", "s.top == a.top", "s.bottom == spanner.bottom",
      ])
    #expect(lines("UISV-alignment", top) == ["a.top == b.top", "a.top == c.top"])
    #expect(
      lines("UISV-spanning-boundary", top) == [
        "spanner.top == a.top @999.5", "spanner.bottom >= a.bottom", "spanner.top == b.top @999.5",
        "spanner.bottom >= b.bottom", "spanner.top == c.top @999.5", "spanner.bottom >= c.bottom",
      ])
    #expect(lines("UISV-spanning-fit", top) == ["spanner.height == 0 @51"])
    #expect(
      lines("UISV-ambiguity-suppression", top) == [
        "a.height == 0 @25", "b.height == 0 @25", "c.height == 0 @25",
      ])

    func center(_ stack: UIStackView) { stack.alignment = .center }
    #expect(
      lines("UISV-canvas-connection", center).suffix(3) == [
        "s.top == spanner.top", "s.bottom == spanner.bottom", "s.centerY == a.centerY",
      ])
    #expect(lines("UISV-alignment", center) == ["a.centerY == b.centerY", "a.centerY == c.centerY"])

    #expect(
      lines("UISV-alignment") { $0.alignment = .firstBaseline } == [
        "a.firstBaseline == b.firstBaseline", "a.firstBaseline == c.firstBaseline",
      ])
    #expect(lines("UISV-canvas-fit") { $0.alignment = .firstBaseline } == ["s.height == 0 @49"])
    // As the debugger of views shows it (useyourloaf.com/blog/stack-view-baseline-alignment-issue): `stackView.top <= label.top`.
    #expect(
      lines("UISV-canvas-connection") { $0.alignment = .firstBaseline }.suffix(2) == [
        "s.top <= a.top", "s.bottom == spanner.bottom",
      ])
    #expect(lines("UISV-canvas-fit", top).isEmpty)
  }

  @Test func fillingEquallyMakesEqualWidths() {
    #expect(
      lines("UISV-fill-equally") { $0.distribution = .fillEqually } == [
        "b.width == a.width", "c.width == a.width",
      ])
  }

  /// 160, 80 and 40 of 280: multipliers 0.571429, 0.285714 and 0.142857 at 999, 998 and 997.
  @Test func fillingProportionallyMakesShares() {
    let made = lines("UISV-fill-proportionally") { $0.distribution = .fillProportionally }
    #expect(
      made == [
        "a.width == \(160.0 / 280) * s.width @999", "b.width == \(80.0 / 280) * s.width @998",
        "c.width == \(40.0 / 280) * s.width @997",
      ])
    // Spacing is a part of the whole: 280 + 2 * 10.
    #expect(
      lines("UISV-fill-proportionally") {
        $0.distribution = .fillProportionally
        $0.spacing = 10
      }.first == "a.width == \(160.0 / 300) * s.width @999")
  }

  @Test func equalSpacingMakesGuidesOfOneWidth() {
    func spacing(_ stack: UIStackView) { stack.distribution = .equalSpacing }
    #expect(lines("UISV-spacing", spacing) == ["b.leading >= a.trailing", "c.leading >= b.trailing"])
    #expect(
      lines("UISV-distributing-edge", spacing) == [
        "gap1.leading == a.trailing", "gap1.trailing == b.leading", "gap2.leading == b.trailing",
        "gap2.trailing == c.leading",
      ])
    #expect(lines("UISV-fill-equally", spacing) == ["gap2.width == gap1.width"])
    #expect(lines("UISV-canvas-fit", spacing) == ["s.width == 0 @49"])

    func centering(_ stack: UIStackView) { stack.distribution = .equalCentering }
    #expect(lines("UISV-distributing-edge", centering).first == "gap1.leading == a.centerX")
    #expect(lines("UISV-fill-equally", centering) == ["gap2.width == gap1.width @149"])
  }

  @Test func arrangementInMarginsUsesTheirGuide() {
    #expect(
      lines("UISV-canvas-connection") { $0.isLayoutMarginsRelativeArrangement = true } == [
        "m.leading == a.leading", "m.trailing == c.trailing", "m.top == a.top", "m.bottom == a.bottom",
      ])
  }

  /// A hidden view takes half of the spacing from each side, none outside the visible ones.
  @Test func hiddenViewsHaveNoWidthAndHalfTheSpacing() {
    b.isHidden = true
    #expect(lines("UISV-hiding") == ["b.width == 0"])
    #expect(
      lines("UISV-spacing") { $0.spacing = 10 } == [
        "b.leading == a.trailing + 5", "c.leading == b.trailing + 5",
      ])
    b.isHidden = false
    a.isHidden = true
    #expect(
      lines("UISV-spacing") { $0.spacing = 10 } == [
        "b.leading == a.trailing", "c.leading == b.trailing + 10",
      ])
    #expect(lines("UISV-canvas-connection").first == "s.leading == b.leading")
  }

  /// As TZStackView's tests find in `UIStackView.constraints` on iOS.
  @Test func hiddenViewsKeepTheirAlignment() {
    b.isHidden = true
    let all = ["a.bottom == b.bottom", "a.bottom == c.bottom", "a.top == b.top", "a.top == c.top"]
    #expect(lines("UISV-alignment") == all)
    #expect(
      lines("UISV-alignment") { $0.alignment = .center } == [
        "a.centerY == b.centerY", "a.centerY == c.centerY",
      ])
    // Also the first one, which holds the others at the edges of the stack.
    b.isHidden = false
    a.isHidden = true
    #expect(lines("UISV-alignment") == all)
    #expect(lines("UISV-canvas-connection").suffix(2) == ["s.top == a.top", "s.bottom == a.bottom"])
    #expect(
      lines("UISV-ambiguity-suppression") { $0.alignment = .top } == [
        "a.height == 0 @25", "b.height == 0 @25", "c.height == 0 @25",
      ])
    b.isHidden = true
    c.isHidden = true
    #expect(lines("UISV-alignment") == ["s.top == a.top", "s.top == b.top", "s.top == c.top"])
  }

  @Test func customSpacingReplacesTheStacks() {
    #expect(
      lines("UISV-spacing") {
        $0.spacing = 5
        $0.setCustomSpacing(20, after: a)
        $0.setCustomSpacing(UIStackView.spacingUseSystem, after: b)
      } == ["b.leading == a.trailing + 20", "c.leading == b.trailing + 8"])
  }

  @Test func aSingleViewIsTiedToTheStack() {
    let stack = UIStackView(arrangedSubviews: [a])
    stack.alignment = .center
    stack.updateConstraintsIfNeeded()
    #expect(
      Equations(["s": stack, "a": a]).lines(stack.constraints) == [
        "s.leading == a.leading", "s.trailing == a.trailing", "s.top <= a.top", "s.bottom >= a.bottom",
        "s.centerY == a.centerY", "s.height == 0 @49",
      ])
    #expect(Equations(["a": a]).lines(a.constraints) == ["a.height == 0 @25"])
  }

  /// Roles in the order that TZStackView's tests find in `UIStackView.constraints` on iOS, and what concerns one view at that view.
  @Test func constraintsHaveTheOrderAndHoldersOfIOS() {
    b.isHidden = true
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.alignment = .bottom
    stack.distribution = .equalSpacing
    stack.updateConstraintsIfNeeded()
    var roles: [String] = []
    for constraint in stack.constraints {
      let role = constraint.identifier?.replacingOccurrences(of: "UISV-", with: "") ?? "none"
      if roles.last != role { roles.append(role) }
    }
    #expect(
      roles == [
        "alignment", "canvas-connection", "canvas-fit", "distributing-edge", "spacing", "spanning-boundary",
        "spanning-fit",
      ])
    #expect(b.constraints.map(\.identifier) == ["UISV-ambiguity-suppression", "UISV-hiding"])
    #expect(a.constraints.map(\.identifier) == ["UISV-ambiguity-suppression"])
    // Measured alone, the view is as on iOS what its own constraints make it.
    #expect(b.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 0, height: 20))
    b.isHidden = false
    stack.updateConstraintsIfNeeded()
    #expect(b.constraints.map(\.identifier) == ["UISV-ambiguity-suppression"])
    #expect(b.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 20))
  }

  /// Three labels of 28, 56 and 28 points: the stack's upper edge is the first label's, and the higher label reaches above
  /// it (rdar://32291130).
  @Test func higherTextReachesAboveARowOnABaseline() {
    let root = host(600, 400)
    let labels = [28, 56, 28].map { size in
      let label = UILabel()
      label.text = "Hello"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = .firstBaseline
    _ = root.child(stack).placed(20, 100)
    root.layoutIfNeeded()
    #expect(labels[0].frame.minY == 0 && labels[2].frame.minY == 0)
    let above = labels[1].font.ascender - labels[0].font.ascender
    #expect(abs(labels[1].frame.minY + above) < 1)
    #expect(abs(stack.frame.height - labels[1].frame.maxY) < 0.001)
  }

  /// A hidden view that leaves is not kept at a width of zero.
  @Test func viewsThatLeaveAreFree() {
    let root = host(400, 300)
    var stack: UIStackView? = UIStackView(arrangedSubviews: [a, b])
    stack!.alignment = .top
    _ = root.child(stack!).placed(0, 0)
    a.isHidden = true
    root.layoutIfNeeded()
    #expect(a.frame.width == 0)
    root.addSubview(a)
    a.placed(0, 0)
    root.layoutIfNeeded()
    #expect(a.frame == rect(0, 0, 160, 30))
    #expect(a.constraints.isEmpty)
    #expect(!b.constraints.isEmpty)
    stack!.removeFromSuperview()
    stack = nil
    #expect(b.superview == nil)
    #expect(b.constraints.isEmpty)
  }

  @Test func theViewsOwnConstraintsStay() {
    let width = a.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.updateConstraintsIfNeeded()
    stack.axis = .vertical
    stack.updateConstraintsIfNeeded()
    #expect(width.isActive)
    // What was made for the row is gone.
    #expect(!stack.constraints.contains { $0.firstAttribute == .leading && $0.secondAttribute == .trailing })
    stack.removeArrangedSubview(a)
    #expect(a.superview === stack)
    stack.updateConstraintsIfNeeded()
    #expect(!stack.constraints.contains { $0.firstItem === a || $0.secondItem === a })
  }
}
