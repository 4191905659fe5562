import DesignCanvas
import LayoutExplanations
import Simulator
import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

/// A view of a screen as rules see it.
@MainActor
package struct LintView {
  /// The role of a view for rules.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// A label with text that is not part of a control.
    case text
    /// A control, or a view that reacts to taps.
    case control
    /// An image view with an image.
    case image
    /// A list or another view that scrolls.
    case scroll
    /// A part of the system's, whose contents the author does not lay out: a bar, or the inside of a control.
    case system
    /// Any other view.
    case container
  }

  package let view: UIView
  /// The index in the screen's list, which is the order of drawing from back to front.
  package let index: Int
  /// The index of the nearest containing view in the list.
  package let parent: Int?
  /// The indices of the views from the root down that identify the view in all configurations.
  package let path: String
  package let kind: Kind
  /// The frame in points in the screen's coordinate space.
  package let frame: CGRect
  /// The part of the frame that can be seen: inside of the screen and of views that clip. Null if there is none.
  package let seen: CGRect
  /// The part of the screen that views which clip and do not scroll leave visible; infinite without them.
  package let clip: CGRect
  /// The index of the nearest view that contains it and scrolls.
  package let scroll: Int?
  /// A Boolean value that indicates whether it or a view that contains it is rotated or scaled.
  package let isTransformed: Bool
  /// A Boolean value that indicates whether touches reach it: neither it nor a view that contains it ignores them.
  package let isTouchable: Bool
  /// A Boolean value that indicates whether UIKit places it, such as the label of a cell.
  package let isPlacedBySystem: Bool
  /// The index after the last view that it contains.
  package internal(set) var end: Int
  let names: ViewNames

  /// The name for messages.
  package var name: String { names.title(of: view) }

  /// The x-coordinates and widths of what can be seen are positive.
  var isSeen: Bool { !seen.isNull && seen.width > 0.5 && seen.height > 0.5 }
}

/// A text of a screen: of a label, a button, a field or a text view.
@MainActor
package struct LintText {
  /// The view that the author knows: the label, or the button that it is in.
  package let owner: LintView
  /// The view that draws the text.
  package let view: UIView
  package let text: String
  package let font: UIFont
  package let color: UIColor
  /// The boxes of the lines, in points in the screen's coordinate space.
  package let lines: [CGRect]
  /// The text as a label draws it; `nil` for fields and text views.
  let drawn: DrawnText?
  /// The frame of the view that draws it, in points in the screen's coordinate space.
  package let frame: CGRect

  /// The smallest rectangle around the lines, in points in the screen's coordinate space.
  package var box: CGRect { lines.dropFirst().reduce(lines.first ?? .null) { $0.union($1) } }

  /// A Boolean value that indicates whether another font stands in for the one that it has in an application: that is not there, or the
  /// class that sets it.
  var hasUnknownFont: Bool {
    !ViewUnknowns(of: view).union(ViewUnknowns(of: owner.view)).isDisjoint(with: [.font, .viewClass])
  }

  /// The share by which a text can be smaller in the font that it has in an application, in width as well as in height: nothing where the
  /// font is known, and else what fonts differ by.
  var uncertainty: CGFloat { hasUnknownFont ? 0.25 : 0 }
}
