import InterfaceBuilder
import UIKit

extension DesignPolicy {
  /// 16 points on narrow phones, else 20; in tables within other views narrow phones have one of the generation. A table
  /// that is a controller's view and wider than the phone counts as wide as it is. A cell that is in no table has 16 too
  /// where it is as narrow as the first phones, and one of the generation on narrow phones, however wide it is.
  ///
  /// Cells of documents for older systems have none.
  func sideMargin(
    of cell: UITableViewCell, of document: InterfaceDocument, tableIsRoot: Bool
  ) -> CGFloat? {
    let metrics = cell.metrics
    let isOld =
      !metrics.hasSafeAreas
      || !document.usesSafeAreas && document.errata.isOn(.plainCellsWithoutSafeAreas)
    if isOld { return nil }
    // A canvas for any device is as narrow as a phone to tables.
    let screen = UIScreen.main.bounds.width
    let width = document.device == nil ? 320 : tableIsRoot ? max(screen, cell.bounds.width) : screen
    let isLoose = document.kind == .xib
    let isNarrow =
      metrics.isNarrowTable(width: width)
      || isLoose && width <= document.errata.value(.narrowPhoneWidth).map { CGFloat($0) } ?? 0
    guard isNarrow else { return metrics.wideTableCellMargin(forWidth: cell.bounds.width) }
    guard isLoose else { return tableIsRoot ? 16 : metrics.innerTableMargin }
    return metrics.looseCellMargin ?? metrics.cellMargin(forWidth: cell.bounds.width)
  }
}
