import Foundation
import ProjectReader
import TinamouCLI

/// Uses of API that is newer than a module's deployment target.
///
/// The compiler of this system ignores `@available` of iOS. With a deployment target, it writes an index of what the sources refer
/// to beside the objects, in which the adapter finds uses that `#available` and `@available` do not guard. A module without a target
/// is, as in Xcode, for the newest system, in which nothing is too new.
extension ProjectBuild {
  /// Returns the compiler's arguments for the index of a module.
  static func indexing(_ module: AppProject.Module, in build: String) -> [String] {
    guard module.deploymentTarget != nil else { return [] }
    return [
      "-index-store-path", index(in: build), "-index-ignore-system-modules", "-Xfrontend",
      "-index-ignore-clang-modules", "-Xfrontend", "-index-include-locals",
    ]
  }

  private static func index(in build: String) -> String { "\(build)/index" }

  /// The inputs of the check of a module other than its sources.
  static func availabilityKey(of module: AppProject.Module) -> String {
    module.deploymentTarget.map { "\($0) \(IntroducedAPI.known.stamp)" } ?? ""
  }

  /// Checks a module that is compiled.
  ///
  /// Errors end the build, like those of the compiler. Where code may be left out, they are warnings in the user's own modules,
  /// since the code runs here.
  func checkAvailability(of compilation: Compilation) throws {
    let module = compilation.adapted.module
    guard let target = module.deploymentTarget else { return }
    let store = Self.index(in: compilation.folder)
    let files = zip(compilation.adapted.paths, compilation.objects).compactMap { path, object in
      originals[path].flatMap { original in
        module.sources.contains(original)
          ? AdapterProcess.Availability.File(path: path, original: original, output: object) : nil
      }
    }
    let isChecked = !tolerance.permitsLeavingOut(partsOf: module) || !module.isLibrary
    var request = AdapterProcess.Availability(
      library: kit.toolchain + "/lib/libIndexStore.so", store: store, files: files, target: target)
    request.introduced = isChecked ? IntroducedAPI.known.newer(than: target) : [:]
    request.older = IntroducedAPI.known.older
    request.groups = IntroducedAPI.groups
    request.findsUses = isChecked
    request.declared = newerDeclarations.values.reduce(into: [:]) { $0.merge($1) { $1 } }
    request.stamp = fingerprint([Self.availabilityKey(of: module), adapter.executable, "\(isChecked)"])
    let memory = "\(compilation.folder)/availability.json"
    request.memory = memory
    guard let answer = try adapter.availability(request) else {
      console.warning(
        "\(module.name): uses of API newer than iOS \(target) are not found, since the source adapter failed")
      return
    }
    newerDeclarations[module.name] = answer.declared
    for record in answer.stale where ProjectStrings.isFileName(record) {
      try Cache.remove("\(store)/v5/records/\(record.suffix(2))/\(record)")
    }
    if !answer.memory.isEmpty { try Cache.write(answer.memory, to: memory) }
    if let first = answer.unread.first {
      console.warning(
        "\(ProjectStrings.shown(first)): is not in the compiler's index, so that uses of API newer than iOS \(target) are not found in "
          + (answer.unread.count == 1 ? "it" : "it and in \(answer.unread.count - 1) further files"))
    }
    newerUses[module.name] = answer.uses
    guard !answer.uses.isEmpty else { return }
    guard tolerance.permitsLeavingOut(partsOf: module) else {
      throw failure(answer.uses.map(\.problem), derived: 0, of: module)
    }
    warn(ofUses: answer.uses)
  }

  /// Warns of uses that do not end the build.
  func warn(ofUses uses: [AdapterProcess.Availability.Use]) {
    for use in uses {
      console.warning("\(ProjectStrings.shown(use.path)):\(use.line):\(use.column): \(use.message)")
    }
  }
}

extension AdapterProcess.Availability.Use {
  fileprivate var problem: BuildProblem {
    BuildProblem(file: path, line: line, column: column, message: message)
  }
}
