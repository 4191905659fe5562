/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No scrolling.
  public static let none = Self(rawValue: "none")
  /// Vertical scrolling.
  public static let vertically = Self(rawValue: "vertically")
  /// Horizontal scrolling.
  public static let horizontally = Self(rawValue: "horizontally")
  /// Scrolling along both axes; the default.
  public static let both = Self(rawValue: "both")
}

/// A layer that displays a part of its sublayers, which scrolls.
///
/// The origin of its bounds is the position of the content. Set `masksToBounds` to hide the rest.
open class CAScrollLayer: CALayer {
  /// The axes along which the layer scrolls; both by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  public override init() { super.init() }

  /// Creates a copy for a presentation layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  /// Creates a layer that is read from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Scrolls so that a point is at the origin of the layer, along the axes of `scrollMode`.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls by the least distance that makes a rectangle visible, along the axes of `scrollMode`. Of a
  /// rectangle that is larger than the layer, the top left corner becomes visible.
  open func scroll(to r: CGRect) {
    scroll(
      to: CGPoint(
        x: Self.origin(of: bounds.minX, bounds.width, showing: r.minX, r.width),
        y: Self.origin(of: bounds.minY, bounds.height, showing: r.minY, r.height)))
  }

  private static func origin(
    of origin: CGFloat, _ length: CGFloat, showing start: CGFloat, _ wanted: CGFloat
  ) -> CGFloat {
    if start < origin || wanted > length { return start }
    return max(origin, start + wanted - length)
  }
}

extension CALayer {
  /// The nearest scroll layer that contains the layer.
  private final var scrollLayer: CAScrollLayer? {
    var layer = superlayer
    while let present = layer {
      if let scroll = present as? CAScrollLayer { return scroll }
      layer = present.superlayer
    }
    return nil
  }

  /// Scrolls the scroll layer that contains the layer so that a point of the layer is at its origin.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(p, to: scrollLayer))
  }

  /// Scrolls the scroll layer that contains the layer so that a rectangle of the layer becomes visible.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(r, to: scrollLayer))
  }

  /// The part of the bounds that the scroll layer that contains the layer displays; the bounds if there is
  /// none.
  public var visibleRect: CGRect {
    guard let scrollLayer else { return bounds }
    let part = bounds.intersection(scrollLayer.convert(scrollLayer.bounds, to: self))
    return part.isNull ? .zero : part
  }
}
