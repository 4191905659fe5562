import Foundation
import Typesetting

/// An area that text is set in, that of a text view or of a layout manager.
///
/// Lines leave out `exclusionPaths`. A subclass that overrides `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`
/// decides itself where lines stand.
open class NSTextContainer: NSObject {
  /// Points; the view sets the width when it tracks its own.
  open var size: CGSize {
    didSet { if size != oldValue { changed() } }
  }
  /// Points left and right of the lines.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { changed() }
  }
  /// 0 means no limit.
  open var maximumNumberOfLines = 0 {
    didSet { changed() }
  }
  /// What becomes of text that does not fit; it is broken between words by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { changed() }
  }
  /// Areas that lines leave out, in points of the container; none by default.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      outlines = exclusionPaths.map { ExclusionOutline($0.cgPath) }
      changed()
    }
  }
  /// Whether the container is as wide as the text view leaves it. False for a container that the application makes, as on
  /// iOS; true for that of a text view.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { changed() } }
  }
  /// Whether the container is as high as the text view leaves it; false by default.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { changed() } }
  }

  /// The view that shows the container.
  package weak var textView: (any TextContainerView)?
  /// While the view sets the size.
  private var isTracking = false
  private var outlines: [ExclusionOutline] = []

  /// A container of a size in points. The text view's own gets its size from the view.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// Who lays text out in the container; nil for none.
  open internal(set) weak var layoutManager: NSLayoutManager? {
    didSet { tellView() }
  }

  private func changed() {
    regionIfKnown = nil
    if isTracking { return }
    layoutManager?.textContainerChangedGeometry(self)
    if let textView { MainActor.assumeIsolated { textView.containerChanged() } }
  }

  private func tellView() {
    if let textView { MainActor.assumeIsolated { textView.storageChanged() } }
  }

  /// Takes over a size from the view.
  package func track(_ size: CGSize) {
    guard size != self.size else { return }
    isTracking = true
    self.size = size
    isTracking = false
    layoutManager?.textContainerChangedGeometry(self)
  }

  /// Whether lines may be anywhere, without paths and subclasses that say otherwise.
  open var isSimpleRectangular: Bool { outlines.isEmpty && type(of: self) == NSTextContainer.self }

  private var regionIfKnown: TextRegion?

  /// Where lines may stand; nil for the whole container.
  package var region: TextRegion? {
    if isSimpleRectangular { return nil }
    if let regionIfKnown { return regionIfKnown }
    // A container is used by one thread, its layout manager's.
    nonisolated(unsafe) weak let container = self
    let made = TextRegion { top, height, offset in
      container?.row(top: top, height: height, offset: offset) ?? .init(top: top, fragments: [])
    }
    regionIfKnown = made
    return made
  }

  private var usedWidth: CGFloat { size.width > 0 ? min(size.width, 10_000_000) : 10_000_000 }

  /// The places of a row of lines, left to right, in points from the left padding.
  private func row(top: Double, height: Double, offset: Int) -> TextRegion.Row {
    var proposed = CGRect(x: 0, y: top, width: Double(usedWidth), height: height)
    var result = TextRegion.Row(top: top, fragments: [])
    let padding = Double(2 * lineFragmentPadding)
    // A row with a thousand gaps is none that text is read in.
    while !proposed.isEmpty, result.fragments.count < 1000 {
      var rest = CGRect.zero
      let found = lineFragmentRect(
        forProposedRect: proposed, at: offset, writingDirection: .leftToRight, remaining: &rest)
      guard !found.isEmpty, found.isFinite else { break }
      if result.fragments.isEmpty {
        result.top = max(Double(found.minY), top)
      } else if Double(found.minY) != result.top {
        break
      }
      let (start, end) = (Double(found.minX), Double(found.maxX) - padding)
      if end > start { result.fragments.append(start...end) }
      guard rest.minX > proposed.minX else { break }
      proposed = rest
    }
    return result
  }

  /// Where a line of a proposed rectangle stands: the first gap between the exclusion paths, lower down if there is none.
  ///
  /// - Parameters:
  ///   - proposedRect: points of the container.
  ///   - characterIndex: where the line begins in the text.
  ///   - baseWritingDirection: the direction of the paragraph.
  ///   - remainingRect: becomes what is left of the proposed rectangle for further lines beside.
  /// - Returns: an empty rectangle where no line fits.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    var line = proposedRect
    let bounds = CGRect(
      x: 0, y: 0, width: usedWidth, height: size.height > 0 ? min(size.height, 10_000_000) : 10_000_000)
    line = line.intersection(CGRect(x: 0, y: line.minY, width: bounds.width, height: line.height))
    guard !line.isNull, line.width > 0, line.minY < bounds.maxY else { return .zero }
    let bottom = outlines.map(\.bottom).max() ?? -.infinity
    // Lines move down by points, by more beside a path of many thousands.
    let step = max(1, (bottom - Double(line.minY)) / 4096)
    while true {
      let gaps = ExclusionOutline.gaps(of: outlines, in: line)
      if let gap = gaps.first {
        let rect = CGRect(
          x: gap.lowerBound, y: line.minY, width: gap.upperBound - gap.lowerBound, height: line.height)
        if gaps.count > 1, let remainingRect {
          let start = gaps[1].lowerBound
          remainingRect.pointee = CGRect(
            x: start, y: line.minY, width: line.maxX - start, height: line.height)
        }
        return rect
      }
      guard Double(line.minY) < bottom else { return .zero }
      line.origin.y += step
    }
  }
}

/// A view that shows a text container and lays out its text.
@MainActor
package protocol TextContainerView: AnyObject, Sendable {
  /// The container has another size, padding, region or number of lines.
  func containerChanged()

  /// The container belongs to another layout manager, or its manager to another storage.
  func storageChanged()

  /// The text's characters or attributes changed.
  func storageEdited()

  /// The text as it is set in the container, and its lines.
  func typesetAndLayout() -> (TypesetText, TextLayout)
}
