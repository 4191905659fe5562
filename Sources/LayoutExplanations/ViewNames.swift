import DeviceModels
import Simulator
import UIKit
@_spi(UIKit) import UIKitCore

/// Short names of the views on a screen, the same in every run: the outlet or property, the accessibility
/// identifier, the quoted text, or the class; with an index where several views have the same.
@MainActor
struct ViewNames {
  private(set) var views: [UIView]
  private let outlets: [ObjectIdentifier: String]
  private let stable: [ObjectIdentifier: String]
  private var names: [ObjectIdentifier: String] = [:]

  /// Names the views on a device's screen.
  init(on device: VirtualDevice) {
    views = device.describedViews
    outlets = device.outlets(of: views)
    stable = device.stableNames
    var counts: [String: Int] = [:]
    let plain = views.map { plainName(of: $0) }
    for name in plain { counts[name, default: 0] += 1 }
    var places: [String: Int] = [:]
    for (view, name) in zip(views, plain) {
      places[name, default: 0] += 1
      names[ObjectIdentifier(view)] = counts[name] == 1 ? name : "\(name)[\(places[name] ?? 0)]"
    }
  }

  private func plainName(of view: UIView) -> String {
    if let outlet = outlets[ObjectIdentifier(view)] { return outlet }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let text = view.debugText ?? (view as? UITextField)?.placeholder, !text.isEmpty {
      let line = text.replacingOccurrences(of: "\n", with: " ")
      return "\"\(line.count > 30 ? line.prefix(30) + "…" : line[...])\""
    }
    if view.superview == nil { return "the window" }
    if let controller = view.next as? UIViewController {
      return controller.children.isEmpty ? "view" : "\(type(of: controller)).view"
    }
    return "\(type(of: view))"
  }

  /// Returns the name of a view; its class if it is not on the screen.
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
      { outlets[ObjectIdentifier($0)] }, { $0.accessibilityIdentifier }, { name(of: $0) },
      { $0.debugText ?? ($0 as? UITextField)?.text ?? ($0 as? UITextField)?.placeholder },
      { stable[ObjectIdentifier($0)] }, { "\(type(of: $0))" },
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
