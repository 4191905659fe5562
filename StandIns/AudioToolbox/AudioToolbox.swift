/// Stands in for Apple's AudioToolbox: what AVFoundation has.
@_exported import AVFoundation
import Foundation

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// What became of a call: 0 if nothing went wrong.
public typealias OSStatus = Int32

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
/// Forgets a number.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }
