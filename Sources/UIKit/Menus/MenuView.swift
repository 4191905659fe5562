import Foundation

/// A menu that is shown: rows with titles, pictures and marks, in groups; menus within open in its place.
///
/// Sizes are those of menus in pictures of iOS 15 to 18: 250 points wide, rows of 44.
final class MenuView: UIView {
  static let width: CGFloat = 250
  private static let rowHeight: CGFloat = 44
  private static let groupGap: CGFloat = 8

  private let sender: Any?
  /// Called with what was chosen, before its action is performed.
  private let onChoice: @MainActor (UIAction, UIMenu) -> Void
  private var path: [UIMenu]
  weak var floating: Floating?
  private let scrollView = UIScrollView()
  private var rows: [MenuRow] = []

  /// - Parameters:
  ///   - sender: what the chosen action is told as its sender.
  ///   - onChoice: called with what was chosen and the menu that it is in, before it is performed.
  init(_ menu: UIMenu, sender: Any?, onChoice: @escaping @MainActor (UIAction, UIMenu) -> Void = { _, _ in })
  {
    self.sender = sender
    self.onChoice = onChoice
    path = [menu]
    super.init(frame: .zero)
    for element in menu.children { (element as? UIDeferredMenuElement)?.forget() }
    clipsToBounds = true
    layer.cornerRadius = 13
    addSubview(scrollView)
    build()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a menu beside a rectangle of a window.
  @discardableResult
  static func show(
    _ menu: UIMenu, beside rect: CGRect, in window: UIWindow, sender: Any?,
    onChoice: @escaping @MainActor (UIAction, UIMenu) -> Void = { _, _ in },
    onClose: @escaping @MainActor () -> Void = {}
  ) -> Floating {
    let view = MenuView(menu, sender: sender, onChoice: onChoice)
    // The shadow lies outside of what cuts the rows off.
    let holder = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
    view.frame = holder.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(view)
    let floating = Floating.show(holder, beside: rect, in: window, onClose: onClose)
    view.floating = floating
    return floating
  }

  /// Shows another menu in its place.
  func exchange(for menu: UIMenu) {
    path = [menu]
    build()
  }

  private func build() {
    rows.forEach { $0.removeFromSuperview() }
    scrollView.subviews.forEach { $0.removeFromSuperview() }
    rows = []
    guard let menu = path.last else { return }
    var y: CGFloat = 0
    if path.count > 1 {
      add(MenuRow(title: menu.title, symbol: "chevron.left", isHeader: true), &y) { [weak self] in
        self?.path.removeLast()
        self?.build()
      }
    } else if !menu.title.isEmpty {
      let label = UILabel(frame: CGRect(x: 16, y: 0, width: Self.width - 32, height: 30))
      label.text = menu.title
      label.font = .systemFont(ofSize: 12)
      label.textColor = .secondaryLabel
      scrollView.addSubview(label)
      y = 30
    }
    addRows(of: menu, &y)
    let size = CGSize(width: Self.width, height: y)
    scrollView.contentSize = size
    if let floating, let holder = superview, floating.content === holder, !(holder is PreviewHolder) {
      floating.fit(size)
      frame = holder.bounds
    } else {
      frame = CGRect(origin: frame.origin, size: size)
    }
    scrollView.frame = bounds
    setNeedsLayout()
  }

  private func addRows(of menu: UIMenu, _ y: inout CGFloat) {
    // Elements within menus that are shown in line are a group.
    for (index, element) in menu.children.enumerated() {
      if let deferred = element as? UIDeferredMenuElement {
        if let made = deferred.made {
          for element in made { add(element, menu, &y) }
        } else {
          deferred.make { [weak self] in self?.build() }
          if let made = deferred.made { for element in made { add(element, menu, &y) } }
        }
        continue
      }
      if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
        if index > 0 { gap(&y) }
        addRows(of: inner, &y)
        if index < menu.children.count - 1 { gap(&y) }
        continue
      }
      add(element, menu, &y)
    }
  }

  private func gap(_ y: inout CGFloat) {
    guard y > 0, scrollView.subviews.last?.tag != -1 else { return }
    let band = UIView(frame: CGRect(x: 0, y: y, width: Self.width, height: Self.groupGap))
    band.backgroundColor = .tertiarySystemFill
    band.tag = -1
    scrollView.addSubview(band)
    y += Self.groupGap
  }

  private func add(_ element: UIMenuElement, _ menu: UIMenu, _ y: inout CGFloat) {
    let responder = UIResponder.first ?? sender as? UIResponder
    if let action = element as? UIAction ?? (element as? UICommand)?.action(from: responder) {
      if action.attributes.contains(.hidden) { return }
      let row = MenuRow(
        title: action.title, subtitle: action.subtitle, image: action.image,
        symbol: action.state == .on ? "checkmark" : action.state == .mixed ? "minus" : nil,
        isDestructive: action.attributes.contains(.destructive))
      row.isEnabled = !action.attributes.contains(.disabled)
      add(row, &y) { [weak self] in self?.choose(action, in: menu) }
    } else if let inner = element as? UIMenu {
      let row = MenuRow(
        title: inner.title, subtitle: inner.subtitle,
        image: inner.image ?? UIImage(systemName: "chevron.right"),
        isDestructive: inner.options.contains(.destructive))
      add(row, &y) { [weak self] in
        self?.path.append(inner)
        self?.build()
      }
    }
  }

  private func add(_ row: MenuRow, _ y: inout CGFloat, _ action: @escaping @MainActor () -> Void) {
    if let last = scrollView.subviews.last, last is MenuRow {
      let line = UIView(frame: CGRect(x: 0, y: y - 0.5, width: Self.width, height: 0.5))
      line.backgroundColor = .separator
      scrollView.addSubview(line)
    }
    row.frame = CGRect(x: 0, y: y, width: Self.width, height: Self.rowHeight)
    row.addAction(UIAction { _ in action() }, for: .touchUpInside)
    scrollView.addSubview(row)
    rows.append(row)
    y += Self.rowHeight
  }

  private func choose(_ action: UIAction, in menu: UIMenu) {
    onChoice(action, menu)
    if action.attributes.contains(.keepsMenuPresented) {
      action.perform(sender: sender)
      build()
      return
    }
    let sender = sender
    floating?.close()
    action.perform(sender: sender)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    scrollView.isScrollEnabled = scrollView.contentSize.height > bounds.height
  }
}

/// A row of a menu: a mark, the title, and a picture at the end.
private final class MenuRow: UIControl {
  private let title = UILabel()
  private let subtitle = UILabel()
  private let mark = UIImageView()
  private let picture = UIImageView()
  private let isHeader: Bool

  init(
    title text: String, subtitle second: String? = nil, image: UIImage? = nil, symbol: String? = nil,
    isDestructive: Bool = false, isHeader: Bool = false
  ) {
    self.isHeader = isHeader
    super.init(frame: .zero)
    let color: UIColor = isDestructive ? .systemRed : isHeader ? .secondaryLabel : .label
    title.text = text
    title.font = isHeader ? .systemFont(ofSize: 15) : .systemFont(ofSize: 17)
    title.textColor = color
    subtitle.text = second
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.textColor = .secondaryLabel
    mark.image = symbol.flatMap {
      UIImage(
        systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    }
    mark.contentMode = .center
    picture.image = image
    picture.contentMode = .scaleAspectFit
    for view in [mark, picture] { view.tintColor = color }
    for view in [title, subtitle, mark, picture] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted ? .systemFill : nil
    alpha = isEnabled ? 1 : 0.4
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func place(_ view: UIView, _ rect: CGRect) {
      view.frame = isRightToLeft ? rect.mirrored(in: bounds) : rect
    }
    place(mark, CGRect(x: 8, y: 0, width: 18, height: bounds.height))
    let end: CGFloat = picture.image == nil ? 16 : 48
    let width = max(bounds.width - 32 - end, 0)
    let hasSecond = subtitle.text?.isEmpty == false
    subtitle.isHidden = !hasSecond
    place(title, CGRect(x: 32, y: hasSecond ? 4 : 0, width: width, height: hasSecond ? 20 : bounds.height))
    place(subtitle, CGRect(x: 32, y: 24, width: width, height: 16))
    place(picture, CGRect(x: bounds.width - 40, y: bounds.midY - 11, width: 24, height: 22))
  }
}
