// Written by scripts/recipes/header-tests from the data in Headers/Data.

import Testing
import UIKit

@Suite struct TypesUIAToUICTests {
  @Test func uiAccessibilityCustomAction() {
    expect(UIAccessibilityCustomAction.self, inherits: NSObject.self)
  }

  @Test func uiAccessibilityCustomRotor() {
    expect(UIAccessibilityCustomRotor.self, inherits: NSObject.self)
  }

  @Test func uiAccessibilityCustomRotorItemResult() {
    expect(UIAccessibilityCustomRotorItemResult.self, inherits: NSObject.self)
  }

  @Test func uiAccessibilityCustomRotorSearchPredicate() {
    expect(UIAccessibilityCustomRotorSearchPredicate.self, inherits: NSObject.self)
  }

  @Test func uiAccessibilityElement() {
    expect(UIAccessibilityElement.self, inherits: UIResponder.self)
  }

  @Test func uiAccessibilityLocationDescriptor() {
    expect(UIAccessibilityLocationDescriptor.self, inherits: NSObject.self)
  }

  @Test func uiAction() {
    expect(UIAction.self, inherits: UIMenuElement.self)
    expect(UIAction.self) { $0 is any UIMenuLeaf.Type }
  }

  @Test func uiActionSheet() {
    expect(UIActionSheet.self, inherits: UIView.self)
  }

  @Test func uiActivity() {
    expect(UIActivity.self, inherits: NSObject.self)
  }

  @Test func uiActivityCollaborationModeRestriction() {
    expect(UIActivityCollaborationModeRestriction.self, inherits: NSObject.self)
    expect(UIActivityCollaborationModeRestriction.self) { $0 is any NSCopying.Type }
  }

  @Test func uiActivityIndicatorView() {
    expect(UIActivityIndicatorView.self, inherits: UIView.self)
  }

  @Test func uiActivityItemProvider() {
    expect(UIActivityItemProvider.self) { $0 is any UIActivityItemSource.Type }
  }

  @Test func uiActivityItemsConfiguration() {
    expect(UIActivityItemsConfiguration.self, inherits: NSObject.self)
    expect(UIActivityItemsConfiguration.self) { $0 is any UIActivityItemsConfigurationReading.Type }
  }

  @Test func uiActivityViewController() {
    expect(UIActivityViewController.self, inherits: UIViewController.self)
  }

  @Test func uiAlertAction() {
    expect(UIAlertAction.self, inherits: NSObject.self)
    expect(UIAlertAction.self) { $0 is any NSCopying.Type }
  }

  @Test func uiAlertController() {
    expect(UIAlertController.self, inherits: UIViewController.self)
  }

  @Test func uiAlertView() {
    expect(UIAlertView.self, inherits: UIView.self)
  }

  @Test func uiApplication() {
    expect(UIApplication.self, inherits: UIResponder.self)
  }

  @Test func uiApplicationShortcutIcon() {
    expect(UIApplicationShortcutIcon.self, inherits: NSObject.self)
    expect(UIApplicationShortcutIcon.self) { $0 is any NSCopying.Type }
  }

  @Test func uiApplicationShortcutItem() {
    expect(UIApplicationShortcutItem.self, inherits: NSObject.self)
    expect(UIApplicationShortcutItem.self) { $0 is any NSCopying.Type }
    expect(UIApplicationShortcutItem.self) { $0 is any NSMutableCopying.Type }
  }

  @Test func uiAttachmentBehavior() {
    expect(UIAttachmentBehavior.self, inherits: UIDynamicBehavior.self)
  }

  @Test func uiBackgroundExtensionView() {
    expect(UIBackgroundExtensionView.self, inherits: UIView.self)
  }

  @Test func uiBandSelectionInteraction() {
    expect(UIBandSelectionInteraction.self, inherits: NSObject.self)
    expect(UIBandSelectionInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiBarAppearance() {
    expect(UIBarAppearance.self, inherits: NSObject.self)
    expect(UIBarAppearance.self) { $0 is any NSCopying.Type }
  }

  @Test func uiBarButtonItem() {
    expect(UIBarButtonItem.self, inherits: UIBarItem.self)
    expect(UIBarButtonItem.self) { $0 is any UIPopoverPresentationControllerSourceItem.Type }
  }

  @Test func uiBarButtonItemAppearance() {
    expect(UIBarButtonItemAppearance.self, inherits: NSObject.self)
    expect(UIBarButtonItemAppearance.self) { $0 is any NSCopying.Type }
  }

  @Test func uiBarButtonItemGroup() {
    expect(UIBarButtonItemGroup.self, inherits: NSObject.self)
  }

  @Test func uiBarButtonItemStateAppearance() {
    expect(UIBarButtonItemStateAppearance.self, inherits: NSObject.self)
  }

  @Test func uiBarItem() {
    expect(UIBarItem.self, inherits: NSObject.self)
    expect(UIBarItem.self) { $0 is any UIAppearance.Type }
  }

  @Test func uiBezierPath() {
    expect(UIBezierPath.self, inherits: NSObject.self)
    expect(UIBezierPath.self) { $0 is any NSCoding.Type }
    expect(UIBezierPath.self) { $0 is any NSCopying.Type }
    expect(UIBezierPath.self) { $0 is any NSSecureCoding.Type }
  }

  @Test func uiBlurEffect() {
    expect(UIBlurEffect.self, inherits: UIVisualEffect.self)
  }

  @Test func uiButton() {
    expect(UIButton.self, inherits: UIControl.self)
    expect(UIButton.self) { $0 is any UIAccessibilityContentSizeCategoryImageAdjusting.Type }
    expect(UIButton.self) { $0 is any UISpringLoadedInteractionSupporting.Type }
  }

  @Test func uiCalendarSelection() {
    expect(UICalendarSelection.self, inherits: NSObject.self)
  }

  @Test func uiCalendarSelectionMultiDate() {
    expect(UICalendarSelectionMultiDate.self, inherits: UICalendarSelection.self)
  }

  @Test func uiCalendarSelectionSingleDate() {
    expect(UICalendarSelectionSingleDate.self, inherits: UICalendarSelection.self)
  }

  @Test func uiCalendarView() {
    expect(UICalendarView.self, inherits: UIView.self)
  }

  @Test func uiCanvasFeedbackGenerator() {
    expect(UICanvasFeedbackGenerator.self, inherits: UIFeedbackGenerator.self)
  }

  @Test func uiCollectionLayoutSectionOrthogonalScrollingProperties() {
    expect(UICollectionLayoutSectionOrthogonalScrollingProperties.self, inherits: NSObject.self)
  }

  @Test func uiCollectionReusableView() {
    expect(UICollectionReusableView.self, inherits: UIView.self)
  }

  @Test func uiCollectionView() {
    expect(UICollectionView.self, inherits: UIScrollView.self)
    expect(UICollectionView.self) { $0 is any UIDataSourceTranslating.Type }
  }

  @Test func uiCollectionViewCell() {
    expect(UICollectionViewCell.self, inherits: UICollectionReusableView.self)
  }

  @Test func uiCollectionViewCompositionalLayout() {
    expect(UICollectionViewCompositionalLayout.self, inherits: UICollectionViewLayout.self)
  }

  @Test func uiCollectionViewCompositionalLayoutConfiguration() {
    expect(UICollectionViewCompositionalLayoutConfiguration.self, inherits: NSObject.self)
    expect(UICollectionViewCompositionalLayoutConfiguration.self) { $0 is any NSCopying.Type }
  }

  @Test func uiCollectionViewController() {
    expect(UICollectionViewController.self, inherits: UIViewController.self)
    expect(UICollectionViewController.self) { $0 is any UICollectionViewDataSource.Type }
    expect(UICollectionViewController.self) { $0 is any UICollectionViewDelegate.Type }
    expect(UICollectionViewController.self) { $0 is any UIScrollViewDelegate.Type }
  }

  @Test func uiCollectionViewDropPlaceholder() {
    expect(UICollectionViewDropPlaceholder.self, inherits: UICollectionViewPlaceholder.self)
  }

  @Test func uiCollectionViewDropProposal() {
    expect(UICollectionViewDropProposal.self, inherits: UIDropProposal.self)
  }

  @Test func uiCollectionViewFlowLayout() {
    expect(UICollectionViewFlowLayout.self, inherits: UICollectionViewLayout.self)
  }

  @Test func uiCollectionViewFlowLayoutInvalidationContext() {
    expect(
      UICollectionViewFlowLayoutInvalidationContext.self,
      inherits: UICollectionViewLayoutInvalidationContext.self)
  }

  @Test func uiCollectionViewFocusUpdateContext() {
    expect(UICollectionViewFocusUpdateContext.self, inherits: UIFocusUpdateContext.self)
  }

  @Test func uiCollectionViewLayout() {
    expect(UICollectionViewLayout.self, inherits: NSObject.self)
  }

  @Test func uiCollectionViewLayoutAttributes() {
    expect(UICollectionViewLayoutAttributes.self, inherits: NSObject.self)
    expect(UICollectionViewLayoutAttributes.self) { $0 is any NSCopying.Type }
    expect(UICollectionViewLayoutAttributes.self) { $0 is any UIDynamicItem.Type }
  }

  @Test func uiCollectionViewLayoutInvalidationContext() {
    expect(UICollectionViewLayoutInvalidationContext.self, inherits: NSObject.self)
  }

  @Test func uiCollectionViewPlaceholder() {
    expect(UICollectionViewPlaceholder.self, inherits: NSObject.self)
  }

  @Test func uiCollectionViewTransitionLayout() {
    expect(UICollectionViewTransitionLayout.self, inherits: UICollectionViewLayout.self)
  }

  @Test func uiCollectionViewUpdateItem() {
    expect(UICollectionViewUpdateItem.self, inherits: NSObject.self)
  }

  @Test func uiCollisionBehavior() {
    expect(UICollisionBehavior.self, inherits: UIDynamicBehavior.self)
  }

  @Test func uiColor() {
    expect(UIColor.self, inherits: NSObject.self)
    expect(UIColor.self) { $0 is any NSCoding.Type }
    expect(UIColor.self) { $0 is any NSCopying.Type }
    expect(UIColor.self) { $0 is any NSItemProviderReading.Type }
    expect(UIColor.self) { $0 is any NSItemProviderWriting.Type }
    expect(UIColor.self) { $0 is any NSSecureCoding.Type }
  }

  @Test func uiColorEffect() {
    expect(UIColorEffect.self, inherits: UIVisualEffect.self)
  }

  @Test func uiColorPickerViewController() {
    expect(UIColorPickerViewController.self, inherits: UIViewController.self)
  }

  @Test func uiColorWell() {
    expect(UIColorWell.self, inherits: UIControl.self)
  }

  @Test func uiCommand() {
    expect(UICommand.self, inherits: UIMenuElement.self)
    expect(UICommand.self) { $0 is any UIMenuLeaf.Type }
  }

  @Test func uiCommandAlternate() {
    expect(UICommandAlternate.self, inherits: NSObject.self)
    expect(UICommandAlternate.self) { $0 is any NSCopying.Type }
  }

  @Test func uiContentUnavailableView() {
    expect(UIContentUnavailableView.self, inherits: UIView.self)
    expect(UIContentUnavailableView.self) { $0 is any UIContentView.Type }
  }

  @Test func uiContextMenuConfiguration() {
    expect(UIContextMenuConfiguration.self, inherits: NSObject.self)
  }

  @Test func uiContextMenuInteraction() {
    expect(UIContextMenuInteraction.self, inherits: NSObject.self)
    expect(UIContextMenuInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiContextMenuSystem() {
    expect(UIContextMenuSystem.self, inherits: UIMenuSystem.self)
  }

  @Test func uiContextualAction() {
    expect(UIContextualAction.self, inherits: NSObject.self)
  }

  @Test func uiControl() {
    expect(UIControl.self, inherits: UIView.self)
    expect(UIControl.self) { $0 is any UIContextMenuInteractionDelegate.Type }
  }

  @Test func uiConversationContext() {
    expect(UIConversationContext.self, inherits: NSObject.self)
  }

  @Test func uiConversationEntry() {
    expect(UIConversationEntry.self, inherits: NSObject.self)
  }

  @Test func uiCubicTimingParameters() {
    expect(UICubicTimingParameters.self, inherits: NSObject.self)
    expect(UICubicTimingParameters.self) { $0 is any NSCopying.Type }
    expect(UICubicTimingParameters.self) { $0 is any UITimingCurveProvider.Type }
  }
}
