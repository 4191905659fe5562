import DeviceModels
import Foundation
import Testing
import UIKit

@testable import Simulator

@MainActor
private final class Taker: UIView {
  var taken: [String] = []
  override func paste(itemProviders: [NSItemProvider]) {
    for provider in itemProviders {
      provider.loadObject(ofClass: String.self) { [unowned self] text, _ in taken.append(text ?? "none") }
    }
  }
}

@MainActor
private final class Chooser: NSObject, UIActionSheetDelegate {
  var log: [String] = []
  func didPresent(_ actionSheet: UIActionSheet) { log.append("shown") }
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    log.append("gone \(buttonIndex)")
  }
}

/// Fields of forces, content that is not there, keyboards of applications, and other parts that came with later versions.
@MainActor @Suite(.serialized) struct NewerPartsTests {
  private let phone: VirtualDevice
  private let controller = UIViewController()

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    phone.show(controller)
  }

  /// Lets a field play for a second with an item of mass 1 at 100, 100.
  private func play(_ field: UIFieldBehavior, _ others: [UIDynamicBehavior] = []) -> CGPoint {
    let item = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    controller.view.addSubview(item)
    field.addItem(item)
    let animator = UIDynamicAnimator(referenceView: controller.view)
    for behavior in others {
      (behavior as? UIGravityBehavior)?.addItem(item)
      animator.addBehavior(behavior)
    }
    animator.addBehavior(field)
    phone.advance(by: 1)
    animator.removeAllBehaviors()
    return item.center
  }

  @Test func fieldsMoveItems() {
    // 100 points per second per second for a second: 50 points, and a little for the steps.
    let fallen = play(.linearGravityField(direction: CGVector(dx: 0, dy: 1)))
    #expect(abs(fallen.y - 150) < 2 && fallen.x == 100)
    let drawn = play(.radialGravityField(position: CGPoint(x: 300, y: 100)))
    #expect(abs(drawn.x - 150) < 2 && drawn.y == 100)
    let carried = play(.velocityField(direction: CGVector(dx: 1, dy: 0)))
    #expect(abs(carried.x - 200) < 4)
    let braked = UIFieldBehavior.dragField()
    braked.strength = 10
    // Gravity of 1000 against ten times the speed: 100 points per second in the end.
    let slow = play(braked, [UIGravityBehavior(items: [])])
    #expect(slow.y > 170 && slow.y < 200)
  }

  @Test func fieldsEndAtTheirRegions() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.position = CGPoint(x: 300, y: 600)
    field.region = UIRegion(radius: 50)
    #expect(play(field) == CGPoint(x: 100, y: 100))
    let ring = UIRegion(radius: 10).difference(from: UIRegion(size: CGSize(width: 4, height: 4)))
    #expect(ring.contains(CGPoint(x: 5, y: 0)) && !ring.contains(.zero))
    #expect(ring.inverse().contains(.zero))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e6, y: 0)))
  }

  @Test func contentThatIsNotThereIsSaid() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Favourites"
    configuration.secondaryText = "Add some."
    configuration.button.title = "Add"
    controller.contentUnavailableConfiguration = configuration
    phone.layOut()
    let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    #expect(view.frame == controller.view.bounds)
    let stack = try #require(view.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["No Favourites", "Add some."])
    #expect(stack.arrangedSubviews.last is UIButton)
    // The safe area lies between 59 and 818.
    #expect(abs(stack.frame.midY - (59 + 818) / 2) < 1)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    phone.layOut()
    #expect((view.subviews.first as? UIStackView)?.arrangedSubviews.first is UIActivityIndicatorView)
    controller.contentUnavailableConfiguration = nil
    #expect(view.superview == nil)
  }

  @Test func barsFollowProgress() {
    let progress = Progress(totalUnitCount: 4)
    let bar = UIProgressView(progressViewStyle: .default)
    controller.view.addSubview(bar)
    bar.observedProgress = progress
    #expect(bar.progress == 0)
    phone.advance(by: 0.1)
    progress.completedUnitCount = 1
    phone.advance(by: 0.1)
    #expect(bar.progress == 0.25)
    progress.completedUnitCount = 4
    phone.advance(by: 0.1)
    #expect(bar.progress == 1)
  }

  @Test func keyboardsWriteIntoWhatIsFirst() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.text = "abc"
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    // A controller in no window is the current device's.
    phone.layOut()
    let proxy = UIInputViewController().textDocumentProxy
    #expect(proxy.documentContextBeforeInput == "abc")
    proxy.adjustTextPosition(byCharacterOffset: -1)
    proxy.insertText("-")
    #expect(field.text == "ab-c")
    #expect(proxy.documentContextAfterInput == "c")
    proxy.deleteBackward()
    #expect(field.text == "abc")
    #expect(proxy.selectedText == nil)
  }

  @Test func contentIsPastedByAControl() {
    UIPasteboard.general.string = "words"
    let taker = Taker()
    taker.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    let control = UIPasteControl(frame: CGRect(x: 100, y: 300, width: 120, height: 44))
    control.target = taker
    controller.view.addSubview(control)
    phone.tap(at: control.center)
    #expect(taker.taken == ["words"])
    taker.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
    phone.tap(at: control.center)
    #expect(taker.taken == ["words"])
  }

  @Test func wellsOpenAPicker() {
    let well = UIColorWell(frame: CGRect(x: 100, y: 300, width: 28, height: 28))
    controller.view.addSubview(well)
    phone.tap(at: well.center)
    #expect(controller.presentedViewController is UIColorPickerViewController)
  }

  @Test func steppersDrawTheirImages() throws {
    let stepper = UIStepper()
    let red = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    stepper.setBackgroundImage(red, for: .normal)
    #expect(stepper.backgroundImage(for: .normal) === red)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: stepper.bounds.size, format: format).image { _ in
      stepper.drawHierarchy(in: stepper.bounds, afterScreenUpdates: true)
    }
    let plain = UIGraphicsImageRenderer(size: stepper.bounds.size, format: format).image { _ in
      let other = UIStepper()
      other.drawHierarchy(in: other.bounds, afterScreenUpdates: true)
    }
    #expect(image.pngData() != plain.pngData())
  }

  @Test func dataOfCataloguesIsRead() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("A.xcassets/Words.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try
      #"{"data": [{"filename": "words.json", "idiom": "universal", "universal-type-identifier": "public.json"}]}"#
      .write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    try "[1]".write(to: set.appendingPathComponent("words.json"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    let asset = try #require(NSDataAsset(name: "Words", bundle: bundle))
    #expect(String(decoding: asset.data, as: UTF8.self) == "[1]")
    #expect(asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "Other", bundle: bundle) == nil)
  }

  @Test func olderSheetsTellWhatWasTapped() throws {
    let chooser = Chooser()
    let sheet = UIActionSheet(
      title: "Photo", delegate: chooser, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Share")
    #expect(sheet.cancelButtonIndex == 2 && sheet.destructiveButtonIndex == 0)
    #expect(sheet.firstOtherButtonIndex == 1 && sheet.buttonTitle(at: 1) == "Share")
    sheet.show(in: controller.view)
    phone.layOut()
    let shown = try #require(controller.presentedViewController as? UIAlertController)
    #expect(shown.preferredStyle == .actionSheet)
    #expect(shown.actions.map(\.style) == [.destructive, .default, .cancel])
    sheet.dismiss(withClickedButtonIndex: 1, animated: true)
    phone.layOut()
    #expect(chooser.log == ["shown", "gone 1"])
    #expect(!sheet.isVisible)
  }

  @Test func assetsChooseByTraits() {
    let (light, dark) = (UIImage(), UIImage())
    let asset = UIImageAsset()
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.imageAsset === asset)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
    asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === light)
  }
}
