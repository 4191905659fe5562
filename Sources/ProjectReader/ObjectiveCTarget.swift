import Foundation

/// A target of a package in Objective-C, as Swift is shown it: a module of what its headers declare.
///
/// SwiftPM compiles what a package's tests depend on. In place of the sources, which are not built here, the target gets one in Swift.
public struct ObjectiveCTarget: Sendable {
  /// The name of the source in Swift.
  public static let fileName = "TinamouObjectiveC.swift"
  /// The comment in a class whose superclass no header here declares.
  public static let unknownSuperclass = "// The superclass is not here: "
  /// The name of the source with the modules that a framework's header shows to those that import the framework.
  static let exportsFileName = "TinamouExports.swift"
  /// The extensions of sources in Objective-C and C.
  public static let kinds = ForeignSources.cKinds.union(ForeignSources.objectiveCKinds)

  /// The target's name.
  public let name: String
  /// A Boolean value that indicates whether the target has tests, which SwiftPM builds in Swift alone.
  public let isTest: Bool
  /// The sources in Objective-C and C: absolute paths.
  public let sources: [String]
  /// The declarations, in Swift. There is a comment alone where the headers show nothing.
  public let declarations: String
  /// Modules that the headers import.
  public let modules: [String]
  /// The path at which the declarations are one of the target's sources.
  public let path: String

  /// The message about the target.
  public var note: String {
    let further = sources.count == 1 ? "" : " and \(sources.count - 1) further files of \(name)"
    let consequence =
      isTest
      ? "the tests of \(name) are not run" : "what headers of \(name) show of it to Swift does nothing"
    return "\(sources.first ?? name)\(further): Objective-C is not built; \(consequence)"
  }
}

extension PackageReader {
  /// Returns what stands in for a target in Objective-C; nil for targets in other languages.
  ///
  /// - Parameter folder: the package's folder, an absolute path without `..`.
  public static func objectiveC(
    _ target: PackageManifest.Target, in manifest: PackageManifest, folder: String
  ) -> ObjectiveCTarget? {
    switch target.kind {
    case .regular, .executable, .test: break
    case .system, .binary, .plugin, .macro: return nil
    }
    guard let directory = directory(of: target, in: manifest, folder: folder) else { return nil }
    let compiled = files(of: target, in: directory, of: manifest).compiled.filter {
      ($0 as NSString).lastPathComponent != ObjectiveCTarget.fileName
    }
    guard !compiled.isEmpty, !compiled.contains(where: { $0.hasSuffix(".swift") }),
      compiled.contains(where: ForeignSources.isObjectiveC)
        || headerOfObjectiveC(target, in: directory, of: manifest, folder: folder) != nil
    else { return nil }
    let read = ForeignSources.read(ofTarget: target, in: directory, of: manifest, folder: folder)
    var place = directory
    if let only = target.sources?.first {
      // Where the manifest names files, a folder takes the place of the first.
      place = XcodeProject.standardized(directory + "/" + only)
      guard ProjectStrings.contains(directory, place) else { return nil }
    }
    return ObjectiveCTarget(
      name: target.name, isTest: target.kind == .test, sources: compiled,
      declarations: read.declarations ?? "// The headers show nothing to Swift.\n",
      modules: read.modules.filter { $0 != ProjectStrings.identifier(target.name) },
      path: place + "/" + ObjectiveCTarget.fileName)
  }
}

extension ForeignSources {
  /// Reads the headers of a target in Objective-C that Swift sees, those in C too.
  static func read(
    ofTarget target: PackageManifest.Target, in directory: String, of manifest: PackageManifest,
    folder: String
  ) -> Result {
    let headers = PackageReader.publicHeaders(of: target, in: directory)
    guard ProjectFiles.exists(headers) else { return Result() }
    var all = FolderContents.files(in: headers).filter { $0.hasSuffix(".h") }
    all += self.headers(ofMap: headers + "/module.modulemap", in: directory).filter { !all.contains($0) }
    let binary = manifest.targets.filter { $0.kind == .binary && target.dependencies.contains($0.name) }
    let compiled =
      binary.isEmpty
      ? nil
      : CompiledHeaders(
        binary.map { ProjectStrings.identifier($0.name) }, in: XcodeProject.standardized(folder),
        for: directory)
    let own = ProjectStrings.identifier(target.name)
    var result = read(
      all, in: directory, root: directory, follows: false, declaresC: true, own: own, compiled: compiled,
      others: XcodeProject.standardized(folder))
    let always = all.compactMap { ProjectFiles.text($0) }.flatMap(unconditionalImports)
    result.showModules(
      of: own, dependencies: Set(always + target.dependencies.map(ProjectStrings.identifier)))
    return result
  }

  /// The modules whose headers a header imports in no condition: `#import <Other/Header.h>`.
  private static func unconditionalImports(_ text: String) -> [String] {
    var depth = 0
    var result: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.filter { !$0.isWhitespace }
      if words.hasPrefix("#if") {
        // A guard against a second inclusion is no condition: a macro of its own.
        depth += words.hasPrefix("#ifndef") && words.hasSuffix("_H") ? 0 : 1
      } else if words.hasPrefix("#endif") {
        depth = max(0, depth - 1)
      } else if depth == 0, words.hasPrefix("#import<") || words.hasPrefix("#include<") {
        let path = words.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
        if let module = path.split(separator: "/").first, path.contains("/") { result.append(String(module)) }
      }
    }
    return result
  }

  /// The headers that a module map names, also those beside its folder: `header "../Card.h"`. The names are relative to the map.
  private static func headers(ofMap path: String, in directory: String) -> [String] {
    guard let text = ProjectFiles.text(path) else { return [] }
    let folder = (path as NSString).deletingLastPathComponent
    var rest = ManifestText.withoutComments(text)[...]
    var result: [String] = []
    while let mark = rest.range(of: "header") ?? rest.range(of: "umbrella") {
      let isExcluded = rest[..<mark.lowerBound].hasSuffix("exclude ")
      rest = rest[mark.upperBound...].drop { $0.isWhitespace }
      guard rest.first == "\"", !isExcluded else { continue }
      let name = rest.dropFirst().prefix { $0 != "\"" }
      let place = XcodeProject.standardized(folder + "/" + name)
      guard ProjectStrings.contains(directory, place) else { continue }
      if ProjectFiles.isFolder(place) {
        result += FolderContents.files(in: place).filter { $0.hasSuffix(".h") }
      } else if ProjectFiles.exists(place) {
        result.append(place)
      }
    }
    return result
  }
}
