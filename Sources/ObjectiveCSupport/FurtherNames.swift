import Foundation
import FoundationNetworking

// Members of Foundation's, libdispatch's and Darwin's types that are missing on Linux.

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(name, isDirectory: true)
  }
  /// The folder of applications in the home folder.
  public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }
  /// The folder of the files that an application supports itself with.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, "Library/Application Support")
  }
  /// The folder of files that can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
  /// The folder of the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The folder of downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The folder of movies.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
  /// The folder of music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// The folder that is shared with other users.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
}

extension ProcessInfo {
  /// The states of a device's temperature.
  public enum ThermalState: Int, Sendable {
    /// From normal to critical.
    case nominal, fair, serious, critical
  }
  /// Always `.nominal`.
  public var thermalState: ThermalState { .nominal }
  /// Always `false`.
  public var isLowPowerModeEnabled: Bool { false }
  /// The name of the notification that the temperature's state has changed. Never posted.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}
extension Notification.Name {
  /// Posted when Low Power Mode is turned on or off. Never posted here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension URLResourceKey {
  /// The key of the free space for what the user asks for.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// The key of the free space for what could be done without.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// The free space for what the user asks for, in bytes. Always `nil`: Foundation here does not read the key.
  public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
  /// The free space for what could be done without, in bytes. Always `nil`: Foundation here does not read the key.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}

extension URLResourceKey {
  /// The key of the number of entries of a folder.
  public static let directoryEntryCountKey = URLResourceKey(rawValue: "NSURLDirectoryEntryCountKey")
}
extension URLResourceValues {
  /// The number of entries of a folder. Always `nil`, as for a volume that does not keep it: Foundation here does not read the key.
  public var directoryEntryCount: Int? { nil }
}

extension NSCompoundPredicate {
  /// Creates a predicate of no others, which is always true.
  public convenience init() { self.init(andPredicateWithSubpredicates: []) }
}

extension URLRequest.NetworkServiceType {
  /// Data for which the user waits. The same as others here.
  public static var responsiveData: URLRequest.NetworkServiceType { .default }
  /// Sound and pictures that are shown while they are loaded. The same as video here.
  public static var avStreaming: URLRequest.NetworkServiceType { .video }
  /// Sound and pictures of a conversation. The same as video here.
  public static var responsiveAV: URLRequest.NetworkServiceType { .video }
  /// The signals of a call.
  public static var callSignaling: URLRequest.NetworkServiceType { .networkServiceTypeCallSignaling }
}

extension stat {
  /// Darwin's name of the time of the last modification.
  public var st_mtimespec: timespec { st_mtim }
  /// Darwin's name of the time of the last access.
  public var st_atimespec: timespec { st_atim }
  /// Darwin's name of the time of the last change of the file's state.
  public var st_ctimespec: timespec { st_ctim }
}

extension DispatchTime {
  /// Returns the time after an interval.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
  /// Returns the interval up to another time, negative for an earlier one; `.never` where either is `.distantFuture`.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    guard self != .distantFuture, other != .distantFuture else { return .never }
    return .nanoseconds(Int(bitPattern: UInt(other.uptimeNanoseconds &- uptimeNanoseconds)))
  }
}

extension DispatchWallTime {
  /// Returns the time after an interval.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchWallTime { self + interval }
  /// Returns the interval up to another time, negative for an earlier one; `.never` where either is `.distantFuture`.
  public func distance(to other: DispatchWallTime) -> DispatchTimeInterval {
    guard self != .distantFuture, other != .distantFuture else { return .never }
    // Times of the clock on the wall are kept as negative nanoseconds.
    return .nanoseconds(Int(bitPattern: UInt(rawValue &- other.rawValue)))
  }
}

extension FileProtectionType: @retroactive Equatable, @retroactive Hashable {}

extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
  /// Returns whether both are one queue.
  public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }
  /// Feeds the identity of the queue.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString.Key {
  /// The language of a text, as an identifier such as `en`.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}

/// Returns the memory in bytes that the process may still use: always two gigabytes, so that an application behaves the same on all
/// machines.
public func os_proc_available_memory() -> Int { 2 << 30 }

/// A key of options for finding the encoding of a text.
public struct StringEncodingDetectionOptionsKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Encodings that are tried first: raw values of `String.Encoding`.
  public static let suggestedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionSuggestedEncodingsKey")
  /// Encodings that are not tried.
  public static let disallowedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionDisallowedEncodingsKey")
  /// A Boolean value: only suggested encodings are tried.
  public static let useOnlySuggestedEncodingsKey = Self(
    rawValue: "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey")
  /// A Boolean value: letters that are not in the encoding may be lost. Without effect: an encoding is found that has all.
  public static let allowLossyKey = Self(rawValue: "NSStringEncodingDetectionAllowLossyKey")
  /// Without effect here.
  public static let fromWindowsKey = Self(rawValue: "NSStringEncodingDetectionFromWindowsKey")
  /// Without effect here.
  public static let likelyLanguageKey = Self(rawValue: "NSStringEncodingDetectionLikelyLanguageKey")
}

extension NSString {
  /// Returns the encoding of a text: that of its byte order mark, UTF-8 where it is valid, else Windows' Latin letters. Apple's looks at the
  /// frequency of letters, too.
  ///
  /// - Returns: A raw value of `String.Encoding`; 0 if no permitted encoding reads the text.
  public class func stringEncoding(
    for data: Data, encodingOptions opts: [StringEncodingDetectionOptionsKey: Any]? = nil,
    convertedString string: UnsafeMutablePointer<NSString?>?,
    usedLossyConversion: UnsafeMutablePointer<ObjCBool>?
  ) -> UInt {
    func encodings(_ key: StringEncodingDetectionOptionsKey) -> [UInt] {
      (opts?[key] as? [Any] ?? []).compactMap {
        ($0 as? UInt) ?? ($0 as? NSNumber)?.uintValue ?? ($0 as? Int).map { UInt($0) }
      }
    }
    var tried = encodings(.suggestedEncodingsKey)
    if opts?[.useOnlySuggestedEncodingsKey] as? Bool != true {
      let head = Array(data.prefix(4))
      if head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF] {
        tried.append(String.Encoding.utf32.rawValue)
      }
      if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
        tried.append(String.Encoding.utf16.rawValue)
      }
      tried += [String.Encoding.utf8, .windowsCP1252, .isoLatin1].map(\.rawValue)
    }
    let refused = Set(encodings(.disallowedEncodingsKey))
    usedLossyConversion?.pointee = false
    for encoding in tried where !refused.contains(encoding) {
      guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else { continue }
      string?.pointee = NSString(string: text)
      return encoding
    }
    return 0
  }
}
