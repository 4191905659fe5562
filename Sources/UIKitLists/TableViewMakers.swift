import ClassMetadata
import Foundation

// Tables make cells and headers of classes that are known at run time only. On Apple's platforms the Objective-C runtime
// does that; Swift would ask for a `required` initialiser, which every subclass with one of its own would then have to
// spell out. Instead the initialiser is the first member of a base class without stored properties, and so at the same
// place of the class's table as in a class that declares it as required. See `CALayer.make(_:)`.

/// The initialiser of cells.
@preconcurrency @MainActor
open class _TableCellBase: UIView {
  /// Creates a cell.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads a cell from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes cells; open so that the compiler does not take the call for one of this very class's initialiser.
@preconcurrency @MainActor
open class _TableCellMaker: UIView {
  /// Creates a cell.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  /// Reads a cell from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, identifier: String
  ) -> UITableViewCell {
    let maker = VirtualMethods.initializers(of: type, as: _TableCellMaker.self)
    return unsafeDowncast(
      maker.init(style: style, reuseIdentifier: identifier) as UIView, to: UITableViewCell.self)
  }
}

/// The initialiser of headers and footers.
@preconcurrency @MainActor
open class _TableHeaderFooterBase: UIView {
  /// Creates a header or footer.
  public init(reuseIdentifier: String?) { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28)) }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads a view from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes headers and footers.
@preconcurrency @MainActor
open class _TableHeaderFooterMaker: UIView {
  /// Creates a header or footer.
  public required init(reuseIdentifier: String?) { super.init(frame: .zero) }

  /// Reads a view from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(
    _ type: UITableViewHeaderFooterView.Type, identifier: String
  ) -> UITableViewHeaderFooterView {
    let maker = VirtualMethods.initializers(of: type, as: _TableHeaderFooterMaker.self)
    return unsafeDowncast(
      maker.init(reuseIdentifier: identifier) as UIView, to: UITableViewHeaderFooterView.self)
  }
}
