import Foundation
import ScreenRequests
import ScreenSession
import Simulator

extension ScreenRun {
  /// Shows the first chosen screen and answers requests about it.
  func answerRequests() throws -> ExitStatus {
    let write = StandardStreams.lines(on: console)
    try prepare()
    let known = try request.known(screens)
    guard let job = try jobs(of: [request.first(among: known)]).first else { throw ToolError.noScreens }
    ConstraintOrigins.areRecorded = true
    var language = job.settings.language
    let session = ScreenSession(
      screen: job.screen.name, screens: known.map(\.name), settings: job.settings
    ) { settings in
      var job = job
      job.settings = settings
      // The language of the process is set already, with its region, unless the session changed it.
      job.isOneOfSeveralLanguages = settings.language != language
      language = settings.language
      return job.show()
    }
    try SessionLoop(session: session, write: write).run()
    return .success
  }
}
