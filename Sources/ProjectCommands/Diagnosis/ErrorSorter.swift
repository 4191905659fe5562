import Foundation
import ProjectReader

/// Finds the causes of the compiler's errors in a module.
///
/// An error is the project's only if no API of Apple's, and no declaration that is made of a header of Objective-C, has a name that the
/// message or the code complains of. Where code was left
/// out of a module that a file sees, names that the project declares are missing because of that, and in a file that imports a
/// module that is not here, unknown names are taken to be this module's.
struct ErrorSorter {
  /// A file of the project.
  private struct File {
    var lines: [Substring]
    var imports: Set<String>
  }

  let names: AppleNames
  /// The numbers of errors by the places of their lines.
  private let errorsOfLines: [String: Int]
  /// The numbers of errors by the files.
  private let errorsOfFiles: [String: Int]
  /// The imported modules that are not here, by the files.
  let missingModules: [String: Set<String>]
  private var files: [String: File] = [:]
  /// Files of modules whose headers cannot be read: names of C in them are not found.
  private let filesWithoutHeaders: Set<String>
  /// Files of modules that see others from which code was left out.
  private let filesAfterLeftOut: Set<String>
  /// Files of modules that see a module which is not here by the imports of other files.
  private let filesBesideMissing: Set<String>
  /// The names of sources that the project lists and that are not there, by the files of their modules.
  private let absentSources: [String: Set<String>]
  /// The names, in small letters, of libraries of the project that are not here.
  private let absentLibraries: Set<String>
  /// The names that messages mention and sources of the project declare.
  private let declared: Set<String>
  /// The names that messages mention and that are here.
  private let present: Set<String>
  /// Types that files declare which see less than on Apple's platforms: what they inherit is not known.
  private let blindTypes: Set<String>
  /// Classes that such files declare, whose superclasses may be of what is not here.
  private let blindClasses: Set<String>
  /// Functions that such files declare: they are left out where their parameters need what is not known.
  private let blindFunctions: Set<String>
  /// The declarations that are made of headers of Objective-C.
  let headers: HeaderNames

  /// - Parameters:
  ///   - problems: the errors, by module.
  ///   - sources: the sources of all modules of the project.
  ///   - missingModules: the imported modules that are not here, by the files.
  ///   - filesWithoutHeaders: files of modules whose headers cannot be read.
  ///   - filesAfterLeftOut: files of modules that see others from which code was left out.
  ///   - filesBesideMissing: files of modules that see a module which is not here by the imports of other files.
  ///   - absentSources: the names of sources that the project lists and that are not there, by the files of their modules.
  ///   - absentLibraries: the names, in small letters, of libraries of the project that are not here.
  ///   - present: the names that are here.
  ///   - headers: the declarations that are made of headers of Objective-C.
  init(
    _ problems: [BuildProblem], sources: [String], missingModules: [String: Set<String>],
    filesWithoutHeaders: Set<String> = [], filesAfterLeftOut: Set<String> = [],
    filesBesideMissing: Set<String> = [], absentSources: [String: Set<String>] = [:],
    absentLibraries: Set<String> = [], present: PresentNames,
    headers: HeaderNames = HeaderNames(), names: AppleNames = .known
  ) {
    (self.headers, self.absentLibraries) = (headers, absentLibraries)
    (self.names, self.missingModules) = (names, missingModules)
    (self.filesWithoutHeaders, self.filesAfterLeftOut) = (filesWithoutHeaders, filesAfterLeftOut)
    (self.filesBesideMissing, self.absentSources) = (filesBesideMissing, absentSources)
    errorsOfFiles = Dictionary(problems.map { ($0.file, 1) }, uniquingKeysWith: +)
    errorsOfLines = Dictionary(problems.map { (Self.place($0), 1) }, uniquingKeysWith: +)
    for path in Set(problems.map(\.file)) {
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      files[path] = File(
        lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline),
        imports: Imports.of(text: text))
    }
    var mentioned = Set(problems.flatMap { Self.quoted($0.message).flatMap(Self.words) })
    var overridden: Set<String> = []
    for problem in problems where problem.message.contains("does not override") {
      if let name = Self.overridden(at: problem, in: files[problem.file]?.lines) { overridden.insert(name) }
    }
    mentioned.formUnion(overridden)
    declared = DeclaredNames.of(mentioned, in: problems.isEmpty ? [] : sources)
    // The override is itself a declaration of the name.
    self.present = present.among(mentioned.subtracting(declared).union(overridden))
    let blind = Self.declarations(in: missingModules.filter { !$0.value.isEmpty }.keys.sorted())
    blindTypes = blind.types.union(headers.openTypes)
    blindClasses = blind.classes
    blindFunctions = blind.functions
  }

  /// Returns the names of the types that files declare or extend, of classes among them that they declare, and of the functions that
  /// they declare.
  private static func declarations(
    in paths: [String]
  ) -> (types: Set<String>, classes: Set<String>, functions: Set<String>) {
    var (types, classes, functions): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for path in paths {
      let words = words((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
      for (keyword, name) in zip(words, words.dropFirst()) {
        switch keyword {
        case "class":
          types.insert(name)
          classes.insert(name)
        case "struct", "enum", "protocol", "extension": types.insert(name)
        case "func": functions.insert(name)
        default: continue
        }
      }
    }
    return (types, classes, functions)
  }

  /// Returns the cause of an error.
  ///
  /// - Parameter round: the number of the compilation that found it, from 1. From the second one on, what was
  ///   rejected before is left out.
  func cause(of problem: BuildProblem, round: Int) -> ErrorCause {
    var cause = directCause(of: problem)
    // Declarations of a bridging header are in the module itself here, and collide with its own.
    let collides =
      problem.message.hasPrefix("invalid redeclaration")
      && Self.quoted(problem.message).contains(where: headers.types.contains)
    if collides {
      cause = .undecided
    } else if cause == .project || cause == .undecided, !Self.areLocal(problem.message) {
      let words = Self.words(String(line(of: problem)))
      if headers.isVague(problem.message, line: words) {
        cause = .consequence
      } else if cause == .project, headers.explain(problem.message, line: words) {
        cause = .undecided
      }
    }
    switch cause {
    case .missing, .environment, .consequence: return cause
    case .project, .undecided:
      // Later compilations check the remaining code without declarations that it needs.
      return round > 1 ? .consequence : cause
    }
  }

  private func directCause(of problem: BuildProblem) -> ErrorCause {
    let (message, imports) = (problem.message, files[problem.file]?.imports ?? [])
    let quoted = Self.quoted(message)
    if let cause = causeOfModule(message, quoted, problem) { return cause }
    if let cause = causeOfExistential(message, quoted) { return cause }
    // A class that has no initializer of its own any more, since it inherits from what is left out.
    if message.hasSuffix("for parameter '_made' in call") { return .consequence }
    if followsFromCallee(problem, message) { return .consequence }
    // Another module has a member of the name for itself, and the one that is meant may be of a module that is not here.
    if message.contains("is inaccessible due to"),
      isBlind(problem) || filesBesideMissing.contains(problem.file)
    {
      return .consequence
    }
    if Self.meansMethod(message, quoted) {
      return mayFollow(problem) || errorsOfFiles[problem.file, default: 0] > 1 ? .consequence : .project
    }
    if Self.areLocal(message) { return .project }
    if Self.isOfInference(message), errorsOfLines[Self.place(problem), default: 0] > 1 { return .consequence }
    if message.contains("has no member"), quoted.count > 1 {
      let name = Self.name(quoted[quoted.count - 1])
      if let reported = names.ownMember(name, of: Self.typePath(quoted[0])),
        !declared.contains(Self.typeName(quoted[0]))
      {
        return .missing(reported)
      }
      return causeOfMember(name, of: Self.typeName(quoted[0]), problem)
    }
    if message.hasPrefix("cannot find"), let name = quoted.first.map(Self.name) {
      return causeOfGlobal(name, imports, problem)
    }
    if message.contains("does not override") {
      guard let name = Self.overridden(at: problem, in: files[problem.file]?.lines) else { return .undecided }
      if !present.contains(name), let member = names.inherited(name) { return .missing(member) }
      return isBlind(problem) ? .consequence : .project
    }
    if followsFromTypes(problem, message, quoted) { return .consequence }
    let words = quoted.flatMap(Self.words)
    let used = (words + namesUsed(at: problem)).filter {
      !declared.contains($0) && !Self.namesOfTheLanguage.contains($0)
    }
    let isApples = used.contains { names.hasMember($0) || names.hasGlobal($0, imports: imports) }
    return isApples ? .undecided : .project
  }

  /// Returns the cause of an error about a module or a macro that is not here; `nil` for other errors.
  private func causeOfModule(_ message: String, _ quoted: [String], _ problem: BuildProblem) -> ErrorCause? {
    if message.hasPrefix("no such module"), let module = quoted.first {
      let isApples = AppleNames.isModule(module) && !absentLibraries.contains(module.lowercased())
      return isApples ? .missing(module) : .environment(module: module)
    }
    if message.contains("macro implementation"), let macro = quoted.last { return .missing("macro \(macro)") }
    if message.hasPrefix("unknown attribute") || message.hasPrefix("no macro named"), let name = quoted.first
    {
      return AppleNames.macros.contains(name) && !declared.contains(name)
        ? .missing("macro \(name)") : causeOfGlobal(name, files[problem.file]?.imports ?? [], problem)
    }
    return nil
  }

  /// Returns whether an error is about types of which something may be unknown here.
  private func followsFromTypes(_ problem: BuildProblem, _ message: String, _ quoted: [String]) -> Bool {
    // A class whose superclass is not known may be of any class, and adopt any protocol.
    if quoted.contains(where: { headers.openTypes.contains(Self.typeName($0)) }), Self.isOfTypes(message) {
      return true
    }
    // A type may conform to a protocol of what is not here, which a function takes.
    if [" not conform to ", "' to expected argument type '", "binary operator '"].contains(
      where: message.contains),
      quoted.contains(where: { blindTypes.contains(Self.typeName($0)) })
    {
      return true
    }
    // A class may inherit from one of what is not here.
    if message.hasPrefix("cannot convert value of type '")
      || message.hasPrefix("cannot assign value of type '"),
      let type = quoted.first, blindClasses.contains(Self.typeName(type))
    {
      return true
    }
    // A library may add a member of the type of the same name.
    if message.hasPrefix("instance member '"), isBlind(problem) { return true }
    // An overload of Apple's method, or of one of the project's classes, may be of a module that other files import.
    if filesBesideMissing.contains(problem.file), Self.isOfCall(message),
      (0...2).flatMap({ namesUsed(at: problem, linesBefore: $0) }).contains(where: {
        !declared.contains($0) && names.hasMember($0)
      })
    {
      return true
    }
    // Its types may be declared in files that see a module which is not here.
    if Self.isOfInference(message), filesBesideMissing.contains(problem.file) { return true }
    let words = quoted.flatMap(Self.words)
    return isBlind(problem)
      && (words.isEmpty || Self.isOfInference(message) || words.contains(where: isUnknown))
  }

  /// Returns whether a name of a property means a method, as it does where the property does not compile: `collectionView`
  /// and `collectionView(_:didSelectItemAt:)`.
  private static func meansMethod(_ message: String, _ quoted: [String]) -> Bool {
    if message.contains("has no member") { return quoted.count > 1 && quoted[0].contains("->") }
    return message.hasPrefix("cannot assign to value") && message.hasSuffix("is a method")
  }

  /// Returns whether an error is about the arguments of a function, or an initializer of a type, that may need a module which is not
  /// here: it is left out then, and others of its name remain.
  private func followsFromCallee(_ problem: BuildProblem, _ message: String) -> Bool {
    guard Self.isOfCall(message) else { return false }
    return Self.words(String(line(of: problem))).contains {
      blindTypes.contains($0) || blindFunctions.contains($0)
    }
  }

  /// Returns the cause of an error about a protocol's type that has to be a class, or to conform to a protocol; `nil` for other errors.
  /// `any P` is a class on Apple's platforms, and conforms to `P`, where `P` is one of Objective-C's protocols, which the project's own may be.
  private func causeOfExistential(_ message: String, _ quoted: [String]) -> ErrorCause? {
    if message.hasPrefix("type 'any "), message.contains("' cannot conform to '") { return .undecided }
    guard message.hasSuffix("be a class type"), let type = quoted.last, type.hasPrefix("any ") else {
      return nil
    }
    let name = Self.typeName(type)
    guard !declared.contains(name), names.isType(name) else { return .undecided }
    return .missing("any \(name) as a class")
  }

  /// Returns the cause of an error about a name that is not found.
  private func causeOfGlobal(_ name: String, _ imports: Set<String>, _ problem: BuildProblem) -> ErrorCause {
    if declared.contains(name) { return mayFollow(problem) ? .consequence : .project }
    if present.contains(name) {
      // The file does not see it: a module that would re-export it is missing, or an import that Apple's platforms do not need.
      return isBlind(problem) || names.hasMember(name) ? .consequence : .undecided
    }
    if names.hasGlobal(name, imports: imports) { return .missing(name) }
    // It can be a member that the type would inherit.
    if name.first?.isLowercase == true, !isBlind(problem), let member = names.inherited(name) {
      return .missing(member)
    }
    return isBlind(problem) || mayBeSeen(name, in: problem) || mayBeAbsent(name, problem)
      ? .consequence : .project
  }

  /// Returns whether a source that is not there may declare a name: a type, or what has the name of the file.
  private func mayBeAbsent(_ name: String, _ problem: BuildProblem) -> Bool {
    guard let sources = absentSources[problem.file], !sources.isEmpty else { return false }
    return sources.contains(name) || name.first?.isUppercase == true
  }

  /// Returns whether a name may be one of Objective-C or C of a module that is not here and that other files import: such names are seen in all
  /// files of a module, and of those that import it, and have a prefix.
  private func mayBeSeen(_ name: String, in problem: BuildProblem) -> Bool {
    guard filesBesideMissing.contains(problem.file) else { return false }
    let capitals = name.prefix { $0.isUppercase }
    if capitals.count > 2, name.dropFirst(capitals.count).first?.isLowercase == true { return true }
    return name.dropFirst().contains("_") && name.first?.isLetter == true
  }

  /// Returns the cause of an error about a member that a type does not have.
  private func causeOfMember(_ name: String, of type: String, _ problem: BuildProblem) -> ErrorCause {
    if declared.contains(name) {
      if mayFollow(problem) { return .consequence }
      // The project implements what a protocol of Apple's declares, whose members are not all known.
      let isApples = names.isType(type) && !declared.contains(type)
      return isApples && !names.knowsAllMembers(of: type) ? .undecided : .project
    }
    if names.isType(type), !declared.contains(type) {
      // A member of a value from a missing module says nothing of the type that stands for the value's own.
      if isBlind(problem), !names.mayHave(name, type) { return .consequence }
      if let reported = names.member(name, of: type) { return .missing(reported) }
    } else if present.contains(name), names.hasMember(name) {
      // The type's superclass is not known.
      return .consequence
    } else if let reported = names.inherited(name) {
      return .missing(reported)
    }
    if isBlind(problem) { return .consequence }
    // A type that nobody declares here.
    let isUnknown = !names.isType(type) && !declared.contains(type) && !present.contains(type)
    if isUnknown, mayBeSeen(type, in: problem) { return .consequence }
    // Extensions of Apple's types, and what they give the project's classes, are seen in all files of a module that imports them in one.
    let isExtended =
      declared.contains(type)
      ? !names.isType(type) && filesBesideMissing.contains(problem.file) : names.isType(type)
    if isExtended, missingModules.contains(where: { !$0.value.isEmpty }),
      !names.isMisspelt(name, of: type)
    {
      return .consequence
    }
    if names.isType(type), !names.knowsAllMembers(of: type), !names.isMisspelt(name, of: type),
      !declared.contains(type)
    {
      return .undecided
    }
    return .project
  }

  /// Returns whether the file of an error sees less than on Apple's platforms: it imports a module that is not here, headers
  /// of its module cannot be read, or the error is about a type for which that is so.
  private func isBlind(_ problem: BuildProblem) -> Bool {
    missingModules[problem.file]?.isEmpty == false || filesWithoutHeaders.contains(problem.file)
      || Self.quoted(problem.message).contains { blindTypes.contains(Self.typeName($0)) }
  }

  /// Returns whether a name that the project declares can be missing because of another error, and not because it is elsewhere.
  private func mayFollow(_ problem: BuildProblem) -> Bool {
    isBlind(problem) || filesAfterLeftOut.contains(problem.file)
  }

  private func isUnknown(_ name: String) -> Bool {
    !declared.contains(name) && !names.isType(name) && !names.hasMember(name)
  }

  /// Types of the standard library, which is the same here.
  private static let namesOfTheLanguage: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Collection", "Dictionary", "Double", "Equatable",
    "Error", "Float",
    "Hashable", "Int", "Never", "Optional", "Result", "Self", "Sequence", "Set", "String", "Substring",
    "Void",
  ]

  // MARK: The text of errors

  private static func place(_ problem: BuildProblem) -> String { "\(problem.file):\(problem.line)" }

  /// Returns whether a message says that a type is not known, as it is where another part of the line is wrong.
  private static func isOfInference(_ message: String) -> Bool {
    [
      "cannot infer ", "reference to member ", "type of expression is ambiguous", "generic parameter ",
      "'nil' requires", "failed to produce", "reference to generic type ", "cannot convert value of type '_'",
      // The type of a closure that does not compile.
      "cannot convert value of type '()'", "cannot assign value of type '()'",
    ]
    .contains { message.hasPrefix($0) } || message.hasSuffix("expected contextual result type '_'")
  }

  /// Returns whether a message says that arguments are none of a function that is there.
  static func isOfCall(_ message: String) -> Bool {
    [
      "incorrect argument label", "missing argument", "extra argument", "extraneous argument",
      "no exact matches", "argument passed to call", "cannot call value of non-function type",
    ]
    .contains { message.hasPrefix($0) }
  }

  /// Returns whether a message says that a type is not the one that is needed.
  private static func isOfTypes(_ message: String) -> Bool {
    [
      "cannot convert ", "cannot assign value of type", "cannot override", "type '", "argument type '",
      "result value of type '",
    ]
    .contains {
      message.hasPrefix($0)
    } || message.contains("requires that '")
  }

  /// Returns whether a message is about the code alone, whatever it uses.
  private static func areLocal(_ message: String) -> Bool {
    [
      "expected ", "consecutive ", "unterminated ", "extraneous '", "extraneous argument",
      "invalid redeclaration", "missing return",
      "variable ", "constant ", "cannot assign to value", "keyword ", "unexpected ",
    ].contains {
      message.hasPrefix($0)
    }
  }

  /// Returns what stands between quotation marks.
  static func quoted(_ message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().compactMap {
      $0.offset % 2 == 1 ? String($0.element) : nil
    }
  }

  /// Returns the identifiers in a text.
  static func words(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { $0.first?.isNumber == false }
      .map(String.init)
  }

  /// Returns a declaration's name without arguments and the types that contain it.
  private static func name(_ quoted: String) -> String {
    let name = AppleNames.withoutArguments(quoted)
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Returns a type's name without what contains it, arguments and marks.
  static func typeName(_ quoted: String) -> String {
    let path = typePath(quoted)
    return path.split(separator: ".").last.map(String.init) ?? path
  }

  /// Returns the name of a type with those that contain it, without what stands around it.
  static func typePath(_ quoted: String) -> String {
    var name = quoted.prefix { $0 != "<" }
    for mark in ["any ", "some ", "@MainActor "] where name.hasPrefix(mark) {
      name = name.dropFirst(mark.count)
    }
    var parts =
      name.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.first?.split(separator: ".")
      ?? []
    if parts.count > 1, parts.last == "Type" { parts.removeLast() }
    return parts.isEmpty ? String(name) : parts.joined(separator: ".")
  }

  private func line(of problem: BuildProblem) -> Substring {
    guard let lines = files[problem.file]?.lines, lines.indices.contains(problem.line - 1) else { return "" }
    return lines[problem.line - 1]
  }

  /// Returns the name of the declaration at an error about an override.
  private static func overridden(at problem: BuildProblem, in lines: [Substring]?) -> String? {
    guard let lines, lines.indices.contains(problem.line - 1) else { return nil }
    let words = words(String(lines[problem.line - 1]))
    if words.contains("init") { return "init" }
    guard let keyword = words.firstIndex(where: { ["func", "var", "let"].contains($0) }),
      words.indices.contains(keyword + 1)
    else { return nil }
    return words[keyword + 1]
  }

  /// Returns the names of types and members that the line of an error uses, or one before it, on which a call may begin.
  private func namesUsed(at problem: BuildProblem, linesBefore: Int = 0) -> [String] {
    var place = problem
    place.line -= linesBefore
    let line = Array(line(of: place))
    var result: [String] = []
    var index = 0
    while index < line.count {
      guard line[index].isLetter || line[index] == "_" else {
        index += 1
        continue
      }
      let start = index
      while index < line.count, line[index].isLetter || line[index].isNumber || line[index] == "_" {
        index += 1
      }
      let word = String(line[start..<index])
      let isMember = start > 0 && line[start - 1] == "."
      if isMember || word.first?.isUppercase == true, !declared.contains(word) { result.append(word) }
    }
    return result
  }
}
