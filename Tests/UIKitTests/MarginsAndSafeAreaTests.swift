import Testing

import UIKit

/// Safe areas of views in a visible window, which are known before a layout.
@MainActor @Suite struct KnownSafeAreaTests {
  private final class Counting: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  @Test func safeAreasAreKnownWithoutALayout() {
    let window = window()
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let (root, child) = (UIViewController(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(child.view.safeAreaLayoutGuide.layoutFrame == rect(0, 59, 393, 759))
    #expect(child.view.layoutMargins.top >= 59)
    let inner = Counting(frame: child.view.safeAreaLayoutGuide.layoutFrame)
    child.view.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero && inner.changes == 0)
    inner.frame.origin.y = 0
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    #expect(inner.changes == 1)
    window.layoutIfNeeded()
    #expect(inner.changes == 1)
  }

  /// Views that constraints place have their safe area after the first layout.
  @Test func safeAreasOfViewsWithoutASizeAreNone() {
    let window = window()
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let view = window.child()
    #expect(view.safeAreaInsets == .zero)
    view.pinned()
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == window.deviceSafeAreaInsets)
  }

  /// In a window that is hidden, and outside of windows, there is no safe area before a layout.
  @Test func safeAreasOfWhatIsNotShownAreNone() {
    let window = window()
    window.isHidden = true
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.safeAreaInsets == .zero)
  }
}

@MainActor @Suite struct MarginsAndSafeAreaTests {
  @Test func aPlainViewHasApplesDefaultMargins() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(
      view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func absoluteAndDirectionalMarginsAreOne() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(
      view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
  }

  @Test func theMarginsGuideFollowsTheMargins() {
    let root = host(200, 100)
    let view = root.child()
    view.pinned(to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 8, 184, 84))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == rect(2, 1, 194, 96))
    #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
    #expect(root.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
    // System guides are not among the view's own.
    #expect(root.layoutGuides.isEmpty)
    #expect(root.constraints.count == 4)
  }

  /// Margins of 20 at all sides of a view 30 by 24: the guide has no size below none, but the view is as large as asked.
  @Test func marginsThatOverlapDoNotMakeAViewLarger() {
    let root = host(200, 100)
    let view = root.child().placed(50, 40).sized(30, 24)
    view.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let inner = view.child().sized(5, 4)
    let messages = collectingLayoutLog {
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      ])
      root.layoutIfNeeded()
    }
    #expect(messages.isEmpty)
    #expect(view.frame == rect(50, 40, 30, 24))
    #expect(inner.frame == rect(20, 20, 5, 4))
    // By the other margins it begins before them: 30 - 20 - 5 and 24 - 20 - 4.
    let last = view.child().sized(5, 4)
    NSLayoutConstraint.activate([
      last.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      last.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(50, 40, 30, 24))
    #expect(last.frame == rect(5, 0, 5, 4))
  }

  /// A toolbar is 44 points high, but 49 where constraints hold it at the end of a safe area above a home indicator.
  @Test func toolbarsAboveHomeIndicatorsAreHigher() {
    let window = window(393, 852)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    let root: UIView = controller.view
    func bar() -> UIToolbar { root.child(UIToolbar()).placed(0, nil) }
    let (last, above, below, top) = (bar(), bar(), bar(), bar())
    NSLayoutConstraint.activate([
      root.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: last.bottomAnchor),
      above.bottomAnchor.constraint(equalTo: last.topAnchor),
      below.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      top.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect([last, above, below, top].map(\.bounds.height) == [49, 44, 44, 44])
    // 852 - 34 - 49, 49 fewer; 852 - 44; 59.
    #expect([last, above, below, top].map { $0.frame.minY.rounded() } == [769, 725, 808, 59])
  }

  /// The bar's height follows when the safe area or the constraints change.
  @Test func toolbarsFollowTheSafeArea() {
    let window = window(393, 852)
    let controller = UIViewController()
    window.rootViewController = controller
    let root: UIView = controller.view
    let bar = root.child(UIToolbar()).placed(0, nil)
    let end = bar.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor)
    end.isActive = true
    window.layoutIfNeeded()
    #expect(bar.bounds.height == 44)
    window.deviceSafeAreaInsets.bottom = 34
    window.layoutIfNeeded()
    #expect(bar.bounds.height == 49)
    end.isActive = false
    bar.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(bar.bounds.height == 44)
  }

  /// An inset of 59 at the top of the window: a view 20 below it still has 39, one far below has none.
  @Test func theSafeAreaReachesIntoSubviews() {
    let window = window(393, 852)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let lower = UIView(frame: rect(0, 20, 393, 200))
    let low = UIView(frame: rect(0, 100, 393, 752))
    let inner = UIView(frame: rect(10, 10, 100, 100))
    window.addSubview(lower)
    window.addSubview(low)
    lower.addSubview(inner)
    window.layoutIfNeeded()
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(lower.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 29, left: 0, bottom: 0, right: 0))
    #expect(low.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    // Moving changes it.
    lower.frame.origin.y = 0
    window.layoutIfNeeded()
    #expect(lower.safeAreaInsets.top == 59)
    #expect(inner.safeAreaInsets.top == 49)
  }

  @Test func marginsContainTheSafeArea() {
    let window = window(393, 852)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func theSafeAreaGuideFollowsTheInsets() {
    let window = window(393, 852)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    let view = controller.view.child()
    view.pinned(to: controller.view.safeAreaLayoutGuide)
    window.layoutIfNeeded()
    // 852 - 59 - 34.
    #expect(view.frame == rect(0, 59, 393, 759))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 5, bottom: 49, right: 6)
    window.layoutIfNeeded()
    #expect(view.frame == rect(5, 103, 382, 666))
    #expect(controller.topLayoutGuide.length == 103)
    #expect(controller.bottomLayoutGuide.length == 83)
  }

  /// The system's least margins of a root view: 16 points on narrow, 20 on wide screens, none above and below.
  @Test(arguments: [(375.0, 16.0), (393, 16), (402, 16), (414, 20), (430, 20), (820, 20)])
  func rootViewsHaveTheSystemsLeastMargins(width: CGFloat, margin: CGFloat) {
    let window = window(width, 800)
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.systemMinimumLayoutMargins.leading == margin)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4, leading: 5, bottom: 6, trailing: 30)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 4, left: margin, bottom: 6, right: 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 30))
  }

  /// The superview's margin of 20 reaches 15 into a view 5 inside it; the view's own margins of 8 are larger on the
  /// other side.
  @Test func preservedMarginsReachIntoSubviews() {
    let root = host(200, 200)
    root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    let view = UIView(frame: rect(5, 0, 180, 200))
    root.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    root.layoutIfNeeded()
    // Right: 200 - 185 = 15 of the 20 lie outside.
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 15, bottom: 8, right: 8))
    root.layoutMargins.left = 40
    root.layoutIfNeeded()
    #expect(view.layoutMargins.left == 35)
  }

  @Test func callbacksPrecedeTheLayoutThatUsesThem() {
    final class Recorder: UIView {
      var calls: [String] = []
      override func safeAreaInsetsDidChange() { calls.append("safeArea \(safeAreaInsets.top)") }
      override func layoutMarginsDidChange() { calls.append("margins \(layoutMargins.top)") }
      override func layoutSubviews() {
        calls.append("layout")
        super.layoutSubviews()
      }
    }
    let window = window()
    let view = Recorder(frame: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    view.calls = []
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(view.calls == ["safeArea 20.0", "margins 28.0", "layout"])
    view.calls = []
    window.layoutIfNeeded()
    #expect(view.calls.isEmpty)
  }

  /// Readable text is at most 672 points wide at the default text size, in the middle.
  @Test func theReadableGuideIs672PointsWideAtMost() {
    let window = window(1024, 768, scale: 2)
    let controller = UIViewController()
    window.rootViewController = controller
    let view = controller.view.child().placed(nil, 0).sized(nil, 10)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.readableContentGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.readableContentGuide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == rect(176, 0, 672, 10))
    window.frame.size.width = 500
    window.layoutIfNeeded()
    // Narrower than that the margins of 20 count.
    #expect(view.frame == rect(20, 0, 460, 10))
  }

  /// Without a keyboard the guide is at the lower end of the safe area.
  @Test func withoutKeyboardItsGuideIsAtTheSafeAreasEnd() {
    let window = window(393, 852)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let view = window.child().placed(0, nil).sized(10, 10)
    view.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.maxY == 818)
  }
}
