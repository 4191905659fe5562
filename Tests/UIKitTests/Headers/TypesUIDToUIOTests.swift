// Written by scripts/recipes/header-tests from the data in Headers/Data.

import Testing
import UIKit

@Suite struct TypesUIDToUIOTests {
  @Test func uiDatePicker() {
    expect(UIDatePicker.self, inherits: UIControl.self)
  }

  @Test func uiDeferredMenuElement() {
    expect(UIDeferredMenuElement.self, inherits: UIMenuElement.self)
  }

  @Test func uiDevice() {
    expect(UIDevice.self, inherits: NSObject.self)
  }

  @Test func uiDictationPhrase() {
    expect(UIDictationPhrase.self, inherits: NSObject.self)
  }

  @Test func uiDocument() {
    expect(UIDocument.self, inherits: NSObject.self)
  }

  @Test func uiDocumentBrowserAction() {
    expect(UIDocumentBrowserAction.self, inherits: NSObject.self)
  }

  @Test func uiDocumentBrowserTransitionController() {
    expect(UIDocumentBrowserTransitionController.self, inherits: NSObject.self)
    expect(UIDocumentBrowserTransitionController.self) {
      $0 is any UIViewControllerAnimatedTransitioning.Type
    }
  }

  @Test func uiDocumentBrowserViewController() {
    expect(UIDocumentBrowserViewController.self, inherits: UIViewController.self)
  }

  @Test func uiDocumentInteractionController() {
    expect(UIDocumentInteractionController.self, inherits: NSObject.self)
  }

  @Test func uiDocumentMenuViewController() {
    expect(UIDocumentMenuViewController.self, inherits: UIViewController.self)
  }

  @Test func uiDocumentPickerExtensionViewController() {
    expect(UIDocumentPickerExtensionViewController.self, inherits: UIViewController.self)
  }

  @Test func uiDocumentPickerViewController() {
    expect(UIDocumentPickerViewController.self, inherits: UIViewController.self)
  }

  @Test func uiDocumentProperties() {
    expect(UIDocumentProperties.self, inherits: NSObject.self)
  }

  @Test func uiDocumentViewController() {
    expect(UIDocumentViewController.self, inherits: UIViewController.self)
  }

  @Test func uiDragInteraction() {
    expect(UIDragInteraction.self, inherits: NSObject.self)
    expect(UIDragInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiDragItem() {
    expect(UIDragItem.self, inherits: NSObject.self)
  }

  @Test func uiDragPreview() {
    expect(UIDragPreview.self, inherits: NSObject.self)
    expect(UIDragPreview.self) { $0 is any NSCopying.Type }
  }

  @Test func uiDragPreviewParameters() {
    expect(UIDragPreviewParameters.self, inherits: UIPreviewParameters.self)
  }

  @Test func uiDragPreviewTarget() {
    expect(UIDragPreviewTarget.self, inherits: UIPreviewTarget.self)
  }

  @Test func uiDropInteraction() {
    expect(UIDropInteraction.self, inherits: NSObject.self)
    expect(UIDropInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiDropProposal() {
    expect(UIDropProposal.self, inherits: NSObject.self)
    expect(UIDropProposal.self) { $0 is any NSCopying.Type }
  }

  @Test func uiDynamicAnimator() {
    expect(UIDynamicAnimator.self, inherits: NSObject.self)
  }

  @Test func uiDynamicBehavior() {
    expect(UIDynamicBehavior.self, inherits: NSObject.self)
  }

  @Test func uiDynamicItemBehavior() {
    expect(UIDynamicItemBehavior.self, inherits: UIDynamicBehavior.self)
  }

  @Test func uiDynamicItemGroup() {
    expect(UIDynamicItemGroup.self, inherits: NSObject.self)
    expect(UIDynamicItemGroup.self) { $0 is any UIDynamicItem.Type }
  }

  @Test func uiEditMenuConfiguration() {
    expect(UIEditMenuConfiguration.self, inherits: NSObject.self)
  }

  @Test func uiEditMenuInteraction() {
    expect(UIEditMenuInteraction.self, inherits: NSObject.self)
    expect(UIEditMenuInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiEvent() {
    expect(UIEvent.self, inherits: NSObject.self)
  }

  @Test func uiEventAttribution() {
    expect(UIEventAttribution.self, inherits: NSObject.self)
    expect(UIEventAttribution.self) { $0 is any NSCopying.Type }
  }

  @Test func uiFeedbackGenerator() {
    expect(UIFeedbackGenerator.self, inherits: NSObject.self)
    expect(UIFeedbackGenerator.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiFieldBehavior() {
    expect(UIFieldBehavior.self, inherits: UIDynamicBehavior.self)
  }

  @Test func uiFindInteraction() {
    expect(UIFindInteraction.self, inherits: NSObject.self)
    expect(UIFindInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiFindSession() {
    expect(UIFindSession.self, inherits: NSObject.self)
  }

  @Test func uiFocusAnimationCoordinator() {
    expect(UIFocusAnimationCoordinator.self, inherits: NSObject.self)
  }

  @Test func uiFocusDebugger() {
    expect(UIFocusDebugger.self, inherits: NSObject.self)
  }

  @Test func uiFocusEffect() {
    expect(UIFocusEffect.self, inherits: NSObject.self)
    expect(UIFocusEffect.self) { $0 is any NSCopying.Type }
  }

  @Test func uiFocusGuide() {
    expect(UIFocusGuide.self, inherits: UILayoutGuide.self)
  }

  @Test func uiFocusHaloEffect() {
    expect(UIFocusHaloEffect.self, inherits: UIFocusEffect.self)
  }

  @Test func uiFocusMovementHint() {
    expect(UIFocusMovementHint.self, inherits: NSObject.self)
    expect(UIFocusMovementHint.self) { $0 is any NSCopying.Type }
  }

  @Test func uiFocusSystem() {
    expect(UIFocusSystem.self, inherits: NSObject.self)
  }

  @Test func uiFocusUpdateContext() {
    expect(UIFocusUpdateContext.self, inherits: NSObject.self)
  }

  @Test func uiFont() {
    expect(UIFont.self, inherits: NSObject.self)
    expect(UIFont.self) { $0 is any NSCoding.Type }
    expect(UIFont.self) { $0 is any NSCopying.Type }
    expect(UIFont.self) { $0 is any NSSecureCoding.Type }
  }

  @Test func uiFontDescriptor() {
    expect(UIFontDescriptor.self, inherits: NSObject.self)
    expect(UIFontDescriptor.self) { $0 is any NSCoding.Type }
    expect(UIFontDescriptor.self) { $0 is any NSCopying.Type }
    expect(UIFontDescriptor.self) { $0 is any NSSecureCoding.Type }
  }

  @Test func uiFontMetrics() {
    expect(UIFontMetrics.self, inherits: NSObject.self)
  }

  @Test func uiFontPickerViewController() {
    expect(UIFontPickerViewController.self, inherits: UIViewController.self)
  }

  @Test func uiGestureRecognizer() {
    expect(UIGestureRecognizer.self, inherits: NSObject.self)
  }

  @Test func uiGlassContainerEffect() {
    expect(UIGlassContainerEffect.self, inherits: UIVisualEffect.self)
  }

  @Test func uiGlassEffect() {
    expect(UIGlassEffect.self, inherits: UIVisualEffect.self)
  }

  @Test func uiGraphicsImageRenderer() {
    expect(UIGraphicsImageRenderer.self, inherits: UIGraphicsRenderer.self)
  }

  @Test func uiGraphicsImageRendererContext() {
    expect(UIGraphicsImageRendererContext.self, inherits: UIGraphicsRendererContext.self)
  }

  @Test func uiGraphicsImageRendererFormat() {
    expect(UIGraphicsImageRendererFormat.self, inherits: UIGraphicsRendererFormat.self)
  }

  @Test func uiGraphicsPDFRenderer() {
    expect(UIGraphicsPDFRenderer.self, inherits: UIGraphicsRenderer.self)
  }

  @Test func uiGraphicsPDFRendererContext() {
    expect(UIGraphicsPDFRendererContext.self, inherits: UIGraphicsRendererContext.self)
  }

  @Test func uiGraphicsPDFRendererFormat() {
    expect(UIGraphicsPDFRendererFormat.self, inherits: UIGraphicsRendererFormat.self)
  }

  @Test func uiGraphicsRenderer() {
    expect(UIGraphicsRenderer.self, inherits: NSObject.self)
  }

  @Test func uiGraphicsRendererContext() {
    expect(UIGraphicsRendererContext.self, inherits: NSObject.self)
  }

  @Test func uiGraphicsRendererFormat() {
    expect(UIGraphicsRendererFormat.self, inherits: NSObject.self)
    expect(UIGraphicsRendererFormat.self) { $0 is any NSCopying.Type }
  }

  @Test func uiGravityBehavior() {
    expect(UIGravityBehavior.self, inherits: UIDynamicBehavior.self)
  }

  @Test func uiHoverEffectLayer() {
    expect(UIHoverEffectLayer.self, inherits: CALayer.self)
  }

  @Test func uiHoverGestureRecognizer() {
    expect(UIHoverGestureRecognizer.self, inherits: UIGestureRecognizer.self)
  }

  @Test func uiImage() {
    expect(UIImage.self, inherits: NSObject.self)
    expect(UIImage.self) { $0 is any NSCoding.Type }
    expect(UIImage.self) { $0 is any NSItemProviderReading.Type }
    expect(UIImage.self) { $0 is any NSItemProviderWriting.Type }
    expect(UIImage.self) { $0 is any NSSecureCoding.Type }
  }

  @Test func uiImageAsset() {
    expect(UIImageAsset.self, inherits: NSObject.self)
  }

  @Test func uiImageView() {
    expect(UIImageView.self, inherits: UIView.self)
    expect(UIImageView.self) { $0 is any UIAccessibilityContentSizeCategoryImageAdjusting.Type }
  }

  @Test func uiImpactFeedbackGenerator() {
    expect(UIImpactFeedbackGenerator.self, inherits: UIFeedbackGenerator.self)
  }

  @Test func uiInputSuggestion() {
    expect(UIInputSuggestion.self, inherits: NSObject.self)
  }

  @Test func uiInputView() {
    expect(UIInputView.self, inherits: UIView.self)
  }

  @Test func uiInputViewController() {
    expect(UIInputViewController.self, inherits: UIViewController.self)
  }

  @Test func uiInterpolatingMotionEffect() {
    expect(UIInterpolatingMotionEffect.self, inherits: UIMotionEffect.self)
  }

  @Test func uiKey() {
    expect(UIKey.self, inherits: NSObject.self)
    expect(UIKey.self) { $0 is any NSCopying.Type }
  }

  @Test func uiKeyCommand() {
    expect(UIKeyCommand.self, inherits: UICommand.self)
  }

  @Test func uiKeyboardLayoutGuide() {
    expect(UIKeyboardLayoutGuide.self, inherits: UITrackingLayoutGuide.self)
  }

  @Test func uiLabel() {
    expect(UILabel.self, inherits: UIView.self)
    expect(UILabel.self) { $0 is any UIContentSizeCategoryAdjusting.Type }
    expect(UILabel.self) { $0 is any UILetterformAwareAdjusting.Type }
  }

  @Test func uiLargeContentViewerInteraction() {
    expect(UILargeContentViewerInteraction.self, inherits: NSObject.self)
    expect(UILargeContentViewerInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiLayoutGuide() {
    expect(UILayoutGuide.self, inherits: NSObject.self)
    expect(UILayoutGuide.self) { $0 is any UIPopoverPresentationControllerSourceItem.Type }
  }

  @Test func uiLexicon() {
    expect(UILexicon.self, inherits: NSObject.self)
    expect(UILexicon.self) { $0 is any NSCopying.Type }
  }

  @Test func uiLexiconEntry() {
    expect(UILexiconEntry.self, inherits: NSObject.self)
    expect(UILexiconEntry.self) { $0 is any NSCopying.Type }
  }

  @Test func uiListContentView() {
    expect(UIListContentView.self, inherits: UIView.self)
    expect(UIListContentView.self) { $0 is any UIContentView.Type }
  }

  @Test func uiLocalNotification() {
    expect(UILocalNotification.self, inherits: NSObject.self)
    expect(UILocalNotification.self) { $0 is any NSCopying.Type }
  }

  @Test func uiLocalizedIndexedCollation() {
    expect(UILocalizedIndexedCollation.self, inherits: NSObject.self)
  }

  @Test func uiLongPressGestureRecognizer() {
    expect(UILongPressGestureRecognizer.self, inherits: UIGestureRecognizer.self)
  }

  @Test func uiMailConversationContext() {
    expect(UIMailConversationContext.self, inherits: UIConversationContext.self)
  }

  @Test func uiMailConversationEntry() {
    expect(UIMailConversationEntry.self, inherits: UIConversationEntry.self)
  }

  @Test func uiMainMenuSystem() {
    expect(UIMainMenuSystem.self, inherits: UIMenuSystem.self)
  }

  @Test func uiMarkupTextPrintFormatter() {
    expect(UIMarkupTextPrintFormatter.self, inherits: UIPrintFormatter.self)
  }

  @Test func uiMenu() {
    expect(UIMenu.self, inherits: UIMenuElement.self)
  }

  @Test func uiMenuController() {
    expect(UIMenuController.self, inherits: NSObject.self)
  }

  @Test func uiMenuDisplayPreferences() {
    expect(UIMenuDisplayPreferences.self, inherits: NSObject.self)
    expect(UIMenuDisplayPreferences.self) { $0 is any NSCopying.Type }
  }

  @Test func uiMenuElement() {
    expect(UIMenuElement.self, inherits: NSObject.self)
  }

  @Test func uiMenuItem() {
    expect(UIMenuItem.self, inherits: NSObject.self)
  }

  @Test func uiMenuSystem() {
    expect(UIMenuSystem.self, inherits: NSObject.self)
  }

  @Test func uiMessageConversationContext() {
    expect(UIMessageConversationContext.self, inherits: UIConversationContext.self)
  }

  @Test func uiMessageConversationEntry() {
    expect(UIMessageConversationEntry.self, inherits: UIConversationEntry.self)
  }

  @Test func uiMotionEffect() {
    expect(UIMotionEffect.self, inherits: NSObject.self)
    expect(UIMotionEffect.self) { $0 is any NSCopying.Type }
  }

  @Test func uiMotionEffectGroup() {
    expect(UIMotionEffectGroup.self, inherits: UIMotionEffect.self)
  }

  @Test func uiMutableApplicationShortcutItem() {
    expect(UIMutableApplicationShortcutItem.self, inherits: UIApplicationShortcutItem.self)
  }

  @Test func uiMutableUserNotificationAction() {
    expect(UIMutableUserNotificationAction.self, inherits: UIUserNotificationAction.self)
  }

  @Test func uiMutableUserNotificationCategory() {
    expect(UIMutableUserNotificationCategory.self, inherits: UIUserNotificationCategory.self)
  }

  @Test func uiNavigationBar() {
    expect(UINavigationBar.self, inherits: UIView.self)
    expect(UINavigationBar.self) { $0 is any UIBarPositioning.Type }
  }

  @Test func uiNavigationBarAppearance() {
    expect(UINavigationBarAppearance.self, inherits: UIBarAppearance.self)
  }

  @Test func uiNavigationController() {
    expect(UINavigationController.self, inherits: UIViewController.self)
  }

  @Test func uiNavigationItem() {
    expect(UINavigationItem.self, inherits: NSObject.self)
  }

  @Test func uiNib() {
    expect(UINib.self, inherits: NSObject.self)
  }

  @Test func uiNotificationFeedbackGenerator() {
    expect(UINotificationFeedbackGenerator.self, inherits: UIFeedbackGenerator.self)
  }

  @Test func uiOpenURLContext() {
    expect(UIOpenURLContext.self, inherits: NSObject.self)
  }
}
