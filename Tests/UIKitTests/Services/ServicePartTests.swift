import Foundation
import ObjectiveC
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ServicePartTests {
  private final class Watched: UIView {
    @Invalidating(.display) var color = 0
    @Invalidating(.layout, .intrinsicContentSize, .constraints) var count = 0
    var calls: [String] = []
    override func setNeedsDisplay() { calls.append("display") }
    override func setNeedsLayout() { calls.append("layout") }
    override func setNeedsUpdateConstraints() { calls.append("constraints") }
    override func invalidateIntrinsicContentSize() { calls.append("size") }
  }

  @Test func changesOfWrappedPropertiesInvalidate() {
    let view = Watched(frame: .zero)
    view.calls = []
    view.color = 0
    #expect(view.calls.isEmpty)
    view.color = 1
    #expect(view.calls == ["display"] && view.color == 1)
    view.calls = []
    view.count = 2
    #expect(view.calls.sorted() == ["constraints", "layout", "size"] && view.count == 2)
  }

  private final class Loading: UIViewController {
    @ViewLoading var label: UILabel
    override func viewDidLoad() {
      super.viewDidLoad()
      label = UILabel()
      label.text = "loaded"
    }
  }

  @Test func wrappedPropertiesLoadTheView() {
    let controller = Loading()
    #expect(!controller.isViewLoaded)
    #expect(controller.label.text == "loaded")
    #expect(controller.isViewLoaded)
  }

  /// Accents do not count, and what begins with no letter is in the last section.
  @Test func namesAreCollated() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.first == "A")
    let selector = Selector("description")
    func section(_ name: String) -> String {
      collation.sectionTitles[collation.section(for: name, collationStringSelector: selector)]
    }
    #expect(["Zoe", "émile", "adam", "7up", ""].map(section) == ["Z", "E", "A", "#", "#"])
    let sorted = collation.sortedArray(from: ["b10", "b9", "A"], collationStringSelector: selector)
    #expect(sorted as? [String] == ["A", "b9", "b10"])
  }

  @Test func screensHaveOneMode() {
    useStandardScreen()
    let screen = UIScreen.main
    #expect(screen.currentMode?.size == screen.nativeBounds.size)
    #expect(screen.availableModes == [screen.preferredMode] && screen.currentMode?.pixelAspectRatio == 1)
    #expect(!screen.isCaptured)
  }

  @Test func configurationsDescribeItems() {
    let configuration = UIActivityItemsConfiguration(objects: ["a" as NSString, "b" as NSString])
    #expect(configuration.itemProvidersForActivityItemsConfiguration.count == 2)
    #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
    #expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
    configuration.supportedInteractions.append(.copy)
    #expect(configuration.activityItemsConfigurationSupports(interaction: .copy))
    configuration.metadataProvider = { $0 == .title ? "Title" : nil }
    configuration.perItemMetadataProvider = { "\($0) \($1.rawValue)" }
    #expect(configuration.activityItemsConfigurationMetadata(key: .title) as? String == "Title")
    #expect(
      configuration.activityItemsConfigurationMetadataForItem(at: 1, key: .messageBody) as? String
        == "1 messageBody")
    let view = UIView()
    #expect(view.activityItemsConfiguration == nil)
    view.activityItemsConfiguration = configuration
    #expect(view.activityItemsConfiguration === configuration)
  }

  @Test func papersFit() {
    #expect(
      UIPrintPaper.bestPaper(forPageSize: CGSize(width: 1, height: 1), withPapersFrom: []).paperSize.width
        == 612)
    let printer = UIPrinter(url: URL(fileURLWithPath: "/p"))
    let controller = UIPrintInteractionController()
    #expect(!controller.print(to: printer))
    controller.printingItem = "x"
    var failure: (any Error)?
    #expect(controller.print(to: printer) { _, _, error in failure = error })
    #expect((failure as? UIPrintError)?.code == .notAvailable)
    #expect((failure as NSError?)?.domain == UIPrintErrorDomain)
  }

  /// The group turns by a right angle about its center, 50, 0: an item 50 points to the right is then below it.
  @Test func groupsMoveTheirItems() {
    let (left, right) = (UIView(), UIView())
    (left.center, right.center) = (CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0))
    let group = UIDynamicItemGroup(items: [left, right])
    #expect(group.center == CGPoint(x: 50, y: 0))
    group.center = CGPoint(x: 50, y: 10)
    #expect(right.center == CGPoint(x: 100, y: 10))
    group.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(right.center.x - 50) < 1e-9 && abs(right.center.y - 60) < 1e-9)
  }

  @Test func pushesAsideTurn() {
    let behavior = UIPushBehavior(items: [], mode: .continuous)
    let item = UIView()
    behavior.addItem(item)
    #expect(behavior.targetOffsetFromCenter(for: item) == .zero)
    behavior.setTargetOffsetFromCenter(UIOffset(horizontal: 3, vertical: 4), for: item)
    #expect(behavior.targetOffsetFromCenter(for: item) == UIOffset(horizontal: 3, vertical: 4))
    behavior.removeItem(item)
    #expect(behavior.targetOffsetFromCenter(for: item) == .zero)
  }

  @Test func scheduledNotificationsAreCopies() {
    let application = UIApplication.shared
    application.cancelAllLocalNotifications()
    let notification = UILocalNotification()
    notification.alertBody = "one"
    application.scheduleLocalNotification(notification)
    notification.alertBody = "two"
    #expect(application.scheduledLocalNotifications?.map(\.alertBody) == ["one"])
    notification.alertBody = "one"
    application.cancelLocalNotification(notification)
    #expect(application.scheduledLocalNotifications?.isEmpty == true)
  }

  @Test func categoriesHaveActionsByContext() {
    let action = UIMutableUserNotificationAction()
    action.identifier = "a"
    action.isDestructive = true
    let category = UIMutableUserNotificationCategory()
    category.setActions([action], for: .default)
    #expect(category.actions(for: .minimal)?.first === action)
    category.setActions([], for: .minimal)
    #expect(category.actions(for: .minimal)?.isEmpty == true)
    #expect(action.isDestructive && action.identifier == "a")
  }

  private final class Text: UIDocument {
    var text = "text"
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func fileAttributesToWrite(
      to url: URL, for saveOperation: UIDocument.SaveOperation
    ) throws -> [AnyHashable: Any] { [FileAttributeKey.posixPermissions: NSNumber(value: 0o600)] }
  }

  @Test func documentsSetAttributesOfFiles() throws {
    let folder = try TemporaryDirectory()
    let url = folder.url.appendingPathComponent("a.txt")
    let document = Text(fileURL: url)
    try document.writeContents(
      Data("x".utf8), andAttributes: document.fileAttributesToWrite(to: url, for: .forCreating),
      safelyTo: url, for: .forCreating)
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    let activity = NSUserActivity(activityType: "edit")
    document.updateUserActivityState(activity)
    #expect(activity.userInfo?[UIDocument.userActivityURLKey] as? URL == url)
  }

  @Test func windowsHaveAGuideOfARatio() {
    let window = window(400, 800)
    let guide = window.safeAreaAspectFitLayoutGuide
    guide.aspectRatio = 2
    window.layoutIfNeeded()
    let frame = guide.layoutFrame
    #expect(abs(frame.width - 2 * frame.height) < 0.5 && frame.width == 400)
    #expect(window.safeAreaAspectFitLayoutGuide === guide)
  }

  @Test func actionsRequestScenesOrTheirAlternative() {
    var calls: [String] = []
    let alternate = UIAction(title: "Open") { _ in calls.append("open") }
    let action = UIWindowScene.ActivationAction(title: "New", alternate: alternate) { _ in nil }
    // An application of one scene.
    #expect(action.title == "Open")
    action.performWithSender(nil, target: nil)
    #expect(calls == ["open"])
    let hidden = UIWindowScene.ActivationAction { _ in nil }
    #expect(hidden.attributes.contains(.hidden))
  }

  @Test func guidedAccessIsDenied() {
    var answers: [Bool] = []
    UIAccessibility.requestGuidedAccessSession(enabled: true) { answers.append($0) }
    UIAccessibility.configureForGuidedAccess(features: [.zoom], enabled: true) { isDone, error in
      answers.append(isDone)
      #expect(error as? UIAccessibility.GuidedAccessError == .permissionDenied)
    }
    #expect(answers == [false, false])
  }
}
