import DeviceModels
import Simulator
import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// The main menu, and activities that responders bring up to date.
@MainActor @Suite(.serialized) struct MainMenuTests {
  final class Builder: UIResponder {
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system === UIMenuSystem.main else { return }
      builder.remove(menu: .format)
      builder.insertChild(
        UIMenu(
          title: "More", identifier: .init("more"),
          children: [UIKeyCommand(input: "m", modifierFlags: .command, action: Selector("more:"))]),
        atStartOfMenu: .file)
      builder.insertSibling(UIMenu(title: "Extra", identifier: .init("extra")), afterMenu: .edit)
      builder.replaceChildren(ofMenu: .view) { $0 + [UICommand(title: "A", action: Selector("a:"))] }
    }
  }

  /// The menus of a system as a responder builds them.
  @Test func menusAreBuilt() throws {
    let builder = MenuBuilder(system: .main)
    Builder().buildMenu(with: builder)
    let names = builder.root.children.compactMap { ($0 as? UIMenu)?.identifier.rawValue }
    let system = ["application", "file", "edit", "view", "window", "help"].map { "com.apple.menu.\($0)" }
    #expect(names == system[..<3] + ["extra"] + system[3...])
    #expect(builder.menu(for: .init("more"))?.children.count == 1)
    #expect(builder.command(for: Selector("a:"), propertyList: nil)?.title == "A")
    #expect(builder.menu(for: .format) == nil)
    builder.replace(menu: .init("extra"), with: UIMenu(title: "B", identifier: .init("b")))
    #expect(builder.menu(for: .init("b"))?.title == "B" && builder.menu(for: .init("extra")) == nil)
  }

  final class Editor: UIViewController {
    override func updateUserActivityState(_ activity: NSUserActivity) {
      super.updateUserActivityState(activity)
      activity.addUserInfoEntries(from: ["page": 3])
    }
  }

  @Test func activitiesAreBroughtUpToDate() async {
    let editor = Editor()
    let activity = NSUserActivity(activityType: "org.example.edit")
    editor.userActivity = activity
    activity.needsSave = true
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(activity.userInfo?["page"] as? Int == 3 && !activity.needsSave)
    editor.userActivity = nil
    activity.userInfo = nil
    activity.needsSave = true
    activity.becomeCurrent()
    #expect(activity.userInfo == nil)
  }
}
