import ArgumentParser
import Foundation
import ParityComparison
import ScreenRequests

/// The forms of the report of `parity`.
enum ParityFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, html
}

/// The distance up to which views count as being in the same place.
enum ParityDistance: String, CaseIterable, ExpressibleByArgument {
  case pixel, point
}

struct ParityCommand: ProgressCommand {
  static let configuration = CommandConfiguration(
    commandName: "parity", abstract: "Compares screens with recordings that were made on iOS.",
    discussion: """
      TinamouParity.swift, which your tests on iOS call, makes recordings: a description of all views, and a picture. Each \
      recording names its screen, device, settings and version of iOS. The same screen is shown here in the same way, and the \
      report says which views are where they are on iOS, which are not, and why.

      A screen of a project is one of its screens by name, or else a controller by its class. The exit code is 0 when all views are \
      within a pixel, and 2 when something differs or cannot be compared.

        parity Recordings MyApp.xcodeproj -o parity.html
        parity Recordings MyApp.xcodeproj --device iphone-15
      """)

  @Argument(help: ArgumentHelp("The folder of the recordings.", valueName: "folder"), completion: .directory)
  var folder: String

  @Argument(
    help: ArgumentHelp(
      "The project whose screens are compared; without one they are those that this executable registers.",
      valueName: "project"), completion: .file())
  var path: String?

  @Option(help: "The form of the report; that of the output's ending by default, else text.")
  var format: ParityFormat?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file of the report; standard output by default.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The least share of views, in percent, that must be where they are on iOS; without one, nothing may differ.",
      valueName: "percent"))
  var threshold: Double?

  @Option(help: "The distance for --threshold; a pixel by default.")
  var within = ParityDistance.pixel

  @Flag(help: "Compare the pictures, too: their structural similarity is in the report.")
  var pictures = false

  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp("A screen to compare, all by default; repeat for several.", valueName: "name"))
  var screens: [String] = []

  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions
  package var isQuiet: Bool { project.quiet }

  func validate() throws {
    if let threshold, !(0...100).contains(threshold) {
      throw ValidationError("--threshold must lie between 0 and 100.")
    }
    guard devices.choice.names.count <= 1 else {
      throw ValidationError("--device can be one device, for all recordings.")
    }
  }

  /// The form that the ending of the output names.
  private var ending: ParityFormat {
    let ending = output.map { ($0 as NSString).pathExtension.lowercased() }
    return ending == "json" ? .json : ["html", "htm"].contains(ending) ? .html : .text
  }

  func execute(in context: Context) throws -> ExitStatus {
    guard let recordings = RecordingFolder(path: folder) else { throw ToolError.noSuchDocument(folder) }
    guard !recordings.entries.isEmpty || !recordings.pictures.isEmpty || !recordings.problems.isEmpty else {
      throw SnapshotCommandError("\(folder) has no recordings", .usage)
    }
    if path == nil || Tinamou.projects == nil {
      if let path { throw SnapshotCommandError("\(path): this executable builds no projects", .usage) }
      try project.refuseWithoutProject()
      try confinement.refuseWithoutProject()
    }
    let wanted = Set(screens.map { Screen.slug(of: $0) })
    let run = ParityRun(
      recordings: recordings, wanted: wanted, devices: devices.choice, comparesPictures: pictures,
      path: path, project: project, confinement: confinement, context: context)
    let (report, images, isCrashed) = try run.run()
    if !wanted.isEmpty, report.screens.isEmpty {
      throw SnapshotCommandError(
        "\(folder) has no recording of \(screens.joined(separator: ", "))", .usage)
    }
    let format = format ?? ending
    let text =
      switch format {
      case .text: report.text + "\n"
      case .json: try report.json + "\n"
      case .html: report.page(pictures: images)
      }
    if let output {
      try OutputFiles.write(Data(text.utf8), to: output)
      for line in report.summary { context.console.message(line) }
      try context.console.print(output)
    } else {
      try context.console.write(Data((format == .text ? ReportedText.lines(text) : text).utf8))
    }
    if isCrashed { return .crashed }
    let isAccepted = report.isAccepted(threshold: threshold.map { $0 / 100 }, withinPixel: within == .pixel)
    return isAccepted ? .success : .differences
  }
}
