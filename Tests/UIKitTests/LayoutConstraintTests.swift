import Testing

import UIKit

@MainActor @Suite struct LayoutConstraintTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// A 400 x 300 host with margins of 10, 20, 30 and 40 points.
  let root = host(400, 300)

  init() { root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }

  @Test func rawValuesAreUIKits() {
    let attributes: [Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect(Attribute.baseline == .lastBaseline)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
  }

  /// The 60 x 40 view by one of its horizontal attributes, 5 behind the same of the host.
  @Test(arguments: [
    // Its left edge at 5; its right edge at 405; its centre at 205.
    (Attribute.left, 5.0), (.right, 345), (.leading, 5), (.trailing, 345), (.centerX, 175),
  ])
  func horizontalAttributesPlaceAView(attribute: Attribute, x: CGFloat) {
    let view = root.child().sized(60, 40).placed(nil, 0)
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
      constant: 5
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(x, 0, 60, 40))
  }

  /// Margins: left 20, right edge at 400 - 40 = 360, their centre at 190.
  @Test(arguments: [
    (Attribute.left, Attribute.leftMargin, 20.0), (.right, .rightMargin, 300), (.leading, .leadingMargin, 20),
    (.trailing, .trailingMargin, 300), (.centerX, .centerXWithinMargins, 160),
  ])
  func horizontalMarginsPlaceAView(attribute: Attribute, margin: Attribute, x: CGFloat) {
    let view = root.child().sized(60, 40).placed(nil, 0)
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: margin, multiplier: 1,
      constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(x, 0, 60, 40))
  }

  /// Top margin 10, bottom at 300 - 30 = 270, their centre at 140; a plain view has its first baseline at its top and
  /// its last at its bottom.
  @Test(arguments: [
    (Attribute.top, Attribute.top, 5.0), (.bottom, .bottom, 265), (.centerY, .centerY, 135),
    (.top, .topMargin, 15), (.bottom, .bottomMargin, 235), (.centerY, .centerYWithinMargins, 125),
    (.firstBaseline, .top, 5), (.lastBaseline, .bottom, 265), (.top, .firstBaseline, 5),
    (.top, .lastBaseline, 305),
  ])
  func verticalAttributesPlaceAView(attribute: Attribute, other: Attribute, y: CGFloat) {
    let view = root.child().sized(60, 40).placed(0, nil)
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: other, multiplier: 1,
      constant: 5
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, y, 60, 40))
  }

  @Test func sizesFollowEachOther() {
    let view = root.child().placed(0, 0).sized(120, nil)
    NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 0.5,
      constant: 7
    ).isActive = true
    let other = root.child().placed(0, 0).sized(nil, 9)
    // Width against height, across views: 2 * 67 - 4.
    NSLayoutConstraint(
      item: other, attribute: .width, relatedBy: .equal, toItem: view, attribute: .height, multiplier: 2,
      constant: -4
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 120, 67))
    #expect(other.frame == rect(0, 0, 130, 9))
  }

  /// An edge as a fraction of another kind of edge: left = 0.25 * right of the host, right = 0.75 * right.
  @Test func edgesAreFractionsOfOtherEdges() {
    let view = root.child().placed(nil, 0).sized(nil, 10)
    for (attribute, fraction) in [(Attribute.left, 0.25), (.right, 0.75)] {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: .right,
        multiplier: fraction, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == rect(100, 0, 200, 10))
  }

  @Test func inequalitiesLimitAWish() {
    let view = root.child().placed(0, 0).sized(nil, 10)
    let wish = view.widthAnchor.constraint(equalToConstant: 1000)
    wish.priority = .defaultLow
    wish.isActive = true
    view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -50).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 350)
    wish.constant = -10
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  /// The higher priority is met first, by however little it is higher.
  @Test func prioritiesAreStrict() {
    let view = root.child().placed(0, 0).sized(nil, 10)
    for (width, priority) in [(50.0, 250.5), (70, 250.25), (90, 250), (300, 1)] {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = UILayoutPriority(Float(priority))
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  /// Within one priority deviations add up: two wishes outweigh one.
  @Test func errorsOfOnePriorityAddUp() {
    let view = root.child().placed(0, 0).sized(nil, 10)
    for width in [100.0, 60, 100] {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = .defaultHigh
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func changesOfAnActiveConstraintWaitForLayout() {
    let view = root.child().placed(0, 0).sized(nil, 10)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 150
    #expect(view.frame.width == 100)
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)

    let weaker = view.widthAnchor.constraint(equalToConstant: 80)
    weaker.priority = .defaultLow
    weaker.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
    width.priority = UILayoutPriority(249)
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    width.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
    width.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }

  @Test func theNearestCommonAncestorHolds() {
    let left = root.child()
    let right = root.child()
    let a = left.child()
    let b = right.child()
    let between = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    let own = a.widthAnchor.constraint(equalToConstant: 5)
    let toParent = a.topAnchor.constraint(equalTo: left.topAnchor)
    let ratio = a.heightAnchor.constraint(equalTo: a.widthAnchor)
    NSLayoutConstraint.activate([between, own, toParent, ratio])
    #expect(root.constraints == [between])
    #expect(left.constraints == [toParent])
    #expect(a.constraints == [own, ratio])
    #expect(b.constraints.isEmpty)
    NSLayoutConstraint.deactivate([between, own])
    #expect(!between.isActive && !own.isActive && toParent.isActive)
    #expect(root.constraints.isEmpty)
    #expect(a.constraints == [ratio])
  }

  @Test func constraintsAreHeldByTheirViews() {
    let left = root.child()
    let a = left.child()
    let constraint = a.widthAnchor.constraint(equalToConstant: 5)
    // Any view that contains the items may hold it.
    root.addConstraint(constraint)
    #expect(constraint.isActive)
    #expect(root.constraints == [constraint])
    // From a view that does not hold it nothing is removed.
    left.removeConstraint(constraint)
    #expect(constraint.isActive)
    // Activating what is active changes nothing.
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    // Adding it elsewhere moves it.
    left.addConstraint(constraint)
    #expect(root.constraints.isEmpty)
    #expect(left.constraints == [constraint])
    left.removeConstraints([constraint])
    #expect(!constraint.isActive)
    constraint.isActive = false
    #expect(left.constraints.isEmpty)
  }

  @Test func removingAViewEndsWhatTiesItToTheRest() {
    let left = root.child()
    let a = left.child()
    let crossing = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let inner = a.topAnchor.constraint(equalTo: left.topAnchor)
    let own = left.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([crossing, inner, own])
    left.removeFromSuperview()
    #expect(!crossing.isActive && inner.isActive && own.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func partsCanBeRead() {
    let a = root.child()
    let constraint = NSLayoutConstraint(
      item: a, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: root, attribute: .trailing,
      multiplier: 0.5, constant: 3)
    #expect(constraint.firstItem === a)
    #expect(constraint.secondItem === root)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == 3)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    #expect(constraint.firstAnchor.isEqual(a.leadingAnchor))
    #expect(constraint.secondAnchor?.isEqual(root.trailingAnchor) == true)
    #expect(constraint.firstAnchor as AnyObject is NSLayoutXAxisAnchor)
    #expect(!constraint.shouldBeArchived)
    #expect(constraint.identifier == nil)
    // A size against a constant has no second item, whatever the attribute says.
    let size = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
      constant: 3)
    #expect(size.secondItem == nil)
    #expect(size.secondAttribute == .notAnAttribute)
    #expect(size.secondAnchor == nil)
  }

  /// Across a hierarchy: b lies in another branch whose coordinates are shifted, one of them by its bounds.
  @Test func constraintsHoldAcrossBranches() {
    let left = root.child().placed(30, 20).sized(100, 100)
    let right = root.child().placed(200, 40).sized(100, 100)
    right.bounds.origin = CGPoint(x: 7, y: 9)
    let a = left.child().placed(10, 10).sized(20, 20)
    let b = right.child().sized(20, 20)
    NSLayoutConstraint.activate([
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor), b.topAnchor.constraint(equalTo: a.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == rect(10, 10, 20, 20))
    // a's left edge is at 40 in the root; in right's coordinates 40 - 200 + 7. Its bottom is at 50: 50 - 40 + 9.
    #expect(b.frame == rect(-153, 19, 20, 20))
    #expect(b.convert(b.bounds, to: root).origin == CGPoint(x: 40, y: 50))
    // Scrolling moves the content, not the tie.
    right.bounds.origin = CGPoint(x: 0, y: 100)
    root.layoutIfNeeded()
    #expect(b.convert(b.bounds, to: root).origin == CGPoint(x: 40, y: 50))
  }

  /// A view's own edges as seen by its subviews begin at its bounds' origin.
  @Test func edgesBeginAtTheOriginOfTheBounds() {
    root.bounds.origin = CGPoint(x: 15, y: 25)
    let view = root.child().placed(0, 0).sized(10, 10)
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 15, y: 25))
  }

  /// Constraints act on alignment rectangles: the frame is larger by the insets.
  @Test func constraintsPlaceAlignmentRectangles() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let view = root.child(Shadowed()).placed(10, 20).sized(50, 60)
    let inner = view.child().pinned()
    let below = root.child().sized(5, 5)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 19, 56, 64))
    #expect(inner.frame == rect(2, 1, 50, 60))
    #expect(below.frame.origin == CGPoint(x: 60, y: 80))
  }

  /// A transform is applied to what layout determined.
  @Test func layoutIgnoresTransforms() {
    let view = root.child().placed(10, 20).sized(50, 60)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 50, height: 60))
    #expect(view.center == CGPoint(x: 35, y: 50))
  }
}
