import Testing

@testable import UIKit

/// Views and constraints that go away.
@MainActor @Suite struct ReleaseTests {
  /// On iOS the last reference to a view may be dropped on any thread.
  @Test func viewsAreReleasedOnAnyThread() async {
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
}
