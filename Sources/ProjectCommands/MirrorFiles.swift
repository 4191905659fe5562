import FileAccess
import Foundation
import ProjectReader
import TinamouCLI

/// The files of a package's mirror in the cache: those to adapt and those to copy.
///
/// The mirror contains no links to the package, so that nothing that the tool, SwiftPM or tests write there
/// changes the user's files. A link in the package is replaced by its target if the target is in the package
/// too.
struct MirrorFiles {
  /// The folder of the package.
  let folder: String
  /// The Swift files of modules, as relative paths, by the module's folder.
  private(set) var groups: [String: [String]] = [:]
  /// The other files, as relative paths in order.
  private(set) var copied: [String] = []
  /// The files that are left out, with the reasons.
  private(set) var notes: [String] = []
  /// A Boolean value that indicates whether sources are copied as other files are.
  private let isWhole: Bool
  /// The folders that the manifest specifies for targets, deeper ones first.
  private let targets: [String]
  /// A Boolean value that indicates whether all sources that are compiled are in the folders of `targets`.
  private let isExact: Bool
  /// Files that others take the place of, as relative paths.
  private let replaced: Set<String>
  /// Resources that are added to the manifests of packages: by the packages' folders and by targets.
  private let resources: [String: [String: [String]]]
  /// Files that are made for the mirror and are not in the package, as relative paths.
  private let made: [String]
  /// The actual files of relative paths, which differ if there is a link in the path.
  private var origins: [String: String] = [:]

  /// The Swift files, sorted.
  var sources: [String] { groups.values.flatMap { $0 }.sorted().map { folder + "/" + $0 } }

  /// The maximum number of entries of a package, since links can multiply them.
  private static let mostEntries = 200_000

  /// Collects the files of a package's folder.
  ///
  /// - Parameters:
  ///   - targets: the folders of all its targets, relative to it, whose sources are adapted; without them those that its manifest names
  ///     in its text, and all other sources are adapted too.
  ///   - declared: its targets in Objective-C, whose sources are not copied.
  ///   - made: paths of further files that are made for the mirror, as they would be in the package.
  ///   - resources: resources that manifests do not name, by the packages' folders and by targets.
  ///   - isWhole: whether everything is copied that a project's scripts may read, sources too.
  init(
    of folder: String, targets: [String]? = nil, declared: [ObjectiveCTarget] = [], made: [String] = [],
    resources: [String: [String: [String]]] = [:], isWhole: Bool = false
  ) throws {
    self.folder = folder
    self.resources = resources
    self.isWhole = isWhole
    func relative(_ path: String) -> String? {
      path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
    }
    replaced = Set(declared.flatMap(\.sources).compactMap(relative))
    self.made = (declared.map(\.path) + made).compactMap(relative)
    isExact = targets != nil
    self.targets = Self.ordered(
      targets
        ?? PackageManifest(text: ProjectFiles.text(folder + "/Package.swift") ?? "", folder: folder)
        .targets.compactMap(\.path))
    guard let resolved = realpath(folder, nil) else {
      throw BuildError("\(folder): \(SystemError.words(errno))", status: .usage)
    }
    defer { free(resolved) }
    let root = String(cString: resolved)
    try addContents(of: root)
    copied.sort()
    for key in groups.keys { groups[key]?.sort() }
  }

  /// Adds the files below a folder, which has no links in its path.
  private mutating func addContents(of root: String) throws {
    var entries = 0
    // Each folder with its real path and those of its parents, which reveal cycles.
    var pending: [(relative: String, real: String, above: [String])] = [("", root, [])]
    while let (part, real, above) = pending.popLast() {
      let names: [String]
      do { names = try FileManager.default.contentsOfDirectory(atPath: real).sorted() } catch {
        throw BuildError(SystemError.words(of: error) ?? "\(real): cannot be read", status: .usage)
      }
      entries += names.count
      guard entries <= Self.mostEntries else {
        throw BuildError("\(folder): has more than \(Self.mostEntries) files", status: .usage)
      }
      for name in names where isCollected(name) {
        let relative = part.isEmpty ? name : part + "/" + name
        do throws(LeftOutFile) {
          let place = try Self.place(of: name, in: real, root: root)
          switch ContainedFolder.kind(place) {
          case S_IFDIR:
            if above.contains(place) || place == real {
              throw LeftOutFile(reason: "the link leads to a folder that it is in")
            }
            pending.append((relative, place, above + [real]))
          // SwiftPM would run the tests that the file lists, which no build for iOS reads.
          case S_IFREG where name == "LinuxMain.swift" && !isWhole: continue
          case S_IFREG: add(relative, place)
          default: throw LeftOutFile(reason: "it is not a file that can be read")
          }
        } catch {
          notes.append("\(folder)/\(ProjectStrings.shown(relative)): is left out: \(error.reason)")
        }
      }
    }
  }

  /// A file that is not copied, which is told.
  private struct LeftOutFile: Error {
    let reason: String
  }

  /// Returns whether an entry of a folder is of interest, by its name.
  private func isCollected(_ name: String) -> Bool {
    if isWhole {
      return (!name.hasPrefix(".") || Self.isSettings(name))
        && !["build", "node_modules", "DerivedData"].contains(name)
    }
    return !name.hasPrefix(".") && !["build", "node_modules", "Pods"].contains(name)
      && !name.hasSuffix(".xcodeproj")
  }

  /// Returns the place of an entry of a folder, which a link may have elsewhere in the package.
  private static func place(of name: String, in folder: String, root: String) throws(LeftOutFile) -> String {
    guard ProjectStrings.isFileName(name) else {
      throw LeftOutFile(reason: "its name has control characters")
    }
    let place = folder + "/" + name
    guard ContainedFolder.kind(place) == S_IFLNK else { return place }
    guard let resolved = realpath(place, nil) else {
      throw LeftOutFile(reason: "the link leads nowhere")
    }
    defer { free(resolved) }
    let target = String(cString: resolved)
    guard target.hasPrefix(root + "/") else {
      throw LeftOutFile(reason: "the link leads out of the package")
    }
    return target
  }

  /// Returns folders of targets without `.` components, deeper ones first.
  static func ordered(_ paths: [String]) -> [String] {
    let plain = paths.map { path in
      path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
    return Set(plain).filter { !$0.isEmpty && !$0.contains("..") }.sorted {
      ($1.utf8.count, $0) < ($0.utf8.count, $1)
    }
  }

  /// Returns whether a hidden file is one of settings of a tool, such as `.sourcery.yml`.
  private static func isSettings(_ name: String) -> Bool {
    ["yml", "yaml", "toml"].contains((name as NSString).pathExtension)
  }

  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift")
  }

  private mutating func add(_ relative: String, _ place: String) {
    guard !replaced.contains(relative), !made.contains(relative) else { return }
    origins[relative] = place
    let parts = relative.split(separator: "/").map(String.init)
    // Packages may contain other packages that they depend on by path.
    let name = parts.last ?? ""
    let isManifest = Self.isManifest(name)
    // A folder with an extension is one resource with its contents.
    let isPart = parts.dropLast().contains { $0.contains(".") && !$0.hasSuffix(".lproj") }
    guard relative.hasSuffix(".swift"), !isManifest, !isPart, !isWhole else {
      copied.append(relative)
      return
    }
    if let target = targets.first(where: { relative.hasPrefix($0 + "/") }) {
      groups[target, default: []].append(relative)
      return
    }
    // Examples beside the targets are no part of the package's build.
    if isExact {
      copied.append(relative)
      return
    }
    // Sources/Name and Tests/Name are modules, of the package or of one in it; a package with another layout
    // is one module.
    let at = parts.dropLast(2).firstIndex { ["Sources", "Source", "Tests"].contains($0) }
    let module = at.map { parts[...($0 + 1)].joined(separator: "/") }
    groups[module ?? (parts.count > 1 ? parts[0] : ""), default: []].append(relative)
  }

  /// Writes the files of the mirror.
  ///
  /// - Parameters:
  ///   - mirror: the mirror's folder in the cache.
  ///   - list: the file that records the mirror's files, so that those that are removed from the package are
  ///     removed there too.
  ///   - adapt: returns the texts of the sources of one module with their paths.
  func fill(
    _ mirror: String, of cache: ContainedFolder, list: String,
    adapt: ([String]) throws -> [(path: String, text: String)]
  ) throws {
    try copy(to: mirror, of: cache, list: list)
    try write(to: mirror, of: cache, adapt: adapt)
  }

  /// Makes the folders of the mirror, takes out of it what is gone from the package, and copies what is not adapted.
  func copy(to mirror: String, of cache: ContainedFolder, list: String) throws {
    let wanted = Set(copied + groups.values.flatMap { $0 } + made)
    let before = FileManager.default.contents(atPath: list).flatMap {
      try? JSONDecoder().decode([String].self, from: $0)
    }
    try cache.makeFolder(mirror)
    // Folders are created first, parents before children: a link or a file in the place of one is removed.
    var folders: Set<String> = []
    for relative in wanted {
      var parts = relative.split(separator: "/").dropLast()
      while !parts.isEmpty, folders.insert(parts.joined(separator: "/")).inserted { parts.removeLast() }
    }
    for relative in folders.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      try cache.makeFolder(mirror + "/" + relative)
    }
    for relative in (before ?? []).sorted() where !wanted.contains(relative) && !folders.contains(relative) {
      let isPath = relative.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        ProjectStrings.isFileName(String($0))
      }
      if isPath { try cache.remove(mirror + "/" + relative) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    try cache.write(try encoder.encode(wanted.sorted()), to: list)
    for relative in copied {
      let (origin, place) = (origins[relative] ?? "", mirror + "/" + relative)
      if !isWhole, Self.isManifest((relative as NSString).lastPathComponent),
        let text = ProjectFiles.text(origin)
      {
        let package = ("\(folder)/\(relative)" as NSString).deletingLastPathComponent
        let further = resources[package] ?? [:]
        let adapted = ManifestConditions.forPhones(text) + ManifestConditions.adding(further, to: text)
        try cache.write(Data(adapted.utf8), to: place)
      } else {
        try cache.copy(origin, to: place)
      }
    }
  }

  /// Writes the adapted sources into the mirror.
  func write(
    to mirror: String, of cache: ContainedFolder, adapt: ([String]) throws -> [(path: String, text: String)]
  ) throws {
    let wanted = Set(groups.values.flatMap { $0 })
    for group in groups.keys.sorted() {
      let relatives = groups[group] ?? []
      // Sources are adapted under the user's paths.
      for (path, text) in try adapt(relatives.map { folder + "/" + $0 }) {
        let relative = String(path.dropFirst(folder.count + 1))
        guard wanted.contains(relative), path.hasPrefix(folder + "/") else { continue }
        try cache.write(Data(text.utf8), to: mirror + "/" + relative)
      }
    }
  }
}
