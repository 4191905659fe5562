import Foundation

/// The source of a suite with a test for each screen.
struct ScreenSuiteSource {
  let text: String

  /// Writes the suite.
  ///
  /// - Parameters:
  ///   - package: the package's folder, which has the references.
  ///   - modules: the modules with screens.
  init(package: String, modules: [ScreenModule]) {
    let executables = modules.filter { $0.isExecutable && $0.mainType != nil }
    var screens: [(found: ScreenModule.Found, module: String)] = []
    for module in executables { screens += module.registered.map { ($0, module.name) } }
    for module in modules.sorted(by: { $0.name < $1.name }) {
      screens += module.previews.map { ($0, module.name) }
    }
    for module in modules.sorted(by: { $0.name < $1.name }) {
      screens += module.scenes.map { ($0, module.name) }
    }
    let names = Self.distinct(screens.map(\.found.name))
    let functions = Self.identifiers(for: names)
    var lines = ["// Written by GenerateScreenTests: each screen is a snapshot test."]
    lines += ["import Testing", "import TinamouScreenTests", ""]
    lines += executables.map { "@testable import \($0.name)" }
    let mains = executables.map { module in
      let effects = (module.mainThrows ? "try " : "") + (module.mainIsAsync ? "await " : "")
      return "{ \(effects)\(module.mainType ?? "").main() }"
    }
    lines += [
      "", "private let screens = ScreenSuite(",
      "  folder: \(Self.literal(package)),",
      "  names: [\(names.map(Self.literal).joined(separator: ", "))],",
      "  executables: [\(mains.joined(separator: ", "))])", "",
      "@Suite(\"Screens\", .serialized) @MainActor struct ScreenSnapshotTests {",
    ]
    for ((screen, name), function) in zip(zip(screens, names), functions) {
      let literal = Self.literal(name)
      lines += [
        "  @Test(\(literal), .enabled(\"The screen is not in this build\") { try await screens.contains(\(literal)) })",
        "  func \(function)() async throws {",
        "    try await screens.verify(\(literal), at: \(Self.place(screen.found, module: screen.module)))",
        "  }", "",
      ]
    }
    lines += [
      "  @Test(\"Screens with computed names\", .enabled(\"There are none\") { try await screens.hasOthers() })",
      "  func screensWithComputedNames() async throws {",
      "    try await screens.verifyOthers(at: ScreenSuite.Place(#fileID, #filePath, #line))",
      "  }", "}", "",
    ]
    text = lines.joined(separator: "\n")
  }

  private static func place(_ found: ScreenModule.Found, module: String) -> String {
    let file = found.file.split(separator: "/").last ?? ""
    return "ScreenSuite.Place(\(literal("\(module)/\(file)")), \(literal(found.file)), \(found.line))"
  }

  /// Returns names with numbers after those that appeared before.
  private static func distinct(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    func words(_ name: String) -> String {
      name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
    return names.map { name in
      var unique = name
      var number = 2
      while !taken.insert(words(unique)).inserted {
        unique = "\(name) \(number)"
        number += 1
      }
      return unique
    }
  }

  /// Returns a distinct name of a function for each screen: `signUp` for "Sign up".
  private static func identifiers(for names: [String]) -> [String] {
    var taken: Set<String> = ["screensWithComputedNames"]
    return names.map { name in
      let words = name.unicodeScalars.split { !isPartOfIdentifier($0) }.map(String.init)
      var base = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "screen"
      base += words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      if base.first?.isNumber == true { base = "screen" + base }
      var unique = base
      var number = 2
      while !taken.insert(unique).inserted {
        unique = "\(base)\(number)"
        number += 1
      }
      // Any of them may be a keyword.
      return "`\(unique)`"
    }
  }

  private static func isPartOfIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
