/// The order of modules.
extension BuildPlan {
  /// Returns the modules, by their indices, that wait for each other. Throws an error that names those that need each other in
  /// a circle, or that are not there.
  func graph() throws -> JobGraph {
    var indices: [String: Int] = [:]
    for (index, module) in modules.enumerated() where indices.updateValue(index, forKey: module.name) != nil {
      throw BuildError("\(name): two modules are named \(module.name)")
    }
    func numbers(_ names: [String], of module: Module) throws -> [Int] {
      try names.map { other in
        guard let index = indices[other] else {
          throw BuildError("\(name): \(module.name) needs \(other), which is no module of the project")
        }
        return index
      }
    }
    let needs = try modules.map { try numbers($0.dependencies, of: $0) }
    let follows = try modules.map { try numbers($0.follows, of: $0) }
    do { return try JobGraph(needs: needs, follows: follows) } catch {
      let circle = error.jobs + error.jobs.prefix(1)
      throw BuildError(
        "\(name): modules need each other: \(circle.map { modules[$0].name }.joined(separator: ", "))")
    }
  }

  /// Returns the names of the modules that one is compiled against: those that it imports, and that these import. The
  /// executable's module is compiled against all.
  func compiledAgainst(_ module: Module) -> Set<String> {
    if module.isMain { return Set(modules.map(\.name)).subtracting([module.name]) }
    let dependencies = Dictionary(modules.map { ($0.name, $0.dependencies) }) { first, _ in first }
    var found: Set<String> = []
    var pending = module.dependencies
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending += dependencies[next] ?? [] }
    }
    return found
  }
}
