import Foundation
import ProjectReader
import TinamouCLI

/// The code that was left out of the modules of a project, and the proportion that is compiled.
struct LeftOutParts {
  /// A module from which code was left out.
  struct Module: Codable, Equatable {
    var name: String
    /// A Boolean value that indicates whether the module comes from a package manager.
    var isLibrary: Bool
    /// The number of bodies of functions, initializers and accessors in the user's files; `nil` if they were
    /// not counted.
    var bodies: Int?
    /// The number of bodies from which nothing was left out.
    var compiledBodies: Int?
    /// The parts that were left out, in the order of files and lines.
    var parts: [AdapterProcess.Finding]
  }

  private(set) var modules: [Module] = []

  /// A Boolean value that indicates whether code of the user's own modules was left out, other than SwiftUI's,
  /// which has no picture.
  var hasOwn: Bool {
    modules.contains { !$0.isLibrary && $0.parts.contains { $0.isOfSwiftUI != true } }
  }

  /// Adds the parts that were left out of a module, without duplicates.
  mutating func add(
    _ parts: [AdapterProcess.Finding], of module: String, isLibrary: Bool, bodies: [AdapterProcess.BodyCount]
  ) {
    var seen: Set<AdapterProcess.Finding> = []
    let parts = parts.filter { seen.insert($0).inserted }.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    guard !parts.isEmpty else { return }
    modules.append(
      Module(
        name: module, isLibrary: isLibrary,
        bodies: bodies.isEmpty ? nil : bodies.reduce(0) { $0 + $1.all },
        compiledBodies: bodies.isEmpty ? nil : bodies.reduce(0) { $0 + $1.whole }, parts: parts))
  }

  /// The maximum number of parts of a module that are reported individually; more are grouped by cause.
  private static let fewest = 12
  /// The maximum number of causes that are reported for a module.
  private static let mostCauses = 8
  /// The maximum number of files that are named for SwiftUI's parts.
  private static let mostFiles = 4

  /// The report in sentences: each part of an own module with few parts, or the causes, each with the number
  /// of places and the first one.
  var sentences: [String] {
    modules.flatMap { whole -> [String] in
      var module = whole
      module.parts = whole.parts.filter { $0.isOfSwiftUI != true }
      let swiftUI =
        Self.sentence(of: whole.parts.filter { $0.isOfSwiftUI == true }, in: whole).map { [$0] } ?? []
      return swiftUI + (module.parts.isEmpty ? [] : sentences(of: module))
    }
  }

  /// Returns a sentence about SwiftUI's parts of a module; `nil` if there are none.
  private static func sentence(of parts: [AdapterProcess.Finding], in module: Module) -> String? {
    guard !parts.isEmpty else { return nil }
    var files: [String] = []
    for part in parts {
      let name = ProjectStrings.shown((part.path as NSString).lastPathComponent)
      if !files.contains(name) { files.append(name) }
    }
    let shown = files.prefix(mostFiles).joined(separator: ", ")
    let further = files.count > mostFiles ? " and \(count(files.count - mostFiles, "further file"))" : ""
    return "\(module.name): \(count(parts.count, "part")) of SwiftUI's in \(shown)\(further) "
      + "\(parts.count == 1 ? "is" : "are") left out: SwiftUI has no picture here"
  }

  private func sentences(of module: Module) -> [String] {
    if module.parts.count <= Self.fewest, !module.isLibrary {
      return module.parts.map { "\(Self.place($0)): left out: \($0.message)" }
        + [share(module)].compactMap { $0 }
    }
    let causes = Self.causes(module.parts)
    let files = Set(module.parts.map(\.path)).count
    var result = [
      "\(module.name): \(Self.count(module.parts.count, "part")) of \(Self.count(files, "file")) "
        + "\(module.parts.count == 1 ? "is" : "are") left out"
        + (share(module, isShort: true).map { "; \($0)" } ?? "")
    ]
    for cause in causes.prefix(Self.mostCauses) {
      let further = cause.parts.count - 1
      result.append(
        "  \(Self.place(cause.parts[0])): \(cause.message)"
          + (further == 0 ? "" : " (and at \(Self.count(further, "further place")))"))
    }
    if causes.count > Self.mostCauses {
      let rest = causes.dropFirst(Self.mostCauses)
      let places = rest.reduce(0) { $0 + $1.parts.count }
      result.append(
        "  and \(Self.count(rest.count, "further cause")) at \(Self.count(places, "place")); `build --json` lists all"
      )
    }
    return result
  }

  private func share(_ module: Module, isShort: Bool = false) -> String? {
    guard let all = module.bodies, let whole = module.compiledBodies, all > 0 else { return nil }
    // Not rounded up to 100 unless all are compiled.
    let percent = min(Int((100 * Double(whole) / Double(all)).rounded()), whole < all ? 99 : 100)
    let words = "\(whole) of \(all) bodies (\(percent) %) are compiled as they are written"
    return isShort ? words : "\(module.name): \(words)"
  }

  /// Returns the parts grouped by message, the most frequent message first.
  private static func causes(_ parts: [AdapterProcess.Finding]) -> [(
    message: String, parts: [AdapterProcess.Finding]
  )] {
    let groups = Dictionary(grouping: parts, by: \.message)
    return groups.map { ($0.key, $0.value) }.sorted { a, b in
      (-a.1.count, a.1[0].path, a.1[0].line, a.0) < (-b.1.count, b.1[0].path, b.1[0].line, b.0)
    }
  }

  private static func place(_ part: AdapterProcess.Finding) -> String {
    "\(ProjectStrings.shown(part.path)):\(part.line)"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
