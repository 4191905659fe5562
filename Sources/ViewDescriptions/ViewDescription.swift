import UIKit

/// A view in the words of `frames --json`: the same for screens and for documents of Interface Builder. What is as usual is left
/// out of the JSON. `Documentation/frames.schema.json` is its schema.
public struct ViewDescription: Codable, Hashable, Sendable {
  /// The version of the form; it changes when a key changes its meaning or goes.
  public static let format = 1

  /// A font as it was chosen.
  public struct Font: Codable, Hashable, Sendable {
    /// The PostScript name, as in `.SFUI-Regular`.
    public var name: String
    /// Points.
    public var size: Double
  }

  /// What an assistive application is told of the view.
  public struct Accessibility: Codable, Hashable, Sendable {
    /// What is read; the text that the view shows where nothing else was set.
    public var label: String?
    /// The name for tests.
    public var identifier: String?
    /// The value, as of a slider.
    public var value: String?
    /// The names of the traits, in the order of their bits.
    public var traits: [String]?

    init() {}

    /// What was set for a view, and what UIKit's own classes say of themselves where nothing was.
    @MainActor package init(of view: UIView) {
      var own: UIAccessibilityTraits = []
      var (text, content): (String?, String?)
      switch view {
      case let label as UILabel: (own, text) = (.staticText, label.text)
      case let button as UIButton: (own, text) = (.button, button.currentTitle)
      case let field as UITextField:
        text = field.placeholder
        content = field.isSecureTextEntry ? nil : field.text
      case let view as UITextView: content = view.text
      case let control as UISwitch: (own, content) = (.button, control.isOn ? "1" : "0")
      case let slider as UISlider:
        own = .adjustable
        let range = slider.maximumValue - slider.minimumValue
        let share = range > 0 ? (slider.value - slider.minimumValue) / range : 0
        content = "\(Int((share * 100).rounded()))%"
      default: break
      }
      if let control = view as? UIControl {
        if !control.isEnabled { own.insert(.notEnabled) }
        if control.isSelected { own.insert(.selected) }
      }
      func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
      label = filled(view.accessibilityLabel) ?? filled(text)
      identifier = filled(view.accessibilityIdentifier)
      value = filled(view.accessibilityValue) ?? filled(content)
      let set = view.accessibilityTraits
      let names = (set.isEmpty ? own : set).names
      traits = names.isEmpty ? nil : names
    }
  }

  /// Interface Builder's object id; of views of screens a name that is the same in every run.
  public var id: String
  /// The name of the class without its module.
  public var `class`: String
  /// x, y, width and height in points, in the superview's coordinates.
  public var frame: [Double]
  /// Whether the constraints leave the frame open.
  public var ambiguous: Bool
  /// How many views that are described lie around it.
  public var depth: Int?
  /// x, y, width and height in points, in the coordinates of the screen.
  public var windowFrame: [Double]?
  /// The property that holds the view.
  public var outlet: String?
  /// The class of the controller whose view it is.
  public var controller: String?
  /// True if the view or one around it is hidden.
  public var hidden: Bool?
  /// Its own alpha, where that is not 1.
  public var alpha: Double?
  /// False for a control that is not enabled.
  public var enabled: Bool?
  /// The text that the view itself shows; a button's is its label's.
  public var text: String?
  /// The font of the text; of attributed text the first.
  public var font: Font?
  /// True if text is cut off at the end of the last line.
  public var truncated: Bool?
  /// What an assistive application is told, where there is something.
  public var accessibility: Accessibility?
  /// The constraints that touch the view, by their ids.
  public var constraints: [String]?

  /// The least that is said of a view.
  public init(id: String, class name: String, frame: CGRect, ambiguous: Bool) {
    self.id = id
    self.class = name
    self.frame = Self.numbers(frame)
    self.ambiguous = ambiguous
  }

  /// A rectangle as four numbers, with at most four decimals; 0 for what is no number.
  public static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { number in
      let number = Double(number)
      return number.isFinite ? (number * 10_000).rounded() / 10_000 : 0
    }
  }

  /// Adds what the view shows, and what it is to assistive applications.
  @MainActor public mutating func describe(_ view: UIView) {
    if view.alpha != 1 { alpha = Double(view.alpha) }
    if let control = view as? UIControl, !control.isEnabled { enabled = false }
    controller = (view.next as? UIViewController).map { "\(type(of: $0))" }
    switch view {
    case let label as UILabel:
      show(label.text, label.font)
      if label.isTextTruncated { truncated = true }
    case let field as UITextField:
      let isEmpty = field.text?.isEmpty != false
      let own =
        field.isSecureTextEntry ? field.text.map { String(repeating: "•", count: $0.count) } : field.text
      show(isEmpty ? field.placeholder : own, field.font)
    case let view as UITextView: show(view.text, view.font)
    default: break
    }
    let told = Accessibility(of: view)
    if told != Accessibility() { accessibility = told }
  }

  private mutating func show(_ text: String?, _ font: UIFont?) {
    guard let text, !text.isEmpty else { return }
    self.text = text
    self.font = font.map { Font(name: $0.fontName, size: Double($0.pointSize)) }
  }
}

extension UIAccessibilityTraits {
  /// The names of the traits that are set, in the order of their bits.
  var names: [String] {
    let known: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
      (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
      (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
      (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.header, "header"), (.tabBar, "tabBar"), (.supportsZoom, "supportsZoom"),
    ]
    return known.filter { contains($0.0) }.map(\.1)
  }
}
