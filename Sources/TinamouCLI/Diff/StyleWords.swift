import UIKit

/// The words for values of styles, as Interface Builder's inspector has them.
@MainActor
enum StyleWords {
  /// Returns a number without a fraction of zero, and with at most three digits of another.
  static func number(_ value: Double) -> String {
    let value = (value * 1000).rounded() / 1000
    return value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// Returns the name of a font. The fonts that stand for the system's are cut for sizes, which is no difference of style.
  static func name(of font: UIFont) -> String {
    let name = font.fontName
    guard name.hasPrefix("TinamouUI") else { return name }
    let weight = name.split(separator: "-").dropFirst().joined(separator: " ").lowercased()
    return "system" + (weight.isEmpty || weight == "regular" ? "" : " \(weight)")
  }

  static func name(of alignment: NSTextAlignment) -> String {
    switch alignment {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justified"
    default: "natural"
    }
  }

  static func name(of style: UITextField.BorderStyle) -> String {
    switch style {
    case .none: "none"
    case .line: "line"
    case .bezel: "bezel"
    case .roundedRect: "rounded rectangle"
    }
  }

  static func name(of mode: UIView.ContentMode) -> String {
    switch mode {
    case .scaleToFill: "scale to fill"
    case .scaleAspectFit: "aspect fit"
    case .scaleAspectFill: "aspect fill"
    case .redraw: "redraw"
    case .center: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .left: "left"
    case .right: "right"
    case .topLeft: "top left"
    case .topRight: "top right"
    case .bottomLeft: "bottom left"
    case .bottomRight: "bottom right"
    }
  }
}
