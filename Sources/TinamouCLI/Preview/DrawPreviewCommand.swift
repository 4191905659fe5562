import ArgumentParser
import FileAccess
import Foundation
import ScreenLint
import ScreenRequests
import Simulator
import ViewDescriptions

/// A line of a process that draws for `preview`.
package struct PreviewLine: Codable, Sendable {
  /// All screens, in their order.
  package var screens: [PageScreen]?
  /// The folders that a project has sources in.
  package var folders: [String]?
  /// The slug of a screen that is begun.
  package var begins: String?
  package var drawing: PreviewDrawing?
  /// An order of a process that takes several is done.
  package var ended: PreviewEnding?
  /// The key of the order, in lines that the tool itself writes. The application does not know it, whose lines are about its screens only.
  package var key: String?

  package init() {}

  /// The key of the order that this process carries out.
  @MainActor static var ownKey: String?

  /// Creates a line of the tool itself.
  @MainActor package static var own: PreviewLine {
    var line = PreviewLine()
    line.key = ownKey
    return line
  }

  package init(_ drawing: PreviewDrawing) { self.drawing = drawing }

  package var text: String { (try? JSONLine.text(of: self)) ?? "{}" }
}

/// An order to a process that takes several.
struct WorkerOrder: Codable, Sendable {
  var key: String
  var arguments: [String]
}

/// The end of an order to build and draw.
package struct PreviewEnding: Codable, Sendable {
  package var status: Int32
  package var failure: String?
  package var problems: [PageBuild.Problem] = []

  package init(status: Int32) { self.status = status }
}

/// The command that draws pictures for `preview` and describes them, a line of JSON for each.
struct DrawPreviewCommand: ScreenCommand {
  static let configuration = CommandConfiguration(commandName: "draw-preview", shouldDisplay: false)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  @Option(name: .customLong("request")) var handed: ScreenRequest?

  var result: ScreenResult {
    if let handed { handed.result } else { .preview(PreviewResult()) }
  }
}

extension ScreenRun {
  /// Draws pictures and describes them, a line of JSON for each.
  func drawPreview(_ result: PreviewResult) throws -> ExitStatus {
    let write = StandardStreams.lines(on: console)
    func print(_ line: PreviewLine) throws { try write(line.text) }
    try prepare()
    let chosen = try request.chosen(among: screens)
    var head = PreviewLine()
    head.screens = chosen.map(\.page)
    if !Tinamou.isHosted { try print(head) }
    var jobs = try jobs(of: chosen.filter { !result.skipped.contains($0.slug) })
    for job in jobs { try job.checkSize(scale: request.settings.scale, format: .png) }
    if let first = result.first, let screen = first.split(separator: "/").first.map(String.init) {
      // Those of the same screen follow.
      jobs = jobs.filter { $0.screen.slug == screen } + jobs.filter { $0.screen.slug != screen }
      jobs = jobs.filter { PagePicture($0).id == first } + jobs.filter { PagePicture($0).id != first }
    }
    var isClean = true
    for job in jobs {
      if !Tinamou.isHosted {
        var line = PreviewLine()
        line.begins = job.screen.slug
        try print(line)
      }
      let drawing = job.drawPreview(scale: request.settings.scale)
      isClean = isClean && drawing.error == nil
      try print(PreviewLine(drawing))
    }
    return isClean ? .success : .findings
  }
}

extension PictureJob {
  /// Draws the picture and describes it.
  @MainActor func drawPreview(scale: Double?) -> PreviewDrawing {
    var drawing = PreviewDrawing(screen: screen.page)
    var picture = PagePicture(self)
    let virtual = showWithOrigins()
    do { drawing.png = try virtual.picture(.png, scale: scale.map { CGFloat($0) }) } catch {
      drawing.error = "\(title) cannot be drawn: \(error)"
    }
    drawing.description = virtual.describe(screen: screen.name, inspects: true).line
    let found = virtual.screenFindings(LintRules.all, areCompared: true)
    picture.add(found)
    drawing.facts = found.facts
    drawing.picture = picture
    return drawing
  }
}

/// The command that carries out the orders on its standard input, a line of JSON with the arguments of each, and says at the end of
/// each how it ended. What `tinamou` reads and checks once is not read and checked again for each build of a project.
struct PreviewWorkerCommand: ToolCommand {
  static let configuration = CommandConfiguration(commandName: "preview-worker", shouldDisplay: false)

  func execute(in context: Context) throws -> ExitStatus {
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let console = context.console.quiet().writing { try StandardStreams.write($0, to: output) }
    // The last one, since most orders are the same.
    var last: (arguments: [String], command: any ToolCommand)?
    while let line = readLine() {
      guard let order = try? JSONDecoder().decode(WorkerOrder.self, from: Data(line.utf8)) else { continue }
      let arguments = order.arguments
      PreviewLine.ownKey = order.key
      var answer = PreviewLine.own
      answer.ended = carryOut(Context(screens: context.screens, console: console)) {
        if let last, last.arguments == arguments { return last.command }
        let command = try RootCommand.parseAsRoot(arguments) as? any ToolCommand
        last = command.map { (arguments, $0) }
        return command
      }
      try console.print(answer.text)
    }
    return .success
  }

  @MainActor private func carryOut(
    _ context: Context, _ parsed: () throws -> (any ToolCommand)?
  ) -> PreviewEnding {
    do {
      guard let command = try parsed() else {
        return PreviewEnding(status: ExitStatus.usage.rawValue)
      }
      return PreviewEnding(status: try command.execute(in: context).rawValue)
    } catch let error as any ToolFailure {
      var ending = PreviewEnding(status: error.status.rawValue)
      ending.failure = error.description
      ending.problems = error.problems
      return ending
    } catch let error as ToolError {
      var ending = PreviewEnding(status: error.status.rawValue)
      ending.failure = error.description
      return ending
    } catch {
      var ending = PreviewEnding(status: ExitStatus.internalError.rawValue)
      ending.failure = SystemError.words(of: error) ?? RootCommand.message(for: error)
      return ending
    }
  }
}
