// Written by scripts/recipes/header-tests from the data in Headers/Data.

import Testing
import UIKit

@Suite struct RawValuesUITToUIZTests {
  @Test func uiTabBarItemPositioning() {
    expect(UITabBar.ItemPositioning.automatic.rawValue, 0)
    expect(UITabBar.ItemPositioning.fill.rawValue, 1)
    expect(UITabBar.ItemPositioning.centered.rawValue, 2)
  }

  @Test func uiTabBarItemSystemItem() {
    expect(UITabBarItem.SystemItem.more.rawValue, 0)
    expect(UITabBarItem.SystemItem.favorites.rawValue, 1)
    expect(UITabBarItem.SystemItem.featured.rawValue, 2)
    expect(UITabBarItem.SystemItem.topRated.rawValue, 3)
    expect(UITabBarItem.SystemItem.recents.rawValue, 4)
    expect(UITabBarItem.SystemItem.contacts.rawValue, 5)
    expect(UITabBarItem.SystemItem.history.rawValue, 6)
    expect(UITabBarItem.SystemItem.bookmarks.rawValue, 7)
    expect(UITabBarItem.SystemItem.search.rawValue, 8)
    expect(UITabBarItem.SystemItem.downloads.rawValue, 9)
    expect(UITabBarItem.SystemItem.mostRecent.rawValue, 10)
    expect(UITabBarItem.SystemItem.mostViewed.rawValue, 11)
  }

  @Test func uiTabBarItemAppearanceStyle() {
    expect(UITabBarItemAppearance.Style.stacked.rawValue, 0)
    expect(UITabBarItemAppearance.Style.inline.rawValue, 1)
    expect(UITabBarItemAppearance.Style.compactInline.rawValue, 2)
  }

  @Test func uiTableViewRowAnimation() {
    expect(UITableView.RowAnimation.fade.rawValue, 0)
    expect(UITableView.RowAnimation.right.rawValue, 1)
    expect(UITableView.RowAnimation.left.rawValue, 2)
    expect(UITableView.RowAnimation.top.rawValue, 3)
    expect(UITableView.RowAnimation.bottom.rawValue, 4)
    expect(UITableView.RowAnimation.none.rawValue, 5)
    expect(UITableView.RowAnimation.middle.rawValue, 6)
    expect(UITableView.RowAnimation.automatic.rawValue, 100)
  }

  @Test func uiTableViewScrollPosition() {
    expect(UITableView.ScrollPosition.none.rawValue, 0)
    expect(UITableView.ScrollPosition.top.rawValue, 1)
    expect(UITableView.ScrollPosition.middle.rawValue, 2)
    expect(UITableView.ScrollPosition.bottom.rawValue, 3)
  }

  @Test func uiTableViewSeparatorInsetReference() {
    expect(UITableView.SeparatorInsetReference.fromCellEdges.rawValue, 0)
    expect(UITableView.SeparatorInsetReference.fromAutomaticInsets.rawValue, 1)
  }

  @Test func uiTableViewStyle() {
    expect(UITableView.Style.plain.rawValue, 0)
    expect(UITableView.Style.grouped.rawValue, 1)
    expect(UITableView.Style.insetGrouped.rawValue, 2)
  }

  @Test func uiTableViewCellAccessoryType() {
    expect(UITableViewCell.AccessoryType.none.rawValue, 0)
    expect(UITableViewCell.AccessoryType.disclosureIndicator.rawValue, 1)
    expect(UITableViewCell.AccessoryType.detailDisclosureButton.rawValue, 2)
    expect(UITableViewCell.AccessoryType.checkmark.rawValue, 3)
    expect(UITableViewCell.AccessoryType.detailButton.rawValue, 4)
  }

  @Test func uiTableViewCellCellStyle() {
    expect(UITableViewCell.CellStyle.default.rawValue, 0)
    expect(UITableViewCell.CellStyle.value1.rawValue, 1)
    expect(UITableViewCell.CellStyle.value2.rawValue, 2)
    expect(UITableViewCell.CellStyle.subtitle.rawValue, 3)
  }

  @Test func uiTableViewCellDragState() {
    expect(UITableViewCell.DragState.none.rawValue, 0)
    expect(UITableViewCell.DragState.lifting.rawValue, 1)
    expect(UITableViewCell.DragState.dragging.rawValue, 2)
  }

  @Test func uiTableViewCellEditingStyle() {
    expect(UITableViewCell.EditingStyle.none.rawValue, 0)
    expect(UITableViewCell.EditingStyle.delete.rawValue, 1)
    expect(UITableViewCell.EditingStyle.insert.rawValue, 2)
  }

  @Test func uiTableViewCellSelectionStyle() {
    expect(UITableViewCell.SelectionStyle.none.rawValue, 0)
    expect(UITableViewCell.SelectionStyle.blue.rawValue, 1)
    expect(UITableViewCell.SelectionStyle.gray.rawValue, 2)
    expect(UITableViewCell.SelectionStyle.default.rawValue, 3)
  }

  @Test func uiTableViewCellSeparatorStyle() {
    expect(UITableViewCell.SeparatorStyle.none.rawValue, 0)
    expect(UITableViewCell.SeparatorStyle.singleLine.rawValue, 1)
  }

  @Test func uiTableViewCellStateMask() {
    expect(UITableViewCell.StateMask.showingEditControl.rawValue, 1)
    expect(UITableViewCell.StateMask.showingDeleteConfirmation.rawValue, 2)
  }

  @Test func uiTableViewDropProposalIntent() {
    expect(UITableViewDropProposal.Intent.unspecified.rawValue, 0)
    expect(UITableViewDropProposal.Intent.insertAtDestinationIndexPath.rawValue, 1)
    expect(UITableViewDropProposal.Intent.insertIntoDestinationIndexPath.rawValue, 2)
    expect(UITableViewDropProposal.Intent.automatic.rawValue, 3)
  }

  @Test func uiTableViewRowActionStyle() {
    expect(UITableViewRowAction.Style.default.rawValue, 0)
    expect(UITableViewRowAction.Style.destructive.rawValue, 0)
    expect(UITableViewRowAction.Style.normal.rawValue, 1)
  }

  @Test func uiTextAutocapitalizationType() {
    expect(UITextAutocapitalizationType.none.rawValue, 0)
    expect(UITextAutocapitalizationType.words.rawValue, 1)
    expect(UITextAutocapitalizationType.sentences.rawValue, 2)
    expect(UITextAutocapitalizationType.allCharacters.rawValue, 3)
  }

  @Test func uiTextAutocorrectionType() {
    expect(UITextAutocorrectionType.default.rawValue, 0)
    expect(UITextAutocorrectionType.no.rawValue, 1)
    expect(UITextAutocorrectionType.yes.rawValue, 2)
  }

  @Test func uiTextDragOptions() {
    expect(UITextDragOptions.stripTextColorFromPreviews.rawValue, 1)
  }

  @Test func uiTextFieldBorderStyle() {
    expect(UITextField.BorderStyle.none.rawValue, 0)
    expect(UITextField.BorderStyle.line.rawValue, 1)
    expect(UITextField.BorderStyle.bezel.rawValue, 2)
    expect(UITextField.BorderStyle.roundedRect.rawValue, 3)
  }

  @Test func uiTextFieldDidEndEditingReason() {
    expect(UITextField.DidEndEditingReason.committed.rawValue, 0)
  }

  @Test func uiTextFieldViewMode() {
    expect(UITextField.ViewMode.never.rawValue, 0)
    expect(UITextField.ViewMode.whileEditing.rawValue, 1)
    expect(UITextField.ViewMode.unlessEditing.rawValue, 2)
    expect(UITextField.ViewMode.always.rawValue, 3)
  }

  @Test func uiTextGranularity() {
    expect(UITextGranularity.character.rawValue, 0)
    expect(UITextGranularity.word.rawValue, 1)
    expect(UITextGranularity.sentence.rawValue, 2)
    expect(UITextGranularity.paragraph.rawValue, 3)
    expect(UITextGranularity.line.rawValue, 4)
    expect(UITextGranularity.document.rawValue, 5)
  }

  @Test func uiTextItemInteraction() {
    expect(UITextItemInteraction.invokeDefaultAction.rawValue, 0)
    expect(UITextItemInteraction.presentActions.rawValue, 1)
    expect(UITextItemInteraction.preview.rawValue, 2)
  }

  @Test func uiTextLayoutDirection() {
    expect(UITextLayoutDirection.right.rawValue, 2)
    expect(UITextLayoutDirection.left.rawValue, 3)
    expect(UITextLayoutDirection.up.rawValue, 4)
    expect(UITextLayoutDirection.down.rawValue, 5)
  }

  @Test func uiTextSmartDashesType() {
    expect(UITextSmartDashesType.default.rawValue, 0)
    expect(UITextSmartDashesType.no.rawValue, 1)
    expect(UITextSmartDashesType.yes.rawValue, 2)
  }

  @Test func uiTextSmartInsertDeleteType() {
    expect(UITextSmartInsertDeleteType.default.rawValue, 0)
    expect(UITextSmartInsertDeleteType.no.rawValue, 1)
    expect(UITextSmartInsertDeleteType.yes.rawValue, 2)
  }

  @Test func uiTextSmartQuotesType() {
    expect(UITextSmartQuotesType.default.rawValue, 0)
    expect(UITextSmartQuotesType.no.rawValue, 1)
    expect(UITextSmartQuotesType.yes.rawValue, 2)
  }

  @Test func uiTextSpellCheckingType() {
    expect(UITextSpellCheckingType.default.rawValue, 0)
    expect(UITextSpellCheckingType.no.rawValue, 1)
    expect(UITextSpellCheckingType.yes.rawValue, 2)
  }

  @Test func uiTextStorageDirection() {
    expect(UITextStorageDirection.forward.rawValue, 0)
    expect(UITextStorageDirection.backward.rawValue, 1)
  }

  @Test func uiTimingCurveType() {
    expect(UITimingCurveType.builtin.rawValue, 0)
    expect(UITimingCurveType.cubic.rawValue, 1)
    expect(UITimingCurveType.spring.rawValue, 2)
    expect(UITimingCurveType.composed.rawValue, 3)
  }

  @Test func uiTouchPhase() {
    expect(UITouch.Phase.began.rawValue, 0)
    expect(UITouch.Phase.moved.rawValue, 1)
    expect(UITouch.Phase.stationary.rawValue, 2)
    expect(UITouch.Phase.ended.rawValue, 3)
    expect(UITouch.Phase.cancelled.rawValue, 4)
    expect(UITouch.Phase.regionEntered.rawValue, 5)
    expect(UITouch.Phase.regionMoved.rawValue, 6)
    expect(UITouch.Phase.regionExited.rawValue, 7)
  }

  @Test func uiTouchProperties() {
    expect(UITouch.Properties.force.rawValue, 1)
    expect(UITouch.Properties.azimuth.rawValue, 2)
    expect(UITouch.Properties.altitude.rawValue, 4)
    expect(UITouch.Properties.location.rawValue, 8)
  }

  @Test func uiTouchTouchType() {
    expect(UITouch.TouchType.direct.rawValue, 0)
    expect(UITouch.TouchType.indirect.rawValue, 1)
    expect(UITouch.TouchType.pencil.rawValue, 2)
    expect(UITouch.TouchType.indirectPointer.rawValue, 3)
  }

  @Test func uiTraitEnvironmentLayoutDirection() {
    expect(UITraitEnvironmentLayoutDirection.unspecified.rawValue, -1)
    expect(UITraitEnvironmentLayoutDirection.leftToRight.rawValue, 0)
    expect(UITraitEnvironmentLayoutDirection.rightToLeft.rawValue, 1)
  }

  @Test func uiUserInterfaceActiveAppearance() {
    expect(UIUserInterfaceActiveAppearance.unspecified.rawValue, -1)
    expect(UIUserInterfaceActiveAppearance.inactive.rawValue, 0)
    expect(UIUserInterfaceActiveAppearance.active.rawValue, 1)
  }

  @Test func uiUserInterfaceIdiom() {
    expect(UIUserInterfaceIdiom.unspecified.rawValue, -1)
    expect(UIUserInterfaceIdiom.phone.rawValue, 0)
    expect(UIUserInterfaceIdiom.pad.rawValue, 1)
    expect(UIUserInterfaceIdiom.tv.rawValue, 2)
    expect(UIUserInterfaceIdiom.carPlay.rawValue, 3)
    expect(UIUserInterfaceIdiom.mac.rawValue, 5)
  }

  @Test func uiUserInterfaceLayoutDirection() {
    expect(UIUserInterfaceLayoutDirection.leftToRight.rawValue, 0)
    expect(UIUserInterfaceLayoutDirection.rightToLeft.rawValue, 1)
  }

  @Test func uiUserInterfaceLevel() {
    expect(UIUserInterfaceLevel.unspecified.rawValue, -1)
    expect(UIUserInterfaceLevel.base.rawValue, 0)
    expect(UIUserInterfaceLevel.elevated.rawValue, 1)
  }

  @Test func uiUserInterfaceSizeClass() {
    expect(UIUserInterfaceSizeClass.unspecified.rawValue, 0)
    expect(UIUserInterfaceSizeClass.compact.rawValue, 1)
    expect(UIUserInterfaceSizeClass.regular.rawValue, 2)
  }

  @Test func uiUserInterfaceStyle() {
    expect(UIUserInterfaceStyle.unspecified.rawValue, 0)
    expect(UIUserInterfaceStyle.light.rawValue, 1)
    expect(UIUserInterfaceStyle.dark.rawValue, 2)
  }

  @Test func uiUserNotificationType() {
    expect(UIUserNotificationType.badge.rawValue, 1)
    expect(UIUserNotificationType.sound.rawValue, 2)
    expect(UIUserNotificationType.alert.rawValue, 4)
  }

  @Test func uiVibrancyEffectStyle() {
    expect(UIVibrancyEffectStyle.label.rawValue, 0)
    expect(UIVibrancyEffectStyle.secondaryLabel.rawValue, 1)
    expect(UIVibrancyEffectStyle.tertiaryLabel.rawValue, 2)
    expect(UIVibrancyEffectStyle.quaternaryLabel.rawValue, 3)
    expect(UIVibrancyEffectStyle.fill.rawValue, 4)
    expect(UIVibrancyEffectStyle.secondaryFill.rawValue, 5)
    expect(UIVibrancyEffectStyle.tertiaryFill.rawValue, 6)
    expect(UIVibrancyEffectStyle.separator.rawValue, 7)
  }

  @Test func uiViewAnimationCurve() {
    expect(UIView.AnimationCurve.easeInOut.rawValue, 0)
    expect(UIView.AnimationCurve.easeIn.rawValue, 1)
    expect(UIView.AnimationCurve.easeOut.rawValue, 2)
    expect(UIView.AnimationCurve.linear.rawValue, 3)
  }

  @Test func uiViewAnimationOptions() {
    expect(UIView.AnimationOptions.layoutSubviews.rawValue, 1)
    expect(UIView.AnimationOptions.allowUserInteraction.rawValue, 2)
    expect(UIView.AnimationOptions.beginFromCurrentState.rawValue, 4)
    expect(UIView.AnimationOptions.repeat.rawValue, 8)
    expect(UIView.AnimationOptions.autoreverse.rawValue, 16)
    expect(UIView.AnimationOptions.overrideInheritedDuration.rawValue, 32)
    expect(UIView.AnimationOptions.overrideInheritedCurve.rawValue, 64)
    expect(UIView.AnimationOptions.allowAnimatedContent.rawValue, 128)
    expect(UIView.AnimationOptions.showHideTransitionViews.rawValue, 256)
    expect(UIView.AnimationOptions.overrideInheritedOptions.rawValue, 512)
    expect(UIView.AnimationOptions.curveEaseInOut.rawValue, 0)
    expect(UIView.AnimationOptions.curveEaseIn.rawValue, 65536)
    expect(UIView.AnimationOptions.curveEaseOut.rawValue, 131072)
    expect(UIView.AnimationOptions.curveLinear.rawValue, 196608)
    expect(UIView.AnimationOptions.transitionFlipFromLeft.rawValue, 1048576)
    expect(UIView.AnimationOptions.transitionFlipFromRight.rawValue, 2097152)
    expect(UIView.AnimationOptions.transitionCurlUp.rawValue, 3145728)
    expect(UIView.AnimationOptions.transitionCurlDown.rawValue, 4194304)
    expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue, 5242880)
    expect(UIView.AnimationOptions.transitionFlipFromTop.rawValue, 6291456)
    expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue, 7340032)
    expect(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue, 50331648)
    expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue, 117440512)
  }

  @Test func uiViewAnimationTransition() {
    expect(UIView.AnimationTransition.none.rawValue, 0)
    expect(UIView.AnimationTransition.flipFromLeft.rawValue, 1)
    expect(UIView.AnimationTransition.flipFromRight.rawValue, 2)
    expect(UIView.AnimationTransition.curlUp.rawValue, 3)
    expect(UIView.AnimationTransition.curlDown.rawValue, 4)
  }

  @Test func uiViewAutoresizingMask() {
    expect(UIView.AutoresizingMask.flexibleLeftMargin.rawValue, 1)
    expect(UIView.AutoresizingMask.flexibleWidth.rawValue, 2)
    expect(UIView.AutoresizingMask.flexibleRightMargin.rawValue, 4)
    expect(UIView.AutoresizingMask.flexibleTopMargin.rawValue, 8)
    expect(UIView.AutoresizingMask.flexibleHeight.rawValue, 16)
    expect(UIView.AutoresizingMask.flexibleBottomMargin.rawValue, 32)
  }

  @Test func uiViewContentMode() {
    expect(UIView.ContentMode.scaleToFill.rawValue, 0)
    expect(UIView.ContentMode.scaleAspectFit.rawValue, 1)
    expect(UIView.ContentMode.scaleAspectFill.rawValue, 2)
    expect(UIView.ContentMode.redraw.rawValue, 3)
    expect(UIView.ContentMode.center.rawValue, 4)
    expect(UIView.ContentMode.top.rawValue, 5)
    expect(UIView.ContentMode.bottom.rawValue, 6)
    expect(UIView.ContentMode.left.rawValue, 7)
    expect(UIView.ContentMode.right.rawValue, 8)
    expect(UIView.ContentMode.topLeft.rawValue, 9)
    expect(UIView.ContentMode.topRight.rawValue, 10)
    expect(UIView.ContentMode.bottomLeft.rawValue, 11)
    expect(UIView.ContentMode.bottomRight.rawValue, 12)
  }

  @Test func uiViewKeyframeAnimationOptions() {
    expect(UIView.KeyframeAnimationOptions.calculationModeLinear.rawValue, 0)
    expect(UIView.KeyframeAnimationOptions.calculationModeDiscrete.rawValue, 1024)
    expect(UIView.KeyframeAnimationOptions.calculationModePaced.rawValue, 2048)
    expect(UIView.KeyframeAnimationOptions.calculationModeCubic.rawValue, 3072)
    expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue, 4096)
  }

  @Test func uiViewSystemAnimation() {
    expect(UIView.SystemAnimation.delete.rawValue, 0)
  }

  @Test func uiViewTintAdjustmentMode() {
    expect(UIView.TintAdjustmentMode.automatic.rawValue, 0)
    expect(UIView.TintAdjustmentMode.normal.rawValue, 1)
    expect(UIView.TintAdjustmentMode.dimmed.rawValue, 2)
  }

  @Test func uiViewAnimatingPosition() {
    expect(UIViewAnimatingPosition.end.rawValue, 0)
    expect(UIViewAnimatingPosition.start.rawValue, 1)
    expect(UIViewAnimatingPosition.current.rawValue, 2)
  }

  @Test func uiViewAnimatingState() {
    expect(UIViewAnimatingState.inactive.rawValue, 0)
    expect(UIViewAnimatingState.active.rawValue, 1)
    expect(UIViewAnimatingState.stopped.rawValue, 2)
  }
}
