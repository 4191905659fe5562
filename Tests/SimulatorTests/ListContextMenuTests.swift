import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Context menus of rows and items, by long presses.
@MainActor @Suite struct ListContextMenuTests {
  private final class Table: UITableViewController {
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("ask \(indexPath.row) at \(Int(point.x)) \(Int(point.y))")
      guard indexPath.row != 2 else { return nil }
      return UIContextMenuConfiguration(identifier: NSNumber(value: indexPath.row), previewProvider: nil) {
        [weak self] _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in self?.log.append("copy \(indexPath.row)") }])
      }
    }
    override func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("highlight \(configuration.identifier)")
      return nil
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }
    override func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }

  private func device() throws -> VirtualDevice {
    VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
  }

  /// The place in the window of the first entry of the menu that is shown.
  private func firstEntry(on phone: VirtualDevice) throws -> CGPoint {
    let floating = try #require(phone.window.subviews.last { $0 is Floating } as? Floating)
    let menu = floating.content
    return menu.convert(CGPoint(x: menu.bounds.midX, y: 31), to: nil)
  }

  @Test func rowsShowTheirMenu() throws {
    let (phone, table) = (try device(), Table())
    phone.show(table)
    let top = table.tableView.convert(table.tableView.rectForRow(at: [0, 0]), to: nil).minY
    phone.press(at: CGPoint(x: 100, y: top + 60), for: 0.6)
    #expect(table.log == ["ask 1 at 100 60", "highlight 1", "display"])
    let entry = try firstEntry(on: phone)
    // Below the row's cell.
    #expect(entry.y > top + 100 && entry.y < top + 160)
    phone.tap(at: entry)
    #expect(table.log.suffix(2) == ["end", "copy 1"])
    #expect(!phone.window.subviews.contains { $0 is Floating })
  }

  /// A long press where there is no menu is a touch like others.
  @Test func rowsWithoutAMenuAreSelected() throws {
    let (phone, table) = (try device(), Table())
    phone.show(table)
    let top = table.tableView.convert(table.tableView.rectForRow(at: [0, 0]), to: nil).minY
    phone.press(at: CGPoint(x: 100, y: top + 120), for: 0.6)
    #expect(table.log == ["ask 2 at 100 120", "select 2"])
    phone.tap(at: CGPoint(x: 100, y: top + 20))
    #expect(table.log.last == "select 0")
    #expect(table.tableView.contextMenuInteraction != nil)
    table.tableView.delegate = nil
    #expect(table.tableView.contextMenuInteraction == nil && table.tableView.interactions.isEmpty)
  }

  private final class Grid: UICollectionViewController {
    var log: [String] = []
    var isOld = false

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("items \(indexPaths.map(\.item).sorted())")
      return isOld ? nil : configuration
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("item \(indexPath.item)")
      return configuration
    }
    private var configuration: UIContextMenuConfiguration {
      UIContextMenuConfiguration(
        previewProvider: {
          let controller = UIViewController()
          controller.preferredContentSize = CGSize(width: 200, height: 100)
          return controller
        },
        actionProvider: { [weak self] _ in
          UIMenu(children: [UIAction(title: "Open") { _ in self?.log.append("open") }])
        })
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { log.append("preview \(animator.previewViewController != nil)") }
  }

  private final class Control: UIControl {
    let other = UIView(frame: CGRect(x: 20, y: 400, width: 100, height: 50))
    var log: [String] = []

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Go") { _ in self?.log.append("go") }])
      })
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { UITargetedPreview(view: other) }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("dismissal")
      return nil
    }
  }

  /// The methods that controls override are asked, and the menu is beside the view of their preview.
  @Test func controlsSayBesideWhatTheirMenuIs() throws {
    let (phone, controller) = (try device(), UIViewController())
    phone.show(controller)
    let control = Control(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
    control.isContextMenuInteractionEnabled = true
    controller.view.addSubview(control.other)
    controller.view.addSubview(control)
    phone.press(at: control.center, for: 0.6)
    let entry = try firstEntry(on: phone)
    #expect(entry.y > 450 && entry.y < 510)
    phone.tap(at: entry)
    #expect(control.log == ["dismissal", "go"])
  }

  @Test func itemsShowTheirMenu() throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let (phone, grid) = (try device(), Grid(collectionViewLayout: flow))
    grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.collectionView.allowsMultipleSelection = true
    phone.show(grid)
    func place(_ item: Int) throws -> CGPoint {
      let cell = try #require(grid.collectionView.cellForItem(at: [0, item]))
      return cell.convert(CGPoint(x: 50, y: 50), to: nil)
    }
    func close() { phone.tap(at: CGPoint(x: 380, y: 840)) }
    phone.press(at: try place(1), for: 0.6)
    #expect(grid.log == ["items [1]"])
    let preview = try #require(phone.window.subviews.last { $0 is Floating } as? Floating).content
    phone.tap(at: preview.convert(CGPoint(x: 20, y: 20), to: nil))
    #expect(grid.log.last == "preview true")
    close()
    grid.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    grid.collectionView.selectItem(at: [0, 4], animated: false, scrollPosition: [])
    phone.press(at: try place(4), for: 0.6)
    #expect(grid.log.last == "items [0, 4]")
    close()
    phone.press(at: CGPoint(x: 200, y: 700), for: 0.6)
    #expect(grid.log.last == "items []")
    close()
    grid.isOld = true
    phone.press(at: try place(2), for: 0.6)
    #expect(grid.log.suffix(2) == ["items [2]", "item 2"])
  }
}
