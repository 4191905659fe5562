import Testing

import UIKit

@MainActor @Suite struct LayoutAnchorTests {
  let root = host(400, 300)
  let a: UIView
  let b: UIView
  let equations: Equations

  init() {
    a = root.child()
    b = root.child()
    equations = Equations(["a": a, "b": b, "root": root])
  }

  @Test func anchorsMakeTheirEquations() {
    let made = [
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor, constant: 4),
      a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: -4),
      a.centerXAnchor.constraint(equalTo: b.leadingAnchor),
      a.centerYAnchor.constraint(equalTo: b.firstBaselineAnchor),
      a.lastBaselineAnchor.constraint(equalTo: root.centerYAnchor),
      a.widthAnchor.constraint(equalToConstant: 5),
      a.heightAnchor.constraint(greaterThanOrEqualToConstant: 6),
      a.heightAnchor.constraint(lessThanOrEqualToConstant: 7),
      a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2),
      a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: 1),
      a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, constant: -1),
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0, constant: 3),
    ]
    #expect(
      equations.lines(made) == [
        "a.leading == b.trailing", "a.left >= b.right + 4", "a.top <= b.bottom - 4", "a.centerX == b.leading",
        "a.centerY == b.firstBaseline", "a.lastBaseline == root.centerY", "a.width == 5", "a.height >= 6",
        "a.height <= 7", "a.width == 2 * b.height", "a.width >= 0.5 * b.width + 1", "a.width <= b.width - 1",
        "a.width == 3",
      ])
    // Nothing is left of the other anchor: a public library's tests say so of iOS.
    #expect(made.last?.multiplier == 1 && made.last?.secondAnchor == nil)
    #expect(made.allSatisfy { !$0.isActive })
  }

  /// The standard space is 8 points.
  @Test func systemSpacingIsMultiplesOfEightPoints() {
    let made = [
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
      b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
    ]
    #expect(
      equations.lines(made) == [
        "b.leading == a.trailing + 8", "b.leading >= a.trailing + 16", "b.top <= a.bottom + 4",
      ])
  }

  /// a and b are 30 apart; the distance from a's trailing to b's leading edge is half of b's width: 15 = 0.5 * 30.
  @Test func distancesBetweenAnchorsAreCompared() {
    a.placed(10, 0).sized(50, 10)
    b.placed(nil, 0).sized(30, 10)
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    gap.constraint(equalTo: b.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(b.frame == rect(75, 0, 30, 10))
    // The same gap up to a third view.
    let c = root.child().placed(nil, 0).sized(5, 10)
    b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor).constraint(equalTo: gap).isActive = true
    root.layoutIfNeeded()
    #expect(c.frame.minX == 120)
  }

  @Test func verticalDistancesAreKept() {
    a.placed(0, 10).sized(10, 50)
    b.placed(0, nil).sized(10, 10)
    a.bottomAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalToConstant: 12).isActive = true
    root.layoutIfNeeded()
    #expect(b.frame.minY == 72)
  }

  @Test func anchorsAreEqualByItemAndAttribute() {
    #expect(a.leadingAnchor.isEqual(a.leadingAnchor))
    #expect(a.leadingAnchor.hash == a.leadingAnchor.hash)
    #expect(!a.leadingAnchor.isEqual(a.trailingAnchor))
    #expect(!a.leadingAnchor.isEqual(b.leadingAnchor))
    #expect(a.leadingAnchor.item === a)
    #expect(a.topAnchor.name.hasSuffix(".top"))
  }

  @Test func anchorsTellOfTheirLayout() {
    a.placed(10, nil).sized(50, nil)
    root.layoutIfNeeded()
    #expect(!a.leadingAnchor.hasAmbiguousLayout)
    #expect(a.topAnchor.hasAmbiguousLayout)
    #expect(
      Set(equations.lines(a.leadingAnchor.constraintsAffectingLayout)) == [
        "a.leading == root.leading + 10", "a.width == 50",
      ])
  }

  /// Between baselines the fonts determine the spacing, when they change as well, until a constant is set.
  @Test func spacingBetweenBaselinesFollowsTheFonts() {
    let (title, text) = (UILabel(), UILabel())
    for (label, words) in [(title, "Title"), (text, "Text")] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .systemFont(ofSize: 17)
      label.text = words
      root.addSubview(label)
    }
    let top = title.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1)
    let between = text.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
    let below = a.topAnchor.constraint(equalToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 1)
    NSLayoutConstraint.activate([
      top, between, below, title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(top.constant - font.ascender) < 1e-9 && abs(between.constant - font.lineHeight) < 1e-9)
    #expect(below.constant == 8)
    // The lines do not touch, and are no further apart than pixels make them.
    #expect(abs(title.frame.minY) < 0.5 && abs(text.frame.minY - title.frame.maxY) < 0.5)

    text.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    let large = UIFont.systemFont(ofSize: 40)
    #expect(abs(between.constant - large.ascender + font.descender) < 1e-9)
    #expect(abs(below.constant + large.descender) < 1e-9)
    #expect(abs(text.frame.minY - title.frame.maxY) < 0.5 && text.frame.minY > 15)

    between.constant = 100
    root.layoutIfNeeded()
    #expect(between.constant == 100)
    let offset = text.frame.minY + large.ascender - (title.frame.minY + font.ascender)
    #expect(abs(offset - 100) < 1)
  }
}
