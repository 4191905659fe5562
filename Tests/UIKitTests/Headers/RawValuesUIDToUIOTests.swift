// Written by scripts/recipes/header-tests from the data in Headers/Data.

import Testing
import UIKit

@Suite struct RawValuesUIDToUIOTests {
  @Test func uiDataDetectorTypes() {
    expect(UIDataDetectorTypes.phoneNumber.rawValue, 1)
    expect(UIDataDetectorTypes.link.rawValue, 2)
    expect(UIDataDetectorTypes.address.rawValue, 4)
    expect(UIDataDetectorTypes.calendarEvent.rawValue, 8)
  }

  @Test func uiDatePickerMode() {
    expect(UIDatePicker.Mode.time.rawValue, 0)
    expect(UIDatePicker.Mode.date.rawValue, 1)
    expect(UIDatePicker.Mode.dateAndTime.rawValue, 2)
    expect(UIDatePicker.Mode.countDownTimer.rawValue, 3)
  }

  @Test func uiDatePickerStyle() {
    expect(UIDatePickerStyle.automatic.rawValue, 0)
    expect(UIDatePickerStyle.wheels.rawValue, 1)
    expect(UIDatePickerStyle.compact.rawValue, 2)
    expect(UIDatePickerStyle.inline.rawValue, 3)
  }

  @Test func uiDeviceOrientation() {
    expect(UIDeviceOrientation.unknown.rawValue, 0)
    expect(UIDeviceOrientation.portrait.rawValue, 1)
    expect(UIDeviceOrientation.portraitUpsideDown.rawValue, 2)
    expect(UIDeviceOrientation.landscapeLeft.rawValue, 3)
    expect(UIDeviceOrientation.landscapeRight.rawValue, 4)
    expect(UIDeviceOrientation.faceUp.rawValue, 5)
    expect(UIDeviceOrientation.faceDown.rawValue, 6)
  }

  @Test func uiDisplayGamut() {
    expect(UIDisplayGamut.unspecified.rawValue, -1)
    expect(UIDisplayGamut.SRGB.rawValue, 0)
    expect(UIDisplayGamut.P3.rawValue, 1)
  }

  @Test func uiDocumentChangeKind() {
    expect(UIDocument.ChangeKind.done.rawValue, 0)
    expect(UIDocument.ChangeKind.undone.rawValue, 1)
    expect(UIDocument.ChangeKind.redone.rawValue, 2)
    expect(UIDocument.ChangeKind.cleared.rawValue, 3)
  }

  @Test func uiDocumentSaveOperation() {
    expect(UIDocument.SaveOperation.forCreating.rawValue, 0)
    expect(UIDocument.SaveOperation.forOverwriting.rawValue, 1)
  }

  @Test func uiDocumentState() {
    expect(UIDocument.State.normal.rawValue, 0)
    expect(UIDocument.State.closed.rawValue, 1)
    expect(UIDocument.State.inConflict.rawValue, 2)
    expect(UIDocument.State.savingError.rawValue, 4)
    expect(UIDocument.State.editingDisabled.rawValue, 8)
    expect(UIDocument.State.progressAvailable.rawValue, 16)
  }

  @Test func uiDropOperation() {
    expect(UIDropOperation.cancel.rawValue, 0)
    expect(UIDropOperation.forbidden.rawValue, 1)
    expect(UIDropOperation.copy.rawValue, 2)
    expect(UIDropOperation.move.rawValue, 3)
  }

  @Test func uiDropSessionProgressIndicatorStyle() {
    expect(UIDropSessionProgressIndicatorStyle.none.rawValue, 0)
    expect(UIDropSessionProgressIndicatorStyle.default.rawValue, 1)
  }

  @Test func uiDynamicItemCollisionBoundsType() {
    expect(UIDynamicItemCollisionBoundsType.rectangle.rawValue, 0)
    expect(UIDynamicItemCollisionBoundsType.ellipse.rawValue, 1)
    expect(UIDynamicItemCollisionBoundsType.path.rawValue, 2)
  }

  @Test func uiEditMenuArrowDirection() {
    expect(UIEditMenuArrowDirection.automatic.rawValue, 0)
    expect(UIEditMenuArrowDirection.up.rawValue, 1)
    expect(UIEditMenuArrowDirection.down.rawValue, 2)
    expect(UIEditMenuArrowDirection.left.rawValue, 3)
    expect(UIEditMenuArrowDirection.right.rawValue, 4)
  }

  @Test func uiEventButtonMask() {
    expect(UIEvent.ButtonMask.primary.rawValue, 1)
    expect(UIEvent.ButtonMask.secondary.rawValue, 2)
  }

  @Test func uiEventEventSubtype() {
    expect(UIEvent.EventSubtype.none.rawValue, 0)
    expect(UIEvent.EventSubtype.motionShake.rawValue, 1)
    expect(UIEvent.EventSubtype.remoteControlPlay.rawValue, 100)
    expect(UIEvent.EventSubtype.remoteControlPause.rawValue, 101)
    expect(UIEvent.EventSubtype.remoteControlStop.rawValue, 102)
    expect(UIEvent.EventSubtype.remoteControlTogglePlayPause.rawValue, 103)
    expect(UIEvent.EventSubtype.remoteControlNextTrack.rawValue, 104)
    expect(UIEvent.EventSubtype.remoteControlPreviousTrack.rawValue, 105)
  }

  @Test func uiEventEventType() {
    expect(UIEvent.EventType.touches.rawValue, 0)
    expect(UIEvent.EventType.motion.rawValue, 1)
    expect(UIEvent.EventType.remoteControl.rawValue, 2)
    expect(UIEvent.EventType.presses.rawValue, 3)
    expect(UIEvent.EventType.scroll.rawValue, 10)
    expect(UIEvent.EventType.hover.rawValue, 11)
    expect(UIEvent.EventType.transform.rawValue, 14)
  }

  @Test func uiFontDescriptorSymbolicTraits() {
    expect(UIFontDescriptor.SymbolicTraits.traitItalic.rawValue, 1)
    expect(UIFontDescriptor.SymbolicTraits.traitBold.rawValue, 2)
    expect(UIFontDescriptor.SymbolicTraits.traitExpanded.rawValue, 32)
    expect(UIFontDescriptor.SymbolicTraits.traitCondensed.rawValue, 64)
    expect(UIFontDescriptor.SymbolicTraits.traitMonoSpace.rawValue, 1024)
    expect(UIFontDescriptor.SymbolicTraits.traitVertical.rawValue, 2048)
    expect(UIFontDescriptor.SymbolicTraits.traitUIOptimized.rawValue, 4096)
    expect(UIFontDescriptor.SymbolicTraits.traitTightLeading.rawValue, 32768)
    expect(UIFontDescriptor.SymbolicTraits.traitLooseLeading.rawValue, 65536)
  }

  @Test func uiForceTouchCapability() {
    expect(UIForceTouchCapability.unknown.rawValue, 0)
    expect(UIForceTouchCapability.unavailable.rawValue, 1)
    expect(UIForceTouchCapability.available.rawValue, 2)
  }

  @Test func uiGestureRecognizerState() {
    expect(UIGestureRecognizer.State.possible.rawValue, 0)
    expect(UIGestureRecognizer.State.began.rawValue, 1)
    expect(UIGestureRecognizer.State.changed.rawValue, 2)
    expect(UIGestureRecognizer.State.ended.rawValue, 3)
    expect(UIGestureRecognizer.State.cancelled.rawValue, 4)
    expect(UIGestureRecognizer.State.failed.rawValue, 5)
    expect(UIGestureRecognizer.State.recognized.rawValue, 3)
  }

  @Test func uiGraphicsImageRendererFormatRange() {
    expect(UIGraphicsImageRendererFormat.Range.unspecified.rawValue, -1)
    expect(UIGraphicsImageRendererFormat.Range.automatic.rawValue, 0)
    expect(UIGraphicsImageRendererFormat.Range.extended.rawValue, 1)
    expect(UIGraphicsImageRendererFormat.Range.standard.rawValue, 2)
  }

  @Test func uiImageOrientation() {
    expect(UIImage.Orientation.up.rawValue, 0)
    expect(UIImage.Orientation.down.rawValue, 1)
    expect(UIImage.Orientation.left.rawValue, 2)
    expect(UIImage.Orientation.right.rawValue, 3)
    expect(UIImage.Orientation.upMirrored.rawValue, 4)
    expect(UIImage.Orientation.downMirrored.rawValue, 5)
    expect(UIImage.Orientation.leftMirrored.rawValue, 6)
    expect(UIImage.Orientation.rightMirrored.rawValue, 7)
  }

  @Test func uiImageRenderingMode() {
    expect(UIImage.RenderingMode.automatic.rawValue, 0)
    expect(UIImage.RenderingMode.alwaysOriginal.rawValue, 1)
    expect(UIImage.RenderingMode.alwaysTemplate.rawValue, 2)
  }

  @Test func uiImageSymbolScale() {
    expect(UIImage.SymbolScale.default.rawValue, -1)
    expect(UIImage.SymbolScale.unspecified.rawValue, 0)
    expect(UIImage.SymbolScale.small.rawValue, 1)
    expect(UIImage.SymbolScale.medium.rawValue, 2)
    expect(UIImage.SymbolScale.large.rawValue, 3)
  }

  @Test func uiImageSymbolWeight() {
    expect(UIImage.SymbolWeight.unspecified.rawValue, 0)
    expect(UIImage.SymbolWeight.ultraLight.rawValue, 1)
    expect(UIImage.SymbolWeight.thin.rawValue, 2)
    expect(UIImage.SymbolWeight.light.rawValue, 3)
    expect(UIImage.SymbolWeight.regular.rawValue, 4)
    expect(UIImage.SymbolWeight.medium.rawValue, 5)
    expect(UIImage.SymbolWeight.semibold.rawValue, 6)
    expect(UIImage.SymbolWeight.bold.rawValue, 7)
    expect(UIImage.SymbolWeight.heavy.rawValue, 8)
    expect(UIImage.SymbolWeight.black.rawValue, 9)
  }

  @Test func uiImagePickerControllerCameraCaptureMode() {
    expect(UIImagePickerController.CameraCaptureMode.photo.rawValue, 0)
    expect(UIImagePickerController.CameraCaptureMode.video.rawValue, 1)
  }

  @Test func uiImagePickerControllerCameraDevice() {
    expect(UIImagePickerController.CameraDevice.rear.rawValue, 0)
    expect(UIImagePickerController.CameraDevice.front.rawValue, 1)
  }

  @Test func uiImagePickerControllerCameraFlashMode() {
    expect(UIImagePickerController.CameraFlashMode.off.rawValue, -1)
    expect(UIImagePickerController.CameraFlashMode.auto.rawValue, 0)
    expect(UIImagePickerController.CameraFlashMode.on.rawValue, 1)
  }

  @Test func uiImagePickerControllerQualityType() {
    expect(UIImagePickerController.QualityType.typeHigh.rawValue, 0)
    expect(UIImagePickerController.QualityType.typeMedium.rawValue, 1)
    expect(UIImagePickerController.QualityType.typeLow.rawValue, 2)
    expect(UIImagePickerController.QualityType.type640x480.rawValue, 3)
    expect(UIImagePickerController.QualityType.typeIFrame1280x720.rawValue, 4)
    expect(UIImagePickerController.QualityType.typeIFrame960x540.rawValue, 5)
  }

  @Test func uiImagePickerControllerSourceType() {
    expect(UIImagePickerController.SourceType.photoLibrary.rawValue, 0)
    expect(UIImagePickerController.SourceType.camera.rawValue, 1)
    expect(UIImagePickerController.SourceType.savedPhotosAlbum.rawValue, 2)
  }

  @Test func uiImpactFeedbackGeneratorFeedbackStyle() {
    expect(UIImpactFeedbackGenerator.FeedbackStyle.light.rawValue, 0)
    expect(UIImpactFeedbackGenerator.FeedbackStyle.medium.rawValue, 1)
    expect(UIImpactFeedbackGenerator.FeedbackStyle.heavy.rawValue, 2)
    expect(UIImpactFeedbackGenerator.FeedbackStyle.soft.rawValue, 3)
    expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue, 4)
  }

  @Test func uiInputViewStyle() {
    expect(UIInputView.Style.default.rawValue, 0)
    expect(UIInputView.Style.keyboard.rawValue, 1)
  }

  @Test func uiInterfaceOrientation() {
    expect(UIInterfaceOrientation.unknown.rawValue, 0)
    expect(UIInterfaceOrientation.portrait.rawValue, 1)
    expect(UIInterfaceOrientation.portraitUpsideDown.rawValue, 2)
    expect(UIInterfaceOrientation.landscapeLeft.rawValue, 4)
    expect(UIInterfaceOrientation.landscapeRight.rawValue, 3)
  }

  @Test func uiInterfaceOrientationMask() {
    expect(UIInterfaceOrientationMask.portrait.rawValue, 2)
    expect(UIInterfaceOrientationMask.landscapeLeft.rawValue, 16)
    expect(UIInterfaceOrientationMask.landscapeRight.rawValue, 8)
    expect(UIInterfaceOrientationMask.portraitUpsideDown.rawValue, 4)
    expect(UIInterfaceOrientationMask.landscape.rawValue, 24)
    expect(UIInterfaceOrientationMask.all.rawValue, 30)
    expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue, 26)
  }

  @Test func uiInterpolatingMotionEffectEffectType() {
    expect(UIInterpolatingMotionEffect.EffectType.tiltAlongHorizontalAxis.rawValue, 0)
    expect(UIInterpolatingMotionEffect.EffectType.tiltAlongVerticalAxis.rawValue, 1)
  }

  @Test func uiKeyModifierFlags() {
    expect(UIKeyModifierFlags.alphaShift.rawValue, 65536)
    expect(UIKeyModifierFlags.shift.rawValue, 131072)
    expect(UIKeyModifierFlags.control.rawValue, 262144)
    expect(UIKeyModifierFlags.alternate.rawValue, 524288)
    expect(UIKeyModifierFlags.command.rawValue, 1048576)
    expect(UIKeyModifierFlags.numericPad.rawValue, 2097152)
  }

  @Test func uiKeyboardAppearance() {
    expect(UIKeyboardAppearance.default.rawValue, 0)
    expect(UIKeyboardAppearance.dark.rawValue, 1)
    expect(UIKeyboardAppearance.light.rawValue, 2)
    expect(UIKeyboardAppearance.alert.rawValue, 1)
  }

  @Test func uiKeyboardType() {
    expect(UIKeyboardType.default.rawValue, 0)
    expect(UIKeyboardType.asciiCapable.rawValue, 1)
    expect(UIKeyboardType.numbersAndPunctuation.rawValue, 2)
    expect(UIKeyboardType.URL.rawValue, 3)
    expect(UIKeyboardType.numberPad.rawValue, 4)
    expect(UIKeyboardType.phonePad.rawValue, 5)
    expect(UIKeyboardType.namePhonePad.rawValue, 6)
    expect(UIKeyboardType.emailAddress.rawValue, 7)
    expect(UIKeyboardType.decimalPad.rawValue, 8)
    expect(UIKeyboardType.twitter.rawValue, 9)
    expect(UIKeyboardType.webSearch.rawValue, 10)
    expect(UIKeyboardType.asciiCapableNumberPad.rawValue, 11)
    expect(UIKeyboardType.alphabet.rawValue, 1)
  }

  @Test func uiLegibilityWeight() {
    expect(UILegibilityWeight.unspecified.rawValue, -1)
    expect(UILegibilityWeight.regular.rawValue, 0)
    expect(UILegibilityWeight.bold.rawValue, 1)
  }

  @Test func uiMenuElementSize() {
    expect(UIMenu.ElementSize.small.rawValue, 0)
    expect(UIMenu.ElementSize.medium.rawValue, 1)
    expect(UIMenu.ElementSize.large.rawValue, 2)
  }

  @Test func uiMenuOptions() {
    expect(UIMenu.Options.displayInline.rawValue, 1)
    expect(UIMenu.Options.destructive.rawValue, 2)
    expect(UIMenu.Options.singleSelection.rawValue, 32)
  }

  @Test func uiMenuControllerArrowDirection() {
    expect(UIMenuController.ArrowDirection.default.rawValue, 0)
    expect(UIMenuController.ArrowDirection.up.rawValue, 1)
    expect(UIMenuController.ArrowDirection.down.rawValue, 2)
    expect(UIMenuController.ArrowDirection.left.rawValue, 3)
    expect(UIMenuController.ArrowDirection.right.rawValue, 4)
  }

  @Test func uiMenuElementAttributes() {
    expect(UIMenuElement.Attributes.disabled.rawValue, 1)
    expect(UIMenuElement.Attributes.destructive.rawValue, 2)
    expect(UIMenuElement.Attributes.hidden.rawValue, 4)
    expect(UIMenuElement.Attributes.keepsMenuPresented.rawValue, 8)
  }

  @Test func uiMenuElementState() {
    expect(UIMenuElement.State.off.rawValue, 0)
    expect(UIMenuElement.State.on.rawValue, 1)
    expect(UIMenuElement.State.mixed.rawValue, 2)
  }

  @Test func uiModalPresentationStyle() {
    expect(UIModalPresentationStyle.fullScreen.rawValue, 0)
    expect(UIModalPresentationStyle.pageSheet.rawValue, 1)
    expect(UIModalPresentationStyle.formSheet.rawValue, 2)
    expect(UIModalPresentationStyle.currentContext.rawValue, 3)
    expect(UIModalPresentationStyle.custom.rawValue, 4)
    expect(UIModalPresentationStyle.overFullScreen.rawValue, 5)
    expect(UIModalPresentationStyle.overCurrentContext.rawValue, 6)
    expect(UIModalPresentationStyle.popover.rawValue, 7)
    expect(UIModalPresentationStyle.none.rawValue, -1)
    expect(UIModalPresentationStyle.automatic.rawValue, -2)
  }

  @Test func uiModalTransitionStyle() {
    expect(UIModalTransitionStyle.coverVertical.rawValue, 0)
    expect(UIModalTransitionStyle.flipHorizontal.rawValue, 1)
    expect(UIModalTransitionStyle.crossDissolve.rawValue, 2)
    expect(UIModalTransitionStyle.partialCurl.rawValue, 3)
  }

  @Test func uiNavigationControllerOperation() {
    expect(UINavigationController.Operation.none.rawValue, 0)
    expect(UINavigationController.Operation.push.rawValue, 1)
    expect(UINavigationController.Operation.pop.rawValue, 2)
  }

  @Test func uiNavigationItemBackButtonDisplayMode() {
    expect(UINavigationItem.BackButtonDisplayMode.default.rawValue, 0)
    expect(UINavigationItem.BackButtonDisplayMode.generic.rawValue, 1)
    expect(UINavigationItem.BackButtonDisplayMode.minimal.rawValue, 2)
  }

  @Test func uiNavigationItemItemStyle() {
    expect(UINavigationItem.ItemStyle.navigator.rawValue, 0)
    expect(UINavigationItem.ItemStyle.browser.rawValue, 1)
    expect(UINavigationItem.ItemStyle.editor.rawValue, 2)
  }

  @Test func uiNavigationItemLargeTitleDisplayMode() {
    expect(UINavigationItem.LargeTitleDisplayMode.automatic.rawValue, 0)
    expect(UINavigationItem.LargeTitleDisplayMode.always.rawValue, 1)
    expect(UINavigationItem.LargeTitleDisplayMode.never.rawValue, 2)
  }

  @Test func uiNavigationItemSearchBarPlacement() {
    expect(UINavigationItem.SearchBarPlacement.automatic.rawValue, 0)
    expect(UINavigationItem.SearchBarPlacement.inline.rawValue, 1)
    expect(UINavigationItem.SearchBarPlacement.stacked.rawValue, 2)
  }

  @Test func uiNotificationFeedbackGeneratorFeedbackType() {
    expect(UINotificationFeedbackGenerator.FeedbackType.success.rawValue, 0)
    expect(UINotificationFeedbackGenerator.FeedbackType.warning.rawValue, 1)
    expect(UINotificationFeedbackGenerator.FeedbackType.error.rawValue, 2)
  }
}
