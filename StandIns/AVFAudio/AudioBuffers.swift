import ObjectiveCSupport

/// A buffer of audio.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  fileprivate let list: UnsafeMutableAudioBufferListPointer
  /// The size in bytes of each buffer of the list.
  fileprivate let bufferSize: Int
  private let memory: UnsafeMutableRawPointer
  /// Called with the list when the buffer ends, which owns the memory then.
  private let release: (() -> Void)?

  fileprivate init(format: AVAudioFormat, buffers: Int, bytes: Int, channels: UInt32) {
    self.format = format
    (bufferSize, release) = (bytes, nil)
    memory = .allocate(byteCount: max(1, buffers * bytes), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, buffers * bytes))
    list = AudioBufferList.allocate(maximumBuffers: max(1, buffers))
    for index in 0..<max(1, buffers) {
      list[index] = AudioBuffer(
        mNumberChannels: channels, mDataByteSize: UInt32(bytes), mData: memory + index * bytes)
    }
  }
  fileprivate init(
    format: AVAudioFormat, noCopy source: UnsafePointer<AudioBufferList>,
    deallocator: ((UnsafePointer<AudioBufferList>) -> Void)?
  ) {
    self.format = format
    let given = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: source))
    list = AudioBufferList.allocate(maximumBuffers: max(1, given.count))
    for index in 0..<given.count { list[index] = given[index] }
    bufferSize = given.isEmpty ? 0 : Int(given[0].mDataByteSize)
    memory = .allocate(byteCount: 1, alignment: 1)
    release = deallocator.map { deallocator in { deallocator(source) } }
  }
  deinit {
    release?()
    memory.deallocate()
    free(list.unsafeMutablePointer)
  }

  fileprivate var currentSize: Int { bufferSize }
  /// The list of buffers, whose sizes are those of what the buffer contains.
  open var audioBufferList: UnsafePointer<AudioBufferList> {
    for index in 0..<list.count { list[index].mDataByteSize = UInt32(currentSize) }
    return list.unsafePointer
  }
  /// The list of buffers, whose sizes are those of the memory.
  open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> {
    for index in 0..<list.count { list[index].mDataByteSize = UInt32(bufferSize) }
    return list.unsafeMutablePointer
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { self }
}

/// A buffer of samples, initially silent.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

  /// Creates a buffer, or `nil` if the format is not of samples.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let description = format.streamDescription.pointee
    guard description.mFormatID == kAudioFormatLinearPCM, description.mBytesPerFrame > 0 else { return nil }
    self.frameCapacity = frameCapacity
    channels = .allocate(capacity: max(1, Int(format.channelCount)))
    super.init(
      format: format, buffers: format.isInterleaved ? 1 : Int(format.channelCount),
      bytes: Int(frameCapacity) * Int(description.mBytesPerFrame),
      channels: format.isInterleaved ? format.channelCount : 1)
    findChannels()
  }
  /// Creates a buffer with the memory of a list, all of whose frames it contains.
  public init?(
    pcmFormat format: AVAudioFormat, bufferListNoCopy bufferList: UnsafePointer<AudioBufferList>,
    deallocator: ((UnsafePointer<AudioBufferList>) -> Void)? = nil
  ) {
    let description = format.streamDescription.pointee
    guard description.mFormatID == kAudioFormatLinearPCM, description.mBytesPerFrame > 0,
      bufferList.pointee.mNumberBuffers == (format.isInterleaved ? 1 : format.channelCount)
    else { return nil }
    frameCapacity = bufferList.pointee.mBuffers.mDataByteSize / description.mBytesPerFrame
    channels = .allocate(capacity: max(1, Int(format.channelCount)))
    super.init(format: format, noCopy: bufferList, deallocator: deallocator)
    frameLength = frameCapacity
    findChannels()
  }
  deinit { channels.deallocate() }

  private func findChannels() {
    let sample = Int(format.streamDescription.pointee.mBitsPerChannel) / 8
    for channel in 0..<Int(format.channelCount) {
      let buffer = format.isInterleaved ? list[0] : list[min(channel, list.count - 1)]
      guard let data = buffer.mData else { continue }
      (channels + channel).initialize(to: format.isInterleaved ? data + channel * sample : data)
    }
  }
  private func data<Sample>(_ format: AVAudioCommonFormat, of type: Sample.Type)
    -> UnsafePointer<UnsafeMutablePointer<Sample>>?
  {
    guard self.format.commonFormat == format else { return nil }
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }
  fileprivate override var currentSize: Int {
    Int(frameLength) * Int(format.streamDescription.pointee.mBytesPerFrame)
  }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    data(.pcmFormatFloat32, of: Float.self)
  }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    data(.pcmFormatInt16, of: Int16.self)
  }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    data(.pcmFormatInt32, of: Int32.self)
  }
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  open override func copy(with zone: NSZone? = nil) -> Any { copied() ?? self }
  open override func mutableCopy(with zone: NSZone? = nil) -> Any { copied() ?? self }
  private func copied() -> AVAudioPCMBuffer? {
    guard let copy = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frameCapacity) else { return nil }
    copy.frameLength = frameLength
    for index in 0..<min(list.count, copy.list.count) {
      guard let (from, to) = list[index].mData.flatMap({ from in copy.list[index].mData.map { (from, $0) } })
      else { continue }
      to.copyMemory(from: from, byteCount: min(bufferSize, copy.bufferSize))
    }
    return copy
  }
}

/// A buffer of packets.
open class AVAudioCompressedBuffer: AVAudioBuffer, @unchecked Sendable {
  public let packetCapacity: AVAudioPacketCount
  public let maximumPacketSize: Int
  open var packetCount: AVAudioPacketCount = 0
  open var byteLength: UInt32 = 0
  private let descriptions: UnsafeMutablePointer<AudioStreamPacketDescription>
  public init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount, maximumPacketSize: Int) {
    (self.packetCapacity, self.maximumPacketSize) = (packetCapacity, maximumPacketSize)
    descriptions = .allocate(capacity: max(1, Int(packetCapacity)))
    descriptions.initialize(repeating: AudioStreamPacketDescription(), count: max(1, Int(packetCapacity)))
    super.init(
      format: format, buffers: 1, bytes: Int(packetCapacity) * maximumPacketSize,
      channels: format.channelCount)
  }
  /// Creates a buffer of packets with the format's constant size.
  public convenience init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount) {
    self.init(
      format: format, packetCapacity: packetCapacity,
      maximumPacketSize: Int(format.streamDescription.pointee.mBytesPerPacket))
  }
  deinit { descriptions.deallocate() }
  fileprivate override var currentSize: Int { Int(byteLength) }
  open var byteCapacity: UInt32 { UInt32(bufferSize) }
  open var data: UnsafeMutableRawPointer { list[0].mData! }
  /// The descriptions of packets, or `nil` if all have the same size.
  open var packetDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>? {
    format.streamDescription.pointee.mBytesPerPacket == 0 ? descriptions : nil
  }
}
