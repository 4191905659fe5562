// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public typealias AudioFormatPropertyID = UInt32

public enum AudioPanningMode: UInt32, Sendable {
  case panningMode_SoundField = 3
  case panningMode_VectorBasedPanning = 4
}

public struct AudioPanningInfo {
  public var mPanningMode: AudioPanningMode
  public var mCoordinateFlags: UInt32
  public var mCoordinates: (Float, Float, Float)
  public var mGainScale: Float
  public var mOutputChannelMap: UnsafeMutablePointer<AudioChannelLayout>
  public init(
    mPanningMode: AudioPanningMode, mCoordinateFlags: UInt32, mCoordinates: (Float, Float, Float),
    mGainScale: Float, mOutputChannelMap: UnsafeMutablePointer<AudioChannelLayout>
  ) {
    self.mPanningMode = mPanningMode
    self.mCoordinateFlags = mCoordinateFlags
    self.mCoordinates = mCoordinates
    self.mGainScale = mGainScale
    self.mOutputChannelMap = mOutputChannelMap
  }
}

public enum AudioBalanceFadeType: UInt32, Sendable {
  case maxUnityGain = 0
  case equalPower = 1
}

public struct AudioBalanceFade {
  public var mLeftRightBalance: Float
  public var mBackFrontFade: Float
  public var mType: AudioBalanceFadeType
  public var mChannelLayout: UnsafeMutablePointer<AudioChannelLayout>
  public init(
    mLeftRightBalance: Float, mBackFrontFade: Float, mType: AudioBalanceFadeType,
    mChannelLayout: UnsafeMutablePointer<AudioChannelLayout>
  ) {
    self.mLeftRightBalance = mLeftRightBalance
    self.mBackFrontFade = mBackFrontFade
    self.mType = mType
    self.mChannelLayout = mChannelLayout
  }
}

public struct AudioFormatInfo {
  public var mASBD: AudioStreamBasicDescription
  public var mMagicCookie: UnsafeMutableRawPointer
  public var mMagicCookieSize: UInt32
  public init(
    mASBD: AudioStreamBasicDescription, mMagicCookie: UnsafeMutableRawPointer, mMagicCookieSize: UInt32
  ) {
    self.mASBD = mASBD
    self.mMagicCookie = mMagicCookie
    self.mMagicCookieSize = mMagicCookieSize
  }
}

public struct ExtendedAudioFormatInfo {
  public var mASBD: AudioStreamBasicDescription
  public var mMagicCookie: UnsafeRawPointer?
  public var mMagicCookieSize: UInt32
  public var mClassDescription: AudioClassDescription
  public init() {
    mASBD = AudioStreamBasicDescription()
    mMagicCookie = nil
    mMagicCookieSize = 0
    mClassDescription = AudioClassDescription()
  }
  public init(
    mASBD: AudioStreamBasicDescription, mMagicCookie: UnsafeRawPointer?, mMagicCookieSize: UInt32,
    mClassDescription: AudioClassDescription
  ) {
    self.mASBD = mASBD
    self.mMagicCookie = mMagicCookie
    self.mMagicCookieSize = mMagicCookieSize
    self.mClassDescription = mClassDescription
  }
}

public let kAudioFormatProperty_FormatInfo: AudioFormatPropertyID = 0x666d7469
public let kAudioFormatProperty_FormatName: AudioFormatPropertyID = 0x666e616d
public let kAudioFormatProperty_EncodeFormatIDs: AudioFormatPropertyID = 0x61636f66
public let kAudioFormatProperty_DecodeFormatIDs: AudioFormatPropertyID = 0x61636966
public let kAudioFormatProperty_FormatList: AudioFormatPropertyID = 0x666c7374
public let kAudioFormatProperty_ASBDFromESDS: AudioFormatPropertyID = 0x65737364
public let kAudioFormatProperty_ChannelLayoutFromESDS: AudioFormatPropertyID = 0x6573636c
public let kAudioFormatProperty_OutputFormatList: AudioFormatPropertyID = 0x6f666c73
public let kAudioFormatProperty_FirstPlayableFormatFromList: AudioFormatPropertyID = 0x6670666c
public let kAudioFormatProperty_FormatIsVBR: AudioFormatPropertyID = 0x66766272
public let kAudioFormatProperty_FormatIsExternallyFramed: AudioFormatPropertyID = 0x66657866
public let kAudioFormatProperty_FormatEmploysDependentPackets: AudioFormatPropertyID = 0x66646570
public let kAudioFormatProperty_FormatIsEncrypted: AudioFormatPropertyID = 0x63727970
public let kAudioFormatProperty_Encoders: AudioFormatPropertyID = 0x6176656e
public let kAudioFormatProperty_Decoders: AudioFormatPropertyID = 0x61766465
public let kAudioFormatProperty_AvailableEncodeBitRates: AudioFormatPropertyID = 0x61656272
public let kAudioFormatProperty_AvailableEncodeSampleRates: AudioFormatPropertyID = 0x61657372
public let kAudioFormatProperty_AvailableEncodeChannelLayoutTags: AudioFormatPropertyID = 0x6165636c
public let kAudioFormatProperty_AvailableEncodeNumberChannels: AudioFormatPropertyID = 0x61766e63
public let kAudioFormatProperty_AvailableDecodeNumberChannels: AudioFormatPropertyID = 0x61646e63
public let kAudioFormatProperty_ASBDFromMPEGPacket: AudioFormatPropertyID = 0x61646d70
public let kAudioFormatProperty_BitmapForLayoutTag: AudioFormatPropertyID = 0x626d7467
public let kAudioFormatProperty_MatrixMixMap: AudioFormatPropertyID = 0x6d6d6170
public let kAudioFormatProperty_ChannelMap: AudioFormatPropertyID = 0x63686d70
public let kAudioFormatProperty_NumberOfChannelsForLayout: AudioFormatPropertyID = 0x6e63686d
public let kAudioFormatProperty_AreChannelLayoutsEquivalent: AudioFormatPropertyID = 0x63686571
public let kAudioFormatProperty_ChannelLayoutHash: AudioFormatPropertyID = 0x63686861
public let kAudioFormatProperty_ValidateChannelLayout: AudioFormatPropertyID = 0x7661636c
public let kAudioFormatProperty_ChannelLayoutForTag: AudioFormatPropertyID = 0x636d706c
public let kAudioFormatProperty_TagForChannelLayout: AudioFormatPropertyID = 0x636d7074
public let kAudioFormatProperty_ChannelLayoutName: AudioFormatPropertyID = 0x6c6f6e6d
public let kAudioFormatProperty_ChannelLayoutSimpleName: AudioFormatPropertyID = 0x6c736e6d
public let kAudioFormatProperty_ChannelLayoutForBitmap: AudioFormatPropertyID = 0x636d7062
public let kAudioFormatProperty_ChannelName: AudioFormatPropertyID = 0x636e616d
public let kAudioFormatProperty_ChannelShortName: AudioFormatPropertyID = 0x63736e6d
public let kAudioFormatProperty_TagsForNumberOfChannels: AudioFormatPropertyID = 0x74616763
public let kAudioFormatProperty_PanningMatrix: AudioFormatPropertyID = 0x70616e6d
public let kAudioFormatProperty_BalanceFade: AudioFormatPropertyID = 0x62616c66
public let kAudioFormatProperty_ID3TagSize: AudioFormatPropertyID = 0x69643373
public let kAudioFormatProperty_ID3TagToDictionary: AudioFormatPropertyID = 0x69643364

@discardableResult
public func AudioFormatGetPropertyInfo(
  _ inPropertyID: AudioFormatPropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeRawPointer?,
  _ outPropertyDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudioFormatUnsupportedPropertyError }

@discardableResult
public func AudioFormatGetProperty(
  _ inPropertyID: AudioFormatPropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeRawPointer?,
  _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>?, _ outPropertyData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioFormatUnsupportedPropertyError }

public let kAudioFormatUnspecifiedError: OSStatus = 0x77686174
public let kAudioFormatUnsupportedPropertyError: OSStatus = 0x70726f70
public let kAudioFormatBadPropertySizeError: OSStatus = 0x2173697a
public let kAudioFormatBadSpecifierSizeError: OSStatus = 0x21737063
public let kAudioFormatUnsupportedDataFormatError: OSStatus = 0x666d743f
public let kAudioFormatUnknownFormatError: OSStatus = 0x21666d74
