import Simulator
import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

extension VirtualDevice {
  /// Lays out and explains the conflicts and ambiguities on the screen, or the frame of a view.
  ///
  /// - Parameters:
  ///   - view: The name of the view: an outlet or property, an accessibility identifier, a text or a class; `nil` for
  ///     the screen.
  ///   - screen: The name of the screen in the explanation.
  ///   - configuration: The device and the settings in words.
  /// - Throws: `LayoutExplanationError` if no view has the name, or several.
  public func explain(
    _ view: String? = nil, screen: String = "", configuration: String = ""
  ) throws -> ScreenExplanation {
    layOut()
    return try collectingMessages {
      try ScreenExplainer(self).explanation(of: view, screen: screen, configuration: configuration)
    }
  }
}

extension VirtualDevice {
  /// Lays out and explains the frame of a view on the screen.
  public func explain(_ view: UIView) -> ScreenExplanation {
    layOut()
    return collectingMessages { ScreenExplainer(self).explanation(of: view) }
  }
}

extension VirtualDevice {
  /// Returns the conflicts and ambiguities of the present layout with their objects.
  ///
  /// - Parameter names: The names of the views in sentences.
  package func explainedProblems(
    names: ViewNames
  ) -> (conflicts: [ExplainedConflict], ambiguities: [ExplainedAmbiguity]) {
    collectingMessages {
      let explainer = ScreenExplainer(self, names: names)
      return (explainer.conflicts(), explainer.ambiguities())
    }
  }
}

/// The reason why a view cannot be explained: no view has the name, or several have it.
public struct LayoutExplanationError: Error, CustomStringConvertible {
  /// The reason, with the names that there are.
  public let description: String
}

/// Explains what is on the screen of a device.
@MainActor
struct ScreenExplainer {
  private let device: VirtualDevice
  private let names: ViewNames

  init(_ device: VirtualDevice, names: ViewNames? = nil) {
    self.device = device
    self.names = names ?? ViewNames(on: device)
  }

  func explanation(
    of view: String?, screen: String, configuration: String
  ) throws(LayoutExplanationError) -> ScreenExplanation {
    var result = ScreenExplanation(screen: screen, configuration: configuration)
    if let view {
      do {
        result.view = explanation(ofFrameOf: try names.view(named: view))
      } catch {
        throw LayoutExplanationError(description: error.description)
      }
      return result
    }
    result.conflicts = conflicts().map(\.explanation)
    result.ambiguities = ambiguities().map(\.explanation)
    return result
  }

  /// Returns the conflicts in all windows.
  func conflicts() -> [ExplainedConflict] {
    device.windows.flatMap { ExplainedConflict.conflicts(in: $0, names: names) }
  }

  /// Returns the ambiguities in all windows.
  func ambiguities() -> [ExplainedAmbiguity] {
    let explainer = AmbiguityExplainer(names: names) { device.viewSource?($0) }
    return device.windows.flatMap { explainer.explanations(of: $0) }
  }

  /// Explains the frame of a view.
  func explanation(of view: UIView) -> ScreenExplanation {
    var result = ScreenExplanation(screen: "", configuration: "")
    result.view = explanation(ofFrameOf: view)
    return result
  }

  // MARK: Views

  private func explanation(ofFrameOf view: UIView) -> ViewExplanation {
    let frame = view.frame
    var result = ViewExplanation(
      name: names.name(of: view), className: "\(type(of: view))", source: device.viewSource?(view),
      superview: view.superview.map { names.name(of: $0) },
      frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }, numbers: [])
    guard let engine = view.hierarchyEngine, view.item.engine === engine else {
      result.numbers = FrameDecisions.Number.allCases.map { number in
        NumberExplanation(name: "\(number)", value: result.frame[number.rawValue])
      }
      return result
    }
    result.numbers = engine.withoutExercises {
      let explainer = NumberExplainer(ConstraintWords(names: names, engine: engine), of: view)
      let sensitivity = SensitivityExplainer(explainer)
      return FrameDecisions.Number.allCases.map { number in
        var explanation = explainer.explanation(of: number)
        explanation.sensitivity = sensitivity.sentences(about: number)
        return explanation
      }
    }
    return result
  }
}

extension ExplainedConflict {
  /// Returns the conflicts of the present layout of a hierarchy with their objects.
  ///
  /// - Parameter names: The names of the views in sentences.
  @MainActor
  package static func conflicts(in root: UIView, names: ViewNames) -> [ExplainedConflict] {
    guard let engine = root.hierarchyEngine else { return [] }
    return engine.withoutExercises {
      engine.solver.conflicts.isEmpty
        ? []
        : ConflictExplainer(
          ConstraintWords(names: names, engine: engine), FrameDecisions.constraints(of: engine)
        ).explanations()
    }
  }
}
