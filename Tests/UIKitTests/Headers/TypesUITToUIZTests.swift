// Written by scripts/recipes/header-tests from the data in Headers/Data.

import Testing
import UIKit

@Suite struct TypesUITToUIZTests {
  @Test func uiTab() {
    expect(UITab.self, inherits: NSObject.self)
    expect(UITab.self) { $0 is any UIPopoverPresentationControllerSourceItem.Type }
  }

  @Test func uiTabAccessory() {
    expect(UITabAccessory.self, inherits: NSObject.self)
  }

  @Test func uiTabBar() {
    expect(UITabBar.self, inherits: UIView.self)
  }

  @Test func uiTabBarAppearance() {
    expect(UITabBarAppearance.self, inherits: UIBarAppearance.self)
  }

  @Test func uiTabBarController() {
    expect(UITabBarController.self, inherits: UIViewController.self)
    expect(UITabBarController.self) { $0 is any UITabBarDelegate.Type }
  }

  @Test func uiTabBarItem() {
    expect(UITabBarItem.self, inherits: UIBarItem.self)
    expect(UITabBarItem.self) { $0 is any UIPopoverPresentationControllerSourceItem.Type }
  }

  @Test func uiTabBarItemAppearance() {
    expect(UITabBarItemAppearance.self, inherits: NSObject.self)
    expect(UITabBarItemAppearance.self) { $0 is any NSCopying.Type }
  }

  @Test func uiTabBarItemStateAppearance() {
    expect(UITabBarItemStateAppearance.self, inherits: NSObject.self)
  }

  @Test func uiTabGroup() {
    expect(UITabGroup.self, inherits: UITab.self)
  }

  @Test func uiTabSidebarItem() {
    expect(UITabSidebarItem.self, inherits: NSObject.self)
  }

  @Test func uiTableView() {
    expect(UITableView.self, inherits: UIScrollView.self)
    expect(UITableView.self) { $0 is any UIDataSourceTranslating.Type }
  }

  @Test func uiTableViewCell() {
    expect(UITableViewCell.self, inherits: UIView.self)
  }

  @Test func uiTableViewController() {
    expect(UITableViewController.self, inherits: UIViewController.self)
    expect(UITableViewController.self) { $0 is any UIScrollViewDelegate.Type }
    expect(UITableViewController.self) { $0 is any UITableViewDataSource.Type }
    expect(UITableViewController.self) { $0 is any UITableViewDelegate.Type }
  }

  @Test func uiTableViewDropPlaceholder() {
    expect(UITableViewDropPlaceholder.self, inherits: UITableViewPlaceholder.self)
  }

  @Test func uiTableViewDropProposal() {
    expect(UITableViewDropProposal.self, inherits: UIDropProposal.self)
  }

  @Test func uiTableViewFocusUpdateContext() {
    expect(UITableViewFocusUpdateContext.self, inherits: UIFocusUpdateContext.self)
  }

  @Test func uiTableViewHeaderFooterView() {
    expect(UITableViewHeaderFooterView.self, inherits: UIView.self)
  }

  @Test func uiTableViewPlaceholder() {
    expect(UITableViewPlaceholder.self, inherits: NSObject.self)
  }

  @Test func uiTableViewRowAction() {
    expect(UITableViewRowAction.self, inherits: NSObject.self)
  }

  @Test func uiTapGestureRecognizer() {
    expect(UITapGestureRecognizer.self, inherits: UIGestureRecognizer.self)
  }

  @Test func uiTargetedDragPreview() {
    expect(UITargetedDragPreview.self, inherits: UITargetedPreview.self)
  }

  @Test func uiTargetedPreview() {
    expect(UITargetedPreview.self, inherits: NSObject.self)
    expect(UITargetedPreview.self) { $0 is any NSCopying.Type }
  }

  @Test func uiTextChecker() {
    expect(UITextChecker.self, inherits: NSObject.self)
  }

  @Test func uiTextCursorDropPositionAnimator() {
    expect(UITextCursorDropPositionAnimator.self, inherits: NSObject.self)
  }

  @Test func uiTextDragPreviewRenderer() {
    expect(UITextDragPreviewRenderer.self, inherits: NSObject.self)
  }

  @Test func uiTextDropProposal() {
    expect(UITextDropProposal.self, inherits: UIDropProposal.self)
  }

  @Test func uiTextField() {
    expect(UITextField.self, inherits: UIControl.self)
    expect(UITextField.self) { $0 is any UIContentSizeCategoryAdjusting.Type }
    expect(UITextField.self) { $0 is any UIKeyInput.Type }
    expect(UITextField.self) { $0 is any UILetterformAwareAdjusting.Type }
    expect(UITextField.self) { $0 is any UITextDraggable.Type }
    expect(UITextField.self) { $0 is any UITextDroppable.Type }
    expect(UITextField.self) { $0 is any UITextInput.Type }
    expect(UITextField.self) { $0 is any UITextInputTraits.Type }
    expect(UITextField.self) { $0 is any UITextPasteConfigurationSupporting.Type }
  }

  @Test func uiTextFormattingCoordinator() {
    expect(UITextFormattingCoordinator.self, inherits: NSObject.self)
  }

  @Test func uiTextFormattingViewController() {
    expect(UITextFormattingViewController.self, inherits: UIViewController.self)
  }

  @Test func uiTextInputAssistantItem() {
    expect(UITextInputAssistantItem.self, inherits: NSObject.self)
  }

  @Test func uiTextInputContext() {
    expect(UITextInputContext.self, inherits: NSObject.self)
  }

  @Test func uiTextInputMode() {
    expect(UITextInputMode.self, inherits: NSObject.self)
  }

  @Test func uiTextInputPasswordRules() {
    expect(UITextInputPasswordRules.self, inherits: NSObject.self)
    expect(UITextInputPasswordRules.self) { $0 is any NSCoding.Type }
    expect(UITextInputPasswordRules.self) { $0 is any NSCopying.Type }
    expect(UITextInputPasswordRules.self) { $0 is any NSSecureCoding.Type }
  }

  @Test func uiTextInputStringTokenizer() {
    expect(UITextInputStringTokenizer.self, inherits: NSObject.self)
    expect(UITextInputStringTokenizer.self) { $0 is any UITextInputTokenizer.Type }
  }

  @Test func uiTextInteraction() {
    expect(UITextInteraction.self, inherits: NSObject.self)
    expect(UITextInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiTextLoupeSession() {
    expect(UITextLoupeSession.self, inherits: NSObject.self)
  }

  @Test func uiTextPlaceholder() {
    expect(UITextPlaceholder.self, inherits: NSObject.self)
  }

  @Test func uiTextPosition() {
    expect(UITextPosition.self, inherits: NSObject.self)
  }

  @Test func uiTextRange() {
    expect(UITextRange.self, inherits: NSObject.self)
  }

  @Test func uiTextSearchOptions() {
    expect(UITextSearchOptions.self, inherits: NSObject.self)
  }

  @Test func uiTextSearchingFindSession() {
    expect(UITextSearchingFindSession.self, inherits: UIFindSession.self)
  }

  @Test func uiTextSelectionDisplayInteraction() {
    expect(UITextSelectionDisplayInteraction.self, inherits: NSObject.self)
    expect(UITextSelectionDisplayInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiTextSelectionRect() {
    expect(UITextSelectionRect.self, inherits: NSObject.self)
  }

  @Test func uiTextView() {
    expect(UITextView.self, inherits: UIScrollView.self)
    expect(UITextView.self) { $0 is any UIContentSizeCategoryAdjusting.Type }
    expect(UITextView.self) { $0 is any UIKeyInput.Type }
    expect(UITextView.self) { $0 is any UILetterformAwareAdjusting.Type }
    expect(UITextView.self) { $0 is any UITextDraggable.Type }
    expect(UITextView.self) { $0 is any UITextDroppable.Type }
    expect(UITextView.self) { $0 is any UITextInput.Type }
    expect(UITextView.self) { $0 is any UITextInputTraits.Type }
    expect(UITextView.self) { $0 is any UITextPasteConfigurationSupporting.Type }
    expect(UITextView.self) { $0 is any UITextSearching.Type }
  }

  @Test func uiToolTipConfiguration() {
    expect(UIToolTipConfiguration.self, inherits: NSObject.self)
  }

  @Test func uiToolTipInteraction() {
    expect(UIToolTipInteraction.self, inherits: NSObject.self)
    expect(UIToolTipInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiToolbar() {
    expect(UIToolbar.self, inherits: UIView.self)
    expect(UIToolbar.self) { $0 is any UIBarPositioning.Type }
  }

  @Test func uiToolbarAppearance() {
    expect(UIToolbarAppearance.self, inherits: UIBarAppearance.self)
  }

  @Test func uiTouch() {
    expect(UITouch.self, inherits: NSObject.self)
  }

  @Test func uiTrackingLayoutGuide() {
    expect(UITrackingLayoutGuide.self, inherits: UILayoutGuide.self)
  }

  @Test func uiTraitCollection() {
    expect(UITraitCollection.self, inherits: NSObject.self)
    expect(UITraitCollection.self) { $0 is any NSCopying.Type }
  }

  @Test func uiUpdateActionPhase() {
    expect(UIUpdateActionPhase.self, inherits: NSObject.self)
  }

  @Test func uiUpdateInfo() {
    expect(UIUpdateInfo.self, inherits: NSObject.self)
  }

  @Test func uiUpdateLink() {
    expect(UIUpdateLink.self, inherits: NSObject.self)
  }

  @Test func uiUserNotificationAction() {
    expect(UIUserNotificationAction.self, inherits: NSObject.self)
  }

  @Test func uiUserNotificationCategory() {
    expect(UIUserNotificationCategory.self, inherits: NSObject.self)
  }

  @Test func uiUserNotificationSettings() {
    expect(UIUserNotificationSettings.self, inherits: NSObject.self)
  }

  @Test func uiVibrancyEffect() {
    expect(UIVibrancyEffect.self, inherits: UIVisualEffect.self)
  }

  @Test func uiView() {
    expect(UIView.self, inherits: UIResponder.self)
    expect(UIView.self) { $0 is any CALayerDelegate.Type }
    expect(UIView.self) { $0 is any NSCoding.Type }
    expect(UIView.self) { $0 is any UIAppearance.Type }
    expect(UIView.self) { $0 is any UIAppearanceContainer.Type }
    expect(UIView.self) { $0 is any UICoordinateSpace.Type }
    expect(UIView.self) { $0 is any UIDynamicItem.Type }
    expect(UIView.self) { $0 is any UIFocusEnvironment.Type }
    expect(UIView.self) { $0 is any UIFocusItem.Type }
    expect(UIView.self) { $0 is any UIFocusItemContainer.Type }
    expect(UIView.self) { $0 is any UILargeContentViewerItem.Type }
    expect(UIView.self) { $0 is any UIPopoverPresentationControllerSourceItem.Type }
    expect(UIView.self) { $0 is any UITraitChangeObservable.Type }
    expect(UIView.self) { $0 is any UITraitEnvironment.Type }
  }

  @Test func uiViewController() {
    expect(UIViewController.self, inherits: UIResponder.self)
    expect(UIViewController.self) { $0 is any NSCoding.Type }
    expect(UIViewController.self) { $0 is any UIAppearanceContainer.Type }
    expect(UIViewController.self) { $0 is any UIContentContainer.Type }
    expect(UIViewController.self) { $0 is any UIFocusEnvironment.Type }
    expect(UIViewController.self) { $0 is any UIStateRestoring.Type }
    expect(UIViewController.self) { $0 is any UITraitChangeObservable.Type }
    expect(UIViewController.self) { $0 is any UITraitEnvironment.Type }
  }

  @Test func uiViewPrintFormatter() {
    expect(UIViewPrintFormatter.self, inherits: UIPrintFormatter.self)
  }

  @Test func uiViewPropertyAnimator() {
    expect(UIViewPropertyAnimator.self, inherits: NSObject.self)
    expect(UIViewPropertyAnimator.self) { $0 is any UIViewAnimating.Type }
    expect(UIViewPropertyAnimator.self) { $0 is any UIViewImplicitlyAnimating.Type }
  }

  @Test func uiVisualEffect() {
    expect(UIVisualEffect.self, inherits: NSObject.self)
    expect(UIVisualEffect.self) { $0 is any NSCopying.Type }
  }

  @Test func uiVisualEffectView() {
    expect(UIVisualEffectView.self, inherits: UIView.self)
  }

  @Test func uiWindow() {
    expect(UIWindow.self, inherits: UIView.self)
  }

  @Test func uiWindowScene() {
    expect(UIWindowScene.self, inherits: UIScene.self)
    expect(UIWindowScene.self) { $0 is any UITraitEnvironment.Type }
  }

  @Test func uiWindowSceneDragInteraction() {
    expect(UIWindowSceneDragInteraction.self, inherits: NSObject.self)
    expect(UIWindowSceneDragInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiWindowScenePlacement() {
    expect(UIWindowScenePlacement.self, inherits: NSObject.self)
    expect(UIWindowScenePlacement.self) { $0 is any NSCopying.Type }
  }

  @Test func uiWindowSceneProminentPlacement() {
    expect(UIWindowSceneProminentPlacement.self, inherits: UIWindowScenePlacement.self)
  }

  @Test func uiWindowScenePushPlacement() {
    expect(UIWindowScenePushPlacement.self, inherits: UIWindowScenePlacement.self)
  }

  @Test func uiWindowSceneStandardPlacement() {
    expect(UIWindowSceneStandardPlacement.self, inherits: UIWindowScenePlacement.self)
  }

  @Test func uiWritingToolsCoordinator() {
    expect(UIWritingToolsCoordinator.self, inherits: NSObject.self)
    expect(UIWritingToolsCoordinator.self) { $0 is any UIInteraction.Type }
  }
}
