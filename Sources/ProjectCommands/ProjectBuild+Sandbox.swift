import Foundation
import ProjectReader
import TinamouCLI

/// The sandbox in which a project is built: the compiler, the linker and the source adapter read what strangers
/// have written, as the application does.
extension ProjectBuild {
  /// Returns a sandbox in which the files that a project is built from can be read.
  ///
  /// These are the folders that the project may read (`ReadingScope`), and the project's folder of the cache.
  /// Hidden files of these folders are not visible.
  ///
  /// - Parameter folder: the project's folder of the cache.
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

  /// Returns the sandbox of compilers.
  func toolSandbox() throws -> Sandbox {
    var sandbox = sources
    sandbox.readable.append(kit.toolchain)
    sandbox.readable.append((kit.library as NSString).deletingLastPathComponent)
    sandbox.addModules(kit)
    sandbox.readable += standIns.folders
    for name in Self.writable {
      let place = try Cache.folder(inProject(name))
      sandbox.writable[place] = place
    }
    // The compiler's modules of C are valid at one path only. Each project has a copy of its own there, since
    // what is compiled from it must not reach other projects.
    let shared = try Cache.compiledModules()
    sandbox.writable[shared] = try ownCompiledModules(shared)
    return sandbox
  }

  /// Returns the project's copy of the compiler's modules of C.
  private func ownCompiledModules(_ shared: String) throws -> String {
    guard confinement.tool != nil else { return shared }
    let place = "\(folder)/compiled-modules"
    if ContainedFolder.kind(place) == S_IFDIR { return place }
    let cache = try Cache.contained()
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
    _ program: String, _ arguments: [String], in directory: String, sandbox: Sandbox? = nil,
    seconds: Double = 900
  ) throws -> ChildProcess.Command {
    var command = ChildProcess.Command(
      program: program.hasPrefix("/") ? program : "\(kit.toolchain)/bin/\(program)", arguments: arguments,
      directory: directory,
      environment: Sandbox.environment(of: ProcessInfo.processInfo.environment))
    command.limits = confinement.toolLimits
    command.limits.seconds = seconds
    return try confinement.prepared(
      command, in: try sandbox ?? toolSandbox(), home: try Confinement.homeOfTools())
  }
}
