import Foundation
import ProjectReader
import Testing

@testable import ProjectCommands

/// The causes that a diagnosis names.
@Suite struct ProjectDiagnosisTests {
  private func diagnosis(
    _ errors: [(module: String, message: String, round: Int)], reasons: [String: String] = [:],
    libraries: Set<String> = []
  ) -> ProjectDiagnosis {
    var diagnosis = ProjectDiagnosis(project: "/p", target: "App")
    for name in ["Core", "Parts", "App"] {
      diagnosis.modules.append(
        ProjectDiagnosis.Module(
          name: name, isLibrary: libraries.contains(name), state: .partly, files: 1, reason: reasons[name]))
    }
    let problems = errors.enumerated().map { number, error in
      BuildProblem(file: "/p/\(error.module).swift", line: number + 1, column: 1, message: error.message)
    }
    let findings = zip(errors, problems).map { error, problem in
      ProjectDiagnosis.Finding(
        module: error.module, found: FoundProblem(problem: problem, round: error.round))
    }
    diagnosis.add(
      findings,
      by: ErrorSorter(problems, sources: [], missingModules: [:], present: PresentNames(files: [])),
      explained: [],
      dependencies: ["Parts": ["Core"], "App": ["Core", "Parts"]])
    return diagnosis
  }

  /// From the second compilation on errors follow from those of the first one.
  @Test func modulesNameThoseThatTheirErrorsFollowFrom() {
    let found = diagnosis([
      ("Core", "expected '{'", 1), ("Parts", "missing return", 2), ("Core", "missing return", 2),
    ])
    #expect(found.errors.map(\.message) == ["expected '{'"] && found.consequences == 2)
    #expect(found.unexplained == nil)
    #expect(found.modules.map(\.needs) == [nil, ["Core"], nil])
    #expect(
      found.lines(root: "/p").contains {
        $0.hasSuffix("Parts, 1 file: in parts; its errors follow from Core")
      })
  }

  /// Libraries compile with Xcode, so that what does not compile of them is no mistake of the project's.
  @Test func librariesHaveNoMistakes() {
    let found = diagnosis([("Core", "expected '{'", 1), ("App", "expected '}'", 1)], libraries: ["Core"])
    #expect(found.errors.map(\.message) == ["expected '}'"])
    #expect(found.undecided.map(\.message) == ["expected '{'"])
  }

  /// A module that is not built for a reason of its own is a cause as well.
  @Test func aModuleThatIsNotBuiltIsACause() {
    let found = diagnosis([("App", "missing return", 2)], reasons: ["Parts": "its package is not here"])
    #expect(found.consequences == 1 && found.unexplained == nil)
    #expect(found.modules.map(\.needs) == [nil, nil, ["Parts"]])
  }

  /// Errors without a known cause are told, those of later compilations counted.
  @Test func errorsWithoutACauseAreTold() {
    let found = diagnosis([
      ("Parts", "missing return", 2), ("Parts", "missing return in getter", 2),
      ("Parts", "missing return", 3),
    ])
    #expect(found.unexplained?.map(\.line) == [1, 2] && found.consequences == 1 && found.errors.isEmpty)
    #expect(found.lines(root: "/p").contains("Errors that seem to follow from others, which are not known"))
    #expect(found.relative(to: "/p").unexplained?.map(\.file) == ["Parts.swift", "Parts.swift"])
  }
}
