// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public struct AudioFileStreamPropertyFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let propertyIsCached = AudioFileStreamPropertyFlags(rawValue: 1)
  public static let cacheProperty = AudioFileStreamPropertyFlags(rawValue: 2)
}

public struct AudioFileStreamParseFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let discontinuity = AudioFileStreamParseFlags(rawValue: 1)
}

public struct AudioFileStreamSeekFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let offsetIsEstimated = AudioFileStreamSeekFlags(rawValue: 1)
}

public typealias AudioFileStreamPropertyID = UInt32
public typealias AudioFileStreamID = OpaquePointer
public typealias AudioFileStream_PropertyListenerProc = (
  UnsafeMutableRawPointer, AudioFileStreamID, AudioFileStreamPropertyID,
  UnsafeMutablePointer<AudioFileStreamPropertyFlags>
) -> Void
public typealias AudioFileStream_PacketsProc = (
  UnsafeMutableRawPointer, UInt32, UInt32, UnsafeMutableRawPointer,
  UnsafeMutablePointer<AudioStreamPacketDescription>?
) -> Void

public let kAudioFileStreamError_UnsupportedFileType: OSStatus = 0x7479703f
public let kAudioFileStreamError_UnsupportedDataFormat: OSStatus = 0x666d743f
public let kAudioFileStreamError_UnsupportedProperty: OSStatus = 0x7074793f
public let kAudioFileStreamError_BadPropertySize: OSStatus = 0x2173697a
public let kAudioFileStreamError_NotOptimized: OSStatus = 0x6f70746d
public let kAudioFileStreamError_InvalidPacketOffset: OSStatus = 0x70636b3f
public let kAudioFileStreamError_InvalidFile: OSStatus = 0x6474613f
public let kAudioFileStreamError_ValueUnknown: OSStatus = 0x756e6b3f
public let kAudioFileStreamError_DataUnavailable: OSStatus = 0x6d6f7265
public let kAudioFileStreamError_IllegalOperation: OSStatus = 0x6e6f7065
public let kAudioFileStreamError_UnspecifiedError: OSStatus = 0x7768743f
public let kAudioFileStreamError_DiscontinuityCantRecover: OSStatus = 0x64736321
public let kAudioFileStreamProperty_ReadyToProducePackets: AudioFileStreamPropertyID = 0x72656479
public let kAudioFileStreamProperty_FileFormat: AudioFileStreamPropertyID = 0x66666d74
public let kAudioFileStreamProperty_DataFormat: AudioFileStreamPropertyID = 0x64666d74
public let kAudioFileStreamProperty_FormatList: AudioFileStreamPropertyID = 0x666c7374
public let kAudioFileStreamProperty_MagicCookieData: AudioFileStreamPropertyID = 0x6d676963
public let kAudioFileStreamProperty_AudioDataByteCount: AudioFileStreamPropertyID = 0x62636e74
public let kAudioFileStreamProperty_AudioDataPacketCount: AudioFileStreamPropertyID = 0x70636e74
public let kAudioFileStreamProperty_MaximumPacketSize: AudioFileStreamPropertyID = 0x70737a65
public let kAudioFileStreamProperty_DataOffset: AudioFileStreamPropertyID = 0x646f6666
public let kAudioFileStreamProperty_ChannelLayout: AudioFileStreamPropertyID = 0x636d6170
public let kAudioFileStreamProperty_PacketToFrame: AudioFileStreamPropertyID = 0x706b6672
public let kAudioFileStreamProperty_FrameToPacket: AudioFileStreamPropertyID = 0x6672706b
public let kAudioFileStreamProperty_RestrictsRandomAccess: AudioFileStreamPropertyID = 0x72726170
public let kAudioFileStreamProperty_PacketToRollDistance: AudioFileStreamPropertyID = 0x706b726c
public let kAudioFileStreamProperty_PreviousIndependentPacket: AudioFileStreamPropertyID = 0x70696e64
public let kAudioFileStreamProperty_NextIndependentPacket: AudioFileStreamPropertyID = 0x6e696e64
public let kAudioFileStreamProperty_PacketToDependencyInfo: AudioFileStreamPropertyID = 0x706b6470
public let kAudioFileStreamProperty_PacketToByte: AudioFileStreamPropertyID = 0x706b6279
public let kAudioFileStreamProperty_ByteToPacket: AudioFileStreamPropertyID = 0x6279706b
public let kAudioFileStreamProperty_PacketTableInfo: AudioFileStreamPropertyID = 0x706e666f
public let kAudioFileStreamProperty_PacketSizeUpperBound: AudioFileStreamPropertyID = 0x706b7562
public let kAudioFileStreamProperty_AverageBytesPerPacket: AudioFileStreamPropertyID = 0x61627070
public let kAudioFileStreamProperty_BitRate: AudioFileStreamPropertyID = 0x62726174
public let kAudioFileStreamProperty_InfoDictionary: AudioFileStreamPropertyID = 0x696e666f

@discardableResult
public func AudioFileStreamOpen(
  _ inClientData: UnsafeMutableRawPointer?, _ inPropertyListenerProc: AudioFileStream_PropertyListenerProc?,
  _ inPacketsProc: AudioFileStream_PacketsProc?, _ inFileTypeHint: AudioFileTypeID,
  _ outAudioFileStream: UnsafeMutablePointer<AudioFileStreamID?>
) -> OSStatus { kAudioFileStreamError_UnsupportedFileType }

@discardableResult
public func AudioFileStreamParseBytes(
  _ inAudioFileStream: AudioFileStreamID, _ inDataByteSize: UInt32, _ inData: UnsafeRawPointer?,
  _ inFlags: AudioFileStreamParseFlags
) -> OSStatus { kAudioFileStreamError_UnspecifiedError }

@discardableResult
public func AudioFileStreamSeek(
  _ inAudioFileStream: AudioFileStreamID, _ inPacketOffset: Int64,
  _ outDataByteOffset: UnsafeMutablePointer<Int64>, _ ioFlags: UnsafeMutablePointer<AudioFileStreamSeekFlags>
) -> OSStatus { kAudioFileStreamError_UnspecifiedError }

@discardableResult
public func AudioFileStreamGetPropertyInfo(
  _ inAudioFileStream: AudioFileStreamID, _ inPropertyID: AudioFileStreamPropertyID,
  _ outPropertyDataSize: UnsafeMutablePointer<UInt32>?, _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus { kAudioFileStreamError_UnspecifiedError }

@discardableResult
public func AudioFileStreamGetProperty(
  _ inAudioFileStream: AudioFileStreamID, _ inPropertyID: AudioFileStreamPropertyID,
  _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileStreamError_UnspecifiedError }

@discardableResult
public func AudioFileStreamSetProperty(
  _ inAudioFileStream: AudioFileStreamID, _ inPropertyID: AudioFileStreamPropertyID,
  _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kAudioFileStreamError_UnspecifiedError }

@discardableResult
public func AudioFileStreamClose(_ inAudioFileStream: AudioFileStreamID) -> OSStatus {
  kAudioFileStreamError_UnspecifiedError
}
