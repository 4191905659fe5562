import ClassMetadata
import Foundation

// Tables create cells and headers of classes that are known only at run time. On Apple's platforms the
// Objective-C runtime does that; Swift would need a `required` initializer, which every subclass with a
// designated initializer of its own would have to declare. Instead the initializer is the first member of a
// base class without stored properties, and therefore has the same index in the class's method table as in a
// class that declares it as required. See `CALayer.make(_:)`.

/// The base class that declares the initializer of cells, and the methods of the delegate of gestures that every cell is.
@preconcurrency @MainActor
open class _TableCellBase: UIView, UIGestureRecognizerDelegate {
  /// Creates a cell.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a cell from data in a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `true`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns `true`.
  @_disfavoredOverload
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}

/// Creates cells. The class is open so that the compiler does not devirtualize the call to this class's own
/// initializer.
@preconcurrency @MainActor
open class _TableCellMaker: UIView {
  /// Creates a cell.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  /// Creates a cell from data in a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, identifier: String
  ) -> UITableViewCell {
    let maker = VirtualMethods.initializers(of: type, as: _TableCellMaker.self)
    return unsafeDowncast(
      maker.init(style: style, reuseIdentifier: identifier) as UIView, to: UITableViewCell.self)
  }
}

/// Makes a cell of a class that is known at run time only, where Swift asks the initializer to be `required`.
@preconcurrency @MainActor
public func instance<Cell: UITableViewCell>(
  of type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
  let maker = VirtualMethods.initializers(of: type, as: _TableCellMaker.self)
  return unsafeDowncast(maker.init(style: style, reuseIdentifier: reuseIdentifier) as UIView, to: Cell.self)
}

/// The base class that declares the initializer of headers and footers.
@preconcurrency @MainActor
open class _TableHeaderFooterBase: UIView {
  /// Creates a header or footer.
  public init(reuseIdentifier: String?) { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28)) }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from data in a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Creates headers and footers.
@preconcurrency @MainActor
open class _TableHeaderFooterMaker: UIView {
  /// Creates a header or footer.
  public required init(reuseIdentifier: String?) { super.init(frame: .zero) }

  /// Creates a view from data in a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(
    _ type: UITableViewHeaderFooterView.Type, identifier: String
  ) -> UITableViewHeaderFooterView {
    let maker = VirtualMethods.initializers(of: type, as: _TableHeaderFooterMaker.self)
    return unsafeDowncast(
      maker.init(reuseIdentifier: identifier) as UIView, to: UITableViewHeaderFooterView.self)
  }
}
