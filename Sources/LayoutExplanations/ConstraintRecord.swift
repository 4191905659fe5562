import Simulator
import UIKit
@_spi(UIKit) import UIKitCore

/// A constraint of a program or a document, to be compared with one of another layout.
package struct ConstraintRecord: Hashable, Sendable {
  /// The relation without its constant and priority, with keys of views instead of names.
  package let key: String
  /// The keys of the views that it relates, or whose guides.
  package let views: [String]
  /// The relation: `title.leading = view.leading + 20`.
  package let equation: String
  /// The constant, in points.
  package let constant: Double
  /// The priority, more than 0 and at most 1000.
  package let priority: Double
}

extension VirtualDevice {
  /// Returns the active constraints on the screen that views, stacks and UIKit did not add themselves.
  ///
  /// - Parameter key: The key of a view, the same in layouts that are compared; `nil` for one without.
  package func constraintRecords(key: (UIView) -> String?) -> [ConstraintRecord] {
    let names = ViewNames(on: self)
    var result: [ConstraintRecord] = []
    for view in names.views {
      guard let engine = view.hierarchyEngine else { continue }
      let words = ConstraintWords(names: names, engine: engine)
      for constraint in view.constraints where constraint.isActive {
        if constraint is StackConstraint || constraint is SystemLayoutConstraint { continue }
        let relation = ConstraintWords.Relation(constraint)
        let items = [relation.first, relation.second].compactMap {
          ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView
        }
        guard let first = Self.key(of: relation.first, names, key),
          let second = relation.second == nil ? "" : Self.key(of: relation.second, names, key)
        else { continue }
        result.append(
          ConstraintRecord(
            key: "\(first).\(relation.firstAttribute) \(ConstraintWords.sign(relation.sign)) "
              + "\(points(relation.multiplier)) * \(second).\(relation.secondAttribute)",
            views: items.compactMap(key), equation: words.equation(of: constraint),
            constant: relation.constant,
            priority: Double(constraint.priority.rawValue)))
      }
    }
    return result
  }

  /// Returns the names of the views on the screen in the order of `describedViews`, as explanations have them.
  package func explainedNames() -> [String] {
    let names = ViewNames(on: self)
    return names.views.map { names.name(of: $0) }
  }

  private static func key(of item: AnyObject?, _ names: ViewNames, _ key: (UIView) -> String?) -> String? {
    if let view = item as? UIView { return key(view) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let own = key(owner) else {
      return nil
    }
    let name = names.name(of: guide)
    return own + "." + (name.split(separator: ".").last.map(String.init) ?? "guide")
  }
}
