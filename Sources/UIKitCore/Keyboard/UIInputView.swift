/// An input view that may play a click when its keys are touched. There is no sound here.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// A Boolean value that indicates whether the view plays input clicks; `false` by default.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Returns `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// Plays an input click. It does nothing here, as there is no sound.
  public func playInputClick() {}
}

/// A view that replaces the keyboard or lies above it, with the background of the keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The style of the background. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// No background.
    case `default`
    /// The background of the keyboard.
    case keyboard
  }

  /// The style of the background.
  public let inputViewStyle: Style

  /// A Boolean value that determines whether the constraints of the view determine its height; otherwise its
  /// frame does.
  open var allowsSelfSizing = false

  /// Creates an input view with a frame and a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = KeyboardColors.panel }
  }

  /// Creates an input view without a frame and without a background.
  public convenience init() { self.init(frame: .zero, inputViewStyle: .default) }

  /// Creates an input view without a background that is read from a document.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
    coder.finish(self, as: UIInputView.self)
  }
}
