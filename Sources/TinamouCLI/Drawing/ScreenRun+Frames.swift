import Foundation
import ScreenLint
import ScreenRequests
import Simulator

extension ScreenRun {
  /// Prints the frames of screens or documents.
  func printFrames(_ result: FrameResult) throws -> ExitStatus {
    try prepare()
    if !request.documents.isEmpty {
      var requests = try DocumentRequest.requests(of: request)
      for index in requests.indices where result.inspects { requests[index].inspects = true }
      return try DocumentJob(
        requests: requests, output: result.isJSON ? .json : .tree, request: request
      ).run(on: console)
    }
    let chosen =
      try result.script == nil
      ? request.chosen(among: screens) : [request.first(among: request.known(screens))]
    let jobs = try jobs(of: chosen)
    var isClean = true
    let recordsOrigins = ConstraintOrigins.areRecorded
    if result.inspects { ConstraintOrigins.areRecorded = true }
    defer { ConstraintOrigins.areRecorded = recordsOrigins }
    for job in jobs {
      let device: VirtualDevice
      if let script = result.script {
        guard let visited = try visitedDevice(showing: job, after: script, steps: result.steps) else {
          isClean = false
          continue
        }
        device = visited
      } else {
        device = job.showWithOrigins()
      }
      var description: ScreenDescription?
      if result.isJSON {
        description = device.describe(screen: job.screen.name, inspects: result.inspects)
      } else {
        if result.isTitled || jobs.count > 1 { try console.print("\(job.title):") }
        try console.print(device.report().tree)
      }
      let findings = device.screenFindings()
      isClean = isClean && findings.isClean
      description?.findings = findings.findings
      if let description { try console.print(description.line) }
      Findings.print(findings, title: job.title, on: console)
    }
    return isClean ? .success : .findings
  }
}
