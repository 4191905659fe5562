/// The schemes of a specification: its own, and those of its targets.
struct SpecificationSchemes {
  private let targets: [SpecificationTarget]
  private let configurations: [SpecificationSettings.Configuration]

  init(_ targets: [SpecificationTarget], _ configurations: [SpecificationSettings.Configuration]) {
    self.targets = targets
    self.configurations = configurations
  }

  /// Returns the schemes of a specification by name.
  func schemes(of specification: SpecificationValue) -> [String: Scheme] {
    var result: [String: Scheme] = [:]
    for target in targets {
      guard let scheme = target.value["scheme"], scheme.table != nil else { continue }
      let variants = scheme["configVariants"]?.texts ?? []
      if variants.isEmpty {
        result[target.name] = Scheme(
          target: target.name, configuration: debugging("")?.name, arguments: arguments(of: scheme),
          environment: environment(of: scheme))
        result[target.name]?.tests = tests(scheme["testTargets"])
      }
      for variant in variants {
        result["\(target.name) \(variant)"] = Scheme(
          target: target.name, configuration: debugging(variant)?.name, arguments: arguments(of: scheme),
          environment: environment(of: scheme))
        result["\(target.name) \(variant)"]?.tests = tests(scheme["testTargets"])
      }
    }
    for (name, scheme) in specification["schemes"]?.table ?? [:] {
      let run = scheme["run"]
      result[name] = Scheme(
        target: run?["executable"]?.text ?? runnable(of: scheme),
        configuration: run?["config"]?.text ?? debugging("")?.name,
        arguments: run.map(arguments) ?? [], environment: run.map(environment) ?? [:])
      result[name]?.tests = tests(scheme["test"]?["targets"])
    }
    return result
  }

  /// Returns the configuration for debugging of a variant, whose name is what remains of the configuration's without `debug`. Without a
  /// variant, that is `Debug`, or else the first one.
  private func debugging(_ variant: String) -> SpecificationSettings.Configuration? {
    let all = configurations.filter { $0.isDebug == true }
    guard !variant.isEmpty else { return all.first { $0.name == "Debug" } ?? all.first }
    return all.first {
      $0.name.lowercased().replacing("debug", with: "").trimmingCharacters(in: ["-", " ", "_", "(", ")"])
        == variant.lowercased()
    }
  }

  /// Returns the target that a scheme runs: the first application that it builds to run, or else the first target.
  private func runnable(of scheme: SpecificationValue) -> String? {
    let built = scheme["build"]?["targets"]?.table ?? [:]
    let isRun = built.mapValues { kinds in
      !Set(kinds.texts).isDisjoint(with: ["all", "run", "running"])
    }
    let named = targets.filter { isRun[$0.name] == true } + targets.filter { isRun[$0.name] == false }
    return (named.first { $0.kind == "application" } ?? named.first)?.name
  }

  /// Returns the targets that a scheme tests: names, or tables with names, of which those of packages are left out.
  private func tests(_ targets: SpecificationValue?) -> [String] {
    (targets?.list ?? []).compactMap { target in
      guard let name = target.text ?? target["name"]?.text, !name.contains("/") else { return nil }
      return target["skipped"]?.boolean == true ? nil : name
    }
  }

  private func arguments(of action: SpecificationValue) -> [String] {
    (action["commandLineArguments"]?.table ?? [:]).sorted { $0.key < $1.key }
      .filter { $0.value.boolean != false }.flatMap { Scheme.words($0.key) }
  }

  private func environment(of action: SpecificationValue) -> [String: String] {
    let variables = action["environmentVariables"]
    if let table = variables?.table { return table.compactMapValues(\.text) }
    var result: [String: String] = [:]
    for variable in variables?.list ?? [] where variable["isEnabled"]?.boolean != false {
      if let name = variable["variable"]?.text { result[name] = variable["value"]?.text ?? "" }
    }
    return result
  }
}
