import Foundation

extension IndexPath {
  /// Creates an index path that identifies a row in a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates an index path that identifies an item in a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section, the second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section, the second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// Creates an index path that identifies a row in a table view.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates an index path that identifies a row in a table view.
  public convenience init(row: Int, section: Int) { self.init(forRow: row, inSection: section) }

  /// Creates an index path that identifies an item in a collection view.
  public convenience init(item: Int, section: Int) { self.init(forItem: item, inSection: section) }

  /// Creates an index path that identifies an item in a collection view.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section, the first index.
  public var section: Int { index(atPosition: 0) }
  /// The row in the section, the second index.
  public var row: Int { index(atPosition: 1) }
  /// The item in the section, the second index.
  public var item: Int { index(atPosition: 1) }
}
