import Foundation
import ProjectReader
import TinamouCLI

/// What was left out of the modules of a project, and how much of them is compiled.
struct LeftOutParts {
  /// A module of which something was left out.
  struct Module: Codable, Equatable {
    var name: String
    /// Whether a package manager brought it.
    var isLibrary: Bool
    /// Bodies of functions, initializers and accessors in the user's files; nil if they were not counted.
    var bodies: Int?
    /// Those of which nothing was left out.
    var compiledBodies: Int?
    /// What was left out, in the order of files and lines.
    var parts: [AdapterProcess.Finding]
  }

  private(set) var modules: [Module] = []

  /// Whether anything of the user's own code was left out.
  var hasOwn: Bool { modules.contains { !$0.isLibrary } }

  /// Adds what was left out of a module, each part once.
  mutating func add(
    _ parts: [AdapterProcess.Finding], of module: AppProject.Module, bodies: [AdapterProcess.BodyCount]
  ) {
    var seen: Set<AdapterProcess.Finding> = []
    let parts = parts.filter { seen.insert($0).inserted }.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    guard !parts.isEmpty else { return }
    modules.append(
      Module(
        name: module.name, isLibrary: module.isLibrary,
        bodies: bodies.isEmpty ? nil : bodies.reduce(0) { $0 + $1.all },
        compiledBodies: bodies.isEmpty ? nil : bodies.reduce(0) { $0 + $1.whole }, parts: parts))
  }

  /// Parts that are told one by one in a module; of more, causes are.
  private static let fewest = 12
  /// Causes that are told of a module.
  private static let mostCauses = 8

  /// Sentences for people: each part of a module's own few, or the causes with the number of their places and the first.
  var sentences: [String] {
    modules.flatMap { module -> [String] in
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
  }

  private func share(_ module: Module, isShort: Bool = false) -> String? {
    guard let all = module.bodies, let whole = module.compiledBodies, all > 0 else { return nil }
    // Not rounded up to all of them.
    let percent = min(Int((100 * Double(whole) / Double(all)).rounded()), whole < all ? 99 : 100)
    let words = "\(whole) of \(all) bodies (\(percent) %) are compiled as they are written"
    return isShort ? words : "\(module.name): \(words)"
  }

  /// The messages, those with most places first.
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
