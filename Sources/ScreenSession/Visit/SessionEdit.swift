import DeviceModels
import UIKit

/// A change of a constraint or a view of the shown screen, to see its effect.
public struct SessionEdit: Hashable, Sendable {
  /// The subject of the change, by the id in an inspection.
  public enum Target: Hashable, Sendable {
    /// A constraint.
    case constraint(String)
    /// A view.
    case view(String)
  }

  /// A property and its new value.
  public enum Change: Hashable, Sendable {
    /// The constant of a constraint in points.
    case constant(Double)
    /// The priority of a constraint.
    case priority(Double)
    /// The text of a view, or the title of a button.
    case text(String)
    /// The background color as `#rrggbb` or `#rrggbbaa` in sRGB.
    case backgroundColor(String)
    /// The color of the text, in the same form.
    case textColor(String)
    /// The visibility of the view.
    case hidden(Bool)
    /// The alpha, 0 to 1.
    case alpha(Double)
  }

  /// The subject of the change.
  public let target: Target
  /// The change.
  public let change: Change

  /// Parses the arguments of a request. Throws a `SessionError` that names what is wrong.
  init(_ request: SessionRequest) throws {
    var changes: [Change] = []
    if let id = try request.text("constraint") {
      target = .constraint(id)
      if let value = try request.number("constant", in: -100_000...100_000) {
        changes.append(.constant(value))
      }
      if let value = try request.number("priority", in: 0.001...1000) { changes.append(.priority(value)) }
    } else if let id = try request.text("view") {
      target = .view(id)
      if let text = try request.text("text") {
        guard text.count <= 10_000 else { throw SessionError("text has to have at most 10,000 characters") }
        changes.append(.text(text))
      }
      if let color = try Self.color("backgroundColor", request) { changes.append(.backgroundColor(color)) }
      if let color = try Self.color("textColor", request) { changes.append(.textColor(color)) }
      if let value = request.arguments["hidden"], value != .null {
        changes.append(.hidden(try request.flag("hidden")))
      }
      if let value = try request.number("alpha", in: 0...1) { changes.append(.alpha(value)) }
    } else {
      throw SessionError("edit needs the id of a constraint or of a view")
    }
    guard let change = changes.first, changes.count == 1 else {
      throw SessionError(
        "edit changes one of constant and priority of a constraint, "
          + "or of text, backgroundColor, textColor, hidden and alpha of a view")
    }
    self.change = change
  }

  private static func color(_ name: String, _ request: SessionRequest) throws -> String? {
    guard let text = try request.text(name) else { return nil }
    guard Self.color(text) != nil else { throw SessionError("\(name) has to be #rrggbb or #rrggbbaa") }
    return text.lowercased()
  }

  /// Returns the color of `#rrggbb` or `#rrggbbaa` in sRGB.
  static func color(_ text: String) -> UIColor? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits.count == 6 ? digits + "ff" : digits, radix: 16)
    else { return nil }
    let parts = [24, 16, 8, 0].map { CGFloat((value >> UInt32($0)) & 0xff) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The arguments of the request.
  var json: [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    switch target {
    case .constraint(let id): values["constraint"] = .string(id)
    case .view(let id): values["view"] = .string(id)
    }
    switch change {
    case .constant(let value): values["constant"] = .number(value)
    case .priority(let value): values["priority"] = .number(value)
    case .text(let text): values["text"] = .string(text)
    case .backgroundColor(let color): values["backgroundColor"] = .string(color)
    case .textColor(let color): values["textColor"] = .string(color)
    case .hidden(let value): values["hidden"] = .bool(value)
    case .alpha(let value): values["alpha"] = .number(value)
    }
    return values
  }
}
