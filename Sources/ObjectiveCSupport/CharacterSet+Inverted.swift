import ForkSafeLocks
import Foundation

extension CharacterSet {
  private static let inverted = Mutex<[CharacterSet: CharacterSet]>([:])

  /// The complement, which can be changed. The source adapter puts it in the place of `inverted` where a variable becomes the
  /// complement of one of Foundation's sets: on this system, changing that ends the program.
  public var invertedToChange: CharacterSet {
    if let known = Self.inverted.withLock({ $0[self] }) { return known }
    // Takes milliseconds, hence once for each set.
    var result = CharacterSet(bitmapRepresentation: bitmapRepresentation)
    result.invert()
    Self.inverted.withLock {
      if $0.count >= 32 { $0.removeAll() }
      $0[self] = result
    }
    return result
  }
}
