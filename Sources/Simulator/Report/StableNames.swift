import ClassMetadata
import UIKit
@_spi(UIKit) import UIKitCore

/// Names for the contents of a window that are the same in every run, in place of the addresses that consoles
/// print.
///
/// The name of a view consists of its class and its text, accessibility identifier or else the property that
/// holds it. If several have the same name, an index follows, counted from the window down: `UILabel "Name"`,
/// `UIView #box`, `UIView cover`, `UIView[2]`. The names of system guides contain that of their view:
/// `UIView[2].safeAreaLayoutGuide`.
@MainActor
enum StableNames {
  /// Returns the names of views and their guides.
  ///
  /// - Parameter views: The views in the order of a report.
  static func names(of views: [UIView]) -> [ObjectIdentifier: String] {
    let outlets = outlets(of: views)
    var plain: [(object: AnyObject, name: String)] = []
    for view in views {
      plain.append((view, plainName(of: view, outlet: outlets[ObjectIdentifier(view)])))
      for guide in view.layoutGuides {
        let identifier = guide.identifier.isEmpty ? "" : " \"\(guide.identifier)\""
        plain.append((guide, "\(type(of: guide))\(identifier)"))
      }
    }
    let counts = Dictionary(grouping: plain, by: \.name).mapValues(\.count)
    var places: [String: Int] = [:]
    var result: [ObjectIdentifier: String] = [:]
    for (object, name) in plain {
      let place = places[name, default: 0] + 1
      places[name] = place
      result[ObjectIdentifier(object)] = counts[name] == 1 ? name : "\(name)[\(place)]"
    }
    for view in views {
      guard let name = result[ObjectIdentifier(view)] else { continue }
      for (guide, property) in view.namedGuides { result[ObjectIdentifier(guide)] = "\(name).\(property)" }
    }
    return result
  }

  /// Returns a message without addresses.
  static func withoutAddresses(_ message: String) -> String {
    message.replacing(/:? ?0x[0-9a-f]{6,}/, with: "")
  }

  private static func plainName(of view: UIView, outlet: String?) -> String {
    var parts = ["\(type(of: view))"]
    if let text = view.debugText, !text.isEmpty {
      let line = text.replacingOccurrences(of: "\n", with: "\\n")
      parts.append("\"\(line.count > 40 ? line.prefix(40) + "…" : line[...])\"")
    }
    if let identifier = view.assistive.identifier, !identifier.isEmpty {
      parts.append("#\(identifier)")
    } else if parts.count == 1, let outlet {
      parts.append(outlet)
    }
    return parts.joined(separator: " ")
  }

  /// Returns the names of the properties of controllers, and of views of the application's own classes, that
  /// hold views.
  static func outlets(of views: [UIView]) -> [ObjectIdentifier: String] {
    var result: [ObjectIdentifier: String] = [:]
    var isOwn: [ObjectIdentifier: Bool] = [:]
    for view in views {
      for holder in [view.next as? UIViewController, view] as [AnyObject?] {
        guard let holder else { continue }
        var mirror: Mirror? = nil
        let type = ObjectIdentifier(Swift.type(of: holder))
        if isOwn[type] == nil { isOwn[type] = isApplications(Swift.type(of: holder)) }
        if isOwn[type] == true { mirror = Mirror(reflecting: holder) }
        while let present = mirror, isApplications(present.subjectType) {
          for child in present.children {
            guard let label = child.label, let held = child.value as? UIView, held !== holder else {
              continue
            }
            let name = label.replacing(/^\$__lazy_storage_\$_|^_/, with: "")
            if result[ObjectIdentifier(held)] == nil { result[ObjectIdentifier(held)] = name }
          }
          mirror = present.superclassMirror
        }
      }
    }
    return result
  }

  /// Returns whether a class is not one of UIKit's.
  private static func isApplications(_ type: Any.Type) -> Bool {
    !SystemModules.isSystems(type)
  }
}
