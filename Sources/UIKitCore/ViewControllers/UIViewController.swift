import ClassMetadata

/// An object that manages a view: it loads the view, runs its appearance and layout, and propagates traits
/// and sizes to child view controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer,
  UITraitChangeObservable,
  UIStateRestoring, TraitChangeRegistryHolder
{
  // MARK: Storage

  private var loadedView: UIView?
  private(set) weak var parentController: UIViewController? {
    didSet { KeyValueObserving.changed(self, "parent") }
  }
  private var childControllers: [UIViewController] = []
  private var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  /// The window whose root view controller this is.
  weak var hostWindow: UIWindow?
  var cachedTraits: UITraitCollection?
  /// The traits that the controller's code saw last, at loading or at the last change.
  var knownTraits: UITraitCollection?
  package var traitChangeRegistry: TraitChangeRegistry?
  /// The view controller that this one itself presents.
  package var ownPresented: UIViewController?
  /// The view controller that presents this one.
  package weak var presenter: UIViewController?
  /// The presentation of this controller while it is presented.
  package var runningPresentation: (any ModalPresentation)?
  /// The presentation controller, once it has been requested.
  var heldPresentationController: UIPresentationController?
  /// The running transition in which the controller takes part.
  package var runningTransition: ControllerTransition?
  /// The stage of the view's appearance or disappearance.
  package var appearance = Appearance.gone
  var appearanceIsAnimated = false
  /// A Boolean value that indicates whether `viewIsAppearing(_:)` was called since `viewWillAppear(_:)`.
  var didCallViewIsAppearing = false
  package var isBeingPresentedNow = false
  package var isBeingDismissedNow = false
  /// A Boolean value that indicates whether the controller was added to its parent since it last appeared,
  /// and whether it is about to be removed from it.
  var isEnteringParent = false
  package var isLeavingParent = false

  package enum Appearance { case gone, appearing, here, disappearing }

  // MARK: Creating

  /// Creates a controller whose view is loaded by `loadView()`, from a nib if there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller that is read from a document.
  public required init?(coder: NSCoder) {
    givenNibName = nil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Writes nothing: archiving view controllers is not supported.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The name of the nib that contains the view: the given one, or one named after the class, with or without
  /// “Controller”.
  open var nibName: String? { givenNibName ?? defaultNibName }
  private let givenNibName: String?
  /// The bundle that contains the nib; `nil` searches the main bundle and those of packages beside it.
  open private(set) var nibBundle: Bundle?

  /// The name of a nib named after the class, if there is one.
  private var defaultNibName: String? {
    guard storyboard == nil else { return nil }
    let name = className(of: self).split(separator: ".").last.map(String.init) ?? ""
    // UIKit's own classes have no nibs.
    guard !SystemModules.isUIKits(type(of: self)) else { return nil }
    var names = [name]
    if name.hasSuffix("Controller") { names.insert(String(name.dropLast("Controller".count)), at: 0) }
    return names.first { !$0.isEmpty && ImageFiles.document("\($0).xib", in: nibBundle) != nil }
  }

  /// Loads the view from the nib; returns `false` if there is none.
  private func loadNib() -> Bool {
    guard let name = nibName else { return false }
    let objects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    if loadedView == nil, objects.count == 1, let only = objects.first as? UIView { view = only }
    guard loadedView != nil else {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.'"
      )
    }
    return true
  }

  // MARK: The view

  /// The view, loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?._viewController = nil
      loadedView = newValue
      newValue?._viewController = self
      if let newValue { markFirstPropertyUpdate(of: newValue) }
    }
  }

  /// The view; `nil` while it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// A Boolean value that indicates whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded already.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else {
      fatalError("-[\(className(of: self)) loadView] did not set a view")
    }
    knownTraits = traitCollection
    prepareLoadedView()
    MessageObservers.sending("viewDidLoad", to: self) { viewDidLoad() }
    didLoadView()
  }

  // MARK: Work of UIKit's own classes

  // It does not depend on whether an application's overrides call super.

  /// Called before `viewDidLoad()`.
  @_spi(UIKit) open func prepareLoadedView() {}
  /// Called before `viewWillLayoutSubviews()`.
  @_spi(UIKit) open func layOutContainedViews() {}
  /// Called after `viewDidLayoutSubviews()`.
  @_spi(UIKit) open func containedViewsLaidOut() {}
  /// Called before `viewSafeAreaInsetsDidChange()`.
  @_spi(UIKit) open func safeAreaOfViewChanged() {}

  /// Called after `viewDidLoad()`, so that containers can display their children.
  func didLoadView() {}

  /// A closure that creates the view of a controller from a document.
  package var documentView: (() -> UIView?)?

  /// The other top-level objects of the controller's scene in a storyboard, retained so that weak outlets
  /// stay valid.
  package var sceneObjects: [AnyObject] = []

  /// The storyboard from which the controller was created.
  open internal(set) var storyboard: UIStoryboard?

  /// Sets the storyboard from which the controller was created.
  package func comes(from storyboard: UIStoryboard?) { self.storyboard = storyboard }

  /// Creates the view: that of the document or nib, or an empty view of the screen's size.
  open func loadView() {
    if let documentView, let made = documentView() {
      self.documentView = nil
      view = made
      return
    }
    if loadNib() { return }
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  /// Called after the view was loaded. The default implementation does nothing.
  open func viewDidLoad() {}
  /// Called before the view appears. The default implementation does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window and has its traits and size. The default implementation does
  /// nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared. The default implementation does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears. The default implementation does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared. The default implementation does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews. The default implementation does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews. The default implementation does nothing.
  open func viewDidLayoutSubviews() {}
  /// Updates values of the controller and its view that do not depend on layout, in iOS 26. The default
  /// implementation does nothing.
  ///
  /// Called after traits changed and before constraints and layout are updated, before the method of the
  /// view: when the view first appears, after `setNeedsUpdateProperties()`, and after a change of an
  /// observable object's property that the method has read.
  open func updateProperties() {}
  /// Requests `updateProperties()` in the next update cycle. Does nothing before the view is loaded, as
  /// the method is called for each view at first.
  open func setNeedsUpdateProperties() {
    loadedView?.markNeedsUpdateProperties(.controllerNeedsUpdateProperties)
  }
  /// Calls pending `updateProperties()` of the controller, its view and the view's descendants.
  open func updatePropertiesIfNeeded() { loadedView?.runPropertyUpdates() }

  /// Called on a memory warning, which a virtual device simulates on demand. The default implementation does
  /// nothing.
  open func didReceiveMemoryWarning() {}

  /// Updates the constraints of the view. The default implementation calls the view's `updateConstraints()`.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called after the view's safe area changed. The default implementation does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's layout margins changed. The default implementation does nothing.
  open func viewLayoutMarginsDidChange() {}

  /// A Boolean value that indicates whether the controller is being presented.
  open var isBeingPresented: Bool { isBeingPresentedNow }
  /// A Boolean value that indicates whether the controller is being dismissed.
  open var isBeingDismissed: Bool { isBeingDismissedNow }
  /// A Boolean value that indicates whether the controller is appearing because it was added to its parent.
  open var isMovingToParent: Bool { isEnteringParent && appearance == .appearing }
  /// A Boolean value that indicates whether the controller is disappearing because it is being removed from
  /// its parent.
  open var isMovingFromParent: Bool {
    isLeavingParent && (appearance == .disappearing || appearance == .gone)
  }

  /// The title, which is also set on the navigation item and the tab bar item; `nil` for none.
  open var title: String? {
    didSet {
      defer { KeyValueObserving.changed(self, "title") }
      guard title != oldValue else { return }
      if let title { navigationItem.title = title }
      if let title { tabBarItem.title = title }
    }
  }

  // MARK: Appearance

  /// Begins the appearance or disappearance of a child. Containers that do not forward appearance methods
  /// automatically call it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Completes the appearance or disappearance of a child.
  open func endAppearanceTransition() {
    callViewIsAppearing()
    finishAppearance()
  }
  /// A Boolean value that indicates whether appearance methods are forwarded to children automatically.
  /// `true` by default; otherwise the container calls `beginAppearanceTransition(_:animated:)`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that appear and disappear with the controller.
  @_spi(UIKit) open var appearingChildren: [UIViewController] {
    guard let view = loadedView else { return [] }
    return childControllers.filter { $0.loadedView?.isDescendant(of: view) == true }
  }

  /// Called after `viewWillAppear(_:)` of the controller and of its appearing children.
  @_spi(UIKit) open func childrenWillAppear(_ animated: Bool) {}

  // MARK: Children

  /// The parent view controller; `nil` if there is none.
  open var parent: UIViewController? { parentController }
  /// The child view controllers, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// Adds a child, removing it from its former parent. The caller has to call `didMove(toParent:)` on the
  /// child.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self else { fatalError("Can't add self as a child view controller") }
    if childController.parentController === self { return }
    if sequence(first: self, next: { $0.parentController }).contains(where: { $0 === childController }) {
      fatalError("Can't add a parent of \(self) as its child view controller")
    }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
    childController.isEnteringParent = true
    childController.isLeavingParent = false
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parent.childOverrides[ObjectIdentifier(self)] = nil
    parentController = nil
    didMove(toParent: nil)
    isEnteringParent = false
    isLeavingParent = false
  }

  /// Called before the parent changes, with `nil` if the controller is removed.
  open func willMove(toParent parent: UIViewController?) { isLeavingParent = parent == nil }

  /// Called after the parent changed. A child whose view is in a visible parent appears now.
  open func didMove(toParent parent: UIViewController?) {
    guard let parent, parent.appearance == .here, let view = loadedView, view.window != nil,
      appearance == .gone, parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.appearingChildren.contains(where: { $0 === self })
    else { return }
    beginAppearance(true)
    callViewIsAppearing()
    finishAppearance()
  }

  /// Replaces the view of one child by that of another one in this controller's view, with a transition.
  ///
  /// The new view is added before the animations run, the former one is removed after them; the appearance
  /// methods of both children are called if this controller forwards them. Controllers that are not both
  /// children stop the process with UIKit's message.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  // MARK: Presentation

  /// The view controller presented by this one or an ancestor.
  open var presentedViewController: UIViewController? {
    sequence(first: self, next: { $0.parentController }).lazy.compactMap { $0.ownPresented }.first
  }
  /// The view controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? {
    sequence(first: self, next: { $0.parentController }).lazy.compactMap { $0.presenter }.first
  }
  /// The presentation style; `automatic` by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue, presenter == nil { heldPresentationController = nil } }
  }
  /// The transition style of the presentation; `coverVertical` by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The transition of presentations and navigation stacks, since iOS 18; `nil`, the default, for that of
  /// `modalTransitionStyle`.
  open var preferredTransition: UIViewController.Transition? {
    didSet { if let style = preferredTransition?.modalStyle { modalTransitionStyle = style } }
  }
  /// A Boolean value that determines whether presentations in the current context cover this controller's
  /// view; `false` by default.
  open var definesPresentationContext = false
  /// A Boolean value that determines whether presentations in this controller's context use its transition
  /// style; `false` by default.
  open var providesPresentationContextTransitionStyle = false
  /// A Boolean value that determines whether the user is prevented from dismissing the controller; `false` by
  /// default.
  open var isModalInPresentation = false
  /// A Boolean value that determines whether the controller determines the status bar even if it does not
  /// cover the screen; `false` by default.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The delegate that provides animators and a presentation controller for presentations of this controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The preferred size for containers, in points; zero, the default, for none.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
      runningPresentation?.controller.active.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The presentation controller of this controller or of the ancestor that is presented, created on first
  /// access.
  open var presentationController: UIPresentationController? {
    if let parentController, presenter == nil { return parentController.presentationController }
    return ensurePresentationController()
  }
  /// The presentation controller, if it is one of popovers.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// The presentation controller, if it is one of sheets.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The size of a popover without a preferred content size, in points.
  @_spi(UIKit) open var popoverSize: CGSize { CGSize(width: 320, height: 480) }

  /// A Boolean value that indicates whether a popover lies over the middle of its source in the design of iOS 26, as action sheets do.
  @_spi(UIKit) open var popoverCoversSource: Bool { false }

  /// The style that `automatic` resolves to.
  @_spi(UIKit) open var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// Returns a presentation controller that replaces the one of the style.
  @_spi(UIKit) open func makeOwnPresentationController() -> UIPresentationController? { nil }

  /// The coordinator of the running transition in which the controller takes part; `nil` if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    for controller in sequence(first: self, next: { $0.parentController }) {
      if let running = controller.runningTransition, !running.isOver { return running.coordinator }
      if let turning = controller.rotationCoordinator { return turning }
    }
    return nil
  }

  /// The coordinator of a running rotation.
  package weak var rotationCoordinator: TransitionCoordinator?

  /// Presents a view controller in its `modalPresentationStyle`.
  ///
  /// The presenting controller is this one or an ancestor: the topmost, or the nearest one that defines a
  /// context for presentations in the current context. The completion is called after `viewDidAppear(_:)`. A
  /// controller that has a parent or is presented already stops the process with UIKit's message.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controllers that this one presents, or this one if it is presented itself. Only the
  /// topmost of several is animated. The completion is called after `viewDidDisappear(_:)`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// Displays a controller in the way of the container: pushed by a navigation controller, otherwise
  /// presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent = parentController {
      parent.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Displays a controller in the secondary column of a split view controller, otherwise presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Segues

  /// The segues of the storyboard from which the controller was created.
  package var segueTemplates: [any DocumentSegue] = []

  /// Performs a segue of the storyboard. An unknown identifier stops the process with UIKit's message.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    template.perform(from: self, sender: sender)
  }

  /// Asks the controller whether a segue triggered by the user may be performed; `true` by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, so that data can be passed to its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns a Boolean value that indicates whether the controller handles an unwind segue with an action; by
  /// default the result of `canPerformUnwindSegueAction(_:from:withSender:)`.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }

  /// Returns a Boolean value that indicates whether the controller handles an unwind segue, in the older
  /// form. Controllers whose class has such an action do, unless the segue comes from themselves.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    guard fromViewController !== self else { return false }
    return InterfaceBuilderClasses.entries(for: self).contains { $0.actions[action.name] != nil }
      || RuntimeClasses.responds(self, to: action.name)
  }

  /// Returns the children to be searched for the destination of an unwind segue, in order; by default all but
  /// the one that contains the source.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }

  /// Returns the child that is, contains or presents the source of an unwind segue; `nil` if there is none.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: { $0.parent ?? $0.presentingViewController })
      .first { $0.parent === self }
  }

  /// Makes a child visible that leads to the destination of an unwind segue. Called on containers from the
  /// outermost in, beginning with the one in which the paths to the source and to the destination diverge.
  /// Navigation and tab bar controllers do so; the default implementation does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// Returns a custom segue for unwinding; `nil`, the default, uses the standard one. Called on the
  /// destination's parent.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? { nil }

  /// Returns the controller among the children that handles an unwind segue, in the form before iOS 9; `nil`, the
  /// default, for those of `allowedChildrenForUnwinding(from:)`. Never called here.
  open func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? { nil }

  // MARK: Editing

  /// A Boolean value that indicates whether the controller is in editing mode; `false` by default.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  /// Enters or leaves editing mode. Overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    editButton?.title = editing ? "Done" : "Edit"
    editButton?.style = editing ? .done : .plain
  }

  /// A bar button that toggles editing mode, titled "Edit" or "Done".
  open var editButtonItem: UIBarButtonItem {
    if let editButton { return editButton }
    let made = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit", style: isEditing ? .done : .plain, target: self,
      action: Selector("toggleEditing", UIViewController.toggleEditing))
    editButton = made
    return made
  }
  private var editButton: UIBarButtonItem?

  private func toggleEditing() { setEditing(!isEditing, animated: true) }

  // MARK: Bars

  /// The navigation item, displayed by a navigation bar for the controller.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem()
    item.title = title
    return item
  }()

  /// The tab bar item of the controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let heldTab { return heldTab }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      heldTab = made
      return made
    }
    set {
      heldTab = newValue
      tabBarController?.tabChanged()
    }
  }
  private var heldTab: UITabBarItem?

  /// The tab bar item that was set or created on access; `nil` if there is none.
  final var ownTab: UITabBarItem? {
    get { heldTab }
    set { heldTab = newValue }
  }

  /// The items of a navigation controller's toolbar for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Sets the toolbar items, without animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// A Boolean value that determines whether the tab bar is hidden while the controller is in a navigation
  /// stack; `false` by default. The root of a stack hides nothing.
  open var hidesBottomBarWhenPushed = false

  /// The tab for which the controller was made.
  weak var ownTabOfBar: UITab?

  package func setNavigationItem(_ item: UINavigationItem) { navigationItem = item }

  private func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    sequence(first: parentController, next: { $0?.parentController }).lazy.compactMap { $0 as? Container }
      .first { _ in true }
  }

  /// The nearest ancestor that is a navigation controller.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The nearest ancestor that is a tab bar controller.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// The nearest ancestor that is a split view controller.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  // MARK: Margins and safe area

  /// The insets by which a container's bars cover the view, in addition to the superview's safe area, in
  /// points.
  package var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.markInsetsDirty() } }
  }

  /// Insets added to the safe area of the view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.markInsetsDirty() } }
  }

  /// The minimum layout margins of the root view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = loadedView?.bounds.width ?? UIScreen.main.bounds.width
    let window = loadedView?.window ?? hostWindow
    let ofDevice = window?.bounds.width == width ? window?.deviceRootMargin : nil
    let margin = ofDevice ?? traitCollection.metrics.rootMargin(forWidth: width)
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  /// A Boolean value that determines whether the root view's margins are at least the system minimum; `true`
  /// by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.markInsetsDirty() }
  }

  /// The edges at which the view extends under bars; `all` by default.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutChanged() } }
  }
  /// A Boolean value that determines whether the view extends under opaque bars, too; `false` by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutChanged() } }
  }

  private func extendedLayoutChanged() { parentController?.viewIfLoaded?.setNeedsLayout() }

  /// A Boolean value that determines whether scroll views with the `automatic` behavior, as the controller's
  /// view or in it, are inset from bars even if they do not scroll; `true` by default. Those that scroll are
  /// inset in any case.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The layout guide from the view's top edge to the top of the safe area.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
  /// The layout guide from the bottom of the safe area to the view's bottom edge.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  private var supports: [_UILayoutGuide.Side: _UILayoutGuide] = [:]

  private func layoutSupport(_ side: _UILayoutGuide.Side) -> _UILayoutGuide {
    if let guide = supports[side] { return guide }
    let guide = _UILayoutGuide(side: side, view: view)
    supports[side] = guide
    return guide
  }

  // MARK: Traits and sizes

  /// The traits of the controller: those of its parent or window, with overrides applied.
  open var traitCollection: UITraitCollection {
    cachedTraits ?? inheritedTraits
  }

  /// The traits that the controller would have in its current position.
  var inheritedTraits: UITraitCollection {
    if let cachedTraits { return cachedTraits }
    let base =
      parentController?.traitCollection ?? runningPresentation?.containerView.traitCollection
      ?? presenter?.traitCollection ?? hostWindow?.traitCollection
      ?? UITraitCollection.current
    return traits(inheriting: base)
  }

  /// Returns the given traits with the overrides of the parent and this controller.
  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    var parts = [inherited]
    if let override = parentController?.childOverrides[ObjectIdentifier(self)] { parts.append(override) }
    if let override = runningPresentation?.controller.active.overrideTraitCollection {
      parts.append(override)
    }
    if !traitOverrides.isEmpty { parts.append(traitOverrides.collection) }
    if overrideUserInterfaceStyle != .unspecified {
      parts.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return parts.count == 1 ? inherited : UITraitCollection(traitsFrom: parts)
  }

  func traitsChanged(from former: UITraitCollection?) {
    guard let traits = cachedTraits else { return }
    loadedView?.markInsetsDirty()
    let previous = former ?? knownTraits
    knownTraits = traits
    let isPredicted = former != nil || traits.metrics.predictsTraits
    guard let previous, previous != traits else {
      if !isPredicted { traits.performAsCurrent { traitCollectionDidChange(nil) } }
      return
    }
    traits.performAsCurrent {
      traitCollectionDidChange(isPredicted ? previous : nil)
      traitChangeRegistry?.traitsChanged(of: self, from: previous, to: traits)
    }
  }

  /// Called after the traits changed, with the former traits. When the view first enters a window, it is
  /// called only if the traits differ from those in `viewDidLoad()`; before iOS 13 always, with `nil`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of the controller and its descendants; `unspecified`, the default, inherits it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.propagateTraits() } }
  }

  /// The traits that replace inherited ones in the controller, its view and its children. Removing an
  /// override restores the inherited value.
  public final var traitOverrides = UITraitOverrides() {
    didSet { loadedView?.propagateTraits() }
  }

  /// Sets the traits that replace inherited ones in a child; `nil` for none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.propagateTraits()
  }

  /// Returns the traits that replace inherited ones in a child; `nil` for none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childOverrides[ObjectIdentifier(childViewController)]
  }

  /// Called before the interface rotates, for applications from before iOS 8, unless
  /// `viewWillTransition(to:with:)` is overridden without calling `super`. The default implementation does
  /// nothing.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called inside the animation of a rotation. The default implementation does nothing.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called after the interface has rotated. The default implementation does nothing.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  private func notifyRotation(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let holders = sequence(first: self) { $0.parent }
    guard holders.contains(where: { $0.rotationCoordinator === coordinator }) else { return }
    let former = UIApplication.shared.statusBarOrientation
    let next: UIInterfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
    guard next != former else { return }
    willRotate(to: next, duration: coordinator.transitionDuration)
    coordinator.animate { [weak self] context in
      self?.willAnimateRotation(to: next, duration: context.transitionDuration)
    } completion: { [weak self] _ in
      self?.didRotate(from: former)
    }
  }

  /// Called before the view's size changes, for example in a rotation. Overrides call `super`, which forwards
  /// to the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    notifyRotation(to: size, with: coordinator)
    for child in childControllers where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.view.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
    }
  }

  /// Called before the traits change. Overrides call `super`, which forwards to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers where child.isViewLoaded {
      child.willTransition(to: child.traits(inheriting: newCollection), with: coordinator)
    }
  }

  /// Returns the size of a child for a new size of this controller's view; by default the new size for a
  /// child that fills the view, and the current size for others.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController, let childView = child.viewIfLoaded,
      let view = loadedView
    else {
      return parentSize
    }
    if childView.bounds.size == view.bounds.size { return parentSize }
    return childView.bounds.size
  }

  /// Called when the preferred content size of a child or presented controller changed. The default
  /// implementation does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Does nothing. Never called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: System appearance and orientation

  /// Returns the scroll view that bars at an edge follow; `nil` for the view or its first subview.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    for (edges, view) in contentScrollViews where edges.contains(edge) { return view.scrollView }
    return nil
  }
  /// Sets the scroll view that bars at edges follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews = contentScrollViews.compactMap { edges, view in
      let left = edges.subtracting(edge)
      return left.isEmpty ? nil : (left, view)
    }
    if let scrollView { contentScrollViews.append((edge, HeldScrollView(scrollView: scrollView))) }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }
  /// Sets the scroll view that all bars follow.
  open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  private struct HeldScrollView { weak var scrollView: UIScrollView? }
  private var contentScrollViews: [(NSDirectionalRectEdge, HeldScrollView)] = []

  /// Incorporates the secondary controller of a collapsing split view. Navigation controllers push its
  /// controllers; the default implementation does nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the controller that becomes the secondary one of an expanding split view; `nil`, the default,
  /// for the former one.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    nil
  }

  /// Returns the controller that performs an action: this one or the nearest ancestor that does; `nil` if
  /// there is none.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    if canPerformAction(action, withSender: sender) { return self }
    return parent?.targetViewController(forAction: action, sender: sender)
  }

  /// Updates the orientation of the interface from the supported orientations, for applications from before
  /// iOS 16.
  public class func attemptRotationToDeviceOrientation() {
    UIDevice.current.withOrientationHost { $0.updateOrientation() }
  }
  /// Updates the orientation of the interface after the supported orientations changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIDevice.current.withOrientationHost { $0.updateOrientation() }
  }

  /// The preferred style of the status bar; `default` unless overridden.
  open var preferredStatusBarStyle: UIStatusBarStyle {
    RuntimeClasses.answer("preferredStatusBarStyle", of: self) ?? .default
  }
  /// The child that determines whether the home indicator is hidden; `nil` for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    RuntimeClasses.answer("childForHomeIndicatorAutoHidden", of: self)
  }
  /// The child that determines the deferral of system gestures; `nil` for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Stored only: the edges at which the application's gestures precede those of the system, of which there
  /// are none here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Stored only: the animation of changes of the status bar, which changes immediately here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    RuntimeClasses.answer("preferredStatusBarUpdateAnimation", of: self) ?? .fade
  }
  /// A Boolean value that indicates whether the status bar is hidden; `false` by default.
  open var prefersStatusBarHidden: Bool {
    RuntimeClasses.answer("prefersStatusBarHidden", of: self) ?? false
  }
  /// A Boolean value that indicates whether the home indicator is hidden; `false` by default.
  open var prefersHomeIndicatorAutoHidden: Bool {
    RuntimeClasses.answer("prefersHomeIndicatorAutoHidden", of: self) ?? false
  }
  /// A Boolean value that indicates whether the interface rotates with the device; `true` by default. Never
  /// read here.
  open var shouldAutorotate: Bool {
    RuntimeClasses.answer("shouldAutorotate", of: self) ?? true
  }
  /// The supported orientations of the interface: by default all on tablets, all but upside down on phones.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    RuntimeClasses.answer("supportedInterfaceOrientations", of: self)
      ?? (traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }
  /// The preferred initial orientation; `portrait` by default. Never read here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    RuntimeClasses.answer("preferredInterfaceOrientationForPresentation", of: self) ?? .portrait
  }
  /// The child that determines whether the orientation is locked; `nil`, the default, for this controller.
  open var childForInterfaceOrientationLock: UIViewController? { nil }
  /// A Boolean value that indicates whether the controller prefers to keep the orientation; `false` by
  /// default. Never read here: orientations are those of the request.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// Without effect: orientations are those of the request.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// The child that determines the background of the container; `nil`, the default, for this controller.
  open var childForPreferredContainerBackgroundStyle: UIViewController? { nil }
  /// The preferred background of the container; `automatic` by default. Never read here: it is one of
  /// visionOS.
  open var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .automatic }
  /// Without effect: backgrounds of containers are those of visionOS.
  open func setNeedsUpdateOfPreferredContainerBackgroundStyle() {}
  /// Requests an update of the status bar. Does nothing, since the status bar is determined whenever it is
  /// drawn.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The child that determines the style of the status bar; `nil`, the default, for this controller.
  open var childForStatusBarStyle: UIViewController? {
    RuntimeClasses.answer("childForStatusBarStyle", of: self)
  }
  /// The child that determines whether the status bar is hidden; `nil`, the default, for this controller.
  open var childForStatusBarHidden: UIViewController? {
    RuntimeClasses.answer("childForStatusBarHidden", of: self)
  }

  // MARK: Unavailable content

  /// The configuration of a view displayed in place of missing content; `nil`, the default, for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailableContent() }
  }
  private var unavailableView: (any UIView & UIContentView)?

  private func showUnavailableContent() {
    guard let configuration = contentUnavailableConfiguration else {
      unavailableView?.removeFromSuperview()
      unavailableView = nil
      return
    }
    let updated = configuration.updated(for: contentUnavailableConfigurationState)
    if let unavailableView, unavailableView.supports(updated) {
      unavailableView.configuration = updated
      return
    }
    unavailableView?.removeFromSuperview()
    let made = updated.makeContentView()
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    unavailableView = made
  }

  /// The state from which the configuration is derived: the traits and the search text.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.search?.text
    return state
  }

  /// Calls `updateContentUnavailableConfiguration(using:)`, immediately here.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    ObservedUpdate.trackLater(
      self, in: traitCollection, then: { $0.setNeedsUpdateContentUnavailableConfiguration() }
    ) {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }

  /// Called when the availability of content may have changed, so that subclasses set
  /// `contentUnavailableConfiguration`. The default implementation does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  /// The child that decides with this controller whether the user may dismiss a presentation; `nil` for none.
  @_spi(UIKit) open var childForPresentation: UIViewController? { nil }

  /// A Boolean value that indicates whether a child appears when its view is added to this controller's view.
  /// Controllers that show one of their children say so themselves.
  @_spi(UIKit) open var followsChildrensViews: Bool { true }

  package override var hostingWindow: UIWindow? { viewIfLoaded?.window }

  // MARK: Keys, focus, pointer and previews

  private var ownKeyCommands: [UIKeyCommand] = []
  /// The key commands that were added; `nil` if there are none.
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
  /// Adds a key command.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  /// Removes a key command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }
  /// A Boolean value that indicates whether the controller performs actions while it presents another one;
  /// `true` by default. Never read here.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// The environments that focus prefers; none by default. There is no focus here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Without effect: there is no focus.
  open func setNeedsFocusUpdate() {}
  /// Without effect: there is no focus.
  open func updateFocusIfNeeded() {}
  /// Asks the controller whether focus may move; `true` by default. Never called here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Tells the controller that focus moved. Never called here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// A Boolean value that indicates whether the controller prefers to lock the pointer; `false` by default.
  /// Never read here.
  open var prefersPointerLocked: Bool { false }
  /// Without effect: there is no pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// The child that determines whether the pointer is locked; `nil` for the controller itself. Never read here.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Stored only: nothing is focused.
  open var restoresFocusAfterTransition = true
  /// Without effect: nothing is focused. The identifier of the group in which the focus moves; `nil` for that of the
  /// parent.
  open var focusGroupIdentifier: String?
  /// Stored only: there is no tracking of activities.
  open var interactionActivityTrackingBaseName: String?
  /// A Boolean value that indicates whether the keyboard stays while another controller takes over; `true` for
  /// controllers that are presented as form sheets. Never read here.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Requests an update of the edges at which the application's gestures precede those of the system. Without
  /// effect: the system has none here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Requests an update of the home indicator. Does nothing, since it is determined whenever it is drawn.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// A Boolean value that indicates whether children are told about rotations; `true`. Never read here.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
  /// Returns the view at the top during a rotation; `nil`. Never called here.
  open func rotatingHeaderView() -> UIView? { nil }
  /// Returns the view at the bottom during a rotation; `nil`. Never called here.
  open func rotatingFooterView() -> UIView? { nil }
  /// The actions below a preview, from before context menus; none by default. Never displayed here.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Restoration

  /// The identifier under which state restoration saves the controller; `nil` excludes it and its
  /// descendants.
  open var restorationIdentifier: String?
  /// The class that creates or finds the controller in state restoration; `nil` uses the application's
  /// delegate, an existing controller or the storyboard.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Encodes the state to be restored. Other encoded controllers are stored as references. The default
  /// implementation does nothing.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the restored state. The default implementation does nothing.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after all objects were restored. The default implementation does nothing.
  open func applicationFinishedRestoringState() {}

  /// The identifier of the controller in its storyboard; `nil` for none.
  open var storyboardIdentifier: String?

  open override var next: UIResponder? {
    if let presenter { return presenter }
    return loadedView?.superview ?? parentController ?? hostWindow
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(className(of: self)): \(address(of: self))>" }
  }

  deinit {
    withoutIsolationCheck(self) { $0.loadedView?._viewController = nil }
  }
}

/// An object whose size and traits are determined by a container, such as a view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The preferred size, in points.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred content size of a child changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the fitting size of a child changed. Never called here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child for a size of the container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes, in points.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension NamedMembers {
  static let viewController = NamedMembers(UIViewController.self) {
    $0.property("title", \.title)
    $0.property("preferredContentSize", \.preferredContentSize)
    $0.property("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
    $0.property("modalPresentationStyle", \.modalPresentationStyle)
    $0.reading("view") { $0.view }
    $0.reading("_printHierarchy") { $0.hierarchyDescription() }
    $0.reading("navigationItem") { $0.navigationItem }
    // An outlet of a document may have this name: on iOS it sets the stored item.
    $0.setting("navigationItem") { $0.setNavigationItem($1) }
    $0.setting("tabBarItem") { $0.tabBarItem = $1 }
    $0.reading("tabBarItem") { $0.tabBarItem }
    $0.reading("navigationController") { $0.navigationController }
    $0.reading("tabBarController") { $0.tabBarController }
    $0.reading("parentViewController") { $0.parent }
    $0.reading("presentedViewController") { $0.presentedViewController }
    $0.reading("isEditing") { $0.isEditing }
    $0.method("dismissViewControllerAnimated:completion:") { controller, argument in
      controller.dismiss(animated: argument as? Bool ?? true)
    }
    $0.method("setNeedsStatusBarAppearanceUpdate") { $0.setNeedsStatusBarAppearanceUpdate() }
  }
}
