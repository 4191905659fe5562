import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite struct AutoresizingTests {
  typealias Mask = UIView.AutoresizingMask

  /// One axis when a container of 100 becomes 200, for a view that begins at 10, is 60 long and leaves 30: what is
  /// added is shared between the flexible parts in proportion to their lengths. By hand:
  ///
  ///     only the start: 110, 60        only the size: 10, 160        only the end: 10, 60
  ///     start and size: 10 + 100 * 10/70, 60 + 100 * 60/70           start and end: 10 + 100 * 10/40, 60
  ///     size and end: 10, 60 + 100 * 60/90                           all: 20, 120
  ///     none: nothing moves, as with only the end
  private static let expected: [(start: Bool, size: Bool, end: Bool, place: CGFloat, length: CGFloat)] = [
    (false, false, false, 10, 60), (true, false, false, 110, 60), (false, true, false, 10, 160),
    (false, false, true, 10, 60), (true, true, false, 10 + 1000.0 / 70, 60 + 6000.0 / 70),
    (true, false, true, 35, 60), (false, true, true, 10, 60 + 6000.0 / 90), (true, true, true, 20, 120),
  ]

  private static let masks: [(mask: Mask, x: CGFloat, width: CGFloat, y: CGFloat, height: CGFloat)] =
    expected.flatMap { h in
      expected.map { v in
        var mask: Mask = []
        if h.start { mask.insert(.flexibleLeftMargin) }
        if h.size { mask.insert(.flexibleWidth) }
        if h.end { mask.insert(.flexibleRightMargin) }
        if v.start { mask.insert(.flexibleTopMargin) }
        if v.size { mask.insert(.flexibleHeight) }
        if v.end { mask.insert(.flexibleBottomMargin) }
        return (mask, h.place, h.length, v.place, v.length)
      }
    }

  private func isClose(_ frame: CGRect, _ other: CGRect, _ error: CGFloat) -> Bool {
    abs(frame.minX - other.minX) <= error && abs(frame.minY - other.minY) <= error
      && abs(frame.width - other.width) <= error && abs(frame.height - other.height) <= error
  }

  @Test func allMasksFollowTheBounds() {
    #expect(Set(Self.masks.map(\.mask.rawValue)).count == 64)
    for (mask, x, width, y, height) in Self.masks {
      let root = host(100, 100)
      let view = UIView(frame: rect(10, 10, 60, 60))
      view.autoresizingMask = mask
      root.addSubview(view)
      root.frame.size = CGSize(width: 200, height: 200)
      // Some systems round to whole points here: half a point is let pass.
      #expect(isClose(view.frame, rect(x, y, width, height), 0.5), "\(mask.described): \(view.frame)")
    }
  }

  /// The same when constraints resize the superview, and when a neighbour is tied to the view.
  @Test func allMasksAreConstraints() {
    for (mask, x, width, y, height) in Self.masks {
      let root = host(400, 400)
      let panel = root.child().placed(0, 0)
      let sizes = [
        panel.widthAnchor.constraint(equalToConstant: 100),
        panel.heightAnchor.constraint(equalToConstant: 100),
      ]
      NSLayoutConstraint.activate(sizes)
      root.layoutIfNeeded()
      let view = UIView(frame: rect(10, 10, 60, 60))
      view.autoresizingMask = mask
      panel.addSubview(view)
      let neighbour = panel.child().sized(5, 5)
      NSLayoutConstraint.activate([
        neighbour.leadingAnchor.constraint(equalTo: view.trailingAnchor),
        neighbour.topAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      let messages = collectingLayoutLog { root.layoutIfNeeded() }
      #expect(view.frame == rect(10, 10, 60, 60))
      #expect(neighbour.frame == rect(70, 70, 5, 5))
      for size in sizes { size.constant = 200 }
      let more = collectingLayoutLog { root.layoutIfNeeded() }
      #expect(messages.isEmpty && more.isEmpty)
      #expect(isClose(view.frame, rect(x, y, width, height), 0.5), "\(mask.described): \(view.frame)")
      // To the pixel beside what the view got.
      #expect(
        isClose(neighbour.frame, rect(view.frame.maxX, view.frame.maxY, 5, 5), 0.5), "\(mask.described)")
    }
  }

  @Test func aViewsFrameIsItsConstraint() {
    let root = host(400, 300)
    let view = UIView(frame: rect(10, 20, 30, 40))
    root.addSubview(view)
    let below = root.child().sized(5, 5)
    NSLayoutConstraint.activate([
      below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      below.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(below.frame.origin == CGPoint(x: 10, y: 61))
    view.frame = rect(50, 60, 70, 80)
    root.layoutIfNeeded()
    #expect(below.frame.origin == CGPoint(x: 50, y: 141))
    view.center.x += 5
    view.bounds.size.height = 100
    root.layoutIfNeeded()
    // From 60 - 10 to 160 - 10.
    #expect(below.frame.origin == CGPoint(x: 55, y: 151))
  }

  /// Masks within masks, up to three deep, below a panel that constraints resize: the innermost holds a view that is pinned
  /// to it. All of them follow, whatever the panel's size was when the masks were set.
  @Test(arguments: 1...3) func nestedMasksFollowConstraints(depth: Int) {
    let root = host(400, 400)
    let panel = UIView(frame: rect(0, 0, 40, 90))
    root.addSubview(panel)
    var innermost = panel
    for _ in 0..<depth {
      let next = UIView(frame: innermost.bounds.insetBy(dx: 1, dy: 2))
      next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      innermost.addSubview(next)
      innermost = next
    }
    let pinned = innermost.child()
    pinned.pinned()
    panel.translatesAutoresizingMaskIntoConstraints = false
    panel.placed(8, 10)
    let width = panel.widthAnchor.constraint(equalToConstant: 300)
    width.isActive = true
    panel.heightAnchor.constraint(equalToConstant: 200).isActive = true
    root.layoutIfNeeded()
    let lost = CGFloat(2 * depth)
    #expect(innermost.bounds.size == CGSize(width: 300 - lost, height: 200 - 2 * lost))
    #expect(pinned.frame == innermost.bounds)
    width.constant = 100
    root.layoutIfNeeded()
    #expect(pinned.frame == rect(0, 0, 100 - lost, 200 - 2 * lost))
  }

  /// Content inside masks within masks makes the panel around them as wide as it needs.
  @Test func contentReachesOutThroughMasks() {
    let root = host(400, 400)
    let panel = root.child().placed(0, 0)
    panel.heightAnchor.constraint(equalToConstant: 50).isActive = true
    var innermost = panel
    for _ in 0..<2 {
      let next = UIView(frame: innermost.bounds)
      next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      innermost.addSubview(next)
      innermost = next
    }
    innermost.child(SizedView(120, 20)).pinned()
    root.layoutIfNeeded()
    #expect(panel.frame.width == 120)
    #expect(innermost.frame == rect(0, 0, 120, 50))
  }

  /// A mask that loses its flexible size, or gets one, takes the masks below with it.
  @Test func maskBetweenMasksChanges() {
    let root = host(400, 400)
    let panel = root.child().placed(0, 0)
    let width = panel.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    panel.heightAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    let middle = UIView(frame: rect(0, 0, 100, 100))
    panel.addSubview(middle)
    let inner = UIView(frame: rect(0, 0, 100, 100))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    middle.addSubview(inner)
    let pinned = inner.child()
    pinned.pinned()
    root.layoutIfNeeded()
    width.constant = 150
    root.layoutIfNeeded()
    #expect(pinned.frame.width == 100)
    middle.autoresizingMask = .flexibleWidth
    width.constant = 200
    root.layoutIfNeeded()
    #expect(middle.frame.width == 150)
    #expect(pinned.frame.width == 150)
    middle.autoresizingMask = []
    width.constant = 300
    root.layoutIfNeeded()
    #expect(pinned.frame.width == 150)
  }

  @Test func aViewWithoutItsMaskFollowsConstraints() {
    let root = host(400, 300)
    let view = UIView(frame: rect(10, 20, 30, 40))
    root.addSubview(view)
    root.layoutIfNeeded()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.placed(1, 2).sized(3, 4)
    root.layoutIfNeeded()
    #expect(view.frame == rect(1, 2, 3, 4))
    NSLayoutConstraint.deactivate(view.constraints + root.constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect(5, 6, 7, 8)
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 6, 7, 8))
  }

  @Test func subviewsStayWhereResizingThemIsOff() {
    let root = host(100, 100)
    let view = UIView(frame: root.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.autoresizesSubviews = false
    root.frame.size.width = 200
    #expect(view.frame.width == 100)
    root.autoresizesSubviews = true
    root.frame.size.width = 250
    #expect(view.frame.width == 150)
  }

  @Test func masksHaveApplesRawValues() {
    let masks: [Mask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }
}
