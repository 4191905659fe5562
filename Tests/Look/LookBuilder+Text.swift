import Foundation
import UIKit

/// A label that draws its text beside its place.
private final class LookOffsetLabel: UILabel {
  var textOffset = CGPoint.zero

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.offsetBy(dx: textOffset.x, dy: textOffset.y))
  }
}

extension LookBuilder {
  func label(_ words: LookWords) -> UILabel {
    let label: UILabel
    if let offset = words.point("textOffset"), offset != .zero {
      let moved = LookOffsetLabel()
      moved.textOffset = offset
      label = moved
    } else {
      label = UILabel()
    }
    if let font = font(words.words("font")) { label.font = font }
    if let color = LookNames.color(words.text("color")) { label.textColor = color }
    if let alignment = LookNames.alignments[words.text("alignment") ?? ""] { label.textAlignment = alignment }
    if let mode = LookNames.lineBreaks[words.text("lineBreak") ?? ""] { label.lineBreakMode = mode }
    if let runs = words.list("attributed") {
      label.attributedText = attributed(runs, paragraph: words.words("paragraph"))
    } else {
      label.text = words.text("text")
    }
    if let lines = words.integer("lines") { label.numberOfLines = lines }
    if let adjusts = words.flag("adjustsFontSizeToFitWidth") { label.adjustsFontSizeToFitWidth = adjusts }
    if let factor = words.number("minimumScaleFactor") { label.minimumScaleFactor = factor }
    if let adjusts = words.flag("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = adjusts
    }
    label.isEnabled = words.flag("enabled") ?? true
    return label
  }

  private func attributed(_ runs: [LookWords], paragraph: LookWords?) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = font(run.words("font")) { attributes[.font] = font }
      if let color = LookNames.color(run.text("color")) { attributes[.foregroundColor] = color }
      if let color = LookNames.color(run.text("background")) { attributes[.backgroundColor] = color }
      if let kern = run.number("kern") { attributes[.kern] = kern }
      if let style = underline(run) { attributes[.underlineStyle] = style.rawValue }
      if let paragraph { attributes[.paragraphStyle] = style(paragraph) }
      text.append(NSAttributedString(string: run.text("text") ?? "", attributes: attributes))
    }
    return text
  }

  /// A flag, a number as in `NSUnderlineStyle`, or a word.
  private func underline(_ run: LookWords) -> NSUnderlineStyle? {
    if let word = run.text("underline") {
      let styles: [String: NSUnderlineStyle] = ["single": .single, "thick": .thick, "double": .double]
      return styles[word]
    }
    guard let number = run.integer("underline"), number != 0 else { return nil }
    return NSUnderlineStyle(rawValue: number)
  }

  private func style(_ words: LookWords) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = LookNames.alignments[words.text("alignment") ?? ""] { style.alignment = alignment }
    if let mode = LookNames.lineBreaks[words.text("lineBreak") ?? ""] { style.lineBreakMode = mode }
    if let height = words.number("lineHeight") {
      style.minimumLineHeight = height
      style.maximumLineHeight = height
    }
    if let spacing = words.number("lineSpacing") { style.lineSpacing = spacing }
    return style
  }

  func field(_ words: LookWords) -> UITextField {
    let field = UITextField()
    if let style = LookNames.borderStyles[words.text("borderStyle") ?? ""] { field.borderStyle = style }
    if let font = font(words.words("font")) { field.font = font }
    if let color = LookNames.color(words.text("color")) { field.textColor = color }
    if let alignment = LookNames.alignments[words.text("alignment") ?? ""] { field.textAlignment = alignment }
    field.text = words.text("text")
    field.placeholder = words.text("placeholder")
    field.isEnabled = words.flag("enabled") ?? true
    return field
  }

  func textView(_ words: LookWords) -> UITextView {
    let view = UITextView()
    if let font = font(words.words("font")) { view.font = font }
    if let color = LookNames.color(words.text("color")) { view.textColor = color }
    if let alignment = LookNames.alignments[words.text("alignment") ?? ""] { view.textAlignment = alignment }
    view.text = words.text("text") ?? ""
    return view
  }

  func font(_ words: LookWords?) -> UIFont? {
    guard let words else { return nil }
    let weight = LookNames.weights[words.text("weight") ?? ""] ?? .regular
    if let size = words.number("system") { return .systemFont(ofSize: size, weight: weight) }
    if let size = words.number("boldSystem") { return .boldSystemFont(ofSize: size) }
    if let size = words.number("italicSystem") { return .italicSystemFont(ofSize: size) }
    if let size = words.number("monospacedDigit") {
      return .monospacedDigitSystemFont(ofSize: size, weight: weight)
    }
    if let style = LookNames.textStyles[words.text("style") ?? ""] {
      return .preferredFont(forTextStyle: style)
    }
    Look.complain("a font cannot be read: \(words.values)")
    return nil
  }
}
