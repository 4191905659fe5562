import DeviceModels
import Simulator
import Testing
import TinamouSnapshots
import UIKit

@MainActor @Suite struct AlertTests {
  /// Returns the place of a text, in the window's coordinates.
  private func place(of text: String, on device: VirtualDevice) throws -> CGPoint {
    var waiting: [UIView] = [device.window]
    while let view = waiting.popLast() {
      if let label = view as? UILabel, label.text == text, label.window != nil {
        let rect = label.convert(label.bounds, to: nil)
        return CGPoint(x: rect.midX, y: rect.midY)
      }
      waiting += view.subviews
    }
    throw TextMissing(text: text)
  }

  private struct TextMissing: Error { var text: String }

  @Test(.ios(18)) func aTappedActionRunsAfterTheDismissal() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let first = UIViewController()
    let phone = try steppedPhone(first)
    phone.settlesByItself = true
    let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { action in
        #expect(first.presentedViewController == nil)
        chosen.append(action.title ?? "")
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
    first.present(alert, animated: true)
    phone.layOut()
    #expect(alert.view.bounds.width == 270)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    // 393 / 2, with edges on whole pixels.
    #expect(abs(frame.midX - 196.5) <= 0.5)
    // Two buttons stand beside each other, the cancelling one first.
    let delete = try place(of: "Delete", on: phone)
    let cancel = try place(of: "Cancel", on: phone)
    #expect(delete.y == cancel.y && delete.x - cancel.x == 135)
    #expect(chosen == [])
    // Touches beside an alert do nothing.
    phone.tap(at: CGPoint(x: 20, y: 100))
    #expect(first.presentedViewController === alert)
    phone.tap(at: delete)
    #expect(chosen == ["Delete"] && first.presentedViewController == nil)
  }

  @Test func disabledActionsDoNothing() throws {
    let first = UIViewController()
    let phone = try steppedPhone(first)
    phone.settlesByItself = true
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    var count = 0
    let save = UIAlertAction(title: "Save", style: .default) { _ in count += 1 }
    save.isEnabled = false
    alert.addAction(save)
    alert.preferredAction = save
    first.present(alert, animated: true)
    phone.layOut()
    #expect(alert.textFields?.first?.isFirstResponder == true)
    let button = try place(of: "Save", on: phone)
    phone.tap(at: button)
    #expect(count == 0 && first.presentedViewController === alert)
    save.isEnabled = true
    phone.tap(at: button)
    #expect(count == 1 && first.presentedViewController == nil)
  }

  @Test(.ios(18)) func actionSheetsListTheirActions() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let first = UIViewController()
    let phone = try steppedPhone(first)
    phone.settlesByItself = true
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var chosen: [String] = []
    for (title, style) in [("Copy", UIAlertAction.Style.default), ("Stop", .cancel), ("Move", .default)] {
      sheet.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
    }
    #expect(sheet.popoverPresentationController == nil)
    first.present(sheet, animated: true)
    phone.layOut()
    // Three rows of 57 points and 8 between, above the home indicator, 8 from the sides.
    #expect(
      sheet.view.convert(sheet.view.bounds, to: nil) == CGRect(x: 8, y: 639, width: 377, height: 179))
    let y = try ["Copy", "Move", "Stop"].map { try place(of: $0, on: phone).y }
    let expected: [CGFloat] = [639 + 28.5, 639 + 85.5, 818 - 28.5]
    #expect(y == expected)
    phone.tap(at: CGPoint(x: 100, y: 100))
    #expect(chosen == ["Stop"] && first.presentedViewController == nil)
  }

  @Test(.ios(18)) func actionSheetsOnPadsArePopovers() throws {
    let pad = VirtualDevice(try DeviceCatalog.standard.device(named: "iPad Pro 11-inch (M4)"))
    let first = UIViewController()
    pad.show(first)
    let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let popover = try #require(sheet.popoverPresentationController)
    popover.sourceView = first.view
    popover.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
    first.present(sheet, animated: true)
    pad.layOut()
    #expect(popover.arrowDirection == .up)
    _ = try place(of: "Copy", on: pad)
    #expect(throws: TextMissing.self) { try place(of: "Cancel", on: pad) }
    pad.tap(at: CGPoint(x: 40, y: 800))
    #expect(first.presentedViewController == nil)
  }
}
