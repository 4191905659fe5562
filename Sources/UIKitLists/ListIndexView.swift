import Foundation

/// The section index of a table or collection view: titles along the trailing edge that scroll to sections.
@MainActor
final class ListIndexView: UIControl {
  /// The width of the index, in points, by which tables inset their rows.
  static let width: CGFloat = 15
  /// The line height of the titles, in points, when all of them fit.
  private static let lineHeight: CGFloat = 14

  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      for label in labels { label.removeFromSuperview() }
      labels = titles.map { title in
        let label = UILabel()
        label.text = title == UITableView.indexSearch ? "" : title
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
        return label
      }
      setNeedsLayout()
    }
  }
  private var labels: [UILabel] = []
  weak var list: (any IndexedList)?

  private var lineHeight: CGFloat {
    titles.isEmpty ? 0 : min(ListIndexView.lineHeight, bounds.height / CGFloat(titles.count))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = lineHeight
    let top = (bounds.height - line * CGFloat(titles.count)) / 2
    for (index, label) in labels.enumerated() {
      label.textColor = list?.indexColors.title ?? tintColor
      label.frame = CGRect(x: 0, y: top + CGFloat(index) * line, width: bounds.width, height: line)
    }
  }

  func updateColors() {
    let colors = list?.indexColors
    backgroundColor = (isTracking ? colors?.tracking : nil) ?? colors?.ground
    setNeedsLayout()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    follow(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    updateColors()
  }

  private func follow(_ touches: Set<UITouch>) {
    updateColors()
    guard let finger = touches.first, !titles.isEmpty, lineHeight > 0 else { return }
    let top = (bounds.height - lineHeight * CGFloat(titles.count)) / 2
    let index = Int(((finger.location(in: self).y - top) / lineHeight).rounded(.down))
    list?.showSection(ofIndexTitle: min(max(index, 0), titles.count - 1))
  }
}

/// The colors of an index. A `nil` title color means the tint color; a `nil` background means none.
struct ListIndexColors {
  var title: UIColor?
  var ground: UIColor?
  var tracking: UIColor?
}

/// A table or collection view with a section index.
@MainActor
protocol IndexedList: UIScrollView {
  var indexView: ListIndexView? { get set }
  var indexColors: ListIndexColors { get }
  func showSection(ofIndexTitle index: Int)
  /// Requests the index titles and displays them.
  func renewSectionIndex()
}

extension IndexedList {
  /// Shows an index with the titles, or removes the index if there are none.
  func showIndex(_ titles: [String]) {
    guard !titles.isEmpty else {
      indexView?.removeFromSuperview()
      indexView = nil
      return
    }
    let view = indexView ?? ListIndexView()
    view.list = self
    if view.superview !== self { addSubview(view) }
    view.titles = titles
    indexView = view
  }

  func layOutIndex() {
    guard let indexView else { return }
    let inset = adjustedContentInset
    let width = ListIndexView.width
    let x =
      isRightToLeft ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width
    indexView.frame = CGRect(
      x: x, y: bounds.minY + inset.top, width: width,
      height: max(bounds.height - inset.top - inset.bottom, 0))
    bringSubviewToFront(indexView)
    indexView.updateColors()
  }
}
