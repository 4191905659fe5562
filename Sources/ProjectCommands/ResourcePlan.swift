import Foundation
import ProjectReader

/// What is in the folder of an application beside its executable, and where it comes from: a plan first, then the folder.
///
/// Resources are flat, languages in their folders, as Xcode copies them into the bundle. Where several want one place:
///
/// 1. Names that the tool needs (the executable, `Info.plist`, the modules' own resources, libraries) are refused.
/// 2. The application's own come before those of its libraries, later libraries before earlier ones.
/// 3. Of one module the first path by its characters counts.
/// 4. A folder and something inside of it become a real folder with both: what the project lists by itself counts, and the
///    rest of the folder's content is beside it.
///
/// The folder is built afresh beside its place and takes it as a whole, so that nothing is removed by name. All in it are
/// links or folders of its own: what a link leads to is never changed.
struct ResourcePlan: Equatable {
  /// The places relative to the folder, in order, with the paths that their links lead to.
  private(set) var links: [String: String] = [:]
  /// What is not placed, and why, in order.
  private(set) var notes: [String] = []

  /// How many entries of folders are looked at where a folder has to be taken apart.
  private static let mostEntries = 100_000
  private var entries = 0

  /// What one module gives.
  private struct Wish {
    let place: String
    let source: String
    /// The higher counts.
    let rank: Int
  }

  /// - Parameters:
  ///   - modules: those that are needed first; the application is the last.
  ///   - own: the tool's resources, which are beside the executable under their names.
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
      for path in Set(module.resources).sorted() {
        // Every target has one; the application's is made of its settings.
        if (path as NSString).lastPathComponent == "Info.plist" { continue }
        add(path, in: "", rank: rank, reserved: reserved, to: &wishes)
      }
      // Applications ask for a compiled model by its name; what there is of one here is the model as it is written.
      for path in Set(module.dataModels).sorted() {
        let kind = (path as NSString).pathExtension == "xcdatamodeld" ? "momd" : "mom"
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension + "." + kind
        add(path, in: "", named: name, rank: rank, reserved: reserved, to: &wishes)
      }
      for bundle in module.bundles.keys.sorted() {
        let name = bundle + ".bundle"
        guard ProjectStrings.isFileName(name), !reserved.contains(name) else {
          notes.append("the bundle \"\(ProjectStrings.shown(bundle))\" is left out: it cannot have that name")
          continue
        }
        for path in Set(module.bundles[bundle] ?? []).sorted() {
          add(path, in: name + "/", rank: rank, reserved: [], to: &wishes)
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
    // By place, the one that counts first.
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

  /// Takes those apart that others are inside of.
  private mutating func place(_ chosen: [Wish]) {
    let places = Set(chosen.map(\.place))
    // The folders that have to be real ones.
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
      // Its content, where the project lists nothing of that name by itself.
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: wish.source) else {
        notes.append(
          "\(ProjectStrings.shown(wish.source)): is left out of the bundle, where its name is a folder's")
        continue
      }
      entries += names.count
      guard entries <= Self.mostEntries else {
        notes.append(
          "\(ProjectStrings.shown(wish.source)): its content is left out of the bundle: more than "
            + "\(Self.mostEntries) files")
        continue
      }
      for name in names.sorted().reversed() where ProjectStrings.isFileName(name) {
        let inner = Wish(place: wish.place + "/" + name, source: wish.source + "/" + name, rank: wish.rank)
        if places.contains(inner.place), !folders.contains(inner.place) { continue }
        pending.append(inner)
      }
    }
  }

  /// The plan as it is written down, to be compared.
  func record(executable: [String: Int], info: Data) throws -> String {
    struct Record: Codable {
      var links: [String: String]
      var executable: [String: Int]
      var info: Data
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(
      decoding: try encoder.encode(Record(links: links, executable: executable, info: info)), as: UTF8.self)
  }

  /// Makes the folder `product`, with a name for the executable, in a project's folder of the cache.
  ///
  /// - Parameters:
  ///   - folder: the project's folder in the cache.
  ///   - executable: what was linked, in that folder.
  ///   - info: the content of `Info.plist`.
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

  /// Whether the folder is as the plan says.
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
