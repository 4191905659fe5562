import Foundation
import FoundationXML

/// An Xcode scheme, an `.xcscheme`: the target to run, with its configuration, arguments and environment.
struct Scheme: Equatable {
  /// The name of the target to run; `nil` if the scheme runs none.
  var target: String?
  /// The build configuration.
  var configuration: String?
  /// The enabled launch arguments.
  var arguments: [String] = []
  /// The enabled environment variables.
  var environment: [String: String] = [:]
  /// The names of the test targets that are not skipped.
  var tests: [String] = []
  /// The test plans, such as `container:All.xctestplan`: the default one if one is marked, or else all.
  var testPlans: [String] = []
  /// The build configuration for tests.
  var testConfiguration: String?

  /// Creates a scheme.
  init(
    target: String?, configuration: String?, arguments: [String] = [], environment: [String: String] = [:]
  ) {
    self.target = target
    self.configuration = configuration
    self.arguments = arguments
    self.environment = environment
  }

  /// Parses a scheme; `nil` if it is not XML in UTF-8.
  init?(_ data: Data) {
    let reader = Reader()
    guard let parser = ProjectFiles.xmlParser(data) else { return nil }
    parser.delegate = reader
    guard parser.parse(), parser.parserError == nil, reader.isScheme else { return nil }
    target = reader.target ?? reader.built
    configuration = reader.configuration
    arguments = reader.arguments
    environment = reader.environment
    tests = reader.tests
    testPlans = reader.defaultPlan.map { [$0] } ?? reader.plans
    testConfiguration = reader.testConfiguration
  }

  /// Returns the configuration in which the shared schemes of projects and workspaces test a target: that of the first scheme by
  /// name; `nil` if none tests it.
  static func testConfiguration(of target: String, in containers: [String]) -> String? {
    for container in containers {
      let schemes = shared(in: container).sorted { $0.key < $1.key }.map(\.value)
      if let found = schemes.first(where: { $0.tests.contains(target) })?.testConfiguration { return found }
    }
    return nil
  }

  /// Returns the shared schemes of a project or workspace by name.
  static func shared(in container: String) -> [String: Scheme] {
    let folder = container + "/xcshareddata/xcschemes"
    let names = ProjectFiles.names(in: folder)
    var result: [String: Scheme] = [:]
    for name in names where name.hasSuffix(".xcscheme") {
      guard ReadingReport.spend(1, of: .entries), let data = ProjectFiles.data(folder + "/" + name) else {
        continue
      }
      if let scheme = Scheme(data) {
        result[String(name.dropLast(".xcscheme".count))] = scheme
      } else {
        ReadingReport.note("\(folder)/\(name): is not XML and is left out")
      }
    }
    return result
  }

  /// Collects the attributes of `LaunchAction`, and what `TestAction` tests.
  private final class Reader: NSObject, XMLParserDelegate {
    var target: String?
    /// The first target that is built, for schemes that run nothing.
    var built: String?
    var configuration: String?
    var arguments: [String] = []
    var environment: [String: String] = [:]
    var tests: [String] = []
    var plans: [String] = []
    var defaultPlan: String?
    /// A Boolean value that indicates whether the current test target is skipped.
    private var isSkipped = false
    var testConfiguration: String?
    /// A Boolean value that indicates whether the root element is a scheme that has ended.
    var isScheme = false
    private var path: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      path.append(name)
      let isEnabled = attributes["isEnabled"] != "NO"
      if name == "BuildableReference", built == nil, path.contains("BuildActionEntry"),
        attributes["BlueprintName"]?.hasSuffix("Tests") != true
      {
        built = attributes["BlueprintName"]
      }
      if name == "TestAction" { testConfiguration = attributes["buildConfiguration"] }
      if name == "TestableReference" { isSkipped = attributes["skipped"] == "YES" }
      if name == "TestPlanReference", let plan = attributes["reference"] {
        plans.append(plan)
        if attributes["default"] == "YES" { defaultPlan = plan }
      }
      if name == "BuildableReference", path.contains("TestableReference"), !isSkipped,
        let test = attributes["BlueprintName"]
      {
        tests.append(test)
      }
      guard path.contains("LaunchAction") else { return }
      switch name {
      case "LaunchAction": configuration = attributes["buildConfiguration"]
      case "BuildableReference": target = target ?? attributes["BlueprintName"]
      case "CommandLineArgument":
        if isEnabled, let text = attributes["argument"] { arguments += Scheme.words(text) }
      case "EnvironmentVariable":
        if isEnabled, let key = attributes["key"] { environment[key] = attributes["value"] ?? "" }
      default: break
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      path.removeLast()
      if path.isEmpty { isScheme = name == "Scheme" }
    }
  }

  /// Splits an entry of the argument list like a shell: spaces separate words, quotation marks and
  /// backslashes protect them.
  static func words(_ text: String) -> [String] {
    var result: [String] = []
    var word: String?
    var mark: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", mark != "'" {
        isEscaped = true
      } else if let open = mark {
        if character == open { mark = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        mark = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { result.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { result.append(word) }
    return result
  }
}
