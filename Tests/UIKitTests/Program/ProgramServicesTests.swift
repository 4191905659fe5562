import Foundation
import QuartzCore
import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitServices

/// Services that programs use beside views: the pasteboard, sharing, alerts of before iOS 8, settings for
/// accessibility.
@MainActor @Suite struct ProgramServicesTests {
  private func shown() -> (UIWindow, UIViewController) {
    let window = window(393, 852)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  /// Outlets of documents may have these names.
  @Test func itemsOfBarsAreSetByKey() {
    let (controller, item) = (UIViewController(), UINavigationItem(title: "Settings"))
    let tab = UITabBarItem(title: "One", image: nil, tag: 1)
    controller.setValue(item, forKey: "navigationItem")
    controller.setValue(tab, forKey: "tabBarItem")
    #expect(controller.navigationItem === item && controller.tabBarItem === tab)
  }

  @Test func pasteboardsKeepRepresentations() throws {
    let board = UIPasteboard.withUniqueName()
    #expect(!board.hasStrings && board.string == nil && board.numberOfItems == 0)
    let before = board.changeCount
    board.string = "one"
    #expect(board.string == "one" && board.changeCount == before + 1)
    board.strings = ["a", "b"]
    #expect(board.numberOfItems == 2 && board.string == "a")
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("a".utf8))
    #expect(try #require(UIPasteboard(name: board.name, create: false)).strings == ["a", "b"])
    board.url = URL(string: "https://example.org")
    #expect(board.hasURLs && !board.hasStrings)
    UIPasteboard.remove(withName: board.name)
    #expect(UIPasteboard(name: board.name, create: false) == nil)
  }

  private final class Delegate: NSObject, UIAlertViewDelegate {
    var calls: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      calls.append("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "")")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("dismissed \(buttonIndex)")
    }
  }

  @Test func alertViewsAreShownByControllers() throws {
    let (window, root) = shown()
    let before = UIApplication.shared.keyWindow
    UIApplication.shared.keyWindow = window
    defer { UIApplication.shared.keyWindow = before }
    let delegate = Delegate()
    let alert = UIAlertView(
      title: "Won", message: "You did", delegate: delegate, cancelButtonTitle: "OK",
      otherButtonTitles: "Again")
    #expect(alert.numberOfButtons == 2 && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
    alert.alertViewStyle = .plainTextInput
    alert.textField(at: 0)?.placeholder = "Name"
    alert.show()
    let controller = try #require(root.presentedViewController as? UIAlertController)
    #expect(controller.title == "Won" && controller.message == "You did")
    #expect(controller.actions.map(\.title) == ["OK", "Again"])
    #expect(controller.actions.map(\.style) == [.cancel, .default])
    #expect(controller.textFields?.first?.placeholder == "Name")
    #expect(alert.textField(at: 0) === controller.textFields?.first)
    controller.actions[1].handler?(controller.actions[1])
    #expect(delegate.calls == ["clicked Again", "dismissed 1"])
  }

  private final class Own: UIActivity {
    var prepared: [Any] = []
    override var activityTitle: String? { "Own" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.count == 1 }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
  }

  @Test func sharingOffersOwnActivitiesAndCopies() throws {
    let (window, root) = shown()
    let own = Own()
    let controller = UIActivityViewController(activityItems: ["text"], applicationActivities: [own])
    var results: [String] = []
    controller.completionWithItemsHandler = { type, isDone, _, _ in
      results.append("\(type?.rawValue ?? "own") \(isDone)")
    }
    root.present(controller, animated: false)
    window.layoutIfNeeded()
    var buttons: [UIButton] = []
    func collect(_ view: UIView) {
      if let button = view as? UIButton { buttons.append(button) }
      view.subviews.forEach(collect)
    }
    collect(controller.view)
    #expect(buttons.map { $0.title(for: .normal) } == ["Own", "Copy"])
    buttons.last?.sendActions(for: .touchUpInside)
    #expect(UIPasteboard.general.string == "text")
    let other = UIActivityViewController(activityItems: [1, 2], applicationActivities: [own])
    other.excludedActivityTypes = [.copyToPasteboard]
    buttons = []
    collect(other.view)
    #expect(buttons.isEmpty && own.prepared.isEmpty)
  }

  @Test func thePickerOfPicturesIsEmpty() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    final class Cancelled: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var isCancelled = false
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { isCancelled = true }
    }
    let picker = UIImagePickerController()
    let delegate = Cancelled()
    picker.delegate = delegate
    _ = picker.view
    #expect(picker.topViewController?.title == "Photos")
    picker.cancel()
    #expect(delegate.isCancelled)
  }

  @Test func accessibilityIsKept() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    #expect(view.accessibilityTraits == .none && !view.accessibilityViewIsModal)
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityTraits.remove(.selected)
    view.accessibilityViewIsModal = true
    view.accessibilityElementsHidden = true
    #expect(view.accessibilityTraits == .button && view.accessibilityViewIsModal)
    #expect(view.accessibilityElementsHidden && !view.shouldGroupAccessibilityChildren)
    let window = window(100, 100)
    window.addSubview(view)
    #expect(view.accessibilityFrame == rect(10, 20, 30, 40))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = rect(1, 2, 3, 4)
    #expect(element.accessibilityFrame == rect(11, 22, 3, 4))
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  /// The properties that every object has are those of the classes with their own, whatever the type of a reference.
  @Test func accessibilityOfAnyObjectIsItsOwn() {
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    let (view, item, button) = (UIView(), UIBarButtonItem(), UIButton())
    for object in [element, view, item] as [NSObject] {
      object.accessibilityLabel = "label"
      object.accessibilityIdentifier = "name"
      object.isAccessibilityElement = true
      object.accessibilityValue = "value"
      #expect(object.accessibilityLabel == "label" && object.accessibilityValue == "value")
      #expect(object.isAccessibilityElement)
    }
    #expect(element.accessibilityLabel == "label" && element.accessibilityIdentifier == "name")
    #expect(element.accessibilityValue == "value")
    #expect(view.accessibilityLabel == "label" && view.accessibilityValue == "value")
    #expect(item.accessibilityLabel == "label" && item.accessibilityIdentifier == "name")
    let object: NSObject = button
    #expect(object.accessibilityRespondsToUserInteraction)
    button.isEnabled = false
    #expect(!object.accessibilityRespondsToUserInteraction)
    #expect(!NSObject().accessibilityRespondsToUserInteraction)
  }

  @Test func geometryIsWrittenAndReadAsText() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: rect(1, 2, 3, 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4.5}}") == rect(1, 2, 3, 4.5))
    #expect(NSCoder.cgPoint(for: "{ -1,2}") == CGPoint(x: -1, y: 2))
    #expect(NSCoder.cgSize(for: "no size") == .zero)
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  private final class Dial: CALayer {
    var angle: Double {
      get { managedValue("angle") }
      set { setManagedValue(newValue, "angle") }
    }
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "angle" || super.needsDisplay(forKey: key)
    }
  }

  @Test func layersKeepManagedValues() {
    let layer = Dial()
    #expect(layer.angle == 0)
    layer.angle = 30
    #expect(layer.angle == 30 && layer.value(forKey: "angle") as? Double == 30)
    layer.setValue(45.0, forKey: "angle")
    #expect(layer.angle == 45)
  }

  @Test func objectsKnowTheirClasses() {
    let slider = UISlider()
    #expect(slider.isKind(of: UIControl.self) && slider.isMember(of: UISlider.self))
    #expect(!slider.isKind(of: UILabel.self) && !slider.isMember(of: UIControl.self))
  }

  private final class Plain: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Arrow: UIImageView {
    init(name: String) { super.init(image: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func subclassesCallDesignatedInitializersAndLevelsAreNumbers() {
    #expect(Arrow(name: "up").isUserInteractionEnabled == false)
    #expect((UIWindow.Level.normal + 1).rawValue == 1)
    var level = UIWindow.Level.alert
    level -= 1
    #expect(level == UIWindow.Level(rawValue: 1999))
    let animator = UIViewPropertyAnimator()
    #expect(animator.duration == 0 && animator.state == .inactive)
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
  }
}
