/// The name of a method. There is no Objective-C runtime that could call it: actions that have to run are closures.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }

  public var description: String { name }
}
