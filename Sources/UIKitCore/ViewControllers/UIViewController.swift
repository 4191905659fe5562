import ClassMetadata

/// Manages a view: loads it, lets it appear, lays it out, and hands traits and sizes down to its children.
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
  /// The window of which this is the root controller.
  weak var hostWindow: UIWindow?
  var cachedTraits: UITraitCollection?
  /// The traits that the controller's code saw last: those of loading, or of the last change.
  var knownTraits: UITraitCollection?
  package var traitChangeRegistry: TraitChangeRegistry?
  /// The controller that this one presents itself.
  package var ownPresented: UIViewController?
  /// The controller that presents this one.
  package weak var presenter: UIViewController?
  /// This controller's own presentation, while it is presented.
  package var runningPresentation: RunningPresentation?
  /// The presentation controller, as soon as somebody asked for it.
  var heldPresentationController: UIPresentationController?
  /// The transition that the controller takes part in.
  package var runningTransition: ControllerTransition?
  /// How far the view has come on its way into the window or out of it.
  var appearance = Appearance.gone
  var appearanceIsAnimated = false
  /// Whether `viewIsAppearing` was called since `viewWillAppear`.
  var isAppearingTold = false
  var isBeingPresentedNow = false
  var isBeingDismissedNow = false
  /// Whether the controller came to its parent since it appeared last, and whether it is about to leave it.
  var isEnteringParent = false
  var isLeavingParent = false

  enum Appearance { case gone, appearing, here, disappearing }

  // MARK: Creating

  /// Makes a controller whose view comes from `loadView`. Nibs are read by InterfaceBuilder.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller for a document's reader, which sets everything afterwards.
  public required init?(coder: NSCoder) {
    givenNibName = nil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Writes nothing: archives of controllers are not made here.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The name of the nib that holds the view: the given one, else one of the class's name, without “Controller” first.
  open var nibName: String? { givenNibName ?? defaultNibName }
  private let givenNibName: String?
  /// The bundle in which the nib is looked for; nil for the main one and those of packages beside it.
  open private(set) var nibBundle: Bundle?

  /// The nib of the class's name, where there is one.
  private var defaultNibName: String? {
    guard storyboard == nil else { return nil }
    let name = className(of: self).split(separator: ".").last.map(String.init) ?? ""
    // Classes of UIKit's have no nibs.
    guard !SystemModules.isUIKits(type(of: self)) else { return nil }
    var names = [name]
    if name.hasSuffix("Controller") { names.insert(String(name.dropLast("Controller".count)), at: 0) }
    return names.first { !$0.isEmpty && ImageFiles.document("\($0).xib", in: nibBundle) != nil }
  }

  /// Loads the view from the nib; false where there is none.
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

  /// The view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?._viewController = nil
      loadedView = newValue
      newValue?._viewController = self
    }
  }

  /// The view; nil as long as it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view, unless it is loaded already.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else {
      fatalError("-[\(className(of: self)) loadView] did not set a view")
    }
    knownTraits = traitCollection
    viewDidLoad()
    didLoadView()
  }

  /// Called after `viewDidLoad()` of the controller's class, for what containers do with their children.
  func didLoadView() {}

  /// What makes the view of a controller that comes from a document.
  package var documentView: (() -> UIView?)?

  /// What its scene of a storyboard has beside the controller. A controller keeps these objects, so that weak outlets lead
  /// to them.
  package var sceneObjects: [AnyObject] = []

  /// The storyboard that the controller comes from.
  open internal(set) var storyboard: UIStoryboard?

  /// Makes a storyboard the one that the controller comes from.
  package func comes(from storyboard: UIStoryboard?) { self.storyboard = storyboard }

  /// Makes the view: that of the document the controller comes from, else an empty one as large as the screen.
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

  /// Called when the view is loaded. Does nothing by itself.
  open func viewDidLoad() {}
  /// Called before the view appears. Does nothing by itself.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window and has its traits. Does nothing by itself.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared. Does nothing by itself.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears. Does nothing by itself.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared. Does nothing by itself.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews. Does nothing by itself.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews. Does nothing by itself.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is short; a virtual device says so on demand. Does nothing by itself.
  open func didReceiveMemoryWarning() {}

  /// Brings the view's constraints up to date: by default asks the view.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called when the view's safe area changed. Does nothing by itself.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's margins changed. Does nothing by itself.
  open func viewLayoutMarginsDidChange() {}

  /// Whether the controller is appearing since it is being presented.
  open var isBeingPresented: Bool { isBeingPresentedNow }
  /// Whether the controller is disappearing since it is being dismissed.
  open var isBeingDismissed: Bool { isBeingDismissedNow }
  /// Whether the controller is appearing since it was added to its parent.
  open var isMovingToParent: Bool { isEnteringParent && appearance == .appearing }
  /// Whether the controller is disappearing since it is being removed from its parent.
  open var isMovingFromParent: Bool {
    isLeavingParent && (appearance == .disappearing || appearance == .gone)
  }

  /// The title, which is given to the items for bars too; nil for none.
  open var title: String? {
    didSet {
      defer { KeyValueObserving.changed(self, "title") }
      guard title != oldValue else { return }
      if let title { navigationItem.title = title }
      if let title { tabBarItem.title = title }
    }
  }

  // MARK: Appearing

  /// Tells a child that its view is about to appear or to disappear. For containers that do not have it done by themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Tells a child that its view has appeared or disappeared.
  open func endAppearanceTransition() {
    tellIsAppearing()
    finishAppearance()
  }
  /// Whether children appear and disappear with the controller and with their views' moves, without calls of
  /// `beginAppearanceTransition(_:animated:)`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that appear and disappear with the controller.
  var appearingChildren: [UIViewController] {
    guard let view = loadedView else { return [] }
    return childControllers.filter { $0.loadedView?.isDescendant(of: view) == true }
  }

  // MARK: Children

  /// The controller that contains this one; nil without.
  open var parent: UIViewController? { parentController }
  /// The controllers that this one contains, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// Adds a controller, which leaves its present parent first. `didMove(toParent:)` is the caller's to call.
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

  /// Takes the controller out of its parent.
  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parent.childOverrides[ObjectIdentifier(self)] = nil
    parentController = nil
    didMove(toParent: nil)
    isEnteringParent = false
    isLeavingParent = false
  }

  /// Called before the parent changes; nil if the controller is taken out.
  open func willMove(toParent parent: UIViewController?) { isLeavingParent = parent == nil }

  /// Called when the move is done. A child whose view has come into a visible parent appears now.
  open func didMove(toParent parent: UIViewController?) {
    guard let parent, parent.appearance == .here, let view = loadedView, view.window != nil,
      appearance == .gone, parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.appearingChildren.contains(where: { $0 === self })
    else { return }
    beginAppearance(true)
    tellIsAppearing()
    finishAppearance()
  }

  /// Replaces a child's view by another child's in this controller's view, with a transition.
  ///
  /// The new child's view is added before the block runs, the former one's is removed behind it; both children appear and
  /// disappear as containers have it. Stops with UIKit's message unless both are children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  // MARK: Presentation

  /// The controller that this one or one around it presents.
  open var presentedViewController: UIViewController? {
    sequence(first: self, next: { $0.parentController }).lazy.compactMap { $0.ownPresented }.first
  }
  /// The controller that presents this one or one around it.
  open var presentingViewController: UIViewController? {
    sequence(first: self, next: { $0.parentController }).lazy.compactMap { $0.presenter }.first
  }
  /// How the controller is presented; `automatic` by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue, presenter == nil { heldPresentationController = nil } }
  }
  /// How presenting the controller is animated; from below by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether controllers that are presented in the current context cover this controller's view.
  open var definesPresentationContext = false
  /// Whether controllers that are presented over this one in its context use its transition style.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user may not dismiss the controller by a gesture.
  open var isModalInPresentation = false
  /// Whether the controller, presented without covering the screen, decides about the status bar of pictures that show one;
  /// false by default.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Brings animators and a presentation controller for presentations of this controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The size that the controller asks for, in points; zero, by default, for none. Containers decide.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
      runningPresentation?.controller.active.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// What shows the controller while it is presented; made when it is first asked for.
  open var presentationController: UIPresentationController? {
    if let parentController, presenter == nil { return parentController.presentationController }
    return ensurePresentationController()
  }
  /// The presentation controller of a controller in the style of popovers.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// The presentation controller of a controller in the style of sheets.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// How large a popover with the controller is that prefers no size, in points.
  @_spi(UIKit) open var popoverSize: CGSize { CGSize(width: 320, height: 480) }

  /// The style that `automatic` stands for.
  @_spi(UIKit) open var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// Makes a presentation controller in place of the one that the style asks for.
  @_spi(UIKit) open func makeOwnPresentationController() -> UIPresentationController? { nil }

  /// What is known of the transition that the controller takes part in, and takes what is to be done beside it.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    for controller in sequence(first: self, next: { $0.parentController }) {
      if let running = controller.runningTransition, !running.isOver { return running.coordinator }
      if let turning = controller.turningCoordinator { return turning }
    }
    return nil
  }

  /// What a device that turns gives to the controllers that it shows.
  package weak var turningCoordinator: TransitionCoordinator?

  /// Shows another controller over this one, as its `modalPresentationStyle` says.
  ///
  /// The controller that presents is this one or one around it: the outermost one, or for the current context the nearest
  /// one that defines it. The completion is called after `viewDidAppear(_:)`. Stops with UIKit's message for a controller
  /// that has a parent or is presented already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away the controllers that this one presents, or this one when it is presented itself. Of several the topmost is
  /// animated. The completion is called after `viewDidDisappear(_:)`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// Shows another controller as the surroundings do: on the stack of a navigation controller, else over this one.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent = parentController {
      parent.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows another controller in the secondary column of a split view controller, else as `show(_:sender:)` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Segues

  /// The segues of the storyboard that the controller comes from.
  package var segueTemplates: [any DocumentSegue] = []

  /// Goes where a segue of the storyboard leads. Stops with UIKit's message when there is none of that name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    template.perform(from: self, sender: sender)
  }

  /// Whether a segue that the user triggers is to take place.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue takes place, to hand things over to its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether the controller takes an unwind segue that calls an action of this name: by itself as
  /// `canPerformUnwindSegueAction(_:from:withSender:)` says.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }

  /// The older form of the same question: those whose class is registered with such an action take the segue, unless it
  /// comes from themselves.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    guard fromViewController !== self else { return false }
    return InterfaceBuilderClasses.entries(for: self).contains { $0.actions[action.name] != nil }
      || RuntimeClasses.responds(self, to: action.name)
  }

  /// The children in which an unwind segue looks for its destination, in that order: by itself all but the one that
  /// contains the source.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }

  /// The child that an unwind segue comes from: the source itself, or what contains or presents it; nil where it comes
  /// from elsewhere.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: { $0.parent ?? $0.presentingViewController })
      .first { $0.parent === self }
  }

  /// Called on the containers that lead to an unwind segue's destination, the outermost first, from the one in which the
  /// way to the destination and the way to the source part: it is to show this child. Stacks and tab bar controllers do
  /// so, others do nothing by themselves.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// A segue that goes back in a way of the container's own; nil, by itself, for the usual one. Asked of the
  /// destination's parent.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? { nil }

  // MARK: Editing

  /// Whether the user may edit what the controller shows.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  /// Begins or ends editing. Subclasses override it, and call it of their superclass.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    editButton?.title = editing ? "Done" : "Edit"
    editButton?.style = editing ? .done : .plain
  }

  /// A bar button that begins and ends editing, with a title that says which.
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

  /// What a navigation bar shows for the controller.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem()
    item.title = title
    return item
  }()

  /// The controller's tab.
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

  /// The tab that was set, or made when it was asked for; nil while there is none.
  final var ownTab: UITabBarItem? {
    get { heldTab }
    set { heldTab = newValue }
  }

  /// What a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Replaces the items of the navigation controller's toolbar at once, animated or not.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether the tab bar is hidden while the controller is on top of a stack; false by default. The first one
  /// of a stack hides nothing.
  open var hidesBottomBarWhenPushed = false

  package func setNavigationItem(_ item: UINavigationItem) { navigationItem = item }

  private func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    sequence(first: parentController, next: { $0?.parentController }).lazy.compactMap { $0 as? Container }
      .first { _ in true }
  }

  /// The navigation controller that the controller is in.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The tab bar controller that the controller is in.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// The split view controller that the controller is in.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  // MARK: Margins and safe area

  /// What the bars of a container cover of the view beside what its superview's safe area says, in points.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.markInsetsDirty() } }
  }

  /// What the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.markInsetsDirty() } }
  }

  /// The least margins of the root view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = loadedView?.bounds.width ?? UIScreen.main.bounds.width
    let window = loadedView?.window ?? hostWindow
    let ofDevice = window?.bounds.width == width ? window?.deviceRootMargin : nil
    let margin = ofDevice ?? traitCollection.metrics.rootMargin(forWidth: width)
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  /// Whether the root view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.markInsetsDirty() }
  }

  /// The edges at which the view reaches below bars. All of them by default.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutChanged() } }
  }
  /// Whether the view reaches below bars that are opaque, too. False by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutChanged() } }
  }

  private func extendedLayoutChanged() { parentController?.viewIfLoaded?.setNeedsLayout() }

  /// Whether scroll views that are the controller's view or lie in it are moved below bars also where they do not scroll, as their
  /// `automatic` behaviour says; true by default. Those that scroll are in any case.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The lower end of what covers the view's top, as a guide without height.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
  /// The upper end of what covers the view's bottom, as a guide without height.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  private var supports: [_UILayoutGuide.Side: _UILayoutGuide] = [:]

  private func layoutSupport(_ side: _UILayoutGuide.Side) -> _UILayoutGuide {
    if let guide = supports[side] { return guide }
    let guide = _UILayoutGuide(side: side, view: view)
    supports[side] = guide
    return guide
  }

  // MARK: Traits and sizes

  /// The controller's traits: its parent's or window's, with what the parent overrides.
  open var traitCollection: UITraitCollection {
    cachedTraits ?? inheritedTraits
  }

  /// What traits the controller would get where it is now.
  var inheritedTraits: UITraitCollection {
    if let cachedTraits { return cachedTraits }
    let base =
      parentController?.traitCollection ?? runningPresentation?.container.traitCollection
      ?? presenter?.traitCollection ?? hostWindow?.traitCollection
      ?? UITraitCollection.current
    return traits(inheriting: base)
  }

  /// The given traits with what the parent and this controller override.
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
    guard let previous, previous != traits else { return }
    traits.performAsCurrent {
      traitCollectionDidChange(previous)
      traitChangeRegistry?.traitsChanged(of: self, from: previous, to: traits)
    }
  }

  /// Called after the traits changed, with the former ones. When the view comes into its window for the first time, that is
  /// only where the traits are others than `viewDidLoad()` saw.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for the controller and what it contains; `unspecified`, by default, for the inherited one.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.propagateTraits() } }
  }

  /// Traits that the controller, its view and its children have in place of the inherited ones. Removing an override brings
  /// the inherited value back.
  public final var traitOverrides = UITraitOverrides() {
    didSet { loadedView?.propagateTraits() }
  }

  /// Sets the traits that a child has in place of the inherited ones; nil for none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.propagateTraits()
  }

  /// The traits that a child has in place of the inherited ones; nil for none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childOverrides[ObjectIdentifier(childViewController)]
  }

  /// The interface is about to turn, in applications from before iOS 8. Called as long as `viewWillTransition(to:with:)` is not
  /// overridden without calling super. Does nothing by itself.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// The interface is turning: what is changed here is animated. Does nothing by itself.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// The interface has turned. Does nothing by itself.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  private func tellOfTurning(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let holders = sequence(first: self) { $0.parent }
    guard holders.contains(where: { $0.turningCoordinator === coordinator }) else { return }
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

  /// Called before the view's size changes, as when the device turns. Call `super`, which tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    tellOfTurning(to: size, with: coordinator)
    for child in childControllers where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.view.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
    }
  }

  /// Called before the traits change. Call `super`, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers where child.isViewLoaded {
      child.willTransition(to: child.traits(inheriting: newCollection), with: coordinator)
    }
  }

  /// The size that a child gets: by default it grows by as much as this controller's view.
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

  /// Called when a child or presented controller asks for another size. Does nothing by itself.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Does nothing by itself. It is not called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: What the system asks

  /// The scroll view that bars at an edge follow; nil for the view or the first view in it.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    for (edges, view) in contentScrollViews where edges.contains(edge) { return view.scrollView }
    return nil
  }
  /// Says which scroll view bars at edges follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews = contentScrollViews.compactMap { edges, view in
      let left = edges.subtracting(edge)
      return left.isEmpty ? nil : (left, view)
    }
    if let scrollView { contentScrollViews.append((edge, HeldScrollView(scrollView: scrollView))) }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }
  /// Says which scroll view all bars follow.
  open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  private struct HeldScrollView { weak var scrollView: UIScrollView? }
  private var contentScrollViews: [(NSDirectionalRectEdge, HeldScrollView)] = []

  /// Takes the secondary controller of a split view whose columns become one. Navigation controllers put it upon their stack;
  /// other controllers do nothing by themselves.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// The controller that becomes the secondary one of a split view whose columns part; nil by itself, for the former one.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    nil
  }

  /// The controller that performs an action: this one or the next around it that does; nil if none does.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    if canPerformAction(action, withSender: sender) { return self }
    return parent?.targetViewController(forAction: action, sender: sender)
  }

  /// Has the controllers asked again how the interface may be turned, in applications from before iOS 16.
  public class func attemptRotationToDeviceOrientation() {
    UIDevice.current.askHost { $0.reconsiderOrientation() }
  }
  /// Has the controllers asked again how the interface may be turned.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIDevice.current.askHost { $0.reconsiderOrientation() }
  }

  /// How the status bar is drawn over the controller; by the appearance by itself.
  open var preferredStatusBarStyle: UIStatusBarStyle {
    RuntimeClasses.answer("preferredStatusBarStyle", of: self) ?? .default
  }
  /// The child that decides about the home indicator; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    RuntimeClasses.answer("childForHomeIndicatorAutoHidden", of: self)
  }
  /// The child that decides about gestures of the system; nil for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges where the application's gestures come before the system's. Stored only: there are no gestures of the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// How the status bar changes. Stored only: it changes at once.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    RuntimeClasses.answer("preferredStatusBarUpdateAnimation", of: self) ?? .fade
  }
  /// Whether the status bar is hidden over the controller; false by itself.
  open var prefersStatusBarHidden: Bool {
    RuntimeClasses.answer("prefersStatusBarHidden", of: self) ?? false
  }
  /// Whether the line at the screen's lower edge goes away; false by itself. It is not asked here.
  open var prefersHomeIndicatorAutoHidden: Bool {
    RuntimeClasses.answer("prefersHomeIndicatorAutoHidden", of: self) ?? false
  }
  /// Whether the interface turns with the device; true by itself. It is not asked here.
  open var shouldAutorotate: Bool {
    RuntimeClasses.answer("shouldAutorotate", of: self) ?? true
  }
  /// How the interface may be turned: by itself all ways on tablets, all but upside down on phones.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    RuntimeClasses.answer("supportedInterfaceOrientations", of: self)
      ?? (traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }
  /// How the interface is turned at first; upright by itself. It is not asked here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    RuntimeClasses.answer("preferredInterfaceOrientationForPresentation", of: self) ?? .portrait
  }
  /// Asks for the status bar to be drawn anew. It always is; does nothing by itself.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The child that decides how the status bar is drawn; nil, by itself, for this controller.
  open var childForStatusBarStyle: UIViewController? {
    RuntimeClasses.answer("childForStatusBarStyle", of: self)
  }
  /// The child that decides whether the status bar is hidden; nil, by itself, for this controller.
  open var childForStatusBarHidden: UIViewController? {
    RuntimeClasses.answer("childForStatusBarHidden", of: self)
  }

  // MARK: Content that is not there

  /// What is shown over the view because there is no content; nil, by default, for nothing.
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

  /// What the content depends on that is not there: the traits, and what is searched for.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Has `updateContentUnavailableConfiguration(using:)` called, at once here.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// Called where the content may be there or not. Subclasses set `contentUnavailableConfiguration`. Does nothing by itself.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Keys, focus, pointer and previews

  private var ownKeyCommands: [UIKeyCommand] = []
  /// The combinations of keys that were added.
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
  /// Adds a combination of keys that the controller understands.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  /// Removes a combination of keys.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }
  /// Whether the controller performs commands while it presents another one; true by itself. It is not asked here.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// Where the focus would go: nowhere by itself. Nothing is focused here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Without effect: nothing is focused.
  open func setNeedsFocusUpdate() {}
  /// Without effect: nothing is focused.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move; true by itself. It is not asked here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has moved. It is not called here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Whether the controller wants to keep the pointer; false by itself. It is not asked here.
  open var prefersPointerLocked: Bool { false }
  /// Without effect: there is no pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Entries under a preview of the controller, as before context menus; none by itself. They are not shown here.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Restoration

  /// What names the controller in a saved state; nil for a controller whose state, and that of those in it, is not saved.
  open var restorationIdentifier: String?
  /// The class that makes or finds the controller when its state is restored; nil for the application's delegate, the
  /// controller that is there, or the storyboard.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Writes the state down. Other controllers that are encoded are kept as references. Does nothing by itself.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes the state back. Does nothing by itself.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// All objects have their state back. Does nothing by itself.
  open func applicationFinishedRestoringState() {}

  /// The name of the controller in its storyboard; nil for none.
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

/// What has a size and traits that its container decides: view controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the container asks for, in points.
  var preferredContentSize: CGSize { get }
  /// Called when a child asks for another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when a child's size by constraints changed. It is not called here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a container gives a child when its own is another one, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes, in points.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// How a controller is presented. Raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// All of the window, in place of what it covers.
  case fullScreen = 0
  /// A sheet as wide as text is read well.
  case pageSheet = 1
  /// A smaller sheet in the middle.
  case formSheet = 2
  /// All of the controller that defines a context, in place of what it covers.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says.
  case custom = 4
  /// All of the window, over what is there.
  case overFullScreen = 5
  /// All of the controller that defines a context, over what is there.
  case overCurrentContext = 6
  /// A popover; a sheet where the width is compact.
  case popover = 7
  /// No style: for answers that leave it as it is.
  case none = -1
  /// A page sheet for most controllers.
  case automatic = -2
}

/// How a presentation is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// By a turn about the vertical middle line.
  case flipHorizontal
  /// By fading in.
  case crossDissolve
  /// By fading in: pages are not turned.
  case partialCurl
}

/// How the status bar changes. Raw values are UIKit's.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding.
  case slide = 2
}

/// How the status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the appearance.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

extension NamedMembers {
  static let viewController = NamedMembers(UIViewController.self) {
    $0.property("title", \.title)
    $0.property("preferredContentSize", \.preferredContentSize)
    $0.property("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
    $0.property("modalPresentationStyle", \.modalPresentationStyle)
    $0.reading("view") { $0.view }
    $0.reading("navigationItem") { $0.navigationItem }
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
