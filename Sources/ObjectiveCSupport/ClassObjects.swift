import ForkSafeLocks
import Foundation

/// The object that stands for a class where an object is asked for.
///
/// Unchecked, as NSObject is not checked: the class never changes.
private final class ClassObject: NSObject, @unchecked Sendable {
  private let type: AnyClass

  init(_ type: AnyClass) { self.type = type }

  override var description: String { NSStringFromClass(type) }
}

extension RuntimeClasses {
  private static let classObjects = Mutex<[ObjectIdentifier: ClassObject]>([:])

  /// Returns the object for a class: the same one each time, which is never released, as classes are objects for
  /// Objective-C's runtime.
  public static func classObject(_ type: AnyClass) -> AnyObject {
    classObjects.withLock { known in
      if let object = known[ObjectIdentifier(type)] { return object }
      let made = ClassObject(type)
      known[ObjectIdentifier(type)] = made
      return made
    }
  }
}
