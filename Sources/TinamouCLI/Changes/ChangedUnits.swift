import Foundation
import InterfaceBuilder
import ScreenRequests
import SnapshotComparison

/// The units of a verification whose screens may look otherwise than at a revision.
struct ChangedUnits {
  /// The units, in their order.
  let units: [String]
  /// The screens of the others.
  let unchanged: UnchangedScreens

  /// Chooses among the units of a project's screens.
  init(
    among units: [String], affected: AffectedScreens, since revision: GitBaseline,
    _ store: SnapshotStore
  ) throws {
    let slugs = Set(affected.screens.map { Screen.slug(of: $0) })
    try self.init(among: units, since: revision, store, reason: affected.reason) { slugs.contains($0) }
  }

  /// Chooses among the units of documents, or of this program's screens, whose sources are not known.
  init(
    among units: [String], for request: ScreenRequest, since name: String, _ store: SnapshotStore
  ) throws {
    let folder = request.documents.first.map { ($0 as NSString).deletingLastPathComponent } ?? "."
    let revision = try GitBaseline(name, around: folder.isEmpty ? "." : folder)
    guard !request.documents.isEmpty else {
      try self.init(
        among: units, since: revision, store,
        reason: "the sources of the screens of an executable are not known"
      ) { _ in true }
      return
    }
    let further = try revision.changed(among: request.fonts.files + request.devices.files)
    if let file = further.min() {
      try self.init(among: units, since: revision, store, reason: "\(file) changed since \(name)") { _ in true
      }
      return
    }
    let changed = try DocumentChanges(revision).affected(request.documents)
    let stems = DocumentRequest.stems(of: request.documents)
    let slugs = Set(changed.map { Screen.slug(of: stems[$0] ?? $0) })
    try self.init(among: units, since: revision, store, reason: nil) { slugs.contains($0) }
  }

  /// - Parameter isAffected: Returns whether a screen may look otherwise, by its name in paths.
  private init(
    among units: [String], since revision: GitBaseline, _ store: SnapshotStore, reason: String?,
    isAffected: (String) -> Bool
  ) throws {
    let names = units.map { String($0.prefix { $0 != "/" }) }
    let settled = try SettledReferences(store, since: revision)
    var drawn: Set<String> = []
    for (unit, name) in zip(units, names) where isAffected(name) || !settled.has(unit) { drawn.insert(name) }
    let all = Set(names)
    self.units = zip(units, names).filter { drawn.contains($1) }.map(\.0)
    unchanged = UnchangedScreens(
      revision: revision.revision, count: all.count, screens: all.subtracting(drawn).sorted(), reason: reason)
  }
}

/// The references that are as at a revision and that this version of the tool drew.
private struct SettledReferences {
  private var names: Set<String> = []
  /// Those of documents, whose screens have the names of scenes behind them.
  private var units: Set<String> = []

  init(_ store: SnapshotStore, since revision: GitBaseline) throws {
    var files: [String: [String]] = [:]
    for id in store.ids() {
      guard let data = store.read(id).record, let record = try? SnapshotRecord(bounded: data),
        record.tinamou == SnapshotComparison.version
      else { continue }
      let path = URL(fileURLWithPath: store.picture(id)).path
      files[id.description] = [path, (path as NSString).deletingPathExtension + ".json"]
    }
    let changed = try revision.changed(among: files.values.joined())
    for (name, paths) in files where changed.isDisjoint(with: paths) { names.insert(name) }
    // A unit of a document is settled where all references of its scenes are.
    for id in store.ids() {
      let parts = id.screen.description.split(separator: ".")
      guard parts.count > 1 else { continue }
      let unit = "\(parts[0])/\(id.configuration)"
      if names.contains(id.description) { units.insert(unit) }
    }
    for id in store.ids() where !names.contains(id.description) {
      units.remove("\(id.screen.description.prefix { $0 != "." })/\(id.configuration)")
    }
  }

  func has(_ unit: String) -> Bool { names.contains(unit) || units.contains(unit) }
}

/// The documents that may look otherwise than at a revision.
struct DocumentChanges {
  private let revision: GitBaseline

  init(_ revision: GitBaseline) { self.revision = revision }

  /// Returns those of documents that have changed, or that may show a resource or another document that has.
  func affected(_ documents: [String]) throws -> Set<String> {
    func isShown(_ path: String) -> Bool {
      GitRevisions.endings.contains((path as NSString).pathExtension.lowercased())
        && !path.contains("/\(SnapshotStore.standardName)/")
    }
    var files: Set<String> = []
    for document in documents {
      let folder = DocumentNeighbours(file: URL(fileURLWithPath: document).path).projectDirectory
      files.formUnion(Self.files(in: folder).filter(isShown))
    }
    let removed = revision.paths.filter { isShown($0) && !FileManager.default.fileExists(atPath: $0) }
    var changed = try revision.changed(among: files).union(removed)
    let others = files.filter(DocumentJob.isDocument)
    // A document can show one that shows another.
    while true {
      let resources = ResourceChanges(changed)
      let more = others.subtracting(changed).filter(resources.areShown)
      if more.isEmpty { break }
      changed.formUnion(more)
    }
    let resources = ResourceChanges(changed)
    let own = try revision.changed(among: documents)
    return Set(
      documents.filter { document in
        own.contains(document) || changed.contains(URL(fileURLWithPath: document).path)
          || resources.areShown(by: document)
      })
  }

  private static func files(in folder: String) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var result: [String] = []
    while let path = all.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || ["DerivedData", "node_modules"].contains(name) {
        all.skipDescendants()
      } else {
        result.append("\(folder)/\(path)")
      }
    }
    return result
  }
}
