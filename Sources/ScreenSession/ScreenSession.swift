import CoreGraphics
import Foundation
import Simulator
import SnapshotComparison
import UIKit
import ViewDescriptions

/// A screen on a device that is looked at and used by requests: what agents, and other programs beside the one that runs the
/// screen, see of it.
///
/// - `ScreenOutline`: what a person sees, as lines of text with a number for each element
/// - `ScreenSession+Actions`: touches, typing, time and settings
/// - `ScreenSession+Questions`: what is at a point, why a view lies where it does, what overlaps, what is cut
/// - `ScreenPicture`: pictures of parts, scaled, with the numbers of the elements
/// - `SessionRequest`, `SessionAnswer`: the forms, one JSON object to the line
///
/// Elements keep their numbers as long as their views live. Numbers, names and the order of lines are the same in every run.
@MainActor
public final class ScreenSession {
  /// The device that shows the screen.
  public let device: VirtualDevice
  /// The screen's name.
  public let screen: String
  /// The names of all screens that could be shown.
  public let screens: [String]

  /// The state before the last action.
  var former: State?

  private var numbers: [ObjectIdentifier: (view: WeakView, number: Int)] = [:]
  private var nextNumber = 1

  private struct WeakView {
    weak var view: UIView?
  }

  /// A session with a device that shows a screen already.
  public init(device: VirtualDevice, screen: String, screens: [String]) {
    self.device = device
    self.screen = screen
    self.screens = screens
  }

  /// The number of a view, which it keeps.
  func number(of view: UIView) -> Int {
    let key = ObjectIdentifier(view)
    if let known = numbers[key], known.view.view === view { return known.number }
    let number = nextNumber
    nextNumber += 1
    numbers[key] = (WeakView(view: view), number)
    return number
  }

  /// Answers a request. What cannot be done is an answer with the reason, never a stop.
  public func answer(_ request: SessionRequest) -> SessionAnswer {
    do {
      switch request.method {
      case "describe": return try describe(request)
      case "picture": return try picture(request)
      case "act": return try act(request)
      case "query": return try query(request)
      case "state": return try state(request)
      default: throw SessionError("there is no request \"\(request.method)\"")
      }
    } catch let error as SessionError {
      return .failure(error.description)
    } catch {
      return .failure("\(error)")
    }
  }

  // MARK: What is on the screen

  /// The elements that a person sees, after layout.
  func outline() -> ScreenOutline {
    device.layOut()
    return ScreenOutline(device: device) { number(of: $0) }
  }

  /// The first lines of answers: the screen, the device and how it is set up.
  var heading: String {
    let size = device.device.size(in: device.interfaceOrientation)
    let settings = device.settings
    var parts = [
      "\(screen) on \(device.device.name), \(Int(size.width))x\(Int(size.height)) points",
      device.interfaceOrientation.rawValue,
    ]
    if settings.appearance == .dark { parts.append("dark") }
    if settings.layoutDirection == .rightToLeft { parts.append("right to left") }
    if settings.textSize != .large { parts.append("text size \(settings.textSize.rawValue)") }
    if let keyboard = device.keyboardFrame { parts.append("keyboard from y \(Int(keyboard.minY)) down") }
    return parts.joined(separator: ", ")
  }

  private func describe(_ request: SessionRequest) throws -> SessionAnswer {
    let outline = outline()
    let limit = try request.integer("limit", in: 1...2000) ?? 120
    let start = try request.integer("start", in: 0...1_000_000) ?? 0
    var lines = [heading]
    let page = outline.elements.dropFirst(start).prefix(limit)
    lines += page.map(\.line)
    let rest = outline.elements.count - start - page.count
    if rest > 0 { lines.append("… \(rest) more; start: \(start + page.count)") }
    if start == 0 { lines += problems() }
    let values = try JSONValue(encoding: page.map { $0 })
    return SessionAnswer(
      text: lines.joined(separator: "\n"),
      structured: .object([
        "screen": .string(screen), "total": .integer(outline.elements.count), "elements": values,
      ]))
  }

  /// Conflicts, ambiguities and messages, each in a line.
  func problems() -> [String] {
    let report = device.report()
    var lines: [String] = []
    for conflict in report.conflicts {
      lines.append("! conflict: broken \(conflict.broken.words)")
    }
    for ambiguity in report.ambiguities {
      lines.append("! ambiguous: \(ambiguity.view), \(ambiguity.axis.rawValue)")
    }
    return lines + report.messages.map { "! \($0)" }
  }

  // MARK: States

  /// What a screen looked like at a moment: its frames and texts, and its picture.
  struct State {
    let record: SnapshotRecord
    let image: CGImage
  }

  /// The present state.
  ///
  /// - Parameter scale: pixels per point of the picture.
  func presentState(scale: CGFloat) throws -> State {
    let report = device.report(namesOutlets: true)
    let record = SnapshotRecord(
      screen: screen, device: device.device.id, scale: Double(device.device.scale), settings: [:],
      report: report)
    return State(record: record, image: try device.image(scale: scale))
  }

  /// A state with its picture, to compare others with: the present one, or the one before the last action.
  private func state(_ request: SessionRequest) throws -> SessionAnswer {
    var state: State
    if try request.flag("before") {
      guard let former else { throw SessionError("nothing has been done on the screen yet") }
      state = former
    } else {
      state = try presentState(scale: CGFloat(try request.number("scale", in: 0.1...16) ?? 1))
    }
    guard let data = UIImage(cgImage: state.image).pngData() else {
      throw SessionError("the picture cannot be encoded")
    }
    return SessionAnswer(
      text: heading,
      structured: .object(["record": .string(String(decoding: try state.record.data(), as: UTF8.self))]),
      picture: data)
  }
}

extension LayoutReport.Constraint {
  /// The constraint, and where it was made.
  var words: String {
    guard let file else { return description }
    return description + " (\(file)" + (line.map { ":\($0)" } ?? "") + ")"
  }
}

/// Why a request cannot be answered.
public struct SessionError: Error, CustomStringConvertible {
  /// The reason, in words.
  public let description: String

  /// An error with its reason.
  public init(_ description: String) { self.description = description }
}
