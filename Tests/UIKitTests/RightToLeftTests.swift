import Testing

import UIKit

@MainActor @Suite struct RightToLeftTests {
  let root = host(400, 300)

  init() { root.semanticContentAttribute = .forceRightToLeft }

  /// Leading is right: 400 - 10 - 60.
  @Test func leadingIsRight() {
    let view = root.child().placed(10, 5).sized(60, 40)
    root.layoutIfNeeded()
    #expect(view.frame == rect(330, 5, 60, 40))
  }

  /// Positive constants lead away from the leading edge, also between siblings.
  @Test func constantsAreMirrored() {
    let a = root.child().placed(10, 0).sized(60, 40)
    let b = root.child().placed(nil, 0).sized(50, 40)
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
    let c = root.child().placed(nil, 0).sized(20, 40)
    c.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.minX == 330)
    // Right edge at 330 - 8.
    #expect(b.frame.minX == 272)
    #expect(c.frame.minX == 5)
  }

  @Test func leftAndCentreStay() {
    let a = root.child().placed(nil, 0).sized(60, 40)
    a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    let b = root.child().placed(nil, 0).sized(60, 40)
    b.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10)
    #expect(b.frame.minX == 170)
  }

  @Test func inequalitiesAreMirrored() {
    let view = root.child().placed(nil, 0).sized(nil, 10)
    view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 30).isActive = true
    view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20).isActive = true
    let wide = view.widthAnchor.constraint(equalToConstant: 1000)
    wide.priority = .defaultHigh
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 0, 350, 10))
  }

  @Test func marginsFollowTheDirection() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    let view = root.child().placed(nil, 0).sized(nil, 10)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 0, 360, 10))
  }

  @Test func stacksRunFromTheRight() {
    let a = SizedView(50, 20)
    let b = SizedView(70, 20)
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.spacing = 5
    stack.semanticContentAttribute = .forceRightToLeft
    _ = root.child(stack).placed(0, 0)
    root.layoutIfNeeded()
    #expect(stack.frame == rect(275, 0, 125, 20))
    #expect(a.frame == rect(75, 0, 50, 20))
    #expect(b.frame == rect(0, 0, 70, 20))
  }

  /// The attribute counts for the view's own content, it is not inherited: the trait is.
  @Test func theAttributeIsTheViewsOwn() {
    let panel = root.child().placed(0, 0).sized(100, 100)
    let view = panel.child().placed(10, 0).sized(20, 20)
    root.layoutIfNeeded()
    #expect(panel.frame.minX == 300)
    #expect(view.frame.minX == 10)
    panel.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 70)
    #expect(panel.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func theTraitTurnsEverything() {
    let window = window(400, 300, direction: .rightToLeft)
    let panel = window.child().placed(10, 0).sized(100, 100)
    let view = panel.child().placed(10, 0).sized(20, 20)
    let player = window.child().placed(0, 0).sized(100, 100)
    player.semanticContentAttribute = .playback
    let button = player.child().placed(10, 0).sized(20, 20)
    window.layoutIfNeeded()
    #expect(panel.frame.minX == 290)
    #expect(view.frame.minX == 70)
    // Playback controls are not mirrored.
    #expect(player.frame.minX == 300)
    #expect(button.frame.minX == 10)
    window.deviceTraits = UITraitCollection(traitsFrom: [
      window.traitCollection, UITraitCollection(layoutDirection: .leftToRight),
    ])
    window.layoutIfNeeded()
    #expect(panel.frame.minX == 10)
    #expect(view.frame.minX == 10)
  }

  @Test func semanticAttributesDecideTheDirection() {
    typealias Case = (UISemanticContentAttribute, UIUserInterfaceLayoutDirection)
    let cases: [Case] = [
      (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (attribute, direction) in cases {
      #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == direction)
    }
    #expect(
      UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: .leftToRight) == .rightToLeft)
  }
}
