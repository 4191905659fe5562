import Foundation
import ProjectReader
import TinamouCLI

/// The limits and the sandbox of programs that come from a project, according to the command line.
@MainActor
struct Confinement {
  let options: ConfinementOptions
  /// The bubblewrap tool; `nil` if programs run without a sandbox.
  let tool: Sandbox.Tool?

  private static var hasWarned = false

  /// Finds the sandbox tool. If it is missing, prints a warning once, or throws an error if `--sandbox`
  /// requires it.
  init(
    _ options: ConfinementOptions, console: Console, tool found: Result<Sandbox.Tool, Sandbox.Missing>? = nil
  ) throws {
    self.options = options
    if options.sandbox == false {
      tool = nil
      return
    }
    switch found ?? Sandbox.tool {
    case .success(let found): tool = found
    case .failure(let missing):
      if options.sandbox == true {
        throw BuildError("there is no sandbox: \(missing.reason)", status: .usage)
      }
      tool = nil
      if !Self.hasWarned { console.warning("what is built runs without a sandbox: \(missing.reason)") }
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

  /// Returns a sandbox whose folders in memory may each use an eighth of the memory limit.
  func sandbox() -> Sandbox {
    var sandbox = Sandbox()
    sandbox.memoryFolders = max(8 << 20, memory / 8)
    return sandbox
  }

  /// Runs a command, in a sandbox if there is one.
  func run(_ command: ChildProcess.Command, in sandbox: Sandbox) throws -> ChildProcess.Result {
    guard let tool else { return try ChildProcess.run(command) }
    var result = try ChildProcess.run(try sandbox.confined(command, by: tool))
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
