import ArgumentParser
import Foundation
import ProjectReader
import SnapshotComparison
import TinamouCLI

/// The description of an installation: `lib/tinamou/kit.json`, written when all else is there.
struct InstalledKit: Codable {
  static let record = "kit.json"

  var version: String
  /// The commit of the sources.
  var commit: String?
  /// The compiler that made the modules, which no other version can read.
  var compiler: String
  /// The folder of its toolchain, where it was.
  var toolchain: String
  /// A fingerprint of the modules.
  var stamp: String

  static func read(from folder: String) throws -> InstalledKit {
    let path = "\(folder)/\(record)"
    guard let data = FileManager.default.contents(atPath: path),
      let kit = try? JSONDecoder().decode(Self.self, from: data)
    else { throw BuildError("\(path): is damaged; install Tinamou again", status: .internalError) }
    return kit
  }
}

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
    for name in ["Adapter", "StandIns", "include", "modules", "stand-ins"] {
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
      toolchain: kit.toolchain, stamp: fingerprint([kit.stamp, place]))
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

/// The commit of the sources that this tool is from.
enum SourceRevision {
  /// The commit, with a plus sign if the sources have changed since; nil where it is not known.
  static var current: String? {
    if let folder = BuildKit.installation { return (try? InstalledKit.read(from: folder))?.commit }
    guard let git = ChildProcess.path(of: "git"),
      FileManager.default.fileExists(atPath: BuildKit.packageRoot + "/.git")
    else { return nil }
    func answer(_ arguments: [String]) -> String? {
      guard let result = try? ChildProcess.run(git, ["-C", BuildKit.packageRoot] + arguments, seconds: 10),
        result.status == 0
      else { return nil }
      return String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    guard let commit = answer(["rev-parse", "--short=12", "HEAD"]) else { return nil }
    let changes = answer(["status", "--porcelain", "--untracked-files=no"]) ?? ""
    return commit + (changes.isEmpty ? "" : "+")
  }

  /// The output of `--version`: the version, the commit, and the Swift that projects are built with.
  static var description: String {
    var lines = ["tinamou \(SnapshotComparison.version)" + (current.map { " (\($0))" } ?? "")]
    let modules =
      BuildKit.installation.map { $0 + "/modules" } ?? BuildKit.executableFolder + "/Modules"
    if let compiler = BuildKit.compiler(ofModule: modules + "/ApplicationHost.swiftmodule") {
      lines.append("projects need \(compiler)")
    }
    return lines.joined(separator: "\n")
  }
}
