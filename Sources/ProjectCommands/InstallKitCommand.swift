import ArgumentParser
import Foundation
import ProjectReader
import SnapshotComparison
import TinamouCLI

/// Makes the part of an installation that projects are built with: `scripts/install` runs it from a build.
struct InstallKitCommand: ToolCommand {
  static let configuration = CommandConfiguration(commandName: "install-kit", shouldDisplay: false)

  @Argument(help: "The folder, lib/tinamou of the installation.") var folder: String

  @Option(help: "What stands in for other frameworks and is compiled now, by names; all by default.")
  var standIns: String?

  func execute(in context: Context) throws -> ExitStatus {
    guard BuildKit.installation == nil else {
      throw BuildError("an installation is made from a build, not from another installation", status: .usage)
    }
    let kit = try BuildKit.locate()
    let target = try ContainedFolder(URL(fileURLWithPath: folder).standardizedFileURL.path)
    let place = target.root
    // An installation that is not whole is none.
    try target.remove("\(place)/\(InstalledKit.record)")
    for name in ["Adapter", "Sources", "StandIns", "include", "modules", "stand-ins"] {
      try target.remove("\(place)/\(name)")
    }
    try target.copy(kit.library, to: "\(place)/\(BuildKit.libraryName)")
    for name in BuildKit.ownModules {
      try target.copy(
        "\(kit.modulesDirectory)/\(name).swiftmodule", to: "\(place)/modules/\(name).swiftmodule")
    }
    for name in BuildKit.clangModules {
      guard let map = BuildKit.moduleMap(of: name) else { continue }
      try copy((map as NSString).deletingLastPathComponent, to: "\(place)/include/\(name)", in: target)
    }
    try copy(StandIns.root, to: "\(place)/StandIns", in: target)
    for name in BuildKit.testModules {
      try copy("\(BuildKit.packageRoot)/Sources/\(name)", to: "\(place)/Sources/\(name)", in: target)
    }
    let adapter = try AdapterExecutable(console: context.console)
    try target.copy(adapter.path, to: "\(place)/Adapter/tinamou-adapter")
    chmod("\(place)/Adapter/tinamou-adapter", 0o755)
    let wanted = standIns.map { Set($0.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)) }
    let known = StandIns.known.filter { !StandIns.dependsOnSystem($0) && wanted?.contains($0) != false }
    let built = try StandIns(kit: kit, imported: known, console: context.console)
    for (name, files) in built.products where !StandIns.dependsOnSystem(name) {
      for file in files {
        try target.copy(file, to: "\(place)/stand-ins/\(name)/\((file as NSString).lastPathComponent)")
      }
    }
    let record = InstalledKit(
      version: SnapshotComparison.version, commit: SourceRevision.current,
      compiler: BuildKit.compiler(ofModule: "\(kit.modulesDirectory)/ApplicationHost.swiftmodule") ?? "",
      toolchain: kit.toolchain, package: try BuildKit.testLibraries().first?.packageName,
      stamp: fingerprint([kit.stamp, place]))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try target.write(try encoder.encode(record), to: "\(place)/\(InstalledKit.record)")
    try context.console.print(place)
    return .success
  }

  private func copy(_ source: String, to path: String, in target: ContainedFolder) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: source).sorted()
    where !name.hasPrefix(".") {
      if ContainedFolder.kind("\(source)/\(name)") == S_IFDIR {
        try copy("\(source)/\(name)", to: "\(path)/\(name)", in: target)
      } else {
        try target.copy("\(source)/\(name)", to: "\(path)/\(name)")
      }
    }
  }
}
