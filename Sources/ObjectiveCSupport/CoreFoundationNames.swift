import ForkSafeLocks
import Foundation

// Names of Core Foundation and of C headers that code for iOS imports with Foundation.

/// The null object.
public let kCFNull: NSNull! = NSNull()
/// The options of a Core Foundation function.
public typealias CFOptionFlags = UInt
/// The type identifier of a Core Foundation class.
public typealias CFTypeID = UInt
/// The result code of a C function.
public typealias OSStatus = Int32
/// The number of bytes of the names of a system (`utsname`), as in Apple's headers.
public let _SYS_NAMELEN: Int32 = 256
/// The result code for no error.
public let noErr: OSStatus = 0

/// Returns the type identifier of an object; 0 for classes without a Core Foundation type. Identifiers are
/// valid within the process.
public func CFGetTypeID(_ object: AnyObject!) -> CFTypeID {
  switch object {
  case let number as NSNumber:
    // `true` and `false` are two unique objects.
    number === NSNumber(value: true) || number === NSNumber(value: false)
      ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSNull: CFNullGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSSet: CFSetGetTypeID()
  case is NSURL: CFURLGetTypeID()
  default: 0
  }
}
/// Returns the type identifier of Booleans.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// Returns the type identifier of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// Returns the type identifier of the null object.
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// Returns the type identifier of strings.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// Returns the type identifier of arrays.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// Returns the type identifier of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// Returns the type identifier of data.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// Returns the type identifier of dates.
public func CFDateGetTypeID() -> CFTypeID { 42 }
/// Returns the type identifier of sets.
public func CFSetGetTypeID() -> CFTypeID { 17 }
/// Returns the type identifier of URLs.
public func CFURLGetTypeID() -> CFTypeID { 29 }

/// Returns a URL of a text, resolved against a base; `nil` if the text is none.
public func CFURLCreateWithString(_ allocator: CFAllocator!, _ text: CFString!, _ base: CFURL!) -> CFURL! {
  guard let text else { return nil }
  return NSURL(string: text as String, relativeTo: base as URL?)
}

/// Returns the address of the value that a dictionary has for a key, an object's address; `nil` if there is none. The value is
/// valid as long as the dictionary.
public func CFDictionaryGetValue(_ dictionary: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  let key = Unmanaged<NSObject>.fromOpaque(key).takeUnretainedValue()
  guard let dictionary, let value = dictionary.object(forKey: key) else { return nil }
  // Foundation returns a value, not the object that it stores.
  let object = DictionaryValues.of(dictionary).object(value, for: key)
  return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}

/// Returns whether a dictionary has a value for a key, an object's address, and stores the value's address, which is valid as
/// long as the dictionary.
public func CFDictionaryGetValueIfPresent(
  _ dictionary: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(dictionary, key) else { return false }
  value?.pointee = found
  return true
}

/// The objects whose addresses were returned for a dictionary's values.
private final class DictionaryValues: Sendable {
  /// Unchecked, since objects are of any class: under the lock they are only stored and compared.
  private struct Objects: @unchecked Sendable { var byKey: [NSObject: AnyObject] = [:] }
  /// Unchecked, since an entry only passes through the lock's closure, on the thread that asks.
  private struct Entry: @unchecked Sendable {
    let key: NSObject
    let object: AnyObject
  }

  /// Unsafe in name only: only the address is used, the memory is never read or written.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private let objects = Mutex(Objects())

  static func of(_ dictionary: NSDictionary) -> DictionaryValues {
    AssociatedObjects.value(for: key, of: dictionary, orSet: DictionaryValues())
  }

  /// Returns the object for a key's value: the former one if it is equal.
  func object(_ value: Any, for key: NSObject) -> AnyObject {
    let entry = Entry(key: key, object: value as AnyObject)
    let kept = objects.withLock { objects in
      if let known = objects.byKey[entry.key], (known as? NSObject)?.isEqual(entry.object) == true {
        return Entry(key: entry.key, object: known)
      }
      objects.byKey[entry.key] = entry.object
      return entry
    }
    return kept.object
  }
}

/// Creates data that can be changed with the bytes of other data; the capacity, in bytes, is a hint.
public func CFDataCreateMutableCopy(
  _ allocator: CFAllocator!, _ capacity: CFIndex, _ theData: NSData!
) -> CFMutableData! {
  theData.map { NSMutableData(data: Data(referencing: $0)) }
}
/// Creates data of bytes, which are copied.
public func CFDataCreate(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> NSData! {
  NSData(bytes: bytes, length: max(0, length))
}
/// Changes the length of data, in bytes. Bytes that are added are zero.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData?.length = max(0, length) }
/// Changes the length of data by a number of bytes, which are zero where they are added.
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) {
  if let theData { theData.length = max(0, theData.length + extraLength) }
}
/// Appends bytes to data.
public func CFDataAppendBytes(
  _ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) {
  if let bytes, length > 0 { theData?.append(bytes, length: length) }
}
/// Returns a pointer to the bytes of data, which is valid until its length changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns whether two objects are equal.
public func CFEqual(_ first: AnyObject!, _ second: AnyObject!) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  return first === second || (first as? NSObject)?.isEqual(second) == true
}
/// Returns the hash value of an object, which equal objects share.
public func CFHash(_ object: AnyObject!) -> CFHashCode {
  let value = (object as? NSObject)?.hash ?? object.map { ObjectIdentifier($0).hashValue } ?? 0
  return CFHashCode(bitPattern: value)
}
/// A hash value of an object.
public typealias CFHashCode = UInt

/// Returns the value of a Boolean.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

// Limits of C integers whose macros Swift does not import here. Their types are those on iOS.

/// The maximum of 64-bit integers.
public let INT64_MAX = Int64.max
/// The minimum of 64-bit integers.
public let INT64_MIN = Int64.min
/// The minimum of 32-bit integers.
public let INT32_MIN = Int32.min
/// The minimum of 16-bit integers.
public let INT16_MIN = Int32(Int16.min)
/// The maximum of unsigned 64-bit integers.
public let UINT64_MAX = UInt64.max
/// The minimum of pointer-sized integers.
public let INTPTR_MIN = Int.min
/// The maximum of the largest integer type.
public let INTMAX_MAX = Int.max
/// The minimum of the largest integer type.
public let INTMAX_MIN = Int.min
/// The maximum of the largest unsigned integer type.
public let UINTMAX_MAX = UInt.max
/// The minimum of pointer differences.
public let PTRDIFF_MIN = Int.min
/// The minimum of `int`.
public let INT_MIN = Int32.min
/// The maximum of `unsigned int`.
public let UINT_MAX = UInt32.max
/// The minimum of `long`.
public let LONG_MIN = Int.min
/// The maximum of `unsigned long`.
public let ULONG_MAX = UInt.max
/// The maximum of `long long`.
public let LONG_LONG_MAX = Int64.max
/// The minimum of `long long`.
public let LLONG_MIN = Int64.min
/// The maximum of `unsigned long long`.
public let ULLONG_MAX = UInt64.max
/// The minimum of `short`.
public let SHRT_MIN = Int32(Int16.min)
/// The maximum of `unsigned short`.
public let USHRT_MAX = Int32(UInt16.max)
/// The minimum of `signed char`.
public let SCHAR_MIN = Int32(Int8.min)
/// The maximum of `unsigned char`.
public let UCHAR_MAX = Int32(UInt8.max)

extension URL {
  /// Returns whether the file exists. There are no files in iCloud.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` if it does not.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

/// The seconds from the beginning of 1970 to that of 2001, from which Core Foundation counts.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// The seconds from the beginning of 1904 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// Returns the number of an array's elements.
public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { array.count }
/// Returns the address of an element, which the array owns.
public func CFArrayGetValueAtIndex(_ array: CFArray!, _ index: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(array.object(at: index) as AnyObject).toOpaque())
}
/// Returns the number of a dictionary's values.
public func CFDictionaryGetCount(_ dictionary: CFDictionary!) -> CFIndex { dictionary.count }
/// Returns the number of a text's UTF-16 units.
public func CFStringGetLength(_ text: CFString!) -> CFIndex { text.length }

/// Returns the number of references to an object.
public func CFGetRetainCount(_ object: AnyObject!) -> CFIndex {
  guard let object else { return 0 }
  return withExtendedLifetime(object) {
    Int(bitPattern: referenceCount(Unmanaged.passUnretained(object).toOpaque()))
  }
}
/// The Swift runtime's count of strong references.
@_silgen_name("swift_retainCount")
private func referenceCount(_ object: UnsafeMutableRawPointer) -> UInt
