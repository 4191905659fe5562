import Foundation
import Testing
import UIKit

/// Activities and the control's primary action: what programs call by name.
@MainActor
@Suite struct UserActivityTests {
  @Test func deletingSavedActivitiesEnds() async {
    let activity = NSUserActivity(activityType: "read")
    activity.persistentIdentifier = NSUserActivityPersistentIdentifier("page")
    #expect(activity.persistentIdentifier == "page")
    await withCheckedContinuation { done in
      NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["page"]) { done.resume() }
    }
    await withCheckedContinuation { done in
      NSUserActivity.deleteAllSavedUserActivities { done.resume() }
    }
  }

  @Test func controlsPerformTheirPrimaryAction() {
    var count = 0
    let button = UIButton(primaryAction: UIAction { _ in count += 1 })
    button.performPrimaryAction()
    #expect(count == 1)
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(count == 1)
  }

  /// A menu that is the primary action opens, and no action is performed.
  @Test func theMenuIsThePrimaryAction() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var (count, menus) = (0, 0)
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    controller.view.addSubview(button)
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in menus += 1 }, for: .menuActionTriggered)
    button.menu = UIMenu(children: [UIAction(title: "Sort") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.performPrimaryAction()
    #expect(count == 0 && menus == 1)
    window.isHidden = true
  }
}
