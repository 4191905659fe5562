import Foundation
import ProjectReader

/// Types that are not on this machine, in whose place inert ones stand where code may be left out.
extension ModuleJob {
  /// The number of the last compilation in which types may be missing for the first time.
  private static let absentRounds = 6

  /// The path of the source with the inert types.
  private var pathOfAbsentTypes: String { places.made("TinamouAbsentTypes.swift") }

  /// Declares inert types in the place of those that are not found.
  ///
  /// - Returns: the errors that are none of a missing type; `nil` if no type is declared.
  mutating func standIn(for errors: [Diagnostic], in compilation: inout Compilation) throws -> [Diagnostic]? {
    let known = compilation.state.absentTypes ?? [:]
    let wrong = errors.filter { $0.path == pathOfAbsentTypes }
    guard compilation.round <= Self.absentRounds || !wrong.isEmpty else { return nil }
    if !wrong.isEmpty {
      // An inert type that is rejected itself is not declared again.
      let lines = (try? String(contentsOfFile: pathOfAbsentTypes, encoding: .utf8))?.split(
        separator: "\n", omittingEmptySubsequences: false)
      let words = wrong.flatMap { error -> [String] in
        guard let lines, lines.indices.contains(error.line - 1) else { return [] }
        return ErrorSorter.words(String(lines[error.line - 1]))
      }
      let rejected = known.keys.filter(words.contains)
      compilation.refusedTypes.formUnion(rejected.isEmpty ? Array(known.keys) : rejected)
    }
    let found = errors.filter { $0.path != pathOfAbsentTypes && Self.missingType($0) != nil }
    var names = Set(found.compactMap(Self.missingType)).subtracting(compilation.refusedTypes)
    // A declaration that is there and is not seen has another fault. Of Apple's types each use is told as missing here.
    names.subtract(DeclaredNames.of(names, in: module.sources))
    names = names.filter { !AppleNames.known.isType($0) }
    guard !names.isEmpty || !wrong.isEmpty else { return nil }
    let texts = module.sources.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let types = AbsentTypes(names.union(known.keys).subtracting(compilation.refusedTypes), in: texts)
    let isUsedAsType = Set(found.filter { $0.message.contains("type '") }.compactMap(Self.missingType))
    names = names.filter { name in
      types.uses[name].map { !$0.isFunction && (isUsedAsType.contains(name) || !$0.initializers.isEmpty) }
        ?? false
    }
    guard !names.isEmpty || !wrong.isEmpty else { return nil }
    let missing = found.filter { Self.missingType($0).map(names.contains) ?? false }
    noteAbsent(missing, in: &compilation)
    for name in compilation.refusedTypes { compilation.state.absentTypes?[name] = nil }
    try declareAbsentTypes(of: &compilation)
    return errors.filter { error in
      error.path != pathOfAbsentTypes && !(Self.missingType(error).map(names.contains) ?? false)
    }
  }

  /// The name of a type that an error says is not found, also where an object is made of it.
  private static func missingType(_ error: Diagnostic) -> String? {
    for start in ["cannot find type '", "cannot find '"] where error.message.hasPrefix(start) {
      let name = error.message.dropFirst(start.count).prefix { $0 != "'" }
      return name.first?.isUppercase == true && ProjectStrings.isIdentifier(String(name)) ? String(name) : nil
    }
    return nil
  }

  /// Notes types for which others stand in, each at its first place in each file.
  private mutating func noteAbsent(_ errors: [Diagnostic], in compilation: inout Compilation) {
    note(errors, in: &compilation)
    var seen: Set<[String]> = []
    for error in errors {
      guard let original = originals[error.path], let name = Self.missingType(error) else { continue }
      let place = "\((original as NSString).lastPathComponent):\(error.line)"
      if compilation.state.absentTypes?[name] == nil {
        compilation.state.absentTypes = compilation.state.absentTypes ?? [:]
        compilation.state.absentTypes?[name] = "\(place): \(name) is not here and does nothing"
      }
      guard seen.insert([original, name]).inserted else { continue }
      let uses = errors.count { $0.path == error.path && Self.missingType($0) == name }
      let finding = AdapterProcess.Finding(
        path: original, line: error.line,
        message: "\(name) is not here: \(uses == 1 ? "its use does" : "its \(uses) uses do") nothing")
      note([finding], of: original, state: &compilation.state)
    }
  }

  /// Writes the source with the inert types, and compiles it with the others.
  private mutating func declareAbsentTypes(of compilation: inout Compilation) throws {
    guard let path = try writeAbsentTypes(compilation.state) else { return }
    var adapted = compilation.adapted
    guard !adapted.paths.contains(path) else { return }
    // The entry of an executable remains the last.
    adapted.paths.insert(path, at: adapted.paths.count - (module.isMain ? 1 : 0))
    var next = try begin(adapted)
    (next.state, next.counts, next.round) = (compilation.state, compilation.counts, compilation.round)
    (next.refusedTypes, next.begin) = (compilation.refusedTypes, compilation.begin)
    next.besideMissingTypes = compilation.besideMissingTypes
    compilation = next
  }

  /// Writes the source with the inert types of a state, without those that the module has got since.
  ///
  /// - Returns: its path; `nil` if there are none.
  func writeAbsentTypes(_ state: BuildState) throws -> String? {
    guard var reasons = state.absentTypes else { return nil }
    for name in DeclaredNames.of(Set(reasons.keys), in: places.sources(of: module)) { reasons[name] = nil }
    guard !reasons.isEmpty else { return nil }
    let texts = module.sources.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let source = AbsentTypes(Set(reasons.keys), in: texts).source(reasons: reasons)
    try Cache.write(source, to: pathOfAbsentTypes)
    return pathOfAbsentTypes
  }
}
