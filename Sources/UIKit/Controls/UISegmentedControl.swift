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
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
    bounds.size = metrics.size(of: .segmentedControl).frameSize
    bounds.size.width = intrinsicContentSize.width
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Reads a control from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The segment that is selected, from 0; `noSegment` by default.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsDisplay() } }
  /// Whether a segment is selected only while it is touched; false by default.
  open var isMomentary = false
  /// Whether segments are as wide as their content asks; false, with equal widths, by default.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the selected segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Adds a segment with a title before another one, at once. Places beyond the end are the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Adds a segment with an image before another one, at once. Places beyond the end are the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    contentChanged()
  }

  /// Removes a segment at once; a place without one is left alone.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    contentChanged()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments.removeAll()
    contentChanged()
  }

  /// Gives a segment a title, instead of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    segments[segment].image = nil
    contentChanged()
  }

  /// The title of a segment; nil where it has an image, or where there is no segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Gives a segment an image, instead of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    segments[segment].title = nil
    contentChanged()
  }

  /// The image of a segment; nil where it has a title, or where there is no segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// A fixed width of a segment in points; 0 for none.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
    contentChanged()
  }

  /// The width that was set for a segment in points; 0 where it is left to the control.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Says whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    setNeedsDisplay()
  }

  /// Whether a segment can be selected; false where there is no segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Size

  private var font: UIFont {
    .systemFont(ofSize: 13, weight: metrics.hasMediumSegments ? .medium : .regular)
  }

  /// Width of what is in a segment, with space beside it.
  private func contentWidth(_ segment: Segment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    if let image = segment.image { return image.size.width + 16 }
    let width = (segment.title ?? "").size(withAttributes: [.font: font]).width
    return width.rounded(.up) + metrics.segmentPadding
  }

  open override var intrinsicContentSize: CGSize {
    var size = metrics.size(of: .segmentedControl).size
    let flexible = segments.filter { $0.width <= 0 }.map { contentWidth($0) }
    let fixed = segments.filter { $0.width > 0 }.map(\.width).reduce(0, +)
    let widths =
      apportionsSegmentWidthsByContent
      ? flexible.reduce(0, +) : (flexible.max() ?? 0) * CGFloat(flexible.count)
    size.width = fixed + widths + CGFloat(max(segments.count - 1, 0))
    return size
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    metrics.size(of: .segmentedControl).alignmentRectInsets
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: metrics.size(of: .segmentedControl).frameSize.height)
  }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  // MARK: Touches

  /// Letting go inside a segment that can be chosen chooses it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let x = min(max(touch.location(in: self).x, bounds.minX), bounds.maxX)
    guard let index = segmentFrames.firstIndex(where: { $0.minX <= x && x <= $0.maxX }),
      segments[index].isEnabled, isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    send([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: Drawing

  /// Where the segments lie, in points of the control's coordinates: fixed widths as they are, the rest shared equally
  /// or by content.
  private var segmentFrames: [CGRect] {
    let fixed = segments.map(\.width).filter { $0 > 0 }.reduce(0, +)
    let flexible = segments.filter { $0.width <= 0 }
    let rest = max(bounds.width - fixed, 0)
    let needed = flexible.map { contentWidth($0) }.reduce(0, +)
    var x = bounds.minX
    return segments.map { segment in
      var width = segment.width
      if width <= 0 {
        let share =
          apportionsSegmentWidthsByContent && needed > 0
          ? contentWidth(segment) / needed : 1 / CGFloat(flexible.count)
        width = rest * share
      }
      defer { x += width }
      let left = isRightToLeft ? bounds.maxX - (x - bounds.minX) - width : x
      return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// The pill's colour, in public values of the system's look: white, or a grey on dark.
  private static let pill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !segments.isEmpty else { return }
    let frames = segmentFrames
    ControlDrawing.draw(isEnabled: isEnabled, in: context) {
      ControlDrawing.fill(bounds, radius: 9, .tertiarySystemFill, in: context)
      for index in segments.indices.dropFirst()
      where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex {
        let x = isRightToLeft ? frames[index].maxX : frames[index].minX
        context.setFillColor(UIColor.separator.cgColor)
        context.fill(
          CGRect(x: x - 0.5, y: bounds.midY - bounds.height / 4, width: 1, height: bounds.height / 2))
      }
      for (index, segment) in segments.enumerated() { draw(segment, index, in: frames[index], context) }
    }
  }

  private func draw(_ segment: Segment, _ index: Int, in frame: CGRect, _ context: CGContext) {
    let isSelected = index == selectedSegmentIndex
    if isSelected {
      let pill = frame.insetBy(dx: 2, dy: 2)
      ControlDrawing.fill(
        pill.insetBy(dx: -0.5, dy: -0.5).offsetBy(dx: 0, dy: 0.5), radius: 7.5,
        UIColor(white: 0, alpha: 0.08), in: context)
      ControlDrawing.fill(pill, radius: 7, selectedSegmentTintColor ?? Self.pill, in: context)
    }
    let color: UIColor = segment.isEnabled ? .label : .tertiaryLabel
    if let title = segment.title {
      ControlDrawing.text(
        title, isSelected ? .systemFont(ofSize: 13, weight: .semibold) : font, color, in: frame)
    } else if let image = segment.image {
      let part = CGRect(
        x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2,
        width: image.size.width, height: image.size.height)
      if image.renderingMode == .alwaysOriginal {
        image.draw(in: part)
      } else {
        image.withTintColor(color, renderingMode: .alwaysTemplate).draw(in: part)
      }
    }
  }
}
