import Foundation

/// What makes and fills cells of one class, for `dequeueConfiguredReusableCell(using:for:item:)`.
///
/// Each registration has an identifier of its own, so its cells are used again only by itself.
extension UICollectionView {
  /// Makes cells of a class and fills them for items of a type.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier: String
    let nib: UINib?
    let handler: Handler

    /// A registration of a class of cells with what fills them.
    public init(handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistration("cell")
      nib = nil
      self.handler = handler
    }

    /// Makes cells from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistration("cell")
      nib = cellNib
      self.handler = handler
    }
  }

  /// Makes supplementary views of a class and a kind, and fills them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a header, footer or the like.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier: String
    let elementKind: String
    let nib: UINib?
    let handler: Handler

    /// A registration of a class of views of a kind, with what fills them.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistration("supplementary")
      self.elementKind = elementKind
      nib = nil
      self.handler = handler
    }

    /// Makes views from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistration("supplementary")
      self.elementKind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  private static var registrations = 0

  fileprivate static func nextRegistration(_ kind: String) -> String {
    registrations += 1
    return "_\(kind) registration \(registrations)"
  }

  /// A cell of a registration, filled for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identity = CollectionReuse.Identity(kind: "", identifier: registration.identifier)
    if reuse.sources[identity] == nil {
      reuse.sources[identity] = registration.nib.map { .nib($0) } ?? .viewClass(Cell.self)
    }
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell else {
      TableExceptions.stop(
        because: "the nib of a cell registration has to hold a \(Cell.self), not a \(type(of: made))")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of a registration, filled for its place.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let identity = CollectionReuse.Identity(kind: kind, identifier: registration.identifier)
    if reuse.sources[identity] == nil {
      reuse.sources[identity] = registration.nib.map { .nib($0) } ?? .viewClass(Supplementary.self)
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      TableExceptions.stop(
        because:
          "the nib of a supplementary registration has to hold a \(Supplementary.self), not a \(type(of: made))"
      )
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
