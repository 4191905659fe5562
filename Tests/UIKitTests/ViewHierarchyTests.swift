import Testing

import UIKit

@MainActor @Suite struct ViewHierarchyTests {
  final class Recorder: UIView {
    var calls: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { calls.append("didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { calls.append("didAdd \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("willRemove \(subview.tag)") }
  }

  private func tagged(_ tags: Int...) -> (UIView, [UIView]) {
    let root = UIView()
    let views = tags.map { tag in
      let view = UIView()
      view.tag = tag
      root.addSubview(view)
      return view
    }
    return (root, views)
  }

  private func order(_ root: UIView) -> [Int] {
    // Layers lie in the same order as views.
    let layers = root.layer.sublayers ?? []
    #expect(layers.count == root.subviews.count)
    #expect(zip(layers, root.subviews).allSatisfy { $0 === $1.layer })
    return root.subviews.map(\.tag)
  }

  @Test func subviewsAreReordered() {
    let (root, views) = tagged(1, 2, 3)
    #expect(order(root) == [1, 2, 3])
    root.bringSubviewToFront(views[0])
    #expect(order(root) == [2, 3, 1])
    root.sendSubviewToBack(views[0])
    #expect(order(root) == [1, 2, 3])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order(root) == [3, 2, 1])
    root.insertSubview(views[0], at: 0)
    #expect(order(root) == [1, 3, 2])
    root.insertSubview(views[0], aboveSubview: views[1])
    #expect(order(root) == [3, 2, 1])
    root.insertSubview(views[0], belowSubview: views[1])
    #expect(order(root) == [3, 1, 2])
    let new = UIView()
    new.tag = 4
    root.insertSubview(new, aboveSubview: views[2])
    #expect(order(root) == [3, 4, 1, 2])
    // Adding what is there already brings it to the front.
    root.addSubview(views[2])
    #expect(order(root) == [4, 1, 2, 3])
    new.removeFromSuperview()
    #expect(order(root) == [1, 2, 3])
    #expect(new.superview == nil)
  }

  @Test func aViewMovesToAnotherSuperview() {
    let (root, views) = tagged(1, 2)
    views[0].addSubview(views[1])
    #expect(order(root) == [1])
    #expect(views[1].superview === views[0])
    #expect(views[1].isDescendant(of: root))
    #expect(root.isDescendant(of: root))
    #expect(!root.isDescendant(of: views[1]))
    #expect(root.viewWithTag(2) === views[1])
    #expect(root.viewWithTag(9) == nil)
  }

  @Test func viewsAreToldOfTheirSuperviewAndWindow() {
    let window = window()
    let parent = Recorder()
    let child = Recorder()
    child.tag = 1
    parent.addSubview(child)
    #expect(child.calls == ["willMove(toSuperview: view)", "didMoveToSuperview"])
    #expect(parent.calls == ["didAdd 1"])
    child.calls = []
    window.addSubview(parent)
    #expect(child.calls == ["willMove(toWindow: window)", "didMoveToWindow"])
    child.calls = []
    parent.calls = []
    child.removeFromSuperview()
    #expect(
      child.calls == [
        "willMove(toSuperview: nil)", "willMove(toWindow: nil)", "didMoveToWindow", "didMoveToSuperview",
      ])
    #expect(parent.calls == ["willRemove 1"])
    #expect(child.window == nil)
    #expect(parent.window === window)
  }

  @Test func respondersFormAChain() {
    let controller = UIViewController()
    let window = window()
    window.rootViewController = controller
    let view = controller.view.child()
    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
  }

  @Test func touchesHitTheFrontmostView() {
    let root = host(100, 100)
    let lower = UIView(frame: rect(0, 0, 50, 50))
    let upper = UIView(frame: rect(25, 25, 50, 50))
    let inner = UIView(frame: rect(10, 10, 100, 10))
    root.addSubview(lower)
    root.addSubview(upper)
    upper.addSubview(inner)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }
    #expect(hit(10, 10) === lower)
    #expect(hit(30, 30) === upper)
    #expect(hit(40, 40) === inner)
    // Outside of its superview nothing is hit; the far edge is outside.
    #expect(hit(80, 40) === root)
    #expect(hit(100, 50) == nil)
    #expect(hit(-1, 50) == nil)
    upper.isUserInteractionEnabled = false
    #expect(hit(40, 40) === lower)
    upper.isUserInteractionEnabled = true
    upper.isHidden = true
    #expect(hit(40, 40) === lower)
    upper.isHidden = false
    upper.alpha = 0.005
    #expect(hit(40, 40) === lower)
    upper.alpha = 0.5
    #expect(hit(40, 40) === inner)
  }

  @Test func pointsAreConvertedBetweenViews() {
    let root = host(100, 100)
    let a = UIView(frame: rect(10, 20, 50, 50))
    let b = UIView(frame: rect(5, 5, 20, 20))
    root.addSubview(a)
    a.addSubview(b)
    a.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(b.convert(CGPoint.zero, to: root) == CGPoint(x: 12, y: 21))
    #expect(b.convert(CGPoint(x: 12, y: 21), from: root) == .zero)
    #expect(root.convert(rect(12, 21, 1, 2), to: b) == rect(0, 0, 1, 2))
    #expect(b.convert(b.bounds, to: nil) == rect(12, 21, 20, 20))
    let c = UIView(frame: rect(50, 50, 10, 10))
    root.addSubview(c)
    #expect(b.convert(CGPoint.zero, to: c) == CGPoint(x: -38, y: -29))
    a.transform = CGAffineTransform(scaleX: 2, y: 2)
    // Around a's centre (35, 45): (12, 21) is (-23, -24) from it.
    #expect(b.convert(CGPoint.zero, to: root) == CGPoint(x: -11, y: -3))
  }

  @Test func frameBoundsAndCenterFollowEachOther() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    #expect(view.bounds == rect(0, 0, 30, 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 50, height: 20)
    #expect(view.frame == rect(0, 30, 50, 20))
    view.center = .zero
    #expect(view.frame == rect(-25, -10, 50, 20))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 50, height: 20))
    // Infinite and huge geometry does not stop anything.
    view.frame = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: 1)
    view.layoutIfNeeded()
    #expect(view.frame.height == 1)
  }
}
