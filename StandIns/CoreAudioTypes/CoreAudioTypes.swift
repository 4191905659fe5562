/// Stands in for Apple's CoreAudioTypes: descriptions of audio are values, and lists of buffers are memory.
@_exported import Foundation
import ObjectiveCSupport

/// A list of buffers, of which the second and later ones follow the structure in memory.
public struct AudioBufferList {
  public var mNumberBuffers: UInt32
  /// The first buffer.
  public var mBuffers: AudioBuffer
  public init() {
    (mNumberBuffers, mBuffers) = (0, AudioBuffer())
  }
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers)
  }

  /// Returns the size in bytes of a list with a number of buffers.
  public static func sizeInBytes(maximumBuffers: Int) -> Int {
    precondition(maximumBuffers >= 1, "AudioBufferList should have space for at least one buffer")
    return MemoryLayout<AudioBufferList>.size + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
  }
  /// Allocates a list, which the caller frees with `free`.
  public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
    let size = sizeInBytes(maximumBuffers: maximumBuffers)
    guard let memory = calloc(1, size) else { fatalError("AudioBufferList cannot be allocated") }
    let list = UnsafeMutableAudioBufferListPointer(memory.assumingMemoryBound(to: AudioBufferList.self))
    list.count = maximumBuffers
    return list
  }
}

extension AudioBuffer {
  /// Creates a buffer of the elements.
  public init<Element>(_ typedBuffer: UnsafeMutableBufferPointer<Element>, numberOfChannels: Int) {
    self.init(
      mNumberChannels: UInt32(numberOfChannels),
      mDataByteSize: UInt32(typedBuffer.count * MemoryLayout<Element>.stride),
      mData: UnsafeMutableRawPointer(typedBuffer.baseAddress))
  }
}

extension UnsafeBufferPointer {
  /// Creates a pointer to a buffer's data.
  public init(_ audioBuffer: AudioBuffer) {
    self.init(
      start: audioBuffer.mData?.assumingMemoryBound(to: Element.self),
      count: Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride)
  }
}

extension UnsafeMutableBufferPointer {
  /// Creates a pointer to a buffer's data.
  public init(_ audioBuffer: AudioBuffer) {
    self.init(
      start: audioBuffer.mData?.assumingMemoryBound(to: Element.self),
      count: Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride)
  }
}

/// A pointer to a list of buffers, as a collection of these.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
  public typealias Element = AudioBuffer
  public typealias Index = Int
  public let unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

  public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
  public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
    guard let p else { return nil }
    unsafeMutablePointer = p
  }

  public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }
  public var count: Int {
    get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
  }
  private var buffers: UnsafeMutablePointer<AudioBuffer> {
    let offset = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers)!
    return (UnsafeMutableRawPointer(unsafeMutablePointer) + offset).assumingMemoryBound(to: AudioBuffer.self)
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public subscript(index: Int) -> AudioBuffer {
    get {
      precondition(index >= 0 && index < count, "subscript index out of range")
      return buffers[index]
    }
    nonmutating set {
      precondition(index >= 0 && index < count, "subscript index out of range")
      buffers[index] = newValue
    }
  }
}

/// Returns the number of channels of a layout, which is in the lower 16 bits of its tag.
public func AudioChannelLayoutTag_GetNumberOfChannels(_ inLayoutTag: AudioChannelLayoutTag) -> UInt32 {
  inLayoutTag & 0x0000_FFFF
}
/// Fills in the description of linear PCM.
public func FillOutASBDForLPCM(
  _ outASBD: inout AudioStreamBasicDescription, _ inSampleRate: Float64, _ inChannelsPerFrame: UInt32,
  _ inValidBitsPerChannel: UInt32, _ inTotalBitsPerChannel: UInt32, _ inIsFloat: Bool, _ inIsBigEndian: Bool,
  _ inIsNonInterleaved: Bool
) {
  let channels = inIsNonInterleaved ? 1 : inChannelsPerFrame
  let bytes = channels * (inTotalBitsPerChannel / 8)
  outASBD = AudioStreamBasicDescription(
    mSampleRate: inSampleRate, mFormatID: kAudioFormatLinearPCM,
    mFormatFlags: CalculateLPCMFlags(
      inValidBitsPerChannel, inTotalBitsPerChannel, inIsFloat, inIsBigEndian, inIsNonInterleaved),
    mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: inChannelsPerFrame,
    mBitsPerChannel: inValidBitsPerChannel, mReserved: 0)
}
/// Returns the flags of linear PCM.
public func CalculateLPCMFlags(
  _ inValidBitsPerChannel: UInt32, _ inTotalBitsPerChannel: UInt32, _ inIsFloat: Bool, _ inIsBigEndian: Bool,
  _ inIsNonInterleaved: Bool
) -> AudioFormatFlags {
  (inIsFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
    | (inIsBigEndian ? kAudioFormatFlagIsBigEndian : 0)
    | (inValidBitsPerChannel == inTotalBitsPerChannel
      ? kAudioFormatFlagIsPacked : kAudioFormatFlagIsAlignedHigh)
    | (inIsNonInterleaved ? kAudioFormatFlagIsNonInterleaved : 0)
}
