/// The tool around the screens of a program, as the modules below it ask it. `ToolHosts.current` is the one of the process.
@MainActor
package protocol ToolHost: AnyObject {
  /// A Boolean value that indicates whether the process is an application that was built from a project.
  var isApplication: Bool { get }
  /// Returns the place of the code that is creating a constraint; `nil` where places are not recorded.
  var makeOrigin: (@MainActor () -> ConstraintOrigin?)? { get set }
  /// The reasons why screens may be wrong: the locations of code that was left out and would have run so far. Pictures
  /// are marked if there are any.
  var leftOut: [String] { get }
  /// Called after the log got the messages of conflicts that are new in the hierarchy of a view, which is laid out.
  func conflictsAppeared(in root: UIView)
  /// Called with the name of each screen before it is shown.
  func willShow(_ screen: String)
}

/// The place of the tool that shows the program.
@MainActor
package enum ToolHosts {
  /// The tool of the process, which all devices have in common; `nil` in programs that show themselves.
  @exclusivity(unchecked) package static var current: (any ToolHost)?
}
