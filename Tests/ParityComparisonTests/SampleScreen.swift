@testable import ParityComparison

/// Descriptions of screens for tests.
enum SampleScreen {
  typealias View = ParityRecording.View

  static let classes = ParityClasses(known: [
    "UIView", "UIWindow", "UILabel", "UISwitch", "UIStackView", "UIButton", "UIImageView", "UINavigationBar",
    "UITableView", "UITableViewCell", "UIScrollView",
  ])

  static func view(
    _ name: String, _ depth: Int, _ frame: [Double], text: String? = nil, identifier: String? = nil,
    font: ParityRecording.Font? = nil
  ) -> View {
    View(
      id: name, class: name, depth: depth, windowFrame: frame, text: text, font: font,
      accessibility: identifier.map { .init(identifier: $0) },
      intrinsic: text == nil ? nil : [frame[2], frame[3]])
  }

  /// A window with a controller's view that has contents.
  static func screen(_ contents: [View], safeArea: [Double] = [59, 0, 34, 0]) -> ParityRecording {
    var root = view("UIView", 1, [0, 0, 393, 852])
    root.controller = "Login"
    root.safeArea = safeArea
    var window = view("UIWindow", 0, [0, 0, 393, 852])
    window.safeArea = safeArea
    return ParityRecording(
      format: 1, screen: "Login",
      device: .init(id: "iphone-15", name: "iPhone 15", width: 393, height: 852, scale: 3),
      settings: .init(
        orientation: "portrait", appearance: "light", textSize: "UICTContentSizeCategoryL", direction: "ltr",
        ios: 17),
      views: [window, root] + contents)
  }

  static func compare(_ recorded: [View], _ shown: [View]) -> ParityScreen {
    compare(screen(recorded), screen(shown))
  }

  static func compare(_ recorded: ParityRecording, _ shown: ParityRecording) -> ParityScreen {
    var result = ParityScreen(
      recording: "login.json", screen: recorded.screen, device: "iPhone 15", system: "17.5")
    result.compare(recorded, with: shown, classes: classes)
    return result
  }
}
