import Foundation
import Synchronization
import Testing

import UIKit

/// Views and constraints that go away.
@MainActor @Suite struct ReleaseTests {
  /// On iOS the last reference to a view may be dropped on any thread.
  @Test func viewsAreReleasedOnAnyThread() async {
    /// Unchecked, since the views go over to the other thread.
    final class Box: @unchecked Sendable {
      var root: UIView?
      init(_ root: UIView) { self.root = root }
    }
    weak var gone: UIView?
    let box = {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let stack = UIStackView(arrangedSubviews: [UIView(), UILabel(), UIView()])
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 10),
        stack.arrangedSubviews[2].leadingAnchor.anchorWithOffset(to: root.trailingAnchor).constraint(
          greaterThanOrEqualToConstant: 10),
      ])
      root.layoutIfNeeded()
      gone = stack
      return Box(root)
    }()
    await Task.detached { box.root = nil }.value
    #expect(gone == nil)
  }

  @Test func aConstraintOutlivesItsViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var view: UIView? = UIView()
    root.addSubview(view!)
    let constraint = view!.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    let anchor = view!.topAnchor
    constraint.isActive = true
    root.layoutIfNeeded()
    view!.removeFromSuperview()
    #expect(!constraint.isActive)
    view = nil
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem === root)
    #expect(anchor.item == nil)
    // Nothing to lay out: the constraint stays without effect, and so does what is made from the anchor.
    constraint.isActive = true
    let late = anchor.constraint(equalTo: root.topAnchor)
    late.isActive = true
    root.layoutIfNeeded()
    #expect(!constraint.isActive && !late.isActive)
    #expect(constraint.description.contains("(null)"))
  }

  @Test func aRootIsReleasedWithItsActiveConstraints() {
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root!.addSubview(child)
    let constraint = child.widthAnchor.constraint(equalTo: root!.widthAnchor)
    let own = child.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([constraint, own])
    root!.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 100, height: 20))
    root = nil
    #expect(child.superview == nil)
    #expect(!constraint.isActive)
    // What the child holds itself goes with it into another hierarchy.
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(child)
    child.widthAnchor.constraint(equalToConstant: 7).isActive = true
    other.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 7, height: 20))
  }

  /// Views that go over to another thread, which is why it is unchecked.
  private final class Box: @unchecked Sendable {
    var views: [UIView]
    init(_ views: [UIView]) { self.views = views }
  }

  /// A view whose `deinit` releases another hierarchy and waits for a thread that releases a third.
  private final class ReleasingView: UIView {
    nonisolated(unsafe) var other: UIView?  // Read by `deinit`, which has the view alone.
    nonisolated(unsafe) var third: [UIView] = []  // Likewise.
    nonisolated(unsafe) var onRelease: (@Sendable () -> Void)?  // Likewise.

    deinit {
      other = nil
      let (box, finished) = (Box(third), DispatchSemaphore(value: 0))
      third = []
      Thread.detachNewThread {
        box.views = []
        finished.signal()
      }
      if finished.wait(timeout: .now() + 20) == .success { onRelease?() }
    }
  }

  @Test func viewsMayReleaseViewsWhenTheyAreReleased() {
    let count = Mutex(0)
    weak var innermost: UIView?
    do {
      let root = UIView()
      for _ in 0..<3 {
        let view = ReleasingView()
        let other = UIView()
        let leaf = UIView()
        other.addSubview(leaf)
        innermost = leaf
        view.other = other
        let third = UIView()
        third.addSubview(UIView())
        view.third = [third]
        view.onRelease = { count.withLock { $0 += 1 } }
        root.addSubview(view)
      }
    }
    #expect(innermost == nil)
    #expect(count.withLock { $0 } == 3)
  }
}
