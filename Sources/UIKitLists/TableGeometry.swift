import Foundation

/// Where the sections and rows of a table lie, in points from the end of the table's header view.
struct TableGeometry {
  /// What is above or below a section's rows.
  struct Supplement {
    var height: CGFloat = 0
    /// Whether the height is that of what is shown, not an estimate.
    var isKnown = false
    /// Whether the height is one that was known before an update.
    var isCarried = false
    /// Whether there is something to show; asked for when the section comes into sight.
    var mayExist = true

    /// Takes the height that it had before an update, unless the delegate or the table said what it is now.
    ///
    /// - Returns: whether it did.
    @discardableResult
    mutating func carry(_ former: Supplement) -> Bool {
      guard !isKnown, former.isKnown || former.isCarried else { return false }
      height = former.height
      isCarried = true
      return true
    }
  }

  struct Section {
    /// Above the header.
    var padding: CGFloat = 0
    var header = Supplement()
    var rows: RowHeights
    var footer = Supplement()

    var height: CGFloat { padding + header.height + rows.total + footer.height }
    var rowsTop: CGFloat { padding + header.height }
  }

  private(set) var sections: [Section]
  private var tree: SumTree

  init(_ sections: [Section]) {
    self.sections = sections
    tree = SumTree(sections.map(\.height))
  }

  var total: CGFloat { tree.total }

  func top(ofSection section: Int) -> CGFloat { tree.sum(before: section) }

  /// The section at an offset.
  func section(at offset: CGFloat) -> Int { tree.index(at: offset) }

  func top(ofRow row: Int, in section: Int) -> CGFloat {
    top(ofSection: section) + sections[section].rowsTop + sections[section].rows.offset(row)
  }

  func height(ofRow row: Int, in section: Int) -> CGFloat { sections[section].rows.height(row) }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  mutating func setHeight(_ height: CGFloat, ofRow row: Int, in section: Int) {
    guard height != sections[section].rows.height(row) || !sections[section].rows.isKnown(row) else { return }
    let changes = height != sections[section].rows.height(row)
    sections[section].rows.setHeight(height, of: row)
    if changes { tree[section] = sections[section].height }
  }

  /// Makes the heights of rows estimates.
  mutating func unsettle() {
    for section in sections.indices { sections[section].rows.unsettle() }
  }

  mutating func change(section: Int, _ body: (inout Section) -> Void) {
    body(&sections[section])
    tree[section] = sections[section].height
  }
}
