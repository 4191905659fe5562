import Foundation

/// The data source of static rows in a running program: it returns the cells that a document defines.
@MainActor
package final class StaticRows: UITableViewDataSource, UITableViewDelegate {
  package struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]

    package init(header: String?, footer: String?, cells: [UITableViewCell]) {
      self.header = header
      self.footer = footer
      self.cells = cells
    }
  }

  let sections: [Section]

  private let heights: [ObjectIdentifier: CGFloat]

  package init(_ sections: [Section]) {
    self.sections = sections
    let cells = sections.flatMap(\.cells)
    heights = Dictionary(cells.map { (ObjectIdentifier($0), $0.frame.height) }) { first, _ in first }
  }

  func owns(_ cell: UITableViewCell) -> Bool { heights[ObjectIdentifier(cell)] != nil }

  /// Returns the height that the document gives a cell, in points; `nil` if it gives none or the cell is not
  /// the document's.
  func savedHeight(of cell: UITableViewCell) -> CGFloat? {
    heights[ObjectIdentifier(cell)].flatMap { $0 > 0 ? $0 : nil }
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }

  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].cells.count : 0
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = cell(at: indexPath) else {
      fatalError(
        TableExceptions.text(
          "NSRangeException", "index path \(TableExceptions.name(indexPath)) beyond the table's static rows"))
    }
    return cell
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  /// Static rows cannot be edited unless the program's data source allows it.
  package func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}
