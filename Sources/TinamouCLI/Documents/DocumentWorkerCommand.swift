import ArgumentParser
import ScreenRequests

/// The command of a process that lays documents out, one for each line of standard input.
struct DocumentWorkerCommand: ToolCommand {
  static let configuration = CommandConfiguration(commandName: "document-worker", shouldDisplay: false)

  @Option(name: .customLong("request")) var request: ScreenRequest?

  /// Returns the arguments of a process with the fonts, the region and the date of a request.
  static func arguments(for request: ScreenRequest) -> [String] {
    var own = ScreenRequest(.frames(FrameResult()))
    own.fonts = request.fonts
    own.conditions.region = request.conditions.region
    own.conditions.date = request.conditions.date
    return ["document-worker"] + own.arguments
  }

  func execute(in context: Context) throws -> ExitStatus {
    try request?.fonts.register()
    try request?.conditions.apply(language: nil, isHosted: Tinamou.isHosted)
    return DocumentJob.work()
  }
}
