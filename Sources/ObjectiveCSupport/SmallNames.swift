import Foundation

// Names of Apple's C headers that layout code uses.

/// Objective-C's signed integer.
public typealias NSInteger = Int
/// Objective-C's unsigned integer, which Swift imports as signed from Apple's headers.
public typealias NSUInteger = Int

/// A code of four characters, as a number.
public typealias FourCharCode = UInt32
/// A code of four characters that names a type.
public typealias OSType = FourCharCode

/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// A time interval in seconds.
public typealias CFTimeInterval = Double

/// Returns the current time in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The greatest finite `Float`, as in Apple's headers.
public let HUGE = Float.greatestFiniteMagnitude
/// The greatest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The number of nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of microseconds per second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of nanoseconds per microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

// Core Foundation's names of Foundation's classes, which are used in casts.

/// A string.
public typealias CFString = NSString
/// A mutable string.
public typealias CFMutableString = NSMutableString
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A mutable dictionary.
public typealias CFMutableDictionary = NSMutableDictionary
/// An array.
public typealias CFArray = NSArray
/// A mutable array.
public typealias CFMutableArray = NSMutableArray
/// A set.
public typealias CFSet = NSSet
/// Mutable data.
public typealias CFMutableData = NSMutableData
/// A number.
public typealias CFNumber = NSNumber
/// A Boolean value.
public typealias CFBoolean = NSNumber
/// A date.
public typealias CFDate = NSDate
/// A URL.
public typealias CFURL = NSURL
/// The null object.
public typealias CFNull = NSNull
/// A mutable set.
public typealias CFMutableSet = NSMutableSet
/// A set of characters.
public typealias CFCharacterSet = NSCharacterSet
/// A locale.
public typealias CFLocale = NSLocale
/// A time zone.
public typealias CFTimeZone = NSTimeZone
/// A calendar.
public typealias CFCalendar = NSCalendar
/// A stream that is read.
public typealias CFReadStream = InputStream
/// A stream that is written.
public typealias CFWriteStream = OutputStream
/// A property list: a dictionary, an array, or one of their values.
public typealias CFPropertyList = AnyObject
/// An object of any class.
public typealias CFTypeRef = AnyObject
/// A count or an index.
public typealias CFIndex = Int
/// An allocator of Core Foundation objects, which is ignored: Foundation allocates them.
public typealias CFAllocator = NSObject
// Keys of a bundle's information dictionary.

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
/// The key of the version of the information dictionary; a constant.
public nonisolated(unsafe) let kCFBundleInfoDictionaryVersionKey: CFString! =
  NSString(string: "CFBundleInfoDictionaryVersion")
/// The key of a bundle's development language; a constant.
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: CFString! =
  NSString(string: "CFBundleDevelopmentRegion")
/// The key of a bundle's localizations; a constant.
public nonisolated(unsafe) let kCFBundleLocalizationsKey: CFString! =
  NSString(string: "CFBundleLocalizations")

/// The index of what is not found.
public let kCFNotFound: CFIndex = -1
/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The default allocator: a constant, `nil`, through which nothing is shared.
public nonisolated(unsafe) let kCFAllocatorDefault: CFAllocator! = nil
/// Creates empty mutable data; `capacity` is a hint.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

extension NSValue {
  /// The pointer whose address the value is, as that of a scroll view's target in a message; `nil` for other values than numbers.
  public var pointerValue: UnsafeMutableRawPointer? {
    (self as? NSNumber).flatMap { UnsafeMutableRawPointer(bitPattern: $0.uintValue) }
  }
}

/// Names of parts of a locale in the locale's language, which Foundation has for `Locale` alone.
extension NSLocale {
  private var values: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "en_US") }

  /// The name of a locale, such as "English (United States)".
  public func localizedString(forLocaleIdentifier identifier: String) -> String {
    values.localizedString(forIdentifier: identifier) ?? identifier
  }
  /// The name of a language by its code; `nil` if it is unknown.
  public func localizedString(forLanguageCode code: String) -> String? {
    values.localizedString(forLanguageCode: code)
  }
  /// The name of a country by its code; `nil` if it is unknown.
  public func localizedString(forCountryCode code: String) -> String? {
    values.localizedString(forRegionCode: code)
  }
  /// The name of a script by its code; `nil` if it is unknown.
  public func localizedString(forScriptCode code: String) -> String? {
    values.localizedString(forScriptCode: code)
  }
  /// The name of a currency by its code; `nil` if it is unknown.
  public func localizedString(forCurrencyCode code: String) -> String? {
    values.localizedString(forCurrencyCode: code)
  }
}
