import Foundation

/// What is to be built of a project: an application, the modules that it needs and its resources.
///
/// The parts of this module:
///
/// - `PropertyListParser`: old-style property lists, with errors by line
/// - `ProjectStrings`: the gate for names, paths, arguments and lists of a project
/// - `ProjectFiles`, `ReadingReport`: reading files of a project, with limits
/// - `BuildSettings`: layers of settings and the variables in them
/// - `XcodeProject`: targets, files and settings of an `.xcodeproj`
/// - `RemotePackage`: packages that are named by their addresses
/// - `ProjectLoader`: what a path on the command line means
public struct AppProject: Sendable {
  /// A module of Swift sources.
  public struct Module: Sendable {
    /// The name by which it is imported.
    public var name: String
    /// Absolute paths.
    public var sources: [String]
    /// Absolute paths of files and folders that go into the bundle.
    public var resources: [String] = []
    /// Bundles of resources that go into the application's bundle: what they contain by their names.
    public var bundles: [String: [String]] = [:]
    /// What is copied into folders of the application's bundle, by their paths in it: absolute paths.
    public var copies: [String: [String]] = [:]
    /// Absolute paths of CoreData's models.
    public var dataModels: [String] = []
    /// Absolute paths of string catalogues whose texts have names in code.
    public var namedStrings: [String] = []
    /// Absolute paths of asset catalogues whose images and colours have names in code.
    public var namedAssets: [String] = []
    /// Whether `UIImage` and `UIColor` have members of these names.
    public var hasAssetExtensions = false
    /// Absolute paths of compiled frameworks and libraries that the module links.
    public var frameworks: [String] = []
    /// The C of the module; nil if there is none.
    public var clang: ClangSources?
    /// Texts of sources that are made for the module, by their names: what Swift sees of Objective-C.
    public var generatedSources: [String: String] = [:]
    /// Scripts that Xcode runs while it builds the module.
    public var scripts: [BuildScript] = []
    /// Names of modules of the project that this one imports.
    public var dependencies: [String] = []
    /// The conditions of compilation that are set: `DEBUG` by default.
    public var flags: Set<String> = ["DEBUG"]
    /// The version of the language: 4, 4.2, 5 or 6.
    public var languageVersion = "5"
    /// Upcoming features of the compiler's that the module's settings ask for.
    public var upcomingFeatures: Set<String> = []
    /// Whether a bridging header shows Objective-C's frameworks to all files.
    public var hasBridgingHeader = false
    /// Modules that the bridging header imports for all files.
    public var bridgedModules: [String] = []
    /// Whether declarations are the main actor's unless they say otherwise.
    public var isMainActorByDefault = false
    /// A Boolean value that indicates whether a package manager brought the sources: a fetched package, a pod, a checkout of
    /// Carthage's. Other modules are the user's own code.
    public var isLibrary = false

    /// A Boolean value that indicates whether there is anything to build of the module.
    public var isBuilt: Bool { !sources.isEmpty || !generatedSources.isEmpty || clang != nil }

    /// A module of sources, by absolute paths.
    public init(name: String, sources: [String]) {
      self.name = name
      self.sources = sources
    }
  }

  /// A script that Xcode runs while it builds a target.
  public struct BuildScript: Sendable, Equatable {
    /// The name of its phase.
    public var name: String
    /// The program that reads it: an absolute path.
    public var shell: String
    /// The script.
    public var text: String
    /// The variables of the build that it sees.
    public var environment: [String: String]
    /// Absolute paths of what it makes, where that is in the project's folder.
    public var outputs: [String]
  }

  /// The project's name.
  public var name: String
  /// The folder that messages are relative to.
  public var root: String
  /// The application, or the module whose screens are shown.
  public var main: Module
  /// Other modules, those that are needed first.
  public var modules: [Module] = []
  /// Keys of `Info.plist`, variables replaced.
  public var info: [String: InfoValue] = [:]
  /// Whether the sources are older than Swift 4.2, which renamed many of UIKit's types.
  public var usesOldNames = false
  /// Whether the main module is one of tests.
  public var isTest = false
  /// The module of the application that tests run in; nil for an application, and for tests that need none.
  public var host: String?
  /// The arguments that the application's scheme launches it with.
  public var launchArguments: [String] = []
  /// The variables that the application's scheme sets in its environment.
  public var launchEnvironment: [String: String] = [:]
  /// What of the project is left aside, and why.
  public var notes: [String] = []

  /// A project with one module; the rest is empty.
  public init(name: String, root: String, main: Module) {
    self.name = name
    self.root = root
    self.main = main
  }
}

/// A value of `Info.plist`.
public indirect enum InfoValue: Sendable, Equatable, Codable {
  /// A text, its build settings replaced.
  case string(String)
  /// True or false.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A list, in order.
  case array([InfoValue])
  /// Values by key.
  case dictionary([String: InfoValue])

  /// The text; nil for other values.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The texts in a list; empty for other values.
  public var strings: [String] {
    if case .array(let values) = self { values.compactMap(\.string) } else { [] }
  }
  /// A value of a dictionary by key; nil for other values.
  public subscript(key: String) -> InfoValue? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  /// Lists nest a few levels; more is damage, and would only deepen the stack.
  private static let deepest = 100

  init?(_ value: Any, settings: BuildSettings, depth: Int = 0) {
    guard depth < Self.deepest else {
      ReadingReport.note("Info.plist: values nest more than \(Self.deepest) deep; the rest is left out")
      return nil
    }
    guard ReadingReport.spend(1, of: .values) else { return nil }
    switch value {
    case let value as String: self = .string(settings.expand(value))
    case let value as [Any]:
      self = .array(value.compactMap { InfoValue($0, settings: settings, depth: depth + 1) })
    case let value as [String: Any]:
      self = .dictionary(value.compactMapValues { InfoValue($0, settings: settings, depth: depth + 1) })
    case let value as NSNumber:
      self = CFBooleanLike.isBoolean(value) ? .boolean(value.boolValue) : .number(value.doubleValue)
    case let value as Bool: self = .boolean(value)
    case let value as Double: self = .number(value)
    default: return nil
    }
  }

  /// As a property list.
  public var propertyList: Any {
    switch self {
    case .string(let value): value
    case .boolean(let value): value
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? Int(value) as Any : value
    case .array(let values): values.map(\.propertyList)
    case .dictionary(let values): values.mapValues(\.propertyList)
    }
  }
}

private enum CFBooleanLike {
  static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}

/// Why a project cannot be read.
public struct ProjectError: Error, CustomStringConvertible, Equatable {
  /// The place and the reason, for messages.
  public let description: String
  /// An error with its message.
  public init(_ description: String) { self.description = description }
}
