import Foundation
import ProjectReader
import TinamouCLI

/// A reader of the manifests of packages, by `swift package dump-package`.
///
/// A manifest is a program. It runs in a sandbox without a network that can write nothing and read the package and the
/// toolchain; what it declares is kept in the cache by the manifest's content. Without a sandbox no manifest is run: one line says
/// so, and their texts are looked through.
@MainActor
final class ManifestReader {
  private let options: ConfinementOptions
  private let console: Console
  private var known: [String: PackageManifest?] = [:]
  private lazy var confinement = try? Confinement(options, console: console)
  private var hasWarned = false

  /// Seconds that a manifest may take, to be compiled and run.
  private static let seconds = 60.0
  /// Bytes of what a manifest declares.
  private static let longest = 16 << 20

  init(_ options: ConfinementOptions, console: Console) {
    self.options = options
    self.console = console
  }

  /// Returns the declarations of the manifest in a folder; nil where it cannot be evaluated.
  func manifest(in folder: String) -> PackageManifest? {
    if let found = known[folder] { return found }
    let found = read(folder)
    known[folder] = .some(found)
    return found
  }

  /// The folder of a module `Darwin`, which manifests are compiled with, as on a Mac: some declare their products only where they can
  /// import it. `nil` if it cannot be compiled.
  private lazy var platform: String? = {
    guard let swiftc = ChildProcess.path(of: "swiftc"), let cache = try? Cache.contained() else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: swiftc).resolvingSymlinksInPath().path)
    let stamp = [attributes?[.size], attributes?[.modificationDate]].map { "\($0 ?? "")" }
    guard let folder = try? Cache.folder("manifests/platform-\(fingerprint([swiftc] + stamp))") else {
      return nil
    }
    let module = folder + "/Darwin.swiftmodule"
    if ContainedFolder.kind(module) == S_IFREG { return folder }
    let source = folder + "/Darwin.swift"
    guard (try? cache.write(Data("@_exported import Glibc\n".utf8), to: source)) != nil else { return nil }
    // Another process may make it at the same time.
    let made = "\(module).\(getpid())"
    let result = try? ChildProcess.run(
      swiftc, ["-emit-module", "-module-name", "Darwin", source, "-o", made], in: folder,
      seconds: Self.seconds, isCompiler: true)
    guard let result, result.status == 0, !result.isCrash, rename(made, module) == 0 else {
      return nil
    }
    return folder
  }()

  /// Returns a manifest that imports Foundation whole where it imports a part of it, such as `Foundation.NSFileManager`, which exists
  /// on Apple's platforms only. Lines stay where they are.
  static func withoutSubmodules(_ text: String) -> String {
    text.replacing(/(?m)^([ \t]*import[ \t]+Foundation)\.\w+[ \t]*$/) { "\($0.output.1)" }
  }

  /// Returns why a manifest could not be evaluated.
  private static func reason(of result: ChildProcess.Result) -> String {
    let lines = result.errors.split(whereSeparator: \.isNewline).map(String.init)
    // The compiler's own line before that of SwiftPM, which has the whole command.
    let line = lines.first { $0.contains(": error: ") } ?? lines.first { $0.contains("error: ") }
    let late = result.isLate ? "it takes more than \(Int(Self.seconds)) seconds" : nil
    return late ?? result.excess.map { "it \($0)" } ?? line ?? "SwiftPM says nothing of it"
  }

  /// Returns the manifests of a folder that are compiled as others, by their names, and adds those of all to texts: they import no parts of
  /// modules, and their conditions are those of a Mac.
  private static func adapted(in folder: String, _ texts: inout [String]) -> [String: String] {
    var adapted: [String: String] = [:]
    for name in ProjectFiles.names(in: folder)
    where name == "Package.swift" || name.hasPrefix("Package@swift") {
      let text = ProjectFiles.text(folder + "/" + name) ?? ""
      texts += [name, text]
      let whole = ManifestConditions.asOnMac(withoutSubmodules(text))
      if whole != text { adapted[name] = whole }
    }
    return adapted
  }

  private func read(_ folder: String) -> PackageManifest? {
    guard let confinement, confinement.tool != nil, let swift = ChildProcess.path(of: "swift"),
      let kit = try? BuildKit.toolchain(of: ChildProcess.path(of: "swiftc") ?? swift)
    else {
      if !hasWarned {
        console.warning(
          "manifests of packages are not evaluated, since there is no sandbox for them: what they compute is not known"
        )
      }
      hasWarned = true
      return nil
    }
    // Dumps of manifests that were evaluated as on Linux are not taken.
    var texts = [swift, folder, platform == nil ? "" : "macOS"]
    let adapted = Self.adapted(in: folder, &texts)
    guard let home = try? Cache.folder("manifests"), let cache = try? Cache.contained() else { return nil }
    let place = "\(home)/\(fingerprint(texts)).json"
    if ContainedFolder.kind(place) == S_IFREG,
      let data = ReadingScope.readingOwn({ ProjectFiles.data(place, limit: Self.longest) }),
      let manifest = PackageManifest(dump: data, folder: folder)
    {
      return manifest
    }
    var sandbox = confinement.sandbox()
    sandbox.readable.append(kit)
    sandbox.addProject(folder)
    for (name, text) in adapted {
      let file = "\(home)/\(fingerprint(texts + [name])).swift"
      guard (try? cache.write(Data(text.utf8), to: file)) != nil else { continue }
      sandbox.replaced["\(folder)/\(name)"] = file
    }
    var arguments = ["package", "--package-path", folder]
    if let platform {
      sandbox.readable.append(platform)
      arguments += ["-Xbuild-tools-swiftc", "-I", "-Xbuild-tools-swiftc", platform]
    }
    for (option, name) in [
      ("--scratch-path", "scratch"), ("--cache-path", "cache"), ("--config-path", "configuration"),
      ("--security-path", "security"),
    ] { arguments += [option, "\(Sandbox.home)/tmp/\(name)"] }
    var command = ChildProcess.Command(
      program: swift, arguments: arguments + ["dump-package"], directory: folder,
      environment: Sandbox.environment(of: ProcessInfo.processInfo.environment))
    command.limits = confinement.limits
    command.limits.seconds = Self.seconds
    command.limits.processorSeconds = Self.seconds
    command.limits.output = Self.longest
    guard let result = try? confinement.run(command, in: sandbox) else { return nil }
    guard result.status == 0, !result.isCrash, result.excess == nil, !result.isLate,
      let manifest = PackageManifest(dump: result.output, folder: folder)
    else {
      let reason = Self.reason(of: result)
      console.warning(
        "\(ProjectStrings.shown(folder))/Package.swift: cannot be evaluated, its text is looked through: "
          + ProjectStrings.shown(reason))
      return nil
    }
    _ = try? cache.write(result.output, to: place)
    return manifest
  }
}
