/// The settings and results of drawing strings.
open class NSStringDrawingContext: NSObject {
  /// The minimum factor by which text that does not fit is scaled down; 0 for none.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor with which text was last measured or drawn.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounding rectangle of the text last measured or drawn, in points.
  open internal(set) var totalBounds: CGRect = .zero

  public override init() {
    super.init()
  }
}
