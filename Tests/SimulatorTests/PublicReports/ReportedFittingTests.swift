import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of fitting sizes, stacks, priorities and margins.
@MainActor @Suite(.serialized) struct ReportedFittingTests: PublicReports {
  /// example-a.com/answer/63747471 (printed on iOS 13): fitting sizes are whole pixels, rounded up.
  @Test(arguments: [("iPhone 11", 173.5, 173.5), ("iPhone 11 Pro", 173.6666666666, 173.333333333)])
  func fittingSizesAreWholePixels(name: String, half: CGFloat, quarter: CGFloat) throws {
    let phone = try device(name, system: 13)
    phone.show(UIViewController())
    for (width, fitting) in [(173.5, half), (173.25, quarter)] {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      let size = view.systemLayoutSizeFitting(CGSize(width: width, height: 0))
      #expect(abs(size.width - fitting) < 1e-6 && size.height == 0)
      let compressed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(abs(compressed.width - fitting) < 1e-6)
    }
    withExtendedLifetime(phone) {}
  }

  /// exchangetuts.com/uistackview-proportional-layout-with-only-intrinsiccontentsize-1639974634963199 (24 views) and
  /// openradar 34595752 (iOS 10.3): with a small spacing all views are equally wide but the last, which is stretched.
  @Test func theLastProportionalViewPaysForTheSpacing() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    let stack = UIStackView(arrangedSubviews: (0..<24).map { _ in ReportedSizedView(1, 1) })
    stack.spacing = 1
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
    controller.view.addSubview(stack)
    phone.layOut()
    let widths = stack.arrangedSubviews.map(\.frame.width)
    let first = widths[0]
    #expect(widths.dropLast().allSatisfy { abs($0 - first) <= 0.5 })
    #expect(widths[23] > 2 * first)
    #expect(stack.arrangedSubviews[23].frame.maxX == 300)
  }

  /// exchangetuts.com/what-are-the-default-auto-layout-content-hugging-and-content-compression-resistance-priority-values
  /// (Xcode 7.3), the part on objects of code.
  @Test func prioritiesOfViewsOfCode() {
    func hugging(_ view: UIView) -> [Float] {
      [
        view.contentHuggingPriority(for: .horizontal).rawValue,
        view.contentHuggingPriority(for: .vertical).rawValue,
      ]
    }
    for view in [UIImageView(), UILabel(), UIButton(), UITextField(), UITextView(), UIScrollView(), UIView()]
    {
      #expect(hugging(view) == [250, 250])
    }
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView()] { #expect(hugging(view) == [750, 750]) }
    #expect(hugging(UIProgressView()) == [250, 750])
    for view in [UIImageView(), UILabel(), UIButton(), UITextField(), UISwitch(), UIProgressView()] {
      #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
      #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }
  }

  /// stackoverflow.com/q/50275346 (rob mayoff): hiding has no effect on layout, except in a stack.
  @Test func hiddenViewsKeepTheirPlace() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let (above, below) = (ReportedSizedView(50, 40), ReportedSizedView(50, 40))
    for view in [above, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      above.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
      below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8),
    ])
    above.isHidden = true
    phone.layOut()
    #expect(above.frame == CGRect(x: 0, y: 20, width: 50, height: 40))
    #expect(below.frame.minY == 68)
  }

  /// haker.dev/2023/02/21/UIStackView+Views+Spacing: removing a view removes its custom spacing. Apple's guide, quoted in
  /// github.com/nootfly/TIL: it stays a subview.
  @Test func removedViewsStaySubviewsAndLoseTheirSpacing() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let (a, b) = (ReportedSizedView(50, 40), ReportedSizedView(50, 40))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.spacing = 10
    stack.setCustomSpacing(5, after: a)
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    phone.layOut()
    #expect(b.frame.minX == 55)
    stack.removeArrangedSubview(a)
    #expect(a.superview === stack && stack.arrangedSubviews == [b])
    stack.insertArrangedSubview(a, at: 0)
    #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
    phone.layOut()
    #expect(b.frame.minX == 60)
  }

  /// developer.apple.com, systemMinimumLayoutMargins: with a minimum of 20 a margin of 10 is 20.
  @Test func marginsOfRootsAreAtLeastTheMinimum() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8 Plus", system: 15)
    phone.show(controller)
    #expect(controller.systemMinimumLayoutMargins.leading == 20)
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 35)
    phone.layOut()
    #expect(controller.view.directionalLayoutMargins.leading == 20)
    #expect(controller.view.directionalLayoutMargins.trailing == 35)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    phone.layOut()
    #expect(controller.view.directionalLayoutMargins.leading == 10)
  }

  /// useyourloaf.com/blog/keyboard-layout-guide: without a keyboard the guide is at the bottom, as high as the safe area's
  /// inset.
  @Test func theKeyboardGuideCoversTheHomeIndicator() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 13", system: 15)
    phone.show(controller)
    let guide = controller.view.keyboardLayoutGuide
    phone.layOut()
    #expect(guide.layoutFrame.maxY == 844 && guide.layoutFrame.height == 34)
    #expect(guide.layoutFrame.minY == controller.view.safeAreaLayoutGuide.layoutFrame.maxY)
  }

  /// kean.blog/post/lets-build-uistackview (intrinsic widths of 160, 80 and 40) and developer.apple.com,
  /// systemLayoutSizeFitting: the size of the view is not changed.
  @Test func stacksFitTheirViews() {
    let views = [ReportedSizedView(160, 200), ReportedSizedView(80, 100), ReportedSizedView(40, 50)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 7, height: 9)
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 300, height: 200))
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 7, height: 9))
    stack.frame.size = size
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [160, 80, 40])
    #expect(views.map(\.frame.height) == [200, 200, 200])
  }
}
