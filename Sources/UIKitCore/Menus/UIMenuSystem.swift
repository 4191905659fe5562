import Foundation

/// A menu system that responders build. The `main` system is the menu bar of iPadOS and macOS, whose key
/// commands are available to hardware keyboards on every device.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private var root: UIMenu?

  /// Discards the menus, so that they are built again on their next use.
  open func setNeedsRebuild() { root = nil }
  /// Does nothing: commands are validated whenever they are needed.
  open func setNeedsRevalidate() {}

  /// Changes the menus with which the system begins; does nothing by default.
  @_spi(UIKit) open func build(with builder: any UIMenuBuilder) {}

  /// The root menu, built on first use.
  var menu: UIMenu {
    if let root { return root }
    let builder = CoreParts.controls.makeMenuBuilder(for: self)
    root = builder.root
    build(with: builder)
    root = builder.root
    return builder.root
  }

  /// Returns the key command in the menus for a key and its modifiers.
  func keyCommand(_ characters: String, _ modifiers: UIKeyModifierFlags) -> UIKeyCommand? {
    var pending: [UIMenuElement] = [menu]
    while let element = pending.popLast() {
      if let menu = element as? UIMenu { pending += menu.children.reversed() }
      if let command = element as? UIKeyCommand, command.input?.lowercased() == characters.lowercased(),
        command.modifierFlags == modifiers
      {
        return command
      }
    }
    return nil
  }
}
