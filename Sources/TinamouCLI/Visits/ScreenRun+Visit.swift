import Foundation
import ScreenLint
import ScreenRequests
import ScreenSession
import Simulator
import UIKit

extension ScreenRun {
  /// Plays a visit on a screen and draws it after each step; in each of the chosen configurations, if there are several.
  func play(_ result: VisitResult) throws -> ExitStatus {
    let visit = try Visit(file: result.script)
    try prepare()
    let known = try request.known(screens)
    let jobs = try jobs(of: [request.first(among: known)])
    for job in jobs { try job.checkSize(scale: request.settings.scale, format: .png) }
    // Conflicts name the lines of constraints.
    let recordsOrigins = ConstraintOrigins.areRecorded
    ConstraintOrigins.areRecorded = true
    defer { ConstraintOrigins.areRecorded = recordsOrigins }
    var status = ExitStatus.success
    for job in jobs {
      let folder = UserFolder(named: result.output)
      let names = jobs.count > 1 ? [job.variant] : []
      status = ExitStatus.worse(
        status,
        try play(visit, of: result, job, screens: known.map(\.name)) { name, picture in
          try folder.write(picture, to: names + [name])
          try console.print(folder.path(of: names + [name]))
        })
    }
    return status
  }

  private func play(
    _ visit: Visit, of result: VisitResult, _ job: PictureJob, screens: [String],
    write: (String, Data) throws -> Void
  ) throws -> ExitStatus {
    let session = session(of: job, screens: screens)
    var findings = VisitFindings(title: job.title)
    func draw(_ name: String) throws {
      let scale = request.settings.scale.map { CGFloat($0) }
      try write(name, try session.device.picture(.png, scale: scale, png: result.png))
    }
    try draw(VisitPictures.launch)
    findings.tell(session.device.screenFindings(), step: 0, on: console)
    for (index, step) in visit.steps.enumerated() {
      defer { findings.tell(session.device.screenFindings(), step: index + 1, on: console) }
      guard try play(step, index, of: result.script, in: session) else { return .findings }
      try draw(VisitPictures.name(step: index + 1, of: visit.json[index]))
    }
    return findings.isClean ? .success : .findings
  }

  private func session(of job: PictureJob, screens: [String]) -> ScreenSession {
    ScreenSession(screen: job.screen.name, screens: screens, settings: job.settings) { settings in
      var job = job
      job.settings = settings
      return job.show()
    }
  }

  /// Performs a step; says what is wrong and returns false if it fails.
  private func play(_ step: SessionStep, _ index: Int, of script: String, in session: ScreenSession) throws
    -> Bool
  {
    // A mark in the output of an application, so that the tool tells each line with its step.
    if Tinamou.isHosted { print(VisitMark.line(step: index + 1)) }
    do {
      try session.play(step)
      return true
    } catch let error as SessionError {
      console.error("\(script): step \(index + 1): \(error.description)")
      return false
    }
  }

  /// Shows a screen and performs the first steps of a visit on it.
  ///
  /// - Parameter count: The number of steps; `nil` for all.
  /// - Returns: The device; `nil` if a step failed, which is told.
  func visitedDevice(showing job: PictureJob, after script: String, steps count: Int?) throws
    -> VirtualDevice?
  {
    let steps = try Visit(file: script).steps
    let session = session(of: job, screens: [])
    for (index, step) in steps.prefix(count ?? steps.count).enumerated() {
      guard try play(step, index, of: script, in: session) else { return nil }
    }
    session.device.layOut()
    return session.device
  }
}

/// The findings of the layouts of a visit, each told at the step where it appears.
private struct VisitFindings {
  let title: String
  private(set) var isClean = true
  private var told: Set<String> = []

  init(title: String) { self.title = title }

  mutating func tell(_ found: ScreenFindings, step: Int, on console: Console) {
    // A defect with a line in the source is the same whatever its view says at the time; others are of screens that replace each other.
    let new = ScreenFindings(
      found.findings.filter { told.insert($0.source == nil ? "\($0.key) \($0.title)" : $0.key).inserted },
      messages: found.messages.filter { told.insert($0).inserted })
    isClean = isClean && !new.findings.contains { ScreenFindings.wrongLayouts.contains($0.rule) }
    Findings.print(new, title: "\(title): step \(step)", on: console)
  }
}
