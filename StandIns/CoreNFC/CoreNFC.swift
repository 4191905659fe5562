/// Stands in for Apple's CoreNFC: there is no antenna. Sessions say that reading is not available, and end with an error when they
/// begin.
@_exported import Foundation
import ObjectiveCSupport

/// Errors of sessions and tags.
public struct NFCReaderError: _FrameworkError {
  /// The error codes.
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation, readerErrorInvalidParameter,
      readerErrorInvalidParameterLength, readerErrorParameterOutOfBound, readerErrorRadioDisabled,
      readerErrorIneligible, readerErrorAccessNotAccepted
    case readerTransceiveErrorTagConnectionLost = 100, readerTransceiveErrorRetryExceeded,
      readerTransceiveErrorTagResponseError, readerTransceiveErrorSessionInvalidated,
      readerTransceiveErrorTagNotConnected, readerTransceiveErrorPacketTooLong
    case readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout,
      readerSessionInvalidationErrorSessionTerminatedUnexpectedly,
      readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead
    case tagCommandConfigurationErrorInvalidParameters = 300
    case ndefReaderSessionErrorTagNotWritable = 400, ndefReaderSessionErrorTagUpdateFailure,
      ndefReaderSessionErrorTagSizeTooSmall, ndefReaderSessionErrorZeroLengthMessage
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let errorDomain = "NFCError"
  public var localizedDescription: String { "NFC is not available here." }
  public static let readerErrorUnsupportedFeature = Code.readerErrorUnsupportedFeature
  public static let readerSessionInvalidationErrorUserCanceled = Code
    .readerSessionInvalidationErrorUserCanceled
  public static let readerSessionInvalidationErrorSessionTimeout = Code
    .readerSessionInvalidationErrorSessionTimeout
  public static let readerSessionInvalidationErrorFirstNDEFTagRead = Code
    .readerSessionInvalidationErrorFirstNDEFTagRead
  public static let readerTransceiveErrorTagConnectionLost = Code.readerTransceiveErrorTagConnectionLost
  public static let readerErrorSecurityViolation = Code.readerErrorSecurityViolation
  public static let readerErrorInvalidParameter = Code.readerErrorInvalidParameter
  public static let readerErrorInvalidParameterLength = Code.readerErrorInvalidParameterLength
  public static let readerErrorParameterOutOfBound = Code.readerErrorParameterOutOfBound
  public static let readerErrorRadioDisabled = Code.readerErrorRadioDisabled
  public static let readerErrorIneligible = Code.readerErrorIneligible
  public static let readerErrorAccessNotAccepted = Code.readerErrorAccessNotAccepted
  public static let readerTransceiveErrorRetryExceeded = Code.readerTransceiveErrorRetryExceeded
  public static let readerTransceiveErrorTagResponseError = Code.readerTransceiveErrorTagResponseError
  public static let readerTransceiveErrorSessionInvalidated = Code.readerTransceiveErrorSessionInvalidated
  public static let readerTransceiveErrorTagNotConnected = Code.readerTransceiveErrorTagNotConnected
  public static let readerTransceiveErrorPacketTooLong = Code.readerTransceiveErrorPacketTooLong
  public static let readerSessionInvalidationErrorSessionTerminatedUnexpectedly = Code
    .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
  public static let readerSessionInvalidationErrorSystemIsBusy = Code
    .readerSessionInvalidationErrorSystemIsBusy
  public static let tagCommandConfigurationErrorInvalidParameters = Code
    .tagCommandConfigurationErrorInvalidParameters
  public static let ndefReaderSessionErrorTagNotWritable = Code.ndefReaderSessionErrorTagNotWritable
  public static let ndefReaderSessionErrorTagUpdateFailure = Code.ndefReaderSessionErrorTagUpdateFailure
  public static let ndefReaderSessionErrorTagSizeTooSmall = Code.ndefReaderSessionErrorTagSizeTooSmall
  public static let ndefReaderSessionErrorZeroLengthMessage = Code.ndefReaderSessionErrorZeroLengthMessage
}
extension NFCReaderError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = NFCReaderError
}

private let missing = NFCReaderError(.readerErrorUnsupportedFeature)

// MARK: Messages

/// The meaning of the type of a record.
public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A record of a message.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
  }
  public convenience init(
    format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int
  ) {
    self.init(format: format, type: type, identifier: identifier, payload: payload)
  }

  /// The beginnings of addresses that a record shortens to a byte, by the specification of records with addresses.
  private static let beginnings = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
  ]

  /// Returns a record with an address.
  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    let text = url.absoluteString
    let code = beginnings.indices.dropFirst().first { text.hasPrefix(beginnings[$0]) } ?? 0
    let rest = text.dropFirst(beginnings[code].count)
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
      payload: Data([UInt8(code)] + rest.utf8)
    )
  }
  /// Returns a record with an address.
  open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    URL(string: uri).flatMap { wellKnownTypeURIPayload(url: $0) }
  }
  /// Returns a record with a text in a language.
  open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
    let language = Array((locale.language.languageCode?.identifier ?? "en").utf8)
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
      payload: Data([UInt8(language.count)] + language + Array(text.utf8)))
  }
  /// Returns the address of such a record.
  open func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let code = payload.first,
      Self.beginnings.indices.contains(Int(code))
    else { return nil }
    return URL(string: Self.beginnings[Int(code)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }
  /// Returns the text of such a record.
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let status = payload.first else {
      return (nil, nil)
    }
    let rest = payload.dropFirst()
    let length = Int(status & 0x3F)
    let language = String(decoding: rest.prefix(length), as: UTF8.self)
    return (String(decoding: rest.dropFirst(length), as: UTF8.self), Locale(identifier: language))
  }
}

/// A message of records.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  open var records: [NFCNDEFPayload]
  public init(records: [NFCNDEFPayload]) { self.records = records }
  public init(NDEFMessageRecords records: [NFCNDEFPayload]) { self.records = records }
  open var length: Int {
    records.reduce(0) { $0 + 3 + $1.type.count + $1.identifier.count + $1.payload.count }
  }
}

// MARK: Sessions

/// The state that all sessions have.
public protocol NFCReaderSessionProtocol: NSObjectProtocol {
  var isReady: Bool { get }
  var alertMessage: String { get set }
  func begin()
  func invalidate()
  func invalidate(errorMessage: String)
}

/// A session, which is never ready.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol, @unchecked Sendable {
  open class var readingAvailable: Bool { false }
  open var isReady: Bool { false }
  open var alertMessage = ""
  public let sessionQueue: DispatchQueue
  open weak var delegate: AnyObject?
  init(delegate: AnyObject?, queue: DispatchQueue?) {
    (self.delegate, sessionQueue) = (delegate, queue ?? .main)
  }
  open func begin() {
    nonisolated(unsafe) let session = self
    sessionQueue.async { session.end() }
  }
  open func invalidate() {}
  open func invalidate(errorMessage: String) {}
  func end() {}
}

/// A session for messages. It ends with an error when it begins.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
  ) { super.init(delegate: delegate, queue: queue) }
  open func restartPolling() {}
  open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(missing)
  }
  open func connect(to tag: any NFCNDEFTag) async throws { throw missing }
  override func end() {
    (delegate as? any NFCNDEFReaderSessionDelegate)?.readerSession(self, didInvalidateWithError: missing)
  }
}
/// The delegate of a session for messages.
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// A session for tags. It ends with an error when it begins.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  /// The kinds of tags that a session looks for.
  public struct PollingOption: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let iso14443 = PollingOption(rawValue: 1)
    public static let iso15693 = PollingOption(rawValue: 2)
    public static let iso18092 = PollingOption(rawValue: 4)
    public static let pace = PollingOption(rawValue: 8)
  }
  open var connectedTag: NFCTag? { nil }
  public init?(
    pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil
  ) { super.init(delegate: delegate, queue: queue) }
  open func restartPolling() {}
  open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(missing)
  }
  open func connect(to tag: NFCTag) async throws { throw missing }
  override func end() {
    (delegate as? any NFCTagReaderSessionDelegate)?.tagReaderSession(self, didInvalidateWithError: missing)
  }
}
/// The delegate of a session for tags.
public protocol NFCTagReaderSessionDelegate: AnyObject {
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
extension NFCTagReaderSessionDelegate {
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}
