import Foundation
import Simulator
import Testing
import TinamouSnapshots
import UIKit

@MainActor
@Suite struct VirtualDeviceTests {
  /// A table that nothing has given a size begins below the status bar, as PanModal's tests on an iPhone 8 expect (a view 20 points
  /// lower than the screen) and as tables show that are embedded without a frame. 667 - 20 = 647.
  @Test func tablesOfControllersBeginBelowTheStatusBar() throws {
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 8"))
    let embedded = UITableViewController()
    #expect(embedded.view.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
    let root = UITableViewController()
    device.show(root)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  /// Writes down what UIKit calls, with sizes and traits.
  final class Recorder: UIViewController {
    var calls: [String] = []
    var orientations: UIInterfaceOrientationMask = .all

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      calls.append("willTransition to \(newCollection.verticalSizeClass)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("viewWillTransition to \(Int(size.width)), now \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { [unowned self] _ in calls.append("alongside at \(Int(view.bounds.width))") },
        completion: { [unowned self] _ in calls.append("completion") })
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      guard let previous else { return }
      calls.append("traits from \(previous.verticalSizeClass) to \(traitCollection.verticalSizeClass)")
    }
  }

  private func device(_ name: String) throws -> Device { try DeviceCatalog.standard.device(named: name) }

  @Test func theWindowHasTheDevicesNumbers() throws {
    let phone = VirtualDevice(try device("iPhone 15"))
    let controller = UIViewController()
    phone.show(controller)
    #expect(phone.window.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.bounds == phone.window.bounds)
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(controller.view.frame == phone.window.bounds)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.traitCollection.verticalSizeClass == .regular)
    #expect(controller.view.layoutMargins.left == 16)
  }

  @Test func aDevicesOwnMarginCounts() throws {
    var kiosk = try device("iPhone 15")
    kiosk.portrait.rootMargin = 33
    let controller = UIViewController()
    let virtual = VirtualDevice(kiosk)
    virtual.show(controller)
    #expect(controller.view.layoutMargins.left == 33)
    #expect(controller.systemMinimumLayoutMargins.leading == 33)
    virtual.rotate(to: .landscape)
    // 59 of the safe area and the ordinary 20.
    #expect(controller.view.layoutMargins.left == 79)
  }

  @Test func textIsReported() throws {
    let phone = VirtualDevice(try device("iPhone 15"))
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    label.text = "Two\nlines"
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 30, height: 40))
    field.placeholder = "Password"
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 30, height: 40))
    text.text = "Notes"
    for view in [label, field, text] { controller.view.addSubview(view) }
    phone.show(controller)
    func line(_ className: String) -> String? {
      phone.report().views.first { $0.className == className }?.line
    }
    #expect(line("UILabel") == #"UILabel (1 2; 30 40) "Two\nlines""#)
    #expect(line("UITextField") == #"UITextField (0 50; 30 40) "Password""#)
    #expect(line("UITextView") == #"UITextView (0 100; 30 40) "Notes""#)
    field.text = "secret"
    field.isSecureTextEntry = true
    #expect(line("UITextField") == #"UITextField (0 50; 30 40) "••••••""#)
  }

  @Test func showingRunsTheLifeCycle() throws {
    let phone = VirtualDevice(try device("iPhone 15"))
    let recorder = Recorder()
    phone.show(recorder)
    #expect(recorder.calls == ["load", "willAppear", "didAppear"])
  }

  @Test func turningFollowsUIKitsOrder() throws {
    let phone = VirtualDevice(try device("iPhone 15"))
    let recorder = Recorder()
    phone.show(recorder)
    recorder.calls = []
    phone.rotate(to: .landscape)
    #expect(
      recorder.calls == [
        "willTransition to compact", "viewWillTransition to 852, now 393", "traits from regular to compact",
        "alongside at 852", "completion",
      ])
    #expect(recorder.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(recorder.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    // 59 of the safe area and 20 of the landscape margin.
    #expect(recorder.view.layoutMargins.left == 79)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1179, height: 2556))
  }

  @Test func aTabletTurnsWithoutChangeOfTraits() throws {
    let tablet = VirtualDevice(try device("iPad Air"))
    let recorder = Recorder()
    tablet.show(recorder)
    recorder.calls = []
    tablet.rotate(to: .landscape)
    #expect(recorder.calls == ["viewWillTransition to 1180, now 820", "alongside at 1180", "completion"])
  }

  @Test func theInterfaceStaysWhereTheControllerWantsIt() throws {
    let phone = VirtualDevice(try device("iPhone 15"))
    let recorder = Recorder()
    recorder.orientations = .portrait
    phone.show(recorder)
    recorder.calls = []
    phone.rotate(to: .landscape)
    #expect(recorder.calls.isEmpty)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(phone.interfaceOrientation == .portrait)
    #expect(phone.window.bounds.width == 393)
  }

  @Test func aControllerForLandscapeTurnsTheInterface() throws {
    let phone = VirtualDevice(try device("iPhone 15"))
    let recorder = Recorder()
    recorder.orientations = .landscape
    phone.show(recorder)
    #expect(phone.window.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test func settingsChangeTheTraits() throws {
    let phone = VirtualDevice(try device("iPhone 15"))
    let controller = UIViewController()
    phone.show(controller)
    phone.settings.appearance = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    phone.settings.textSize = .accessibilityLarge
    #expect(controller.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    phone.settings.layoutDirection = .rightToLeft
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    phone.settings = DeviceSettings(orientation: .landscape)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(phone.window.bounds.width == 852)
  }

  @Test func aChangeOfTextSizeIsPosted() throws {
    let phone = VirtualDevice(try device("iPhone 15"))
    phone.show(UIViewController())
    var posted: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      MainActor.assumeIsolated { posted.append(value ?? "nothing") }
    }
    phone.settings.textSize = .extraLarge
    NotificationCenter.default.removeObserver(token)
    #expect(posted == ["UICTContentSizeCategoryXL"])
  }

  @Test func conflictsAreCollected() throws {
    let phone = VirtualDevice(try device("iPhone 15"))
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.topAnchor.constraint(equalTo: controller.view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 20),
    ])
    phone.show(controller)
    let report = phone.report()
    #expect(report.conflicts.count == 1)
    #expect(report.conflicts.first?.constraints.count == 2)
    // Nothing gives the box a height.
    let ambiguity = try #require(report.ambiguities.first)
    #expect(report.ambiguities.count == 1 && ambiguity.view == "UIView[2]" && ambiguity.axis == .vertical)
    #expect(
      ambiguity.settling.count == 1
        && ambiguity.settling[0].contains(".height == 0   (inactive)>"))
    #expect(phone.messages.first?.contains("Unable to simultaneously satisfy constraints.") == true)
  }

  /// Labels beside each other and a box in a property, with constraints that contradict each other.
  final class NamedController: UIViewController {
    let box = UIView()
    private lazy var cover = UIView()

    override func viewDidLoad() {
      let labels = ["Name", "Name", "Place"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let badge = UIView()
      badge.accessibilityIdentifier = "badge"
      let guide = UILayoutGuide()
      guide.identifier = "gap"
      view.addLayoutGuide(guide)
      for subview in labels + [box, cover, badge] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      let wide = badge.widthAnchor.constraint(equalTo: cover.widthAnchor)
      wide.identifier = "wide"
      NSLayoutConstraint.activate([
        labels[0].widthAnchor.constraint(equalToConstant: 100),
        labels[1].widthAnchor.constraint(equalTo: labels[0].widthAnchor),
        labels[1].widthAnchor.constraint(equalToConstant: 50),
        labels[2].topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        labels[2].topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 9),
        box.widthAnchor.constraint(equalTo: guide.widthAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
        guide.widthAnchor.constraint(equalToConstant: 20),
        cover.widthAnchor.constraint(equalToConstant: 30), wide,
        badge.widthAnchor.constraint(equalToConstant: 40),
      ])
    }
  }

  /// Addresses differ from run to run; reports have names instead.
  @Test func reportsNameViewsAlikeInEveryRun() throws {
    let phone = VirtualDevice(try device("iPhone 15"))
    phone.show(NamedController())
    let report = phone.report()
    #expect(report == phone.report())
    let other = VirtualDevice(try device("iPhone 15"))
    other.show(NamedController())
    #expect(other.report() == report)
    #expect(
      Set(report.conflicts.map { Set($0.constraints.map(\.description)) }) == [
        [
          "<NSLayoutConstraint UILabel \"Name\"[1].width == 100   (active)>",
          "<NSLayoutConstraint UILabel \"Name\"[2].width == UILabel \"Name\"[1].width   (active)>",
          "<NSLayoutConstraint UILabel \"Name\"[2].width == 50   (active)>",
        ],
        [
          "<NSLayoutConstraint UILabel \"Place\".top == UIView.safeAreaLayoutGuide.top + 8   (active)>",
          "<NSLayoutConstraint UILabel \"Place\".top == UIView.safeAreaLayoutGuide.top + 9   (active)>",
        ],
        [
          "<NSLayoutConstraint UIView box.width == UILayoutGuide \"gap\".width   (active)>",
          "<NSLayoutConstraint UIView box.width == 10   (active)>",
          "<NSLayoutConstraint UILayoutGuide \"gap\".width == 20   (active)>",
        ],
        [
          "<NSLayoutConstraint UIView cover.width == 30   (active)>",
          "<NSLayoutConstraint 'wide' UIView #badge.width == UIView cover.width   (active)>",
          "<NSLayoutConstraint UIView #badge.width == 40   (active)>",
        ],
      ])
    #expect(report.ambiguities.map(\.view).contains("UILabel \"Name\"[2]"))
    // What the console says keeps the form of iOS.
    #expect(phone.messages.contains { $0.contains(/UILabel:0x[0-9a-f]+'Name'/) })
  }

  /// Constraints that position a view's guides have no line, whichever line used them first.
  @Test func constraintsOfGuidesHaveNoLine() throws {
    ConstraintOrigins.areRecorded = true
    defer { ConstraintOrigins.areRecorded = false }
    let phone = VirtualDevice(try device("iPhone 15"))
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    let line = #line + 2
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 20),
      box.leftAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.leftAnchor),
      box.rightAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.rightAnchor),
    ])
    phone.show(controller)
    let conflict = try #require(phone.report().conflicts.first)
    let guides = conflict.constraints.filter { $0.text.contains("UIViewSafeAreaLayoutGuide-") }
    #expect(!guides.isEmpty && guides.allSatisfy { $0.line == nil && !$0.text.contains(" at ") })
    #if canImport(Runtime)
      #expect(Set(conflict.constraints.compactMap(\.line)).isSubset(of: [line, line + 1, line + 2]))
      #expect(conflict.constraints.contains { $0.line == line + 1 })
    #endif
  }

  /// A conflict says which lines made its constraints if call stacks are kept.
  @Test func conflictsKnowTheirLines() throws {
    ConstraintOrigins.areRecorded = true
    defer { ConstraintOrigins.areRecorded = false }
    let phone = VirtualDevice(try device("iPhone 15"))
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    let first = #line + 1
    let wide = box.widthAnchor.constraint(equalToConstant: 20)
    let format = NSLayoutConstraint.constraints(withVisualFormat: "[box(10)]", views: ["box": box])
    NSLayoutConstraint.activate(format + [wide])
    phone.show(controller)
    let conflict = try #require(phone.report().conflicts.first)
    #if canImport(Runtime)
      #expect(Set(conflict.constraints.map(\.line)) == [first, first + 1])
      #expect(conflict.constraints.allSatisfy { $0.file == #filePath })
      #expect(
        conflict.broken.line == first + 1
          && conflict.broken.text.hasSuffix("\(#filePath):\(first + 1)"))
    #else
      #expect(conflict.constraints.allSatisfy { $0.line == nil })
    #endif
  }

  /// Asks for another layout in each one.
  final class Restless: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }

  @Test func layoutThatDoesNotRestIsReported() throws {
    let phone = VirtualDevice(try device("iPhone 15"))
    let controller = UIViewController()
    controller.view.addSubview(Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    phone.show(controller)
    let report = phone.report()
    #expect(!report.isClean)
    #expect(report.messages.count == 1)
    #expect(report.messages.first?.contains("did not come to rest") == true)
  }

  @Test func framesAreInTheWindowsCoordinates() throws {
    let phone = VirtualDevice(try device("iPhone SE"))
    let controller = UIViewController()
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    outer.bounds.origin = CGPoint(x: 0, y: 50)
    let inner = UIView(frame: CGRect(x: 5, y: 60, width: 10, height: 10))
    inner.isHidden = true
    let below = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(below)
    phone.show(controller)
    let views = phone.report().views
    #expect(views.map(\.depth) == [0, 1, 2, 3, 4])
    // Content of the outer view is moved up by 50: 20 + 60 - 50 = 30.
    #expect(views[3].frame == CGRect(x: 15, y: 30, width: 10, height: 10))
    #expect(views[4].frame == CGRect(x: 16, y: 31, width: 2, height: 2))
    #expect(views.map(\.isHidden) == [false, false, false, true, true])
  }

  @Test func deepHierarchiesAreReportedAndDrawn() throws {
    let phone = VirtualDevice(try device("iPhone SE"))
    let controller = UIViewController()
    // From the leaf up: adding at a depth looks for the window each time.
    var outermost = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 1..<10_000 {
      let superview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      superview.addSubview(outermost)
      outermost = superview
    }
    controller.view.addSubview(outermost)
    phone.show(controller)
    #expect(phone.report().views.count == 10_002)
    #expect(try phone.picture(.png, scale: 0.1).count > 0)
  }
}

@Suite struct PointsDescriptionTests {
  @Test func framesAreWrittenWithThreeDecimalsAtMost() {
    #expect(CGRect(x: 0, y: 1.0 / 3, width: 2.5, height: 100).pointsDescription == "(0 0.333; 2.5 100)")
  }

  @Test func absurdNumbersAreShown() {
    #expect(CGRect(x: 0, y: 1e61, width: CGFloat.infinity, height: 2).pointsDescription == "(0 1e+61; inf 2)")
  }
}

/// Devices of different versions of iOS.
@MainActor @Suite struct SystemVersionTests {
  /// A slider between the margins of a root view.
  private final class Screen: UIViewController {
    let slider = UISlider()
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = UIDevice.current.systemVersion
      label.font = .preferredFont(forTextStyle: .title1)
      let stack = UIStackView(arrangedSubviews: [slider, label])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }
  }

  /// Sliders are 30 points high until iOS 18 and 34 in iOS 26, in frames of public documents, with their alignment
  /// insets 31 and 34.
  @Test func twoDevicesHaveTwoVersions() throws {
    try ProcessState.preserving {
      let device = try DeviceCatalog.standard.device(named: "iPhone 15")
      let old = VirtualDevice(device, settings: DeviceSettings(system: 15))
      let new = VirtualDevice(device, settings: DeviceSettings(system: 26))
      let (first, second) = (Screen(), Screen())
      old.show(first)
      #expect(UIDevice.current.systemVersion == "15.0")
      new.show(second)
      #expect(UIDevice.current.systemVersion == "26.0")
      for _ in 0..<2 {
        #expect(first.slider.frame.height == 31 && second.slider.frame.height == 34)
        #expect([first.label.text, second.label.text] == ["15.0", "26.0"])
        // Each goes on as its own version.
        first.view.setNeedsLayout()
        old.layOut()
        #expect(UIDevice.current.systemVersion == "15.0")
        second.view.setNeedsLayout()
        new.layOut()
      }
      // The user updates the older one.
      old.settings.system = 26
      #expect(first.slider.frame.height == 34)
    }
  }

  @Test func devicesHaveIOS26UnlessToldOtherwise() throws {
    try ProcessState.preserving {
      _ = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
      #expect(UIDevice.current.systemVersion == "26.0")
      #expect(DeviceSettings().system == 26)
    }
  }

  @Test(.ios(17)) func testsChooseTheSystemOfTheirDevices() throws {
    try ProcessState.preserving {
      let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
      #expect(UIDevice.current.systemVersion == "17.0" && phone.settings.system == 17)
      #expect(UISwitch().intrinsicContentSize.width == 49)
    }
  }
}
