import InterfaceBuilder
import UIKitCore

extension InterfaceInstantiator {
  /// Sets those attributes of a view that its document varies, to their values for the traits.
  ///
  /// Frames, and attributes for which Interface Builder has no variations, stay those of the time when the view was loaded.
  func applyVariations(of varied: VariedElement, to view: UIView) {
    let variations = varied.element.sizeClassVariations
    let names = Set(variations.flatMap { Array($0.attributes.keys) })
    let keys = Set(variations.flatMap { $0.children.compactMap(\.key) })
    if names.contains("hidden") { view.isHidden = varied.flag("hidden") == true }
    if names.contains("alpha") { view.alpha = CGFloat(varied.number("alpha") ?? 1) }
    if keys.contains("backgroundColor") { view.backgroundColor = color(varied, key: "backgroundColor") }
    if keys.contains("tintColor") { view.tintColor = color(varied, key: "tintColor") }
    if !keys.isDisjoint(with: ["layoutMargins", "directionalLayoutMargins"]) {
      applyMargins(varied, to: view)
    }
    if keys.contains("fontDescription") { applyFont(varied, to: view) }
    if keys.contains("textColor"), let color = color(varied, key: "textColor") {
      setTextColor(color, of: view)
    }
    switch view {
    case let stack as UIStackView:
      if names.contains("axis") { applyAxis(varied, to: stack) }
      if names.contains("distribution") { applyDistribution(varied, to: stack) }
      if names.contains("alignment") { applyAlignment(varied, to: stack) }
      if !names.isDisjoint(with: ["spacing", "spacingType"]) { applySpacing(varied, to: stack) }
    case let imageView as UIImageView:
      if names.contains("image") || keys.contains("image") { imageView.image = image(varied) }
      if names.contains("highlightedImage") || keys.contains("highlightedImage") {
        imageView.highlightedImage = image(varied, attribute: "highlightedImage")
      }
    default: break
    }
  }

  private func applyFont(_ varied: VariedElement, to view: UIView) {
    guard let font = font(varied) else { return }
    switch view {
    case let label as UILabel: label.font = font
    case let field as UITextField: field.font = font
    case let text as UITextView: text.font = font
    case let button as UIButton:
      button.titleLabel?.font = font
      if button.configuration != nil { button.configuration?.setTitleFont(font) }
    default: break
    }
  }

  private func setTextColor(_ color: UIColor, of view: UIView) {
    switch view {
    case let label as UILabel: label.textColor = color
    case let field as UITextField: field.textColor = color
    case let text as UITextView: text.textColor = color
    default: break
    }
  }
}
