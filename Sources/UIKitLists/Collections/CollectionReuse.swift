import Foundation

/// The registered sources of cells and other views, and the queues of reusable views.
struct CollectionReuse {
  enum Source {
    case viewClass(UICollectionReusableView.Type)
    case nib(UINib)
    /// A prototype cell or view of a document.
    case prototype(@MainActor () -> UICollectionReusableView?)
  }

  /// The kind and reuse identifier of a queue. Cells have an empty kind.
  struct Identity: Hashable {
    var kind: String
    var identifier: String
  }

  var sources: [Identity: Source] = [:]
  var waiting: [Identity: [UICollectionReusableView]] = [:]
  /// The layout attributes of the element whose view is being requested.
  var requested: UICollectionViewLayoutAttributes?
}

extension UICollectionView {
  static let cellKind = "UICollectionElementKindCell"

  // MARK: Registration

  func registerCell(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard cellClass == nil || cellClass is UICollectionViewCell.Type else {
      TableExceptions.stop(because: "must pass a class of kind UICollectionViewCell")
    }
    set((cellClass as? UICollectionReusableView.Type).map { .viewClass($0) }, "", identifier)
  }

  func registerCell(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    set(nib.map { .nib($0) }, "", identifier)
  }

  func registerSupplement(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard viewClass == nil || viewClass is UICollectionReusableView.Type else {
      TableExceptions.stop(because: "must pass a class of kind UICollectionReusableView")
    }
    set((viewClass as? UICollectionReusableView.Type).map { .viewClass($0) }, elementKind, identifier)
  }

  func registerSupplement(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    set(nib.map { .nib($0) }, kind, identifier)
  }

  /// Registers a document's prototype for use in creating views; a `nil` kind means cells.
  package func registerPrototype(
    _ kind: String?, _ identifier: String, _ make: @escaping @MainActor () -> UICollectionReusableView?
  ) {
    set(.prototype(make), kind ?? "", identifier)
  }

  private func set(_ source: CollectionReuse.Source?, _ kind: String, _ identifier: String) {
    let identity = CollectionReuse.Identity(kind: kind, identifier: identifier)
    reuse.sources[identity] = source
    reuse.waiting[identity] = nil
  }

  // MARK: Dequeuing

  func dequeueCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue("", identifier)
    guard let cell = view as? UICollectionViewCell else {
      TableExceptions.stop(because: "must dequeue a cell of kind UICollectionViewCell, not \(type(of: view))")
    }
    return cell
  }

  func dequeueSupplement(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeue(elementKind, identifier) }

  private func dequeue(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    let identity = CollectionReuse.Identity(kind: kind, identifier: identifier)
    if let view = reuse.waiting[identity]?.popLast() {
      if view !== reconfiguredCell { view.prepareForReuse() }
      prepare(view)
      return view
    }
    guard let source = reuse.sources[identity], let view = make(source, identifier, kind) else {
      let name = kind.isEmpty ? UICollectionView.cellKind : kind
      TableExceptions.stop(
        because:
          "could not dequeue a view of kind: \(name) with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard")
    }
    prepare(view)
    return view
  }

  /// Creates a view from a class, nib or prototype.
  func make(
    _ source: CollectionReuse.Source, _ identifier: String, _ kind: String
  ) -> UICollectionReusableView? {
    let view: UICollectionReusableView?
    switch source {
    case .viewClass(let type):
      view = instance(of: type, frame: CGRect(origin: .zero, size: reuse.requested?.size ?? .zero))
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil)
      guard objects.count == 1, let made = objects[0] as? UICollectionReusableView else {
        TableExceptions.stop(
          because:
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
            + "must be a \(kind.isEmpty ? "UICollectionViewCell" : "UICollectionReusableView") instance")
      }
      if let own = made.reuseIdentifier, own != identifier, !own.isEmpty {
        TableExceptions.stop(
          because:
            "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib "
            + "(\(identifier))")
      }
      view = made
    case .prototype(let make): view = make()
    }
    view?.givenReuseIdentifier = identifier
    view?.translatesAutoresizingMaskIntoConstraints = true
    return view
  }

  /// Sets a view's size to that of its layout attributes before the program configures it.
  private func prepare(_ view: UICollectionReusableView) {
    guard let attributes = reuse.requested, view !== reconfiguredCell else { return }
    prepareListCell(view, ElementKey(attributes))
    let size = attributes.size
    if view.bounds.size != size, size.width.isFinite, size.height.isFinite {
      UIView.performWithoutAnimation { view.bounds.size = size }
    }
  }

  // MARK: The data source's views

  func makeCell(at path: IndexPath) -> UICollectionViewCell {
    guard let dataSource else { return UICollectionViewCell() }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    guard cell.reuseIdentifier != nil else {
      TableExceptions.stop(
        because:
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
          + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    if storedIsEditing || cell.isEditing { updateEditing(of: cell, at: path) }
    return cell
  }

  func makeSupplement(_ key: ElementKey) -> UICollectionReusableView {
    guard let dataSource else { return UICollectionReusableView() }
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    guard view.reuseIdentifier != nil else {
      TableExceptions.stop(
        because:
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not have a "
          + "reuseIdentifier - supplementary views must be retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
    }
    return view
  }

  func makeDecoration(_ key: ElementKey) -> UICollectionReusableView? {
    let identity = CollectionReuse.Identity(kind: "decoration " + key.kind, identifier: key.kind)
    if let view = reuse.waiting[identity]?.popLast() {
      view.prepareForReuse()
      prepare(view)
      return view
    }
    guard let source = storedLayout.decorationSources[key.kind] else {
      TableExceptions.stop(
        because:
          "could not dequeue a decoration view of kind: \(key.kind) - must register as a class or nib or connect a "
          + "prototype in a storyboard")
    }
    let view = make(source, key.kind, key.kind)
    if let view { prepare(view) }
    return view
  }

  /// Moves the view of an element to its reuse queue, in the size that it prefers: its contents need not fit into an
  /// estimated size, and their constraints would conflict.
  func store(_ element: VisibleElement, _ key: ElementKey) {
    let view = element.view
    if let size = element.asked?.preferred, size != view.bounds.size, size.width.isFinite,
      size.height.isFinite
    {
      UIView.performWithoutAnimation { view.bounds.size = size }
    }
    store(view, key)
  }

  /// Moves a view to its reuse queue.
  func store(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard let identifier = view.reuseIdentifier else {
      view.removeFromSuperview()
      return
    }
    if let cell = view as? UICollectionViewCell {
      if cell.isHighlighted { cell.isHighlighted = false }
      if cell.isSelected { cell.isSelected = false }
    }
    if view.superview !== self {
      // A section's own scroll view may be removed.
      view.removeFromSuperview()
    }
    view.isHidden = true
    view.applied = nil
    let kind =
      switch key.category {
      case .cell: ""
      case .supplementaryView: key.kind
      case .decorationView: "decoration " + key.kind
      }
    let identity = CollectionReuse.Identity(kind: kind, identifier: identifier)
    reuse.waiting[identity, default: []].append(view)
  }
}
