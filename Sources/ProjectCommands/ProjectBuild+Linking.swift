import Foundation
import ProjectReader
import TinamouCLI

/// Linking the executable, and placing the resources beside it.
extension ProjectBuild {
  func link(_ modules: [Adapted]) throws -> String {
    // Beside the folder of resources, so that no resource can replace it.
    let executable = "\(folder)/linked"
    let record = "\(folder)/linked.json"
    var objects: [String] = []
    for adapted in modules {
      objects += adapted.paths.map { "\(folder)/build/\(adapted.module.name)/\(objectStem($0)).o" }
      objects += adapted.objects
    }
    objects += standIns.objects
    guard let list = ProjectStrings.responseFile(objects) else {
      throw BuildError("\(folder): a path with a line break cannot be linked", status: .internalError)
    }
    try Cache.write(list, to: "\(folder)/objects")
    // Dates are compared for equality: a clock may be set back.
    let stamp = fingerprint([kit.stamp, FileStates.stamp(of: objects + [kit.library])])
    if BuiltFiles.areIntact([executable], stamp: stamp, in: record) { return executable }
    let part = "\(folder)/linked-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? Cache.remove(part) }
    try link(list, to: part)
    try Cache.move(part, to: executable)
    try BuiltFiles.record([executable], stamp: stamp, to: record)
    return executable
  }

  /// Links objects.
  ///
  /// - Parameter list: the objects as in the file that the driver reads.
  func link(_ list: String, to part: String) throws {
    let library = URL(fileURLWithPath: kit.library)
    let arguments =
      [
        "@\(folder)/objects", kit.library, "-Xlinker", "-rpath", "-Xlinker",
        library.deletingLastPathComponent().path, "-Xlinker", "--export-dynamic",
      ] + kit.linkerSelection + (hasCPlusPlus ? ["-lstdc++"] : []) + kit.linkArguments
    let linker = kit.toolchain + "/bin/ld.lld"
    let key = fingerprint(arguments + [list, kit.swiftc, kit.toolchain] + (imports?.all.sorted() ?? []))
    let record = "\(folder)/linker.json"
    if try LinkerCommand.read(record, key: key)?.run(linker: linker, output: part) == true,
      BuiltFiles.isWhole(part)
    {
      return
    }
    let result = try ChildProcess.run(
      kit.swiftc, ["-o", part] + arguments + LinkerCommand.verbose, seconds: 300)
    guard result.status == 0, BuiltFiles.isWhole(part) else {
      // Repeated without printing commands, for a message that has only the errors.
      let told = try ChildProcess.run(kit.swiftc, ["-o", part] + arguments, seconds: 300)
      if told.status == 0, BuiltFiles.isWhole(part) { return }
      throw BuildError("the application cannot be linked:\n\(told.errors)")
    }
    try LinkerCommand(key: key, said: result.errors, linker: linker, output: part)?.write(to: record)
  }

  // MARK: Resources

  /// Creates the folder with the executable and the contents of the bundle.
  ///
  /// - Returns: the path of the executable in it.
  func placeResources(_ modules: [AppProject.Module], linked: String) throws -> String {
    let name = ProjectStrings.identifier(project.name)
    let plan = ResourcePlan(modules: modules, own: kit.resources, executable: name)
    for note in plan.notes { console.warning(note) }
    return try plan.make(
      in: folder, of: try Cache.contained(), executable: linked, named: name,
      info: try Self.info(of: project, executable: name)
    ) {
      productLock.take(console: console, waitingFor: "runs \(project.name)")
    }
  }

  /// Returns the contents of `Info.plist`.
  nonisolated static func info(of project: AppProject, executable: String) throws -> Data {
    var info = project.info.mapValues(\.propertyList)
    info["CFBundleExecutable"] = executable
    do {
      return try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    } catch {
      throw BuildError("\(project.name): Info.plist has values that cannot be written")
    }
  }
}
