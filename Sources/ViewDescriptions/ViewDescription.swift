import UIKit

/// A view as `frames --json` describes it, the same for screens and Interface Builder documents. Default
/// values are omitted from the JSON. `Documentation/frames.schema.json` is its schema.
public struct ViewDescription: Codable, Hashable, Sendable {
  /// The version of the format; it changes when the meaning of a key changes or a key is removed.
  public static let format = 1

  /// A font.
  public struct Font: Codable, Hashable, Sendable {
    /// The PostScript name, for example `.SFUI-Regular`.
    public var name: String
    /// The size in points.
    public var size: Double
  }

  /// The properties of a view for assistive applications.
  public struct Accessibility: Codable, Hashable, Sendable {
    /// The label. The default is the text that the view displays.
    public var label: String?
    /// The accessibility identifier.
    public var identifier: String?
    /// The value, for example of a slider.
    public var value: String?
    /// The names of the traits, in the order of their bits.
    public var traits: [String]?

    init() {}

    /// Reads the properties of a view, which its class gives if the application does not.
    @MainActor package init(of view: UIView) {
      func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
      label = filled(view.assistive.label)
      identifier = filled(view.assistive.identifier)
      value = filled(view.assistive.value)
      let names = view.assistive.traits.names
      traits = names.isEmpty ? nil : names
    }
  }

  /// Interface Builder's object id; for views of screens a name that is the same in every run.
  public var id: String
  /// The name of the class without its module.
  public var `class`: String
  /// The x, y, width and height in points, in the superview's coordinate space.
  public var frame: [Double]
  /// A Boolean value that indicates whether the constraints do not determine the frame.
  public var ambiguous: Bool
  /// The number of described views that contain it.
  public var depth: Int?
  /// The x, y, width and height in points, in the screen's coordinate space.
  public var windowFrame: [Double]?
  /// The property that holds the view.
  public var outlet: String?
  /// The class of the controller whose root view it is.
  public var controller: String?
  /// `true` if the view or one that contains it is hidden.
  public var hidden: Bool?
  /// The alpha of the view itself, if it is not 1.
  public var alpha: Double?
  /// `false` for a control that is disabled.
  public var enabled: Bool?
  /// The text that the view itself displays; a button's text is that of its label.
  public var text: String?
  /// The font of the text; the first one of attributed text.
  public var font: Font?
  /// `true` if a label's text is truncated.
  public var truncated: Bool?
  /// The properties for assistive applications, if there are any.
  public var accessibility: Accessibility?
  /// The ids of the constraints that relate the view.
  public var constraints: [String]?

  // MARK: Inspection

  // These are described on request only; see `LayoutInspection`.

  /// The id of the nearest described view that contains it.
  public var parent: String?
  /// The x, y, width and height of the bounds in points, in the view's own coordinate space.
  public var bounds: [Double]?
  /// The corners in points, in the coordinate space of `windowFrame`, as x and y of the top left, top right,
  /// bottom right and bottom left corner; only of views that a transform rotates or distorts.
  public var polygon: [Double]?
  /// The safe area insets in points: top, left, bottom, right.
  public var safeArea: [Double]?
  /// The layout margins in points: top, left, bottom, right.
  public var margins: [Double]?
  /// The distances of the first and the last baseline from the top in points, of views with text.
  public var baselines: [Double]?
  /// The intrinsic width and height in points, `null` for a side without one; left out if it has neither.
  public var intrinsic: [Double?]?
  /// The content hugging priorities, horizontal and vertical.
  public var hugging: [Double]?
  /// The compression resistance priorities, horizontal and vertical.
  public var resistance: [Double]?
  /// `true` if constraints determine its frame, not its autoresizing mask.
  public var usesConstraints: Bool?
  /// The background color in sRGB as `#rrggbbaa`.
  public var background: String?
  /// The color of the text in sRGB as `#rrggbbaa`.
  public var textColor: String?
  /// `true` if the edge of the screen or views that clip cut all of it off.
  public var clipped: Bool?
  /// `true` if they cut a part of it off.
  public var partlyClipped: Bool?
  /// The id of an opaque view in front that covers all of it that is not clipped.
  public var coveredBy: String?
  /// The position in the order of drawing, from back to front.
  public var zIndex: Int?
  /// The place where it was created, if known.
  public var source: SourcePlace?
  /// The position in the order in which assistive applications read the elements of the screen.
  public var accessibilityIndex: Int?
  /// The constraints that decide where it is and how large it is.
  public var decides: DecidedFrame?

  /// Creates a description with the properties that every view has.
  public init(id: String, class name: String, frame: CGRect, ambiguous: Bool) {
    self.id = id
    self.class = name
    self.frame = Self.numbers(frame)
    self.ambiguous = ambiguous
  }

  /// Returns a rectangle as four numbers, with at most four decimals; 0 for infinite values, NaN and -0.
  public static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { number in
      let number = Double(number)
      // The sum of -0 and 0 is 0.
      return number.isFinite ? (number * 10_000).rounded() / 10_000 + 0 : 0
    }
  }

  /// Adds what the view displays, and its accessibility properties.
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
  package var names: [String] {
    let known: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
      (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
      (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
      (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.header, "header"), (.tabBar, "tabBar"), (.supportsZoom, "supportsZoom"),
      (.toggleButton, "toggleButton"),
    ]
    return known.filter { contains($0.0) }.map(\.1)
  }
}
