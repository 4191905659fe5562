import Foundation

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of buttons of the `done` style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The name of `doneButtonAppearance` since iOS 26.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  override func fresh() -> UIBarAppearance { UIToolbarAppearance() }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }
}
