/// Stands in for Apple's CoreLocationUI: the button is drawn as a box and gives no permission.
@_exported import CoreLocation
@_exported import PlaceholderViews

/// The picture of a button.
public enum CLLocationButtonIcon: Int, Sendable { case none, arrowFilled, arrowOutline }
/// The text of a button.
public enum CLLocationButtonLabel: Int, Sendable {
  case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation,
    shareMyCurrentLocation
}
/// A button that gives an application the place of the device once.
@preconcurrency @MainActor
open class CLLocationButton: UIControl {
  open var icon = CLLocationButtonIcon.arrowFilled { didSet { setNeedsDisplay() } }
  open var label = CLLocationButtonLabel.currentLocation { didSet { setNeedsDisplay() } }
  open var fontSize: CGFloat = 17
  open var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
  private let box = PlaceholderView()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    box.isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(box)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: label == .none ? 44 : 180, height: 44) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
  }
}
