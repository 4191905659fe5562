import ForkSafeLocks
import Foundation
import ScreenSession

/// Finds the lines of code that create the constraints of a picture.
///
/// Nothing is noted of them while pictures are drawn, since that takes longer than to draw: lines are read from the debug
/// information. A page asks for them when constraints are looked at; then a process of its own shows the screen once more.
final class PreviewLines: Sendable {
  /// The line that creates a constraint.
  struct Line: Codable, Sendable {
    var id: String
    /// The constraint in words. That of the picture has the same, unless the screen looks different each time.
    var description: String
    var file: String
    /// From 1.
    var line: Int
  }

  private struct State: Sendable {
    var process: SessionProcess?
    /// Grows when the sources change, so that lines of former ones are not told.
    var round = 0
    /// The lines that were found in this round, by the pictures.
    var known: [String: [Line]] = [:]
  }
  private let state = Mutex(State())
  private let source: any PreviewSource
  /// Seconds that the screen may take to answer.
  private let patience: Double
  /// One process at a time.
  private let queue = DispatchQueue(label: "preview.lines")

  init(source: any PreviewSource, patience: Double) {
    self.source = source
    self.patience = patience
  }

  /// Returns the lines of a picture's constraints, without those that are not known.
  func lines(of screen: PageScreen, _ picture: PagePicture) async -> Result<[Line], SessionFailure> {
    let round = state.withLock { $0.round }
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.find(screen, picture, round)) }
    }
  }

  /// Ends what is under way, and forgets what was found: the sources have changed.
  func cancel() {
    state.withLock { state in
      state.round += 1
      state.known = [:]
      state.process?.kill()
    }
  }

  private static let isOutdated = SessionFailure("the sources have changed")

  private func find(
    _ screen: PageScreen, _ picture: PagePicture, _ round: Int
  ) -> Result<[Line], SessionFailure> {
    let (isCurrent, known) = state.withLock { ($0.round == round, $0.known[picture.id]) }
    guard isCurrent else { return .failure(Self.isOutdated) }
    if let known { return .success(known) }
    do {
      let process = try SessionProcess(
        try source.sessionArguments(screen, picture), executable: source.executable)
      state.withLock { state in
        state.process = process
        if state.round != round { process.kill() }
      }
      defer {
        state.withLock { $0.process = nil }
        process.kill()
        process.end()
      }
      let lines = try inspect(process)
      return state.withLock { state in
        guard state.round == round else { return .failure(Self.isOutdated) }
        state.known[picture.id] = lines
        return .success(lines)
      }
    } catch {
      let isCurrent = state.withLock { $0.round == round }
      return .failure(isCurrent ? SessionFailure("\(error)") : Self.isOutdated)
    }
  }

  /// The part of a screen's answer that is read.
  private struct Answer: Decodable {
    struct Description: Decodable {
      struct Constraint: Decodable {
        var id: String
        var description: String
        var file: String?
        var line: Int?
      }
      var constraints: [Constraint]?
    }
    var text: String
    var structured: Description?
    var isFailure: Bool?
  }

  private func inspect(_ process: SessionProcess) throws -> [Line] {
    func answer(within seconds: Double) throws -> Answer {
      guard case .line(let line) = process.readLine(within: seconds) else {
        throw SessionFailure(AgentTools.reason(of: process.errors) ?? "the screen cannot be shown")
      }
      let answer = try ReportedJSON.decode(Answer.self, from: Data(line.utf8))
      if answer.isFailure == true { throw SessionFailure(answer.text) }
      return answer
    }
    // A project is built first, where it is not.
    _ = try answer(within: source.patienceToOpen ?? patience)
    _ = process.write(#"{"method":"inspect","arguments":{}}"#)
    let constraints = try answer(within: patience).structured?.constraints ?? []
    return constraints.compactMap { one in
      guard let file = one.file, let line = one.line else { return nil }
      return Line(id: one.id, description: one.description, file: file, line: line)
    }
  }
}
