/// The ids of the constraints that decide each number of a view's frame, the nearest first: those that relate
/// the view itself, then those of the views that these relate it to, and so on.
public struct DecidedFrame: Codable, Hashable, Sendable {
  /// Those that decide the x coordinate.
  public var x: [String]?
  /// Those that decide the y coordinate.
  public var y: [String]?
  /// Those that decide the width.
  public var width: [String]?
  /// Those that decide the height.
  public var height: [String]?

  /// Creates a frame that nothing decides.
  public init() {}

  /// A Boolean value that indicates whether no constraint decides anything.
  public var isEmpty: Bool { self == DecidedFrame() }
}

/// A place in a source file or a document.
public struct SourcePlace: Codable, Hashable, Sendable {
  /// The path.
  public var file: String
  /// The line, starting at 1.
  public var line: Int

  /// Creates a place from a path and a line that starts at 1.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
