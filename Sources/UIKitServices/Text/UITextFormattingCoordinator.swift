import Foundation

/// The method with which a delegate changes attributes of text as the system's font panel asks for.
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {
  /// Changes the attributes of the selection. Never called here: there is no font panel.
  func updateTextAttributes(
    conversionHandler: @escaping ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

/// An object that connects a window scene with the system's font panel, which exists on the Mac only.
@preconcurrency @MainActor
open class UITextFormattingCoordinator: NSObject {
  /// The delegate, which is not retained.
  open weak var delegate: (any UITextFormattingCoordinatorDelegate)?
  /// A Boolean value that indicates whether the font panel is visible. Always `false`.
  open class var isFontPanelVisible: Bool { false }

  /// Creates a coordinator of a window scene.
  public required init(windowScene: UIWindowScene) { super.init() }

  /// Creates a coordinator of a window scene.
  public convenience init(for windowScene: UIWindowScene) { self.init(windowScene: windowScene) }

  /// Displays the attributes of the selection in the font panel. Without effect: there is no font panel.
  open func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple flag: Bool) {}

  /// Shows or hides the font panel. Without effect: there is no font panel.
  open class func toggleFontPanel(_ sender: Any) {}
}
