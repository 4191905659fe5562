import Foundation

/// Types of libraries whose names Foundation has taken since. Code that uses them was written before, and means the library's: Nimble had
/// `Predicate` up to version 12, which Foundation has since iOS 17.
enum NamesOfLibraries {
  /// The name of the source that is made.
  static let fileName = "NamesOfLibraries.swift"

  /// Types that Foundation has since iOS 17 and 18.
  private static let names = ["Predicate", "Expression"]
  private static let kinds = ["struct", "class", "enum", "protocol", "typealias"]

  /// Gives the project's own modules the names of the libraries that they import, which then hide Foundation's.
  static func prefer(in project: inout AppProject) {
    var types: [String: [String]] = [:]
    for library in project.modules where library.isLibrary {
      let found = names.filter { isDeclared($0, by: library, publicly: true) }
      if !found.isEmpty { types[library.name] = found }
    }
    guard !types.isEmpty else { return }
    for index in project.modules.indices where !project.modules[index].isLibrary {
      add(types, to: &project.modules[index])
    }
    add(types, to: &project.main)
  }

  private static func add(_ types: [String: [String]], to module: inout AppProject.Module) {
    let imports = Imports.of(module.sources)
    var text = ""
    for name in names {
      let libraries = imports.filter { types[$0]?.contains(name) == true }
      guard libraries.count == 1, !isDeclared(name, by: module, publicly: false) else { continue }
      text += "import \(libraries[0])\npublic typealias \(name) = \(libraries[0]).\(name)\n"
    }
    if !text.isEmpty { module.generatedSources[fileName] = text }
  }

  /// Returns whether a module has a type of its own. Libraries have a file of the name.
  private static func isDeclared(_ name: String, by module: AppProject.Module, publicly: Bool) -> Bool {
    let files = module.sources.filter { !publicly || ($0 as NSString).lastPathComponent == name + ".swift" }
    return files.contains { file in
      guard let text = ProjectFiles.text(file), text.contains(name) else { return false }
      return text.split(whereSeparator: \.isNewline).contains { line in
        guard !publicly || line.hasPrefix("public ") || line.hasPrefix("open ") else { return false }
        return kinds.contains { kind in
          guard let place = line.range(of: "\(kind) \(name)") else { return false }
          let next = line[place.upperBound...].first
          return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
        }
      }
    }
  }
}
