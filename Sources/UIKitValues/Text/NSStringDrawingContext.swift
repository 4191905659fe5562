/// Settings and results of drawing strings.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor text that does not fit is shrunk by; 0 means that it is not shrunk.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that the text was last measured or drawn with.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the text last measured or drawn, in points.
  open internal(set) var totalBounds: CGRect = .zero

  public override init() {
    super.init()
  }
}
