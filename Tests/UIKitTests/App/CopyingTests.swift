import Foundation
import Testing
import UIKit

/// Objects that Apple's headers declare as `NSCopying`.
@MainActor @Suite struct CopyingTests {
  @Test func whatChangesIsCopied() throws {
    let paste = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    let copy = try #require(paste.copy() as? UIPasteConfiguration)
    paste.addAcceptableTypeIdentifiers(["public.image"])
    #expect(copy.acceptableTypeIdentifiers == ["public.text"])
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    let fixed = try #require(item.copy() as? UIApplicationShortcutItem)
    item.localizedTitle = "Newer"
    #expect(fixed.localizedTitle == "New" && !(fixed is UIMutableApplicationShortcutItem))
    #expect((fixed.mutableCopy() as? UIMutableApplicationShortcutItem)?.type == "new")
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = try #require(parameters.copy() as? UIDragPreviewParameters)
    parameters.visiblePath = nil
    #expect(other.visiblePath?.bounds.width == 10)
  }

  @Test func whatCannotChangeIsItsOwnCopy() {
    let timing = UICubicTimingParameters(animationCurve: .linear)
    #expect(timing.copy() as AnyObject === timing)
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(spring.copy() as AnyObject === spring)
    let icon = UIApplicationShortcutIcon(type: .add)
    #expect(icon.copy() as AnyObject === icon)
  }

  @Test func barsHaveThePositionOfTheirDelegate() {
    final class Delegate: NSObject, UIToolbarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
    }
    let (toolbar, delegate) = (UIToolbar(), Delegate())
    #expect(toolbar.barPosition == .any)
    toolbar.delegate = delegate
    #expect(toolbar.barPosition == .top)
    #expect(UINavigationBar().barPosition == .any)
    let shown = UINavigationController(rootViewController: UIViewController())
    shown.loadViewIfNeeded()
    #expect(shown.navigationBar.barPosition == .topAttached)
  }

  @Test func guidesAreSourcesOfPopovers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = UILayoutGuide()
    #expect(guide.frame(in: view) == .null)
    view.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10).isActive = true
    guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
    guide.widthAnchor.constraint(equalToConstant: 30).isActive = true
    guide.heightAnchor.constraint(equalToConstant: 40).isActive = true
    view.layoutIfNeeded()
    #expect(guide.frame(in: view) == CGRect(x: 10, y: 20, width: 30, height: 40))
  }
}
