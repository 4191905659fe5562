@_spi(UIKit) import UIKitCore

/// The view of a table's cell to which subviews are added. Conflicts and hierarchies name it by its class, as iOS does.
package final class UITableViewCellContentView: UIView {}
