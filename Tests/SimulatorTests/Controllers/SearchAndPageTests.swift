import DeviceModels
import Simulator
import Testing
import TinamouSnapshots
import UIKit
import UIKitControls

@MainActor @Suite struct SearchAndPageTests {
  private final class Watcher: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var calls: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { calls.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("didDismiss") }
  }

  /// The field is on glass in the toolbar, as wide as the other items leave, and above the keyboard while a search is in progress, with a
  /// button that ends it.
  @Test func searchIsInAToolbarThatHasItsItem() throws {
    let searched = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    searched.navigationItem.searchController = search
    let image = UIImage(systemName: "circle")
    searched.toolbarItems = [
      UIBarButtonItem(image: image, style: .plain, target: nil, action: nil),
      searched.navigationItem.searchBarPlacementBarButtonItem,
      UIBarButtonItem(image: image, style: .plain, target: nil, action: nil),
    ]
    let navigation = UINavigationController(rootViewController: searched)
    navigation.isToolbarHidden = false
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 16 Pro Max"))
    phone.show(navigation)
    let bar = search.searchBar
    #expect(bar.isDescendant(of: navigation.toolbar))
    // By a picture: 440 points less two margins of 28, two items of 48 and two gaps of 12.
    #expect(bar.convert(bar.bounds, to: navigation.toolbar) == CGRect(x: 88, y: 10, width: 264, height: 48))
    #expect(navigation.navigationBar.frame.height == 54)
    #expect(searched.navigationItem.searchBarPlacement == .integrated)
    search.isActive = true
    phone.advance(by: 1)
    #expect(bar.isDescendant(of: navigation.toolbar) && bar.isFirstResponder)
    #expect(navigation.navigationBar.frame.height == 0)
    let keyboard = try #require(phone.window.keyboardLayoutGuide.owningView).bounds.maxY
    #expect(navigation.toolbar.frame.maxY < keyboard - 200)
    func pieces(_ view: UIView) -> Int {
      view.subviews.reduce(view is GlassPlatter ? 1 : 0) { $0 + pieces($1) }
    }
    #expect(pieces(navigation.toolbar) == 4)
    let close = try #require(
      navigation.toolbar.firstDescendant { $0.accessibilityLabel == "Cancel" && $0.bounds.width == 48 })
    phone.tap(at: close.convert(CGPoint(x: 24, y: 24), to: nil))
    phone.advance(by: 1)
    #expect(!search.isActive)
    #expect(bar.isDescendant(of: navigation.toolbar))
    searched.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
    phone.layOut()
    #expect(bar.isDescendant(of: navigation.navigationBar))
    #expect(searched.navigationItem.searchBarPlacement == .stacked)
  }

  @Test(.ios(18)) func searchBeginsAndEndsInTheNavigationBar() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let searched = UITableViewController(style: .plain)
    searched.title = "All"
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let watcher = Watcher()
    search.searchResultsUpdater = watcher
    search.delegate = watcher
    searched.navigationItem.searchController = search
    searched.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: searched)
    let phone = try steppedPhone(navigation)
    phone.settlesByItself = true
    let bar = search.searchBar
    let height = bar.frame.height
    #expect(navigation.navigationBar.frame.height == 44 + height)
    let place = bar.convert(bar.bounds, to: nil)
    phone.tap(at: CGPoint(x: 150, y: place.midY))
    #expect(search.isActive && bar.isFirstResponder && bar.showsCancelButton)
    #expect(watcher.calls == ["willPresent", "didPresent", "update "])
    // The search bar has the navigation bar for itself.
    #expect(navigation.navigationBar.frame.height == height)
    #expect(results.viewIfLoaded?.window == nil)
    watcher.calls = []
    phone.typeText("ab")
    #expect(watcher.calls == ["update a", "update ab"])
    #expect(results.view.window === phone.window)
    #expect(results.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
    // Cancel.
    watcher.calls = []
    let field = bar.searchTextField.convert(bar.searchTextField.bounds, to: nil)
    phone.tap(at: CGPoint(x: field.maxX + 40, y: field.midY))
    #expect(!search.isActive && bar.text == "" && !bar.showsCancelButton)
    #expect(watcher.calls == ["willDismiss", "didDismiss", "update "])
    #expect(results.view.window == nil && search.parent == nil)
    #expect(navigation.navigationBar.frame.height == 44 + height)
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    var calls: [String] = []
    init(_ pages: [UIViewController]) { self.pages = pages }
    private func page(beside page: UIViewController, _ offset: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
      return pages.indices.contains(index + offset) ? pages[index + offset] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { calls.append("will") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { calls.append("did \(completed)") }
  }

  /// UIPageViewController.h: "Only populated if transition style is 'UIPageViewControllerTransitionStylePageCurl'."
  @Test func onlyCurledPagesHaveRecognizers() {
    func recognizers(_ style: UIPageViewController.TransitionStyle) -> [UIGestureRecognizer] {
      UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal).gestureRecognizers
    }
    #expect(recognizers(.scroll).isEmpty && !recognizers(.pageCurl).isEmpty)
  }

  @Test func pagesAreTurnedByDrags() throws {
    let log = CallLog()
    let pages = ["A", "B", "C"].map { RecordingController($0, log) }
    let book = Book(pages)
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
    let phone = try steppedPhone(controller)
    phone.settlesByItself = true
    #expect(log.take() == ["A load", "A willAppear", "A isAppearing", "A didAppear"])
    // A flick to the next page.
    phone.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
    #expect(controller.viewControllers == [pages[1]] && book.calls == ["will", "did true"])
    #expect(
      log.take() == [
        "B load", "B willAppear*", "A willDisappear*", "B isAppearing*", "B didAppear*", "A didDisappear*",
      ])
    #expect(pages[1].view.convert(pages[1].view.bounds, to: nil) == phone.window.bounds)
    #expect(pages[0].parent == nil)
    // One that is given up.
    book.calls = []
    phone.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 280, y: 400), steps: 60)
    #expect(controller.viewControllers == [pages[1]] && book.calls == ["will", "did false"])
    #expect(
      log.take() == [
        "C load", "C willAppear*", "B willDisappear*", "C isAppearing*", "B willAppear*", "B isAppearing*",
        "B didAppear*", "C willDisappear*", "C didDisappear*",
      ])
    // By code.
    var completed: Bool?
    controller.setViewControllers([pages[2]], direction: .forward, animated: true) { completed = $0 }
    #expect(completed == nil)
    phone.layOut()
    #expect(completed == true && controller.viewControllers == [pages[2]])
    // There is nothing behind the last page.
    _ = log.take()
    phone.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
    #expect(controller.viewControllers == [pages[2]] && log.take() == [])
  }
}
