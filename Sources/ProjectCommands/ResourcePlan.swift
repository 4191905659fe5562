import Foundation
import ProjectReader

/// The contents of an application's folder beside its executable, and their sources. The plan is made first,
/// and the folder is created from it.
///
/// Resources are flat, and localizations are in their folders, as in a bundle that Xcode builds. Frameworks and targets of packages have
/// bundles of their own in it. Conflicts between resources of one bundle are resolved in this order:
///
/// 1. Names that the tool needs (the executable, `Info.plist`, the modules' own resources, libraries) are
///    refused.
/// 2. The application's resources precede those of its libraries, and those of later libraries precede
///    earlier ones.
/// 3. Within a module, the first path in lexicographic order is used.
/// 4. A folder and an item inside of it become a real folder with both: the item that the project lists
///    precedes the
///    folder's own contents.
///
/// The folder is created beside its final place and replaces it as a whole, so that nothing is removed by
/// name. It contains only links and folders of its own: the targets of links are never changed.
struct ResourcePlan: Equatable {
  /// The targets of the links by their paths relative to the folder, which are the keys.
  private(set) var links: [String: String] = [:]
  /// The contents of files that are made, by their paths relative to the folder.
  private(set) var made: [String: Data] = [:]
  /// The resources that are not placed, with the reasons, in order.
  private(set) var notes: [String] = []

  /// The maximum number of entries that are visited in folders that become real ones.
  private static let mostEntries = 100_000
  private var entries = 0

  /// A resource of a module.
  private struct Wish {
    let place: String
    let source: String
    /// The precedence; the highest wins.
    let rank: Int
  }

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - modules: the modules in dependency order; the application is the last.
  ///   - own: the tool's resources, which are placed beside the executable under their names.
  ///   - executable: the executable's name.
  init(modules: [AppProject.Module], own: [String], executable: String) {
    var reserved: Set<String> = [executable, "Info.plist"]
    for path in own {
      let name = (path as NSString).lastPathComponent
      reserved.insert(name)
      links[name] = path
    }
    var wishes: [Wish] = []
    for (rank, module) in modules.enumerated() {
      // The last is the application itself, or a package's target that is shown as one.
      let own = rank == modules.count - 1 ? "" : placeOfOwnBundle(of: module, reserved: reserved)
      for path in Set(module.resources).sorted() {
        // Every target has one; they are generated from its settings.
        if (path as NSString).lastPathComponent == "Info.plist" { continue }
        add(path, in: own, rank: rank, reserved: reserved, to: &wishes)
      }
      // Applications look up a compiled model by its name; the source of the model is placed there.
      for path in Set(module.dataModels).sorted() {
        let kind = (path as NSString).pathExtension == "xcdatamodeld" ? "momd" : "mom"
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension + "." + kind
        add(path, in: own, named: name, rank: rank, reserved: reserved, to: &wishes)
      }
      for bundle in module.bundles.keys.sorted() {
        let name = bundle + ".bundle"
        guard ProjectStrings.isFileName(name), !reserved.contains(name) else {
          notes.append("the bundle \"\(ProjectStrings.shown(bundle))\" is left out: it cannot have that name")
          continue
        }
        for path in Set(module.bundles[bundle] ?? []).sorted() {
          add(path, in: own + name + "/", rank: rank, reserved: [], to: &wishes)
        }
      }
    }
    for (rank, module) in modules.enumerated() {
      for folder in module.copies.keys.sorted() {
        let parts = folder.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.allSatisfy(ProjectStrings.isFileName), !reserved.contains(parts[0]) else {
          notes.append("the folder \"\(ProjectStrings.shown(folder))\" is left out: it cannot have that name")
          continue
        }
        for path in Set(module.copies[folder] ?? []).sorted() {
          add(path, in: folder + "/", rank: rank, reserved: [], to: &wishes)
        }
      }
    }
    // Sorted by place, and by precedence within a place.
    wishes.sort { ($0.place, -$0.rank, $0.source) < ($1.place, -$1.rank, $1.source) }
    var chosen: [Wish] = []
    for wish in wishes {
      if let last = chosen.last, last.place == wish.place {
        if last.source != wish.source {
          notes.append(
            "\(ProjectStrings.shown(wish.source)): is left out of the bundle, where "
              + "\(ProjectStrings.shown(last.source)) has its name")
        }
        continue
      }
      chosen.append(wish)
    }
    place(chosen)
  }

  /// Returns the path of a module's own bundle with a slash at its end, and plans its `Info.plist`; the empty path, which is that of the
  /// application's bundle, where it has none or needs none.
  private mutating func placeOfOwnBundle(of module: AppProject.Module, reserved: Set<String>) -> String {
    guard let bundle = module.ownBundle, !(module.resources + module.dataModels).isEmpty else { return "" }
    let parts = bundle.place.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(ProjectStrings.isFileName), !reserved.contains(parts[0]),
      let info = try? PropertyListSerialization.data(
        fromPropertyList: bundle.info.mapValues(\.propertyList), format: .xml, options: 0)
    else {
      notes.append(
        "the bundle \"\(ProjectStrings.shown(bundle.place))\" is left out: it cannot have that name")
      return ""
    }
    made[bundle.place + "/Info.plist"] = info
    return bundle.place + "/"
  }

  private mutating func add(
    _ path: String, in folder: String, named placed: String? = nil, rank: Int, reserved: Set<String>,
    to wishes: inout [Wish]
  ) {
    let name = placed ?? (path as NSString).lastPathComponent
    let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    func refuse(_ why: String) {
      notes.append("\(ProjectStrings.shown(path)): is left out of the bundle: \(why)")
    }
    guard path.hasPrefix("/"), path.utf8.count <= 4095, ProjectStrings.isFileName(name) else {
      return refuse("it has a name that is not placed")
    }
    if folder.isEmpty, reserved.contains(name) { return refuse("its name is needed by the application") }
    let pieces = name.split(separator: ".")
    if pieces.dropFirst().contains("so") { return refuse("it has the name of a library") }
    let isLocalized = parent.hasSuffix(".lproj") && ProjectStrings.isFileName(parent)
    wishes.append(
      Wish(place: folder + (isLocalized ? parent + "/" : "") + name, source: path, rank: rank))
  }

  /// Adds the links for the chosen resources. Folders that contain other resources become real folders.
  private mutating func place(_ chosen: [Wish]) {
    let places = Set(chosen.map(\.place))
    // The folders that have to be real.
    var folders: Set<String> = []
    for place in places {
      var parts = place.split(separator: "/")
      parts.removeLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts.removeLast()
      }
    }
    var pending = Array(chosen.reversed())
    while let wish = pending.popLast() {
      guard folders.contains(wish.place) else {
        if links[wish.place] == nil { links[wish.place] = wish.source }
        continue
      }
      // The folder's contents, except for names that the project lists.
      guard let names = ProjectFiles.contents(of: wish.source) else {
        let refusal = ReadingScope.current?.refusal(of: wish.source)
        notes.append(
          "\(ProjectStrings.shown(wish.source)): is left out of the bundle"
            + (refusal.map { ": it \($0.rawValue)" } ?? ", where its name is a folder's"))
        continue
      }
      entries += names.count
      guard entries <= Self.mostEntries else {
        notes.append(
          "\(ProjectStrings.shown(wish.source)): its content is left out of the bundle: more than "
            + "\(Self.mostEntries) files")
        continue
      }
      for name in names.reversed() where ProjectStrings.isFileName(name) {
        let inner = Wish(place: wish.place + "/" + name, source: wish.source + "/" + name, rank: wish.rank)
        if places.contains(inner.place), !folders.contains(inner.place) { continue }
        pending.append(inner)
      }
    }
  }

  /// Returns the plan in a serialized form, for comparison.
  func record(executable: [String: Int], info: Data) throws -> String {
    struct Record: Codable {
      var links: [String: String]
      var executable: [String: Int]
      var info: Data
      var made: [String: Data]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(
      decoding: try encoder.encode(Record(links: links, executable: executable, info: info, made: made)),
      as: UTF8.self)
  }

  /// Creates the folder `product` in a project's folder of the cache, with the executable under a name.
  ///
  /// - Parameters:
  ///   - folder: the project's folder in the cache.
  ///   - executable: the linked executable, in that folder.
  ///   - info: the contents of `Info.plist`.
  ///   - willReplace: called before a folder is replaced that applications may be running from.
  /// - Returns: the path of the executable.
  func make(
    in folder: String, of cache: ContainedFolder, executable: String, named name: String, info: Data,
    willReplace: () -> Void = {}
  ) throws -> String {
    let product = folder + "/product"
    let result = "\(product)/\(name)"
    let record = try record(executable: BuiltFiles.sizes([executable]), info: info)
    let list = folder + "/resources.json"
    if FileManager.default.contents(atPath: list) == Data(record.utf8),
      isMade(product, executable: executable, named: name)
    {
      return result
    }
    let next = folder + "/product-next-\(ProcessInfo.processInfo.processIdentifier)"
    try cache.remove(next)
    try cache.makeFolder(next)
    for place in links.keys.sorted() { try cache.link(links[place] ?? "", at: "\(next)/\(place)") }
    for place in made.keys.sorted() { try cache.write(made[place] ?? Data(), to: "\(next)/\(place)") }
    try cache.write(info, to: "\(next)/Info.plist")
    try cache.addName("\(next)/\(name)", of: executable)
    let former = folder + "/product-former-\(ProcessInfo.processInfo.processIdentifier)"
    if ContainedFolder.kind(product) != nil {
      willReplace()
      try cache.remove(list)
      try cache.move(product, to: former)
    }
    try cache.move(next, to: product)
    try cache.remove(former)
    try cache.write(record, to: list)
    return result
  }

  /// Returns whether the folder matches the plan.
  private func isMade(_ product: String, executable: String, named name: String) -> Bool {
    guard ContainedFolder.kind(product) == S_IFDIR, ContainedFolder.kind(product + "/Info.plist") == S_IFREG
    else { return false }
    var (made, linked) = (stat(), stat())
    guard lstat("\(product)/\(name)", &made) == 0, lstat(executable, &linked) == 0,
      made.st_ino == linked.st_ino, made.st_dev == linked.st_dev
    else { return false }
    return links.allSatisfy { place, source in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(product)/\(place)")) == source
    }
  }
}
