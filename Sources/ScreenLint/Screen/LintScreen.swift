import ClassMetadata
import DesignCanvas
import LayoutExplanations
import Simulator
import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

/// A screen in a configuration, as rules see it: the views of the frontmost controller from back to front, without what is hidden.
@MainActor
package final class LintScreen {
  package let device: VirtualDevice
  package let configuration: LintConfiguration
  /// The rectangle of the screen in points, from 0.
  package let bounds: CGRect
  /// The root view of the frontmost controller.
  package let root: UIView
  /// The view that will be part of another one, such as a cell of a document; `nil` for whole screens.
  package let embedded: UIView?
  /// The views from back to front.
  package private(set) var views: [LintView] = []
  /// A Boolean value that indicates whether something of the system's lies over the controller, such as an alert.
  package let isCovered: Bool

  /// A Boolean value that determines whether the colors of texts are measured, which takes drawing. The default is `true`; a check of
  /// several configurations measures once for each appearance.
  package var measuresContrast = true

  /// The conflicts and ambiguities of the layout, found when a rule asks for them.
  private(set) lazy var problems = device.explainedProblems(names: names)

  private var places: [ObjectIdentifier: Int] = [:]
  private let names: ViewNames

  /// Collects the views of a device's screen, which is laid out.
  package init(_ device: VirtualDevice, configuration: LintConfiguration, embedded: UIView? = nil) {
    self.device = device
    self.configuration = configuration
    self.embedded = embedded
    bounds = CGRect(origin: .zero, size: device.device.size(in: device.interfaceOrientation))
    let front = Self.front(of: device.window)
    root = embedded ?? front.view
    isCovered = front.isCovered
    names = ViewNames(on: device)
    collect()
  }

  /// Returns the root view of the frontmost controller that is the application's own.
  private static func front(of window: UIWindow) -> (view: UIView, isCovered: Bool) {
    var isCovered = false
    guard var controller = window.rootViewController else { return (window, false) }
    while let next = controller.presentedViewController, !next.isBeingDismissed {
      if SystemModules.isSystems(type(of: next)), next.children.isEmpty, !(next is UITableViewController) {
        isCovered = !(type(of: next) == UIViewController.self)
        if isCovered { break }
      }
      controller = next
    }
    return (controller.viewIfLoaded ?? window, isCovered)
  }

  /// Returns the entry of a view.
  package subscript(view: UIView) -> LintView? { places[ObjectIdentifier(view)].map { views[$0] } }

  /// Returns the nearest entry of a view or one that contains it.
  package func nearest(_ view: UIView?) -> LintView? {
    var next = view
    while let view = next {
      if let entry = self[view] { return entry }
      next = view.superview
    }
    return nil
  }

  /// Returns the row of a document that contains a view: rows there have the frames that were saved, and no data source, and are
  /// neither as high as their content nor inset from the sides of a screen in landscape.
  func designedRow(around view: UIView) -> UIView? {
    guard device.viewIdentity != nil else { return nil }
    return sequence(first: view, next: \.superview).first {
      $0 is UITableViewCell || $0 is UITableViewHeaderFooterView || $0 is UICollectionReusableView
    }
  }

  /// Returns whether a view is in a row of a document whose height follows its content in an application, or which code sets.
  func hasDesignedHeight(_ entry: LintView) -> Bool {
    guard let row = designedRow(around: entry.view) else { return false }
    return hasOpenHeight(row) ?? true
  }

  /// Returns whether a view is in such a row of a table, or in one that is a document of its own.
  func isInOpenRow(_ view: UIView) -> Bool {
    guard let row = designedRow(around: view) else { return false }
    return hasOpenHeight(row) ?? (row === embedded)
  }

  /// Returns whether the height of a table's row follows its content or code; `nil` for rows of no table.
  private func hasOpenHeight(_ row: UIView) -> Bool? {
    let table = sequence(first: row, next: \.superview).first { $0 is UITableView } as? UITableView
    return table.map { $0.rowHeight <= 0 || ViewUnknowns(of: row).contains(.rowHeight) }
  }

  /// Returns whether a view contains another one.
  func contains(_ outer: LintView, _ inner: LintView) -> Bool {
    inner.index > outer.index && inner.index < outer.end
  }

  // MARK: Collecting

  private struct Step {
    let view: UIView
    let path: String
    let parent: Int?
    let seen: CGRect
    let clip: CGRect
    let scroll: Int?
    let alpha: CGFloat
    let isTransformed: Bool
    let isTouchable: Bool
    let isPlacedBySystem: Bool
    /// The origin of the coordinate space that the view's frame is in; `nil` below a transform.
    let origin: CGPoint?
    /// The index of the view whose contents are complete.
    var ends: Int?
  }

  private func collect() {
    let whole = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
    var stack = [
      Step(
        view: root, path: "", parent: nil, seen: embedded == nil ? bounds : whole, clip: whole, scroll: nil,
        alpha: 1, isTransformed: false, isTouchable: true, isPlacedBySystem: false, origin: nil)
    ]
    while let step = stack.popLast() {
      if let index = step.ends {
        views[index].end = views.count
        continue
      }
      add(step, to: &stack)
    }
  }

  private func add(_ step: Step, to stack: inout [Step]) {
    let view = step.view
    let alpha = step.alpha * view.alpha
    guard !view.isHidden, alpha >= 0.01 else { return }
    let isTransformed = step.isTransformed || !view.transform.isIdentity
    let frame =
      if let origin = step.origin, !isTransformed {
        view.frame.offsetBy(dx: origin.x, dy: origin.y)
      } else {
        view.window?.convertToScreen(view.convert(view.bounds, to: nil)) ?? view.frame
      }
    let seen = frame.intersection(step.seen)
    let kind = ViewKinds.kind(of: view)
    let isTouchable = step.isTouchable && view.isUserInteractionEnabled
    let index = views.count
    places[ObjectIdentifier(view)] = index
    views.append(
      LintView(
        view: view, index: index, parent: step.parent, path: step.path, kind: kind, frame: frame,
        seen: seen.isEmpty ? .null : seen, clip: step.clip, scroll: step.scroll, isTransformed: isTransformed,
        isTouchable: isTouchable, isPlacedBySystem: step.isPlacedBySystem, end: index + 1, names: names))
    guard kind != .system, !ViewKinds.isClosed(view) else { return }
    var end = step
    end.ends = index
    stack.append(end)
    let clips = view.clipsToBounds
    let scrolls = view is UIScrollView
    let inner = clips ? (seen.isEmpty ? .null : seen) : step.seen
    let clip =
      clips && !scrolls
      ? step.clip.intersection(frame) : scrolls ? frame.insetBy(dx: -1e7, dy: -1e7) : step.clip
    let origin =
      isTransformed ? nil : CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
    let placed = ViewKinds.placesContents(view)
    // The texts of a button are the button's.
    let titles = (view as? UIButton).map { [$0.titleLabel, $0.subtitleLabel] } ?? []
    for (number, subview) in view.describedSubviews.enumerated().reversed()
    where !titles.contains(where: { $0 === subview }) {
      stack.append(
        Step(
          view: subview, path: "\(step.path).\(number)", parent: index, seen: inner, clip: clip,
          scroll: scrolls ? index : step.scroll, alpha: alpha, isTransformed: isTransformed,
          isTouchable: isTouchable, isPlacedBySystem: placed(subview), origin: origin))
    }
  }

  // MARK: Texts and targets

  /// The texts that can be seen at least in part, from back to front.
  package private(set) lazy var texts: [LintText] = views.flatMap { texts(of: $0) }

  private func texts(of entry: LintView) -> [LintText] {
    guard entry.kind != .system else { return [] }
    switch entry.view {
    case let button as UIButton:
      return [button.titleLabel, button.subtitleLabel].compactMap { $0 }.compactMap { label($0, of: entry) }
    case let label as UILabel: return self.label(label, of: entry).map { [$0] } ?? []
    case let view as UITextView:
      guard let text = view.text, !text.isEmpty, let font = view.font else { return [] }
      let box = view.bounds.inset(by: view.textContainerInset)
      let used = CGSize(
        width: box.width,
        height: max(0, view.contentSize.height - view.textContainerInset.top - view.textContainerInset.bottom)
      )
      return [
        LintText(
          owner: entry, view: view, text: text, font: font, color: view.textColor ?? .label,
          lines: [onScreen(CGRect(origin: box.origin, size: used), of: view)], drawn: nil, frame: entry.frame)
      ]
    default: return []
    }
  }

  private func label(_ label: UILabel, of entry: LintView) -> LintText? {
    guard !label.isHidden, label.alpha >= 0.01, label.window != nil, let text = label.text, !text.isEmpty,
      let drawn = label.drawnText
    else { return nil }
    return LintText(
      owner: entry, view: label, text: text, font: label.font, color: label.textColor,
      lines: drawn.lines.map { onScreen($0, of: label) }, drawn: drawn,
      frame: label === entry.view ? entry.frame : onScreen(label.bounds, of: label))
  }

  /// Returns a rectangle of a view's coordinate space in that of the screen.
  func onScreen(_ rect: CGRect, of view: UIView) -> CGRect {
    view.window?.convertToScreen(view.convert(rect, to: nil)) ?? rect
  }

  /// The controls and other views that react to taps, if they are enabled and touches reach them.
  package private(set) lazy var targets: [LintView] = views.filter {
    $0.kind == .control && $0.isTouchable && ($0.view as? UIControl)?.isEnabled != false
  }
}
