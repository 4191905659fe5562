import UIKit

/// The facts of a screen's views in all of its configurations, which rules compare.
@MainActor
package struct LintFacts {
  /// A view in a configuration.
  package struct View {
    /// The frame in the coordinate space of the view that contains it, from that one's bounds, in points.
    var frame: CGRect
    /// The width of the view that contains it, in points.
    var width: CGFloat
    /// The path of the view that contains it.
    var parent: String
    var font: UIFont?
    var text: String?
    /// A Boolean value that indicates whether the text is the same as before the pseudo-language was applied.
    var isUntranslated = false
  }

  /// A configuration, and the views of the screen by their paths.
  package struct Screen {
    let configuration: LintConfiguration
    /// The screen; only of the configuration that is described at the time.
    var views: [String: View] = [:]
    /// The paths from back to front.
    var order: [String] = []
  }

  private(set) var screens: [Screen] = []
  /// The screen in the first configuration, while it is shown.
  let usual: LintScreen

  init(usual: LintScreen) { self.usual = usual }

  mutating func add(_ screen: LintScreen) {
    var result = Screen(configuration: screen.configuration)
    for entry in screen.views where entry.kind != .system {
      guard let parent = entry.parent.map({ screen.views[$0] }) else { continue }
      let place = entry.view.frame
      let bounds = parent.view.bounds
      var fact = View(
        frame: place.offsetBy(dx: -bounds.minX, dy: -bounds.minY), width: bounds.width, parent: parent.path)
      switch entry.view {
      case let label as UILabel where entry.kind == .text: (fact.font, fact.text) = (label.font, label.text)
      case let button as UIButton: (fact.font, fact.text) = (button.titleLabel?.font, button.titleLabel?.text)
      case let view as UITextView: (fact.font, fact.text) = (view.font, view.text)
      case let field as UITextField: (fact.font, fact.text) = (field.font, field.text ?? field.placeholder)
      default: break
      }
      result.views[entry.path] = fact
      result.order.append(entry.path)
    }
    screens.append(result)
  }

  /// Returns the first configuration that fulfills a condition.
  func first(_ condition: (LintConfiguration) -> Bool) -> Screen? {
    screens.first { condition($0.configuration) }
  }
}
