extension UIView {
  /// Returns a textual dump of the window's hierarchy in the layout engine, in the format of the iOS debugger
  /// command of this name: the kind of layout of each view, and ambiguous layouts.
  public func _autolayoutTrace() -> String {
    let root = hierarchyRoot
    guard let engine = root.hostedEngine else { return root.trace(open: { _ in [] }) }
    return engine.askingForAmbiguity { root.trace(open: { $0.openParts }) }
  }

  private func trace(open parts: (LayoutItem) -> [String]) -> String {
    func ambiguity(_ item: LayoutItem?) -> String {
      let parts = item.map(parts) ?? []
      return parts.isEmpty ? "" : "- AMBIGUOUS LAYOUT for " + parts.joined(separator: ", ")
    }
    var lines: [String] = []
    var stack: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = stack.popLast() {
      let indentation = String(repeating: "|   ", count: depth)
      lines.append(indentation + view.traceMark + shortName(of: view) + ambiguity(view._item))
      for guide in view.tracedGuides {
        lines.append(indentation + "|   *" + guide.description + ambiguity(guide._item))
      }
      for child in view.children.reversed() { stack.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n") + """


      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
  }

  /// The guides of the view that the engine contains, system guides first.
  private var tracedGuides: [UILayoutGuide] {
    guard let constraintSupport else { return [] }
    let kinds: [SystemGuide] = [
      .layoutMargins, .safeArea, .readableContent, .keyboard, .scrollContent, .scrollFrame, .scrollMargins,
    ]
    let guides = kinds.compactMap { constraintSupport.systemGuides[$0] } + constraintSupport.guides
    return guides.filter { $0._item?.engine != nil }
  }

  /// Windows and view controllers' views are marked as hosts, as on iOS.
  private var traceMark: String {
    if _superview == nil || _viewController != nil { return "•" }
    guard _item?.engine != nil else { return "" }
    return flags.contains(.constraintBased) ? "*" : "+"
  }
}

extension LayoutItem {
  /// The ambiguous variables of the item in the format of a trace, with their numbers in the engine. Evaluate
  /// it inside `askingForAmbiguity`.
  fileprivate var openParts: [String] {
    guard let engine, view == nil || view !== engine.host, let object else { return [] }
    if let view, !engine.isLaidOut(view) { return [] }
    return [("minX", left), ("minY", top), ("Width", width), ("Height", height)].compactMap {
      name, variable in
      guard let variable, engine.solver.isAmbiguous(variable) else { return nil }
      return "\(shortName(of: object)).\(name){id: \(variable.index)}"
    }
  }
}
