import TestSupport
import Testing
import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Pending updates of constraints are found in the order of the hierarchy, wherever views were moved since,
/// and without a search from the window.
@MainActor @Suite struct ConstraintWorkTests {
  final class Log { var tags: [Int] = [] }

  final class Recorder: UIView {
    let log: Log
    /// Marked when this view updates its constraints.
    var follower: UIView?

    init(_ log: Log) {
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.tags.append(tag)
      follower?.setNeedsUpdateConstraints()
      follower = nil
      super.updateConstraints()
    }
  }

  final class RecordingWindow: UIWindow {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.tags.append(tag)
      super.updateConstraints()
    }
  }

  /// The view and its descendants, subviews first.
  private func postorder(_ view: UIView) -> [UIView] { view.subviews.flatMap(postorder) + [view] }

  /// Two windows and thirty views, which are marked, moved, removed and updated at random. One of the windows
  /// is a subview from time to time.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func markedViewsUpdateTheirSubviewsFirst(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let log = Log()
    let windows: [UIView] = [RecordingWindow(log), RecordingWindow(log)]
    let views = windows + (0..<30).map { _ in Recorder(log) }
    for (tag, view) in views.enumerated() { view.tag = tag }
    for (place, view) in views.enumerated().dropFirst(2) { views[(place - 1) / 2].addSubview(view) }
    var marked = Set(views.indices)
    func check(_ root: UIView) {
      let expected = postorder(root).map(\.tag).filter(marked.contains)
      #expect(log.tags == expected)
      marked.subtract(expected)
      log.tags = []
    }
    for _ in 0..<300 {
      let view = views.randomElement(using: &random)!
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2:
        view.setNeedsUpdateConstraints()
        marked.insert(view.tag)
      case 3, 4:
        let other = views.randomElement(using: &random)!
        if view !== windows[0], !other.isDescendant(of: view) {
          other.insertSubview(view, at: Int.random(in: 0...other.subviews.count, using: &random))
        }
      case 5: view.removeFromSuperview()
      case 6:
        view.updateConstraintsIfNeeded()
        check(view)
      default:
        let root = sequence(first: view, next: \.superview).reversed()[0]
        root.layoutIfNeeded()
        check(root)
      }
    }
  }

  /// Views that an update marks anew are updated in the next round, also in superviews and in other branches.
  @Test func viewsMarkedByAnUpdateAreUpdatedInTheNextRound() {
    let log = Log()
    let window = RecordingWindow(log)
    let views = (0..<5).map { _ in Recorder(log) }
    for (tag, view) in views.enumerated() { view.tag = tag + 1 }
    // 1 holds 2 and 4; 2 holds 3, and 4 holds 5.
    for (inner, outer) in [(1, 0), (2, 1), (3, 0), (4, 3)] { views[outer].addSubview(views[inner]) }
    window.addSubview(views[0])
    window.layoutIfNeeded()
    log.tags = []
    views[2].follower = views[0]
    views[0].follower = views[4]
    views[4].follower = views[2]
    views[2].setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(log.tags == [3, 1, 5, 3])
  }

  private func chain(_ depth: Int, in window: UIWindow) -> [UIView] {
    var views: [UIView] = [window]
    for _ in 0..<depth {
      let next = UIView()
      views.last!.addSubview(next)
      views.append(next)
    }
    window.layoutIfNeeded()
    return views
  }

  /// The search begins at the view that got a subview, or near views in the neighborhood of each other.
  @Test func newSubviewsAreFoundFromTheirSuperview() {
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let views = chain(500, in: window)
    views[500].addSubview(UIView())
    #expect(window.constraintWork === views[500])
    views[498].addSubview(UIView())
    #expect(window.constraintWork.flatMap(views.firstIndex(of:)) ?? 0 >= 496)
    views[500].setNeedsUpdateConstraints()
    #expect(window.constraintWork.flatMap(views.firstIndex(of:)) ?? 0 >= 496)
    window.layoutIfNeeded()
    #expect(views.allSatisfy { !$0.needsConstraintWork })
  }

  /// Views that left the window are not referred to.
  @Test func releasedViewsAreForgotten() {
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let kept = chain(10, in: window)
    weak var gone: UIView?
    do {
      let removed = UIView()
      kept[10].addSubview(removed)
      window.layoutIfNeeded()
      removed.addSubview(UIView())
      #expect(window.constraintWork === removed)
      removed.removeFromSuperview()
      gone = removed
    }
    #expect(gone == nil)
    #expect(window.constraintWork == nil)
    kept[5].setNeedsUpdateConstraints()
    #expect(window.constraintWork === kept[5])
    window.layoutIfNeeded()
    #expect(!kept[5].needsUpdateConstraints())
  }
}
