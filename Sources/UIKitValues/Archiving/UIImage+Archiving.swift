import Foundation

/// The keys of images in archives.
private enum Key {
  static let symbol = "UIImageSymbolName"
  static let pointSize = "UIImageSymbolPointSize"
  static let textStyle = "UIImageSymbolTextStyle"
  static let weight = "UIImageSymbolWeight"
  static let symbolScale = "UIImageSymbolScale"
  static let color = "UIImageSymbolColor"
  static let data = "UIImageData"
  static let isEmpty = "UIImageIsEmpty"
  static let scale = "UIScale"
  static let orientation = "UIImageOrientation"
  static let renderingMode = "UIRenderingMode"
  static let capInsets = "UICapInsets"
  static let isResizable = "UIIsResizable"
  static let resizingMode = "UIResizingMode"
  static let alignmentInsets = "UIAlignmentRectInsets"
  static let baseline = "UIBaselineOffset"
  static let flips = "UIFlipsForRightToLeft"
  static let tint = "UIImageTintColor"
  static let images = "UIImages"
  static let duration = "UIDuration"
}

extension UIImage.Content {
  /// Creates the content from an archive of a symbol, a bitmap or an empty image; `nil` if it contains none
  /// of these.
  package init?(coder: NSCoder) {
    if let name = coder.string(forKey: Key.symbol) {
      guard
        let drawing = SymbolDrawing(name: name, configuration: UIImage.SymbolConfiguration(archive: coder))
      else { return nil }
      self = .symbol(drawing)
    } else if let data = coder.value(NSData.self, forKey: Key.data) as Data? {
      guard let image = try? CGImage.decode(data) else { return nil }
      self = .bitmap(image)
    } else if coder.decodeBool(forKey: Key.isEmpty) {
      self = .empty
    } else {
      return nil
    }
  }

  func encode(with coder: NSCoder) {
    switch self {
    case .empty: coder.encode(true, forKey: Key.isEmpty)
    case .bitmap(let image): coder.encode(image.pngData().map { $0 as NSData }, forKey: Key.data)
    case .symbol(let drawing): coder.encode(drawing.name as NSString, forKey: Key.symbol)
    }
  }
}

extension UIImage.Look {
  package init(coder: NSCoder) {
    func insets(_ key: String) -> UIEdgeInsets {
      let numbers = coder.numbers(forKey: key).map { CGFloat($0) }
      guard numbers.count == 4 else { return .zero }
      return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    let archivedScale = CGFloat(coder.decodeDouble(forKey: Key.scale))
    scale = archivedScale > 0 && archivedScale.isFinite ? archivedScale : 1
    orientation = UIImage.Orientation(rawValue: coder.decodeInteger(forKey: Key.orientation)) ?? .up
    renderingMode =
      UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: Key.renderingMode)) ?? .automatic
    capInsets = insets(Key.capInsets)
    isResizable = coder.decodeBool(forKey: Key.isResizable)
    resizingMode = UIImage.ResizingMode(rawValue: coder.decodeInteger(forKey: Key.resizingMode)) ?? .tile
    alignmentRectInsets = insets(Key.alignmentInsets)
    baselineOffset = coder.numbers(forKey: Key.baseline).first.map { CGFloat($0) }
    flipsForRightToLeft = coder.decodeBool(forKey: Key.flips)
    tint = coder.value(UIColor.self, forKey: Key.tint)
    configuration = UIImage.SymbolConfiguration(archive: coder)
    if coder.containsValue(forKey: Key.images) {
      images = coder.decodeObject(of: [NSArray.self, UIImage.self], forKey: Key.images) as? [UIImage]
    }
    duration = coder.decodeDouble(forKey: Key.duration)
  }

  func encode(with coder: NSCoder) {
    func encode(_ insets: UIEdgeInsets, _ key: String) {
      coder.encode(
        numbers: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }, forKey: key)
    }
    coder.encode(Double(scale), forKey: Key.scale)
    coder.encode(orientation.rawValue, forKey: Key.orientation)
    coder.encode(renderingMode.rawValue, forKey: Key.renderingMode)
    encode(capInsets, Key.capInsets)
    coder.encode(isResizable, forKey: Key.isResizable)
    coder.encode(resizingMode.rawValue, forKey: Key.resizingMode)
    encode(alignmentRectInsets, Key.alignmentInsets)
    if let baselineOffset { coder.encode(numbers: [Double(baselineOffset)], forKey: Key.baseline) }
    coder.encode(flipsForRightToLeft, forKey: Key.flips)
    if let tint { coder.encode(tint, forKey: Key.tint) }
    (configuration as? UIImage.SymbolConfiguration)?.archive(in: coder)
    if let images { coder.encode(images as NSArray, forKey: Key.images) }
    coder.encode(duration, forKey: Key.duration)
  }
}

extension UIImage.SymbolConfiguration {
  /// Creates the configuration from an image's archive; `nil` if it contains none.
  fileprivate convenience init?(archive coder: NSCoder) {
    guard coder.containsValue(forKey: Key.weight) else { return nil }
    self.init(
      pointSize: coder.numbers(forKey: Key.pointSize).first.map { CGFloat($0) },
      textStyle: coder.string(forKey: Key.textStyle).map(UIFont.TextStyle.init(rawValue:)),
      weight: UIImage.SymbolWeight(rawValue: coder.decodeInteger(forKey: Key.weight)) ?? .unspecified,
      scale: UIImage.SymbolScale(rawValue: coder.decodeInteger(forKey: Key.symbolScale)) ?? .unspecified,
      color: coder.value(UIColor.self, forKey: Key.color))
  }

  fileprivate func archive(in coder: NSCoder) {
    if let pointSize { coder.encode(numbers: [Double(pointSize)], forKey: Key.pointSize) }
    if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: Key.textStyle) }
    coder.encode(weight.rawValue, forKey: Key.weight)
    coder.encode(scale.rawValue, forKey: Key.symbolScale)
    if let color { coder.encode(color, forKey: Key.color) }
  }
}
