// `TINAMOU_WRITE_NAMES=1 swift test --filter AppleNamesTests` writes this file.

extension AppleNames {
  /// The names of requirements of the frameworks' protocols.
  static let requirements = Set(
    """
    _siblingPlace accessibilityChartDescriptor accessibilityCustomContent action actionSheet
    activePlayer activityViewController activityViewControllerPlaceholderItem adaptivePresentationStyle
    add addAnimations addCompletion adjustTextPosition
    adjustsImageSizeForAccessibilityContentSizeCategory advertiser affectsColorAppearance alertView
    algorithm allowsMoveOperation alpha animate animateAlongsideTransition animateTransition
    animationController animationDidStart animationDidStop animationEnded answer appearance application
    applicationDidBecomeActive applicationDidEnterBackground applicationDidFinishLaunching
    applicationDidReceiveMemoryWarning applicationFinishedRestoringState
    applicationProtectedDataDidBecomeAvailable applicationProtectedDataWillBecomeUnavailable
    applicationSignificantTimeChange applicationWillEnterForeground applicationWillResignActive
    applicationWillTerminate apply attributedTitle audioPlayerBeginInterruption
    audioPlayerDecodeErrorDidOccur audioPlayerDidFinishPlaying audioPlayerEndInterruption
    audioRecorderDidFinishRecording audioRecorderEncodeErrorDidOccur authorizationController
    autocapitalizationType autocorrectionType autoreverses barPosition baseAddress beginContentAccess
    beginTime beginningOfDocument blockByteCount body bottomAnchor boundingMapRect bounds browser
    browserViewControllerDidFinish browserViewControllerWasCancelled builtInValue byteCount bytes
    bytesPerRow calendarChooserDidCancel calendarChooserDidFinish calendarChooserSelectionDidChange
    canBecomeFocused canHandle canLoadObjects canPaste canReplaceMapContent cancel cancelContentEditing
    cancelInteractiveTransition captureOutput caretRect center centralManager
    centralManagerDidUpdateState characterRange classForPage closestPosition collected collectionView
    collectionViewDidEndMultipleSelectionInteraction collisionBehavior collisionBoundingPath
    collisionBoundsType colorPickerViewController colorPickerViewControllerDidFinish
    colorPickerViewControllerDidSelectColor command commit commitInsertion compare completeTransition
    completer completerDidUpdateResults completionCurve completionSpeed completionVelocity configuration
    connect connectOutlet contactPicker contactPickerDidCancel contactViewController container
    containerTraitCollection containerView contentInsets contentSize contents contextMenuInteraction
    continueAnimation controller controllerDidChangeContent controllerWillChangeContent convert
    cookiesDidChange coordinate copy cubicTimingParameters currentPlaybackRate currentPlaybackTime cut
    decode decodeRestorableState decreaseSize defaultValue delete deleteBackward deletePlaceholder
    destinationIndexPath didBegin didDismissSearchController didEnd didEvaluateActions didFailWithError
    didFinish didMatchString didMove didPresent didPresentSearchController didReceive didSimulatePhysics
    didUpdateFocus discardContentIfPossible dismantleUIView dismantleUIViewController display
    documentContextAfterInput documentContextBeforeInput documentIdentifier documentInputMode
    documentInteractionController documentInteractionControllerDidDismissOpenInMenu
    documentInteractionControllerDidDismissOptionsMenu documentInteractionControllerDidEndPreview
    documentInteractionControllerRectForPreview documentInteractionControllerViewControllerForPreview
    documentInteractionControllerViewForPreview documentInteractionControllerWillBeginPreview
    documentInteractionControllerWillPresentOpenInMenu
    documentInteractionControllerWillPresentOptionsMenu documentPicker documentPickerWasCancelled
    download downloadDidFinish dragInteraction dragItem dragRange dragSession draw drop dropInteraction
    duplicate duration dynamicAnimatorDidPause dynamicAnimatorWillResume editMenuInteraction
    effectiveContentInsets effectiveContentSize enableInputClicksWhenVisible enablePostProcessing
    enablesReturnKeyAutomatically encode encodeRestorableState endContentAccess endOfDocument
    eventEditViewController eventEditViewControllerDefaultCalendar eventViewController existingItems
    export featureNames featureValue fileOutput fillMode filter finalFrame finalize find findAndReplace
    findNext findPrevious finishAnimation finishContentEditing finishInteractiveTransition firstRect
    fontPickerViewControllerDidCancel fontPickerViewControllerDidPickFont format fractionComplete frame
    gameCenterViewControllerDidFinish gameModel gameModelUpdates gestureRecognizer
    gestureRecognizerShouldBegin glkView glkViewControllerUpdate hasBuiltIn hasItemsConforming hasText
    height heightAnchor identifier imagePickerController imagePickerControllerDidCancel increaseSize
    indexPath indexPathForElement indexTitle indexTitles initialFrame initiallyInteractive insertChild
    insertSibling insertText interaction interactionControllerForDismissal
    interactionControllerForPresentation interactionDidFinish interruptibleAnimator intersects
    invalidateLayout isAnimated isCancelled isContentDiscarded isHidden isInteractive isInterruptible
    isLoss isMuted isPosition isPreparedToPlay isRestrictedToDraggingApplication isReversed isRunning
    isSecureTextEntry isSelected isSpringLoaded isTextDragActive isTextDropActive isWin
    itemProviderVisibilityForRepresentation items keyboardAppearance keyboardType label
    largeContentImage largeContentImageInsets largeContentTitle largeContentViewerInteraction
    layerWillDraw layoutManager layoutSublayers length livePhotoView loadData loadObjects
    loadValuesAsynchronously localContext localDragSession location locationManager
    locationManagerDidChangeAuthorization locationManagerDidPauseLocationUpdates
    locationManagerDidResumeLocationUpdates locationManagerShouldDisplayHeadingCalibration loopEnabled
    loopEnd mailComposeController makeBuffer makeCommandBuffer makeCommandQueue makeContentView
    makeCoordinator makeDefaultLibrary makeEmpty makeFunction makeSharedContext
    makeTextWritingDirectionLeftToRight makeTextWritingDirectionRightToLeft makeUIView
    makeUIViewController mapView mapViewDidChangeVisibleRegion mapViewDidFailLoadingMap
    mapViewDidFinishLoadingMap mapViewDidFinishRenderingMap mapViewDidStopLocatingUser
    mapViewWillStartLoadingMap mapViewWillStartLocatingUser mapViewWillStartRenderingMap markedTextRange
    maximumDetentValue mediaPicker mediaPickerDidCancel menu messageComposeViewController metadataOutput
    metalCommandBuffer metalTexture microseconds milliseconds minimumTolerance modelIdentifierForElement
    move mtkView name nanoseconds navigationBar navigationController
    navigationControllerPreferredInterfaceOrientationForPresentation
    navigationControllerSupportedInterfaceOrientations netService netServiceBrowser
    netServiceBrowserDidStopSearch netServiceBrowserWillSearch netServiceDidPublish
    netServiceDidResolveAddress netServiceDidStop netServiceWillPublish netServiceWillResolve nextBool
    nextInt nextUniform notifyWhenInteractionChanges notifyWhenInteractionEnds now numberOfComponents
    numberOfObjects numberOfPreviewItems numberOfSections object objectRestorationClass objectWillChange
    objects observeValue offset order pageViewController pan paste pasteAndGo pasteAndMatchStyle
    pasteAndSearch pasteConfiguration pause pauseAnimation pauseInteractiveTransition
    paymentAuthorizationViewController paymentAuthorizationViewControllerDidFinish paymentQueue
    paymentQueueDidChangeStorefront paymentQueueRestoreCompletedTransactionsFinished
    pdfViewParentViewController pdfViewWillClick pencilInteractionDidTap percentComplete perform
    performBuiltIn peripheral photoLibraryDidBecomeUnavailable photoLibraryDidChange photoOutput picker
    pickerView play playbackRate playerId players pointOfView pointerInteraction
    popoverPresentationController popoverPresentationControllerDidDismissPopover
    popoverPresentationControllerShouldDismissPopover position preferredCommitStyle preferredContentSize
    preferredContentSizeDidChange preferredFocusEnvironments preferredSize prepareForPopoverPresentation
    prepareToPlay present presentSearchController presentationAnchor presentationController
    presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
    presentationControllerShouldDismiss presentationControllerWillDismiss presentationCount
    presentationIndex presentationStyle previewController previewControllerDidDismiss
    previewControllerWillDismiss previewInteraction previewInteractionDidCancel
    previewInteractionShouldBegin previewItemTitle previewItemURL previewSize previewViewController
    previews primaryViewController printContent printInteractionController
    printInteractionControllerDidDismissPrinterOptions printInteractionControllerParentViewController
    printInteractionControllerWillPresentPrinterOptions productViewControllerDidFinish productsRequest
    progressIndicatorStyle proposal randomSource rangeEnclosingPosition
    readableTypeIdentifiersForItemProvider receive reduce region remove removeAllActions rename renderer
    repeatCount repeatDuration replace replaceChildren representedElementCategory representedElementKind
    request requestDidFinish resourceLoader restorationParent restoreUserActivityState returnKeyType run
    runAction safariViewController safariViewControllerDidFinish safariViewControllerWillOpenInBrowser
    scalesLargeContentImage scene sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground
    sceneWillEnterForeground sceneWillResignActive schedule score screenshotService scribbleInteraction
    scribbleInteractionDidFinishWriting scribbleInteractionShouldDelayFocus
    scribbleInteractionWillBeginWriting scrollViewDidChangeAdjustedContentInset
    scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation
    scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom
    scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging
    scrollViewWillBeginZooming scrollViewWillEndDragging searchBar searchBarBookmarkButtonClicked
    searchBarCancelButtonClicked searchBarResultsListButtonClicked searchBarSearchButtonClicked
    searchBarShouldBeginEditing searchBarShouldEndEditing searchBarTextDidBeginEditing
    searchBarTextDidEndEditing seconds sectionIndexTitles select selectAll selectedText
    selectedTextRange selectionRects send sendParameters session sessionDidBecomeInactive
    sessionDidDeactivate sessionReachabilityDidChange setBuiltInValue setGameModel setMarkedText
    setNeedsFocusUpdate sheetPresentationControllerDidChangeSelectedDetentIdentifier shouldAllow
    shouldShowCancelConfirmation shouldUpdateFocus showsLargeContentViewer size smartDashesType
    smartInsertDeleteType smartQuotesType sourceIndexPath speechRecognitionTask speechRecognizer
    speechSynthesizer speed spellCheckingType splitViewController springTimingParameters start
    startAnimation startContentEditing startInteractiveTransition state stateRestorationActivity
    statusOfValue stop stopAnimation subtitle suggestedItems supports supportsAudio supportsHaptics
    system systemLayoutFittingSizeDidChange tabBar tabBarController
    tabBarControllerSupportedInterfaceOrientations tableView tableViewDidEndMultipleSelectionInteraction
    targetItem targetTransform targetView text textContentType textDragDelegate textDragInteraction
    textDragOptions textDraggableView textDropDelegate textDropInteraction textField
    textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing
    textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn
    textInputView textRange textStorage textView textViewDidBeginEditing textViewDidChange
    textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing
    timeOffset timeRange timingCurveType title toggleBoldface toggleItalics toggleUnderline tokenizer
    topAnchor traitCollection traitCollectionDidChange transform transform3D transitionDuration
    transitionWasCancelled unmarkText update updateFocusIfNeeded updateInteractiveTransition
    updateSearchResults updateTextAttributes updateUIView updateUIViewController updated
    useSelectionForFind userActivityWasContinued userActivityWillSave userContentController
    userNotificationCenter value view viewController viewForZooming viewWillTransition volume
    waitUntilCompleted wantsInteractiveStart webView webViewDidClose webViewDidFinishLoad
    webViewDidStartLoad webViewWebContentProcessDidTerminate widgetActiveDisplayModeDidChange
    widgetMarginInsets widgetPerformUpdate width willDismissSearchController willMove willPresent
    willPresentSearchController willTransition window windowScene writableTypeIdentifiersForItemProvider
    zIndex
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The names of types that are declared in types of the frameworks.
  static let nested = Set(
    """
    AccessoryType Action ActionAtItemEnd ActivationRequestOptions ActivationState ActivityButton
    ActivityType Alignment AnimationCurve AnimationOptions AnimationTransition Announcement ApertureMode
    Appearance ArrowDirection AssetRepresentationMode AttachmentType Attribute AttributeName
    AttributeType Attributes AuthorizationStatus AutoFocusRangeRestriction AutoresizingMask Axis
    BackButtonDisplayMode BackgroundColorAttribute BackgroundStyle BaselineOffsetAttribute Begun
    BookmarkCreationOptions BookmarkResolutionOptions BorderStyle Bounce BundleDescription ButtonMask
    ButtonProperties ButtonType Callback CameraBoundary CameraCaptureMode CameraDevice CameraFlashMode
    CameraZoomRange Category CategoryOptions CellRegistration CellStyle ChangeKind Code CollationType
    CollisionMode Column Completion CompressionAlgorithm ConcurrencyType Configuration ConnectionOptions
    ContentDirection ContentHorizontalAlignment ContentInsetAdjustmentBehavior ContentMode
    ContentVerticalAlignment CornerStyle CredentialState Cursor CustomViewConfiguration
    DataDroppedReason DataTaskPublisher DateStyle DecelerationRate DeleteOptions Demand Design
    DestructionRequestOptions Detent DeviceType DidEndEditingReason Direction DisclosureIndicatorOptions
    DiscoverySession DismissButtonStyle DisplayMode DisplayedState DistanceUnitStyle Distribution
    DocumentAttributeKey DocumentReadingOptionKey DocumentType DragState DropState Duplex ETAResponse
    EditingStyle EffectType ElementCategory ElementOrder ElementSize ElevationStyle EmphasisStyle Error
    ErrorCode Event EventSubtype EventType ExposureMode ExtensionPointIdentifier FeatureKey
    FeedbackStyle FeedbackType FilterType FinishedAction FixedSpace FlashMode FocusMode FontAttribute
    FooterMode ForegroundColorAttribute Format FormatOptions FullscreenState GeometryPreferences
    HeaderMode Host ID Icon IconType Identifier ImageProperties ImageQuality Importance IndexDisplayMode
    IndicatorStyle InfoKey Intent InterfaceType InterruptionOptions InterruptionReason InterruptionType
    InvocationOptions IssueType ItemPositioning ItemStyle KernAttribute KeyboardDismissMode
    KeyframeAnimationOptions LabelOptions LargeTitleDisplayMode LaunchOptionsKey LayoutChanged
    LayoutDimension Level Lifetime LightType LightingModel LineBreakStrategy LocalizationValue MD5
    MD5Digest MacIdiomStyle Mask Mismatch Mode Name NavigationDirection NavigationOrientation
    NavigationType NetworkUnavailableReason Notification NotificationInfo NotificationKey ObjectType
    OpenExternalURLOptions OpenExternalURLOptionsKey OpenIDOperation OpenURLOptions OpenURLOptionsKey
    Operation OptionKey Options OptionsKey Orientation OutlineDisclosureOptions OutputType
    ParagraphStyleAttribute ParameterID PaymentMode PeriodUnit Permission Phase Placement PlayerScope
    Port PortOverride Position Preset PressType PrimaryEdge ProductType Properties Publisher
    PurchaseError PurchaseOption PurchaseResult QualityLevel QualityPrioritization QualityType
    RGBColorSpace Range ReadingOptions RecordPermission RecordSavePolicy Reference Relation
    RenderingMode ReorderOptions ReorderingCadence ReorderingHandlers Reply Request ResizingMode
    Response Result ResultType Role RouteChangeReason RoutePreference RouteSharingPolicy RowAnimation
    SHA1 SHA1Digest SaveOperation Scale ScaleType ScheduledTaskType SchedulerOptions SchedulerTimeType
    Scope ScreenChanged ScrollDirection ScrollPosition SearchBarPlacement SectionInsetReference
    SectionSnapshotHandlers Segment Selection SelectionStyle SelfSizingInvalidation
    SeparatorInsetReference SeparatorStyle Set SetActiveOptions Severity SilenceSecondaryAudioHintType
    Sink Size Snapshot SourceType SpineLocation SplitBehavior State StateMask Status Step Stop
    StoppedReason StrikethroughStyleAttribute StringInterpolation Style SupplementaryRegistration
    SymbolConfiguration SymbolicTraits SystemAnimation SystemDesign SystemItem SystemRotorType
    TemplateRenderingMode TextAlignment TextProperties TextStyle TextTransform TimeControlStatus
    TimeScope TimerPublisher TintAdjustmentMode TintMode TitleAlignment TorchMode TouchType
    TrackingAttribute TraitKey Transactions TransitionStyle Type UIKitAttributes UnderlineStyleAttribute
    Units UnitsStyle UnsatisfiedReason VerificationError ViewMode ViewTraits Visibility WaitingReason
    Weight WhiteBalanceGains WhiteBalanceMode Width WritingOptions ZeroFormattingBehavior iOS
    recordPermission
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
