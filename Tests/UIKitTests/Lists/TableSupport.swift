import UIKit

/// A data source and delegate whose answers are set from outside, and which writes down what it is told.
@MainActor
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var headers: [String?] = []
  var footers: [String?] = []
  var height: ((IndexPath) -> CGFloat)?
  var headerHeight: CGFloat?
  var text: (IndexPath) -> String = { "\($0.section)-\($0.row)" }
  var make: ((UITableView, IndexPath) -> UITableViewCell)?
  var log: [String] = []
  var cellsAsked = 0
  var heightsAsked = 0
  var mayMove = false
  var indexTitles: [String]?
  /// A Boolean value that indicates whether two fingers select; nothing is written down of it while it is
  /// nil.
  var selectsByTwoFingers: Bool?

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsAsked += 1
    if let make { return make(tableView, indexPath) }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = text(indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightsAsked += 1
    return height?(indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { mayMove }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will select \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will deselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselected \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if selectsByTwoFingers != nil { log.append("may begin \(indexPath.row)") }
    return selectsByTwoFingers ?? false
  }

  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    log.append("began \(indexPath.row)")
    if tableView.allowsMultipleSelectionDuringEditing { tableView.setEditing(true, animated: true) }
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("ended") }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlighted \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlighted \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log.append("accessory \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("\(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)")
    guard editingStyle == .delete else { return }
    counts[indexPath.section] -= 1
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

/// A table in a window of its own size, laid out.
@MainActor
struct TableInWindow {
  let window: UIWindow
  let table: UITableView
  let rows: Rows

  init(
    _ rows: Rows, style: UITableView.Style = .plain, width: CGFloat = 375, height: CGFloat = 600,
    _ prepare: (UITableView) -> Void = { _ in }
  ) {
    useStandardScreen()
    self.rows = rows
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    table = UITableView(frame: window.bounds, style: style)
    prepare(table)
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    window.layoutIfNeeded()
  }

  /// A finger that comes down at a point of the window, moves and leaves.
  func touch(_ start: CGPoint, _ moves: [CGPoint] = []) {
    window.layoutIfNeeded()
    guard let touch = UITouch.comingDown(at: start, in: window) else { return }
    touch.send(.began, at: start, after: 0)
    for move in moves { touch.send(.moved, at: move, after: 0.05) }
    touch.send(.ended, at: moves.last ?? start, after: 0.05)
    window.layoutIfNeeded()
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}
