import InterfaceBuilder
import UIKit

extension DesignPolicy {
  func configure(_ table: UITableView, rows sections: [DocumentSection]) {
    table.contentLayout = DesignedRows(sections, keepsFrames: presentation.keepsSavedRows)
  }

  func configure(_ collection: UICollectionView, items: DocumentItems) {
    collection.contentLayout = DesignedItems(items, keepsFrames: presentation.keepsSavedRows)
  }

  func configureContent(
    of cell: UITableViewCell, as element: VariedElement, of document: InterfaceDocument,
    listContent: UIListContentConfiguration?, tableIsRoot: Bool
  ) {
    guard let content = element.element.child(key: "contentView") else { return }
    cell.contentLayout = DesignedCell(
      cell, style: element["style"] == nil ? nil : cell.style, fitsLabels: !presentation.keepsSavedContent,
      listContent: listContent)
    guard let side = sideMargin(of: cell, of: document, tableIsRoot: tableIsRoot) else { return }
    let hasMargins =
      content.insets(key: "layoutMargins") != nil
      || content.insets(key: "directionalLayoutMargins") != nil
    setMargins(of: cell, side: side, keepsContentMargins: hasMargins)
  }

  /// Sets the margins that a table gives the content of its cells, in points: above and below those of the
  /// version of iOS, 8 beside an accessory.
  ///
  /// - Parameters:
  ///   - side: The margin at the sides.
  ///   - keepsContentMargins: Whether the margins are set on the cell, for a content view with margins of its
  ///     own.
  private func setMargins(of cell: UITableViewCell, side: CGFloat, keepsContentMargins: Bool) {
    let hasAccessory = cell.contentView.frame.width < cell.bounds.width
    let end = cell.metrics.cellEndMargin
    let margins = UIEdgeInsets(top: end, left: side, bottom: end, right: hasAccessory ? 8 : side)
    if keepsContentMargins {
      // The content view has margins of its own, and preserves the cell's whether or not the document says
      // so.
      cell.layoutMargins = margins
      cell.contentView.preservesSuperviewLayoutMargins = true
    } else {
      cell.contentView.layoutMargins = margins
    }
  }

  /// Returns the side margin of a cell: 16 points on narrow phones, otherwise 20. In tables within other
  /// views, narrow phones have a margin that depends on the version. A table that is a controller's root view
  /// and wider than the phone counts with its own width. A cell outside of a table also has 16 if it is as
  /// narrow as the first phones, and one that depends on the version on narrow phones, whatever its width.
  ///
  /// `nil` for cells of documents for older systems.
  private func sideMargin(
    of cell: UITableViewCell, of document: InterfaceDocument, tableIsRoot: Bool
  ) -> CGFloat? {
    let metrics = cell.metrics
    let isOld =
      !metrics.hasSafeAreas
      || !document.usesSafeAreas && document.errata.isOn(.plainCellsWithoutSafeAreas)
    if isOld { return nil }
    // To tables, a canvas for any device is as narrow as a phone.
    let screen = UIScreen.main.bounds.width
    let width = document.device == nil ? 320 : tableIsRoot ? max(screen, cell.bounds.width) : screen
    let isLoose = document.kind == .xib
    guard metrics.isNarrowTable(width: width) else {
      return metrics.wideTableCellMargin(forWidth: cell.bounds.width)
    }
    guard isLoose else { return tableIsRoot ? 16 : metrics.innerTableMargin }
    return metrics.looseCellMargin ?? metrics.cellMargin(forWidth: cell.bounds.width)
  }
}
