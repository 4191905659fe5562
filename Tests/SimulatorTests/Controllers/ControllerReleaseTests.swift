import Foundation
import Simulator
import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Controllers of each kind that are shown and left many times are released with their views.
///
/// A few in the suite; `VISITS=1000 swift test --filter ControllerReleaseTests` shows each as often.
@MainActor @Suite(.serialized) struct ControllerReleaseTests {
  private struct Weak { weak var object: AnyObject? }
  private static let visits = ProcessInfo.processInfo.environment["VISITS"].flatMap { Int($0) } ?? 5

  final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(path.row)"
      cell.contentConfiguration = content
      return cell
    }
  }

  final class Items: UICollectionViewController {
    lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    lazy var source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      [cells] in $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<20))
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  final class Form: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let menu = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    override func viewDidLoad() {
      super.viewDidLoad()
      field.delegate = self
      field.text = "text"
      view.addSubview(field)
      menu.menu = UIMenu(children: [UIAction(title: "Go") { [weak self] _ in self?.title = "gone" }])
      menu.showsMenuAsPrimaryAction = true
      view.addSubview(menu)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      field.becomeFirstResponder()
      field.selectAll(nil)
      TextCommands(text: field).showMenu()
    }
  }

  /// Shows something else in place of popovers where the width is compact.
  final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { UINavigationController(rootViewController: controller.presentedViewController) }
  }

  /// Shows and leaves what is made, and says what is still alive afterwards.
  private func left(
    _ make: @MainActor () -> UIViewController,
    visit: @MainActor (UIViewController, UIViewController, VirtualDevice) -> Void
  ) throws -> [String] {
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let root = UIViewController()
    phone.show(root)
    var seen: [Weak] = []
    for _ in 0..<Self.visits {
      let shown = make()
      visit(root, shown, phone)
      seen.append(Weak(object: shown))
      seen.append(Weak(object: shown.viewIfLoaded))
    }
    phone.settle()
    // What touches and first responders held is let go of with the next touch.
    phone.tap(at: CGPoint(x: 5, y: 5))
    phone.settle()
    return seen.compactMap { $0.object.map { "\(type(of: $0))" } }
  }

  private func present(_ root: UIViewController, _ shown: UIViewController, _ phone: VirtualDevice) {
    root.present(shown, animated: true)
    phone.settle()
    shown.dismiss(animated: true)
    phone.settle()
  }

  private static let kinds: [(name: String, make: @MainActor () -> UIViewController)] = [
    ("plain", { UIViewController() }),
    ("table", { Rows(style: .insetGrouped) }),
    (
      "collection",
      {
        Items(
          collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: .init(appearance: .insetGrouped)))
      }
    ),
    ("form", { Form() }),
    ("navigation", { UINavigationController(rootViewController: Rows(style: .plain)) }),
    (
      "tabs",
      {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: Form()), Rows(style: .grouped)]
        return tabs
      }
    ),
    (
      "split",
      {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Rows(style: .plain), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        return split
      }
    ),
    (
      "pages",
      {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        return pages
      }
    ),
    (
      "alert",
      {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(
          UIAlertAction(title: "Cancel", style: .cancel) { [weak alert] _ in alert?.title = "" })
        return alert
      }
    ),
    (
      "action sheet",
      {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Go", style: .default))
        return alert
      }
    ),
    (
      "sheet",
      {
        let controller = Rows(style: .plain)
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        controller.sheetPresentationController?.prefersGrabberVisible = true
        return controller
      }
    ),
    (
      "full screen",
      {
        let controller = Form()
        controller.modalPresentationStyle = .fullScreen
        controller.modalTransitionStyle = .crossDissolve
        return controller
      }
    ),
    (
      "search",
      {
        let rows = Rows(style: .plain)
        rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
        rows.navigationItem.hidesSearchBarWhenScrolling = false
        return UINavigationController(rootViewController: rows)
      }
    ),
    ("activity", { UIActivityViewController(activityItems: ["text"], applicationActivities: nil) }),
  ]

  @Test(arguments: 0..<14) func presentedControllersAreReleased(_ index: Int) throws {
    #expect(Self.kinds.count == 14)
    let kind = Self.kinds[index]
    #expect(try left(kind.make, visit: present) == [], "\(kind.name)")
  }

  @Test func pushedControllersAreReleased() throws {
    let kinds = Self.kinds.filter { ["plain", "table", "collection", "form"].contains($0.name) }
    for kind in kinds {
      let alive = try left(kind.make) { root, shown, phone in
        let stack = root.children.first as? UINavigationController ?? UINavigationController()
        if stack.parent == nil {
          stack.viewControllers = [UIViewController()]
          root.addChild(stack)
          stack.view.frame = root.view.bounds
          root.view.addSubview(stack.view)
          stack.didMove(toParent: root)
        }
        stack.pushViewController(shown, animated: true)
        phone.settle()
        stack.popViewController(animated: true)
        phone.settle()
      }
      #expect(alive == [], "\(kind.name)")
    }
  }

  @Test func embeddedControllersAreReleased() throws {
    for kind in Self.kinds where !["alert", "action sheet", "activity"].contains(kind.name) {
      let alive = try left(kind.make) { root, shown, phone in
        root.addChild(shown)
        shown.view.frame = root.view.bounds
        root.view.addSubview(shown.view)
        shown.didMove(toParent: root)
        phone.settle()
        shown.willMove(toParent: nil)
        shown.view.removeFromSuperview()
        shown.removeFromParent()
        phone.settle()
      }
      #expect(alive == [], "\(kind.name)")
    }
  }

  @Test func menusAndPopoversAreReleased() throws {
    #expect(
      try left({ Form() }) { root, shown, phone in
        root.present(shown, animated: false)
        phone.settle()
        phone.tap(at: shown.view.convert(CGPoint(x: 100, y: 220), to: nil))
        phone.settle()
        phone.tap(at: CGPoint(x: 380, y: 840))
        phone.settle()
        shown.dismiss(animated: false)
        phone.settle()
      } == [])
    let alive = try left({ UIViewController() }) { root, shown, phone in
      shown.modalPresentationStyle = .popover
      shown.popoverPresentationController?.sourceView = root.view
      shown.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 1, height: 1)
      present(root, shown, phone)
    }
    #expect(alive == [])
    let wrapper = Wrapper()
    let wrapped = try left({ UIViewController() }) { root, shown, phone in
      shown.modalPresentationStyle = .popover
      shown.popoverPresentationController?.sourceView = root.view
      shown.popoverPresentationController?.delegate = wrapper
      root.present(shown, animated: true)
      phone.settle()
      #expect(shown.navigationController?.viewIfLoaded?.window != nil)
      root.dismiss(animated: true)
      phone.settle()
    }
    #expect(wrapped == [])
  }
}
