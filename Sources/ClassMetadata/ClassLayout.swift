/// The layout of Swift's class metadata as far as this package relies on it, in one place.
///
/// | word | content |
/// |---|---|
/// | 0 | the kind, zero for classes of Swift's |
/// | 1 | the superclass |
/// | 2 | flags, the address point of instances |
/// | 3 | size and alignment of instances |
/// | 4 | size of the metadata, and how much of it lies before word 0 |
/// | 5, 6 | the description, the destroying of instance variables |
/// | 7 … | the members of all classes of the chain, from the root down: methods, initializers and offsets of fields |
///
/// ``verify()`` compares a few classes whose members are known with it and stops the program where they differ, so that
/// another compiler's classes are never read or written to wrongly.
package enum ClassLayout {
  /// The word of the first member of a class without a superclass and stored properties.
  package static let firstMember = 7

  /// The words of a class's metadata.
  static func words(of type: AnyClass) -> UnsafeMutablePointer<UnsafeRawPointer?> {
    unsafeBitCast(type, to: UnsafeMutablePointer<UnsafeRawPointer?>.self)
  }

  /// The words of a class's metadata that hold members, as far as the metadata says that it reaches.
  static func members(of type: AnyClass) -> Range<Int> {
    let metadata = UnsafeRawPointer(words(of: type))
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let before = metadata.load(fromByteOffset: 36, as: UInt32.self)
    return firstMember..<max(firstMember, (Int(size) - Int(before)) / MemoryLayout<UnsafeRawPointer>.size)
  }

  /// The size and the alignment mask of a class's instances, in bytes.
  package static func instanceLayout(of type: AnyClass) -> (size: Int, alignmentMask: Int) {
    let metadata = UnsafeRawPointer(words(of: type))
    return (
      Int(metadata.load(fromByteOffset: 24, as: UInt32.self)),
      Int(metadata.load(fromByteOffset: 28, as: UInt16.self))
    )
  }

  // MARK: Verification

  /// Stops the program if Swift's classes are not laid out as described. Once verified, a call costs nothing.
  package static func verify() { _ = verified }

  private static let verified: Void = {
    if let difference = difference(in: _LayoutProbe.self) {
      fatalError(
        "Tinamou cannot run with this version of Swift: the metadata of classes is laid out otherwise than it expects "
          + "(\(difference)). It is written for Swift 6 on Linux.")
    }
  }()

  /// The first way in which classes differ from what this package relies on; `nil` if there is none.
  ///
  /// - Parameter root: a class with the members of ``_LayoutProbe``. Tests give others.
  static func difference(in root: AnyClass) -> String? {
    let words = words(of: root)
    guard words[0] == nil else { return "the kind of a class is not zero" }
    guard Self.words(of: _PlainLayoutProbe.self)[1] == UnsafeRawPointer(Self.words(of: _LayoutProbe.self))
    else {
      return "the superclass is not the second word"
    }
    let object = instanceLayout(of: root)
    guard object.size == 2 * MemoryLayout<UInt>.size, object.alignmentMask < object.size else {
      return "an object without stored properties has \(object.size) bytes"
    }
    let members = members(of: root)
    // An initializer and two methods.
    guard members == firstMember..<firstMember + 3 else { return "a class of three members has \(members)" }
    guard members.allSatisfy({ words[$0] != nil }) else { return "a member has no address" }
    let changed = VirtualMethods.unverifiedDifferences(
      of: _OverridingLayoutProbe.self, from: _PlainLayoutProbe.self, in: root)
    guard changed.map(\.slot) == [firstMember + 2] else {
      return "overriding a method changes the members \(changed.map(\.slot))"
    }
    let probe = _OverridingLayoutProbe(0)
    VirtualMethods.call(changed[0].method, on: probe)
    guard probe.count == 1 else { return "a method that is called by its address does not get its object" }
    let made = unsafeBitCast(_PlainLayoutProbe.self as AnyClass, to: _InitializerLayoutProbe.Type.self).init(
      7)
    // By its address: the compiler would take a cast to a class that the object cannot be of for one that fails.
    let address = Unmanaged.passUnretained(made).toOpaque()
    let isMade = withExtendedLifetime(made) {
      address.load(as: UnsafeRawPointer.self) == UnsafeRawPointer(Self.words(of: _PlainLayoutProbe.self))
        && Unmanaged<_PlainLayoutProbe>.fromOpaque(address).takeUnretainedValue().number == 7
    }
    guard isMade else { return "a required initializer has another place than one that is not required" }
    return nil
  }
}

/// A class of three members, by which ``ClassLayout`` is verified.
///
/// This class and the others of its kind are open, so that an optimizing compiler keeps what nothing calls in their tables.
open class _LayoutProbe {
  /// The first member.
  public init(_ number: Int) {}
  /// The second member, which is never called.
  open func first() {}
  /// The third member.
  open func second() {}
}

/// A class that overrides no method of its superclass.
open class _PlainLayoutProbe: _LayoutProbe {
  final let number: Int
  /// Creates an object that keeps its argument.
  public override init(_ number: Int) {
    self.number = number
    super.init(number)
  }
}

/// A class that overrides the last member of its superclass.
open class _OverridingLayoutProbe: _LayoutProbe {
  final var count = 0
  /// Counts its calls.
  open override func second() { count += 1 }
}

/// A class whose initializer has the place of the one of ``_LayoutProbe``, and is required.
open class _InitializerLayoutProbe {
  /// Creates an object.
  public required init(_ number: Int) {}
}
