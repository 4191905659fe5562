extension UIView {
  /// The hierarchy of the whole window as the layout engine knows it, in the form that iOS's debugger command
  /// prints: who is laid out how, and whose layout the constraints leave open.
  public func _autolayoutTrace() -> String {
    let root = hierarchyRoot
    root.hostedEngine?.solveIfNeeded()
    var lines: [String] = []
    var stack: [(view: UIView, depth: Int)] = [(root, 0)]
    while let (view, depth) = stack.popLast() {
      let indentation = String(repeating: "|   ", count: depth)
      lines.append(
        indentation + view.traceMark + shortName(of: view) + (view._item?.ambiguityDescription ?? ""))
      for guide in view.constraintSupport?.guides ?? [] where guide._item?.engine != nil {
        lines.append(indentation + "|   *" + guide.description + (guide._item?.ambiguityDescription ?? ""))
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

  private var traceMark: String {
    if _superview == nil { return "•" }
    guard _item?.engine != nil else { return "" }
    return flags.contains(.constraintBased) ? "*" : "+"
  }
}

extension LayoutItem {
  /// The parts of the item that the constraints leave open, as a trace names them.
  var ambiguousParts: [String] {
    guard let engine, view !== engine.host else { return [] }
    engine.solveIfNeeded()
    return [("minX", left), ("minY", top), ("Width", width), ("Height", height)].compactMap {
      name, variable in
      variable.map { engine.solver.isAmbiguous($0) } == true ? name : nil
    }
  }

  var ambiguityDescription: String {
    let parts = ambiguousParts
    guard !parts.isEmpty else { return "" }
    return "- AMBIGUOUS LAYOUT for " + parts.map { "\(name).\($0)" }.joined(separator: ", ")
  }
}
