import Foundation

/// The C of a module: what clang compiles, and the headers that Swift sees.
public struct ClangSources: Sendable, Equatable, Codable {
  /// Absolute paths of sources in C and C++.
  public var files: [String] = []
  /// Folders of headers: absolute paths.
  public var headerFolders: [String] = []
  /// The folder of headers that other modules import, of a module without Swift.
  public var publicHeaders: String?
  /// Macros, with their values after `=`.
  public var macros: [String] = []
  /// Names of modules whose headers these include.
  public var dependencies: [String] = []
  /// Headers in C that a bridging header shows to all Swift files of the module: absolute paths.
  public var bridged: [String] = []

  /// Nothing.
  public init() {}
}

/// Reads what of Objective-C and C Swift sees: a bridging header and the headers that it imports, or those of a package's target.
enum ForeignSources {
  static let cKinds: Set<String> = ["c", "cc", "cpp", "cxx"]
  static let objectiveCKinds: Set<String> = ["m", "mm"]

  private static let mostHeaders = 2000
  /// Headers in C that come with Apple's compilers alone.
  private static let headersOfApple: Set<String> = [
    "TargetConditionals.h", "Availability.h", "AvailabilityMacros.h", "AvailabilityVersions.h", "MacTypes.h",
    "ConditionalMacros.h", "Block.h",
  ]
  private static let modulesWithHeaders: Set<String> = ["CoreGraphics", "Foundation", "QuartzCore", "UIKit"]
  /// Modules whose headers are not looked for in projects.
  static let modulesOfApple = modulesWithHeaders.union([
    "AVFoundation", "CoreData", "CoreLocation", "Darwin", "Dispatch", "MapKit", "ObjectiveC", "Security",
    "StoreKit",
    "WebKit", "XCTest", "arpa", "dispatch", "libkern", "libxml", "mach", "net", "netinet", "netinet6", "objc",
    "os",
    "sys",
  ])

  /// Returns whether a file is a source in Objective-C.
  static func isObjectiveC(_ path: String) -> Bool {
    objectiveCKinds.contains((path as NSString).pathExtension)
  }

  /// The notes about a target's sources in Objective-C. An application that begins in one has no first screen, unless its delegate is in Swift.
  static func notes(about sources: [String], of target: String) -> [String] {
    guard let first = sources.first else { return [] }
    let further = sources.count == 1 ? "" : " and \(sources.count - 1) further files of \(target)"
    let note = "\(first)\(further): Objective-C is not built; what headers show of it to Swift does nothing"
    // The function has that name in a file that by convention has this one.
    let entry = sources.first { ($0 as NSString).lastPathComponent.hasPrefix("main.m") }
    guard let entry, let text = ProjectFiles.text(entry), text.contains("UIApplicationMain") else {
      return [note]
    }
    let headers = sources.map { ($0 as NSString).deletingPathExtension + ".h" }
    let delegate = text.firstMatch(of: /\[\s*(\w+)\s+class\s*\]/).map { String($0.output.1) }
    guard let delegate, headers.contains(where: { ($0 as NSString).lastPathComponent == delegate + ".h" })
    else {
      return [note]
    }
    return [
      note,
      "\(entry): the application's delegate, \(ProjectStrings.shown(delegate)), is in Objective-C: there is no first screen, "
        + "and --screen names controllers in Swift",
    ]
  }

  /// The headers in the folders of sources.
  static func headers(beside sources: [String]) -> [String] {
    let folders = Set(sources.map { ($0 as NSString).deletingLastPathComponent }).sorted()
    return folders.flatMap { folder in
      ProjectFiles.names(in: folder).filter { $0.hasSuffix(".h") }.map { folder + "/" + $0 }
    }
  }

  /// The result of reading headers.
  struct Result {
    /// Declarations of Swift made from those of Objective-C; nil where there are none.
    var declarations: String?
    /// Headers in C alone.
    var headers: [String] = []
    /// Modules that the headers import.
    var modules: [String] = []
    /// Further modules that the headers import where the project has them: those under `__has_include`.
    var shown: [String] = []

    /// Makes a module of headers that declare nothing and import other modules, which it shows.
    ///
    /// - Parameter dependencies: the modules that there have to be; others are shown where the project has them.
    mutating func showModules(of own: String, dependencies: Set<String>) {
      guard declarations == nil, headers.isEmpty, !ForeignSources.exports(modules, of: own).isEmpty else {
        return
      }
      declarations = Declarations().source(modules, of: own)
      shown = modules.filter { $0 != own && !dependencies.contains($0) }
      modules.removeAll(where: shown.contains)
    }
  }

  /// The headers of compiled frameworks of a package that lie in it as sources, too.
  final class CompiledHeaders {
    private let names: [String]
    private let package: String
    private let target: String
    private lazy var byName = Dictionary(
      grouping: FolderContents.files(in: package).filter { $0.hasSuffix(".h") && !$0.hasPrefix(target + "/") }
    ) { ($0 as NSString).lastPathComponent }
    /// The frameworks of which headers were found.
    private(set) var found: Set<String> = []

    /// - Parameters:
    ///   - names: the names of the frameworks.
    ///   - package: the package's folder.
    ///   - target: the folder of the target that shows them.
    init(_ names: [String], in package: String, for target: String) {
      (self.names, self.package, self.target) = (names, package, target)
    }

    /// The headers that a header imports as those of the frameworks: `<Framework/Header.h>`. Of several with a name, a public one is meant.
    func imported(by text: String) -> [String] {
      names.flatMap { name in
        ObjectiveCHeader.imports(in: text, own: name).own.compactMap { header in
          let all = byName[(header as NSString).lastPathComponent]?.sorted() ?? []
          guard let path = all.first(where: { $0.contains("/Public/") }) ?? all.first else { return nil }
          found.insert(name)
          return path
        }
      }
    }
  }

  /// The lines of declarations that are made of headers.
  private struct Declarations {
    var lines: [String] = []
    private var declared: Set<String> = []

    /// Returns the source. A module of Objective-C shows what its headers import: Foundation's show selectors.
    ///
    /// - Parameters:
    ///   - modules: the modules that the headers import.
    ///   - own: the name of the module; nil for a bridging header.
    func source(_ modules: [String], of own: String?) -> String {
      "@_exported import Foundation\n@_exported import ObjectiveCSupport\n"
        + "\(modules.contains("UIKit") ? "@_exported " : "")import UIKit\n"
        + ForeignSources.exports(modules, of: own) + "\n" + lines.joined(separator: "\n") + "\n"
    }

    /// Makes all declarations internal, as the types of the module are that they name.
    mutating func makeInternal() {
      lines = lines.map { line in
        let indent = line.prefix { $0 == " " }
        var rest = line.dropFirst(indent.count)
        var attribute: Substring = ""
        if rest.hasPrefix("@objc"), let space = rest.firstIndex(of: " ") {
          attribute = rest[...space]
          rest = rest[rest.index(after: space)...]
        }
        for word in ["open ", "public "] where rest.hasPrefix(word) {
          return "\(indent)\(attribute)\(rest.dropFirst(word.count))"
        }
        return line
      }
    }

    /// Adds those of a header. A declaration that is there already is left out.
    mutating func add(_ header: ObjectiveCHeader) {
      var isLeftOut = false
      var type = ""
      for line in header.lines {
        let isMember = line.hasPrefix(" ")
        if !isMember, line != "}" {
          let isCategory = line.hasPrefix("extension ") && line.hasSuffix("{")
          type = line.hasSuffix("{") ? Self.typeName(line) : ""
          isLeftOut = !isCategory && !declared.insert(Self.key(line)).inserted
        }
        // A category may declare what the class does.
        let isKnown = isMember && !type.isEmpty && !declared.insert("\(type) \(Self.key(line))").inserted
        if !isLeftOut, !isKnown { lines.append(line) }
        // The next line begins another declaration if this one is whole.
        if !isMember, !line.hasSuffix("{") { isLeftOut = false }
      }
    }

    /// The name of the type whose members follow; none for a protocol, whose methods may have those of others.
    private static func typeName(_ line: String) -> String {
      let words = line.split(separator: " ")
      guard let mark = words.firstIndex(where: { $0 == "class" || $0 == "extension" }), mark + 1 < words.count
      else {
        return ""
      }
      return words[mark + 1].trimmingCharacters(in: [":"])
    }

    /// Returns what tells a declaration from others: of aliases and constants the names, of members what is before the body, however
    /// they are seen and whether values may be nil.
    private static func key(_ line: String) -> String {
      // Macros may have several values in conditions.
      for start in ["public typealias ", "public let ", "public var "] where line.hasPrefix(start) {
        return String(line.dropFirst(start.count).prefix { $0 != " " && $0 != ":" })
      }
      guard line.hasPrefix(" ") else { return line }
      var text = line.trimmingCharacters(in: .whitespaces)
      if let body = text.range(of: " {") { text = String(text[..<body.lowerBound]) }
      // Of a property; the values of arguments do not end a method, whose overloads may go on behind them.
      if let value = text.range(of: " = "), !text[..<value.lowerBound].contains("(") {
        text = String(text[..<value.lowerBound])
      }
      if text.hasPrefix("@objc("), let end = text.firstIndex(of: ")") {
        text = String(text[text.index(after: end)...])
      }
      for word in ["@objc ", "public ", "open ", "convenience ", "?", "!"] {
        text = text.replacingOccurrences(of: word, with: "")
      }
      return text.trimmingCharacters(in: .whitespaces)
    }
  }

  /// Returns whether a header in C needs headers of Apple's, which there are none of for clang.
  private static func needsFrameworks(_ header: ObjectiveCHeader) -> Bool {
    !header.isObjectiveC
      && !(modulesWithHeaders.isDisjoint(with: header.modules)
        && headersOfApple.isDisjoint(with: header.imports))
  }

  /// The headers of a folder by their names.
  private struct HeaderNames {
    let folder: String
    /// The folder out of which no header is read.
    let root: String
    private var byName: [String: [String]]?

    init(folder: String, root: String) { (self.folder, self.root) = (folder, root) }

    /// The header that another one imports by its place.
    func near(_ name: String, from header: String) -> String? {
      let near = XcodeProject.standardized((header as NSString).deletingLastPathComponent + "/" + name)
      return ProjectStrings.contains(root, near) && ProjectFiles.exists(near) ? near : nil
    }

    /// The header that another one imports by a name: the one beside it, or else one in the folder.
    mutating func path(_ name: String, from header: String) -> String? {
      if let near = near(name, from: header) { return near }
      let found = all(name)
      return found.first { $0.hasSuffix("/" + name) } ?? found.first
    }

    /// The modules of headers that none of the folder is: `#import "Module/Header.h"`.
    mutating func modules(_ imports: [String], from header: String) -> [String] {
      imports.filter { path($0, from: header) == nil }.map { $0.split(separator: "/") }
        .filter { $0.count == 2 }.map { String($0[0]) }
    }

    /// The header of a module with a name; of several, one in a folder that has the module's name.
    mutating func path(_ name: String, of module: String) -> String? {
      let found = all(name)
      return found.first { $0.contains("/\(module)/") } ?? found.first { $0.hasSuffix("/" + name) }
    }

    /// The headers of the folder that have the last part of a name.
    private mutating func all(_ name: String) -> [String] {
      let all =
        byName
        ?? Dictionary(grouping: ReadingReport.headers(in: folder)) { ($0 as NSString).lastPathComponent }
      byName = all
      return all[(name as NSString).lastPathComponent] ?? []
    }
  }

  /// Declarations of other modules, whose headers those of a module import: `<Other/Header.h>`. They are known here and declared there.
  private struct OtherModules {
    let own: String?
    private var names: HeaderNames
    private(set) var known: Set<String> = []
    private(set) var shapes = ObjectiveCHeader.Shapes()
    private var seen: Set<String> = []

    /// - Parameter folder: the folder in which headers are looked for.
    init(in folder: String, own: String?) {
      self.own = own
      names = HeaderNames(folder: folder, root: folder)
    }

    /// Reads the headers of other modules that a text imports, and those that these import.
    mutating func read(importedBy text: String) {
      var pending = headers(importedBy: text, in: nil)
      while let path = pending.popLast(), seen.count < mostHeaders {
        guard seen.insert(path).inserted, let text = ProjectFiles.text(path),
          ReadingReport.spend(text.utf8.count, of: .sources)
        else { continue }
        let declared = ObjectiveCHeader.names(in: text)
        known.formUnion(declared.classes.union(declared.others))
        shapes.add(text)
        pending += headers(importedBy: text, in: path)
      }
    }

    private mutating func headers(importedBy text: String, in header: String?) -> [String] {
      let read = ObjectiveCHeader.tokenized(text)
      // `@import Other;` imports the header that has its name.
      let whole = read.modules.map { "<\($0)/\($0).h" }
      var result: [String] = []
      for name in Set(read.imports + (header == nil ? whole : [])) {
        if let header, !name.hasPrefix("<") {
          result += names.near(name, from: header).map { [$0] } ?? []
        } else if name.hasPrefix("<"),
          let module = name.dropFirst().split(separator: "/").first.map(String.init),
          module != own, !modulesOfApple.contains(module)
        {
          result += names.path(String(name.dropFirst(module.count + 2)), of: module).map { [$0] } ?? []
        }
      }
      return result
    }
  }

  /// Reads headers and those that they import by their names.
  ///
  /// - Parameters:
  ///   - folder: the folder in whose headers a name is looked for that is not beside the importing one.
  ///   - root: the folder out of which no header is read.
  ///   - follows: whether headers are read that these import.
  ///   - declaresC: whether headers in C alone are declared as those in Objective-C are, since nothing is compiled.
  ///   - own: the name of the module, whose headers are followed that these import as its: `<Module/Header.h>`.
  ///   - compiled: compiled frameworks, whose headers are followed that lie elsewhere in the package.
  ///   - others: the folder with the headers of the modules that these import; by default `root`.
  ///   - swift: the sources in Swift that are compiled with the declarations: classes that headers announce may be theirs.
  static func read(
    _ headers: [String], in folder: String, root: String, follows: Bool = true, declaresC: Bool = false,
    own: String? = nil, compiled: CompiledHeaders? = nil, others: String? = nil, swift: [String] = []
  ) -> Result {
    var names = HeaderNames(folder: folder, root: root)
    var pending = Array(headers.reversed())
    var texts: [(path: String, text: String)] = []
    var seen: Set<String> = []
    var known: Set<String> = []
    var shapes = ObjectiveCHeader.Shapes()
    var otherModules = OtherModules(in: others ?? root, own: own)
    var modulesInQuotes: Set<String> = []
    while let path = pending.popLast(), texts.count < mostHeaders {
      guard seen.insert(path).inserted, let text = ProjectFiles.text(path),
        ReadingReport.spend(text.utf8.count, of: .sources)
      else { continue }
      texts.append((path, text))
      let imports = ObjectiveCHeader.imports(in: text, own: own)
      let followed = (follows ? imports.names : []) + imports.own
      pending += followed.compactMap { names.path($0, from: path) }.reversed()
      if own == nil { modulesInQuotes.formUnion(names.modules(imports.names, from: path)) }
      // Headers that are included by their place are part of the module: `#import "../Card.h"`.
      if !follows { pending += imports.names.compactMap { names.near($0, from: path) }.reversed() }
      pending += compiled?.imported(by: text) ?? []
      otherModules.read(importedBy: text)
    }
    let macros = HeaderConditions.macros(in: texts.map(\.text))
    texts = texts.map { ($0.path, HeaderConditions.compiled($0.text, macros: macros)) }
    for (_, text) in texts {
      let declared = ObjectiveCHeader.names(in: text)
      known.formUnion(declared.classes.union(declared.others))
      shapes.add(text)
    }
    known.formUnion(otherModules.known)
    shapes.add(otherModules.shapes)
    known.formUnion(shapes.protocols.keys)
    let swiftTypes = SwiftTypes.declared(shapes.announced.subtracting(known), in: swift)
    known.formUnion(swiftTypes)
    var result = Result()
    var declarations = Declarations()
    for (path, text) in texts {
      let place = (path as NSString).lastPathComponent
      var header = ObjectiveCHeader(
        text, place: ProjectStrings.shown(place), known: known, declaresC: declaresC, shapes: shapes)
      result.modules += header.modules.filter { compiled?.found.contains($0) != true }
      let needsFrameworks = needsFrameworks(header)
      if needsFrameworks, header.hasDeclarations {
        header = ObjectiveCHeader(
          text, place: ProjectStrings.shown(place), known: known, declaresC: true, shapes: shapes)
      }
      guard header.isObjectiveC || needsFrameworks || declaresC else {
        // A header that only imports others shows nothing itself.
        if header.hasDeclarations { result.headers.append(path) }
        continue
      }
      declarations.add(header)
    }
    result.modules = modulesInQuotes.union(result.modules).sorted().filter(ProjectStrings.isIdentifier)
    if !swiftTypes.isEmpty { declarations.makeInternal() }
    if !declarations.lines.isEmpty {
      result.declarations = declarations.source(result.modules, of: own)
    }
    return result
  }

  /// Imports of modules that a module's header shows to all that import it, where they are here. A bridging header, of no module, shows
  /// none.
  static func exports(_ modules: [String], of own: String?) -> String {
    guard let own else { return "" }
    return modules.filter { $0 != own && !modulesWithHeaders.contains($0) }
      .map { "#if canImport(\($0))\n@_exported import \($0)\n#endif\n" }.joined()
  }

  /// Folders of a project that have headers, to be looked through for those that C includes by name.
  static func headerFolders(in folder: String) -> [String] {
    let headers = FolderContents.files(in: folder).filter { $0.hasSuffix(".h") || $0.hasSuffix(".hpp") }
    return Array(Set(headers.map { ($0 as NSString).deletingLastPathComponent }).sorted().prefix(200))
  }
}

extension AppProject.Module {
  /// Adds what headers of Objective-C declare, as a source.
  ///
  /// - Parameter others: the folder with the headers of other modules; by default `folder`.
  mutating func declare(_ headers: [String], in folder: String, others: String? = nil) {
    let root = XcodeProject.standardized(folder)
    add(
      ForeignSources.read(
        headers, in: root, root: root, follows: false, declaresC: true, own: name,
        others: others.map(XcodeProject.standardized)))
  }

  /// Adds declarations as a source, which sees the modules that the headers import.
  mutating func add(_ read: ForeignSources.Result) {
    guard let text = read.declarations else { return }
    generatedSources[ObjectiveCTarget.fileName] = text
    bridgedModules = read.modules.filter { $0 != name }
    shownModules = read.shown
  }
}

extension AppProject {
  /// Returns whether headers that are included as those of a module, `<sys/types.h>`, are the system's or of Apple's frameworks that all see.
  public static func isFolderOfTheSystem(_ name: String) -> Bool {
    ForeignSources.modulesOfApple.contains(name)
  }
}
