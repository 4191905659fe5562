// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public let kAFInfoDictionary_Album = "album"
public let kAFInfoDictionary_ApproximateDurationInSeconds = "approximate duration in seconds"
public let kAFInfoDictionary_Artist = "artist"
public let kAFInfoDictionary_ChannelLayout = "channel layout"
public let kAFInfoDictionary_Comments = "comments"
public let kAFInfoDictionary_Composer = "composer"
public let kAFInfoDictionary_Copyright = "copyright"
public let kAFInfoDictionary_EncodingApplication = "encoding application"
public let kAFInfoDictionary_Genre = "genre"
public let kAFInfoDictionary_ISRC = "ISRC"
public let kAFInfoDictionary_KeySignature = "key signature"
public let kAFInfoDictionary_Lyricist = "lyricist"
public let kAFInfoDictionary_NominalBitRate = "nominal bit rate"
public let kAFInfoDictionary_RecordedDate = "recorded date"
public let kAFInfoDictionary_SourceBitDepth = "source bit depth"
public let kAFInfoDictionary_SourceEncoder = "source encoder"
public let kAFInfoDictionary_SubTitle = "subtitle"
public let kAFInfoDictionary_Tempo = "tempo"
public let kAFInfoDictionary_TimeSignature = "time signature"
public let kAFInfoDictionary_Title = "title"
public let kAFInfoDictionary_TrackNumber = "track number"
public let kAFInfoDictionary_Year = "year"

public typealias AudioFileTypeID = UInt32

public let kAudioFileAIFFType: AudioFileTypeID = 0x41494646
public let kAudioFileAIFCType: AudioFileTypeID = 0x41494643
public let kAudioFileWAVEType: AudioFileTypeID = 0x57415645
public let kAudioFileRF64Type: AudioFileTypeID = 0x52463634
public let kAudioFileBW64Type: AudioFileTypeID = 0x42573634
public let kAudioFileWave64Type: AudioFileTypeID = 0x57363466
public let kAudioFileSoundDesigner2Type: AudioFileTypeID = 0x53643266
public let kAudioFileNextType: AudioFileTypeID = 0x4e655854
public let kAudioFileMP3Type: AudioFileTypeID = 0x4d504733
public let kAudioFileMP2Type: AudioFileTypeID = 0x4d504732
public let kAudioFileMP1Type: AudioFileTypeID = 0x4d504731
public let kAudioFileAC3Type: AudioFileTypeID = 0x61632d33
public let kAudioFileAAC_ADTSType: AudioFileTypeID = 0x61647473
public let kAudioFileMPEG4Type: AudioFileTypeID = 0x6d703466
public let kAudioFileM4AType: AudioFileTypeID = 0x6d346166
public let kAudioFileM4BType: AudioFileTypeID = 0x6d346266
public let kAudioFileCAFType: AudioFileTypeID = 0x63616666
public let kAudioFile3GPType: AudioFileTypeID = 0x33677070
public let kAudioFile3GP2Type: AudioFileTypeID = 0x33677032
public let kAudioFileAMRType: AudioFileTypeID = 0x616d7266
public let kAudioFileFLACType: AudioFileTypeID = 0x666c6163
public let kAudioFileLATMInLOASType: AudioFileTypeID = 0x6c6f6173
public let kAudioFileUnspecifiedError: OSStatus = 0x7768743f
public let kAudioFileUnsupportedFileTypeError: OSStatus = 0x7479703f
public let kAudioFileUnsupportedDataFormatError: OSStatus = 0x666d743f
public let kAudioFileUnsupportedPropertyError: OSStatus = 0x7074793f
public let kAudioFileBadPropertySizeError: OSStatus = 0x2173697a
public let kAudioFilePermissionsError: OSStatus = 0x70726d3f
public let kAudioFileNotOptimizedError: OSStatus = 0x6f70746d
public let kAudioFileInvalidChunkError: OSStatus = 0x63686b3f
public let kAudioFileDoesNotAllow64BitDataSizeError: OSStatus = 0x6f66663f
public let kAudioFileInvalidPacketOffsetError: OSStatus = 0x70636b3f
public let kAudioFileInvalidPacketDependencyError: OSStatus = 0x6465703f
public let kAudioFileInvalidFileError: OSStatus = 0x6474613f
public let kAudioFileOperationNotSupportedError: OSStatus = 0x6F703F3F
public let kAudioFileNotOpenError: OSStatus = -38
public let kAudioFileEndOfFileError: OSStatus = -39
public let kAudioFilePositionError: OSStatus = -40
public let kAudioFileFileNotFoundError: OSStatus = -43

public struct AudioFileFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let eraseFile = AudioFileFlags(rawValue: 1)
  public static let dontPageAlignAudioData = AudioFileFlags(rawValue: 2)
}

public enum AudioFilePermissions: Int8, Sendable {
  case readPermission = 0x01
  case writePermission = 0x02
  case readWritePermission = 0x03
}

public typealias AudioFileID = OpaquePointer
public typealias AudioFilePropertyID = UInt32

public let kAudioFileLoopDirection_NoLooping: UInt32 = 0
public let kAudioFileLoopDirection_Forward: UInt32 = 1
public let kAudioFileLoopDirection_ForwardAndBackward: UInt32 = 2
public let kAudioFileLoopDirection_Backward: UInt32 = 3

public struct AudioFile_SMPTE_Time: Sendable {
  public var mHours: Int8
  public var mMinutes: UInt8
  public var mSeconds: UInt8
  public var mFrames: UInt8
  public var mSubFrameSampleOffset: UInt32
  public init() {
    mHours = 0
    mMinutes = 0
    mSeconds = 0
    mFrames = 0
    mSubFrameSampleOffset = 0
  }
  public init(
    mHours: Int8, mMinutes: UInt8, mSeconds: UInt8, mFrames: UInt8, mSubFrameSampleOffset: UInt32
  ) {
    self.mHours = mHours
    self.mMinutes = mMinutes
    self.mSeconds = mSeconds
    self.mFrames = mFrames
    self.mSubFrameSampleOffset = mSubFrameSampleOffset
  }
}

public let kAudioFileMarkerType_Generic: UInt32 = 0

public struct AudioFileMarker {
  public var mFramePosition: Double
  public var mName: Unmanaged<CFString>?
  public var mMarkerID: Int32
  public var mSMPTETime: AudioFile_SMPTE_Time
  public var mType: UInt32
  public var mReserved: UInt16
  public var mChannel: UInt16
  public init() {
    mFramePosition = 0
    mName = nil
    mMarkerID = 0
    mSMPTETime = AudioFile_SMPTE_Time()
    mType = 0
    mReserved = 0
    mChannel = 0
  }
  public init(
    mFramePosition: Double, mName: Unmanaged<CFString>?, mMarkerID: Int32, mSMPTETime: AudioFile_SMPTE_Time,
    mType: UInt32, mReserved: UInt16, mChannel: UInt16
  ) {
    self.mFramePosition = mFramePosition
    self.mName = mName
    self.mMarkerID = mMarkerID
    self.mSMPTETime = mSMPTETime
    self.mType = mType
    self.mReserved = mReserved
    self.mChannel = mChannel
  }
}

public struct AudioFileMarkerList {
  public var mSMPTE_TimeType: UInt32
  public var mNumberMarkers: UInt32
  public var mMarkers: AudioFileMarker
  public init() {
    mSMPTE_TimeType = 0
    mNumberMarkers = 0
    mMarkers = AudioFileMarker()
  }
  public init(
    mSMPTE_TimeType: UInt32, mNumberMarkers: UInt32, mMarkers: AudioFileMarker
  ) {
    self.mSMPTE_TimeType = mSMPTE_TimeType
    self.mNumberMarkers = mNumberMarkers
    self.mMarkers = mMarkers
  }
}

public struct AudioFileRegionFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let loopEnable = AudioFileRegionFlags(rawValue: 1)
  public static let playForward = AudioFileRegionFlags(rawValue: 2)
  public static let playBackward = AudioFileRegionFlags(rawValue: 4)
}

public struct AudioFileRegion {
  public var mRegionID: UInt32
  public var mName: Unmanaged<CFString>
  public var mFlags: AudioFileRegionFlags
  public var mNumberMarkers: UInt32
  public var mMarkers: AudioFileMarker
  public init(
    mRegionID: UInt32, mName: Unmanaged<CFString>, mFlags: AudioFileRegionFlags, mNumberMarkers: UInt32,
    mMarkers: AudioFileMarker
  ) {
    self.mRegionID = mRegionID
    self.mName = mName
    self.mFlags = mFlags
    self.mNumberMarkers = mNumberMarkers
    self.mMarkers = mMarkers
  }
}

public struct AudioFileRegionList {
  public var mSMPTE_TimeType: UInt32
  public var mNumberRegions: UInt32
  public var mRegions: AudioFileRegion
  public init(
    mSMPTE_TimeType: UInt32, mNumberRegions: UInt32, mRegions: AudioFileRegion
  ) {
    self.mSMPTE_TimeType = mSMPTE_TimeType
    self.mNumberRegions = mNumberRegions
    self.mRegions = mRegions
  }
}

public struct AudioFramePacketTranslation: Sendable {
  public var mFrame: Int64
  public var mPacket: Int64
  public var mFrameOffsetInPacket: UInt32
  public init() {
    mFrame = 0
    mPacket = 0
    mFrameOffsetInPacket = 0
  }
  public init(
    mFrame: Int64, mPacket: Int64, mFrameOffsetInPacket: UInt32
  ) {
    self.mFrame = mFrame
    self.mPacket = mPacket
    self.mFrameOffsetInPacket = mFrameOffsetInPacket
  }
}

public struct AudioBytePacketTranslationFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let bytePacketTranslationFlag_IsEstimate = AudioBytePacketTranslationFlags(rawValue: 1)
}

public struct AudioBytePacketTranslation: Sendable {
  public var mByte: Int64
  public var mPacket: Int64
  public var mByteOffsetInPacket: UInt32
  public var mFlags: AudioBytePacketTranslationFlags
  public init() {
    mByte = 0
    mPacket = 0
    mByteOffsetInPacket = 0
    mFlags = AudioBytePacketTranslationFlags()
  }
  public init(
    mByte: Int64, mPacket: Int64, mByteOffsetInPacket: UInt32, mFlags: AudioBytePacketTranslationFlags
  ) {
    self.mByte = mByte
    self.mPacket = mPacket
    self.mByteOffsetInPacket = mByteOffsetInPacket
    self.mFlags = mFlags
  }
}

public struct AudioFilePacketTableInfo: Sendable {
  public var mNumberValidFrames: Int64
  public var mPrimingFrames: Int32
  public var mRemainderFrames: Int32
  public init() {
    mNumberValidFrames = 0
    mPrimingFrames = 0
    mRemainderFrames = 0
  }
  public init(
    mNumberValidFrames: Int64, mPrimingFrames: Int32, mRemainderFrames: Int32
  ) {
    self.mNumberValidFrames = mNumberValidFrames
    self.mPrimingFrames = mPrimingFrames
    self.mRemainderFrames = mRemainderFrames
  }
}

public struct AudioPacketRangeByteCountTranslation: Sendable {
  public var mPacket: Int64
  public var mPacketCount: Int64
  public var mByteCountUpperBound: Int64
  public init() {
    mPacket = 0
    mPacketCount = 0
    mByteCountUpperBound = 0
  }
  public init(
    mPacket: Int64, mPacketCount: Int64, mByteCountUpperBound: Int64
  ) {
    self.mPacket = mPacket
    self.mPacketCount = mPacketCount
    self.mByteCountUpperBound = mByteCountUpperBound
  }
}

public struct AudioPacketRollDistanceTranslation: Sendable {
  public var mPacket: Int64
  public var mRollDistance: Int64
  public init() {
    mPacket = 0
    mRollDistance = 0
  }
  public init(
    mPacket: Int64, mRollDistance: Int64
  ) {
    self.mPacket = mPacket
    self.mRollDistance = mRollDistance
  }
}

public struct AudioIndependentPacketTranslation: Sendable {
  public var mPacket: Int64
  public var mIndependentlyDecodablePacket: Int64
  public init() {
    mPacket = 0
    mIndependentlyDecodablePacket = 0
  }
  public init(
    mPacket: Int64, mIndependentlyDecodablePacket: Int64
  ) {
    self.mPacket = mPacket
    self.mIndependentlyDecodablePacket = mIndependentlyDecodablePacket
  }
}

public struct AudioPacketDependencyInfoTranslation: Sendable {
  public var mPacket: Int64
  public var mIsIndependentlyDecodable: UInt32
  public var mNumberPrerollPackets: UInt32
  public init() {
    mPacket = 0
    mIsIndependentlyDecodable = 0
    mNumberPrerollPackets = 0
  }
  public init(
    mPacket: Int64, mIsIndependentlyDecodable: UInt32, mNumberPrerollPackets: UInt32
  ) {
    self.mPacket = mPacket
    self.mIsIndependentlyDecodable = mIsIndependentlyDecodable
    self.mNumberPrerollPackets = mNumberPrerollPackets
  }
}

@discardableResult
public func AudioFileCreateWithURL(
  _ inFileRef: CFURL, _ inFileType: AudioFileTypeID, _ inFormat: UnsafePointer<AudioStreamBasicDescription>,
  _ inFlags: AudioFileFlags, _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus { kAudioFileUnsupportedFileTypeError }

@discardableResult
public func AudioFileOpenURL(
  _ inFileRef: CFURL, _ inPermissions: AudioFilePermissions, _ inFileTypeHint: AudioFileTypeID,
  _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus { kAudioFileUnsupportedFileTypeError }

public typealias AudioFile_ReadProc = (
  UnsafeMutableRawPointer, Int64, UInt32, UnsafeMutableRawPointer, UnsafeMutablePointer<UInt32>
) -> OSStatus
public typealias AudioFile_WriteProc = (
  UnsafeMutableRawPointer, Int64, UInt32, UnsafeMutableRawPointer, UnsafeMutablePointer<UInt32>
) -> OSStatus
public typealias AudioFile_GetSizeProc = (UnsafeMutableRawPointer) -> Int64
public typealias AudioFile_SetSizeProc = (UnsafeMutableRawPointer, Int64) -> OSStatus

@discardableResult
public func AudioFileInitializeWithCallbacks(
  _ inClientData: UnsafeMutableRawPointer, _ inReadFunc: AudioFile_ReadProc?,
  _ inWriteFunc: AudioFile_WriteProc?, _ inGetSizeFunc: AudioFile_GetSizeProc?,
  _ inSetSizeFunc: AudioFile_SetSizeProc?, _ inFileType: AudioFileTypeID,
  _ inFormat: UnsafePointer<AudioStreamBasicDescription>, _ inFlags: AudioFileFlags,
  _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus { kAudioFileUnsupportedFileTypeError }

@discardableResult
public func AudioFileOpenWithCallbacks(
  _ inClientData: UnsafeMutableRawPointer, _ inReadFunc: AudioFile_ReadProc?,
  _ inWriteFunc: AudioFile_WriteProc?, _ inGetSizeFunc: AudioFile_GetSizeProc?,
  _ inSetSizeFunc: AudioFile_SetSizeProc?, _ inFileTypeHint: AudioFileTypeID,
  _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus { kAudioFileUnsupportedFileTypeError }

@discardableResult
public func AudioFileClose(_ inAudioFile: AudioFileID) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileOptimize(_ inAudioFile: AudioFileID) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileReadBytes(
  _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inStartingByte: Int64,
  _ ioNumBytes: UnsafeMutablePointer<UInt32>, _ outBuffer: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileWriteBytes(
  _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inStartingByte: Int64,
  _ ioNumBytes: UnsafeMutablePointer<UInt32>, _ inBuffer: UnsafeRawPointer
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileReadPacketData(
  _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ ioNumBytes: UnsafeMutablePointer<UInt32>,
  _ outPacketDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?, _ inStartingPacket: Int64,
  _ ioNumPackets: UnsafeMutablePointer<UInt32>, _ outBuffer: UnsafeMutableRawPointer?
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileReadPackets(
  _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ outNumBytes: UnsafeMutablePointer<UInt32>,
  _ outPacketDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?, _ inStartingPacket: Int64,
  _ ioNumPackets: UnsafeMutablePointer<UInt32>, _ outBuffer: UnsafeMutableRawPointer?
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileWritePackets(
  _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inNumBytes: UInt32,
  _ inPacketDescriptions: UnsafePointer<AudioStreamPacketDescription>?, _ inStartingPacket: Int64,
  _ ioNumPackets: UnsafeMutablePointer<UInt32>, _ inBuffer: UnsafeRawPointer
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileWritePacketsWithDependencies(
  _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inNumBytes: UInt32,
  _ inPacketDescriptions: UnsafePointer<AudioStreamPacketDescription>?,
  _ inPacketDependencies: UnsafePointer<AudioStreamPacketDependencyDescription>, _ inStartingPacket: Int64,
  _ ioNumPackets: UnsafeMutablePointer<UInt32>, _ inBuffer: UnsafeRawPointer
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileCountUserData(
  _ inAudioFile: AudioFileID, _ inUserDataID: UInt32, _ outNumberItems: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileGetUserDataSize(
  _ inAudioFile: AudioFileID, _ inUserDataID: UInt32, _ inIndex: UInt32,
  _ outUserDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileGetUserDataSize64(
  _ inAudioFile: AudioFileID, _ inUserDataID: UInt32, _ inIndex: UInt32,
  _ outUserDataSize: UnsafeMutablePointer<UInt64>
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileGetUserData(
  _ inAudioFile: AudioFileID, _ inUserDataID: UInt32, _ inIndex: UInt32,
  _ ioUserDataSize: UnsafeMutablePointer<UInt32>, _ outUserData: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileGetUserDataAtOffset(
  _ inAudioFile: AudioFileID, _ inUserDataID: UInt32, _ inIndex: UInt32, _ inOffset: Int64,
  _ ioUserDataSize: UnsafeMutablePointer<UInt32>, _ outUserData: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileSetUserData(
  _ inAudioFile: AudioFileID, _ inUserDataID: UInt32, _ inIndex: UInt32, _ inUserDataSize: UInt32,
  _ inUserData: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileRemoveUserData(_ inAudioFile: AudioFileID, _ inUserDataID: UInt32, _ inIndex: UInt32)
  -> OSStatus
{ kAudioFileUnspecifiedError }

public let kAudioFilePropertyFileFormat: AudioFilePropertyID = 0x66666d74
public let kAudioFilePropertyDataFormat: AudioFilePropertyID = 0x64666d74
public let kAudioFilePropertyIsOptimized: AudioFilePropertyID = 0x6f70746d
public let kAudioFilePropertyMagicCookieData: AudioFilePropertyID = 0x6d676963
public let kAudioFilePropertyAudioDataByteCount: AudioFilePropertyID = 0x62636e74
public let kAudioFilePropertyAudioDataPacketCount: AudioFilePropertyID = 0x70636e74
public let kAudioFilePropertyMaximumPacketSize: AudioFilePropertyID = 0x70737a65
public let kAudioFilePropertyDataOffset: AudioFilePropertyID = 0x646f6666
public let kAudioFilePropertyChannelLayout: AudioFilePropertyID = 0x636d6170
public let kAudioFilePropertyDeferSizeUpdates: AudioFilePropertyID = 0x64737a75
public let kAudioFilePropertyDataFormatName: AudioFilePropertyID = 0x666e6d65
public let kAudioFilePropertyMarkerList: AudioFilePropertyID = 0x6d6b6c73
public let kAudioFilePropertyRegionList: AudioFilePropertyID = 0x72676c73
public let kAudioFilePropertyPacketToFrame: AudioFilePropertyID = 0x706b6672
public let kAudioFilePropertyFrameToPacket: AudioFilePropertyID = 0x6672706b
public let kAudioFilePropertyRestrictsRandomAccess: AudioFilePropertyID = 0x72726170
public let kAudioFilePropertyPacketToRollDistance: AudioFilePropertyID = 0x706b726c
public let kAudioFilePropertyPreviousIndependentPacket: AudioFilePropertyID = 0x70696e64
public let kAudioFilePropertyNextIndependentPacket: AudioFilePropertyID = 0x6e696e64
public let kAudioFilePropertyPacketToDependencyInfo: AudioFilePropertyID = 0x706b6470
public let kAudioFilePropertyPacketToByte: AudioFilePropertyID = 0x706b6279
public let kAudioFilePropertyByteToPacket: AudioFilePropertyID = 0x6279706b
public let kAudioFilePropertyChunkIDs: AudioFilePropertyID = 0x63686964
public let kAudioFilePropertyInfoDictionary: AudioFilePropertyID = 0x696e666f
public let kAudioFilePropertyPacketTableInfo: AudioFilePropertyID = 0x706e666f
public let kAudioFilePropertyFormatList: AudioFilePropertyID = 0x666c7374
public let kAudioFilePropertyPacketSizeUpperBound: AudioFilePropertyID = 0x706b7562
public let kAudioFilePropertyPacketRangeByteCountUpperBound: AudioFilePropertyID = 0x70727562
public let kAudioFilePropertyReserveDuration: AudioFilePropertyID = 0x72737276
public let kAudioFilePropertyEstimatedDuration: AudioFilePropertyID = 0x65647572
public let kAudioFilePropertyBitRate: AudioFilePropertyID = 0x62726174
public let kAudioFilePropertyID3Tag: AudioFilePropertyID = 0x69643374
public let kAudioFilePropertyID3TagOffset: AudioFilePropertyID = 0x6964336f
public let kAudioFilePropertySourceBitDepth: AudioFilePropertyID = 0x73627464
public let kAudioFilePropertyAlbumArtwork: AudioFilePropertyID = 0x61617274
public let kAudioFilePropertyAudioTrackCount: AudioFilePropertyID = 0x61746374
public let kAudioFilePropertyUseAudioTrack: AudioFilePropertyID = 0x7561746b

@discardableResult
public func AudioFileGetPropertyInfo(
  _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID,
  _ outDataSize: UnsafeMutablePointer<UInt32>?, _ isWritable: UnsafeMutablePointer<UInt32>?
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileGetProperty(
  _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID, _ ioDataSize: UnsafeMutablePointer<UInt32>,
  _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileUnspecifiedError }

@discardableResult
public func AudioFileSetProperty(
  _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID, _ inDataSize: UInt32,
  _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kAudioFileUnspecifiedError }

public let kAudioFileGlobalInfo_ReadableTypes: AudioFilePropertyID = 0x61667266
public let kAudioFileGlobalInfo_WritableTypes: AudioFilePropertyID = 0x61667766
public let kAudioFileGlobalInfo_FileTypeName: AudioFilePropertyID = 0x66746e6d
public let kAudioFileGlobalInfo_AvailableStreamDescriptionsForFormat: AudioFilePropertyID = 0x73646964
public let kAudioFileGlobalInfo_AvailableFormatIDs: AudioFilePropertyID = 0x666d6964
public let kAudioFileGlobalInfo_AllExtensions: AudioFilePropertyID = 0x616c7874
public let kAudioFileGlobalInfo_AllHFSTypeCodes: AudioFilePropertyID = 0x61686673
public let kAudioFileGlobalInfo_AllUTIs: AudioFilePropertyID = 0x61757469
public let kAudioFileGlobalInfo_AllMIMETypes: AudioFilePropertyID = 0x616d696d
public let kAudioFileGlobalInfo_ExtensionsForType: AudioFilePropertyID = 0x66657874
public let kAudioFileGlobalInfo_HFSTypeCodesForType: AudioFilePropertyID = 0x66686673
public let kAudioFileGlobalInfo_UTIsForType: AudioFilePropertyID = 0x66757469
public let kAudioFileGlobalInfo_MIMETypesForType: AudioFilePropertyID = 0x666d696d
public let kAudioFileGlobalInfo_TypesForMIMEType: AudioFilePropertyID = 0x746d696d
public let kAudioFileGlobalInfo_TypesForUTI: AudioFilePropertyID = 0x74757469
public let kAudioFileGlobalInfo_TypesForHFSTypeCode: AudioFilePropertyID = 0x74686673
public let kAudioFileGlobalInfo_TypesForExtension: AudioFilePropertyID = 0x74657874

public struct AudioFileTypeAndFormatID: Sendable {
  public var mFileType: AudioFileTypeID
  public var mFormatID: UInt32
  public init() {
    mFileType = 0
    mFormatID = 0
  }
  public init(
    mFileType: AudioFileTypeID, mFormatID: UInt32
  ) {
    self.mFileType = mFileType
    self.mFormatID = mFormatID
  }
}

@discardableResult
public func AudioFileGetGlobalInfoSize(
  _ inPropertyID: AudioFilePropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeMutableRawPointer?,
  _ outDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudioFileUnsupportedPropertyError }

@discardableResult
public func AudioFileGetGlobalInfo(
  _ inPropertyID: AudioFilePropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeMutableRawPointer?,
  _ ioDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileUnsupportedPropertyError }
