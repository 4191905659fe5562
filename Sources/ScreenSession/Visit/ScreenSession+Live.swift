import Foundation
import Simulator
import UIKit
import ViewDescriptions

/// The requests of a page that shows the screen live: single touches, keys, time, settings, edits, and what an
/// inspector shows.
extension ScreenSession {
  /// Returns the description of the screen with what an inspector shows.
  func inspect() throws -> SessionAnswer {
    let description = device.describe(screen: screen, inspects: true)
    return SessionAnswer(text: heading, structured: try JSONValue(encoding: description))
  }

  /// Performs the step that a request is.
  ///
  /// A key that is no command types its characters if it has no modifiers but shift.
  func step(_ request: SessionRequest) throws -> SessionAnswer {
    let step = try VisitStep(request)
    if case .settings(let change) = step, change.language != nil {
      // As on iOS, where applications start again in another language.
      try restart(with: change.applied(to: device.settings))
      return moment("shown afresh in the language")
    }
    guard case .key(let characters, let modifiers) = step else {
      let isTaken = try perform(step)
      return moment(isTaken ? nil : "nothing on the screen takes it", isTaken: isTaken)
    }
    if try perform(step, recordsAlways: false) { return moment() }
    let isPlain = modifiers.allSatisfy { $0 == .shift }
    guard isPlain, device.typeText(""), !characters.hasPrefix("UIKeyInput") else {
      return moment("there is no command for the key", isTaken: false)
    }
    let isErasing = ["\u{8}", "\u{7f}"].contains(characters)
    return moment(isTaken: try perform(isErasing ? .backspace(1) : .type(characters)))
  }

  /// Advances the clock.
  func clock(_ request: SessionRequest) throws -> SessionAnswer {
    if let seconds = try request.number("advance", in: 0...60) { try perform(.advance(seconds)) }
    return moment()
  }

  /// Moves to a time.
  func scrub(_ request: SessionRequest) throws -> SessionAnswer {
    guard let time = try request.number("to", in: 0...1_000_000) else {
      throw SessionError("scrub needs to: a time in seconds")
    }
    guard time <= device.time + 600 else { throw SessionError("scrub goes on by at most 600 seconds") }
    try seek(to: time)
    return moment()
  }

  /// Returns the moment that is shown: the time in seconds of the device's clock, the end of the recording, and
  /// whether activity has ended.
  private func moment(_ note: String? = nil, isTaken: Bool = true) -> SessionAnswer {
    let time = device.time
    let isSettled = device.isSettled
    return SessionAnswer(
      text: note ?? "\(time) s\(isSettled ? "" : ", moving")",
      structured: .object([
        "time": .number(time), "end": .number(recordedEnd), "isSettled": .bool(isSettled),
        "isTaken": .bool(isTaken),
      ]))
  }

  /// Changes a constraint or a view, and returns an inspection with the line of code to change.
  func edit(_ request: SessionRequest) throws -> SessionAnswer {
    let edit = try SessionEdit(request)
    let change = try suggestion(for: edit)
    try perform(.edit(edit))
    var answer = try inspect()
    if case .object(var values)? = answer.structured {
      values["change"] = change?.json ?? .null
      answer.structured = .object(values)
    }
    answer.text =
      change.map { "\($0.file):\($0.line): \($0.text.trimmingCharacters(in: .whitespaces))" }
      ?? "the line of code is not known"
    return answer
  }

  /// Returns the line to change for an edit that is about to be performed.
  private func suggestion(for edit: SessionEdit) throws -> SourceChange? {
    let objects = device.inspectedObjects
    switch edit.target {
    case .constraint(let id):
      guard let constraint = objects.constraints[id], let place = constraint.sourceLine,
        var change = SourceChange(file: place.file, line: place.line)
      else { return nil }
      switch edit.change {
      case .constant(let new):
        change.replace("constant", Double(constraint.constant), with: new, standard: 0)
      case .priority(let new):
        change.replace("priority", Double(constraint.priority.rawValue), with: new, standard: 1000)
      default: break
      }
      return change
    case .view(let id):
      guard let view = objects.views[id], let place = device.viewSource?(view),
        var change = SourceChange(file: place.file, line: place.line)
      else { return nil }
      switch edit.change {
      case .text(let new): change.replace("text", { _ in true }, with: new)
      case .hidden(let new): change.replace("hidden", nil, with: new ? "YES" : "NO")
      case .alpha(let new): change.replace("alpha", nil, with: "\(new)")
      default: break
      }
      return change
    }
  }
}
