import UIKit

/// A table with each style of cell, accessory, header and footer.
class TableScreen: UIViewController, UITableViewDataSource {
  var style: UITableView.Style { .plain }

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    view.addSubview(table)
  }

  private static let styles: [(String, UITableViewCell.CellStyle)] = [
    ("Default", .default), ("Value 1", .value1), ("Value 2", .value2), ("Subtitle", .subtitle),
  ]
  private static let accessories: [(String, UITableViewCell.AccessoryType)] = [
    ("Disclosure", .disclosureIndicator), ("Checkmark", .checkmark), ("Detail", .detailButton),
    ("Both", .detailDisclosureButton),
  ]

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 0 {
      let (title, style) = Self.styles[indexPath.row]
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = title
      cell.detailTextLabel?.text = "Detail of \(title)"
      cell.imageView?.image = indexPath.row == 3 ? Fixed.symbol("star") : nil
      return cell
    }
    let (title, accessory) = Self.accessories[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = title
    content.secondaryText = "A configuration"
    content.image = indexPath.row == 1 ? Fixed.symbol("bell") : nil
    cell.contentConfiguration = content
    cell.accessoryType = accessory
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Styles of cells" : "Accessories"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "A footer below the rows of the first section." : nil
  }
}

final class PlainTableScreen: TableScreen {}

final class GroupedTableScreen: TableScreen {
  override var style: UITableView.Style { .grouped }
}

final class InsetGroupedTableScreen: TableScreen {
  override var style: UITableView.Style { .insetGrouped }
}

/// A list of a collection view, with accessories.
class ListScreen: UIViewController, UICollectionViewDataSource {
  var listAppearance: UICollectionLayoutListConfiguration.Appearance { .plain }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: listAppearance)
    configuration.headerMode = .firstItemInSection
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    view.addSubview(collection)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = indexPath.item == 0 ? "Header \(indexPath.section + 1)" : "Row \(indexPath.item)"
    if indexPath.item == 2 { content.secondaryText = "A second line" }
    if indexPath.item == 3 { content.image = Fixed.symbol("star") }
    cell.contentConfiguration = content
    cell.accessories =
      indexPath.item == 1 ? [.disclosureIndicator()] : indexPath.item == 4 ? [.checkmark()] : []
    return cell
  }
}

final class PlainListScreen: ListScreen {}

final class GroupedListScreen: ListScreen {
  override var listAppearance: UICollectionLayoutListConfiguration.Appearance { .grouped }
}

final class InsetGroupedListScreen: ListScreen {
  override var listAppearance: UICollectionLayoutListConfiguration.Appearance { .insetGrouped }
}

final class SidebarListScreen: ListScreen {
  override var listAppearance: UICollectionLayoutListConfiguration.Appearance { .sidebar }
}

final class SidebarPlainListScreen: ListScreen {
  override var listAppearance: UICollectionLayoutListConfiguration.Appearance { .sidebarPlain }
}

final class GridScreen: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    view.addSubview(collection)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemGray5
    cell.accessibilityIdentifier = "cell \(indexPath.item)"
    return cell
  }
}
