import CoreGraphics
import ForkSafeLocks
import Foundation
import ScreenRequests
import ScreenSession
import Simulator
import SnapshotComparison
import UIKit

/// The tools of a server, and the session that they use.
///
/// Another process shows the screen, so that a crash or an endless loop does not affect the server. Errors
/// are returned as answers.
final class AgentTools: Sendable {
  private struct State: Sendable {
    var session: SessionProcess?
    var project: String?
    /// The remembered states to compare with, by name: the record of frames and the picture.
    var states: [String: (record: Data, picture: Data)] = [:]
    /// The process that a call waits for, if it may be killed.
    var waiting: SessionProcess?
    /// Why the screen is not the newest: a later call to `open` failed.
    var staleness: String?
  }
  private let state = Mutex(State())
  private let limits: [String]
  /// The choice of the target and of the scheme, and what is left out, as arguments of builds.
  private let build: [String]
  /// The device, the settings and the conditions of screens where a call to `open` says nothing.
  private let request: ScreenRequest
  private let buildsProjects: Bool

  /// The seconds that a request may take while a screen is shown, including work on other queues.
  private let patience: Double
  /// Seconds that building may take.
  static let buildPatience = 3600.0

  /// Creates the tools with a default project.
  ///
  /// - Parameters:
  ///   - limits: The limits and the sandbox of all that is started, as arguments. No call can change them.
  ///   - build: The choice of the target and of the scheme, and what is left out, as arguments of builds.
  ///   - request: The device, the settings and the conditions of screens where a call says nothing.
  ///   - patience: The seconds that a request about a screen may take.
  ///   - buildsProjects: Whether this executable builds projects.
  init(
    project: String?, limits: [String], build: [String] = [],
    request: ScreenRequest = ScreenRequest(.session), patience: Double,
    buildsProjects: Bool
  ) {
    self.limits = limits
    self.build = build
    self.request = request
    self.patience = patience
    self.buildsProjects = buildsProjects
    state.withLock { $0.project = project }
  }

  /// The available tools.
  var listed: [AgentTool] { AgentTool.all.filter { buildsProjects || !$0.isForProjects } }

  /// Calls a tool. Errors are returned as answers.
  func call(_ name: String, _ arguments: [String: JSONValue]) -> SessionAnswer {
    guard let tool = listed.first(where: { $0.name == name }) else {
      return .failure("there is no tool \"\(name)\"")
    }
    for argument in arguments.keys.sorted() where !tool.parameters.contains(where: { $0.name == argument }) {
      let known = tool.parameters.map(\.name).joined(separator: ", ")
      return .failure("\(name) has no argument \"\(argument)\"; it has: \(known)")
    }
    let request = SessionRequest(method: name, arguments: arguments)
    do {
      switch name {
      case "open": return try open(request)
      case "compare": return try compare(request)
      case "build": return try build(request)
      case "test": return try test(request)
      default: return marked(try ask(name, arguments))
      }
    } catch let error as SessionError {
      return .failure(error.description)
    } catch {
      return .failure("\(error)")
    }
  }

  /// Returns an answer with the reason why its screen is not the newest, if there is one.
  private func marked(_ answer: SessionAnswer) -> SessionAnswer {
    guard let staleness = state.withLock({ $0.staleness }) else { return answer }
    var answer = answer
    answer.text = "! \(staleness)\n\(answer.text)"
    return answer
  }

  /// The last line that the process of a call wrote while it builds or tests, of how far it is.
  var progress: String? {
    let errors = state.withLock { $0.waiting }?.errors ?? ""
    return errors.split(whereSeparator: \.isNewline).last.map { ReportedText.line(String($0.prefix(200))) }
  }

  /// Kills the process that a call waits for, if the call builds or tests. Can be called on any thread.
  func cancel() { state.withLock { $0.waiting }?.kill() }

  /// Ends the session.
  func end() {
    let session = state.withLock { state in
      defer { (state.session, state.staleness) = (nil, nil) }
      return state.session
    }
    session?.end()
  }

  // MARK: Arguments

  /// Returns the project of a call, which becomes the default of later calls.
  private func project(of request: SessionRequest) throws -> String? {
    guard let path = try request.text("project") else { return state.withLock { $0.project } }
    guard buildsProjects || DocumentJob.isDocument(path) else {
      throw SessionError("this executable shows its own screens, and no projects")
    }
    guard !path.hasPrefix("-") else { throw SessionError("\(path) is no path of a project") }
    state.withLock { $0.project = path }
    return path
  }

  // MARK: Sessions

  private func open(_ request: SessionRequest) throws -> SessionAnswer {
    var command = ["session"]
    let project = try project(of: request)
    if buildsProjects, project == nil { throw SessionError("open needs a project") }
    if let project { command.append(project) }
    if let screen = try request.text("screen") {
      command += project == nil ? ["--", screen] : ["--screen=\(screen)"]
    }
    var own: [String] = []
    for (name, option) in [
      ("device", "device"), ("orientation", "orientation"), ("appearance", "appearance"),
      ("text_size", "text-size"), ("direction", "direction"), ("language", "language"),
    ] {
      if let value = try request.text(name) { own.append("--\(option)=\(value)") }
    }
    if let version = try request.integer("ios", in: 1...99) { own.append("--ios=\(version)") }
    own += try Self.further(request)
    // The options confine applications of projects; scenes of documents run no code of theirs.
    let confines = project.map { !DocumentJob.isDocument($0) } ?? true
    if !confines, try request.flag("lenient") { throw SessionError("lenient is for projects") }
    command.insert(
      contentsOf: (confines ? try limits + builds(request) : []) + self.request.arguments + own, at: 1)
    // The screen that is open stays until another one is shown.
    let process = try SessionProcess(command)
    state.withLock { $0.waiting = process }
    let reply = process.readLine(within: Self.buildPatience)
    state.withLock { $0.waiting = nil }
    guard case .line(let line) = reply, let answer = Self.answer(line) else {
      process.kill()
      process.end()
      return failedToOpen(Self.reason(of: process.errors) ?? "the screen cannot be shown")
    }
    end()
    state.withLock { state in
      (state.session, state.staleness) = (process, nil)
      state.states["earlier"] = state.states["opened"]
      state.states["before"] = nil
    }
    keep(try ask("state", [:]), as: "opened")
    var lines = [answer.text]
    if case .array(let names)? = answer.structured?["screens"], names.count > 1 {
      lines.append("Screens: " + names.compactMap(\.text).joined(separator: ", "))
    }
    let warnings = process.errors.split(whereSeparator: \.isNewline).filter {
      $0.contains("warning: ") || $0.contains("error: ")
    }
    lines += warnings.prefix(10).map(String.init)
    lines += try changesSinceEarlier()
    let description = try ask("describe", [:])
    lines.append(contentsOf: description.text.split(separator: "\n").dropFirst().map(String.init))
    var result = SessionAnswer(text: lines.joined(separator: "\n"), structured: answer.structured)
    result.isFailure = description.isFailure
    return result
  }

  /// Returns the failure of a call to `open`. The screen that was open stays, and is marked.
  private func failedToOpen(_ reason: String) -> SessionAnswer {
    let isOpen = state.withLock { state in
      guard state.session != nil else { return false }
      state.staleness = "this is the screen that was opened before; opening it again failed"
      return true
    }
    return .failure(reason + (isOpen ? "\nThe screen that was open before stays open." : ""))
  }

  /// The number of differences in an answer of `open`.
  private static let shownChanges = 20

  /// Returns the differences from the screen as it was opened the time before, if that was the same screen on the same device.
  private func changesSinceEarlier() throws -> [String] {
    let (earlier, opened) = state.withLock { ($0.states["earlier"], $0.states["opened"]) }
    guard let earlier, let opened, let old = try? SnapshotRecord(data: earlier.record),
      let new = try? SnapshotRecord(data: opened.record), old.screen == new.screen, old.size == new.size,
      old.device == new.device, let difference = try? Self.difference(from: earlier, to: opened)
    else { return [] }
    guard !difference.isEmpty else { return ["Nothing differs from when it was opened before."] }
    let sentences = difference.sentences
    let more = sentences.count - Self.shownChanges
    return ["Since it was opened before:"] + sentences.prefix(Self.shownChanges).map { "  \($0)" }
      + (more > 0 ? ["  … \(more) more; compare lists them"] : [])
  }

  /// Returns the options of a build, with those that a call adds.
  ///
  /// - Parameter ofTests: whether tests are built, which are chosen by their target and not by a scheme.
  func builds(_ request: SessionRequest, ofTests: Bool = false) throws -> [String] {
    let own = ofTests ? build.filter { !$0.hasPrefix("--scheme=") } : build
    guard try request.flag("lenient"), !own.contains("--lenient") else { return own }
    return own.filter { $0 != "--strict" } + ["--lenient"]
  }

  /// Returns the options of commands that a call names in `options`, as arguments.
  private static func further(_ request: SessionRequest) throws -> [String] {
    guard let value = request.arguments["options"], value != .null else { return [] }
    guard case .object(let members) = value else {
      throw SessionError("options is \(value.kind); it has to be an object")
    }
    return try members.keys.sorted().flatMap { name -> [String] in
      guard AgentTool.options.contains(name) else {
        let near = Suggestion.phrase(Suggestion.nearest(to: name, among: AgentTool.options))
        throw SessionError(
          "there is no option \"\(name)\"\(near); there are: \(AgentTool.options.joined(separator: ", "))")
      }
      func argument(_ value: JSONValue) throws -> [String] {
        switch value {
        case .bool(let isOn): return isOn ? ["--\(name)"] : []
        case .string(let text): return ["--\(name)=\(text)"]
        case .integer(let number): return ["--\(name)=\(number)"]
        case .number(let number): return ["--\(name)=\(number)"]
        default: throw SessionError("\(name) is \(value.kind); it has to be a text, a number, or true")
        }
      }
      if case .array(let values)? = members[name] { return try values.flatMap(argument) }
      return try members[name].map(argument) ?? []
    }
  }

  /// Sends a request to the session and returns its answer.
  private func ask(_ method: String, _ arguments: [String: JSONValue]) throws -> SessionAnswer {
    guard let session = state.withLock({ $0.session }) else {
      throw SessionError("no screen is open; open one first")
    }
    let request = SessionRequest(method: method, arguments: arguments)
    let line = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    guard session.write(line) else { throw lost(session) }
    switch session.readLine(within: patience) {
    case .line(let line):
      guard let answer = Self.answer(line) else { throw lost(session) }
      return answer
    case .late:
      session.kill()
      _ = lost(session)
      throw SessionError(
        "the screen did not answer within \(Int(patience)) seconds and was closed; open it again")
    case .ended: throw lost(session)
    }
  }

  /// Discards a session whose process has ended, and returns the error.
  private func lost(_ session: SessionProcess) -> SessionError {
    state.withLock { ($0.session, $0.staleness) = (nil, nil) }
    session.end()
    let reason = Self.reason(of: session.errors)
    return SessionError("the screen's process ended" + (reason.map { ": \($0)" } ?? "") + "; open it again")
  }

  /// Reads an answer of a screen's process, which may be a project's; nil if it is none.
  static func answer(_ line: String) -> SessionAnswer? {
    try? ReportedJSON.decode(SessionAnswer.self, from: Data(line.utf8))
  }

  /// Returns the error messages in the standard error output of a process.
  static func reason(of errors: String) -> String? {
    let lines = errors.split(whereSeparator: \.isNewline).map(String.init)
    if let first = lines.firstIndex(where: { $0.contains("error: ") || $0.contains("Fatal error") }) {
      return lines[first...].prefix(40).joined(separator: "\n")
    }
    return lines.last
  }

  // MARK: States

  private func keep(_ answer: SessionAnswer, as name: String) {
    guard let record = answer.structured?["record"]?.text, let picture = answer.picture else { return }
    state.withLock { $0.states[name] = (Data(record.utf8), picture) }
  }

  private func compare(_ request: SessionRequest) throws -> SessionAnswer {
    let former = try request.text("with")
    // References have their own scale.
    let isFile = former?.lowercased().hasSuffix(".png") == true
    var scale: [String: JSONValue] = [:]
    if isFile, let former { scale["scale"] = try Self.scale(beside: former) }
    let present = try ask("state", scale)
    if let name = try request.text("remember") {
      let reserved = ["opened", "before", "earlier"]
      guard !name.isEmpty, !reserved.contains(name), !name.contains("/") else {
        throw SessionError("\"\(name)\" cannot be remembered; choose another name")
      }
      guard state.withLock({ $0.states.count < 32 || $0.states[name] != nil }) else {
        throw SessionError("32 states are remembered already; choose the name of one of them")
      }
      keep(present, as: name)
      if former == nil { return SessionAnswer(text: "the state is remembered as \"\(name)\"") }
    }
    if former == "before" { keep(try ask("state", ["before": .bool(true)]), as: "before") }
    let reference = try state(named: former ?? "opened")
    guard let record = present.structured?["record"]?.text, let picture = present.picture else {
      throw SessionError("the pictures cannot be read")
    }
    let difference = try Self.difference(from: reference, to: (Data(record.utf8), picture))
    var lines = difference.isEmpty ? ["nothing differs"] : difference.sentences
    if former == "before", !difference.isEmpty, (try? SnapshotRecord(data: reference.record))?.findings == nil
    {
      lines.append("defects of the state before are looked for from the next action on")
    }
    return SessionAnswer(
      text: lines.prefix(100).joined(separator: "\n"),
      structured: .object([
        "equal": .bool(difference.isEmpty), "pixels": .integer(difference.pixels),
        "kinds": .array(difference.kinds.map { .string($0.rawValue) }),
      ]))
  }

  private static func difference(
    from old: (record: Data, picture: Data), to new: (record: Data, picture: Data)
  ) throws -> SnapshotDifference {
    guard let before = UIImage(data: old.picture)?.cgImage, let after = UIImage(data: new.picture)?.cgImage
    else {
      throw SessionError("the pictures cannot be read")
    }
    return SnapshotDifference(
      reference: before, picture: after, referenceRecord: try? SnapshotRecord(data: old.record),
      record: try? SnapshotRecord(data: new.record))
  }

  /// Returns the pixels per point of a reference, from the record beside it; `null` without a record, for the
  /// device's scale.
  private static func scale(beside picture: String) throws -> JSONValue {
    let record = (picture as NSString).deletingPathExtension + ".json"
    guard let data = FileManager.default.contents(atPath: record) else { return .null }
    do {
      return .number(try SnapshotRecord(data: data).scale)
    } catch {
      throw SessionError("\(record): \(error.description)")
    }
  }

  private func state(named name: String) throws -> (record: Data, picture: Data) {
    if let known = state.withLock({ $0.states[name] }) { return known }
    guard name.lowercased().hasSuffix(".png") else {
      let known = state.withLock { $0.states.keys.sorted() }
      throw SessionError("no state is called \"\(name)\"; there are: \(known.joined(separator: ", "))")
    }
    guard let picture = FileManager.default.contents(atPath: name) else {
      throw SessionError("\(name): there is no such file")
    }
    let record = (name as NSString).deletingPathExtension + ".json"
    return (FileManager.default.contents(atPath: record) ?? Data(), picture)
  }

  // MARK: Building and testing

  private func build(_ request: SessionRequest) throws -> SessionAnswer {
    guard let project = try project(of: request) else { throw SessionError("build needs a project") }
    let result = try run(["build", project, "--json"] + limits + builds(request))
    guard let report = try? ReportedJSON.decode(JSONValue.self, from: Data(result.output.utf8)) else {
      return .failure(Self.reason(of: result.errors) ?? "the build ended with status \(result.status)")
    }
    var lines: [String] = []
    if case .array(let errors)? = report["errors"] {
      for error in errors.prefix(50) {
        let place = [error["line"], error["column"]].compactMap { $0?.double.map { "\(Int($0))" } }
        lines.append(
          "\(error["file"]?.text ?? ""):\(place.joined(separator: ":")): error: \(error["message"]?.text ?? "")"
        )
      }
      if errors.count > 50 { lines.append("… \(errors.count - 50) more errors") }
    }
    if lines.isEmpty, let failure = report["failure"]?.text { lines.append(failure) }
    if case .bool(true)? = report["isBuilt"] { lines.append("built") }
    var answer = SessionAnswer(text: lines.joined(separator: "\n"), structured: report)
    if report["isBuilt"] != .bool(true) { answer.isFailure = true }
    return answer
  }

  private func test(_ request: SessionRequest) throws -> SessionAnswer {
    guard let project = try project(of: request) else { throw SessionError("test needs a project") }
    let filter = try request.text("filter")
    if let filter, filter.hasPrefix("-") {
      throw SessionError("filter is \"\(filter)\"; a regular expression that begins with \"-\" is not taken")
    }
    let result = try run(
      ["test", project] + limits + builds(request, ofTests: true)
        + (filter.map { ["--", "--filter", $0] } ?? []))
    let lines = (result.output + "\n" + result.errors).split(whereSeparator: \.isNewline).map(String.init)
    // The failures, and the totals at the end.
    var shown = lines.filter {
      $0.contains("error:") || $0.contains("✘") || $0.contains("recorded an issue") || $0.contains("crashed")
    }
    shown = Array(shown.prefix(80))
    shown += lines.suffix(3).filter { !shown.contains($0) }
    var answer = SessionAnswer(
      text: shown.joined(separator: "\n"), structured: .object(["status": .integer(Int(result.status))]))
    if result.status != 0 { answer.isFailure = true }
    return answer
  }

  /// Runs a command of this executable to its end.
  private func run(_ command: [String]) throws -> (output: String, errors: String, status: Int32) {
    let process = try SessionProcess(command)
    state.withLock { $0.waiting = process }
    defer { state.withLock { $0.waiting = nil } }
    guard let result = process.readToEnd(within: Self.buildPatience) else {
      throw SessionError("\(command[0]) took more than \(Int(Self.buildPatience)) seconds and was ended")
    }
    return (result.output, process.errors, result.status)
  }
}
