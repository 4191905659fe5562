import Testing

import UIKit

@MainActor @Suite struct LayoutGuideTests {
  let root = host(400, 300)

  @Test func guidesTakePartInLayout() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = root.child().placed(10, 10).sized(20, 20)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
      guide.topAnchor.constraint(equalTo: view.bottomAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(35, 30, 200, 40))
    #expect(!guide.hasAmbiguousLayout)
  }

  /// Three views of 50, 60 and 70 in 400: the four spaces of equal width are (400 - 180) / 4 = 55.
  @Test func guidesMakeEqualSpaces() {
    let views = [50.0, 60, 70].map { root.child().placed(nil, 0).sized($0, 10) }
    var edge = root.leadingAnchor
    let guides = (0..<4).map { _ in UILayoutGuide() }
    for (index, guide) in guides.enumerated() {
      root.addLayoutGuide(guide)
      guide.leadingAnchor.constraint(equalTo: edge).isActive = true
      guide.widthAnchor.constraint(equalTo: guides[0].widthAnchor).isActive = index > 0
      guide.trailingAnchor.constraint(equalTo: index < 3 ? views[index].leadingAnchor : root.trailingAnchor)
        .isActive = true
      if index < 3 { edge = views[index].trailingAnchor }
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [55, 160, 275])
    #expect(guides.map(\.layoutFrame.width) == [55, 55, 55, 55])
  }

  @Test func aGuideBelongsToOneView() {
    let guide = UILayoutGuide()
    guide.identifier = "spacer"
    #expect(guide.owningView == nil)
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root)
    #expect(root.layoutGuides.map(\.identifier) == ["spacer"])
    let other = root.child()
    other.addLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty)
    #expect(guide.owningView === other)
    let width = guide.widthAnchor.constraint(equalToConstant: 4)
    width.isActive = true
    other.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(!width.isActive)
  }

  /// The guide's frame is in its owning view's coordinates.
  @Test func guidesAreInTheirOwnersCoordinates() {
    let panel = root.child().placed(100, 50).sized(100, 100)
    let guide = UILayoutGuide()
    panel.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(-100, -50, 200, 150))
  }

  @Test func aGuideMovesWithItsView() {
    let panel = root.child().placed(0, 0).sized(100, 100)
    let guide = UILayoutGuide()
    panel.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
      guide.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
      guide.widthAnchor.constraint(equalToConstant: 10), guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(45, 40, 10, 20))
    let other = host(50, 50)
    other.addSubview(panel)
    panel.pinned()
    NSLayoutConstraint.deactivate(panel.constraints.filter { $0.firstItem === panel && $0.secondItem == nil })
    other.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(20, 15, 10, 20))
  }

  /// The guides of a controller are strips of two constraints each, listed and named as on iOS.
  @Test func guidesOfControllersAreListedAsOnIOS() {
    let window = window(200, 300)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    let view = controller.view.child().sized(10, nil)
    #expect(controller.view.constraints.isEmpty)
    let top = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
    let bottom = controller.bottomLayoutGuide
    view.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 5).isActive = true
    bottom.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-3-[view]", views: ["view": view]))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(top.length == 20 && bottom.length == 34)
    #expect(view.frame == rect(3, 25, 10, 241))
    let lines = controller.view.constraints.map {
      $0.description.replacing(/0x[0-9a-f]+/, with: "0x")
    }
    #expect(
      lines.contains(
        "<_UILayoutSupportConstraint:0x V:|-(0)-[_UILayoutGuide:0x]   (active, names: '|':UIView:0x )>"))
    #expect(
      lines.contains(
        "<_UILayoutSupportConstraint:0x _UILayoutGuide:0x.bottom == UIView:0x.bottom   (active)>"))
    #expect(lines.contains("<_UILayoutSupportConstraint:0x _UILayoutGuide:0x.height == 34   (active)>"))
    window.deviceSafeAreaInsets.top = 44
    window.layoutIfNeeded()
    #expect(top.length == 44 && view.frame.minY == 49)
  }
}
