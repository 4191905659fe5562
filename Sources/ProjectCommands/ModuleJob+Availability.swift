import Foundation
import ProjectReader

/// Uses of API that is newer than a module's deployment target.
///
/// The compiler of this system ignores `@available` of iOS. With a deployment target, it writes an index of what the sources refer
/// to beside the objects, in which the adapter finds uses that `#available` and `@available` do not guard. A module without a target
/// is, as in Xcode, for the newest system, in which nothing is too new.
extension ModuleJob {
  /// The compiler's arguments for the index of the module.
  var indexing: [String] {
    guard module.deploymentTarget != nil else { return [] }
    return [
      "-index-store-path", index, "-index-ignore-system-modules", "-Xfrontend",
      "-index-ignore-clang-modules", "-Xfrontend", "-index-include-locals",
    ]
  }

  private var index: String { "\(places.build)/index" }

  /// The inputs of the check of the module other than its sources.
  var availabilityKey: String {
    module.deploymentTarget.map { "\($0) \(IntroducedAPI.known.stamp)" } ?? ""
  }

  /// Checks the module once it is compiled.
  ///
  /// Errors end the build, like those of the compiler. Where code may be left out, they are warnings in the user's own modules,
  /// since the code runs here.
  mutating func checkAvailability(of compilation: Compilation) throws {
    guard let target = module.deploymentTarget else { return }
    let request = availabilityRequest(of: compilation, target: target)
    guard let answer = try environment.adapter.availability(request) else {
      warn(
        "\(module.name): uses of API newer than iOS \(target) are not found, since the source adapter failed")
      return
    }
    newerDeclarations = answer.declared
    for record in answer.stale where ProjectStrings.isFileName(record) {
      try Cache.remove("\(request.store)/v5/records/\(record.suffix(2))/\(record)")
    }
    if !answer.memory.isEmpty, let memory = request.memory { try Cache.write(answer.memory, to: memory) }
    if let first = answer.unread.first {
      warn(
        "\(ProjectStrings.shown(first)): is not in the compiler's index, so that uses of API newer than iOS \(target) are not found in "
          + (answer.unread.count == 1 ? "it" : "it and in \(answer.unread.count - 1) further files"))
    }
    newerUses = answer.uses
    guard !answer.uses.isEmpty else { return }
    guard module.mayLeaveOut else { throw failure(answer.uses.map(\.problem), derived: 0) }
    warn(ofUses: answer.uses)
  }

  private func availabilityRequest(
    of compilation: Compilation, target: String
  ) -> AdapterProcess.Availability {
    let sources = Set(sources)
    let files = zip(compilation.adapted.paths, compilation.objects).compactMap { path, object in
      originals[path].flatMap { original in
        sources.contains(original)
          ? AdapterProcess.Availability.File(path: path, original: original, output: object) : nil
      }
    }
    let isChecked = !module.mayLeaveOut || !module.isLibrary
    var request = AdapterProcess.Availability(
      library: environment.kit.toolchain + "/lib/libIndexStore.so", store: index, files: files, target: target
    )
    request.introduced = isChecked ? IntroducedAPI.known.newer(than: target) : [:]
    request.older = IntroducedAPI.known.older
    request.groups = IntroducedAPI.groups
    request.findsUses = isChecked
    request.declared = inputs.newerDeclarations
    request.stamp = fingerprint([availabilityKey, environment.adapter.executable, "\(isChecked)"])
    request.memory = "\(places.build)/availability.json"
    return request
  }

  /// Warns of uses that do not end the build.
  mutating func warn(ofUses uses: [AdapterProcess.Availability.Use]) {
    for use in uses {
      warn("\(ProjectStrings.shown(use.path)):\(use.line):\(use.column): \(use.message)")
    }
  }
}

extension AdapterProcess.Availability.Use {
  fileprivate var problem: BuildProblem {
    BuildProblem(file: path, line: line, column: column, message: message)
  }
}
