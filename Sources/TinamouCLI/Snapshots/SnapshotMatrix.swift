import Foundation
import ScreenRequests

/// The configurations that the references in a folder were recorded in: `matrix.json` beside them.
///
/// Without options, all of them are recorded and verified, so that no reference is forgotten because an option was. References without
/// such a file are of the configurations that their names say.
struct SnapshotMatrix: Codable, Equatable {
  private(set) var format = 1
  private(set) var configurations: [SnapshotConfiguration] = []

  static let file = "matrix.json"
  /// The maximum number of configurations, which bounds what a file can ask for.
  private static let most = 10_000

  init() {}

  /// Creates the matrix of a file's contents.
  init(data: Data) throws {
    self = try ReportedJSON.decode(Self.self, from: data, limit: 1 << 22)
    guard format == 1 else { throw ReportedJSON.Failure.damaged }
    let isPossible =
      configurations.count <= Self.most
      && configurations.allSatisfy { one in
        one.isPossible && ReportedName(one.name) != nil
          && (one.screens ?? []).allSatisfy { ReportedName($0) != nil }
      }
    guard isPossible else { throw ReportedJSON.Failure.damaged }
  }

  /// Creates the matrix of references that were recorded without a file. A configuration that all screens have is one of all screens.
  init(of references: [SnapshotID]) {
    let screens = Set(references.map(\.screen.description))
    var names: [String] = []
    var owners: [String: Set<String>] = [:]
    var known: [String: SnapshotConfiguration] = [:]
    for reference in references {
      guard let one = SnapshotConfiguration(name: reference.configuration.description), one.isPossible else {
        continue
      }
      if owners[one.name] == nil { names.append(one.name) }
      owners[one.name, default: []].insert(reference.screen.description)
      known[one.name] = one
    }
    configurations = names.compactMap { name in
      var one = known[name]
      if let screens = owners[name].map({ $0 == screens ? nil : $0.sorted() }) { one?.screens = screens }
      return one
    }
  }

  /// Returns the matrix with configurations in the place of those that have the same names.
  ///
  /// - Parameters:
  ///   - others: The configurations that were drawn.
  ///   - screens: The screens that were chosen; `nil` for all.
  ///   - units: What was drawn, as in `screen/configuration`.
  func adding(_ others: [SnapshotConfiguration], for screens: [String]?, units: [String] = [])
    -> SnapshotMatrix
  {
    var result = self
    for var other in others {
      if let own = other.screens {
        let drawn = units.filter { $0.hasSuffix("/" + other.name) }.map { String($0.prefix { $0 != "/" }) }
        other.screens = Set(own + drawn).sorted()
        if other.screens?.isEmpty == true { continue }
      } else {
        other.screens = screens
      }
      guard let index = result.configurations.firstIndex(where: { $0.name == other.name }) else {
        result.configurations.append(other)
        continue
      }
      let old = result.configurations[index].screens
      if let new = other.screens { other.screens = old.map { Set($0).union(new).sorted() } }
      result.configurations[index] = other
    }
    return result
  }

  /// Removes a configuration by its name, and returns whether there was one.
  mutating func remove(_ name: String) -> Bool {
    let count = configurations.count
    configurations.removeAll { $0.name == name || $0.normalized(isDocument: false).name == name }
    return configurations.count < count
  }

  /// Returns whether the matrix has a snapshot.
  func has(_ id: SnapshotID) -> Bool {
    let screen = id.screen.description
    let names = [id.configuration.description, id.canonical.configuration.description]
    return configurations.contains { one in
      (names.contains(one.name) || names.contains(one.normalized(isDocument: false).name))
        && (one.screens?.contains { screen == $0 || screen.hasPrefix($0 + ".") } ?? true)
    }
  }

  /// The contents of the file, with a line for each configuration, so that two branches can add some.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try configurations.map { "    " + String(decoding: try encoder.encode($0), as: UTF8.self) }
    let text =
      "{\n  \"configurations\": [\n\(lines.joined(separator: ",\n"))\n  ],\n  \"format\": \(format)\n}\n"
    return Data(text.utf8)
  }
}

extension SnapshotStore {
  /// The matrix of the references.
  ///
  /// - Throws: An error if its file cannot be read, since all that it has would be forgotten.
  func matrix() throws -> SnapshotMatrix {
    guard folder.kind([SnapshotMatrix.file]) != nil else { return SnapshotMatrix(of: ids()) }
    let path = folder.path(of: [SnapshotMatrix.file])
    guard let data = folder.read([SnapshotMatrix.file], limit: 1 << 23) else {
      throw SnapshotCommandError("\(path): cannot be read", .usage)
    }
    do { return try SnapshotMatrix(data: data) } catch {
      throw SnapshotCommandError("\(path): \(error)", .usage)
    }
  }

  /// Writes the matrix if it has changed.
  func write(_ matrix: SnapshotMatrix) throws {
    let data = try matrix.data()
    guard folder.read([SnapshotMatrix.file]) != data else { return }
    try folder.make()
    try folder.locked(LOCK_EX) { try folder.write(data, to: [SnapshotMatrix.file]) }
  }
}

extension ScreenRequest {
  /// Returns the request for the configurations that count: those of options where there are some, and else those of `tinamou.yml` and
  /// those of the matrix.
  ///
  /// - Parameters:
  ///   - options: The request of the command line alone.
  ///   - matrix: The matrix of the references.
  func choosing(from matrix: SnapshotMatrix, options: ScreenRequest) throws -> ScreenRequest {
    guard case .snapshots(var result) = result, result.configurations == nil else { return self }
    let areDocuments = !documents.isEmpty
    var chosen: [SnapshotConfiguration] = []
    let kept = matrix.configurations.map { $0.normalized(isDocument: areDocuments) }.merged()
    if options.choosesConfigurations || choosesConfigurations || kept.isEmpty {
      chosen = try snapshotConfigurations(areDocuments: areDocuments)
    }
    if !options.choosesConfigurations {
      let names = Set(chosen.map(\.name))
      chosen += kept.filter { !names.contains($0.name) }
      if !chosen.contains(where: { $0.screens == nil }) {
        // Screens that were never recorded are not passed over.
        chosen += try snapshotConfigurations(areDocuments: areDocuments).map { one in
          var one = one
          one.screens = []
          return one
        }
      }
    }
    for index in chosen.indices {
      if let scale = options.settings.scale { chosen[index].scale = scale }
      if options.settings.showsStatusBar == true { chosen[index].statusBar = true }
    }
    result.configurations = chosen
    var request = self
    request.result = .snapshots(result)
    request.adopt(chosen)
    return request
  }

  /// Makes what a process has once that of the configurations, where they agree.
  private mutating func adopt(_ configurations: [SnapshotConfiguration]) {
    func common<Value: Hashable>(_ key: KeyPath<SnapshotConfiguration, Value?>) -> Value? {
      let values = Set(configurations.map { $0[keyPath: key] })
      return values.count == 1 ? values.first ?? nil : nil
    }
    devices.names = configurations.compactMap(\.device).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
    if let ios = common(\.ios) { settings.ios = ios }
    if let design = common(\.design) { settings.design = design }
    if let language = common(\.language) { settings.languages = [language] }
  }
}
