// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

@discardableResult
public func AudioOutputUnitStart(_ ci: AudioUnit) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioOutputUnitStop(_ ci: AudioUnit) -> OSStatus { kAudioUnitErr_Uninitialized }

public let kAudioOutputUnitRange: Int = 0x0200
public let kAudioOutputUnitStartSelect: Int = 0x0201
public let kAudioOutputUnitStopSelect: Int = 0x0202

public typealias AudioOutputUnitStartProc = (UnsafeMutableRawPointer) -> OSStatus
public typealias AudioOutputUnitStopProc = (UnsafeMutableRawPointer) -> OSStatus
