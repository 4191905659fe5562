import Foundation
import ProjectReader
import TinamouCLI

/// The programs, folders and sandboxes that a project is built with. Nothing of it changes while modules are built.
///
/// The compiler, the linker and the source adapter read what strangers have written, as the application does, and are
/// confined like it.
struct BuildEnvironment: Sendable {
  let kit: BuildKit
  /// The project's folder of the cache.
  let folder: String
  let confinement: Confinement
  let adapter: AdapterProcess
  let standIns: StandIns
  /// The times after which modules are not compiled any further; `nil` for no limit.
  private(set) var times: DiagnosisTimes?

  /// Returns whether the time of a module is over.
  func isOver(for module: BuildPlan.Module) -> Bool { times.map { $0.end(of: module) < Date() } ?? false }
  /// The files that the project may read.
  let scope: ReadingScope
  /// The sandbox of compilers and the linker.
  let sandbox: Sandbox

  /// Ends all work on modules at their times, and that of the source adapter at the last of these; `nil` for no limit.
  mutating func limit(to times: DiagnosisTimes?) {
    self.times = times
    adapter.limit(to: times?.end)
  }

  /// - Parameter sources: the sandbox in which the files that the project is built from can be read.
  init(
    kit: BuildKit, folder: String, confinement: Confinement, adapter: AdapterProcess, standIns: StandIns,
    scope: ReadingScope, sources: Sandbox
  ) throws {
    (self.kit, self.folder, self.confinement, self.scope) = (kit, folder, confinement, scope)
    (self.adapter, self.standIns) = (adapter, standIns)
    var sandbox = sources
    sandbox.readable.append(kit.toolchain)
    sandbox.readable.append((kit.library as NSString).deletingLastPathComponent)
    sandbox.addModules(kit)
    sandbox.readable += standIns.folders
    for name in Self.writable {
      let place = try Cache.folder(Self.relative("\(folder)/\(name)"))
      sandbox.writable[place] = place
    }
    // The compiler's modules of C are valid at one path only. Each project has a copy of its own there, since
    // what is compiled from it must not reach other projects.
    let shared = try Cache.compiledModules()
    sandbox.writable[shared] =
      confinement.tool == nil ? shared : try Self.ownCompiledModules(shared, in: folder)
    self.sandbox = sandbox
  }

  /// Returns a sandbox in which the files that a project is built from can be read.
  ///
  /// These are the folders that the project may read (`ReadingScope`), and the project's folder of the cache.
  /// Hidden files of these folders are not visible.
  ///
  /// - Parameter folder: the project's folder of the cache.
  @MainActor
  static func sources(of project: AppProject, folder: String, confinement: Confinement) -> Sandbox {
    var sandbox = confinement.sandbox()
    for place in [project.root] + project.scope.folders { sandbox.addProject(place) }
    var files: [String] = []
    for module in project.modules + [project.main] {
      files += module.sources + (module.clang.map { $0.files + $0.bridged } ?? [])
    }
    sandbox.readable.append(folder)
    // The reader has permitted each of them.
    let hidden = sandbox.hidden
    sandbox.readable += files.filter { file in
      !sandbox.readable.contains { Sandbox.isAt(file, in: $0) }
        || hidden.contains { Sandbox.isAt(file, in: $0) }
    }
    return sandbox
  }

  /// The folders of the project's part of the cache that the compiler and the linker write to, all of which
  /// hold what they made of this project.
  private static let writable = ["build", "modules", "clang", "link"]

  /// Returns the path of a folder of a project, relative to the cache.
  private static func relative(_ path: String) throws -> String {
    let root = try Cache.contained().root + "/"
    guard path.hasPrefix(root) else {
      throw BuildError("\(ProjectStrings.shown(path)): is outside of the cache", status: .internalError)
    }
    return String(path.dropFirst(root.count))
  }

  /// Makes a folder of the project's part of the cache if it does not exist.
  @discardableResult
  func makeFolder(_ path: String) throws -> String { try Cache.folder(try Self.relative(path)) }

  /// Returns the project's copy of the compiler's modules of C.
  private static func ownCompiledModules(_ shared: String, in folder: String) throws -> String {
    let place = "\(folder)/compiled-modules"
    let cache = try Cache.contained()
    if ContainedFolder.kind(place) == S_IFDIR {
      try CompilerLocks.remove(in: place, of: cache)
      return place
    }
    let part = place + ".part"
    try cache.remove(part)
    try cache.makeFolder(part)
    for case let name as String in FileManager.default.enumerator(atPath: shared) ?? .init() {
      switch ContainedFolder.kind("\(shared)/\(name)") {
      case S_IFDIR: try cache.makeFolder("\(part)/\(name)")
      case S_IFREG: try cache.copy("\(shared)/\(name)", to: "\(part)/\(name)")
      default: continue
      }
    }
    try cache.move(part, to: place)
    return place
  }

  /// Returns the command of a compiler or the linker in the sandbox.
  ///
  /// - Parameter program: the path of the program, or its name in the toolchain.
  func tool(
    _ program: String, _ arguments: [String], in directory: String, seconds: Double = 900
  ) throws -> ChildProcess.Command {
    var command = ChildProcess.Command(
      program: program.hasPrefix("/") ? program : "\(kit.toolchain)/bin/\(program)", arguments: arguments,
      directory: directory,
      environment: Sandbox.environment(of: ProcessInfo.processInfo.environment))
    command.limits = confinement.toolLimits
    command.limits.seconds = seconds
    return try confinement.prepared(command, in: sandbox, home: try Confinement.homeOfTools())
  }
}
