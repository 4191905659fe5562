import Testing
import UIKit

/// The share of a view in its window's safe area: the part that reaches into it, and never more than the
/// window's.
@MainActor
@Suite struct SafeAreaShareTests {
  private func insets(of frame: CGRect) -> UIEdgeInsets {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    window.isHidden = false
    let view = UIView(frame: frame)
    window.addSubview(view)
    window.layoutIfNeeded()
    return view.safeAreaInsets
  }

  @Test func viewsHaveTheirShareOfTheSafeArea() {
    #expect(insets(of: CGRect(x: 0, y: 100, width: 400, height: 500)) == .zero)
    #expect(
      insets(of: CGRect(x: 0, y: 20, width: 400, height: 770))
        == UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
  }

  @Test func viewsBeyondTheWindowHaveItsSafeArea() {
    // Below the window's edge the home indicator does not grow, and at the sides there is nothing to grow.
    #expect(
      insets(of: CGRect(x: -100, y: -100, width: 1000, height: 2000))
        == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  }

  /// A child that is laid out before its superview has its size would otherwise get margins as large as it overlaps,
  /// grow by them, overlap more, and never rest.
  @Test func marginsDoNotFeedThemselves() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    let stack = UIStackView(arrangedSubviews: [UIStackView(), UIStackView()])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    for case let card as UIStackView in stack.arrangedSubviews {
      card.isLayoutMarginsRelativeArrangement = true
      let content = UIView()
      content.heightAnchor.constraint(equalToConstant: 100).isActive = true
      card.addArrangedSubview(content)
    }
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor, constant: 700),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    // Margins of 8: each card is 116 high, though both reach beyond the window.
    #expect(stack.frame == CGRect(x: 0, y: 700, width: 400, height: 232))
  }
}
