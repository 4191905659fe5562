import UIKit

/// The visible parts of views: the order in which they are drawn, what is clipped, and what lies over them.
@MainActor
struct Visibility {
  private struct Entry {
    let view: UIView
    /// The id, if the view is described.
    var id: String?
    let frame: CGRect
    /// The part that nothing clips; null if there is none.
    let seen: CGRect
    let isHidden: Bool
    let isOpaque: Bool
    /// The index after that of the last view in it.
    var end = 0
  }

  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var subjects: [LayoutInspection.Subject] = []

  /// Finds what can be seen of views.
  ///
  /// - Parameter screen: The visible rectangle, in points in the screen's coordinate space.
  init(of subjects: [LayoutInspection.Subject], screen: CGRect) {
    self.subjects = subjects
    let ids = Dictionary(subjects.map { (ObjectIdentifier($0.view), $0.id) }) { first, _ in first }
    var roots: [UIView] = []
    for subject in subjects {
      let root = sequence(first: subject.view, next: \.superview).reduce(subject.view) { $1 }
      if !roots.contains(where: { $0 === root }) { roots.append(root) }
    }
    for root in roots { add(root, ids, screen) }
  }

  private struct Step {
    let view: UIView
    let clip: CGRect
    let alpha: CGFloat
    let isHidden: Bool
    let isTransformed: Bool
    /// A Boolean value that indicates whether all inside of the view was added.
    var isEnd = false
  }

  private mutating func add(_ root: UIView, _ ids: [ObjectIdentifier: String], _ screen: CGRect) {
    var stack = [Step(view: root, clip: screen, alpha: 1, isHidden: false, isTransformed: false)]
    while let step = stack.popLast() {
      let view = step.view
      if step.isEnd {
        places[ObjectIdentifier(view)].map { entries[$0].end = entries.count }
        continue
      }
      let inWindow = view.convert(view.bounds, to: nil)
      let frame = view.window?.convertToScreen(inWindow) ?? inWindow
      let seen = frame.intersection(step.clip)
      let isSeen = !seen.isNull && seen.width > 0 && seen.height > 0
      let alpha = step.alpha * view.alpha
      let isHidden = step.isHidden || view.isHidden || alpha < 0.01
      let isTransformed = step.isTransformed || !view.transform.isIdentity
      let fill = view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor.alpha ?? 0
      places[ObjectIdentifier(view)] = entries.count
      entries.append(
        Entry(
          view: view, id: ids[ObjectIdentifier(view)], frame: frame, seen: isSeen ? seen : .null,
          isHidden: isHidden,
          isOpaque: !isHidden && alpha >= 1 && fill >= 1 && !isTransformed && view.layer.cornerRadius == 0
            && view.layer.mask == nil))
      var end = step
      end.isEnd = true
      stack.append(end)
      let clip = view.clipsToBounds ? (isSeen ? seen : .null) : step.clip
      for subview in Self.drawingOrder(view.subviews).reversed() {
        stack.append(
          Step(view: subview, clip: clip, alpha: alpha, isHidden: isHidden, isTransformed: isTransformed))
      }
    }
  }

  /// Returns views from back to front.
  private static func drawingOrder(_ views: [UIView]) -> [UIView] {
    guard views.contains(where: { $0.layer.zPosition != 0 }) else { return views }
    return views.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }

  /// Returns whether a part of a view can be seen, apart from what lies over it.
  func isSeen(_ view: UIView) -> Bool {
    places[ObjectIdentifier(view)].map { !entries[$0].isHidden && !entries[$0].seen.isNull } ?? false
  }

  /// Adds the fields to the description of a view.
  func describe(_ index: Int, in entry: inout ViewDescription) {
    guard let place = places[ObjectIdentifier(subjects[index].view)] else { return }
    let own = entries[place]
    entry.zIndex = place
    guard own.frame.width > 0, own.frame.height > 0 else { return }
    if own.seen.isNull {
      entry.clipped = true
      return
    }
    let rest = max(own.frame.width - own.seen.width, own.frame.height - own.seen.height)
    if rest > 0.01 { entry.partlyClipped = true }
    guard !own.isHidden else { return }
    let cover = entries[own.end...].first {
      $0.id != nil && $0.isOpaque && !$0.seen.isNull && Self.contains($0.seen, own.seen)
    }
    entry.coveredBy = cover?.id
  }

  /// Returns whether a rectangle contains another one, apart from a hundredth of a point.
  private static func contains(_ outer: CGRect, _ inner: CGRect) -> Bool {
    outer.minX <= inner.minX + 0.01 && outer.minY <= inner.minY + 0.01 && outer.maxX >= inner.maxX - 0.01
      && outer.maxY >= inner.maxY - 0.01
  }
}
