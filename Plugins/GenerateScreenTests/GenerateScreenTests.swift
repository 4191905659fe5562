import Foundation
import PackagePlugin

/// Adds a suite to a test target, with a snapshot test for each screen of the modules that it depends on.
@main struct GenerateScreenTests: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? SourceModuleTarget, target.kind == .test else {
      Diagnostics.error("GenerateScreenTests is for test targets, and \(target.name) is none")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "ScreenSnapshotTests.swift")
    var arguments = [path(output), path(context.package.directoryURL)]
    var inputs: [URL] = []
    for module in modules(of: target) {
      let kind = module.kind == .executable ? "executable" : "library"
      arguments.append("\(kind):\(module.moduleName)=\(path(module.directoryURL))")
      inputs += module.sourceFiles.map(\.url)
    }
    return [
      .buildCommand(
        displayName: "Writing the tests of the screens",
        executable: try context.tool(named: "screen-tests").url,
        arguments: arguments, inputFiles: inputs, outputFiles: [output])
    ]
  }

  /// Returns the path of a file or folder, without a slash at its end.
  private func path(_ url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Returns the modules of the package that a target depends on, directly or not.
  private func modules(of target: any Target) -> [SourceModuleTarget] {
    var result: [SourceModuleTarget] = []
    var seen: Set<String> = []
    func visit(_ target: any Target) {
      for case .target(let dependency) in target.dependencies where seen.insert(dependency.name).inserted {
        visit(dependency)
        if let module = dependency as? SwiftSourceModuleTarget, [.generic, .executable].contains(module.kind)
        {
          result.append(module)
        }
      }
    }
    visit(target)
    return result
  }
}
