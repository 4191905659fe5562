import Foundation

/// The positions of a table's sections and rows, in points from the bottom of the table's header view.
struct TableGeometry {
  /// The header or footer of a section.
  struct Supplement {
    var height: CGFloat = 0
    /// A Boolean value that indicates whether the height is that of the view shown, not an estimate.
    var isKnown = false
    /// A Boolean value that indicates whether the height was known before an update and kept as an estimate.
    var isCarried = false
    /// A Boolean value that indicates whether there may be a view, which is requested when the section
    /// becomes visible.
    var mayExist = true

    /// Adopts the height from before an update, unless the delegate or the table has specified a new one.
    ///
    /// - Returns: `true` if the height was adopted.
    @discardableResult
    mutating func carry(_ former: Supplement) -> Bool {
      guard !isKnown, former.isKnown || former.isCarried else { return false }
      height = former.height
      isCarried = true
      return true
    }
  }

  struct Section {
    /// The space above the header.
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

  /// Returns the section at an offset.
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

  /// Turns the known heights of rows into estimates.
  mutating func unsettle() {
    for section in sections.indices { sections[section].rows.unsettle() }
  }

  mutating func change(section: Int, _ body: (inout Section) -> Void) {
    body(&sections[section])
    tree[section] = sections[section].height
  }
}
