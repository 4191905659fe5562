import InterfaceBuilder
import UIKitCore

/// The variations by size class of a hierarchy that a program has loaded: installed views and constraints, constants,
/// and attributes.
///
/// When the size classes change, subviews and constraints of views with such variations become those of the document again,
/// whatever the program did to them; attributes change if they vary. Source: Apple's answer in rdar://23105634.
@MainActor
final class SizeClassVariations {
  /// A view that varies, or whose subviews or constraints do.
  private struct Container {
    weak var view: UIView?
    let element: InterfaceElement
    /// The subviews of the document, in its order; none if they do not vary.
    let subviews: [(id: String, view: UIView)]
    let variesConstraints: Bool
  }

  /// A constraint of the document, which its container keeps while it is not installed.
  private struct Constraint {
    weak var constraint: NSLayoutConstraint?
    weak var container: UIView?
    let element: InterfaceElement
  }

  private let makeInstantiator: @MainActor (DocumentTraits) -> InterfaceInstantiator
  /// The size classes that the hierarchy shows.
  private var traits: DocumentTraits
  private let uninstalled: [UIView]
  private var containers: [Container] = []
  private var constraints: [Constraint] = []

  /// Creates the variations of the hierarchy that an instantiator has created.
  ///
  /// - Parameter uninstalled: The views that are not installed for its traits.
  init(of instantiator: InterfaceInstantiator, uninstalled: [UIView]) {
    traits = instantiator.traits
    self.uninstalled = uninstalled
    makeInstantiator = {
      [document = instantiator.document, bundle = instantiator.bundle, session = instantiator.session] traits
      in
      InterfaceInstantiator(document, bundle: bundle, traits: traits, session: session)
    }
  }

  // MARK: Loading

  /// Adds a constraint of a view.
  func note(_ constraint: NSLayoutConstraint, _ element: InterfaceElement, in container: UIView) {
    constraints.append(Constraint(constraint: constraint, container: container, element: element))
  }

  /// Keeps what varies, and follows the traits of the root view from now on.
  ///
  /// - Parameters:
  ///   - all: All views of the hierarchy.
  ///   - instantiator: The instantiator that has created them.
  func follow(
    _ root: UIView, containers all: [(element: VariedElement, view: UIView)],
    of instantiator: InterfaceInstantiator
  ) {
    for (varied, view) in all where varied.element.child("variation") != nil {
      let masks = varied.element.sizeClassVariations.flatMap(\.children).filter { $0.name == "mask" }
        .compactMap(\.key)
      let subviews = masks.contains("subviews") ? varied.element.items(in: "subviews").compactMap(\.id) : []
      containers.append(
        Container(
          view: view, element: varied.element,
          subviews: subviews.compactMap { id in (instantiator.object(id) as? UIView).map { (id, $0) } },
          variesConstraints: masks.contains("constraints")))
    }
    let optional = Set(containers.flatMap { $0.subviews.map { ObjectIdentifier($0.view) } })
    let varying = Set(
      containers.filter(\.variesConstraints).compactMap { $0.view.map { ObjectIdentifier($0) } })
    constraints.removeAll { entry in
      guard let constraint = entry.constraint, let container = entry.container else { return true }
      let relatesOptional = relates(constraint, anyOf: optional, below: container)
      return !relatesOptional && !varying.contains(ObjectIdentifier(container))
        && entry.element.child("variation") == nil
    }
    guard !containers.isEmpty || !constraints.isEmpty else { return }
    for entry in constraints {
      // A constraint that becomes inactive would be released otherwise.
      if let constraint = entry.constraint, constraint.isActive {
        entry.container?.keepUninstalled(constraint)
      }
    }
    for view in uninstalled { fixUnconstrained(view) }
    root.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self]
    ) { [self] (view: UIView, _) in apply(DocumentTraits(view.traitCollection)) }
  }

  /// Keeps a view at its saved frame if no constraint relates it.
  private func fixUnconstrained(_ view: UIView) {
    let isArranged = containers.contains { container in
      container.view is UIStackView && container.subviews.contains { $0.view === view }
    }
    let isRelated = constraints.contains { entry in
      [entry.constraint?.firstItem, entry.constraint?.secondItem].contains { $0 === view }
    }
    if !isArranged, !isRelated { InterfaceInstantiator.keepAtSavedFrame(view) }
  }

  // MARK: Changes of traits

  private func apply(_ traits: DocumentTraits) {
    guard traits != self.traits else { return }
    let former = self.traits
    self.traits = traits
    let excluded = excludedConstraints()
    for entry in constraints where isExcluded(entry, excluded) { entry.constraint?.isActive = false }
    var added: Set<ObjectIdentifier> = []
    for container in containers where !container.subviews.isEmpty { install(container, added: &added) }
    for entry in constraints {
      updateConstant(entry, from: former)
      activate(entry, excluded, added: added)
    }
    let instantiator = makeInstantiator(traits)
    for container in containers {
      guard let view = container.view else { continue }
      instantiator.applyVariations(of: VariedElement(container.element, traits), to: view)
    }
  }

  /// The ids of the constraints that are not installed, by the views that hold them and vary them.
  private func excludedConstraints() -> [ObjectIdentifier: Set<String>] {
    var result: [ObjectIdentifier: Set<String>] = [:]
    for container in containers where container.variesConstraints {
      guard let view = container.view else { continue }
      result[ObjectIdentifier(view)] = VariedElement(container.element, traits).excluded("constraints")
    }
    return result
  }

  private func isExcluded(_ entry: Constraint, _ excluded: [ObjectIdentifier: Set<String>]) -> Bool {
    guard let container = entry.container, let id = entry.element.id else { return false }
    return excluded[ObjectIdentifier(container)]?.contains(id) == true
  }

  /// Makes the subviews of a view those of the document.
  private func install(_ container: Container, added: inout Set<ObjectIdentifier>) {
    guard let view = container.view else { return }
    let excluded = VariedElement(container.element, traits).excluded("subviews")
    for (id, child) in container.subviews where excluded.contains(id) && child.superview === view {
      child.removeFromSuperview()
    }
    var last: UIView?
    for (id, child) in container.subviews where !excluded.contains(id) {
      if child.superview !== view {
        insert(child, into: view, after: last)
        added.insert(ObjectIdentifier(child))
      }
      last = child
    }
  }

  private func insert(_ child: UIView, into view: UIView, after sibling: UIView?) {
    guard let stack = view as? UIStackView else {
      if let sibling {
        view.insertSubview(child, aboveSubview: sibling)
      } else {
        view.insertSubview(child, at: 0)
      }
      return
    }
    let index = sibling.flatMap { sibling in stack.arrangedSubviews.firstIndex { $0 === sibling } }
    stack.insertArrangedSubview(child, at: index.map { $0 + 1 } ?? 0)
  }

  /// Activates a constraint that is installed: all of those that their view varies, others with the views that were added.
  private func activate(
    _ entry: Constraint, _ excluded: [ObjectIdentifier: Set<String>], added: Set<ObjectIdentifier>
  ) {
    guard let constraint = entry.constraint, let container = entry.container, !constraint.isActive,
      !isExcluded(entry, excluded), constraint.commonAncestor() != nil
    else { return }
    let isVaried = excluded[ObjectIdentifier(container)] != nil
    if isVaried || relates(constraint, anyOf: added, below: container) { constraint.isActive = true }
  }

  private func relates(
    _ constraint: NSLayoutConstraint, anyOf views: Set<ObjectIdentifier>, below container: UIView
  ) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { item in
      var view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      while let present = view, present !== container {
        if views.contains(ObjectIdentifier(present)) { return true }
        view = present.superview
      }
      return false
    }
  }

  /// Sets the constant of a constraint if the document has another one for the new traits.
  private func updateConstant(_ entry: Constraint, from former: DocumentTraits) {
    guard let constraint = entry.constraint, entry.element.child("variation") != nil else { return }
    func value(_ traits: DocumentTraits) -> ConstraintValue? {
      try? ConstraintValue(entry.element, variations: traits.variations(of: entry.element))
    }
    guard let new = value(traits), let old = value(former), new.constant != old.constant else { return }
    constraint.constant = CGFloat(new.constant)
  }
}

extension InterfaceElement {
  /// The variations by size class. Those with the key `default` hold for all size classes, and are none.
  var sizeClassVariations: [InterfaceElement] {
    children.filter { $0.name == "variation" && $0.key != "default" }
  }
}
