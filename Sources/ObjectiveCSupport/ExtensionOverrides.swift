import ClassMetadata
import Foundation

extension RuntimeClasses {
  /// Makes what an extension overrides the class's own method, as a category does with Objective-C's runtime: for its objects
  /// and those of all subclasses that do not override it themselves, whoever calls.
  ///
  /// Swift has no such overrides. The source adapter writes two subclasses, one with nothing in it and one that overrides by
  /// calling the extension's method. Where their tables of methods differ, the class's is changed.
  ///
  /// - Parameters:
  ///   - type: the class that the extension extends.
  ///   - unchanged: a subclass without members.
  ///   - changed: a subclass that overrides the method, and stores nothing.
  ///   - member: the method, for messages.
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
  /// All classes of this process below a class that are not generic.
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

  /// The superclass, as the class's metadata has it after its kind.
  private static func superclass(of type: AnyClass) -> AnyClass? {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer?>.self)
    return metadata[1].map { unsafeBitCast($0, to: AnyClass.self) }
  }

  /// The classes that images describe in their section of types. Swift's runtime lists these sections for testing libraries.
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
          // A version, an address and two unused words; then starts and lengths: protocols, conformances, types.
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

  /// The class of an entry in the section of types; nil for others and for generic ones.
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
    // The kind of classes of Swift's; those of other languages have another layout.
    guard let metadata = unsafeBitCast(place + Int(accessor), to: Accessor.self)(0),
      metadata.load(as: UInt.self) == 0
    else { return nil }
    return unsafeBitCast(metadata, to: AnyClass.self)
  }
}
