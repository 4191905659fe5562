// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public let kAUParameterListener_AnyParameter: AudioUnitParameterID = 0xFFFFFFFF

public enum AudioUnitEventType: UInt32, Sendable {
  case parameterValueChange = 0
  case beginParameterChangeGesture = 1
  case endParameterChangeGesture = 2
  case propertyChange = 3
}

public typealias AUParameterListenerRef = OpaquePointer
public typealias AUEventListenerRef = AUParameterListenerRef
public typealias AUParameterListenerBlock = (
  UnsafeMutableRawPointer?, UnsafeMutablePointer<AudioUnitParameter>, AudioUnitParameterValue
) -> Void
public typealias AUParameterListenerProc = (
  UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<AudioUnitParameter>,
  AudioUnitParameterValue
) -> Void

@discardableResult
public func AUListenerCreateWithDispatchQueue(
  _ outListener: UnsafeMutablePointer<AUParameterListenerRef?>, _ inNotificationInterval: Float,
  _ inDispatchQueue: DispatchQueue, _ inBlock: @escaping AUParameterListenerBlock
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUListenerCreate(
  _ inProc: AUParameterListenerProc?, _ inUserData: UnsafeMutableRawPointer, _ inRunLoop: CFRunLoop?,
  _ inRunLoopMode: CFString?, _ inNotificationInterval: Float,
  _ outListener: UnsafeMutablePointer<AUParameterListenerRef?>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUListenerDispose(_ inListener: AUParameterListenerRef) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUListenerAddParameter(
  _ inListener: AUParameterListenerRef, _ inObject: UnsafeMutableRawPointer?,
  _ inParameter: UnsafePointer<AudioUnitParameter>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUListenerRemoveParameter(
  _ inListener: AUParameterListenerRef, _ inObject: UnsafeMutableRawPointer?,
  _ inParameter: UnsafePointer<AudioUnitParameter>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUParameterSet(
  _ inSendingListener: AUParameterListenerRef, _ inSendingObject: UnsafeMutableRawPointer?,
  _ inParameter: UnsafePointer<AudioUnitParameter>, _ inValue: AudioUnitParameterValue,
  _ inBufferOffsetInFrames: UInt32
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUParameterListenerNotify(
  _ inSendingListener: AUParameterListenerRef, _ inSendingObject: UnsafeMutableRawPointer?,
  _ inParameter: UnsafePointer<AudioUnitParameter>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUParameterValueFromLinear(
  _ inLinearValue: Float, _ inParameter: UnsafePointer<AudioUnitParameter>
) -> AudioUnitParameterValue { 0 }

@discardableResult
public func AUParameterValueToLinear(
  _ inParameterValue: AudioUnitParameterValue, _ inParameter: UnsafePointer<AudioUnitParameter>
) -> Float { 0 }

@discardableResult
public func AUParameterFormatValue(
  _ inParameterValue: Double, _ inParameter: UnsafePointer<AudioUnitParameter>,
  _ inTextBuffer: UnsafePointer<CChar>, _ inDigits: UInt32
) -> UnsafeMutablePointer<CChar>? { nil }
