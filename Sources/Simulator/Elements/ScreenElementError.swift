/// An error that explains why an element of a screen cannot be found or touched, with the elements that can be.
public struct ScreenElementError: Error, CustomStringConvertible {
  /// The reason.
  public let description: String

  package init(_ description: String) { self.description = description }
}
