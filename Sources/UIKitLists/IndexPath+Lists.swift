import Foundation

extension IndexPath {
  /// The place of a row in a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The place of an item in a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first number: the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second number: the row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second number: the item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// The place of a row in a table.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The place of a row in a table.
  public convenience init(row: Int, section: Int) { self.init(forRow: row, inSection: section) }

  /// The place of an item in a collection.
  public convenience init(item: Int, section: Int) { self.init(forItem: item, inSection: section) }

  /// The place of an item in a collection.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The first number: the section.
  public var section: Int { index(atPosition: 0) }
  /// The second number: the row in the section.
  public var row: Int { index(atPosition: 1) }
  /// The second number: the item in the section.
  public var item: Int { index(atPosition: 1) }
}
