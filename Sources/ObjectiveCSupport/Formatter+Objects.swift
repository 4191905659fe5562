import Foundation

// In an extension of the protocol, as formatters of applications declare the same methods, see `RootOverrides`.
extension NSObjectProtocol where Self: Formatter {
  /// Stores the object of a text, which Foundation here does not show: for numbers and dates, and for subclasses that override it.
  ///
  /// - Returns: Whether the text is one of the formatter's.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>? = nil
  ) -> Bool {
    let own = RootOverrides.result(
      "getObjectValue:forString:errorDescription:", of: self, [obj, string, error], for: string)
    if let own = own as? Bool { return own }
    var range = NSRange(location: 0, length: (string as NSString).length)
    let reply = withUnsafeMutablePointer(to: &range) {
      RootOverrides.reply(
        "getObjectValue:forString:range:error:", of: self, [obj, string, $0], for: string)
    }
    switch reply {
    case .unknown: break
    case .returned: return true
    case .refused(let reason):
      error?.pointee = "\(reason)" as NSString
      return false
    }
    guard let found = object(of: string) else {
      error?.pointee = "The value “\(string)” is invalid." as NSString
      return false
    }
    store(found, in: obj)
    return true
  }

  /// Stores the object of a text, or of its beginning.
  ///
  /// - Parameter rangep: The part of the text; the whole text is read, and the range left as it is.
  /// - Throws: An error if the text is none of the formatter's.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard let found = object(of: string) else {
      throw CocoaError(.formatting, userInfo: ["NSInvalidValue": string])
    }
    store(found, in: obj)
  }

  /// Returns the text for editing an object: that of `string(for:)` by default.
  public func editingString(for obj: Any) -> String? {
    if let own = RootOverrides.result("editingStringForObjectValue:", of: self, [obj], for: "") {
      return own as? String
    }
    return string(for: obj)
  }

  private func object(of string: String) -> AnyObject? {
    switch self as Formatter {
    case let numbers as NumberFormatter: numbers.number(from: string)
    case let dates as DateFormatter: dates.date(from: string).map { $0 as NSDate }
    case let dates as ISO8601DateFormatter: dates.date(from: string).map { $0 as NSDate }
    default: nil
    }
  }

  private func store(_ object: AnyObject, in pointer: AutoreleasingUnsafeMutablePointer<AnyObject?>?) {
    guard let pointer else { return }
    // As with Objective-C, where a pointer may have no object yet, the one before is not released.
    let stored = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    UnsafeMutableRawPointer(pointer).storeBytes(of: stored, as: UInt.self)
  }
}

extension UnsafeMutablePointer where Pointee == AnyObject? {
  /// Creates a pointer to memory for a value of another type, as that of an autoreleasing pointer does on Apple's platforms.
  @_disfavoredOverload
  public init<Other>(_ other: UnsafeMutablePointer<Other>) {
    self = UnsafeMutableRawPointer(other).assumingMemoryBound(to: AnyObject?.self)
  }
}
