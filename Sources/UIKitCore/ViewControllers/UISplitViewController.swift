import Foundation

/// A container of view controllers in columns, which are side by side if there is space.
///
/// 1. In a regular width the primary column has the width `primaryColumnWidth` and the secondary column takes
///   the rest, with a separator of one pixel; a third, supplementary column is between them. On iPads in
///   portrait the columns before the secondary one are hidden unless `preferredDisplayMode` says otherwise;
///   `show(_:)`, the bar button and a swipe from the edge then display the primary column over the secondary
///   one, until a touch beside it.
/// 2. In a compact width one column is displayed: the one for `compact`, or a navigation stack on which the
///   secondary column's controllers follow the primary's. They are separated again in a regular width.
/// 3. Controllers created with a style wrap the controllers of their columns in navigation controllers.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The arrangement of the columns. Raw values are UIKit's.
  public enum DisplayMode: Int, Sendable {
    /// Chosen by the available space: the secondary column alone in portrait, otherwise both columns.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary column.
    case oneBesideSecondary = 2
    /// One column over the secondary column.
    case oneOverSecondary = 3
    /// Two columns beside the secondary column.
    case twoBesideSecondary = 4
    /// Two columns over the secondary column.
    case twoOverSecondary = 5
    /// Two columns that displace the secondary column; laid out like `twoBesideSecondary` here.
    case twoDisplaceSecondary = 6

    /// The name of `secondaryOnly` before iOS 14.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name of `oneBesideSecondary` before iOS 14.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name of `oneOverSecondary` before iOS 14.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The number of columns. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Determined by the controllers that are set, as until iOS 13.
    case unspecified
    /// Primary and secondary columns.
    case doubleColumn
    /// Primary, supplementary and secondary columns.
    case tripleColumn
  }

  /// A column of a split view. Raw values are UIKit's.
  public enum Column: Int, Sendable {
    /// The column at the leading edge.
    case primary
    /// The column in the middle of three.
    case supplementary
    /// The column with the content.
    case secondary
    /// The content displayed instead of columns in a compact width.
    case compact
    /// The column at the trailing edge with details of the content, in iOS 26; a sheet in a compact width.
    case inspector
  }

  /// A value that leaves a width to the controller.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// Creates a controller with columns of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller that is read from a document.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The style with which the controller was created.
  open package(set) var style: Style
  /// The delegate, which controls changes of the columns.
  open weak var delegate: UISplitViewControllerDelegate?
  /// The preferred arrangement of the columns; `automatic` by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      requestedMode = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// A Boolean value that determines whether a swipe from the edge displays a hidden primary column; `true`
  /// by default.
  open var presentsWithGesture = true
  /// The preferred width of the primary column as a fraction of the view's width, from 0 to 1; automatic by
  /// default.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the primary column in points; automatic by default.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the primary column in points; automatic by default.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the primary column in points; automatic by default.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The preferred width of the supplementary column in points; automatic by default.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the supplementary column as a fraction of the view's width, from 0 to 1; automatic
  /// by default.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the supplementary column in points; automatic by default.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the supplementary column in points; automatic by default.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The display of the button that shows and hides columns; `automatic`, while they can be hidden, by default.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateButton() }
  }
  /// Stored only: the background of the primary column, which is that of its own view.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// The background of the primary column. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    /// The background of the column's view.
    case none = 0
    /// The background of sidebars.
    case sidebar = 1
  }

  /// The display of the button that shows and hides columns. Raw values are UIKit's.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Displayed while columns can be hidden.
    case automatic = 0
    /// Never displayed.
    case never = 1
    /// Always displayed.
    case always = 2
  }

  /// The preferred way in which columns share the view; `automatic` by default.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The way in which columns share the view.
  open var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return isUpright ? .overlay : .tile
  }
  /// Stored only: there is no button that hides all columns but the secondary one.
  open var showsSecondaryOnlyButton = false
  /// The side of the primary column; `leading` by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The way in which columns share the view. Raw values are UIKit's.
  public enum SplitBehavior: Int, Sendable {
    /// Chosen by the available space.
    case automatic = 0
    /// Columns are side by side.
    case tile = 1
    /// The other columns lie over the secondary column.
    case overlay = 2
    /// The other columns displace the secondary column. Laid out like `tile`.
    case displace = 3
  }

  /// The side of the primary column. Raw values are UIKit's.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading side.
    case leading = 0
    /// The trailing side.
    case trailing = 1
  }

  /// The controllers that were set, and those that are displayed: navigation controllers around them, or the
  /// controllers themselves.
  private var given: [Column: UIViewController] = [:]
  private var columns: [Column: UIViewController] = [:]
  private let line = UIView()
  private let secondLine = UIView()
  private let shade = DimmingView(frame: .zero)

  /// The controllers of the primary, supplementary and secondary columns; in a compact width the displayed
  /// one.
  open var viewControllers: [UIViewController] {
    get {
      if hasCollapsed, let only = collapsedController { return [only] }
      return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 2 ? newValue[1] : nil, for: .supplementary)
      setViewController(newValue.count > 1 ? newValue[newValue.count - 1] : nil, for: .secondary)
    }
  }

  /// Returns the controller that was set for a column; `nil` if there is none.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Sets the controller of a column; `nil` removes it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard given[column] !== vc else { return }
    given[column] = vc
    if let former = columns[column], former.parent === self { remove(former) }
    if column == .secondary {
      merged.removeAll()
    }
    columns[column] = nil
    if let vc {
      let shown =
        style == .unspecified || column == .compact || vc is UINavigationController
          || vc is UITabBarController
          || vc is UISplitViewController ? vc : UINavigationController(rootViewController: vc)
      columns[column] = shown
      if !hasCollapsed || column == .primary || column == .compact { add(shown) }
      addButton(to: shown, column)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  private func add(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.endAppearance()
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Display of columns

  /// Displays a column: on the navigation stack in a compact width, otherwise beside or over the secondary
  /// column.
  open func show(_ column: Column) {
    if isCollapsed {
      collapse()
      if column == .inspector { return presentInspector() }
      guard let stack = columns[.primary] as? UINavigationController, columns[.compact] == nil else { return }
      switch column {
      case .secondary:
        if merged.isEmpty || !merged.allSatisfy({ one in stack.viewControllers.contains { $0 === one } }) {
          merge(onto: stack, animated: true)
        }
      case .primary, .supplementary:
        if let last = stack.viewControllers.last(where: { one in !merged.contains { $0 === one } }) {
          stack.popToViewController(last, animated: true)
        }
      case .compact, .inspector: break
      }
      return
    }
    if column == .inspector { return setShowsInspector(true) }
    guard column == .primary || column == .supplementary else { return }
    change(to: splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary)
  }

  /// Hides the primary or supplementary column in a regular width, or the inspector.
  open func hide(_ column: Column) {
    if column == .inspector { return hideInspector() }
    guard !isCollapsed, column == .primary || column == .supplementary else { return }
    change(to: .secondaryOnly)
  }

  /// Returns whether a column is displayed, in iOS 26.
  open func isShowing(_ column: Column) -> Bool {
    if column == .inspector {
      guard let inspector = columns[.inspector] else { return false }
      return isCollapsed ? inspector.presentingViewController != nil : showsInspector
    }
    viewIfLoaded?.layoutIfNeeded()
    return columns[column]?.viewIfLoaded?.superview === viewIfLoaded && isViewLoaded
  }

  // MARK: The inspector

  private var showsInspector = false

  private func setShowsInspector(_ shows: Bool) {
    guard shows != showsInspector else { return }
    showsInspector = shows
    viewIfLoaded?.setNeedsLayout()
    guard isViewLoaded, appearance == .here, UIView.areAnimationsEnabled else { return }
    // The column slides in from its side; the duration of 0.3 seconds is an estimate.
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }

  /// Presents the inspector as a sheet, in a compact width.
  private func presentInspector() {
    guard let inspector = columns[.inspector], inspector.presentingViewController == nil else { return }
    if inspector.parent === self { remove(inspector) }
    present(inspector, animated: appearance == .here)
  }

  private func hideInspector() {
    if isCollapsed, let inspector = columns[.inspector], inspector.presentingViewController != nil {
      return inspector.dismiss(animated: true)
    }
    setShowsInspector(false)
  }

  /// The width of the displayed inspector in points; 0 if it is hidden.
  private var shownInspectorWidth: CGFloat {
    guard showsInspector, !isCollapsed, columns[.inspector] != nil else { return 0 }
    return inspectorColumnWidth
  }

  /// The width of the inspector in points; by default 320, or 40 % of the view's width if that is less. The
  /// defaults are estimates.
  open var inspectorColumnWidth: CGFloat {
    let automatic = Self.automaticDimension
    let whole = viewIfLoaded?.bounds.width ?? 0
    var width = min(whole * 0.4, 320)
    if preferredInspectorColumnWidthFraction != automatic {
      width = whole * preferredInspectorColumnWidthFraction
    }
    if preferredInspectorColumnWidth != automatic { width = preferredInspectorColumnWidth }
    if maximumInspectorColumnWidth != automatic { width = min(width, maximumInspectorColumnWidth) }
    if minimumInspectorColumnWidth != automatic { width = max(width, minimumInspectorColumnWidth) }
    return min(width.rounded(), whole)
  }

  /// The preferred width of the inspector as a fraction of the view's width, from 0 to 1; automatic by default.
  open var preferredInspectorColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the inspector in points; automatic by default.
  open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the inspector in points; automatic by default.
  open var minimumInspectorColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the inspector in points; automatic by default.
  open var maximumInspectorColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Stored only: the preferred width of the secondary column as a fraction of the view's width; it takes
  /// what the others leave.
  open var preferredSecondaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// Stored only: the preferred width of the secondary column in points; it takes what the others leave.
  open var preferredSecondaryColumnWidth = UISplitViewController.automaticDimension
  /// Stored only: the minimum width of the secondary column in points; it takes what the others leave.
  open var minimumSecondaryColumnWidth = UISplitViewController.automaticDimension

  // MARK: Display modes

  /// The display mode chosen by the user or the program, which lasts until the view is resized.
  private var requestedMode: DisplayMode?

  private func change(to mode: DisplayMode) {
    guard mode != displayMode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    let (former, shown) = (shownColumns(in: displayMode), shownColumns(in: mode))
    for column in former where !shown.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in shown where !former.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    requestedMode = mode
    guard isViewLoaded, appearance == .here, UIView.areAnimationsEnabled else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    // The column slides in from its side; the duration of 0.3 seconds is an estimate.
    let isComing = mode != .secondaryOnly
    if isComing {
      UIView.performWithoutAnimation {
        layOutColumns()
        let width = primaryColumnWidth * (isFlipped ? -1 : 1)
        columns[.primary]?.view.frame.origin.x -= width
        if shade.superview != nil { shade.alpha = 0 }
      }
    }
    UIView.animate(withDuration: 0.3) { [self] in
      if isComing {
        layOutColumns()
        shade.alpha = 1
      } else {
        columns[.primary]?.viewIfLoaded?.frame.origin.x -= primaryColumnWidth * (isFlipped ? -1 : 1)
        shade.alpha = 0
      }
    } completion: { [weak self] _ in
      self?.shade.alpha = 1
      self?.view.setNeedsLayout()
      self?.layOutColumns()
    }
  }

  private lazy var modeButton: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    primaryAction: UIAction { [weak self] _ in self?.toggle() })

  /// Returns the columns that a display mode shows in a regular width, from the leading one.
  private func shownColumns(in mode: DisplayMode) -> [Column] {
    var shown: [Column] = [.secondary]
    guard mode != .secondaryOnly else { return shown }
    let isThree = columns[.supplementary] != nil
    if isThree { shown.insert(.supplementary, at: 0) }
    let showsTwo = mode == .twoBesideSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary
    if !isThree || showsTwo { shown.insert(.primary, at: 0) }
    return shown
  }

  private func updateButton() {
    modeButton.isHidden =
      switch displayModeButtonVisibility {
      case .automatic: isCollapsed
      case .never: true
      case .always: false
      }
  }

  private func toggle() {
    if let mode = delegate?.targetDisplayModeForAction(in: self), mode != .automatic {
      return change(to: mode)
    }
    if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
  }

  /// A bar button that shows and hides the primary column. Controllers with a style add it to the secondary
  /// column's navigation bar themselves.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }

  private func addButton(to shown: UIViewController, _ column: Column) {
    guard style != .unspecified, column == .secondary, let stack = shown as? UINavigationController,
      let first = stack.viewControllers.first, first.navigationItem.leftBarButtonItems == nil
    else { return }
    updateButton()
    first.navigationItem.leftBarButtonItem = modeButton
    first.navigationItem.leftItemsSupplementBackButton = true
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if let stack = columns[.primary] as? UINavigationController {
      stack.pushViewController(vc, animated: true)
    } else {
      setViewController(vc, for: .primary)
    }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed, let navigation = collapsedController as? UINavigationController {
      let shown = (vc as? UINavigationController)?.viewControllers ?? [vc]
      if let stack = vc as? UINavigationController {
        stack.setViewControllers([], animated: false)
        mergedNavigationController = stack
      }
      merged.removeAll()
      for controller in shown {
        merged.append(controller)
        navigation.pushViewController(controller, animated: controller === shown.last)
      }
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  /// A Boolean value that indicates whether only one column is displayed at a time.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  private var isUpright: Bool { viewIfLoaded.map { $0.bounds.height > $0.bounds.width } ?? false }

  /// The arrangement of columns in a regular width; never `automatic`.
  open var displayMode: DisplayMode {
    if let requestedMode { return requestedMode }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    if preferredSplitBehavior == .tile || preferredSplitBehavior == .displace { return .oneBesideSecondary }
    return isUpright || preferredSplitBehavior == .overlay ? .secondaryOnly : .oneBesideSecondary
  }

  /// The width of the primary column in points; by default 320, or 40 % of the view's width if that is less.
  open var primaryColumnWidth: CGFloat {
    let automatic = Self.automaticDimension
    let whole = viewIfLoaded?.bounds.width ?? 0
    var width = min(whole * 0.4, 320)
    if preferredPrimaryColumnWidthFraction != automatic {
      // The default maximum is 320 points.
      width = whole * preferredPrimaryColumnWidthFraction
      if maximumPrimaryColumnWidth == automatic { width = min(width, 320) }
    }
    if preferredPrimaryColumnWidth != automatic { width = preferredPrimaryColumnWidth }
    if maximumPrimaryColumnWidth != automatic { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth != automatic { width = max(width, minimumPrimaryColumnWidth) }
    return min(width.rounded(), whole)
  }

  /// The width of the supplementary column in points, with the same default as the primary column.
  open var supplementaryColumnWidth: CGFloat {
    let automatic = Self.automaticDimension
    let whole = viewIfLoaded?.bounds.width ?? 0
    var width = min(whole * 0.4, 320)
    if preferredSupplementaryColumnWidthFraction != automatic {
      width = whole * preferredSupplementaryColumnWidthFraction
    }
    if preferredSupplementaryColumnWidth != automatic { width = preferredSupplementaryColumnWidth }
    if maximumSupplementaryColumnWidth != automatic { width = min(width, maximumSupplementaryColumnWidth) }
    if minimumSupplementaryColumnWidth != automatic { width = max(width, minimumSupplementaryColumnWidth) }
    return min(width.rounded(), whole)
  }

  @_spi(UIKit) public override func prepareLoadedView() {
    line.backgroundColor = .separator
    secondLine.backgroundColor = .separator
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.1)
    shade.onTouch = { [weak self] in self?.hide(.primary) }
    let swipe = UIScreenEdgePanGestureRecognizer()
    swipe.edges = view.isRightToLeft ? .right : .left
    swipe.addHandler { [weak self] in
      guard let self, presentsWithGesture, !isCollapsed, displayMode == .secondaryOnly else { return }
      delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
      show(.primary)
      delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }
    view.addGestureRecognizer(swipe)
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if size != viewIfLoaded?.bounds.size { requestedMode = nil }
  }

  @_spi(UIKit) public override func layOutContainedViews() {
    layOutColumns()
  }

  /// The orientations that the delegate supports; by default all on an iPad, all but upside down on a phone.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  private var isFlipped: Bool { view.isRightToLeft != (primaryEdge == .trailing) }

  private func place(_ controller: UIViewController?, _ rect: CGRect) {
    guard let controller, controller.parent === self, let content = controller.view else { return }
    content.autoresizingMask = []
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame =
      isFlipped
      ? CGRect(x: view.bounds.width - rect.maxX, y: 0, width: rect.width, height: rect.height) : rect
    if content.superview !== view {
      view.addSubview(content)
      controller.didMove(toParent: self)
    }
  }

  /// Places the inspector at the trailing edge, and returns its width with its line.
  private func layOutInspector(in bounds: CGRect) -> CGFloat {
    let width = shownInspectorWidth
    guard width > 0 else {
      inspectorLine.removeFromSuperview()
      if let inspector = columns[.inspector], inspector.presentingViewController == nil {
        inspector.viewIfLoaded?.removeFromSuperview()
      }
      return 0
    }
    if let inspector = columns[.inspector] { add(inspector) }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let x = bounds.width - width
    place(columns[.inspector], CGRect(x: x, y: 0, width: width, height: bounds.height))
    inspectorLine.backgroundColor = .separator
    inspectorLine.frame = CGRect(
      x: isFlipped ? width : x - pixel, y: 0, width: pixel, height: bounds.height)
    if inspectorLine.superview == nil { view.addSubview(inspectorLine) }
    return width + pixel
  }
  private let inspectorLine = UIView()

  /// Places the secondary column, and the shade over it, beneath other columns.
  private func layOutBeneath(in bounds: CGRect) {
    place(columns[.secondary] ?? columns[.supplementary], bounds)
    shade.frame = bounds
    if let content = (columns[.secondary] ?? columns[.supplementary])?.viewIfLoaded,
      content.superview === view
    {
      view.insertSubview(shade, aboveSubview: content)
    }
  }

  /// Updates the trait by which the columns know whether they are displayed one at a time.
  private func updateEnvironment() {
    let environment = isCollapsed ? LayoutEnvironment.collapsed : .expanded
    guard view.traitOverrides[UITraitSplitViewControllerLayoutEnvironment.self] != environment else { return }
    view.traitOverrides[UITraitSplitViewControllerLayoutEnvironment.self] = environment
  }

  private func layOutColumns() {
    var bounds = view.bounds
    updateEnvironment()
    if isCollapsed {
      for extra in [line, secondLine, shade] { extra.removeFromSuperview() }
      collapse()
      return
    }
    expand()
    bounds.size.width -= layOutInspector(in: bounds)
    updateButton()
    let mode = displayMode
    let isThree = style == .tripleColumn || columns[.supplementary] != nil
    let showsTwo = mode == .twoBesideSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary
    let showsPrimary =
      columns[.primary] != nil && mode != .secondaryOnly
      && (!isThree || showsTwo || columns[.supplementary] == nil)
    let showsSupplementary = columns[.supplementary] != nil && mode != .secondaryOnly
    let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
    let pixel = 1 / max(traitCollection.displayScale, 1)
    var x: CGFloat = 0
    func drawLine(_ line: UIView, _ shows: Bool) {
      guard shows, !isOver else { return line.removeFromSuperview() }
      line.frame = CGRect(
        x: isFlipped ? view.bounds.width - x - pixel : x, y: 0, width: pixel, height: bounds.height)
      if line.superview == nil { view.addSubview(line) }
      x += pixel
    }
    if isOver { layOutBeneath(in: bounds) } else { shade.removeFromSuperview() }
    if showsPrimary {
      place(columns[.primary], CGRect(x: x, y: 0, width: primaryColumnWidth, height: bounds.height))
      if isOver, let content = columns[.primary]?.viewIfLoaded { view.bringSubviewToFront(content) }
      x += primaryColumnWidth
      drawLine(line, true)
    } else {
      columns[.primary]?.viewIfLoaded?.removeFromSuperview()
      drawLine(line, false)
    }
    if showsSupplementary, columns[.secondary] != nil {
      place(
        columns[.supplementary], CGRect(x: x, y: 0, width: supplementaryColumnWidth, height: bounds.height))
      if isOver, let content = columns[.supplementary]?.viewIfLoaded { view.bringSubviewToFront(content) }
      x += supplementaryColumnWidth
      drawLine(secondLine, true)
    } else if columns[.secondary] != nil {
      columns[.supplementary]?.viewIfLoaded?.removeFromSuperview()
      drawLine(secondLine, false)
    }
    guard !isOver else { return }
    place(
      columns[.secondary] ?? columns[.supplementary],
      CGRect(x: x, y: 0, width: max(bounds.width - x, 0), height: bounds.height))
  }

  // MARK: Collapsing

  private var hasCollapsed = false
  /// The secondary column's controllers that were moved to the primary's stack.
  private var merged: [UIViewController] = []
  /// The navigation controller from which they were moved.
  private weak var mergedNavigationController: UINavigationController?
  private var retainedMergedNavigationController: UINavigationController?

  /// The controller displayed in a compact width.
  private var collapsedController: UIViewController? {
    columns[.compact] ?? explicitPrimary ?? columns[.primary] ?? columns[.supplementary]
      ?? columns[.secondary]
  }
  private weak var explicitPrimary: UIViewController?

  /// Displays a single controller. Unless the delegate handles it, the secondary column's controllers are
  /// moved to the primary's stack.
  private func collapse() {
    updateButton()
    let isFirst = !hasCollapsed
    defer { if isFirst { delegate?.splitViewControllerDidCollapse(self) } }
    if !hasCollapsed {
      hasCollapsed = true
      explicitPrimary = delegate?.primaryViewController(forCollapsing: self)
      if let explicitPrimary { add(explicitPrimary) }
      let primary = collapsedController
      let proposed: Column =
        columns[.compact] != nil ? .compact : columns[.secondary] != nil ? .secondary : .primary
      let top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
      if let secondary = columns[.secondary], let primary, secondary !== primary, columns[.compact] == nil {
        let isDone =
          style == .unspecified
          ? delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
          : top == .primary || top == .supplementary
        secondary.viewIfLoaded?.removeFromSuperview()
        if secondary.parent === self {
          secondary.willMove(toParent: nil)
          secondary.removeFromParent()
        }
        if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
      } else if columns[.compact] != nil {
        for column in [Column.primary, .supplementary, .secondary] {
          columns[column]?.viewIfLoaded?.removeFromSuperview()
        }
      }
    }
    guard let primary = collapsedController else { return }
    add(primary)
    guard let content = primary.view else { return }
    content.autoresizingMask = []
    content.frame = view.bounds
    if content.superview !== view {
      view.addSubview(content)
      primary.didMove(toParent: self)
    }
  }

  /// Moves the secondary column's controllers to a navigation stack.
  func merge(onto stack: UINavigationController, animated: Bool) {
    guard let secondary = columns[.secondary] else { return }
    if let own = secondary as? UINavigationController {
      if !own.viewControllers.isEmpty {
        merged = own.viewControllers
        own.setViewControllers([], animated: false)
      }
      retainedMergedNavigationController = own
    } else {
      merged = [secondary]
    }
    stack.setViewControllers(
      stack.viewControllers.filter { one in !merged.contains { $0 === one } } + merged, animated: animated)
  }

  /// Restores the columns after a collapse.
  private func expand() {
    guard hasCollapsed else { return }
    let primary = collapsedController
    hasCollapsed = false
    if let delegate {
      let proposed = displayMode
      let mode = delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      if mode != proposed, mode != .automatic { requestedMode = mode }
    }
    defer { delegate?.splitViewControllerDidExpand(self) }
    if let other = delegate?.primaryViewController(forExpanding: self), other !== columns[.primary] {
      if let former = columns[.primary] { remove(former) }
      columns[.primary] = other
      given[.primary] = other
      add(other)
    }
    if let only = columns[.compact] { remove(only) }
    if let inspector = columns[.inspector], inspector.presentingViewController != nil {
      inspector.dismiss(animated: false)
      showsInspector = true
    }
    if let primary, !(primary is UINavigationController), columns[.secondary]?.parent == nil {
      let separated =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
      if let separated {
        columns[.secondary] = separated
        given[.secondary] = separated
      }
    }
    if let stack = primary as? UINavigationController, !merged.isEmpty {
      if style == .unspecified,
        let separated = delegate?.splitViewController(self, separateSecondaryFrom: stack)
      {
        stack.setViewControllers(
          stack.viewControllers.filter { one in !merged.contains { $0 === one } }, animated: false)
        columns[.secondary] = separated
        given[.secondary] = separated
      } else {
        let left = stack.viewControllers.filter { one in merged.contains { $0 === one } }
        stack.setViewControllers(
          stack.viewControllers.filter { one in !merged.contains { $0 === one } }, animated: false)
        let controllers = left.isEmpty ? merged : left
        if let own = retainedMergedNavigationController ?? mergedNavigationController {
          own.setViewControllers(controllers, animated: false)
          columns[.secondary] = own
        } else if let first = controllers.first {
          columns[.secondary] = first
        }
      }
      merged = []
    }
    if let secondary = columns[.secondary] { add(secondary) }
    for column in [Column.primary, .supplementary] { if let one = columns[column] { add(one) } }
  }
}
