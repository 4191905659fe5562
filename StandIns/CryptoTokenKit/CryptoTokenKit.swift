/// Stands in for Apple's CryptoTokenKit: records of tags, lengths and values are read and written. There is no reader of cards.
@_exported import Foundation
import ObjectiveCSupport

/// The tag of a record.
public typealias TKTLVTag = UInt64

/// A record of a tag, a length and a value.
open class TKTLVRecord: NSObject, @unchecked Sendable {
  public let tag: TKTLVTag
  public let value: Data
  public let data: Data
  init(tag: TKTLVTag, value: Data, data: Data) { (self.tag, self.value, self.data) = (tag, value, data) }

  /// Returns the record that the data consists of; `nil` if it is not exactly one.
  public convenience init?(from data: Data) {
    guard let found = Self.read(data[...]), found.rest.isEmpty else { return nil }
    self.init(tag: found.tag, value: found.value, data: data)
  }

  /// Returns the records that the data consists of; `nil` if they do not end where it does.
  open class func sequenceOfRecords(from data: Data) -> [TKTLVRecord]? {
    var (rest, result) = (data[...], [TKTLVRecord]())
    while !rest.isEmpty {
      guard let found = read(rest) else { return nil }
      let bytes = Data(rest[rest.startIndex..<found.rest.startIndex])
      result.append(TKTLVRecord(tag: found.tag, value: found.value, data: bytes))
      rest = found.rest
    }
    return result
  }

  class func read(_ data: Data.SubSequence) -> (tag: TKTLVTag, value: Data, rest: Data.SubSequence)? { nil }

  /// Takes bytes of a value from data.
  static func take(_ length: Int, of data: Data.SubSequence, tag: TKTLVTag)
    -> (tag: TKTLVTag, value: Data, rest: Data.SubSequence)?
  {
    guard length <= data.count else { return nil }
    return (tag, Data(data.prefix(length)), data.dropFirst(length))
  }
}

/// A record by the basic rules of ASN.1: tags and lengths have as many bytes as they need.
open class TKBERTLVRecord: TKTLVRecord, @unchecked Sendable {
  public convenience init(tag: TKTLVTag, value: Data) {
    let data = Self.data(forTag: tag) + Self.length(value.count) + value
    self.init(tag: tag, value: value, data: data)
  }
  public convenience init(tag: TKTLVTag, records: [TKTLVRecord]) {
    self.init(tag: tag, value: records.reduce(Data()) { $0 + $1.data })
  }

  /// Returns the bytes of a tag.
  open class func data(forTag tag: TKTLVTag) -> Data {
    let bytes = withUnsafeBytes(of: tag.bigEndian) { Array($0) }.drop { $0 == 0 }
    return Data(bytes.isEmpty ? [0] : bytes)
  }

  private static func length(_ count: Int) -> Data {
    if count < 0x80 { return Data([UInt8(count)]) }
    let bytes = withUnsafeBytes(of: UInt64(count).bigEndian) { Array($0) }.drop { $0 == 0 }
    return Data([0x80 | UInt8(bytes.count)] + bytes)
  }

  override class func read(_ data: Data.SubSequence) -> (
    tag: TKTLVTag, value: Data, rest: Data.SubSequence
  )? {
    var rest = data
    guard let first = rest.popFirst() else { return nil }
    var tag = TKTLVTag(first)
    if first & 0x1F == 0x1F {
      // The tag goes on as long as the highest bit is set.
      var count = 1
      repeat {
        guard count < 8, let next = rest.first else { return nil }
        tag = tag << 8 | TKTLVTag(next)
        rest = rest.dropFirst()
        count += 1
        if next & 0x80 == 0 { break }
      } while true
    }
    guard let start = rest.popFirst() else { return nil }
    var length = Int(start)
    if start & 0x80 != 0 {
      let count = Int(start & 0x7F)
      guard (1...4).contains(count), rest.count >= count else { return nil }
      length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(count)
    }
    return take(length, of: rest, tag: tag)
  }
}

/// A record with a tag and a length of one byte, or a length of three bytes that begins with 255.
open class TKSimpleTLVRecord: TKTLVRecord, @unchecked Sendable {
  public convenience init(tag: UInt8, value: Data) {
    let length: [UInt8] =
      value.count < 255
      ? [UInt8(value.count)] : [255, UInt8(value.count >> 8 & 255), UInt8(value.count & 255)]
    self.init(tag: TKTLVTag(tag), value: value, data: Data([tag] + length) + value)
  }
  override class func read(_ data: Data.SubSequence) -> (
    tag: TKTLVTag, value: Data, rest: Data.SubSequence
  )? {
    var rest = data
    guard let tag = rest.popFirst(), let first = rest.popFirst() else { return nil }
    var length = Int(first)
    if first == 255 {
      guard rest.count >= 2 else { return nil }
      length = rest.prefix(2).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(2)
    }
    return take(length, of: rest, tag: TKTLVTag(tag))
  }
}

/// A record with a tag and a length of four bits each.
open class TKCompactTLVRecord: TKTLVRecord, @unchecked Sendable {
  public convenience init(tag: UInt8, value: Data) {
    self.init(
      tag: TKTLVTag(tag), value: value, data: Data([tag << 4 | UInt8(value.count & 15)]) + value)
  }
  override class func read(_ data: Data.SubSequence) -> (
    tag: TKTLVTag, value: Data, rest: Data.SubSequence
  )? {
    var rest = data
    guard let first = rest.popFirst() else { return nil }
    return take(Int(first & 15), of: rest, tag: TKTLVTag(first >> 4))
  }
}

/// Errors of tokens.
public struct TKError: _FrameworkError {
  /// The error codes.
  public enum Code: Int, Sendable {
    case notImplemented = -1, communicationError = -2, corruptedData = -3, canceledByUser = -4,
      authenticationFailed = -5, objectNotFound = -6, tokenNotFound = -7, badParameter = -8,
      authenticationNeeded = -9
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let errorDomain = "CryptoTokenKit"
  public static let notImplemented = Code.notImplemented
  public static let communicationError = Code.communicationError
  public static let corruptedData = Code.corruptedData
  public static let canceledByUser = Code.canceledByUser
  public static let authenticationFailed = Code.authenticationFailed
  public static let objectNotFound = Code.objectNotFound
  public static let tokenNotFound = Code.tokenNotFound
  public static let badParameter = Code.badParameter
  public static let authenticationNeeded = Code.authenticationNeeded
}
extension TKError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = TKError
}

/// The readers of cards. There are none.
open class TKSmartCardSlotManager: NSObject, @unchecked Sendable {
  /// Always `nil`: an application needs an entitlement.
  open class var `default`: TKSmartCardSlotManager? { nil }
  open var slotNames: [String] { [] }
}

/// The tokens. There are none.
open class TKTokenWatcher: NSObject, @unchecked Sendable {
  open var tokenIDs: [String] { [] }
  open func setInsertionHandler(_ insertionHandler: @escaping (String) -> Void) {}
  open func addRemovalHandler(_ removalHandler: @escaping (String) -> Void, forTokenID tokenID: String) {}
}
