import TestSupport
import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// The work of changing hierarchies grows with the number of views, not with its square; counted, not timed.
@MainActor @Suite struct HierarchyGrowthTests {
  private static let depth = 10_000

  /// Each view within the one before it.
  private func chain(in root: UIView) -> [UIView] {
    var views: [UIView] = []
    for _ in 0..<Self.depth {
      let next = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      (views.last ?? root).addSubview(next)
      views.append(next)
    }
    return views
  }

  @Test func viewsKnowTheirWindow() {
    let window = window()
    let views = chain(in: window)
    window.layoutIfNeeded()
    #expect(views.allSatisfy { $0.window === window })
    #expect(views.reduce(0) { $0 + $1.findRoot().steps } == 0)
  }

  @Test func viewsWithoutAWindowFindTheirRootOnce() {
    let root = UIView()
    let views = chain(in: root)
    #expect(views.allSatisfy { $0.window == nil })
    #expect(views.allSatisfy { $0.hierarchyRoot === root })
    for views in [views, views.reversed()] {
      UIView.recordHierarchyChange()
      #expect(views.reduce(0) { $0 + $1.findRoot().steps } <= 2 * Self.depth)
    }
    // What moves away has another root, and what stays has not.
    let half = views[Self.depth / 2]
    half.removeFromSuperview()
    #expect(views.last?.hierarchyRoot === half)
    #expect(views.first?.hierarchyRoot === root)
    root.addSubview(half)
    #expect(views.last?.hierarchyRoot === root)
  }

  @Test func theWindowFollowsMoves() throws {
    let (first, second) = (window(), window())
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.window == nil)
    first.addSubview(outer)
    #expect(inner.window === first && outer.window === first)
    second.addSubview(outer)
    #expect(inner.window === second)
    outer.removeFromSuperview()
    #expect(inner.window == nil && outer.window == nil)
    #expect(first.window === first)
  }

  @Test func aWindowAmongSubviewsIsNone() {
    let (plain, window, inner) = (UIView(), window(), UIView())
    window.addSubview(inner)
    plain.addSubview(window)
    #expect(inner.window == nil && window.window == nil)
    #expect(inner.hierarchyRoot === plain)
    window.removeFromSuperview()
    #expect(inner.window === window && window.window === window)
  }

  @Test func aWindowThatGoesLeavesNoTrace() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    weak var gone: UIWindow?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(outer)
      gone = window
      #expect(inner.window === window)
    }
    #expect(gone == nil)
    #expect(inner.window == nil && outer.superview == nil)
    #expect(inner.hierarchyRoot === outer)
  }

  /// Layers lie as the views do, whatever is done, and those of one's own stay between them.
  @Test(arguments: 1...10) func layersLieAsViewsDo(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let root = UIView()
    let back = CALayer()
    root.layer.addSublayer(back)
    let views = (0..<12).map { _ in UIView() }
    var expected: [UIView] = []
    for view in views {
      root.addSubview(view)
      expected.append(view)
    }
    func index(of view: UIView) -> Int { expected.firstIndex { $0 === view }! }
    for _ in 0..<200 {
      let (view, other) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
      guard view !== other else { continue }
      let place = index(of: view)
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        root.bringSubviewToFront(view)
        expected.append(expected.remove(at: place))
      case 1:
        // Behind all views, in front of what is no view's: iOS puts it behind that, too.
        root.sendSubviewToBack(view)
        expected.insert(expected.remove(at: place), at: 0)
      case 2:
        root.exchangeSubview(at: place, withSubviewAt: index(of: other))
        expected.swapAt(place, index(of: other))
      case 3:
        root.insertSubview(view, aboveSubview: other)
        expected.remove(at: place)
        expected.insert(view, at: index(of: other) + 1)
      case 4:
        root.insertSubview(view, belowSubview: other)
        expected.remove(at: place)
        expected.insert(view, at: index(of: other))
      case 5:
        let to = Int.random(in: 0..<12, using: &random)
        view.removeFromSuperview()
        expected.remove(at: place)
        root.insertSubview(view, at: min(to, expected.count))
        expected.insert(view, at: min(to, expected.count))
      default:
        let others = expected.filter { $0 !== view && $0 !== other }
        let to = Int.random(in: 0...others.count, using: &random)
        root.restack([other, view], from: to)
        expected = others
        expected.insert(contentsOf: [other, view], at: to)
      }
      #expect(root.subviews.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
      let layers = (root.layer.sublayers ?? []).filter { $0 !== back }
      #expect(layers.map(ObjectIdentifier.init) == expected.map { ObjectIdentifier($0.layer) })
    }
    #expect(root.layer.sublayers?.contains { $0 === back } == true)
  }

  /// Finding a sibling looks at few others, however they come and go.
  @Test func siblingsAreFoundWhereTheyAre() {
    let root = UIView()
    let views = (0..<20_000).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    var steps = 0
    func note(_ view: UIView) { steps += root.children.search(for: view).steps }
    for view in views {
      note(view)
      root.bringSubviewToFront(view)
    }
    for view in views.reversed() {
      note(view)
      root.sendSubviewToBack(view)
    }
    for view in views {
      note(view)
      view.removeFromSuperview()
    }
    #expect(root.subviews.isEmpty)
    #expect(steps < 4 * views.count, "\(steps)")
  }
}
