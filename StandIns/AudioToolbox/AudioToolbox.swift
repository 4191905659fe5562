/// Stands in for Apple's AudioToolbox. System sounds are silent. There are no codecs, files, queues, converters and
/// audio units: functions that create one, or would use one, return an error of theirs and change nothing.
@_exported import CoreAudioTypes
@_exported import CoreMIDI
@_exported import Foundation
import ObjectiveCSupport

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
/// Plays a sound, silently; the block is called immediately.
public func AudioServicesPlaySystemSoundWithDetails(
  _ inSystemSoundID: SystemSoundID, _ inDetails: NSDictionary?, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// Plays an alert, silently; the block is called immediately.
public func AudioServicesPlayAlertSoundWithDetails(
  _ inSystemSoundID: SystemSoundID, _ inDetails: NSDictionary?, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

/// The unit of the input and output of iOS: 'rioc'. The headers of iOS alone have it.
public let kAudioUnitSubType_RemoteIO: UInt32 = 0x7269_6f63
