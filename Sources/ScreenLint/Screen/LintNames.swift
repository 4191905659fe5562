import ClassMetadata
import Simulator
import UIKit
import ViewDescriptions

/// The names of the views of a screen in messages: the outlet, the identifier, the text, or else the class with its line.
/// They are found when the first one is needed.
@MainActor
package final class LintNames {
  private let device: VirtualDevice
  /// The views, whose outlets are looked up when the first name is needed.
  var views: [UIView] = []
  private lazy var outlets: [ObjectIdentifier: String] = VirtualDevice.outlets(of: views)

  init(_ device: VirtualDevice) { self.device = device }

  func outlet(of view: UIView) -> String? {
    device.viewIdentity?(view)?.outlet ?? outlets[ObjectIdentifier(view)]
  }

  func place(of view: UIView) -> SourcePlace? { device.viewSource?(view) }

  /// Returns the name of a view: `saveButton "Save"`, `#price`, `UIView (Main.storyboard:41)`.
  func name(of view: UIView) -> String {
    let identifier = view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : "#\($0)" }
    let text = Self.text(of: view).map { "\"\(Self.shortened($0))\"" }
    if let outlet = outlet(of: view) { return [outlet, text].compactMap { $0 }.joined(separator: " ") }
    if let identifier { return [identifier, text].compactMap { $0 }.joined(separator: " ") }
    if let text { return text }
    let name = SystemModules.name(of: type(of: view)).split(separator: ".").last.map(String.init) ?? "UIView"
    guard let place = place(of: view) else {
      if let label = view.accessibilityLabel, !label.isEmpty { return "\(name) \"\(Self.shortened(label))\"" }
      return name
    }
    return "\(name) (\((place.file as NSString).lastPathComponent):\(place.line))"
  }

  /// Returns what identifies a view after unrelated edits: the id in its document, the outlet, the identifier, the text, or the path.
  func identity(of view: UIView, path: String) -> String {
    if let id = device.viewIdentity?(view)?.id { return "id \(id)" }
    if let outlet = outlet(of: view) { return "outlet \(outlet)" }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      return "identifier \(identifier)"
    }
    let name = SystemModules.name(of: type(of: view))
    if let text = Self.text(of: view) { return "\(name) \(text)" }
    return "\(name) \(path)"
  }

  static func text(of view: UIView) -> String? {
    let text =
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.titleLabel?.text ?? button.currentTitle
      case let field as UITextField:
        // A password is no name.
        field.text?.isEmpty == false && !field.isSecureTextEntry ? field.text : field.placeholder
      case let view as UITextView: view.text
      default: nil as String?
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func shortened(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
