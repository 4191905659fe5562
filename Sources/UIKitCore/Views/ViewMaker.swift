import ClassMetadata
import Foundation

/// A class of views whose initializer can be called on a metatype. Open, so that the call uses the vtable.
@preconcurrency @MainActor
open class _ViewMaker: UIView {
  /// Creates a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from data in a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes a view of a class with a frame, as `View(frame:)` does on iOS for a class that is not known to the compiler: Swift asks such
/// an initializer to be `required`.
///
/// - Parameter frame: The frame in the superview's coordinates, in points.
@preconcurrency @MainActor
public func instance<View: UIView>(of type: View.Type, frame: CGRect) -> View {
  let maker = VirtualMethods.initializers(of: type, as: _ViewMaker.self)
  return unsafeDowncast(maker.init(frame: frame) as UIView, to: View.self)
}
