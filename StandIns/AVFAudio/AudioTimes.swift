/// A time of audio. The host's clock counts nanoseconds.
open class AVAudioTime: NSObject, @unchecked Sendable {
  public let audioTimeStamp: AudioTimeStamp
  public let sampleRate: Double
  private init(_ stamp: AudioTimeStamp, _ sampleRate: Double) {
    (audioTimeStamp, self.sampleRate) = (stamp, sampleRate)
  }
  private static func stamp(host: UInt64?, sample: AVAudioFramePosition?) -> AudioTimeStamp {
    var stamp = AudioTimeStamp()
    if let host {
      stamp.mHostTime = host
      stamp.mFlags.insert(.hostTimeValid)
    }
    if let sample {
      stamp.mSampleTime = Double(sample)
      stamp.mFlags.insert(.sampleTimeValid)
    }
    return stamp
  }
  public convenience init(audioTimeStamp ts: UnsafePointer<AudioTimeStamp>, sampleRate: Double) {
    self.init(ts.pointee, sampleRate)
  }
  public convenience init(hostTime: UInt64) { self.init(Self.stamp(host: hostTime, sample: nil), 0) }
  public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.init(Self.stamp(host: nil, sample: sampleTime), sampleRate)
  }
  public convenience init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.init(Self.stamp(host: hostTime, sample: sampleTime), sampleRate)
  }
  open var sampleTime: AVAudioFramePosition { AVAudioFramePosition(audioTimeStamp.mSampleTime) }
  open var hostTime: UInt64 { audioTimeStamp.mHostTime }
  open var isSampleTimeValid: Bool { audioTimeStamp.mFlags.contains(.sampleTimeValid) }
  open var isHostTimeValid: Bool { audioTimeStamp.mFlags.contains(.hostTimeValid) }
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1_000_000_000 }
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
    UInt64(max(0, seconds) * 1_000_000_000)
  }
  /// Returns this time with what it lacks, at the rate of another that has both, or `nil` if that is not possible.
  open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
    if isSampleTimeValid && isHostTimeValid { return self }
    let rate = anchorTime.sampleRate
    guard anchorTime.isSampleTimeValid, anchorTime.isHostTimeValid, rate > 0,
      isSampleTimeValid || isHostTimeValid
    else { return nil }
    if isHostTimeValid {
      let seconds = (Double(hostTime) - Double(anchorTime.hostTime)) / 1_000_000_000
      let sample = anchorTime.sampleTime + AVAudioFramePosition((seconds * rate).rounded())
      return AVAudioTime(hostTime: hostTime, sampleTime: sample, atRate: rate)
    }
    let seconds = Double(sampleTime - anchorTime.sampleTime) / rate
    let host = Double(anchorTime.hostTime) + seconds * 1_000_000_000
    return AVAudioTime(hostTime: UInt64(max(0, host)), sampleTime: sampleTime, atRate: rate)
  }
}
