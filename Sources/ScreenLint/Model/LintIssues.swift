import CoreGraphics
import ClassMetadata
import UIKit
import ViewDescriptions

/// A defect in one configuration, as a rule and a process tell it.
package struct LintIssue: Codable, Hashable, Sendable {
  package var rule: RuleID
  package var level: LintLevel
  /// The number that identifies the view on all configurations of a screen: its path.
  package var key: String
  package var message: String
  package var advice: String
  package var frame: [Double]
  /// A part of the key, where a view can have several defects of a rule.
  package var detail: String?
  /// The place of the defect if that is not the view's.
  package var place: SourcePlace?
  /// The name of the view.
  package var name: String
  /// The identity of the view, which is the same after unrelated edits.
  package var identity: String
  /// The class of the controller that has the view, with the path of the view in it: the same on all screens that show the controller. `nil`
  /// for views of UIKit's controllers.
  package var owner: String?

  package init(
    rule: RuleID, level: LintLevel, key: String, message: String, advice: String, frame: [Double],
    detail: String? = nil, place: SourcePlace? = nil, name: String, identity: String, owner: String? = nil
  ) {
    self.rule = rule
    self.level = level
    self.key = key
    self.message = message
    self.advice = advice
    self.frame = frame
    self.detail = detail
    self.place = place
    self.name = name
    self.identity = identity
    self.owner = owner
  }

  /// Returns the owner of a view.
  @MainActor
  static func owner(of view: UIView) -> String? {
    var path = ""
    var view = view
    while true {
      if let controller = view.next as? UIViewController {
        guard !SystemModules.isSystems(type(of: controller)) else { return nil }
        return "\(String(reflecting: type(of: controller)))\(path)"
      }
      guard let outer = view.superview,
        let index = outer.describedSubviews.firstIndex(where: { $0 === view })
      else { return nil }
      path = ".\(index)\(path)"
      view = outer
    }
  }

  /// A key for the picture of the defect, the same in all configurations of a screen.
  package var pictureKey: String { "\(rule.rawValue)\u{1}\(key)\u{1}\(detail ?? "")" }
}

/// The defects that rules add for a screen in a configuration.
package struct LintIssues {
  package private(set) var list: [LintIssue] = []
  /// The rule that looks.
  var rule: (any LintRule)?

  package init() {}

  /// Adds a defect of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - level: The level; the rule's by default.
  ///   - frame: The part of the screen that has the defect, in points in the screen's coordinate space; the view's frame by default.
  ///   - message: The defect with its numbers. It names the view with `view.name`.
  ///   - advice: The change that mends it.
  ///   - detail: A part of the identity, where a view can have several defects of the rule.
  ///   - place: The place in the source if that is not the view's.
  @MainActor
  mutating func add(
    _ view: LintView, level: LintLevel? = nil, frame: CGRect? = nil, message: String, advice: String,
    detail: String? = nil, place: SourcePlace? = nil
  ) {
    guard let rule else { return }
    list.append(
      LintIssue(
        rule: rule.id, level: level ?? rule.level, key: view.path, message: message, advice: advice,
        frame: ViewDescription.numbers(frame ?? view.frame), detail: detail,
        place: place ?? view.names.place(of: view.view), name: view.name,
        identity: view.names.identity(of: view.view, path: view.path), owner: LintIssue.owner(of: view.view)))
  }

  /// Adds a defect of a view of facts, by its path.
  mutating func add(_ subject: LintFacts.Subject, at path: String, message: String, advice: String) {
    guard let rule else { return }
    list.append(
      LintIssue(
        rule: rule.id, level: rule.level, key: path, message: message, advice: advice, frame: subject.frame,
        place: subject.place, name: subject.name, identity: subject.identity, owner: subject.owner))
  }

  /// Adds a defect of a document, at a place in it.
  mutating func add(
    element id: String, name: String, at place: SourcePlace?, level: LintLevel? = nil, frame: CGRect = .zero,
    message: String, advice: String, detail: String? = nil
  ) {
    guard let rule else { return }
    list.append(
      LintIssue(
        rule: rule.id, level: level ?? rule.level, key: id, message: message, advice: advice,
        frame: ViewDescription.numbers(frame), detail: detail, place: place, name: name, identity: "id \(id)")
    )
  }
}

/// Numbers in messages.
func points(_ value: CGFloat) -> String {
  let rounded = (Double(value) * 10).rounded() / 10
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
