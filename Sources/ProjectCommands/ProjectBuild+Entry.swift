import Foundation
import ProjectReader
import TinamouCLI

/// The entry of the executable, which is made of what the modules declare.
extension ProjectBuild {
  /// Writes the executable's entry, which calls the host.
  func writeMain(_ main: Adapted, modules: [Adapted]) throws -> String {
    let path = "\(folder)/adapted/\(main.module.name)/__TinamouMain.swift"
    entry = (path, main, modules)
    try writeEntry()
    return path
  }

  private func writeEntry() throws {
    guard let (path, main, modules) = entry else { return }
    if project.isTest { return try writeTestEntry(path, main, modules) }
    let imports =
      (["ApplicationHost"] + modules.filter { !$0.paths.isEmpty }.map { ProjectStrings.code($0.module.name) })
      .map {
        "import \($0)"
      }
    let delegate = main.delegate.flatMap { missingNames.contains($0) ? nil : "\($0).self" } ?? "nil"
    let previews = main.previews.map(\.constant).filter { !missingNames.contains($0) }
    let text = """
      \(imports.joined(separator: "\n"))

      @main struct __TinamouApplication {
        @MainActor static func main() {
          var application = HostedApplication(
            name: \(ProjectStrings.literal(ProjectStrings.shown(project.name))), module: "\(main.module.name)", delegate: \(delegate),
            previews: [\(previews.joined(separator: ", "))])
          application.setArguments = { CommandLine.arguments = $0 }
          application.main()
        }
      }

      """
    try Cache.write(text, to: path)
  }

  /// Writes the entry of tests, which launches the host application and then calls XCTest or Swift Testing.
  private func writeTestEntry(_ path: String, _ main: Adapted, _ modules: [Adapted]) throws {
    let host = modules.first { $0.module.name == project.host }
    let delegate = host?.delegate.flatMap { missingNames.contains($0) ? nil : $0 }
    let cases = main.testCases.filter {
      !missingNames.contains($0.name)
        && !missingNames.contains($0.list.replacingOccurrences(of: "()", with: ""))
    }
    let imports =
      ["import ApplicationHost", "import XCTest", usesSwiftTesting ? "import Testing" : ""]
      + modules.filter { !$0.paths.isEmpty }.map { "@testable import \(ProjectStrings.code($0.module.name))" }
    let application =
      "HostedApplication(name: \(ProjectStrings.literal(ProjectStrings.shown(project.name))), module: "
      + "\"\(host?.module.name ?? main.module.name)\", delegate: "
      + "\(delegate.map { "\(host!.module.name).\($0).self" } ?? "nil"), previews: [])"
    let swiftTesting =
      usesSwiftTesting
      ? "if swiftTesting { Task { await Testing.__swiftPMEntryPoint() as Never }; RunLoop.main.run() }" : ""
    let text = """
      \(imports.joined(separator: "\n"))

      @main struct __TinamouTests {
        @MainActor static func main() {
          let swiftTesting = CommandLine.arguments.contains("swift-testing")
          LeftOut.reached = { reason in
            \(usesSwiftTesting ? "if swiftTesting { Issue.record(\"left out: \\(reason)\"); return }" : "")
            XCTFail("left out: \\(reason)")
          }
          \(application).prepareTests(launches: \(host != nil))
          \(swiftTesting)
          XCTMain([\(cases.map { "testCase(\($0.list))" }.joined(separator: ", "))])
        }
      }

      """
    try Cache.write(text, to: path)
  }

  /// Removes a name that the compiler does not find from the entry.
  ///
  /// - Returns: whether a name was removed.
  func repairEntry(_ error: Diagnostic) throws -> Bool {
    guard let (path, main, modules) = entry, error.path == path else { return false }
    var names = main.previews.map(\.constant) + [main.delegate].compactMap { $0 }
    names +=
      modules.compactMap(\.delegate)
      + main.testCases.flatMap { [$0.name, $0.list.replacingOccurrences(of: "()", with: "")] }
    let text = error.message + "'"
    let found = names.filter { name in
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return !missingNames.contains(name) && text.contains("'\(last)'")
    }
    missingNames.formUnion(found)
    if !found.isEmpty { try writeEntry() }
    return !found.isEmpty
  }
}
