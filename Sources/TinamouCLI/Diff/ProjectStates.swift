import Foundation
import ScreenRequests
import Simulator
import UIKit

/// The states of a project's screens in all configurations, as its application tells them.
@MainActor
struct ProjectStates {
  /// A screen.
  struct Item {
    var name: String
    var origin: ScreenOrigin?
    /// The states by the indices of configurations.
    var states: [Int: StateLine] = [:]
    /// The rule and the reason where it ended its process, or did not show all configurations, as in `crash: ...`; `nil` if it did.
    var failure: String?
  }

  /// The screens by their slugs, and their order.
  private(set) var items: [String: Item] = [:]
  private(set) var order: [String] = []
  /// The request that the application was given, with its standard device.
  private(set) var request: ScreenRequest
  /// The configurations of each screen.
  private(set) var jobs: [PictureJob] = []

  /// The screens of a state without a project.
  init(none request: ScreenRequest) { self.request = request }

  /// Builds a project and shows its screens.
  ///
  /// - Parameter shown: Returns a reason as the report has it.
  init(
    _ call: ProjectCall, _ tool: any ProjectTool, console: Console, shown: @escaping (String) -> String
  ) throws {
    request = call.request
    var call = call
    call.tellsFailures = false
    while true {
      var unknown: String?
      let heard = Heard(shown)
      call.heard = { word in
        if case .unknown(let name) = word { unknown = name }
        try heard.take(word)
      }
      do { _ = try tool.run(call, console: console) } catch {
        // A screen that only the other state has.
        guard let unknown else { throw error }
        call.request.screens.removeAll { $0 == unknown }
        call.request.controllers.removeAll { $0 == unknown }
        guard !call.request.screens.isEmpty else { return }
        continue
      }
      (items, order) = (heard.items, heard.order)
      request = heard.request ?? request
      break
    }
    jobs = try Self.jobs(of: request)
    for slug in order { complete(slug) }
  }

  /// Says that a screen is not whole.
  private mutating func complete(_ slug: String) {
    guard var item = items[slug], item.failure == nil else { return }
    item.states = item.states.filter { jobs.indices.contains($0.key) }
    if item.states.count < jobs.count { item.failure = "crash: it was not shown in all configurations" }
    items[slug] = item
  }

  /// Returns the configurations that a request shows each screen in.
  private static func jobs(of request: ScreenRequest) throws -> [PictureJob] {
    PictureJob.jobs(
      of: request, screens: [Screen("screen") { UIViewController() }],
      devices: try request.devices.chosen(defaults: request.result.standardDevices))
  }

  /// Takes what an application tells.
  private final class Heard {
    var items: [String: Item] = [:]
    var order: [String] = []
    var request: ScreenRequest?
    private let shown: (String) -> String

    init(_ shown: @escaping (String) -> String) { self.shown = shown }

    func take(_ word: ScreenReport.Word) throws {
      switch word {
      case .screens(let names, let origins, let request):
        self.request = request
        for name in names {
          let slug = Screen.slug(of: name)
          order.append(slug)
          items[slug] = Item(name: ReportedText.line(name), origin: origins[name])
        }
      case .data(let screen, let data):
        let slug = Screen.slug(of: screen)
        var lines = ReportedLines()
        for line in lines.add(data) {
          // Other lines are a screen's own output, and a process speaks for its own screen only.
          guard let line = (try? ReportedJSON.decode(StateLine.self, from: line))?.checked,
            line.screen == slug
          else { continue }
          items[slug]?.states[line.configuration] = line
        }
      case .failure(let screen, let reason, let isLate):
        items[Screen.slug(of: screen)]?.failure = "\(isLate ? "timeout" : "crash"): \(shown(reason))"
      case .unknown: break
      }
    }
  }
}

/// Compares the screens of two states of a project.
@MainActor
struct ScreenDifferences {
  let old: ProjectStates
  let new: ProjectStates
  /// A Boolean value that indicates whether pictures of screens that differ are kept.
  let keepsPictures: Bool

  /// The screens that look different.
  private(set) var scenes: [DiffReport.Scene] = []
  /// The screens that fail in both states, with the reasons.
  private(set) var uncompared: [String] = []
  /// The scenes of storyboards that were compared as screens.
  private(set) var shown: Set<ScreenOrigin.Scene> = []

  init(_ old: ProjectStates, _ new: ProjectStates, keepsPictures: Bool) {
    (self.old, self.new, self.keepsPictures) = (old, new, keepsPictures)
    for slug in new.order { compare(slug) }
    for slug in old.order where new.items[slug] == nil { compare(slug) }
  }

  /// The configurations that the newer screens, or else the older ones, were shown in.
  var jobs: [PictureJob] { new.jobs.isEmpty ? old.jobs : new.jobs }

  private mutating func compare(_ slug: String) {
    let (before, after) = (old.items[slug], new.items[slug])
    guard let item = after ?? before else { return }
    var scene = DiffReport.Scene(
      name: item.name, status: before == nil ? .added : after == nil ? .removed : .changed)
    var reasons: [String] = []
    for (index, job) in jobs.enumerated() {
      let (one, other) = (before?.states[index], after?.states[index])
      var outcome = DiffOutcome()
      // A screen ends in one configuration, and those after it are not shown.
      if let before, one == nil { outcome.oldFailure = before.failure ?? "crash: it was not shown" }
      if let after, other == nil { outcome.newFailure = after.failure ?? "crash: it was not shown" }
      if outcome.oldFailure == nil, outcome.newFailure == nil {
        outcome = DiffOutcome(
          one.flatMap(ScreenState.init), other.flatMap(ScreenState.init), keepsPictures: keepsPictures)
      }
      if let reason = scene.add(outcome, in: job.configurationTitle), !reasons.contains(reason) {
        reasons.append(reason)
      }
    }
    uncompared += reasons.map { "\(item.name): \($0)" }
    scene.joinNumbers()
    scene.sort()
    if scene.status != .changed || !scene.changes.isEmpty { scenes.append(scene) }
    // The document tells what a screen that fails does not.
    let hasFailed = before.map { $0.failure != nil } ?? false || after.map { $0.failure != nil } ?? false
    if !hasFailed, let origin = item.origin?.scene { shown.insert(origin) }
  }
}
