import Foundation
import ProjectReader
import AccessorFixtures
import TestSupport
import Testing

@testable import ProjectCommands

/// Sources of accessors that are generated in place of SwiftGen and R.swift are compiled, with code that uses them.
@Suite struct AccessorSourcesTests {
  private func compile(_ files: [String: String], using uses: String, mode: [String]) throws {
    let directory = try TemporaryDirectory()
    try AccessorFixture.write(AccessorFixture.files.merging(files) { _, new in new }, to: directory.url)
    let project = try ProjectLoader.load(directory.path)
    let kit = try BuildKit.locate()
    for module in project.modules + [project.main] {
      var sources = module.sources
      for (name, text) in module.generatedSources {
        let path = "\(directory.path)/\(module.name)-\(name)"
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        sources.append(path)
      }
      if module.name == project.main.name {
        let path = directory.path + "/Uses.swift"
        try uses.write(toFile: path, atomically: false, encoding: .utf8)
        sources.append(path)
      }
      let result = try ChildProcess.run(
        kit.swiftc,
        [
          "-parse-as-library", "-emit-module", "-module-name", module.name, "-I", directory.path, "-I",
          kit.modulesDirectory, "-o", "\(directory.path)/\(module.name).swiftmodule",
        ] + (module.isLibrary ? ["-swift-version", "5"] : ["-swift-version"] + mode) + kit.clangArguments
          + sources.sorted(), in: directory.path, isCompiler: true)
      #expect(result.status == 0, "\(module.name)\n\(result.errors)")
    }
  }

  @Test(arguments: [["5"], ["6"], ["6", "-default-isolation", "MainActor"]])
  func sourcesOfAllTemplatesCompile(_ mode: [String]) throws {
    try compile(
      ["swiftgen.yml": AccessorFixture.configuration], using: AccessorFixture.usesOfSwiftGen, mode: mode)
  }

  @Test(arguments: ["5.4.0", "7.3.0"])
  func bothFormsOfRswiftCompile(_ version: String) throws {
    let script = "rswift generate \"$SRCROOT/Shop/R.generated.swift\""
    try compile(
      [
        "project.yml": AccessorFixture.specification
          + "\n    preBuildScripts: [{name: R, script: '\(script)'}]\n",
        "Podfile.lock": "PODS:\n  - R.swift (\(version)):\n", "Shop/Use.swift": "import Rswift\n",
      ], using: AccessorFixture.usesOfRswift, mode: ["5"])
  }
}
