import Testing
import UIKit

/// Delegates of presentations, whose types popovers and sheets narrow.
@MainActor @Suite struct PresentationDelegateTests {
  private final class Both: NSObject, UIPopoverPresentationControllerDelegate,
    UISheetPresentationControllerDelegate
  {}

  @Test func popoversAndSheetsHaveDelegatesOfTheirTypes() throws {
    let both = Both()
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    popover.delegate = both
    // The types are those of the properties: each line compiles without a cast.
    let ofPopover: (any UIPopoverPresentationControllerDelegate)? = popover.delegate
    let adaptive: (any UIAdaptivePresentationControllerDelegate)? = (popover as UIPresentationController)
      .delegate
    #expect(ofPopover === both && adaptive === both)
    let sheet = UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil)
    sheet.delegate = both
    let ofSheet: (any UISheetPresentationControllerDelegate)? = sheet.delegate
    #expect(ofSheet === both && (sheet as UIPresentationController).delegate === both)
  }

  /// A delegate that is set by the superclass's property is seen by the narrowed one.
  @Test func delegatesAreOneForBothTypes() throws {
    let both = Both()
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    let general: UIPresentationController = popover
    general.delegate = both
    #expect(popover.delegate === both)
    popover.delegate = nil
    #expect(general.delegate == nil)
  }
}
