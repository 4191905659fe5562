import Foundation

/// The test targets of projects that a scheme tests.
struct TestedTargets {
  let projects: [XcodeProject]
  /// The workspace or project whose shared schemes count, before those of the projects.
  let container: String

  /// Returns the names of the test targets.
  func names(scheme name: String) throws -> Set<String> {
    var schemes: [String: Scheme] = [:]
    for project in projects { schemes.merge(project.schemes) { first, _ in first } }
    for container in [container] + projects.map({ "\($0.directory)/\($0.name).xcodeproj" }) {
      schemes.merge(Scheme.shared(in: container)) { first, _ in first }
    }
    if let scheme = schemes[name] {
      let names = Set(scheme.tests + scheme.testPlans.flatMap(targets))
      guard !names.isEmpty else {
        throw ProjectError("\(container): the scheme \"\(name)\" tests nothing")
      }
      return names
    }
    // Xcode makes a scheme for each target without one, which tests what belongs to the target.
    guard let target = projects.flatMap(\.targets).first(where: { $0.name == name }) else {
      let known = Set(schemes.keys).union(projects.flatMap { $0.targets.map(\.name) }).sorted()
      throw ProjectError(
        "\(container): there is no scheme \"\(name)\"; there are: \(known.joined(separator: ", "))")
    }
    let names: Set<String> =
      target.isTest ? [name] : Set(projects.flatMap { tests(of: target, in: $0) })
    guard !names.isEmpty else {
      throw ProjectError("\(container): no target of tests depends on \"\(name)\"")
    }
    return names
  }

  private func tests(of target: XcodeProject.Target, in project: XcodeProject) -> [String] {
    project.targets.filter { test in
      test.isUnitTest
        && (project.dependencies(of: test).contains { $0.name == target.name }
          || project.settings(of: test)["TEST_TARGET_NAME"] == target.name)
    }.map(\.name)
  }

  /// Returns the enabled targets of a test plan, which a scheme names by a path that begins at its project or workspace.
  private func targets(ofPlan reference: String) -> [String] {
    guard let path = reference.split(separator: ":", maxSplits: 1).last.map(String.init) else { return [] }
    let folders = [(container as NSString).deletingLastPathComponent] + projects.map(\.directory)
    for folder in folders {
      guard let data = ProjectFiles.data("\(folder)/\(path)"),
        let plan = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
      else { continue }
      let targets = plan["testTargets"] as? [[String: Any]] ?? []
      return targets.filter { $0["enabled"] as? Bool != false }
        .compactMap { ($0["target"] as? [String: Any])?["name"] as? String }
    }
    return []
  }
}
