import Foundation

/// An area that text is set in, that of a text view or of a layout manager.
open class NSTextContainer: NSObject {
  /// Points; the view sets the width when it tracks its own.
  open var size: CGSize {
    didSet { changed() }
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
  /// Whether the container is as wide as the text view leaves it; true by default.
  open var widthTracksTextView = true
  /// Whether the container is as high as the text view leaves it; false by default.
  open var heightTracksTextView = false

  /// Called when a setting changed.
  var onChange: (() -> Void)?

  /// A container of a size in points. The text view's own gets its size from the view.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// Who lays text out in the container; nil for none.
  open internal(set) weak var layoutManager: NSLayoutManager?

  private func changed() {
    onChange?()
    layoutManager?.textContainerChangedGeometry(self)
  }
}
