import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Descriptions as Apple's engine prints them, addresses left out.
@MainActor @Suite struct ConstraintDescriptionTests {
  let root = host(400, 300)
  let a: UIView
  let b: UILabel

  init() {
    a = root.child()
    b = root.child(UILabel())
  }

  private func plain(_ object: NSObject) -> String {
    object.description.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test func sizesAreDescribedWithStateAndIdentifier() {
    let width = a.widthAnchor.constraint(equalToConstant: 100)
    #expect(plain(width) == "<NSLayoutConstraint:0x UIView:0x.width == 100   (inactive)>")
    width.isActive = true
    #expect(plain(width) == "<NSLayoutConstraint:0x UIView:0x.width == 100   (active)>")
    #expect(width.debugDescription == width.description)
    width.identifier = "w"
    #expect(plain(width) == "<NSLayoutConstraint:0x 'w' UIView:0x.width == 100   (active)>")
  }

  @Test func whatHasNoVisualFormIsAnEquation() {
    let height = NSLayoutConstraint(
      item: b, attribute: .height, relatedBy: .equal, toItem: b, attribute: .height, multiplier: 0.9,
      constant: 12.5)
    #expect(
      plain(height)
        == "<NSLayoutConstraint:0x UILabel:0x.height == 0.9*UILabel:0x.height + 12.5   (inactive)>")
    // Numbers have six digits.
    let third = a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: -1.0 / 3)
    #expect(
      plain(third)
        == "<NSLayoutConstraint:0x UIView:0x.centerX == UILabel:0x.centerX - 0.333333   (inactive)>")
    let margin = NSLayoutConstraint(
      item: a, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: root, attribute: .leadingMargin,
      multiplier: 1, constant: 0)
    #expect(
      plain(margin) == "<NSLayoutConstraint:0x UIView:0x.leading >= UIView:0x.leadingMargin   (inactive)>")
    let bottom = a.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    bottom.isActive = true
    #expect(plain(bottom) == "<NSLayoutConstraint:0x UIView:0x.bottom == UIView:0x.bottom   (active)>")
  }

  @Test func edgesAreDescribedInTheVisualFormat() {
    let top = a.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
    top.isActive = true
    #expect(plain(top) == "<NSLayoutConstraint:0x V:|-(8)-[UIView:0x]   (active, names: '|':UIView:0x )>")
    let end = root.bottomAnchor.constraint(equalTo: b.bottomAnchor)
    end.isActive = true
    #expect(plain(end) == "<NSLayoutConstraint:0x V:[UILabel:0x]-(0)-|   (active, names: '|':UIView:0x )>")
    let gap = b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 11)
    gap.isActive = true
    #expect(plain(gap) == "<NSLayoutConstraint:0x H:[UIView:0x]-(>=11)-[UILabel:0x]   (active)>")
    let left = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 4)
    left.isActive = true
    #expect(plain(left) == "<NSLayoutConstraint:0x H:[UIView:0x]-(4)-[UILabel:0x](LTR)   (active)>")
  }

  /// The system's spacing goes by a name of its own until somebody changes it.
  @Test func systemSpacingIsNamedUntilItIsChanged() {
    let views: [String: Any] = ["a": a, "b": b]
    let format = NSLayoutConstraint.constraints(withVisualFormat: "[a]-[b]", views: views)[0]
    #expect(plain(format) == "<NSLayoutConstraint:0x H:[UIView:0x]-(NSSpace(8))-[UILabel:0x]   (inactive)>")
    format.constant = 9
    #expect(plain(format) == "<NSLayoutConstraint:0x H:[UIView:0x]-(9)-[UILabel:0x]   (inactive)>")
    let below = a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 1)
    below.isActive = true
    #expect(
      plain(below)
        == "<_UISystemBaselineConstraint:0x V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UIView:0x]   "
        + "(active, names: '|':UIView:0x )>")
    let after = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2)
    #expect(
      plain(after)
        == "<NSLayoutConstraint:0x H:[UIView:0x]-(NSLayoutAnchorConstraintSpace(16))-[UILabel:0x]   (inactive)>"
    )
    let inside = a.bottomAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: root.safeAreaLayoutGuide.bottomAnchor, multiplier: 1)
    #expect(
      plain(inside)
        == "<_UISystemBaselineConstraint:0x UIView:0x.bottom <= UILayoutGuide:0x'UIViewSafeAreaLayoutGuide'.bottom "
        + "NSLayoutAnchorConstraintSpace(8)   (inactive)>")
  }

  /// A view with an accessibility identifier goes by it, and the end says which view that is.
  @Test func identifiersNameViews() {
    b.accessibilityIdentifier = "title"
    let top = b.topAnchor.constraint(equalTo: root.topAnchor, constant: 3)
    #expect(
      plain(top)
        == "<NSLayoutConstraint:0x V:|-(3)-[title]   (inactive, names: title:0x, '|':UIView:0x )>")
    let height = b.heightAnchor.constraint(equalToConstant: 5)
    #expect(plain(height) == "<NSLayoutConstraint:0x title.height == 5   (inactive, names: title:0x )>")
    root.accessibilityIdentifier = "Screen"
    #expect(
      plain(top)
        == "<NSLayoutConstraint:0x V:|-(3)-[title]   (inactive, names: Screen:0x, title:0x, '|':Screen:0x )>")
  }

  /// A mask as constraints say it: fixed parts as numbers, flexible ones as multiples of the superview's size.
  @Test func masksAreDescribedAsNumbersAndMultiples() throws {
    func lines(_ mask: UIView.AutoresizingMask) throws -> [String] {
      let root = host(400, 300)
      let view = UIView(frame: rect(10, 20, 90, 40))
      view.autoresizingMask = mask
      root.addSubview(view)
      // Constraints that nothing can hold beside the frame: one for each part of it.
      let wishes = [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 500),
        view.widthAnchor.constraint(equalToConstant: 500),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 500),
        view.heightAnchor.constraint(equalToConstant: 500),
      ]
      NSLayoutConstraint.activate(wishes)
      _ = collectingLayoutLog { root.layoutIfNeeded() }
      return root.layoutConflicts.flatMap(\.members).filter { $0.constraint == nil }.map {
        $0.description.replacing(/0x[0-9a-f]+/, with: "0x")
      }.filter { $0.hasPrefix("<NSAutoresizingMask") }
    }
    let start = "<NSAutoresizingMaskLayoutConstraint:0x"
    let names = "   (active, names: '|':UIView:0x )>"
    #expect(
      Set(try lines([])) == [
        "\(start) h=--& v=--& UIView:0x.minX == 10\(names)",
        "\(start) h=--& v=--& UIView:0x.width == 90   (active)>",
        "\(start) h=--& v=--& UIView:0x.minY == 20\(names)",
        "\(start) h=--& v=--& UIView:0x.height == 40   (active)>",
      ])
    // 300 points are left to the right of 100, 240 below 60.
    #expect(
      Set(try lines([.flexibleWidth, .flexibleTopMargin])) == [
        "\(start) h=-&- v=&-- UIView:0x.minX == 10\(names)",
        "\(start) h=-&- v=&-- UIView:0x.width == UIView:0x.width - 310   (active)>",
        "\(start) h=-&- v=&-- UIView:0x.minY == UIView:0x.height - 280   (active)>",
        "\(start) h=-&- v=&-- UIView:0x.height == 40   (active)>",
      ])
  }

  /// All 64 masks in three letters for each axis.
  @Test func everyMaskHasThreeLettersForEachAxis() {
    for raw in UInt(0)..<64 {
      let view = UIView()
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: raw)
      func letters(_ bits: UInt) -> String {
        // No flexible part in any axis is the default, which holds the left and top.
        if raw == 0 { return "--&" }
        return (0..<3).map { bits & (1 << $0) == 0 ? "-" : "&" }.joined()
      }
      #expect(view.maskDescription == " h=\(letters(raw & 7)) v=\(letters(raw >> 3))")
    }
  }

  /// A view that shows text is named with it, cut at 25 characters.
  @Test func textsNameViewsUpTo25Characters() {
    b.text = "Hi"
    let width = b.widthAnchor.constraint(equalToConstant: 5)
    #expect(plain(width) == "<NSLayoutConstraint:0x UILabel:0x'Hi'.width == 5   (inactive)>")
    b.text = "Testing out NSLayoutConstraints in practice"
    #expect(plain(width).contains("UILabel:0x'Testing out NSLayoutConst...'.width"))
  }

  @Test func guidesAreDescribedByTheirIdentifier() {
    let top = a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor)
    #expect(
      plain(top)
        == "<NSLayoutConstraint:0x V:[UILayoutGuide:0x'UIViewSafeAreaLayoutGuide']-(0)-[UIView:0x]   (inactive)>"
    )
    root.layoutIfNeeded()
    #expect(
      plain(root.layoutMarginsGuide).hasPrefix(
        "<UILayoutGuide: 0x - \"UIViewLayoutMarginsGuide\", layoutFrame = {{"))
  }

  @Test func viewsAreDescribedWithFrameMaskAndTag() {
    let view = UIView(frame: rect(1, 2.5, 30, 40))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(plain(view) == "<UIView: 0x; frame = (1 2.5; 30 40); autoresize = W+H; layer = <CALayer: 0x>>")
    view.isHidden = true
    view.tag = 3
    #expect(
      plain(view)
        == "<UIView: 0x; frame = (1 2.5; 30 40); hidden = YES; autoresize = W+H; tag = 3; layer = <CALayer: 0x>>"
    )
  }

  @Test func addressesAreThose() {
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(a).toOpaque()), radix: 16)
    #expect(a.description.hasPrefix("<UIView: 0x\(address);"))
  }

  @Test func descriptionsOfHierarchiesIndentSubviews() {
    let outer = UIView()
    outer.addSubview(UILabel())
    outer.subviews[0].addSubview(UIView())
    let lines = outer.recursiveDescription().split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(lines == ["<UIView", "   | <UILabel", "   |    | <UIView"])
  }
}
