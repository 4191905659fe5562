import Foundation

/// The source `R.generated.swift` that is generated in place of R.swift: `R.image.logo()`, `R.string.localizable.title()`.
///
/// Up to version 6, `R` and what is in it are types with static members; since version 7, `R` is a value. What the members are is the same,
/// with the types of ``RswiftRuntime``.
struct RswiftSource {
  /// The resources that accessors are made of.
  struct Resources {
    var files: [String] = []
    var entitlements: [String: Any] = [:]
    var info: [String: Any] = [:]
    /// The language in which texts are written first.
    var language = "en"
  }

  private(set) var text = ""
  /// The modules that the source imports besides Foundation and UIKit.
  private(set) var imports: [String] = [RswiftRuntime.name]

  private let module: String
  let bundle: String
  let isValue: Bool
  let access: String

  /// - Parameters:
  ///   - module: the name of the module that the source is a part of.
  ///   - place: the path of its bundle in the application's; `nil` for the application.
  ///   - isValue: whether `R` is a value, as since version 7.
  ///   - isPublic: whether other modules see it.
  init(_ resources: Resources, module: String, place: String?, isValue: Bool, isPublic: Bool) {
    (self.module, self.isValue) = (module, isValue)
    bundle = AppProject.OwnBundle.expression(at: place)
    access = isPublic ? "public " : ""
    let documents = Documents(resources.files)
    var body = catalogs(resources.files)
    body += group("font", fonts(resources.files) + (isValue ? fontIterator(resources.files) : ""))
    body += group("file", files(resources.files))
    body += strings(resources.files, language: resources.language)
    body += storyboards(documents) + nibs(documents) + segues(documents) + identifiers(documents)
    body += propertyLists("entitlements", resources.entitlements)
    body += propertyLists("info", resources.info)
    let validation = "\(access)\(member("func")) validate() throws {}\n"
    let type = isValue ? "_R" : "R"
    let value = isValue ? "\(access)nonisolated let R = _R()\n" : ""
    text =
      AssetAccessors.header + imports.map { "import \($0)\n" }.joined() + value
      + "\(access)nonisolated struct \(type): Sendable {\n\(body)\(validation)}\n"
  }

  /// The storyboards and xibs of a module, each of them once.
  struct Documents {
    let storyboards: [InterfaceFile]
    let nibs: [InterfaceFile]

    init(_ files: [String]) {
      func read(_ kind: String) -> [InterfaceFile] {
        var seen: Set<String> = []
        return files.filter {
          ($0 as NSString).pathExtension == kind && seen.insert(StringTable.name(of: $0)).inserted
        }
        .compactMap { InterfaceFile($0) }
      }
      (storyboards, nibs) = (read("storyboard"), read("xib"))
    }
  }

  // MARK: Forms

  /// Returns the words before the name of a member: of the type up to version 6, of its value since.
  func member(_ keyword: String) -> String { isValue ? keyword : "static \(keyword)" }

  /// Returns the declaration of a value, which is made when it is asked for.
  func value(_ name: String, _ type: String, _ code: String) -> String {
    "\(access)\(member("var")) \(ProjectStrings.code(name)): \(type) { \(code) }\n"
  }

  /// Returns the type of a group of accessors, and its value since version 7; nothing for a group without any.
  func group(_ name: String, _ members: String) -> String {
    guard !members.isEmpty else { return "" }
    let code = ProjectStrings.code(name)
    let type = "\(access)nonisolated struct \(code): Sendable {\n\(members)}\n"
    return isValue ? type + "\(access)var \(code): \(code) { .init() }\n" : type
  }

  /// Returns the name of a class as code, and imports its module; that of a superclass if it has none that code can write.
  mutating func type(_ name: InterfaceFile.ClassName, or standard: String) -> String {
    guard let code = AccessorNames.path(name.name) else { return standard }
    guard let module = name.module, module != self.module, ProjectStrings.isIdentifier(module) else {
      return code
    }
    if !imports.contains(module) { imports.append(module) }
    return "\(module).\(code)"
  }

  // MARK: Catalogs, fonts and files

  private struct Assets {
    var items: [(kind: CatalogContents.Kind, name: String, path: String)] = []
    var folders: [String: Assets] = [:]

    mutating func add(_ entries: [CatalogContents.Entry]) {
      for entry in entries {
        switch entry {
        case .item(let kind, let name, let path): items.append((kind, name, path))
        case .folder(let name, true, let entries): folders[name, default: Assets()].add(entries)
        case .folder(_, false, let entries): add(entries)
        }
      }
    }
  }

  /// The extensions of images beside catalogs.
  private static let imageKinds: Set<String> = [
    "tiff", "tif", "jpg", "jpeg", "gif", "png", "bmp", "bmpf", "ico", "cur", "xbm",
  ]

  private func catalogs(_ files: [String]) -> String {
    var all = Assets()
    for path in files where path.hasSuffix(".xcassets") { all.add(CatalogContents(path).entries) }
    var images = all
    var seen: Set<String> = []
    for path in files {
      let kind = (path as NSString).pathExtension
      guard Self.imageKinds.contains(kind.lowercased()) else { continue }
      var name = StringTable.name(of: path)
      for ending in ["@2x", "@3x", "~ipad", "~iphone"] where name.hasSuffix(ending) {
        name = String(name.dropLast(ending.count))
      }
      if kind != "png" { name += "." + kind }
      if seen.insert(name).inserted { images.items.append((.image, name, name)) }
    }
    return group("image", assets(images, [.image, .symbol], "ImageResource"))
      + group("color", assets(all, [.color], "ColorResource"))
      + group("data", assets(all, [.data], "DataResource"))
  }

  private func assets(_ assets: Assets, _ kinds: Set<CatalogContents.Kind>, _ type: String) -> String {
    let type = "\(RswiftRuntime.name).\(type)"
    let own = AccessorNames.unique(assets.items.filter { kinds.contains($0.kind) }) { $0.name }
    var text = ""
    for (name, item) in own {
      text += value(name, type, "\(type)(name: \(ProjectStrings.literal(item.path)), bundle: \(bundle))")
    }
    let names = Set(own.map(\.name))
    for (name, folder) in AccessorNames.unique(assets.folders.sorted { $0.key < $1.key }, { $0.key })
    where !names.contains(name) {
      text += group(
        name, self.assets(folder.value, kinds, String(type.dropFirst(RswiftRuntime.name.count + 1))))
    }
    return text
  }

  private func fonts(_ files: [String]) -> String {
    let type = "\(RswiftRuntime.name).FontResource"
    let names = Set(files.filter(FontNames.isFont).map { FontNames($0).postScript }).sorted()
    return AccessorNames.unique(names) { $0 }.map { name, font in
      value(name, type, "\(type)(name: \(ProjectStrings.literal(font)))")
    }.joined()
  }

  private func fontIterator(_ files: [String]) -> String {
    let names = Set(files.filter(FontNames.isFont).map { FontNames($0).postScript }).sorted()
    let list = AccessorNames.unique(names) { $0 }.map { ProjectStrings.code($0.name) }
    guard !list.isEmpty else { return "" }
    return
      "\(access)func makeIterator() -> IndexingIterator<[\(RswiftRuntime.name).FontResource]> { [\(list.joined(separator: ", "))].makeIterator() }\n"
  }

  /// The extensions of files that are compiled, which accessors of files are not made of.
  private static let compiledKinds: Set<String> = [
    "xcassets", "strings", "stringsdict", "xib", "nib", "storyboard", "xcstrings", "entitlements",
  ]

  private func files(_ files: [String]) -> String {
    let type = "\(RswiftRuntime.name).FileResource"
    let names = Set(files.map { ($0 as NSString).lastPathComponent }).filter {
      !Self.compiledKinds.contains(($0 as NSString).pathExtension)
    }
    return AccessorNames.unique(names.sorted()) { $0 }.map { name, file in
      value(
        name, type,
        "\(type)(name: \(ProjectStrings.literal((file as NSString).deletingPathExtension)), "
          + "pathExtension: \(ProjectStrings.literal((file as NSString).pathExtension)), bundle: \(bundle))")
    }.joined()
  }
}
