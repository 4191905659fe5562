import Foundation

/// Wheels of choices.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The colour of the rows' text, which applications set by the key "textColor"; nil for the system's.
  var rowColor: UIColor? { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Reads a picker from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.finish(self, as: UIPickerView.self)
  }

  /// Stored only: the band around what is chosen is always shown, as since iOS 7.
  open var showsSelectionIndicator = false

  /// Says how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadAllComponents() } }
  }

  /// Says what stands in the rows, and is told what is chosen.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { reloadAllComponents() } }
  }

  private var wheels: [WheelView] = []
  private var isLoaded = false

  // MARK: Rows

  /// How many wheels there are.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    load()
    return wheels.indices.contains(component) ? wheels[component].rowCount : 0
  }

  /// The size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    load()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: widths[component], height: wheels[component].rowHeight)
  }

  /// The view of a row that can be seen, where the delegate makes views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    made(row, component, nil)
  }

  /// What the delegate makes for a row; nil where it makes no views.
  private func made(_ row: Int, _ component: Int, _ old: UIView?) -> UIView? {
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
    return view is NoRowView ? nil : view
  }

  /// Asks for all of it anew.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }

  /// Asks for a wheel's rows anew.
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

  /// Titles with attributes have the wheels' font unless they name one.
  private static func completed(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: WheelDrawing.line(text.string))
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }

  // MARK: Selection

  /// Chooses a row; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    load()
    guard wheels.indices.contains(component) else { return }
    wheels[component].choose(row, animated: animated)
  }

  /// The chosen row of a wheel; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    load()
    guard wheels.indices.contains(component), wheels[component].rowCount > 0 else { return -1 }
    return wheels[component].chosenRow
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { metrics.size(of: .pickerView).size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  /// The delegate's widths, and the rest in equal parts.
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

  /// The band around what is chosen.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    WheelDrawing.band(in: bounds, context)
  }
}

/// Says how many wheels and rows a picker has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what stands in a picker's rows, and is told what is chosen.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Points; 0 shares what others leave.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Points; 0 for the standard height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The text of a row; nil by default.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The text of a row with attributes, which comes before a plain one; nil by default.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// A view for a row, instead of texts. A view that was made before may be used again.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// The user turned a wheel to a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// 0, which leaves the width to the picker.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// 0, which leaves the height to the picker.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// No text.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// No text.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// No view: texts stand in the rows.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoRowView.shared }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Stands for the answer of delegates that make no views.
final class NoRowView: UIView {
  static let shared = NoRowView(frame: .zero)
}

extension NamedMembers {
  static let pickerView = NamedMembers(UIPickerView.self) {
    $0.setting("textColor") { (picker, color: UIColor) in picker.rowColor = color }
  }
}
