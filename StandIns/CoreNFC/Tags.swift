import Foundation

// Tags and their commands. No tag is ever detected.

/// A tag.
public enum NFCTag {
  case feliCa(any NFCFeliCaTag)
  case iso7816(any NFCISO7816Tag)
  case iso15693(any NFCISO15693Tag)
  case miFare(any NFCMiFareTag)
  public var isAvailable: Bool { false }
}

/// The ways in which messages of a tag can be accessed.
public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }

/// A tag with messages.
public protocol NFCNDEFTag: NSObjectProtocol {
  var isAvailable: Bool { get }
  func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
  func writeLock(completionHandler: @escaping ((any Error)?) -> Void)
  func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
  func readNDEF() async throws -> NFCNDEFMessage
  func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
  func writeLock() async throws
}

/// The flags of a request to a tag of ISO 15693.
public struct NFCISO15693RequestFlag: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let dualSubCarriers = NFCISO15693RequestFlag(rawValue: 1 << 0)
  public static let highDataRate = NFCISO15693RequestFlag(rawValue: 1 << 1)
  public static let protocolExtension = NFCISO15693RequestFlag(rawValue: 1 << 3)
  public static let select = NFCISO15693RequestFlag(rawValue: 1 << 4)
  public static let address = NFCISO15693RequestFlag(rawValue: 1 << 5)
  public static let option = NFCISO15693RequestFlag(rawValue: 1 << 6)
  public static let commandSpecificBit8 = NFCISO15693RequestFlag(rawValue: 1 << 7)
}

/// The description of a tag of ISO 15693.
public struct NFCISO15693SystemInfo: Sendable {
  public let uniqueIdentifier: Data
  public let dataStorageFormatIdentifier: Int
  public let applicationFamilyIdentifier: Int
  public let blockSize: Int
  public let totalBlocks: Int
  public let icReference: Int
}

/// A tag of ISO 15693.
public protocol NFCISO15693Tag: NFCNDEFTag {
  var identifier: Data { get }
  var icManufacturerCode: Int { get }
  var icSerialNumber: Data { get }
  func customCommand(
    requestFlags flags: NFCISO15693RequestFlag, customCommandCode: Int, customRequestParameters: Data,
    completionHandler: @escaping (Data, (any Error)?) -> Void)
  func customCommand(
    requestFlags flags: NFCISO15693RequestFlag, customCommandCode: Int, customRequestParameters: Data
  ) async throws -> Data
  func readSingleBlock(
    requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8,
    completionHandler: @escaping (Data, (any Error)?) -> Void)
  func readSingleBlock(requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8) async throws -> Data
  func writeSingleBlock(
    requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8, dataBlock: Data,
    completionHandler: @escaping ((any Error)?) -> Void)
  func writeSingleBlock(requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8, dataBlock: Data)
    async throws
  func readMultipleBlocks(
    requestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange,
    completionHandler: @escaping ([Data], (any Error)?) -> Void)
  func readMultipleBlocks(requestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange) async throws
    -> [Data]
  func writeMultipleBlocks(
    requestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange, dataBlocks: [Data],
    completionHandler: @escaping ((any Error)?) -> Void)
  func writeMultipleBlocks(
    requestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange, dataBlocks: [Data]
  ) async throws
  func extendedReadSingleBlock(
    requestFlags flags: NFCISO15693RequestFlag, blockNumber: Int,
    completionHandler: @escaping (Data, (any Error)?) -> Void)
  func extendedReadSingleBlock(requestFlags flags: NFCISO15693RequestFlag, blockNumber: Int) async throws
    -> Data
  func extendedWriteSingleBlock(
    requestFlags flags: NFCISO15693RequestFlag, blockNumber: Int, dataBlock: Data,
    completionHandler: @escaping ((any Error)?) -> Void)
  func extendedWriteSingleBlock(
    requestFlags flags: NFCISO15693RequestFlag, blockNumber: Int, dataBlock: Data) async throws
  func systemInfo(requestFlags flags: NFCISO15693RequestFlag) async throws -> NFCISO15693SystemInfo
  func getSystemInfo(
    requestFlags flags: NFCISO15693RequestFlag,
    completionHandler: @escaping (Int, Int, Int, Int, Int, (any Error)?) -> Void)
  func stayQuiet(completionHandler: @escaping ((any Error)?) -> Void)
}

/// A command to a tag of ISO 7816.
open class NFCISO7816APDU: NSObject, @unchecked Sendable {
  public let instructionClass: UInt8
  public let instructionCode: UInt8
  public let p1Parameter: UInt8
  public let p2Parameter: UInt8
  public let data: Data?
  public let expectedResponseLength: Int
  public init(
    instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8, data: Data,
    expectedResponseLength: Int
  ) {
    (self.instructionClass, self.instructionCode) = (instructionClass, instructionCode)
    (self.p1Parameter, self.p2Parameter) = (p1Parameter, p2Parameter)
    (self.data, self.expectedResponseLength) = (data, expectedResponseLength)
  }
  /// Creates a command from its bytes: class, code, two parameters, and in short form the length of the data, the data and the length of the
  /// response.
  public init?(data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count >= 4 else { return nil }
    (instructionClass, instructionCode, p1Parameter, p2Parameter) = (bytes[0], bytes[1], bytes[2], bytes[3])
    let rest = bytes.dropFirst(4)
    switch rest.count {
    case 0: (self.data, expectedResponseLength) = (nil, -1)
    case 1: (self.data, expectedResponseLength) = (nil, rest.first.map { $0 == 0 ? 256 : Int($0) } ?? -1)
    default:
      let length = Int(rest.first ?? 0)
      let body = rest.dropFirst()
      guard length > 0, body.count == length || body.count == length + 1 else { return nil }
      self.data = Data(body.prefix(length))
      expectedResponseLength = body.count > length ? Int(body.last ?? 0) : -1
    }
  }
}

/// A tag of ISO 7816.
public protocol NFCISO7816Tag: NFCNDEFTag {
  var initialSelectedAID: String { get }
  var identifier: Data { get }
  var historicalBytes: Data? { get }
  var applicationData: Data? { get }
  func sendCommand(
    apdu: NFCISO7816APDU, completionHandler: @escaping (Data, UInt8, UInt8, (any Error)?) -> Void)
  func sendCommand(apdu: NFCISO7816APDU) async throws -> (Data, UInt8, UInt8)
}

/// The family of a MIFARE tag.
public enum NFCMiFareFamily: UInt, Sendable { case unknown = 1, ultralight, plus, desfire }
/// A MIFARE tag.
public protocol NFCMiFareTag: NFCNDEFTag {
  var mifareFamily: NFCMiFareFamily { get }
  var identifier: Data { get }
  var historicalBytes: Data? { get }
  func sendMiFareCommand(
    commandPacket command: Data, completionHandler: @escaping (Data, (any Error)?) -> Void)
  func sendMiFareCommand(commandPacket command: Data) async throws -> Data
  func sendMiFareISO7816Command(
    _ apdu: NFCISO7816APDU, completionHandler: @escaping (Data, UInt8, UInt8, (any Error)?) -> Void)
  func sendMiFareISO7816Command(_ apdu: NFCISO7816APDU) async throws -> (Data, UInt8, UInt8)
}

/// A FeliCa tag.
public protocol NFCFeliCaTag: NFCNDEFTag {
  var currentSystemCode: Data { get }
  var currentIDm: Data { get }
  func sendFeliCaCommand(
    commandPacket: Data, completionHandler: @escaping (Data, (any Error)?) -> Void)
  func sendFeliCaCommand(commandPacket: Data) async throws -> Data
}
