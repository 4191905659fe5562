/// Stands in for Apple's IntentsUI: the button and the controllers of shortcuts are boxes.
@_exported import Intents
@_exported import PlaceholderViews

/// The style of the button of a shortcut.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// A button that adds a shortcut, which is a box.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
  private let box = PlaceholderBox(frame: .zero)
  open private(set) var style: INUIAddVoiceShortcutButtonStyle
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  open var shortcut: INShortcut?
  open var cornerRadius: CGFloat = 8
  public init(style: INUIAddVoiceShortcutButtonStyle) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 52))
    addSubview(box)
  }
  public required init?(coder: NSCoder) {
    style = .white
    super.init(coder: coder)
    addSubview(box)
  }
  open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 52) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
  }
}
private final class PlaceholderBox: PlaceholderView {
  override var placeholderName: String { "INUIAddVoiceShortcutButton" }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// The controller that adds a shortcut, which is a box.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: PlaceholderController {
  open override var placeholderName: String { "INUIAddVoiceShortcutViewController" }
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// The controller that changes a shortcut, which is a box.
@preconcurrency @MainActor
open class INUIEditVoiceShortcutViewController: PlaceholderController {
  open override var placeholderName: String { "INUIEditVoiceShortcutViewController" }
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier: UUID)
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

extension INImage {
  public convenience init(uiImage: UIImage) { self.init(imageData: uiImage.pngData() ?? Data()) }
  public convenience init(cgImage: CGImage) { self.init(uiImage: UIImage(cgImage: cgImage)) }
}
