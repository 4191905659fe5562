import ArgumentParser
import Foundation
import Simulator

struct FramesCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Prints the views of screens or documents with their frames.",
    discussion: """
      Screens are registered view controllers or those of a project; their frames are in points, in the window's \
      coordinates.

      Documents are .storyboard and .xib files of Interface Builder. Each is laid out on the device that it was \
      designed for, or on those that --device names; its frames are in the superview's coordinates.

      --json prints an object to the line for each screen, device and orientation, or for each document, in one form: \
      frames in the coordinates of the superview and of the window, texts with their fonts, what assistive applications \
      are told, the constraints that touch each view, conflicts and ambiguities. Documentation/frames.schema.json is the \
      form's JSON Schema. --inspect adds what an inspector shows.
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions

  @Flag(
    help: "Print JSON: an object to the line for each screen, device and orientation, or for each document.")
  var json = false

  @Flag(
    help:
      "With --json, add what an inspector shows: the geometry of views, the parts of constraints, and which decide a frame."
  )
  var inspect = false

  @Flag(help: .hidden)
  var worker = false

  /// Name each screen, though there is one.
  @Flag(help: .hidden)
  var titled = false

  var ownArguments: [String] { (json ? ["--json"] : []) + (inspect ? ["--inspect"] : []) }

  func validate() throws {
    if inspect, !json { throw ValidationError("--inspect is for --json.") }
  }

  func execute(in context: Context) throws -> ExitStatus {
    if let status = try runProject(on: context.console) { return status }
    let files = worker ? [] : try screens.documents()
    try settings.prepare(documents: files != nil)
    if worker { return DocumentJob.work() }
    if let files {
      var requests = try DocumentRequest.requests(files: files, devices: devices, settings: settings)
      for index in requests.indices where inspect { requests[index].inspects = true }
      return try DocumentJob(
        requests: requests, output: json ? .json : .tree, fontArguments: settings.workerArguments
      ).run(on: context.console)
    }
    let jobs = PictureJob.jobs(
      screens: try screens.chosen(among: context.screens),
      devices: try devices.chosen(defaults: ["iphone-15"]),
      options: settings, defaultOrientation: .portrait)
    var isClean = true
    let recordsOrigins = ConstraintOrigins.areRecorded
    if inspect { ConstraintOrigins.areRecorded = true }
    defer { ConstraintOrigins.areRecorded = recordsOrigins }
    for job in jobs {
      let (device, report) = job.showAndReport()
      Findings.print(report, title: job.title, on: context.console)
      isClean = isClean && report.isClean
      if json {
        try context.console.print(device.describe(screen: job.screen.name, inspects: inspect).line)
      } else {
        if titled || jobs.count > 1 { try context.console.print("\(job.title):") }
        try context.console.print(report.tree)
      }
    }
    return isClean ? .success : .findings
  }
}
