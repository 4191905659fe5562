import Testing
import UIKit

/// Views that do not translate their masks and have no constraints.
@MainActor @Suite struct KeptFrameTests {
  @Test func aViewThatNothingConstrainsKeepsItsFrame() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.addSubview(inner)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    // One constraint puts it into the engine, where the rest of it is zero.
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 0))
    width.isActive = false
    view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func contentAndSubviewsStillDetermineASize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    label.text = "Text"
    let (outer, inner) = (UIView(), UIView())
    for view in [label, outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(label)
    root.addSubview(outer)
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.widthAnchor.constraint(equalToConstant: 12),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(origin: .zero, size: label.intrinsicContentSize))
    #expect(outer.frame.width == 12)
  }
}
