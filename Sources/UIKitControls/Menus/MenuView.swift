import Foundation
@_spi(UIKit) import UIKitCore

/// A presented menu: rows with titles, images and checkmarks, in groups; submenus replace its contents.
///
/// The sizes are taken from pictures of menus of iOS 15 to 18: 250 points wide, rows of 44 points, higher
/// ones for larger text sizes. The entries of small and medium menus are columns in rows of 44 and 64 points.
package final class MenuView: UIView {
  static let width: CGFloat = 250
  private var rowHeight: CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return max(44, font.lineHeight + 23).roundedToPixel(pixelScale)
  }
  private static let groupGap: CGFloat = 8

  private let sender: Any?
  /// Called with the chosen action and its menu, before the action is performed.
  private let onChoice: @MainActor (UIAction, UIMenu) -> Void
  private var path: [UIMenu]
  package weak var floating: Floating?
  private let scrollView = UIScrollView()
  private var rows: [MenuRow] = []

  /// Creates a view with the entries of a menu.
  ///
  /// - Parameters:
  ///   - sender: The sender of the chosen action.
  ///   - onChoice: Called with the chosen action and its menu, before the action is performed.
  package init(
    _ menu: UIMenu, sender: Any?, onChoice: @escaping @MainActor (UIAction, UIMenu) -> Void = { _, _ in }
  ) {
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

  /// Presents a menu beside a rectangle of a window.
  @discardableResult
  package static func show(
    _ menu: UIMenu, beside rect: CGRect, in window: UIWindow, sender: Any?,
    onChoice: @escaping @MainActor (UIAction, UIMenu) -> Void = { _, _ in },
    onClose: @escaping @MainActor () -> Void = {}
  ) -> Floating {
    let view = MenuView(menu, sender: sender, onChoice: onChoice)
    // The shadow lies outside of the view that clips the rows.
    let holder = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
    view.frame = holder.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(view)
    let floating = Floating.show(holder, beside: rect, in: window, onClose: onClose)
    view.floating = floating
    return floating
  }

  /// Replaces the menu.
  package func exchange(for menu: UIMenu) {
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
      let label = UILabel()
      label.text = menu.title
      label.font = .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
      let height = max(30, label.font.lineHeight + 15).roundedToPixel(pixelScale)
      label.frame = CGRect(x: 16, y: 0, width: Self.width - 32, height: height)
      label.textColor = .secondaryLabel
      scrollView.addSubview(label)
      y = height
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

  /// Adds the entries of a menu side by side: symbols in small menus, with titles below them in medium ones.
  private func addColumns(of menu: UIMenu, _ y: inout CGFloat) {
    let actions = menu.children.compactMap { $0 as? UIAction ?? ($0 as? UICommand)?.action(from: responder) }
      .filter { !$0.attributes.contains(.hidden) }
    let perRow = menu.preferredElementSize == .small || menu.options.contains(.displayAsPalette) ? 4 : 3
    let hasTitles = perRow == 3
    let height: CGFloat = hasTitles ? 64 : 44
    for start in stride(from: 0, to: actions.count, by: perRow) {
      let line = Array(actions[start..<min(start + perRow, actions.count)])
      let width = Self.width / CGFloat(line.count)
      for (index, action) in line.enumerated() {
        let column = MenuColumn(action, hasTitle: hasTitles)
        let place = isRightToLeft ? line.count - 1 - index : index
        column.frame = CGRect(x: CGFloat(place) * width, y: y, width: width, height: height)
        column.addAction(UIAction { [weak self] _ in self?.choose(action, in: menu) }, for: .touchUpInside)
        scrollView.addSubview(column)
        guard index > 0 else { continue }
        let edge = isRightToLeft ? column.frame.maxX : column.frame.minX
        let line = UIView(frame: CGRect(x: edge - 0.25, y: y, width: 0.5, height: height))
        line.backgroundColor = .separator
        scrollView.addSubview(line)
      }
      y += height
    }
  }

  /// Returns whether the entries of a menu stand side by side.
  private func hasColumns(_ menu: UIMenu) -> Bool {
    menu.preferredElementSize == .small || menu.preferredElementSize == .medium
      || menu.options.contains(.displayAsPalette)
  }

  private var responder: UIResponder? { deviceSession.firstResponder ?? sender as? UIResponder }

  private func addRows(of menu: UIMenu, _ y: inout CGFloat) {
    if hasColumns(menu) { return addColumns(of: menu, &y) }
    // The elements of an inline menu are a group.
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
    let height = max(rowHeight, row.twoLineHeight)
    row.frame = CGRect(x: 0, y: y, width: Self.width, height: height)
    row.addAction(UIAction { _ in action() }, for: .touchUpInside)
    scrollView.addSubview(row)
    rows.append(row)
    y += height
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

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      build()
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    scrollView.isScrollEnabled = scrollView.contentSize.height > bounds.height
  }
}

/// A row of a menu with a checkmark, a title, a subtitle and an image.
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
    title.adjustsFontForContentSizeCategory = true
    title.font = .preferredFont(forTextStyle: isHeader ? .subheadline : .body)
    title.textColor = color
    subtitle.text = second
    subtitle.adjustsFontForContentSizeCategory = true
    subtitle.font = .preferredFont(forTextStyle: .caption1)
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

  private var lineHeights: (first: CGFloat, second: CGFloat) {
    func height(_ style: UIFont.TextStyle) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).lineHeight
    }
    return (height(.body), height(.caption1))
  }

  /// The height of a title and a subtitle with 4 points above and below; 0 without a subtitle.
  var twoLineHeight: CGFloat {
    guard subtitle.text?.isEmpty == false else { return 0 }
    return (lineHeights.first + lineHeights.second + 8).roundedUpToPixel(pixelScale)
  }

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
    let (first, second) = lineHeights
    let split = (4 + (bounds.height - 8) * first / (first + second)).roundedToPixel(pixelScale)
    place(
      title, CGRect(x: 32, y: hasSecond ? 4 : 0, width: width, height: hasSecond ? split - 4 : bounds.height))
    place(subtitle, CGRect(x: 32, y: split, width: width, height: bounds.height - 4 - split))
    place(picture, CGRect(x: bounds.width - 40, y: bounds.midY - 11, width: 24, height: 22))
  }
}

/// An entry of a menu whose entries stand side by side: a symbol, or a title, or both.
private final class MenuColumn: UIControl {
  private let picture = UIImageView()
  private let title = UILabel()
  private let isOn: Bool

  init(_ action: UIAction, hasTitle: Bool) {
    isOn = action.state == .on
    super.init(frame: .zero)
    let color: UIColor = action.attributes.contains(.destructive) ? .systemRed : .label
    picture.image = action.image
    picture.tintColor = color
    picture.contentMode = .scaleAspectFit
    title.text = hasTitle || action.image == nil ? action.title : nil
    title.font = .systemFont(ofSize: hasTitle ? 12 : 17)
    title.textColor = color
    title.textAlignment = .center
    accessibilityLabel = action.title
    for view in [picture, title] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isEnabled = !action.attributes.contains(.disabled)
    stateChanged()
  }

  required init?(coder: NSCoder) { nil }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted || isOn ? .systemFill : nil
    alpha = isEnabled ? 1 : 0.4
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = title.text?.isEmpty == false
    let hasPicture = picture.image != nil
    let middle = hasTitle ? bounds.height * 0.38 : bounds.midY
    picture.frame = CGRect(x: bounds.midX - 12, y: middle - 11, width: 24, height: 22)
    title.frame =
      hasPicture
      ? CGRect(x: 4, y: bounds.height - 24, width: max(bounds.width - 8, 0), height: 16)
      : bounds.insetBy(dx: 4, dy: 0)
  }
}
