/// Stands in for Apple's AudioToolbox and its audio types: system sounds are silent.
@_exported import Foundation
import ObjectiveCSupport

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32

/// The identifier for vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// The result of a call that succeeded.
public let kAudioServicesNoError: OSStatus = 0
/// The result of a call of the former audio sessions that succeeded, with which applications compare others.
public let kAudioSessionNoError: OSStatus = 0

/// Assigns an identifier to a file's sound, which is silent.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 4096
  return 0
}
/// Assigns an identifier to a file's sound, with a Swift URL.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus { AudioServicesCreateSystemSoundID(inFileURL as NSURL, outSystemSoundID) }
/// Plays a sound, silently.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays an alert, silently.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound, silently; the block is called immediately.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// Plays an alert, silently; the block is called immediately.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// A function that is called when a sound has ended.
public typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?) -> Void
/// Stores nothing: no sound ends.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: AnyObject?, _ inRunLoopMode: NSString?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { 0 }
/// Does nothing.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
/// Disposes of an identifier.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

// MARK: Formats

/// The identifier of an audio format.
public typealias AudioFormatID = UInt32
/// The flags of an audio format.
public typealias AudioFormatFlags = UInt32
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// AAC of low delay.
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
/// AAC of high efficiency.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// Linear PCM.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
/// IMA 4:1.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696d_6134
/// iLBC.
public let kAudioFormatiLBC: AudioFormatID = 0x696c_6263
/// µ-law.
public let kAudioFormatULaw: AudioFormatID = 0x756c_6177
/// A-law.
public let kAudioFormatALaw: AudioFormatID = 0x616c_6177
/// MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d_7033
/// FLAC.
public let kAudioFormatFLAC: AudioFormatID = 0x666c_6163
/// Opus.
public let kAudioFormatOpus: AudioFormatID = 0x6f70_7573

/// The description of an audio stream.
public struct AudioStreamBasicDescription: Sendable {
  public var mSampleRate = 0.0
  public var mFormatID: AudioFormatID = 0
  public var mFormatFlags: AudioFormatFlags = 0
  public var mBytesPerPacket: UInt32 = 0
  public var mFramesPerPacket: UInt32 = 0
  public var mBytesPerFrame: UInt32 = 0
  public var mChannelsPerFrame: UInt32 = 0
  public var mBitsPerChannel: UInt32 = 0
  public var mReserved: UInt32 = 0
  public init() {}
}
/// The description of an audio component.
public struct AudioComponentDescription: Sendable {
  public var componentType: UInt32 = 0
  public var componentSubType: UInt32 = 0
  public var componentManufacturer: UInt32 = 0
  public var componentFlags: UInt32 = 0
  public var componentFlagsMask: UInt32 = 0
  public init() {}
}
