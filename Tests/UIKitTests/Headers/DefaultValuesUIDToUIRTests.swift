// Written by scripts/recipes/header-tests from the data in Headers/Data.

import Testing
import UIKit

@MainActor @Suite struct DefaultValuesUIDToUIRTests {
  @Test func uiDatePicker() {
    let object = UIDatePicker()
    #expect(object.countDownDuration == 0)
    #expect(object.datePickerMode == .dateAndTime)
    #expect(object.maximumDate == nil)
    #expect(object.minimumDate == nil)
    #expect(object.minuteInterval == 1)
    #expect(object.timeZone == nil)
  }

  @Test func uiDocumentPickerViewController() {
    let object = UIDocumentPickerViewController(documentTypes: [], in: .open)
    #expect(object.shouldShowFileExtensions == false)
  }

  @Test func uiDropInteraction() {
    let object = UIDropInteraction(delegate: HeaderExamples.drops)
    #expect(object.allowsSimultaneousDropSessions == false)
  }

  @Test func uiFieldBehavior() {
    let object = UIFieldBehavior.springField()
    #expect(object.strength == 1)
  }

  @Test func uiFocusGuide() {
    let object = UIFocusGuide()
    #expect(object.isEnabled == true)
  }

  @Test func uiGestureRecognizer() {
    let object = UIGestureRecognizer()
    #expect(object.cancelsTouchesInView == true)
    #expect(object.delaysTouchesBegan == false)
    #expect(object.delaysTouchesEnded == true)
    #expect(object.isEnabled == true)
    #expect(object.requiresExclusiveTouchType == true)
  }

  @Test func uiImage() {
    let object = UIImage()
    #expect(object.capInsets == .zero)
    #expect(object.duration == 0)
    #expect(object.images == nil)
    #expect(object.resizingMode == .tile)
  }

  @Test func uiImagePickerController() {
    let object = UIImagePickerController()
    #expect(object.allowsEditing == false)
    #expect(object.cameraCaptureMode == .photo)
    #expect(object.cameraDevice == .rear)
    #expect(object.cameraFlashMode == .auto)
    #expect(object.showsCameraControls == true)
    #expect(object.sourceType == .photoLibrary)
    #expect(object.videoMaximumDuration == 600)
    #expect(object.videoQuality == .typeMedium)
  }

  @Test func uiImageView() {
    let object = UIImageView()
    #expect(object.animationDuration == 0)
    #expect(object.animationImages == nil)
    #expect(object.animationRepeatCount == 0)
    #expect(object.highlightedAnimationImages == nil)
    #expect(object.highlightedImage == nil)
    #expect(object.image == nil)
    #expect(object.isHighlighted == false)
    #expect(object.isUserInteractionEnabled == false)
  }

  @Test func uiInputView() {
    let object = UIInputView(frame: .zero, inputViewStyle: .default)
    #expect(object.allowsSelfSizing == false)
  }

  @Test func uiLabel() {
    let object = UILabel()
    #expect(object.adjustsFontSizeToFitWidth == false)
    #expect(object.allowsDefaultTighteningForTruncation == false)
    #expect(object.attributedText == nil)
    #expect(object.baselineAdjustment == .alignBaselines)
    #expect(object.highlightedTextColor == nil)
    #expect(object.isEnabled == true)
    #expect(object.isHighlighted == false)
    #expect(object.isUserInteractionEnabled == false)
    #expect(object.lineBreakMode == .byTruncatingTail)
    #expect(object.lineBreakStrategy == .standard)
    #expect(object.minimumScaleFactor == 0)
    #expect(object.shadowColor == nil)
    #expect(object.shadowOffset == CGSize(width: 0, height: -1))
    #expect(object.showsExpansionTextWhenTruncated == false)
    #expect(object.text == nil)
    #expect(object.textAlignment == .natural)
    #expect(object.textColor == .label)
  }

  @Test func uiLongPressGestureRecognizer() {
    let object = UILongPressGestureRecognizer()
    #expect(object.allowableMovement == 10)
    #expect(object.minimumPressDuration == 0.5)
    #expect(object.numberOfTapsRequired == 0)
    #expect(object.numberOfTouchesRequired == 1)
  }

  @Test func uiMenuController() {
    let object = UIMenuController.shared
    #expect(object.arrowDirection == .default)
    #expect(object.isMenuVisible == false)
    #expect(object.menuItems == nil)
  }

  @Test func uiNavigationBar() {
    let object = UINavigationBar()
    #expect(object.barTintColor == nil)
    #expect(object.isTranslucent == true)
    #expect(object.prefersLargeTitles == false)
    #expect(object.shadowImage == nil)
  }

  @Test func uiNavigationController() {
    let object = UINavigationController()
    #expect(object.isToolbarHidden == true)
  }

  @Test func uiNavigationItem() {
    let object = UINavigationItem()
    #expect(object.backButtonTitle == nil)
    #expect(object.largeTitleDisplayMode == .automatic)
    #expect(object.title == nil)
  }

  @Test func uiPageControl() {
    let object = UIPageControl()
    #expect(object.backgroundStyle == .automatic)
    #expect(object.currentPage == 0)
    #expect(object.currentPageIndicatorTintColor == nil)
    #expect(object.hidesForSinglePage == false)
    #expect(object.numberOfPages == 0)
    #expect(object.pageIndicatorTintColor == nil)
    #expect(object.preferredIndicatorImage == nil)
  }

  @Test func uiPageViewController() {
    let object = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(object.isDoubleSided == false)
  }

  @Test func uiPanGestureRecognizer() {
    let object = UIPanGestureRecognizer()
    #expect(object.maximumNumberOfTouches == Int(UInt32.max))
    #expect(object.minimumNumberOfTouches == 1)
  }

  @Test func uiPercentDrivenInteractiveTransition() {
    let object = UIPercentDrivenInteractiveTransition()
    #expect(object.completionCurve == .easeInOut)
    #expect(object.completionSpeed == 1)
    #expect(object.wantsInteractiveStart == true)
  }

  @Test func uiPickerView() {
    let object = UIPickerView()
    #expect(object.dataSource == nil)
    #expect(object.delegate == nil)
  }

  @Test func uiPresentationController() {
    let object = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    #expect(object.shouldPresentInFullscreen == true)
    #expect(object.shouldRemovePresentersView == false)
  }

  @Test func uiPrintFormatter() {
    let object = UIPrintFormatter()
    #expect(object.maximumContentHeight == 0)
    #expect(object.maximumContentWidth == 0)
    #expect(object.perPageContentInsets == .zero)
    #expect(object.printPageRenderer == nil)
    #expect(object.requiresMainThread == true)
    #expect(object.startPage == NSNotFound)
  }

  @Test func uiPrintInfo() {
    let object = UIPrintInfo(dictionary: nil)
    #expect(object.orientation == .portrait)
    #expect(object.outputType == .general)
    #expect(object.printerID == nil)
  }

  @Test func uiPrintInteractionController() {
    let object = UIPrintInteractionController.shared
    #expect(object.delegate == nil)
    #expect(object.printInfo == nil)
    #expect(object.showsNumberOfCopies == true)
    #expect(object.showsPaperOrientation == true)
    #expect(object.showsPaperSelectionForLoadedPapers == false)
  }

  @Test func uiProgressView() {
    let object = UIProgressView()
    #expect(object.progress == 0)
    #expect(object.progressViewStyle == .default)
  }

  @Test func uiResponder() {
    let object = UIResponder()
    #expect(object.canBecomeFirstResponder == false)
    #expect(object.canResignFirstResponder == true)
  }
}
