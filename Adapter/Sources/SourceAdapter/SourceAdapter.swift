import SwiftSyntax

/// Turns Swift sources for Apple's platforms into ones that compile here, line for line.
///
/// Everything that only Apple's Objective-C runtime and build system offer is done on source text: attributes go,
/// `#selector` becomes a selector by name, and each class registers its methods, outlets and properties with
/// `RuntimeClasses` in code that is appended to the line of its closing brace. No line is added or removed, so that
/// messages of the compiler still name the user's own lines; only a first line that names the user's file may be added
/// (`AdapterOptions.namesSources`), and a last one of generated code. Swift that needs nothing of this stays as it is. The
/// parts:
///
/// - `AdapterOptions`: what is known of the world: modules that exist, flags
/// - `SourceSurvey`: names in a file, and how deeply it is nested
/// - `SourceIndex`: first pass over all files of a module: classes, protocols, selectors
/// - `FileAdapter`: second pass, file by file: a list of text edits
/// - `Trimmer`: takes out what the compiler rejected
public enum SourceAdapter {
  /// Adapts the files of a module together: what one file says of a class holds in all of them.
  public static func adapt(_ files: [SourceFile], options: AdapterOptions) -> AdaptedModule {
    LargeStack.run {
      let parsed = files.map {
        ParsedFile(SourceFile(path: $0.path, text: ParsedFile.normalized($0.text)))
      }
      let surveys = parsed.map { SourceSurvey($0.tree) }
      let whole = zip(parsed, surveys).filter { $0.deepBrackets == nil && $1.tooDeep == nil }
      let index = SourceIndex(whole.map(\.0), surveys: whole.map(\.1), options: options)
      var module = AdaptedModule()
      for (number, (file, survey)) in zip(parsed, surveys).enumerated() {
        let line = file.deepBrackets ?? survey.tooDeep.map { file.converter.location(for: $0).line }
        if let line {
          module.files.append(leftOut(file, line))
          continue
        }
        let adapter = FileAdapter(file, survey: survey, number: number, index: index, options: options)
        module.files.append(adapter.adapt(into: &module))
      }
      return module
    }
  }

  /// A file that the compiler could not read without overflowing its stack: its lines, empty.
  private static func leftOut(_ file: ParsedFile, _ line: Int) -> AdaptedModule.File {
    let finding = Finding(
      path: file.source.path, line: line,
      message: "the whole file is left out: it is nested too deeply for the compiler here", isOfFile: true)
    let text = String(repeating: "\n", count: file.source.text.utf8.count { $0 == 10 })
    return AdaptedModule.File(path: file.source.path, text: text, findings: [finding])
  }
}

/// A file and its text.
public struct SourceFile: Codable, Sendable {
  /// The path, by which messages name the file.
  public var path: String
  /// The whole text.
  public var text: String

  /// A file by its path and text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The file's name without directories.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// What the adapter is told of the world.
public struct AdapterOptions: Codable, Sendable {
  /// Modules that can be imported. Imports of others are taken out.
  public var modules: Set<String>
  /// Flags of conditional compilation that are set.
  public var flags: Set<String>
  /// The number of the first file, where a module is adapted in parts; it makes generated names unique.
  public var firstNumber = 0
  /// Modules that can be imported and that `canImport` denies all the same.
  public var deniedModules: Set<String> = []
  /// Modules that are imported wherever Foundation or UIKit is.
  public var impliedModules: [String] = []
  /// Methods that modules which this one imports give classes of others by extensions, and that may be overridden.
  public var overridable: [ExtensionMethod] = []
  /// Whether the module is an application, whose `@main` class is its delegate.
  public var isApplication = true
  /// Modules of the project itself: what they import is not seen by way of them, as it is by way of Apple's frameworks.
  public var ownModules: Set<String> = []
  /// A Boolean value that indicates whether a bridging header imports UIKit and Foundation for all files.
  public var hasBridgingHeader = false
  /// The version of the language that the module is compiled as: "5", "6".
  public var languageVersion = "5"
  /// A Boolean value that indicates whether each text begins with `#sourceLocation(file:line:)` for the user's file.
  public var namesSources = false

  /// Options of modules and flags; the rest is as for an application that is adapted as a whole.
  public init(modules: Set<String> = ["Foundation", "UIKit"], flags: Set<String> = ["DEBUG"]) {
    self.modules = modules
    self.flags = flags
  }

  /// Reads options of which only modules and flags have to be there.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    modules = try values.decode(Set<String>.self, forKey: .modules)
    flags = try values.decode(Set<String>.self, forKey: .flags)
    firstNumber = try values.decodeIfPresent(Int.self, forKey: .firstNumber) ?? 0
    deniedModules = try values.decodeIfPresent(Set<String>.self, forKey: .deniedModules) ?? []
    impliedModules = try values.decodeIfPresent([String].self, forKey: .impliedModules) ?? []
    overridable = try values.decodeIfPresent([ExtensionMethod].self, forKey: .overridable) ?? []
    isApplication = try values.decodeIfPresent(Bool.self, forKey: .isApplication) ?? true
    ownModules = try values.decodeIfPresent(Set<String>.self, forKey: .ownModules) ?? []
    hasBridgingHeader = try values.decodeIfPresent(Bool.self, forKey: .hasBridgingHeader) ?? false
    languageVersion = try values.decodeIfPresent(String.self, forKey: .languageVersion) ?? "5"
    namesSources = try values.decodeIfPresent(Bool.self, forKey: .namesSources) ?? false
  }
}

/// A method that an extension gives a class of another module.
public struct ExtensionMethod: Codable, Sendable, Hashable {
  /// The extended class.
  public var type: String
  /// The name with labels, as `show(_:in:)`.
  public var name: String

  /// A method of a class.
  public init(type: String, name: String) {
    self.type = type
    self.name = name
  }
}

/// What came of a module.
public struct AdaptedModule: Codable, Sendable {
  /// A file of the module, adapted.
  public struct File: Codable, Sendable {
    /// The path, as it was given.
    public var path: String
    /// The text: as many lines as before.
    public var text: String
    /// What could not be translated in the file, or was left out.
    public var findings: [Finding]
  }

  /// A screen that a `#Preview` shows: the constant that makes it.
  public struct Preview: Codable, Sendable {
    /// The name of the constant.
    public var constant: String
    /// The name that the preview has in the source.
    public var name: String
    /// The path of the source.
    public var file: String
    /// The line in the source, from 1.
    public var line: Int
  }

  /// A class of XCTest's with tests.
  public struct TestCase: Codable, Sendable {
    /// The class's name.
    public var name: String
    /// The expression that lists its tests.
    public var list: String
  }

  /// The files in the order in which they were given.
  public var files: [File] = []
  /// Functions of C's names that register the classes of files.
  public var registrations: [String] = []
  /// The previews in all files.
  public var previews: [Preview] = []
  /// The classes of tests in all files.
  public var testCases: [TestCase] = []
  /// The class of the application's delegate, by `@main`, `@UIApplicationMain` or `UIApplicationMain`.
  public var delegate: String?
  /// Methods that the module gives classes of others by extensions, and that other modules may override.
  public var overridable: [ExtensionMethod] = []
  /// View controllers by name.
  public var controllers: [String] = []
}

/// Something that could not be translated, or was left out.
public struct Finding: Codable, Sendable, Hashable {
  /// The path of the source.
  public var path: String
  /// The line in the source, from 1.
  public var line: Int
  /// What could not be translated, or was left out.
  public var message: String
  /// The module that an import names and that is not here.
  public var module: String?
  /// A Boolean value that indicates whether the whole file is left out.
  public var isOfFile: Bool?

  /// A finding at a line.
  public init(path: String, line: Int, message: String, module: String? = nil, isOfFile: Bool? = nil) {
    self.path = path
    self.line = line
    self.message = message
    self.module = module
    self.isOfFile = isOfFile
  }
}
