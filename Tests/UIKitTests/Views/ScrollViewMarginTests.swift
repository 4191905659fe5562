import Testing

import UIKit

/// The margins of scroll views: for what scrolls, those of the content, as in frames that Interface Builder saved.
@MainActor @Suite struct ScrollViewMarginTests {
  private let root = host(200, 100)
  private let scrollView = UIScrollView()

  init() {
    root.child(scrollView).pinned()
    scrollView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  private func content() -> UIView { scrollView.child().sized(300, 400) }

  @Test func marginAttributesPlaceContent() {
    let view = content()
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leadingMargin), (.top, .topMargin), (.trailing, .trailingMargin), (.bottom, .bottomMargin),
    ]
    for (edge, margin) in pairs {
      NSLayoutConstraint(
        item: view, attribute: edge, relatedBy: .equal, toItem: scrollView, attribute: margin, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 300, height: 400))
    #expect(scrollView.contentSize == CGSize(width: 306, height: 404))
    scrollView.layoutMargins.right = 14
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 316, height: 404))
  }

  @Test func theMarginsGuidePlacesContent() {
    let view = content().pinned(to: scrollView.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 300, height: 400))
    #expect(scrollView.contentSize == CGSize(width: 306, height: 404))
  }

  @Test func viewsBesideScrollViewsSeeTheFrame() {
    let view = root.child().pinned(to: scrollView.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
  }
}
