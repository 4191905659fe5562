import DesignCanvas
import Foundation
import Simulator
import UIKit

/// Lays out the scenes of pairs of documents in all configurations, and compares them, in processes of their own: a scene that ends its
/// process, or takes too long, is told, and the rest goes on.
@MainActor
struct DocumentDifferences {
  /// The configurations.
  let jobs: [PictureJob]
  /// A Boolean value that indicates whether pictures of scenes that differ are kept.
  let keepsPictures: Bool
  /// The seconds of wall time that a scene may take in all configurations and in both states.
  let patience: Double
  let console: Console

  /// A scene of a pair, before and after, by its indices in the documents.
  struct ScenePair: Codable {
    var name: String
    var id: String
    var old: Int?
    var new: Int?

    var status: DiffReport.Scene.Status { old == nil ? .added : new == nil ? .removed : .changed }
  }

  /// A scene in a configuration and a state.
  struct Step: Codable, Hashable {
    var scene: Int
    var configuration: Int
    var isOld: Bool
  }

  /// A line that a process writes.
  struct Line: Codable {
    /// The index of the pair of documents.
    var pair: Int
    /// The scenes of the pair.
    var scenes: [ScenePair]?
    /// The reason why a document cannot be read.
    var problem: String?
    /// A step that is begun.
    var begins: Step?
    /// A scene in a configuration that was compared.
    var compared: Step?
    var outcome: DiffOutcome?

    init(_ pair: Int) { self.pair = pair }
  }

  /// Scenes that a process compares.
  private struct Portion {
    let pair: Int
    let scenes: Range<Int>
  }

  /// The number of scenes that one process compares: reading a document takes longer than many of its scenes.
  private static let scenesAtOnce = 4

  /// Collects what processes tell.
  private final class Listener {
    var scenes: [Int: [ScenePair]] = [:]
    var problems: [Int: String] = [:]
    /// The outcomes by pair, scene and configuration.
    var outcomes: [Int: [Int: [Int: DiffOutcome]]] = [:]
    private var open: [Int: Step] = [:]
    /// The steps that failed, which are not tried again.
    private(set) var failed: [Int: Set<Step>] = [:]

    func hear(_ line: Line) {
      if let scenes = line.scenes { self.scenes[line.pair] = scenes }
      if let problem = line.problem { problems[line.pair] = problem }
      if let step = line.begins { open[line.pair] = step }
      guard let step = line.compared else { return }
      open[line.pair] = nil
      var outcome = line.outcome ?? DiffOutcome()
      let known = outcomes[line.pair]?[step.scene]?[step.configuration]
      (outcome.oldFailure, outcome.newFailure) = (known?.oldFailure, known?.newFailure)
      outcomes[line.pair, default: [:]][step.scene, default: [:]][step.configuration] = outcome
      done.insert([line.pair, step.scene, step.configuration])
    }

    private var done: Set<[Int]> = []

    func isDone(_ pair: Int, _ scene: Int, _ configuration: Int) -> Bool {
      done.contains([pair, scene, configuration])
    }

    /// Takes that the step which a pair was at failed.
    ///
    /// - Returns: whether there was one.
    func fail(_ pair: Int, in scenes: Range<Int>, _ words: String, isLate: Bool, configurations: Int) -> Bool
    {
      guard let step = open.removeValue(forKey: pair), scenes.contains(step.scene) else { return false }
      var outcome = outcomes[pair]?[step.scene]?[step.configuration] ?? DiffOutcome()
      if step.isOld { outcome.oldFailure = words } else { outcome.newFailure = words }
      outcomes[pair, default: [:]][step.scene, default: [:]][step.configuration] = outcome
      failed[pair, default: []].insert(step)
      // The older state was laid out before.
      if !step.isOld { done.insert([pair, step.scene, step.configuration]) }
      guard isLate else { return true }
      // The other configurations would take as long.
      for other in 0..<configurations where other != step.configuration {
        done.insert([pair, step.scene, other])
      }
      return true
    }

    /// Forgets what a pair was at, which is done again.
    func reset(_ pair: Int) { open[pair] = nil }
  }

  /// Returns what looks different in pairs of documents, and what could not be compared.
  func differences(
    of pairs: [DocumentPairs.Pair]
  ) throws -> (documents: [DiffReport.Document], uncompared: [String]) {
    let listener = Listener()
    try list(pairs, listener)
    try compare(pairs, listener)
    var documents: [DiffReport.Document] = []
    var uncompared: [String] = []
    for (index, pair) in pairs.enumerated() {
      if let document = document(of: pair, at: index, listener, &uncompared) { documents.append(document) }
    }
    return (documents, uncompared)
  }

  // MARK: Processes

  /// Reads the scenes of pairs.
  private func list(_ pairs: [DocumentPairs.Pair], _ listener: Listener) throws {
    try PortionCopies<Int, Line>(
      seconds: { _ in patience }, name: { pairs[$0].path }, console: console, showsProgress: false,
      work: { index, write in
        var line = Line(index)
        do { line.scenes = try Self.scenes(of: pairs[index]).map(\.pair) } catch {
          line.problem = Self.reason(error, pairs[index])
        }
        try write(line)
      },
      hear: listener.hear,
      left: { index, failure in
        guard listener.scenes[index] == nil, listener.problems[index] == nil else { return [] }
        let name = (pairs[index].path as NSString).lastPathComponent
        listener.problems[index] =
          failure.isLate
          ? "\(name): timeout: it was not read after \(Int(patience)) seconds"
          : "\(name): crash: reading it ended the process: \(failure.reason)"
        return []
      }
    ).run(Array(pairs.indices))
  }

  private func compare(_ pairs: [DocumentPairs.Pair], _ listener: Listener) throws {
    var portions: [Portion] = []
    for index in pairs.indices {
      let count = listener.scenes[index]?.count ?? 0
      for start in stride(from: 0, to: count, by: Self.scenesAtOnce) {
        portions.append(Portion(pair: index, scenes: start..<min(start + Self.scenesAtOnce, count)))
      }
    }
    try PortionCopies<Portion, Line>(
      seconds: { _ in patience }, name: { pairs[$0.pair].path }, console: console,
      showsProgress: portions.count > 8,
      work: { portion, write in try compare(portion, of: pairs, listener, write) },
      hear: listener.hear,
      left: { portion, failure in
        guard !failure.isLate || portion.scenes.count == 1 else {
          // It may be another scene than the last that takes so long.
          listener.reset(portion.pair)
          return portion.scenes.map { Portion(pair: portion.pair, scenes: $0..<($0 + 1)) }
        }
        let words =
          failure.isLate
          ? "timeout: it took more than \(Int(patience)) seconds"
          : "crash: it ended its process: \(failure.reason)"
        let hasFailed = listener.fail(
          portion.pair, in: portion.scenes, words, isLate: failure.isLate, configurations: jobs.count)
        if hasFailed { return [portion] }
        let isDone = portion.scenes.allSatisfy { scene in
          jobs.indices.allSatisfy { listener.isDone(portion.pair, scene, $0) }
        }
        if !isDone { listener.problems[portion.pair] = "\(pairs[portion.pair].path): \(words)" }
        return []
      }
    ).run(portions)
  }

  /// Compares scenes in the process that was made for them.
  private func compare(
    _ portion: Portion, of pairs: [DocumentPairs.Pair], _ listener: Listener, _ write: (Line) throws -> Void
  ) throws {
    let scenes = try Self.scenes(of: pairs[portion.pair])
    let failed = listener.failed[portion.pair] ?? []
    for scene in portion.scenes where scenes.indices.contains(scene) {
      for configuration in jobs.indices where !listener.isDone(portion.pair, scene, configuration) {
        func state(_ document: DocumentScene?, isOld: Bool) throws -> ScreenState? {
          let step = Step(scene: scene, configuration: configuration, isOld: isOld)
          // Added and removed scenes have pictures only.
          guard let document, !failed.contains(step), keepsPictures || scenes[scene].pair.status == .changed
          else { return nil }
          var line = Line(portion.pair)
          line.begins = step
          try write(line)
          return try ScreenState(document, in: jobs[configuration])
        }
        var line = Line(portion.pair)
        line.compared = Step(scene: scene, configuration: configuration, isOld: false)
        do {
          let before = try state(scenes[scene].old, isOld: true)
          let after = try state(scenes[scene].new, isOld: false)
          if before != nil || after != nil {
            line.outcome = DiffOutcome(before, after, keepsPictures: keepsPictures)
          }
        } catch {
          line.problem = Self.reason(error, pairs[portion.pair])
        }
        try write(line)
      }
    }
  }

  private static func scenes(
    of pair: DocumentPairs.Pair
  ) throws -> [(pair: ScenePair, old: DocumentScene?, new: DocumentScene?)] {
    let olds = try pair.old.map { try DocumentScene.scenes(ofFile: $0) } ?? []
    let news = try pair.new.map { try DocumentScene.scenes(ofFile: $0) } ?? []
    var result: [(pair: ScenePair, old: DocumentScene?, new: DocumentScene?)] = []
    for (index, scene) in news.enumerated() {
      let before = olds.firstIndex { $0.id == scene.id }
      result.append(
        (
          ScenePair(name: scene.name, id: scene.id, old: before, new: index),
          before.map { olds[$0] }, scene
        ))
    }
    for (index, scene) in olds.enumerated() where !news.contains(where: { $0.id == scene.id }) {
      result.append((ScenePair(name: scene.name, id: scene.id, old: index), scene, nil))
    }
    return result
  }

  /// Returns the reason of an error without the folders that revisions are written to.
  private static func reason(_ error: any Error, _ pair: DocumentPairs.Pair) -> String {
    var text = "\(error)"
    for file in [pair.old, pair.new].compactMap({ $0 }) {
      text = text.replacingOccurrences(of: file, with: (file as NSString).lastPathComponent)
    }
    return text
  }

  // MARK: Results

  /// Returns the name of a scene for the report. Few know the object id that a scene without a name is called by.
  private static func name(of scene: ScenePair, in pair: DocumentPairs.Pair, isAlone: Bool) -> String {
    guard scene.name == scene.id else { return scene.name }
    return isAlone
      ? ((pair.path as NSString).lastPathComponent as NSString).deletingPathExtension : "scene \(scene.id)"
  }

  /// Returns what looks different in a pair of documents; `nil` if nothing does.
  private func document(
    of pair: DocumentPairs.Pair, at index: Int, _ listener: Listener, _ uncompared: inout [String]
  ) -> DiffReport.Document? {
    var result = DiffReport.Document(path: pair.path, oldPath: pair.oldPath, status: .changed)
    if pair.old == nil { result.status = .added }
    if pair.new == nil { result.status = .removed }
    if let problem = listener.problems[index] {
      // Resources beside it may differ, but a document that cannot be read is no news.
      if let old = pair.old, let new = pair.new, DocumentPairs.isEqual(old, new) { return nil }
      result.status = .unreadable
      result.problem = problem
      return result
    }
    for (number, scene) in (listener.scenes[index] ?? []).enumerated() {
      var one = DiffReport.Scene(
        name: ReportedText.line(Self.name(of: scene, in: pair, isAlone: listener.scenes[index]?.count == 1)),
        status: scene.status)
      one.id = scene.id
      var reasons: [String] = []
      for (configuration, job) in jobs.enumerated() {
        guard let outcome = listener.outcomes[index]?[number]?[configuration] else { continue }
        if let reason = one.add(outcome, in: job.configurationTitle), !reasons.contains(reason) {
          reasons.append(reason)
        }
      }
      uncompared += reasons.map { "\(pair.path), \(one.name): \($0)" }
      one.joinNumbers()
      one.sort()
      if one.status != .changed || !one.changes.isEmpty { result.scenes.append(one) }
    }
    return result.status == .changed && result.scenes.isEmpty ? nil : result
  }
}
