import Foundation
import ProjectReader
import TinamouCLI

/// A copy of a package in the cache with adapted sources.
@MainActor
struct PackageMirror {
  let folder: String
  let console: Console
  private let kit: BuildKit
  private let adapter: AdapterProcess
  private let mirror: String

  private let isStrict: Bool

  init(_ folder: String, isStrict: Bool, console: Console) throws {
    self.folder = folder
    self.isStrict = isStrict
    self.console = console
    kit = try BuildKit.locate()
    adapter = try AdapterProcess(console: console)
    let name = ProjectStrings.identifier((folder as NSString).lastPathComponent)
    mirror = try Cache.folder("tests/\(name)-\(fingerprint([folder, kit.library]))")
  }

  func test(_ options: [String]) throws -> ExitStatus {
    try fill()
    guard let swift = ChildProcess.path(of: "swift") else {
      throw BuildError("swift is not on the path", status: .internalError)
    }
    var arguments = [
      "--package-path", mirror + "/package", "--scratch-path", mirror + "/build", "--disable-sandbox",
    ]
    var compiler = ["-I", kit.modulesDirectory] + kit.clangArguments
    // What packages of Swift 6 count on, with the checks of Swift 5.
    compiler += ["-swift-version", "5", "-suppress-warnings"]
    for feature in ["IsolatedDefaultValues", "GlobalActorIsolatedTypesUsability"] {
      compiler += ["-enable-upcoming-feature", feature]
    }
    arguments += compiler.flatMap { ["-Xswiftc", $0] }
    let directory = (kit.library as NSString).deletingLastPathComponent
    let linker = [kit.library, "-rpath", directory, "--export-dynamic"] + kit.linkArguments
    arguments += linker.flatMap { ["-Xlinker", $0] }
    try buildTests(swift, arguments + ["-Xswiftc", "-diagnostic-style", "-Xswiftc", "llvm"])
    try placeResources()
    let result = try ChildProcess.run(
      swift, ["test"] + arguments + options, in: mirror + "/package", seconds: 1800)
    try console.write(Data(shown(String(decoding: result.output, as: UTF8.self)).utf8))
    console.message(shown(result.errors))
    if result.isLate { throw BuildError("the tests took more than half an hour and were ended") }
    return result.status == 0 && !result.isCrash ? .success : .findings
  }

  /// Tinamou's own resources, beside the tests as modules look for them.
  private func placeResources() throws {
    // `debug` is a link that SwiftPM makes, within the folder.
    let debug = URL(fileURLWithPath: mirror + "/build/debug").resolvingSymlinksInPath().path
    guard ContainedFolder.kind(debug) == S_IFDIR else { return }
    for path in kit.resources {
      let target = "\(debug)/\((path as NSString).lastPathComponent)"
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: target)) == path { continue }
      try Cache.contained().link(path, at: target)
    }
  }

  /// Builds, and leaves out what the compiler rejects until it does. Of tests whole bodies go: nothing is left that could
  /// pass.
  private func buildTests(_ swift: String, _ arguments: [String]) throws {
    let prefix = mirror + "/package/"
    var counts: [String: Int] = [:]
    for _ in 0..<14 {
      let result = try ChildProcess.run(
        swift, ["build", "--build-tests"] + arguments, in: mirror + "/package", seconds: 1800)
      if result.status == 0 || result.isLate || isStrict { return }
      let text = String(decoding: result.output, as: UTF8.self) + result.errors
      // Adapted files name the user's ones to the compiler.
      let errors = Diagnostic.errors(in: text).map { error in
        guard error.path.hasPrefix(folder + "/") else { return error }
        return error.moved(to: prefix + error.path.dropFirst(folder.count + 1))
      }.filter { $0.path.hasPrefix(prefix) }
      let byFile = Dictionary(grouping: errors, by: \.path)
      var trims: [AdapterProcess.Trim] = []
      for path in byFile.keys.sorted() where !path.hasSuffix("/Package.swift") {
        counts[path, default: 0] += 1
        // The compiler names files by their real paths; those of the mirror are regular files.
        guard ContainedFolder.kind(path) == S_IFREG,
          let text = try? String(contentsOfFile: path, encoding: .utf8)
        else { continue }
        let complaints = (byFile[path] ?? []).map {
          AdapterProcess.Complaint(line: $0.line, column: $0.column, message: $0.message)
        }
        let isTest = path.dropFirst(prefix.count).contains("Tests/")
        trims.append(
          AdapterProcess.Trim(
            path: path, text: text, complaints: complaints, isCoarse: isTest || counts[path, default: 0] > 5))
      }
      // What cannot be left out is shown by the build that follows.
      guard !trims.isEmpty else { return }
      var isChanged = false
      for trimmed in try adapter.trim(trims) {
        for finding in trimmed.findings {
          console.warning("\(shown(trimmed.path)):\(finding.line): left out: \(finding.message)")
        }
        isChanged = try Cache.write(trimmed.text, to: trimmed.path) || isChanged
      }
      guard isChanged else { return }
    }
  }

  /// Messages name the user's files.
  private func shown(_ text: String) -> String {
    text.replacingOccurrences(of: mirror + "/package/", with: folder + "/")
  }

  /// Adapts Swift files, a folder of sources or tests together, and copies everything else.
  private func fill() throws {
    let files = try MirrorFiles(of: folder)
    for note in files.notes { console.warning(note) }
    let own = modules(files.groups)
    var number = 0
    // Sources come before tests, which may override what those declare.
    var overridable: [AdapterProcess.ExtensionMethod] = []
    try files.fill(mirror + "/package", of: try Cache.contained(), list: mirror + "/files.json") { sources in
      var options = AdapterProcess.Options(
        modules: [], flags: ["DEBUG", "SWIFT_PACKAGE"], firstNumber: number, isApplication: false)
      options.modules = kit.modules.union(own).sorted()
      options.overridable = overridable
      options.ownModules = own.sorted()
      options.namesSources = true
      number += sources.count
      let answer = try adapter.adapt(sources, options: options)
      for finding in answer.unreadable { console.warning("\(finding.path): \(finding.message)") }
      overridable += answer.module?.overridable ?? []
      for finding in (answer.module?.files ?? []).flatMap(\.findings) {
        console.warning("\(finding.path):\(finding.line): \(finding.message)")
      }
      return (answer.module?.files ?? []).map { ($0.path, $0.text) }
    }
  }

  /// Names that the package's own modules may have.
  private func modules(_ groups: [String: [String]]) -> Set<String> {
    var names = Set(groups.keys.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
    let manifest = ProjectFiles.text(folder + "/Package.swift") ?? ""
    for part in manifest.components(separatedBy: "name:").dropFirst() {
      let words = part.split(separator: "\"", omittingEmptySubsequences: false)
      if words.count > 1 { names.insert(String(words[1])) }
    }
    return names
  }
}
