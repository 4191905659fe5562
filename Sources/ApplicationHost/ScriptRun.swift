import Foundation
import ScreenSession
import Simulator
import TinamouCLI
import UIKit

/// Performs the steps of a script in an application and draws the screen after each.
///
/// A script is a JSON array of steps, each an object with one of:
///
/// - `"tap"`: a text or accessibility identifier on the screen, or `[x, y]` in points
/// - `"type"`: a text, into the first responder
/// - `"drag"`: `[x1, y1, x2, y2]`
/// - `"press"`: `[x, y, seconds]`
/// - `"rotate"`: `"portrait"` or `"landscape"`
/// - `"expect"`: a text that has to be on the screen
///
/// and the other steps of a recorded visit (`VisitStep`): single touches, keys, time, settings, edits.
@MainActor
struct ScriptRun {
  let application: HostedApplication
  let arguments: [String]

  private struct Failure: Error { let reason: String }

  /// Runs the script.
  ///
  /// - Returns: The process's exit code.
  func run() -> Int32 {
    do {
      try play()
      return 0
    } catch let failure as Failure {
      FileHandle.standardError.write(Data("error: \(failure.reason)\n".utf8))
      return ExitStatus.findings.rawValue
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      return ExitStatus.internalError.rawValue
    }
  }

  private func value(_ option: String) -> String? {
    HostedApplication.values(of: option, in: arguments).first
  }

  private func play() throws {
    guard let path = value("--script") else {
      throw Failure(reason: "--script names the file with the steps")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(reason: "\(path): there is no such file")
    }
    guard let steps = (try? JSONSerialization.jsonObject(with: data)) as? [[String: Any]],
      let recorded = try? JSONDecoder().decode([JSONValue].self, from: data)
    else {
      throw Failure(reason: "\(path): is not a JSON array of objects")
    }
    let output = value("-o") ?? value("--output") ?? "."
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: value("--device") ?? "iphone-15"))
    let settle = value("--settle").map { ["--settle=\($0)"] } ?? []
    device.backgroundPatience = try ConditionsOptions.parse(settle).patience
    application.launch(on: device)
    let player = VisitPlayer(device: device)
    var said: Set<String> = []
    try draw(device, to: output, ScriptPictures.launch)
    warn(of: device, step: 0, &said)
    for (index, step) in steps.enumerated() {
      defer { warn(of: device, step: index + 1, &said) }
      if try !play(step, on: device, number: index + 1, of: path) {
        do {
          try player.perform(VisitStep(recorded[index]))
        } catch {
          throw Failure(reason: "\(path): step \(index + 1): \(error)")
        }
      }
      try draw(device, to: output, ScriptPictures.name(step: index + 1, keys: step.keys))
    }
  }

  /// Writes the device's messages about the screen once: that the application did not come to rest, conflicts
  /// of constraints.
  private func warn(of device: VirtualDevice, step: Int, _ said: inout Set<String>) {
    for message in device.report().messages where said.insert(message).inserted {
      FileHandle.standardError.write(Data("warning: step \(step): \(message)\n".utf8))
    }
  }

  /// Performs a step that names something on the screen.
  ///
  /// - Returns: Whether it is such a step.
  private func play(
    _ step: [String: Any], on device: VirtualDevice, number: Int, of path: String
  ) throws -> Bool {
    func failure(_ reason: String) -> Failure { Failure(reason: "\(path): step \(number): \(reason)") }
    if let text = step["tap"] as? String {
      guard let point = Self.center(of: text, on: device) else {
        throw failure("\"\(text)\" is not on the screen")
      }
      device.tap(at: point)
    } else if let text = step["type"] as? String {
      guard device.typeText("") else { throw failure("nothing is being edited") }
      device.typeText(text)
    } else if let text = step["expect"] as? String {
      guard Self.center(of: text, on: device) != nil else {
        throw failure("\"\(text)\" is not on the screen")
      }
    } else {
      return false
    }
    return true
  }

  private func draw(_ device: VirtualDevice, to output: String, _ name: String) throws {
    let path = output + "/" + name
    try device.picture(.png).write(to: URL(fileURLWithPath: path))
    try CommandChannels.console.print(path)
  }

  /// Returns the center of the frontmost visible view with a text, in the screen's coordinate space.
  static func center(of text: String, on device: VirtualDevice) -> CGPoint? {
    for window in device.windows.reversed() {
      if let center = center(of: text, in: window) {
        return window.convertToScreen(CGRect(origin: center, size: .zero)).origin
      }
    }
    return nil
  }

  /// Returns the center of the frontmost visible view with a text in a window, in its coordinate space.
  static func center(of text: String, in window: UIWindow) -> CGPoint? {
    var found: UIView?
    var pending: [UIView] = [window]
    while let view = pending.popLast() {
      if view.isHidden || view.alpha < 0.01 { continue }
      let own: [String?] = [
        (view as? UILabel)?.text, (view as? UIButton)?.currentTitle, (view as? UITextField)?.placeholder,
        (view as? UITextField)?.text, (view as? UITextView)?.text, view.accessibilityIdentifier,
        view.accessibilityLabel,
      ]
      if own.contains(text) { found = view }
      pending += view.subviews.reversed()
    }
    guard let found else { return nil }
    return found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil)
  }
}
