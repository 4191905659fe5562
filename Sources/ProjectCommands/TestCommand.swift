import ArgumentParser
import Foundation
import ProjectReader
import TinamouCLI

struct TestCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Adapts a package in the cache and runs its tests there.",
    discussion: """
      The package's sources and tests are mirrored in the cache, adapted, built against Tinamou's modules and tested by \
      `swift test`; messages name the package's own files. What follows -- goes to `swift test`.
      """)

  @Argument(help: ArgumentHelp("The package's folder, or its Package.swift.", valueName: "package"))
  var package = "."

  @Argument(parsing: .postTerminator, help: ArgumentHelp("Options of `swift test`.", valueName: "option"))
  var options: [String] = []

  func execute(in context: Context) throws -> ExitStatus {
    var folder = URL(fileURLWithPath: package).standardizedFileURL.path
    if folder.hasSuffix("/Package.swift") { folder = (folder as NSString).deletingLastPathComponent }
    guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
      throw BuildError("\(folder): there is no Package.swift", status: .usage)
    }
    return try PackageMirror(folder, console: context.console).test(options)
  }
}

/// A copy of a package in the cache with adapted sources.
@MainActor
struct PackageMirror {
  let folder: String
  let console: Console
  private let kit: BuildKit
  private let adapter: AdapterProcess
  private let mirror: String

  init(_ folder: String, console: Console) throws {
    self.folder = folder
    self.console = console
    kit = try BuildKit.locate()
    adapter = try AdapterProcess(console: console)
    let name = BuildSettings.identifier((folder as NSString).lastPathComponent)
    mirror = try Cache.folder("packages/\(name)-\(fingerprint([folder, kit.library]))")
  }

  func test(_ options: [String]) throws -> ExitStatus {
    try fill()
    guard let swift = ChildProcess.path(of: "swift") else {
      throw BuildError("swift is not on the path", status: .internalError)
    }
    var arguments = [
      "test", "--package-path", mirror + "/package", "--scratch-path", mirror + "/build", "--disable-sandbox",
    ]
    var compiler = ["-I", kit.modulesDirectory] + kit.clangArguments
    compiler += ["-swift-version", "5", "-suppress-warnings"]
    arguments += compiler.flatMap { ["-Xswiftc", $0] }
    let directory = (kit.library as NSString).deletingLastPathComponent
    let linker = [kit.library, "-rpath", directory, "--export-dynamic"] + kit.linkArguments
    arguments += linker.flatMap { ["-Xlinker", $0] }
    let result = try ChildProcess.run(swift, arguments + options, in: mirror + "/package", seconds: 1800)
    try console.write(Data(shown(String(decoding: result.output, as: UTF8.self)).utf8))
    console.message(shown(result.errors))
    if result.isLate { throw BuildError("the tests took more than half an hour and were ended") }
    return result.status == 0 && !result.isCrash ? .success : .findings
  }

  /// Messages name the user's files.
  private func shown(_ text: String) -> String {
    text.replacingOccurrences(of: mirror + "/package/", with: folder + "/")
  }

  /// Adapts Swift files, a folder of sources or tests together, and links everything else.
  private func fill() throws {
    let manager = FileManager.default
    var groups: [String: [String]] = [:]
    var kept: Set<String> = []
    var pending = [""]
    while let part = pending.popLast() {
      let path = part.isEmpty ? folder : folder + "/" + part
      for name in try manager.contentsOfDirectory(atPath: path).sorted() where !name.hasPrefix(".") {
        let relative = part.isEmpty ? name : part + "/" + name
        if ["build", "node_modules", "Pods"].contains(name) || name.hasSuffix(".xcodeproj") { continue }
        let full = folder + "/" + relative
        let type = (try? manager.attributesOfItem(atPath: full))?[.type] as? FileAttributeType
        if type == .typeDirectory {
          if name.contains("."), !name.hasSuffix(".lproj") {
            try link(relative, &kept)
          } else {
            pending.append(relative)
          }
        } else if name.hasSuffix(".swift"), !name.hasPrefix("Package") {
          // Sources/Name and Tests/Name are modules; packages with other folders are one.
          let parts = relative.split(separator: "/").map(String.init)
          let isModule = parts.count > 2 && ["Sources", "Source", "Tests"].contains(parts[0])
          groups[isModule ? parts[0] + "/" + parts[1] : parts.count > 1 ? parts[0] : "", default: []].append(
            full)
        } else if name.hasPrefix("Package") {
          let text = (try? String(contentsOfFile: full, encoding: .utf8)) ?? ""
          kept.insert(relative)
          try Cache.write(text, to: mirror + "/package/" + relative)
        } else {
          try link(relative, &kept)
        }
      }
    }
    var number = 0
    for group in groups.keys.sorted() {
      let files = groups[group] ?? []
      var options = AdapterProcess.Options(
        modules: [], flags: ["DEBUG", "SWIFT_PACKAGE"], firstNumber: number, isApplication: false)
      options.modules = kit.modules.union(modules(groups)).sorted()
      number += files.count
      let answer = try adapter.adapt(files, options: options)
      for file in answer.module?.files ?? [] {
        let relative = String(file.path.dropFirst(folder.count + 1))
        kept.insert(relative)
        try Cache.write(file.text, to: mirror + "/package/" + relative)
        for finding in file.findings {
          console.warning("\(finding.path):\(finding.line): \(finding.message)")
        }
      }
    }
    // Files that are gone from the package go here too.
    let list = mirror + "/files"
    let before =
      (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    for relative in before where !kept.contains(relative) {
      try? manager.removeItem(atPath: mirror + "/package/" + relative)
    }
    try Cache.write(kept.sorted().joined(separator: "\n"), to: list)
  }

  /// Names that the package's own modules may have.
  private func modules(_ groups: [String: [String]]) -> Set<String> {
    var names = Set(groups.keys.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
    let manifest = (try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)) ?? ""
    for part in manifest.components(separatedBy: "name:").dropFirst() {
      let words = part.split(separator: "\"", omittingEmptySubsequences: false)
      if words.count > 1 { names.insert(String(words[1])) }
    }
    return names
  }

  private func link(_ relative: String, _ kept: inout Set<String>) throws {
    let target = mirror + "/package/" + relative
    kept.insert(relative)
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: target)) == folder + "/" + relative { return }
    try? manager.removeItem(atPath: target)
    try manager.createDirectory(
      atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: target, withDestinationPath: folder + "/" + relative)
  }
}
