import UIKit
import ViewDescriptions

/// The views and constraints on a screen, with their ids in a description.
@MainActor
struct ScreenContents {
  /// The windows and all views in them, each before its subviews, with the number of superviews.
  private(set) var views: [(view: UIView, depth: Int, isHidden: Bool)] = []
  /// The constraints that views hold, in that order.
  private(set) var constraints: [(id: String, constraint: NSLayoutConstraint)] = []
  /// The constraints in conflicts that no view holds any more, since they are broken.
  private(set) var broken: [(id: String, constraint: NSLayoutConstraint)] = []

  private let windows: [UIWindow]
  private let names: [ObjectIdentifier: String]
  private var ids: [ObjectIdentifier: String] = [:]

  /// Finds the contents of windows that are laid out.
  init(of windows: [UIWindow]) {
    self.windows = windows
    var stack: [(view: UIView, depth: Int, isHidden: Bool)] = windows.reversed().map { ($0, 0, $0.isHidden) }
    while let (view, depth, isHidden) = stack.popLast() {
      views.append((view, depth, isHidden))
      for subview in view.describedSubviews.reversed() {
        stack.append((subview, depth + 1, isHidden || subview.isHidden))
      }
    }
    names = StableNames.names(of: views.map(\.view))
    for view in views.map(\.view) {
      for constraint in view.constraints where ids[ObjectIdentifier(constraint)] == nil {
        let id = "\(ids.count + 1)"
        ids[ObjectIdentifier(constraint)] = id
        constraints.append((id, constraint))
      }
    }
    var next = constraints.count
    for member in windows.flatMap(\.layoutConflicts).flatMap({ [$0.broken] + $0.members }) {
      guard let constraint = member.constraint else { continue }
      guard ids[ObjectIdentifier(constraint)] == nil else { continue }
      next += 1
      ids[ObjectIdentifier(constraint)] = "\(next)"
      broken.append(("\(next)", constraint))
    }
  }

  /// Returns the id of a view.
  func id(of view: UIView) -> String { names[ObjectIdentifier(view)] ?? "\(type(of: view))" }

  /// Adds the views, constraints, conflicts and ambiguities to a description.
  ///
  /// - Parameters:
  ///   - screen: The visible rectangle, if what an inspector shows is added; else `nil`.
  ///   - source: Returns the place where a view was created, if known.
  func describe(
    in result: inout ScreenDescription, inspectedOn screen: CGRect?, source: ((UIView) -> SourcePlace?)?
  ) {
    let ambiguities = windows.flatMap(\.layoutAmbiguities)
    LayoutNaming.using(names) {
      var index = ConstraintIndex()
      for (id, constraint) in constraints { index.add(constraint, id: id) }
      result.constraints = index.descriptions
      result.views = describeViews(index, ambiguous: Set(ambiguities.map { ObjectIdentifier($0.view) }))
      result.ambiguities = ambiguities.map { ambiguity in
        ScreenDescription.Ambiguity(
          view: names[ObjectIdentifier(ambiguity.view)] ?? "",
          axis: ambiguity.axis == .horizontal ? "horizontal" : "vertical",
          settling: ambiguity.settling.map(\.description))
      }
      describeConflicts(in: &result)
      guard let screen else { return }
      let subjects = zip(views, result.views).map { entry, description in
        LayoutInspection.Subject(view: entry.view, id: description.id, source: source?(entry.view))
      }
      LayoutInspection(subjects, screen: screen).add(
        to: &result.views, &result.constraints, known: constraints + broken,
        broken: Set(result.conflicts.map(\.broken)))
    }
  }

  private func describeViews(
    _ index: ConstraintIndex, ambiguous: Set<ObjectIdentifier>
  ) -> [ViewDescription] {
    let outlets = StableNames.outlets(of: views.map(\.view))
    return views.map { view, depth, isHidden in
      let key = ObjectIdentifier(view)
      var entry = ViewDescription(
        id: id(of: view), class: "\(type(of: view))", frame: view.frame, ambiguous: ambiguous.contains(key))
      entry.depth = depth
      let place = view.window?.convertToScreen(view.convert(view.bounds, to: nil)) ?? view.bounds
      entry.windowFrame = ViewDescription.numbers(place)
      entry.outlet = outlets[key]
      if isHidden { entry.hidden = true }
      entry.constraints = index[view]
      entry.describe(view)
      return entry
    }
  }

  /// Adds the conflicts. A member that no view holds comes with the conflict.
  private func describeConflicts(in result: inout ScreenDescription) {
    let described = Set(result.constraints.map(\.id))
    var added: Set<String> = []
    var next = constraints.count + broken.count
    @MainActor func id(of member: LayoutConflict.Member) -> String {
      let known = member.constraint.flatMap { ids[ObjectIdentifier($0)] }
      if let known, described.contains(known) || !added.insert(known).inserted { return known }
      if known == nil { next += 1 }
      let id = known ?? "\(next)"
      let place = member.line
      result.constraints.append(
        ConstraintDescription(
          id: id, description: member.describe(), file: place?.file, line: place?.line))
      return id
    }
    result.conflicts = windows.flatMap(\.layoutConflicts).map {
      ConflictDescription(broken: id(of: $0.broken), set: $0.members.map(id(of:)))
    }
  }
}
