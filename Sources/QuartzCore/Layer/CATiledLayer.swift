/// A layer whose content is drawn in tiles. Here the whole content is drawn at once, at the size of the layer.
open class CATiledLayer: CALayer {
  /// Stored only: content is drawn at one level of detail.
  open var levelsOfDetail = 1
  /// Stored only: content is drawn at one level of detail.
  open var levelsOfDetailBias = 0
  /// Stored only: the maximum size of a tile in pixels; content is drawn in one piece.
  open var tileSize = CGSize(width: 256, height: 256)

  public override init() { super.init() }

  /// Creates a copy for a presentation layer.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer that is read from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the duration in which new tiles fade in, in seconds: 0.25. Tiles do not fade here.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
