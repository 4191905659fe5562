import ArgumentParser
import Foundation
import Simulator

struct FramesCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Prints the views of screens or documents with their frames.",
    discussion: """
      Screens are registered view controllers; their frames are in points, in the window's coordinates.

      Documents are .storyboard and .xib files of Interface Builder. Each is laid out on the device that it was \
      designed for, or on those that --device names; its frames are in the superview's coordinates, and --json prints \
      an object per line and document.
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions

  @Flag(help: "Print JSON: for each screen, device and orientation the views, conflicts and ambiguities.")
  var json = false

  @Flag(help: .hidden)
  var worker = false

  var ownArguments: [String] { json ? ["--json"] : [] }

  func execute(in context: Context) throws -> ExitStatus {
    if let status = try runProject(on: context.console) { return status }
    let files = worker ? [] : try screens.documents()
    try settings.prepare(documents: files != nil)
    if worker { return DocumentJob.work() }
    if let files {
      var requests = try DocumentRequest.requests(files: files, devices: devices, settings: settings)
      if !json { for index in requests.indices { requests[index].tree = true } }
      return try DocumentJob(
        requests: requests, output: json ? .json : .tree, fontArguments: settings.workerArguments
      ).run(on: context.console)
    }
    let jobs = PictureJob.jobs(
      screens: try screens.chosen(among: context.screens),
      devices: try devices.chosen(defaults: ["iphone-15"]),
      settings: settings.settings(defaultOrientation: .portrait), patience: settings.conditions.patience)
    var entries: [Entry] = []
    for job in jobs {
      let (_, report) = job.showAndReport()
      Findings.print(report, title: job.title, on: context.console)
      if !json {
        if jobs.count > 1 { try context.console.print("\(job.title):") }
        try context.console.print(report.tree)
      }
      entries.append(
        Entry(
          screen: job.screen.name, device: job.device.id, orientation: job.settings.orientation.rawValue,
          appearance: job.settings.appearance == .dark ? "dark" : "light", report: report))
    }
    if json {
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try context.console.print(String(decoding: try encoder.encode(entries), as: UTF8.self))
    }
    return entries.allSatisfy(\.report.isClean) ? .success : .findings
  }

  private struct Entry: Encodable {
    let screen: String
    let device: String
    let orientation: String
    let appearance: String
    let report: LayoutReport
  }
}
