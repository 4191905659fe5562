import Simulator
import TestSupport
import Testing
import UIKit
import ViewDescriptions

/// An inspector's view of a screen.
@MainActor
@Suite struct InspectionTests {
  private func device(_ settings: DeviceSettings = DeviceSettings()) throws -> VirtualDevice {
    VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"), settings: settings)
  }

  private func inspect(_ device: VirtualDevice) -> ScreenDescription { device.describe(inspects: true) }

  /// Shows views in a root view and returns the description.
  private func show(_ device: VirtualDevice, _ build: (UIView) -> Void) -> ScreenDescription {
    let controller = UIViewController()
    build(controller.view)
    device.show(controller)
    return inspect(device)
  }

  private func view(_ id: String, in screen: ScreenDescription) throws -> ViewDescription {
    try #require(screen.views.first { $0.accessibility?.identifier == id })
  }

  private func make<View: UIView>(_ view: View, _ name: String, in root: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = name
    root.addSubview(view)
    return view
  }

  // MARK: Decisions

  /// A hierarchy of boxes and texts with constraints of several kinds; some conflict, some repeat each other,
  /// some views are ambiguous.
  private func build(_ seed: Int, in root: UIView) -> [NSLayoutConstraint] {
    var numbers = SplitMix(seed: UInt64(seed) &* 7919)
    var views: [UIView] = [root]
    for index in 0..<(3 + numbers.next(5)) {
      let view: UIView = numbers.next(3) == 0 ? UILabel() : UIView()
      (view as? UILabel)?.text = ["Name", "A longer text", "1"][numbers.next(3)]
      views.append(make(view, "v\(index)", in: views[numbers.next(min(views.count, 3))]))
    }
    var constraints: [NSLayoutConstraint] = []
    func add(_ constraint: NSLayoutConstraint) {
      constraint.priority = UILayoutPriority([1000, 1000, 1000, 750, 500, 249][numbers.next(6)])
      constraints.append(constraint)
    }
    for view in views.dropFirst() {
      let anchor = numbers.next(2) == 0 ? view.superview! : views[numbers.next(views.count)]
      let length = CGFloat(numbers.next(20) * 6)
      add(view.leadingAnchor.constraint(equalTo: anchor.leadingAnchor, constant: length))
      add(view.topAnchor.constraint(equalTo: anchor.topAnchor, constant: CGFloat(numbers.next(20) * 6)))
      for _ in 0..<(1 + numbers.next(4)) {
        let other = views[numbers.next(views.count)]
        let length = CGFloat(numbers.next(40) * 3)
        switch numbers.next(7) {
        case 0: add(view.widthAnchor.constraint(equalToConstant: length))
        case 1: add(view.heightAnchor.constraint(equalToConstant: length))
        case 2:
          add(view.trailingAnchor.constraint(lessThanOrEqualTo: other.trailingAnchor, constant: -length))
        case 3: add(view.widthAnchor.constraint(greaterThanOrEqualToConstant: length))
        case 4: add(view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0.5))
        case 5: add(view.centerXAnchor.constraint(equalTo: other.centerXAnchor))
        default: add(view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -length))
        }
      }
    }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  private struct Outcome {
    var frames: [String: [Double]] = [:]
    var open: Set<String> = []

    init(_ screen: ScreenDescription) {
      for view in screen.views { frames[view.id] = view.frame }
      for ambiguity in screen.ambiguities { open.insert("\(ambiguity.view) \(ambiguity.axis)") }
    }
  }

  /// Returns the outcome of a hierarchy without one of its constraints.
  private func outcome(_ seed: Int, without removed: Int, _ settings: DeviceSettings) throws -> Outcome {
    let device = try device(settings)
    let controller = UIViewController()
    build(seed, in: controller.view)[removed].isActive = false
    device.show(controller)
    return Outcome(device.describe())
  }

  /// Each constraint that is said to decide a number is removed from a new hierarchy: the number is another
  /// one, or ambiguous. Without one that is not said to, it is the same.
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func constraintsDecideANumberIfItIsAnotherWithoutThem(_ direction: UIUserInterfaceLayoutDirection) throws {
    let settings = DeviceSettings(layoutDirection: direction)
    var (claims, denials) = (0, 0)
    for seed in 0..<24 {
      let device = try device(settings)
      let controller = UIViewController()
      let constraints = build(seed, in: controller.view)
      for (index, constraint) in constraints.enumerated() { constraint.identifier = "c\(index)" }
      device.show(controller)
      let screen = inspect(device)
      let before = Outcome(screen)
      let ids = Dictionary(
        screen.constraints.compactMap { one in one.identifier.map { ($0, one.id) } },
        uniquingKeysWith: { first, _ in first })
      for index in constraints.indices {
        let after = try outcome(seed, without: index, settings)
        guard let id = ids["c\(index)"] else { continue }
        for view in screen.views {
          let lists = [view.decides?.x, view.decides?.y, view.decides?.width, view.decides?.height]
          for (place, list) in lists.enumerated() {
            let old = before.frames[view.id]?[place] ?? 0
            let new = after.frames[view.id]?[place] ?? 0
            let axis = "\(view.id) \(place % 2 == 0 ? "horizontal" : "vertical")"
            let becomesOpen = after.open.contains(axis) && !before.open.contains(axis)
            let isNamed = list?.contains(id) == true
            // Numbers that nothing determines are any.
            if before.open.contains(axis) || after.open.contains(axis) && !isNamed { continue }
            let what = "seed \(seed), \(view.id) number \(place) without c\(index): \(old), \(new)"
            if isNamed {
              claims += 1
              #expect(abs(old - new) > 1e-3 || becomesOpen, "\(what)")
            } else {
              denials += 1
              #expect(abs(old - new) < 0.34, "\(what)")
            }
          }
        }
      }
    }
    #expect(claims > 500 && denials > 500)
  }

  @Test func theNearestConstraintIsNamedFirst() throws {
    let screen = show(try device()) { root in
      let box = make(UIView(), "box", in: root)
      let inner = make(UIView(), "inner", in: root)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 40),
        inner.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
        inner.topAnchor.constraint(equalTo: box.topAnchor),
        inner.widthAnchor.constraint(equalTo: box.widthAnchor),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    func constants(_ ids: [String]?) -> [Double?] {
      (ids ?? []).compactMap { id in screen.constraints.first { $0.id == id && $0.kind == .explicit } }
        .map(\.constant)
    }
    let inner = try view("inner", in: screen)
    #expect(constants(inner.decides?.x) == [8, 20, 50])
    #expect(constants(inner.decides?.width) == [0, 50])
    #expect(constants(inner.decides?.y) == [0, 100])
    #expect(constants(inner.decides?.height) == [10])
  }

  // MARK: Geometry

  @Test func constraintsHaveTheirPartsAndSegments() throws {
    let screen = show(try device()) { root in
      let box = make(UIView(), "box", in: root)
      let guide = root.safeAreaLayoutGuide
      let wide = box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 3.5)
      wide.priority = .defaultHigh
      wide.identifier = "wide"
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        box.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10), wide,
        box.heightAnchor.constraint(equalToConstant: 40),
        box.heightAnchor.constraint(lessThanOrEqualToConstant: 400),
      ])
    }
    let box = try view("box", in: screen)
    #expect(box.windowFrame == [20, 69, 200, 40] && box.usesConstraints == true)
    let wide = try #require(screen.constraints.first { $0.identifier == "wide" })
    #expect(wide.multiplier == 0.5 && wide.constant == 3.5 && wide.priority == 750 && wide.relation == "=")
    #expect(
      wide.first?.view == box.id && wide.first?.attribute == "width" && wide.second?.attribute == "width")
    #expect(wide.segment?.from == [20, 89] && wide.segment?.to == [220, 89])
    #expect(wide.kind == .explicit && wide.active == true && wide.binding == true && wide.broken == nil)
    let top = try #require(screen.constraints.first { $0.constant == 10 })
    #expect(top.second?.guide == "safeAreaLayoutGuide" && top.second?.view == nil && top.second?.owner != nil)
    #expect(top.segment?.from == [120, 69] && top.segment?.to == [120, 59])
    let limit = try #require(screen.constraints.first { $0.constant == 400 })
    #expect(limit.relation == "<=" && limit.binding == false && limit.second == nil)
  }

  @Test func brokenConstraintsAreMarked() throws {
    let screen = show(try device()) { root in
      let box = make(UIView(), "box", in: root)
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
    let broken = screen.constraints.filter { $0.broken == true }
    #expect(broken.map(\.id) == screen.conflicts.map(\.broken) && broken.count == 1)
    #expect(broken.first?.binding == false)
  }

  @Test func whatCanBeSeen() throws {
    let screen = show(try device()) { root in
      root.backgroundColor = .white
      @MainActor func add(_ name: String, _ frame: CGRect, to parent: UIView, _ color: UIColor? = nil)
        -> UIView
      {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = name
        view.backgroundColor = color
        parent.addSubview(view)
        return view
      }
      let clip = add("clip", CGRect(x: 0, y: 100, width: 100, height: 100), to: root)
      clip.clipsToBounds = true
      _ = add("out", CGRect(x: 120, y: 0, width: 10, height: 10), to: clip)
      _ = add("half", CGRect(x: 90, y: 0, width: 20, height: 10), to: clip)
      _ = add("in", CGRect(x: 0, y: 0, width: 20, height: 10), to: clip)
      _ = add("under", CGRect(x: 0, y: 300, width: 20, height: 10), to: root, .red)
      _ = add("cover", CGRect(x: 0, y: 290, width: 40, height: 40), to: root, .blue)
      let glass = add("glass", CGRect(x: 0, y: 290, width: 40, height: 40), to: root, .green)
      glass.alpha = 0.5
      let turned = add("turned", CGRect(x: 100, y: 400, width: 40, height: 20), to: root, .green)
      turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
      let tilted = add("tilted", CGRect(x: 200, y: 400, width: 40, height: 20), to: root, .green)
      tilted.transform = CGAffineTransform(rotationAngle: .pi / 4)
      _ = add("away", CGRect(x: 500, y: 400, width: 40, height: 20), to: root)
      let behind = add("behind", CGRect(x: 0, y: 500, width: 40, height: 20), to: root, .green)
      behind.layer.zPosition = -1
    }
    #expect(try view("out", in: screen).clipped == true)
    #expect(try view("half", in: screen).partlyClipped == true && view("half", in: screen).clipped == nil)
    #expect(try view("in", in: screen).clipped == nil && view("in", in: screen).partlyClipped == nil)
    #expect(try view("under", in: screen).coveredBy == view("cover", in: screen).id)
    #expect(try view("cover", in: screen).coveredBy == nil)
    #expect(try view("cover", in: screen).background == "#0000ffff")
    #expect(try view("away", in: screen).clipped == true)
    let corners = try #require(try view("tilted", in: screen).polygon)
    #expect(corners.count == 8 && abs(corners[0] - 212.9289) < 1e-3 && abs(corners[1] - 388.7868) < 1e-3)
    #expect(try view("turned", in: screen).polygon?.count == 8)
    let order = try ["behind", "clip", "cover"].map { try view($0, in: screen).zIndex ?? -1 }
    #expect(order == order.sorted() && Set(order).count == 3)
  }

  @Test func textsHaveBaselinesAndColors() throws {
    let screen = show(try device()) { root in
      let label = make(UILabel(), "label", in: root)
      label.text = "Two\nlines"
      label.numberOfLines = 0
      label.textColor = .red
      label.setContentHuggingPriority(.required, for: .vertical)
    }
    let label = try view("label", in: screen)
    let baselines = try #require(label.baselines)
    #expect(baselines.count == 2 && baselines[0] > 10 && baselines[1] > baselines[0] + 15)
    #expect(
      label.textColor == "#ff0000ff" && label.hugging == [250, 1000] && label.resistance == [750, 750])
    #expect(label.intrinsic?.count == 2 && label.intrinsic?[0] != nil)
  }

  @Test func elementsAreReadByRows() throws {
    func order(_ direction: UIUserInterfaceLayoutDirection) throws -> [String] {
      let device = try device(DeviceSettings(layoutDirection: direction))
      let screen = show(device) { root in
        for (name, frame) in [
          ("c", CGRect(x: 0, y: 200, width: 50, height: 20)),
          ("b", CGRect(x: 200, y: 104, width: 50, height: 20)),
          ("a", CGRect(x: 0, y: 100, width: 50, height: 20)),
          ("out", CGRect(x: 0, y: 2000, width: 9, height: 9)),
        ] {
          let label = UILabel(frame: frame)
          label.text = name
          root.addSubview(label)
        }
      }
      return screen.views.filter { $0.accessibilityIndex != nil }.sorted {
        $0.accessibilityIndex! < $1.accessibilityIndex!
      }.compactMap(\.text)
    }
    #expect(try order(.leftToRight) == ["a", "b", "c"])
    #expect(try order(.rightToLeft) == ["b", "a", "c"])
  }

  @Test func ordinaryDescriptionsHaveNothingOfIt() throws {
    let device = try device()
    _ = show(device) { _ in }
    let plain = device.describe()
    #expect(plain.views.allSatisfy { $0.bounds == nil && $0.decides == nil && $0.zIndex == nil })
    #expect(plain.constraints.allSatisfy { $0.kind == nil && $0.binding == nil })
  }
}
