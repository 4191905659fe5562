// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public let kAudioComponentConfigurationInfo_ValidationResult = "ValidationResult"
public let kAudioComponentValidationParameter_TimeOut = "TimeOut"
public let kAudioComponentValidationParameter_ForceValidation = "ForceValidation"
public let kAudioComponentValidationParameter_LoadOutOfProcess = "LoadOutOfProcess"

public struct AudioComponentFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let unsearchable = AudioComponentFlags(rawValue: 1)
  public static let sandboxSafe = AudioComponentFlags(rawValue: 2)
  public static let isV3AudioUnit = AudioComponentFlags(rawValue: 4)
  public static let requiresAsyncInstantiation = AudioComponentFlags(rawValue: 8)
  public static let canLoadInProcess = AudioComponentFlags(rawValue: 0x10)
}

public struct AudioComponentInstantiationOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let loadOutOfProcess = AudioComponentInstantiationOptions(rawValue: 1)
  public static let loadInProcess = AudioComponentInstantiationOptions(rawValue: 2)
  public static let loadedRemotely = AudioComponentInstantiationOptions(rawValue: 1 << 31)
}

public struct AudioComponentDescription: Sendable {
  public var componentType: OSType
  public var componentSubType: OSType
  public var componentManufacturer: OSType
  public var componentFlags: UInt32
  public var componentFlagsMask: UInt32
  public init() {
    componentType = OSType()
    componentSubType = OSType()
    componentManufacturer = OSType()
    componentFlags = 0
    componentFlagsMask = 0
  }
  public init(
    componentType: OSType, componentSubType: OSType, componentManufacturer: OSType, componentFlags: UInt32,
    componentFlagsMask: UInt32
  ) {
    self.componentType = componentType
    self.componentSubType = componentSubType
    self.componentManufacturer = componentManufacturer
    self.componentFlags = componentFlags
    self.componentFlagsMask = componentFlagsMask
  }
}

public typealias AudioComponent = OpaquePointer
public typealias AudioComponentInstance = OpaquePointer

@discardableResult
public func AudioComponentFindNext(
  _ inComponent: AudioComponent?, _ inDesc: UnsafePointer<AudioComponentDescription>
) -> AudioComponent? { nil }

@discardableResult
public func AudioComponentCount(_ inDesc: UnsafePointer<AudioComponentDescription>) -> UInt32 { 0 }

@discardableResult
public func AudioComponentCopyName(
  _ inComponent: AudioComponent, _ outName: UnsafeMutablePointer<Unmanaged<CFString>?>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioComponentGetDescription(
  _ inComponent: AudioComponent, _ outDesc: UnsafeMutablePointer<AudioComponentDescription>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioComponentGetVersion(
  _ inComponent: AudioComponent, _ outVersion: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioComponentInstanceNew(
  _ inComponent: AudioComponent, _ outInstance: UnsafeMutablePointer<AudioComponentInstance?>
) -> OSStatus { kAudio_UnimplementedError }

public func AudioComponentInstantiate(
  _ inComponent: AudioComponent, _ inOptions: AudioComponentInstantiationOptions,
  _ inCompletionHandler: @escaping (AudioComponentInstance, OSStatus) -> Void
) {}

@discardableResult
public func AudioComponentInstanceDispose(_ inInstance: AudioComponentInstance) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func AudioComponentInstanceGetComponent(_ inInstance: AudioComponentInstance) -> AudioComponent? {
  nil
}

@discardableResult
public func AudioComponentInstanceCanDo(_ inInstance: AudioComponentInstance, _ inSelectorID: Int16) -> Bool {
  false
}

@discardableResult
public func AudioComponentCopyConfigurationInfo(
  _ inComponent: AudioComponent, _ outConfigurationInfo: UnsafeMutablePointer<Unmanaged<CFDictionary>?>
) -> OSStatus { kAudio_UnimplementedError }

public enum AudioComponentValidationResult: UInt32, Sendable {
  case unknown = 0
  case passed = 1
  case failed = 2
  case timedOut = 3
  case unauthorizedError_Open = 4
  case unauthorizedError_Init = 5
}

@discardableResult
public func AudioComponentValidate(
  _ inComponent: AudioComponent, _ inValidationParameters: CFDictionary?,
  _ outValidationResult: UnsafeMutablePointer<AudioComponentValidationResult>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioComponentValidateWithResults(
  _ inComponent: AudioComponent, _ inValidationParameters: CFDictionary?,
  _ inCompletionHandler: @escaping (AudioComponentValidationResult, Unmanaged<CFDictionary>) -> Void
) -> OSStatus { kAudio_UnimplementedError }
