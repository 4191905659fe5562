import Foundation
import ProjectReader

/// The state of a project: all that keeps it from being built whole, by cause.
struct ProjectDiagnosis: Codable {
  /// A place in a source.
  struct Place: Codable, Hashable {
    var file: String
    /// The line and the column in bytes, from 1.
    var line: Int
    var column: Int
    var module: String
  }

  /// API of Apple's that is missing here.
  struct Missing: Codable {
    var name: String
    var framework: String?
    var places: [Place]
  }

  struct Module: Codable {
    enum State: String, Codable {
      /// All of its code is compiled.
      case whole
      /// Code was left out.
      case partly
      /// It cannot be compiled.
      case failed
      /// It needs modules that cannot be compiled.
      case blocked
    }

    var name: String
    /// A Boolean value that indicates whether the module comes from a package manager.
    var isLibrary: Bool
    var state: State
    var files: Int
    /// The number of bodies of functions, initializers and accessors; nil where nothing was left out.
    var bodies: Int?
    var compiledBodies: Int?
    /// The reason why it is not built.
    var reason: String?
    /// A Boolean value that indicates whether parts are left out because they need modules that are not here, and for no other reason.
    var lacksModules: Bool?
    /// The modules that its errors follow from, where it has no other errors, or without which it is not built.
    var needs: [String]?
  }

  /// A type whose code needs what is missing.
  struct Dependent: Codable {
    var type: String
    var file: String
    var missing: [String]
  }

  /// The version of the format.
  var format = 1
  /// The path of the project, as given on the command line.
  var project: String
  /// The target or product.
  var target: String
  /// The schemes that run the target.
  var schemes: [String] = []
  /// The missing API, the most used first.
  var missing: [Missing] = []
  /// Errors of code that uses API of Apple's: the code is wrong, or Apple's declaration is another one than that here.
  var undecided: [BuildProblem] = []
  /// Errors of the project's own.
  var errors: [BuildProblem] = []
  /// Modules, packages, pods and files that are not on this machine, and the reader's remarks.
  var environment: [String] = []
  /// The number of errors that follow from these.
  var consequences = 0
  /// Errors that seem to follow from others where none is known.
  var unexplained: [BuildProblem]?
  var modules: [Module] = []
  /// The types that need missing API.
  var dependents: [Dependent] = []
  /// A Boolean value that indicates whether an executable can be made, without the parts that do not compile.
  var isLinked = false
  /// The reason why no executable can be made.
  var failure: String?

  init(project: String, target: String) { (self.project, self.target) = (project, target) }

  /// A Boolean value that indicates whether code of the project's own modules does not compile, other than for lack of modules alone.
  var hasOwnErrors: Bool {
    !isLinked || modules.contains { !$0.isLibrary && $0.state != .whole && $0.lacksModules != true }
  }

  /// A Boolean value that indicates whether the project is built as it is written.
  var isWhole: Bool { isLinked && modules.allSatisfy { $0.state == .whole } && environment.isEmpty }
}

extension ProjectDiagnosis {
  /// Returns names as a list in words.
  static func listed(_ names: [String]) -> String {
    let shown = names.map(ProjectStrings.shown)
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns the diagnosis with paths relative to a folder, and to those of packages, and names of files alone elsewhere.
  func relative(to root: String) -> ProjectDiagnosis {
    func path(_ file: String) -> String {
      if file.hasPrefix(root + "/") { return String(file.dropFirst(root.count + 1)) }
      let shown = PackageFetcher.shown(file)
      return shown == file ? (file as NSString).lastPathComponent : shown
    }
    func words(_ text: String) -> String {
      PackageFetcher.shown(text.replacingOccurrences(of: root + "/", with: ""))
    }
    var result = self
    result.project = path(URL(fileURLWithPath: project).standardizedFileURL.path)
    for index in missing.indices {
      for place in missing[index].places.indices {
        result.missing[index].places[place].file = path(missing[index].places[place].file)
      }
    }
    for index in undecided.indices { result.undecided[index].file = path(undecided[index].file) }
    for index in errors.indices { result.errors[index].file = path(errors[index].file) }
    result.unexplained = unexplained?.map { problem in
      var problem = problem
      problem.file = path(problem.file)
      return problem
    }
    for index in dependents.indices { result.dependents[index].file = path(dependents[index].file) }
    for index in modules.indices { result.modules[index].reason = modules[index].reason.map(words) }
    result.environment = environment.map(words)
    result.failure = failure.map(words)
    return result
  }

  /// An error in a module, and the compilation that found it.
  struct Finding {
    var module: String
    var found: FoundProblem
    /// A Boolean value that indicates whether Apple's compiler has the same error, whatever else there is.
    var isCertain = false
  }

  /// Adds errors by their causes.
  ///
  /// - Parameters:
  ///   - explained: modules in which something is missing for a reason that is told elsewhere.
  ///   - dependencies: the modules that each module is compiled against.
  mutating func add(
    _ findings: [Finding], by sorter: ErrorSorter, explained: Set<String>, dependencies: [String: Set<String>]
  ) {
    var following: [String: [FoundProblem]] = [:]
    var places: [String: [Place]] = [:]
    var modules: [String: Set<String>] = [:]
    var seen: Set<Place> = []
    let libraries = Set(self.modules.filter(\.isLibrary).map(\.name))
    // Modules that have the cause of an error, or are not built for another reason.
    var explained = explained.union(self.modules.filter { $0.reason != nil }.map(\.name))
    for finding in findings {
      let problem = finding.found.problem
      let place = Place(
        file: problem.file, line: problem.line, column: problem.column, module: finding.module)
      // Later compilations complain of the same place in other words.
      guard seen.insert(place).inserted else { continue }
      var cause = finding.isCertain ? .project : sorter.cause(of: problem, round: finding.found.round)
      // Libraries compile with Xcode: what does not compile of them here is no mistake of theirs.
      if cause == .project, libraries.contains(finding.module) { cause = .undecided }
      switch cause {
      case .missing(let name): places[name, default: []].append(place)
      case .undecided: undecided.append(problem)
      case .project: errors.append(problem)
      case .environment(let module):
        // A module of the project that is not built says why.
        if !self.modules.contains(where: { $0.name == module }) {
          modules[module, default: []].insert(problem.file)
        }
      case .consequence:
        following[finding.module, default: []].append(finding.found)
        continue
      }
      explained.insert(finding.module)
    }
    explain(following, by: explained, dependencies)
    for (name, places) in places {
      let places = places.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
      missing.append(Missing(name: name, framework: sorter.names.framework(of: name), places: places))
    }
    missing.sort { (-$0.places.count, $0.name) < (-$1.places.count, $1.name) }
    environment += modules.sorted { $0.key < $1.key }.map { module, files in
      "the module \(module), which \(files.count) \(files.count == 1 ? "file imports" : "files import"), is not here"
    }
    dependents = Self.dependents(of: missing)
  }

  /// Names the modules that errors follow from. Where there is none, the errors of the first compilation are told: a consequence is not
  /// told without its cause.
  private mutating func explain(
    _ following: [String: [FoundProblem]], by explained: Set<String>, _ dependencies: [String: Set<String>]
  ) {
    for (module, found) in following.sorted(by: { $0.key < $1.key }) {
      guard !explained.contains(module) else {
        consequences += found.count
        continue
      }
      let causes = (dependencies[module] ?? []).intersection(explained)
      guard causes.isEmpty else {
        consequences += found.count
        for index in modules.indices where modules[index].name == module {
          modules[index].needs = causes.sorted()
        }
        continue
      }
      let first = found.map(\.round).min()
      let told = found.filter { $0.round == first }
      unexplained = (unexplained ?? []) + told.map(\.problem)
      consequences += found.count - told.count
    }
  }

  /// Returns the types in which places of missing API are, by the declarations above them.
  private static func dependents(of missing: [Missing]) -> [Dependent] {
    var names: [String: [String: Set<String>]] = [:]
    var lines: [String: [Substring]] = [:]
    for one in missing {
      for place in one.places {
        if lines[place.file] == nil {
          let text = (try? String(contentsOfFile: place.file, encoding: .utf8)) ?? ""
          lines[place.file] = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        }
        guard let type = type(around: place.line, in: lines[place.file] ?? []) else { continue }
        names[place.file, default: [:]][type, default: []].insert(one.name)
      }
    }
    return names.flatMap { file, types in
      types.map { Dependent(type: $0.key, file: file, missing: $0.value.sorted()) }
    }.sorted { ($0.file, $0.type) < ($1.file, $1.type) }
  }

  /// Returns the outermost type that a line is in: the last one that is declared at the beginning of a line.
  private static func type(around line: Int, in lines: [Substring]) -> String? {
    for text in lines.prefix(line).reversed() where text.first?.isWhitespace == false {
      let words = ErrorSorter.words(String(text.prefix(300)))
      let kinds: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]
      guard let keyword = words.firstIndex(where: kinds.contains), words.indices.contains(keyword + 1) else {
        continue
      }
      return words[keyword + 1]
    }
    return nil
  }
}
