import Testing

import UIKit

@MainActor @Suite struct FittingSizeTests {
  private func card(_ content: SizedView) -> UIView {
    let card = UIView()
    card.addSubview(content)
    content.pinned(8)
    return card
  }

  /// 8 points around 50 x 20.
  @Test func theCompressedSizeIsThatOfTheContent() {
    let view = card(SizedView(50, 20))
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 66, height: 36))
    #expect(view.frame == .zero)
    #expect(view.subviews[0].frame == .zero)
  }

  /// Hugging at 250 is stronger than the target at 50.
  @Test func theExpandedSizeYieldsToHugging() {
    let content = SizedView(50, 20)
    let view = card(content)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 66, height: 36))
    content.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10_000, height: 36))
  }

  @Test func prioritiesDecideBetweenTargetAndContent() {
    let view = card(SizedView(50, 20))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 36))
    // Below hugging the target gives way, above it wins.
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 200, height: 300), withHorizontalFittingPriority: UILayoutPriority(249),
        verticalFittingPriority: UILayoutPriority(251)) == CGSize(width: 66, height: 300))
  }

  @Test func theViewsOwnConstraintsCount() {
    let view = card(SizedView(50, 20))
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 60))
  }

  /// After a layout, text is measured at the width that it has, unless the target's width is required: headers of tables are sized
  /// in `viewDidLayoutSubviews()` by their compressed size.
  @Test func textThatWrappedKeepsItsWidth() {
    let root = host(400, 300)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = "some words to wrap some words to wrap some words to wrap"
    let view = UIView()
    view.addSubview(label)
    label.pinned(8)
    let line = label.sizeThatFits(CGSize(width: 1000, height: 0)).height
    #expect(abs(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height - line - 16) < 0.001)
    _ = root.child(view).placed(0, 0).sized(166, nil)
    root.layoutIfNeeded()
    let height = label.frame.height
    #expect(height > 2 * line && label.frame.width == 150)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == height + 16)
    view.constraints.filter { $0.firstAttribute == .width && $0.secondItem == nil }.forEach {
      $0.isActive = false
    }
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == height + 16)
    let free = view.systemLayoutSizeFitting(
      CGSize(width: 1000, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(free.width == 1000 && abs(free.height - line - 16) < 0.001)
  }

  /// Asking changes nothing: not the layout that the view is in, nor one that follows.
  @Test func askingForASizeChangesNoLayout() {
    let root = host(400, 300)
    let view = card(SizedView(50, 20))
    _ = root.child(view).pinned()
    root.layoutIfNeeded()
    #expect(view.subviews[0].frame == rect(8, 8, 384, 284))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 66, height: 36))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 66, height: 36))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 400, 300))
    #expect(view.subviews[0].frame == rect(8, 8, 384, 284))
    root.frame.size = CGSize(width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(view.subviews[0].frame == rect(8, 8, 84, 34))
  }

  @Test func fittingWithinFittingIsAnswered() {
    final class Wrapper: UIView {
      let inner: UIView
      init(_ inner: UIView) {
        self.inner = inner
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
      }
      required init?(coder: NSCoder) { nil }
      // Asks for a fitting size inside a fitting.
      override var intrinsicContentSize: CGSize { inner.systemLayoutSizeFitting(.zero) }
    }
    let wrapper = Wrapper(card(SizedView(50, 20)))
    let outer = UIView()
    outer.addSubview(wrapper)
    wrapper.pinned(2)
    #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 40))
    let root = host(200, 200)
    _ = root.child(outer).placed(0, 0)
    root.layoutIfNeeded()
    #expect(outer.frame == rect(0, 0, 70, 40))
  }

  /// A root that is laid out by constraints takes the size they give.
  @Test func aRootTakesTheSizeOfItsConstraints() {
    let view = card(SizedView(50, 20))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 66, height: 36))
    #expect(view.subviews[0].frame == rect(8, 8, 50, 20))
  }

  @Test func viewsWithoutContentHaveNoSize() {
    #expect(UIView().systemLayoutSizeFitting(.zero) == .zero)
    #expect(UIStackView().systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test func sizesRoundUpToPixels() {
    let window = window(400, 300, scale: 2)
    let view = card(SizedView(50.1, 20.3))
    window.addSubview(view)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 66.5, height: 36.5))
  }
}
