import ArgumentParser
import Foundation
import Simulator
import UIKit
import ViewDescriptions

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

  /// Draw the pictures of a screen, and print what the page says of it, as JSON.
  @Flag(help: .hidden)
  var section = false

  /// A phone with a home button, one without, and a tablet.
  private static let defaultDevices = ["iphone-se-3", "iphone-15", "ipad-air-11-m3"]

  var ownArguments: [String] { ["-o", output, "--title=\(title)"] }

  func execute(in context: Context) throws -> ExitStatus {
    if let status = try runProject(on: context.console) { return status }
    try settings.prepare()
    let screens = try screens.chosen(among: context.screens)
    let devices = try devices.chosen(defaults: Self.defaultDevices)
    func jobs(_ screens: [Screen]) -> [PictureJob] {
      PictureJob.jobs(screens: screens, devices: devices, options: settings, defaultOrientation: .both)
    }
    // Wrong arguments are told before anything is drawn.
    try OutputFiles.checkDirectory(output)
    let all = jobs(screens)
    let total = all.count
    for job in all { try job.checkSize(scale: settings.scale, format: .png) }
    var page = GalleryPage(title: title)
    var done = 0
    for screen in screens {
      var section = GalleryPage.Section(name: screen.name, slug: screen.slug)
      for job in jobs([screen]) {
        context.console.progress(done, of: total, job.title)
        let drawing = try job.draw(.png, scale: settings.scale)
        let file = "pictures/\(job.fileStem).png"
        try OutputFiles.write(drawing.data, to: (output as NSString).appendingPathComponent(file))
        section.figures.append(GalleryPage.Figure(job: job, picture: file, report: drawing.report))
        done += 1
      }
      page.sections.append(section)
    }
    context.console.endProgress()
    if section {
      for one in page.sections { try context.console.print(try JSONLine.text(of: one)) }
    } else {
      try page.write(to: output, on: context.console)
    }
    return page.reports.allSatisfy(\.isClean) ? .success : .findings
  }
}
