import Foundation
import Testing

import UIKit

/// Layout asks overrides of members that applications may override.
@MainActor @Suite struct OverridingTests {
  private func laidOut(_ view: UIView, in size: CGSize = CGSize(width: 393, height: 852)) -> UIWindow {
    let window = window(size.width, size.height)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    controller.view = view
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
  }

  // MARK: Safe areas and margins

  private final class Unsafe: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }
  }

  @Test func overriddenSafeAreasAreInherited() {
    let view = Unsafe()
    let inner = view.child().pinned(to: view.safeAreaLayoutGuide)
    let below = UIView(frame: rect(0, 0, 393, 852))
    view.addSubview(below)
    let window = laidOut(view)
    #expect(inner.frame == rect(20, 10, 333, 812))
    #expect(view.safeAreaLayoutGuide.layoutFrame == rect(20, 10, 333, 812))
    // What lies within inherits what the view says.
    #expect(below.safeAreaInsets == UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    // And so do margins.
    #expect(view.layoutMargins.top == 10)
    _ = window
  }

  private final class UnsafeScroll: UIScrollView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0) }
  }

  @Test func overriddenSafeAreasInsetScrollViews() {
    let view = UnsafeScroll()
    view.contentSize = CGSize(width: 393, height: 2000)
    let window = laidOut(view)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0))
    _ = window
  }

  private final class Adjusted: UIScrollView {
    override var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: 99, left: 0, bottom: 0, right: 0) }
  }

  @Test func anOverriddenContentInsetLimitsScrolling() {
    let view = Adjusted()
    view.contentSize = CGSize(width: 393, height: 2000)
    let window = laidOut(view)
    view.setContentOffset(CGPoint(x: 0, y: -500), animated: false)
    view.scrollRectToVisible(rect(0, 0, 10, 10), animated: false)
    #expect(view.contentOffset.y >= -99)
    _ = window
  }

  private final class Margins: UIView {
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      set {}
    }
  }

  @Test func overriddenLayoutMarginsAreUsed() {
    let view = Margins()
    view.insetsLayoutMarginsFromSafeArea = false
    let root = UIView()
    _ = root.child(view).sized(100, 100).placed(0, 100)
    let inner = view.child().pinned(to: view.layoutMarginsGuide)
    let window = laidOut(root)
    #expect(inner.frame == rect(2, 1, 94, 96))
    _ = window
  }

  private final class Directional: UIView {
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get { NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
      set {}
    }
  }

  @Test func overriddenMarginsPlaceContent() {
    let root = UIView()
    let view = root.child(Directional()).sized(100, 100).placed(0, 100)
    let inner = view.child().pinned(to: view.layoutMarginsGuide)
    let window = laidOut(root)
    #expect(inner.frame == rect(2, 1, 94, 96))
    _ = window
  }

  private final class Minimum: UIViewController {
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 60)
    }
    override var additionalSafeAreaInsets: UIEdgeInsets {
      get { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
      set {}
    }
  }

  @Test func controllersOverrideMarginsAndInsets() {
    let window = window()
    let controller = Minimum()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins.left == 50)
    #expect(controller.view.layoutMargins.right == 60)
    #expect(controller.view.safeAreaInsets.top == 5)
  }

  // MARK: Contents

  private final class Content: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 61, height: 37) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0) }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    {
      UILayoutPriority(1)
    }
  }

  @Test func overriddenContentSizeAndAlignmentAreUsed() {
    let root = UIView()
    let view = root.child(Content()).placed(10, 100)
    let window = laidOut(root)
    #expect(view.frame == rect(5, 100, 66, 37))
    // A distance that resists less than it is hugged.
    let limit = view.widthAnchor.constraint(equalToConstant: 20)
    limit.priority = UILayoutPriority(500)
    limit.isActive = true
    window.layoutIfNeeded()
    // Hugging asks for no more than 61, resistance of 1 yields to 500.
    #expect(view.alignmentRect(forFrame: view.frame).width == 20)
  }

  private final class Text: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 10), limitedToNumberOfLines: numberOfLines)
        .insetBy(dx: -10, dy: -10)
    }
  }

  @Test func anOverriddenTextRectEnlargesLabels() {
    let (plain, padded) = (UILabel(), Text())
    (plain.text, padded.text) = ("Text", "Text")
    let size = plain.intrinsicContentSize
    #expect(padded.intrinsicContentSize == CGSize(width: size.width + 20, height: size.height + 20))
  }

  private final class Fitting: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 34) }
  }

  @Test func anOverriddenSizeThatFitsIsUsed() {
    let view = Fitting(frame: rect(1, 2, 3, 4))
    view.sizeToFit()
    #expect(view.frame == rect(1, 2, 12, 34))
  }

  private final class Baseline: UIView {
    let label = UILabel()
    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
  }

  @Test func overriddenBaselineViewsAreUsed() {
    let root = UIView()
    let view = root.child(Baseline()).sized(100, 60).placed(0, 100)
    view.label.text = "Text"
    _ = view.child(view.label).placed(0, 20)
    let other = UILabel()
    other.text = "Text"
    _ = root.child(other).placed(150, nil)
    other.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
    let window = laidOut(root)
    #expect(other.frame.minY == 120)
    _ = window
  }

  private final class Substituting: UIView {
    let label = UILabel()
    override func forBaselineLayout() -> UIView { label }
    override var minimumContentSizeCategory: UIContentSizeCategory? {
      get { label.minimumContentSizeCategory }
      set { label.minimumContentSizeCategory = newValue }
    }
    override var maximumContentSizeCategory: UIContentSizeCategory? {
      get { label.maximumContentSizeCategory }
      set { label.maximumContentSizeCategory = newValue }
    }
    override var appliedContentSizeCategoryLimitsDescription: String {
      label.appliedContentSizeCategoryLimitsDescription
    }
  }

  @Test func aViewMayStandForItsLabel() {
    let view = Substituting()
    #expect(view.forFirstBaselineLayout === view.label && view.forLastBaselineLayout === view.label)
    (view as UIView).minimumContentSizeCategory = .large
    (view as UIView).maximumContentSizeCategory = .extraLarge
    #expect(view.label.maximumContentSizeCategory == .extraLarge)
    #expect((view as UIView).appliedContentSizeCategoryLimitsDescription.contains("UILabel: minimum"))
  }

  private final class Limiting: UIView {
    override var maximumContentSizeCategory: UIContentSizeCategory? {
      get { .large }
      set {}
    }
  }

  @Test func aComputedLimitOfTextSizesIsFollowed() {
    useStandardScreen()
    let root = UIView()
    let (limiting, free) = (root.child(Limiting()), root.child(UIView()))
    let label = limiting.child(UILabel())
    root.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    let window = laidOut(root)
    #expect(free.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(limiting.traitCollection.preferredContentSizeCategory == .large)
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
    _ = window
  }

  // MARK: Layout

  private final class Counting: UIView {
    var layouts = 0
    var updates = 0
    var frames = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
    override var frame: CGRect { didSet { frames += 1 } }
  }

  @Test func overriddenPassesOfLayoutAreCalledOnceEach() {
    let root = UIView()
    let view = root.child(Counting()).sized(10, 10).placed(0, 0)
    let window = laidOut(root)
    #expect(view.layouts == 1)
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(view.updates == 2)
  }

  private final class Own: UIView {
    override class var requiresConstraintBasedLayout: Bool { true }
    var updates = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test func constraintsAreAskedOfViewsThatNeedThem() {
    let root = UIView()
    let view = Own(frame: rect(0, 0, 10, 10))
    root.addSubview(view)
    let window = laidOut(root)
    #expect(view.updates == 1)
    _ = window
  }

  private final class Direction: UIView {
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  }

  @Test func anOverriddenDirectionMirrorsLayout() {
    let root = UIView()
    let view = root.child(Direction()).sized(100, 100).placed(0, 100)
    let inner = view.child().sized(20, 20).placed(5, 5)
    let window = laidOut(root)
    #expect(inner.frame.minX == 75)
    _ = window
  }

  private final class Hit: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -50, dy: -50).contains(point)
    }
  }

  @Test func anOverriddenPointInsideTakesTouches() {
    let root = UIView()
    let view = Hit(frame: rect(100, 100, 10, 10))
    root.addSubview(view)
    let window = laidOut(root)
    #expect(window.hitTest(CGPoint(x: 70, y: 70), with: nil) === view)
  }

  // MARK: Lists and bars

  private final class Cell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 71) }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      Cell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func cellsOverrideHeightsOfRows() {
    let table = UITableView()
    let rows = Rows()
    table.dataSource = rows
    let window = laidOut(table)
    #expect(table.visibleCells.first?.frame.height == 71)
    _ = window
  }
}
