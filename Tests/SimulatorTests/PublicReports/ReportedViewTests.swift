import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of views: hierarchy, layout, animation, tint, stack views.
@MainActor @Suite(.serialized) struct ReportedViewTests: PublicReports {
  /// e-com-net.com/article/5357521 and jianshu.com/p/681053cc48fd (logs of a view that is added in viewDidLoad, and
  /// removed later).
  @Test func aViewMovesToItsSuperviewBeforeTheWindowAndLeavesTheWindowFirst() throws {
    final class Moving: UIView {
      var calls: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        calls.append("will superview")
      }
      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        calls.append("did superview")
      }
      override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        calls.append("will window")
      }
      override func didMoveToWindow() {
        super.didMoveToWindow()
        calls.append("did window")
      }
    }
    let controller = UIViewController()
    let moving = Moving(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(moving)
    let phone = try device("iPhone X")
    phone.show(controller)
    #expect(moving.calls == ["will superview", "did superview", "will window", "did window"])
    moving.calls = []
    moving.removeFromSuperview()
    #expect(moving.calls == ["will superview", "will window", "did window", "did superview"])
  }

  /// newbe.dev "When is layoutSubviews called?" (answer with experiments; own bounds, their origin included; a subview
  /// added or removed; not a moved frame); codingtour.com repeats it.
  @Test func boundsAndSubviewsCauseLayoutButAMovedFrameDoesNot() throws {
    let controller = UIViewController()
    let phone = try device("iPhone X")
    phone.show(controller)
    let outer = ReportedLayoutView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    let inner = ReportedLayoutView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    phone.layOut()
    func counts(_ change: () -> Void) -> [Int] {
      (outer.layouts, inner.layouts) = (0, 0)
      change()
      phone.layOut()
      return [outer.layouts, inner.layouts]
    }
    let moved = counts { outer.frame.origin = CGPoint(x: 30, y: 240) }
    #expect(moved == [0, 0])
    let unchanged = counts { outer.frame.size = CGSize(width: 200, height: 200) }
    #expect(unchanged == [0, 0])
    let scrolled = counts { outer.bounds.origin.y = 5 }
    #expect(scrolled[0] == 1)
    let resized = counts { inner.frame.size.width = 60 }
    #expect(resized[1] == 1)
    let removed = counts { inner.removeFromSuperview() }
    #expect(removed == [1, 0])
    let added = counts { outer.addSubview(inner) }
    #expect(added == [1, 1])
  }

  /// blog.csdn.net/shubinniu 51767151 (hidden, not interactive, alpha below 0.01, outside the superview); M. Neuburg,
  /// iOS 5 Programming p. 485, cited at geek-qa.imtqy.com/questions/273108.
  @Test func almostInvisibleViewsAreNotHit() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    let child = UIView(frame: CGRect(x: 40, y: 0, width: 50, height: 50))
    root.addSubview(box)
    box.addSubview(child)
    let inside = CGPoint(x: 60, y: 60)
    #expect(root.hitTest(inside, with: nil) === box)
    // Parts of a view outside of its superview receive no touches.
    #expect(root.hitTest(CGPoint(x: 120, y: 60), with: nil) === root)
    box.alpha = 0.02
    #expect(root.hitTest(inside, with: nil) === box)
    box.alpha = 0.009
    #expect(root.hitTest(inside, with: nil) === root)
    box.alpha = 1
    box.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 95, y: 60), with: nil) === root)
    box.isUserInteractionEnabled = true
    box.isHidden = true
    #expect(root.hitTest(inside, with: nil) === root)
  }

  /// swiftbysundell.com/tips/uiview-bounds-and-transforms (printed); example-a.com/answer/33659564 (NSLog, also with the
  /// layer's transform).
  @Test func framesAreThoseOfTransformedBounds() {
    let view = UIView()
    view.frame.size = CGSize(width: 100, height: 100)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(other.frame == CGRect(x: -25, y: -25, width: 100, height: 100))
  }

  /// blog.spacemanlabs.com/2012/08 "Premature Completion: An Embarrassing Problem": without anything to animate the
  /// completion does not wait for the duration.
  @Test func anAnimationOfNothingEndsAtOnce() throws {
    let phone = try device("iPhone X")
    phone.show(UIViewController())
    phone.advance(by: 0)
    var done = false
    UIView.animate(withDuration: 2, animations: {}, completion: { _ in done = true })
    phone.advance(by: 0.1)
    #expect(done)
  }

  /// mcmap.net 1871613 "Why does a UIStackView with a single view, fill proportionally and layout margins cause
  /// ambiguous constraint error" (six stacks, 200 wide, with widths): the last view pays for the margins.
  @Test func proportionsDoNotKnowTheMargins() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    func stack(_ widths: [CGFloat]) -> [UIView] {
      let views = widths.map { ReportedSizedView($0, 30) }
      let stack = UIStackView(arrangedSubviews: views)
      stack.distribution = .fillProportionally
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
      stack.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
        stack.widthAnchor.constraint(equalToConstant: 200),
        stack.heightAnchor.constraint(equalToConstant: 30),
      ])
      phone.layOut()
      return views
    }
    let two = stack([25, 75])
    #expect(two.map(\.frame.minX) == [10, 60])
    #expect(two.map(\.frame.width) == [50, 130])
  }

  /// UIKit's public header, quoted at reibang.com/p/4374e0dcd13c, and developer.apple.com, tintAdjustmentMode: the first
  /// value up the superviews; dimmed changes the tint and tells subviews.
  @Test func aDimmedSuperviewDimsTheTint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
      }
    }
    let parent = UIView()
    let child = Tinted()
    parent.addSubview(child)
    #expect(child.tintAdjustmentMode == .normal)
    parent.tintColor = UIColor.red
    #expect(child.tintColor == UIColor.red)
    let before = child.changes
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    #expect(child.changes > before)
    #expect(child.tintColor != UIColor.red)
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == UIColor.red)
  }
}
