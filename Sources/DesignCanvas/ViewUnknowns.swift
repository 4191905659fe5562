import InterfaceBuilder
import UIKit
@_spi(UIKit) import UIKitCore

/// The properties of a view that its document does not have: they are the project's, which is not there.
package struct ViewUnknowns: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The class: one of UIKit's stands in for it, so that its content and the font and colors that it sets are not known.
  package static let viewClass = ViewUnknowns(rawValue: 1)
  /// The font: one with the widths of Helvetica Neue stands in for it.
  package static let font = ViewUnknowns(rawValue: 2)
  /// The height of a row: its prototype has another one than its table, which code sets.
  package static let rowHeight = ViewUnknowns(rawValue: 4)

  /// Creates the unknown properties of a view in a window; none of views that are of no document.
  @MainActor package init(of view: UIView) {
    self = (view.layoutPolicy as? DesignPolicy)?.unknowns(view) ?? []
  }
}

extension ViewUnknowns {
  /// Creates the unknown properties of a view of an element.
  ///
  /// - Parameter table: The element of the table that has a row; `nil` for other views.
  @MainActor init(_ element: InterfaceElement, in table: InterfaceElement?) {
    self = []
    if let name = element["customClass"],
      InterfaceBuilderClasses.type(name, module: element["customModule"]) == nil
    {
      insert(.viewClass)
    }
    if case .named(let name, _, let size)? = element.child(key: "fontDescription").flatMap({ FontValue($0) })
    {
      let descriptor = UIFontDescriptor(documentFont: name, size: CGFloat(size))
      if descriptor.resolved(size: CGFloat(size), substituting: false) == nil { insert(.font) }
    }
    if let table, table["dataMode"] == "prototypes", let own = element.number("rowHeight"),
      own != table.number("rowHeight")
    {
      insert(.rowHeight)
    }
  }
}
