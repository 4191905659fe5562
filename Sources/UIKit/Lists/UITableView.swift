import Foundation

/// A column of rows in sections. Rows that documents bring are laid out where those say.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// A height that follows from constraints.
  public static let automaticDimension: CGFloat = -1

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  open private(set) var style: Style
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var separatorInset = UIEdgeInsets.zero
  open var allowsSelection = true

  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// For documents, which say the style after the table was made.
  func setStyle(_ style: Style) { self.style = style }
}
