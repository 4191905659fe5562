import ArgumentParser
import Foundation
import ProjectReader
import TinamouCLI
import ViewDescriptions

struct DoctorCommand: ProgressCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Lists all that keeps a project from being built whole, by cause.",
    discussion: """
      All modules are compiled as far as they go, without the parts that do not compile. The report has the API of Apple's that \
      is missing in Tinamou, by name with the places that use it; errors that are the project's own; modules, packages and \
      pods that are not on this machine; and how much of each module is compiled. Exit code: 0 if the project builds as it \
      is written, 1 if only code of libraries is left out, or there are remarks, 3 if it does not build.

        doctor MyApp.xcodeproj
        doctor MyApp.xcworkspace --all --json
      """)

  @OptionGroup var arguments: ProjectArguments
  var isQuiet: Bool { arguments.options.quiet }

  @Flag(help: "Print JSON, in a form that can be sent in: paths are relative to the project's folder.")
  var json = false

  @Flag(help: "Examine all applications and tests of the project, one after the other.")
  var all = false

  @Option(
    help: ArgumentHelp(
      """
      The time from the beginning after which modules are not examined any further, and the report has what is known; \
      0 for no limit.
      """,
      valueName: "seconds"))
  var timeLimit = 300.0

  func validate() throws {
    guard timeLimit >= 0, timeLimit.isFinite else {
      throw ValidationError("--time-limit has to be 0 or more seconds.")
    }
  }

  func execute(in context: Context) throws -> ExitStatus {
    var status = ExitStatus.success
    // Reading the project and fetching its packages takes part of the time.
    var begin = Date()
    let schemes = try arguments.request.outline().schemes
    for (index, project) in try projects(console: context.console).enumerated() {
      var request = arguments.request
      (request.options.lenient, request.options.strict) = (true, false)
      var diagnosis = try request.build(project, console: context.console).diagnose(
        arguments.project, deadline: timeLimit > 0 ? begin.addingTimeInterval(timeLimit) : nil)
      begin = Date()
      diagnosis.schemes = schemes.filter { $0.value == project.name }.map(\.key).sorted()
      if json {
        try context.console.print(try JSONLine.text(of: diagnosis.relative(to: project.root)))
      } else {
        let lines = diagnosis.lines(root: project.root)
        try context.console.print(((index > 0 ? [""] : []) + lines).joined(separator: "\n"))
      }
      status = ExitStatus.worse(
        status, diagnosis.hasOwnErrors ? .buildFailed : diagnosis.isWhole ? .success : .findings)
    }
    return status
  }

  @MainActor private func projects(console: Console) throws -> [AppProject] {
    let request = arguments.request
    let first = try request.load(console: console)
    guard all else { return [first] }
    var result = [first]
    let outline = try request.outline()
    for name in outline.applications where name != first.name {
      var other = request
      other.options.target = name
      result.append(try other.load(console: console))
    }
    var tests = request
    (tests.options.target, tests.options.scheme) = (nil, nil)
    if !outline.tests.isEmpty { result += try tests.loadTests(mayHaveNone: true, console: console) }
    return result
  }
}
