// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public typealias ExtAudioFileRef = OpaquePointer
public typealias ExtAudioFilePacketTableInfoOverride = Int32

public let kExtAudioFilePacketTableInfoOverride_UseFileValue: ExtAudioFilePacketTableInfoOverride = -1

public typealias ExtAudioFilePropertyID = UInt32

public let kExtAudioFileProperty_FileDataFormat: ExtAudioFilePropertyID = 0x66666d74
public let kExtAudioFileProperty_FileChannelLayout: ExtAudioFilePropertyID = 0x66636c6f
public let kExtAudioFileProperty_ClientDataFormat: ExtAudioFilePropertyID = 0x63666d74
public let kExtAudioFileProperty_ClientChannelLayout: ExtAudioFilePropertyID = 0x63636c6f
public let kExtAudioFileProperty_CodecManufacturer: ExtAudioFilePropertyID = 0x636d616e
public let kExtAudioFileProperty_AudioConverter: ExtAudioFilePropertyID = 0x61636e76
public let kExtAudioFileProperty_AudioFile: ExtAudioFilePropertyID = 0x6166696c
public let kExtAudioFileProperty_FileMaxPacketSize: ExtAudioFilePropertyID = 0x666d7073
public let kExtAudioFileProperty_ClientMaxPacketSize: ExtAudioFilePropertyID = 0x636d7073
public let kExtAudioFileProperty_FileLengthFrames: ExtAudioFilePropertyID = 0x2366726d
public let kExtAudioFileProperty_ConverterConfig: ExtAudioFilePropertyID = 0x61636366
public let kExtAudioFileProperty_IOBufferSizeBytes: ExtAudioFilePropertyID = 0x696f6273
public let kExtAudioFileProperty_IOBuffer: ExtAudioFilePropertyID = 0x696f6266
public let kExtAudioFileProperty_PacketTable: ExtAudioFilePropertyID = 0x78707469
public let kExtAudioFileError_InvalidProperty: OSStatus = -66561
public let kExtAudioFileError_InvalidPropertySize: OSStatus = -66562
public let kExtAudioFileError_NonPCMClientFormat: OSStatus = -66563
public let kExtAudioFileError_InvalidChannelMap: OSStatus = -66564
public let kExtAudioFileError_InvalidOperationOrder: OSStatus = -66565
public let kExtAudioFileError_InvalidDataFormat: OSStatus = -66566
public let kExtAudioFileError_MaxPacketSizeUnknown: OSStatus = -66567
public let kExtAudioFileError_InvalidSeek: OSStatus = -66568
public let kExtAudioFileError_AsyncWriteTooLarge: OSStatus = -66569
public let kExtAudioFileError_AsyncWriteBufferOverflow: OSStatus = -66570

@discardableResult
public func ExtAudioFileOpenURL(_ inURL: CFURL, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>)
  -> OSStatus
{ kAudioFileUnsupportedFileTypeError }

@discardableResult
public func ExtAudioFileWrapAudioFileID(
  _ inFileID: AudioFileID, _ inForWriting: Bool, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus { kAudioFileUnsupportedFileTypeError }

@discardableResult
public func ExtAudioFileCreateWithURL(
  _ inURL: CFURL, _ inFileType: AudioFileTypeID, _ inStreamDesc: UnsafePointer<AudioStreamBasicDescription>,
  _ inChannelLayout: UnsafePointer<AudioChannelLayout>?, _ inFlags: UInt32,
  _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus { kAudioFileUnsupportedFileTypeError }

@discardableResult
public func ExtAudioFileDispose(_ inExtAudioFile: ExtAudioFileRef) -> OSStatus {
  kExtAudioFileError_InvalidOperationOrder
}

@discardableResult
public func ExtAudioFileRead(
  _ inExtAudioFile: ExtAudioFileRef, _ ioNumberFrames: UnsafeMutablePointer<UInt32>,
  _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus { kExtAudioFileError_InvalidOperationOrder }

@discardableResult
public func ExtAudioFileWrite(
  _ inExtAudioFile: ExtAudioFileRef, _ inNumberFrames: UInt32, _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus { kExtAudioFileError_InvalidOperationOrder }

@discardableResult
public func ExtAudioFileWriteAsync(
  _ inExtAudioFile: ExtAudioFileRef, _ inNumberFrames: UInt32, _ ioData: UnsafePointer<AudioBufferList>?
) -> OSStatus { kExtAudioFileError_InvalidOperationOrder }

@discardableResult
public func ExtAudioFileSeek(_ inExtAudioFile: ExtAudioFileRef, _ inFrameOffset: Int64) -> OSStatus {
  kExtAudioFileError_InvalidOperationOrder
}

@discardableResult
public func ExtAudioFileTell(_ inExtAudioFile: ExtAudioFileRef, _ outFrameOffset: UnsafeMutablePointer<Int64>)
  -> OSStatus
{ kExtAudioFileError_InvalidOperationOrder }

@discardableResult
public func ExtAudioFileGetPropertyInfo(
  _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID,
  _ outSize: UnsafeMutablePointer<UInt32>?, _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus { kExtAudioFileError_InvalidOperationOrder }

@discardableResult
public func ExtAudioFileGetProperty(
  _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID,
  _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus { kExtAudioFileError_InvalidOperationOrder }

@discardableResult
public func ExtAudioFileSetProperty(
  _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID, _ inPropertyDataSize: UInt32,
  _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kExtAudioFileError_InvalidOperationOrder }
