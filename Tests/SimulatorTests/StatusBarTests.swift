import DeviceModels
import Simulator
import Testing
import UIKit

/// The status bar and the home indicator over pictures of whole screens.
@MainActor @Suite struct StatusBarTests {
  private final class Controller: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
  }

  /// Returns the numbers of pixels of the top and of the lowest 20 points that are not the background, and
  /// the first of the top's colours.
  private func ink(
    _ name: String, _ controller: Controller, _ change: (inout DeviceSettings) -> Void = { _ in }
  ) throws -> (top: Int, bottom: Int, isLight: Bool) {
    var settings = DeviceSettings()
    settings.showsStatusBar = true
    change(&settings)
    let device = try DeviceCatalog.standard.device(named: name)
    let phone = VirtualDevice(device, settings: settings)
    controller.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    phone.show(controller)
    let data = try phone.picture(.png, scale: 1)
    let picture = try #require(UIImage(data: data)?.cgImage)
    var result = (top: 0, bottom: 0, isLight: false)
    let top = max(Int(device[settings.orientation].safeArea.top), 20)
    for y in 0..<picture.height where y < top || y >= picture.height - 20 {
      for x in 0..<picture.width {
        let pixel = picture.pixel(x: x, y: y)
        guard pixel.2 < 200 || pixel.0 > 55 else { continue }
        if y < top { result.top += 1 } else { result.bottom += 1 }
        if pixel.0 > 200 { result.isLight = true }
      }
    }
    return result
  }

  @Test func barsAreThereWhenAskedFor() throws {
    let off = try ink("iPhone 15", Controller()) { $0.showsStatusBar = false }
    #expect(off.top == 0 && off.bottom == 0)
    let island = try ink("iPhone 15", Controller())
    // An indicator of 141 by 5 points; the time, the signal and the battery have hundreds of pixels.
    #expect((600...800).contains(island.bottom) && island.top > 300 && !island.isLight)
    let button = try ink("iPhone SE (3rd generation)", Controller())
    #expect(button.top > 200 && button.bottom == 0)
    #expect(try ink("iPad Pro 11-inch (M4)", Controller()).top > 150)
  }

  @Test func controllersDecideTheLookOfTheStatusBar() throws {
    let light = Controller()
    light.style = .lightContent
    #expect(try ink("iPhone 15", light).isLight)
    let hidden = Controller()
    hidden.hides = true
    #expect(try ink("iPhone 15", hidden).top == 0)
    #expect(try ink("iPhone 15", Controller()) { $0.appearance = .dark }.isLight)
    // Phones on their side have none.
    #expect(try ink("iPhone 15", Controller()) { $0.orientation = .landscape }.top == 0)
    let inside = Controller()
    inside.style = .lightContent
    inside.hides = true
    let outside = Controller()
    outside.loadViewIfNeeded()
    let navigation = UINavigationController(rootViewController: inside)
    navigation.isNavigationBarHidden = true
    outside.addChild(navigation)
    #expect(try ink("iPhone 15", outside).top > 0)
  }

  /// The controller that covers the screen decides; a sheet only where it captures the status bar.
  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, false, true), (.pageSheet, false, false), (.pageSheet, true, true),
  ])
  func presentedControllersDecide(
    _ style: UIModalPresentationStyle, _ captures: Bool, _ isLight: Bool
  ) throws {
    let behind = Controller()
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    phone.show(behind)
    let above = Controller()
    above.style = .lightContent
    above.modalPresentationStyle = style
    above.modalPresentationCapturesStatusBarAppearance = captures
    behind.present(above, animated: false)
    phone.layOut()
    #expect((behind.controllerForStatusBarStyle === above) == isLight)
    #expect(
      behind.controllerForStatusBarStyle.preferredStatusBarStyle == (isLight ? .lightContent : .default))
    #expect((behind.controllerForStatusBarHidden === above) == isLight)
  }

  /// The bar's own height, which is less than the safe area's top beside an island, and is known before there is a window.
  @Test(arguments: [("iPhone 15", 54.0), ("iPhone 14", 47), ("iPhone SE (3rd generation)", 20)])
  func theBarHasAHeightOfItsOwn(name: String, height: Double) throws {
    final class Early: UIViewController {
      var frame = CGRect.null
      var hides = false
      override var prefersStatusBarHidden: Bool { hides }
      override func viewDidLoad() {
        super.viewDidLoad()
        frame = UIApplication.shared.statusBarFrame
      }
    }
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: name))
    let early = Early()
    phone.show(early)
    let expected = CGRect(x: 0, y: 0, width: phone.window.bounds.width, height: height)
    #expect(early.frame == expected)
    early.hides = true
    early.setNeedsStatusBarAppearanceUpdate()
    phone.layOut()
    #expect(UIApplication.shared.statusBarFrame == .zero)
  }
}
