import UIKit
import Foundation

/// Names every public name of the text system, which is compiled and not run.
@MainActor
private enum NamesOfText {
  nonisolated static func namesNSCoder() {
    _ = NSCoder.cgAffineTransform(for:)
    _ = NSCoder.nsDirectionalEdgeInsets(for:)
  }

  nonisolated static func namesNSAttributedStringKey() {
    _ = NSAttributedString.Key.accessibilitySpeechPunctuation
    _ = NSAttributedString.Key.accessibilitySpeechLanguage
    _ = NSAttributedString.Key.accessibilitySpeechPitch
    _ = NSAttributedString.Key.accessibilitySpeechQueueAnnouncement
    _ = NSAttributedString.Key.accessibilitySpeechIPANotation
    _ = NSAttributedString.Key.accessibilitySpeechSpellOut
    _ = NSAttributedString.Key.accessibilityTextHeadingLevel
    _ = NSAttributedString.Key.accessibilityTextCustom
    _ = NSAttributedString.Key.UIAccessibilityTextAttributeContext
  }

  nonisolated static func namesNSAttributedString() {
    _ = NSAttributedString.fileWrapper(from:documentAttributes:)
    _ = NSAttributedString.containsAttachments(in:)
  }

  nonisolated static func namesNSAttributedStringDocumentAttributeKey() {
    _ = NSAttributedString.DocumentAttributeKey.defaultAttributes
    _ = NSAttributedString.DocumentAttributeKey.paperSize
    _ = NSAttributedString.DocumentAttributeKey.paperMargin
    _ = NSAttributedString.DocumentAttributeKey.viewSize
    _ = NSAttributedString.DocumentAttributeKey.viewZoom
    _ = NSAttributedString.DocumentAttributeKey.viewMode
    _ = NSAttributedString.DocumentAttributeKey.readOnly
    _ = NSAttributedString.DocumentAttributeKey.backgroundColor
    _ = NSAttributedString.DocumentAttributeKey.hyphenationFactor
    _ = NSAttributedString.DocumentAttributeKey.defaultTabInterval
    _ = NSAttributedString.DocumentAttributeKey.textLayoutSections
    _ = NSAttributedString.DocumentAttributeKey.textScaling
    _ = NSAttributedString.DocumentAttributeKey.sourceTextScaling
    _ = NSAttributedString.DocumentAttributeKey.cocoaVersionDocumentAttribute
  }

  nonisolated static func namesNSAttributedStringDocumentReadingOptionKey() {
    _ = NSAttributedString.DocumentReadingOptionKey.targetTextScaling
    _ = NSAttributedString.DocumentReadingOptionKey.sourceTextScaling
  }

  nonisolated static func namesNSAttributedStringTextEffectStyle() {
    _ = NSAttributedString.TextEffectStyle.letterpressStyle
  }

  nonisolated static func namesNSAttributedStringTextLayoutSectionKey() {
    _ = NSAttributedString.TextLayoutSectionKey.orientation
    _ = NSAttributedString.TextLayoutSectionKey.range
  }

  nonisolated static func namesNSTextLayoutManager() {
    _ = \NSTextLayoutManager.delegate
    _ = \NSTextLayoutManager.usesFontLeading
    _ = \NSTextLayoutManager.limitsLayoutForSuspiciousContents
    _ = \NSTextLayoutManager.usesHyphenation
    _ = \NSTextLayoutManager.textContentManager
    _ = NSTextLayoutManager.replace(_:)
    _ = \NSTextLayoutManager.textContainer
    _ = \NSTextLayoutManager.usageBoundsForTextContainer
    _ = \NSTextLayoutManager.textViewportLayoutController
    _ = \NSTextLayoutManager.layoutQueue
    _ = NSTextLayoutManager.ensureLayout(for:) as (NSTextLayoutManager) -> (NSTextRange) -> Void
    _ = NSTextLayoutManager.ensureLayout(for:) as (NSTextLayoutManager) -> (CGRect) -> Void
    _ = NSTextLayoutManager.invalidateLayout(for:)
    _ =
      NSTextLayoutManager.textLayoutFragment(for:)
      as (NSTextLayoutManager) -> (CGPoint) -> NSTextLayoutFragment?
    _ =
      NSTextLayoutManager.textLayoutFragment(for:)
      as (NSTextLayoutManager) -> (any NSTextLocation) -> NSTextLayoutFragment?
    _ = NSTextLayoutManager.enumerateTextLayoutFragments(from:options:using:)
    _ = \NSTextLayoutManager.textSelections
    _ = \NSTextLayoutManager.textSelectionNavigation
    _ = NSTextLayoutManager.enumerateRenderingAttributes(from:reverse:using:)
    _ = NSTextLayoutManager.setRenderingAttributes(_:for:)
    _ = NSTextLayoutManager.addRenderingAttribute(_:value:for:)
    _ = NSTextLayoutManager.removeRenderingAttribute(_:for:)
    _ = NSTextLayoutManager.invalidateRenderingAttributes(for:)
    _ = \NSTextLayoutManager.renderingAttributesValidator
    _ = NSTextLayoutManager.linkRenderingAttributes
    _ = NSTextLayoutManager.renderingAttributes(forLink:at:)
    _ = NSTextLayoutManager.enumerateTextSegments(in:type:options:using:)
    _ =
      NSTextLayoutManager.replaceContents(in:with:)
      as (NSTextLayoutManager) -> (NSTextRange, [NSTextElement]) -> Void
    _ =
      NSTextLayoutManager.replaceContents(in:with:)
      as (NSTextLayoutManager) -> (NSTextRange, NSAttributedString) -> Void
  }

  nonisolated static func namesNSTextLayoutManagerDelegate<T: NSTextLayoutManagerDelegate & Sendable>(
    _: T.Type
  ) {
    _ = T.textLayoutManager(_:textLayoutFragmentFor:in:)
    _ = T.textLayoutManager(_:shouldBreakLineBefore:hyphenating:)
    _ = T.textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:)
  }

  nonisolated static func namesNSTextLayoutManagerSegmentType() {
    _ = NSTextLayoutManager.SegmentType.standard
    _ = NSTextLayoutManager.SegmentType.selection
    _ = NSTextLayoutManager.SegmentType.highlight
  }

  nonisolated static func namesNSTextLayoutManagerSegmentOptions() {
    _ = NSTextLayoutManager.SegmentOptions.rangeNotRequired
    _ = NSTextLayoutManager.SegmentOptions.middleFragmentsExcluded
    _ = NSTextLayoutManager.SegmentOptions.headSegmentExtended
    _ = NSTextLayoutManager.SegmentOptions.tailSegmentExtended
    _ = NSTextLayoutManager.SegmentOptions.upstreamAffinity
  }

  static func namesUITextView() {
    _ = UITextView.init(usingTextLayoutManager:)
    _ = \UITextView.textLayoutManager
    _ = \UITextView.findInteraction
    _ = \UITextView.interactionState
  }

  static func namesUITextViewDelegate<T: UITextViewDelegate & Sendable>(_: T.Type) {
    _ = T.textView(_:willPresentEditMenuWith:)
    _ = T.textView(_:willDismissEditMenuWith:)
  }

  static func namesUITextDragPreviewRenderer() {
    _ = UITextDragPreviewRenderer.init(layoutManager:range:)
    _ = UITextDragPreviewRenderer.init(layoutManager:range:unifyRects:)
    _ = \UITextDragPreviewRenderer.layoutManager
    _ = \UITextDragPreviewRenderer.image
    _ = \UITextDragPreviewRenderer.firstLineRect
    _ = \UITextDragPreviewRenderer.bodyRect
    _ = \UITextDragPreviewRenderer.lastLineRect
    _ = UITextDragPreviewRenderer.adjust(firstLineRect:bodyRect:lastLineRect:textOrigin:)
  }

  static func namesUITextFieldDelegate<T: UITextFieldDelegate & Sendable>(_: T.Type) {
    _ = T.textField(_:willPresentEditMenuWith:)
    _ = T.textField(_:willDismissEditMenuWith:)
  }

  static func namesUITextField() {
    _ = \UITextField.interactionState
  }

  nonisolated static func namesNSParagraphStyle() {
    _ = \NSParagraphStyle.textLists
  }

  static func namesUITextPasteDelegate<T: UITextPasteDelegate & Sendable>(_: T.Type) {
    _ = T.textPasteConfigurationSupporting(_:transform:)
    _ = T.textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)
    _ = T.textPasteConfigurationSupporting(_:performPasteOf:to:)
    _ = T.textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)
  }

  static func namesUITextPasteItem<T: UITextPasteItem & Sendable>(_: T.Type) {
    _ = \T.itemProvider
    _ = \T.localObject
    _ = \T.defaultAttributes
    _ = T.setResult(string:)
    _ = T.setResult(attributedString:)
    _ = T.setResult(attachment:)
    _ = T.setNoResult
    _ = T.setDefaultResult
  }

  nonisolated static func namesNSTextViewportLayoutController() {
    _ = NSTextViewportLayoutController.init(textLayoutManager:)
    _ = \NSTextViewportLayoutController.delegate
    _ = \NSTextViewportLayoutController.textLayoutManager
    _ = \NSTextViewportLayoutController.viewportBounds
    _ = \NSTextViewportLayoutController.viewportRange
    _ = NSTextViewportLayoutController.layoutViewport
    _ = NSTextViewportLayoutController.relocateViewport(to:)
    _ = NSTextViewportLayoutController.adjustViewport(byVerticalOffset:)
  }

  nonisolated static func namesNSTextViewportLayoutControllerDelegate<
    T: NSTextViewportLayoutControllerDelegate & Sendable
  >(_: T.Type) {
    _ = T.viewportBounds(for:)
    _ = T.textViewportLayoutController(_:configureRenderingSurfaceFor:)
    _ = T.textViewportLayoutControllerWillLayout(_:)
    _ = T.textViewportLayoutControllerDidLayout(_:)
  }

  static func namesUITextInputContext() {
    _ = \UITextInputContext.isPencilInputExpected
    _ = \UITextInputContext.isDictationInputExpected
    _ = \UITextInputContext.isHardwareKeyboardInputExpected
    _ = UITextInputContext.current
  }

  nonisolated static func namesNSTextListElement() {
    _ = NSTextListElement.init(parent:textList:contents:markerAttributes:children:)
    _ = NSTextListElement.init(contents:markerAttributes:textList:children:)
    _ = NSTextListElement.init(children:textList:nestingLevel:)
    _ = \NSTextListElement.textList
    _ = \NSTextListElement.contents
    _ = \NSTextListElement.markerAttributes
    _ = \NSTextListElement.attributedString
    _ = \NSTextListElement.childElements
    _ = \NSTextListElement.parent
  }

  nonisolated static func namesNSTextContentManager() {
    _ = \NSTextContentManager.delegate
    _ = \NSTextContentManager.textLayoutManagers
    _ = NSTextContentManager.addTextLayoutManager(_:)
    _ = NSTextContentManager.removeTextLayoutManager(_:)
    _ = \NSTextContentManager.primaryTextLayoutManager
    _ = NSTextContentManager.synchronizeTextLayoutManagers(_:)
    _ = NSTextContentManager.textElements(for:)
    _ = \NSTextContentManager.hasEditingTransaction
    _ = NSTextContentManager.performEditingTransaction(_:)
    _ = NSTextContentManager.recordEditAction(in:newTextRange:)
    _ = \NSTextContentManager.automaticallySynchronizesTextLayoutManagers
    _ = \NSTextContentManager.automaticallySynchronizesToBackingStore
  }

  nonisolated static func namesNSTextContentManagerDelegate<T: NSTextContentManagerDelegate & Sendable>(
    _: T.Type
  ) {
    _ = T.textContentManager(_:textElementAt:)
    _ = T.textContentManager(_:shouldEnumerate:options:)
  }

  nonisolated static func namesNSTextContentStorage() {
    _ = \NSTextContentStorage.delegate
    _ = \NSTextContentStorage.attributedString
    _ = NSTextContentStorage.attributedString(for:)
    _ = NSTextContentStorage.textElement(for:)
    _ = NSTextContentStorage.location(_:offsetBy:)
    _ = NSTextContentStorage.offset(from:to:)
    _ = NSTextContentStorage.adjustedRange(from:forEditingTextSelection:)
  }

  nonisolated static func namesNSTextContentStorageDelegate<T: NSTextContentStorageDelegate & Sendable>(
    _: T.Type
  ) {
    _ = T.textContentStorage(_:textParagraphWith:)
  }

  nonisolated static func namesNSTextElementProvider<T: NSTextElementProvider & Sendable>(_: T.Type) {
    _ = \T.documentRange
    _ = T.enumerateTextElements(from:options:using:)
    _ = T.replaceContents(in:with:)
    _ = T.synchronizeToBackingStore(_:)
    _ = T.location(_:offsetBy:)
    _ = T.offset(from:to:)
    _ = T.adjustedRange(from:forEditingTextSelection:)
  }

  nonisolated static func namesNSTextContentManagerEnumerationOptions() {
    _ = NSTextContentManager.EnumerationOptions.reverse
  }

  static func namesUITextSearchFoundTextStyle() {
    _ = UITextSearchFoundTextStyle.normal
    _ = UITextSearchFoundTextStyle.found
    _ = UITextSearchFoundTextStyle.highlighted
  }

  nonisolated static func namesNSTextLineFragment() {
    _ = NSTextLineFragment.init(attributedString:range:)
    _ = NSTextLineFragment.init(string:attributes:range:)
    _ = \NSTextLineFragment.attributedString
    _ = \NSTextLineFragment.characterRange
    _ = \NSTextLineFragment.typographicBounds
    _ = \NSTextLineFragment.glyphOrigin
    _ = NSTextLineFragment.draw(at:in:)
    _ = NSTextLineFragment.locationForCharacter(at:)
    _ = NSTextLineFragment.characterIndex(for:)
    _ = NSTextLineFragment.fractionOfDistanceThroughGlyph(for:)
  }

  nonisolated static func namesNSTextLocation<T: NSTextLocation & Sendable>(_: T.Type) {
    _ = T.compare(_:)
  }

  nonisolated static func namesNSTextRange() {
    _ = NSTextRange.init(location:end:)
    _ = NSTextRange.init(location:)
    _ = \NSTextRange.isEmpty
    _ = \NSTextRange.location
    _ = \NSTextRange.endLocation
    _ = NSTextRange.isEqual(to:)
    _ = NSTextRange.contains(_:) as (NSTextRange) -> (NSTextRange) -> Bool
    _ = NSTextRange.contains(_:) as (NSTextRange) -> (any NSTextLocation) -> Bool
    _ = NSTextRange.intersects(_:)
    _ = NSTextRange.intersection(_:)
    _ = NSTextRange.union(_:)
  }

  nonisolated static func namesNSLayoutManager() {
    _ = \NSLayoutManager.hasNonContiguousLayout
    _ = \NSLayoutManager.limitsLayoutForSuspiciousContents
    _ = NSLayoutManager.invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)
    _ = NSLayoutManager.ensureLayout(forBoundingRect:in:)
    _ = NSLayoutManager.setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)
    _ = NSLayoutManager.cgGlyph(at:isValidIndex:)
    _ = NSLayoutManager.cgGlyph(at:)
    _ = NSLayoutManager.propertyForGlyph(at:)
    _ = NSLayoutManager.getGlyphs(in:glyphs:properties:characterIndexes:bidiLevels:)
    _ = NSLayoutManager.setTextContainer(_:forGlyphRange:)
    _ = NSLayoutManager.setLineFragmentRect(_:forGlyphRange:usedRect:)
    _ = NSLayoutManager.setExtraLineFragmentRect(_:usedRect:textContainer:)
    _ = NSLayoutManager.setLocation(_:forStartOfGlyphRange:)
    _ = NSLayoutManager.setNotShownAttribute(_:forGlyphAt:)
    _ = NSLayoutManager.setDrawsOutsideLineFragment(_:forGlyphAt:)
    _ = NSLayoutManager.setAttachmentSize(_:forGlyphRange:)
    _ = NSLayoutManager.getFirstUnlaidCharacterIndex(_:glyphIndex:)
    _ = NSLayoutManager.firstUnlaidCharacterIndex
    _ = NSLayoutManager.firstUnlaidGlyphIndex
    _ = NSLayoutManager.textContainer(forGlyphAt:effectiveRange:withoutAdditionalLayout:)
    _ = NSLayoutManager.lineFragmentRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:)
    _ = NSLayoutManager.lineFragmentUsedRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:)
    _ = \NSLayoutManager.extraLineFragmentRect
    _ = \NSLayoutManager.extraLineFragmentUsedRect
    _ = \NSLayoutManager.extraLineFragmentTextContainer
    _ = NSLayoutManager.notShownAttribute(forGlyphAt:)
    _ = NSLayoutManager.drawsOutsideLineFragment(forGlyphAt:)
    _ = NSLayoutManager.attachmentSize(forGlyphAt:)
    _ = NSLayoutManager.truncatedGlyphRange(inLineFragmentForGlyphAt:)
    _ = NSLayoutManager.range(ofNominallySpacedGlyphsContaining:)
    _ = NSLayoutManager.glyphRange(forBoundingRectWithoutAdditionalLayout:in:)
    _ =
      NSLayoutManager.getLineFragmentInsertionPoints(
        forCharacterAt:alternatePositions:inDisplayOrder:positions:characterIndexes:)
    _ = NSLayoutManager.showCGGlyphs(_:positions:count:font:textMatrix:attributes:in:)
    _ = NSLayoutManager.fillBackgroundRectArray(_:count:forCharacterRange:color:)
    _ =
      NSLayoutManager.drawUnderline(
        forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
    _ =
      NSLayoutManager.underlineGlyphRange(
        _:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
    _ =
      NSLayoutManager.drawStrikethrough(
        forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:
        containerOrigin:)
    _ =
      NSLayoutManager.strikethroughGlyphRange(
        _:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
    _ = NSLayoutManager.glyph(at:isValidIndex:)
    _ = NSLayoutManager.glyph(at:)
  }

  @available(*, deprecated)
  nonisolated static func namesNSLayoutManagerDeprecated() {
    _ = NSLayoutManager.showCGGlyphs(_:positions:count:font:matrix:attributes:in:)
  }

  nonisolated static func namesNSLayoutManagerDelegate<T: NSLayoutManagerDelegate & Sendable>(_: T.Type) {
    _ = T.layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)
    _ = T.layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)
    _ = T.layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)
    _ = T.layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)
    _ = T.layoutManager(_:shouldUse:forControlCharacterAt:)
    _ = T.layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)
    _ = T.layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)
    _ = T.layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:)
    _ = T.layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)
    _ = T.layoutManagerDidInvalidateLayout(_:)
    _ = T.layoutManager(_:textContainer:didChangeGeometryFrom:)
  }

  nonisolated static func namesNSTextLayoutOrientationProvider<T: NSTextLayoutOrientationProvider & Sendable>(
    _: T.Type
  ) {
    _ = \T.layoutOrientation
  }

  nonisolated static func namesNSLayoutManagerTextLayoutOrientation() {
    _ = NSLayoutManager.TextLayoutOrientation.horizontal
    _ = NSLayoutManager.TextLayoutOrientation.vertical
  }

  nonisolated static func namesNSLayoutManagerGlyphProperty() {
    _ = NSLayoutManager.GlyphProperty.null
    _ = NSLayoutManager.GlyphProperty.controlCharacter
    _ = NSLayoutManager.GlyphProperty.elastic
    _ = NSLayoutManager.GlyphProperty.nonBaseCharacter
  }

  nonisolated static func namesNSLayoutManagerControlCharacterAction() {
    _ = NSLayoutManager.ControlCharacterAction.zeroAdvancement
    _ = NSLayoutManager.ControlCharacterAction.whitespace
    _ = NSLayoutManager.ControlCharacterAction.horizontalTab
    _ = NSLayoutManager.ControlCharacterAction.lineBreak
    _ = NSLayoutManager.ControlCharacterAction.paragraphBreak
    _ = NSLayoutManager.ControlCharacterAction.containerBreak
  }

  static func namesUIFindSession() {
    _ = \UIFindSession.resultCount
    _ = \UIFindSession.highlightedResultIndex
    _ = \UIFindSession.searchResultDisplayStyle
    _ = \UIFindSession.supportsReplacement
    _ = \UIFindSession.allowsReplacementForCurrentlyHighlightedResult
    _ = UIFindSession.performSearch(query:options:)
    _ = UIFindSession.performSingleReplacement(query:replacementString:options:)
    _ = UIFindSession.replaceAll(searchQuery:replacementString:options:)
    _ = UIFindSession.highlightNextResult(in:)
    _ = UIFindSession.invalidateFoundResults
  }

  @available(*, deprecated)
  static func namesUIFindSessionDeprecated() {
    _ = \UIFindSession.allowsReplacement
  }

  static func namesUITextSearchOptions() {
    _ = \UITextSearchOptions.wordMatchMethod
    _ = \UITextSearchOptions.stringCompareOptions
  }

  static func namesUITextSearchingFindSession() {
    _ = \UITextSearchingFindSession.searchableObject
  }

  static func namesUIFindSessionSearchResultDisplayStyle() {
    _ = UIFindSession.SearchResultDisplayStyle.currentAndTotal
    _ = UIFindSession.SearchResultDisplayStyle.total
    _ = UIFindSession.SearchResultDisplayStyle.none
  }

  static func namesUITextSearchOptionsWordMatchMethod() {
    _ = UITextSearchOptions.WordMatchMethod.contains
    _ = UITextSearchOptions.WordMatchMethod.startsWith
    _ = UITextSearchOptions.WordMatchMethod.fullWord
  }

  nonisolated static func namesUIDictationPhrase() {
    _ = \UIDictationPhrase.text
    _ = \UIDictationPhrase.alternativeInterpretations
  }

  static func namesUITextAlternativeStyle() {
    _ = UITextAlternativeStyle.none
    _ = UITextAlternativeStyle.lowConfidence
  }

  static func namesUITextInput<T: UITextInput & Sendable>(_: T.Type) {
    _ = \T.markedTextStyle
    _ = \T.inputDelegate
    _ = T.baseWritingDirection(for:in:)
    _ = T.setBaseWritingDirection(_:for:)
    _ = T.shouldChangeText(in:replacementText:)
    _ = T.textStyling(at:in:)
    _ = T.position(within:atCharacterOffset:)
    _ = T.characterOffset(of:within:)
    _ = \T.selectionAffinity
    _ = T.insertDictationResult(_:)
    _ = T.dictationRecordingDidEnd
    _ = T.dictationRecognitionFailed
    _ = \T.insertDictationResultPlaceholder
    _ = T.frame(forDictationResultPlaceholder:)
    _ = T.removeDictationResultPlaceholder(_:willInsertResult:)
    _ = T.insertText(_:alternatives:style:)
    _ = T.setAttributedMarkedText(_:selectedRange:)
    _ = T.insertTextPlaceholder(with:)
    _ = T.remove(_:)
    _ = T.beginFloatingCursor(at:)
    _ = T.updateFloatingCursor(at:)
    _ = T.endFloatingCursor
    _ = T.editMenu(for:suggestedActions:)
    _ = T.willPresentEditMenu(animator:)
    _ = T.willDismissEditMenu(animator:)
  }

  static func namesUITextInputAssistantItem() {
    _ = \UITextInputAssistantItem.allowsHidingShortcuts
    _ = \UITextInputAssistantItem.leadingBarButtonGroups
    _ = \UITextInputAssistantItem.trailingBarButtonGroups
  }

  static func namesUITextInputDelegate<T: UITextInputDelegate & Sendable>(_: T.Type) {
    _ = T.selectionWillChange(_:)
    _ = T.selectionDidChange(_:)
    _ = T.textWillChange(_:)
    _ = T.textDidChange(_:)
  }

  static func namesUITextPlaceholder() {
    _ = \UITextPlaceholder.rects
  }

  nonisolated static func namesUITextSelectionRect() {
    _ = \UITextSelectionRect.writingDirection
    _ = \UITextSelectionRect.containsStart
    _ = \UITextSelectionRect.containsEnd
    _ = \UITextSelectionRect.isVertical
  }

  static func namesUITextInteraction() {
    _ = \UITextInteraction.delegate
    _ = \UITextInteraction.textInput
    _ = \UITextInteraction.textInteractionMode
    _ = \UITextInteraction.gesturesForFailureRequirements
    _ = UITextInteraction.init(for:)
  }

  static func namesUITextInteractionDelegate<T: UITextInteractionDelegate & Sendable>(_: T.Type) {
    _ = T.interactionShouldBegin(_:at:)
    _ = T.interactionWillBegin(_:)
    _ = T.interactionDidEnd(_:)
  }

  static func namesUITextInteractionMode() {
    _ = UITextInteractionMode.editable
    _ = UITextInteractionMode.nonEditable
  }

  static func namesUITextDragDelegate<T: UITextDragDelegate & Sendable>(_: T.Type) {
    _ = T.textDraggableView(_:dragPreviewForLiftingItem:session:)
    _ = T.textDraggableView(_:willAnimateLiftWith:session:)
  }

  static func namesUIFontPickerViewControllerConfiguration() {
    _ = \UIFontPickerViewController.Configuration.filteredLanguagesPredicate
    _ = UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages:)
  }

  static func namesUIKeyboardHIDUsage() {
    _ = UIKeyboardHIDUsage.keyboardErrorRollOver
    _ = UIKeyboardHIDUsage.keyboardPOSTFail
    _ = UIKeyboardHIDUsage.keyboardErrorUndefined
    _ = UIKeyboardHIDUsage.keyboardA
    _ = UIKeyboardHIDUsage.keyboardB
    _ = UIKeyboardHIDUsage.keyboardC
    _ = UIKeyboardHIDUsage.keyboardD
    _ = UIKeyboardHIDUsage.keyboardE
    _ = UIKeyboardHIDUsage.keyboardF
    _ = UIKeyboardHIDUsage.keyboardG
    _ = UIKeyboardHIDUsage.keyboardH
    _ = UIKeyboardHIDUsage.keyboardI
    _ = UIKeyboardHIDUsage.keyboardJ
    _ = UIKeyboardHIDUsage.keyboardK
    _ = UIKeyboardHIDUsage.keyboardL
    _ = UIKeyboardHIDUsage.keyboardM
    _ = UIKeyboardHIDUsage.keyboardN
    _ = UIKeyboardHIDUsage.keyboardO
    _ = UIKeyboardHIDUsage.keyboardP
    _ = UIKeyboardHIDUsage.keyboardQ
    _ = UIKeyboardHIDUsage.keyboardR
    _ = UIKeyboardHIDUsage.keyboardS
    _ = UIKeyboardHIDUsage.keyboardT
    _ = UIKeyboardHIDUsage.keyboardU
    _ = UIKeyboardHIDUsage.keyboardV
    _ = UIKeyboardHIDUsage.keyboardW
    _ = UIKeyboardHIDUsage.keyboardX
    _ = UIKeyboardHIDUsage.keyboardY
    _ = UIKeyboardHIDUsage.keyboardZ
    _ = UIKeyboardHIDUsage.keyboard1
    _ = UIKeyboardHIDUsage.keyboard2
    _ = UIKeyboardHIDUsage.keyboard3
    _ = UIKeyboardHIDUsage.keyboard4
    _ = UIKeyboardHIDUsage.keyboard5
    _ = UIKeyboardHIDUsage.keyboard6
    _ = UIKeyboardHIDUsage.keyboard7
    _ = UIKeyboardHIDUsage.keyboard8
    _ = UIKeyboardHIDUsage.keyboard9
    _ = UIKeyboardHIDUsage.keyboard0
    _ = UIKeyboardHIDUsage.keyboardReturnOrEnter
    _ = UIKeyboardHIDUsage.keyboardEscape
    _ = UIKeyboardHIDUsage.keyboardDeleteOrBackspace
    _ = UIKeyboardHIDUsage.keyboardTab
    _ = UIKeyboardHIDUsage.keyboardSpacebar
    _ = UIKeyboardHIDUsage.keyboardHyphen
    _ = UIKeyboardHIDUsage.keyboardEqualSign
    _ = UIKeyboardHIDUsage.keyboardOpenBracket
    _ = UIKeyboardHIDUsage.keyboardCloseBracket
    _ = UIKeyboardHIDUsage.keyboardBackslash
    _ = UIKeyboardHIDUsage.keyboardNonUSPound
    _ = UIKeyboardHIDUsage.keyboardSemicolon
    _ = UIKeyboardHIDUsage.keyboardQuote
    _ = UIKeyboardHIDUsage.keyboardGraveAccentAndTilde
    _ = UIKeyboardHIDUsage.keyboardComma
    _ = UIKeyboardHIDUsage.keyboardPeriod
    _ = UIKeyboardHIDUsage.keyboardSlash
    _ = UIKeyboardHIDUsage.keyboardCapsLock
    _ = UIKeyboardHIDUsage.keyboardF1
    _ = UIKeyboardHIDUsage.keyboardF2
    _ = UIKeyboardHIDUsage.keyboardF3
    _ = UIKeyboardHIDUsage.keyboardF4
    _ = UIKeyboardHIDUsage.keyboardF5
    _ = UIKeyboardHIDUsage.keyboardF6
    _ = UIKeyboardHIDUsage.keyboardF7
    _ = UIKeyboardHIDUsage.keyboardF8
    _ = UIKeyboardHIDUsage.keyboardF9
    _ = UIKeyboardHIDUsage.keyboardF10
    _ = UIKeyboardHIDUsage.keyboardF11
    _ = UIKeyboardHIDUsage.keyboardF12
    _ = UIKeyboardHIDUsage.keyboardPrintScreen
    _ = UIKeyboardHIDUsage.keyboardScrollLock
    _ = UIKeyboardHIDUsage.keyboardPause
    _ = UIKeyboardHIDUsage.keyboardInsert
    _ = UIKeyboardHIDUsage.keyboardHome
    _ = UIKeyboardHIDUsage.keyboardPageUp
    _ = UIKeyboardHIDUsage.keyboardDeleteForward
    _ = UIKeyboardHIDUsage.keyboardEnd
    _ = UIKeyboardHIDUsage.keyboardPageDown
    _ = UIKeyboardHIDUsage.keyboardRightArrow
    _ = UIKeyboardHIDUsage.keyboardLeftArrow
    _ = UIKeyboardHIDUsage.keyboardDownArrow
    _ = UIKeyboardHIDUsage.keyboardUpArrow
    _ = UIKeyboardHIDUsage.keypadNumLock
    _ = UIKeyboardHIDUsage.keypadSlash
    _ = UIKeyboardHIDUsage.keypadAsterisk
    _ = UIKeyboardHIDUsage.keypadHyphen
    _ = UIKeyboardHIDUsage.keypadPlus
    _ = UIKeyboardHIDUsage.keypadEnter
    _ = UIKeyboardHIDUsage.keypad1
    _ = UIKeyboardHIDUsage.keypad2
    _ = UIKeyboardHIDUsage.keypad3
    _ = UIKeyboardHIDUsage.keypad4
    _ = UIKeyboardHIDUsage.keypad5
    _ = UIKeyboardHIDUsage.keypad6
    _ = UIKeyboardHIDUsage.keypad7
    _ = UIKeyboardHIDUsage.keypad8
    _ = UIKeyboardHIDUsage.keypad9
    _ = UIKeyboardHIDUsage.keypad0
    _ = UIKeyboardHIDUsage.keypadPeriod
    _ = UIKeyboardHIDUsage.keyboardNonUSBackslash
    _ = UIKeyboardHIDUsage.keyboardApplication
    _ = UIKeyboardHIDUsage.keyboardPower
    _ = UIKeyboardHIDUsage.keypadEqualSign
    _ = UIKeyboardHIDUsage.keyboardF13
    _ = UIKeyboardHIDUsage.keyboardF14
    _ = UIKeyboardHIDUsage.keyboardF15
    _ = UIKeyboardHIDUsage.keyboardF16
    _ = UIKeyboardHIDUsage.keyboardF17
    _ = UIKeyboardHIDUsage.keyboardF18
    _ = UIKeyboardHIDUsage.keyboardF19
    _ = UIKeyboardHIDUsage.keyboardF20
    _ = UIKeyboardHIDUsage.keyboardF21
    _ = UIKeyboardHIDUsage.keyboardF22
    _ = UIKeyboardHIDUsage.keyboardF23
    _ = UIKeyboardHIDUsage.keyboardF24
    _ = UIKeyboardHIDUsage.keyboardExecute
    _ = UIKeyboardHIDUsage.keyboardHelp
    _ = UIKeyboardHIDUsage.keyboardMenu
    _ = UIKeyboardHIDUsage.keyboardSelect
    _ = UIKeyboardHIDUsage.keyboardStop
    _ = UIKeyboardHIDUsage.keyboardAgain
    _ = UIKeyboardHIDUsage.keyboardUndo
    _ = UIKeyboardHIDUsage.keyboardCut
    _ = UIKeyboardHIDUsage.keyboardCopy
    _ = UIKeyboardHIDUsage.keyboardPaste
    _ = UIKeyboardHIDUsage.keyboardFind
    _ = UIKeyboardHIDUsage.keyboardMute
    _ = UIKeyboardHIDUsage.keyboardVolumeUp
    _ = UIKeyboardHIDUsage.keyboardVolumeDown
    _ = UIKeyboardHIDUsage.keyboardLockingCapsLock
    _ = UIKeyboardHIDUsage.keyboardLockingNumLock
    _ = UIKeyboardHIDUsage.keyboardLockingScrollLock
    _ = UIKeyboardHIDUsage.keypadComma
    _ = UIKeyboardHIDUsage.keypadEqualSignAS400
    _ = UIKeyboardHIDUsage.keyboardInternational1
    _ = UIKeyboardHIDUsage.keyboardInternational2
    _ = UIKeyboardHIDUsage.keyboardInternational3
    _ = UIKeyboardHIDUsage.keyboardInternational4
    _ = UIKeyboardHIDUsage.keyboardInternational5
    _ = UIKeyboardHIDUsage.keyboardInternational6
    _ = UIKeyboardHIDUsage.keyboardInternational7
    _ = UIKeyboardHIDUsage.keyboardInternational8
    _ = UIKeyboardHIDUsage.keyboardInternational9
    _ = UIKeyboardHIDUsage.keyboardLANG1
    _ = UIKeyboardHIDUsage.keyboardLANG2
    _ = UIKeyboardHIDUsage.keyboardLANG3
    _ = UIKeyboardHIDUsage.keyboardLANG4
    _ = UIKeyboardHIDUsage.keyboardLANG5
    _ = UIKeyboardHIDUsage.keyboardLANG6
    _ = UIKeyboardHIDUsage.keyboardLANG7
    _ = UIKeyboardHIDUsage.keyboardLANG8
    _ = UIKeyboardHIDUsage.keyboardLANG9
    _ = UIKeyboardHIDUsage.keyboardAlternateErase
    _ = UIKeyboardHIDUsage.keyboardSysReqOrAttention
    _ = UIKeyboardHIDUsage.keyboardCancel
    _ = UIKeyboardHIDUsage.keyboardClear
    _ = UIKeyboardHIDUsage.keyboardPrior
    _ = UIKeyboardHIDUsage.keyboardReturn
    _ = UIKeyboardHIDUsage.keyboardSeparator
    _ = UIKeyboardHIDUsage.keyboardOut
    _ = UIKeyboardHIDUsage.keyboardOper
    _ = UIKeyboardHIDUsage.keyboardClearOrAgain
    _ = UIKeyboardHIDUsage.keyboardCrSelOrProps
    _ = UIKeyboardHIDUsage.keyboardExSel
    _ = UIKeyboardHIDUsage.keyboardLeftControl
    _ = UIKeyboardHIDUsage.keyboardLeftShift
    _ = UIKeyboardHIDUsage.keyboardLeftAlt
    _ = UIKeyboardHIDUsage.keyboardLeftGUI
    _ = UIKeyboardHIDUsage.keyboardRightControl
    _ = UIKeyboardHIDUsage.keyboardRightShift
    _ = UIKeyboardHIDUsage.keyboardRightAlt
    _ = UIKeyboardHIDUsage.keyboardRightGUI
    _ = UIKeyboardHIDUsage.keyboard_Reserved
    _ = UIKeyboardHIDUsage.keyboardHangul
    _ = UIKeyboardHIDUsage.keyboardHanja
    _ = UIKeyboardHIDUsage.keyboardKanaSwitch
    _ = UIKeyboardHIDUsage.keyboardAlphanumericSwitch
    _ = UIKeyboardHIDUsage.keyboardKatakana
    _ = UIKeyboardHIDUsage.keyboardHiragana
    _ = UIKeyboardHIDUsage.keyboardZenkakuHankakuKanji
  }

  nonisolated static func namesNSTextSelection() {
    _ = NSTextSelection.init(_:affinity:granularity:)
    _ = NSTextSelection.init(range:affinity:granularity:)
    _ = NSTextSelection.init(_:affinity:)
    _ = \NSTextSelection.textRanges
    _ = \NSTextSelection.granularity
    _ = \NSTextSelection.affinity
    _ = \NSTextSelection.isTransient
    _ = \NSTextSelection.anchorPositionOffset
    _ = \NSTextSelection.isLogical
    _ = \NSTextSelection.secondarySelectionLocation
    _ = \NSTextSelection.typingAttributes
    _ = NSTextSelection.textSelection(_:)
  }

  nonisolated static func namesNSTextSelectionGranularity() {
    _ = NSTextSelection.Granularity.character
    _ = NSTextSelection.Granularity.word
    _ = NSTextSelection.Granularity.paragraph
    _ = NSTextSelection.Granularity.line
    _ = NSTextSelection.Granularity.sentence
  }

  nonisolated static func namesNSTextSelectionAffinity() {
    _ = NSTextSelection.Affinity.upstream
    _ = NSTextSelection.Affinity.downstream
  }

  static func namesUITextPasteConfigurationSupporting<
    T: UITextPasteConfigurationSupporting & Sendable
  >(_: T.Type) {
    _ = \T.pasteDelegate
  }

  nonisolated static func namesNSTextElement() {
    _ = NSTextElement.init(textContentManager:)
    _ = \NSTextElement.textContentManager
    _ = \NSTextElement.elementRange
    _ = \NSTextElement.childElements
    _ = \NSTextElement.parent
    _ = \NSTextElement.isRepresentedElement
  }

  nonisolated static func namesNSTextParagraph() {
    _ = NSTextParagraph.init(attributedString:)
    _ = \NSTextParagraph.attributedString
    _ = \NSTextParagraph.paragraphContentRange
    _ = \NSTextParagraph.paragraphSeparatorRange
  }

  nonisolated static func namesNSTextList() {
    _ = NSTextList.init(markerFormat:options:startingItemNumber:)
    _ = NSTextList.init(markerFormat:options:)
    _ = \NSTextList.markerFormat
    _ = \NSTextList.listOptions
    _ = \NSTextList.startingItemNumber
    _ = \NSTextList.isOrdered
    _ = NSTextList.marker(forItemNumber:)
  }

  nonisolated static func namesNSTextListOptions() {
    _ = NSTextList.Options.prependEnclosingMarker
  }

  nonisolated static func namesNSTextListMarkerFormat() {
    _ = NSTextList.MarkerFormat.box
    _ = NSTextList.MarkerFormat.check
    _ = NSTextList.MarkerFormat.circle
    _ = NSTextList.MarkerFormat.diamond
    _ = NSTextList.MarkerFormat.disc
    _ = NSTextList.MarkerFormat.hyphen
    _ = NSTextList.MarkerFormat.square
    _ = NSTextList.MarkerFormat.lowercaseHexadecimal
    _ = NSTextList.MarkerFormat.uppercaseHexadecimal
    _ = NSTextList.MarkerFormat.octal
    _ = NSTextList.MarkerFormat.lowercaseAlpha
    _ = NSTextList.MarkerFormat.uppercaseAlpha
    _ = NSTextList.MarkerFormat.lowercaseLatin
    _ = NSTextList.MarkerFormat.uppercaseLatin
    _ = NSTextList.MarkerFormat.lowercaseRoman
    _ = NSTextList.MarkerFormat.uppercaseRoman
    _ = NSTextList.MarkerFormat.decimal
  }

  nonisolated static func namesNSTextStorage() {
    _ = \NSTextStorage.fixesAttributesLazily
    _ = NSTextStorage.invalidateAttributes(in:)
    _ = NSTextStorage.ensureAttributesAreFixed(in:)
    _ = \NSTextStorage.textStorageObserver
    _ = NSTextStorage.willProcessEditingNotification
    _ = NSTextStorage.didProcessEditingNotification
  }

  nonisolated static func namesNSTextStorageObserving<T: NSTextStorageObserving & Sendable>(_: T.Type) {
    _ = \T.textStorage
    _ = T.processEditing(for:edited:range:changeInLength:invalidatedRange:)
    _ = T.performEditingTransaction(for:using:)
  }

  static func namesUITextDropDelegate<T: UITextDropDelegate & Sendable>(_: T.Type) {
    _ = T.textDroppableView(_:willBecomeEditableForDrop:)
    _ = T.textDroppableView(_:proposalForDrop:)
    _ = T.textDroppableView(_:willPerformDrop:)
    _ = T.textDroppableView(_:previewForDroppingAllItemsWithDefault:)
    _ = T.textDroppableView(_:dropSessionDidEnter:)
    _ = T.textDroppableView(_:dropSessionDidUpdate:)
    _ = T.textDroppableView(_:dropSessionDidExit:)
    _ = T.textDroppableView(_:dropSessionDidEnd:)
  }

  static func namesUITextDropEditability() {
    _ = UITextDropEditability.no
    _ = UITextDropEditability.temporary
    _ = UITextDropEditability.yes
  }

  static func namesUITextDropRequest<T: UITextDropRequest & Sendable>(_: T.Type) {
    _ = \T.dropPosition
    _ = \T.suggestedProposal
    _ = \T.isSameView
    _ = \T.dropSession
  }

  nonisolated static func namesNSTextContainer() {
    _ = NSTextContainer.replaceLayoutManager(_:)
    _ = \NSTextContainer.textLayoutManager
    _ = \NSTextContainer.isSimpleRectangularTextContainer
  }

  nonisolated static func namesNSTextLayoutFragment() {
    _ = NSTextLayoutFragment.init(textElement:range:)
    _ = \NSTextLayoutFragment.textLayoutManager
    _ = \NSTextLayoutFragment.textElement
    _ = \NSTextLayoutFragment.rangeInElement
    _ = \NSTextLayoutFragment.textLineFragments
    _ = \NSTextLayoutFragment.layoutQueue
    _ = \NSTextLayoutFragment.state
    _ = NSTextLayoutFragment.invalidateLayout
    _ = \NSTextLayoutFragment.layoutFragmentFrame
    _ = \NSTextLayoutFragment.renderingSurfaceBounds
    _ = \NSTextLayoutFragment.leadingPadding
    _ = \NSTextLayoutFragment.trailingPadding
    _ = \NSTextLayoutFragment.topMargin
    _ = \NSTextLayoutFragment.bottomMargin
    _ = NSTextLayoutFragment.draw(at:in:)
    _ = \NSTextLayoutFragment.textAttachmentViewProviders
    _ = NSTextLayoutFragment.frameForTextAttachment(at:)
  }

  nonisolated static func namesNSTextLayoutFragmentEnumerationOptions() {
    _ = NSTextLayoutFragment.EnumerationOptions.reverse
    _ = NSTextLayoutFragment.EnumerationOptions.estimatesSize
    _ = NSTextLayoutFragment.EnumerationOptions.ensuresLayout
    _ = NSTextLayoutFragment.EnumerationOptions.ensuresExtraLineFragment
  }

  nonisolated static func namesNSTextLayoutFragmentState() {
    _ = NSTextLayoutFragment.State.none
    _ = NSTextLayoutFragment.State.estimatedUsageBounds
    _ = NSTextLayoutFragment.State.calculatedUsageBounds
    _ = NSTextLayoutFragment.State.layoutAvailable
  }

  nonisolated static func namesNSTextAttachment() {
    _ = \NSTextAttachment.fileWrapper
    _ = \NSTextAttachment.lineLayoutPadding
    _ = NSTextAttachment.textAttachmentViewProviderClass(forFileType:)
    _ = NSTextAttachment.registerViewProviderClass(_:forFileType:)
    _ = \NSTextAttachment.allowsTextAttachmentView
    _ = \NSTextAttachment.usesTextAttachmentView
  }

  nonisolated static func namesNSTextAttachmentContainer<T: NSTextAttachmentContainer & Sendable>(_: T.Type) {
    _ = T.image(forBounds:textContainer:characterIndex:)
    _ = T.attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)
  }

  nonisolated static func namesNSTextAttachmentLayout<T: NSTextAttachmentLayout & Sendable>(_: T.Type) {
    _ = T.image(for:attributes:location:textContainer:)
    _ = T.attachmentBounds(for:location:textContainer:proposedLineFragment:position:)
    _ = T.viewProvider(for:location:textContainer:)
  }

  static func namesNSTextAttachmentViewProvider(_ provider: NSTextAttachmentViewProvider) {
    _ = NSTextAttachmentViewProvider.init(textAttachment:parentView:textLayoutManager:location:)
    _ = \NSTextAttachmentViewProvider.textAttachment
    _ = \NSTextAttachmentViewProvider.textLayoutManager
    _ = \NSTextAttachmentViewProvider.location
    _ = \NSTextAttachmentViewProvider.view
    provider.loadView()
    _ = \NSTextAttachmentViewProvider.tracksTextAttachmentViewBounds
    _ = provider.attachmentBounds(
      for: [:], location: provider.location, textContainer: nil, proposedLineFragment: .zero, position: .zero)
  }

  nonisolated static func namesUITextInputPasswordRules() {
    _ = \UITextInputPasswordRules.passwordRulesDescriptor
    _ = UITextInputPasswordRules.init(descriptor:)
  }

  static func namesUITextInputTraits<T: UITextInputTraits & Sendable>(_: T.Type) {
    _ = \T.passwordRules
  }

  static func namesUITextContentType() {
    _ = UITextContentType.addressCityAndState
    _ = UITextContentType.sublocality
    _ = UITextContentType.shipmentTrackingNumber
    _ = UITextContentType.flightNumber
    _ = UITextContentType.dateTime
  }

  nonisolated static func namesUIFontDescriptor() {
    _ = \UIFontDescriptor.matrix
    _ = UIFontDescriptor.matchingFontDescriptors(withMandatoryKeys:)
    _ = UIFontDescriptor.init(name:matrix:)
    _ = UIFontDescriptor.withMatrix(_:)
  }

  static func namesUIFontDescriptorSymbolicTraits() {
    _ = UIFontDescriptor.SymbolicTraits.classMask
    _ = UIFontDescriptor.SymbolicTraits.classOldStyleSerifs
    _ = UIFontDescriptor.SymbolicTraits.classTransitionalSerifs
    _ = UIFontDescriptor.SymbolicTraits.classModernSerifs
    _ = UIFontDescriptor.SymbolicTraits.classClarendonSerifs
    _ = UIFontDescriptor.SymbolicTraits.classSlabSerifs
    _ = UIFontDescriptor.SymbolicTraits.classFreeformSerifs
    _ = UIFontDescriptor.SymbolicTraits.classSansSerif
    _ = UIFontDescriptor.SymbolicTraits.classOrnamentals
    _ = UIFontDescriptor.SymbolicTraits.classScripts
    _ = UIFontDescriptor.SymbolicTraits.classSymbolic
  }

  nonisolated static func namesNSTextScalingType() {
    _ = NSTextScalingType.standard
    _ = NSTextScalingType.iOS
  }

  @available(*, deprecated)
  nonisolated static func namesNSTextWritingDirectionDeprecated() {
    _ = NSTextWritingDirection.embedding
    _ = NSTextWritingDirection.override
  }

  static func namesUIFindInteraction() {
    _ = \UIFindInteraction.isFindNavigatorVisible
    _ = \UIFindInteraction.activeFindSession
    _ = \UIFindInteraction.searchText
    _ = \UIFindInteraction.replacementText
    _ = \UIFindInteraction.optionsMenuProvider
    _ = \UIFindInteraction.delegate
    _ = UIFindInteraction.init(sessionDelegate:)
    _ = UIFindInteraction.presentFindNavigator(showingReplace:)
    _ = UIFindInteraction.dismissFindNavigator
    _ = UIFindInteraction.findNext
    _ = UIFindInteraction.findPrevious
    _ = UIFindInteraction.updateResultCount
  }

  static func namesUIFindInteractionDelegate<T: UIFindInteractionDelegate & Sendable>(_: T.Type) {
    _ = T.findInteraction(_:sessionFor:)
    _ = T.findInteraction(_:didBegin:)
    _ = T.findInteraction(_:didEnd:)
  }

  static func namesUITextDropProposal() {
    _ = \UITextDropProposal.dropAction
    _ = \UITextDropProposal.dropProgressMode
    _ = \UITextDropProposal.useFastSameViewOperations
    _ = \UITextDropProposal.dropPerformer
  }

  static func namesUITextDropProposalAction() {
    _ = UITextDropProposal.Action.insert
    _ = UITextDropProposal.Action.replaceSelection
    _ = UITextDropProposal.Action.replaceAll
  }

  static func namesUITextDropProposalProgressMode() {
    _ = UITextDropProposal.ProgressMode.system
    _ = UITextDropProposal.ProgressMode.custom
  }

  static func namesUITextDropProposalPerformer() {
    _ = UITextDropProposal.Performer.view
    _ = UITextDropProposal.Performer.delegate
  }

  static func namesUITextFormattingCoordinator() {
    _ = \UITextFormattingCoordinator.delegate
    _ = UITextFormattingCoordinator.isFontPanelVisible
    _ = UITextFormattingCoordinator.init(for:)
    _ = UITextFormattingCoordinator.init(windowScene:)
    _ = UITextFormattingCoordinator.setSelectedAttributes(_:isMultiple:)
    _ = UITextFormattingCoordinator.toggleFontPanel(_:)
  }

  static func namesUITextFormattingCoordinatorDelegate<
    T: UITextFormattingCoordinatorDelegate & Sendable
  >(_: T.Type) {
    _ = T.updateTextAttributes(conversionHandler:)
  }

  nonisolated static func namesNSTextSelectionDataSource<T: NSTextSelectionDataSource & Sendable>(_: T.Type) {
    _ = \T.documentRange
    _ = T.enumerateSubstrings(from:options:using:)
    _ = T.textRange(for:enclosing:)
    _ = T.location(_:offsetBy:)
    _ = T.offset(from:to:)
    _ = T.baseWritingDirection(at:)
    _ = T.enumerateCaretOffsetsInLineFragment(at:using:)
    _ = T.lineFragmentRange(for:inContainerAt:)
    _ = T.enumerateContainerBoundaries(from:reverse:using:)
    _ = T.textLayoutOrientation(at:)
  }

  nonisolated static func namesNSTextSelectionNavigation() {
    _ = NSTextSelectionNavigation.init(dataSource:)
    _ = \NSTextSelectionNavigation.textSelectionDataSource
    _ = \NSTextSelectionNavigation.allowsNonContiguousRanges
    _ = \NSTextSelectionNavigation.rotatesCoordinateSystemForLayoutOrientation
    _ = NSTextSelectionNavigation.flushLayoutCache
    _ = NSTextSelectionNavigation.destinationSelection(for:direction:destination:extending:confined:)
    _ =
      NSTextSelectionNavigation.textSelections(
        interactingAt:inContainerAt:anchors:modifiers:selecting:bounds:)
    _ = NSTextSelectionNavigation.textSelection(for:enclosing:)
    _ = NSTextSelectionNavigation.textSelection(for:enclosing:inContainerAt:)
    _ = NSTextSelectionNavigation.resolvedInsertionLocation(for:writingDirection:)
    _ = NSTextSelectionNavigation.deletionRanges(for:direction:destination:allowsDecomposition:)
  }

  nonisolated static func namesNSTextSelectionNavigationDirection() {
    _ = NSTextSelectionNavigation.Direction.forward
    _ = NSTextSelectionNavigation.Direction.backward
    _ = NSTextSelectionNavigation.Direction.right
    _ = NSTextSelectionNavigation.Direction.left
    _ = NSTextSelectionNavigation.Direction.up
    _ = NSTextSelectionNavigation.Direction.down
  }

  nonisolated static func namesNSTextSelectionNavigationDestination() {
    _ = NSTextSelectionNavigation.Destination.character
    _ = NSTextSelectionNavigation.Destination.word
    _ = NSTextSelectionNavigation.Destination.line
    _ = NSTextSelectionNavigation.Destination.sentence
    _ = NSTextSelectionNavigation.Destination.paragraph
    _ = NSTextSelectionNavigation.Destination.container
    _ = NSTextSelectionNavigation.Destination.document
  }

  nonisolated static func namesNSTextSelectionNavigationModifier() {
    _ = NSTextSelectionNavigation.Modifier.extend
    _ = NSTextSelectionNavigation.Modifier.visual
    _ = NSTextSelectionNavigation.Modifier.multiple
  }

  nonisolated static func namesNSTextSelectionNavigationWritingDirection() {
    _ = NSTextSelectionNavigation.WritingDirection.leftToRight
    _ = NSTextSelectionNavigation.WritingDirection.rightToLeft
  }

  nonisolated static func namesNSTextSelectionNavigationLayoutOrientation() {
    _ = NSTextSelectionNavigation.LayoutOrientation.horizontal
    _ = NSTextSelectionNavigation.LayoutOrientation.vertical
  }

  static func namesUITextSearching<T: UITextSearching & Sendable>(_: T.Type) {
    _ = \T.selectedTextRange
    _ = T.compare(_:toRange:document:)
    _ = T.performTextSearch(queryString:options:resultAggregator:)
    _ = T.decorate(foundTextRange:document:usingStyle:)
    _ = T.clearAllDecoratedFoundText
    _ = \T.supportsTextReplacement
    _ = T.shouldReplace(foundTextRange:document:withText:)
    _ = T.replace(foundTextRange:document:withText:)
    _ = T.replaceAll(queryString:options:withText:)
    _ = T.willHighlight(foundTextRange:document:)
    _ = T.scrollRangeToVisible(_:inDocument:)
    _ = \T.selectedTextSearchDocument
    _ = T.compare(document:toDocument:)
  }
}

@MainActor
private enum NamesOfTextByHand {
  @available(*, deprecated)
  nonisolated static func namesNSAttributedStringDeprecated() throws {
    _ = try NSAttributedString(fileURL: URL(fileURLWithPath: "/"), options: nil, documentAttributes: nil)
  }

  nonisolated static func namesNSCoder(_ coder: NSCoder) {
    coder.encode(CGPoint.zero, forKey: "")
    coder.encode(CGVector.zero, forKey: "")
    coder.encode(CGSize.zero, forKey: "")
    coder.encode(CGRect.zero, forKey: "")
    coder.encode(CGAffineTransform.identity, forKey: "")
    coder.encode(UIEdgeInsets.zero, forKey: "")
    coder.encode(NSDirectionalEdgeInsets.zero, forKey: "")
    coder.encode(UIOffset.zero, forKey: "")
    _ = coder.decodeCGPoint(forKey: "")
    _ = coder.decodeCGVector(forKey: "")
    _ = coder.decodeCGSize(forKey: "")
    _ = coder.decodeCGRect(forKey: "")
    _ = coder.decodeCGAffineTransform(forKey: "")
    _ = coder.decodeUIEdgeInsets(forKey: "")
    _ = coder.decodeDirectionalEdgeInsets(forKey: "")
    _ = coder.decodeUIOffset(forKey: "")
  }

  static func namesAttributes() throws {
    typealias Keys = AttributeScopes.UIKitAttributes
    _ = \Keys.accessibility
    _ = \Keys.attachment
    _ = \Keys.expansion
    _ = \Keys.foundation
    _ = \Keys.ligature
    _ = \Keys.obliqueness
    _ = \Keys.shadow
    _ = \Keys.strikethroughColor
    _ = \Keys.strokeColor
    _ = \Keys.strokeWidth
    _ = \Keys.textEffect
    _ = \Keys.underlineColor
    _ = Keys.AttachmentAttribute.name
    _ = Keys.ExpansionAttribute.name
    _ = Keys.LigatureAttribute.name
    _ = Keys.ObliquenessAttribute.name
    _ = Keys.ShadowAttribute.name
    _ = Keys.StrikethroughColorAttribute.name
    _ = Keys.StrokeColorAttribute.name
    _ = Keys.StrokeWidthAttribute.name
    _ = Keys.TextEffectAttribute.name
    _ = Keys.UnderlineColorAttribute.name
    _ = Keys.StrikethroughStyleAttribute.decode(from:)
    _ = Keys.UnderlineStyleAttribute.decode(from:)
    _ = Keys.TextEffectAttribute.decode(from:)
    _ = UIFont.TextStyle.body.metrics
    _ = UIFont.Weight.bold.symbolWeight()
  }

  static func namesSearching<T: UITextSearching>(
    _ object: T, _ results: UITextSearchAggregator<T.DocumentIdentifier>, _ range: UITextRange
  ) {
    _ = UITextSearchingFindSession(searchableObject: object)
    _ = results.allFoundRanges
    results.foundRange(range, searchString: "", document: nil)
    results.invalidateFoundRange(range, document: nil)
    results.invalidate()
    results.finishedSearching()
  }

  static func namesScribble<T: UIIndirectScribbleInteractionDelegate>(
    _ object: T, _ view: UIView, _ element: T.ElementIdentifier
  ) async {
    let interaction = UIIndirectScribbleInteraction(delegate: object)
    interaction.willMove(to: view)
    interaction.didMove(to: view)
    _ = interaction.view
    _ = interaction.delegate
    _ = interaction.isHandlingWriting
    object.indirectScribbleInteraction(interaction, requestElementsIn: .zero) { _ in }
    _ = await object.indirectScribbleInteraction(interaction, requestElementsIn: .zero)
    _ = object.indirectScribbleInteraction(interaction, isElementFocused: element)
    _ = object.indirectScribbleInteraction(interaction, frameForElement: element)
    object.indirectScribbleInteraction(interaction, focusElementIfNeeded: element, referencePoint: .zero) {
      _ in
    }
    _ = await object.indirectScribbleInteraction(
      interaction, focusElementIfNeeded: element, referencePoint: .zero)
    _ = object.indirectScribbleInteraction(interaction, shouldDelayFocusForElement: element)
    object.indirectScribbleInteraction(interaction, willBeginWritingInElement: element)
    object.indirectScribbleInteraction(interaction, didFinishWritingInElement: element)
  }
}
