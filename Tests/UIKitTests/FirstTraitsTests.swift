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

  @MainActor private final class Listener {
    var heard: [String] = []
    func changed() { heard.append("none") }
    func changed(_ view: UIView) { heard.append("\(view.tag)") }
    func changed(_ view: UIView, _ previous: UITraitCollection) {
      heard.append("\(view.tag) \(previous.userInterfaceStyle == .light)")
    }
  }

  /// The method of a target has no parameter, the object, or its former traits as well.
  @Test func methodsAreCalledForTraits() {
    let window = window(300, 200)
    let view = UIView()
    view.tag = 7
    window.addSubview(view)
    let listener = Listener()
    let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
    let none = Selector("changed") { (listener: Listener) in { listener.changed() } }
    let one = Selector("changed:") { (listener: Listener) in { (view: UIView) in listener.changed(view) } }
    let two = Selector("changed::") { (listener: Listener) in
      { (view: UIView, former: UITraitCollection) in listener.changed(view, former) }
    }
    for action in [none, one, two] { view.registerForTraitChanges(traits, target: listener, action: action) }
    let gone = Selector("gone") { (view: UIView) in { view.tag = 8 } }
    view.unregisterForTraitChanges(view.registerForTraitChanges(traits, action: gone))
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(listener.heard == ["none", "7", "7 true"] && view.tag == 7)
    let own = Selector("own") { (view: UIView) in { view.tag = 9 } }
    view.registerForTraitChanges(traits, action: own)
    window.overrideUserInterfaceStyle = .light
    window.layoutIfNeeded()
    #expect(view.tag == 9)
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
