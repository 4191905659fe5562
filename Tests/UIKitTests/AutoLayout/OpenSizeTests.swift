import Testing
import UIKit

/// Sizes that constraints leave open become zero before positions do: a card whose content hangs from its top and is
/// not tied to its bottom has no height. It does not grow until its upper edge lies at zero.
@MainActor
@Suite struct OpenSizeTests {
  @Test func aHeightWithoutBottomIsZero() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let card = UIView()
    let content = UIView()
    for view in [card, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(card)
    card.addSubview(content)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      card.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 20, y: 300, width: 260, height: 0))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 260, height: 50))
    // What lies outside its superview is not touched.
    #expect(root.hitTest(CGPoint(x: 150, y: 330), with: nil) === root)

    let bottom = card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10)
    bottom.isActive = true
    root.layoutIfNeeded()
    // 10 + 50 + 10, about 300.
    #expect(card.frame == CGRect(x: 20, y: 265, width: 260, height: 70))
    #expect(root.hitTest(CGPoint(x: 150, y: 300), with: nil) === content)
  }
}
