import Foundation

/// An error of one of Apple's frameworks, which is an `NSError` of a domain.
///
/// Every `NSError` of the domain whose code is known is one: `error as? CLError`, `catch CLError.denied`. Codes are closed
/// enumerations here, so that an error with another code stays an `NSError`. One that is made with `init(_nsError:)` all the same keeps the
/// number, and has the first code of the enumeration, mostly the general one.
public protocol _FrameworkError: _BridgedStoredNSError, _ObjectiveCBridgeable, Sendable
where
  _ObjectiveCType == NSError, Code: RawRepresentable & CaseIterable & Sendable,
  Code.RawValue: FixedWidthInteger
{
  /// Returns what the description of an error with a code says; `nil` for Foundation's general sentence.
  static func _description(of code: Code) -> String?
}

extension _FrameworkError {
  /// Returns `nil`.
  public static func _description(of code: Code) -> String? { nil }

  /// Creates an error with a code and further information; none by default.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    var userInfo = userInfo
    if userInfo[NSLocalizedDescriptionKey] == nil, let text = Self._description(of: code) {
      userInfo[NSLocalizedDescriptionKey] = text
    }
    self.init(_nsError: NSError(domain: Self.errorDomain, code: Int(code.rawValue), userInfo: userInfo))
  }

  /// The code; the first one of the enumeration for an unknown number.
  public var code: Code { Self.code(of: _nsError) ?? Code.allCases.first! }

  private static func code(of error: NSError) -> Code? {
    Code.RawValue(exactly: error.code).flatMap { Code(rawValue: $0) }
  }

  /// The domain of the errors.
  public static var _nsErrorDomain: String { errorDomain }

  /// Returns the error as an object.
  public func _bridgeToObjectiveC() -> NSError { _nsError }

  /// Gives the error that an object is.
  public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) {
    result = bridged(source)
  }

  /// Gives the error that an object is; `nil` for one of another domain or with an unknown code.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout Self?) -> Bool {
    result = bridged(source)
    return result != nil
  }

  /// Returns the error that an object is. Stops the program for an object that is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self {
    guard let error = source.flatMap(bridged) else {
      fatalError("\(source.map(String.init(describing:)) ?? "nil") is no error of \(errorDomain)")
    }
    return error
  }

  private static func bridged(_ error: NSError) -> Self? {
    guard error.domain == errorDomain, code(of: error) != nil else { return nil }
    return Self(_nsError: error)
  }
}

extension _ErrorCodeProtocol
where _ErrorType: _FrameworkError, Self: RawRepresentable, Self.RawValue: FixedWidthInteger {
  /// Returns whether an error has a code, as patterns of `catch` ask.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? _ErrorType).map { $0._nsError.code == Int(match.rawValue) } == true
  }
}
