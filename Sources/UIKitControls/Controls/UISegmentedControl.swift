import Foundation
@_spi(UIKit) import UIKitCore

/// A row of segments, one of which is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// Its parts are elements.
  @_spi(UIKit) public override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// The index that stands for no segment.
  public static let noSegment = -1

  /// A type of segment, by its position.
  public enum Segment: Int, Sendable {
    /// Any segment.
    case any
    /// The first segment of several.
    case left
    /// A segment that is neither the first nor the last.
    case center
    /// The last segment of several.
    case right
    /// The only segment.
    case alone
  }

  @MainActor
  private struct Part {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
    var offset = CGSize.zero

    init(title: String? = nil, image: UIImage? = nil) { (self.title, self.image) = (title, image) }

    init(_ action: UIAction) {
      image = action.image
      title = image == nil ? action.title : nil
      self.action = action
      isEnabled = !action.attributes.contains(.disabled)
    }
  }

  private var segments: [Part] = []
  /// The custom appearance of all segments, by state.
  var looks = Looks() { didSet { contentChanged() } }
  private var pressedSegment: Int?

  struct Looks: Equatable {
    struct Key: Hashable {
      var states: [State.RawValue] = []
      var kind = 0
      let metrics: Int
    }

    var textAttributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]
    var backgrounds: [Key: UIImage] = [:]
    var dividers: [Key: UIImage] = [:]
    var offsets: [Key: UIOffset] = [:]

    static func == (a: Looks, b: Looks) -> Bool {
      a.backgrounds == b.backgrounds && a.dividers == b.dividers && a.offsets == b.offsets
        && a.textAttributes.keys == b.textAttributes.keys
        && a.textAttributes.allSatisfy { state, attributes in
          NSAttributedString(string: " ", attributes: attributes)
            .isEqual(to: NSAttributedString(string: " ", attributes: b.textAttributes[state]))
        }
    }
  }

  /// Creates a control with a segment for each title or image.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Part(title: item as? String, image: item as? UIImage))
    }
    bounds.size = metrics.size(of: .segmentedControl).frameSize
    bounds.size.width = intrinsicContentSize.width
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a segment for each action, which selecting the segment performs.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Part($0) }
    if frame.size == .zero {
      bounds.size = CGSize(
        width: intrinsicContentSize.width, height: metrics.size(of: .segmentedControl).frameSize.height)
    }
  }

  /// Creates a control that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, as: UISegmentedControl.self)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The index of the selected segment; `noSegment` by default.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      KeyValueObserving.changed(self, "selectedSegmentIndex")
      setNeedsDisplay()
    }
  }
  /// A Boolean value that determines whether a segment is selected only while it is touched; `false` by
  /// default.
  open var isMomentary = false
  /// A Boolean value that determines whether the widths of segments depend on their content; `false`, for
  /// equal widths, by default.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  /// The color of the selected segment; `nil` for the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Inserts a segment with a title at an index, without animation. Indices beyond the end append it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }

  /// Inserts a segment with an image at an index, without animation. Indices beyond the end append it.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment)
  }

  private func insert(_ segment: Part, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if place <= selectedSegmentIndex { selectedSegmentIndex += 1 }
    contentChanged()
  }

  /// Inserts a segment with an action at an index, without animation, replacing one whose action has the same
  /// identifier. Indices beyond the end append it.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.removeAll { $0.action?.identifier == action.identifier }
    insert(Part(action), at: segment)
  }

  /// Sets the action of a segment, with its title or image. The segment keeps its width.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    let width = segments[segment].width
    segments[segment] = Part(action)
    segments[segment].width = width
    contentChanged()
  }

  /// Returns the action of a segment; `nil` if it has none or does not exist.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Returns the index of the segment whose action has an identifier; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Removes a segment, without animation. No segment is selected if it was the selected one. An index out of range is
  /// ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if segment == selectedSegmentIndex {
      selectedSegmentIndex = Self.noSegment
    } else if segment < selectedSegmentIndex {
      selectedSegmentIndex -= 1
    }
    contentChanged()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments.removeAll()
    selectedSegmentIndex = Self.noSegment
    contentChanged()
  }

  /// Sets the title of a segment, replacing its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    segments[segment].image = nil
    contentChanged()
  }

  /// Returns the title of a segment; `nil` if it has an image or does not exist.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the image of a segment, replacing its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    segments[segment].title = nil
    contentChanged()
  }

  /// Returns the image of a segment; `nil` if it has a title or does not exist.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Sets a fixed width of a segment in points; 0 removes it.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
    contentChanged()
  }

  /// Returns the fixed width of a segment in points; 0 if there is none.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    setNeedsDisplay()
  }

  /// Returns a Boolean value that indicates whether a segment can be selected; `false` if it does not exist.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets the offset of a segment's content from its center, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].offset = offset
    setNeedsDisplay()
  }

  /// Returns the offset of a segment's content from its center, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].offset : .zero
  }

  // MARK: Custom appearance

  /// Sets the attributes of the titles in a state. Other states use those of `normal` unless they have their
  /// own.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    looks.textAttributes[state.rawValue] = attributes
  }

  /// Returns the attributes that were set for a state; `nil` if there are none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.textAttributes[state.rawValue]
  }

  /// Sets the background image of segments in a state, stretched over each. With any such image the control
  /// draws no background itself.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.backgrounds[Looks.Key(states: [state.rawValue], metrics: barMetrics.rawValue)] = backgroundImage
  }

  /// Returns the background image of segments in a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[Looks.Key(states: [state.rawValue], metrics: barMetrics.rawValue)]
  }

  /// Sets the image between two segments by their states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    let key = Looks.Key(states: [leftState.rawValue, rightState.rawValue], metrics: barMetrics.rawValue)
    looks.dividers[key] = dividerImage
  }

  /// Returns the image between two segments by their states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.dividers[
      Looks.Key(states: [leftState.rawValue, rightState.rawValue], metrics: barMetrics.rawValue)]
  }

  /// Sets the offset of the content of segments of a type, in points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    looks.offsets[Looks.Key(kind: leftCenterRightOrAlone.rawValue, metrics: barMetrics.rawValue)] = adjustment
  }

  /// Returns the offset of the content of segments of a type, in points.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    looks.offsets[Looks.Key(kind: leftCenterRightOrAlone.rawValue, metrics: barMetrics.rawValue)] ?? .zero
  }

  private func state(of index: Int) -> State {
    var state: State = []
    if !segments[index].isEnabled || !isEnabled { state.insert(.disabled) }
    if index == selectedSegmentIndex { state.insert(.selected) }
    if index == pressedSegment { state.insert(.highlighted) }
    return state
  }

  /// Returns the value of a state, or of the parts of the state, or of `normal`.
  private func found<Value>(_ state: State, _ value: (State) -> Value?) -> Value? {
    for candidate in [state, state.subtracting(.highlighted), state.intersection(.selected)] {
      if let found = value(candidate) { return found }
    }
    return value(.normal)
  }

  private func attributes(in state: State) -> [NSAttributedString.Key: Any] {
    let normal = looks.textAttributes[State.normal.rawValue] ?? [:]
    let isSelected = state.contains(.selected)
    var result: [NSAttributedString.Key: Any] = [
      .font: isSelected ? UIFont.systemFont(ofSize: 13, weight: .semibold) : font,
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
    ]
    result.merge(normal) { $1 }
    if state != .normal { result.merge(found(state) { looks.textAttributes[$0.rawValue] } ?? [:]) { $1 } }
    return result
  }

  private func background(_ state: State) -> UIImage? {
    found(state) { backgroundImage(for: $0, barMetrics: .default) }
  }

  private func divider(_ left: State, _ right: State) -> UIImage? {
    func image(_ left: State, _ right: State) -> UIImage? {
      dividerImage(forLeftSegmentState: left, rightSegmentState: right, barMetrics: .default)
    }
    return image(left, right) ?? image(.normal, .normal)
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Size

  private var font: UIFont {
    .systemFont(ofSize: 13, weight: metrics.hasMediumSegments ? .medium : .regular)
  }

  /// Returns the width of a segment's content with padding.
  private func contentWidth(_ segment: Part) -> CGFloat {
    if segment.width > 0 { return segment.width }
    if let image = segment.image { return image.size.width + 16 }
    let width = (segment.title ?? "").size(withAttributes: attributes(in: .normal)).width
    // On iOS 26 widths are not whole: "Segment A", "B" and "C" are 260.667 points wide in pictures, and 263 before.
    return metrics.hasGlass ? width + metrics.segmentPadding : width.rounded(.up) + metrics.segmentPadding
  }

  open override var intrinsicContentSize: CGSize {
    var size = metrics.size(of: .segmentedControl).size
    let flexible = segments.filter { $0.width <= 0 }.map { contentWidth($0) }
    let fixed = segments.filter { $0.width > 0 }.map(\.width).reduce(0, +)
    let widths =
      apportionsSegmentWidthsByContent
      ? flexible.reduce(0, +) : (flexible.max() ?? 0) * CGFloat(flexible.count)
    size.width = fixed + widths + CGFloat(max(segments.count - 1, 0))
    if metrics.hasGlass { size.width = size.width.roundedUpToPixel(pixelScale) }
    return size
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    metrics.size(of: .segmentedControl).alignmentRectInsets
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: metrics.size(of: .segmentedControl).frameSize.height)
  }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultLow, .defaultHigh)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(touch)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(touch)
    return super.continueTracking(touch, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    pressedSegment = nil
    setNeedsDisplay()
    super.cancelTracking(with: event)
  }

  private func press(_ touch: UITouch) {
    let before = pressedSegment
    let place = touch.location(in: self)
    pressedSegment = segmentFrames.firstIndex { $0.contains(place) }.flatMap {
      segments[$0].isEnabled ? $0 : nil
    }
    if pressedSegment != before { setNeedsDisplay() }
  }

  /// Selects the enabled segment inside which a touch ends.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    pressedSegment = nil
    setNeedsDisplay()
    guard let touch, isTouchInside else { return }
    let x = min(max(touch.location(in: self).x, bounds.minX), bounds.maxX)
    guard let index = segmentFrames.firstIndex(where: { $0.minX <= x && x <= $0.maxX }),
      segments[index].isEnabled, isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: Drawing

  /// The frames of the segments, in the control's coordinates: fixed widths as set, the rest shared equally
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

  /// The color of the selected segment, from published values of the system's appearance: white, or gray in
  /// dark mode.
  private static let pill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !segments.isEmpty else { return }
    let frames = segmentFrames
    // With custom images the control draws no background itself.
    let isPlain = looks.backgrounds.isEmpty
    ControlDrawing.draw(isEnabled: isEnabled, in: context) {
      if isPlain {
        ControlDrawing.fill(
          bounds, radius: metrics.hasGlass ? bounds.height / 2 : 9, isContinuous: metrics.hasGlass,
          .tertiarySystemFill, in: context)
      }
      for (index, segment) in segments.enumerated() {
        background(state(of: index))?.draw(in: frames[index])
        if isPlain, index == selectedSegmentIndex { drawPill(in: frames[index], context) }
        draw(segment, index, in: frames[index], context)
      }
      for index in segments.indices.dropFirst() {
        let x = isRightToLeft ? frames[index].maxX : frames[index].minX
        let (left, right) = isRightToLeft ? (index, index - 1) : (index - 1, index)
        if let image = divider(state(of: left), state(of: right)) {
          image.draw(
            in: CGRect(x: x - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height))
        } else if isPlain, !metrics.hasGlass, index != selectedSegmentIndex, index - 1 != selectedSegmentIndex
        {
          context.setFillColor(UIColor.separator.cgColor)
          context.fill(
            CGRect(x: x - 0.5, y: bounds.midY - bounds.height / 4, width: 1, height: bounds.height / 2))
        }
      }
    }
  }

  private func drawPill(in frame: CGRect, _ context: CGContext) {
    let pill = frame.insetBy(dx: 2, dy: 2)
    let radius = metrics.hasGlass ? pill.height / 2 : 7
    // In pictures of iOS 26 the selection has no shadow.
    if !metrics.hasGlass {
      ControlDrawing.fill(
        pill.insetBy(dx: -0.5, dy: -0.5).offsetBy(dx: 0, dy: 0.5), radius: radius + 0.5,
        UIColor(white: 0, alpha: 0.08), in: context)
    }
    ControlDrawing.fill(
      pill, radius: radius, isContinuous: metrics.hasGlass, selectedSegmentTintColor ?? Self.pill,
      in: context)
  }

  /// Returns the offset of a segment's content from its center.
  private func offset(of segment: Part, _ index: Int) -> CGSize {
    let kind: Segment =
      segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
    let key = { (kind: Segment) in Looks.Key(kind: kind.rawValue, metrics: UIBarMetrics.default.rawValue) }
    let adjustment = looks.offsets[key(kind)] ?? looks.offsets[key(.any)] ?? .zero
    return CGSize(
      width: segment.offset.width + adjustment.horizontal, height: segment.offset.height + adjustment.vertical
    )
  }

  private func draw(_ segment: Part, _ index: Int, in frame: CGRect, _ context: CGContext) {
    let state = state(of: index)
    var attributes = attributes(in: state)
    let color = attributes[.foregroundColor] as? UIColor ?? .label
    // Pressed segments that are not selected are paler.
    let alpha: CGFloat = state.contains(.highlighted) && !state.contains(.selected) ? 0.3 : 1
    let moved = offset(of: segment, index)
    let frame = frame.offsetBy(dx: moved.width, dy: moved.height)
    if let title = segment.title {
      if alpha < 1 { attributes[.foregroundColor] = color.withAlphaComponent(alpha) }
      let size = title.size(withAttributes: attributes)
      title.draw(
        at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
        withAttributes: attributes)
    } else if let image = segment.image {
      let part = CGRect(
        x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2,
        width: image.size.width, height: image.size.height)
      if image.renderingMode == .alwaysOriginal {
        image.draw(in: part, blendMode: .normal, alpha: alpha)
      } else {
        image.withTintColor(color, renderingMode: .alwaysTemplate).draw(
          in: part, blendMode: .normal, alpha: alpha)
      }
    }
  }
}

extension NamedMembers {
  package static let segmentedControl = NamedMembers(UISegmentedControl.self) {
    $0.appearance("selectedSegmentTintColor", \.selectedSegmentTintColor)
    $0.appearance("looks", \.looks)
    $0.property("selectedSegmentIndex", \.selectedSegmentIndex)
    $0.reading("numberOfSegments") { $0.numberOfSegments }
  }
}
