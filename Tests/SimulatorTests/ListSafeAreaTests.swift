import DeviceModels
import Simulator
import Testing
import UIKit

@testable import UIKitLists

/// Content of lists beside a notch: "A Boolean value that indicates whether the table view adjusts the content views of its cells,
/// headers, and footers to fit within the safe area" (Apple). github.com/stripe/stripe-ios/pull/854: the content view is inset, the cell
/// and its background are as wide as the table.
@MainActor
struct ListSafeAreaTests {
  /// An iPhone X is 812 points wide in landscape, with 44 unsafe points at each side.
  private func device(
    _ orientation: Orientation = .landscape, _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> VirtualDevice {
    var settings = DeviceSettings(orientation: orientation, system: 16)
    settings.layoutDirection = direction
    return VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone X"), settings: settings)
  }

  private final class Table: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Title"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      cell.detailTextLabel?.text = "Value"
      if path.row == 1 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
  }

  private func frame(_ view: UIView?, in device: VirtualDevice) throws -> CGRect {
    let view = try #require(view)
    return view.convert(view.bounds, to: device.window)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func contentViewsAreInsetToTheSafeArea(style: UITableView.Style) throws {
    let phone = try device()
    let table = Table(style: style)
    phone.show(table)
    let first = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.frame.width == 812)
    #expect(try frame(first.contentView, in: phone).minX == 44)
    #expect(first.contentView.frame.width == 724)
    #expect(try frame(first.textLabel, in: phone).minX == 64)
    #expect(try frame(first.detailTextLabel, in: phone).maxX == 748)
    let second = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let chevron = try #require(second.accessoryPictures.first)
    #expect(try frame(chevron, in: phone).maxX <= 748)
    #expect(second.separatorInset.left == 64)
    let header = try #require(table.tableView.headerView(forSection: 0))
    #expect(header.frame.width == 812)
    #expect(header.contentView.frame.minX == 44)
    #expect(try frame(header.textLabel, in: phone).minX == 64)
  }

  @Test func contentViewsAreAsWideAsTheirCellsIfTheTableSaysSo() throws {
    let phone = try device()
    let table = Table(style: .plain)
    table.tableView.insetsContentViewsToSafeArea = false
    phone.show(table)
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.width == 812)
    table.tableView.insetsContentViewsToSafeArea = true
    phone.settle()
    #expect(cell.contentView.frame == CGRect(x: 44, y: 0, width: 724, height: cell.bounds.height))
  }

  @Test func contentViewsFollowRotations() throws {
    let phone = try device(.portrait)
    let table = Table(style: .plain)
    phone.show(table)
    let path = IndexPath(row: 0, section: 0)
    #expect(table.tableView.cellForRow(at: path)?.contentView.frame.minX == 0)
    phone.rotate(to: .landscape)
    #expect(table.tableView.cellForRow(at: path)?.contentView.frame.minX == 44)
    phone.rotate(to: .portrait)
    #expect(table.tableView.cellForRow(at: path)?.contentView.frame.minX == 0)
  }

  @Test func groupsAreInsetWithinTheSafeArea() throws {
    let phone = try device()
    let table = Table(style: .insetGrouped)
    phone.show(table)
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.minX == 64)
    #expect(cell.frame.width == 684)
    #expect(cell.contentView.frame.minX == 0)
    #expect(try frame(cell.textLabel, in: phone).minX == 84)
    let header = try #require(table.tableView.headerView(forSection: 0))
    #expect(try frame(header.textLabel, in: phone).minX == 84)
  }

  @Test func contentInARightToLeftTableIsInsetAtBothSides() throws {
    let phone = try device(.landscape, .rightToLeft)
    let table = Table(style: .plain)
    phone.show(table)
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(try frame(cell.contentView, in: phone).maxX == 768)
    #expect(try frame(cell.accessoryPictures.first, in: phone).minX >= 64)
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, 0 as CGFloat, 64 as CGFloat),
    (.insetGrouped, 64, 84),
  ])
  func listsKeepOutOfTheUnsafeArea(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, cell left: CGFloat, text: CGFloat
  ) throws {
    let phone = try device()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
    let list = List(collectionViewLayout: layout)
    phone.show(list)
    let cell = try #require(
      list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    #expect(cell.frame.minX == left)
    let content = try #require(cell.contentView as? UIListContentView)
    #expect(try frame(content, in: phone).minX + content.textStart == text)
    let chevron = try #require(cell.subviews.first { $0 is UIImageView })
    #expect(try frame(chevron, in: phone).maxX <= 812 - text + 1)
  }

  private final class List: UICollectionViewController {
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
    }
  }
}
