import Foundation
import ScreenRequests

/// Builds the projects of two states, one after the other, and compares their screens.
@MainActor
struct ProjectPairs {
  /// A state: a folder or project of the user's, or a revision whose files are written where those of the other one were.
  struct State {
    let name: String
    /// Makes the files, and returns the path of their folder, or of a project.
    let files: () throws -> String
  }

  /// The path of the project in each state; `nil` for the only one.
  private let named: String?
  /// The folder of the states that is looked at first, with a slash at its end; empty for the top.
  private let prefix: String
  private let request: ScreenRequest
  private let options: ProjectOptions
  private let confinement: ConfinementOptions
  private let keepsPictures: Bool
  private let tool: any ProjectTool
  private let console: Console

  init(
    named: String?, in prefix: String = "", request: ScreenRequest, options: ProjectOptions,
    confinement: ConfinementOptions, keepsPictures: Bool, tool: any ProjectTool, console: Console
  ) {
    (self.named, self.prefix, self.request, self.options) = (named, prefix, request, options)
    (self.confinement, self.keepsPictures) = (confinement, keepsPictures)
    (self.tool, self.console) = (tool, console)
  }

  /// Returns the folder of a project that is named by a file or bundle in it; `nil` for other paths.
  static func folder(of path: String) -> String? {
    let isProject =
      ["xcodeproj", "xcworkspace"].contains((path as NSString).pathExtension)
      || ["Package.swift", "project.yml", "project.yaml"].contains((path as NSString).lastPathComponent)
    guard isProject else { return nil }
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Compares the screens of two states, and adds to a report what is different. Scenes of documents that were compared as screens are
  /// taken out of it.
  ///
  /// The newer state is built first, since its `tinamou.yml` has the configurations, and the older one begins with what was built of it.
  ///
  /// - Returns: the status of what could not be compared.
  func compare(old: State, new: State, report: inout DiffReport) throws -> ExitStatus {
    let after = try project(in: try new.files(), of: new)
    var asked = (request, options)
    if let after { asked = try tool.completed(request, options, besideProject: after.path) }
    var status = ExitStatus.success
    let newStates = after.flatMap { states(of: $0, asked.0, asked.1, new, &report, &status) }
    // Of a project that cannot be built, the other state says nothing.
    guard after == nil || newStates != nil else { return status }
    let before = try project(in: try old.files(), of: old)
    guard let project = after ?? before else {
      if let named {
        throw GitRepository.Failure("\(named): there is no such project in \(old.name) or \(new.name)")
      }
      return status
    }
    var oldRequest = newStates?.request ?? asked.0
    // Those that the newer state does not have, too.
    (oldRequest.screens, oldRequest.controllers) = (asked.0.screens, asked.0.controllers)
    let oldStates = before.flatMap { states(of: $0, oldRequest, asked.1, old, &report, &status) }
    guard before == nil || oldStates != nil else { return status }
    let differences = ScreenDifferences(
      oldStates ?? ProjectStates(none: request), newStates ?? ProjectStates(none: request),
      keepsPictures: keepsPictures)
    leaveOut(differences.shown, in: &report)
    report.uncompared = differences.uncompared + report.uncompared
    guard !differences.scenes.isEmpty else { return status }
    var document = DiffReport.Document(kind: .project, path: project.name, status: .changed)
    if before == nil { document.status = .added }
    if after == nil { document.status = .removed }
    document.scenes = differences.scenes
    let titles = differences.jobs.map(\.configurationTitle)
    if titles != report.configurations { document.configurations = titles }
    report.documents.insert(document, at: 0)
    return status
  }

  /// A project of a state.
  private struct Project {
    let path: String
    /// The path below the state's folder, for the report.
    let name: String
    /// The path of the state's folder.
    let folder: String

    /// Returns a text of the compiler or of the application in one line, with paths below the state's folder.
    func shown(_ text: String) -> String {
      let lines = text.replacingOccurrences(of: folder + "/", with: "").split(whereSeparator: \.isNewline)
      let line = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      let opening = "the application crashed: "
      return line.hasPrefix(opening) ? String(line.dropFirst(opening.count)) : line
    }
  }

  /// Returns the project of a state; `nil` if it has none.
  private func project(in folder: String, of state: State) throws -> Project? {
    func project(_ path: String) -> Project {
      let below = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : ""
      return Project(
        path: path, name: below.isEmpty ? (path as NSString).lastPathComponent : below,
        folder: URL(fileURLWithPath: folder).path)
    }
    if let named {
      let path = "\(folder)/\(named)"
      return FileManager.default.fileExists(atPath: path) ? project(path) : nil
    }
    if Self.folder(of: folder) != nil { return project(folder) }
    for place in prefix.isEmpty ? [folder] : ["\(folder)/\(prefix.dropLast())", folder] {
      let found = tool.projects(in: place)
      if found.count == 1 { return project(found[0]) }
      if found.count > 1 {
        console.warning(
          "\(state.name): the screens are not compared, since there are several projects; choose one with --project: "
            + found.map { project($0).name }.joined(separator: ", "))
        return nil
      }
    }
    return nil
  }

  /// Builds a project and shows its screens. Returns `nil`, and says why, if it cannot be built or launched.
  private func states(
    of project: Project, _ request: ScreenRequest, _ options: ProjectOptions, _ state: State,
    _ report: inout DiffReport, _ status: inout ExitStatus
  ) -> ProjectStates? {
    console.step("\(state.name): building \(project.name)")
    do {
      return try ProjectStates(
        ProjectCall(path: project.path, request: request, options: options, confinement: confinement), tool,
        console: console, shown: project.shown)
    } catch {
      let failure = error as? any ToolFailure
      let words = (failure?.description ?? "\(error)").replacingOccurrences(
        of: project.folder + "/", with: "")
      console.error("\(state.name): \(words)")
      status = ExitStatus.worse(status, failure?.status ?? .internalError)
      let first = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? words
      var document = DiffReport.Document(kind: .project, path: project.name, status: .unreadable)
      document.problem = ReportedText.line("its screens cannot be shown at \(state.name): \(first)")
      report.documents.insert(document, at: 0)
      return nil
    }
  }

  /// Takes scenes of documents out of a report that were compared as screens of the application, with its code.
  private func leaveOut(_ shown: Set<ScreenOrigin.Scene>, in report: inout DiffReport) {
    report.documents = report.documents.compactMap { document in
      guard document.kind == .document, !document.scenes.isEmpty else { return document }
      var rest = document
      let name = ((document.path as NSString).lastPathComponent as NSString).deletingPathExtension
      rest.scenes.removeAll { scene in
        scene.id.map { shown.contains(.init(storyboard: name, controller: $0)) } ?? false
      }
      return rest.scenes.isEmpty ? nil : rest
    }
  }
}
