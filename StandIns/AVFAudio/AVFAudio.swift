/// Stands in for Apple's AVFAudio: formats, buffers, times and settings are values in memory. There is no sound, no microphone,
/// no voice, no codec and no audio file.
@_exported import AudioToolbox
@_exported import CoreMedia
import PlaceholderViews

/// A position in frames.
public typealias AVAudioFramePosition = Int64
/// A number of frames.
public typealias AVAudioFrameCount = UInt32
/// A number of packets.
public typealias AVAudioPacketCount = UInt32
/// The index of a bus.
public typealias AVAudioNodeBus = Int
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// A position in beats.
public typealias AVMusicTimeStamp = Double

public struct AVAudio3DPoint: Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}
public typealias AVAudio3DVector = AVAudio3DPoint
public struct AVAudio3DVectorOrientation: Sendable {
  public var forward: AVAudio3DVector
  public var up: AVAudio3DVector
  public init() { (forward, up) = (AVAudio3DVector(), AVAudio3DVector()) }
  public init(forward: AVAudio3DVector, up: AVAudio3DVector) { (self.forward, self.up) = (forward, up) }
}
public struct AVAudio3DAngularOrientation: Sendable {
  public var yaw: Float
  public var pitch: Float
  public var roll: Float
  public init() { (yaw, pitch, roll) = (0, 0, 0) }
  public init(yaw: Float, pitch: Float, roll: Float) {
    (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll)
  }
}
public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint {
  AVAudio3DPoint(x: x, y: y, z: z)
}
public func AVAudioMake3DVector(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DVector {
  AVAudio3DVector(x: x, y: y, z: z)
}
public func AVAudioMake3DVectorOrientation(_ forward: AVAudio3DVector, _ up: AVAudio3DVector)
  -> AVAudio3DVectorOrientation
{ AVAudio3DVectorOrientation(forward: forward, up: up) }
public func AVAudioMake3DAngularOrientation(_ yaw: Float, _ pitch: Float, _ roll: Float)
  -> AVAudio3DAngularOrientation
{ AVAudio3DAngularOrientation(yaw: yaw, pitch: pitch, roll: roll) }
