import DeviceModels
import Simulator
import Testing
import UIKit

/// The traits of `#Preview`: the container, and how the device is held.
@MainActor @Suite struct PreviewTraitTests {
  private func show(_ preview: PreviewScreen) throws -> VirtualDevice {
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    device.show(preview)
    return device
  }

  /// Returns whether a view has a size, and its middle is that of another one but for half a point, by which
  /// frames are rounded to pixels.
  private func isCentered(_ view: UIView?, in outer: UIView?, size: CGSize) -> Bool {
    guard let view, let outer else { return false }
    let frame = outer.convert(view.bounds, from: view)
    return abs(frame.width - size.width) < 1e-6 && abs(frame.height - size.height) < 1e-6
      && abs(frame.midX - outer.bounds.midX) <= 0.5 && abs(frame.midY - outer.bounds.midY) <= 0.5
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func aContainerFitsWhatIsPreviewed() throws {
    let label = label("Fits")
    let device = try show(
      PreviewScreen("", traits: .fixedLayout(width: 1, height: 1), .sizeThatFitsLayout) { label })
    let size = label.intrinsicContentSize
    #expect(label.frame.size == size && label.superview?.frame.size == size)
    #expect(device.window.frame.size == CGSize(width: 393, height: 852))
    #expect(isCentered(label.superview, in: device.window, size: size))
  }

  @Test func aControllerFitsItsPreferredSizeOrItsContent() throws {
    let preferred = UIViewController()
    preferred.preferredContentSize = CGSize(width: 120, height: 60)
    let device = try show(PreviewScreen("", traits: .sizeThatFitsLayout) { preferred })
    #expect(isCentered(preferred.view, in: device.window, size: CGSize(width: 120, height: 60)))
    #expect(preferred.parent === device.window.rootViewController)

    let filled = UIViewController()
    let label = label("Words")
    label.translatesAutoresizingMaskIntoConstraints = false
    filled.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: filled.view.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: filled.view.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: filled.view.trailingAnchor, constant: -8),
      label.bottomAnchor.constraint(equalTo: filled.view.bottomAnchor, constant: -8),
    ])
    let second = try show(PreviewScreen("", traits: .sizeThatFitsLayout) { filled })
    let size = label.intrinsicContentSize
    let outer = CGSize(width: size.width + 16, height: size.height + 16)
    #expect(isCentered(filled.view, in: second.window, size: outer))
    #expect(label.frame.size == size)

    // There is nothing to fit to.
    let empty = UIViewController()
    _ = try show(PreviewScreen("", traits: .sizeThatFitsLayout) { empty })
    #expect(empty.view.frame.size == CGSize(width: 393, height: 852))
  }

  @Test func aContainerOfAFixedSizeIsCentered() throws {
    let controller = UIViewController()
    let size = CGSize(width: 200, height: 80)
    let first = try show(PreviewScreen("", traits: .fixedLayout(width: 200, height: 80)) { controller })
    #expect(isCentered(controller.view, in: first.window, size: size))
    let label = label("In the middle")
    let second = try show(PreviewScreen("", traits: .fixedLayout(width: 200, height: 80)) { label })
    #expect(isCentered(label, in: label.superview, size: label.intrinsicContentSize))
    #expect(isCentered(label.superview, in: second.window, size: size))
    let plain = UIView()
    let third = try show(PreviewScreen("", traits: .fixedLayout(width: 600, height: 80)) { plain })
    #expect(isCentered(plain, in: third.window, size: CGSize(width: 600, height: 80)))
  }

  @Test func aPreviewIsTheRootWithoutAContainer() throws {
    let controller = UIViewController()
    let device = try show(PreviewScreen("", traits: .sizeThatFitsLayout, .defaultLayout) { controller })
    #expect(device.window.rootViewController === controller)
    #expect(device.window.frame.size == CGSize(width: 393, height: 852))
  }

  @Test func theDeviceIsHeldAsATraitSays() throws {
    let turned = try show(PreviewScreen("", traits: .portrait, .landscapeRight) { UIViewController() })
    #expect(turned.window.frame.size == CGSize(width: 852, height: 393))
    #expect(turned.settings.orientation == .landscape)
    // A screen that cannot be turned stays upright.
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let upright = try show(PreviewScreen("", traits: .landscapeLeft) { Upright() })
    #expect(upright.window.frame.size == CGSize(width: 393, height: 852))
  }
}
