import Foundation
import ScreenLint
import Simulator
import UIKit
import ViewDescriptions

/// The requests of a page that shows the screen live: single touches, keys, time, settings, edits, and what an
/// inspector shows.
extension ScreenSession {
  /// Returns the description of the screen with what an inspector shows.
  func inspect() throws -> SessionAnswer {
    var description = device.describe(screen: screen, inspects: true)
    description.findings = device.screenFindings(LintRules.all).findings
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
    let replacement = try replacement(for: edit)
    let change = replacement?.change
    try perform(.edit(edit))
    var answer = try inspect()
    if case .object(var values)? = answer.structured {
      values["change"] = change?.json ?? .null
      if change == nil, let replacement {
        values[SourceReplacement.key] = try JSONValue(encoding: replacement)
      }
      answer.structured = .object(values)
    }
    answer.text =
      change?.words ?? replacement.map { "\($0.file):\($0.line)" } ?? "the line of code is not known"
    return answer
  }

  /// Returns what to replace for an edit that is about to be performed.
  private func replacement(for edit: SessionEdit) throws -> SourceReplacement? {
    let objects = device.inspectedObjects
    switch edit.target {
    case .constraint(let id):
      guard let constraint = objects.constraints[id], let place = constraint.sourceLine else { return nil }
      func replacing(_ name: String, _ old: Double, _ new: Double, _ standard: Double) -> SourceReplacement {
        SourceReplacement(
          file: place.file, line: place.line, attribute: name,
          value: .number(old: old, new: new, standard: standard))
      }
      switch edit.change {
      case .constant(let new): return replacing("constant", Double(constraint.constant), Double(new), 0)
      case .priority(let new):
        return replacing("priority", Double(constraint.priority.rawValue), Double(new), 1000)
      default: return nil
      }
    case .view(let id):
      guard let view = objects.views[id], let place = device.viewSource?(view) else { return nil }
      func replacing(_ name: String, _ value: SourceReplacement.Value) -> SourceReplacement {
        SourceReplacement(file: place.file, line: place.line, attribute: name, value: value)
      }
      switch edit.change {
      case .text(let new): return replacing("text", .text(new))
      case .hidden(let new): return replacing("hidden", .flag(new ? "YES" : "NO"))
      case .alpha(let new): return replacing("alpha", .flag("\(new)"))
      case .backgroundColor: return replacing("backgroundColor", .unknown)
      case .textColor: return replacing("textColor", .unknown)
      case .constant, .priority: return nil
      }
    }
  }
}
