import ClassMetadata
import Foundation

extension RuntimeClasses {
  /// Makes an override in an extension the class's own method, as a category does with Objective-C's runtime:
  /// for instances of the class and of all subclasses that do not override it themselves.
  ///
  /// Swift has no such overrides. The source adapter generates two subclasses, an empty one and one whose
  /// override calls the extension's method. The entries in which their vtables differ are replaced in the
  /// class's vtable.
  ///
  /// - Parameters:
  ///   - type: The class that the extension extends.
  ///   - unchanged: A subclass without members.
  ///   - changed: A subclass that overrides the method, without stored properties.
  ///   - member: The method, for messages.
  public static func extend(_ type: AnyClass, _ unchanged: AnyClass, _ changed: AnyClass, _ member: String) {
    let changes = VirtualMethods.differences(of: changed, from: unchanged, in: type)
    guard !changes.isEmpty else {
      return say("\(type).\(member): the override of an extension is not called")
    }
    let classes = VirtualMethods.subclasses(of: type).filter { $0 != changed && $0 != unchanged }
    for (slot, method) in changes {
      guard let original = VirtualMethods.method(at: slot, of: type) else { continue }
      for candidate in [type] + classes where VirtualMethods.method(at: slot, of: candidate) == original {
        if !VirtualMethods.replace(at: slot, of: candidate, with: method) {
          say("\(candidate).\(member): the override of an extension is not called")
        }
      }
    }
  }

  private static func say(_ message: String) {
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}

extension VirtualMethods {
  /// Returns all non-generic subclasses of a class in this process.
  static func subclasses(of type: AnyClass) -> [AnyClass] {
    classes.filter { candidate in
      var above: AnyClass? = superclass(of: candidate)
      while let present = above {
        if present == type { return true }
        above = superclass(of: present)
      }
      return false
    }
  }

  /// Returns the superclass from the class's metadata, where it follows the kind.
  private static func superclass(of type: AnyClass) -> AnyClass? {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer?>.self)
    return metadata[1].map { unsafeBitCast($0, to: AnyClass.self) }
  }

  /// The classes in the type metadata sections of all images. Swift's runtime enumerates these sections for
  /// testing libraries.
  private static let classes: [AnyClass] = {
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
              if let type = VirtualMethods.type(describedAt: start + offset) { found.pointee.append(type) }
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
