import ArgumentParser
import Foundation
import ScreenRequests
import UIKit

struct DiffCommand: ProgressCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says what looks different in screens and documents, of two folders or two revisions.",
    discussion: """
      Each scene of both states is laid out on an iPhone SE, an iPhone 15 and an iPad, or on the devices of --device. Where a state \
      has a project, it is built, and its screens are shown on the same devices, or on those of its tinamou.yml. Views are matched by \
      the object ids of Interface Builder, or else by their identifiers, texts and places. What does not change a \
      pixel is not mentioned. The exit code is 0 when nothing looks different, and 2 otherwise; it is 3 if a project cannot be \
      built, and 4 if a screen or scene ends its process in one state only.

      Revisions are those of the git repository around the current folder, or around --repository. Their files are \
      written into folders for temporary files; nothing in the repository is touched.

        diff Old.storyboard New.storyboard
        diff main..HEAD --format markdown
        diff HEAD~1..HEAD --documents --format html -o diff.html
        diff v1..v2 --project App/App.xcodeproj --screen SignUpViewController
      """)

  @Argument(
    help: ArgumentHelp(
      "The older document, project or folder, or OLD..NEW for revisions of a repository.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The newer document, project or folder.", valueName: "new"))
  var new: String?

  @Option(
    help: ArgumentHelp("A folder in the repository; by default the current one.", valueName: "folder"),
    completion: .directory)
  var repository: String?

  @Flag(help: "Compare documents only; no project is built.")
  var documents = false

  @Option(
    name: .customLong("project"),
    help: ArgumentHelp(
      "The path of the project in both states; by default that of the folder, or the only one in it.",
      valueName: "path"))
  var projectPath: String?

  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp(
      "Of a project: a screen, or a controller's class; repeat for several.", valueName: "name"))
  var screens: [String] = []

  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  @Option(help: "The format of the report.")
  var format = DiffReport.Format.text

  @Option(
    name: .short,
    help: ArgumentHelp("The file of the report; by default standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Seconds that a scene of a document may take in all configurations; 60 by default.",
      valueName: "seconds"))
  var screenTimeout = 60.0

  var isQuiet: Bool { project.quiet }

  func validate() throws {
    guard (1...86_400).contains(screenTimeout) else {
      throw ValidationError("--screen-timeout must lie between 1 and 86400.")
    }
    if documents, projectPath != nil || !screens.isEmpty || project.isUsed {
      throw ValidationError("--documents builds no project; --project, --screen and the like are for one.")
    }
  }

  func execute(in context: Context) throws -> ExitStatus {
    let request = try request(in: context)
    guard let new else {
      guard let revisions = GitRevisions(old, in: repository ?? ".") else {
        throw ValidationError("Name two documents, two folders, or revisions as OLD..NEW.")
      }
      return try compare(revisions, request, in: context)
    }
    if repository != nil { throw ValidationError("--repository is for revisions as OLD..NEW.") }
    return try compare(old, new, request, in: context)
  }

  /// Returns the request for each state.
  @MainActor private func request(in context: Context) throws -> ScreenRequest {
    var request = ScreenRequest(.states, devices, settings)
    (request.screens, request.controllers) = (screens, screens)
    _ = try request.devices.chosen(defaults: [])
    return request
  }

  // MARK: States

  /// Compares revisions: first their documents, in copies of this process, which has one thread until a project is built.
  @MainActor private func compare(
    _ revisions: GitRevisions, _ request: ScreenRequest, in context: Context
  ) throws -> ExitStatus {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tinamou-diff-\(UUID().uuidString)"
    ).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw ToolError.cannotWrite(folder, reason: "\(error)") }
    let files = try revisions.files(in: folder)
    let pairs = try DocumentPairs(files.old, files.new, renames: files.renames)
    var (report, status) = try compare(pairs, request, named: (revisions.old, revisions.new), in: context)
    if let tool = Tinamou.projects, !documents {
      let repository = try revisions.repository()
      let projects = ProjectPairs(
        named: projectPath, in: try repository.prefix(), request: request, options: project,
        confinement: confinement, keepsPictures: format == .html, tool: tool, console: context.console)
      let (old, new) = (revisions.old, revisions.new)
      let tree = try RevisionTree(of: repository)
      let told = try projects.compare(
        old: ProjectPairs.State(name: old) { try Self.show(old, of: repository, in: tree, context.console) },
        new: ProjectPairs.State(name: new) { try Self.show(new, of: repository, in: tree, context.console) },
        report: &report)
      status = ExitStatus.worse(status, told)
    } else {
      try refuseProject()
    }
    return try tell(report, status, in: context)
  }

  /// Writes the files of a revision, and returns their folder.
  @MainActor private static func show(
    _ revision: String, of repository: GitRepository, in tree: RevisionTree, _ console: Console
  ) throws -> String {
    for note in try tree.show(try repository.commit(revision)) { console.warning("\(revision): \(note)") }
    return tree.path
  }

  /// Compares two documents, folders or projects.
  @MainActor private func compare(
    _ old: String, _ new: String, _ request: ScreenRequest, in context: Context
  ) throws -> ExitStatus {
    let (before, after) = (ProjectPairs.folder(of: old), ProjectPairs.folder(of: new))
    let pairs = try DocumentPairs(before ?? old, after ?? new)
    var (report, status) = try compare(pairs, request, named: (old, new), in: context)
    var isFolder: ObjCBool = false
    if let tool = Tinamou.projects, !documents,
      FileManager.default.fileExists(atPath: before ?? old, isDirectory: &isFolder), isFolder.boolValue
    {
      let projects = ProjectPairs(
        named: projectPath, request: request, options: project, confinement: confinement,
        keepsPictures: format == .html, tool: tool, console: context.console)
      let told = try projects.compare(
        old: ProjectPairs.State(name: old) { old }, new: ProjectPairs.State(name: new) { new },
        report: &report)
      status = ExitStatus.worse(status, told)
    } else {
      try refuseProject()
    }
    return try tell(report, status, in: context)
  }

  private func refuseProject() throws {
    try project.refuseWithoutProject()
    if projectPath != nil || !screens.isEmpty {
      throw ValidationError("--project and --screen are for projects; none is compared.")
    }
  }

  // MARK: Reports

  /// Compares documents.
  @MainActor private func compare(
    _ pairs: DocumentPairs, _ request: ScreenRequest, named names: (old: String, new: String),
    in context: Context
  ) throws -> (DiffReport, ExitStatus) {
    var own = request
    (own.screens, own.controllers) = ([], [])
    own.documents = pairs.pairs.compactMap { $0.new ?? $0.old }
    try ScreenRun(own, screens: [], console: context.console).prepare()
    let jobs = PictureJob.jobs(
      of: own, screens: [Screen("scene") { UIViewController() }],
      devices: try own.devices.chosen(defaults: own.result.standardDevices))
    let differences = try DocumentDifferences(
      jobs: jobs, keepsPictures: format == .html, patience: screenTimeout, console: context.console
    ).differences(of: pairs.pairs)
    var report = DiffReport(
      old: names.old, new: names.new, configurations: jobs.map(\.configurationTitle),
      documents: differences.documents)
    report.uncompared = differences.uncompared
    let unreadable = report.documents.filter { $0.status == .unreadable }
    for document in unreadable {
      context.console.error("\(document.path): \(document.problem ?? "it cannot be read")")
    }
    return (report, unreadable.isEmpty ? .success : .internalError)
  }

  /// Writes the report.
  ///
  /// - Parameter status: the status of what could not be compared.
  @MainActor private func tell(
    _ report: DiffReport, _ status: ExitStatus, in context: Context
  ) throws -> ExitStatus {
    let text = try report.formatted(format)
    if let output, output != "-" {
      try OutputFiles.write(Data((text + "\n").utf8), to: output)
    } else if format == .text || format == .markdown {
      // Documents of others have any characters.
      try context.console.print(wordsOf: text + "\n")
    } else {
      try context.console.print(text)
    }
    let own: ExitStatus = report.hasFailures ? .crashed : report.isEmpty ? .success : .differences
    return ExitStatus.worse(own, status)
  }
}

extension DiffReport.Format: ExpressibleByArgument {}
