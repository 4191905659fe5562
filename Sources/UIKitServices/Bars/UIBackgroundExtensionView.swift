import Foundation

/// A view whose content is continued beneath bars and sidebars, in iOS 26.
///
/// The content fills the part of the view in the safe area; beyond its edges it is mirrored and blurred, as far as it reaches.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// The view with the content; `nil` for none.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  private let mirror = MirrorView()

  /// A Boolean value that determines whether the view places its content in the safe area; `true` by default.
  open var automaticallyPlacesContentView = true {
    didSet { if automaticallyPlacesContentView != oldValue { setNeedsLayout() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView, let contentView {
      contentView.translatesAutoresizingMaskIntoConstraints = true
      contentView.frame = bounds.inset(by: safeAreaInsets)
    }
    layOutExtensions()
  }

  /// Lays out the mirror images of the content: at each edge with room beyond it, and at the corners between two such edges.
  private func layOutExtensions() {
    mirror.frame = bounds
    mirror.show(contentView, beyond: contentView.map { images(of: $0) } ?? [])
    if contentView == nil {
      mirror.removeFromSuperview()
    } else if mirror.superview !== self {
      insertSubview(mirror, at: 0)
    }
  }

  /// Returns the images of the content in the view; empty if nothing is beyond its edges.
  private func images(of contentView: UIView) -> [MirrorLayer.Image] {
    let (content, size) = (contentView.frame, contentView.bounds.size)
    guard !content.isEmpty else { return [] }
    let columns = Self.parts(of: (0, bounds.width), around: (content.minX, content.maxX), size.width)
    let rows = Self.parts(of: (0, bounds.height), around: (content.minY, content.maxY), size.height)
    guard columns.count * rows.count > 1 else { return [] }
    return rows.flatMap { row in
      columns.map { column in
        MirrorLayer.Image(
          rect: CGRect(
            x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start),
          transform: CGAffineTransform(
            a: column.scale, b: 0, c: 0, d: row.scale, tx: column.offset, ty: row.offset),
          // An image of the content itself continues those beside it.
          blur: MirrorView.blur, isShown: column.scale < 0 || row.scale < 0)
      }
    }
  }

  /// Returns the parts of an axis: the content, and its mirror images before and after it.
  private static func parts(
    of bounds: (start: CGFloat, end: CGFloat), around content: (start: CGFloat, end: CGFloat),
    _ length: CGFloat
  ) -> [(start: CGFloat, end: CGFloat, scale: CGFloat, offset: CGFloat)] {
    var parts = [(content.start, content.end, CGFloat(1), content.start)]
    if content.start > bounds.start { parts.append((bounds.start, content.start, -1, content.start)) }
    if content.end < bounds.end { parts.append((content.end, bounds.end, -1, content.end + length)) }
    return parts
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// The mirror images of content beyond its edges.
private final class MirrorView: UIView {
  /// The strength of the blur, in points. Apple says that the effect mirrors and blurs; how much is a guess.
  static let blur: CGFloat = 12

  override class var layerClass: AnyClass { MirrorLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ view: UIView?, beyond images: [MirrorLayer.Image]) {
    guard let layer = layer as? MirrorLayer else { return }
    (layer.source, layer.images) = (view?.layer, images)
  }
}
