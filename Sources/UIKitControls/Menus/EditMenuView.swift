import Foundation

/// A bar of commands with their titles side by side, in pages if there are too many; submenus replace its
/// contents.
///
/// It is 44 points high with titles of 15 points, as estimated from pictures of iOS 16 to 18.
final class EditMenuView: UIView {
  private static let height: CGFloat = 44
  private static let padding: CGFloat = 14

  private weak var responder: UIResponder?
  private let available: CGFloat
  private var path: [UIMenu]
  private var page = 0
  private var buttons: [UIView] = []
  /// Called before a chosen action is performed.
  var onChoice: @MainActor () -> Void = {}
  /// Called when the view has left its window.
  var onRemoval: @MainActor () -> Void = {}
  /// Called when the size of the view has changed.
  var onResize: @MainActor () -> Void = {}

  /// Creates a bar with the entries of a menu.
  ///
  /// - Parameters:
  ///   - responder: The responder where the search for the targets of commands begins.
  ///   - width: The available width, in points.
  init(_ menu: UIMenu, responder: UIResponder, width: CGFloat) {
    self.responder = responder
    available = width
    path = [menu]
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    build()
  }

  required init?(coder: NSCoder) { nil }

  var isEmpty: Bool { buttons.isEmpty }

  /// The titles that are displayed, from the leading edge.
  var titles: [String] { buttons.compactMap { ($0 as? UIButton)?.currentTitle } }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onRemoval() }
  }

  func exchange(for menu: UIMenu) {
    path = [menu]
    page = 0
    build()
  }

  private typealias Entry = (button: UIButton, width: CGFloat)

  private func build() {
    subviews.forEach { $0.removeFromSuperview() }
    buttons = []
    guard let menu = path.last else { return }
    var entries: [Entry] = []
    collect(menu, into: &entries)
    let pages = divide(entries)
    page = min(page, max(pages.count - 1, 0))
    var x: CGFloat = 0
    func add(_ entry: Entry) {
      if x > 0 {
        let line = UIView(frame: CGRect(x: x, y: 12, width: 0.5, height: Self.height - 24))
        line.backgroundColor = .separator
        addSubview(line)
      }
      entry.button.frame = CGRect(x: x, y: 0, width: entry.width, height: Self.height)
      addSubview(entry.button)
      x += entry.width
    }
    if page > 0 || path.count > 1 {
      add(chevron("chevron.backward") { [weak self] in self?.back() })
    }
    if !pages.isEmpty {
      for entry in pages[page] {
        add(entry)
        buttons.append(entry.button)
      }
    }
    if page + 1 < pages.count {
      add(chevron("chevron.forward") { [weak self] in self?.turn(by: 1) })
    }
    bounds.size = CGSize(width: x, height: Self.height)
    if isRightToLeft { for view in subviews { view.frame = view.frame.mirrored(in: bounds) } }
    onResize()
  }

  private func back() {
    if page > 0 { return turn(by: -1) }
    path.removeLast()
    build()
  }

  private func turn(by pages: Int) {
    page += pages
    build()
  }

  /// Returns the entries in pages that fit the available width, with chevrons to the others.
  private func divide(_ entries: [Entry]) -> [[Entry]] {
    let back = path.count > 1 ? Self.height : 0
    guard entries.reduce(back, { $0 + $1.width }) > available else { return entries.isEmpty ? [] : [entries] }
    var pages: [[Entry]] = [[]]
    var width: CGFloat = 0
    for entry in entries {
      if width + entry.width > available - 2 * Self.height, !pages[pages.count - 1].isEmpty {
        pages.append([])
        width = 0
      }
      pages[pages.count - 1].append(entry)
      width += entry.width
    }
    return pages
  }

  private func collect(_ menu: UIMenu, into entries: inout [Entry]) {
    for element in menu.children {
      if let command = element as? UICommand {
        if let action = command.action(from: responder) { add(action, to: &entries) }
      } else if let action = element as? UIAction {
        add(action, to: &entries)
      } else if let deferred = element as? UIDeferredMenuElement {
        if deferred.made == nil { deferred.make { [weak self] in self?.build() } }
        if let made = deferred.made { collect(UIMenu(children: made), into: &entries) }
      } else if let inner = element as? UIMenu {
        if inner.options.contains(.displayInline) {
          collect(inner, into: &entries)
        } else {
          entries.append(
            entry(inner.title, inner.image, color: .label) { [weak self] in
              self?.path.append(inner)
              self?.page = 0
              self?.build()
            })
        }
      }
    }
  }

  private func add(_ action: UIAction, to entries: inout [Entry]) {
    guard !action.attributes.contains(.hidden) else { return }
    let color: UIColor = action.attributes.contains(.destructive) ? .systemRed : .label
    let made = entry(action.title, action.image, color: color) { [weak self] in
      guard let self else { return }
      let responder = responder
      if !action.attributes.contains(.keepsMenuPresented) { onChoice() }
      action.perform(sender: responder)
      if action.attributes.contains(.keepsMenuPresented) { build() }
    }
    made.button.isEnabled = !action.attributes.contains(.disabled)
    entries.append(made)
  }

  private func chevron(_ symbol: String, _ action: @escaping @MainActor () -> Void) -> Entry {
    let size = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    let image = UIImage(systemName: symbol, withConfiguration: size)
    return (entry("", image, color: .secondaryLabel, action).button, Self.height)
  }

  private func entry(
    _ title: String, _ image: UIImage?, color: UIColor, _ action: @escaping @MainActor () -> Void
  ) -> Entry {
    let button = UIButton(type: .custom)
    button.tintColor = color
    if title.isEmpty {
      button.setImage(image, for: .normal)
    } else {
      button.setTitle(title, for: .normal)
      button.setTitleColor(color, for: .normal)
      button.setTitleColor(.tertiaryLabel, for: .disabled)
    }
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    let width = (button.intrinsicContentSize.width + 2 * Self.padding).rounded(.up)
    return (button, max(width, Self.height))
  }
}
