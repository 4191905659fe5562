import Foundation
import ProjectReader
import ScreenRequests
import TinamouCLI

/// Processes of the application.
extension BuiltApplication {
  /// Runs the application within limits, in a sandbox if there is one.
  ///
  /// - Parameters:
  ///   - hasChannels: whether it runs a command of its host, which uses `CommandChannels`.
  ///   - paths: the paths that it reads and writes; `nil` if it must not write anything.
  ///   - live: the descriptors for requests and answers while it runs, without a time limit; `nil` for none.
  ///   - takesOutput: takes what it prints as it comes; the result has none of it then.
  ///   - takesEvents: takes the events of Swift Testing's once it has ended; `nil` for other programs.
  func start(
    _ arguments: [String], environment further: [String: String] = [:], hasChannels: Bool = false,
    paths: RunPaths? = nil, live: (input: Int32, data: Int32)? = nil, takesData: ((Data) -> Void)? = nil,
    takesOutput: ((Data) -> Void)? = nil, takesEvents: ((Data) -> Void)? = nil
  ) throws -> ChildProcess.Result {
    var command = ChildProcess.Command(
      program: executable, arguments: arguments, environment: launchEnvironment(further))
    if hasChannels { command.environment["TINAMOU_COMMAND_CHANNELS"] = "1" }
    var staging: Staging?
    if paths == nil, tests != nil || attachments != nil || references != nil || takesEvents != nil {
      let made = try Staging(of: self)
      made.prepare(&command, attachments: attachments, references: references, hasEvents: takesEvents != nil)
      staging = made
    }
    let paths = paths ?? staging?.paths
    command.hasChannels = hasChannels
    command.live = live
    setLimits(of: &command, paths: paths, takesData: takesData != nil)
    let home = try makeHome(for: &command)
    var sandbox = sandbox(with: paths)
    if sandbox.hasNetwork {
      let all = ProcessInfo.processInfo.environment
      command.environment.merge(Sandbox.networkEnvironment(of: all)) { own, _ in own }
    }
    let recorded = try references?.folders(of: originals.values) ?? []
    defer { references?.leave(recorded) }
    for folder in recorded { sandbox.writable[folder] = folder }
    var result = try confinement.run(
      command, in: sandbox, home: home?.path,
      handlers: ChildProcess.Handlers(takesData: takesData, takesOutput: takesOutput))
    if let staging { try collect(staging, result: &result, takesEvents: takesEvents) }
    withExtendedLifetime((staging, home)) {}
    return result
  }

  /// The folder of what a program that runs no command of its host writes: tests.
  @MainActor
  private struct Staging {
    /// The name of the file of Swift Testing's events.
    private static let events = "events.jsonl"

    let folder: OwnFolder
    let paths: RunPaths

    init(of application: BuiltApplication) throws {
      folder = try OwnFolder(application.folder + "/staging", in: try Cache.contained())
      paths = try RunPaths(
        application.tests ?? ScreenRequest(.session), outside: folder.path,
        inside: application.confinement.tool == nil ? folder.path : Sandbox.output)
    }

    /// The file of events as this process sees it.
    var eventsPath: String { "\(folder.path)/\(Self.events)" }

    /// Tells the program where it writes.
    func prepare(
      _ command: inout ChildProcess.Command, attachments: String?, references: ReferenceTests?,
      hasEvents: Bool
    ) {
      command.environment[ScreenRequest.variableOfTests] = paths.request.json
      if attachments != nil {
        command.environment[TestAttachments.variable] = "\(paths.inside)/\(TestAttachments.name)"
      }
      if let references { command.environment.merge(references.environment(output: paths.inside)) { $1 } }
      if hasEvents {
        command.arguments += [
          "--event-stream-output-path", "\(paths.inside)/\(Self.events)", "--event-stream-version", "0",
        ]
      }
    }
  }

  /// The bytes that are kept of what the application prints: the beginning, and the end with the reason of a crash.
  private static let keptOutput = 4 << 20

  private func launchEnvironment(_ further: [String: String]) -> [String: String] {
    var environment = Sandbox.environment(of: ProcessInfo.processInfo.environment)
    environment["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,limit=64,top=4,sanitize=no,images=none,threads=crashed,registers=none"
    // Makes the iteration order of sets and dictionaries the same in every run, so that pictures are
    // reproducible.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    environment.merge(kit.libraryVariables) { $1 }
    environment.merge(self.environment) { $1 }
    environment.merge(further) { $1 }
    return environment
  }

  private func setLimits(of command: inout ChildProcess.Command, paths: RunPaths?, takesData: Bool) {
    command.limits = confinement.limits
    command.limits.output = min(command.limits.output, Self.keptOutput)
    if command.live != nil {
      command.limits.seconds = .greatestFiniteMagnitude
      command.limits.processorSeconds = nil
    }
    if takesData {
      // Data that a handler takes is not kept. A screen that takes too long is ended by the process that forked it.
      command.limits.data = Int(min(confinement.outputLimit, UInt64(Int.max)))
      command.limits.seconds += 10
    }
    if tests != nil {
      // The limit is for a test, and the log tells of each.
      command.limits.restartsWithOutput = true
      command.limits.processorSeconds = confinement.packageSeconds
    }
    if let paths { command.limits.folder = (paths.outside, confinement.outputLimit) }
  }

  /// Makes the home folder of an application without a sandbox, which is empty, as after an installation.
  private func makeHome(for command: inout ChildProcess.Command) throws -> OwnFolder? {
    guard confinement.tool == nil else { return nil }
    let folder = try OwnFolder(self.folder + "/container", in: try Cache.contained())
    for name in Sandbox.folders.values { try Cache.contained().makeFolder("\(folder.path)/\(name)") }
    command.environment.merge(Sandbox.homeVariables(folder.path)) { $1 }
    return folder
  }

  private func sandbox(with paths: RunPaths?) -> Sandbox {
    var sandbox = confinement.sandbox()
    sandbox.addKit(kit)
    sandbox.addProject(root)
    sandbox.addLinks(
      of: (executable as NSString).deletingLastPathComponent, root: root, scope: scope, console: console)
    sandbox.readable += paths?.readable ?? []
    sandbox.hasNetwork = paths?.recordsNetwork == true
    if let paths { sandbox.writable[Sandbox.output] = paths.outside }
    return sandbox
  }

  /// Moves what tests have written to where the user wants it.
  private func collect(
    _ staging: Staging, result: inout ChildProcess.Result, takesEvents: ((Data) -> Void)?
  ) throws {
    let (folder, limit) = (staging.folder.path, confinement.outputLimit)
    _ = try staging.paths.collect(limit: limit, console: console)
    if let takesEvents {
      let file = staging.eventsPath
      takesEvents(ContainedFolder.kind(file) == S_IFREG ? ProjectFiles.data(file) ?? Data() : Data())
    }
    if let attachments {
      try TestAttachments.collect(from: folder, to: attachments, limit: limit, console: console)
    }
    if let references {
      try references.collect(from: folder, limit: limit, console: console)
      result.errors = references.shown(result.errors, output: staging.paths.inside)
    }
  }
}
