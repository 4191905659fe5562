import Foundation

/// A primary and a secondary view controller, side by side where there is space.
///
/// Where the width is regular the primary column has its width of `primaryColumnWidth` and the secondary the rest, with
/// a line of a pixel between; upright iPads hide the primary column unless `preferredDisplayMode` asks for it. Where
/// the width is compact the secondary controller is pushed onto the primary's stack.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Raw values are UIKit's.
  public enum DisplayMode: Int, Sendable {
    /// By the space: the secondary controller alone while the view is higher than wide, else both.
    case automatic = 0
    /// The secondary controller alone.
    case secondaryOnly = 1
    /// The primary controller beside the secondary one.
    case oneBesideSecondary = 2
    /// The primary controller over the secondary one; laid out as `oneBesideSecondary` here.
    case oneOverSecondary = 3
    /// Three columns; laid out as `oneBesideSecondary` here.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one; laid out as `oneBesideSecondary` here.
    case twoOverSecondary = 5
    /// Two columns that push the secondary one aside; laid out as `oneBesideSecondary` here.
    case twoDisplaceSecondary = 6
  }

  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// By the controllers that are set, as until iOS 13.
    case unspecified
    /// Primary and secondary columns.
    case doubleColumn
    /// Primary, supplementary and secondary columns.
    case tripleColumn
  }

  /// Raw values are UIKit's.
  public enum Column: Int, Sendable {
    /// The column at the leading edge.
    case primary
    /// The column in the middle of three.
    case supplementary
    /// The column with the content.
    case secondary
    /// What shows instead of columns where the width is compact.
    case compact
  }

  /// A width that is left to the controller.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// A controller with columns of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Reads a controller from a document.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The style that the controller was made with.
  open private(set) var style: Style
  /// What decides about the columns.
  open weak var delegate: UISplitViewControllerDelegate?
  /// Which columns are to show; left to the controller by default.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Stored only: no gesture shows the primary column.
  open var presentsWithGesture = true
  /// A part of the view's width from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// Points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// Points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// Points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension

  private var columns: [Column: UIViewController] = [:]
  private let line = UIView()

  /// The primary, supplementary and secondary controllers that there are.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 2 ? newValue[1] : nil, for: .supplementary)
      setViewController(newValue.count > 1 ? newValue[newValue.count - 1] : nil, for: .secondary)
    }
  }

  /// The controller of a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column; nil takes it away.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns[column] !== vc else { return }
    if let former = columns[column], former.parent === self {
      former.willMove(toParent: nil)
      former.endAppearance()
      former.viewIfLoaded?.removeFromSuperview()
      former.removeFromParent()
    }
    columns[column] = vc
    if let vc {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let navigation = columns[.primary] as? UINavigationController {
      let shown = (vc as? UINavigationController)?.topViewController ?? vc
      navigation.pushViewController(shown, animated: true)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  /// Whether one column shows at a time.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Which columns show where the width is regular: never `automatic`.
  open var displayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    let isUpright = viewIfLoaded.map { $0.bounds.height > $0.bounds.width } ?? false
    return isUpright ? .secondaryOnly : .oneBesideSecondary
  }

  /// The primary column's width in points: 320 at most and 4 tenths of the view by default.
  open var primaryColumnWidth: CGFloat {
    let automatic = Self.automaticDimension
    let whole = viewIfLoaded?.bounds.width ?? 0
    var width = min(whole * 0.4, 320)
    if preferredPrimaryColumnWidthFraction != automatic {
      width = whole * preferredPrimaryColumnWidthFraction
    }
    if preferredPrimaryColumnWidth != automatic { width = preferredPrimaryColumnWidth }
    if maximumPrimaryColumnWidth != automatic { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth != automatic { width = max(width, minimumPrimaryColumnWidth) }
    return min(width.rounded(), whole)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    line.backgroundColor = .separator
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutColumns()
  }

  private func layOutColumns() {
    let bounds = view.bounds
    if isCollapsed {
      line.removeFromSuperview()
      collapse()
      return
    }
    let showsPrimary = displayMode != .secondaryOnly && columns[.primary] != nil
    let width = showsPrimary ? primaryColumnWidth : 0
    let pixel = showsPrimary ? 1 / max(traitCollection.displayScale, 1) : 0
    let isFlipped = view.isRightToLeft
    func place(_ controller: UIViewController?, _ rect: CGRect) {
      guard let controller, controller.parent === self, let content = controller.view else { return }
      content.autoresizingMask = []
      content.frame =
        isFlipped
        ? CGRect(x: bounds.width - rect.maxX, y: 0, width: rect.width, height: rect.height) : rect
      if content.superview !== view {
        view.addSubview(content)
        controller.didMove(toParent: self)
      }
    }
    if showsPrimary {
      place(columns[.primary], CGRect(x: 0, y: 0, width: width, height: bounds.height))
      line.frame = CGRect(
        x: isFlipped ? bounds.width - width - pixel : width, y: 0, width: pixel, height: bounds.height)
      if line.superview == nil { view.addSubview(line) }
    } else {
      columns[.primary]?.viewIfLoaded?.removeFromSuperview()
      line.removeFromSuperview()
    }
    let rest = max(bounds.width - width - pixel, 0)
    place(
      columns[.secondary] ?? columns[.supplementary],
      CGRect(x: width + pixel, y: 0, width: rest, height: bounds.height))
  }

  /// Shows one controller: the secondary's contents on the primary's stack, as UIKit does unless told otherwise.
  private func collapse() {
    guard let primary = columns[.compact] ?? columns[.primary] ?? columns[.secondary] else { return }
    if let navigation = primary as? UINavigationController, let secondary = columns[.secondary],
      secondary !== primary, secondary.parent === self
    {
      let keepsPrimary =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      secondary.viewIfLoaded?.removeFromSuperview()
      if !keepsPrimary {
        let shown = (secondary as? UINavigationController)?.viewControllers ?? [secondary]
        secondary.removeFromParent()
        (secondary as? UINavigationController)?.setViewControllers([], animated: false)
        navigation.setViewControllers(navigation.viewControllers + shown, animated: false)
      }
    }
    guard let content = primary.view else { return }
    content.autoresizingMask = []
    content.frame = view.bounds
    if content.superview !== view {
      view.addSubview(content)
      primary.didMove(toParent: self)
    }
  }
}

/// What decides how a split view controller changes.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the secondary controller is left out when there is space for one only.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// No: what the secondary controller shows is put on the primary one's stack.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
