import Testing

@testable import UIKit

/// The margins of scroll views: for what scrolls, those of the content, as in frames that Interface Builder saved.
@MainActor @Suite struct ScrollViewMarginTests {
  private let root = host(200, 100)
  private let scrollView = UIScrollView()

  init() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.leftAnchor.constraint(equalTo: root.leftAnchor),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.rightAnchor.constraint(equalTo: root.rightAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  private func content() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 300).isActive = true
    view.heightAnchor.constraint(equalToConstant: 400).isActive = true
    return view
  }

  @Test func attributes() {
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

  @Test func theGuide() {
    let view = content()
    let guide = scrollView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 300, height: 400))
    #expect(scrollView.contentSize == CGSize(width: 306, height: 404))
  }

  @Test func viewsBesideScrollViewsSeeTheFrame() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let guide = scrollView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
  }
}
