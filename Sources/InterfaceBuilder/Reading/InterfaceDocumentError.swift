/// Why a document cannot be used, with the place in its file.
public struct InterfaceDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as it was named, `nil` for data from elsewhere.
  public var file: String?

  /// The line, from 1; 0 if the whole file is meant.
  public var line: Int

  /// The column, from 1; 0 if the whole line is meant.
  public var column: Int

  /// What is wrong.
  public var message: String

  /// An error at a place; line and column count from 1, and 0 means that they are not known.
  public init(_ message: String, line: Int = 0, column: Int = 0, file: String? = nil) {
    self.message = message
    self.line = line
    self.column = column
    self.file = file
  }

  /// `file:line:column: message`, as compilers have it.
  public var description: String {
    var place = file ?? "document"
    if line > 0 { place += ":\(line)" }
    if line > 0, column > 0 { place += ":\(column)" }
    return "\(place): \(message)"
  }
}

/// Something odd in a document that does not keep it from being used.
public struct InterfaceDocumentWarning: Hashable, Sendable {
  /// The line, from 1; 0 if the whole file is meant.
  public var line: Int

  /// What is odd.
  public var message: String

  /// A problem at a line, counted from 1; 0 means the whole file.
  public init(_ message: String, line: Int = 0) {
    self.message = message
    self.line = line
  }
}
