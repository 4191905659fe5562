/// An input view that may make a sound where its keys are touched. There is no sound here.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether there is a sound; false by default.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// No sound.
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// Would make the sound of a key: there is no sound here.
  public func playInputClick() {}
}

/// A view for what replaces the keyboard or lies above it, with the keyboard's background.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// What the background looks like. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// None.
    case `default`
    /// The keyboard's.
    case keyboard
  }

  /// The background: none, or the keyboard's.
  public let inputViewStyle: Style

  /// Whether the view is as high as its constraints make it; else as high as its frame.
  open var allowsSelfSizing = false

  /// A view with a background of a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = KeyboardColors.panel }
  }

  /// Reads a view without a background from a document.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
    coder.finish(self, as: UIInputView.self)
  }
}
