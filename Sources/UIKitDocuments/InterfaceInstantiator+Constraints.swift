import Foundation
import InterfaceBuilder

extension InterfaceInstantiator {
  /// Activates the constraints of the views that were created, when the hierarchy of a root view is complete.
  func installConstraints(below root: UIView) {
    let waiting = viewsToConstrain
    viewsToConstrain = []
    let uninstalled = uninstalledViews
    uninstalledViews = []
    let varies = !presentation.isDesign && waiting.contains { hasVariations($0.element.element) }
    let variations = varies ? SizeClassVariations(of: self, uninstalled: uninstalled) : nil
    var mentioned: Set<ObjectIdentifier> = []
    for (element, view) in waiting {
      install(constraintsOf: element, in: view, mentioning: &mentioned, variations)
    }
    let fixed = prototyped
    prototyped = []
    for view in fixed {
      mentioned.insert(ObjectIdentifier(view))
      // The superview holds all four, including those of the size: a program that removes the superview's
      // constraints removes these.
      for constraint in NSIBPrototypingLayoutConstraint.constraints(fixing: view) {
        view.superview?.hold(constraint)
      }
    }
    for (_, view) in waiting where !mentioned.contains(ObjectIdentifier(view)) { pinUnconstrainedView(view) }
    variations?.follow(root, containers: waiting, of: self)
  }

  /// Keeps a view that no constraint relates at its saved frame, as Interface Builder's prototyping
  /// constraints do.
  private func pinUnconstrainedView(_ view: UIView) {
    guard let container = view.superview, !(container is UIStackView) else { return }
    Self.keepAtSavedFrame(view)
  }

  /// Keeps a view whose frame constraints would determine at its saved frame, unless that is empty.
  static func keepAtSavedFrame(_ view: UIView) {
    guard !view.translatesAutoresizingMaskIntoConstraints, view.frame.width > 0 || view.frame.height > 0
    else { return }
    view.autoresizingMask = []
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Returns whether a view or one of the constraints that it holds has variations.
  private func hasVariations(_ element: InterfaceElement) -> Bool {
    element.child("variation") != nil
      || element.items(in: "constraints").contains { $0.child("variation") != nil }
  }

  /// Activates the constraints that a view holds. Malformed constraints are skipped with a warning.
  ///
  /// - Parameters:
  ///   - mentioned: Receives the views that the constraints relate.
  ///   - varying: Receives the constraints that change with the size classes.
  private func install(
    constraintsOf varied: VariedElement, in view: UIView, mentioning mentioned: inout Set<ObjectIdentifier>,
    _ varying: SizeClassVariations?
  ) {
    let excluded = varied.excluded("constraints")
    // Where constraints conflict, Interface Builder keeps the later ones: they come first here, since the
    // solver breaks the one added last.
    for element in varied.element.items(in: "constraints").reversed() where element.name == "constraint" {
      let isExcluded = element.id.map(excluded.contains) == true
      // One that is not installed is there for outlets, in programs.
      if isExcluded, presentation.isDesign { continue }
      let variations = element.child("variation") == nil ? [] : traits.variations(of: element)
      do {
        let value = try ConstraintValue(element, variations: variations)
        if value.isPlaceholder, !presentation.isDesign { continue }
        if let made = constraint(value, in: view, element) {
          constraintIDs[ObjectIdentifier(made)] = value.id
          if !value.id.isEmpty { note(made, id: value.id) }
          varying?.note(made, element, in: view)
          guard !isExcluded, made.commonAncestor() != nil else {
            view.keepUninstalled(made)
            continue
          }
          made.isActive = true
          for item in [made.firstItem, made.secondItem] {
            if let item { mentioned.insert(ObjectIdentifier(item)) }
          }
        }
      } catch {
        warn(error.message, element)
      }
    }
  }

  private func constraint(
    _ value: ConstraintValue, in view: UIView, _ element: InterfaceElement
  ) -> NSLayoutConstraint? {
    guard let first = item(value.firstItem, in: view, element) else { return nil }
    guard let attribute1 = NSLayoutConstraint.Attribute(document: value.firstAttribute) else {
      warn("the attribute \(value.firstAttribute) is unknown", element)
      return nil
    }
    guard let relation = NSLayoutConstraint.Relation(document: value.relation) else {
      warn("the relation \(value.relation) is unknown", element)
      return nil
    }
    var second: LayoutItem?
    var attribute2 = NSLayoutConstraint.Attribute.notAnAttribute
    if value.secondItem != nil || value.secondAttribute != nil {
      guard let found = item(value.secondItem, in: view, element) else { return nil }
      guard
        let attribute = NSLayoutConstraint.Attribute(document: value.secondAttribute ?? value.firstAttribute)
      else {
        warn("the attribute \(value.secondAttribute ?? "") is unknown", element)
        return nil
      }
      second = found
      attribute2 = attribute
    }
    // The system's spacing applies between views; between a view and the same edge of a guide it is zero.
    let isBesideGuide =
      value.isSymbolic && attribute1 == attribute2 && (first.guide != nil || second?.guide != nil)
    var constant = CGFloat(isBesideGuide ? 0 : value.constant)
    if value.isSymbolic, !isBesideGuide, !value.statesConstant, let second {
      constant = SystemSpacing.points(from: second, attribute2, to: first, attribute1)
    }
    let made = makeConstraint(of: element)
    made.relate(
      first, attribute1, relation, second, attribute2, multiplier: value.multiplier, constant: constant)
    made.identifier = value.identifier
    if value.isSymbolic, !isBesideGuide { made.spacing = .visualFormat }
    made.origin = ConstraintOrigin(SourceLine(file: messagePath ?? "document", line: value.line))
    if Float(value.priority) > 0, value.priority <= 1000 {
      made.priority = UILayoutPriority(Float(value.priority))
    } else {
      warn("the priority \(value.priority) is not between 0 and 1000", element)
    }
    if let objection = made.objection {
      warn(objection, element)
      return nil
    }
    guard made.commonAncestor() != nil || !presentation.isDesign else { return nil }
    return made
  }

  /// Creates a constraint without items, of the element's custom class if it has one.
  private func makeConstraint(of element: InterfaceElement) -> NSLayoutConstraint {
    guard let name = element["customClass"] else { return NSLayoutConstraint() }
    let type: AnyClass? = InterfaceBuilderClasses.type(name, module: element["customModule"])
    guard let type = type as? NSLayoutConstraint.Type else {
      warnOfUnknownClass(name, NSLayoutConstraint.self, element)
      return NSLayoutConstraint()
    }
    let made = instance(of: type)
    // The constraint's connections and runtime attributes are applied later, and `awakeFromNib` is sent.
    elementsToConnect.append((element, made))
    return made
  }

  private func item(_ id: String?, in view: UIView, _ element: InterfaceElement) -> LayoutItem? {
    guard let id else { return view.item }
    if let guide = guides[id] { return guide.item }
    if let other = objects[id] as? UIView { return other.item }
    // Views that are not installed for these size classes cause no warning.
    if document.element(id) == nil { warn("no view has the id \"\(id)\" of a constraint", element) }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// Creates an attribute from its name in documents.
  init?(document name: String) {
    switch name {
    case "left": self = .left
    case "right": self = .right
    case "top": self = .top
    case "bottom": self = .bottom
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "width": self = .width
    case "height": self = .height
    case "centerX": self = .centerX
    case "centerY": self = .centerY
    case "baseline", "lastBaseline": self = .lastBaseline
    case "firstBaseline": self = .firstBaseline
    case "leftMargin": self = .leftMargin
    case "rightMargin": self = .rightMargin
    case "topMargin": self = .topMargin
    case "bottomMargin": self = .bottomMargin
    case "leadingMargin": self = .leadingMargin
    case "trailingMargin": self = .trailingMargin
    case "centerXWithinMargins": self = .centerXWithinMargins
    case "centerYWithinMargins": self = .centerYWithinMargins
    default: return nil
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// Creates a relation from its name in documents.
  init?(document name: String) {
    switch name {
    case "equal": self = .equal
    case "lessThanOrEqual": self = .lessThanOrEqual
    case "greaterThanOrEqual": self = .greaterThanOrEqual
    default: return nil
    }
  }
}
