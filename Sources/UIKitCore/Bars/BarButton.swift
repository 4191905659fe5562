import Foundation

/// The button of a bar item as a value, from which the module of controls creates a view.
package struct BarButton {
  package var title: String?
  package var image: UIImage?
  /// The font of the title; `nil` for a button's own.
  package var font: UIFont?
  /// The color of the title; `nil` for the tint color.
  package var titleColor: UIColor?
  package var tintColor: UIColor?
  package var isEnabled = true
  package var isSelected = false
  /// A Boolean value that indicates whether the content is at the leading edge; it is in the middle otherwise.
  package var isLeading = false
  /// The insets of the title, in points.
  package var titleInsets = UIEdgeInsets.zero
  /// The insets of the image, in points.
  package var imageInsets = UIEdgeInsets.zero
  /// The insets of title and image together, in points.
  package var contentInsets = UIEdgeInsets.zero
  package var backgrounds: [(state: UIControl.State, image: UIImage)] = []
  package var menu: UIMenu?
  /// A Boolean value that indicates whether a touch opens the menu; otherwise a long touch does.
  package var opensMenuAtOnce = false
  package var action: @MainActor () -> Void
}
