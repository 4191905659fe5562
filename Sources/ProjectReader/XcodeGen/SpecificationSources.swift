import Foundation

/// Finds the files of a target's sources, and the phases that they belong to.
struct SpecificationSources {
  /// The build phase of a file.
  enum Phase: Hashable {
    case sources
    case resources
    case headers
    case frameworks
    /// A folder of the product: the number of Xcode, and a path in it.
    case copies(destination: String, path: String)
  }

  /// A file or folder that belongs to a phase.
  struct File {
    var path: String
    var phase: Phase
    var attributes: [String] = []
  }

  /// A folder whose files are not listed.
  struct SynchronizedFolder {
    var path: String
    /// The files and folders that are not the target's, relative to the folder.
    var exceptions: [String]
    /// The folders that are copied as a whole.
    var whole: [String]
  }

  private(set) var files: [File] = []
  private(set) var folders: [SynchronizedFolder] = []
  /// The first `Info.plist` in the folders of the sources.
  private(set) var infoPlist: String?

  /// The longest pattern that is read, in bytes.
  private static let longestPattern = 1000

  private let directory: String
  private let options: SpecificationValue?
  /// The target's `Info.plist` files, which belong to no phase.
  private let infoPlists: Set<String>

  init(
    of target: SpecificationTarget, in directory: String, options: SpecificationValue?,
    infoPlists: Set<String>
  ) {
    self.directory = directory
    self.options = options
    self.infoPlists = infoPlists
    let sources = target.value["sources"]
    for source in sources?.list ?? sources.map({ [$0] }) ?? [] { add(source) }
  }

  // MARK: Sources

  /// The settings of a source for its files.
  private struct Source {
    /// The absolute path.
    var root: String
    var phase: String?
    var copies: Phase?
    var filters: [String]
    var infersFilters: Bool
    var headerVisibility: String
    var excludes: [PathPattern]
    var includes: [PathPattern]

    /// Returns whether a path relative to the root belongs to the source: not excluded itself, or by a folder that it is in.
    func contains(_ relative: String) -> Bool {
      guard !excludes.isEmpty || !includes.isEmpty, ReadingReport.spend(1, of: .comparisons) else {
        return true
      }
      let parts = relative.split(separator: "/")
      let prefixes = parts.indices.map { parts[...$0].joined(separator: "/") }
      func fits(_ patterns: [PathPattern]) -> Bool {
        patterns.contains { pattern in prefixes.contains { pattern.matches($0) } }
      }
      return !fits(excludes) && (includes.isEmpty || fits(includes))
    }
  }

  private mutating func add(_ value: SpecificationValue) {
    guard ReadingReport.spend(1, of: .entries) else { return }
    guard let path = value["path"]?.text ?? value.text, !path.isEmpty else {
      ReadingReport.note("\(value.place): a source has no path")
      return
    }
    guard path.utf8.count <= ProjectStrings.longestPath, !path.utf8.contains(0) else {
      ReadingReport.note("\(value.place): the path of a source is none that a file can have")
      return
    }
    let root = ProjectStrings.normalized(path.hasPrefix("/") ? path : directory + "/" + path)
    let source = Source(
      root: root, phase: value["buildPhase"]?.text, copies: Self.copies(value["buildPhase"]?["copyFiles"]),
      filters: value["destinationFilters"]?.texts ?? [],
      infersFilters: value["inferDestinationFiltersByPath"]?.boolean ?? false,
      headerVisibility: value["headerVisibility"]?.text ?? "public",
      excludes: Self.patterns(value["excludes"]), includes: Self.patterns(value["includes"]))
    let exists = ProjectFiles.exists(root)
    let hasEnding = !(root as NSString).pathExtension.isEmpty
    let kind =
      value["type"]?.text
      ?? (exists && !ProjectFiles.isFolder(root) || hasEnding
        ? "file" : options?["defaultSourceDirectoryType"]?.text ?? "group")
    if kind == "group" || kind == "syncedFolder", !exists {
      if value["optional"]?.boolean != true {
        ReadingReport.note("\(value.place): \(root): the specification names it, but there is no such folder")
      }
      return
    }
    switch kind {
    case "folder": append(root, of: source, isFolder: true)
    case "syncedFolder": synchronize(source, value)
    case "file":
      findInfoPlist(root)
      append(root, of: source)
    case "group": walk(source)
    default: ReadingReport.note("\(value.place): a source has no type \"\(ProjectStrings.shown(kind))\"")
    }
  }

  private static func patterns(_ value: SpecificationValue?) -> [PathPattern] {
    (value?.texts ?? []).filter { pattern in
      guard pattern.utf8.count < longestPattern else {
        ReadingReport.note(
          "\(value!.place): a pattern of more than \(longestPattern) bytes is left out")
        return false
      }
      return !pattern.isEmpty
    }
    .flatMap(PathPattern.alternatives).map { PathPattern(ProjectStrings.normalized($0)) }
  }

  private static func copies(_ value: SpecificationValue?) -> Phase? {
    let numbers = [
      "absolutePath": "0", "wrapper": "1", "executables": "6", "resources": "7", "frameworks": "10",
      "sharedFrameworks": "11", "sharedSupport": "12", "plugins": "13", "javaResources": "15",
      "productsDirectory": "16",
    ]
    guard let name = value?["destination"]?.text, let number = numbers[name] else { return nil }
    return .copies(destination: number, path: value?["subpath"]?.text ?? "")
  }

  // MARK: Folders

  private mutating func findInfoPlist(_ path: String) {
    if infoPlist == nil, (path as NSString).lastPathComponent == "Info.plist" { infoPlist = path }
  }

  /// Adds the files of a folder and of those in it.
  private mutating func walk(_ source: Source) {
    guard FolderContents.isSearched(source.root) else { return }
    var pending = [""]
    while let folder = pending.popLast() {
      let names = ProjectFiles.names(in: source.root + (folder.isEmpty ? "" : "/" + folder))
      guard ReadingReport.spend(names.count + 1, of: .entries) else { return }
      var below: [String] = []
      for name in names where !name.hasPrefix(".") {
        let relative = folder.isEmpty ? name : folder + "/" + name
        let path = source.root + "/" + relative
        guard let isFolder = FolderContents.isFolder(path) else {
          noteLink(path)
          continue
        }
        findInfoPlist(path)
        if isFolder, !isFile(name) {
          below.append(relative)
        } else if source.contains(relative) {
          append(path, of: source)
        }
      }
      pending += below.reversed()
    }
  }

  private func noteLink(_ path: String) {
    guard ProjectFiles.isFolder(path) else { return }
    ReadingReport.note("\(path): is a link to a folder and is not looked through")
  }

  private mutating func synchronize(_ source: Source, _ value: SpecificationValue) {
    let whole = Self.patterns(value["explicitFolders"])
    var folder = SynchronizedFolder(path: source.root, exceptions: [], whole: [])
    guard FolderContents.isSearched(source.root) else { return }
    var pending = [""]
    while let parent = pending.popLast() {
      let names = ProjectFiles.names(in: source.root + (parent.isEmpty ? "" : "/" + parent))
      guard ReadingReport.spend(names.count + 1, of: .entries) else { return }
      for name in names where !name.hasPrefix(".") {
        let relative = parent.isEmpty ? name : parent + "/" + name
        let path = source.root + "/" + relative
        guard let isFolder = FolderContents.isFolder(path) else { continue }
        findInfoPlist(path)
        if isFolder, whole.contains(where: { $0.matches(relative) }) {
          folder.whole.append(relative)
        } else if isFolder, !isFile(name) {
          pending.append(relative)
        } else if !source.contains(relative) || infoPlists.contains(path) || name == "Info.plist" {
          folder.exceptions.append(relative)
        }
      }
    }
    folders.append(folder)
  }

  // MARK: Phases

  private mutating func append(_ path: String, of source: Source, isFolder: Bool = false) {
    let name = (path as NSString).lastPathComponent
    guard !infoPlists.contains(path), name != "Info.plist", isForPhones(path, source) else { return }
    guard let phase = phase(of: path, source, isFolder: isFolder) else { return }
    var file = File(path: path, phase: phase)
    if phase == .headers, source.headerVisibility == "public" { file.attributes = ["Public"] }
    files.append(file)
  }

  /// Returns whether a file is one of the target's on iOS.
  private func isForPhones(_ path: String, _ source: Source) -> Bool {
    if !source.filters.isEmpty { return source.filters.contains("iOS") }
    guard source.infersFilters else { return true }
    let path = path.lowercased()
    let named = ["ios", "tvos", "macos", "maccatalyst", "watchos", "visionos"].first {
      path.contains("/\($0)/") || path.hasSuffix("_\($0).swift")
    }
    return named == nil || named == "ios"
  }

  private func phase(of path: String, _ source: Source, isFolder: Bool) -> Phase? {
    if let copies = source.copies { return copies }
    if let named = source.phase { return Self.phase(named: named) }
    if isFolder { return .resources }
    let kind = (path as NSString).pathExtension
    if let named = options?["fileTypes"]?[kind]?["buildPhase"] {
      return named.text.map(Self.phase) ?? Self.copies(named["copyFiles"])
    }
    switch kind {
    case "swift", "gyb", "m", "mm", "cpp", "cp", "cxx", "c", "cc", "S", "xcdatamodeld", "xcdatamodel",
      "xcmappingmodel", "intentdefinition", "metal", "mlmodel", "mlpackage", "rcproject", "iig", "docc":
      return .sources
    case "h", "hh", "hpp", "ipp", "tpp", "hxx", "def": return .headers
    case "framework", "xcframework": return .frameworks
    case "xcconfig", "entitlements", "gpx", "lproj", "xcfilelist", "apns", "pch", "xctestplan", "modulemap",
      "xpc", "appex", "swiftcrossimport", "orig", "xcodeproj", "xcworkspace", "playground", "":
      return nil
    default: return .resources
    }
  }

  private static func phase(named name: String) -> Phase? {
    switch name {
    case "sources": .sources
    case "resources": .resources
    case "headers": .headers
    case "frameworks": .frameworks
    default: nil
    }
  }

  /// The kinds of folders that are one file.
  private static let wrappers: Set<String> = [
    "app", "appex", "bundle", "docc", "framework", "icon", "mlmodelc", "mlpackage", "playground",
    "rcproject", "scnassets", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel",
    "xcodeproj", "xcstickers", "xctest", "xcworkspace", "xpc",
  ]

  private func isFile(_ name: String) -> Bool {
    let kind = (name as NSString).pathExtension
    return options?["fileTypes"]?[kind].map { $0["file"]?.boolean ?? true } ?? Self.wrappers.contains(kind)
  }
}
