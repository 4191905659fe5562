import CoreGraphics
import Foundation
import ScreenLint
import Simulator
import SnapshotComparison
import UIKit
import ViewDescriptions

/// A screen on a device that is observed and used through requests, by agents or other programs outside of
/// the process that runs the screen.
///
/// - `ScreenOutline`: the visible elements as lines of text with numbers
/// - `ScreenSession+Actions`: touches, typing, time and settings, for agents
/// - `ScreenSession+Live`: single touches, keys, time, settings and edits, and inspections, for a page that
///   shows the screen
/// - `ScreenSession+Visit`: what was done, to perform it again
/// - `ScreenSession+Questions`: the views at a point, the reasons for a frame, overlaps and truncation
/// - `ScreenPicture`: pictures of parts, scaled, with the numbers of the elements
/// - `SessionRequest`, `SessionAnswer`: the format, one JSON object per line
///
/// Elements keep their numbers for the lifetime of their views. Numbers, names and the order of lines are the
/// same in every run.
@MainActor
public final class ScreenSession {
  /// The device that shows the screen.
  public var device: VirtualDevice { player.device }
  /// The screen's name.
  public let screen: String
  /// The names of all available screens.
  public let screens: [String]

  /// The state before the last action.
  var former: State?
  /// A Boolean value that indicates whether someone compares states before actions. Until then their defects are not looked for: that takes a
  /// third of the time of an action.
  private(set) var comparesFormerStates = false

  private(set) var player: VisitPlayer
  /// The record of what was done on the screen.
  var recording = VisitRecording()
  /// The steps that lead to the shown moment, if that is an earlier one than the end of the recording.
  var shownRecording: VisitRecording?
  /// The settings with which the screen is shown afresh.
  var startSettings: DeviceSettings
  /// The content of the general pasteboard when the screen was first shown: what is copied later is not on it when the steps are performed
  /// again.
  var pasteboardAtStart: [[String: Any]]
  /// The visible texts before the first step, and the source that shows the screen so.
  var start: (texts: [String], source: ControllerSource)?
  private let show: (@MainActor (DeviceSettings) -> VirtualDevice)?

  private var numbers: [ObjectIdentifier: (view: WeakView, number: Int)] = [:]
  private var nextNumber = 1

  private struct WeakView {
    weak var view: UIView?
  }

  /// Creates a session with a device that already shows a screen, which cannot be shown again at an earlier
  /// time.
  public init(device: VirtualDevice, screen: String, screens: [String]) {
    pasteboardAtStart = UIPasteboard.general.items
    player = VisitPlayer(device: device)
    startSettings = device.settings
    self.screen = screen
    self.screens = screens
    show = nil
  }

  /// Creates a session that shows a screen.
  ///
  /// - Parameter show: Shows the screen on a new device with settings: at first, when it is to be seen at an
  ///   earlier time, and in another language.
  public init(
    screen: String, screens: [String], settings: DeviceSettings,
    show: @escaping @MainActor (DeviceSettings) -> VirtualDevice
  ) {
    pasteboardAtStart = UIPasteboard.general.items
    player = VisitPlayer(device: show(settings))
    startSettings = settings
    self.screen = screen
    self.screens = screens
    self.show = show
  }

  /// Shows the screen on a new device, with `startSettings`. Elements are numbered from 1 again.
  func showAfresh() throws {
    guard let show else { throw SessionError("this screen cannot be shown again") }
    UIPasteboard.general.items = pasteboardAtStart
    player = VisitPlayer(device: show(startSettings))
    former = nil
    numbers = [:]
    nextNumber = 1
  }

  /// Returns the number of a view, which does not change.
  func number(of view: UIView) -> Int {
    let key = ObjectIdentifier(view)
    if let known = numbers[key], known.view.view === view { return known.number }
    let number = nextNumber
    nextNumber += 1
    numbers[key] = (WeakView(view: view), number)
    return number
  }

  /// Answers a request. An invalid request or a failure results in an answer with the reason.
  public func answer(_ request: SessionRequest) -> SessionAnswer {
    do {
      switch request.method {
      case "describe": return try describe(request)
      case "picture": return try picture(request)
      case "act": return try act(request)
      case "query": return try query(request)
      case "state": return try state(request)
      case "inspect": return try inspect()
      case "touch", "scroll", "key", "type", "backspace", "settings": return try step(request)
      case "clock": return try clock(request)
      case "scrub": return try scrub(request)
      case "edit": return try edit(request)
      case "record": return record()
      default: throw SessionError("there is no request \"\(request.method)\"")
      }
    } catch let error as SessionError {
      return .failure(error.description)
    } catch {
      return .failure("\(error)")
    }
  }

  // MARK: Contents of the screen

  /// Returns the visible elements, after layout.
  func outline() -> ScreenOutline {
    device.layOut()
    return ScreenOutline(device: device) { number(of: $0) }
  }

  /// The first lines of answers: the screen, the device and its settings.
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
    let elements = try request.flag("all") ? outline.elements : outline.telling
    let page = elements.dropFirst(start).prefix(limit)
    lines += page.map(\.line)
    let rest = elements.count - start - page.count
    if rest > 0 { lines.append("… \(rest) more; start: \(start + page.count)") }
    if start == 0 { lines += problems() }
    let values = try JSONValue(encoding: page.map { $0 })
    return SessionAnswer(
      text: lines.joined(separator: "\n"),
      structured: .object([
        "screen": .string(screen), "total": .integer(elements.count), "elements": values,
      ]))
  }

  /// Returns conflicts, ambiguities, cut texts and messages, one per line.
  func problems() -> [String] {
    let found = device.screenFindings()
    let limit = 40
    var lines = found.findings.prefix(limit).map { finding in
      let place = finding.source.map { " (\($0.file):\($0.line))" } ?? ""
      return "! \(finding.level) \(finding.rule): \(finding.message)\(place)"
    }
    if found.findings.count > limit { lines.append("! … \(found.findings.count - limit) more") }
    return lines + found.messages.map { "! \($0)" }
  }

  // MARK: States

  /// The state of a screen at a time: its frames and texts, and its picture.
  struct State {
    let record: SnapshotRecord
    let image: CGImage
  }

  /// Returns the current state.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the picture.
  ///   - looksForFindings: A Boolean value that determines whether the record has the defects of the screen.
  func presentState(scale: CGFloat, looksForFindings: Bool = true) throws -> State {
    let report = device.report(namesOutlets: true)
    var record = SnapshotRecord(
      screen: screen, device: device.device.id, scale: Double(device.device.scale), settings: [:],
      report: report)
    let image = try device.image(scale: scale)
    if looksForFindings {
      record.findings = device.screenFindings(LintRules.withoutDrawing).findings.map(
        SnapshotRecord.Finding.init)
    }
    return State(record: record, image: image)
  }

  /// Returns a state with its picture for comparisons: the current one, or the one before the last action.
  private func state(_ request: SessionRequest) throws -> SessionAnswer {
    var state: State
    if try request.flag("before") {
      comparesFormerStates = true
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

/// An error that explains why a request cannot be answered.
public struct SessionError: Error, CustomStringConvertible {
  /// The reason.
  public let description: String

  /// Creates an error with its reason.
  public init(_ description: String) { self.description = description }
}
