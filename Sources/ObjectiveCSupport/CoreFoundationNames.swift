import Foundation

// Names of Core Foundation and of C's headers that code for iOS gets from Foundation.

/// The null of lists and dictionaries.
public let kCFNull: NSNull! = NSNull()
/// Options of a Core Foundation function.
public typealias CFOptionFlags = UInt
/// A number for a class of Core Foundation's.
public typealias CFTypeID = UInt
/// A result of a C function.
public typealias OSStatus = Int32
/// The result without an error.
public let noErr: OSStatus = 0

/// The number of an object's class; 0 for a class that Core Foundation has no other name for. The numbers are of this process.
public func CFGetTypeID(_ object: AnyObject!) -> CFTypeID {
  switch object {
  case let number as NSNumber:
    // True and false are two objects of their own.
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
/// The number of true and false.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The number of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// The number of the null.
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// The number of texts.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// The number of lists.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// The number of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// The number of data.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// The number of dates.
public func CFDateGetTypeID() -> CFTypeID { 42 }
/// The number of sets.
public func CFSetGetTypeID() -> CFTypeID { 17 }
/// The number of addresses.
public func CFURLGetTypeID() -> CFTypeID { 29 }
/// The truth of a boolean.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

// Limits of C's integers whose macros Swift does not read here. Their types are those that it gives them on iOS.

/// The greatest of 64 bits.
public let INT64_MAX = Int64.max
/// The least of 64 bits.
public let INT64_MIN = Int64.min
/// The least of 32 bits.
public let INT32_MIN = Int32.min
/// The least of 16 bits.
public let INT16_MIN = Int32(Int16.min)
/// The greatest of 64 bits without a sign.
public let UINT64_MAX = UInt64.max
/// The least of the size of a pointer.
public let INTPTR_MIN = Int.min
/// The greatest of the largest integers.
public let INTMAX_MAX = Int.max
/// The least of the largest integers.
public let INTMAX_MIN = Int.min
/// The greatest of the largest integers without a sign.
public let UINTMAX_MAX = UInt.max
/// The least difference of pointers.
public let PTRDIFF_MIN = Int.min
/// The least `int`.
public let INT_MIN = Int32.min
/// The greatest `unsigned int`.
public let UINT_MAX = UInt32.max
/// The least `long`.
public let LONG_MIN = Int.min
/// The greatest `unsigned long`.
public let ULONG_MAX = UInt.max
/// The greatest `long long`.
public let LONG_LONG_MAX = Int64.max
/// The least `long long`.
public let LLONG_MIN = Int64.min
/// The greatest `unsigned long long`.
public let ULLONG_MAX = UInt64.max
/// The least `short`.
public let SHRT_MIN = Int32(Int16.min)
/// The greatest `unsigned short`.
public let USHRT_MAX = Int32(UInt16.max)
/// The least `signed char`.
public let SCHAR_MIN = Int32(Int8.min)
/// The greatest `unsigned char`.
public let UCHAR_MAX = Int32(UInt8.max)

extension URL {
  /// Whether the file is there, or can be fetched from iCloud: nothing is in iCloud here.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` where it is not.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
