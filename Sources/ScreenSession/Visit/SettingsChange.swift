import Simulator
import UIKit

/// A change of a device's settings: those that are named.
public struct SettingsChange: Hashable, Sendable {
  /// `portrait` or `landscape`.
  public var orientation: String?
  /// `light` or `dark`.
  public var appearance: String?
  /// The name of a text size, such as `large`, `xxxl` or `ax5`.
  public var textSize: String?
  /// `ltr` or `rtl`.
  public var direction: String?
  /// The tag of a language, such as `fr`; empty for English.
  public var language: String?
  /// A Boolean value that indicates whether Reduce Motion is enabled.
  public var reduceMotion: Bool?

  /// Parses the arguments of a request. Throws a `SessionError` that names a value that is none.
  init(_ request: SessionRequest) throws {
    let known = ["orientation", "appearance", "textSize", "direction", "language", "reduceMotion"]
    if let other = request.arguments.keys.filter({ !known.contains($0) }).min() {
      throw SessionError("there is no setting \"\(other)\"; there are: \(known.joined(separator: ", "))")
    }
    func choice(_ name: String, _ values: [String]) throws -> String? {
      guard let value = try request.text(name) else { return nil }
      guard values.contains(value) else {
        throw SessionError("\"\(value)\" is no \(name): \(values.joined(separator: ", "))")
      }
      return value
    }
    orientation = try choice("orientation", ["portrait", "landscape"])
    appearance = try choice("appearance", ["light", "dark"])
    direction = try choice("direction", ["ltr", "rtl"])
    textSize = try request.text("textSize")
    if let textSize, UIContentSizeCategory(named: textSize) == nil {
      let names = UIContentSizeCategory.shortNames.joined(separator: ", ")
      throw SessionError("\"\(textSize)\" is no textSize: \(names)")
    }
    language = try request.text("language")
    if let language,
      language.count > 40
        || language.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" })
    {
      throw SessionError("\"\(language.prefix(40))\" is no tag of a language")
    }
    if let value = request.arguments["reduceMotion"], value != .null {
      reduceMotion = try request.flag("reduceMotion")
    }
    guard !json.isEmpty else { throw SessionError("settings needs one of \(known.joined(separator: ", "))") }
  }

  /// The named settings.
  var json: [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    for (name, value) in [
      ("orientation", orientation), ("appearance", appearance), ("textSize", textSize),
      ("direction", direction), ("language", language),
    ] { values[name] = value.map { .string($0) } }
    values["reduceMotion"] = reduceMotion.map { .bool($0) }
    return values
  }

  /// Returns settings with the change.
  func applied(to settings: DeviceSettings) -> DeviceSettings {
    var result = settings
    if let orientation { result.orientation = orientation == "landscape" ? .landscape : .portrait }
    if let appearance { result.appearance = appearance == "dark" ? .dark : .light }
    if let textSize, let category = UIContentSizeCategory(named: textSize) { result.textSize = category }
    if let direction { result.layoutDirection = direction == "rtl" ? .rightToLeft : .leftToRight }
    if let language { result.language = language.isEmpty ? nil : language }
    if let reduceMotion { result.reducesMotion = reduceMotion }
    return result
  }
}
