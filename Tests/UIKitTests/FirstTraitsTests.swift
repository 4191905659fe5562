import Testing

import UIKit

/// Views and controllers are told of traits that are others than they saw before, not of the first ones.
@MainActor @Suite struct FirstTraitsTests {
  private final class View: UIView {
    var former: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      former.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  private final class Controller: UIViewController {
    var loaded: UIUserInterfaceStyle?
    var former: [UIUserInterfaceStyle?] = []
    var registered: [UIUserInterfaceStyle] = []
    override func loadView() { view = View() }
    override func viewDidLoad() {
      loaded = traitCollection.userInterfaceStyle
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
        self.registered.append(previous.userInterfaceStyle)
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      former.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  @Test func sameTraitsAreNoChange() {
    let window = window(300, 200)
    let controller = Controller()
    window.rootViewController = controller
    window.layoutIfNeeded()
    let view = controller.view as? View
    #expect(controller.loaded == .light && controller.former == [] && view?.former == [])
    #expect(controller.registered == [])
    window.overrideUserInterfaceStyle = .dark
    #expect(controller.former == [.light] && view?.former == [.light] && controller.registered == [.light])
  }

  @Test func otherTraitsThanWhenLoadingAreOne() {
    let window = window(300, 200)
    window.overrideUserInterfaceStyle = .dark
    let controller = Controller()
    // Loaded before anybody knows where it will be shown.
    controller.loadViewIfNeeded()
    #expect(controller.loaded == .light && controller.former == [])
    window.rootViewController = controller
    let view = controller.view as? View
    #expect(controller.former == [.light] && controller.registered == [.light] && view?.former == [.light])
  }
}
