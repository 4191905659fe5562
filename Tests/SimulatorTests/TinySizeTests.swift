import Simulator
import Testing
import UIKit

/// Views of sizes that leave no place for what is in them are laid out and drawn.
@MainActor @Suite(.serialized) struct TinySizeTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Details"
      cell.imageView?.image = UIImage(systemName: "star")
      cell.accessoryType = .detailDisclosureButton
      return cell
    }
  }

  private static func views() -> [UIView] {
    var configurations: [UIButton.Configuration] = [
      .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(),
      .borderedProminent(),
      .glass(), .prominentGlass(),
    ]
    for index in configurations.indices {
      configurations[index].title = "Title"
      configurations[index].subtitle = "Subtitle"
      configurations[index].image = UIImage(systemName: "star")
      configurations[index].showsActivityIndicator = index % 2 == 1
    }
    let fields = [UITextField.BorderStyle.none, .line, .bezel, .roundedRect].map { style in
      let field = UITextField()
      (field.borderStyle, field.text, field.placeholder, field.clearButtonMode) = (
        style, "Text", "Place", .always
      )
      return field
    }
    let pickers = [UIDatePickerStyle.wheels, .compact, .inline].map { style in
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = style
      return picker
    }
    let pages = UIPageControl()
    pages.numberOfPages = 9
    let search = UISearchBar()
    (search.showsCancelButton, search.prompt, search.text) = (true, "Prompt", "Text")
    search.scopeButtonTitles = ["One", "Two"]
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit)]
    bar.items = [UINavigationItem(title: "Back"), item]
    let tabs = UITabBar()
    tabs.items = (0..<4).map { UITabBarItem(title: "Tab \($0)", image: UIImage(systemName: "star"), tag: $0) }
    tabs.selectedItem = tabs.items?.first
    let tools = UIToolbar()
    tools.items = [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .done)]
    let text = UITextView()
    text.text = "Text"
    let label = UILabel()
    (label.text, label.numberOfLines) = ("A text of some words", 0)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    return configurations.map { UIButton(configuration: $0) } + [
      UIButton(type: .contactAdd), UIButton(type: .close),
    ]
      + fields + pickers
      + [
        pages, search, bar, tabs, tools, text, label, segments, UISlider(), UISwitch(), UIStepper(),
        UIProgressView(),
        UIPickerView(), UIActivityIndicatorView(), UICalendarView(), UIColorWell(),
        UIVisualEffectView(effect: UIBlurEffect(style: .regular)),
        UIImageView(image: UIImage(systemName: "star")),
        UIContentUnavailableView(configuration: .empty()),
      ]
  }

  private static let sizes = [
    CGSize(width: 0, height: 0), CGSize(width: 0.4, height: 0.4), CGSize(width: 3, height: 3),
    CGSize(width: 200, height: 1), CGSize(width: 1, height: 200), CGSize(width: 200, height: 0),
  ]

  private func device(_ system: Int) throws -> VirtualDevice {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPhone 15"), settings: DeviceSettings(system: system))
  }

  @Test(arguments: [18, 26]) func viewsAreDrawn(_ system: Int) throws {
    for size in Self.sizes {
      let device = try device(system)
      let controller = UIViewController()
      for view in Self.views() {
        view.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: size)
        controller.view.addSubview(view)
      }
      device.show(controller)
      #expect(!(try device.picture(.png, scale: 1).isEmpty))
    }
  }

  @Test(arguments: [18, 26]) func listsAreDrawn(_ system: Int) throws {
    for size in Self.sizes {
      for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
        let device = try device(system)
        let controller = UIViewController()
        let rows = Rows(style: style)
        controller.addChild(rows)
        controller.view.addSubview(rows.view)
        rows.view.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: size)
        rows.didMove(toParent: controller)
        device.show(controller)
        #expect(!(try device.picture(.png, scale: 1).isEmpty))
      }
    }
  }

  /// An accessory view without keys below it: the glass of the keyboard has no height.
  @Test(arguments: [18, 26]) func accessoriesStandAlone(_ system: Int) throws {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let device = try device(system)
    let chat = Chat()
    device.show(chat)
    #expect(chat.becomeFirstResponder())
    device.advance(by: 1)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY == 852)
    #expect(!(try device.picture(.png, scale: 1).isEmpty))
  }
}
