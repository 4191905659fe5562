import Simulator
import UIKit
@_spi(UIKit) import UIKitCore

/// A constraint of a program or a document, to be compared with one of another layout.
package struct ConstraintRecord: Codable, Hashable, Sendable {
  /// A side of the relation: an attribute of a view, or of a layout guide in it.
  package struct Side: Codable, Hashable, Sendable {
    /// The index of the view in the order of `explainedNames()`.
    package let view: Int
    /// The name of the guide; `nil` for the view itself.
    package let guide: String?
    package let attribute: String
  }

  package let first: Side
  /// The other side; `nil` for a number alone.
  package let second: Side?
  /// `=`, `<=` or `>=`.
  package let sign: String
  package let multiplier: Double
  /// The relation in words: `title.leading = view.leading + 20`.
  package let equation: String
  /// The constant, in points.
  package let constant: Double
  /// The priority, more than 0 and at most 1000.
  package let priority: Double

  /// The indices of the views that it relates, or whose guides.
  package var views: [Int] { [first.view] + (second.map { [$0.view] } ?? []) }

  /// Returns the relation without its constant and priority, with numbers for the views.
  ///
  /// - Parameter number: The number of a view, the same in layouts that are compared.
  package func key(_ number: (Int) -> String) -> String {
    func words(_ side: Side) -> String {
      "\(number(side.view)).\(side.guide.map { $0 + "." } ?? "")\(side.attribute)"
    }
    return "\(words(first)) \(sign) \(points(multiplier)) * \(second.map(words) ?? "")"
  }
}

extension VirtualDevice {
  /// Returns the active constraints on the screen that views, stacks and UIKit did not add themselves.
  package func constraintRecords() -> [ConstraintRecord] {
    let names = ViewNames(on: self)
    let places = Dictionary(
      names.views.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }
    ) { first, _ in first }
    var result: [ConstraintRecord] = []
    for view in names.views {
      guard let engine = view.hierarchyEngine else { continue }
      let words = ConstraintWords(names: names, engine: engine)
      for constraint in view.constraints where constraint.isActive {
        if constraint is StackConstraint || constraint is SystemLayoutConstraint { continue }
        let relation = ConstraintWords.Relation(constraint)
        guard let first = Self.side(relation.first, relation.firstAttribute, names, places) else { continue }
        let second = relation.second.flatMap { Self.side($0, relation.secondAttribute, names, places) }
        guard relation.second == nil || second != nil else { continue }
        result.append(
          ConstraintRecord(
            first: first, second: second, sign: ConstraintWords.sign(relation.sign),
            multiplier: relation.multiplier, equation: words.equation(of: constraint),
            constant: relation.constant, priority: Double(constraint.priority.rawValue)))
      }
    }
    return result
  }

  /// Returns the names of the views on the screen in the order of `describedViews`, as explanations have them.
  package func explainedNames() -> [String] {
    let names = ViewNames(on: self)
    return names.views.map { names.name(of: $0) }
  }

  private static func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ names: ViewNames,
    _ places: [ObjectIdentifier: Int]
  ) -> ConstraintRecord.Side? {
    let guide = item as? UILayoutGuide
    guard let view = (item as? UIView) ?? guide?.owningView, let place = places[ObjectIdentifier(view)] else {
      return nil
    }
    let name = guide.map { names.name(of: $0).split(separator: ".").last.map(String.init) ?? "guide" }
    return ConstraintRecord.Side(view: place, guide: name, attribute: "\(attribute)")
  }
}
