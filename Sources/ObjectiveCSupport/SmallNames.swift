import Foundation

// Names of Apple's C headers that layout code uses.

/// Objective-C's signed integer.
public typealias NSInteger = Int
/// Objective-C's unsigned integer: Swift sees it as signed, as Apple's headers have it imported.
public typealias NSUInteger = Int

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds since the beginning of 2001, now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The greatest finite `Float`, as Apple's headers have it.
public let HUGE = Float.greatestFiniteMagnitude
/// The greatest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

// Core Foundation's names of Foundation's classes, to which code casts.

/// A text.
public typealias CFString = NSString
/// A text that can be changed.
public typealias CFMutableString = NSMutableString
/// Values by key.
public typealias CFDictionary = NSDictionary
/// Values by key that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// A list.
public typealias CFArray = NSArray
/// A list that can be changed.
public typealias CFMutableArray = NSMutableArray
/// A set.
public typealias CFSet = NSSet
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// A number.
public typealias CFNumber = NSNumber
/// True or false.
public typealias CFBoolean = NSNumber
/// A moment.
public typealias CFDate = NSDate
/// An object of any class.
public typealias CFTypeRef = AnyObject
/// A count or a place in a list.
public typealias CFIndex = Int
/// What makes Core Foundation's objects: Foundation does, whatever is given.
public typealias CFAllocator = NSObject
// Keys of a bundle's information.

/// The key of a bundle's short name; a constant.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = NSString(string: "CFBundleName")
/// The key of a bundle's version; a constant.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = NSString(string: "CFBundleVersion")
/// The key of a bundle's identifier; a constant.
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! =
  NSString(string: "CFBundleIdentifier")
/// The key of a bundle's executable; a constant.
public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! =
  NSString(string: "CFBundleExecutable")
/// The key of the version of the information itself; a constant.
public nonisolated(unsafe) let kCFBundleInfoDictionaryVersionKey: CFString! =
  NSString(string: "CFBundleInfoDictionaryVersion")
/// The key of the language in which a bundle was made; a constant.
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: CFString! =
  NSString(string: "CFBundleDevelopmentRegion")
/// The key of a bundle's languages; a constant.
public nonisolated(unsafe) let kCFBundleLocalizationsKey: CFString! =
  NSString(string: "CFBundleLocalizations")

/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// Foundation's own way to make objects: a constant, nil, through which nothing is shared.
public nonisolated(unsafe) let kCFAllocatorDefault: CFAllocator! = nil
/// New bytes that can be changed; `capacity` is a hint.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}
