import Testing

@testable import UIKit

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

  @Test func sizes() {
    let width = a.widthAnchor.constraint(equalToConstant: 100)
    #expect(plain(width) == "<NSLayoutConstraint:0x UIView:0x.width == 100   (inactive)>")
    width.isActive = true
    #expect(plain(width) == "<NSLayoutConstraint:0x UIView:0x.width == 100   (active)>")
    #expect(width.debugDescription == width.description)
    width.identifier = "w"
    #expect(plain(width) == "<NSLayoutConstraint:0x 'w' UIView:0x.width == 100   (active)>")
  }

  @Test func equations() {
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

  @Test func visualForms() {
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

  /// A view that shows text is named with it, cut at 25 characters.
  @Test func texts() {
    b.text = "Hi"
    let width = b.widthAnchor.constraint(equalToConstant: 5)
    #expect(plain(width) == "<NSLayoutConstraint:0x UILabel:0x'Hi'.width == 5   (inactive)>")
    b.text = "Testing out NSLayoutConstraints in practice"
    #expect(plain(width).contains("UILabel:0x'Testing out NSLayoutConst...'.width"))
  }

  @Test func guides() {
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

  @Test func views() {
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

  @Test func recursive() {
    let outer = UIView()
    outer.addSubview(UILabel())
    outer.subviews[0].addSubview(UIView())
    let lines = outer.recursiveDescription().split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(lines == ["<UIView", "   | <UILabel", "   |    | <UIView"])
  }
}
