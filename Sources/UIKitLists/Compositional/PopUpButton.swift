import Foundation
@_spi(UIKit) import UIKitControls
@_spi(UIKit) import UIKitCore

/// The button of an accessory that opens a menu and displays the chosen entry.
final class PopUpButton: UIButton {
  private var whenChosen: ((UIMenu) -> Void)?
  private var formerElements: [UIMenuElement] = []

  convenience init(_ menu: UIMenu, _ whenChosen: ((UIMenu) -> Void)?) {
    self.init(type: .system)
    self.menu = menu
    self.whenChosen = whenChosen
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    formerElements = self.menu?.selectedElements ?? []
  }

  override func chose(_ action: UIAction, in menu: UIMenu) {
    super.chose(action, in: menu)
    guard let menu = self.menu else { return }
    let elements = menu.selectedElements
    let isSame =
      elements.count == formerElements.count && zip(elements, formerElements).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    formerElements = elements
    whenChosen?(menu)
  }
}
