import Testing

import UIKit

/// The meaning of formats, by the grammar and examples of Apple's Auto Layout Guide, "Visual Format
/// Language".
@MainActor @Suite struct VisualFormatTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let equations: Equations

  init() {
    for view in [a, b, c] {
      parent.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    equations = Equations(["s": parent, "a": a, "b": b, "c": c])
  }

  private func lines(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    equations.lines(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b, "c": c]))
  }

  @Test(arguments: [
    // A lone dash is the standard space of 8 points between views.
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("H:[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("V:[a]-[b]", ["b.top == a.bottom + 8"]),
    // Flush views.
    ("[a][b]", ["b.leading == a.trailing"]),
    // Width constraint.
    ("[a(>=50)]", ["a.width >= 50"]),
    ("[a(50)]", ["a.width == 50"]),
    ("V:[a(50)]", ["a.height == 50"]),
    // Connection to superview.
    ("|-50-[a]-50-|", ["a.leading == s.leading + 50", "s.trailing == a.trailing + 50"]),
    ("V:|-50-[a]-50-|", ["a.top == s.top + 50", "s.bottom == a.bottom + 50"]),
    ("|[a]|", ["a.leading == s.leading", "s.trailing == a.trailing"]),
    // Since iOS 8 the standard space at the superview is its layout margin.
    ("|-[a]-|", ["a.leading == s.leadingMargin", "s.trailingMargin == a.trailing"]),
    ("V:|-[a]-|", ["a.top == s.topMargin", "s.bottomMargin == a.bottom"]),
    // Priority.
    ("[a(100@20)]", ["a.width == 100 @20"]),
    // Equal widths.
    ("[a(==b)]", ["a.width == b.width"]),
    ("[a(b)]", ["a.width == b.width"]),
    ("V:[a(b)]", ["a.height == b.height"]),
    ("[a(<=b@999.5)]", ["a.width <= b.width @999.5"]),
    // Several predicates.
    ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
    ("[a]-(>=10,<=20@250)-[b]", ["b.leading >= a.trailing + 10", "b.leading <= a.trailing + 20 @250"]),
    // Numbers as strtod reads them; a negative one needs parentheses.
    ("[a]-(-10)-[b]", ["b.leading == a.trailing - 10"]),
    ("[a]-.5-[b]", ["b.leading == a.trailing + 0.5"]),
    ("[a]-1e1-[b]", ["b.leading == a.trailing + 10"]),
    ("[a]-0-[b]", ["b.leading == a.trailing"]),
    // A predicate by itself needs no parentheses.
    ("[a]->=10@500-[b]", ["b.leading >= a.trailing + 10 @500"]),
    // A complete line of layout, the guide's last example.
    (
      "|-[a]-[b]-[c(>=20)]-|",
      [
        "a.leading == s.leadingMargin", "b.leading == a.trailing + 8", "c.leading == b.trailing + 8",
        "c.width >= 20", "s.trailingMargin == c.trailing",
      ]
    ),
    // Spaces between the parts.
    (" H : | - 5 - [ a ( >= 1 , <= 2 ) ] ", ["a.leading == s.leading + 5", "a.width >= 1", "a.width <= 2"]),
    // Multiples of another thickness.
    ("[a(==b*2)]", ["a.width == 2 * b.width"]),
    ("[a(==b/4)]", ["a.width == 0.25 * b.width"]),
    ("[a(==0.5*b)]", ["a.width == 0.5 * b.width"]),
    ("[a(>=b*2+10@700)]", ["a.width >= 2 * b.width + 10 @700"]),
    ("[a(==b - 5)]", ["a.width == b.width - 5"]),
    // One view alone needs no constraint.
    ("[a]", []),
  ])
  func formatsBecomeTheirConstraints(format: String, expected: [String]) {
    #expect(lines(format) == expected)
  }

  @Test func metricsMayBeAnyKindOfNumber() {
    let metrics: [String: Any] = [
      "int": 12, "double": 1.5, "float": Float(2.5), "cg": CGFloat(3.5), "low": 250, "ns": NSNumber(value: 7),
      "uint8": UInt8(9),
    ]
    #expect(lines("[a]-int-[b]", metrics: metrics) == ["b.leading == a.trailing + 12"])
    #expect(lines("[a]-(double@low)-[b]", metrics: metrics) == ["b.leading == a.trailing + 1.5 @250"])
    #expect(lines("[a(float)]", metrics: metrics) == ["a.width == 2.5"])
    #expect(lines("[a(>=cg)]", metrics: metrics) == ["a.width >= 3.5"])
    #expect(lines("[a(ns)]", metrics: metrics) == ["a.width == 7"])
    #expect(lines("[a(uint8)]", metrics: metrics) == ["a.width == 9"])
    #expect(lines("[a(int*2+1)]", metrics: metrics) == ["a.width == 25"])
  }

  @Test func aMetricGoesBeforeAViewOfTheSameName() {
    #expect(lines("[a(b)]", metrics: ["b": 30]) == ["a.width == 30"])
  }

  @Test func alignmentTiesEachViewToTheNext() {
    #expect(
      lines("[a][b][c]", .alignAllTop) == [
        "b.leading == a.trailing", "c.leading == b.trailing", "a.top == b.top", "b.top == c.top",
      ])
    #expect(
      lines("V:[a]-[b]", [.alignAllLeading, .alignAllTrailing]) == [
        "b.top == a.bottom + 8", "a.leading == b.leading", "a.trailing == b.trailing",
      ])
    #expect(lines("V:|[a]", .alignAllCenterX) == ["a.top == s.top"])
    #expect(lines("[a][b]", .alignAllLastBaseline).last == "a.lastBaseline == b.lastBaseline")
    #expect(lines("[a][b]", .alignAllFirstBaseline).last == "a.firstBaseline == b.firstBaseline")
    #expect(lines("[a][b]", .alignAllCenterY).last == "a.centerY == b.centerY")
    #expect(lines("V:[a][b]", .alignAllLeft).last == "a.left == b.left")
    #expect(lines("V:[a][b]", .alignAllRight).last == "a.right == b.right")
  }

  @Test func directionsDecideBetweenLeadingAndLeft() {
    #expect(
      lines("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
        "a.left == s.left + 1", "b.left == a.right + 2", "s.right == b.right + 3",
      ])
    // From the right: a's right edge is 1 inside the superview's, b ends 2 left of a.
    #expect(
      lines("|-1-[a]-2-[b]-3-|", .directionRightToLeft) == [
        "s.right == a.right + 1", "a.left == b.right + 2", "b.left == s.left + 3",
      ])
    #expect(lines("|-[a]", .directionLeftToRight) == ["a.left == s.leftMargin"])
    #expect(lines("V:|-1-[a]", .directionRightToLeft) == ["a.top == s.top + 1"])
  }

  @Test func spacingMayLieBetweenBaselines() {
    #expect(
      lines("V:|-5-[a]-20-[b]-5-|", .spacingBaselineToBaseline) == [
        "a.top == s.top + 5", "b.firstBaseline == a.lastBaseline + 20", "s.bottom == b.bottom + 5",
      ])
  }

  @Test func optionsHaveUIKitsRawValues() {
    typealias Options = NSLayoutConstraint.FormatOptions
    #expect(Options.alignAllLeft.rawValue == 1 << 1)
    #expect(Options.alignAllFirstBaseline.rawValue == 1 << 12)
    #expect(Options.alignmentMask.rawValue == 0xFFFF)
    #expect(Options.directionRightToLeft.rawValue == 2 << 16)
    #expect(Options.spacingBaselineToBaseline.rawValue == 1 << 19)
  }

  @Test func guidesStandForViews() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[g]-4-[a]", metrics: nil, views: ["g": guide, "a": a])
    #expect(Equations(["g": guide, "a": a]).lines(made) == ["a.top == g.bottom + 4"])
  }

  /// 320 wide, margins 8: the fixed 100 + 8 leaves 320 - 8 - 100 - 8 - 8 = 196 for the second view.
  @Test func aFormatPlacesItsViews() {
    let views: [String: Any] = ["a": a, "b": b]
    for format in ["|-[a(100)]-[b]-|", "V:|-20-[a(44)]", "V:|-20-[b(a)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    parent.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 8, y: 20, width: 100, height: 44))
    #expect(b.frame == CGRect(x: 116, y: 20, width: 196, height: 44))
  }

  @Test func aFormatPlacesItsViewsFromTheRight() {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[a(50)]-5-[b(60)]", options: .directionRightToLeft, metrics: nil,
        views: ["a": a, "b": b]))
    parent.layoutIfNeeded()
    // a ends at 320 - 10 and is 50 wide; b ends 5 before it.
    #expect(a.frame.minX == 260)
    #expect(b.frame.minX == 195)
  }
}
