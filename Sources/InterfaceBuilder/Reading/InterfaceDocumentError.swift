/// The reason why a document cannot be used, with its position in the file.
public struct InterfaceDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file; `nil` for data from elsewhere.
  public var file: String?

  /// The line, starting at 1; 0 for the whole file.
  public var line: Int

  /// The column, starting at 1; 0 for the whole line.
  public var column: Int

  /// A description of the problem.
  public var message: String

  /// Creates an error at a position. Lines and columns start at 1; 0 means unknown.
  public init(_ message: String, line: Int = 0, column: Int = 0, file: String? = nil) {
    self.message = message
    self.line = line
    self.column = column
    self.file = file
  }

  /// The error in the format of compilers: `file:line:column: message`.
  public var description: String {
    var place = file ?? "document"
    if line > 0 { place += ":\(line)" }
    if line > 0, column > 0 { place += ":\(column)" }
    return "\(place): \(message)"
  }
}

/// A problem of a document that does not prevent it from being used.
public struct InterfaceDocumentWarning: Hashable, Sendable {
  /// The line, starting at 1; 0 for the whole file.
  public var line: Int

  /// A description of the problem.
  public var message: String

  /// Creates a warning for a line, starting at 1; 0 for the whole file.
  public init(_ message: String, line: Int = 0) {
    self.message = message
    self.line = line
  }
}
