/// The results of other modules that one is built with. It sees those alone that the plan has end before it begins.
struct ModuleInputs: Sendable {
  /// The names of the modules before it, without those that it waits for and that were not built.
  let known: Set<String>
  /// The modules that end before it begins and were built, in the order of the plan.
  let visible: [ModuleResult]
  /// Those of them that it is compiled against.
  let compiledAgainst: [ModuleResult]

  /// - Parameters:
  ///   - ended: the modules that end before it begins.
  ///   - results: the results of those of them that were built, by their indices.
  init(of index: Int, in plan: BuildPlan, after ended: [Int], results: [Int: ModuleResult]) {
    let missing = Set(ended.filter { results[$0] == nil })
    known = Set(
      plan.modules.indices.prefix(index).filter { !missing.contains($0) }.map { plan.modules[$0].name })
    visible = ended.compactMap { results[$0] }
    let needed = plan.compiledAgainst(plan.modules[index])
    compiledAgainst = visible.filter { needed.contains($0.name) }
  }

  /// Methods that classes have by extensions and that may be overridden.
  var overridable: Set<AdapterProcess.ExtensionMethod> { Set(compiledAgainst.flatMap(\.overridable)) }

  /// The protocols of Objective-C's that they declare.
  var protocols: [String] { compiledAgainst.compactMap(\.protocols) }

  /// Arguments of the compilers for headers of others.
  var importing: [String] { visible.flatMap(\.clang.importing) }

  /// The declarations that are for versions of iOS newer than the deployment targets.
  var newerDeclarations: [String: String] {
    compiledAgainst.compactMap(\.newerDeclarations).reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  /// Texts that stand for the interfaces of the modules that it is compiled against.
  var interfaces: [String] { compiledAgainst.map { $0.name + $0.interface } }
}
