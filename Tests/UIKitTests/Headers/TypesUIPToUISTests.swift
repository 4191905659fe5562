// Written by scripts/recipes/header-tests from the data in Headers/Data.

import Testing
import UIKit

@Suite struct TypesUIPToUISTests {
  @Test func uiPageControl() {
    expect(UIPageControl.self, inherits: UIControl.self)
  }

  @Test func uiPageControlProgress() {
    expect(UIPageControlProgress.self, inherits: NSObject.self)
  }

  @Test func uiPageControlTimerProgress() {
    expect(UIPageControlTimerProgress.self, inherits: UIPageControlProgress.self)
  }

  @Test func uiPageViewController() {
    expect(UIPageViewController.self, inherits: UIViewController.self)
  }

  @Test func uiPanGestureRecognizer() {
    expect(UIPanGestureRecognizer.self, inherits: UIGestureRecognizer.self)
  }

  @Test func uiPasteConfiguration() {
    expect(UIPasteConfiguration.self, inherits: NSObject.self)
    expect(UIPasteConfiguration.self) { $0 is any NSCopying.Type }
  }

  @Test func uiPasteControl() {
    expect(UIPasteControl.self, inherits: UIControl.self)
  }

  @Test func uiPasteboard() {
    expect(UIPasteboard.self, inherits: NSObject.self)
  }

  @Test func uiPencilInteraction() {
    expect(UIPencilInteraction.self, inherits: NSObject.self)
    expect(UIPencilInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiPercentDrivenInteractiveTransition() {
    expect(UIPercentDrivenInteractiveTransition.self, inherits: NSObject.self)
    expect(UIPercentDrivenInteractiveTransition.self) {
      $0 is any UIViewControllerInteractiveTransitioning.Type
    }
  }

  @Test func uiPickerView() {
    expect(UIPickerView.self, inherits: UIView.self)
  }

  @Test func uiPinchGestureRecognizer() {
    expect(UIPinchGestureRecognizer.self, inherits: UIGestureRecognizer.self)
  }

  @Test func uiPointerAccessory() {
    expect(UIPointerAccessory.self, inherits: NSObject.self)
  }

  @Test func uiPointerInteraction() {
    expect(UIPointerInteraction.self, inherits: NSObject.self)
    expect(UIPointerInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiPointerLockState() {
    expect(UIPointerLockState.self, inherits: NSObject.self)
  }

  @Test func uiPointerRegion() {
    expect(UIPointerRegion.self, inherits: NSObject.self)
    expect(UIPointerRegion.self) { $0 is any NSCopying.Type }
  }

  @Test func uiPointerRegionRequest() {
    expect(UIPointerRegionRequest.self, inherits: NSObject.self)
  }

  @Test func uiPointerStyle() {
    expect(UIPointerStyle.self) { $0 is any NSCopying.Type }
  }

  @Test func uiPopoverBackgroundView() {
    expect(UIPopoverBackgroundView.self, inherits: UIView.self)
    expect(UIPopoverBackgroundView.self) { $0 is any UIPopoverBackgroundViewMethods.Type }
  }

  @Test func uiPopoverController() {
    expect(UIPopoverController.self, inherits: NSObject.self)
    expect(UIPopoverController.self) { $0 is any UIAppearanceContainer.Type }
  }

  @Test func uiPopoverPresentationController() {
    expect(UIPopoverPresentationController.self, inherits: UIPresentationController.self)
  }

  @Test func uiPresentationController() {
    expect(UIPresentationController.self, inherits: NSObject.self)
    expect(UIPresentationController.self) { $0 is any UIAppearanceContainer.Type }
    expect(UIPresentationController.self) { $0 is any UIContentContainer.Type }
    expect(UIPresentationController.self) { $0 is any UITraitEnvironment.Type }
  }

  @Test func uiPress() {
    expect(UIPress.self, inherits: NSObject.self)
  }

  @Test func uiPressesEvent() {
    expect(UIPressesEvent.self, inherits: UIEvent.self)
  }

  @Test func uiPreviewAction() {
    expect(UIPreviewAction.self, inherits: NSObject.self)
    expect(UIPreviewAction.self) { $0 is any NSCopying.Type }
    expect(UIPreviewAction.self) { $0 is any UIPreviewActionItem.Type }
  }

  @Test func uiPreviewActionGroup() {
    expect(UIPreviewActionGroup.self, inherits: NSObject.self)
    expect(UIPreviewActionGroup.self) { $0 is any NSCopying.Type }
    expect(UIPreviewActionGroup.self) { $0 is any UIPreviewActionItem.Type }
  }

  @Test func uiPreviewInteraction() {
    expect(UIPreviewInteraction.self, inherits: NSObject.self)
  }

  @Test func uiPreviewParameters() {
    expect(UIPreviewParameters.self, inherits: NSObject.self)
    expect(UIPreviewParameters.self) { $0 is any NSCopying.Type }
  }

  @Test func uiPreviewTarget() {
    expect(UIPreviewTarget.self, inherits: NSObject.self)
    expect(UIPreviewTarget.self) { $0 is any NSCopying.Type }
  }

  @Test func uiPrintFormatter() {
    expect(UIPrintFormatter.self, inherits: NSObject.self)
    expect(UIPrintFormatter.self) { $0 is any NSCopying.Type }
  }

  @Test func uiPrintInfo() {
    expect(UIPrintInfo.self, inherits: NSObject.self)
    expect(UIPrintInfo.self) { $0 is any NSCopying.Type }
  }

  @Test func uiPrintInteractionController() {
    expect(UIPrintInteractionController.self, inherits: NSObject.self)
  }

  @Test func uiPrintPageRenderer() {
    expect(UIPrintPageRenderer.self, inherits: NSObject.self)
  }

  @Test func uiPrintPaper() {
    expect(UIPrintPaper.self, inherits: NSObject.self)
  }

  @Test func uiPrintServiceExtension() {
    expect(UIPrintServiceExtension.self, inherits: NSObject.self)
  }

  @Test func uiPrinter() {
    expect(UIPrinter.self, inherits: NSObject.self)
  }

  @Test func uiPrinterDestination() {
    expect(UIPrinterDestination.self, inherits: NSObject.self)
  }

  @Test func uiPrinterPickerController() {
    expect(UIPrinterPickerController.self, inherits: NSObject.self)
  }

  @Test func uiProgressView() {
    expect(UIProgressView.self, inherits: UIView.self)
  }

  @Test func uiPushBehavior() {
    expect(UIPushBehavior.self, inherits: UIDynamicBehavior.self)
  }

  @Test func uiReferenceLibraryViewController() {
    expect(UIReferenceLibraryViewController.self, inherits: UIViewController.self)
  }

  @Test func uiRefreshControl() {
    expect(UIRefreshControl.self, inherits: UIControl.self)
  }

  @Test func uiRegion() {
    expect(UIRegion.self, inherits: NSObject.self)
    expect(UIRegion.self) { $0 is any NSCopying.Type }
  }

  @Test func uiResponder() {
    expect(UIResponder.self, inherits: NSObject.self)
    expect(UIResponder.self) { $0 is any UIActivityItemsConfigurationProviding.Type }
    expect(UIResponder.self) { $0 is any UIPasteConfigurationSupporting.Type }
    expect(UIResponder.self) { $0 is any UIResponderStandardEditActions.Type }
  }

  @Test func uiRotationGestureRecognizer() {
    expect(UIRotationGestureRecognizer.self, inherits: UIGestureRecognizer.self)
  }

  @Test func uiScene() {
    expect(UIScene.self, inherits: UIResponder.self)
  }

  @Test func uiSceneActivationConditions() {
    expect(UISceneActivationConditions.self, inherits: NSObject.self)
  }

  @Test func uiSceneConfiguration() {
    expect(UISceneConfiguration.self, inherits: NSObject.self)
    expect(UISceneConfiguration.self) { $0 is any NSCopying.Type }
  }

  @Test func uiSceneDestructionCondition() {
    expect(UISceneDestructionCondition.self, inherits: NSObject.self)
  }

  @Test func uiSceneSession() {
    expect(UISceneSession.self, inherits: NSObject.self)
  }

  @Test func uiSceneSessionActivationRequest() {
    expect(UISceneSessionActivationRequest.self, inherits: NSObject.self)
    expect(UISceneSessionActivationRequest.self) { $0 is any NSCopying.Type }
  }

  @Test func uiSceneSizeRestrictions() {
    expect(UISceneSizeRestrictions.self, inherits: NSObject.self)
  }

  @Test func uiSceneSystemProtectionManager() {
    expect(UISceneSystemProtectionManager.self, inherits: NSObject.self)
  }

  @Test func uiSceneWindowingBehaviors() {
    expect(UISceneWindowingBehaviors.self, inherits: NSObject.self)
  }

  @Test func uiSceneWindowingControlStyle() {
    expect(UISceneWindowingControlStyle.self, inherits: NSObject.self)
  }

  @Test func uiScreen() {
    expect(UIScreen.self, inherits: NSObject.self)
    expect(UIScreen.self) { $0 is any UITraitEnvironment.Type }
  }

  @Test func uiScreenEdgePanGestureRecognizer() {
    expect(UIScreenEdgePanGestureRecognizer.self, inherits: UIPanGestureRecognizer.self)
  }

  @Test func uiScreenMode() {
    expect(UIScreenMode.self, inherits: NSObject.self)
  }

  @Test func uiScreenshotService() {
    expect(UIScreenshotService.self, inherits: NSObject.self)
  }

  @Test func uiScribbleInteraction() {
    expect(UIScribbleInteraction.self, inherits: NSObject.self)
    expect(UIScribbleInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiScrollEdgeEffect() {
    expect(UIScrollEdgeEffect.self, inherits: NSObject.self)
  }

  @Test func uiScrollEdgeElementContainerInteraction() {
    expect(UIScrollEdgeElementContainerInteraction.self, inherits: NSObject.self)
    expect(UIScrollEdgeElementContainerInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiScrollView() {
    expect(UIScrollView.self, inherits: UIView.self)
    expect(UIScrollView.self) { $0 is any UIFocusItemScrollableContainer.Type }
  }

  @Test func uiSearchBar() {
    expect(UISearchBar.self, inherits: UIView.self)
    expect(UISearchBar.self) { $0 is any UIBarPositioning.Type }
    expect(UISearchBar.self) { $0 is any UILookToDictateCapable.Type }
  }

  @Test func uiSearchContainerViewController() {
    expect(UISearchContainerViewController.self, inherits: UIViewController.self)
  }

  @Test func uiSearchController() {
    expect(UISearchController.self, inherits: UIViewController.self)
  }

  @Test func uiSearchDisplayController() {
    expect(UISearchDisplayController.self, inherits: NSObject.self)
  }

  @Test func uiSearchSuggestionItem() {
    expect(UISearchSuggestionItem.self, inherits: NSObject.self)
    expect(UISearchSuggestionItem.self) { $0 is any UISearchSuggestion.Type }
  }

  @Test func uiSearchTab() {
    expect(UISearchTab.self, inherits: UITab.self)
  }

  @Test func uiSearchToken() {
    expect(UISearchToken.self, inherits: NSObject.self)
  }

  @Test func uiSegmentedControl() {
    expect(UISegmentedControl.self, inherits: UIControl.self)
  }

  @Test func uiSelectionFeedbackGenerator() {
    expect(UISelectionFeedbackGenerator.self, inherits: UIFeedbackGenerator.self)
  }

  @Test func uiSheetPresentationController() {
    expect(UISheetPresentationController.self, inherits: UIPresentationController.self)
  }

  @Test func uiSimpleTextPrintFormatter() {
    expect(UISimpleTextPrintFormatter.self, inherits: UIPrintFormatter.self)
  }

  @Test func uiSlider() {
    expect(UISlider.self, inherits: UIControl.self)
  }

  @Test func uiSmartReplySuggestion() {
    expect(UISmartReplySuggestion.self, inherits: UIInputSuggestion.self)
  }

  @Test func uiSnapBehavior() {
    expect(UISnapBehavior.self, inherits: UIDynamicBehavior.self)
  }

  @Test func uiSplitViewController() {
    expect(UISplitViewController.self, inherits: UIViewController.self)
  }

  @Test func uiSpringLoadedInteraction() {
    expect(UISpringLoadedInteraction.self, inherits: NSObject.self)
    expect(UISpringLoadedInteraction.self) { $0 is any UIInteraction.Type }
  }

  @Test func uiSpringTimingParameters() {
    expect(UISpringTimingParameters.self, inherits: NSObject.self)
    expect(UISpringTimingParameters.self) { $0 is any NSCopying.Type }
    expect(UISpringTimingParameters.self) { $0 is any UITimingCurveProvider.Type }
  }

  @Test func uiStackView() {
    expect(UIStackView.self, inherits: UIView.self)
  }

  @Test func uiStandardTextCursorView() {
    expect(UIStandardTextCursorView.self, inherits: UIView.self)
    expect(UIStandardTextCursorView.self) { $0 is any UITextCursorView.Type }
  }

  @Test func uiStatusBarManager() {
    expect(UIStatusBarManager.self, inherits: NSObject.self)
  }

  @Test func uiStepper() {
    expect(UIStepper.self, inherits: UIControl.self)
  }

  @Test func uiStoryboard() {
    expect(UIStoryboard.self, inherits: NSObject.self)
  }

  @Test func uiStoryboardPopoverSegue() {
    expect(UIStoryboardPopoverSegue.self, inherits: UIStoryboardSegue.self)
  }

  @Test func uiStoryboardSegue() {
    expect(UIStoryboardSegue.self, inherits: NSObject.self)
  }

  @Test func uiStoryboardUnwindSegueSource() {
    expect(UIStoryboardUnwindSegueSource.self, inherits: NSObject.self)
  }

  @Test func uiSwipeActionsConfiguration() {
    expect(UISwipeActionsConfiguration.self, inherits: NSObject.self)
  }

  @Test func uiSwipeGestureRecognizer() {
    expect(UISwipeGestureRecognizer.self, inherits: UIGestureRecognizer.self)
  }

  @Test func uiSwitch() {
    expect(UISwitch.self, inherits: UIControl.self)
  }
}
