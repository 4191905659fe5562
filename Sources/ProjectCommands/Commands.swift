import ArgumentParser
import Foundation
import ProjectReader
import TinamouCLI

/// The arguments that all commands on projects have in common.
struct ProjectArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "An .xcodeproj, .xcworkspace, project.yml of XcodeGen, Package.swift or folder of sources.",
      valueName: "project"), completion: .file())
  var project: String

  @OptionGroup(title: OptionTitles.projects) var options: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  var request: ProjectRequest {
    ProjectRequest(path: project, options: options, confinement: confinement)
  }
}

struct BuildCommand: ProgressCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Builds a project's application, in the cache.",
    discussion: """
        build MyApp.xcodeproj
        build MyApp.xcworkspace --scheme MyApp --json
      """)

  @OptionGroup var arguments: ProjectArguments
  var isQuiet: Bool { arguments.options.quiet }

  @Flag(
    help: """
      Print JSON: one object with the executable, or the errors by file, line and column, what was left out of which module \
      and how many bodies are compiled, and notes.
      """)
  var json = false

  func execute(in context: Context) throws -> ExitStatus {
    var report = BuildReport(project: arguments.project)
    do {
      let project = try arguments.request.load(console: context.console)
      report.notes = project.notes
      let built = try arguments.request.build(project, console: context.console).build()
      report.isBuilt = true
      report.executable = built.executable
      report.leftOut = built.leftOut.modules
      if json { try report.print(on: context.console) } else { try context.console.print(built.executable) }
      return built.hasLeftOutOwnCode ? .findings : .success
    } catch let error as BuildError where json {
      report.errors = error.errors
      report.failure = error.description
      try report.print(on: context.console)
      context.console.error(error.description)
      return error.status
    }
  }
}

struct AdaptCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt", abstract: "Prints sources as they are rewritten to compile here.",
    discussion: """
      Lists what could not be translated on standard error, with file, line and reason.

        adapt MyController.swift
        adapt --diff Sources/*.swift
      """)

  @Argument(
    help: ArgumentHelp("Swift files; what one says of a class holds in all.", valueName: "file"),
    completion: .file())
  var files: [String]

  @Flag(help: "Print the differences only.")
  var diff = false

  func execute(in context: Context) throws -> ExitStatus {
    for file in files where !FileManager.default.fileExists(atPath: file) {
      throw BuildError("\(file): there is no such file", status: .usage)
    }
    let kit = try? BuildKit.locate()
    // The adapter has another current folder.
    let paths = files.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    let names = Dictionary(zip(paths, files)) { first, _ in first }
    func name(_ path: String) -> String { names[path] ?? path }
    let confinement = try Confinement(.standard, console: context.console)
    var sources = confinement.sandbox()
    sources.readable = paths
    let adapter = try AdapterProcess(
      confinement: confinement, sources: sources, console: context.console)
    var options = AdapterProcess.Options(
      modules: (kit?.modules ?? ["Foundation", "UIKit"]).sorted(), flags: ["DEBUG"], firstNumber: 0,
      isApplication: true)
    options.checksObjectiveC = true
    let answer = try adapter.adapt(paths, options: options)
    for finding in answer.unreadable { context.console.error("\(name(finding.path)): \(finding.message)") }
    for var file in answer.module?.files ?? [] {
      file.path = name(file.path)
      if diff {
        try printDifferences(of: file, on: context.console)
      } else {
        try context.console.write(Data(file.text.utf8))
      }
      for finding in file.findings {
        if finding.isError == true {
          context.console.message(
            "\(name(finding.path)):\(finding.line):\(finding.column ?? 1): error: \(finding.message)")
          continue
        }
        context.console.warning("\(name(finding.path)):\(finding.line): \(finding.message)")
      }
    }
    return answer.unreadable.isEmpty ? .success : .usage
  }

  /// Prints the differences line by line. Adapting preserves the number of lines.
  private func printDifferences(of file: AdapterProcess.File, on console: Console) throws {
    let original = (try? String(contentsOfFile: file.path, encoding: .utf8)) ?? ""
    let before = original.split(separator: "\n", omittingEmptySubsequences: false)
    let after = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    try console.print("--- \(file.path)\n+++ \(file.path)")
    for index in 0..<max(before.count, after.count) {
      let old = index < before.count ? before[index] : nil
      let new = index < after.count ? after[index] : nil
      guard old != new else { continue }
      try console.print("@@ \(index + 1) @@")
      if let old { try console.print("-\(old)") }
      if let new, !new.isEmpty || old != nil { try console.print("+\(new)") }
    }
  }
}
