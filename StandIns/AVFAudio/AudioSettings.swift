import ObjectiveCSupport

/// The key of the audio format.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the sample rate.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bit rate.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bit rate strategy.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// The key of the bit depth.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The key of the bit depth of linear PCM.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether linear PCM is big-endian.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether linear PCM is floating-point.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether linear PCM is noninterleaved.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of the channel layout.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
/// The quality of encoded audio.
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7f }
/// The key of the type of a file.
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
/// The key of the quality with a variable bit rate.
public let AVEncoderAudioQualityForVBRKey = "AVEncoderQualityForVBRKey"
/// The key of the bit rate of a channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The key of the control of the dynamic range.
public let AVEncoderDynamicRangeControlConfigurationKey = "AVEncoderDynamicRangeControlConfigurationKey"
/// The key of the kind of content.
public let AVEncoderContentSourceKey = "AVEncoderContentSourceKey"
/// The key of the frequency of packets that can be decoded alone.
public let AVEncoderASPFrequencyKey = "AVEncoderASPFrequencyKey"
/// The key of the algorithm of a converter of rates.
public let AVSampleRateConverterAlgorithmKey = "AVSampleRateConverterAlgorithmKey"
/// The key of the quality of a converter of rates.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"
public let AVAudioBitRateStrategy_Constant = "AVAudioBitRateStrategy_Constant"
public let AVAudioBitRateStrategy_LongTermAverage = "AVAudioBitRateStrategy_LongTermAverage"
public let AVAudioBitRateStrategy_VariableConstrained = "AVAudioBitRateStrategy_VariableConstrained"
public let AVAudioBitRateStrategy_Variable = "AVAudioBitRateStrategy_Variable"
public let AVSampleRateConverterAlgorithm_Normal = "AVSampleRateConverterAlgorithm_Normal"
public let AVSampleRateConverterAlgorithm_Mastering = "AVSampleRateConverterAlgorithm_Mastering"
public let AVSampleRateConverterAlgorithm_MinimumPhase = "AVSampleRateConverterAlgorithm_MinimumPhase"
/// The control of the dynamic range.
public enum AVAudioDynamicRangeControlConfiguration: Int, Sendable {
  case none, music, speech, movie, capture
}
/// The kind of content.
public enum AVAudioContentSource: Int, Sendable {
  case unspecified = -1
  case reserved = 0
  case appleCapture_Traditional, appleCapture_Spatial, appleCapture_Spatial_Enhanced, appleMusic_Traditional
  case appleMusic_Spatial, appleAV_Traditional_Offline, appleAV_Spatial_Offline, appleAV_Traditional_Live
  case appleAV_Spatial_Live, applePassthrough
  case capture_Traditional = 33
  case capture_Spatial, capture_Spatial_Enhanced, music_Traditional, music_Spatial, av_Traditional_Offline
  case av_Spatial_Offline, av_Traditional_Live, av_Spatial_Live, passthrough
}
