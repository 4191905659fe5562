import Foundation

/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// No segment is chosen.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var segments: [Segment] = []

  /// Makes a control with a segment for each title or image.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    isOpaque = false
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
    bounds.size = ControlSizes.of("UISegmentedControl").frameSize
    bounds.size.width = intrinsicContentSize.width
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsDisplay() } }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    contentChanged()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    contentChanged()
  }

  open func removeAllSegments() {
    segments.removeAll()
    contentChanged()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    segments[segment].image = nil
    contentChanged()
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    segments[segment].title = nil
    contentChanged()
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// A fixed width of a segment in points; 0 for none.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
    contentChanged()
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    setNeedsDisplay()
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Size

  private var font: UIFont {
    .systemFont(ofSize: 13, weight: SystemGeneration.current >= 13 ? .medium : .regular)
  }

  /// Width of what is in a segment, with room beside it.
  private func contentWidth(_ segment: Segment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    if let image = segment.image { return image.size.width + 16 }
    let width = (segment.title ?? "").size(withAttributes: [.font: font]).width
    return width.rounded(.up) + (SystemGeneration.current < 13 ? 14 : 18)
  }

  open override var intrinsicContentSize: CGSize {
    var size = ControlSizes.of("UISegmentedControl").size
    let flexible = segments.filter { $0.width <= 0 }.map { contentWidth($0) }
    let fixed = segments.filter { $0.width > 0 }.map(\.width).reduce(0, +)
    let widths =
      apportionsSegmentWidthsByContent
      ? flexible.reduce(0, +) : (flexible.max() ?? 0) * CGFloat(flexible.count)
    size.width = fixed + widths + CGFloat(max(segments.count - 1, 0))
    return size
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    ControlSizes.of("UISegmentedControl").alignmentRectInsets
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: ControlSizes.of("UISegmentedControl").frameSize.height)
  }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !segments.isEmpty else { return }
    context.setFillColor(UIColor.tertiarySystemFill.cgColor)
    context.fill(bounds)
    let width = bounds.width / CGFloat(segments.count)
    for (index, segment) in segments.enumerated() {
      let part = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height)
      if index == selectedSegmentIndex {
        context.setFillColor((selectedSegmentTintColor ?? .white).cgColor)
        context.fill(part.insetBy(dx: 2, dy: 2))
      }
      if let title = segment.title {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
        let size = title.size(withAttributes: attributes)
        title.draw(
          at: CGPoint(x: part.midX - size.width / 2, y: part.midY - size.height / 2),
          withAttributes: attributes)
      } else {
        segment.image.map { $0.draw(in: CGRect(origin: part.origin, size: $0.size)) }
      }
    }
  }
}
