import Foundation
import ProjectReader
import TinamouCLI

/// Linking the executable, and placing the resources beside it.
extension ProjectBuild {
  /// Links the objects of modules, unless they are those of the last time.
  ///
  /// - Returns: the path of the executable.
  func link(
    _ modules: [ModuleResult], by linker: LinkerCommand, _ environment: BuildEnvironment
  ) throws -> String {
    // Beside the folder of resources, so that no resource can replace it.
    let executable = "\(folder)/linked"
    let record = "\(folder)/linked.json"
    let objects = modules.flatMap(\.linked) + environment.standIns.objects
    // Dates are compared for equality: a clock may be set back.
    let stamp = fingerprint([kit.stamp, FileStates.stamp(of: objects + [kit.library])])
    if BuiltFiles.areIntact([executable], stamp: stamp, in: record) { return executable }
    let place = try environment.makeFolder("\(folder)/link")
    let part = "\(place)/linked-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? Cache.remove(part) }
    let linked = try objects.enumerated().map { index, path in
      // Objects that cannot be read are told below.
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
        let changed = ObjectFile.withRootClassOfActors(data)
      else { return path }
      let copy = "\(place)/actors-\(index).o"
      try Cache.contained().write(changed, to: copy)
      return copy
    }
    guard let list = ProjectStrings.responseFile(linked) else {
      throw BuildError("\(folder): a path with a line break cannot be linked", status: .internalError)
    }
    try Cache.write(list, to: "\(folder)/objects")
    let arguments = linker.arguments(
      objects: "@\(folder)/objects", libraries: try libraries(of: modules, environment.standIns), output: part
    )
    let result = try Confinement.run(
      try environment.tool(linker.program, arguments, in: folder, seconds: 300))
    guard result.status == 0, !result.isCrash, BuiltFiles.isWhole(part) else {
      let reason = result.isLate ? "it took more than 300 seconds" : result.excess.map { "the linker \($0)" }
      throw BuildError("the application cannot be linked:\n\(reason ?? result.errors)")
    }
    try Cache.move(part, to: executable)
    try BuiltFiles.record([executable], stamp: stamp, to: record)
    return executable
  }

  /// Returns the names of the libraries that the objects of modules ask for. Other requests to the linker are
  /// not passed on: they would be its options.
  private func libraries(of modules: [ModuleResult], _ standIns: StandIns) throws -> [String] {
    var libraries = LinkedLibraries()
    for module in modules {
      let known = libraries.refused.count
      for object in module.linked {
        do throws(ObjectFile.Damaged) {
          guard let data = try? Data(contentsOf: URL(fileURLWithPath: object), options: .mappedIfSafe) else {
            throw ObjectFile.Damaged(reason: "cannot be read")
          }
          libraries.add(try ObjectFile.autolinkEntries(data))
        } catch {
          throw BuildError("\(module.name): an object of it \(error.reason)", status: .internalError)
        }
      }
      if let entry = libraries.refused.dropFirst(known).first {
        // The compiler would not compile it again after a change of a map of modules.
        let places = ModulePlaces(project: folder, module: module.name, root: project.root)
        try Cache.remove(places.build)
        try Cache.remove(places.record)
        throw BuildError(
          "\(module.name) asks the linker for \"\(ProjectStrings.shown(entry))\": only libraries, by their names, are linked"
        )
      }
    }
    for object in standIns.objects {
      if let data = FileManager.default.contents(atPath: object) {
        libraries.add((try? ObjectFile.autolinkEntries(data)) ?? [])
      }
    }
    return libraries.names + (modules.contains(where: \.clang.hasCPlusPlus) ? ["stdc++"] : [])
  }

  // MARK: Resources

  /// Creates the folder with the executable and the contents of the bundle.
  ///
  /// - Returns: the path of the executable in it.
  func placeResources(_ modules: [AppProject.Module], linked: String) throws -> String {
    let name = ProjectStrings.identifier(project.name)
    let plan = project.scope.reading {
      ResourcePlan(modules: modules, own: kit.resources, executable: name)
    }
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
