/// Stands in for Apple's AudioToolbox and the types of sound that come with it: sounds of the system that nobody hears.
@_exported import Foundation
import ObjectiveCSupport

/// The number of a sound.
public typealias SystemSoundID = UInt32

/// The number that stands for vibrating.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Gives a file's sound a number; nothing will be heard.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 4096
  return 0
}
/// The same with a URL of Swift's.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus { AudioServicesCreateSystemSoundID(inFileURL as NSURL, outSystemSoundID) }
/// Nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Nothing is heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Nothing is heard; the block is called at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// Nothing is heard; the block is called at once.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// What is called when a sound has ended.
public typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?) -> Void
/// Keeps nothing: no sound ends.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: AnyObject?, _ inRunLoopMode: NSString?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { 0 }
/// Does nothing.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
/// Forgets a number.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

// MARK: Formats

/// The code of a sound's coding.
public typealias AudioFormatID = UInt32
/// Notes about a coding.
public typealias AudioFormatFlags = UInt32
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// AAC of low delay.
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
/// AAC of high efficiency.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// Samples as numbers.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
/// Apple's lossless coding.
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

/// How sound is written as samples.
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
/// What a unit of sound is.
public struct AudioComponentDescription: Sendable {
  public var componentType: UInt32 = 0
  public var componentSubType: UInt32 = 0
  public var componentManufacturer: UInt32 = 0
  public var componentFlags: UInt32 = 0
  public var componentFlagsMask: UInt32 = 0
  public init() {}
}
