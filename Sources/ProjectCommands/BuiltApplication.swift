import Foundation
import ProjectReader
import TinamouCLI

/// An application that was built.
@MainActor
struct BuiltApplication {
  let executable: String
  let name: String
  let family: DeviceFamily
  let root: String
  /// The folder of what the user named on the command line.
  let named: String?
  let originals: [String: String]
  /// The project's folder in the cache.
  let folder: String
  let kit: BuildKit
  let confinement: Confinement
  let console: Console
  /// Keeps the folder of the product while the application may run.
  let productLock: FileLock
  /// Whether something of the user's own code was left out, which is a finding of each command.
  var hasLeftOutOwnCode = false
  /// Variables of the environment of its processes.
  var environment: [String: String] = [:]
  /// The folder for what its tests attach; `nil` to keep nothing.
  var attachments: String?

  /// Launches the application with what its scheme says. Variables that the process itself is run by stay as they are, with a
  /// note.
  mutating func setLaunch(arguments: [String], environment scheme: [String: String]) {
    if !arguments.isEmpty, let data = try? JSONEncoder().encode(arguments) {
      environment["TINAMOU_LAUNCH_ARGUMENTS"] = String(decoding: data, as: UTF8.self)
    }
    let kept = ["LD_", "DYLD_", "TINAMOU_", "SWIFT_", "MALLOC_", "GLIBC_", "XDG_", "LIBDISPATCH_"]
    let names: Set<String> = ["PATH", "HOME", "TMPDIR", "TZ", "LANG", "LC_ALL", "SHELL", "USER"]
    for (name, value) in scheme.sorted(by: { $0.key < $1.key }) {
      guard !name.isEmpty, !names.contains(name), !kept.contains(where: { name.hasPrefix($0) }),
        !name.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "=") }), !value.utf8.contains(0)
      else {
        console.warning(
          "the scheme's variable \(ProjectStrings.shown(name)) is not set: the process needs its own")
        continue
      }
      environment[name] = value
    }
  }

  /// The option for the device where none was chosen, and a word on it.
  func deviceOptions(_ chosen: [String]) -> [String] {
    for note in family.notes(name: name, chosen: chosen) { console.message("note: \(note)") }
    return family.options(chosen: chosen)
  }

  /// Has the application run a command.
  func run(_ arguments: [String], console: Console) throws -> ExitStatus {
    let staging = try OwnFolder(folder + "/staging", in: try Cache.contained())
    let paths = try RunPaths(
      arguments, outside: staging.path, inside: confinement.tool == nil ? staging.path : Sandbox.output)
    let result = try start(paths.arguments, hasChannels: true, paths: paths)
    let isComplete = try paths.collect(limit: confinement.outputLimit, console: console)
    try console.write(paths.named(result.data))
    let status = try tell(result, paths, console: console)
    return isComplete && !hasLeftOutOwnCode || status != .success ? status : .findings
  }

  /// Passes on what a process said of a command, its data aside, and throws where it did not come to the command's end.
  func tell(_ result: ChildProcess.Result, _ paths: RunPaths, console: Console) throws -> ExitStatus {
    func words(_ text: String) -> String { paths.named(shown(text)) }
    // The application's own words are no data.
    for line in words(String(decoding: result.output, as: UTF8.self)).split(whereSeparator: \.isNewline) {
      console.message("\((executable as NSString).lastPathComponent): \(line)")
    }
    try check(result)
    let errors = words(result.errors)
    if !errors.isEmpty { console.message(String(errors.dropLast(errors.hasSuffix("\n") ? 1 : 0))) }
    return ExitStatus(rawValue: result.status) ?? .findings
  }

  /// Throws where the application did not come to the end of its command.
  private func check(_ result: ChildProcess.Result) throws {
    if result.isCrash || result.isLate || result.excess != nil || result.status > 128 { throw crash(result) }
    guard String(decoding: result.records, as: UTF8.self).contains("ended \(result.status)\n") else {
      throw BuildError(
        "the application ended itself with exit(\(result.status)) before the command was done",
        status: .crashed)
    }
  }

  /// Runs the application within limits, in a sandbox where there is one.
  ///
  /// - Parameters:
  ///   - hasChannels: whether it runs a command of its host's, which has `CommandChannels`.
  ///   - paths: where it reads and writes; nil where it is to write nothing.
  func start(
    _ arguments: [String], environment further: [String: String] = [:], hasChannels: Bool = false,
    paths: RunPaths? = nil, takesData: ((Data) -> Void)? = nil
  ) throws -> ChildProcess.Result {
    var environment = Sandbox.environment(of: ProcessInfo.processInfo.environment)
    environment["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,limit=64,top=4,sanitize=no,images=none,threads=crashed,registers=none"
    // The order of sets and dictionaries is the same in every run, as pictures are.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    environment.merge(kit.libraryVariables) { $1 }
    if hasChannels { environment["TINAMOU_COMMAND_CHANNELS"] = "1" }
    environment.merge(self.environment) { $1 }
    environment.merge(further) { $1 }
    var paths = paths
    // The options of tests are in a variable, one a line: XCTest reads the process's arguments.
    let optionsOfTests = "TINAMOU_TEST_ARGUMENTS"
    var staging: OwnFolder?
    if paths == nil, let lines = environment[optionsOfTests], !lines.isEmpty || attachments != nil {
      let folder = try OwnFolder(self.folder + "/staging", in: try Cache.contained())
      staging = folder
      let own = try RunPaths(
        lines.split(separator: "\n").map(String.init), outside: folder.path,
        inside: confinement.tool == nil ? folder.path : Sandbox.output)
      environment[optionsOfTests] = own.joinedArguments
      if attachments != nil {
        environment[TestAttachments.variable] = "\(own.inside)/\(TestAttachments.name)"
      }
      paths = own
    }
    var command = ChildProcess.Command(program: executable, arguments: arguments, environment: environment)
    command.limits = confinement.limits
    command.hasChannels = hasChannels
    command.takesData = takesData
    if takesData != nil {
      // What is taken as it comes is not kept. A screen that takes too long is ended by the process that forked it.
      command.limits.data = Int(min(confinement.outputLimit, UInt64(Int.max)))
      command.limits.seconds += 10
    }
    if let paths { command.limits.folder = (paths.outside, confinement.outputLimit) }
    // Its home is an empty folder, as after an installation.
    var home: OwnFolder?
    if confinement.tool == nil {
      let folder = try OwnFolder(self.folder + "/container", in: try Cache.contained())
      for name in Sandbox.folders.values { try Cache.contained().makeFolder("\(folder.path)/\(name)") }
      command.environment.merge(Sandbox.homeVariables(folder.path)) { $1 }
      home = folder
    }
    var sandbox = confinement.sandbox()
    sandbox.addKit(kit)
    sandbox.addProject(root)
    sandbox.addLinks(
      of: (executable as NSString).deletingLastPathComponent, root: root, named: named, console: console)
    sandbox.readable += paths?.readable ?? []
    sandbox.hasNetwork = paths?.recordsNetwork == true
    if sandbox.hasNetwork {
      let all = ProcessInfo.processInfo.environment
      command.environment.merge(Sandbox.networkEnvironment(of: all)) { own, _ in own }
    }
    if let paths { sandbox.writable[Sandbox.output] = paths.outside }
    let result = try confinement.run(command, in: sandbox)
    if let paths, staging != nil { _ = try paths.collect(limit: confinement.outputLimit, console: console) }
    if let attachments, let staging {
      try TestAttachments.collect(
        from: staging.path, to: attachments, limit: confinement.outputLimit, console: console)
    }
    withExtendedLifetime((staging, home)) {}
    return result
  }

  /// Messages name the user's files.
  func shown(_ text: String) -> String {
    var text = text
    for (adapted, original) in originals where text.contains(adapted) {
      text = text.replacingOccurrences(of: adapted, with: original)
    }
    return text
  }

  /// The application's last words, and where in the user's files it was.
  func crash(_ result: ChildProcess.Result) -> BuildError {
    if result.isLate {
      return BuildError(
        "the application took more than \(Int(confinement.seconds)) seconds and was ended", status: .crashed)
    }
    if let excess = result.excess {
      return BuildError("the application \(excess) and was ended", status: .crashed)
    }
    return BuildError("the application crashed: \(reason(of: result))", status: .crashed)
  }

  /// Why a process ended, and where in the user's files.
  func reason(of result: ChildProcess.Result) -> String {
    if result.isLate { return "took more than \(Int(confinement.seconds)) seconds" }
    if let excess = result.excess { return excess }
    return Self.reason(in: shown(result.errors), files: Set(originals.values)) ?? "status \(result.status)"
  }

  /// The reason in what a process said, with the innermost place in files of the user; nil where it said nothing.
  nonisolated static func reason(in errors: String, files: Set<String>) -> String? {
    let lines = errors.split(whereSeparator: \.isNewline).map(String.init)
    // Arithmetic and casts stop without words; the backtrace has them as a frame.
    let failure = lines.first { $0.contains("Swift runtime failure: ") }.flatMap {
      $0.components(separatedBy: "Swift runtime failure: ").last?.components(separatedBy: " in ").first
    }
    guard
      let reason = lines.first(where: { $0.contains("Fatal error") }) ?? failure.map({ "Fatal error: " + $0 })
        ?? lines.first(where: { $0.contains("Program crashed") }) ?? lines.first(where: { !$0.isEmpty })
    else { return nil }
    let place = lines.first { line in line.contains(" at /") && files.contains { line.contains($0) } }
    let position = place?.components(separatedBy: " at /").last
    return reason + (position.map { "\n  at /\($0)" } ?? "")
  }
}
