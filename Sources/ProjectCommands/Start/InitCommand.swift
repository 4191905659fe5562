import ArgumentParser
import Foundation
import ProjectReader
import TinamouCLI

/// Writes the files that a team begins with.
struct InitCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Writes a package with a test, settings for a project, or files for CI.",
    discussion: """
      Without an option: settings for the project in the folder, or a package if there is none. Files that exist stay as they are. \
      Prints what was written, a file a line.

        init --package Greetings --dependency ../tinamou
        init ~/MyApp --ci github
      """)

  @Argument(help: "The folder; it is made if there is none.")
  var folder = "."

  @Flag(help: "Write a package whose screen has tests, snapshots and a tool that draws it.")
  var package = false

  @Flag(help: "Write tinamou.yml beside the project in the folder.")
  var project = false

  @Option(help: ArgumentHelp("Write the file for a service of continuous integration.", valueName: "service"))
  var ci: StartService?

  @Option(
    help: ArgumentHelp(
      "The copy of Tinamou that the package depends on: a path, relative to the package; ../tinamou by default.",
      valueName: "path"),
    completion: .file())
  var dependency: String?

  func validate() throws {
    if package, project { throw ValidationError("--package and --project exclude each other") }
    if dependency != nil, project || ci != nil && !package {
      throw ValidationError("--dependency is for --package")
    }
    if let dependency, dependency.contains(where: { "\"\\\n\r".contains($0) }) {
      throw ValidationError("--dependency: a path has no quotes, backslashes or line breaks here")
    }
  }

  func execute(in context: Context) throws -> ExitStatus {
    let found = package ? nil : try Self.project(in: folder) ?? Self.projectBelow(folder)
    if project, found == nil {
      throw BuildError(
        "\(folder): there is no .xcworkspace, .xcodeproj, project.yml or Package.swift", status: .usage)
    }
    var files: [StartFile] = []
    if package || !project && ci == nil && found == nil {
      files += StartFile.package(named: Self.name(of: folder), dependency: dependency ?? "../tinamou")
    } else if project || ci == nil, let found {
      files.append(.settings(of: found))
    }
    if let ci {
      files.append(ci.file(for: package ? nil : found.flatMap { $0 == "Package.swift" ? nil : $0 }))
    }
    var isOpen = false
    for file in files {
      let path = folder == "." ? file.path : (folder as NSString).appendingPathComponent(file.path)
      if try file.write(to: path) {
        try context.console.print(path)
        isOpen = isOpen || file.hasPlaceholders
      } else {
        context.console.warning("\(path): exists and stays")
      }
    }
    if isOpen {
      context.console.message(
        "replace what is in capitals: the repository of tinamou, its commit or its image")
    }
    return .success
  }

  /// Returns the name of the project in a folder, the one that other commands take for the folder.
  private static func project(in folder: String) -> String? {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for kind in ["xcworkspace", "xcodeproj"] {
      if let name = names.first(where: { ($0 as NSString).pathExtension == kind }) { return name }
    }
    return ["project.yml", "Package.swift"].first { names.contains($0) }
  }

  /// Returns the path of the only project below a folder, from the folder, as other commands take it.
  private static func projectBelow(_ folder: String) throws -> String? {
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard let place = try ProjectLoader.projectBelow(root), let name = project(in: place) else {
      return nil
    }
    return String(place.dropFirst(root.count + 1)) + "/" + name
  }

  /// Returns the name of a folder with the characters that a package's name has.
  private static func name(of folder: String) -> String {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    let name = path.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    return name.isEmpty ? "Screens" : name
  }
}

/// A service of continuous integration.
enum StartService: String, ExpressibleByArgument, CaseIterable {
  case github, gitlab

  /// Returns the file that the service reads.
  ///
  /// - Parameter project: The name of the project; `nil` for a package that depends on Tinamou.
  func file(for project: String?) -> StartFile {
    let kind = project == nil ? "package" : "project"
    var text = ProjectData.template("\(rawValue)-\(kind).yml")
    if let project { text = text.replacingOccurrences(of: "App.xcodeproj", with: Self.quoted(project)) }
    switch self {
    case .github: return StartFile(path: ".github/workflows/tinamou.yml", text: text)
    case .gitlab: return StartFile(path: ".gitlab-ci.yml", text: text)
    }
  }

  /// A text as a scalar of YAML.
  static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
    return isPlain ? text : "'\(text.replacingOccurrences(of: "'", with: "''"))'"
  }
}
