import ConstraintSolver

extension LayoutEngine {
  /// The origin of a constraint in the solver.
  package enum Source {
    case active(NSLayoutConstraint)
    case contentSize(LayoutItem, NSLayoutConstraint.Axis)
    case frame(LayoutItem, part: Int)
  }

  /// Returns the sources of all constraints. Computed on demand, since only conflicts and queries need them.
  package func constraintSources() -> [Constraint: Source] {
    var result: [Constraint: Source] = [:]
    for item in items {
      for reference in item.references {
        let constraint = reference.takeUnretainedValue()
        if let handle = constraint.handle, constraint.engine === self { result[handle] = .active(constraint) }
      }
      let content = item.system.contentSize
      for handle in [content.0, content.1] {
        if let handle { result[handle] = .contentSize(item, .horizontal) }
      }
      for handle in [content.2, content.3] {
        if let handle { result[handle] = .contentSize(item, .vertical) }
      }
      for (part, handle) in item.system.frame.enumerated() { result[handle] = .frame(item, part: part) }
    }
    return result
  }

  /// Returns the member of a conflicting set to be ignored from now on.
  func chooseBroken(_ members: [Constraint]) -> Constraint {
    let sources = sourcesOfSolve ?? constraintSources()
    sourcesOfSolve = sources
    if let policy { return brokenOnCanvas(members, sources, policy) }
    return brokenByPrograms(members, sources)
  }

  /// Returns the member of a conflicting set that iOS ignores, as `BreakingRank` states.
  package func brokenByPrograms(_ members: [Constraint], _ sources: [Constraint: Source]) -> Constraint {
    func rank(_ handle: Constraint) -> BreakingRank {
      switch sources[handle] {
      case .active(let constraint):
        constraint.breakingRank(isNew: solvedSerial > 0 && constraint.serial > solvedSerial)
      case .contentSize: BreakingRank(kind: .contentSize)
      case .frame(let item, let part):
        BreakingRank(kind: part >= 2 && item.view?.hasEncapsulatedSize == true ? .imposedSize : .frame)
      case nil: BreakingRank(kind: .imposedSize)
      }
    }
    var best: (handle: Constraint, rank: BreakingRank)?
    for handle in members {
      let candidate = (handle: handle, rank: rank(handle))
      guard let former = best else {
        best = candidate
        continue
      }
      if former.rank < candidate.rank {
        best = candidate
      } else if former.rank == candidate.rank, case .active(let own) = sources[handle],
        case .active(let other) = sources[former.handle], own.isBroken(before: other)
      {
        best = candidate
      }
    }
    return best?.handle ?? members[0]
  }

  /// Returns the member of a conflicting set that Interface Builder's canvas ignores.
  ///
  /// System constraints are never broken. A constraint that was added to a layout already solved without it is broken,
  /// whether it is the document's or a stack view's. If all of them were added at once and the conflict includes the size
  /// of a view controller's view or a cell, the first one of the document is broken.
  ///
  /// A content size with a required priority is broken before all others, as frames in public Interface
  /// Builder documents show: labels in cells of a fixed height, a text field and a button of a fixed size.
  private func brokenOnCanvas(
    _ members: [Constraint], _ sources: [Constraint: Source], _ policy: any LayoutPolicy
  ) -> Constraint {
    func constraint(_ handle: Constraint) -> NSLayoutConstraint? {
      if case .active(let constraint) = sources[handle] { constraint } else { nil }
    }
    func rank(_ handle: Constraint) -> Int32 {
      if case .contentSize = sources[handle] { return 4 }
      return constraint(handle)?.breakingOrder ?? 0
    }
    if let content = members.last(where: { rank($0) == 4 }) { return content }
    let breakable = members.filter { rank($0) >= 5 }
    guard let last = breakable.last else { return members.max { rank($0) <= rank($1) } ?? members[0] }
    let new = breakable.filter { constraint($0)!.serial > solvedSerial }
    if !new.isEmpty, new.count < breakable.count { return new.last! }
    let hasEncapsulatedSize = members.contains {
      if case .frame(let item, _) = sources[$0] { item.view?.hasEncapsulatedSize ?? false } else { false }
    }
    let own = breakable.filter { rank($0) >= 10 }
    // The first one activated, in whichever view it is held.
    let first = own.min { constraint($0)!.serial < constraint($1)!.serial }
    let broken = hasEncapsulatedSize ? first ?? last : last
    let isOwnAlone = members.allSatisfy { if case .frame = sources[$0] { true } else { rank($0) >= 10 } }
    let choice = policy.brokenConstraint(
      of: own.map { constraint($0)! }.sorted { $0.serial > $1.serial }, otherwise: constraint(broken),
      isOwnAlone: isOwnAlone)
    return choice?.handle ?? broken
  }

  package func describe(_ source: Source?) -> String {
    switch source {
    case .active(let constraint): return constraint.description
    case .contentSize(let item, let axis):
      let size = item.system.contentSizeValue
      let length = shortNumber(axis == .horizontal ? size.width : size.height)
      let view = item.view
      let hug = view?.contentHuggingPriority(for: axis).rawValue ?? 0
      let resist = view?.contentCompressionResistancePriority(for: axis).rawValue ?? 0
      return
        "<\(heading("NSContentSizeLayoutConstraint", item)) \(axis == .horizontal ? "H" : "V"):[\(item.name)"
        + "(\(length))] Hug:\(shortNumber(CGFloat(hug))) CompressionResistance:\(shortNumber(CGFloat(resist)))"
        + "   (active)>"
    case .frame(let item, let part): return describeFrame(item, part)
    case nil: return "(null)"
    }
  }

  private func describeFrame(_ item: LayoutItem, _ part: Int) -> String {
    guard let view = item.view else { return "(null)" }
    let name = ["minX", "minY", "width", "height"][part]
    let rect = view.alignmentRect(forFrame: view.frame)
    let value = [rect.minX, rect.minY, rect.width, rect.height][part]
    if part >= 2, view.hasEncapsulatedSize {
      return "<\(heading("NSLayoutConstraint", item)) 'UIView-Encapsulated-Layout-\(name.capitalized)' "
        + "\(item.name).\(name) == \(shortNumber(value))\(LayoutNames([item]).suffix(isActive: true))>"
    }
    let prefix =
      "<\(heading("NSAutoresizingMaskLayoutConstraint", item))\(view.maskDescription) \(item.name).\(name) == "
    let equation = maskEquations(of: view)[part]
    guard let parent = view._superview, equation.factor != 0 else {
      // Positions are relative to the superview's edge, which the names explain.
      let names = LayoutNames([item], superview: part < 2 ? view._superview?.item : nil)
      return prefix + "\(shortNumber(value))\(names.suffix(isActive: true))>"
    }
    let factor = equation.factor == 1 ? "" : "\(shortNumber(equation.factor))*"
    let constant = equation.constant
    let sum =
      abs(constant) < 1e-6 ? "" : "\(constant < 0 ? " - " : " + ")\(shortNumber(abs(constant)))"
    let size = part % 2 == 0 ? "width" : "height"
    return prefix + "\(factor)\(parent.item.name).\(size)\(sum)"
      + "\(LayoutNames([item, parent.item]).suffix(isActive: true))>"
  }

  /// Reports new conflicts, in Apple's words.
  func reportConflicts() {
    let conflicts = solver.conflicts
    let new = newlyBroken
    newlyBroken.removeAll()
    if conflicts.isEmpty {
      currentConflicts.removeAll()
      return
    }
    let sources = constraintSources()
    currentConflicts = conflicts.map { conflict in
      @MainActor func member(_ source: Source?) -> LayoutConflict.Member {
        let constraint: NSLayoutConstraint? =
          if case .active(let constraint) = source { constraint } else { nil }
        let description = describe(source)
        return LayoutConflict.Member(description: description, constraint: constraint) { [weak self] in
          self?.describe(source) ?? description
        }
      }
      // Constraints without a source are left out: the requirement that sizes are not negative.
      return LayoutConflict(
        members: printed(conflict.constraints.compactMap { sources[$0] }).map { member($0) },
        broken: member(sources[conflict.broken]))
    }
    guard !isFitting else { return }
    let appeared = zip(conflicts, currentConflicts).filter { new.contains($0.0.broken) }.map(\.1)
    for conflict in appeared { LayoutLog.write(message(about: conflict)) }
    if !appeared.isEmpty { ToolHosts.current?.conflictsAppeared(in: host) }
  }

  /// Returns the members of a conflicting set in the order in which iOS 9 and later print them: by the name of the class, then by
  /// the identifier, with those of stacks and of imposed sizes last, then in the order of creation. 143 of 145 public logs
  /// have this order.
  private func printed(_ sources: [Source]) -> [Source] {
    func order(_ source: Source) -> (Int, String) {
      switch source {
      case .frame(let item, let part):
        part >= 2 && item.view?.hasEncapsulatedSize == true ? (2, "UIView-Encapsulated") : (0, "")
      case .contentSize: (1, "")
      case .active(let constraint): (2, constraint.identifier ?? "")
      }
    }
    let keys = sources.enumerated().map { (order($1), $0) }
    return keys.sorted { ($0.0.0, $0.0.1, $0.1) < ($1.0.0, $1.0.1, $1.1) }.map { sources[$0.1] }
  }

  private func message(about conflict: LayoutConflict) -> String {
    let note =
      conflict.members.contains { $0.description.hasPrefix("<NSAutoresizingMask") }
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
      : ""
    return "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
      + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
      + "\tTry this: \n"
      + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
      + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
      + note + "(\n"
      + conflict.members.map { "    \"\($0.description)\"" }.joined(separator: ",\n")
      + "\n)\n\nWill attempt to recover by breaking constraint \n"
      + "\(conflict.broken.description)\n\n"
      + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
      + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may "
      + "also be helpful."
  }
}
