import ArgumentParser
import Foundation
import ScreenLint
import ScreenRequests
import Simulator

extension LintResult.Extent: ExpressibleByArgument {}
extension LintReporter: ExpressibleByArgument {}

/// The level from which findings make the exit code 1.
enum FailLevel: String, CaseIterable, ExpressibleByArgument {
  case note
  case warning
  case error
  case never

  var level: LintLevel? { LintLevel(rawValue: rawValue) }
}

struct LintCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds what is wrong with screens: cut texts, controls that cannot be touched.",
    discussion: """
      Lays screens or documents out on a matrix of devices, orientations, text sizes, appearances, directions and a \
      pseudo-language, and reports each defect once, with the configurations in which it appears, the least one first. \
      --device, --text-size and the like choose what is combined.

      // tinamou:disable RULE at the line that creates a view, or at the one before, silences a rule for it, as does an attribute \
      tinamouDisable of a document's object, and a line of disable in the part lint of tinamou.yml. \
      The exit code is 1 if there are findings of the level of --fail-on or above.

        lint MyApp.xcodeproj -o lint.html
        lint Main.storyboard --matrix full --fail-on warning
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  @Option(
    help: ArgumentHelp(
      "quick combines each pair of choices, in about a dozen configurations; full combines all.",
      valueName: "extent"))
  var matrix: LintResult.Extent?

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("A rule to check; repeat for several. All by default.", valueName: "name"))
  var rules: [String] = []

  @Option(help: ArgumentHelp("The form of the report; that of -o's name by default.", valueName: "form"))
  var reporter: LintReporter?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file of the report; standard output by default.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A report as JSON of an earlier run: only what is new is reported, and what is gone.", valueName: "file"
    ), completion: .file())
  var baseline: String?

  @Option(help: ArgumentHelp("The level that makes the exit code 1.", valueName: "level"))
  var failOn = FailLevel.error

  @Option(
    help: ArgumentHelp(
      "Seconds that a screen may take in all configurations; 60 by default.", valueName: "seconds"))
  var screenTimeout = 60.0

  var result: ScreenResult {
    var lint = LintResult()
    lint.matrix = matrix ?? .quick
    lint.rules = rules
    lint.hasPictures = form == .html
    return .lint(lint)
  }

  /// The form of the report.
  private var form: LintReporter { reporter ?? output.flatMap(LintReporter.init(file:)) ?? .text }

  func validate() throws {
    let known = LintRules.all.map(\.id.rawValue)
    for rule in rules where !known.contains(rule) {
      let near = Suggestion.phrase(Suggestion.nearest(to: rule, among: known))
      throw ValidationError(
        "--rule \(rule): there is no such rule\(near.isEmpty ? "; there are \(known.joined(separator: ", "))" : near)"
      )
    }
    guard (1...86_400).contains(screenTimeout) else {
      throw ValidationError("--screen-timeout must lie between 1 and 86400.")
    }
  }

  func execute(in context: Context) throws -> ExitStatus {
    let request = try request()
    let old = try baseline.map { try LintBaseline(contentsOfFile: $0) }
    let console = context.console
    let outcome = try check(request, in: context)
    let findings = outcome.listener.report.findings
    let silenced = LintSilences(besides: request.documents, settings: outcome.silences).applied(
      to: findings, rules: rules)
    var result = LintResults(
      configurations: outcome.matrix.configurations.map(\.name), layouts: outcome.listener.layouts,
      findings: silenced)
    if let old { result.compare(with: old.fingerprints) }
    let text = form.text(result)
    if let output, output != "-" {
      try OutputFiles.write(Data(text.utf8), to: output)
      try console.print(output)
    } else if form == .text {
      // A baseline has words of applications, too.
      try console.print(wordsOf: text + "\n")
    } else {
      try console.print(text)
    }
    let worst = result.findings.map(\.level).max()
    if let limit = failOn.level, let worst, worst >= limit { return .findings }
    return outcome.status
  }

  private struct Outcome {
    var listener: LintRun.Listener
    var matrix: LintMatrix
    var silences: [LintSilences.Silence] = []
    var status: ExitStatus
  }

  /// Returns the request with the choices of `tinamou.yml` in a folder or beside a project, and the silences there.
  @MainActor
  private func completed(
    _ request: ScreenRequest, besideProject path: String
  ) throws -> (request: ScreenRequest, silences: [LintSilences.Silence]) {
    var request = request
    guard let choices = try Tinamou.projects?.file(besideProject: path)?.choices(for: request.result) else {
      return (request, [])
    }
    let (names, controllers) = (request.screens, request.controllers)
    request = request.completed(by: choices.request)
    // The screens of the file are those of the project, and not scenes of documents.
    if !request.documents.isEmpty { (request.screens, request.controllers) = (names, controllers) }
    if matrix == nil, let extent = choices.matrix, case .lint(var lint) = request.result {
      lint.matrix = extent
      request.result = .lint(lint)
    }
    return (
      request,
      choices.disabled.map { .init(rule: $0.rule, name: $0.place, file: $0.file, line: $0.line) }
    )
  }

  /// Checks the screens: those of this executable, of documents, or of a project.
  @MainActor
  private func check(_ request: ScreenRequest, in context: Context) throws -> Outcome {
    if let tool = Tinamou.projects, let path = screens.project {
      return try check(request, ofProject: path, tool, on: context.console)
    }
    try project.refuseWithoutProject()
    try confinement.refuseWithoutProject()
    let (request, silences) = try completed(request, besideProject: ".")
    let run = ScreenRun(request, screens: context.screens, console: context.console)
    try run.prepare()
    let units: [LintUnit]
    if request.documents.isEmpty {
      units = LintUnit.units(of: try request.chosen(among: context.screens))
    } else {
      if let missing = request.documents.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
        throw ToolError.noSuchDocument(missing)
      }
      units = LintUnit.units(ofDocuments: request.documents)
    }
    guard case .lint(let result) = request.result else { throw ToolError.noScreens }
    let matrix = try LintMatrix(request, extent: result.matrix)
    let lint = LintRun(
      matrix: matrix, result: result, request: request, console: context.console, patience: screenTimeout,
      atOnce: ProcessInfo.processInfo.activeProcessorCount)
    return Outcome(listener: try lint.run(units), matrix: matrix, silences: silences, status: .success)
  }

  @MainActor
  private func check(
    _ request: ScreenRequest, ofProject path: String, _ tool: any ProjectTool, on console: Console
  ) throws -> Outcome {
    let (_, options) = try tool.completed(request, project, besideProject: path)
    let (request, silences) = try completed(request, besideProject: path)
    guard case .lint(let result) = request.result else { throw ToolError.noScreens }
    let matrix = try LintMatrix(request, extent: result.matrix)
    let listener = LintRun.Listener(matrix)
    var failures = ProjectFailures()
    let call = ProjectCall(
      path: path, request: request, options: options, confinement: confinement
    ) { word in
      switch word {
      case .screens(let names, let origins, _):
        for name in names { listener.name(Screen.slug(of: name), name) }
        failures.scenes = Set(names.filter { origins[$0]?.kind == .scene }.map { Screen.slug(of: $0) })
      case .data(let screen, let data):
        let slug = Screen.slug(of: screen)
        var lines = ReportedLines()
        for line in lines.add(data) {
          // Other lines are a screen's own output, and a process speaks for its own screen only.
          guard let line = try? ReportedJSON.decode(LintLine.self, from: line), line.screen == slug else {
            continue
          }
          listener.hear(line)
        }
        if !listener.ended.contains(slug) { failures.add(slug, reason: nil, isLate: false) }
      case .failure(let screen, let reason, let isLate):
        failures.add(Screen.slug(of: screen), reason: reason, isLate: isLate)
      case .unknown: break
      }
    }
    let status = try tool.run(call, console: console)
    failures.tell(listener)
    // A crash of a screen is a finding.
    return Outcome(
      listener: listener, matrix: matrix, silences: silences, status: status == .crashed ? .findings : status)
  }
}
