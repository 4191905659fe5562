import Foundation
import Testing

import TinamouSnapshots
import UIKit

/// Each property that layout depends on, set on a screen that is laid out already: the next layout is that of a screen
/// on which it was set before the first. The screen has the view amid a column within the margins, so that sizes of
/// contents, margins and safe areas all show in frames.
@MainActor @Suite struct LayoutSetterTests {
  struct Setter: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> UIView
    let set: @MainActor @Sendable (UIView) -> Void

    init<View: UIView>(
      _ name: String, _ make: @escaping @MainActor @Sendable () -> View,
      _ set: @escaping @MainActor @Sendable (View) -> Void
    ) {
      testDescription = "\(View.self).\(name)"
      self.make = make
      self.set = { set($0 as! View) }
    }
  }

  /// A screen with a navigation bar, and a view between two labels.
  @MainActor final class Screen {
    let window: UIWindow
    let controller = UIViewController()
    let navigation: UINavigationController
    let subject: UIView
    private let before = UILabel()
    private let after = UILabel()

    init(_ make: @MainActor () -> UIView, height: CGFloat? = nil) {
      window = UIKitTests.window(393, 852)
      window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      navigation = UINavigationController(rootViewController: controller)
      subject = make()
      before.text = "Before"
      after.text = "After"
      before.font = .systemFont(ofSize: 15)
      for view in [before, subject, after] { _ = controller.view.child(view) }
      let margins = controller.view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        before.topAnchor.constraint(equalTo: margins.topAnchor),
        before.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        subject.topAnchor.constraint(equalTo: before.bottomAnchor, constant: 8),
        subject.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 30),
        subject.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
        after.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 8),
        after.leadingAnchor.constraint(equalTo: subject.trailingAnchor, constant: 4),
      ])
      if let height {
        subject.heightAnchor.constraint(equalToConstant: height).isActive = true
        subject.widthAnchor.constraint(equalToConstant: 300).isActive = true
      }
      window.rootViewController = navigation
    }

    private func text(_ frame: CGRect) -> String {
      "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    }

    /// All frames, and what scroll views say of their content.
    func layout() -> [String] {
      window.layoutIfNeeded()
      var lines: [String] = []
      func add(_ view: UIView, _ depth: Int) {
        var line = String(repeating: " ", count: depth) + "\(type(of: view)) \(text(view.frame))"
        if let scroll = view as? UIScrollView {
          line +=
            " content \(scroll.contentSize) at \(scroll.contentOffset) in \(scroll.adjustedContentInset)"
        }
        lines.append(line)
        for child in view.subviews { add(child, depth + 1) }
      }
      add(window, 0)
      // Tables keep their views in no order.
      return subject is UITableView ? lines.sorted() : lines
    }
  }

  private func check(
    _ make: @escaping @MainActor () -> UIView, height: CGFloat? = nil, mayKeepFrames: Bool = false,
    _ set: @MainActor (Screen) -> Void
  ) {
    let late = Screen(make, height: height)
    let former = late.layout()
    set(late)
    let changed = late.layout()
    let fresh = Screen(make, height: height)
    set(fresh)
    let (left, right) = (changed.joined(separator: "\n"), fresh.layout().joined(separator: "\n"))
    if left != right {
      Issue.record("\(firstDifference(left, right))")
    }
    // A property that changes nothing here would test nothing.
    if !mayKeepFrames, changed == former { Issue.record("nothing changes") }
  }

  /// The lines that differ, with what they should be.
  private func firstDifference(_ late: String, _ fresh: String) -> String {
    let (late, fresh) = (late.split(separator: "\n"), fresh.split(separator: "\n"))
    let lines = zip(late, fresh).filter { $0 != $1 }.map { "\n  late  \($0)\n  fresh \($1)" }
    return lines.joined() + (late.count == fresh.count ? "" : "\n  \(late.count) views, \(fresh.count) fresh")
  }

  // MARK: Views with a content

  nonisolated static let long = "A text of some length that wraps where it has to"

  nonisolated static let contents: [Setter] = [
    Setter("text", { label("Hi") }) { $0.text = long },
    Setter("attributedText", { label("Hi") }) {
      $0.attributedText = NSAttributedString(string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    },
    Setter("font", { label("Hi") }) { $0.font = .systemFont(ofSize: 30) },
    Setter("numberOfLines", { label(long) }) { $0.numberOfLines = 0 },
    Setter("preferredMaxLayoutWidth", { label(long, 0) }) { $0.preferredMaxLayoutWidth = 90 },
    Setter("lineBreakMode", { label(long, 0) }) { $0.lineBreakMode = .byClipping },
    Setter("contentHuggingPriority", { wide(label("Hi"), 200, 500) }) {
      $0.setContentHuggingPriority(.required, for: .horizontal)
    },
    Setter("contentCompressionResistancePriority", { wide(label(long), 50, 500) }) {
      $0.setContentCompressionResistancePriority(.init(1), for: .horizontal)
    },
    Setter("setTitle", { UIButton(type: .system) }) { $0.setTitle(long, for: .normal) },
    Setter("setAttributedTitle", { button() }) {
      $0.setAttributedTitle(
        NSAttributedString(string: "B", attributes: [.font: UIFont.systemFont(ofSize: 40)]), for: .normal)
    },
    Setter("setImage", { button() }) { $0.setImage(image(40), for: .normal) },
    Setter("contentEdgeInsets", { button() }) {
      $0.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    },
    Setter("titleEdgeInsets", { button() }) { $0.titleEdgeInsets.left = 20 },
    Setter("contentHorizontalAlignment", { wide(button()) }) { $0.contentHorizontalAlignment = .leading },
    Setter("titleLabel.font", { button() }) { $0.titleLabel?.font = .systemFont(ofSize: 40) },
    Setter("configuration", { button() }) { $0.configuration = .filled() },
    Setter("configuration.title", { UIButton(configuration: .filled()) }) { $0.configuration?.title = long },
    Setter("configuration.subtitle", { UIButton(configuration: .filled()) }) {
      $0.configuration?.subtitle = "x"
    },
    Setter("configuration.contentInsets", { UIButton(configuration: .filled()) }) {
      $0.configuration?.contentInsets.leading = 50
    },
    Setter("configuration.buttonSize", { titled(.filled()) }) { $0.configuration?.buttonSize = .mini },
    Setter("configuration.imagePadding", { titled(.filled(), image(20)) }) {
      $0.configuration?.imagePadding = 30
    },
    Setter("configuration.imagePlacement", { titled(.filled(), image(20)) }) {
      $0.configuration?.imagePlacement = .top
    },
    Setter("configuration.titlePadding", { titled(.filled(), subtitle: "x") }) {
      $0.configuration?.titlePadding = 20
    },
    Setter("text", { UITextField() }) { $0.text = long },
    Setter("placeholder", { UITextField() }) { $0.placeholder = long },
    Setter("font", { field() }) { $0.font = .systemFont(ofSize: 40) },
    Setter("borderStyle", { field() }) { $0.borderStyle = .roundedRect },
    Setter("leftView", { field() }) {
      $0.leftView = SizedView(50, 20)
      $0.leftViewMode = .always
    },
    Setter("rightViewMode", { field(right: true) }) { $0.rightViewMode = .always },
    Setter("text", { textView() }) { $0.text = long + long },
    Setter("font", { textView() }) { $0.font = .systemFont(ofSize: 40) },
    Setter("textContainerInset", { textView() }) { $0.textContainerInset.top = 40 },
    Setter("textContainer.lineFragmentPadding", { textView() }) { $0.textContainer.lineFragmentPadding = 40 },
    Setter("image", { UIImageView(image: image(10)) }) { $0.image = image(60) },
    Setter("highlightedImage", { highlighted() }) { $0.isHighlighted = true },
    Setter("preferredSymbolConfiguration", { UIImageView(image: UIImage(systemName: "star")) }) {
      $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
    },
    Setter("insertSegment", { UISegmentedControl(items: ["One"]) }) {
      $0.insertSegment(withTitle: long, at: 1, animated: false)
    },
    Setter("setTitle", { UISegmentedControl(items: ["One"]) }) { $0.setTitle(long, forSegmentAt: 0) },
    Setter("setWidth", { UISegmentedControl(items: ["One", "Two"]) }) { $0.setWidth(90, forSegmentAt: 0) },
    Setter("apportionsSegmentWidthsByContent", { UISegmentedControl(items: ["1", "Twenty-two"]) }) {
      $0.apportionsSegmentWidthsByContent = true
    },
    Setter("numberOfPages", { UIPageControl() }) { $0.numberOfPages = 7 },
    Setter("style", { indicator() }) { $0.style = .large },
    Setter("progressViewStyle", { UIProgressView() }) { $0.progressViewStyle = .bar },
    Setter("preferredDatePickerStyle", { UIDatePicker() }) { $0.preferredDatePickerStyle = .wheels },
  ]

  /// Setters that show in nothing but what is drawn, or in no frame of this screen.
  private static let frameless: Set<String> = ["UILabel.lineBreakMode", "UIProgressView.progressViewStyle"]

  @Test(arguments: contents) func changedContentsAreLaidOut(_ setter: Setter) {
    check(setter.make, mayKeepFrames: Self.frameless.contains(setter.testDescription)) {
      setter.set($0.subject)
    }
  }

  // MARK: Views, stacks, lists

  nonisolated static let containers: [Setter] = [
    Setter("layoutMargins", { box() }) { $0.layoutMargins.left = 40 },
    Setter("directionalLayoutMargins", { box() }) { $0.directionalLayoutMargins.leading = 40 },
    Setter("preservesSuperviewLayoutMargins", { box() }) {
      $0.superview?.layoutMargins = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
      $0.preservesSuperviewLayoutMargins = true
    },
    Setter("semanticContentAttribute", { box() }) { $0.semanticContentAttribute = .forceRightToLeft },
    Setter("isHidden of arranged", { stack() }) { $0.arrangedSubviews[1].isHidden = true },
    Setter("axis", { stack() }) { $0.axis = .vertical },
    Setter("alignment", { stack() }) { $0.alignment = .top },
    Setter("distribution", { stack() }) { $0.distribution = .equalSpacing },
    Setter("spacing", { stack() }) { $0.spacing = 17 },
    Setter("setCustomSpacing", { stack() }) { $0.setCustomSpacing(31, after: $0.arrangedSubviews[0]) },
    Setter("isLayoutMarginsRelativeArrangement", { stack() }) {
      $0.isLayoutMarginsRelativeArrangement = true
    },
    Setter("layoutMargins", { relative(stack()) }) { $0.layoutMargins.top = 44 },
    Setter("isBaselineRelativeArrangement", { vertical(stack()) }) {
      $0.isBaselineRelativeArrangement = true
    },
    Setter("insertArrangedSubview", { stack() }) { $0.insertArrangedSubview(label("New"), at: 1) },
    Setter("removeFromSuperview of arranged", { stack() }) { $0.arrangedSubviews[0].removeFromSuperview() },
    // Nothing that is laid out scrolls by itself when an inset at the top comes later.
    Setter("contentInset", { scroll() }) { $0.contentInset.bottom = 30 },
    Setter("contentSize", { UIScrollView() }) { $0.contentSize = CGSize(width: 1000, height: 900) },
    Setter("rowHeight", { table() }) { $0.rowHeight = 70 },
    Setter("sectionHeaderHeight", { table() }) { $0.sectionHeaderHeight = 70 },
    Setter("sectionFooterHeight", { table() }) { $0.sectionFooterHeight = 70 },
    Setter("sectionHeaderTopPadding", { table() }) { $0.sectionHeaderTopPadding = 5 },
    Setter("tableHeaderView", { table() }) { $0.tableHeaderView = UIView(frame: rect(0, 0, 10, 33)) },
    Setter("tableFooterView", { table() }) { $0.tableFooterView = UIView(frame: rect(0, 0, 10, 33)) },
    Setter("separatorInset", { table() }) {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 90, bottom: 0, right: 0)
    },
    Setter("separatorStyle", { table() }) { $0.separatorStyle = .none },
    Setter("isEditing", { table() }) { $0.isEditing = true },
  ]

  @Test(.ios(18), arguments: containers) func changedContainersAreLaidOut(_ setter: Setter) {
    let system = TestSystem(18)
    defer { system.restore() }
    check(setter.make, height: 240) { setter.set($0.subject) }
  }

  // MARK: Cells

  nonisolated static let cells: [Setter] = [
    Setter("accessoryType", { cell() }) { $0.accessoryType = .disclosureIndicator },
    Setter("accessoryView", { cell() }) { $0.accessoryView = UIView(frame: rect(0, 0, 60, 20)) },
    Setter("indentationLevel", { cell() }) { $0.indentationLevel = 3 },
    Setter("indentationWidth", { indented(cell()) }) { $0.indentationWidth = 30 },
    Setter("textLabel.text", { cell() }) { $0.textLabel?.text = "Another text" },
    Setter("detailTextLabel.text", { cell() }) { $0.detailTextLabel?.text = "Details" },
    Setter("imageView.image", { cell() }) { $0.imageView?.image = image(30) },
    Setter("contentConfiguration", { cell() }) {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Text"
      $0.contentConfiguration = content
    },
    Setter("layoutMargins", { cell() }) { $0.contentView.layoutMargins.left = 60 },
  ]

  @Test(arguments: cells) func changedCellsAreLaidOut(_ setter: Setter) {
    check(setter.make, height: 60, mayKeepFrames: setter.testDescription.hasSuffix("layoutMargins")) {
      setter.set($0.subject)
    }
  }

  // MARK: Controllers

  struct ControllerSetter: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let set: @MainActor @Sendable (Screen) -> Void
  }

  nonisolated static let controllers: [ControllerSetter] = [
    ControllerSetter(testDescription: "additionalSafeAreaInsets") {
      $0.controller.additionalSafeAreaInsets.top = 30
    },
    ControllerSetter(testDescription: "viewRespectsSystemMinimumLayoutMargins") {
      $0.controller.viewRespectsSystemMinimumLayoutMargins = false
      $0.controller.view.layoutMargins = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
    },
    ControllerSetter(testDescription: "edgesForExtendedLayout") { $0.controller.edgesForExtendedLayout = [] },
    ControllerSetter(testDescription: "isNavigationBarHidden") { $0.navigation.isNavigationBarHidden = true },
    ControllerSetter(testDescription: "isToolbarHidden") { $0.navigation.isToolbarHidden = false },
    ControllerSetter(testDescription: "prefersLargeTitles") {
      $0.navigation.navigationBar.prefersLargeTitles = true
    },
    ControllerSetter(testDescription: "prompt") { $0.controller.navigationItem.prompt = "Prompt" },
    ControllerSetter(testDescription: "title") { $0.controller.title = "Title" },
    ControllerSetter(testDescription: "titleView") {
      $0.controller.navigationItem.titleView = label("Title")
    },
    ControllerSetter(testDescription: "rightBarButtonItem") {
      $0.controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done", style: .plain, target: nil, action: nil)
    },
    ControllerSetter(testDescription: "largeTitleDisplayMode") {
      $0.navigation.navigationBar.prefersLargeTitles = true
      $0.controller.navigationItem.largeTitleDisplayMode = .never
    },
  ]

  @Test(arguments: controllers) func changedControllersAreLaidOut(_ setter: ControllerSetter) {
    let frameless: Set<String> = ["largeTitleDisplayMode"]
    check({ Self.label("Hi") }, mayKeepFrames: frameless.contains(setter.testDescription), setter.set)
  }

  /// A scroll view that fills the screen.
  @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.never, .always, .scrollableAxes])
  func insetAdjustmentsFollowTheBehavior(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    func screen() -> (UIWindow, UIScrollView) {
      let window = UIKitTests.window()
      window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let controller = UIViewController()
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 100, height: 2000)
      controller.view = scroll
      window.rootViewController = controller
      return (window, scroll)
    }
    let (window, late) = screen()
    window.layoutIfNeeded()
    late.contentInsetAdjustmentBehavior = behavior
    window.layoutIfNeeded()
    let (other, fresh) = screen()
    fresh.contentInsetAdjustmentBehavior = behavior
    other.layoutIfNeeded()
    #expect(late.adjustedContentInset == fresh.adjustedContentInset)
    #expect(late.safeAreaLayoutGuide.layoutFrame.size == fresh.safeAreaLayoutGuide.layoutFrame.size)
  }

  // MARK: Subjects

  static func label(_ text: String, _ lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  static func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  static func button() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    return button
  }

  static func titled(
    _ configuration: UIButton.Configuration, _ image: UIImage? = nil, subtitle: String? = nil
  )
    -> UIButton
  {
    var configuration = configuration
    configuration.title = "Title"
    configuration.subtitle = subtitle
    configuration.image = image
    return UIButton(configuration: configuration)
  }

  static func wide<View: UIView>(_ view: View, _ width: CGFloat = 250, _ priority: Float = 1000) -> View {
    view.widthAnchor.constraint(equalToConstant: width).withPriority(priority).isActive = true
    return view
  }

  static func field(right: Bool = false) -> UITextField {
    let field = UITextField()
    field.text = "Text"
    if right { field.rightView = SizedView(50, 20) }
    return field
  }

  static func textView() -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "Text"
    return view
  }

  static func highlighted() -> UIImageView { UIImageView(image: image(10), highlightedImage: image(70)) }

  static func indicator() -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  /// A view with a label within its margins.
  static func box() -> UIView {
    let view = UIView()
    let inner = label("Inner")
    _ = view.child(inner)
    inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
    inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    return view
  }

  static func stack() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [label("One"), label("Two"), button()])
    // Which of equals grows is not what is tested.
    stack.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    return stack
  }

  static func relative(_ stack: UIStackView) -> UIStackView {
    stack.isLayoutMarginsRelativeArrangement = true
    return stack
  }

  static func vertical(_ stack: UIStackView) -> UIStackView {
    stack.axis = .vertical
    stack.spacing = 40
    return stack
  }

  static func scroll() -> UIScrollView {
    let scroll = UIScrollView()
    let inner = label("Inner")
    _ = scroll.child(inner)
    inner.pinned(10)
    return scroll
  }

  final class Rows: UITableView, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  static func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = Rows(frame: .zero, style: style)
    table.dataSource = table
    return table
  }

  static func cell() -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    return cell
  }

  static func indented(_ cell: UITableViewCell) -> UITableViewCell {
    cell.indentationLevel = 2
    return cell
  }
}

extension NSLayoutConstraint {
  fileprivate func withPriority(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
