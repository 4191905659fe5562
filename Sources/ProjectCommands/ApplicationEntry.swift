import ProjectReader

/// The entry of the executable, which calls the host with what the modules declare.
struct ApplicationEntry {
  /// The name of its file.
  static let file = "__TinamouMain.swift"

  let plan: BuildPlan
  /// The name of the executable's module.
  let module: String
  let previews: [String]
  let delegate: String?
  let testCases: [AdapterProcess.TestCase]
  /// The other modules that were built.
  let others: [ModuleResult]
  /// Names that it refers to and that were left out.
  var missing: Set<String>

  /// The source.
  var text: String { plan.isTest ? textOfTests : textOfApplication }

  /// The imported modules: those with Swift.
  private var imports: [String] {
    others.filter { !$0.paths.isEmpty }.map { ProjectStrings.code($0.name) }
  }

  private var title: String { ProjectStrings.literal(ProjectStrings.shown(plan.name)) }

  private var textOfApplication: String {
    let shown = Set(plan.previewModules)
    let imports =
      ["import ApplicationHost"] + imports.map { (shown.contains($0) ? "@testable " : "") + "import \($0)" }
    let delegate = delegate.flatMap { missing.contains($0) ? nil : "\($0).self" } ?? "nil"
    let foreign = others.filter { shown.contains($0.name) }.flatMap { $0.previews.map(\.constant) }
    let previews = (foreign + previews).filter { !missing.contains($0) }
    let executables = plan.entryPoints.sorted { $0.key < $1.key }.map(\.value).filter {
      ProjectStrings.isIdentifier($0) && !missing.contains($0)
    }
    return """
      \(imports.joined(separator: "\n"))

      @main struct __TinamouApplication {
        @MainActor static func main() {
          var application = HostedApplication(
            name: \(title), module: "\(module)", delegate: \(delegate),
            previews: [\(previews.joined(separator: ", "))])
          application.executables = [\(executables.map { "{ try await \($0).main() }" }.joined(separator: ", "))]
          application.setArguments = { CommandLine.arguments = $0 }
          application.main()
        }
      }

      """
  }

  /// The entry of tests, which launches the host application and then calls XCTest or Swift Testing.
  private var textOfTests: String {
    let host = others.first { $0.name == plan.host }
    let delegate = host?.delegate.flatMap { missing.contains($0) ? nil : $0 }
    let cases = testCases.filter {
      !missing.contains($0.name) && !missing.contains($0.list.replacing("()", with: ""))
    }
    let imports =
      ["import ApplicationHost", "import XCTest", plan.usesSwiftTesting ? "import Testing" : ""]
      + imports.map { "@testable import \($0)" }
    let application =
      "HostedApplication(name: \(title), module: "
      + "\"\(host?.name ?? module)\", delegate: "
      + "\(delegate.map { "\(host!.name).\($0).self" } ?? "nil"), previews: [])"
    let swiftTesting =
      plan.usesSwiftTesting
      ? "if swiftTesting { Task { await Testing.__swiftPMEntryPoint() as Never }; RunLoop.main.run() }" : ""
    return """
      \(imports.joined(separator: "\n"))

      private func __tinamouSpecification<Base: XCTestCase, Case: XCTestCase>(
        _ type: Case.Type, _ tests: [(String, (Base) -> () throws -> Void)]
      ) -> [(String, (Case) -> () throws -> Void)] {
        tests.map { name, body -> (String, (Case) -> () throws -> Void) in
          (name, { (specification: Case) -> () throws -> Void in body(specification as! Base) })
        }
      }

      @main struct __TinamouTests {
        @MainActor static func main() {
          let swiftTesting = CommandLine.arguments.contains("swift-testing")
          RuntimeClasses.register(XCTestCase.self, name: "XCTestCase")
          LeftOut.reached = { reason in
            \(plan.usesSwiftTesting ? "if swiftTesting { Issue.record(\"left out: \\(reason)\"); return }" : "")
            XCTFail("left out: \\(reason)")
          }
          \(application).prepareTests(launches: \(host != nil))
          \(swiftTesting)
          let cases: [XCTestCaseEntry] = [\(cases.map { "testCase(\($0.list))" }.joined(separator: ", "))]
          var tests = ChosenTests()
          XCTMain(cases.map { ($0.testCaseClass, tests.chosen(of: $0.allTests)) }.filter { !$0.1.isEmpty })
        }
      }

      """
  }

  /// Leaves out the names that a message of the compiler is about.
  ///
  /// - Returns: whether there are any.
  mutating func leaveOut(namesIn message: String) -> Bool {
    let names =
      previews + [delegate].compactMap { $0 } + others.compactMap(\.delegate)
      + others.flatMap { $0.previews.map(\.constant) } + plan.entryPoints.values
      + testCases.flatMap { [$0.name, $0.list.replacing("()", with: "")] }
    let text = message + "'"
    let found = names.filter { name in
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return !missing.contains(name) && text.contains("'\(last)'")
    }
    missing.formUnion(found)
    return !found.isEmpty
  }
}
