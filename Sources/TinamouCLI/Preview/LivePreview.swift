import ForkSafeLocks
import Foundation
import ScreenSession

/// The screen that a page operates: one at a time, in a process of its own, so that one that crashes or hangs ends itself only.
final class LivePreview: Sendable {
  private struct State: Sendable {
    var number = 0
    var process: SessionProcess?
    var picture: Data?
    var version = 0
  }
  private let state = Mutex(State())
  private let source: any PreviewSource
  private let events: PreviewEvents
  /// Seconds that a request may take.
  private let patience: Double
  /// Requests are answered one after the other, outside of the threads of the server.
  private let queue = DispatchQueue(label: "preview.live")

  /// Requests of a session that say nothing new about the screen.
  private static let questions = ["describe", "picture", "query", "state", "inspect", "record"]

  /// The state of the session that the pages are told.
  private struct Moment: Encodable {
    var session: Int
    /// Grows with every request.
    var frame: Int?
    var time: Double?
    var picture: String?
    var isSettled: Bool?
    /// Why the session ended.
    var ended: String?
  }

  init(source: any PreviewSource, patience: Double, events: PreviewEvents) {
    self.source = source
    self.patience = patience
    self.events = events
  }

  /// The answer of `live/open`.
  struct Opened: Encodable, Sendable {
    var session: Int
    var heading: String
    var time: Double
    var isSettled: Bool?
  }

  /// Shows the screen of a picture, in place of the one that was shown.
  func open(_ screen: PageScreen, _ picture: PagePicture) async -> Result<Opened, SessionFailure> {
    await onQueue { self.openNow(screen, picture) }
  }

  /// Carries out a request of the session.
  ///
  /// - Returns: the answer with the address of its picture.
  func request(_ session: Int, _ request: SessionRequest) async -> LiveAnswer {
    await onQueue { self.requestNow(session, request) }
  }

  /// The last picture of the session, as PNG.
  func picture(_ session: Int) -> Data? { state.withLock { $0.number == session ? $0.picture : nil } }

  /// Ends the session.
  ///
  /// - Parameter reason: what the pages are told; nil to tell them nothing.
  func close(_ reason: String? = nil) {
    let (process, number) = state.withLock { state in
      defer {
        state.process = nil
        state.picture = nil
      }
      return (state.process, state.number)
    }
    guard let process else { return }
    process.kill()
    process.end()
    if let reason { events.send("live", Moment(session: number, ended: reason)) }
  }

  private func onQueue<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in queue.async { continuation.resume(returning: body()) } }
  }

  private func openNow(_ screen: PageScreen, _ picture: PagePicture) -> Result<Opened, SessionFailure> {
    close()
    do {
      let process = try SessionProcess(
        try source.sessionArguments(screen, picture), executable: source.executable)
      let number = state.withLock { state in
        state.number += 1
        state.process = process
        return state.number
      }
      // A project is built first.
      guard case .line(let line) = process.readLine(within: source.patienceToOpen ?? patience),
        let answer = Self.answer(line)
      else {
        close()
        return .failure(SessionFailure(AgentTools.reason(of: process.errors) ?? "the screen cannot be shown"))
      }
      return .success(
        Opened(
          session: number, heading: answer.text, time: answer.structured?["time"]?.double ?? 0,
          isSettled: answer.structured?["isSettled"]?.flag))
    } catch {
      return .failure(SessionFailure("\(error)"))
    }
  }

  private func requestNow(_ session: Int, _ request: SessionRequest) -> LiveAnswer {
    let process = state.withLock { $0.number == session ? $0.process : nil }
    guard let process else {
      return LiveAnswer(failure: "the screen is not shown any more; open it again", isOver: true)
    }
    guard let data = try? JSONEncoder().encode(request) else {
      return LiveAnswer(failure: "the request is not one")
    }
    let reason: String
    if process.write(String(decoding: data, as: UTF8.self)) {
      switch process.readLine(within: patience) {
      case .line(let line):
        if let answer = Self.answer(line) { return take(answer, of: request, session) }
        reason = "the screen's process gave no answer"
      case .late: reason = "the screen did not answer within \(Int(patience)) seconds and was closed"
      case .ended: reason = Self.reasonOfEnd(process)
      }
    } else {
      reason = Self.reasonOfEnd(process)
    }
    close(reason)
    return LiveAnswer(failure: reason, isOver: true)
  }

  private static func reasonOfEnd(_ process: SessionProcess) -> String {
    "the screen's process ended" + (AgentTools.reason(of: process.errorsToEnd).map { ": \($0)" } ?? "")
  }

  private func take(_ given: SessionAnswer, of request: SessionRequest, _ session: Int) -> LiveAnswer {
    var answer = given
    if request.method == "edit" { SourceReplacement.complete(&answer) }
    var result: LiveAnswer
    do throws(PageDescriptionError) { result = try LiveAnswer(answer) } catch {
      return LiveAnswer(failure: error.description)
    }
    let version = state.withLock { state in
      state.version += 1
      if let picture = answer.picture, state.number == session { state.picture = picture }
      return state.version
    }
    if answer.picture != nil { result.picture = "live/\(session).png?v=\(version)" }
    if answer.isFailure != true, result.picture != nil || !Self.questions.contains(request.method) {
      var moment = Moment(session: session, frame: version)
      moment.time = result.structured?.time
      moment.isSettled = result.structured?.isSettled
      moment.picture = result.picture
      events.send("live", moment)
    }
    return result
  }

  private static func answer(_ line: String) -> SessionAnswer? { AgentTools.answer(line) }
}
