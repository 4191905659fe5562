import Foundation

/// The text of a tool tip and the part of the view to which it belongs.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// The rectangle in the view's coordinates, in points; the null rectangle for the whole view.
  public let sourceRect: CGRect

  /// Creates a configuration for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// Creates a configuration for a rectangle of the view.
  public init(toolTip: String, in rect: CGRect) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }
}

/// An interaction that displays a text while a pointer rests on its view. There is no pointer here.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view of the interaction, which is not retained.
  open private(set) weak var view: UIView?
  /// Stored only: there is no pointer.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Stored only: there is no pointer.
  open var isEnabled = true
  /// Stored only: there is no pointer.
  open var defaultToolTip: String?

  public override init() { super.init() }

  /// Creates an interaction with a text.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The methods by which a delegate provides tool tips.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Returns the tool tip for a point in the view's coordinates. Never called here.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns no tool tip.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

extension UIControl {
  /// The tool tip interaction of the control; `nil` if it has no tool tip.
  public var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}
