/// Stands in for Apple's CoreAudio, which on iOS is the types of audio and the clock of the host.
@_exported import CoreAudioTypes
import Foundation

/// Returns the time of the host in nanoseconds, in which its clock counts here.
public func AudioGetCurrentHostTime() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
/// Returns the number of ticks of the host's clock in a second.
public func AudioGetHostClockFrequency() -> Float64 { 1_000_000_000 }
/// Returns the smallest difference of two times of the host: 1.
public func AudioGetHostClockMinimumTimeDelta() -> UInt32 { 1 }
/// Returns nanoseconds for a time of the host.
public func AudioConvertHostTimeToNanos(_ inHostTime: UInt64) -> UInt64 { inHostTime }
/// Returns the time of the host for nanoseconds.
public func AudioConvertNanosToHostTime(_ inNanos: UInt64) -> UInt64 { inNanos }
