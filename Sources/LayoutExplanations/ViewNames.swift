import ClassMetadata
import DeviceModels
import Simulator
import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

/// The names of the views on a screen, the same in every run: for equations a short one, and for sentences a title.
///
/// Names are found when the first one is needed.
@MainActor
package final class ViewNames {
  /// The facts of the views that names are made of.
  package struct Facts {
    /// The views from back to front.
    package var views: @MainActor () -> [UIView]
    /// The outlets or properties that hold views.
    package var outlets: @MainActor ([UIView]) -> [ObjectIdentifier: String]
    /// The names in descriptions.
    package var stable: @MainActor () -> [ObjectIdentifier: String]
    /// The place that created a view.
    package var place: @MainActor (UIView) -> SourcePlace?
    /// The id of a view in its document.
    package var id: @MainActor (UIView) -> String?

    /// Creates the facts from closures, which are called when a name is needed.
    package init(
      views: @escaping @MainActor () -> [UIView],
      outlets: @escaping @MainActor ([UIView]) -> [ObjectIdentifier: String],
      stable: @escaping @MainActor () -> [ObjectIdentifier: String],
      place: @escaping @MainActor (UIView) -> SourcePlace?, id: @escaping @MainActor (UIView) -> String?
    ) {
      self.views = views
      self.outlets = outlets
      self.stable = stable
      self.place = place
      self.id = id
    }
  }

  private let facts: Facts
  private(set) lazy var views: [UIView] = facts.views()
  private lazy var outlets: [ObjectIdentifier: String] = facts.outlets(views)
  private lazy var stable: [ObjectIdentifier: String] = facts.stable()
  private lazy var names: [ObjectIdentifier: String] = uniqueNames()

  /// Names the views on a device's screen.
  package convenience init(on device: VirtualDevice) {
    self.init(
      Facts(
        views: { device.describedViews }, outlets: { device.outlets(of: $0) }, stable: { device.stableNames },
        place: { device.viewSource?($0) }, id: { device.viewIdentity?($0)?.id }))
  }

  /// Names the views of a hierarchy that need not be on a screen.
  package convenience init(below root: UIView, on device: VirtualDevice) {
    self.init(
      Facts(
        views: { Self.hierarchy(below: root) }, outlets: { device.outlets(of: $0) }, stable: { [:] },
        place: { device.viewSource?($0) }, id: { device.viewIdentity?($0)?.id }))
  }

  private static func hierarchy(below root: UIView) -> [UIView] {
    var (found, pending) = ([UIView](), [root])
    while let view = pending.popLast() {
      found.append(view)
      pending += view.describedSubviews.reversed()
    }
    return found
  }

  /// Names views by facts.
  package init(_ facts: Facts) { self.facts = facts }

  private func uniqueNames() -> [ObjectIdentifier: String] {
    var counts: [String: Int] = [:]
    let plain = views.map { plainName(of: $0) }
    for name in plain { counts[name, default: 0] += 1 }
    var places: [String: Int] = [:]
    var result: [ObjectIdentifier: String] = [:]
    for (view, name) in zip(views, plain) {
      places[name, default: 0] += 1
      result[ObjectIdentifier(view)] = counts[name] == 1 ? name : "\(name)[\(places[name] ?? 0)]"
    }
    return result
  }

  private func plainName(of view: UIView) -> String {
    if let outlet = outlet(of: view) { return outlet }
    if let identifier = Self.identifier(of: view) { return identifier }
    if let text = Self.text(of: view) { return Self.quoted(text, atMost: 30) }
    if view.superview == nil { return "the window" }
    if let controller = view.next as? UIViewController {
      return controller.children.isEmpty ? "view" : "\(type(of: controller)).view"
    }
    return "\(type(of: view))"
  }

  // MARK: Short names

  /// Returns the short name of a view: the outlet or property, the accessibility identifier, the quoted text, or the class; with an index
  /// where several views have the same. It is the class for a view that is not on the screen.
  func name(of view: UIView) -> String { names[ObjectIdentifier(view)] ?? "\(type(of: view))" }

  /// Returns the name of a view or layout guide: `view.safeArea`.
  func name(of item: AnyObject?) -> String {
    if let view = item as? UIView { return name(of: view) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return "nothing" }
    let property = owner.namedGuides.first { $0.guide === guide }?.property
    let short = property.flatMap { Self.guides[$0] ?? $0 }
    let own = guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier
    return "\(name(of: owner)).\(short ?? own)"
  }

  private static let guides = [
    "safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins",
    "readableContentGuide": "readableContent", "keyboardLayoutGuide": "keyboard",
    "contentLayoutGuide": "content", "frameLayoutGuide": "frame",
  ]

  // MARK: Titles

  /// Returns the outlet or property that holds a view.
  package func outlet(of view: UIView) -> String? { outlets[ObjectIdentifier(view)] }

  /// Returns the place that created a view, if known.
  package func place(of view: UIView) -> SourcePlace? { facts.place(view) }

  /// Returns the title of a view: `saveButton "Save"`, `#price`, `UIView (Main.storyboard:41)`.
  package func title(of view: UIView) -> String {
    let text = Self.text(of: view).map { Self.quoted($0, atMost: 40) }
    if let outlet = outlet(of: view) { return [outlet, text].compactMap { $0 }.joined(separator: " ") }
    if let identifier = Self.identifier(of: view) {
      return ["#\(identifier)", text].compactMap { $0 }.joined(separator: " ")
    }
    if let text { return text }
    let name = SystemModules.name(of: type(of: view)).split(separator: ".").last.map(String.init) ?? "UIView"
    if let place = place(of: view) { return "\(name) (\(fileName(place.file)):\(place.line))" }
    guard let label = view.assistive.label, !label.isEmpty else { return name }
    return "\(name) \(Self.quoted(label, atMost: 40))"
  }

  /// Returns what identifies a view after unrelated edits: the id in its document, the outlet, the identifier, the text, or the path.
  package func identity(of view: UIView, path: String) -> String {
    if let id = facts.id(view) { return "id \(id)" }
    if let outlet = outlet(of: view) { return "outlet \(outlet)" }
    if let identifier = Self.identifier(of: view) { return "identifier \(identifier)" }
    return "\(SystemModules.name(of: type(of: view))) \(Self.text(of: view) ?? path)"
  }

  private static func identifier(of view: UIView) -> String? {
    view.assistive.identifier.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the text that a view shows, if it is not a password.
  package static func text(of view: UIView) -> String? {
    let text =
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.titleLabel?.text ?? button.currentTitle
      case let field as UITextField:
        field.text?.isEmpty == false && !field.isSecureTextEntry ? field.text : field.placeholder
      case let view as UITextView: view.text
      default: nil as String?
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func quoted(_ text: String, atMost count: Int) -> String {
    let line = text.replacingOccurrences(of: "\n", with: " ")
    return "\"\(line.count > count ? line.prefix(count - 1) + "…" : line[...])\""
  }

  // MARK: Finding

  /// The failure to find one view by a name.
  struct Failure: Error {
    let description: String
  }

  /// Returns the view that a name means: an outlet or property, an accessibility identifier, a text with or without
  /// quotes, a class, or a name in descriptions. Throws what there is instead.
  func view(named wanted: String) throws(Failure) -> UIView {
    let text = wanted.count > 1 && wanted.hasPrefix("\"") && wanted.hasSuffix("\"")
    let word = text ? String(wanted.dropFirst().dropLast()) : wanted
    let keys: [(UIView) -> String?] = [
      { self.outlet(of: $0) }, { $0.assistive.identifier }, { self.name(of: $0) },
      { $0.debugText ?? Self.text(of: $0) }, { self.stable[ObjectIdentifier($0)] }, { "\(type(of: $0))" },
    ]
    for exact in [true, false] {
      for key in keys {
        let found = views.filter { view in
          guard let own = key(view) else { return false }
          return exact
            ? own == word || own == wanted : own.caseInsensitiveCompare(word) == .orderedSame
        }
        // The title of a button has the text of the button.
        let outer = found.filter { one in !found.contains { $0 !== one && one.isDescendant(of: $0) } }
        if found.count == 1 || outer.count == 1, let one = outer.first { return one }
        let seen = outer.filter { view in
          !sequence(first: view, next: \.superview).contains(where: \.isHidden)
        }
        if seen.count == 1 { return seen[0] }
        if let first = outer.first, outer.count > 1 {
          throw Failure(
            description: "\(outer.count) views are called \(wanted): "
              + outer.prefix(8).map { name(of: $0) }.joined(separator: ", ")
              + (outer.count > 8 ? ", …" : "") + "; name one of them, as in \(name(of: first))")
        }
      }
    }
    throw Failure(description: "no view is called \(wanted)" + nearPhrase(word, keys))
  }

  /// Returns the names that are near to one that is none.
  private func nearPhrase(_ word: String, _ keys: [(UIView) -> String?]) -> String {
    var candidates: [String] = []
    for view in views {
      for key in keys {
        if let own = key(view), !own.isEmpty, !candidates.contains(own) { candidates.append(own) }
      }
    }
    let lower = word.lowercased()
    var near = candidates.filter { $0.lowercased().contains(lower) }
    if let nearest = Suggestion.nearest(to: word, among: candidates), !near.contains(nearest) {
      near.insert(nearest, at: 0)
    }
    guard near.isEmpty else { return "; near: \(near.prefix(6).joined(separator: ", "))" }
    let all = views.map { name(of: $0) }.filter { $0 != "the window" }
    return "; there are: \(all.prefix(12).joined(separator: ", "))\(all.count > 12 ? ", …" : "")"
  }
}

/// Returns a length with at most three decimals: `20`, `20.333`.
func points(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000 + 0
  guard rounded.magnitude < 1e15 else { return "\(value)" }
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// Returns a length with its unit: `1 point`, `20 points`.
func pointsPhrase(_ value: Double) -> String {
  let text = points(value)
  return "\(text) \(text == "1" ? "point" : "points")"
}
