import Foundation

/// An array of references to objects, weak or strong, and of `nil`.
open class NSPointerArray: NSObject {
  private enum Entry {
    case none, strong(AnyObject), weak(WeakReference)

    var object: AnyObject? {
      switch self {
      case .none: nil
      case .strong(let object): object
      case .weak(let reference): reference.object
      }
    }
  }

  private final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private let isWeak: Bool
  private var entries: [Entry] = []

  /// Creates an array of weak references with `.weakMemory`, else of strong ones.
  public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }

  private init(isWeak: Bool) { self.isWeak = isWeak }

  /// Creates an array that retains its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(isWeak: false) }
  /// Creates an array whose entries become `nil` when their objects end.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(isWeak: true) }

  /// The number of entries, with those that are `nil`. Further ones are `nil` when it grows.
  open var count: Int {
    get { entries.count }
    set {
      entries.removeLast(max(0, entries.count - newValue))
      while entries.count < newValue { entries.append(.none) }
    }
  }

  /// The objects, without entries that are `nil`.
  open var allObjects: [Any] { entries.compactMap(\.object) }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
    guard let pointer else { return .none }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    return isWeak ? .weak(WeakReference(object)) : .strong(object)
  }

  /// Returns the pointer to an object; `nil` for none.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    entries[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Appends a pointer to an object.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }
  /// Inserts a pointer to an object.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(entry(item), at: index)
  }
  /// Replaces a pointer.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    entries[index] = entry(item)
  }
  /// Removes an entry.
  open func removePointer(at index: Int) { entries.remove(at: index) }
  /// Removes the entries that are `nil`. On iOS this does nothing unless `nil` was added before.
  open func compact() { entries.removeAll { $0.object == nil } }
}
