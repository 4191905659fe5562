import ArgumentParser
import ForkSafeLocks
import Foundation
import ScreenRequests
import Simulator
import UIKit

struct PreviewCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Serves a page that shows screens as they are edited.",
    discussion: """
      Prints the address of a page on this machine that shows the screens of a project, documents, or those of this \
      executable. When a source is saved, what has changed is built and drawn again; errors stand beside the pictures. On the \
      page, views are inspected and screens operated.

      The address has a token; nobody else on the machine or the network is answered. It serves until it is interrupted.

        preview MyApp.xcodeproj
        preview Main.storyboard --appearance both --text-size ax3
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  @Option(help: ArgumentHelp("The port; a free one by default.", valueName: "number"))
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser.")
  var open = false

  var result: ScreenResult { .preview(PreviewResult()) }

  func execute(in context: Context) throws -> ExitStatus {
    let transport = try LinkedTransport.make()
    let request = try request()
    let source = try source(of: request, in: context)
    _ = try request.devices.chosen(defaults: [])
    let events = PreviewEvents()
    let model = PreviewModel(title: source.name, choices: try choices(request.devices), events: events)
    let live = LivePreview(source: source, patience: confinement.timeout ?? 60, events: events)
    let lines = PreviewLines(source: source, patience: confinement.timeout ?? 60)
    let watcher = try FileWatcher()
    let preview = Preview(
      source, watcher: watcher, model: model, live: live, lines: lines, matrix: request,
      console: context.console)
    // A page that is closed operates no screen any more.
    events.whenClosed { left in if left == 0 { DispatchQueue.global().async { live.close() } } }
    let signals = try EndingSignals()
    defer { preview.end() }
    let console = context.console
    let server = try BackgroundServer(transport, port: port) {
      console.warning($0)
    } whenEnded: {
      signals.wake()
    }
    let gate = PreviewGate(token: PreviewGate.makeToken(), port: server.port)
    server.answer(
      with: PreviewRoutes(gate: gate, model: model, live: live, lines: lines) { try preview.show($0) })
    try preview.start()
    try console.print(gate.address)
    if open { Browser.open(gate.address, on: console) }
    signals.wait()
    guard let reason = server.reasonOfEnd else { return .success }
    console.error("the server has ended: \(reason)")
    return .internalError
  }

  /// Returns the source of the preview.
  @MainActor private func source(
    of request: ScreenRequest, in context: Context
  ) throws -> any PreviewSource {
    let executable = SessionProcess.ownExecutable
    if let tool = Tinamou.projects, let path = screens.project {
      // Wrong values in it are told at once.
      _ = try tool.file(besideProject: path)
      return ProjectSource(
        path: path, request: request.common, arguments: project.arguments + confinement.arguments,
        executable: executable)
    }
    try project.refuseWithoutProject()
    try confinement.refuseWithoutProject()
    if !request.documents.isEmpty {
      for file in request.documents where !FileManager.default.fileExists(atPath: file) {
        throw ToolError.noSuchDocument(file)
      }
      if request.conditions.isUsed { throw ToolError.conditionsOfDocuments }
      _ = try DocumentRequest.requests(of: request)
      return DocumentSource(request: request.common, executable: executable)
    }
    var common = request.common
    let chosen = try request.chosen(among: context.screens)
    common.screens = request.screens.isEmpty ? [] : chosen.map(\.name)
    let source = ScreensSource(
      request: common, patience: confinement.timeout ?? 60, executable: executable)
    if source.package == nil {
      context.console.warning(
        "\(executable) is in no package's folder .build, so that it cannot be built again when its sources change"
      )
    }
    return source
  }

  private func choices(_ devices: DeviceChoice) throws -> PageChoices {
    var choices = PageChoices()
    choices.devices = try devices.catalog().devices.map { PageChoices.Device(id: $0.id, name: $0.name) }
    choices.textSizes = TextSize.allValueStrings
    return choices
  }
}
