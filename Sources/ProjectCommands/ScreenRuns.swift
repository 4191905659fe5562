import Foundation
import ProjectReader
import ScreenRequests
import SnapshotComparison
import TinamouCLI

/// A command on screens of an application that was built. The application is launched once and forks a process for each screen
/// (`ScreenProcesses`): a screen that ends its process, or takes too long, costs itself only.
///
/// Where the whole launch is ended, by a limit or since a screen ended more than itself, the screens that are left are drawn by
/// another launch, one at a time.
///
/// The application's code can say anything over its channels. What was asked for is heard only, and a screen is drawn where its
/// pictures came: not where its process says so.
@MainActor
final class ScreenRuns {
  private let application: BuiltApplication
  private let call: ProjectCall
  private var request: ScreenRequest { call.request }
  private let console: Console

  /// The screens in their order, as soon as the application has named them.
  private var screens: [String]?
  private var done: Set<String> = []
  /// The scenes that nobody asked for by name, and what became of those that ended their process.
  private var scenes: (names: Set<String>, status: ExitStatus) = ([], .success)
  /// A Boolean value that indicates whether a screen was drawn that is no such scene.
  private var hasDrawnScreen = false
  /// The pictures that are asked for; `nil` for a command that draws none into files.
  private let expected: ExpectedPictures?
  private var status = ExitStatus.success
  /// The sections of a gallery's page, without the descriptions of pictures, which are written as they come.
  private var sections: [PageSection] = []
  private var failure: (any Error)?

  init(application: BuiltApplication, call: ProjectCall, console: Console) throws {
    var call = call
    // A visit is of one screen, though tinamou.yml may name several.
    if call.request.result.script != nil { call.request.screens = Array(call.request.screens.prefix(1)) }
    self.application = application
    self.call = call
    self.console = console
    expected = try ExpectedPictures(call.request)
  }

  func run() throws -> ExitStatus {
    var chosen = request.screens
    var atOnce = isRecording ? 1 : ProcessInfo.processInfo.activeProcessorCount
    repeat {
      let launch = Launch(chosen: chosen.isEmpty ? nil : Set(chosen.map { Screen.slug(of: $0) }))
      let result = try draw(chosen, atOnce: atOnce, launch)
      if let failure { throw failure }
      if launch.isEnded(result) {
        guard let screens else { throw Self.liar("did not say which screens it has") }
        // It may have left some out.
        for screen in screens where done.insert(screen).inserted {
          try tell(Self.liar("ended without drawing it"), of: screen)
        }
        break
      }
      // The launch did not come to its end.
      let crash = launch.isWrong ? Self.liar(launch.wrong) : application.crash(result)
      guard let screens, !launch.isWrong else { throw crash }
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
    if case .gallery(let result) = request.result, !sections.isEmpty { try writePage(result) }
    if !hasDrawnScreen { status = ExitStatus.worse(status, scenes.status) }
    return application.hasLeftOutOwnCode && status == .success ? .findings : status
  }

  /// Runs the application so that it shows the first selected screen and answers requests about it.
  func serve() throws -> ExitStatus {
    let known = try application.screens(named: request.controllers)
    guard let first = request.screens.first ?? known.first else {
      throw BuildError(
        "\(call.path): has no delegate, no storyboard and no preview; name a controller with --screen",
        status: .usage)
    }
    guard let screen = known.first(where: { Screen.slug(of: $0) == Screen.slug(of: first) }) else {
      throw unknown(first, known: known)
    }
    var own = request
    own.screens = [screen]
    return try application.serve(own)
  }

  private func unknown(_ name: String, known: [String]) -> BuildError {
    let words = request.controllers.contains(name) ? "screen or controller" : "screen"
    let known = known.map(ProjectStrings.shown).joined(separator: ", ")
    return BuildError("\(call.path): there is no \(words) \"\(name)\"; there are: \(known)", status: .usage)
  }

  /// Returns the error of an application whose words are not those of its host.
  private static func liar(_ words: String) -> BuildError {
    BuildError("the application \(words)", status: .crashed)
  }

  /// The output of one launch.
  private final class Launch {
    var reader = ScreenReport.Reader()
    /// The screens that it is to draw, by their names for files; `nil` for all.
    let chosen: Set<String>?
    /// The screens that are begun and not done.
    var open: [String] = []
    /// The screens that were done with success.
    var succeeded: [String] = []
    /// The fault of the application's report, as the end of a sentence.
    private(set) var wrong = "said something that is no report of its screens"
    var isWrong: Bool { reader.isDamaged }

    init(chosen: Set<String>?) { self.chosen = chosen }

    /// Stops listening.
    func fail(_ words: String) {
      wrong = words
      reader.fail()
    }

    /// Returns whether the launch came to its end.
    func isEnded(_ result: ChildProcess.Result) -> Bool {
      !result.isCrash && !result.isLate && result.excess == nil && result.status == 0 && !isWrong
        && String(decoding: result.records, as: UTF8.self).contains("ended 0\n")
    }
  }

  /// Launches the application once.
  private func draw(_ chosen: [String], atOnce: Int, _ launch: Launch) throws -> ChildProcess.Result {
    let confinement = application.confinement
    let staging = try OwnFolder(application.folder + "/staging", in: try Cache.contained())
    var own = request
    own.screens = chosen
    if case .gallery(var result) = own.result {
      result.isSection = true
      own.result = .gallery(result)
    }
    let paths = try RunPaths(
      own, outside: staging.path, inside: confinement.tool == nil ? staging.path : Sandbox.output)
    var forks = ApplicationOrder.Forks()
    forks.seconds = confinement.seconds
    forks.atOnce = atOnce
    forks.isOneFile = isOneFile
    let result = try application.start(
      ApplicationOrder(paths.request, .forked(forks)).arguments, hasChannels: true, paths: paths
    ) { data in
      launch.reader.add(data)
      while self.failure == nil, let (header, parts) = launch.reader.next() {
        do { try self.take(header, parts, launch, paths) } catch { self.failure = error }
      }
    }
    let isComplete = try collect(paths, launch)
    if !isComplete, status == .success { status = .findings }
    let errors = paths.named(application.shown(result.errors))
    if launch.isEnded(result), !errors.isEmpty {
      console.message(String(errors.dropLast(errors.hasSuffix("\n") ? 1 : 0)))
    }
    return result
  }

  /// Copies the pictures of a launch to the user's path, and prints their paths.
  ///
  /// - Returns: whether all of the application's files were copied.
  private func collect(_ paths: RunPaths, _ launch: Launch) throws -> Bool {
    let files = launch.succeeded.map { ($0, expected?.files(of: $0) ?? []) }
    var known = Set(files.flatMap(\.1))
    // A screen that failed may have drawn some.
    for screen in screens ?? [] { known.formUnion(expected?.files(of: screen) ?? []) }
    let collected = try paths.collect(
      limit: application.confinement.outputLimit, expected: known, console: console)
    for (screen, names) in files where failure == nil {
      let missing = names.filter { !paths.isDrawn($0, in: collected) }
      guard let first = missing.first, !collected.refused.contains(where: missing.contains) else { continue }
      let others = missing.count == 1 ? "" : " and \(missing.count - 1) others"
      try tell(
        Self.liar("says that it is drawn, and there is no picture \(first)\(others)"), of: screen)
    }
    switch request.result {
    case .pictures, .visit:
      let names = (screens ?? []).flatMap { expected?.files(of: $0) ?? [] }
      for path in paths.paths(of: names, in: collected) { try console.print(path) }
    default: break
    }
    return collected.isComplete
  }

  private func take(
    _ header: ScreenReport.Header, _ parts: [Data], _ launch: Launch, _ paths: RunPaths
  ) throws {
    if let name = header.unknown, request.screens.contains(name) {
      try call.heard?(.unknown(name))
      throw unknown(name, known: header.known ?? [])
    }
    if let names = header.screens, screens == nil {
      try announce(names, from: header.origins ?? [:], launch)
      if request.screens.isEmpty, isShown { scenes.names = Set(header.scenes ?? []).intersection(names) }
    }
    if let name = header.begins {
      guard let screens, screens.contains(name), !done.contains(name), !launch.open.contains(name),
        launch.chosen?.contains(Screen.slug(of: name)) != false
      else { return launch.fail("began a screen that was not asked for") }
      launch.open.append(name)
      console.progress(done.count, of: screens.count, name)
    }
    guard let screen = header.screen else { return }
    guard parts.count == 4, let index = launch.open.firstIndex(of: screen) else {
      return launch.fail("ended a screen that was not begun")
    }
    launch.open.remove(at: index)
    done.insert(screen)
    var result = ChildProcess.Result(
      status: header.status ?? 0, isCrash: header.isCrash == true, output: parts[0],
      errors: String(decoding: parts[1], as: UTF8.self))
    result.isLate = header.isLate == true
    if let excess = header.excess, excess >= 0 {
      result.excess = "wrote more than \(ByteCount(UInt64(excess))) of data"
    }
    (result.data, result.records) = (parts[2], parts[3])
    console.endProgress()
    do {
      let heard = Result { try hear(paths.named(result.data), of: screen, result) }
      // Why a process ended says more than what it did not say before.
      let told = try application.tell(result, paths, console: console)
      status = ExitStatus.worse(status, told)
      try heard.get()
      if told == .success || told == .findings && !isVisit {
        launch.succeeded.append(screen)
        if !scenes.names.contains(screen) { hasDrawnScreen = true }
      }
    } catch let error as BuildError {
      try tell(error, of: screen)
    }
    if let screens { console.progress(done.count, of: screens.count, screen) }
  }

  /// Takes the names of the application's screens.
  private func announce(
    _ names: [String], from origins: [String: ScreenOrigin], _ launch: Launch
  ) throws {
    guard !names.isEmpty else {
      throw BuildError(
        "\(call.path): has no delegate, no storyboard and no preview; name a controller with --screen",
        status: .usage)
    }
    let slugs = names.map { Screen.slug(of: $0) }
    guard Set(slugs).count == slugs.count, slugs.allSatisfy({ ReportedName($0) != nil }),
      launch.chosen.map({ $0 == Set(slugs) }) != false
    else { return launch.fail("has other screens than it was asked for, or two of one name") }
    if isOneFile, names.count > 1, let path = output {
      throw BuildError(
        "\(path == "-" ? "standard output" : path) cannot take \(names.count) screens; name one of them, or a folder",
        status: .usage)
    }
    screens = names
    try call.heard?(.screens(names, origins: origins, request: request))
  }

  /// Takes the data of a screen.
  private func hear(_ data: Data, of screen: String, _ result: ChildProcess.Result) throws {
    let hasSucceeded =
      [ExitStatus.success, .findings].contains(ExitStatus(rawValue: result.status)) && !result.isCrash
      && !result.isLate
    if let heard = call.heard { return try heard(.data(of: screen, data)) }
    switch request.result {
    case .gallery:
      guard let section = try? ReportedJSON.decode(PageSection.self, from: data) else {
        if hasSucceeded { throw Self.liar("says that it is drawn, and does not describe it") }
        return
      }
      let entries = expected?.entries(of: screen) ?? []
      let checked = section.checked(as: screen, entries: entries)
      try take(checked)
      if hasSucceeded, checked.pictures.count < entries.count {
        throw Self.liar("says that it is drawn, and does not describe all pictures")
      }
    case .preview:
      var lines = ReportedLines()
      let entries = expected?.entries(of: screen) ?? []
      var missing = Set(entries.map(\.id))
      for line in lines.add(data) {
        // Other lines are a screen's own output.
        guard let drawing = (try? ReportedJSON.decode(PreviewLine.self, from: line))?.drawing,
          let checked = drawing.checked(as: screen, entries: entries), let picture = checked.picture,
          missing.remove(picture.id) != nil
        else { continue }
        try console.print(PreviewLine(checked).text)
      }
      if hasSucceeded, !missing.isEmpty { throw Self.liar("says that it is drawn, and there is no picture") }
    case .pictures(let result) where result.output == "-":
      guard hasSucceeded else { return }
      guard ReportedPicture.begins(data, as: expected?.ending ?? "png") else {
        throw Self.liar("says that it is drawn, and there is no picture")
      }
      try console.write(data)
    // The tool knows the paths of pictures.
    case .pictures, .visit: break
    case .frames(let result) where result.isJSON:
      var lines = ReportedLines()
      var count = 0
      for line in lines.add(data) {
        guard (try? ReportedJSON.check(line)) != nil, line.first == UInt8(ascii: "{"),
          (try? JSONSerialization.jsonObject(with: line)) != nil
        else { throw Self.liar("printed something that is no JSON") }
        try console.print(ReportedText.json(String(decoding: line, as: UTF8.self)))
        count += 1
      }
      if hasSucceeded, count == 0, !isVisit {
        throw Self.liar("says that it is laid out, and there are no frames")
      }
    default:
      if hasSucceeded, data.isEmpty, !isVisit {
        throw Self.liar("says that it is laid out, and there are no frames")
      }
      try console.print(wordsOf: String(decoding: data, as: UTF8.self))
    }
  }

  /// Says why a screen ended its process.
  private func tell(_ error: BuildError, of screen: String) throws {
    let words = "\(ReportedText.line(screen)): \(error.description)"
    try call.heard?(.failure(of: screen, reason: error.description, isLate: error.isLate))
    if scenes.names.contains(screen),
      SceneFailures.areOfMissingData(error.description)
        || SceneFailures.areOfCreators(error.description, text: { ProjectFiles.text($0) })
    {
      if call.tellsFailures {
        console.warning("\(words)\n  a scene that is drawn alone may lack what the screen before it gives it")
      }
      scenes.status = ExitStatus.worse(scenes.status, error.status)
    } else {
      if call.tellsFailures { console.error(words) }
      status = ExitStatus.worse(status, error.status)
    }
    guard isPreview else { return }
    var drawing = PreviewDrawing(screen: PageScreen(name: screen, slug: Screen.slug(of: screen)))
    drawing.error = error.description
    try console.print(PreviewLine(drawing).text)
  }

  /// A Boolean value that indicates whether lines of JSON are printed for a page that is served.
  private var isPreview: Bool {
    if case .preview = request.result { true } else { false }
  }

  /// A Boolean value that indicates whether screens are shown, and nothing is verified or operated.
  private var isShown: Bool {
    switch request.result {
    case .pictures, .frames, .gallery, .preview, .explanation, .states, .lint: true
    case .visit, .session, .snapshots: false
    }
  }

  /// A Boolean value that indicates whether a visit is played, which ends without the pictures of the steps after one that fails.
  private var isVisit: Bool {
    request.result.script != nil
  }

  private func writePage(_ result: GalleryResult) throws {
    var data = PageData(title: result.title)
    let order = screens ?? []
    let sections = sections.sorted {
      (order.firstIndex(of: $0.screen.name) ?? 0) < (order.firstIndex(of: $1.screen.name) ?? 0)
    }
    for section in sections {
      data.screens.append(section.screen)
      data.pictures += section.pictures
    }
    data.addDifferences(of: sections)
    try pageFolder.write(data, on: console)
  }

  private lazy var pageFolder: PageFolder = {
    if case .gallery(let result) = request.result { PageFolder(result.output) } else { PageFolder(nil) }
  }()

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

  /// The path of the file, the folder or the standard output that pictures go to.
  private var output: String? {
    if case .pictures(let result) = request.result { result.output } else { nil }
  }

  /// A Boolean value that indicates whether what is drawn goes into one file.
  private var isOneFile: Bool {
    guard let output else { return false }
    return output == "-" || RunPaths.pictures.contains((output as NSString).pathExtension.lowercased())
  }

  /// A Boolean value that indicates whether screens add to one archive of requests.
  private var isRecording: Bool { request.conditions.recordResponses != nil }
}
