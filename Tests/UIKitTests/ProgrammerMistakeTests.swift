import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Mistakes that iOS answers with an exception stop the program.
///
/// Each mistake runs in a process of its own; `objection` and the log are checked for Apple's words besides.
@MainActor @Suite struct ProgrammerMistakeTests {
  @Test func objectionsHaveApplesWords() {
    let root = host(100, 100)
    let a = root.child()
    let b = root.child()
    func objection(
      _ attribute1: NSLayoutConstraint.Attribute, _ item: UIView?, _ attribute2: NSLayoutConstraint.Attribute,
      multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> String? {
      NSLayoutConstraint(
        a.item, attribute1, .equal, item?.item, attribute2, multiplier: multiplier, constant: constant
      ).objection
    }
    let prefix = "NSLayoutConstraint for \(a.item.longName): "
    let lone =
      prefix
      + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
      + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
    #expect(objection(.left, nil, .notAnAttribute) == lone)
    #expect(objection(.left, b, .left, multiplier: 0) == lone)
    let sides =
      prefix
      + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
      + "leading/trailing for both or neither."
    #expect(objection(.left, b, .leading) == sides)
    #expect(objection(.trailing, b, .right) == sides)
    #expect(objection(.leadingMargin, b, .rightMargin) == sides)
    let pairing = prefix + "Invalid pairing of layout attributes."
    #expect(objection(.leading, b, .top) == pairing)
    #expect(objection(.bottom, b, .trailing) == pairing)
    #expect(objection(.width, b, .left) == pairing)
    #expect(objection(.centerY, b, .height) == pairing)
    #expect(objection(.notAnAttribute, b, .left) == pairing)
    #expect(
      objection(.left, b, .left, multiplier: .nan)
        == "Multiplier is not finite!  That's illegal.  multiplier:nan")
    #expect(
      objection(.left, b, .left, multiplier: .infinity)
        == "Multiplier is not finite!  That's illegal.  multiplier:inf")
    #expect(
      objection(.width, nil, .notAnAttribute, constant: .nan)?.hasPrefix(
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan firstAnchor:<NSLayoutDimension:0x"
      ) == true)
    #expect(
      objection(.width, nil, .notAnAttribute, constant: .nan)?.hasSuffix(" secondAnchor:(null)") == true)
    // What is legal.
    #expect(objection(.left, b, .right) == nil)
    #expect(objection(.left, b, .top) == nil)
    #expect(objection(.centerX, b, .leading) == nil)
    #expect(objection(.centerX, b, .left) == nil)
    #expect(objection(.width, b, .height) == nil)
    #expect(objection(.width, nil, .width) == nil)
    #expect(objection(.firstBaseline, b, .bottomMargin) == nil)
    #expect(objection(.width, b, .width, multiplier: 0, constant: 5) == nil)
  }

  @Test func noCommonAncestorIsNamed() {
    let a = UIView()
    let b = UILabel()
    let text = a.topAnchor.constraint(equalTo: b.bottomAnchor).noCommonAncestor
    #expect(
      text.replacing(/0x[0-9a-f]+/, with: "0x")
        == "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x \"UIView:0x.top\"> and "
        + "<NSLayoutYAxisAnchor:0x \"UILabel:0x.bottom\"> because they have no common ancestor.  Does the constraint "
        + "or its anchors reference items in different view hierarchies?  That's illegal.")
  }

  @Test func constraintsBetweenUnrelatedViewsEndTheProcess() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
      let a = UIView()
      let b = UIView()
      NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: b.topAnchor)])
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let a = UIView()
      let b = UIView()
      a.addConstraint(b.widthAnchor.constraint(equalToConstant: 5))
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let (guide, other) = (UILayoutGuide(), UILayoutGuide())
      guide.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    }
  }

  @Test func illegalConstraintsEndTheProcess() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let a = UIView()
      _ = NSLayoutConstraint(
        item: a, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 5)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint(
        item: "no view", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 5)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIView().leadingAnchor.constraint(equalTo: UIView().leftAnchor)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let a = UIView()
      let constraint = a.widthAnchor.constraint(equalToConstant: 5)
      constraint.isActive = true
      constraint.constant = .infinity
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIView().widthAnchor.constraint(equalTo: UIView().widthAnchor, multiplier: .nan)
    }
  }

  @Test func prioritiesOutOfRangeEndTheProcess() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
      constraint.priority = UILayoutPriority(0)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
      constraint.priority = UILayoutPriority(1001)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
      constraint.priority = UILayoutPriority(.nan)
    }
  }

  @Test func geometryWithoutNumbersStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().bounds.size.width = .nan
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().center = CGPoint(x: 0, y: CGFloat.nan)
    }
  }

  @Test func circularHierarchiesStopTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      view.addSubview(view)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      let child = UIView()
      view.addSubview(child)
      child.addSubview(view)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIStackView().insertArrangedSubview(UIView(), at: 1)
    }
  }

  /// A view that asks for another layout whenever it is laid out gets it, but not for ever.
  @Test func endlessLayoutIsGivenUp() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        setNeedsLayout()
      }
    }
    let root = host(100, 100)
    let view = root.child(Restless()).placed(0, 0).sized(10, 10)
    let messages = collectingLayoutLog { root.layoutIfNeeded() }
    #expect(view.frame == rect(0, 0, 10, 10))
    #expect(view.count > 1 && view.count <= 1000)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("did not come to rest") == true)
  }

  @Test func endlessConstraintUpdatesAreGivenUpWithAMessage() {
    final class Restless: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        setNeedsUpdateConstraints()
        super.updateConstraints()
      }
    }
    let root = host(100, 100)
    let view = root.child(Restless()).placed(0, 0).sized(10, 10)
    let messages = collectingLayoutLog { root.layoutIfNeeded() }
    #expect(view.frame == rect(0, 0, 10, 10))
    #expect(view.count > 1 && view.count <= 1000)
    #expect(messages.count == 1)
  }

  /// A view whose constraint oscillates with its own size: the cycle ends.
  @Test func oscillatingLayoutIsGivenUp() {
    final class Oscillating: UIView {
      var width: NSLayoutConstraint!
      override func layoutSubviews() {
        super.layoutSubviews()
        width.constant = width.constant == 10 ? 20 : 10
      }
    }
    let root = host(100, 100)
    let view = root.child(Oscillating()).placed(0, 0).sized(nil, 10)
    view.width = view.widthAnchor.constraint(equalToConstant: 10)
    view.width.isActive = true
    let messages = collectingLayoutLog { root.layoutIfNeeded() }
    // Layout is given up after the constant has changed once more.
    #expect(view.frame.width == 30 - view.width.constant)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("did not come to rest") == true)
  }

  @Test func viewsRemovedInTheMiddleOfLayoutAreReleased() {
    final class Shedding: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.removeFromSuperview() }
        if let last = superview?.subviews.last, last !== self { last.removeFromSuperview() }
      }
    }
    let root = host(100, 100)
    let shedding = root.child(Shedding()).placed(0, 0).sized(50, 50)
    var inner: UIView? = shedding.child().pinned()
    weak let gone = inner
    let deep = inner!.child().pinned()
    inner = nil
    let neighbour = root.child().placed(0, 0)
    neighbour.widthAnchor.constraint(equalTo: deep.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(shedding.subviews.isEmpty)
    #expect(root.subviews == [shedding])
    #expect(gone?.superview == nil)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(shedding.frame == rect(0, 0, 50, 50))
  }

  /// A layout that removes the view it lays out, and one that removes its superview.
  @Test func layoutThatRemovesItsViewIsSurvived() {
    final class Leaving: UIView {
      var leaves: (() -> Void)?
      override func layoutSubviews() {
        super.layoutSubviews()
        leaves?()
      }
    }
    let root = host(100, 100)
    let panel = root.child().pinned()
    let view = panel.child(Leaving()).pinned()
    let inner = view.child().pinned()
    view.leaves = { [unowned view] in view.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(view.superview == nil)
    #expect(inner.superview === view)
    panel.addSubview(view)
    view.pinned()
    view.leaves = { [unowned panel] in panel.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(root.subviews.isEmpty)
    #expect(panel.subviews == [view])
  }

  /// Infinite and huge frames and contents are no mistake, and neither a hang.
  @Test(arguments: [CGFloat.infinity, -.infinity, .greatestFiniteMagnitude])
  func infiniteGeometryIsSurvived(length: CGFloat) {
    let root = host(100, 100)
    let masked = UIView(frame: rect(0, 0, abs(length), 10))
    let far = UIView(frame: rect(0, 0, 10, 10))
    root.addSubview(masked)
    root.addSubview(far)
    far.center.x = length
    let content = SizedView(abs(length), 10)
    root.addSubview(content)
    content.placed(0, 0)
    let view = root.child().placed(0, 0).sized(20, nil)
    view.heightAnchor.constraint(equalTo: masked.heightAnchor).isActive = true
    view.topAnchor.constraint(greaterThanOrEqualTo: far.topAnchor).isActive = true
    let beside = root.child().sized(5, 5).placed(nil, 0)
    beside.trailingAnchor.constraint(lessThanOrEqualTo: masked.trailingAnchor).isActive = true
    beside.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 20, 10))
    #expect(beside.frame.size == CGSize(width: 5, height: 5))
    #expect(content.frame.width.isFinite)
  }

  @Test func hugeConstantsAreSurvived() {
    let root = host(100, 100)
    let view = root.child().placed(0, 0).sized(nil, 10)
    let messages = collectingLayoutLog {
      view.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude).isActive = true
      view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude).isActive = true
      root.layoutIfNeeded()
    }
    // Once in a process, whoever is first.
    #expect(messages.count <= 1)
    #expect(
      messages.allSatisfy { $0.contains("exceeds internal limits.  A smaller value will be substituted") })
    #expect(view.frame.width.isFinite)
    #expect(view.frame.height == 10)
    let other = root.child().placed(0, 0).sized(1e8, 10)
    other.widthAnchor.constraint(lessThanOrEqualToConstant: 1e12).isActive = true
    root.layoutIfNeeded()
    #expect(other.frame.width == 1e8)
  }
}
