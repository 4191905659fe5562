import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Raw values are UIKit's.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// Raw values are UIKit's.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// Where subviews belong.
  open private(set) var contentView = UIView()
  open private(set) var reuseIdentifier: String?
  open var accessoryType = AccessoryType.none
  open internal(set) var textLabel: UILabel?
  open internal(set) var detailTextLabel: UILabel?
  open internal(set) var imageView: UIImageView?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    takeContentView()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeContentView()
  }

  private func takeContentView() {
    clipsToBounds = true
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Takes another view to hold the subviews, as documents bring one.
  func replaceContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
  }

  /// The margins that a table gives the content of its cells, in points: at the sides 16 for a width up to 375 and 20
  /// beyond, above and below 11, 15 from iOS 26 on; 8 on all sides until iOS 10, and beside an accessory.
  ///
  /// Source: frames in public documents of Interface Builder.
  ///
  /// - Parameter width: the width of the screen, or of the cell where it is in no table.
  func setTableMargins(forWidth width: CGFloat, isOld: Bool) {
    if isOld { return }
    let side: CGFloat = width < 390 ? 16 : 20
    let hasAccessory = contentView.frame.width < bounds.width
    let end: CGFloat = SystemGeneration.current >= 26 ? 15 : 11
    contentView.layoutMargins = UIEdgeInsets(
      top: end, left: side, bottom: end, right: hasAccessory ? 8 : side)
  }

  func setReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }

  /// Called before a row's view is used again.
  open func prepareForReuse() {}
}
