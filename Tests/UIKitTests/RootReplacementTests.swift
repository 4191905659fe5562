import Simulator
import Testing
import UIKit

/// Windows whose root is replaced while it presents.
@MainActor @Suite struct RootReplacementTests {
  /// Presents a screen whenever it appears.
  private final class Presenter: UIViewController {
    let shown = UIViewController()

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard presentedViewController == nil else { return }
      shown.modalPresentationStyle = .fullScreen
      present(shown, animated: false)
    }
  }

  /// The dismissal makes it appear, so that it presents again: this must end, and leave nothing over the new root.
  @Test func oneThatPresentsWheneverItAppearsGoes() throws {
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let presenter = Presenter()
    phone.show(presenter)
    #expect(presenter.shown.viewIfLoaded?.window != nil)
    let next = UIViewController()
    phone.window.rootViewController = next
    phone.window.layoutIfNeeded()
    #expect(presenter.shown.viewIfLoaded?.window == nil)
    #expect(next.viewIfLoaded?.window === phone.window)
    let center = CGPoint(x: 196, y: 426)
    #expect(phone.window.hitTest(center, with: nil) === next.view)
  }
}
