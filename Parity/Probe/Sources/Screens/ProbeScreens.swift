import UIKit

/// The screens that are recorded: every control, bar, style of list, sheet, alert and style of text.
///
/// Contents are fixed: dates, numbers and texts are the same in each recording, and nothing moves.
@MainActor
public struct ProbeScreens {
  /// A screen.
  public struct Entry {
    /// The name, which is that of the class.
    public let name: String
    /// Returns a new view controller.
    public let make: @MainActor () -> UIViewController
  }

  /// The screens.
  public private(set) var all: [Entry] = []

  private mutating func add<Controller: UIViewController>(_ make: @escaping @MainActor () -> Controller) {
    all.append(Entry(name: "\(Controller.self)", make: make))
  }

  /// Creates the list.
  public init() {
    add { TextStylesScreen() }
    add { FontWeightsScreen() }
    add { ParagraphsScreen() }
    add { TextInputScreen() }
    add { ButtonsScreen() }
    add { ButtonConfigurationsScreen() }
    add { ControlsScreen() }
    add { DatePickersScreen() }
    add { PickersScreen() }
    add { ImagesScreen() }
    add { NavigationBarScreen() }
    add { LargeTitleScreen() }
    add { SearchControllerScreen() }
    add { SearchBarScreen() }
    add { ToolbarScreen() }
    add { TabBarScreen() }
    add { PlainTableScreen() }
    add { GroupedTableScreen() }
    add { InsetGroupedTableScreen() }
    add { PlainListScreen() }
    add { GroupedListScreen() }
    add { InsetGroupedListScreen() }
    add { SidebarListScreen() }
    add { SidebarPlainListScreen() }
    add { GridScreen() }
    add { SplitViewScreen() }
    add { MediumSheetScreen() }
    add { LargeSheetScreen() }
    add { FormSheetScreen() }
    add { FullScreenScreen() }
    add { PopoverScreen() }
    add { AlertScreen() }
    add { AlertWithFieldScreen() }
    add { ActionSheetScreen() }
    if #available(iOS 16.0, *) { add { CalendarScreen() } }
    if #available(iOS 17.0, *) { add { UnavailableScreen() } }
  }
}

/// A screen with views below each other.
public class StackScreen: UIViewController {
  /// The views, in order.
  var rows: [UIView] { [] }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  /// Returns a label.
  func label(_ text: String, _ font: UIFont = .preferredFont(forTextStyle: .body), lines: Int = 1) -> UILabel
  {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = lines
    return label
  }

  /// Returns views side by side.
  func row(_ views: UIView...) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 12
    stack.alignment = .center
    return stack
  }
}
