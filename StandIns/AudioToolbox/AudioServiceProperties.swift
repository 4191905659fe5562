// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import Foundation
import ObjectiveCSupport

public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074793f
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173697a
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x21737063
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
public let kAudioServicesSystemSoundExceededMaximumDurationError: OSStatus = -1502

public typealias SystemSoundID = UInt32
public typealias AudioServicesPropertyID = UInt32

public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x00001000
public let kSystemSoundID_FlashScreen: SystemSoundID = 0x00000FFE
public let kUserPreferredAlert: SystemSoundID = kSystemSoundID_UserPreferredAlert
public let kSystemSoundID_Vibrate: SystemSoundID = 0x00000FFF
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x69737569
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x69666469

@discardableResult
public func AudioServicesGetPropertyInfo(
  _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeRawPointer?,
  _ outPropertyDataSize: UnsafeMutablePointer<UInt32>?, _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioServicesGetProperty(
  _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeRawPointer?,
  _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer?
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioServicesSetProperty(
  _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeRawPointer?,
  _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kAudio_UnimplementedError }

public let kAudioServicesDetailIntendedSpatialExperience: CFString =
  "kAudioServicesDetailIntendedSpatialExperience"
