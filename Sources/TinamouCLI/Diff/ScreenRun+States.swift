import Foundation
import ScreenRequests
import Simulator
import ViewDescriptions

extension ScreenRun {
  /// Prints the states of screens, a line of JSON for each configuration.
  func printStates() throws -> ExitStatus {
    try prepare()
    for screen in try request.chosen(among: screens) {
      for (index, job) in try jobs(of: [screen]).enumerated() {
        let state = try ScreenState(of: job.show(), screen: screen.name)
        guard let line = StateLine(state, of: screen.slug, configuration: index) else {
          throw ToolError.cannotDraw(job.title, reason: "its picture cannot be encoded")
        }
        try console.print(try JSONLine.text(of: line))
      }
    }
    return .success
  }
}
