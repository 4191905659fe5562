// Written by scripts/recipes/header-tests from the data in Headers/Data.

import Testing
import UIKit

@Suite struct RawValuesUIAToUICTests {
  @Test func uiAccessibilityContainerType() {
    expect(UIAccessibilityContainerType.none.rawValue, 0)
    expect(UIAccessibilityContainerType.dataTable.rawValue, 1)
    expect(UIAccessibilityContainerType.list.rawValue, 2)
    expect(UIAccessibilityContainerType.landmark.rawValue, 3)
    expect(UIAccessibilityContainerType.semanticGroup.rawValue, 4)
  }

  @Test func uiAccessibilityContrast() {
    expect(UIAccessibilityContrast.unspecified.rawValue, -1)
    expect(UIAccessibilityContrast.normal.rawValue, 0)
    expect(UIAccessibilityContrast.high.rawValue, 1)
  }

  @Test func uiAccessibilityCustomRotorDirection() {
    expect(UIAccessibilityCustomRotor.Direction.previous.rawValue, 0)
    expect(UIAccessibilityCustomRotor.Direction.next.rawValue, 1)
  }

  @Test func uiAccessibilityCustomRotorSystemRotorType() {
    expect(UIAccessibilityCustomRotor.SystemRotorType.none.rawValue, 0)
    expect(UIAccessibilityCustomRotor.SystemRotorType.link.rawValue, 1)
    expect(UIAccessibilityCustomRotor.SystemRotorType.visitedLink.rawValue, 2)
    expect(UIAccessibilityCustomRotor.SystemRotorType.heading.rawValue, 3)
    expect(UIAccessibilityCustomRotor.SystemRotorType.boldText.rawValue, 10)
    expect(UIAccessibilityCustomRotor.SystemRotorType.italicText.rawValue, 11)
    expect(UIAccessibilityCustomRotor.SystemRotorType.underlineText.rawValue, 12)
    expect(UIAccessibilityCustomRotor.SystemRotorType.misspelledWord.rawValue, 13)
    expect(UIAccessibilityCustomRotor.SystemRotorType.image.rawValue, 14)
    expect(UIAccessibilityCustomRotor.SystemRotorType.textField.rawValue, 15)
    expect(UIAccessibilityCustomRotor.SystemRotorType.table.rawValue, 16)
    expect(UIAccessibilityCustomRotor.SystemRotorType.list.rawValue, 17)
    expect(UIAccessibilityCustomRotor.SystemRotorType.landmark.rawValue, 18)
  }

  @Test func uiAccessibilityNavigationStyle() {
    expect(UIAccessibilityNavigationStyle.automatic.rawValue, 0)
    expect(UIAccessibilityNavigationStyle.separate.rawValue, 1)
    expect(UIAccessibilityNavigationStyle.combined.rawValue, 2)
  }

  @Test func uiAccessibilityScrollDirection() {
    expect(UIAccessibilityScrollDirection.right.rawValue, 1)
    expect(UIAccessibilityScrollDirection.left.rawValue, 2)
    expect(UIAccessibilityScrollDirection.up.rawValue, 3)
    expect(UIAccessibilityScrollDirection.down.rawValue, 4)
    expect(UIAccessibilityScrollDirection.next.rawValue, 5)
    expect(UIAccessibilityScrollDirection.previous.rawValue, 6)
  }

  @Test func uiActivityCategory() {
    expect(UIActivity.Category.action.rawValue, 0)
    expect(UIActivity.Category.share.rawValue, 1)
  }

  @Test func uiActivityIndicatorViewStyle() {
    expect(UIActivityIndicatorView.Style.medium.rawValue, 100)
    expect(UIActivityIndicatorView.Style.large.rawValue, 101)
    expect(UIActivityIndicatorView.Style.whiteLarge.rawValue, 0)
    expect(UIActivityIndicatorView.Style.white.rawValue, 1)
    expect(UIActivityIndicatorView.Style.gray.rawValue, 2)
  }

  @Test func uiAlertActionStyle() {
    expect(UIAlertAction.Style.default.rawValue, 0)
    expect(UIAlertAction.Style.cancel.rawValue, 1)
    expect(UIAlertAction.Style.destructive.rawValue, 2)
  }

  @Test func uiAlertControllerStyle() {
    expect(UIAlertController.Style.actionSheet.rawValue, 0)
    expect(UIAlertController.Style.alert.rawValue, 1)
  }

  @Test func uiApplicationState() {
    expect(UIApplication.State.active.rawValue, 0)
    expect(UIApplication.State.inactive.rawValue, 1)
    expect(UIApplication.State.background.rawValue, 2)
  }

  @Test func uiApplicationShortcutIconIconType() {
    expect(UIApplicationShortcutIcon.IconType.compose.rawValue, 0)
    expect(UIApplicationShortcutIcon.IconType.play.rawValue, 1)
    expect(UIApplicationShortcutIcon.IconType.pause.rawValue, 2)
    expect(UIApplicationShortcutIcon.IconType.add.rawValue, 3)
    expect(UIApplicationShortcutIcon.IconType.location.rawValue, 4)
    expect(UIApplicationShortcutIcon.IconType.search.rawValue, 5)
    expect(UIApplicationShortcutIcon.IconType.share.rawValue, 6)
    expect(UIApplicationShortcutIcon.IconType.prohibit.rawValue, 7)
    expect(UIApplicationShortcutIcon.IconType.contact.rawValue, 8)
    expect(UIApplicationShortcutIcon.IconType.home.rawValue, 9)
    expect(UIApplicationShortcutIcon.IconType.markLocation.rawValue, 10)
    expect(UIApplicationShortcutIcon.IconType.favorite.rawValue, 11)
    expect(UIApplicationShortcutIcon.IconType.love.rawValue, 12)
    expect(UIApplicationShortcutIcon.IconType.cloud.rawValue, 13)
    expect(UIApplicationShortcutIcon.IconType.invitation.rawValue, 14)
    expect(UIApplicationShortcutIcon.IconType.confirmation.rawValue, 15)
    expect(UIApplicationShortcutIcon.IconType.mail.rawValue, 16)
    expect(UIApplicationShortcutIcon.IconType.message.rawValue, 17)
    expect(UIApplicationShortcutIcon.IconType.date.rawValue, 18)
    expect(UIApplicationShortcutIcon.IconType.time.rawValue, 19)
    expect(UIApplicationShortcutIcon.IconType.capturePhoto.rawValue, 20)
    expect(UIApplicationShortcutIcon.IconType.captureVideo.rawValue, 21)
    expect(UIApplicationShortcutIcon.IconType.task.rawValue, 22)
    expect(UIApplicationShortcutIcon.IconType.taskCompleted.rawValue, 23)
    expect(UIApplicationShortcutIcon.IconType.alarm.rawValue, 24)
    expect(UIApplicationShortcutIcon.IconType.bookmark.rawValue, 25)
    expect(UIApplicationShortcutIcon.IconType.shuffle.rawValue, 26)
    expect(UIApplicationShortcutIcon.IconType.audio.rawValue, 27)
    expect(UIApplicationShortcutIcon.IconType.update.rawValue, 28)
  }

  @Test func uiAttachmentBehaviorAttachmentType() {
    expect(UIAttachmentBehavior.AttachmentType.items.rawValue, 0)
    expect(UIAttachmentBehavior.AttachmentType.anchor.rawValue, 1)
  }

  @Test func uiBackgroundFetchResult() {
    expect(UIBackgroundFetchResult.newData.rawValue, 0)
    expect(UIBackgroundFetchResult.noData.rawValue, 1)
    expect(UIBackgroundFetchResult.failed.rawValue, 2)
  }

  @Test func uiBackgroundRefreshStatus() {
    expect(UIBackgroundRefreshStatus.restricted.rawValue, 0)
    expect(UIBackgroundRefreshStatus.denied.rawValue, 1)
    expect(UIBackgroundRefreshStatus.available.rawValue, 2)
  }

  @Test func uiBandSelectionInteractionState() {
    expect(UIBandSelectionInteraction.State.possible.rawValue, 0)
    expect(UIBandSelectionInteraction.State.began.rawValue, 1)
    expect(UIBandSelectionInteraction.State.selecting.rawValue, 2)
    expect(UIBandSelectionInteraction.State.ended.rawValue, 3)
  }

  @Test func uiBarButtonItemStyle() {
    expect(UIBarButtonItem.Style.plain.rawValue, 0)
    expect(UIBarButtonItem.Style.bordered.rawValue, 1)
    expect(UIBarButtonItem.Style.done.rawValue, 2)
  }

  @Test func uiBarButtonItemSystemItem() {
    expect(UIBarButtonItem.SystemItem.done.rawValue, 0)
    expect(UIBarButtonItem.SystemItem.cancel.rawValue, 1)
    expect(UIBarButtonItem.SystemItem.edit.rawValue, 2)
    expect(UIBarButtonItem.SystemItem.save.rawValue, 3)
    expect(UIBarButtonItem.SystemItem.add.rawValue, 4)
    expect(UIBarButtonItem.SystemItem.flexibleSpace.rawValue, 5)
    expect(UIBarButtonItem.SystemItem.fixedSpace.rawValue, 6)
    expect(UIBarButtonItem.SystemItem.compose.rawValue, 7)
    expect(UIBarButtonItem.SystemItem.reply.rawValue, 8)
    expect(UIBarButtonItem.SystemItem.action.rawValue, 9)
    expect(UIBarButtonItem.SystemItem.organize.rawValue, 10)
    expect(UIBarButtonItem.SystemItem.bookmarks.rawValue, 11)
    expect(UIBarButtonItem.SystemItem.search.rawValue, 12)
    expect(UIBarButtonItem.SystemItem.refresh.rawValue, 13)
    expect(UIBarButtonItem.SystemItem.stop.rawValue, 14)
    expect(UIBarButtonItem.SystemItem.camera.rawValue, 15)
    expect(UIBarButtonItem.SystemItem.trash.rawValue, 16)
    expect(UIBarButtonItem.SystemItem.play.rawValue, 17)
    expect(UIBarButtonItem.SystemItem.pause.rawValue, 18)
    expect(UIBarButtonItem.SystemItem.rewind.rawValue, 19)
    expect(UIBarButtonItem.SystemItem.fastForward.rawValue, 20)
    expect(UIBarButtonItem.SystemItem.undo.rawValue, 21)
    expect(UIBarButtonItem.SystemItem.redo.rawValue, 22)
    expect(UIBarButtonItem.SystemItem.pageCurl.rawValue, 23)
    expect(UIBarButtonItem.SystemItem.close.rawValue, 24)
  }

  @Test func uiBarMetrics() {
    expect(UIBarMetrics.default.rawValue, 0)
    expect(UIBarMetrics.compact.rawValue, 1)
    expect(UIBarMetrics.defaultPrompt.rawValue, 101)
    expect(UIBarMetrics.compactPrompt.rawValue, 102)
  }

  @Test func uiBarPosition() {
    expect(UIBarPosition.any.rawValue, 0)
    expect(UIBarPosition.bottom.rawValue, 1)
    expect(UIBarPosition.top.rawValue, 2)
    expect(UIBarPosition.topAttached.rawValue, 3)
  }

  @Test func uiBarStyle() {
    expect(UIBarStyle.default.rawValue, 0)
    expect(UIBarStyle.black.rawValue, 1)
    expect(UIBarStyle.blackOpaque.rawValue, 1)
    expect(UIBarStyle.blackTranslucent.rawValue, 2)
  }

  @Test func uiBaselineAdjustment() {
    expect(UIBaselineAdjustment.alignBaselines.rawValue, 0)
    expect(UIBaselineAdjustment.alignCenters.rawValue, 1)
    expect(UIBaselineAdjustment.none.rawValue, 2)
  }

  @Test func uiBlurEffectStyle() {
    expect(UIBlurEffect.Style.extraLight.rawValue, 0)
    expect(UIBlurEffect.Style.light.rawValue, 1)
    expect(UIBlurEffect.Style.dark.rawValue, 2)
    expect(UIBlurEffect.Style.regular.rawValue, 4)
    expect(UIBlurEffect.Style.prominent.rawValue, 5)
    expect(UIBlurEffect.Style.systemUltraThinMaterial.rawValue, 6)
    expect(UIBlurEffect.Style.systemThinMaterial.rawValue, 7)
    expect(UIBlurEffect.Style.systemMaterial.rawValue, 8)
    expect(UIBlurEffect.Style.systemThickMaterial.rawValue, 9)
    expect(UIBlurEffect.Style.systemChromeMaterial.rawValue, 10)
    expect(UIBlurEffect.Style.systemUltraThinMaterialLight.rawValue, 11)
    expect(UIBlurEffect.Style.systemThinMaterialLight.rawValue, 12)
    expect(UIBlurEffect.Style.systemMaterialLight.rawValue, 13)
    expect(UIBlurEffect.Style.systemThickMaterialLight.rawValue, 14)
    expect(UIBlurEffect.Style.systemChromeMaterialLight.rawValue, 15)
    expect(UIBlurEffect.Style.systemUltraThinMaterialDark.rawValue, 16)
    expect(UIBlurEffect.Style.systemThinMaterialDark.rawValue, 17)
    expect(UIBlurEffect.Style.systemMaterialDark.rawValue, 18)
    expect(UIBlurEffect.Style.systemThickMaterialDark.rawValue, 19)
    expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue, 20)
  }

  @Test func uiButtonButtonType() {
    expect(UIButton.ButtonType.custom.rawValue, 0)
    expect(UIButton.ButtonType.system.rawValue, 1)
    expect(UIButton.ButtonType.detailDisclosure.rawValue, 2)
    expect(UIButton.ButtonType.infoLight.rawValue, 3)
    expect(UIButton.ButtonType.infoDark.rawValue, 4)
    expect(UIButton.ButtonType.contactAdd.rawValue, 5)
    expect(UIButton.ButtonType.close.rawValue, 7)
    expect(UIButton.ButtonType.roundedRect.rawValue, 1)
  }

  @Test func uiButtonRole() {
    expect(UIButton.Role.normal.rawValue, 0)
    expect(UIButton.Role.primary.rawValue, 1)
    expect(UIButton.Role.cancel.rawValue, 2)
    expect(UIButton.Role.destructive.rawValue, 3)
  }

  @Test func uiCollectionLayoutSectionOrthogonalScrollingBehavior() {
    expect(UICollectionLayoutSectionOrthogonalScrollingBehavior.none.rawValue, 0)
    expect(UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous.rawValue, 1)
    expect(UICollectionLayoutSectionOrthogonalScrollingBehavior.paging.rawValue, 3)
    expect(UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging.rawValue, 4)
    expect(UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered.rawValue, 5)
  }

  @Test func uiCollectionViewElementCategory() {
    expect(UICollectionView.ElementCategory.cell.rawValue, 0)
    expect(UICollectionView.ElementCategory.supplementaryView.rawValue, 1)
    expect(UICollectionView.ElementCategory.decorationView.rawValue, 2)
  }

  @Test func uiCollectionViewReorderingCadence() {
    expect(UICollectionView.ReorderingCadence.immediate.rawValue, 0)
    expect(UICollectionView.ReorderingCadence.fast.rawValue, 1)
    expect(UICollectionView.ReorderingCadence.slow.rawValue, 2)
  }

  @Test func uiCollectionViewScrollDirection() {
    expect(UICollectionView.ScrollDirection.vertical.rawValue, 0)
    expect(UICollectionView.ScrollDirection.horizontal.rawValue, 1)
  }

  @Test func uiCollectionViewScrollPosition() {
    expect(UICollectionView.ScrollPosition.top.rawValue, 1)
    expect(UICollectionView.ScrollPosition.centeredVertically.rawValue, 2)
    expect(UICollectionView.ScrollPosition.bottom.rawValue, 4)
    expect(UICollectionView.ScrollPosition.left.rawValue, 8)
    expect(UICollectionView.ScrollPosition.centeredHorizontally.rawValue, 16)
    expect(UICollectionView.ScrollPosition.right.rawValue, 32)
  }

  @Test func uiCollectionViewSelfSizingInvalidation() {
    expect(UICollectionView.SelfSizingInvalidation.disabled.rawValue, 0)
    expect(UICollectionView.SelfSizingInvalidation.enabled.rawValue, 1)
    expect(UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints.rawValue, 2)
  }

  @Test func uiCollectionViewCellDragState() {
    expect(UICollectionViewCell.DragState.none.rawValue, 0)
    expect(UICollectionViewCell.DragState.lifting.rawValue, 1)
    expect(UICollectionViewCell.DragState.dragging.rawValue, 2)
  }

  @Test func uiCollectionViewDropProposalIntent() {
    expect(UICollectionViewDropProposal.Intent.unspecified.rawValue, 0)
    expect(UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath.rawValue, 1)
    expect(UICollectionViewDropProposal.Intent.insertIntoDestinationIndexPath.rawValue, 2)
  }

  @Test func uiCollectionViewFlowLayoutSectionInsetReference() {
    expect(UICollectionViewFlowLayout.SectionInsetReference.fromContentInset.rawValue, 0)
    expect(UICollectionViewFlowLayout.SectionInsetReference.fromSafeArea.rawValue, 1)
    expect(UICollectionViewFlowLayout.SectionInsetReference.fromLayoutMargins.rawValue, 2)
  }

  @Test func uiCollectionViewUpdateItemAction() {
    expect(UICollectionViewUpdateItem.Action.insert.rawValue, 0)
    expect(UICollectionViewUpdateItem.Action.delete.rawValue, 1)
    expect(UICollectionViewUpdateItem.Action.reload.rawValue, 2)
    expect(UICollectionViewUpdateItem.Action.move.rawValue, 3)
    expect(UICollectionViewUpdateItem.Action.none.rawValue, 4)
  }

  @Test func uiCollisionBehaviorMode() {
    expect(UICollisionBehavior.Mode.items.rawValue, 1)
    expect(UICollisionBehavior.Mode.boundaries.rawValue, 2)
  }

  @Test func uiContentInsetsReference() {
    expect(UIContentInsetsReference.automatic.rawValue, 0)
    expect(UIContentInsetsReference.none.rawValue, 1)
    expect(UIContentInsetsReference.safeArea.rawValue, 2)
    expect(UIContentInsetsReference.layoutMargins.rawValue, 3)
    expect(UIContentInsetsReference.readableContent.rawValue, 4)
  }

  @Test func uiContextMenuConfigurationElementOrder() {
    expect(UIContextMenuConfiguration.ElementOrder.automatic.rawValue, 0)
    expect(UIContextMenuConfiguration.ElementOrder.priority.rawValue, 1)
    expect(UIContextMenuConfiguration.ElementOrder.fixed.rawValue, 2)
  }

  @Test func uiContextMenuInteractionCommitStyle() {
    expect(UIContextMenuInteractionCommitStyle.dismiss.rawValue, 0)
    expect(UIContextMenuInteractionCommitStyle.pop.rawValue, 1)
  }

  @Test func uiContextualActionStyle() {
    expect(UIContextualAction.Style.normal.rawValue, 0)
    expect(UIContextualAction.Style.destructive.rawValue, 1)
  }

  @Test func uiControlContentHorizontalAlignment() {
    expect(UIControl.ContentHorizontalAlignment.center.rawValue, 0)
    expect(UIControl.ContentHorizontalAlignment.left.rawValue, 1)
    expect(UIControl.ContentHorizontalAlignment.right.rawValue, 2)
    expect(UIControl.ContentHorizontalAlignment.fill.rawValue, 3)
    expect(UIControl.ContentHorizontalAlignment.leading.rawValue, 4)
    expect(UIControl.ContentHorizontalAlignment.trailing.rawValue, 5)
  }

  @Test func uiControlContentVerticalAlignment() {
    expect(UIControl.ContentVerticalAlignment.center.rawValue, 0)
    expect(UIControl.ContentVerticalAlignment.top.rawValue, 1)
    expect(UIControl.ContentVerticalAlignment.bottom.rawValue, 2)
    expect(UIControl.ContentVerticalAlignment.fill.rawValue, 3)
  }

  @Test func uiControlEvent() {
    expect(UIControl.Event.touchDown.rawValue, 1)
    expect(UIControl.Event.touchDownRepeat.rawValue, 2)
    expect(UIControl.Event.touchDragInside.rawValue, 4)
    expect(UIControl.Event.touchDragOutside.rawValue, 8)
    expect(UIControl.Event.touchDragEnter.rawValue, 16)
    expect(UIControl.Event.touchDragExit.rawValue, 32)
    expect(UIControl.Event.touchUpInside.rawValue, 64)
    expect(UIControl.Event.touchUpOutside.rawValue, 128)
    expect(UIControl.Event.touchCancel.rawValue, 256)
    expect(UIControl.Event.valueChanged.rawValue, 4096)
    expect(UIControl.Event.primaryActionTriggered.rawValue, 8192)
    expect(UIControl.Event.menuActionTriggered.rawValue, 16384)
    expect(UIControl.Event.editingDidBegin.rawValue, 65536)
    expect(UIControl.Event.editingChanged.rawValue, 131072)
    expect(UIControl.Event.editingDidEnd.rawValue, 262144)
    expect(UIControl.Event.editingDidEndOnExit.rawValue, 524288)
    expect(UIControl.Event.allTouchEvents.rawValue, 4095)
    expect(UIControl.Event.allEditingEvents.rawValue, 983040)
    expect(UIControl.Event.applicationReserved.rawValue, 251658240)
    expect(UIControl.Event.systemReserved.rawValue, 4026531840)
    expect(UIControl.Event.allEvents.rawValue, 4294967295)
  }

  @Test func uiControlState() {
    expect(UIControl.State.normal.rawValue, 0)
    expect(UIControl.State.highlighted.rawValue, 1)
    expect(UIControl.State.disabled.rawValue, 2)
    expect(UIControl.State.selected.rawValue, 4)
    expect(UIControl.State.focused.rawValue, 8)
    expect(UIControl.State.application.rawValue, 16711680)
    expect(UIControl.State.reserved.rawValue, 4278190080)
  }
}
