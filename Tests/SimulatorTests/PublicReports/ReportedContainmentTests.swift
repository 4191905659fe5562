import DeviceModels
import Foundation
import Simulator
import Testing

@_spi(Launch) import UIKit

/// Public reports of tabs, children, navigation, pages, sheets, the responder chain and rotation.
@MainActor @Suite(.serialized) struct ReportedContainmentTests: PublicReports {
  private final class Tab: UIViewController {
    let calls: ReportedCalls
    init(_ name: String, _ calls: ReportedCalls) {
      self.calls = calls
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ call: String) { calls.list.append("\(title ?? "") \(call)") }
    override func viewDidLoad() {
      super.viewDidLoad()
      note("load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("didDisappear")
    }
  }

  /// pgzxc.github.io/posts/efa3afd7 (log of a storyboard with four tabs).
  @Test func tabsAppearBeforeOthersDisappear() throws {
    let calls = ReportedCalls()
    let tabs = UITabBarController()
    tabs.viewControllers = [Tab("A", calls), Tab("B", calls)]
    let phone = try device("iPhone 8", system: 12)
    phone.show(tabs)
    #expect(calls.take() == ["A load", "A willAppear", "A didAppear"])
    phone.tap(at: CGPoint(x: 281, y: 642))
    #expect(
      calls.take() == ["B load", "B willAppear", "A willDisappear", "A didDisappear", "B didAppear"])
  }

  /// cnblogs.com/huahuahu/p/ViewControllerContainment: adding calls willMove, removing didMove; the others are the
  /// container's.
  @Test func addingAndRemovingTellHalf() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls.append(parent == nil ? "will nil" : "will")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls.append(parent == nil ? "did nil" : "did")
      }
    }
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    #expect(child.calls == ["will"])
    child.calls = []
    child.removeFromParent()
    #expect(child.calls == ["did nil"] && child.parent == nil)
  }

  /// hyun99999.github.io and sujinnaljin.medium.com "UISheetPresentationController" (defaults in comments of the code; no
  /// sheet for full screen).
  @Test func defaultsOfSheets() throws {
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    #expect(sheet.largestUndimmedDetentIdentifier == nil)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    #expect(sheet.detents.map(\.identifier) == [.large])
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.sheetPresentationController == nil)
  }

  /// 39.103.169.235/p/617577ff4be1: view, controller, window for the root's controller, application; of a presented
  /// controller the one that presents.
  @Test func respondersFollowTheHierarchy() throws {
    let (root, child, cover) = (UIViewController(), UIViewController(), UIViewController())
    let phone = try device("iPhone 8", system: 14)
    phone.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    let label = UILabel()
    child.view.addSubview(label)
    #expect(label.next === child.view && child.view.next === child && child.next === root.view)
    #expect(root.view.next === root)
    var last: [UIResponder] = []
    var responder = root.next
    while let next = responder {
      last.append(next)
      responder = next.next
    }
    #expect(last.contains { $0 === root.view.window } && last.contains { $0 === UIApplication.shared })
    let window = try #require(last.firstIndex { $0 === root.view.window })
    #expect(try window < #require(last.firstIndex { $0 === UIApplication.shared }))
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    phone.layOut()
    #expect(cover.view.next === cover)
    var above: [UIResponder] = []
    responder = cover.next
    while let next = responder {
      above.append(next)
      responder = next.next
    }
    #expect(above.contains { $0 === root })
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<3).map { _ in UIViewController() }
    var asked = 0
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      asked += 1
      return pageViewController.viewControllers?.first.flatMap { pages.firstIndex(of: $0) } ?? 0
    }
  }

  /// Screenshots of github.com/AnilDerin/ShoppingApp, iOS 16 on an iPhone 14 Pro: pages end 60 points above the edge, 26 of them those of
  /// the page control, whose white dots are on the color behind the controller.
  @Test func pagesEndAboveTheirPageControl() throws {
    let source = Pages()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = source
    controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let parent = UIViewController()
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    controller.view.frame = parent.view.bounds
    controller.didMove(toParent: parent)
    let phone = try device("iPhone 14 Pro", system: 16)
    phone.show(parent)
    #expect(abs(source.pages[0].view.frame.height - (852 - 60)) < 0.001)
    let control = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(abs(control.frame.minY - 792) < 0.001 && control.frame.height == 26)
  }

  /// samwize.com/2015/10/14/guide-to-using-uipageviewcontroller: code that sets pages asks for the index, a swipe does not
  /// and moves the indicator by itself.
  @Test func swipesDoNotAskForTheIndex() throws {
    let source = Pages()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = source
    controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    #expect(source.asked > 0)
    let control = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(control.numberOfPages == 3 && control.currentPage == 0)
    source.asked = 0
    phone.drag(from: CGPoint(x: 340, y: 300), to: CGPoint(x: 20, y: 300))
    #expect(controller.viewControllers == [source.pages[1]])
    #expect(source.asked == 0 && control.currentPage == 1)
    controller.setViewControllers([source.pages[2]], direction: .forward, animated: false)
    phone.layOut()
    #expect(source.asked > 0 && control.currentPage == 2)
  }

  /// takorras.hatenablog.com/entry/2020/06/25 (table of A, B and C, after Apple's documentation of dismiss).
  @Test func aLowerControllerDismissesAllAbove() throws {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let phone = try device("iPhone 11", system: 13)
    func presentBoth() {
      phone.show(a)
      a.present(b, animated: false)
      phone.layOut()
      b.present(c, animated: false)
      phone.layOut()
    }
    presentBoth()
    #expect(a.presentingViewController == nil && a.presentedViewController === b)
    #expect(b.presentingViewController === a && b.presentedViewController === c)
    #expect(c.presentingViewController === b && c.presentedViewController == nil)
    b.dismiss(animated: false)
    phone.layOut()
    #expect(a.presentedViewController === b && b.presentedViewController == nil)
    b.present(c, animated: false)
    phone.layOut()
    a.dismiss(animated: false)
    phone.layOut()
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    #expect(c.presentingViewController == nil)
  }

  private final class Navigation: UINavigationController, UINavigationBarDelegate {
    let calls = ReportedCalls()
    override func popViewController(animated: Bool) -> UIViewController? {
      calls.list.append("pop")
      return super.popViewController(animated: animated)
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.list.append("should")
      return true
    }
  }

  /// thequickadvisor.com/?p=1560898 "Why is navigationBar called first after popViewController": a tap on the back button
  /// asks the bar's delegate first, code pops first.
  @Test func backButtonsAskBeforeTheyPop() throws {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    let navigation = Navigation()
    navigation.setViewControllers([first, second], animated: false)
    let phone = try device("iPhone 8", system: 12)
    phone.show(navigation)
    _ = navigation.calls.take()
    phone.tap(at: CGPoint(x: 20, y: 42))
    #expect(navigation.topViewController === first)
    #expect(navigation.calls.take() == ["should", "pop"])
    navigation.pushViewController(second, animated: false)
    phone.layOut()
    _ = navigation.calls.take()
    _ = navigation.popViewController(animated: false)
    phone.layOut()
    #expect(navigation.calls.take() == ["pop", "should"])
  }

  private final class Turning: UIViewController {
    var turns = 0
    var changes = 0
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      turns += 1
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      changes += 1
    }
  }

  private final class TurningScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = Turning()
      window?.makeKeyAndVisible()
    }
  }

  private final class TurningApplication: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = TurningScene.self
      return configuration
    }
  }

  /// developer.apple.com/forums/thread/716583: asking for the present orientation calls nothing. level49.com/date/2016/05:
  /// nothing is called at a launch in landscape, either.
  @Test func nothingTurnsWithoutATurn() throws {
    let phone = try device("iPhone 14", system: 16)
    defer { UIApplication.shared.terminate() }
    phone.launch(
      TurningApplication.self,
      info: ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false]])
    let controller = try #require(phone.window.rootViewController as? Turning)
    let scene = try #require(phone.window.windowScene)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    phone.layOut()
    #expect(controller.turns == 0 && controller.changes == 0)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    phone.layOut()
    #expect(controller.turns == 1 && controller.changes == 1)
    let wide = Turning()
    let other = try device("iPhone 6 Plus", system: 11, orientation: .landscape)
    other.show(wide)
    #expect(wide.view.bounds.width == 736 && wide.turns == 0 && wide.changes == 0)
  }

  /// stackoverflow.com/q/30117083 (description of the subviews): the content first, the bar above it, and the top
  /// controller's view alone.
  @Test func onlyTheTopViewIsInANavigation() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let phone = try device("iPhone 8", system: 12)
    phone.show(navigation)
    navigation.pushViewController(second, animated: false)
    phone.layOut()
    #expect(first.view.window == nil && second.view.window != nil)
    #expect(navigation.view.subviews.count == 2)
    #expect(navigation.view.subviews.last === navigation.navigationBar)
    #expect(navigation.view.subviews.first.map { second.view.isDescendant(of: $0) } == true)
  }
}
