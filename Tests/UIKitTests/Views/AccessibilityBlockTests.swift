import Foundation
import Testing
import UIKit
import UIKitValues

/// Closures that compute accessibility values (iOS 17), and the accessibility methods of every object.
@MainActor @Suite struct AccessibilityBlockTests {
  final class Row: UIView {
    var reads = 0
    override var accessibilityLabelBlock: AXStringReturnBlock? {
      get {
        reads += 1
        return super.accessibilityLabelBlock
      }
      set { super.accessibilityLabelBlock = newValue }
    }
    override func accessibilityActivate() -> Bool { true }
    override func accessibilityIncrement() { reads += 10 }
  }

  @Test func blocksPrecedeValues() {
    for object in [UIView(), UIAccessibilityElement(accessibilityContainer: UIView()), NSObject()] {
      object.accessibilityLabel = "Set"
      object.isAccessibilityElement = false
      #expect(object.assistive.label == "Set" && !object.assistive.isElement)
      var title: String? = "First"
      object.accessibilityLabelBlock = { title }
      object.isAccessibilityElementBlock = { true }
      object.accessibilityTraitsBlock = { [.header, .toggleButton] }
      object.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
      object.accessibilityElementsBlock = { ["a"] }
      #expect(object.assistive.label == "First" && object.assistive.isElement)
      title = nil
      #expect(object.assistive.label == nil)
      #expect(object.assistive.traits == [.header, .toggleButton])
      #expect(object.assistive.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(object.assistive.elements as? [String] == ["a"])
      // The properties are those that were set.
      #expect(object.accessibilityLabel == "Set" && !object.isAccessibilityElement)
      object.accessibilityLabelBlock = nil
      #expect(object.assistive.label == "Set")
    }
  }

  @Test func blocksAndMethodsAreOverridden() {
    let row = Row()
    let object: NSObject = row
    object.accessibilityLabelBlock = { "Row" }
    #expect(object.assistive.label == "Row" && row.reads > 0)
    row.reads = 0
    #expect(object.accessibilityActivate())
    object.accessibilityIncrement()
    #expect(row.reads == 10)
    #expect(!NSObject().accessibilityActivate())
  }

  @Test func everyObjectContainsElements() {
    let object = NSObject()
    let inner = NSObject()
    object.accessibilityElements = [NSObject(), inner]
    #expect(
      object.accessibilityElementCount() == 2 && object.accessibilityElement(at: 1) as? NSObject === inner)
    #expect(object.index(ofAccessibilityElement: inner) == 1 && object.accessibilityElement(at: 2) == nil)
    let view: NSObject = UIView()
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    #expect((view as? UIView)?.accessibilityElementsHidden == true && view.accessibilityViewIsModal)
  }

  @Test func namedObjectsAreIdentifiable() {
    let named: [any UIAccessibilityIdentification] = [
      UIView(), UIBarButtonItem(), UIImage(), UIAlertAction(title: "A", style: .default),
      UIAction(title: "B") { _ in }, UIAccessibilityElement(accessibilityContainer: UIView()),
    ]
    for object in named {
      object.accessibilityIdentifier = "name"
      #expect(object.accessibilityIdentifier == "name")
    }
  }
}
