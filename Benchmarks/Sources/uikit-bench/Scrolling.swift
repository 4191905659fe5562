import Foundation
import UIKit

/// A row of ten labels in two columns with constraints, as in real applications: 80 points high.
@MainActor
final class TenLabels {
  let labels = (0..<10).map { _ in UILabel() }

  init(in content: UIView) {
    for (index, label) in labels.enumerated() {
      label.font = .systemFont(ofSize: 11)
      label.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(label)
      let above = index < 2 ? content.topAnchor : labels[index - 2].bottomAnchor
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: above, constant: index < 2 ? 5 : 0),
        index % 2 == 0
          ? label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16)
          : label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        label.heightAnchor.constraint(equalToConstant: 14),
        label.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, multiplier: 0.45),
      ])
    }
    labels[8].bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5).isActive = true
  }

  func show(_ number: Int) {
    for (index, label) in labels.enumerated() { label.text = "\(number * 10 + index) of \(index)" }
  }
}

@MainActor
final class TenLabelRow: UITableViewCell {
  lazy var content = TenLabels(in: contentView)
}

@MainActor
final class TenLabelItem: UICollectionViewCell {
  lazy var content = TenLabels(in: contentView)
}

/// A list in a window of ten rows, which is scrolled by a screen at a time.
@MainActor
final class ScrollingList: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  enum Kind: String, CaseIterable {
    case table = "table"
    case flow = "flow collection"
    case list = "self-sized compositional collection"
  }

  private let count: Int
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
  private let view: UIScrollView

  init(_ kind: Kind, count: Int) {
    self.count = count
    switch kind {
    case .table:
      let table = UITableView(frame: window.bounds)
      table.rowHeight = 80
      table.register(TenLabelRow.self, forCellReuseIdentifier: "row")
      view = table
    case .flow:
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 375, height: 80)
      flow.minimumLineSpacing = 0
      view = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
    case .list:
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      view = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
    }
    super.init()
    if let table = view as? UITableView { table.dataSource = self }
    if let collection = view as? UICollectionView {
      collection.register(TenLabelItem.self, forCellWithReuseIdentifier: "row")
      collection.dataSource = self
    }
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    for _ in 0..<3 { scroll() }
  }

  /// Shows the next ten rows.
  func scroll() {
    var y = view.contentOffset.y + 800
    if y > view.contentSize.height - 800 { y = 0 }
    view.contentOffset.y = y
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? TenLabelRow)?.content.show(indexPath.row)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? TenLabelItem)?.content.show(indexPath.item)
    return cell
  }
}
