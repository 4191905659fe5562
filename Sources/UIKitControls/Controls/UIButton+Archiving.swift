import Foundation
import UIKitCore
import UIKitValues

/// The keys of buttons in archives.
private enum Key {
  static let type = "UIButtonType"
  static let content = "TinamouButtonContent"
}

/// What buttons have for their states, in keyed archives.
extension UIButton {
  private static let archivedStates: [State] = [.normal, .highlighted, .disabled, .selected]

  func archiveContent(to coder: NSCoder) {
    guard let coder = coder as? NSKeyedArchiver else { return }
    var content: [String: Any] = [:]
    for state in Self.archivedStates {
      // States without a value of their own return that of the normal one.
      func add<Value: Equatable>(_ name: String, _ value: (State) -> Value?) {
        guard let own = value(state), state == .normal || own != value(.normal) else { return }
        content["\(name) \(state.rawValue)"] = own
      }
      add("title", title(for:))
      add("attributed", attributedTitle(for:))
      add("image", image(for:))
      add("background", backgroundImage(for:))
      if let color = ownTitleColor(for: state) { content["color \(state.rawValue)"] = color }
    }
    coder.encode(buttonType.rawValue, forKey: Key.type)
    coder.encode(content as NSDictionary, forKey: Key.content)
  }

  func unarchiveContent(from coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.content),
      let content = coder.decodeObject(forKey: Key.content) as? [String: Any]
    else { return }
    if let type = ButtonType(rawValue: coder.decodeInteger(forKey: Key.type)) { become(type) }
    for state in Self.archivedStates {
      func value<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        content["\(name) \(state.rawValue)"] as? Value
      }
      if let title: String = value("title") { setTitle(title, for: state) }
      if let title: NSAttributedString = value("attributed") { setAttributedTitle(title, for: state) }
      if let image: UIImage = value("image") { setImage(image, for: state) }
      if let image: UIImage = value("background") { setBackgroundImage(image, for: state) }
      if let color: UIColor = value("color") { setTitleColor(color, for: state) }
    }
  }
}
