import Foundation
import InterfaceBuilder

extension InterfaceInstantiator {
  // MARK: Fonts

  /// Returns the font of an element's `fontDescription`, preferring that of a variation.
  func font(_ varied: VariedElement, key: String = "fontDescription") -> UIFont? {
    varied.child(key: key).flatMap { font($0) }
  }

  func font(_ element: InterfaceElement) -> UIFont? {
    guard let value = FontValue(element) else { return nil }
    switch value {
    case .system(let size, let weight, let isItalic):
      if isItalic { return .italicSystemFont(ofSize: CGFloat(size)) }
      return .systemFont(ofSize: CGFloat(size), weight: UIFont.Weight(document: weight))
    case .style(let name): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
    case .named(let name, _, let size):
      let descriptor = UIFontDescriptor(documentFont: name, size: CGFloat(size))
      guard descriptor.resolved(size: CGFloat(size), substituting: false) == nil else {
        return UIFont(descriptor: descriptor, size: CGFloat(size))
      }
      guard let policy else {
        // Programs get the system font if the named font is not installed.
        warn("the font \(name) is not there; the system font stands in for it", element)
        return .systemFont(ofSize: CGFloat(size))
      }
      warn("the font \(name) is not there; one with the widths of Helvetica Neue stands in for it", element)
      return policy.font(inPlaceOf: descriptor, size: CGFloat(size))
    }
  }

  // MARK: Colors

  func color(_ element: InterfaceElement) -> UIColor? {
    guard let value = ColorValue(element) else { return nil }
    return color(value)
  }

  /// Returns the color for a value.
  ///
  /// - Parameter depth: The number of names resolved so far: names in a document may form a cycle.
  func color(_ value: ColorValue, depth: Int = 0) -> UIColor? {
    guard depth < 8 else { return nil }
    switch value {
    case .components(let red, let green, let blue, let alpha, let space):
      return space == "displayP3"
        ? UIColor(
          displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        : UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    case .white(let white, let alpha): return UIColor(white: CGFloat(white), alpha: CGFloat(alpha))
    case .system(let name): return systemColor(name, depth: depth)
    case .named(let name):
      session.noteCatalogs()
      return AssetCatalogs.color(named: name, in: session.resourceDirectories)
        ?? UIColor(named: name, in: bundle, compatibleWith: nil)
        ?? document.resources.colors[name].flatMap { color($0, depth: depth + 1) }
    }
  }

  private func systemColor(_ name: String, depth: Int) -> UIColor? {
    switch name {
    case "darkTextColor": return .label
    case "lightTextColor": return .lightText
    case "whiteColor": return .white
    case "blackColor": return .black
    case "groupTableViewBackgroundColor": return .systemGroupedBackground
    case "tableCellGroupedBackgroundColor": return .secondarySystemGroupedBackground
    case "tintColor": return .systemBlue
    // Textures before iOS 7, plain colors since then: those that Interface Builder saves under `resources`.
    case "scrollViewTexturedBackgroundColor": return UIColor(sRGB: 111, 113, 121)
    case "viewFlipsideBackgroundColor": return UIColor(sRGB: 31, 33, 36)
    default: break
    }
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let color = SystemColorData.bundled.knownColor(plain) { return color }
    return document.resources.systemColors[name].flatMap { color($0, depth: depth + 1) }
  }

  /// Returns the color among an element's children that has the given key.
  func color(_ varied: VariedElement, key: String) -> UIColor? {
    guard let child = varied.child(key: key), child.name == "color" else { return nil }
    return color(child)
  }

  // MARK: Images

  /// Returns an image by name: from an asset catalog or file beside the document or in the bundle, or else a
  /// replacement of the size that the document's resources give.
  ///
  /// - Parameter symbol: The configuration of a system image.
  func image(named name: String, isSystem: Bool, symbol: SymbolSizes.Style = SymbolSizes.Style()) -> UIImage?
  {
    let resources = document.resources
    if isSystem {
      let drawn = UIImage(systemName: name)
      let formerName = SymbolSizes.bundled.formerNames[name]
      let resource = resources.systemImages[name] ?? formerName.flatMap { resources.systemImages[$0] }
      let size = resource?.size ?? .zero
      let isShape = SymbolSizes.isShape(size, byLongerSide: document.errata.isOn(.symbolsByLongerSide))
      let shape = isShape ? size : drawn?.size ?? CGSize(width: 1, height: 1)
      let metrics = SymbolSizes.bundled.metrics(
        name, shape: shape, style: symbol,
        byLongerSide: isShape && document.errata.isOn(.symbolsByLongerSide),
        pixelScale: UITraitCollection.current.displayScale)
      return StandInImage(
        size: metrics.size, insets: metrics.insets, lineHeight: metrics.lineHeight,
        baselineOffset: metrics.baselineOffset, symbol: drawn)
    }
    session.noteCatalogs()
    let current = UITraitCollection.current
    // Programs write problems to standard error.
    let report = presentation == .program ? VectorImages.say : { [session] in session.note($0) }
    let catalogued = AssetCatalogs.image(
      named: name, in: session.resourceDirectories, for: current, report: report)
    if let image = catalogued
      ?? ImageFiles.image(
        named: name, inDirectories: session.resourceDirectories, scale: current.displayScale, report: report)
      ?? UIImage(named: name, in: bundle, with: nil)
    {
      return image
    }
    guard let size = resources.images[name]?.size ?? resources.systemImages[name]?.size else { return nil }
    return StandInImage(size: size, symbol: nil)
  }

  /// Returns the image that an element refers to, by an attribute or an `imageReference` child.
  ///
  /// - Parameter symbol: The configuration of symbols if the element has none.
  func image(
    _ varied: VariedElement, attribute: String = "image", symbol: SymbolSizes.Style = SymbolSizes.Style()
  ) -> UIImage? {
    if let reference = varied.child(key: attribute), reference.name == "imageReference",
      let name = reference["image"]
    {
      return image(
        named: name, isSystem: reference["catalog"] == "system",
        symbol: symbolStyle(varied, reference, symbol), at: reference)
    }
    guard let name = varied[attribute] else { return nil }
    return image(
      named: name, isSystem: varied["catalog"] == "system", symbol: symbolStyle(varied, nil, symbol),
      at: varied.element)
  }

  /// Returns the image that an element refers to. If there is none, a program writes iOS's message.
  private func image(
    named name: String, isSystem: Bool, symbol: SymbolSizes.Style, at place: InterfaceElement
  )
    -> UIImage?
  {
    let found = image(named: name, isSystem: isSystem, symbol: symbol)
    if !isSystem, found == nil || found is StandInImage {
      report(
        "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
          + "\"\(bundle.bundleIdentifier ?? "")\"", place)
    }
    return found
  }

  /// Returns the symbol configuration of an element.
  private func symbolStyle(
    _ varied: VariedElement, _ reference: InterfaceElement?, _ standard: SymbolSizes.Style
  ) -> SymbolSizes.Style {
    var style = standard
    // Button configurations use another key.
    let configuration =
      varied.child(key: "preferredSymbolConfiguration")
      ?? varied.child(key: "preferredSymbolConfigurationForImage")
    let scale = reference?["symbolScale"] ?? configuration?["scale"]
    // Configured symbols have the size of body text by default.
    if scale != nil || configuration != nil { style.pointSize = SymbolSizes.Style().pointSize }
    if let scale { style.scale = scale }
    if let weight = configuration?["weight"] { style.weight = weight }
    if let font = configuration?.child(key: "fontDescription").flatMap({ self.font($0) }) {
      style.pointSize = font.pointSize
    } else if let points = configuration?.number("pointSize"), points > 0 {
      style.pointSize = CGFloat(points)
    }
    return style
  }

  // MARK: Text

  /// Returns the text of an attribute, or of a `string` child if it has several lines.
  func text(_ varied: VariedElement, _ attribute: String) -> String? {
    if let text = varied[attribute] { return text }
    guard
      let child = varied.element.children.first(where: {
        $0.key == attribute && ($0.name == "string" || $0.name == "mutableString")
      })
    else { return nil }
    return string(child)
  }

  func string(_ element: InterfaceElement) -> String {
    if element["base64-UTF8"] == "YES" {
      let packed = element.text.filter { !$0.isWhitespace }
      let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
      if let data = Data(base64Encoded: padded) { return String(decoding: data, as: UTF8.self) }
    }
    return element.text
  }

  /// Returns the attributed string of a child element.
  func attributedText(_ varied: VariedElement, key: String, font base: UIFont?) -> NSAttributedString? {
    guard let element = varied.child(key: key), element.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content =
        fragment["content"]
        ?? fragment.children.first(where: { $0.key == "content" }).map { self.string($0) } ?? ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let base { attributes[.font] = base }
      for child in fragment.items(in: "attributes") {
        switch (child.name, child.key) {
        case ("font", "NSFont"): if let font = font(child) { attributes[.font] = font }
        case ("color", "NSColor"): if let color = color(child) { attributes[.foregroundColor] = color }
        case ("color", "NSBackgroundColor"):
          if let color = color(child) { attributes[.backgroundColor] = color }
        case ("real", "NSKern"), ("integer", "NSKern"):
          if let value = child.number("value") { attributes[.kern] = CGFloat(value) }
        case ("paragraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(child)
        case ("integer", "NSUnderline"), ("integer", "NSUnderlineStyle"):
          if let value = child.integer("value") { attributes[.underlineStyle] = value }
        default: break
        }
      }
      result.append(NSAttributedString(string: content, attributes: attributes))
    }
    return result
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = element["alignment"] { style.alignment = NSTextAlignment(document: alignment) }
    if let mode = element["lineBreakMode"] { style.lineBreakMode = NSLineBreakMode(document: mode) }
    func number(_ name: String) -> CGFloat { CGFloat(element.number(name) ?? 0) }
    style.lineSpacing = number("lineSpacing")
    style.paragraphSpacing = number("paragraphSpacing")
    style.paragraphSpacingBefore = number("paragraphSpacingBefore")
    style.firstLineHeadIndent = number("firstLineHeadIndent")
    style.headIndent = number("headIndent")
    style.tailIndent = number("tailIndent")
    style.lineHeightMultiple = number("lineHeightMultiple")
    style.minimumLineHeight = number("minimumLineHeight")
    style.maximumLineHeight = number("maximumLineHeight")
    return style
  }
}

extension UIFont.Weight {
  /// Creates a weight from its name in documents.
  init(document name: String) {
    switch name {
    case "ultraLight": self = .ultraLight
    case "thin": self = .thin
    case "light": self = .light
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    case "heavy": self = .heavy
    case "black": self = .black
    default: self = .regular
    }
  }
}

extension NSTextAlignment {
  init(document name: String?) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    default: self = .natural
    }
  }
}

extension NSLineBreakMode {
  init(document name: String?) {
    switch name {
    case "wordWrap", "wordWrapping": self = .byWordWrapping
    case "characterWrap", "charWrapping": self = .byCharWrapping
    case "clip", "clipping": self = .byClipping
    case "headTruncation", "truncatingHead": self = .byTruncatingHead
    case "middleTruncation", "truncatingMiddle": self = .byTruncatingMiddle
    case "tailTruncation", "truncatingTail": self = .byTruncatingTail
    default: self = .byWordWrapping
    }
  }
}

extension UIView.ContentMode {
  init?(document name: String?) {
    switch name?.lowercased() {
    case "scaletofill": self = .scaleToFill
    case "scaleaspectfit": self = .scaleAspectFit
    case "scaleaspectfill": self = .scaleAspectFill
    case "redraw": self = .redraw
    case "center": self = .center
    case "top": self = .top
    case "bottom": self = .bottom
    case "left": self = .left
    case "right": self = .right
    case "topleft": self = .topLeft
    case "topright": self = .topRight
    case "bottomleft": self = .bottomLeft
    case "bottomright": self = .bottomRight
    default: return nil
    }
  }
}

extension UIEdgeInsets {
  init(document insets: InsetsValue) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension NSDirectionalEdgeInsets {
  init(document insets: InsetsValue) {
    self.init(
      top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.right))
  }
}

extension UIView.AutoresizingMask {
  /// Creates a mask from the names of its flexible parts.
  init(document names: Set<String>) {
    self = []
    if names.contains("flexibleMinX") { insert(.flexibleLeftMargin) }
    if names.contains("flexibleMaxX") { insert(.flexibleRightMargin) }
    if names.contains("flexibleMinY") { insert(.flexibleTopMargin) }
    if names.contains("flexibleMaxY") { insert(.flexibleBottomMargin) }
    if names.contains("widthSizable") { insert(.flexibleWidth) }
    if names.contains("heightSizable") { insert(.flexibleHeight) }
  }
}

extension UIButton.ButtonType {
  init(document name: String?) {
    switch name {
    case "roundedRect", "system": self = .system
    case "detailDisclosure": self = .detailDisclosure
    case "infoLight": self = .infoLight
    case "infoDark": self = .infoDark
    case "contactAdd": self = .contactAdd
    case "close": self = .close
    default: self = .custom
    }
  }
}

extension UIColor {
  /// Creates an opaque color from components between 0 and 255.
  fileprivate convenience init(sRGB red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}
