/// Stands in for Apple's OSLog: the declarations of ``os``, and a store of messages, which is empty.
@_exported import os

/// A message or another event of the log.
open class OSLogEntry: NSObject {
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }
  public let composedMessage: String
  public let date: Date
  public let storeCategory: StoreCategory
  init(_ message: String, at date: Date) {
    (composedMessage, self.date, storeCategory) = (message, date, .undefined)
  }
}

/// The origin of an entry.
public protocol OSLogEntryFromProcess {
  var activityIdentifier: os_activity_id_t { get }
  var process: String { get }
  var processIdentifier: pid_t { get }
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}
public typealias os_activity_id_t = UInt64

/// The subsystem and the category of an entry.
public protocol OSLogEntryWithPayload {
  var category: String { get }
  var components: [OSLogMessageComponent] { get }
  var formatString: String { get }
  var subsystem: String { get }
}

/// A part of a message.
open class OSLogMessageComponent: NSObject {
  public enum Argument {
    case undefined
    case data(Data)
    case double(Double)
    case signed(Int64)
    case string(String)
    case unsigned(UInt64)
  }
  public let formatSubstring: String
  public let placeholder: String
  public let argument: Argument
  init(_ text: String) { (formatSubstring, placeholder, argument) = (text, "", .undefined) }
}

/// A message of the log.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
  public let level: Level
  public let subsystem: String
  public let category: String
  init(_ message: String, at date: Date, level: Level, subsystem: String, category: String) {
    (self.level, self.subsystem, self.category) = (level, subsystem, category)
    super.init(message, at: date)
  }
  open var formatString: String { composedMessage }
  open var components: [OSLogMessageComponent] { [OSLogMessageComponent(composedMessage)] }
  open var activityIdentifier: os_activity_id_t { 0 }
  open var process: String { ProcessInfo.processInfo.processName }
  open var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
  open var sender: String { process }
  open var threadIdentifier: UInt64 { 0 }
}

/// A place in the log.
open class OSLogPosition: NSObject {}

/// The options of an enumeration.
public enum OSLogEnumerator {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = Options(rawValue: 1)
  }
}

/// A store of messages. Messages are discarded, so that it is empty.
open class OSLogStore: NSObject {
  public enum Scope: Int, Sendable { case system, currentProcessIdentifier }
  public init(scope: Scope) throws {}
  /// Always throws an error: there are no archives of logs.
  public init(url: URL) throws {
    throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSFilePathErrorKey: url.path])
  }
  open class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }
  open func position(date: Date) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}
