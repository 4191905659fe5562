import UIKit

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// Objects under a title.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}
private struct Section: NSFetchedResultsSectionInfo {
  let name: String
  let found: [Any]
  var indexTitle: String? { name.first.map { String($0) } }
  var numberOfObjects: Int { found.count }
  var objects: [Any]? { found }
}

/// What a request finds, in sections by a key. After changes of its context it looks again and tells its delegate that
/// all has changed, one by one: what has gone, then what has come.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  private var parts: [Section] = []
  private var observer: (any NSObjectProtocol)?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) {
    self.fetchRequest = fetchRequest
    self.managedObjectContext = managedObjectContext
    self.sectionNameKeyPath = sectionNameKeyPath
    self.cacheName = cacheName
  }
  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  open func performFetch() throws {
    let found = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = found
    parts = []
    if let sectionNameKeyPath {
      for object in found {
        let value = (object as? NSObject)?.value(forKeyPath: sectionNameKeyPath)
        let name = value.map { "\($0)" } ?? ""
        if let last = parts.last, last.name == name {
          parts[parts.count - 1] = Section(name: name, found: last.found + [object])
        } else {
          parts.append(Section(name: name, found: [object]))
        }
      }
    } else {
      parts = [Section(name: "", found: found)]
    }
    if observer == nil {
      nonisolated(unsafe) weak let controller: NSFetchedResultsController? = self
      observer = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: nil, queue: nil
      ) { _ in controller?.lookAgain() }
    }
  }

  private func lookAgain() {
    let before = fetchedObjects ?? []
    delegate?.controllerWillChangeContent(untyped)
    try? performFetch()
    let after = fetchedObjects ?? []
    for (row, object) in before.enumerated()
    where !after.contains(where: { ($0 as AnyObject) === (object as AnyObject) }) {
      delegate?.controller(
        untyped, didChange: object, at: IndexPath(row: row, section: 0), for: .delete, newIndexPath: nil)
    }
    for (row, object) in after.enumerated()
    where !before.contains(where: { ($0 as AnyObject) === (object as AnyObject) }) {
      delegate?.controller(
        untyped, didChange: object, at: nil, for: .insert, newIndexPath: IndexPath(row: row, section: 0))
    }
    delegate?.controllerDidChangeContent(untyped)
  }

  private var untyped: NSFetchedResultsController<any NSFetchRequestResult> {
    unsafeBitCast(self, to: NSFetchedResultsController<any NSFetchRequestResult>.self)
  }

  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : parts }
  open func object(at path: IndexPath) -> ResultType { parts[path.section].found[path.row] as! ResultType }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, part) in parts.enumerated() {
      if let row = part.found.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
}
extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
  }
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
}
