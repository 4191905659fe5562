// Written by scripts/recipes/header-tests from the data in Headers/Data.

import Testing
import UIKit

@Suite struct RawValuesUIPToUISTests {
  @Test func uiPageControlBackgroundStyle() {
    expect(UIPageControl.BackgroundStyle.automatic.rawValue, 0)
    expect(UIPageControl.BackgroundStyle.prominent.rawValue, 1)
    expect(UIPageControl.BackgroundStyle.minimal.rawValue, 2)
  }

  @Test func uiPageViewControllerNavigationDirection() {
    expect(UIPageViewController.NavigationDirection.forward.rawValue, 0)
    expect(UIPageViewController.NavigationDirection.reverse.rawValue, 1)
  }

  @Test func uiPageViewControllerNavigationOrientation() {
    expect(UIPageViewController.NavigationOrientation.horizontal.rawValue, 0)
    expect(UIPageViewController.NavigationOrientation.vertical.rawValue, 1)
  }

  @Test func uiPageViewControllerSpineLocation() {
    expect(UIPageViewController.SpineLocation.none.rawValue, 0)
    expect(UIPageViewController.SpineLocation.min.rawValue, 1)
    expect(UIPageViewController.SpineLocation.mid.rawValue, 2)
    expect(UIPageViewController.SpineLocation.max.rawValue, 3)
  }

  @Test func uiPageViewControllerTransitionStyle() {
    expect(UIPageViewController.TransitionStyle.pageCurl.rawValue, 0)
    expect(UIPageViewController.TransitionStyle.scroll.rawValue, 1)
  }

  @Test func uiPasteControlDisplayMode() {
    expect(UIPasteControl.DisplayMode.iconAndLabel.rawValue, 0)
    expect(UIPasteControl.DisplayMode.iconOnly.rawValue, 1)
    expect(UIPasteControl.DisplayMode.labelOnly.rawValue, 2)
  }

  @Test func uiPencilPreferredAction() {
    expect(UIPencilPreferredAction.ignore.rawValue, 0)
    expect(UIPencilPreferredAction.switchEraser.rawValue, 1)
    expect(UIPencilPreferredAction.switchPrevious.rawValue, 2)
    expect(UIPencilPreferredAction.showColorPalette.rawValue, 3)
    expect(UIPencilPreferredAction.showInkAttributes.rawValue, 4)
  }

  @Test func uiPopoverArrowDirection() {
    expect(UIPopoverArrowDirection.up.rawValue, 1)
    expect(UIPopoverArrowDirection.down.rawValue, 2)
    expect(UIPopoverArrowDirection.left.rawValue, 4)
    expect(UIPopoverArrowDirection.right.rawValue, 8)
    expect(UIPopoverArrowDirection.any.rawValue, 15)
  }

  @Test func uiPressPhase() {
    expect(UIPress.Phase.began.rawValue, 0)
    expect(UIPress.Phase.changed.rawValue, 1)
    expect(UIPress.Phase.stationary.rawValue, 2)
    expect(UIPress.Phase.ended.rawValue, 3)
    expect(UIPress.Phase.cancelled.rawValue, 4)
  }

  @Test func uiPressPressType() {
    expect(UIPress.PressType.upArrow.rawValue, 0)
    expect(UIPress.PressType.downArrow.rawValue, 1)
    expect(UIPress.PressType.leftArrow.rawValue, 2)
    expect(UIPress.PressType.rightArrow.rawValue, 3)
    expect(UIPress.PressType.select.rawValue, 4)
    expect(UIPress.PressType.menu.rawValue, 5)
    expect(UIPress.PressType.playPause.rawValue, 6)
  }

  @Test func uiPreviewActionStyle() {
    expect(UIPreviewAction.Style.default.rawValue, 0)
    expect(UIPreviewAction.Style.selected.rawValue, 1)
    expect(UIPreviewAction.Style.destructive.rawValue, 2)
  }

  @Test func uiPrintInfoDuplex() {
    expect(UIPrintInfo.Duplex.none.rawValue, 0)
    expect(UIPrintInfo.Duplex.longEdge.rawValue, 1)
    expect(UIPrintInfo.Duplex.shortEdge.rawValue, 2)
  }

  @Test func uiPrintInfoOrientation() {
    expect(UIPrintInfo.Orientation.portrait.rawValue, 0)
    expect(UIPrintInfo.Orientation.landscape.rawValue, 1)
  }

  @Test func uiPrintInfoOutputType() {
    expect(UIPrintInfo.OutputType.general.rawValue, 0)
    expect(UIPrintInfo.OutputType.photo.rawValue, 1)
    expect(UIPrintInfo.OutputType.grayscale.rawValue, 2)
    expect(UIPrintInfo.OutputType.photoGrayscale.rawValue, 3)
  }

  @Test func uiProgressViewStyle() {
    expect(UIProgressView.Style.default.rawValue, 0)
    expect(UIProgressView.Style.bar.rawValue, 1)
  }

  @Test func uiPushBehaviorMode() {
    expect(UIPushBehavior.Mode.continuous.rawValue, 0)
    expect(UIPushBehavior.Mode.instantaneous.rawValue, 1)
  }

  @Test func uiRectCorner() {
    expect(UIRectCorner.topLeft.rawValue, 1)
    expect(UIRectCorner.topRight.rawValue, 2)
    expect(UIRectCorner.bottomLeft.rawValue, 4)
    expect(UIRectCorner.bottomRight.rawValue, 8)
  }

  @Test func uiReturnKeyType() {
    expect(UIReturnKeyType.default.rawValue, 0)
    expect(UIReturnKeyType.go.rawValue, 1)
    expect(UIReturnKeyType.google.rawValue, 2)
    expect(UIReturnKeyType.join.rawValue, 3)
    expect(UIReturnKeyType.next.rawValue, 4)
    expect(UIReturnKeyType.route.rawValue, 5)
    expect(UIReturnKeyType.search.rawValue, 6)
    expect(UIReturnKeyType.send.rawValue, 7)
    expect(UIReturnKeyType.yahoo.rawValue, 8)
    expect(UIReturnKeyType.done.rawValue, 9)
    expect(UIReturnKeyType.emergencyCall.rawValue, 10)
    expect(UIReturnKeyType.continue.rawValue, 11)
  }

  @Test func uiSceneActivationState() {
    expect(UIScene.ActivationState.unattached.rawValue, -1)
    expect(UIScene.ActivationState.foregroundActive.rawValue, 0)
    expect(UIScene.ActivationState.foregroundInactive.rawValue, 1)
    expect(UIScene.ActivationState.background.rawValue, 2)
  }

  @Test func uiScrollViewContentInsetAdjustmentBehavior() {
    expect(UIScrollView.ContentInsetAdjustmentBehavior.automatic.rawValue, 0)
    expect(UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes.rawValue, 1)
    expect(UIScrollView.ContentInsetAdjustmentBehavior.never.rawValue, 2)
    expect(UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue, 3)
  }

  @Test func uiScrollViewIndexDisplayMode() {
    expect(UIScrollView.IndexDisplayMode.automatic.rawValue, 0)
    expect(UIScrollView.IndexDisplayMode.alwaysHidden.rawValue, 1)
  }

  @Test func uiScrollViewIndicatorStyle() {
    expect(UIScrollView.IndicatorStyle.default.rawValue, 0)
    expect(UIScrollView.IndicatorStyle.black.rawValue, 1)
    expect(UIScrollView.IndicatorStyle.white.rawValue, 2)
  }

  @Test func uiScrollViewKeyboardDismissMode() {
    expect(UIScrollView.KeyboardDismissMode.none.rawValue, 0)
    expect(UIScrollView.KeyboardDismissMode.onDrag.rawValue, 1)
    expect(UIScrollView.KeyboardDismissMode.interactive.rawValue, 2)
    expect(UIScrollView.KeyboardDismissMode.onDragWithAccessory.rawValue, 3)
    expect(UIScrollView.KeyboardDismissMode.interactiveWithAccessory.rawValue, 4)
  }

  @Test func uiSearchBarIcon() {
    expect(UISearchBar.Icon.search.rawValue, 0)
    expect(UISearchBar.Icon.clear.rawValue, 1)
    expect(UISearchBar.Icon.bookmark.rawValue, 2)
    expect(UISearchBar.Icon.resultsList.rawValue, 3)
  }

  @Test func uiSearchBarStyle() {
    expect(UISearchBar.Style.default.rawValue, 0)
    expect(UISearchBar.Style.prominent.rawValue, 1)
    expect(UISearchBar.Style.minimal.rawValue, 2)
  }

  @Test func uiSegmentedControlSegment() {
    expect(UISegmentedControl.Segment.any.rawValue, 0)
    expect(UISegmentedControl.Segment.left.rawValue, 1)
    expect(UISegmentedControl.Segment.center.rawValue, 2)
    expect(UISegmentedControl.Segment.right.rawValue, 3)
    expect(UISegmentedControl.Segment.alone.rawValue, 4)
  }

  @Test func uiSemanticContentAttribute() {
    expect(UISemanticContentAttribute.unspecified.rawValue, 0)
    expect(UISemanticContentAttribute.playback.rawValue, 1)
    expect(UISemanticContentAttribute.spatial.rawValue, 2)
    expect(UISemanticContentAttribute.forceLeftToRight.rawValue, 3)
    expect(UISemanticContentAttribute.forceRightToLeft.rawValue, 4)
  }

  @Test func uiSplitViewControllerColumn() {
    expect(UISplitViewController.Column.primary.rawValue, 0)
    expect(UISplitViewController.Column.supplementary.rawValue, 1)
    expect(UISplitViewController.Column.secondary.rawValue, 2)
    expect(UISplitViewController.Column.compact.rawValue, 3)
  }

  @Test func uiSplitViewControllerDisplayMode() {
    expect(UISplitViewController.DisplayMode.automatic.rawValue, 0)
    expect(UISplitViewController.DisplayMode.secondaryOnly.rawValue, 1)
    expect(UISplitViewController.DisplayMode.oneBesideSecondary.rawValue, 2)
    expect(UISplitViewController.DisplayMode.oneOverSecondary.rawValue, 3)
    expect(UISplitViewController.DisplayMode.twoBesideSecondary.rawValue, 4)
    expect(UISplitViewController.DisplayMode.twoOverSecondary.rawValue, 5)
    expect(UISplitViewController.DisplayMode.twoDisplaceSecondary.rawValue, 6)
    expect(UISplitViewController.DisplayMode.primaryHidden.rawValue, 1)
    expect(UISplitViewController.DisplayMode.allVisible.rawValue, 2)
    expect(UISplitViewController.DisplayMode.primaryOverlay.rawValue, 3)
  }

  @Test func uiSplitViewControllerPrimaryEdge() {
    expect(UISplitViewController.PrimaryEdge.leading.rawValue, 0)
    expect(UISplitViewController.PrimaryEdge.trailing.rawValue, 1)
  }

  @Test func uiSplitViewControllerSplitBehavior() {
    expect(UISplitViewController.SplitBehavior.automatic.rawValue, 0)
    expect(UISplitViewController.SplitBehavior.tile.rawValue, 1)
    expect(UISplitViewController.SplitBehavior.overlay.rawValue, 2)
    expect(UISplitViewController.SplitBehavior.displace.rawValue, 3)
  }

  @Test func uiSplitViewControllerStyle() {
    expect(UISplitViewController.Style.unspecified.rawValue, 0)
    expect(UISplitViewController.Style.doubleColumn.rawValue, 1)
    expect(UISplitViewController.Style.tripleColumn.rawValue, 2)
  }

  @Test func uiSpringLoadedInteractionEffectState() {
    expect(UISpringLoadedInteractionEffectState.inactive.rawValue, 0)
    expect(UISpringLoadedInteractionEffectState.possible.rawValue, 1)
    expect(UISpringLoadedInteractionEffectState.activating.rawValue, 2)
    expect(UISpringLoadedInteractionEffectState.activated.rawValue, 3)
  }

  @Test func uiStackViewAlignment() {
    expect(UIStackView.Alignment.fill.rawValue, 0)
    expect(UIStackView.Alignment.leading.rawValue, 1)
    expect(UIStackView.Alignment.top.rawValue, 1)
    expect(UIStackView.Alignment.firstBaseline.rawValue, 2)
    expect(UIStackView.Alignment.center.rawValue, 3)
    expect(UIStackView.Alignment.trailing.rawValue, 4)
    expect(UIStackView.Alignment.bottom.rawValue, 4)
    expect(UIStackView.Alignment.lastBaseline.rawValue, 5)
  }

  @Test func uiStackViewDistribution() {
    expect(UIStackView.Distribution.fill.rawValue, 0)
    expect(UIStackView.Distribution.fillEqually.rawValue, 1)
    expect(UIStackView.Distribution.fillProportionally.rawValue, 2)
    expect(UIStackView.Distribution.equalSpacing.rawValue, 3)
    expect(UIStackView.Distribution.equalCentering.rawValue, 4)
  }

  @Test func uiStatusBarAnimation() {
    expect(UIStatusBarAnimation.none.rawValue, 0)
    expect(UIStatusBarAnimation.fade.rawValue, 1)
    expect(UIStatusBarAnimation.slide.rawValue, 2)
  }

  @Test func uiStatusBarStyle() {
    expect(UIStatusBarStyle.default.rawValue, 0)
    expect(UIStatusBarStyle.lightContent.rawValue, 1)
    expect(UIStatusBarStyle.darkContent.rawValue, 3)
  }

  @Test func uiSwipeGestureRecognizerDirection() {
    expect(UISwipeGestureRecognizer.Direction.right.rawValue, 1)
    expect(UISwipeGestureRecognizer.Direction.left.rawValue, 2)
    expect(UISwipeGestureRecognizer.Direction.up.rawValue, 4)
    expect(UISwipeGestureRecognizer.Direction.down.rawValue, 8)
  }

  @Test func uiSwitchStyle() {
    expect(UISwitch.Style.automatic.rawValue, 0)
    expect(UISwitch.Style.checkbox.rawValue, 1)
    expect(UISwitch.Style.sliding.rawValue, 2)
  }
}
