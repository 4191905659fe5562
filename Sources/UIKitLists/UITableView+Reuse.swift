import Foundation

/// The registered sources of cells, headers and footers, and the queues of reusable views.
struct ReuseQueues {
  enum Source {
    case cellClass(UITableViewCell.Type)
    case headerClass(UITableViewHeaderFooterView.Type)
    case nib(UINib)
    /// A prototype cell of a document.
    case prototype(@MainActor () -> UITableViewCell?)
  }

  var cellSources: [String: Source] = [:]
  var headerSources: [String: Source] = [:]
  var cells: [String: [UITableViewCell]] = [:]
  var headers: [String: [UITableViewHeaderFooterView]] = [:]
}

extension UITableView {
  // MARK: Registration

  func registerCell(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      reuse.cellSources[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      TableExceptions.stop(
        because: "must pass a class of kind UITableViewCell")
    }
    reuse.cellSources[identifier] = .cellClass(type)
    reuse.cells[identifier] = nil
  }

  func registerCell(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.cellSources[identifier] = nib.map { .nib($0) }
    reuse.cells[identifier] = nil
  }

  func registerHeader(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else {
      reuse.headerSources[identifier] = nil
      return
    }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      TableExceptions.stop(because: "must pass a class of kind UITableViewHeaderFooterView")
    }
    reuse.headerSources[identifier] = .headerClass(type)
    reuse.headers[identifier] = nil
  }

  func registerHeader(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.headerSources[identifier] = nib.map { .nib($0) }
    reuse.headers[identifier] = nil
  }

  /// Registers a document's prototype for use in creating cells.
  package func registerPrototype(_ identifier: String, _ make: @escaping @MainActor () -> UITableViewCell?) {
    reuse.cellSources[identifier] = .prototype(make)
  }

  // MARK: Cells

  func dequeueCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reuse.cells[identifier]?.popLast() {
      if cell !== reconfiguredCell { cell.prepareForReuse() }
      return cell
    }
    return makeCell(identifier)
  }

  func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      TableExceptions.stop(
        because:
          "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard")
    }
    let width = rowWidth
    if width > 0, cell.frame.width != width, cell.superview !== self { cell.frame.size.width = width }
    return cell
  }

  private func makeCell(_ identifier: String) -> UITableViewCell? {
    switch reuse.cellSources[identifier] {
    case .cellClass(let type): return _TableCellMaker.make(type, style: .default, identifier: identifier)
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil)
      guard objects.count == 1, let cell = objects[0] as? UITableViewCell else {
        TableExceptions.stop(
          because:
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
            + "which must be a UITableViewCell instance")
      }
      if let own = cell.reuseIdentifier, own != identifier {
        TableExceptions.stop(
          because:
            "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
            + "(\(identifier))")
      }
      cell.setReuseIdentifier(identifier)
      return cell
    case .prototype(let make):
      let cell = make()
      cell?.setReuseIdentifier(identifier)
      return cell
    case .headerClass, nil: return nil
    }
  }

  /// Moves a cell to its reuse queue.
  func store(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, staticRows?.owns(cell) != true else {
      cell.removeFromSuperview()
      return
    }
    cell.setHighlighted(false, animated: false)
    cell.setSelected(false, animated: false)
    cell.isHidden = true
    reuse.cells[identifier, default: []].append(cell)
  }

  // MARK: Headers and footers

  func dequeueHeader(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if let view = reuse.headers[identifier]?.popLast() {
      view.isHidden = false
      view.prepareForReuse()
      return view
    }
    switch reuse.headerSources[identifier] {
    case .headerClass(let type): return _TableHeaderFooterMaker.make(type, identifier: identifier)
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil)
      guard objects.count == 1, let view = objects[0] as? UITableViewHeaderFooterView else {
        TableExceptions.stop(
          because:
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
            + "which must be a UITableViewHeaderFooterView instance")
      }
      view.givenReuseIdentifier = identifier
      return view
    case .cellClass, .prototype, nil: return nil
    }
  }

  /// Moves a header or footer to its reuse queue.
  func store(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else {
      return
    }
    reuse.headers[identifier, default: []].append(view)
  }
}
