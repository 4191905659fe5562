import Foundation
import Simulator
import Testing

import UIKit

/// Views that want touches for themselves, dimmed tints, and buttons that are asked to follow their state.
@MainActor
@Suite struct ExclusivePartsTests {
  let phone: VirtualDevice
  let root = UIViewController()

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    root.view.isMultipleTouchEnabled = true
    phone.show(root)
  }

  private func button(_ y: CGFloat) -> UIButton {
    let button = UIButton(frame: CGRect(x: 100, y: y, width: 100, height: 40))
    root.view.addSubview(button)
    return button
  }

  /// Two fingers come down one after the other and leave together.
  private func taps(_ first: UIButton, _ second: UIButton) throws -> [Int] {
    var counts = [0, 0]
    first.addAction(UIAction(identifier: .init("tap")) { _ in counts[0] += 1 }, for: .touchUpInside)
    second.addAction(UIAction(identifier: .init("tap")) { _ in counts[1] += 1 }, for: .touchUpInside)
    let places = [first.center, second.center]
    let one = try #require(UITouch.comingDown(at: places[0], in: phone.window))
    one.send(.began, at: places[0], after: 0)
    let two = try #require(UITouch.comingDown(at: places[1], in: phone.window))
    two.send(.began, at: places[1], after: 0.1)
    two.send(.ended, at: places[1], after: 0.1)
    one.send(.ended, at: places[0], after: 0.1)
    return counts
  }

  @Test func exclusiveViewsHaveTouchesAlone() throws {
    let (first, second) = (button(200), button(300))
    #expect(try taps(first, second) == [1, 1])
    first.isExclusiveTouch = true
    #expect(try taps(first, second) == [1, 0])
    // Nor do they get one while another view has some.
    #expect(try taps(second, first) == [1, 0])
    // Afterwards all is as before.
    first.isExclusiveTouch = false
    #expect(try taps(first, second) == [1, 1])
  }

  final class Watcher: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func dimmedTintsAreGrey() throws {
    let (outer, inner) = (UIView(), Watcher())
    root.view.addSubview(outer)
    outer.addSubview(inner)
    outer.tintColor = .red
    inner.changes = 0
    #expect(inner.tintAdjustmentMode == .normal && inner.tintColor == .red)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && inner.changes == 1)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let tint = try #require(inner.tintColor)
    #expect(tint.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(abs(red - 0.299) < 0.01 && red == green && green == blue && alpha == 1)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red)
    inner.tintAdjustmentMode = .automatic
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .red && inner.tintAdjustmentMode == .normal)
  }

  /// Apple's documentation of `tintAdjustmentMode`: the system dims what is behind an alert, but not where a mode is set.
  @Test func tintsBehindAlertsAreDimmed() {
    let (button, own) = (UIButton(type: .system), UIView())
    root.view.addSubview(button)
    root.view.addSubview(own)
    own.tintAdjustmentMode = .normal
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      root.present(alert, animated: true)
      phone.settle()
      #expect(button.tintAdjustmentMode == .dimmed && own.tintAdjustmentMode == .normal)
      #expect(alert.view.tintAdjustmentMode == .normal)
      alert.dismiss(animated: true)
      phone.settle()
      #expect(button.tintAdjustmentMode == .normal)
    }
  }

  final class Follower: UIButton {
    var log: [String] = []
    override func updateConfiguration() {
      log.append(isHighlighted ? "highlighted" : isEnabled ? "normal" : "disabled")
      super.updateConfiguration()
      configuration?.baseBackgroundColor = isHighlighted ? .red : .blue
    }
  }

  @Test func overriddenUpdatesAreAskedForEachState() {
    let button = Follower(configuration: .filled())
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    button.log = []
    root.view.addSubview(button)
    phone.settle()
    #expect(button.log == ["normal"])
    button.isHighlighted = true
    #expect(button.log == ["normal", "highlighted"] && button.configuration?.baseBackgroundColor == .red)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.log.suffix(2) == ["normal", "disabled"])
  }

  @Test func configurationsMayStayAsTheyAre() throws {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Title"
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    root.view.addSubview(button)
    func picture() throws -> Data { try phone.picture(.png) }
    let normal = try picture()
    button.isEnabled = false
    #expect(try picture() != normal)
    button.automaticallyUpdatesConfiguration = false
    #expect(try picture() == normal)
  }
}
