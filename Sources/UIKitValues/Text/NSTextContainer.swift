import Foundation
import Typesetting

/// A region in which text is laid out, that of a text view or a layout manager.
///
/// Lines avoid `exclusionPaths`. Subclasses that override
/// `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)` determine the positions of lines.
open class NSTextContainer: NSObject {
  /// The size, in points. The view sets the width if the container tracks it.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      if let layoutManager {
        layoutManager.delegate?.layoutManager(
          layoutManager, textContainer: self, didChangeGeometryFrom: oldValue)
      }
      changed()
    }
  }
  /// The padding at both sides of lines, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { changed() }
  }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { changed() }
  }
  /// The line break mode. The default is `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { changed() }
  }
  /// Paths that lines avoid, in points of the container. The default is empty.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      outlines = exclusionPaths.map { ExclusionOutline($0.cgPath) }
      changed()
    }
  }
  /// A Boolean value that indicates whether the width follows the text view. The default is `false`, as on
  /// iOS; the container of a text view sets it to `true`.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { changed() } }
  }
  /// A Boolean value that indicates whether the height follows the text view. The default is `false`.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { changed() } }
  }

  /// The view that displays the container.
  package weak var textView: (any TextContainerView)?
  /// A Boolean value that indicates whether the view is setting the size.
  private var isTracking = false
  private var outlines: [ExclusionOutline] = []

  /// Creates a container with a size in points. The container of a text view gets its size from the view.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// The layout manager of the container. `addTextContainer(_:)` of a layout manager sets it; setting it does not add the
  /// container to the layout manager.
  open weak var layoutManager: NSLayoutManager? {
    didSet { notifyTextView() }
  }

  /// The text layout manager that lays out text in the container.
  package weak var textLayouter: (any TextContainerLayouter)?

  /// Replaces the layout manager, for this and all other containers of the former one.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let former = layoutManager else { return newLayoutManager.addTextContainer(self) }
    guard former !== newLayoutManager else { return }
    former.textStorage.map { storage in
      storage.removeLayoutManager(former)
      storage.addLayoutManager(newLayoutManager)
    }
    for container in former.textContainers {
      former.removeTextContainer(at: 0)
      newLayoutManager.addTextContainer(container)
    }
  }

  private func changed() {
    regionIfKnown = nil
    textLayouter?.containerGeometryChanged()
    if isTracking { return }
    layoutManager?.textContainerChangedGeometry(self)
    if let textView { MainActor.assumeIsolated { textView.containerChanged() } }
  }

  private func notifyTextView() {
    if let textView { MainActor.assumeIsolated { textView.storageChanged() } }
  }

  /// Sets the size from the view.
  package func track(_ size: CGSize) {
    guard size != self.size else { return }
    isTracking = true
    self.size = size
    isTracking = false
    layoutManager?.textContainerChangedGeometry(self)
  }

  /// A Boolean value that indicates whether the container is rectangular, without exclusion paths and not a
  /// subclass.
  open var isSimpleRectangular: Bool { outlines.isEmpty && type(of: self) == NSTextContainer.self }

  /// A Boolean value that indicates whether the container is rectangular, the same as `isSimpleRectangular`.
  open var isSimpleRectangularTextContainer: Bool { isSimpleRectangular }

  private var regionIfKnown: TextRegion?

  /// The region available to lines; `nil` for the whole container.
  package var region: TextRegion? {
    if isSimpleRectangular { return nil }
    if let regionIfKnown { return regionIfKnown }
    // A container is used on a single thread, that of its layout manager.
    nonisolated(unsafe) weak let container = self
    let made = TextRegion { top, height, offset in
      container?.row(top: top, height: height, offset: offset) ?? .init(top: top, fragments: [])
    }
    regionIfKnown = made
    return made
  }

  private var usedWidth: CGFloat { size.width > 0 ? min(size.width, 10_000_000) : 10_000_000 }

  /// Returns the fragments of a row of lines, left to right, in points from the left padding.
  private func row(top: Double, height: Double, offset: Int) -> TextRegion.Row {
    var proposed = CGRect(x: 0, y: top, width: Double(usedWidth), height: height)
    var result = TextRegion.Row(top: top, fragments: [])
    let padding = Double(2 * lineFragmentPadding)
    // The number of fragments is limited.
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

  /// Returns the rectangle for a line: the first gap between exclusion paths in a proposed rectangle, or
  /// below it.
  ///
  /// - Parameters:
  ///   - proposedRect: The proposed rectangle, in points of the container.
  ///   - characterIndex: The index of the line's first character.
  ///   - baseWritingDirection: The direction of the paragraph.
  ///   - remainingRect: Receives the rest of the proposed rectangle, for further fragments.
  ///
  /// - Returns: An empty rectangle if no line fits.
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
    // Lines move down in steps of a point, or larger steps beside a very high path.
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

/// A text layout manager, as its container sees it.
package protocol TextContainerLayouter: AnyObject {
  /// Called when the size, the padding or the settings of the container have changed.
  func containerGeometryChanged()
}

extension NSTextContainer: NSTextLayoutOrientationProvider {
  /// The orientation of lines. Always horizontal.
  public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
}

/// A view that displays a text container and lays out its text.
@MainActor
package protocol TextContainerView: AnyObject, Sendable {
  /// Called when the container's size, padding, region or number of lines has changed.
  func containerChanged()

  /// Called when the container's layout manager, or that manager's text storage, has changed.
  func storageChanged()

  /// Called when characters or attributes of the text have changed.
  func storageEdited()

  /// Returns the typeset text and its layout in the container.
  func typesetAndLayout() -> (TypesetText, TextLayout)
}
