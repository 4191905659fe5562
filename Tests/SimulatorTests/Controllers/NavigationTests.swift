import DeviceModels
import Simulator
import Testing
import TinamouSnapshots
import UIKit

@MainActor @Suite struct NavigationTests {
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      log.calls.append("willShow")
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      log.calls.append("didShow")
    }
  }

  @Test func pushingAndPoppingTellsControllersInOrder() throws {
    let log = CallLog()
    let first = RecordingController("A", log)
    let second = RecordingController("B", log)
    let navigation = UINavigationController(rootViewController: first)
    let phone = try steppedPhone(navigation)
    let delegate = Delegate(log)
    navigation.delegate = delegate
    _ = log.take()
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second && second.isMovingToParent)
    #expect(
      log.take() == ["B load", "A willDisappear*", "B willAppear*", "willShow", "B isAppearing*"])
    phone.advance(by: 0.1)
    let halfway = phone.presentedFrame(of: second.view).minX
    #expect(halfway > 0 && halfway < 393)
    phone.advance(by: 1)
    #expect(log.take() == ["A didDisappear*", "B didAppear*", "didShow"])
    #expect(phone.presentedFrame(of: second.view) == phone.window.bounds)
    #expect(first.view.window == nil && !second.isMovingToParent)

    navigation.popViewController(animated: true)
    #expect(second.isMovingFromParent && second.parent === navigation)
    #expect(log.take() == ["B willDisappear*", "A willAppear*", "willShow", "A isAppearing*"])
    phone.advance(by: 1)
    #expect(log.take() == ["B didDisappear*", "A didAppear*", "didShow"])
    #expect(second.parent == nil && second.view.window == nil)
  }

  /// The drag from the edge goes back, and may be given up.
  @Test func aDragFromTheEdgeGoesBack() throws {
    let log = CallLog()
    let first = RecordingController("A", log)
    let second = RecordingController("B", log)
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let phone = try steppedPhone(navigation)
    phone.settlesByItself = true
    _ = log.take()
    // 10 points make it a pan; 100 of 393 points, slowly, are not enough.
    phone.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 102, y: 400), steps: 60)
    #expect(navigation.viewControllers == [first, second])
    #expect(
      log.take() == [
        "A load", "B willDisappear*", "A willAppear*", "A isAppearing*", "A willDisappear*",
        "A didDisappear*",
        "B willAppear*", "B isAppearing*", "B didAppear*",
      ])
    #expect(second.view.frame == phone.window.bounds && first.view.window == nil)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    // In the middle of a drag both are seen.
    let finger = try #require(phone.touchDown(at: CGPoint(x: 2, y: 400)))
    phone.settlesByItself = false
    phone.move(finger, to: CGPoint(x: 30, y: 400))
    phone.move(finger, to: CGPoint(x: 202, y: 400))
    #expect(abs(phone.presentedFrame(of: second.view).minX - 200) < 30)
    #expect(second.transitionCoordinator?.isInteractive == true)
    phone.move(finger, to: CGPoint(x: 300, y: 400))
    phone.lift(finger)
    phone.advance(by: 1)
    #expect(navigation.viewControllers == [first])
    #expect(log.take().suffix(2) == ["B didDisappear*", "A didAppear*"])
    #expect(second.parent == nil)
    // Drags that begin elsewhere do nothing.
    navigation.pushViewController(second, animated: false)
    phone.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400))
    #expect(navigation.viewControllers == [first, second])
  }

  /// Places of the chevron's ink and of the line of both titles in pictures of an iPhone 15 and an iPhone 16
  /// Pro: half a pixel above and below them counts for the upper side.
  @Test(.ios(18), arguments: [("iPhone 15", 161), ("iPhone 16 Pro", 169)])
  func theBackButtonStandsWhereIOSHasIt(_ device: String, _ barTop: Int) throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let first = UIViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    let second = UIViewController()
    second.title = "Second"
    navigation.pushViewController(second, animated: false)
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: device))
    phone.show(navigation)
    phone.advance(by: 0)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let picture = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 120), format: format)
        .image { phone.window.layer.render(in: $0.cgContext) }.cgImage)
    let ink = (0..<picture.width).first { x in
      (180..<300).contains { y in
        let pixel = picture.pixel(x: x, y: y)
        return Int(pixel.2) - Int(pixel.0) > 60
      }
    }
    #expect(abs(try #require(ink) - 28) <= 1)
    var waiting: [UIView] = [phone.window]
    var tops: [String: CGFloat] = [:]
    while let view = waiting.popLast() {
      if let label = view as? UILabel, let text = label.text {
        tops[text] = label.convert(CGPoint.zero, to: nil).y
      }
      waiting += view.subviews
    }
    // Lines of 20.333 points in a row of 44.
    let expected = CGFloat(barTop + 35) / 3
    for title in ["First", "Second"] {
      let found: CGFloat = try #require(tops[title])
      #expect(abs(found - expected) < 0.01)
    }
  }

  @Test(.ios(18)) func theBackButtonAndItemsAnswerToTouches() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let first = UIViewController()
    let second = UIViewController()
    first.title = "Inbox"
    let navigation = UINavigationController(rootViewController: first)
    var count = 0
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Flag", primaryAction: UIAction { _ in count += 1 })
    navigation.pushViewController(second, animated: false)
    let phone = try steppedPhone(navigation)
    phone.settlesByItself = true
    func place(_ title: String) -> CGPoint? {
      var waiting: [UIView] = [phone.window]
      while let view = waiting.popLast() {
        if let label = view as? UILabel, label.text == title, label.window != nil {
          return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
        }
        waiting += view.subviews
      }
      return nil
    }
    phone.tap(at: try #require(place("Flag")))
    #expect(count == 1)
    #expect(place("Inbox") != nil)
    first.navigationItem.backButtonDisplayMode = .generic
    phone.layOut()
    #expect(place("Inbox") == nil && place("Back") != nil)
    first.navigationItem.backButtonDisplayMode = .minimal
    phone.layOut()
    #expect(place("Back") == nil)
    first.navigationItem.backButtonDisplayMode = .default
    phone.layOut()
    phone.tap(at: try #require(place("Inbox")))
    #expect(navigation.viewControllers == [first])
  }

  // MARK: Large titles

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test(.ios(18)) func largeTitlesCollapse() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let rows = Rows(style: .plain)
    rows.title = "Rows"
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let phone = try steppedPhone(navigation)
    phone.settlesByItself = true
    let bar = navigation.navigationBar
    let full = bar.frame.height
    #expect(full == 96)
    let top = rows.tableView.contentOffset.y
    #expect(abs(top + bar.frame.maxY) < 0.4)
    // 30 points up: the bar is as much lower, and the first row lies at its end still.
    rows.tableView.contentOffset.y = top + 30
    phone.layOut()
    #expect(bar.frame.height == 66)
    #expect(rows.tableView.contentOffset.y == top + 30)
    rows.tableView.contentOffset.y = top + 300
    phone.layOut()
    #expect(bar.frame.height == 44)
    // A drag down brings it back, and rests with all of the title.
    rows.tableView.contentOffset.y = top + 60
    phone.layOut()
    phone.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 365), steps: 40)
    #expect(bar.frame.height == 96 && abs(rows.tableView.contentOffset.y - top) < 0.4)
    // A short drag up comes back to it.
    phone.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 380), steps: 120)
    #expect(bar.frame.height == 96 && abs(rows.tableView.contentOffset.y - top) < 0.4)
    // One that goes most of the way leaves the small title.
    phone.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 365), steps: 120)
    #expect(bar.frame.height == 44 && abs(rows.tableView.contentOffset.y - top - 52) < 0.4)
    // Another controller has its own.
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(next, animated: true)
    phone.layOut()
    #expect(bar.frame.height == 44)
    navigation.popViewController(animated: true)
    phone.layOut()
    #expect(bar.frame.height == 44 && abs(rows.tableView.contentOffset.y - top - 52) < 0.4)
  }

  // MARK: Bars

  @Test(.ios(18)) func barsComeAndGo() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let phone = try steppedPhone(navigation)
    let bar = navigation.navigationBar
    #expect(first.view.safeAreaInsets.top == bar.frame.maxY)
    navigation.setNavigationBarHidden(true, animated: true)
    phone.advance(by: 0.1)
    let halfway = phone.presentedFrame(of: bar)
    #expect(halfway.maxY > 0 && halfway.maxY < 103)
    phone.advance(by: 0.5)
    #expect(bar.superview == nil && first.view.safeAreaInsets.top == 59)
    navigation.setNavigationBarHidden(false, animated: true)
    phone.advance(by: 0.5)
    #expect(bar.superview === navigation.view && first.view.safeAreaInsets.top == bar.frame.maxY)
    first.toolbarItems = [UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil)]
    navigation.setToolbarHidden(false, animated: true)
    phone.advance(by: 0.5)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 852 - 34 - 49, width: 393, height: 49))
    #expect(first.view.safeAreaInsets.bottom == 83)
  }

  /// Pictures of applications that hide the bar itself have their content at the status bar.
  @Test func barsThatAreHiddenThemselvesTakeNoRoom() throws {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let phone = try steppedPhone(navigation)
    let bar = navigation.navigationBar
    let top = first.view.safeAreaInsets.top
    bar.isHidden = true
    phone.advance(by: 0.1)
    #expect(top > 59 && first.view.safeAreaInsets.top == 59 && bar.superview === navigation.view)
    bar.isHidden = false
    phone.advance(by: 0.1)
    #expect(first.view.safeAreaInsets.top == top)
  }

  @Test func stacksRunTheirDelegatesTransitions() throws {
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(
          withDuration: 1, animations: { to.alpha = 1 },
          completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
      }
    }
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var operations: [UINavigationController.Operation] = []
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return Fade()
      }
    }
    let first = UIViewController()
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let phone = try steppedPhone(navigation)
    let delegate = Delegate()
    navigation.delegate = delegate
    navigation.pushViewController(second, animated: true)
    phone.advance(by: 0.5)
    #expect(first.view.window != nil && second.view.window != nil)
    #expect(second.view.frame == phone.window.bounds)
    phone.advance(by: 0.6)
    #expect(first.view.window == nil)
    navigation.popToRootViewController(animated: true)
    phone.advance(by: 2)
    #expect(delegate.operations == [.push, .pop])
    #expect(navigation.view.subviews.first === first.view)
  }

  // MARK: Tabs

  @Test(.ios(18)) func tabsAreChosenAsTheDelegateAllows() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var chosen: [UIViewController] = []
      var allows = true
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { allows }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { chosen.append(viewController) }
    }
    let log = CallLog()
    let first = RecordingController("A", log)
    let second = RecordingController("B", log)
    first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    second.tabBarItem.badgeValue = "3"
    let stack = UINavigationController(rootViewController: second)
    stack.tabBarItem = second.tabBarItem
    let tabs = UITabBarController()
    tabs.viewControllers = [first, stack]
    let phone = try steppedPhone(tabs)
    phone.settlesByItself = true
    let delegate = Delegate()
    tabs.delegate = delegate
    #expect(log.take() == ["A load", "A willAppear", "A isAppearing", "A didAppear"])
    let tab = CGPoint(x: 393 * 0.75, y: 790)
    delegate.allows = false
    phone.tap(at: tab)
    #expect(tabs.selectedIndex == 0 && log.take() == [])
    delegate.allows = true
    phone.tap(at: tab)
    #expect(tabs.selectedIndex == 1 && delegate.chosen == [stack])
    #expect(
      log.take() == [
        "B load", "B willAppear", "A willDisappear", "B isAppearing", "A didDisappear", "B didAppear",
      ])
    // A second touch goes back to the root.
    let pushed = UIViewController()
    stack.pushViewController(pushed, animated: false)
    phone.tap(at: tab)
    #expect(stack.viewControllers == [second])
    // A bar that the pushed controller hides.
    pushed.hidesBottomBarWhenPushed = true
    stack.pushViewController(pushed, animated: true)
    phone.layOut()
    #expect(tabs.tabBar.superview == nil && pushed.view.safeAreaInsets.bottom == 34)
    stack.popViewController(animated: true)
    phone.layOut()
    #expect(tabs.tabBar.superview === tabs.view && second.view.safeAreaInsets.bottom == 83)
  }

  // MARK: Appearances

  @Test(.ios(18)) func barsShowTheAppearanceOfTheirState() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    let bar = navigation.navigationBar
    let standard = UINavigationBarAppearance()
    standard.configureWithOpaqueBackground()
    standard.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    bar.standardAppearance = standard
    // A copy: later changes have no effect.
    standard.backgroundColor = .blue
    let edge = UINavigationBarAppearance()
    edge.configureWithTransparentBackground()
    bar.scrollEdgeAppearance = edge
    let phone = try steppedPhone(navigation)
    phone.settlesByItself = true
    func surface() -> UIColor? { bar.subviews.first?.backgroundColor }
    #expect(surface() == .clear)
    rows.tableView.contentOffset.y += 200
    phone.layOut()
    #expect(surface() == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    rows.navigationItem.standardAppearance = edge
    phone.layOut()
    #expect(surface() == .clear)
  }
}
