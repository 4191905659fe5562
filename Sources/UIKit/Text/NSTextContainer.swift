import Foundation

/// The area that a text view sets its text in.
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
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { changed() }
  }
  open var widthTracksTextView = true
  open var heightTracksTextView = false

  /// Called when a setting changed.
  var onChange: (() -> Void)?

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  private func changed() {
    onChange?()
  }
}
