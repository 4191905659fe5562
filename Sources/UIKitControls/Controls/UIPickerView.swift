import Foundation
@_spi(UIKit) import UIKitCore

/// A view of wheels for selecting values.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The color of the rows' text, which applications set by the key "textColor"; `nil` for the system's.
  var rowColor: UIColor? { didSet { setNeedsLayout() } }

  /// Creates a picker. An empty frame becomes 320 x 216 points large.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = metrics.size(of: .pickerView).size }
    isOpaque = false
  }

  /// Creates a picker that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.finish(self, as: UIPickerView.self)
  }

  /// Stored only: the band around the selected row is always displayed, as since iOS 7.
  open var showsSelectionIndicator = false

  /// The data source, which provides the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadAllComponents() } }
  }

  /// The delegate, which provides the content of rows and is notified of the selection.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { reloadAllComponents() } }
  }

  private var wheels: [WheelView] = []
  private var isLoaded = false

  // MARK: Rows

  /// The number of wheels.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    load()
    return wheels.indices.contains(component) ? wheels[component].rowCount : 0
  }

  /// Returns the size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    load()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: widths[component], height: wheels[component].rowHeight)
  }

  /// Returns the view of a row, if the delegate provides views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    made(row, component, nil)
  }

  /// Returns the view that the delegate creates for a row; `nil` if it provides no views.
  private func made(_ row: Int, _ component: Int, _ old: UIView?) -> UIView? {
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
    return view is NoRowView ? nil : view
  }

  /// Reloads all wheels in the next layout.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }

  /// Reloads the rows of a wheel.
  open func reloadComponent(_ component: Int) {
    guard isLoaded, wheels.indices.contains(component) else { return reloadAllComponents() }
    fill(wheels[component], component)
  }

  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    let chosen = wheels.map(\.chosenRow)
    for wheel in wheels.dropFirst(count) { wheel.removeFromSuperview() }
    wheels = Array(wheels.prefix(count))
    while wheels.count < count {
      let wheel = WheelView(frame: .zero)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for (component, wheel) in wheels.enumerated() {
      fill(wheel, component)
      if component < chosen.count { wheel.choose(chosen[component], animated: false) }
    }
  }

  private func fill(_ wheel: WheelView, _ component: Int) {
    wheel.rowCount = max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    if let height = delegate?.pickerView(self, rowHeightForComponent: component), height > 0 {
      wheel.rowHeight = height
    }
    wheel.text = { [weak self] row in
      guard let self, let delegate else { return nil }
      if let text = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
        return Self.completed(text)
      }
      let title = delegate.pickerView(self, titleForRow: row, forComponent: component)
      return title.map { WheelDrawing.line($0, color: rowColor) }
    }
    let makesViews = wheel.rowCount > 0 && made(0, component, nil) != nil
    wheel.makeView = nil
    if makesViews { wheel.makeView = { [weak self] row, old in self?.made(row, component, old) } }
    wheel.onChoice = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    wheel.reload()
  }

  /// Returns a title with the wheels' font where it has none.
  private static func completed(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: WheelDrawing.line(text.string))
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }

  // MARK: Selection

  /// Selects a row, without notifying the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    load()
    guard wheels.indices.contains(component) else { return }
    wheels[component].choose(row, animated: animated)
  }

  /// Returns the selected row of a wheel; -1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    load()
    guard wheels.indices.contains(component), wheels[component].rowCount > 0 else { return -1 }
    return wheels[component].chosenRow
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { metrics.size(of: .pickerView).size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultHigh, .defaultHigh)
  }

  /// The widths of the wheels: the delegate's, or equal parts of the rest.
  private var widths: [CGFloat] {
    let asked = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let flexible = asked.filter { $0 <= 0 }.count
    let rest = max(bounds.width - 18 - asked.filter { $0 > 0 }.reduce(0, +), 0)
    return asked.map { $0 > 0 ? $0 : rest / CGFloat(max(flexible, 1)) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let widths = widths
    var x = bounds.midX - widths.reduce(0, +) / 2
    for (index, wheel) in wheels.enumerated() {
      let left = isRightToLeft ? bounds.maxX - (x - bounds.minX) - widths[index] : x
      wheel.frame = CGRect(x: left, y: bounds.minY, width: widths[index], height: bounds.height)
      x += widths[index]
    }
  }

  /// Draws the band around the selected row.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    WheelDrawing.band(in: bounds, isCapsule: metrics.hasGlass, context)
  }
}

/// The placeholder that delegates without views return.
final class NoRowView: UIView {
  static let shared = NoRowView(frame: .zero)
}

extension NamedMembers {
  package static let pickerView = NamedMembers(UIPickerView.self) {
    $0.setting("textColor") { (picker, color: UIColor) in picker.rowColor = color }
  }
}
