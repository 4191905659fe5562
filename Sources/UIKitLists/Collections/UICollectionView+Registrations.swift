import Foundation

/// Registrations, which create and configure cells and supplementary views.
///
/// Each registration has its own reuse identifier, so its views are reused only by itself.
extension UICollectionView {
  /// A registration of a cell class, with a closure that configures cells for items of a type.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier: String
    let nib: UINib?
    let handler: Handler

    /// Creates a registration that creates cells of the class.
    public init(handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistration("cell")
      nib = nil
      self.handler = handler
    }

    /// Creates a registration that creates cells from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistration("cell")
      nib = cellNib
      self.handler = handler
    }
  }

  /// A registration of a supplementary view class for a kind, with a closure that configures views.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier: String
    let elementKind: String
    let nib: UINib?
    let handler: Handler

    /// Creates a registration that creates views of the class.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistration("supplementary")
      self.elementKind = elementKind
      nib = nil
      self.handler = handler
    }

    /// Creates a registration that creates views from a nib.
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

  /// Returns a cell of a registration, configured for an item.
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

  /// Returns a supplementary view of a registration, configured for an index path.
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
