// `TINAMOU_WRITE_NAMES=1 swift test --filter AppleNamesTests` writes this file.

extension AppleNames {
  /// The names of requirements of the frameworks' protocols.
  static let requirements = Set(
    """
    _body _siblingPlace accessibilityChartDescriptor accessibilityCustomContent action actionSheet
    actions activePlayer activityIdentifier activityViewController activityViewControllerPlaceholderItem
    adaptivePresentationStyle add addAnimations addCompletion addVoiceShortcutViewController
    addVoiceShortcutViewControllerDidCancel adjustTextPosition
    adjustsImageSizeForAccessibilityContentSizeCategory advertiser affectsColorAppearance alertView
    algorithm alignCenter alignJustified alignLeft alignRight allEntities allowsMoveOperation
    allowsSelection alpha alternativeSpeakableMatches animatableData animate animateAlongsideTransition
    animateTransition animationController animationDidStart animationDidStop animationEnded answer
    appShortcuts appearance application applicationDidBecomeActive applicationDidEnterBackground
    applicationDidFinishLaunching applicationDidReceiveMemoryWarning applicationFinishedRestoringState
    applicationProtectedDataDidBecomeAvailable applicationProtectedDataWillBecomeUnavailable
    applicationSignificantTimeChange applicationWillEnterForeground applicationWillResignActive
    applicationWillTerminate apply attributedTitle audioPlayerBeginInterruption
    audioPlayerDecodeErrorDidOccur audioPlayerDidFinishPlaying audioPlayerEndInterruption
    audioRecorderDidFinishRecording audioRecorderEncodeErrorDidOccur authenticationPolicy
    authorizationController autocapitalizationType autocorrectionType autoreverses backButton
    barPosition baseAddress beginContentAccess beginTime beginningOfDocument blockByteCount body
    bottomAnchor boundingMapRect bounds browser browserViewControllerDidFinish
    browserViewControllerWasCancelled builtInValue byteCount bytes bytesPerRow calendarChooserDidCancel
    calendarChooserDidFinish calendarChooserSelectionDidChange callObserver canBecomeFocused canHandle
    canLoadObjects canPaste canReplaceMapContent cancel cancelContentEditing cancelInteractiveTransition
    captureOutput caretRect caseDisplayRepresentations category center centralManager
    centralManagerDidUpdateState characterRange classForPage closestPosition collected collectionView
    collectionViewDidEndMultipleSelectionInteraction collisionBehavior collisionBoundingPath
    collisionBoundsType colorPickerViewController colorPickerViewControllerDidFinish
    colorPickerViewControllerDidSelectColor command commit commitInsertion compare completeTransition
    completer completerDidUpdateResults completionCurve completionSpeed completionVelocity components
    configuration confirm connect connectOutlet contactPicker contactPickerDidCancel
    contactViewController container containerTraitCollection containerView contentInsets contentSize
    contentStyleDidChange contents contextMenuInteraction continueAnimation controller
    controllerDidChangeContent controllerWillChangeContent convert cookiesDidChange coordinate
    coordinateSpace copy cubicTimingParameters currentPlaybackRate currentPlaybackTime currentValue
    customShape cut date decode decodeRestorableState decreaseSize defaultQuery defaultResult
    defaultValue delete deleteBackward deletePlaceholder description destinationIndexPath didBegin
    didDismissSearchController didEnd didEvaluateActions didFailWithError didFinish didMatchString
    didMove didPresent didPresentSearchController didReceive didSimulatePhysics didUpdateFocus direction
    discardContentIfPossible dismantleUIView dismantleUIViewController display displayRepresentation
    documentContextAfterInput documentContextBeforeInput documentIdentifier documentInputMode
    documentInteractionController documentInteractionControllerDidDismissOpenInMenu
    documentInteractionControllerDidDismissOptionsMenu documentInteractionControllerDidEndPreview
    documentInteractionControllerRectForPreview documentInteractionControllerViewControllerForPreview
    documentInteractionControllerViewForPreview documentInteractionControllerWillBeginPreview
    documentInteractionControllerWillPresentOpenInMenu
    documentInteractionControllerWillPresentOptionsMenu documentPicker documentPickerWasCancelled
    download downloadDidFinish dragInteraction dragItem dragRange dragSession draw drop dropEntered
    dropExited dropInteraction dropUpdated duplicate duration dynamicAnimatorDidPause
    dynamicAnimatorWillResume editMenuInteraction editVoiceShortcutViewController
    editVoiceShortcutViewControllerDidCancel effectValue effectiveContentInsets effectiveContentSize
    enableInputClicksWhenVisible enablePostProcessing enablesReturnKeyAutomatically encode
    encodeRestorableState endContentAccess endOfDocument entities entityIdentifier
    entityIdentifierString entries eventEditViewController eventEditViewControllerDefaultCalendar
    eventViewController existingItems explicitAlignment export featureNames featureValue fileOutput
    fileWrapper fillMode filter finalFrame finalize find findAndReplace findNext findPrevious
    finishAnimation finishContentEditing finishInteractiveTransition firstRect
    fontPickerViewControllerDidCancel fontPickerViewControllerDidPickFont format formatString
    fractionComplete frame gameCenterViewControllerDidFinish gameModel gameModelUpdates
    gestureRecognizer gestureRecognizerShouldBegin getSnapshot getTimeline glkView
    glkViewControllerUpdate handle handleUIGestureRecognizerAction handler hasBuiltIn hasItemsConforming
    hasText height heightAnchor id identifier image imagePickerController imagePickerControllerDidCancel
    includedPackages increaseSize indexPath indexPathForElement indexTitle indexTitles initialFrame
    initiallyInteractive insertChild insertElements insertSibling insertText inset intentClassName
    interaction interactionControllerForDismissal interactionControllerForPresentation
    interactionDidFinish interruptibleAnimator intersects invalidateLayout isAnimated isBlinking
    isCancelled isContentDiscarded isDiscoverable isEnabled isHidden isInteractive isInterruptible
    isLookToDictateEnabled isLoss isMuted isPosition isPreparedToPlay isRestrictedToDraggingApplication
    isReversed isRunning isSecureTextEntry isSelected isSpringLoaded isTextDragActive isTextDropActive
    isVertical isWin itemProviderVisibilityForRepresentation items keyboardAppearance keyboardType label
    largeContentImage largeContentImageInsets largeContentTitle largeContentViewerInteraction
    layerWillDraw layoutDirectionBehavior layoutManager layoutProperties layoutSublayers
    leadingNavigationBarButtons length listTemplate livePhotoView loadData loadObjects
    loadValuesAsynchronously localContext localDragSession localizedStringResource location
    locationManager locationManagerDidChangeAuthorization locationManagerDidPauseLocationUpdates
    locationManagerDidResumeLocationUpdates locationManagerShouldDisplayHeadingCalibration loopEnabled
    loopEnd magnitudeSquared mailComposeController makeBody makeBuffer makeCache makeChartDescriptor
    makeCommandBuffer makeCommandQueue makeContentView makeCoordinator makeDefaultLibrary makeEmpty
    makeFunction makeSharedContext makeTextWritingDirectionLeftToRight
    makeTextWritingDirectionRightToLeft makeUIGestureRecognizer makeUIView makeUIViewController
    mapTemplate mapTemplateDidCancelNavigation mapTemplateDidDismissPanningInterface
    mapTemplateDidShowPanningInterface mapTemplateWillDismissPanningInterface mapView
    mapViewDidChangeVisibleRegion mapViewDidFailLoadingMap mapViewDidFinishLoadingMap
    mapViewDidFinishRenderingMap mapViewDidStopLocatingUser mapViewWillStartLoadingMap
    mapViewWillStartLocatingUser mapViewWillStartRenderingMap markedTextRange maximumDetentValue
    mediaPicker mediaPickerDidCancel menu message messageComposeViewController metadataOutput
    metalCommandBuffer metalTexture microseconds milliseconds minimumTolerance modelIdentifierForElement
    models move mtkView name nanoseconds navigationBar navigationController
    navigationControllerPreferredInterfaceOrientationForPresentation
    navigationControllerSupportedInterfaceOrientations netService netServiceBrowser
    netServiceBrowserDidStopSearch netServiceBrowserWillSearch netServiceDidPublish
    netServiceDidResolveAddress netServiceDidStop netServiceWillPublish netServiceWillResolve
    newFromPasteboard nextBool nextInt nextUniform notifyWhenInteractionChanges
    notifyWhenInteractionEnds now nowPlayingTemplateAlbumArtistButtonTapped
    nowPlayingTemplateUpNextButtonTapped numberOfComponents numberOfObjects numberOfPreviewItems
    numberOfSections object objectRestorationClass objectWillChange objects observeValue offset
    openAppWhenRun options order pageControlProgress pageControlProgressVisibilityDidChange
    pageControlTimerProgress pageControlTimerProgressDidChange pageViewController pan parameterSummary
    paste pasteAndGo pasteAndMatchStyle pasteAndSearch pasteConfiguration path pause pauseAnimation
    pauseInteractiveTransition paymentAuthorizationViewController
    paymentAuthorizationViewControllerDidFinish paymentQueue paymentQueueDidChangeStorefront
    paymentQueueRestoreCompletedTransactionsFinished pdfViewParentViewController pdfViewWillClick
    pencilInteractionDidTap percentComplete perceptualUnitRect perform performBuiltIn performClose
    performDrop peripheral persistentIdentifier photoLibraryDidBecomeUnavailable photoLibraryDidChange
    photoOutput picker pickerView pictureInPictureController
    pictureInPictureControllerDidStartPictureInPicture pictureInPictureControllerDidStopPictureInPicture
    pictureInPictureControllerIsPlaybackPaused
    pictureInPictureControllerShouldProhibitBackgroundAudioPlayback
    pictureInPictureControllerTimeRangeForPlayback pictureInPictureControllerWillStartPictureInPicture
    pictureInPictureControllerWillStopPictureInPicture placeSubviews placeholder platform play
    playbackRate playerId playerViewController playerViewControllerDidStartPictureInPicture
    playerViewControllerDidStopPictureInPicture
    playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart
    playerViewControllerWillStartPictureInPicture playerViewControllerWillStopPictureInPicture players
    pointOfInterestTemplate pointOfView pointerInteraction popoverPresentationController
    popoverPresentationControllerDidDismissPopover popoverPresentationControllerShouldDismissPopover
    position preferredCommitStyle preferredContentSize preferredContentSizeDidChange
    preferredFocusEnvironments preferredFrame preferredSize prepareForPopoverPresentation prepareToPlay
    present presentSearchController presentationAnchor presentationController
    presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
    presentationControllerShouldDismiss presentationControllerWillDismiss presentationCount
    presentationIndex presentationStyle previewController previewControllerDidDismiss
    previewControllerWillDismiss previewInteraction previewInteractionDidCancel
    previewInteractionShouldBegin previewItemTitle previewItemURL previewSize previewValue
    previewViewController previews primaryViewController primitivePlottable printContent
    printInteractionController printInteractionControllerDidDismissPrinterOptions
    printInteractionControllerParentViewController printInteractionControllerWillPresentPrinterOptions
    process processIdentifier productViewControllerDidFinish productsRequest progressIndicatorStyle
    pronunciationHint properties proposal provider providerDidBegin providerDidReset pushRegistry
    randomSource rangeEnclosingPosition readableContentTypes readableTypeIdentifiersForItemProvider
    receive recommendations reduce region relevance remove removeAllActions rename renderer repeatCount
    repeatDuration replace replaceChildren representedElementCategory representedElementKind request
    requestDidFinish requestFailed resetBlinkAnimation resolve resolveContacts resolveContent
    resolveDestinationType resolveMediaItems resolveOutgoingMessageType resolvePlayShuffled
    resolveRecipients resolveResumePlayback resolveSpeakableGroupName resourceLoader restorationParent
    restoreUserActivityState results returnKeyType role rootScene routePickerViewDidEndPresentingRoutes
    routePickerViewWillBeginPresentingRoutes rules run runAction safariViewController
    safariViewControllerDidFinish safariViewControllerWillOpenInBrowser scale scalesLargeContentImage
    scene sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground
    sceneWillResignActive schedule schemas score screenshotService scribbleInteraction
    scribbleInteractionDidFinishWriting scribbleInteractionShouldDelayFocus
    scribbleInteractionWillBeginWriting scrollViewDidChangeAdjustedContentInset
    scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation
    scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom
    scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging
    scrollViewWillBeginZooming scrollViewWillEndDragging searchBar searchBarBookmarkButtonClicked
    searchBarCancelButtonClicked searchBarResultsListButtonClicked searchBarSearchButtonClicked
    searchBarShouldBeginEditing searchBarShouldEndEditing searchBarTextDidBeginEditing
    searchBarTextDidEndEditing searchTemplate searchTemplateSearchButtonPressed seconds
    sectionIndexTitles select selectAll selectedText selectedTextRange selectionContainerViewBelowText
    selectionRects send sendParameters sender session sessionConfiguration sessionDidBecomeInactive
    sessionDidDeactivate sessionReachabilityDidChange setBuiltInValue setGameModel setMarkedText
    setNeedsFocusUpdate sheetPresentationControllerDidChangeSelectedDetentIdentifier shortcutTileColor
    shouldAllow shouldShowCancelConfirmation shouldUpdateFocus showWritingTools showsLargeContentViewer
    size sizeThatFits sizingRule smartDashesType smartInsertDeleteType smartQuotesType snapshot
    sourceIndexPath spacing speechRecognitionTask speechRecognizer speechSynthesizer speed
    spellCheckingType splitViewController spokenPhrase springTimingParameters stages start
    startAnimation startContentEditing startInteractiveTransition state stateRestorationActivity
    statusOfValue stop stopAnimation subsystem subtitle suggestedEntities suggestedItems supportedModes
    supports supportsAudio supportsHaptics system systemLayoutFittingSizeDidChange tabBar
    tabBarController tabBarControllerDidEndEditing tabBarControllerSupportedInterfaceOrientations
    tabBarControllerWillBeginEditing tabBarTemplate tableView
    tableViewDidEndMultipleSelectionInteraction target targetItem targetTransform targetView
    templateApplicationScene templateDidAppear templateDidDisappear templateWillAppear
    templateWillDisappear text textContentType textDragDelegate textDragInteraction textDragOptions
    textDraggableView textDropDelegate textDropInteraction textField textFieldDidBeginEditing
    textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldBeginEditing textFieldShouldClear
    textFieldShouldEndEditing textFieldShouldReturn textFormattingDidFinish textFormattingViewController
    textInputView textRange textStorage textView textViewDidBeginEditing textViewDidChange
    textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing
    threadIdentifier timeOffset timeRange timeline timingCurveType title toggleBoldface toggleInspector
    toggleItalics toggleSidebar toggleUnderline tokenizer topAnchor trailingNavigationBarButtons
    traitCollection traitCollectionDidChange transferRepresentation transform transform3D
    transitionDuration transitionWasCancelled typeDisplayRepresentation unmarkText update updateCache
    updateChartDescriptor updateFocusIfNeeded updateInteractiveTransition updateSearchResults
    updateTarget updateTextAttributes updateUIGestureRecognizer updateUIView updateUIViewController
    updated useSelectionForFind userActivityWasContinued userActivityWillSave userContentController
    userInfo userNotificationCenter validateDrop value versionIdentifier view viewController
    viewForZooming viewWillTransition vocabularyIdentifier volume waitUntilCompleted
    wantsInteractiveStart webView webViewDidClose webViewDidFinishLoad webViewDidStartLoad
    webViewWebContentProcessDidTerminate widgetActiveDisplayModeDidChange widgetMarginInsets
    widgetPerformUpdate width willDismissSearchController willMove willPresent
    willPresentSearchController willTransition window windowScene writableContentTypes
    writableTypeIdentifiersForItemProvider writingToolsCoordinator zIndex
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The names of types that are declared in types of the frameworks.
  static let nested = Set(
    """
    AccessoryType Action ActionAtItemEnd ActionBuilder ActionType ActivationRequestOptions
    ActivationState ActivityButton ActivityType AdaptivityAxis AlertSound Alignment AlignmentRectContext
    AlignmentStrategy Animating AnimationCurve AnimationOptions AnimationParameters AnimationTransition
    Announcement ApertureMode Appearance Argument ArrowDirection AssetRepresentationMode AttachmentType
    Attribute AttributeName AttributeType Attributes AuthorizationStatus AutoFocusRangeRestriction
    AutoresizingMask Axis BackButtonDisplayMode BackgroundColorAttribute BackgroundDisplayMode
    BackgroundStyle Badge BaselineOffsetAttribute Begun Binding BlurOptions BookmarkCreationOptions
    BookmarkResolutionOptions BorderStyle Bounce BrowserSession BundleDescription Button ButtonMask
    ButtonProperties ButtonType Cadence Callback CameraBoundary CameraCaptureMode CameraDevice
    CameraFlashMode CameraZoomRange Case Category CategoryOptions CellRegistration CellStyle ChangeKind
    ChangeValue ClipOptions CloudKitDatabase CodableRepresentation Code CollationType CollisionMode
    ColorSpace Column Completion Component ComponentGroup CompressionAlgorithm ConcurrencyType
    Configuration ConfigurationOption ConnectionOptions Content ContentDirection
    ContentHorizontalAlignment ContentHuggingElements ContentInsetAdjustmentBehavior ContentMode
    ContentSource ContentVerticalAlignment Context ContextKey ContextScope Corner CornerStyle
    CreationIntent CredentialState Cursor CustomViewConfiguration DataDroppedReason DataKind
    DataTaskPublisher DatastoreLocation DateStyle DateTimeStyle DecelerationRate DeleteOptions Demand
    Design DestructionRequestOptions Detent DeviceType DidEndEditingReason Direction
    DisclosureIndicatorOptions DiscoverySession DismissButtonStyle DismissalContext DisplayFrequency
    DisplayMode DisplayStyle DisplayedState DistanceUnitStyle Distribution DocumentAttributeKey
    DocumentReadingOptionKey DocumentType Donation DragState DropState Duplex DynamicRange ETAResponse
    EditingStyle EffectType Element ElementCategory ElementGroupPreference ElementOrder ElementSize
    ElevationStyle EmphasisStyle EmptyDonation EnabledStatus Environment EnvironmentVariants Error
    ErrorCode Event EventSubtype EventType ExposureMode ExtensionPointIdentifier FamilyKey FeatureKey
    FeedbackStyle FeedbackType Filter FilterOptions FilterType FindElementGroupConfiguration
    FinishedAction FixedSpace FlashMode Flexibility FocusMode FontAttribute FooterMode
    ForegroundColorAttribute Format FormatOptions FormattingDescriptor FormattingStyle FoundElement
    FullscreenState GeometryPreferences GradientOptions GroupContainer HandleType HeaderMode Highlight
    Host ID Icon IconType Identifier IgnoresDisplayFrequency Image ImageProperties ImageQuality
    Importance IndexDisplayMode IndicatorStyle InfoKey Intent InteractionContext InterfaceType
    Interpolation InterruptionOptions InterruptionReason InterruptionType InvalidationReason
    InvocationOptions IssueType ItemPositioning ItemStyle KernAttribute Key KeyboardDismissMode
    KeyframeAnimationOptions Kind LabelOptions LargeTitleDisplayMode LaunchOptions LaunchOptionsKey
    Layout LayoutChanged LayoutDimension LayoutEnvironment LayoutRegion Leading Level Lifetime LightType
    LightingModel LimitBehavior LineBreakStrategy LineStyle Localization LocalizationValue MD5 MD5Digest
    MacIdiomStyle MagicReplace Mask MaxDisplayCount MenuConfiguration MinimizationBehavior
    MinimizeBehavior Mismatch Mode ModeKey Name NavigationBarDrawerDisplayMode NavigationDirection
    NavigationOrientation NavigationType NetworkUnavailableReason Notification NotificationInfo
    NotificationKey ObjectType OpenExternalURLOptions OpenExternalURLOptionsKey OpenIDOperation
    OpenURLOptions OpenURLOptionsKey Operation OptionKey Options OptionsBuilder OptionsKey Orientation
    OutlineDisclosureOptions OutputType PanDirection ParagraphStyleAttribute ParameterID Pattern
    PauseReason PaymentMode PeriodUnit Permission Phase Phases Placement PlayerScope Port PortOverride
    Position PreferredSize Preset PressType Preview PrimaryEdge ProductType Prominence Properties
    Provider Publisher PurchaseError PurchaseOption PurchaseResult QualityLevel QualityPrioritization
    QualityType RGBColorSpace Range ReadingOptions RecordPermission RecordSavePolicy Reference Relation
    RenderingMode ReorderOptions ReorderingCadence ReorderingHandlers RepeatBehavior Reply Request
    ResizingMode ResolutionContext Resolved ResolvedImage ResolvedSymbol ResolvedText Response
    RestorationBehavior Result ResultType Role RouteChangeReason RoutePreference RouteSharingPolicy
    RowAnimation Rule RuleBuilder SHA1 SHA1Digest SafeAreaAdjustment SaveOperation Scale ScaleType
    ScheduledTaskType SchedulerOptions SchedulerTimeType Scope ScreenChanged ScrollDirection
    ScrollPosition ScrollTarget SearchBarPlacement Section SectionInsetReference SectionSnapshotHandlers
    Segment Selection SelectionStyle SelfSizingInvalidation SeparatorInsetReference SeparatorStyle Set
    SetActiveOptions Severity Shading ShadowOptions Sidebar SidebarAppearance
    SilenceSecondaryAudioHintType Sink Size Snapshot Source SourceType SpineLocation SplitBehavior
    Squeeze State StateMask Status Step Stop StoppedReason StoreCategory StrikethroughStyleAttribute
    StringInterpolation Style SupplementaryRegistration SymbolColorRenderingMode SymbolConfiguration
    SymbolVariableValueMode SymbolicTraits SystemAnimation SystemDesign SystemItem SystemRotorType Tap
    TemplateRenderingMode TextAlignment TextAnimation TextList TextProperties TextReplacementReason
    TextStyle TextTransform TextUpdateReason Tick TimeControlStatus TimeScope TimerPublisher
    TintAdjustmentMode TintMode TitleAlignment TorchMode TouchType TrackConfiguration TrackingAttribute
    TraitKey Transactions Transition TransitionStyle TruncationMode Type UIKitAttributes
    UnderlineStyleAttribute UnitOptions Units UnitsStyle Unrecoverable UnsatisfiedReason UserInfoKey
    Value VerificationError Version ViewMode ViewTraits Visibility WaitingReason Weight
    WhiteBalanceGains WhiteBalanceMode Width Wrapper WritingDirectionStrategy WritingOptions
    ZeroFormattingBehavior ZoomOptions ZoomSourceViewProviderContext iOS recordPermission
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The names of SwiftUI's types, and of those of its modules.
  static let swiftUI = Set(
    """
    AXChartDescriptorRepresentable AccessibilityActionCategory AccessibilityActionKind
    AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityCustomContentKey
    AccessibilityDirectTouchOptions AccessibilityFocusState AccessibilityHeadingLevel
    AccessibilityLabeledPairRole AccessibilityRotorContent AccessibilityRotorContentBuilder
    AccessibilityRotorEntry AccessibilitySystemRotor AccessibilityTechnologies
    AccessibilityTextContentType AccessibilityTraits AccessibilityZoomGestureAction
    AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle
    AccessoryLinearGaugeStyle AccessoryWidgetBackground ActionSheet Activity ActivityAttributes
    ActivityAuthorizationError ActivityAuthorizationInfo ActivityConfiguration ActivityContent
    ActivityFamily ActivityState ActivityStyle ActivityUIDismissalPolicy ActivityViewContext Alert
    AlertConfiguration Alignment AlignmentID Anchor Angle AngularGradient Animatable AnimatableModifier
    AnimatablePair Animation AnimationCompletionCriteria AnimationContext AnimationTimelineSchedule
    AnnotationPosition AnyGesture AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App
    AppDependency AppDependencyManager AppEntity AppEnum AppIntent AppIntentConfiguration
    AppIntentControlValueProvider AppIntentError AppIntentRecommendation AppIntentTimelineProvider
    AppIntentsExtension AppIntentsPackage AppShortcut AppShortcutPhrase AppShortcutPhraseToken
    AppShortcutsBuilder AppShortcutsProvider AppStorage AreaMark AsymmetricTransition AsyncImage
    AsyncImagePhase AudioPlaybackIntent AudioRecordingIntent AudioStartingIntent
    AutomaticControlGroupStyle AutomaticDisclosureGroupStyle AutomaticFormStyle
    AutomaticLabeledContentStyle AutomaticNavigationSplitViewStyle AutomaticNavigationTransition
    AutomaticTableStyle AutomaticTextEditorStyle Axis AxisContent AxisContentBuilder AxisGridLine
    AxisMark AxisMarkBuilder AxisMarkPosition AxisMarkPreset AxisMarkValues AxisMarks AxisTick AxisValue
    AxisValueLabel BackgroundProminence BackgroundStyle BackgroundTask BadgeProminence
    BalancedNavigationSplitViewStyle BarMark BasicChartSymbolShape Bindable Binding BlendMode
    BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle
    Button ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonSizing ButtonStyle
    ButtonStyleConfiguration ButtonToggleStyle CameraCaptureIntent Canvas Capsule Chart ChartContent
    ChartContentBuilder ChartPlotContent ChartProxy ChartSymbolShape Circle CircularProgressViewStyle
    CodableRepresentation Color ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast
    ColumnNavigationViewStyle ColumnsFormStyle CombinedRepresentation CommandGroup CommandGroupPlacement
    CommandMenu Commands CommandsBuilder CompactDatePickerStyle CompactMenuControlGroupStyle
    ConcentricRectangle ConfirmationActionName ContainerBackgroundPlacement ContainerRelativeShape
    ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory ContentTransition
    ContentUnavailableView ContextMenu ControlActiveState ControlCenter ControlConfigurationIntent
    ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlSize ControlValueProvider
    ControlWidget ControlWidgetConfiguration ControlWidgetTemplate CoordinateSpace
    CoordinateSpaceProtocol CustomAnimation CustomIntentMigratedAppIntent
    CustomLocalizedStringResourceConvertible CustomPresentationDetent CustomizableToolbarContent
    DataRepresentation DatePicker DatePickerComponents DatePickerStyle DatePickerStyleConfiguration
    DefaultButtonStyle DefaultDatePickerStyle DefaultGaugeStyle DefaultGroupBoxStyle DefaultLabelStyle
    DefaultListStyle DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle
    DefaultProgressViewStyle DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle
    DefaultToolbarItem DefaultWindowStyle DefaultWindowToolbarStyle DeleteIntent DerivedShape
    DigitalCrownRotationalSensitivity DisabledTextSelectability DisclosureGroup DisclosureGroupStyle
    DisclosureGroupStyleConfiguration DismissAction DismissBehavior DismissSearchAction
    DismissWindowAction DisplayGamut DisplayMessageAction DisplayRepresentable DisplayRepresentation
    Divider DocumentGroup DocumentGroupLaunchScene DoubleColumnNavigationViewStyle DragGesture
    DropDelegate DropInfo DropOperation DropProposal DynamicIsland DynamicIslandExpandedContent
    DynamicIslandExpandedContentBuilder DynamicIslandExpandedRegion DynamicIslandExpandedRegionPosition
    DynamicIslandExpandedRegionVerticalPlacement DynamicIslandMode DynamicOptionsProvider
    DynamicProperty DynamicTypeSize DynamicViewContent Edge EdgeInsets EditButton EditMode Ellipse
    EllipticalGradient EmptyAnimatableData EmptyCommands EmptyModifier EmptyView EmptyVisualEffect
    EmptyWidgetConfiguration EnabledTextSelectability EntityIdentifier EntityIdentifierConvertible
    EntityProperty EntityQuery EntityStringQuery EnumerableEntityQuery Environment EnvironmentKey
    EnvironmentObject EnvironmentValues EnvironmentalModifier EquatableView EventModifiers
    EveryMinuteTimelineSchedule ExclusiveGesture ExpandedWindowToolbarStyle ExplicitTimelineSchedule
    FetchDescriptor FetchRequest FetchedResults FileDocument FileDocumentConfiguration
    FileDocumentReadConfiguration FileDocumentWriteConfiguration FileRepresentation FillShapeStyle
    FillStyle FocusInteractions FocusState FocusedBinding FocusedObject FocusedValue FocusedValueKey
    FocusedValues Font ForEach ForegroundContinuableIntent ForegroundStyle Form FormStyle
    FormStyleConfiguration Gauge GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryProxy
    GeometryReader GeometryReader3D Gesture GestureMask GestureState Glass GlassButtonStyle
    GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle GlobalCoordinateSpace Gradient
    GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout GridRow Group GroupBox
    GroupBoxStyle GroupBoxStyleConfiguration GroupedFormStyle GroupedListStyle GroupedTabViewStyle
    HSplitView HStack HStackLayout HiddenTitleBarWindowStyle HierarchicalShapeStyle HorizontalAlignment
    HorizontalDirection HorizontalEdge HoverEffect HoverPhase IconOnlyLabelStyle IdentityTransition
    Image ImagePaint ImageRenderer ImportFromDevicesCommands IndexViewStyle IndexedEntity
    InlinePickerStyle InsetGroupedListStyle InsetListStyle InsetTableStyle InsettableShape
    InspectorCommands InstanceDisplayRepresentable IntentAuthenticationPolicy IntentCollectionSize
    IntentConfiguration IntentControlStyle IntentDateKind IntentDescription IntentDialog
    IntentDonationIdentifier IntentDonationManager IntentFile IntentInputOptions IntentItem
    IntentItemCollection IntentItemSection IntentModes IntentParameter IntentParameterDependency
    IntentParameterSummary IntentRecommendation IntentResult IntentResultContainer
    IntentTimelineProvider InterfaceOrientation InterpolationMethod ItemCollection KeyEquivalent
    KeyPress KeyboardShortcut Label LabelStyle LabelStyleConfiguration LabeledContent
    LabeledContentStyle LabeledContentStyleConfiguration Layout LayoutDirection LayoutDirectionBehavior
    LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid
    LazyVStack LegibilityWeight LineMark LinearCapacityGaugeStyle LinearGradient LinearProgressViewStyle
    Link LinkShapeStyle List ListSectionSpacing ListStyle LiveActivityIntent LocalCoordinateSpace
    LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture MarkDimension
    MarkStackingMethod MatchedGeometryProperties Material MaterialActiveAppearance Menu
    MenuActionDismissBehavior MenuBarExtra MenuControlGroupStyle MenuOrder MenuPickerStyle MenuStyle
    MenuStyleConfiguration MeshGradient MigrationStage MiniTipViewStyle ModelConfiguration
    ModelContainer ModelContext ModifiedContent MoveCommandDirection MultiDatePicker
    NamedCoordinateSpace NamedPresentationSizing Namespace NavigationBarItem NavigationControlGroupStyle
    NavigationLink NavigationLinkPickerStyle NavigationPath NavigationSplitView
    NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewStyleConfiguration
    NavigationSplitViewVisibility NavigationStack NavigationTransition NavigationView
    NavigationViewStyle NewDocumentAction ObservedObject OpacityTransition OpenDocumentAction OpenIntent
    OpenSettingsAction OpenURLAction OpenWindowAction OpensIntent OutlineGroup PageIndexViewStyle
    PageTabViewStyle PagingScrollTargetBehavior PaletteControlGroupStyle PalettePickerStyle Parameter
    ParameterKeyPathsBuilder ParameterSummary ParameterSummaryBuilder ParameterSummaryString PasteButton
    Path PeriodicTimelineSchedule PersistentIdentifier PersistentModel PersistentlyIdentifiable
    PhaseAnimator Picker PickerStyle PinnedScrollableViews PlaceholderContentView
    PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle PlainTextEditorStyle PlainTextFieldStyle
    PlainWindowStyle Plottable PlottableValue PointMark PopoverAttachmentAnchor PredictableIntent
    PreferenceKey PresentationAdaptation PresentationBackgroundInteraction
    PresentationContentInteraction PresentationDetent PresentationMode PresentationSizing PreviewContext
    PreviewContextKey PreviewDevice PreviewLayout PreviewModifier PreviewModifierContent PreviewPlatform
    PreviewProvider PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressReportingIntent
    ProgressView ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform Prominence
    ProminentDetailNavigationSplitViewStyle ProposedViewSize ProvidesDialog ProxyRepresentation PushType
    Query RadialGradient RadioGroupPickerStyle ReceivedTransferredFile Rectangle RectangleCornerRadii
    RectangleMark RedactionReasons ReferenceFileDocument ReferenceFileDocumentConfiguration
    RefreshAction RelevantContext RenameAction RenameButton RequestReviewAction ResetFocusAction
    ReturnsValue RotateGesture RotationGesture RoundedBorderTextFieldStyle RoundedCornerStyle
    RoundedRectangle RuleMark SafeAreaRegions ScaledMetric Scene SceneBuilder ScenePhase SceneStorage
    Schema SchemaMigrationPlan ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode
    ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility ScrollPhase ScrollPhaseChangeContext
    ScrollPosition ScrollTarget ScrollTargetBehavior ScrollTargetBehaviorContext
    ScrollTransitionConfiguration ScrollTransitionPhase ScrollView ScrollViewProxy ScrollViewReader
    SearchFieldPlacement SearchPresentationToolbarBehavior SearchScopeActivation
    SearchSuggestionsPlacement SearchToolbarBehavior Section SectionedFetchRequest SectionedFetchResults
    SectorMark SecureField SegmentedPickerStyle SelectionShapeStyle SensoryFeedback SentTransferredFile
    SeparatorShapeStyle SequenceGesture SetFocusFilterIntent SetValueIntent Settings SettingsLink Shader
    ShaderFunction ShaderLibrary ShadowStyle Shape ShapeRole ShapeStyle ShareLink SharePreview
    ShortcutTileColor ShortcutsLink ShortcutsUIButton ShowInAppSearchResultsIntent ShowsSnippetIntent
    ShowsSnippetView SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SimultaneousGesture
    SiriTipView Slider Spacer SpacerSizing SpatialTapGesture Spring SpringLoadingBehavior
    StackNavigationViewStyle StandInAxisContent StandInAxisMark StandInChartContent StandInCommands
    StandInControlWidgetConfiguration StandInControlWidgetTemplate StandInGesture
    StandInParameterSummary StandInPart StandInRotorContent StandInScene StandInTabContent
    StandInTableColumns StandInToolbarContent StandInView StandInWidget StandInWidgetConfiguration State
    StateObject StaticConfiguration StaticControlConfiguration Stepper StrokeStyle SubmitLabel
    SubmitTriggers Subview SwitchToggleStyle SymbolColorRenderingMode SymbolRenderingMode SymbolVariants
    SystemIntent Tab TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabContent TabContentBuilder
    TabPlacement TabRole TabSection TabView TabViewBottomAccessoryPlacement TabViewCustomization
    TabViewStyle Table TableColumn TableColumnBuilder TableColumnContent TableRow TableRowContent
    TableStyle TableStyleConfiguration TapGesture Text TextAlignment TextEditingCommands TextEditor
    TextEditorStyle TextField TextFieldStyle TextFormattingCommands TextInputAutocapitalization
    TextSelectability Timeline TimelineEntry TimelineEntryRelevance TimelineProvider
    TimelineProviderContext TimelineReloadPolicy TimelineSchedule TimelineScheduleMode TimelineView
    TimelineViewDefaultContext TintShapeStyle Tip TipOption TipUIPopoverViewController TipUIView TipView
    TipViewStyle Tips TitleAndIconLabelStyle TitleBarWindowStyle TitleDisplayMode TitleOnlyLabelStyle
    Toggle ToggleStyle ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder
    ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarLabelStyle
    ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu Transaction
    TransactionKey TransferRepresentation TransferRepresentationBuilder TransferRepresentationVisibility
    Transferable TransientAppEntity Transition TransitionPhase TransitionProperties TupleView
    TypeDisplayRepresentable TypeDisplayRepresentation UIApplicationDelegateAdaptor
    UIGestureRecognizerRepresentable UIGestureRecognizerRepresentableContext
    UIGestureRecognizerRepresentableCoordinateSpaceConverter UIHostingConfiguration UIHostingController
    UIHostingControllerSizingOptions UIHostingSceneDelegate UIViewControllerRepresentable
    UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext
    URLRepresentableEntity URLRepresentableIntent UnevenRoundedRectangle
    UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UniqueAppEntityQuery UnitCurve UnitPoint
    UserInterfaceSizeClass VSplitView VStack VStackLayout VectorArithmetic VersionedSchema
    VerticalAlignment VerticalEdge View ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions
    ViewModifier ViewModifierContent ViewSpacing ViewThatFits Visibility VisualEffect
    VisualEffectContent WebAuthenticationSession WheelDatePickerStyle WheelPickerStyle Widget
    WidgetAccentedRenderingMode WidgetBundle WidgetBundleBuilder WidgetCenter WidgetConfiguration
    WidgetConfigurationIntent WidgetFamily WidgetInfo WidgetLocation WidgetPreviewContext
    WidgetRenderingMode Window WindowBackgroundShapeStyle WindowGroup WindowResizability WindowStyle
    WindowToolbarStyle WritingToolsBehavior ZStack ZStackLayout ZoomNavigationTransition _IntentValue
    _ProposedSize _UIHostingView _ViewModifier_Content
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
