import Foundation
import Simulator
import Testing
import UIKit
import ViewDescriptions

/// The order of views in descriptions, and their numbers.
@MainActor @Suite struct DescriptionOrderTests {
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 100
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
  }

  private final class Items: UICollectionViewController {
    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      200
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func phone() throws -> VirtualDevice {
    VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
  }

  /// A list adds rows in the order in which they come into view; descriptions have them from the top down however it was scrolled.
  @Test func rowsAreDescribedFromTheTopDown() throws {
    let phone = try phone()
    let rows = Rows()
    phone.show(rows)
    for y in [2400, 1900, 2150, 350] as [CGFloat] {
      rows.tableView.setContentOffset(CGPoint(x: 0, y: y), animated: false)
      phone.layOut()
    }
    func isRow(_ text: String) -> Bool { text.hasPrefix("row ") }
    // Cells that wait for their next row are hidden.
    let texts = phone.report().views.filter { !$0.isHidden }.compactMap(\.text).filter(isRow)
    #expect(texts.count > 7 && texts == texts.indices.map { "row \($0 + 3)" })
    #expect(phone.describe().views.filter { $0.hidden != true }.compactMap(\.text).filter(isRow) == texts)
  }

  @Test func itemsAreDescribedByRows() throws {
    let phone = try phone()
    let items = Items()
    phone.show(items)
    for y in [2400, 1900, 2150, 350] as [CGFloat] {
      items.collectionView.setContentOffset(CGPoint(x: 0, y: y), animated: false)
      phone.layOut()
    }
    let places = phone.describe().views.filter { $0.class == "UICollectionViewCell" && $0.hidden != true }
      .map(\.frame)
    #expect(places.count > 20 && places == places.sorted { ($0[1], $0[0]) < ($1[1], $1[0]) })
  }

  @Test func negativeZeroIsZero() throws {
    let numbers = ViewDescription.numbers(CGRect(x: -0.0, y: -0.00001, width: 1, height: 2))
    #expect(numbers.map(\.sign) == [.plus, .plus, .plus, .plus])
    let phone = try phone()
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: -0.0, y: -0.0, width: 10, height: 10))
    controller.view.addSubview(view)
    phone.show(controller)
    #expect(!phone.describe(inspects: true).line.contains("-0.0"))
    #expect(!phone.describe(inspects: true).line.contains("-0,"))
  }
}
