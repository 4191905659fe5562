import CoreGraphics
import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import ViewDescriptions

/// Members of UIKit whose value or behavior Apple's headers or documentation state.
@MainActor @Suite(.serialized) struct StatedBehaviorTests {
  private final class Ticker: NSObject {
    var ticks = 0
    func tick(_ link: CADisplayLink) { ticks += 1 }
  }

  /// The run loop retains a display link, which retains its target: proxies that hold their object weakly rely on it.
  @Test func displayLinksRetainTheirTargets() throws {
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 16"))
    phone.show(UIViewController())
    weak var ticker: Ticker?
    weak var link: CADisplayLink?
    do {
      let made = Ticker()
      let madeLink = CADisplayLink(target: made, selector: Selector("tick", Ticker.tick))
      madeLink.add(to: .main, forMode: .common)
      (ticker, link) = (made, madeLink)
    }
    phone.advance(by: 0.5)
    #expect((ticker?.ticks ?? 0) > 10)
    link?.invalidate()
    phone.advance(by: 0.1)
    #expect(ticker == nil)
  }

  @Test func valuesThatAreMadeTwiceAreEqual() {
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.4))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.systemRed.withAlphaComponent(0.5))
    #expect(
      UIImage.SymbolConfiguration(pointSize: 3) as NSObject == UIImage.SymbolConfiguration(pointSize: 3))
    #expect(UIImage.SymbolConfiguration(pointSize: 3) != UIImage.SymbolConfiguration(pointSize: 4))
    #expect(
      Set([UIImage.SymbolConfiguration(pointSize: 3), UIImage.SymbolConfiguration(pointSize: 3)]).count == 1)
  }

  @Test func pagesArePinned() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.currentPage = -3
    #expect(pages.currentPage == 0)
    pages.currentPage = 2
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.numberOfPages = -1
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    let empty = UIPageControl()
    #expect(empty.currentPage == 0)
    empty.layoutIfNeeded()
    #expect(empty.currentPage == -1)
    empty.numberOfPages = 2
    #expect(empty.currentPage == 0)
  }

  @Test func selectionsMoveWithSegments() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.insertSegment(withTitle: "d", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "e", at: 3, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func defaultsAreThoseOfHeaders() throws {
    #expect(UIActivityIndicatorView(style: .whiteLarge).color == .white)
    #expect(UIActivityIndicatorView(style: .medium).color == .systemGray)
    #expect(UIView().isOpaque && UIView(frame: .zero).isOpaque)
    #expect(UILabel().isOpaque && !UIButton().isOpaque)
    #expect(abs(UIDatePicker().date.timeIntervalSinceNow) < 60)
    let picker = UIDatePicker()
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    #expect(picker.minuteInterval == 15)
    #expect(UIMenu.Identifier.textSize.rawValue == "com.apple.menu.text-size")
    #expect(UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference == .safeArea)
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "a").zIndex == 0)
    #expect(UIPanGestureRecognizer().maximumNumberOfTouches == Int(UInt32.max))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
    #expect(UIAlertViewStyle.default.rawValue == 0)
    #expect(UIDocument(fileURL: URL(fileURLWithPath: "/x.txt")).fileType == "public.plain-text")
    #expect(UIDocument(fileURL: URL(fileURLWithPath: "/x")).fileType == nil)
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 16"))
    phone.show(UIViewController())
    #expect(phone.window.windowScene?.sizeRestrictions == nil)
  }

  @Test func controlsAreAccessible() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "Send" && button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.accessibilityLabel = "Mail"
    button.isAccessibilityElement = false
    #expect(button.accessibilityLabel == "Mail" && !button.isAccessibilityElement)
    let slider = UISlider()
    slider.value = 0.25
    #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
    let label = UILabel()
    label.text = "Text"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Text")
    #expect(label.accessibilityTraits == .staticText)
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    #expect(!UIView().isAccessibilityElement && !UIImageView().isAccessibilityElement)
    #expect(UIImageView().accessibilityTraits == .image)
    #expect(!UISegmentedControl(items: ["a"]).isAccessibilityElement)
  }

  @Test func typingIsUndone() throws {
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 16"))
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    controller.view.addSubview(view)
    controller.view.addSubview(field)
    phone.show(controller)
    view.text = "Old"
    #expect(view.undoManager?.canUndo == false)
    view.becomeFirstResponder()
    phone.typeText("abc")
    phone.typeBackspace(1)
    phone.typeText("d")
    let manager = try #require(view.undoManager)
    #expect(view.text == "Oldabd" && manager.canUndo)
    manager.undo()
    #expect(view.text == "Old" && manager.canRedo)
    manager.redo()
    #expect(view.text == "Oldabd")
    view.selectedRange = NSRange(location: 0, length: 3)
    phone.typeText("New")
    #expect(view.text == "Newabd")
    phone.advance(by: 0.1)
    manager.undo()
    #expect(view.text == "Oldabd")
    view.text = "Set"
    #expect(!manager.canUndo)
    phone.typeText("longer")
    phone.advance(by: 0.1)
    view.textStorage.setAttributedString(NSAttributedString(string: "S"))
    manager.undo()
    #expect(view.text == "S")
    view.attributedText = NSAttributedString(string: "Styled")
    #expect(!manager.canUndo)
    field.becomeFirstResponder()
    phone.typeText("x")
    #expect(field.text == "x")
    phone.advance(by: 0.1)
    field.undoManager?.undo()
    #expect(field.text == "")
  }

  private final class Named: UIButton {
    override var accessibilityLabel: String? {
      get { "Overridden" }
      set {}
    }
  }

  @Test func overriddenLabelsAreTheirs() {
    let button = Named(type: .system)
    button.setTitle("Title", for: .normal)
    button.accessibilityLabel = "Set"
    #expect(button.hasOwnAccessibilityLabel && button.accessibilityLabel == "Overridden")
    #expect(ViewDescription.Accessibility(of: button).label == "Overridden")
  }

  @Test func anItemIsInOneGroup() {
    let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    let first = item.creatingFixedGroup()
    let second = item.creatingFixedGroup()
    #expect(first.barButtonItems.isEmpty)
    #expect(second.barButtonItems == [item] && item.buttonGroup === second)
  }

  @Test func addedVelocitiesAreReadAtOnce() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIDynamicAnimator(referenceView: UIView())
    let behavior = UIDynamicItemBehavior(items: [view])
    animator.addBehavior(behavior)
    behavior.addAngularVelocity(2, for: view)
    behavior.addLinearVelocity(CGPoint(x: 3, y: 4), for: view)
    #expect(behavior.angularVelocity(for: view) == 2)
    #expect(behavior.linearVelocity(for: view) == CGPoint(x: 3, y: 4))
  }

  /// Without `drawsBeforeStartLocation` the inner circle is empty.
  @Test func radialGradientsLeaveOutWhatIsBeforeTheirStart() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    func alpha(_ options: CGGradientDrawingOptions, at x: Int) throws -> UInt8 {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image {
        $0.cgContext.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 50, y: 50), startRadius: 10, endCenter: CGPoint(x: 50, y: 50),
          endRadius: 30, options: options)
      }
      let pixels = try #require(image.cgImage?.dataProvider?.data) as Data
      return pixels[(50 * 100 + x) * 4 + 3]
    }
    #expect(try alpha(.drawsAfterEndLocation, at: 50) == 0)
    #expect(try alpha(.drawsAfterEndLocation, at: 95) == 255)
    #expect(try alpha(.drawsBeforeStartLocation, at: 50) == 255)
    #expect(try alpha(.drawsBeforeStartLocation, at: 95) == 0)
    #expect(try alpha([], at: 50) == 0 && alpha([], at: 95) == 0 && alpha([], at: 70) == 255)
  }

  @Test func propertiesAreObservedOnce() {
    let label = UILabel()
    var texts: [String?] = []
    let observation = label.observe(\.text, options: [.old, .new]) { label, _ in texts.append(label.text) }
    label.text = "a"
    label.text = "b"
    #expect(texts == ["a", "b"])
    let view = UIView()
    var sizes: [CGSize] = []
    let bounds = view.layer.observe(\.bounds) { layer, _ in sizes.append(layer.bounds.size) }
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(sizes == [CGSize(width: 30, height: 40)])
    withExtendedLifetime((observation, bounds)) {}
  }
}
