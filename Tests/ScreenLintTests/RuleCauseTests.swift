import DeviceModels
import Simulator
import Testing
import UIKit

@testable import ScreenLint

/// A cause is one finding, and what a rule cannot know is none.
@MainActor
@Suite struct RuleCauseTests {
  private final class Page: UIViewController {
    let make: (UIView) -> Void

    init(_ make: @escaping (UIView) -> Void) {
      self.make = make
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      make(view)
    }
  }

  private static func label(_ text: String, grows: Bool = false, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 30))
    label.text = text
    label.font = grows ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: 15)
    label.adjustsFontForContentSizeCategory = grows
    return label
  }

  /// Returns what a rule finds in configurations of a phone.
  private func findings(
    _ rule: RuleID, in settings: [DeviceSettings] = [DeviceSettings()], pseudo: Bool = false,
    _ make: @escaping (UIView) -> Void
  ) throws -> [Finding] {
    let phone = try DeviceCatalog.standard.device(named: "iPhone 15")
    let configurations = settings.map {
      LintConfiguration(device: phone, settings: $0, usesPseudoLanguage: pseudo)
    }
    var linter = Linter(rules: LintRules.all.filter { $0.id == rule })
    var report = LintReport(configurations: configurations)
    for (index, configuration) in configurations.enumerated() {
      let device = VirtualDevice(phone, settings: configuration.settings)
      device.show(Page(make))
      report.add(
        linter.check(LintScreen(device, configuration: configuration)), configuration: index, screen: "page")
    }
    report.add(linter.compare(), configuration: nil, screen: "page")
    return report.findings
  }

  private static let textSizes = [
    DeviceSettings(), DeviceSettings(textSize: .accessibilityLarge),
  ]

  // MARK: dynamic-type

  @Test(arguments: [(fixed: 2, grows: 0, count: 2), (3, 0, 1), (7, 0, 1), (3, 1, 3)])
  func aScreenOfWhichNoTextGrowsIsOneFinding(_ row: (fixed: Int, grows: Int, count: Int)) throws {
    let found = try findings(.dynamicType, in: Self.textSizes) { view in
      for index in 0..<row.fixed + row.grows {
        let label = Self.label(
          "Text \(index)", grows: index >= row.fixed, y: CGFloat(100 + 40 * index))
        view.addSubview(label)
      }
    }
    #expect(found.count == row.count, "\(found.map(\.message))")
    if row.count == 1 {
      #expect(found.first?.message.contains("None of the \(row.fixed) texts") == true)
      #expect(found.first?.message.contains("\"Text 0\", \"Text 1\" and \(row.fixed - 2) more") == true)
      #expect(found.first?.frame == [0, 0, 393, 852])
    }
  }

  // MARK: Levels

  @Test(arguments: [
    (UIContentSizeCategory.large, false, LintLevel.error), (.extraExtraExtraLarge, false, .error),
    (.accessibilityMedium, false, .warning), (.large, true, .warning),
  ])
  func whatOnlyUnusualTextsShowIsAWarning(
    _ size: UIContentSizeCategory, _ pseudo: Bool, _ level: LintLevel
  ) throws {
    let settings = DeviceSettings(textSize: size)
    let found = try findings(.offScreen, in: [settings], pseudo: pseudo) { view in
      view.addSubview(Self.label("Below", y: 900))
    }
    #expect(found.map(\.level) == [level], "\(found.map(\.message))")
  }

  // MARK: contrast

  @Test func aTextOverAPictureThatIsMissingIsNotMeasured() throws {
    func found(_ image: UIImage?) throws -> [LintLevel] {
      try findings(.contrast) { view in
        let picture = UIImageView(frame: CGRect(x: 0, y: 80, width: 393, height: 200))
        picture.image = image
        view.addSubview(picture)
        let label = Self.label("Faint", y: 120)
        label.textColor = UIColor(white: 0.8, alpha: 1)
        view.addSubview(label)
      }.map(\.level)
    }
    #expect(try found(nil) == [.warning])
    #expect(try found(StandInImage(size: CGSize(width: 393, height: 200), symbol: nil)) == [.note])
  }

  @Test(arguments: [
    (UIColor.systemBlue, LintLevel.note), (UIColor(red: 0, green: 0.53, blue: 1, alpha: 1), .warning),
  ])
  func aColorThatIncreaseContrastMendsIsANote(_ color: UIColor, _ level: LintLevel) throws {
    let found = try findings(.contrast) { view in
      let label = Self.label("Blue", y: 120)
      label.textColor = color
      view.addSubview(label)
    }
    #expect(found.map(\.level) == [level], "\(found.map(\.message))")
    #expect(found.first?.message.contains("Increase Contrast") == (level == .note))
  }

  /// A text of little contrast in a list, under a bar that lets it through.
  @Test(arguments: [(list: true, alpha: 0.5, count: 0), (false, 0.5, 1), (true, 0, 1)])
  func whatScrollsUnderABarIsNotMeasured(_ row: (list: Bool, alpha: Double, count: Int)) throws {
    let found = try findings(.contrast) { view in
      let outer = row.list ? UIScrollView() : UIView()
      outer.frame = CGRect(x: 0, y: 100, width: 393, height: 400)
      let label = Self.label("Faint", y: 350)
      label.textColor = UIColor(white: 0.8, alpha: 1)
      outer.addSubview(label)
      view.addSubview(outer)
      let bar = UIView(frame: CGRect(x: 0, y: 440, width: 393, height: 60))
      bar.backgroundColor = UIColor(white: 1, alpha: row.alpha)
      view.addSubview(bar)
    }
    #expect(found.count == row.count, "\(found.map(\.message))")
  }

  // MARK: text-clipped

  @Test(arguments: [("ZOOM", false), ("Zoom", false), ("ZÓÑE", false), ("Zoomy", true), ("Ça", true)])
  func lettersWithoutDescendersEndAtTheBaseline(_ text: String, _ isCut: Bool) throws {
    let found = try findings(.textClipped) { view in
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 0))
      box.clipsToBounds = true
      let label = UILabel(frame: CGRect(x: 20, y: 0, width: 300, height: 48))
      label.font = .systemFont(ofSize: 40)
      label.text = text
      box.addSubview(label)
      // Four points below the baseline.
      box.frame.size.height = (label.drawnText?.baselines.first ?? 40) + 4
      view.addSubview(box)
    }
    #expect(found.isEmpty == !isCut, "\(found.map(\.message))")
  }

  private final class StyledButton: UIButton {}

  /// The title of a button of an application's class is the button's, and no text of its own.
  @Test(arguments: [false, true])
  func theTitleOfAButtonIsNoOtherText(hasConfiguration: Bool) throws {
    func make(_ view: UIView) {
      let button = StyledButton(type: .custom)
      if hasConfiguration {
        button.configuration = .filled()
        button.configuration?.title = "Get followers"
      } else {
        button.setTitle("Get followers", for: .normal)
        button.setTitleColor(.black, for: .normal)
      }
      button.titleLabel?.font = .systemFont(ofSize: 20)
      button.frame = CGRect(x: 20, y: 100, width: 90, height: 50)
      view.addSubview(button)
    }
    #expect(try findings(.overlap, make).isEmpty)
    #expect(try findings(.touchTarget, make).isEmpty)
    let other = try findings(.overlap) { view in
      make(view)
      view.addSubview(Self.label("Followers and others", y: 110))
    }
    #expect(other.count == 1)
  }

  // MARK: Rows

  /// Rows whose height follows their text, and one whose height is fixed.
  @Test(arguments: [(UITableView.automaticDimension, 0), (24, 1)])
  func aRowHasTheHeightOfItsTextInThePseudoLanguage(_ height: CGFloat, _ count: Int) throws {
    let phone = try DeviceCatalog.standard.device(named: "iPhone 15")
    let list = LongRows(height)
    let device = VirtualDevice(phone, settings: DeviceSettings())
    device.show(list)
    PseudoLanguage.apply(to: device)
    let label = try #require(list.tableView.visibleCells.first?.contentView.subviews.first as? UILabel)
    #expect(label.text?.hasSuffix("one two three four") == true)
    let configuration = LintConfiguration(device: phone, usesPseudoLanguage: true)
    var linter = Linter(rules: LintRules.all.filter { $0.id == .textTruncated })
    let found = linter.check(LintScreen(device, configuration: configuration))
    #expect(found.count == count, "\(found.map(\.message))")
  }

  private final class LongRows: UITableViewController {
    init(_ height: CGFloat) {
      super.init(style: .plain)
      tableView.rowHeight = height
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "Rooms for the autumn meeting in the library of the town"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 20),
        label.widthAnchor.constraint(equalToConstant: 300),
      ])
      return cell
    }
  }

  // MARK: occluded

  /// A bar of 80 points lies over the lower end of a list of 400 points, which scrolls by the difference to its content.
  @Test(arguments: [
    (content: 700.0, inset: 0.0, scrolls: true, isFound: false), (400, 0, true, true), (400, 80, true, false),
    (700, 0, false, true),
  ])
  func whatCanBeScrolledOutFromUnderABarIsReached(
    _ row: (content: Double, inset: Double, scrolls: Bool, isFound: Bool)
  ) throws {
    let found = try findings(.occluded) { view in
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 393, height: row.content)
      list.contentInset.bottom = row.inset
      list.isScrollEnabled = row.scrolls
      let button = UIButton(type: .system)
      button.setTitle("Order", for: .normal)
      button.frame = CGRect(x: 20, y: 340, width: 100, height: 50)
      list.addSubview(button)
      view.addSubview(list)
      view.addSubview(UIView(frame: CGRect(x: 0, y: 420, width: 393, height: 80)))
    }
    #expect(found.isEmpty == !row.isFound, "\(found.map(\.message))")
  }

  // MARK: text-truncated

  @Test func lessThanAPixelIsRounding() throws {
    func found(_ share: CGFloat) throws -> Int {
      try findings(.textTruncated) { view in
        let label = Self.label("Label", y: 100)
        let whole = label.drawnText?.wholeSize.width ?? 0
        label.frame.size.width = whole - share
        view.addSubview(label)
      }.count
    }
    // A pixel of the phone is a third of a point.
    #expect(try found(0.3) == 0)
    #expect(try found(2) == 1)
  }
}
