import Foundation
import ProjectReader
import SnapshotComparison
import TinamouCLI

/// A command on screens of an application that was built. The application is launched once and forks a process for each screen
/// (`ScreenProcesses`): a screen that ends its process, or takes too long, costs itself only.
///
/// Where the whole launch is ended, by a limit or since a screen ended more than itself, the screens that are left are drawn by
/// another launch, one at a time.
@MainActor
final class ScreenRuns {
  private let application: BuiltApplication
  private let call: ProjectCall
  /// The command's options, as arguments of the process.
  private let arguments: [String]
  private let console: Console

  /// The screens in their order, as soon as the application has named them.
  private var screens: [String]?
  private var done: Set<String> = []
  private var status = ExitStatus.success
  /// The sections of a gallery's page, without the descriptions of pictures, which are written as they come.
  private var sections: [PageSection] = []
  private var failure: (any Error)?

  init(application: BuiltApplication, call: ProjectCall, arguments: [String], console: Console) {
    self.application = application
    self.call = call
    self.arguments = arguments
    self.console = console
  }

  func run() throws -> ExitStatus {
    var chosen = call.screens
    var atOnce = isRecording ? 1 : ProcessInfo.processInfo.activeProcessorCount
    repeat {
      let launch = Launch()
      let result = try draw(chosen, atOnce: atOnce, launch)
      if let failure { throw failure }
      if launch.isEnded(result) { break }
      // The launch did not come to its end.
      let crash = application.crash(result)
      guard let screens else { throw crash }
      if atOnce == 1 || launch.open.count == 1, let screen = launch.open.first {
        try tell(crash, of: screen)
        done.insert(screen)
      } else if atOnce == 1 {
        throw crash
      }
      chosen = screens.filter { !done.contains($0) }
      atOnce = 1
    } while !chosen.isEmpty
    console.endProgress()
    if call.command == "gallery", !sections.isEmpty { try writePage() }
    return application.hasLeftOutOwnCode && status == .success ? .findings : status
  }

  /// Runs the application so that it shows the first selected screen and answers requests about it.
  func serve() throws -> ExitStatus {
    let known = try application.screens(named: call.controllers)
    guard let first = call.screens.first ?? known.first else {
      throw BuildError(
        "\(call.path): has no delegate, no storyboard and no preview; name a controller with --screen",
        status: .usage)
    }
    guard let screen = known.first(where: { Screen.slug(of: $0) == Screen.slug(of: first) }) else {
      throw unknown(first, known: known)
    }
    let controllers = call.controllers.filter { Screen.slug(of: $0) != Screen.slug(of: screen) }
    return try application.serve(
      [call.command] + ([screen] + controllers).map { "--screen=\($0)" } + arguments)
  }

  private func unknown(_ name: String, known: [String]) -> BuildError {
    let words = call.controllers.contains(name) ? "screen or controller" : "screen"
    let known = known.map(ProjectStrings.shown).joined(separator: ", ")
    return BuildError("\(call.path): there is no \(words) \"\(name)\"; there are: \(known)", status: .usage)
  }

  /// What is heard of one launch.
  private final class Launch {
    var reader = ScreenReport.Reader()
    /// The screens that are begun and not done.
    var open: [String] = []

    /// Whether the launch came to its end.
    func isEnded(_ result: ChildProcess.Result) -> Bool {
      !result.isCrash && !result.isLate && result.excess == nil && result.status == 0 && !reader.isDamaged
        && String(decoding: result.records, as: UTF8.self).contains("ended 0\n")
    }
  }

  /// Launches the application once.
  private func draw(_ chosen: [String], atOnce: Int, _ launch: Launch) throws -> ChildProcess.Result {
    let confinement = application.confinement
    let staging = try OwnFolder(application.folder + "/staging", in: try Cache.contained())
    let paths = try RunPaths(
      [call.command] + arguments + (call.command == "gallery" ? ["--section"] : []), outside: staging.path,
      inside: confinement.tool == nil ? staging.path : Sandbox.output)
    var options = ["--seconds=\(confinement.seconds)", "--at-once=\(atOnce)"]
    options += call.controllers.map { "--controller=\($0)" } + chosen.map { "--choose=\($0)" }
    if isOneFile { options.append("--one-file") }
    // The screen of the picture that is looked at comes first.
    if isPreview, let first = arguments.last(where: { $0.hasPrefix("--first=") }) {
      options.append("--first=\(first.dropFirst("--first=".count).prefix { $0 != "/" })")
    }
    if call.command == "frames" { options.append("--if-several=--titled") }
    let result = try application.start(
      ["each-screen"] + options + ["--"] + paths.arguments, hasChannels: true, paths: paths
    ) { data in
      launch.reader.add(data)
      while self.failure == nil, let (header, parts) = launch.reader.next() {
        do { try self.take(header, parts, launch, paths) } catch { self.failure = error }
      }
    }
    let isComplete = try paths.collect(limit: confinement.outputLimit, console: console)
    if !isComplete, status == .success { status = .findings }
    let errors = paths.named(application.shown(result.errors))
    if launch.isEnded(result), !errors.isEmpty {
      console.message(String(errors.dropLast(errors.hasSuffix("\n") ? 1 : 0)))
    }
    return result
  }

  private func take(
    _ header: ScreenReport.Header, _ parts: [Data], _ launch: Launch, _ paths: RunPaths
  ) throws {
    if let name = header.unknown {
      throw unknown(name, known: header.known ?? [])
    }
    if let names = header.screens, screens == nil {
      guard !names.isEmpty else {
        throw BuildError(
          "\(call.path): has no delegate, no storyboard and no preview; name a controller with --screen",
          status: .usage)
      }
      if isOneFile, names.count > 1, let path = output {
        throw BuildError(
          "\(path == "-" ? "standard output" : path) cannot take \(names.count) screens; name one of them, or a folder",
          status: .usage)
      }
      screens = names
    }
    if let name = header.begins {
      launch.open.append(name)
      console.progress(done.count, of: screens?.count ?? 1, name)
    }
    guard let screen = header.screen, parts.count == 4, let index = launch.open.firstIndex(of: screen) else {
      return
    }
    launch.open.remove(at: index)
    done.insert(screen)
    var result = ChildProcess.Result(
      status: header.status ?? 0, isCrash: header.isCrash == true, output: parts[0],
      errors: String(decoding: parts[1], as: UTF8.self))
    result.isLate = header.isLate == true
    (result.data, result.records) = (parts[2], parts[3])
    console.endProgress()
    if call.command == "gallery" {
      if let section = try? JSONDecoder().decode(PageSection.self, from: result.data) {
        try take(section.checked(as: screen, isFileName: ProjectStrings.isFileName))
      }
    } else {
      try console.write(paths.named(result.data))
    }
    do {
      status = ExitStatus.worse(status, try application.tell(result, paths, console: console))
    } catch let error as BuildError {
      try tell(error, of: screen)
    }
    if let screens { console.progress(done.count, of: screens.count, screen) }
  }

  /// Says why a screen ended its process.
  private func tell(_ error: BuildError, of screen: String) throws {
    console.error("\(screen): \(error.description)")
    status = ExitStatus.worse(status, error.status)
    guard isPreview else { return }
    var drawing = PreviewDrawing(screen: PageScreen(name: screen, slug: Screen.slug(of: screen)))
    drawing.error = error.description
    try console.print(PreviewLine(drawing).text)
  }

  /// Whether lines of JSON are printed for a page that is served.
  private var isPreview: Bool { call.command == "draw-preview" }

  private func writePage() throws {
    let title = arguments.last { $0.hasPrefix("--title=") }.map { String($0.dropFirst("--title=".count)) }
    var data = PageData(title: title ?? "Gallery")
    let order = screens ?? []
    let sections = sections.sorted {
      (order.firstIndex(of: $0.screen.name) ?? 0) < (order.firstIndex(of: $1.screen.name) ?? 0)
    }
    for section in sections {
      data.screens.append(section.screen)
      data.pictures += section.pictures
    }
    try pageFolder.write(data, on: console)
  }

  private var pageFolder: PageFolder { PageFolder(output ?? "gallery") }

  /// Writes the descriptions of a screen's pictures, and keeps what is said of the screen.
  private func take(_ section: PageSection) throws {
    for picture in section.pictures {
      guard let description = section.descriptions[picture.id] else { continue }
      try pageFolder.write(description: description.line, of: picture)
    }
    var kept = section
    kept.descriptions = [:]
    sections.append(kept)
  }

  private var output: String? {
    arguments.indices.last { $0 > 0 && arguments[$0 - 1] == "-o" }.map { arguments[$0] }
  }

  /// Whether what is drawn goes into one file.
  private var isOneFile: Bool {
    guard call.command == "render", let output else { return false }
    return output == "-" || RunPaths.pictures.contains((output as NSString).pathExtension.lowercased())
  }

  /// Whether screens add to one archive of requests.
  private var isRecording: Bool { arguments.contains { $0.hasPrefix("--record-responses") } }
}
