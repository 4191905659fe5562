import ArgumentParser
import Foundation
import Simulator
import UIKit

struct GalleryCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Draws screens on several devices and makes a page of them.",
    discussion: """
      The page opens from its file, without a server. It shows each screen's pictures side by side, the frames of \
      all views, and conflicts and ambiguities of the layouts. Prints the page's path.
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions

  @Option(name: [.short, .long], help: ArgumentHelp("The directory for the page.", valueName: "directory"))
  var output = "gallery"

  @Option(help: "The page's title.")
  var title = "Gallery"

  /// A phone with a home button, one without, and a tablet.
  private static let defaultDevices = ["iphone-se-3", "iphone-15", "ipad-air-11-m3"]

  var ownArguments: [String] { ["-o", output, "--title=\(title)"] }

  func execute(in context: Context) throws -> ExitStatus {
    if let status = try runProject(on: context.console) { return status }
    try self.settings.prepare()
    let screens = try screens.chosen(among: context.screens)
    let devices = try devices.chosen(defaults: Self.defaultDevices)
    let settings = settings.settings(defaultOrientation: .both)
    let total = screens.count * devices.count * settings.count
    // Reports invalid arguments before anything is drawn.
    try OutputFiles.checkDirectory(output)
    for job in PictureJob.jobs(
      screens: screens, devices: devices, settings: settings, patience: self.settings.conditions.patience)
    {
      try job.checkSize(scale: self.settings.scale, format: .png)
    }
    var page = GalleryPage(title: title)
    var done = 0
    for (index, screen) in screens.enumerated() {
      context.console.step("Drawing \(screen.name) (\(index + 1) of \(screens.count))")
      var section = GalleryPage.Section(name: screen.name, slug: screen.slug)
      for job in PictureJob.jobs(
        screens: [screen], devices: devices, settings: settings, patience: self.settings.conditions.patience)
      {
        context.console.progress(done, of: total, job.title)
        let drawing = try job.draw(.png, scale: self.settings.scale)
        let file = "pictures/\(job.fileStem).png"
        try OutputFiles.write(drawing.data, to: (output as NSString).appendingPathComponent(file))
        section.figures.append(GalleryPage.Figure(job: job, picture: file, report: drawing.report))
        done += 1
      }
      page.sections.append(section)
    }
    context.console.endProgress()
    let path = (output as NSString).appendingPathComponent("index.html")
    try OutputFiles.write(Data(page.html.utf8), to: path)
    context.console.message(
      "Drew \(total) \(total == 1 ? "picture" : "pictures"): "
        + Findings.summary(page.reports))
    try context.console.print(path)
    return page.reports.allSatisfy(\.isClean) ? .success : .findings
  }
}
