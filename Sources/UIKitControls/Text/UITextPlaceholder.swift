import Foundation

/// Space for text that is written later.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  private let places: [CGRect]

  /// Creates empty space, for subclasses of applications.
  public override init() {
    places = []
    super.init()
  }

  init(_ places: [CGRect]) {
    self.places = places
    super.init()
  }

  /// The rectangles of the space, in the coordinates of the view.
  open var rects: [UITextSelectionRect] { UITextSelectionRect.rects(places, .natural) }
}
