extension UIViewController {
  /// Returns what iOS's `_printHierarchy` returns: the controller and its descendants, a line each.
  package func hierarchyDescription() -> String {
    var lines: [String] = []
    var stack: [(controller: UIViewController, indent: String)] = [(self, "")]
    while let (controller, indent) = stack.popLast() {
      let isShown = controller.viewIfLoaded?.window != nil
      let view = controller.viewIfLoaded.map { "<\(type(of: $0))>\(isShown ? "" : " not in the window")" }
      let state = "state: \(isShown ? "appeared" : "disappeared"), view: \(view ?? "(view not loaded)")"
      lines.append("\(indent)<\(type(of: controller))>, \(state)")
      let presented = [controller.presentedViewController].compactMap { $0 }
      let own = presented.filter { $0.presentingViewController === controller }
      stack += (own + controller.children.reversed()).map { ($0, indent + "   | ") }
    }
    return lines.joined(separator: "\n")
  }
}
