import Foundation

/// The parts of a project to build: an application, the modules that it needs and its resources.
///
/// The parts of this module:
///
/// - `PropertyListParser`: old-style property lists, with errors by line
/// - `ProjectStrings`: validation of names, paths, arguments and lists of a project
/// - `ReadingScope`: the files that a project may read
/// - `ProjectFiles`, `ReadingReport`: reading files of a project, with limits
/// - `BuildSettings`: layers of settings and the variables in them
/// - `XcodeProject`: targets, files and settings of an `.xcodeproj`
/// - `XcodeGenSpecification`: makes the objects of an `.xcodeproj` from a specification of XcodeGen
/// - `RemotePackage`: packages that are referred to by URL
/// - `ProjectLoader`: loads the project at a path of the command line
public struct AppProject: Sendable {
  /// The bundle of a module, inside of the application's.
  public struct OwnBundle: Sendable, Equatable {
    /// The path of its folder relative to the application's bundle.
    public let place: String
    /// The contents of its `Info.plist`.
    public let info: [String: InfoValue]

    /// Returns the expression of the bundle at a path in the application's, for generated code; that of the application's without a path.
    public static func expression(at place: String?) -> String {
      place.map { "ObjectiveCSupport.ModuleBundles.bundle(at: \(ProjectStrings.literal($0)))" }
        ?? "Foundation.Bundle.main"
    }

    /// The bundle of a framework's target.
    public static func framework(_ name: String, info: [String: InfoValue]) -> Self {
      Self(place: "Frameworks/\(name).framework", info: info)
    }

    /// The bundle of a package's target, as Swift Package Manager names it.
    public static func package(_ package: String, target: String, language: String?) -> Self {
      Self(
        place: "\(package)_\(target).bundle",
        info: [
          "CFBundleIdentifier": .string("\(package)-\(target)-resources"),
          "CFBundleName": .string("\(package)_\(target)"),
          "CFBundleDevelopmentRegion": .string(language ?? "en"),
        ])
    }
  }

  /// A module of Swift sources.
  public struct Module: Sendable {
    /// The name of the module.
    public var name: String
    /// The absolute paths of the source files.
    public var sources: [String]
    /// The absolute paths of files and folders that are copied to the bundle.
    public var resources: [String] = []
    /// The module's own bundle, in which its resources are placed; nil for the application's.
    public var ownBundle: OwnBundle?
    /// The contents of resource bundles in the application's bundle, by bundle name.
    public var bundles: [String: [String]] = [:]
    /// The files that are copied into folders of the application's bundle: absolute paths by folder.
    public var copies: [String: [String]] = [:]
    /// The absolute paths of Core Data models.
    public var dataModels: [String] = []
    /// The absolute paths of string catalogs for whose strings symbols are generated.
    public var namedStrings: [String] = []
    /// The absolute paths of asset catalogs for whose images and colors symbols are generated.
    public var namedAssets: [String] = []
    /// A Boolean value that indicates whether `UIImage` and `UIColor` are extended with the symbols.
    public var hasAssetExtensions = false
    /// Absolute paths of compiled frameworks and libraries that the module links.
    public var frameworks: [String] = []
    /// The C of the module; nil if there is none.
    public var clang: ClangSources?
    /// Texts of sources that are made for the module, by their names: what Swift sees of Objective-C.
    public var generatedSources: [String: String] = [:]
    /// The modules that generated accessors of the module's resources import, which no source of its own names.
    public var accessorImports: [String] = []
    /// Scripts that Xcode runs while it builds the module.
    public var scripts: [BuildScript] = []
    /// The names of modules of the project that this one imports.
    public var dependencies: [String] = []
    /// The names of modules that the module's manifest asks for on other platforms only: an import of one is not followed.
    public var foreignModules: Set<String> = []
    /// The plugins that would generate code of the module, which are not run.
    public var generators: [String] = []
    /// The active compilation conditions. The default is `DEBUG`.
    public var flags: Set<String> = ["DEBUG"]
    /// The language version: 4, 4.2, 5 or 6.
    public var languageVersion = "5"
    /// The upcoming features of the compiler that the module's settings enable.
    public var upcomingFeatures: Set<String> = []
    /// The experimental features of the compiler that the module's settings enable.
    public var experimentalFeatures: Set<String> = []
    /// The name of the module's package, whose modules see what each of them declares as `package`; nil for a module of no package.
    public var packageName: String?
    /// A Boolean value that indicates whether a bridging header exposes Objective-C frameworks to all files.
    public var hasBridgingHeader = false
    /// Modules that the bridging header imports for all files.
    public var bridgedModules: [String] = []
    /// Modules that the module shows to those that import it, where the project has them.
    public var shownModules: [String] = []
    /// The names, without extensions, of Swift files that the project lists and that are not there.
    public var absentSources: [String] = []
    /// A Boolean value that indicates whether declarations are isolated to the main actor by default.
    public var isMainActorByDefault = false
    /// The oldest version of iOS that the module is for, such as "13.0"; nil if it is for the newest only.
    public var deploymentTarget: String?
    /// A Boolean value that indicates whether the sources come from a package manager: a fetched package, a
    /// pod, a Carthage checkout. Other modules are the user's own code.
    public var isLibrary = false

    /// A Boolean value that indicates whether the module is in Objective-C: all that there is of it is what its headers declare.
    public var isOnlyObjectiveC: Bool {
      sources.isEmpty && generatedSources[ObjectiveCTarget.fileName] != nil
    }

    /// A Boolean value that indicates whether there is anything to build of the module.
    public var isBuilt: Bool { !sources.isEmpty || !generatedSources.isEmpty || clang != nil }

    /// Returns the module as a package manager would build it: with the parts in Swift that take the place of those in Objective-C.
    func asPackage() -> Module {
      var module = self
      module.flags.insert("SWIFT_PACKAGE")
      module.clang = nil
      return module
    }

    /// Creates a module from source files with absolute paths.
    public init(name: String, sources: [String]) {
      self.name = name
      self.sources = sources
    }
  }

  /// Returns a version of iOS without blanks; nil if the text is none.
  static func version(_ text: String?) -> String? {
    guard let text = text?.trimmingCharacters(in: .whitespaces), text.utf8.count < 20 else { return nil }
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return (1...3).contains(numbers.count) && numbers.allSatisfy({ UInt16($0) != nil }) ? text : nil
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

  /// The name of the project.
  public var name: String
  /// The folder that paths in messages are relative to.
  public var root: String
  /// The application, or the module whose screens are shown.
  public var main: Module
  /// The other modules, in dependency order.
  public var modules: [Module] = []
  /// The contents of `Info.plist`, with variables replaced.
  public var info: [String: InfoValue] = [:]
  /// A Boolean value that indicates whether the sources are older than Swift 4.2, which renamed many of
  /// UIKit's types.
  public var usesOldNames = false
  /// A Boolean value that indicates whether the main module contains tests.
  public var isTest = false
  /// The modules whose previews are screens besides the main module's: those of a package that is written for Tinamou.
  public var previewModules: [String] = []
  /// The names of types with `@main` by modules that register screens.
  public var entryPoints: [String: String] = [:]
  /// The module of the application that hosts the tests; `nil` for an application, and for tests without a
  /// host.
  public var host: String?
  /// The launch arguments of the application's scheme.
  public var launchArguments: [String] = []
  /// The environment variables of the application's scheme.
  public var launchEnvironment: [String: String] = [:]
  /// The absolute paths of the files of a specification of XcodeGen that the project is read from.
  public var specificationFiles: [String] = []
  /// The parts of the project that are left out, with the reasons.
  public var notes: [String] = []
  /// The names, in small letters, of pods and packages that the project needs and that are not here. One that has the name of a module of
  /// Apple's, such as Charts, is not that.
  public var absentLibraries: Set<String> = []
  /// The files that the project may read. All paths of its modules are among them.
  public internal(set) var scope: ReadingScope

  /// Creates a project with a single module.
  public init(name: String, root: String, main: Module) {
    self.name = name
    self.root = root
    self.main = main
    scope = ReadingScope.current ?? ReadingScope(folder: root)
  }
}

/// A value of `Info.plist`.
public indirect enum InfoValue: Sendable, Equatable, Codable {
  /// A string, with build settings replaced.
  case string(String)
  /// A Boolean value.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// An array.
  case array([InfoValue])
  /// A dictionary.
  case dictionary([String: InfoValue])

  /// The string; `nil` for other values.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The strings of an array; empty for other values.
  public var strings: [String] {
    if case .array(let values) = self { values.compactMap(\.string) } else { [] }
  }
  /// The value of a dictionary's key; `nil` for other values.
  public subscript(key: String) -> InfoValue? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  /// The maximum nesting of values. Valid lists nest a few levels; more would only deepen the stack.
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

  /// The value as a property list object.
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

/// The reason why a project cannot be read.
public struct ProjectError: Error, CustomStringConvertible, Equatable {
  /// The location and the reason, for messages.
  public let description: String
  /// A Boolean value that indicates whether the project can be read, and has no tests.
  public let hasNoTests: Bool
  /// Creates an error with a message.
  public init(_ description: String, hasNoTests: Bool = false) {
    self.description = description
    self.hasNoTests = hasNoTests
  }
}
