import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of the order in which controllers are told.
@MainActor @Suite(.serialized) struct ReportedOrderTests: PublicReports {
  private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let list: [UIViewController]
    let calls: ReportedCalls
    init(_ list: [UIViewController], _ calls: ReportedCalls) {
      self.list = list
      self.calls = calls
    }
    private func index(_ page: UIViewController) -> Int { list.firstIndex(of: page) ?? -1 }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      calls.list.append("before \(index(viewController))")
      return index(viewController) > 0 ? list[index(viewController) - 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      calls.list.append("after \(index(viewController))")
      return index(viewController) + 1 < list.count ? list[index(viewController) + 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { calls.list.append("will \(pendingViewControllers.map(index))") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { calls.list.append("did \(completed)") }
  }

  private func pages(_ list: [UIViewController], _ calls: ReportedCalls) throws -> (VirtualDevice, Pages) {
    let source = Pages(list, calls)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([list[0]], direction: .forward, animated: false)
    let phone = try device("iPhone 8", system: 15)
    phone.show(pages)
    _ = calls.take()
    return (phone, source)
  }

  /// wangling.me/2014/02 "The Inconsistent Order of View Transition Events" (page scrolling, and given up).
  @Test func theNextPageAppearsBeforeTheOldOneDisappears() throws {
    let calls = ReportedCalls()
    let list = ["A", "B", "C"].map { ReportedController($0, calls) }
    let (phone, source) = try pages(list, ReportedCalls())
    _ = calls.take()
    phone.drag(from: CGPoint(x: 340, y: 300), to: CGPoint(x: 40, y: 300))
    #expect(calls.take() == ["B willAppear", "A willDisappear", "B didAppear", "A didDisappear"])
    phone.drag(from: CGPoint(x: 340, y: 300), to: CGPoint(x: 280, y: 300), steps: 60)
    #expect(
      calls.take() == [
        "C willAppear", "B willDisappear", "B willAppear", "B didAppear", "C willDisappear", "C didDisappear",
      ])
    withExtendedLifetime(source) {}
  }

  /// wisdomskyduan.blogspot.com/2015/11 "UIPageViewController Test Note" (five pages, iOS 9.1).
  @Test func pagesAreAskedForWhenScrollingBegins() throws {
    let calls = ReportedCalls()
    let list = (0..<5).map { _ in UIViewController() }
    let (phone, source) = try pages(list, calls)
    phone.drag(from: CGPoint(x: 340, y: 300), to: CGPoint(x: 280, y: 300), steps: 60)
    #expect(calls.take() == ["after 0", "before 0", "will [1]", "did false"])
    phone.drag(from: CGPoint(x: 340, y: 300), to: CGPoint(x: 40, y: 300))
    #expect(calls.take() == ["will [1]", "did true", "after 1"])
    phone.drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 340, y: 300))
    #expect(calls.take() == ["will [0]", "did true", "before 0"])
    withExtendedLifetime(source) {}
  }

  private final class StackDelegate: NSObject, UINavigationControllerDelegate {
    let calls: ReportedCalls
    init(_ calls: ReportedCalls) { self.calls = calls }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { calls.list.append("willShow \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { calls.list.append("didShow \(viewController.title ?? "")") }
  }

  /// vastdevblog.vast.com/blog/2012/04/08 "UIViewController Life Cycle" (NSLog of a push and a pop).
  @Test func theDelegateOfAStackIsToldAfterTheControllers() throws {
    let calls = ReportedCalls()
    let (a, b) = (ReportedController("A", calls), ReportedController("B", calls))
    (a.title, b.title) = ("A", "B")
    let delegate = StackDelegate(calls)
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = delegate
    let phone = try device("iPhone 8", system: 15)
    phone.show(navigation)
    _ = calls.take()
    navigation.pushViewController(b, animated: true)
    phone.layOut()
    #expect(
      calls.take() == [
        "A willDisappear", "B willAppear", "willShow B", "A didDisappear", "B didAppear", "didShow B",
      ])
    navigation.popViewController(animated: true)
    phone.layOut()
    #expect(
      calls.take() == [
        "B willDisappear", "A willAppear", "willShow A", "B didDisappear", "A didAppear", "didShow A",
      ])
  }

  /// Writes down all calls of its life, each of a kind that follows itself once.
  private final class Whole: UIViewController {
    let name: String
    let calls: ReportedCalls
    var toLoad: ((UIViewController) -> Void)?
    init(_ name: String, _ calls: ReportedCalls) {
      self.name = name
      self.calls = calls
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ call: String) {
      let line = name + call
      if calls.list.last != line { calls.list.append(line) }
    }
    override func loadView() {
      note("loadView")
      super.loadView()
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      note("viewDidLoad")
      toLoad?(self)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("viewDidDisappear")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      note("willLayout")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      note("didLayout")
    }
    override func updateViewConstraints() {
      super.updateViewConstraints()
      note("updateViewConstraints")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      note(parent == nil ? "willMove(nil)" : "willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note(parent == nil ? "didMove(nil)" : "didMove")
    }
  }

  /// The calls without those that a list has before.
  private func firsts(_ calls: [String]) -> [String] {
    var seen: Set<String> = []
    return calls.filter { seen.insert($0).inserted }
  }

  /// arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller and bradbambara.wordpress.com/2014/07/31 "Object Life Cycle:
  /// UIViewController" (pushed and popped).
  @Test func aPushMovesFirstAndHasMovedLast() throws {
    let calls = ReportedCalls()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = try device("iPhone 8", system: 15)
    phone.show(navigation)
    navigation.pushViewController(Whole("", calls), animated: true)
    phone.layOut()
    #expect(
      firsts(calls.take()) == [
        "willMove", "loadView", "viewDidLoad", "viewWillAppear", "updateViewConstraints", "willLayout",
        "didLayout", "viewDidAppear", "didMove",
      ])
    navigation.popViewController(animated: true)
    phone.layOut()
    let popped = calls.take().filter { $0 != "willLayout" && $0 != "didLayout" }
    #expect(
      popped.filter { $0 != "updateViewConstraints" } == [
        "willMove(nil)", "viewWillDisappear", "viewDidDisappear", "didMove(nil)",
      ])
  }

  /// stackoverflow.com/q/48653763 (log of a child that viewDidLoad adds).
  @Test func childrenAreLaidOutBeforeTheyHaveAppeared() throws {
    let calls = ReportedCalls()
    let parent = Whole("parent ", ReportedCalls())
    let child = Whole("", calls)
    parent.toLoad = {
      $0.addChild(child)
      $0.view.addSubview(child.view)
    }
    let phone = try device("iPhone 8", system: 15)
    phone.show(parent)
    #expect(
      firsts(calls.take()).filter { $0 != "loadView" && $0 != "updateViewConstraints" } == [
        "willMove", "viewDidLoad", "viewWillAppear", "willLayout", "didLayout", "viewDidAppear",
      ])
    withExtendedLifetime(phone) {}
  }

  /// jianshu.com/p/ad86ca978747: the view alone tells its controller, without addChild.
  @Test func aViewThatIsAddedTellsItsController() throws {
    let calls = ReportedCalls()
    let root = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(root)
    let other = Whole("", calls)
    root.view.addSubview(other.view)
    phone.layOut()
    let names = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    #expect(calls.take().filter(names.contains) == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
    other.view.removeFromSuperview()
    phone.layOut()
    #expect(calls.take().filter(names.contains) == ["viewWillDisappear", "viewDidDisappear"])
  }

  /// remkoh.dev/?p=4214 "UIViewController lifecycle in a StoryBoard" (scenario 2, full screen).
  @Test func aFullScreenPresentationTellsTheOldOneLast() throws {
    let calls = ReportedCalls()
    let (first, second) = (Whole("1 ", calls), Whole("2 ", calls))
    second.modalPresentationStyle = .fullScreen
    let phone = try device("iPhone 8", system: 12)
    phone.show(first)
    _ = calls.take()
    first.present(second, animated: true)
    phone.layOut()
    let told = firsts(calls.take()).filter { !$0.hasPrefix("1 willLayout") && !$0.hasPrefix("1 didLayout") }
    #expect(
      told.filter { !$0.hasSuffix("updateViewConstraints") } == [
        "2 loadView", "2 viewDidLoad", "1 viewWillDisappear", "2 viewWillAppear", "2 willLayout",
        "2 didLayout", "2 viewDidAppear", "1 viewDidDisappear",
      ])
  }

  /// sofunction.com/detail/189167 (two alerts in viewDidAppear): the second is refused.
  @Test func whoPresentsCannotPresentAgain() throws {
    final class Root: UIViewController {
      let boxes = ["Box 1", "Box 2"].map {
        UIAlertController(title: $0, message: nil, preferredStyle: .alert)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for box in boxes { present(box, animated: true) }
      }
    }
    let root = Root()
    let phone = try device("iPhone 8", system: 15)
    phone.show(root)
    let (first, second) = (root.boxes[0], root.boxes[1])
    #expect(root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    let message = phone.messages.first { $0.contains("Attempt to present") }
    #expect(message?.contains("which is already presenting <UIAlertController: ") == true)
  }
}
