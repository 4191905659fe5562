import ArgumentParser
import Foundation
import ScreenRequests
import UIKit

struct DiffCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Says what looks different in documents, folders of them, or revisions.",
    discussion: """
      Each scene of both states is laid out on an iPhone SE, an iPhone 15 and an iPad, or on the devices of --device. Views are \
      matched by the object ids of Interface Builder, or else by their identifiers, texts and places. What does not change a \
      pixel is not mentioned. The exit code is 0 when nothing looks different, and 2 otherwise.

      Revisions are those of the git repository around the current folder, or around --repository. Their documents are \
      written into a folder for temporary files; nothing in the repository is touched.

        diff Old.storyboard New.storyboard
        diff main..HEAD --format markdown
        diff HEAD~1..HEAD --format html -o diff.html
      """)

  @Argument(
    help: ArgumentHelp(
      "The older document or folder, or OLD..NEW for revisions of a repository.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The newer document or folder.", valueName: "new"))
  var new: String?

  @Option(
    help: ArgumentHelp("A folder in the repository; by default the current one.", valueName: "folder"),
    completion: .directory)
  var repository: String?

  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions

  @Option(help: "The format of the report.")
  var format = DiffReport.Format.text

  @Option(
    name: .short,
    help: ArgumentHelp("The file of the report; by default standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  /// The devices if none is chosen: the least, a common one, and one of another size class.
  static let standardDevices = ["iphone-se-3", "iphone-15", "ipad-air-11-m3"]

  func execute(in context: Context) throws -> ExitStatus {
    guard let new else {
      guard let revisions = GitRevisions(old, in: repository ?? ".") else {
        throw ValidationError("Name two documents, two folders, or revisions as OLD..NEW.")
      }
      return try compare(revisions, in: context)
    }
    if repository != nil { throw ValidationError("--repository is for revisions as OLD..NEW.") }
    let pairs = try DocumentPairs(old, new)
    return try compare(pairs, named: old, new, in: context)
  }

  @MainActor private func compare(_ revisions: GitRevisions, in context: Context) throws -> ExitStatus {
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
    return try compare(pairs, named: revisions.old, revisions.new, in: context)
  }

  @MainActor private func compare(
    _ pairs: DocumentPairs, named old: String, _ new: String, in context: Context
  ) throws -> ExitStatus {
    var request = ScreenRequest(.frames(FrameResult()), devices, settings)
    request.documents = pairs.pairs.compactMap { $0.new ?? $0.old }
    try ScreenRun(request, screens: [], console: context.console).prepare()
    let jobs = PictureJob.jobs(
      of: request, screens: [Screen("scene") { UIViewController() }],
      devices: try request.devices.chosen(defaults: Self.standardDevices))
    let drawing = DocumentDifferences(jobs: jobs, keepsPictures: format == .html)
    var report = DiffReport(old: old, new: new, configurations: jobs.map(\.configurationTitle))
    for (index, pair) in pairs.pairs.enumerated() {
      if pairs.pairs.count > 4 { context.console.progress(index, of: pairs.pairs.count, "documents") }
      if let document = drawing.difference(of: pair) { report.documents.append(document) }
    }
    if pairs.pairs.count > 4 { context.console.endProgress() }
    let unreadable = report.documents.filter { $0.status == .unreadable }
    for document in unreadable {
      context.console.error("\(document.path): \(document.problem ?? "it cannot be read")")
    }
    let text = try report.formatted(format)
    if let output, output != "-" {
      try OutputFiles.write(Data((text + "\n").utf8), to: output)
    } else if format == .text || format == .markdown {
      // Documents of others have any characters.
      try context.console.print(wordsOf: text + "\n")
    } else {
      try context.console.print(text)
    }
    return !unreadable.isEmpty ? .internalError : report.isEmpty ? .success : .differences
  }
}

extension DiffReport.Format: ExpressibleByArgument {}
