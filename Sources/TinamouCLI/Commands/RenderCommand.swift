import ArgumentParser
import Simulator
import UIKit

struct RenderCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws screens as PNG, SVG or PDF.",
    discussion: """
      Prints the paths of the pictures. Conflicts and ambiguities of the layouts are reported on standard error, and \
      make the exit code 1.
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var settings: SettingsOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "A file ending in .png, .svg or .pdf, a directory, or - for standard output.", valueName: "path"))
  var output = "."

  @Option(help: ArgumentHelp("The pictures' format in a directory.", valueName: "format"))
  var format: PictureFormat?

  func execute(in context: Context) throws -> ExitStatus {
    let jobs = PictureJob.jobs(
      screens: try screens.chosen(among: context.screens),
      devices: try devices.chosen(defaults: ["iphone-15"]),
      settings: settings.settings(defaultOrientation: .portrait))
    let files = try OutputFiles(path: output, format: format, count: jobs.count)
    var isClean = true
    for (index, job) in jobs.enumerated() {
      context.console.progress(index, of: jobs.count, job.title)
      let drawing = try job.draw(files.format, scale: settings.scale)
      context.console.endProgress()
      Findings.print(drawing.report, title: job.title, on: context.console)
      isClean = isClean && drawing.report.isClean
      if let path = files.path(for: job) {
        try OutputFiles.write(drawing.data, to: path)
        try context.console.print(path)
      } else {
        try context.console.write(drawing.data)
      }
    }
    return isClean ? .success : .findings
  }
}
