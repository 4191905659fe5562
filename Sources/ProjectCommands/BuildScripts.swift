import Foundation
import ProjectReader
import TinamouCLI

/// Runs the scripts of a project's targets, which make sources and resources as SwiftGen, R.swift and Sourcery do.
///
/// They run in a sandbox without a network, in a copy of the project's folder in the cache that is at the folder's own path there:
/// nothing of the project is changed. What they make is taken from the copy.
@MainActor
struct BuildScripts {
  private let project: AppProject
  private let scripts: [AppProject.BuildScript]
  private let confinement: Confinement
  private let console: Console

  /// - Parameter projects: what is built of one project, not empty.
  init(of projects: [AppProject], confinement: ConfinementOptions, console: Console) throws {
    guard let first = projects.first else { throw BuildError("there is no project", status: .internalError) }
    project = first
    var found: [AppProject.BuildScript] = []
    for module in projects.flatMap({ $0.modules + [$0.main] }) where !module.isLibrary {
      for script in module.scripts where !found.contains(script) {
        // What CocoaPods adds copies and checks what is not built here.
        if !script.name.hasPrefix("[CP] ") { found.append(script) }
      }
    }
    scripts = found
    self.confinement = try Confinement(confinement, console: console)
    self.console = console
    guard self.confinement.tool != nil || confinement.sandbox == false else {
      throw BuildError("--run-scripts: there is no sandbox for the scripts; --no-sandbox does without it")
    }
  }

  /// Runs the scripts in order. One that fails is told; what it makes is missing then.
  func run() throws -> ScriptProducts {
    let cache = try Cache.contained()
    let home = try Cache.folder(
      "scripts/\(ProjectStrings.identifier(project.name))-\(fingerprint([project.root]))")
    let lock = try FileLock(home + "/lock", in: cache)
    lock.take(console: console, waitingFor: "runs the scripts of \(project.name)")
    defer { lock.release() }
    let copy = home + "/copy"
    let files = try MirrorFiles(of: project.root, targets: [], isWhole: true)
    try files.copy(to: copy, of: cache, list: home + "/files.json")
    for script in scripts { try run(script, in: copy) }
    return ScriptProducts(root: project.root, copy: copy)
  }

  private func run(_ script: AppProject.BuildScript, in copy: String) throws {
    let words = script.shell.split(separator: " ").map(String.init)
    let isShell = words.first.map { FileManager.default.isExecutableFile(atPath: $0) && $0.hasPrefix("/") }
    let shell = isShell == true ? words : ["/bin/sh"]
    // What a script's outputs lie in is there before it runs, as in a build of Xcode's.
    for output in script.outputs {
      let folder = (output as NSString).deletingLastPathComponent
      guard ProjectStrings.contains(project.root, folder) else { continue }
      try Cache.contained().makeFolder(copy + folder.dropFirst(project.root.count))
    }
    // Without a sandbox the script is told the copy's path instead.
    func placed(_ text: String) -> String {
      confinement.tool == nil ? text.replacingOccurrences(of: project.root, with: copy) : text
    }
    // The variables of the build are set in the sandbox: outside of it they would be bubblewrap's own.
    let variables = script.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\(placed($0.value))" }
    var command = ChildProcess.Command(
      program: "/usr/bin/env", arguments: variables + shell + ["-c", placed(script.text)],
      directory: placed(project.root),
      environment: Sandbox.environment(of: ProcessInfo.processInfo.environment))
    command.limits = confinement.limits
    command.limits.folder = (copy, ChildProcess.size(of: copy, most: .max) + confinement.outputLimit)
    var sandbox = confinement.sandbox()
    sandbox.writable[project.root] = copy
    console.message("Running the script \"\(ProjectStrings.shown(script.name))\"")
    let result = try confinement.run(command, in: sandbox)
    guard result.status != 0 || result.isCrash || result.isLate || result.excess != nil else { return }
    let said = result.errors.isEmpty ? String(decoding: result.output, as: UTF8.self) : result.errors
    let last = said.split(whereSeparator: \.isNewline).last.map(String.init) ?? "status \(result.status)"
    let reason =
      result.isLate ? "it took more than \(Int(confinement.seconds)) seconds" : result.excess ?? last
    console.warning(
      "the script \"\(ProjectStrings.shown(script.name))\" failed: \(ProjectStrings.shown(reason))")
  }
}
