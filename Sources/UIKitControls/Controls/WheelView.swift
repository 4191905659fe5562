import Foundation

/// One wheel of a picker, a scroll view of rows of which the middle one is selected.
final class WheelView: UIScrollView, UIScrollViewDelegate {
  /// The number of rows, their height in points, and the text of a row.
  var rowCount = 0 { didSet { if rowCount != oldValue { rowsChanged() } } }
  var rowHeight: CGFloat = WheelDrawing.rowHeight { didSet { if rowHeight != oldValue { rowsChanged() } } }
  var text: @MainActor (Int) -> NSAttributedString? = { _ in nil }
  /// A closure that creates the view of a row, reusing another one if possible; `nil` if rows are text.
  var makeView: (@MainActor (Int, UIView?) -> UIView?)?
  /// A closure called after the user selected another row.
  var onChoice: (@MainActor (Int) -> Void)?

  private(set) var chosenRow = 0
  private var rowViews: [Int: UIView] = [:]
  private var reusableViews: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    isOpaque = false
    contentMode = .redraw
    scrollsToTop = false
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  private func rowsChanged() {
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    chosenRow = min(max(chosenRow, 0), max(rowCount - 1, 0))
    setNeedsLayout()
  }

  /// Reloads the rows.
  func reload() {
    for view in rowViews.values { view.removeFromSuperview() }
    rowViews = [:]
    reusableViews = []
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// Selects a row, optionally with animated scrolling.
  func choose(_ row: Int, animated: Bool) {
    chosenRow = min(max(row, 0), max(rowCount - 1, 0))
    setContentOffset(offset(of: chosenRow), animated: animated)
    setNeedsDisplay()
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  private var row: CGFloat { rowHeight > 0 ? (contentOffset.y + contentInset.top) / rowHeight : 0 }

  private var laidOutSize = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != laidOutSize || contentInset.top != (bounds.height - rowHeight) / 2 {
      laidOutSize = bounds.size
      let space = (bounds.height - rowHeight) / 2
      contentInset = UIEdgeInsets(top: space, left: 0, bottom: space, right: 0)
      contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
      if !isTracking, !isDecelerating { contentOffset = offset(of: chosenRow) }
    }
    placeViews()
    setNeedsDisplay()
  }

  /// The visible rows.
  private var visibleRows: Range<Int> {
    guard rowHeight > 0 else { return 0..<0 }
    let reach = bounds.height / 2 / rowHeight + 2
    let low = min(max(Int((row - reach).rounded(.down)), 0), rowCount)
    return low..<min(max(Int((row + reach).rounded(.up)) + 1, low), rowCount)
  }

  private func placeViews() {
    guard let makeView else { return }
    let rows = visibleRows
    for (index, view) in rowViews.sorted(by: { $0.key < $1.key }) where !rows.contains(index) {
      view.removeFromSuperview()
      rowViews[index] = nil
      reusableViews.append(view)
    }
    for index in rows {
      if rowViews[index] == nil, let view = makeView(index, reusableViews.popLast()) {
        rowViews[index] = view
        addSubview(view)
      }
      guard let view = rowViews[index] else { continue }
      let place = WheelDrawing.place(CGFloat(index) - row, rowHeight)
      view.transform = .identity
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY + place.shift)
      view.transform = CGAffineTransform(scaleX: 1, y: place.scale)
      view.alpha = place.isSeen ? place.alpha(index == chosenRow ? 0 : CGFloat(index) - row) : 0
    }
  }

  override func draw(_ rect: CGRect) {
    guard makeView == nil else { return }
    for index in visibleRows {
      guard let line = text(index) else { continue }
      WheelDrawing.draw(line, CGFloat(index) - row, rowHeight, in: bounds)
    }
  }

  // MARK: Selection

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, rowHeight > 0 else { return }
    // A tap selects the row at its position.
    let distance = (touch.location(in: self).y - bounds.midY) / rowHeight
    let target = min(max(chosenRow + Int(distance.rounded()), 0), max(rowCount - 1, 0))
    guard target != chosenRow else { return }
    choose(target, animated: true)
    onChoice?(target)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    setNeedsDisplay()
    setNeedsLayout()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard rowHeight > 0 else { return }
    let row = ((targetContentOffset.pointee.y + contentInset.top) / rowHeight).rounded()
    targetContentOffset.pointee.y = offset(of: min(max(Int(row), 0), max(rowCount - 1, 0))).y
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settle()
  }

  private func settle() {
    let row = min(max(Int(self.row.rounded()), 0), max(rowCount - 1, 0))
    guard row != chosenRow else { return }
    chosenRow = row
    onChoice?(row)
  }
}
