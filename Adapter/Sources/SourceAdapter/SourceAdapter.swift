import SwiftSyntax

/// Converts Swift sources for Apple's platforms into ones that compile on this system, line by line.
///
/// The features of Apple's Objective-C runtime and build system are implemented by rewriting source text:
/// attributes are removed, `#selector` becomes a selector by name, and each class registers its methods,
/// outlets and properties with `RuntimeClasses` in code that is appended to the line of its closing brace.
/// Lines are neither added nor removed, so that the compiler's messages refer to the user's lines; the
/// exceptions are a first line that names the user's file (`AdapterOptions.namesSources`), and a last one of
/// generated code. Other Swift code is not changed. The parts:
///
/// - `AdapterOptions`: the environment: available modules and flags
/// - `SourceSurvey`: names in a file, and its nesting depth
/// - `SourceFacts`: first pass, file by file: what other files need to know
/// - `SourceIndex`: the facts of all files of a module: classes, protocols, selectors
/// - `ObjectiveCChecker`: what Apple's compiler rejects about attributes, selectors and key paths, file by file, with
///   `ObjectiveCFacts` and `ObjectiveCIndex`
/// - `FileAdapter`: second pass, file by file: a list of text edits
/// - `AdapterMemory`: facts and results, for the next time
/// - `Trimmer`: removes code that the compiler rejected
public enum SourceAdapter {
  /// Adapts the files of a module together, since declarations in one file affect the others.
  public static func adapt(_ files: [SourceFile], options: AdapterOptions) -> AdaptedModule {
    var memory: AdapterMemory?
    return adapt(files, options: options, memory: &memory)
  }

  /// Adapts the files of a module together, and does not read those again that are as they were.
  ///
  /// - Parameters:
  ///   - files: the files of the module.
  ///   - options: the environment.
  ///   - memory: what is known of the last time, nil for nothing. It is replaced by what is known now.
  /// - Returns: the module. Files whose result is that of the last time have no text
  ///   (`AdaptedModule.File.isUnchanged`).
  public static func adapt(
    _ files: [SourceFile], options: AdapterOptions, memory: inout AdapterMemory?
  ) -> AdaptedModule {
    let last = memory.flatMap { $0.fits(files, options) ? $0 : nil }
    var read = LargeStack.map(Array(files.enumerated())) { number, file in
      let digest = AdapterMemory.digest(of: file.text)
      let isKnown = last?.files[number].digest == digest
      return isKnown ? ReadFile(digest: digest) : ReadFile(file, digest: digest, options: options)
    }
    let facts = zip(read.indices, read).map { $1.parsed == nil ? last?.files[$0].facts : $1.facts }
    let index = SourceIndex(facts.compactMap(\.self), options: options)
    let isLastIndex = last?.agrees(with: index, facts) ?? false
    if !isLastIndex {
      // Other declarations in a file affect the other files.
      let known = read.indices.filter { read[$0].parsed == nil }
      let others = LargeStack.map(known.map { (files[$0], read[$0].digest) }) { file, digest in
        ReadFile(file, digest: digest, options: options)
      }
      for (number, file) in zip(known, others) { read[number] = file }
    }
    let parts = LargeStack.map(Array(read.enumerated())) { number, file in
      guard let parsed = file.parsed, let survey = file.survey else { return last!.files[number].result }
      if let line = file.deepLine { return leftOut(parsed, line) }
      return FileAdapter(parsed, survey: survey, number: number, index: index, options: options).adapt()
    }
    memory = AdapterMemory(options: options, index: index, last: isLastIndex ? last : nil)
    var module = AdaptedModule()
    module.swiftUI = SwiftUINames(index)
    module.protocols = SourceFacts.protocols(of: facts.compactMap(\.self))
    for (number, part) in parts.enumerated() {
      module.append(part)
      memory?.append(files[number].path, read[number].digest, facts[number], part)
    }
    return module
  }

  /// A file that is parsed, if it is not known.
  private struct ReadFile: Sendable {
    var digest: UInt64
    var parsed: ParsedFile?
    var survey: SourceSurvey?
    /// The line at which the file is nested too deeply.
    var deepLine: Int?
    /// The facts of the file; nil if it is left out.
    var facts: SourceFacts?

    init(digest: UInt64) { self.digest = digest }

    init(_ file: SourceFile, digest: UInt64, options: AdapterOptions) {
      self.digest = digest
      let parsed = ParsedFile(SourceFile(path: file.path, text: ParsedFile.normalized(file.text)))
      let survey = SourceSurvey(parsed.tree)
      deepLine = parsed.deepBrackets ?? survey.tooDeep.map { parsed.converter.location(for: $0).line }
      if deepLine == nil { facts = SourceFacts(parsed, survey: survey, options: options) }
      (self.parsed, self.survey) = (parsed, survey)
    }
  }

  /// Returns an empty file with the same number of lines, in place of one that would overflow the compiler's
  /// stack.
  private static func leftOut(_ file: ParsedFile, _ line: Int) -> AdaptedModule {
    let finding = Finding(
      path: file.source.path, line: line,
      message: "the whole file is left out: it is nested too deeply for the compiler here", isOfFile: true)
    let text = String(repeating: "\n", count: file.source.text.utf8.count { $0 == 10 })
    var part = AdaptedModule()
    part.files = [AdaptedModule.File(path: file.source.path, text: text, findings: [finding])]
    return part
  }
}

/// A source file and its text.
public struct SourceFile: Codable, Sendable {
  /// The path that messages use.
  public var path: String
  /// The whole text.
  public var text: String

  /// Creates a file from its path and text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The file's name without directories.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// The options of the adapter.
public struct AdapterOptions: Codable, Equatable, Sendable {
  /// The modules that can be imported. Other imports are removed.
  public var modules: Set<String>
  /// The conditional compilation flags that are set.
  public var flags: Set<String>
  /// The number of the first file if a module is adapted in parts. It makes generated names unique.
  public var firstNumber = 0
  /// The modules that can be imported but for which `canImport` is false.
  public var deniedModules: Set<String> = []
  /// The modules of those for which `canImport` is true all the same, as tests use what is declared under this condition.
  public var testedModules: Set<String> = []
  /// The modules that are imported wherever Foundation or UIKit is.
  public var impliedModules: [String] = []
  /// The methods that imported modules add to other modules' classes in extensions and that can be
  /// overridden.
  public var overridable: [ExtensionMethod] = []
  /// The names, without labels, of internal members that tests of the module may override, if extensions add them
  /// to other modules' classes.
  public var overriddenInTests: Set<String> = []
  /// The protocols of Objective-C's that imported modules declare; see `AdaptedModule.protocols`.
  public var protocols: [String] = []
  /// A Boolean value that indicates whether the module is an application, whose `@main` class is its
  /// delegate.
  public var isApplication = true
  /// The modules of the project itself. Their imports are not visible through them, unlike those of Apple's
  /// frameworks.
  public var ownModules: Set<String> = []
  /// A Boolean value that indicates whether a bridging header imports UIKit and Foundation for all files.
  public var hasBridgingHeader = false
  /// The language version that the module is compiled with: "5", "6".
  public var languageVersion = "5"
  /// A Boolean value that indicates whether each text begins with `#sourceLocation(file:line:)` for the
  /// user's file.
  public var namesSources = false
  /// A Boolean value that indicates whether attributes, selectors and key paths are checked as Apple's compiler
  /// checks them; see `Finding.isError`.
  public var checksObjectiveC = false
  /// The paths of files whose declarations stand for ones of Objective-C.
  public var unchecked: Set<String> = []

  /// Creates options with modules and flags. The others have their default values, those for an application
  /// that is adapted as a whole.
  public init(modules: Set<String> = ["Foundation", "UIKit"], flags: Set<String> = ["DEBUG"]) {
    self.modules = modules
    self.flags = flags
  }

  /// Decodes options, of which only modules and flags are required.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    modules = try values.decode(Set<String>.self, forKey: .modules)
    flags = try values.decode(Set<String>.self, forKey: .flags)
    firstNumber = try values.decodeIfPresent(Int.self, forKey: .firstNumber) ?? 0
    deniedModules = try values.decodeIfPresent(Set<String>.self, forKey: .deniedModules) ?? []
    testedModules = try values.decodeIfPresent(Set<String>.self, forKey: .testedModules) ?? []
    impliedModules = try values.decodeIfPresent([String].self, forKey: .impliedModules) ?? []
    overridable = try values.decodeIfPresent([ExtensionMethod].self, forKey: .overridable) ?? []
    overriddenInTests = try values.decodeIfPresent(Set<String>.self, forKey: .overriddenInTests) ?? []
    protocols = try values.decodeIfPresent([String].self, forKey: .protocols) ?? []
    isApplication = try values.decodeIfPresent(Bool.self, forKey: .isApplication) ?? true
    ownModules = try values.decodeIfPresent(Set<String>.self, forKey: .ownModules) ?? []
    hasBridgingHeader = try values.decodeIfPresent(Bool.self, forKey: .hasBridgingHeader) ?? false
    languageVersion = try values.decodeIfPresent(String.self, forKey: .languageVersion) ?? "5"
    namesSources = try values.decodeIfPresent(Bool.self, forKey: .namesSources) ?? false
    checksObjectiveC = try values.decodeIfPresent(Bool.self, forKey: .checksObjectiveC) ?? false
    unchecked = try values.decodeIfPresent(Set<String>.self, forKey: .unchecked) ?? []
  }
}

/// A method that an extension adds to another module's class.
public struct ExtensionMethod: Codable, Sendable, Hashable {
  /// The extended class.
  public var type: String
  /// The name with labels, such as `show(_:in:)`.
  public var name: String

  /// Creates a method of a class.
  public init(type: String, name: String) {
    self.type = type
    self.name = name
  }
}

/// The result of adapting a module.
public struct AdaptedModule: Codable, Sendable {
  /// An adapted file.
  public struct File: Codable, Sendable {
    /// The path, as given.
    public var path: String
    /// The adapted text; empty if it is that of the last time.
    public var text: String
    /// The code that could not be translated or was left out.
    public var findings: [Finding]
    /// A Boolean value that indicates whether the text is that of the last time; see `AdapterMemory`.
    public var isUnchanged = false
  }

  /// The screen of a `#Preview`, and the constant that creates it.
  public struct Preview: Codable, Sendable {
    /// The name of the constant.
    public var constant: String
    /// The name of the preview in the source.
    public var name: String
    /// The path of the source.
    public var file: String
    /// The line in the source, from 1.
    public var line: Int
  }

  /// An XCTest class with tests.
  public struct TestCase: Codable, Sendable {
    /// The class's name.
    public var name: String
    /// The expression that lists its tests.
    public var list: String
  }

  /// The files in the given order.
  public var files: [File] = []
  /// The C names of functions that register the classes of files.
  public var registrations: [String] = []
  /// The previews of all files.
  public var previews: [Preview] = []
  /// The test classes of all files.
  public var testCases: [TestCase] = []
  /// The class of the application's delegate, from `@main`, `@UIApplicationMain` or `UIApplicationMain`.
  public var delegate: String?
  /// The methods that the module adds to other modules' classes in extensions and that other modules may
  /// override.
  public var overridable: [ExtensionMethod] = []
  /// The protocols of Objective-C's that the module declares, for modules that import it; nil if there are none.
  public var protocols: String?
  /// The names of view controllers.
  public var controllers: [String] = []
  /// The names of the module that are SwiftUI's.
  public var swiftUI = SwiftUINames()

  /// Adds the files of another part of the module.
  mutating func append(_ part: AdaptedModule) {
    files += part.files
    registrations += part.registrations
    previews += part.previews
    testCases += part.testCases
    if let name = part.delegate { delegate = name }
    overridable += part.overridable
    controllers += part.controllers
  }
}

/// Code that could not be translated or was left out.
public struct Finding: Codable, Sendable, Hashable {
  /// The path of the source.
  public var path: String
  /// The line in the source, from 1.
  public var line: Int
  /// A description of the code or the reason.
  public var message: String
  /// The imported module that does not exist.
  public var module: String?
  /// A Boolean value that indicates whether the whole file is left out.
  public var isOfFile: Bool?
  /// The column in the source, from 1, in bytes; nil for the line.
  public var column: Int?
  /// A Boolean value that indicates whether Apple's compiler rejects the code, with this message.
  public var isError: Bool?
  /// A Boolean value that indicates whether the code was left out because it concerns SwiftUI.
  public var isOfSwiftUI: Bool?
  /// The names that code of SwiftUI's declared which was left out.
  public var names: [String]?

  /// Creates a finding at a line.
  public init(
    path: String, line: Int, column: Int? = nil, message: String, module: String? = nil,
    isOfFile: Bool? = nil, isError: Bool? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.module = module
    self.isOfFile = isOfFile
    self.isError = isError
  }
}
