import Foundation
@_spi(UIKit) import UIKitCore

/// A presented menu: rows with titles, images and checkmarks, in groups; submenus replace its contents.
///
/// `MenuDesign` has its measures. The entries of small and medium menus are columns in rows of 44 and 64 points.
package final class MenuView: UIView {
  private let design: MenuDesign
  /// A Boolean value that indicates whether the menu is glass, as in iOS 26.
  var isGlass: Bool { design.isGlass }
  private let glass: GlassPlatter?
  private let sender: Any?
  /// Called with the chosen action and its menu, before the action is performed.
  private let onChoice: @MainActor (UIAction, UIMenu) -> Void
  private var path: [UIMenu]
  package weak var floating: Floating?
  private let scrollView = UIScrollView()
  private var rows: [MenuRow] = []
  /// A Boolean value that indicates whether the first entry is the lowest one.
  private var isReversed = false

  /// Creates a view with the entries of a menu.
  ///
  /// - Parameters:
  ///   - sender: The sender of the chosen action.
  ///   - metrics: The metrics that determine the design.
  ///   - onChoice: Called with the chosen action and its menu, before the action is performed.
  package init(
    _ menu: UIMenu, sender: Any?, metrics: SystemMetrics,
    onChoice: @escaping @MainActor (UIAction, UIMenu) -> Void = { _, _ in }
  ) {
    design = MenuDesign(metrics: metrics)
    glass = design.isGlass ? GlassPlatter(frame: .zero) : nil
    self.sender = sender
    self.onChoice = onChoice
    path = [menu]
    super.init(frame: .zero)
    for element in menu.children { (element as? UIDeferredMenuElement)?.forget() }
    layer.cornerRadius = design.cornerRadius
    layer.cornerCurve = .continuous
    if let glass {
      glass.material = .menu
      glass.cornerRadius = design.cornerRadius
      addSubview(glass)
      scrollView.layer.cornerRadius = design.cornerRadius
      scrollView.layer.cornerCurve = .continuous
    } else {
      clipsToBounds = true
    }
    addSubview(scrollView)
    build()
  }

  required init?(coder: NSCoder) { nil }

  /// Presents a menu beside a rectangle of a window.
  ///
  /// - Parameters:
  ///   - coversSource: Whether the menu is over the rectangle, in the design of iOS 26.
  ///   - keepsFirstNear: Whether the first entry is next to the rectangle, also if the menu is above it.
  @discardableResult
  package static func show(
    _ menu: UIMenu, beside rect: CGRect, in window: UIWindow, sender: Any?, coversSource: Bool = false,
    keepsFirstNear: Bool = false,
    onChoice: @escaping @MainActor (UIAction, UIMenu) -> Void = { _, _ in },
    onClose: @escaping @MainActor () -> Void = {}
  ) -> Floating {
    let isGlass = window.metrics.hasGlass
    let view = MenuView(menu, sender: sender, metrics: window.metrics, onChoice: onChoice)
    // The shadow lies outside of the view that clips the rows.
    let holder = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
    view.frame = holder.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(view)
    let floating = Floating.show(
      holder, beside: rect, in: window, placement: !isGlass ? .beside : coversSource ? .over : .bareBeside,
      onClose: onClose)
    view.floating = floating
    if keepsFirstNear, floating.isAbove {
      view.isReversed = true
      view.build()
    }
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
    columns = MenuDesign.Columns()
    if design.isGlass { findColumns(of: menu) }
    var y: CGFloat = 0
    if path.count > 1 {
      y = design.endMargin
      let back = MenuRow(title: menu.title, symbol: "chevron.left", isHeader: true, design: design)
      if design.isGlass { columns.hasMarks = true }
      add(back, &y) { [weak self] in
        self?.path.removeLast()
        self?.build()
      }
    } else {
      if !menu.title.isEmpty { addTitle(menu.title, &y) }
      y += design.endMargin
    }
    addRows(of: menu, &y)
    y += design.endMargin
    let size = CGSize(width: design.width, height: y)
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

  /// Adds the title of the whole menu.
  private func addTitle(_ title: String, _ y: inout CGFloat) {
    let label = UILabel()
    label.text = title
    label.textColor = .secondaryLabel
    scrollView.addSubview(label)
    guard design.isGlass else {
      label.font = .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
      let height = max(30, label.font.lineHeight + 15).roundedToPixel(pixelScale)
      label.frame = CGRect(x: 16, y: 0, width: design.width - 32, height: height)
      y = height
      return
    }
    let size = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection).pointSize
    label.font = .systemFont(ofSize: size, weight: .medium)
    let line = label.font.lineHeight.roundedUpToPixel(pixelScale)
    label.frame = CGRect(x: 28, y: 20, width: design.width - 56, height: line)
    y = (line + 24.667).roundedToPixel(pixelScale)
    addLine(at: y)
  }

  /// Adds a line between sections.
  private func addLine(at y: CGFloat) {
    let line = UIView(
      frame: CGRect(x: design.lineInset, y: y, width: design.width - 2 * design.lineInset, height: 1))
    // #E5E5E5 on the menu's #FAFAFA in a picture.
    line.backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.085) }
    line.tag = -1
    scrollView.addSubview(line)
  }

  /// The columns of the menu that is displayed, on glass.
  private var columns = MenuDesign.Columns()

  /// Finds which columns the rows of a menu and of its inline menus have.
  private func findColumns(of menu: UIMenu) {
    guard !hasColumns(menu) else { return }
    for element in menu.children {
      for part in (element as? UIDeferredMenuElement)?.made ?? [element] {
        if let inner = part as? UIMenu, inner.options.contains(.displayInline) {
          findColumns(of: inner)
          continue
        }
        if part.image != nil { columns.hasImages = true }
        if (part as? UIAction)?.state ?? (part as? UICommand)?.state ?? .off != .off {
          columns.hasMarks = true
        }
      }
    }
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
      let width = design.width / CGFloat(line.count)
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
    for (index, element) in ordered(menu.children).enumerated() {
      if let deferred = element as? UIDeferredMenuElement {
        if let made = deferred.made {
          for element in ordered(made) { add(element, menu, &y) }
        } else {
          deferred.make { [weak self] in self?.build() }
          if let made = deferred.made { for element in ordered(made) { add(element, menu, &y) } }
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

  private func ordered(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    isReversed ? elements.reversed() : elements
  }

  private func gap(_ y: inout CGFloat) {
    guard y > design.endMargin, scrollView.subviews.last?.tag != -1 else { return }
    if design.isGlass {
      addLine(at: y + design.sectionGap / 2 - 0.5)
      y += design.sectionGap
      return
    }
    let band = UIView(frame: CGRect(x: 0, y: y, width: design.width, height: design.sectionGap))
    band.backgroundColor = .tertiarySystemFill
    band.tag = -1
    scrollView.addSubview(band)
    y += design.sectionGap
  }

  private func add(_ element: UIMenuElement, _ menu: UIMenu, _ y: inout CGFloat) {
    if let action = element as? UIAction ?? (element as? UICommand)?.action(from: responder) {
      if action.attributes.contains(.hidden) { return }
      let row = MenuRow(
        title: action.title, subtitle: action.subtitle, image: action.image,
        symbol: action.state == .on ? "checkmark" : action.state == .mixed ? "minus" : nil,
        isDestructive: action.attributes.contains(.destructive), design: design)
      row.isEnabled = !action.attributes.contains(.disabled)
      add(row, &y) { [weak self] in self?.choose(action, in: menu) }
    } else if let inner = element as? UIMenu {
      let row = MenuRow(
        title: inner.title, subtitle: inner.subtitle,
        image: inner.image, isDestructive: inner.options.contains(.destructive), opensMenu: true,
        design: design)
      add(row, &y) { [weak self] in
        self?.path.append(inner)
        self?.build()
      }
    }
  }

  private func add(_ row: MenuRow, _ y: inout CGFloat, _ action: @escaping @MainActor () -> Void) {
    if design.hasLinesBetweenRows, let last = scrollView.subviews.last, last is MenuRow {
      let line = UIView(frame: CGRect(x: 0, y: y - 0.5, width: design.width, height: 0.5))
      line.backgroundColor = .separator
      scrollView.addSubview(line)
    }
    row.columns = columns
    let height = row.height(width: design.width)
    row.frame = CGRect(x: 0, y: y, width: design.width, height: height)
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
    glass?.frame = bounds
    scrollView.frame = bounds
    scrollView.isScrollEnabled = scrollView.contentSize.height > bounds.height
  }
}
