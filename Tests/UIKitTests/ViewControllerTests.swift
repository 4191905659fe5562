import Testing

import UIKit

@MainActor @Suite struct ViewControllerTests {
  class Recorder: UIViewController {
    var calls: [String] = []
    override func loadView() {
      calls.append("loadView")
      super.loadView()
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("viewDidDisappear")
    }
    override func updateViewConstraints() {
      calls.append("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      calls.append("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      calls.append("viewDidLayoutSubviews")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      calls.append("willMove \(parent == nil ? "nil" : "parent")")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      calls.append("didMove \(parent == nil ? "nil" : "parent")")
    }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  @Test func theViewIsLoadedOnce() {
    let controller = Recorder()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.take() == ["loadView", "viewDidLoad"])
    #expect(controller.isViewLoaded)
  }

  @Test func controllersAreToldInOrderUpToTheFirstLayout() {
    let window = UIWindow(frame: rect(0, 0, 393, 852))
    let controller = Recorder()
    window.rootViewController = controller
    #expect(!controller.calls.contains("viewWillAppear"))
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let calls = controller.take()
    func index(_ call: String) -> Int { calls.firstIndex(of: call) ?? -1 }
    #expect(
      [
        index("loadView"), index("viewDidLoad"), index("viewWillAppear"), index("viewWillLayoutSubviews"),
        index("viewDidLayoutSubviews"),
      ].allSatisfy { $0 >= 0 })
    #expect(index("viewDidLoad") < index("viewWillAppear"))
    #expect(index("viewWillAppear") < index("viewWillLayoutSubviews"))
    #expect(index("updateViewConstraints") < index("viewWillLayoutSubviews"))
    #expect(index("viewDidLayoutSubviews") == index("viewWillLayoutSubviews") + 1)
    #expect(controller.view.frame == window.bounds)
    window.rootViewController = nil
    #expect(controller.take() == ["viewWillDisappear", "viewDidDisappear"])
    #expect(controller.view.superview == nil)
  }

  @Test func layoutCallbacksSurroundTheViewsLayout() {
    final class Frames: UIViewController {
      let box = UIView()
      var before: CGRect?
      var after: CGRect?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        box.pinned()
      }
      override func viewWillLayoutSubviews() { before = before ?? box.frame }
      override func viewDidLayoutSubviews() { after = after ?? box.frame }
    }
    let window = window(320, 480)
    let controller = Frames()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.before == .zero)
    #expect(controller.after == rect(0, 0, 320, 480))
  }

  @Test func containersTellTheirChildren() {
    let parent = Recorder()
    let child = Recorder()
    parent.addChild(child)
    #expect(child.take() == ["willMove parent"])
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.take() == ["loadView", "viewDidLoad", "didMove parent"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.take().suffix(1) == ["didMove nil"])
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func traitsComeFromTheParent() {
    final class Traits: UIViewController {
      var changes: [(UIUserInterfaceSizeClass?, UIUserInterfaceSizeClass)] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        changes.append((previous?.horizontalSizeClass, traitCollection.horizontalSizeClass))
      }
    }
    let window = window()
    let parent = UIViewController()
    let child = Traits()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    window.rootViewController = parent
    window.layoutIfNeeded()
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    child.changes = []
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.changes.map(\.0) == [.regular])
    #expect(child.changes.map(\.1) == [.compact])
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
  }

  /// Guides of the older kind between the safe area and the edges.
  @Test func topAndBottomGuidesLieBesideTheSafeArea() {
    let window = window(393, 852)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    let box = controller.view.child().placed(0, nil).sized(10, nil)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      NSLayoutConstraint(
        item: box, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
        attribute: .top,
        multiplier: 1, constant: 0),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == rect(0, 59, 10, 759))
    #expect(controller.topLayoutGuide.length == 59)
  }

  @Test func presentedControllersAreToldInOrder() {
    let window = window()
    let first = Recorder()
    let second = Recorder()
    window.rootViewController = first
    window.layoutIfNeeded()
    first.present(second, animated: false)
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first)
    window.layoutIfNeeded()
    // Large sheets keep 30 points from the top of a screen without a status bar.
    #expect(
      second.view.frame == CGRect(x: 0, y: 0, width: window.bounds.width, height: window.bounds.height - 30))
    #expect(second.view.window === window)
    #expect(second.calls.contains("viewWillAppear"))
    first.dismiss(animated: false)
    #expect(first.presentedViewController == nil)
    #expect(second.view.window == nil)
    #expect(second.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
  }

  /// A controller whose view says that its position follows from constraints.
  final class Constrained: UIViewController {
    let content = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.translatesAutoresizingMaskIntoConstraints = false
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }

  /// The pictures of swift-snapshot-testing's `testAutolayout`, and applications that rely on it.
  @Test func windowsPlaceTheirRootView() {
    let window = window()
    let root = Constrained()
    window.rootViewController = root
    window.layoutIfNeeded()
    #expect(root.view.frame == window.bounds)
    #expect(root.content.frame == window.bounds)
    window.frame.size.width -= 100
    window.layoutIfNeeded()
    #expect(root.content.frame == window.bounds)
    let presented = Constrained()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    #expect(presented.content.frame == window.bounds)
  }
}
