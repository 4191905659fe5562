import ArgumentParser
import Foundation
import Simulator
import UIKit
import ViewDescriptions

struct GalleryCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Draws screens on several devices and makes a page of them.",
    discussion: """
      The page opens from its file, without a server. It shows one picture, all of a screen, or all screens, with filters \
      by device and settings. Clicking a view shows its frame, its constraints and what decides it; two configurations can be \
      compared. Conflicts and ambiguities of the layouts are listed. Prints the page's path.

      Documents are .storyboard and .xib files of Interface Builder; their scenes are shown as on the devices.
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The directory for the page; gallery by default.", valueName: "directory"))
  var output: String?

  @Option(help: "The page's title.")
  var title = "Gallery"

  @OptionGroup var encoding: EncodingOptions

  /// Draw the pictures of a screen, and print what the page says of it, as JSON.
  @Flag(help: .hidden)
  var section = false

  /// A phone with a home button, one without, and a tablet.
  static let defaultDevices = ["iphone-se-3", "iphone-15", "ipad-air-11-m3"]

  var ownArguments: [String] {
    (output.map { ["-o", $0] } ?? []) + ["--title=\(title)"] + encoding.arguments
  }

  /// The scenes of documents, which are called by different names.
  @MainActor private static func scenes(of documents: [String]) throws -> [Screen] {
    for document in documents where !FileManager.default.fileExists(atPath: document) {
      throw ToolError.noSuchDocument(document)
    }
    let scenes = try DocumentScreens.screens(of: documents)
    guard !scenes.isEmpty else { throw ToolError.nothingInDocuments(documents) }
    return Screen.numbered(scenes)
  }

  func execute(in context: Context) throws -> ExitStatus {
    if let status = try runProject(on: context.console) { return status }
    let documents = try screens.documents()
    try settings.prepare(documents: documents != nil)
    let screens = try documents.map(Self.scenes(of:)) ?? screens.chosen(among: context.screens)
    let devices = try devices.chosen(defaults: Self.defaultDevices)
    // Wrong arguments are told before anything is drawn.
    let folder = PageFolder(output)
    try folder.folder.check()
    let jobs = PictureJob.jobs(
      screens: screens, devices: devices, options: settings, defaultOrientation: .both)
    for job in jobs { try job.checkSize(scale: settings.scale, format: .png) }
    var data = PageData(title: title)
    // Descriptions name the lines of constraints.
    let recordsOrigins = ConstraintOrigins.areRecorded
    ConstraintOrigins.areRecorded = true
    defer { ConstraintOrigins.areRecorded = recordsOrigins }
    let portions = PictureJob.portions(of: jobs, options: settings)
    let isWhole = try ScreenCopies(titles: portions.map { $0[0].screen.name }, console: context.console).run(
      draw: { index, console in
        try draw(portions[index], of: portions[index][0].screen, into: folder, on: console)
      },
      take: { _, section in
        if data.screens.last?.slug != section.screen.slug { data.screens.append(section.screen) }
        data.pictures += section.pictures
      })
    context.console.endProgress()
    if !section { try folder.write(data, on: context.console) }
    guard isWhole else { return .crashed }
    return data.pictures.allSatisfy(\.summary.isClean) ? .success : .findings
  }

  /// Draws pictures of a screen, and writes or prints their descriptions.
  @MainActor private func draw(
    _ jobs: [PictureJob], of screen: Screen, into folder: PageFolder, on console: Console
  ) throws -> PageSection {
    var section = PageSection(screen: screen.page)
    for (index, job) in jobs.enumerated() {
      console.progress(index, of: jobs.count, job.title)
      let (picture, description) = try job.drawPage(into: folder, scale: settings.scale, png: encoding.png)
      section.pictures.append(picture)
      if self.section {
        section.descriptions[picture.id] = description
      } else {
        try folder.write(description, of: picture)
      }
    }
    if self.section { try console.print(try JSONLine.text(of: section)) }
    section.descriptions = [:]
    return section
  }
}

extension PictureJob {
  /// Draws the picture into a page's folder, and describes it.
  @MainActor
  fileprivate func drawPage(
    into folder: PageFolder, scale: Double?, png: PNGCompression
  ) throws -> (PagePicture, ScreenDescription) {
    let (virtual, report) = showAndReport()
    var picture = PagePicture(self)
    do {
      try folder.write(try virtual.picture(.png, scale: scale.map { CGFloat($0) }, png: png), of: picture)
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError.cannotDraw(title, reason: "\(error)")
    }
    picture.summary = PagePicture.Summary(
      report, isIncomplete: VirtualDevice.incompleteness?().isEmpty == false)
    return (picture, virtual.describe(screen: screen.name, inspects: true))
  }
}
