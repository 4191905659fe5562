import Foundation

/// The part of tables and collection views that `UIKitCore` uses. `UIKitCore` finds this class by its name.
package final class ListsPart: CorePart {
  package init() {}

  package var decodingClasses: [UIView.Type] {
    [
      UITableViewCell.self, UITableView.self, UITableViewHeaderFooterView.self, UICollectionViewCell.self,
      UICollectionReusableView.self, UICollectionView.self,
    ]
  }

  package var appearanceProperties: [AppearanceProperty] {
    [
      AppearanceProperty("separatorInset", \UITableView.separatorInset),
      AppearanceProperty("separatorColor", \UITableView.separatorColor),
      AppearanceProperty("separatorStyle", \UITableView.separatorStyle),
      AppearanceProperty("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
      AppearanceProperty("sectionIndexColor", \UITableView.sectionIndexColor),
      AppearanceProperty("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
      AppearanceProperty("selectionStyle", \UITableViewCell.selectionStyle),
    ]
  }

  package func property(_ key: String, of object: UIResponder) -> Any?? {
    guard let table = object as? UITableView, let path = Self.table[key] else { return nil }
    return .some(table[keyPath: path])
  }

  private static let table: [String: PartialKeyPath<UITableView>] = [
    "rowHeight": \.rowHeight, "separatorColor": \.separatorColor, "tableHeaderView": \.tableHeaderView,
    "tableFooterView": \.tableFooterView, "indexPathForSelectedRow": \.indexPathForSelectedRow,
  ]

  package func object(_ key: String, of object: AnyObject) -> AnyObject? {
    switch (key, object) {
    case ("contentView", let cell as UITableViewCell): cell.contentView
    case ("textLabel", let cell as UITableViewCell): cell.textLabel
    case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
    case ("imageView", let cell as UITableViewCell): cell.imageView
    case ("contentView", let cell as UICollectionViewCell): cell.contentView
    default: nil
    }
  }
}
