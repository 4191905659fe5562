import Foundation

/// Determines the font that a label of an unknown class had in Interface Builder from the size of its text.
@MainActor
enum DesignedFont {
  private static let weights: [UIFont.Weight] = [
    .regular, .medium, .semibold, .bold, .light, .heavy, .thin, .black, .ultraLight,
  ]

  /// Returns the system font whose height matches and whose width is nearest; `nil` if the label's own font
  /// matches or none is as high.
  static func font(of label: UILabel, explaining size: CGSize) -> UIFont? {
    let natural = label.intrinsicContentSize
    guard natural.width > 0, natural.height > 0, size.width > 0, size.height > 0 else { return nil }
    let pixel = 1 / max(UITraitCollection.current.displayScale, 1)
    if abs(natural.height - size.height) < pixel / 2, abs(natural.width - size.width) <= 1 { return nil }
    let lines = (natural.height / label.font.lineHeight).rounded(.down)
    guard lines > 0 else { return nil }
    let former: UIFont = label.font
    defer { label.font = former }
    // A line of the system font is 1.19 times as high as its size; frames are rounded up.
    let guess = size.height / lines / 1.193
    var best: (font: UIFont, distance: CGFloat)?
    for weight in weights {
      for points in [guess.rounded(.down) - 1, guess.rounded(.down), guess.rounded(.up)] where points > 0 {
        let font = UIFont.systemFont(ofSize: points, weight: weight)
        label.font = font
        let measured = label.intrinsicContentSize
        guard abs(measured.height - size.height) < pixel / 2 else { continue }
        let distance = abs(measured.width - size.width)
        if best.map({ distance < $0.distance }) ?? true { best = (font, distance) }
      }
    }
    return best?.font
  }
}
