import UIKit

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// A section of fetched objects.
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

/// The results of a fetch request, in sections by a key. After changes of its context it fetches again and
/// notifies its delegate of deletions, insertions, moves and updates.
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
      ) { note in
        nonisolated(unsafe) let updated = note.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
        guard controller?.managedObjectContext.isElsewhere == true else {
          return controller?.lookAgain(updated) ?? ()
        }
        // The changes of another thread's context reach that of the main queue there.
        DispatchQueue.main.async { controller?.lookAgain(updated) }
      }
    }
  }

  private static func same(_ a: Any, _ b: Any) -> Bool { (a as AnyObject) === (b as AnyObject) }

  /// The index paths of objects.
  private var places: [ObjectIdentifier: IndexPath] {
    var places: [ObjectIdentifier: IndexPath] = [:]
    for (section, part) in parts.enumerated() {
      for (row, object) in part.found.enumerated() {
        places[ObjectIdentifier(object as AnyObject)] = IndexPath(row: row, section: section)
      }
    }
    return places
  }

  private func lookAgain(_ updated: Set<NSManagedObject>) {
    let (before, objects, old) = (parts, fetchedObjects ?? [], places)
    try? performFetch()
    let (after, found, new) = (parts, fetchedObjects ?? [], places)
    let names = (before: before.map(\.name), after: after.map(\.name))
    /// Objects that have moved, excluding insertions and deletions.
    let stayed = objects.filter { new[ObjectIdentifier($0 as AnyObject)] != nil }
    let remaining = found.filter { old[ObjectIdentifier($0 as AnyObject)] != nil }
    let moved = zip(stayed, remaining).contains { !Self.same($0, $1) }
    let changed = updated.filter { new[ObjectIdentifier($0)] != nil && old[ObjectIdentifier($0)] != nil }
    guard
      moved || !changed.isEmpty || stayed.count != objects.count || remaining.count != found.count
        || names.before != names.after
    else { return }

    delegate?.controllerWillChangeContent(untyped)
    for (index, section) in before.enumerated() where !names.after.contains(section.name) {
      delegate?.controller(untyped, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in after.enumerated() where !names.before.contains(section.name) {
      delegate?.controller(untyped, didChange: section, atSectionIndex: index, for: .insert)
    }
    for object in objects {
      let id = ObjectIdentifier(object as AnyObject)
      guard let from = old[id], new[id] == nil else { continue }
      delegate?.controller(untyped, didChange: object, at: from, for: .delete, newIndexPath: nil)
    }
    let order = Dictionary(
      uniqueKeysWithValues: stayed.enumerated().map { (ObjectIdentifier($1 as AnyObject), $0) })
    for (rank, object) in remaining.enumerated() {
      let id = ObjectIdentifier(object as AnyObject)
      guard let from = old[id], let to = new[id] else { continue }
      let isElsewhere = order[id] != rank || names.before[from.section] != names.after[to.section]
      if isElsewhere {
        delegate?.controller(untyped, didChange: object, at: from, for: .move, newIndexPath: to)
      } else if changed.contains(where: { ObjectIdentifier($0) == id }) {
        delegate?.controller(untyped, didChange: object, at: from, for: .update, newIndexPath: to)
      }
    }
    for object in found {
      let id = ObjectIdentifier(object as AnyObject)
      guard old[id] == nil, let to = new[id] else { continue }
      delegate?.controller(untyped, didChange: object, at: nil, for: .insert, newIndexPath: to)
    }
    tellSnapshot()
    delegate?.controllerDidChangeContent(untyped)
  }

  /// Sends the delegate a snapshot of all objects, by identifier.
  private func tellSnapshot() {
    guard let delegate, NSManagedObject.self is ResultType.Type || ResultType.self is NSManagedObject.Type
    else { return }
    nonisolated(unsafe) let (controller, parts) = (untyped, parts)
    nonisolated(unsafe) let receiver = delegate
    MainActor.assumeIsolated {
      let snapshot = NSDiffableDataSourceSnapshotReference()
      for part in parts {
        snapshot.appendSections(withIdentifiers: [part.name])
        snapshot.appendItems(
          withIdentifiers: part.found.compactMap { ($0 as? NSManagedObject)?.objectID },
          intoSectionWithIdentifier: part.name)
      }
      receiver.controller(controller, didChangeContentWith: snapshot)
    }
  }

  private var untyped: NSFetchedResultsController<any NSFetchRequestResult> {
    unsafeBitCast(self, to: NSFetchedResultsController<any NSFetchRequestResult>.self)
  }

  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : parts }
  open var sectionIndexTitles: [String] { parts.compactMap(\.indexTitle) }
  open func sectionIndexTitle(forSectionName name: String) -> String? { name.first.map { String($0) } }
  open func section(forSectionIndexTitle title: String, at index: Int) -> Int {
    parts.firstIndex { $0.indexTitle == title } ?? max(0, min(index, parts.count - 1))
  }
  /// Does nothing: requests are not cached.
  public class func deleteCache(withName name: String?) {}
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
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName name: String
  ) -> String?
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
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName name: String
  ) -> String? { name.first.map { String($0) } }
}
