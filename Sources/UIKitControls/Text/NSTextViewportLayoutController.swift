import Foundation

/// The methods with which a delegate displays the fragments in the visible part.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// Returns the visible part of the container, in points.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// Called for each fragment in the visible part, from top to bottom.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Called before the fragments are configured.
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  /// Called after the fragments have been configured.
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing.
  public func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
  /// Does nothing.
  public func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
}

/// A controller of the fragments in the visible part of a container.
open class NSTextViewportLayoutController: NSObject {
  /// The delegate, which is not retained.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// The text layout manager, which is not retained.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The visible part at the last layout, in points.
  open private(set) var viewportBounds = CGRect.zero
  /// The range of the fragments at the last layout; `nil` for none.
  open private(set) var viewportRange: NSTextRange?

  /// Creates a controller of a text layout manager.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Asks the delegate for the visible part and lets it configure the fragments there.
  open func layoutViewport() {
    guard let delegate, let textLayoutManager else { return }
    delegate.textViewportLayoutControllerWillLayout(self)
    viewportBounds = delegate.viewportBounds(for: self)
    var range: NSTextRange?
    textLayoutManager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
      let frame = fragment.layoutFragmentFrame
      guard frame.minY < viewportBounds.maxY else { return false }
      guard frame.maxY > viewportBounds.minY else { return true }
      range = range?.union(fragment.rangeInElement) ?? fragment.rangeInElement
      delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      return true
    }
    viewportRange = range
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// Moves the visible part to the fragment at a location, and returns its y coordinate.
  @discardableResult
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    guard let fragment = textLayoutManager?.textLayoutFragment(for: textLocation) else { return 0 }
    viewportBounds.origin.y = fragment.layoutFragmentFrame.minY
    viewportRange = fragment.rangeInElement
    return viewportBounds.minY
  }

  /// Moves the visible part by a distance, in points.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    viewportBounds.origin.y += verticalOffset
  }
}
