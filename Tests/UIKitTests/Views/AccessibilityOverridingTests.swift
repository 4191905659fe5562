import Foundation
import Testing
import UIKit

/// Accessibility properties that subclasses override, as they are NSObject's on iOS.
@MainActor @Suite struct AccessibilityOverridingTests {
  final class Link: UIAccessibilityElement {
    override var accessibilityActivationPoint: CGPoint {
      get { CGPoint(x: 3, y: 4) }
      set {}
    }
    override var accessibilityPath: UIBezierPath? {
      get { UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)) }
      set {}
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { [UIAccessibilityCustomAction(name: "Open") { _ in true }] }
      set {}
    }
  }

  final class Card: UIView {
    override var accessibilityAttributedLabel: NSAttributedString? {
      get { NSAttributedString(string: "Card") }
      set {}
    }
    override var accessibilityUserInputLabels: [String]! {
      get { ["Card", "Tile"] }
      set {}
    }
    override var accessibilityLanguage: String? {
      get { "de" }
      set {}
    }
  }

  @Test func overridesAreCalledForPlainObjects() throws {
    let link: NSObject = Link(accessibilityContainer: UIView())
    #expect(link.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
    #expect(link.accessibilityPath?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(link.accessibilityCustomActions?.map(\.name) == ["Open"])
    let card: NSObject = Card()
    #expect(card.accessibilityAttributedLabel?.string == "Card" && card.accessibilityLanguage == "de")
    #expect(card.accessibilityUserInputLabels == ["Card", "Tile"])
  }

  @Test func valuesAreKeptByEveryObject() {
    for object in [UIView(), UIViewController(), NSObject()] {
      #expect(!object.shouldGroupAccessibilityChildren && object.accessibilityElements == nil)
      object.shouldGroupAccessibilityChildren = true
      object.accessibilityLanguage = "en-GB"
      object.accessibilityElements = [1, 2]
      #expect(object.shouldGroupAccessibilityChildren && object.accessibilityLanguage == "en-GB")
      #expect(object.accessibilityElements?.count == 2)
    }
    let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
  }

  @Test func pathsAreConvertedToTheScreen() {
    let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    root.addSubview(view)
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    let converted = UIAccessibility.convertToScreenCoordinates(path, in: view)
    #expect(converted.bounds == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(path.bounds.origin == CGPoint(x: 1, y: 2))
  }
}
