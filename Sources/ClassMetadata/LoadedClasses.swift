import Foundation

/// The classes of this process, as its images describe them.
package enum LoadedClasses {
  /// Returns all non-generic subclasses of a class in this process.
  package static func subclasses(of type: AnyClass) -> [AnyClass] {
    classes.filter { candidate in
      var above: AnyClass? = _getSuperclass(candidate)
      while let present = above {
        if present == type { return true }
        above = _getSuperclass(present)
      }
      return false
    }
  }

  /// All non-generic classes in this process.
  package static var all: [AnyClass] { classes }

  /// The classes in the type metadata sections of all images. Swift's runtime enumerates these sections for
  /// testing libraries.
  private static let classes: [AnyClass] = {
    ClassLayout.verify()
    typealias Visit = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
    typealias Enumerate = @convention(c) (Visit, UnsafeMutableRawPointer) -> Void
    guard let image = dlopen(nil, RTLD_NOW), let symbol = dlsym(image, "swift_enumerateAllMetadataSections")
    else {
      return []
    }
    var found: [AnyClass] = []
    withUnsafeMutablePointer(to: &found) { found in
      unsafeBitCast(symbol, to: Enumerate.self)(
        { sections, context in
          let found = context.assumingMemoryBound(to: [AnyClass].self)
          // A version, an address and two unused words, followed by starts and lengths: protocols,
          // conformances, types.
          let start = sections.load(fromByteOffset: 64, as: UInt.self)
          let length = sections.load(fromByteOffset: 72, as: UInt.self)
          if let start = UnsafeRawPointer(bitPattern: start) {
            for offset in stride(from: 0, to: Int(length) - 3, by: 4) {
              if let type = LoadedClasses.type(describedAt: start + offset) { found.pointee.append(type) }
            }
          }
          return true
        }, found)
    }
    return found
  }()

  /// Returns the class of an entry in the type metadata section; `nil` for other types and generic classes.
  private static func type(describedAt entry: UnsafeRawPointer) -> AnyClass? {
    let reference = entry.load(as: Int32.self)
    guard reference & 3 == 0 else { return nil }
    let description = entry + Int(reference)
    let flags = description.load(as: UInt32.self)
    // 16 is the kind of classes.
    guard flags & 0x1f == 16, flags & 0x80 == 0 else { return nil }
    let place = description + 12
    let accessor = place.load(as: Int32.self)
    guard accessor != 0 else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer?
    // The kind of Swift classes; those of other languages have another layout.
    guard let metadata = unsafeBitCast(place + Int(accessor), to: Accessor.self)(0),
      metadata.load(as: UInt.self) == 0
    else { return nil }
    return unsafeBitCast(metadata, to: AnyClass.self)
  }
}
