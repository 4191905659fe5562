import Foundation
import Testing
import UIKit

/// Names that came with iOS 17 to 27, in the ways in which programs spell them. That this compiles is the test.
@MainActor
enum NamesOfNewerAPI {
  static func bars(_ item: UIBarButtonItem, _ navigation: UINavigationItem, _ tabs: UITabBarController) {
    _ = [
      \UINavigationItem.title, \.subtitle, \.largeTitle, \.largeSubtitle,
    ]
    _ = [\UINavigationItem.attributedTitle, \.attributedSubtitle, \.largeAttributedSubtitle]
    _ = [\UINavigationItem.subtitleView, \.largeSubtitleView]
    _ = navigation.searchBarPlacementBarButtonItem
    navigation.searchBarPlacementAllowsToolbarIntegration = false
    navigation.searchBarPlacementAllowsExternalIntegration = false
    navigation.preferredSearchBarPlacement = .integratedCentered
    navigation.navigationBarMinimization.minimizationBehavior = .onScrollDown
    navigation.navigationBarMinimization.restorationBehavior = .automatic
    navigation.navigationBarMinimization.safeAreaAdjustment = .automatic
    item.hidesSharedBackground = true
    item.sharesBackground = false
    item.identifier = "a"
    item.badge = .string("new")
    item.badge?.backgroundColor = .blue
    item.badge?.foregroundColor = .white
    item.badge?.font = .systemFont(ofSize: 10)
    item.visibilityPriority = .high
    item.isSymbolAnimationEnabled = false
    item.addSymbolEffect(.pulse)
    item.removeSymbolEffect(ofType: .pulse, options: .default, animated: false)
    item.removeAllSymbolEffects()
    _ = UIBarButtonItemGroup.fixedSpace()
    tabs.tabBarMinimizeBehavior = .onScrollDown
    tabs.mode = .tabSidebar
    tabs.customizationIdentifier = "tabs"
    tabs.prominentTabIdentifier = nil
    tabs.setTabs(tabs.tabs, animated: true)
    tabs.sidebar.preferredLayout = .tile
    tabs.sidebar.headerContentConfiguration = UIListContentConfiguration.cell()
    tabs.sidebar.footerContentConfiguration = nil
    tabs.sidebar.navigationOverflowItems = nil
    tabs.sidebar.bottomBarView = nil
    tabs.sidebar.scroll(to: .header, animated: true)
    _ = tabs.contentLayoutGuide
    UINavigationBar().standardAppearance.overrideUserInterfaceStyle = .dark
    UINavigationBar().standardAppearance.largeSubtitleTextAttributes = [:]
    UIToolbar().standardAppearance.prominentButtonAppearance = UIBarButtonItemAppearance()
    _ = UINavigationController().interactiveContentPopGestureRecognizer
  }

  static func tabs(_ tab: UITab, _ group: UITabGroup) {
    (tab.subtitle, tab.userInfo, tab.isHiddenByDefault, tab.allowsHiding) = (nil, 1, true, true)
    _ = (tab.preferredPlacement, tab.managingTabGroup, tab.parent, tab.hasVisiblePlacement)
    group.allowsReordering = true
    group.sidebarActions = [UIAction { _ in }]
    group.sidebarAppearance = .rootSection
    group.isSidebarDestination = true
    _ = (group.selectedChild, group.tab(forIdentifier: "a"), group.displayOrder)
  }

  static func views(_ view: UIView, _ controller: UIViewController) {
    view.setNeedsUpdateProperties()
    view.updateTraitsIfNeeded()
    controller.updateTraitsIfNeeded()
    view.hoverStyle = .automatic()
    view.hoverStyle = UIHoverStyle(effect: .lift, shape: .capsule)
    _ = UIHoverEffectLayer(containerView: view, style: UIHoverStyle(shape: .circle))
    view.cornerConfiguration = .uniformTopRadius(4, bottomLeftRadius: 2, bottomRightRadius: nil)
    view.cornerConfiguration = .uniformBottomRadius(4, topLeftRadius: 2)
    view.cornerConfiguration = .uniformLeftRadius(4, topRightRadius: 2)
    view.cornerConfiguration = .uniformRightRadius(4.5, topLeftRadius: 2)
    view.cornerConfiguration = .uniformEdges(leftRadius: 1, rightRadius: .containerConcentric(minimum: 2))
    let interaction = UIScrollEdgeElementContainerInteraction()
    (interaction.scrollView, interaction.edge) = (UIScrollView(), .top)
    view.addInteraction(interaction)
    view.addInteraction(UIWindowSceneDragInteraction())
    view.addInteraction(UIWritingToolsCoordinator(delegate: nil))
    _ = view.focusItemDeferralMode
    _ = (
      controller.tab, controller.childForInterfaceOrientationLock,
      controller.prefersInterfaceOrientationLocked
    )
    controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    _ = (controller.preferredContainerBackgroundStyle, controller.childForPreferredContainerBackgroundStyle)
    controller.setNeedsUpdateOfPreferredContainerBackgroundStyle()
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { $0.sourceView.bounds }
    options.interactiveDismissShouldBegin = { $0.willBegin && $0.location == .zero && $0.velocity.dx == 0 }
    (options.dimmingColor, options.dimmingVisualEffect) = (.black, UIBlurEffect(style: .dark))
    controller.preferredTransition = .zoom(options: options) { context in context.sourceViewController.view }
    controller.preferredTransition = .zoom(
      sourceBarButtonItemProvider: { $0.sourceViewController.navigationItem.rightBarButtonItem })
    controller.preferredTransition = .coverVertical
    controller.preferredTransition = .flipHorizontal
    controller.preferredTransition = .partialCurl
    controller.presentationController?.traitOverrides.userInterfaceStyle = .dark
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {}
    UIViewPropertyAnimator().flushUpdates = true
  }

  static func scrolling(_ scroll: UIScrollView, _ split: UISplitViewController) {
    scroll.topEdgeEffect.style = .hard
    scroll.leftEdgeEffect.isHidden = true
    scroll.bottomEdgeEffect.style = .soft
    scroll.rightEdgeEffect.style = .automatic
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    scroll.transfersHorizontalScrollingToParent = false
    scroll.transfersVerticalScrollingToParent = false
    scroll.allowsKeyboardScrolling = false
    scroll.lookToScrollAxes = .vertical
    scroll.withScrollIndicatorsShown { scroll.contentOffset = .zero }
    _ = (split.isShowing(.inspector), split.inspectorColumnWidth)
    split.preferredInspectorColumnWidthFraction = 0.3
    (split.minimumInspectorColumnWidth, split.maximumInspectorColumnWidth) = (100, 400)
    (split.preferredSecondaryColumnWidth, split.minimumSecondaryColumnWidth) = (300, 200)
    split.preferredSecondaryColumnWidthFraction = 0.5
  }

  static func symbols(_ view: UIImageView, _ button: UIButton) {
    view.addSymbolEffect(.bounce.up.byLayer, options: .nonRepeating)
    view.addSymbolEffect(.breathe.pulse)
    view.addSymbolEffect(.rotate.clockwise)
    view.addSymbolEffect(.scale.up, options: .repeat(.continuous))
    view.addSymbolEffect(.wiggle.custom(angle: 12), options: .repeat(.periodic(2, delay: 0.5)))
    view.addSymbolEffect(.drawOn.individually)
    view.addSymbolEffect(.drawOff)
    view.addSymbolEffect(.variableColor.cumulative.dimInactiveLayers.nonReversing)
    view.setSymbolImage(UIImage(), contentTransition: .replace.magic(fallback: .replace.downUp))
    view.setSymbolImage(UIImage(), contentTransition: .automatic, options: .speed(2))
    view.preferredImageDynamicRange = .constrainedHigh
    _ = view.imageDynamicRange
    button.isSymbolAnimationEnabled = true
    button.configuration = .glass()
    button.configuration = .clearGlass()
    button.configuration = .prominentGlass()
    button.configuration = .prominentClearGlass()
    button.configuration?.symbolContentTransition = UISymbolContentTransition(.replace, options: .speed(1))
    button.configuration?.background.shadowProperties.opacity = 0.5
    _ = UIImage.SymbolConfiguration(variableValueMode: .draw)
    _ = UIImage.SymbolConfiguration(colorRenderingMode: .gradient)
    _ = UIImage.Configuration(locale: nil).locale
    _ = UIGraphicsImageRendererFormat().supportsHighDynamicRange
  }

  static func scenes(_ scene: UIWindowScene, _ application: UIApplication) {
    scene.destructionConditions = [.userInitiatedDismissal, .systemDisconnection]
    _ = scene.systemProtectionManager?.isUserAuthenticationEnabled
    scene.traitOverrides.listEnvironment = .none
    application.activateSceneSession(for: UISceneSessionActivationRequest(role: .windowApplication)) { _ in }
    application.activateSceneSession(for: UISceneSessionActivationRequest(session: scene.session))
    _ = [UISceneWindowingControlStyle.automatic, .minimal, .unified]
    _ = UIWindowSceneProminentPlacement.prominent()
    _ = UIWindowSceneStandardPlacement.standard()
    _ = UIWindowScenePushPlacement.targeting(sceneSession: scene.session)
    _ = UIScene.systemProtectionDidChangeNotification
  }

  static func text(_ view: UITextView, _ label: UILabel, _ field: UISearchBar) {
    (view.inlinePredictionType, view.mathExpressionCompletionType) = (.no, .yes)
    (view.writingToolsBehavior, view.allowedWritingToolsResultOptions) = (.limited, [.plainText, .list])
    (view.allowsNumberPadPopover, view.conversationContext) = (true, UIMailConversationContext())
    _ = (view.isWritingToolsActive, view.writingToolsCoordinator, view.selectedRanges)
    view.textHighlightAttributes = [:]
    view.textFormattingConfiguration = .init(groups: [
      .init(components: [.init(componentKey: .fontAttributes, preferredSize: .large)])
    ])
    _ = (view.supportsAdaptiveImageGlyph, view.unobscuredContentRect)
    view.insertAttributedText(NSAttributedString(string: "a"))
    view.showWritingTools(nil)
    view.sizingRule = .oversize
    (label.sizingRule, label.preferredVibrancy) = (.typographic, .none)
    field.isLookToDictateEnabled = true
    _ = UITextFormattingViewController(configuration: .init())
    _ = NSAdaptiveImageGlyph(imageContent: Data()).contentIdentifier
    _ = UITextItem.MenuConfiguration(preview: .view(label), menu: UIMenu())
    _ = UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: view)
    let cursor = UIStandardTextCursorView()
    UITextCursorDropPositionAnimator(textCursorView: cursor, textInput: view).animateAlongsideChanges(
      nil, completion: nil)
    let entry = UIMessageConversationEntry()
    (entry.dataKind, entry.wasSentBySelf, entry.text) = (.attachment, true, "a")
    _ = UIMessageConversationContext().isJunk
    _ = UISmartReplySuggestion().smartReply
  }

  static func others(_ touch: UITouch, _ menu: UIMenu) {
    _ = touch.rollAngle
    menu.displayPreferences = UIMenuDisplayPreferences()
    menu.displayPreferences?.maximumNumberOfTitleLines = 2
    UIAction { _ in }.repeatBehavior = .repeatable
    UICommand(action: Selector("a")).repeatBehavior = .nonRepeatable
    _ = (UIContextMenuSystem.shared, UIPointerStyle.automatic())
    (UIColorPickerViewController().supportsEyedropper, UIColorWell().maximumLinearExposure) = (false, 2)
    UITableView().contentHuggingElements = .sectionHeaders
    let activities = UIActivityViewController(activityItems: [], applicationActivities: nil)
    activities.excludedActivitySectionTypes = .peopleSuggestions
    _ = UIActivityCollaborationModeRestriction(
      disabledMode: .collaborate, alertTitle: "a", alertMessage: "b", alertDismissButtonTitle: "c")
    let document = UIDocumentViewController(document: nil)
    _ = (document.undoRedoItemGroup, document.launchOptions.background)
    document.openDocument { _ in }
    _ = UIDocumentViewController.LaunchOptions.createDocumentAction(withIntent: .default)
    _ = UIPencilInteraction.Phase.began
  }

  static func sheets(_ sheet: UISheetPresentationController) {
    sheet.preferredPlacement = .trailing
    _ = [UISheetPresentationController.Placement.automatic, .leading, .center].map(\.rawValue)
    _ = UISheetPresentationController.Placement(rawValue: 3)
  }
}
