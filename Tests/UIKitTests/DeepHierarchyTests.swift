import Testing

import UIKit

/// Ten thousand views inside each other: nothing recurses, so nothing overflows.
///
/// The limits include the time in which other tests have the main actor; they only end what hangs.
@MainActor @Suite struct DeepHierarchyTests {
  static let depth = 10_000

  private func nest(constrained: Bool) -> (root: UIView, deepest: UIView) {
    let root = host(400, 300)
    var view = root
    for _ in 0..<Self.depth {
      let next = UIView(frame: root.bounds)
      view.addSubview(next)
      if constrained {
        next.translatesAutoresizingMaskIntoConstraints = false
        next.pinned()
      } else {
        next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      view = next
    }
    return (root, view)
  }

  @Test(.timeLimit(.minutes(60))) func deepFramesFollowTheirMasks() {
    weak var gone: UIView?
    do {
      let (root, deepest) = nest(constrained: false)
      gone = deepest
      root.layoutIfNeeded()
      root.frame.size = CGSize(width: 300, height: 200)
      root.layoutIfNeeded()
      #expect(deepest.frame == rect(0, 0, 300, 200))
      #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === deepest)
      #expect(deepest.isDescendant(of: root))
      #expect(deepest.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 1, y: 2))
      deepest.tag = 7
      #expect(root.viewWithTag(7) === deepest)
    }
    #expect(gone == nil)
  }

  /// Constraints at both ends of ten thousand masks.
  @Test(.timeLimit(.minutes(60))) func masksBetweenConstraintsAreFollowed() {
    let root = host(400, 300)
    let (nested, deepest) = nest(constrained: false)
    nested.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(nested)
    nested.placed(0, 0).sized(200, 100)
    let pinned = deepest.child()
    pinned.pinned()
    root.layoutIfNeeded()
    #expect(pinned.frame == rect(0, 0, 200, 100))
  }

  @Test(.timeLimit(.minutes(60))) func deepConstraintsAreSolvedAndReleased() {
    weak var gone: UIView?
    do {
      let (root, deepest) = nest(constrained: true)
      gone = deepest
      root.layoutIfNeeded()
      #expect(deepest.frame == rect(0, 0, 400, 300))
      root.frame.size = CGSize(width: 300, height: 200)
      root.layoutIfNeeded()
      #expect(deepest.frame == rect(0, 0, 300, 200))
      root.subviews[0].removeFromSuperview()
    }
    #expect(gone == nil)
  }

  @Test(.timeLimit(.minutes(60))) func deepViewsHaveTheWindowsTraitsAndInsets() {
    let window = window()
    let (root, deepest) = nest(constrained: false)
    window.addSubview(root)
    #expect(deepest.window === window)
    #expect(deepest.traitCollection.displayScale == 3)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(deepest.safeAreaInsets.top == 20)
    root.removeFromSuperview()
    #expect(deepest.window == nil)
  }
}
