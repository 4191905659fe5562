import Foundation

/// What is to be built of a project: an application, the modules that it needs and its resources.
///
/// The parts of this module:
///
/// - `PropertyListParser`: old-style property lists, with errors by line
/// - `BuildSettings`: layers of settings and the variables in them
/// - `XcodeProject`: targets, files and settings of an `.xcodeproj`
/// - `ProjectLoader`: what a path on the command line means
public struct AppProject: Sendable {
  /// A module of Swift sources.
  public struct Module: Sendable {
    public var name: String
    /// Absolute paths.
    public var sources: [String]
    /// Absolute paths of files and folders that go into the bundle.
    public var resources: [String] = []
    /// Names of modules of the project that this one imports.
    public var dependencies: [String] = []
    public var flags: Set<String> = ["DEBUG"]
    /// Whether declarations are the main actor's unless they say otherwise.
    public var isMainActorByDefault = false

    public init(name: String, sources: [String]) {
      self.name = name
      self.sources = sources
    }
  }

  public var name: String
  /// The folder that messages are relative to.
  public var root: String
  /// The application, or the module whose screens are shown.
  public var main: Module
  /// Other modules, those that are needed first.
  public var modules: [Module] = []
  /// Keys of `Info.plist`, variables replaced.
  public var info: [String: InfoValue] = [:]
  /// What of the project is left aside, and why.
  public var notes: [String] = []

  public init(name: String, root: String, main: Module) {
    self.name = name
    self.root = root
    self.main = main
  }
}

/// A value of `Info.plist`.
public indirect enum InfoValue: Sendable, Equatable, Codable {
  case string(String)
  case boolean(Bool)
  case number(Double)
  case array([InfoValue])
  case dictionary([String: InfoValue])

  public var string: String? { if case .string(let value) = self { value } else { nil } }
  public var strings: [String] {
    if case .array(let values) = self { values.compactMap(\.string) } else { [] }
  }
  public subscript(key: String) -> InfoValue? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  init?(_ value: Any, settings: BuildSettings) {
    switch value {
    case let value as String: self = .string(settings.expand(value))
    case let value as [Any]: self = .array(value.compactMap { InfoValue($0, settings: settings) })
    case let value as [String: Any]:
      self = .dictionary(value.compactMapValues { InfoValue($0, settings: settings) })
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
  public let description: String
  public init(_ description: String) { self.description = description }
}
