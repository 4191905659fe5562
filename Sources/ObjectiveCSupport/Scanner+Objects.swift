import Foundation

/// The methods of Objective-C's scanner, which give objects.
extension Scanner {
  private func take(_ text: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }

  /// Scans a text.
  @_disfavoredOverload @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    take(scanString(string), result)
  }
  /// Scans characters until a text.
  @_disfavoredOverload @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    take(scanUpToString(string), result)
  }
  /// Scans characters of a set.
  @_disfavoredOverload @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    take(scanCharacters(from: set), result)
  }
  /// Scans characters until one of a set.
  @_disfavoredOverload @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?)
    -> Bool
  {
    take(scanUpToCharacters(from: set), result)
  }
}
