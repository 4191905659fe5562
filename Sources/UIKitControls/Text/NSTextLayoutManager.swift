import Foundation
import Typesetting

/// An object that lays out the elements of a text content manager in a container, one layout fragment for each.
///
/// Elements that are paragraphs have the lines that the text engine makes of them. All text is laid out, and what
/// has not changed is kept.
open class NSTextLayoutManager: NSObject, NSSecureCoding, TextContainerLayouter {
  /// The type of the segments of a range. The raw values are those of the text system.
  public enum SegmentType: Int, Sendable {
    /// The rectangles of the glyphs.
    case standard = 0
    /// The rectangles of a selection: lines that continue extend to the edge of the container.
    case selection = 1
    /// The rectangles of a highlight, which are those of the glyphs.
    case highlight = 2
  }

  /// Options of an enumeration of segments. The bits are those of the text system.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block receives no ranges.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// Only the first and the last layout fragment have segments.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// The first segment begins at the leading edge of the container.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// The last segment ends at the trailing edge of the container.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// An empty range between two lines is at the end of the first one.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  /// The delegate, which is not retained.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      fragments = []
      contentsChanged()
    }
  }
  /// Without effect: line heights are always those of the fonts.
  open var usesFontLeading = true
  /// Without effect: the work for a line has a limit of its own.
  open var limitsLayoutForSuspiciousContents = false
  /// A Boolean value that indicates whether words are divided wherever that fills a line better, in paragraphs that
  /// do not specify a factor. The default is `false`.
  open var usesHyphenation = false {
    didSet {
      guard usesHyphenation != oldValue else { return }
      for fragment in fragments { fragment.forgetLayout() }
      contentsChanged()
    }
  }
  var hyphenation: Double { usesHyphenation ? 1 : 0 }
  /// Without effect: layout is computed by the caller.
  open var layoutQueue: OperationQueue?

  /// The text content manager, which retains this manager; `nil` for none.
  open private(set) weak var textContentManager: NSTextContentManager?
  /// The container of the text; `nil` for none.
  open var textContainer: NSTextContainer? {
    didSet {
      guard textContainer !== oldValue else { return }
      if let oldValue, oldValue.textLayouter === self { oldValue.textLayouter = nil }
      textContainer?.textLayouter = self
      contentsChanged()
    }
  }

  /// The layout fragments in order, which are valid while `isLaidOut` is `true`.
  private var fragments: [NSTextLayoutFragment] = []
  private var isLaidOut = false
  private var isLayingOut = false
  /// The view that displays attachments.
  weak var hostView: UIView?
  /// The rendering attributes on a text as long as the contents; `nil` if there are none.
  private var rendering: NSMutableAttributedString?
  private var validated: Set<ObjectIdentifier> = []

  public override init() { super.init() }

  // MARK: Archiving

  /// A Boolean value that indicates that text layout managers support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a manager with the settings in an archive.
  public required init?(coder: NSCoder) {
    super.init()
    usesHyphenation = coder.decodeBool(forKey: "NSUsesHyphenation")
  }

  /// Encodes the settings, without the contents and the container.
  open func encode(with coder: NSCoder) { coder.encode(usesHyphenation, forKey: "NSUsesHyphenation") }

  // MARK: Contents

  func attach(to manager: NSTextContentManager?) {
    textContentManager = manager
    fragments = []
    rendering = nil
    contentsChanged()
  }

  /// Replaces the text content manager.
  open func replace(_ textContentManager: NSTextContentManager) {
    guard textContentManager !== self.textContentManager else { return }
    // The former manager retains this one.
    withExtendedLifetime(self) {
      self.textContentManager?.removeTextLayoutManager(self)
      textContentManager.addTextLayoutManager(self)
    }
  }

  /// Invalidates the layout; fragments of elements that have not changed keep their lines.
  func contentsChanged() {
    isLaidOut = false
    validated = []
  }

  /// Moves rendering attributes after a change of the text.
  func textChanged(_ range: NSRange, by delta: Int) {
    guard let rendering, range.location != NSNotFound else { return }
    let former = NSRange(location: range.location, length: range.length - delta)
    guard former.length >= 0, former.location + former.length <= rendering.length else {
      return self.rendering = nil
    }
    rendering.replaceCharacters(
      in: former, with: NSAttributedString(string: String(repeating: " ", count: range.length)))
  }

  package func containerGeometryChanged() { contentsChanged() }

  /// Replaces a range of the contents with elements.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    textContentManager?.performEditingTransaction {
      textContentManager?.replaceContents(in: range, with: textElements)
    }
  }

  /// Replaces a range of the contents with a text.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    guard let content = textContentManager else { return }
    content.performEditingTransaction {
      if let storage = content as? NSTextContentStorage {
        storage.replaceText(in: range, with: attributedString)
      } else {
        content.replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
      }
    }
  }

  // MARK: Layout

  /// Lays out the elements, if something has changed.
  func layOutIfNeeded() {
    guard !isLaidOut, !isLayingOut, let content = textContentManager, let container = textContainer else {
      return
    }
    isLayingOut = true
    defer { isLayingOut = false }
    isLaidOut = true
    var former: [ObjectIdentifier: NSTextLayoutFragment] = [:]
    for fragment in fragments {
      if let element = fragment.textElement { former[ObjectIdentifier(element)] = fragment }
    }
    var elements: [NSTextElement] = []
    content.enumerateTextElements(from: nil) { element in
      if element.isRepresentedElement { elements.append(element) }
      return true
    }
    var made: [NSTextLayoutFragment] = []
    var top: CGFloat = 0
    var lines = container.maximumNumberOfLines
    for (index, element) in elements.enumerated() {
      let fragment = former[ObjectIdentifier(element)] ?? makeFragment(element)
      if let last = made.last {
        top += last.paragraphStyle.paragraphSpacing + fragment.paragraphStyle.paragraphSpacingBefore
      }
      top += fragment.topMargin
      let (count, isTruncated) = fragment.layOut(
        .init(
          container: container, top: top, start: offset(element.elementRange?.location),
          maximumLines: max(lines, 0), isLast: index == elements.count - 1, hyphenation: hyphenation))
      top = max(top, fragment.layoutFragmentFrame.maxY) + fragment.bottomMargin
      made.append(fragment)
      if container.maximumNumberOfLines > 0 {
        lines -= count
        if lines <= 0 { break }
      }
      if isTruncated { break }
    }
    fragments = made
  }

  private func makeFragment(_ element: NSTextElement) -> NSTextLayoutFragment {
    let start = element.elementRange?.location ?? TextOffset(0)
    let fragment =
      delegate?.textLayoutManager(self, textLayoutFragmentFor: start, in: element)
      ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
    fragment.textLayoutManager = self
    return fragment
  }

  /// Returns the offset of a location in the contents.
  func offset(_ location: (any NSTextLocation)?) -> Int {
    guard let location, let content = textContentManager else { return 0 }
    let offset = content.offset(from: content.documentRange.location, to: location)
    return offset == NSNotFound ? 0 : offset
  }

  private var laidOut: [NSTextLayoutFragment] {
    layOutIfNeeded()
    return fragments
  }

  /// The bounds of all fragments in the container; zero without any.
  open var usageBoundsForTextContainer: CGRect {
    let bounds = laidOut.reduce(CGRect.null) { $0.union($1.layoutFragmentFrame) }
    guard !bounds.isNull else { return .zero }
    return CGRect(x: bounds.minX, y: 0, width: bounds.width, height: bounds.maxY)
  }

  /// The controller of the fragments in the visible part.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)

  /// Lays out the text.
  open func ensureLayout(for range: NSTextRange) { layOutIfNeeded() }
  /// Lays out the text.
  open func ensureLayout(for bounds: CGRect) { layOutIfNeeded() }

  /// Invalidates the layout of a range, which is computed again on demand.
  open func invalidateLayout(for range: NSTextRange) {
    for fragment in fragments
    where fragment.rangeInElement.intersects(range) || fragment.rangeInElement.contains(range) {
      fragment.forgetLayout()
    }
    contentsChanged()
  }

  /// Returns the fragment at a position in the container; `nil` above, below and without any. The space between two
  /// fragments belongs to the first one.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    let all = laidOut
    guard let first = all.first, let last = all.last, position.y >= first.layoutFragmentFrame.minY,
      position.y < last.layoutFragmentFrame.maxY
    else { return nil }
    return all.last { $0.layoutFragmentFrame.minY <= position.y }
  }

  /// Returns the fragment at a location; the last one for the end of the contents, `nil` without any.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    let all = laidOut
    if let found = all.first(where: { $0.rangeInElement.contains(location) }) { return found }
    guard let last = all.last, last.rangeInElement.endLocation.compare(location) == .orderedSame else {
      return nil
    }
    return last
  }

  /// Calls a block with the fragments from a location until it returns `false`, and returns the location where the
  /// enumeration ended. Without a location it begins with the first fragment, or with the last one in reverse.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    var found = laidOut
    if isReverse {
      if let location { found = found.filter { $0.rangeInElement.location <= location } }
      found.reverse()
    } else if let location {
      let last = found.last
      found = Array(found.drop { $0.rangeInElement.endLocation <= location })
      // The end of the contents is in the last fragment.
      if found.isEmpty, let last, last.rangeInElement.endLocation.compare(location) == .orderedSame {
        found = [last]
      }
    }
    var end: (any NSTextLocation)?
    for fragment in found {
      end = isReverse ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
      if !block(fragment) { break }
    }
    return end
  }

  // MARK: Selection

  /// The selections. Stored only: text views have selections of their own.
  open var textSelections: [NSTextSelection] = []
  /// The object that moves selections.
  open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)

  // MARK: Rendering attributes

  /// A block that is called before a fragment is drawn, once after each change.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?

  /// The attributes with which links are drawn: the color of links, and an underline.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }

  /// Returns the attributes with which a link is drawn: those of the delegate, or `linkRenderingAttributes`.
  open func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString
    .Key: Any]
  {
    let own = Self.linkRenderingAttributes
    guard let delegate else { return own }
    return delegate.textLayoutManager(
      self, renderingAttributesForLink: link, at: location, defaultAttributes: own)
      ?? [:]
  }

  /// A Boolean value that indicates whether there are rendering attributes.
  var hasRenderingAttributes: Bool { rendering != nil }

  private func offsets(_ range: NSTextRange) -> NSRange {
    let (start, end) = (offset(range.location), offset(range.endLocation))
    let length = contentLength
    return NSRange(min(max(start, 0), length)..<min(max(end, start, 0), length))
  }

  private var contentLength: Int { offset(textContentManager?.documentRange.endLocation) }

  private func changeRendering(_ range: NSTextRange, _ body: (NSMutableAttributedString, NSRange) -> Void) {
    let place = offsets(range)
    guard place.length > 0 else { return }
    let text =
      rendering ?? NSMutableAttributedString(string: String(repeating: " ", count: contentLength))
    guard place.location + place.length <= text.length else { return }
    body(text, place)
    rendering = text
    hostView.map { view in MainActor.assumeIsolated { view.setNeedsDisplay() } }
  }

  /// Replaces the rendering attributes of a range. They are drawn in place of the text's own attributes and do not
  /// change the layout.
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) { changeRendering(textRange) { $0.setAttributes(renderingAttributes, range: $1) } }

  /// Adds a rendering attribute to a range; `nil` removes it.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {
    guard let value else { return removeRenderingAttribute(renderingAttribute, for: textRange) }
    changeRendering(textRange) { $0.addAttribute(renderingAttribute, value: value, range: $1) }
  }

  /// Removes a rendering attribute from a range.
  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange)
  {
    changeRendering(textRange) { $0.removeAttribute(renderingAttribute, range: $1) }
  }

  /// Lets the validator set the rendering attributes of a range again, before it is drawn.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    for fragment in fragments where fragment.rangeInElement.intersects(textRange) {
      validated.remove(ObjectIdentifier(fragment))
    }
  }

  func validateRenderingAttributes(of fragment: NSTextLayoutFragment) {
    guard let renderingAttributesValidator, validated.insert(ObjectIdentifier(fragment)).inserted else {
      return
    }
    renderingAttributesValidator(self, fragment)
  }

  /// Calls a block with the rendering attributes of ranges that have some, until it returns `false`.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    guard let rendering, let content = textContentManager else { return }
    let start = min(max(offset(location), 0), rendering.length)
    let range = reverse ? NSRange(0..<start) : NSRange(start..<rendering.length)
    rendering.enumerateAttributes(in: range, options: reverse ? .reverse : []) { values, run, stop in
      guard !values.isEmpty,
        let first = content.location(content.documentRange.location, offsetBy: run.location),
        let last = content.location(first, offsetBy: run.length),
        let found = NSTextRange(location: first, end: last)
      else { return }
      if !block(self, values, found) { stop.pointee = true }
    }
  }

  /// Returns the text of a fragment with its rendering attributes and those of links; `nil` if there are none.
  func renderedText(_ text: NSAttributedString, of fragment: NSTextLayoutFragment) -> NSAttributedString? {
    let whole = NSRange(location: 0, length: text.length)
    let start = offset(fragment.rangeInElement.location)
    var result: NSMutableAttributedString?
    func change(_ body: (NSMutableAttributedString) -> Void) {
      let copy = result ?? NSMutableAttributedString(attributedString: text)
      body(copy)
      result = copy
    }
    text.enumerateAttribute(.link, in: whole) { link, range, _ in
      guard let link else { return }
      let location =
        textContentManager?.location(fragment.rangeInElement.location, offsetBy: range.location)
        ?? fragment.rangeInElement.location
      let attributes = renderingAttributes(forLink: link, at: location)
      change { $0.addAttributes(attributes, range: range) }
    }
    if let rendering, start + text.length <= rendering.length {
      rendering.enumerateAttributes(in: NSRange(location: start, length: text.length)) { values, range, _ in
        guard !values.isEmpty else { return }
        change {
          $0.addAttributes(values, range: NSRange(location: range.location - start, length: range.length))
        }
      }
    }
    return result
  }
}
