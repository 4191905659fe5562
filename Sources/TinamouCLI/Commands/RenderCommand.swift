import ArgumentParser
import Foundation
import Simulator
import UIKit

struct RenderCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws screens or documents as PNG, JPEG, SVG or PDF.",
    discussion: """
      Documents are .storyboard and .xib files of Interface Builder. Each scene, and each view that stands on its own, \
      becomes a picture: on the device that the document was designed for, or on those that --device names.

      Prints the paths of the pictures. Conflicts and ambiguities of the layouts are reported on standard error, and \
      make the exit code 1.
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "A file ending in .png, .jpg, .svg or .pdf, a directory, or - for standard output.", valueName: "path"))
  var output = "."

  @Option(help: ArgumentHelp("The pictures' format in a directory.", valueName: "format"))
  var format: PictureFormat?

  @OptionGroup var encoding: EncodingOptions

  @Option(
    help: ArgumentHelp(
      "Draws screens as they are so many seconds after they appeared, in the middle of their animations; by default when "
        + "these have ended.", valueName: "seconds"))
  var at: Double?

  @Option(
    help: ArgumentHelp(
      "Draws so many moments of a screen, each a sixtieth of a second after the one before, into a directory or into one "
        + "moving picture that ends in .apng.", valueName: "number"))
  var frames: Int?

  func validate() throws {
    if let at, !(0...3600).contains(at) { throw ValidationError("--at must lie between 0 and 3600.") }
    if let frames, !(1...3600).contains(frames) {
      throw ValidationError("--frames must lie between 1 and 3600.")
    }
  }

  /// Returns the part of the name of one of several moments, as in `.0001`; nothing for a single one.
  static func part(_ index: Int, of count: Int) -> String {
    guard count > 1 else { return "" }
    return "." + String(repeating: "0", count: max(4 - "\(index)".count, 0)) + "\(index)"
  }

  /// Draws frames of screens at successive times.
  @MainActor private func drawMoments(_ jobs: [PictureJob], on console: Console) throws -> ExitStatus {
    let count = frames ?? 1
    let isMoving = (output as NSString).pathExtension.lowercased() == "apng"
    if isMoving {
      guard jobs.count == 1 else { throw ToolError.manyPicturesInOneFile(output, count: jobs.count) }
      try jobs[0].checkSize(scale: settings.scale, format: .png)
      let pictures = try jobs[0].drawMoments(
        from: at ?? 0, count: count, scale: settings.scale, format: .png, png: encoding.png)
      guard let data = AnimatedPNG.join(pictures) else {
        throw ToolError.cannotDraw(jobs[0].title, reason: "the pictures cannot be joined")
      }
      try OutputFiles.write(data, to: output)
      try console.print(output)
      return .success
    }
    let files = try OutputFiles(path: output, format: format, count: jobs.count * count)
    for job in jobs { try job.checkSize(scale: settings.scale, format: files.format) }
    let places = files.places
    for job in jobs {
      let pictures = try job.drawMoments(
        from: at ?? 0, count: count, scale: settings.scale, format: files.format, png: encoding.png)
      for (index, picture) in pictures.enumerated() {
        if let path = try places.write(picture, stem: job.fileStem, part: Self.part(index, of: count)) {
          try console.print(path)
        } else {
          try console.write(picture)
        }
      }
    }
    return .success
  }

  var ownArguments: [String] {
    ["-o", output] + (format.map { ["--format=\($0.rawValue)"] } ?? []) + (at.map { ["--at=\($0)"] } ?? [])
      + (frames.map { ["--frames=\($0)"] } ?? []) + encoding.arguments
  }

  func execute(in context: Context) throws -> ExitStatus {
    if let status = try runProject(on: context.console) { return status }
    let documents = try screens.documents()
    try settings.prepare(documents: documents != nil)
    if let documents { return try draw(documents, on: context.console) }
    let screens = try screens.chosen(among: context.screens)
    let devices = try devices.chosen(defaults: ["iphone-15"])
    let jobs = PictureJob.jobs(
      screens: screens, devices: devices, options: settings, defaultOrientation: .portrait)
    if at != nil || frames != nil { return try drawMoments(jobs, on: context.console) }
    let files = try OutputFiles(path: output, format: format, count: jobs.count)
    for job in jobs { try job.checkSize(scale: settings.scale, format: files.format) }
    var isClean = true
    let portions = PictureJob.portions(of: jobs, options: settings)
    let places = files.places
    let isWhole = try ScreenCopies(titles: portions.map { $0[0].screen.name }, console: context.console).run(
      draw: { index, console in try draw(portions[index], as: files.format, to: places, on: console) },
      take: { _, one in isClean = isClean && one })
    return isWhole ? isClean ? .success : .findings : .crashed
  }

  /// Draws pictures of a screen. Returns whether their layouts are without findings.
  @MainActor private func draw(
    _ jobs: [PictureJob], as format: PictureFormat, to places: OutputFiles.Places, on console: Console
  ) throws -> Bool {
    var isClean = true
    for (index, job) in jobs.enumerated() {
      console.progress(index, of: jobs.count, job.title)
      let drawing = try job.draw(format, scale: settings.scale, png: encoding.png)
      console.endProgress()
      Findings.print(drawing.report, title: job.title, on: console)
      isClean = isClean && drawing.report.isClean
      if let path = try places.write(drawing.data, stem: job.fileStem) {
        try console.print(path)
      } else {
        try console.write(drawing.data)
      }
    }
    return isClean
  }

  /// Draws documents. Worker processes write the files; a picture for standard output goes through a
  /// temporary file.
  @MainActor private func draw(_ files: [String], on console: Console) throws -> ExitStatus {
    for file in files where !FileManager.default.fileExists(atPath: file) {
      throw ToolError.noSuchDocument(file)
    }
    var requests = try DocumentRequest.requests(files: files, devices: devices, settings: settings)
    let target = try OutputFiles(path: output, format: format, count: requests.count)
    let stems = DocumentRequest.stems(of: files)
    let temporary = NSTemporaryDirectory() + "tinamou-\(UUID().uuidString).\(target.format.rawValue)"
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    for index in requests.indices {
      var pictures = DocumentRequest.Pictures(format: target.format.rawValue)
      pictures.scale = settings.scale
      pictures.png = encoding.png.rawValue
      switch target {
      case .standardOutput:
        pictures.path = temporary
        pictures.name = "standard output"
      case .file(let path, _): pictures.path = path
      case .directory(let path, _):
        pictures.directory = path
        pictures.stem = stems[requests[index].file]
        pictures.suffix = requests[index].suffix
      }
      requests[index].pictures = pictures
    }
    guard case .standardOutput = target else {
      return try DocumentJob(
        requests: requests, output: .pictures, fontArguments: settings.workerArguments
      ).run(on: console)
    }
    let quiet = console.writing { _ in }
    let status = try DocumentJob(
      requests: requests, output: .pictures, fontArguments: settings.workerArguments
    ).run(on: quiet)
    if let data = FileManager.default.contents(atPath: temporary) { try console.write(data) }
    return status
  }
}
