import Foundation
import ProjectReader
import TinamouCLI

/// The limits and the sandbox of programs that come from a project, according to the command line.
@MainActor
struct Confinement {
  let options: ConfinementOptions
  /// The bubblewrap tool; `nil` if programs run without namespaces.
  let tool: Sandbox.Tool?
  /// A Boolean value that indicates whether Landlock restricts programs, since bubblewrap is missing.
  let usesLandlock: Bool

  private static var hasWarned = false

  /// Finds the sandbox tool. If it is missing, prints a warning once, or throws an error if `--sandbox`
  /// requires it.
  init(
    _ options: ConfinementOptions, console: Console, tool found: Result<Sandbox.Tool, Sandbox.Missing>? = nil
  ) throws {
    self.options = options
    if options.sandbox == false {
      (tool, usesLandlock) = (nil, false)
      return
    }
    switch found ?? Sandbox.tool {
    case .success(let found): (tool, usesLandlock) = (found, false)
    case .failure(let missing):
      if options.sandbox == true {
        throw BuildError("there is no sandbox: \(missing.reason)", status: .usage)
      }
      tool = nil
      usesLandlock = Restrictions.landlock != nil
      if !Self.hasWarned {
        console.warning(
          usesLandlock
            ? "what is built runs without namespaces, confined by Landlock only: \(missing.reason)"
            : "what is built runs without a sandbox: \(missing.reason)")
      }
      Self.hasWarned = found == nil
    }
  }

  /// The time limit and the processor time limit of an application, in seconds.
  var seconds: Double { options.timeout ?? 120 }
  /// The time limit of a package's tests, in seconds.
  var packageSeconds: Double { options.timeout ?? 1800 }
  /// The memory limit of all processes together, in bytes.
  var memory: UInt64 { options.memory?.bytes ?? ProcessInfo.processInfo.physicalMemory / 2 }
  /// The limit of written files and data, in bytes.
  var outputLimit: UInt64 { options.outputLimit?.bytes ?? 4 << 30 }

  /// The limits of an application.
  var limits: ChildProcess.Limits {
    var limits = ChildProcess.Limits(
      seconds: seconds, processorSeconds: seconds, memory: memory, processes: options.processes ?? 64,
      fileSize: outputLimit)
    limits.data = Int(min(outputLimit, UInt64(limits.data)))
    limits.output = Int(min(outputLimit, UInt64(limits.output)))
    return limits
  }

  /// The limits of the compiler, the linker and the source adapter, which read what a project contains. The
  /// options are for applications.
  nonisolated var toolLimits: ChildProcess.Limits {
    let information = ProcessInfo.processInfo
    var limits = ChildProcess.Limits(
      seconds: 900, processorSeconds: 3600, memory: information.physicalMemory / 4 * 3,
      processes: 64 + 4 * information.activeProcessorCount, fileSize: 4 << 30)
    limits.output = 64 << 20
    return limits
  }

  /// Returns the folder that the compiler and other tools have as their home where there are no namespaces.
  nonisolated static func homeOfTools() throws -> String {
    let home = try Cache.folder("sandbox/tools")
    for name in Sandbox.folders.values { try Cache.folder("sandbox/tools/\(name)") }
    return home
  }

  /// Returns a sandbox whose folders in memory may each use an eighth of the memory limit.
  func sandbox() -> Sandbox {
    var sandbox = Sandbox()
    sandbox.memoryFolders = max(8 << 20, memory / 8)
    return sandbox
  }

  /// Runs a command, in a sandbox if there is one.
  ///
  /// - Parameter home: the home folder, where there are no namespaces, in which it is another one.
  func run(
    _ command: ChildProcess.Command, in sandbox: Sandbox, home: String? = nil,
    handlers: ChildProcess.Handlers = ChildProcess.Handlers()
  ) throws -> ChildProcess.Result {
    let own = try home == nil && usesLandlock ? OwnFolder(Self.homes(), in: try Cache.contained()) : nil
    if let own {
      for name in Sandbox.folders.values { try Cache.contained().makeFolder("\(own.path)/\(name)") }
    }
    let home = home ?? own?.path
    defer { withExtendedLifetime(own) {} }
    return try Self.run(try prepared(command, in: sandbox, home: home), handlers: handlers)
  }

  /// Returns the path at which homes of programs without namespaces are made.
  private static func homes() throws -> String { try Cache.folder("sandbox") + "/home" }

  /// Returns the command that runs another one in a sandbox, if there is one. What the program leaves in the folder for
  /// temporary files goes with it, as in a sandbox.
  ///
  /// - Parameter home: the home folder, where there are no namespaces.
  nonisolated func prepared(
    _ command: ChildProcess.Command, in sandbox: Sandbox, home: String?
  ) throws -> ChildProcess.Command {
    if let tool { return try sandbox.confined(command, by: tool) }
    var prepared = command
    if usesLandlock, let home { prepared = sandbox.restricted(command, home: home) }
    prepared.hasOwnTemporaryFolder = true
    return prepared
  }

  /// Runs a prepared command.
  nonisolated static func run(
    _ command: ChildProcess.Command, handlers: ChildProcess.Handlers = ChildProcess.Handlers()
  ) throws -> ChildProcess.Result {
    var result = try ChildProcess.run(command, handlers: handlers)
    guard !command.privateArguments.isEmpty else { return result }
    if result.status == 1, result.output.isEmpty, result.errors.hasPrefix("bwrap: ") {
      let reason = ProjectStrings.shown(
        result.errors.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
      throw BuildError(
        "the sandbox cannot be made: \(reason); --no-sandbox does without it", status: .internalError)
    }
    // The sandbox's first process reports a signal as a status above 128.
    if !result.isCrash, (129...192).contains(result.status) {
      result.isCrash = true
      result.status -= 128
    }
    return result
  }
}
