import ConstraintSolver
import UIKit
@_spi(UIKit) import UIKitCore
import UIKitValues
import ViewDescriptions

/// Explains how a number of a view's frame changes: if a text grows by a character or a line, if the screen grows by a
/// point, and if a priority is one more or less.
///
/// The changes by texts and priorities are solved with a copy of the part of the system that they affect. The change by
/// the screen is the derivative, which the solver computes exactly.
@MainActor
final class SensitivityExplainer {
  private let explainer: NumberExplainer
  private let changes: ChangeAnalysis
  private let engine: LayoutEngine
  private var solver: Solver { engine.solver }

  /// The maximum numbers of texts and of priorities that are tried for a number.
  private static let mostTexts = 3
  private static let mostPriorities = 24

  init(_ explainer: NumberExplainer) {
    self.explainer = explainer
    engine = explainer.words.engine
    changes = ChangeAnalysis(of: explainer.words.engine.solver)
  }

  /// Returns a sentence for each change that moves a number.
  func sentences(about number: FrameDecisions.Number) -> [String] {
    texts(number) + screen(number) + priorities(number)
  }

  // MARK: Texts

  private func texts(_ number: FrameDecisions.Number) -> [String] {
    let variable = explainer.variable(of: number)
    let isHorizontal = number == .x || number == .width
    var result: [String] = []
    for constraint in explainer.decisions.constraints {
      guard case .contentSize(let item, let axis) = constraint.source,
        (axis == .horizontal) == isHorizontal, let view = item.view, let growth = Self.growth(of: view, axis)
      else { continue }
      let isOwn = view === explainer.view
      guard isOwn || constraint.parts.contains(where: { isTight($0) }) else { continue }
      let effect = changes.effect(
        of: Dictionary(
          uniqueKeysWithValues: constraint.parts.map {
            ($0, .constant(solver.constant(of: $0) - growth.length))
          }))
      let name = isOwn ? "its text" : "the text of \(explainer.words.names.name(of: view))"
      let change = "\(name) grows by a \(growth.unit) (\(points(growth.length)))"
      if let phrase = Self.phrase(effect, variable) {
        result.append("\(phrase) if \(change)")
      } else if isOwn {
        result.append("the same if \(change)")
      }
      if result.count == Self.mostTexts { break }
    }
    return result
  }

  private func isTight(_ part: Constraint) -> Bool { solver.excess(of: part).magnitude < 1e-5 }

  /// Returns the length by which a text grows along an axis: by a character of its average width, or by a line if it
  /// wraps; `nil` for a view without a text, and for lengths that a text does not change.
  private static func growth(
    of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> (length: Double, unit: String)? {
    guard let text = view.debugText, !text.isEmpty else { return nil }
    let font =
      (view as? UILabel)?.font ?? (view as? UIButton)?.titleLabel?.font ?? UIFont.systemFont(ofSize: 17)
    if axis == .vertical { return view.wrapsContent ? (Double(font.lineHeight), "line") : nil }
    guard !view.wrapsContent else { return nil }
    let width = NSAttributedString(string: text, attributes: [.font: font]).size().width
    let average = Double(width) / Double(text.count)
    return average > 0 ? ((average * 10).rounded() / 10, "character") : nil
  }

  // MARK: The screen

  private func screen(_ number: FrameDecisions.Number) -> [String] {
    let isHorizontal = number == .x || number == .width
    let rates = screenRates(isHorizontal: isHorizontal)
    guard !rates.isEmpty else { return [] }
    let found = changes.rates(of: rates)
    let what = "the screen is a point \(isHorizontal ? "wider" : "taller")"
    if found.conflicts { return ["constraints conflict if \(what)"] }
    if found.undetermined.contains(explainer.variable(of: number)) { return ["open if \(what)"] }
    guard let rate = found.rates[explainer.variable(of: number)], rate.magnitude > 5e-4 else {
      return ["the same if \(what)"]
    }
    return ["\(rate > 0 ? "+" : "-")\(points(rate.magnitude)) if \(what)"]
  }

  /// Returns the rates of the constants that follow the size of the screen: the window's, and those of views whose
  /// frames follow their superviews' by an autoresizing mask outside of the engine.
  private func screenRates(isHorizontal: Bool) -> [Constraint: Double] {
    var frames: [ObjectIdentifier: [Int: Constraint]] = [:]
    for constraint in explainer.decisions.constraints {
      guard case .frame(let item, let part) = constraint.source, let view = item.view else { continue }
      frames[ObjectIdentifier(view), default: [:]][part] = constraint.parts.first
    }
    let (start, size) = isHorizontal ? (0, 2) : (1, 3)
    var result: [Constraint: Double] = [:]
    // Views whose size follows that of the screen, and at which rate.
    var stack: [(view: UIView, start: Double, size: Double)] = [(engine.host, 0, 1)]
    while let (view, startRate, sizeRate) = stack.popLast() {
      let own = frames[ObjectIdentifier(view)] ?? [:]
      for (part, rate) in [(start, startRate), (size, sizeRate)] where rate != 0 {
        // A constraint with two terms follows the superview in the solver.
        if let handle = own[part], solver.terms(of: handle).count == 1 { result[handle] = -rate }
      }
      guard sizeRate != 0 else { continue }
      for subview in view.subviews {
        guard let resizing = Self.resizing(of: subview, isHorizontal: isHorizontal) else { continue }
        stack.append(
          (subview, Double(resizing.startFactor) * sizeRate, Double(resizing.sizeFactor) * sizeRate))
      }
    }
    return result
  }

  /// Returns how a view's frame follows its superview's size; `nil` if constraints determine it.
  private static func resizing(of view: UIView, isHorizontal: Bool) -> Autoresizing? {
    guard view.translatesAutoresizingMaskIntoConstraints, let container = view.superview else { return nil }
    var mask = view.autoresizingMask
    // Containers give the views of their controllers all of their size, whatever the mask is.
    if holdsController(view) {
      if view.frame.width == container.bounds.width { mask.insert(.flexibleWidth) }
      if view.frame.height == container.bounds.height { mask.insert(.flexibleHeight) }
    }
    return isHorizontal
      ? Autoresizing(
        start: view.frame.minX, size: view.frame.width, container: container.bounds.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      : Autoresizing(
        start: view.frame.minY, size: view.frame.height, container: container.bounds.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
  }

  /// Returns whether a view is that of a controller, or contains only one, as the views of containers do.
  private static func holdsController(_ view: UIView) -> Bool {
    if view.next is UIViewController { return true }
    return view.subviews.contains {
      $0.next is UIViewController || $0.subviews.contains { $0.next is UIViewController }
    }
  }

  // MARK: Priorities

  /// The effects of priorities that were tried: those of a position are those of the size, too.
  private var triedPriorities: [Constraint: [Float: ChangeEffect]] = [:]

  private func effect(of part: Constraint, priority: Float) -> ChangeEffect {
    if let known = triedPriorities[part]?[priority] { return known }
    let effect = changes.effect(of: [part: .priority(Priority(priority))])
    triedPriorities[part, default: [:]][priority] = effect
    return effect
  }

  private func priorities(_ number: FrameDecisions.Number) -> [String] {
    let variable = explainer.variable(of: number)
    var tried = 0
    var result: [String] = []
    // Those that hold the number, are given up or just do not matter are within the constraints of its part.
    let related = Set(solver.constraintsAffecting(variable))
    for constraint in explainer.decisions.constraints {
      for part in constraint.parts where related.contains(part) && tried < Self.mostPriorities {
        let priority = solver.priority(of: part).rawValue
        guard priority < 1000 else { continue }
        tried += 1
        for step: Float in [1, -1] where priority + step > 0 {
          let effect = effect(of: part, priority: priority + step)
          guard let phrase = Self.phrase(effect, variable) else { continue }
          let name = explainer.phrase(for: constraint, part, place: true)
          let old = points(Double(priority))
          result.append(
            "\(phrase) if the priority of \(name) is \(points(Double(priority + step))), not \(old)")
        }
      }
    }
    return result
  }

  // MARK: Words

  /// Returns the change of a number: `+8.5`, `open`, or `nil` for none.
  private static func phrase(_ effect: ChangeEffect, _ variable: Variable) -> String? {
    // A conflict that another one replaces is the same contradiction, proven by other constraints.
    if effect.added.count > effect.resolved.count { return "constraints conflict" }
    if effect.undetermined.contains(variable) { return "open" }
    guard let difference = effect.differences[variable], difference.magnitude > 5e-4 else { return nil }
    return "\(difference > 0 ? "+" : "-")\(points(difference.magnitude))"
  }
}
