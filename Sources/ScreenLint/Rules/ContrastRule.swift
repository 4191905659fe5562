import CoreGraphics
import Foundation
import UIKit

/// Finds texts whose color is too near to that of what is behind them.
struct ContrastRule: LintRule {
  let id = RuleID.contrast
  let level = LintLevel.warning
  let documentation = RuleDocumentation(
    summary: "A text whose color is too near to what is behind it",
    finds: """
      A contrast ratio below 4.5, or below 3 for text of at least 18 points, or of 14 in bold. It is measured once for each appearance, by \
      drawing the screen with and without the text: what the text changes most is its color, and what was there before is the \
      background. Over pictures, gradients and visual effects, where the background differs within the text, the ratio is not measured, and \
      the text is a note unless even its best part is too faint. So are texts over pictures that are missing, and colors that have the \
      ratio with Increase Contrast, such as the system's. Disabled controls are left out, and so is what scrolls under a bar.
      """,
    reason: "Text with little contrast cannot be read by people with low vision, or by anybody in the sun.",
    sources: [
      "WCAG 2.2, success criterion 1.4.3 Contrast (Minimum) (w3.org/TR/WCAG22/#contrast-minimum)",
      "XCUIAccessibilityAuditType.contrast",
    ],
    example: .init(
      before: """
        captionLabel.textColor = UIColor(white: 0.75, alpha: 1)
        captionLabel.backgroundColor = .white
        """,
      after: """
        captionLabel.textColor = UIColor(white: 0.4, alpha: 1)
        captionLabel.backgroundColor = .white
        """, isPictured: true))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    guard screen.measuresContrast, !screen.isCovered else { return }
    let open = screen.texts.filter { text in
      guard text.view is UILabel, !text.owner.isTransformed, !Self.isDisabled(text.owner, screen),
        text.text.contains(where: { $0.isLetter || $0.isNumber }), Self.knowsBackground(of: text, screen),
        !Self.isUnderBar(text, screen),
        !Self.area(of: text, screen).isNull
      else { return false }
      // Texts whose colors alone have enough contrast are not drawn.
      return (PlainBackground.contrast(of: text, on: screen) ?? 0) < 7
    }
    guard !open.isEmpty, let pictures = TextPictures(of: open, on: screen) else { return }
    for text in open {
      let limit = Self.limit(of: text)
      // Thin letters do not fill a pixel.
      if let plain = PlainBackground.contrast(of: text, on: screen), plain >= limit { continue }
      var contrast = pictures.contrast(in: Self.area(of: text, screen))
      // Blur and vibrancy are drawn otherwise on a device, and what is missing is drawn as a grey area.
      let isUnknown = Self.isInEffect(text.view) || Self.isOverMissingPicture(text, screen)
      if isUnknown, contrast != .absent { contrast = .uneven(limit) }
      switch contrast {
      case .ratio(let ratio, let background) where ratio < limit:
        let increased = Self.increasedContrast(of: text, to: background)
        let isIncreased = increased >= limit
        issues.add(
          text.owner, level: isIncreased ? .note : nil, frame: text.box,
          message:
            "\(text.owner.name) has a contrast of \(Self.words(ratio)) to its background, and needs \(Self.words(limit))"
            + (isIncreased ? ", which it has with Increase Contrast only" : ""),
          advice: "make its color darker or lighter, or change what is behind it", detail: Self.detail(screen)
        )
      case .uneven(let best) where best < limit:
        issues.add(
          text.owner, frame: text.box,
          message:
            "\(text.owner.name) has a contrast of at most \(Self.words(best)) to what is behind it, and needs \(Self.words(limit))",
          advice: "put a plain color behind it", detail: Self.detail(screen))
      case .uneven:
        issues.add(
          text.owner, level: .note, frame: text.box,
          message: "\(text.owner.name) lies over a picture or a gradient: its contrast is not measured",
          advice: "look at it, or put a plain color behind it", detail: "unmeasured \(Self.detail(screen))")
      default: break
      }
    }
  }

  /// Returns whether a picture is behind a text of which only the size is known.
  private static func isOverMissingPicture(_ text: LintText, _ screen: LintScreen) -> Bool {
    func isMissing(_ image: UIImage?) -> Bool { image is StandInImage && image?.isSymbolImage == false }
    if isMissing((text.owner.view as? UIButton)?.currentBackgroundImage) { return true }
    return screen.views[..<text.owner.index].contains { picture in
      guard isMissing((picture.view as? UIImageView)?.image), picture.seen.intersects(text.box) else {
        return false
      }
      return !screen.views[picture.end..<max(picture.end, text.owner.index)].contains {
        Covering.isOpaque($0) && Covering.contains($0.seen, text.box)
      }
    }
  }

  /// Returns the contrast of the color that a text has with Increase Contrast to a background of a luminance; 1 where that does not change it.
  private static func increasedContrast(of text: LintText, to background: Double) -> Double {
    let traits = text.view.traitCollection
    let increased = UITraitCollection(traitsFrom: [traits, UITraitCollection(accessibilityContrast: .high)])
    let (usual, strong) = (text.color.resolvedColor(with: traits), text.color.resolvedColor(with: increased))
    guard usual != strong, let luminance = ContrastRatio.luminance(of: strong) else { return 1 }
    return ContrastRatio.of(luminance, background)
  }

  private static func isInEffect(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { $0 is UIVisualEffectView }
  }

  private static func detail(_ screen: LintScreen) -> String {
    screen.configuration.settings.appearance == .dark ? "dark" : "light"
  }

  /// Returns a ratio as `3.2:1`, rounded down so that 4.49 is not told as 4.5.
  private static func words(_ ratio: Double) -> String {
    "\(points(CGFloat((ratio * 10).rounded(.down) / 10))):1"
  }

  /// Returns the least ratio for a text.
  private static func limit(of text: LintText) -> Double {
    let size = text.drawn?.pointSize ?? text.font.pointSize
    let isBold = text.font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return size >= 18 || size >= 14 && isBold ? 3 : 4.5
  }

  /// Returns whether what is behind a text is known: parts of other views are shown over what they do not know themselves.
  private static func knowsBackground(of text: LintText, _ screen: LintScreen) -> Bool {
    guard let outer = screen.embedded else { return true }
    for view in sequence(first: text.view, next: \.superview) {
      if let color = view.backgroundColor?.resolvedColor(with: view.traitCollection), color.cgColor.alpha >= 1
      {
        return true
      }
      if view === outer { return false }
    }
    return false
  }

  /// Returns whether a text that scrolls lies under a view which does not, such as a bar, that shows it dimmed.
  private static func isUnderBar(_ text: LintText, _ screen: LintScreen) -> Bool {
    guard let scroll = text.owner.scroll.map({ screen.views[$0] }) else { return false }
    return screen.views[scroll.end...].contains { view in
      guard view.isSeen, view.seen.intersects(text.box) else { return false }
      return view.kind != .container || (view.view.backgroundColor?.cgColor.alpha ?? 0) > 0
        || view.view is UIVisualEffectView
    }
  }

  private static func isDisabled(_ view: LintView, _ screen: LintScreen) -> Bool {
    sequence(first: view) { $0.parent.map { screen.views[$0] } }.contains {
      ($0.view as? UIControl)?.isEnabled == false || ($0.view as? UILabel)?.isEnabled == false
    }
  }

  /// Returns the part of a text on the screen that can be seen; null if there is none.
  private static func area(of text: LintText, _ screen: LintScreen) -> CGRect {
    let box = text.box.intersection(text.owner.seen).intersection(screen.bounds)
    return box.width >= 2 && box.height >= 2 ? box : .null
  }
}

/// The ratio of two colors' luminances.
enum ContrastRatio {
  /// Returns the relative luminance of a color in sRGB, with components from 0 to 1 (WCAG 2.2).
  static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the relative luminance of a color without its alpha; `nil` for patterns.
  @MainActor static func luminance(of color: UIColor) -> Double? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return luminance(Double(red), Double(green), Double(blue))
  }

  static func of(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}

/// The background of a text by the colors of views alone.
@MainActor
private enum PlainBackground {
  /// Returns the contrast of a text to the plain color behind it; `nil` if anything but opaque plain colors is there.
  static func contrast(of text: LintText, on screen: LintScreen) -> Double? {
    guard let label = text.view as? UILabel, label.hasOnlyPlainText,
      let front = components(text.color, label),
      front.alpha == 1, label.layer.compositingFilter == nil
    else { return nil }
    var view: UIView? = label
    while let next = view {
      guard next.alpha == 1, !(next is UIVisualEffectView),
        next.layer.sublayers?.contains(where: { $0 is CAGradientLayer }) != true
      else { return nil }
      if let color = next.backgroundColor.flatMap({ components($0, next) }), color.alpha > 0 {
        guard color.alpha == 1, next.layer.cornerRadius == 0 else { return nil }
        guard isAlone(text, in: next, screen) else { return nil }
        return ContrastRatio.of(front.luminance, color.luminance)
      }
      view = next.superview
    }
    return nil
  }

  /// Returns whether no other view than those that contain the text meets it within a view.
  private static func isAlone(_ text: LintText, in outer: UIView, _ screen: LintScreen) -> Bool {
    let first = screen[outer]?.index ?? 0
    return !screen.views[first...].contains {
      $0.index != first && $0.index != text.owner.index && !screen.contains($0, text.owner)
        && $0.kind != .text
        && $0.seen.intersects(text.box)
    }
  }

  private static func components(_ color: UIColor, _ view: UIView) -> (luminance: Double, alpha: CGFloat)? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard
      color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    else { return nil }
    return (ContrastRatio.luminance(Double(red), Double(green), Double(blue)), alpha)
  }
}

/// Pictures of a screen with and without texts.
@MainActor
private struct TextPictures {
  /// A measured contrast.
  enum Contrast: Equatable {
    /// The ratio to a background that is one color, of a luminance.
    case ratio(Double, Double)
    /// The best ratio to a background of several colors.
    case uneven(Double)
    /// The text changes nothing: something covers it, or it is not drawn.
    case absent
  }

  /// The number of pixels per point: a stem of letters of 11 points is then more than two pixels wide, so that one of them has the
  /// color of the text.
  private static let scale: CGFloat = 3

  private let with: CGImage
  private let without: CGImage

  init?(of texts: [LintText], on screen: LintScreen) {
    guard let drawn = try? screen.device.image(scale: Self.scale) else { return nil }
    with = drawn
    // Transparent views keep their place in the layout, but not their own background.
    var former: [(UILabel, CGFloat, UIColor?)] = []
    for text in texts {
      guard let label = text.view as? UILabel else { continue }
      former.append((label, label.alpha, label.backgroundColor))
      if (label.backgroundColor?.cgColor.alpha ?? 0) > 0 {
        label.textColor = .clear
      } else {
        label.alpha = 0
      }
    }
    let colors = texts.map(\.color)
    defer {
      for (index, (label, alpha, _)) in former.enumerated() {
        label.alpha = alpha
        if label.textColor == .clear, colors[index] != .clear { label.textColor = colors[index] }
      }
    }
    guard let plain = try? screen.device.image(scale: Self.scale) else { return nil }
    without = plain
  }

  /// Returns the contrast of what the texts change within a rectangle of the screen in points.
  func contrast(in rect: CGRect) -> Contrast {
    let columns = Int(rect.minX * Self.scale)..<min(with.width, Int((rect.maxX * Self.scale).rounded(.up)))
    let rows = Int(rect.minY * Self.scale)..<min(with.height, Int((rect.maxY * Self.scale).rounded(.up)))
    var lightest = 0.0
    var darkest = 1.0
    var best = 1.0
    var changes = 0
    for y in rows {
      for x in columns {
        let behind = Self.luminance(without.pixel(x: x, y: y))
        lightest = max(lightest, behind)
        darkest = min(darkest, behind)
        let front = with.pixel(x: x, y: y)
        guard front != without.pixel(x: x, y: y) else { continue }
        changes += 1
        best = max(best, ContrastRatio.of(Self.luminance(front), behind))
      }
    }
    guard changes > 3 else { return .absent }
    return ContrastRatio.of(lightest, darkest) > 1.1 ? .uneven(best) : .ratio(best, lightest)
  }

  private static func luminance(_ pixel: (red: Int, green: Int, blue: Int, alpha: Int)) -> Double {
    ContrastRatio.luminance(Double(pixel.red) / 255, Double(pixel.green) / 255, Double(pixel.blue) / 255)
  }
}

extension RuleID {
  /// A text whose color is too near to what is behind it.
  public static let contrast = RuleID(rawValue: "contrast")
}
