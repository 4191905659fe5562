import ObjectiveCSupport
import PlaceholderViews

/// The result of a manual rendering.
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
  case error = -1
  case success, insufficientDataFromInputNode, cannotDoInCurrentContext
}
public enum AVAudioEngineManualRenderingMode: Int, Sendable { case offline, realtime }
public enum AVAudioEngineManualRenderingError: OSStatus, Error, Sendable {
  case invalidMode = -80800
  case initialized = -80801
  case notRunning = -80802
}
/// A closure that renders audio.
public typealias AVAudioEngineManualRenderingBlock = (
  AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<OSStatus>?
) -> AVAudioEngineManualRenderingStatus

/// A graph of nodes, whose connections are not kept. Starting it always fails, and so does rendering.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let mainMixerNode = AVAudioMixerNode()
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  open var isRunning: Bool { false }
  open var isAutoShutdownEnabled = false
  open var musicSequence: MusicSequence?
  public override init() {}
  open func attach(_ node: AVAudioNode) {
    node.engine = self
    attachedNodes.insert(node)
  }
  open func detach(_ node: AVAudioNode) {
    node.engine = nil
    attachedNodes.remove(node)
  }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  open func connect(
    _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
  open func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus)
    -> AVAudioConnectionPoint?
  {
    nil
  }
  open func outputConnectionPoints(for node: AVAudioNode, outputBus bus: AVAudioNodeBus)
    -> [AVAudioConnectionPoint]
  { [] }
  open func connectMIDI(
    _ sourceNode: AVAudioNode, to destinationNode: AVAudioNode, format: AVAudioFormat?,
    eventListBlock tapBlock: AUMIDIEventListBlock? = nil
  ) {}
  open func disconnectMIDI(_ sourceNode: AVAudioNode, from destinationNode: AVAudioNode) {}
  open func disconnectMIDIInput(_ node: AVAudioNode) {}
  open func disconnectMIDIOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  /// Fails: there is no sound.
  open func start() throws { throw UnavailableFrameworkError() }
  open func pause() {}
  open func stop() {}
  open func reset() {}

  /// Fails: nothing is rendered.
  open func enableManualRenderingMode(
    _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat,
    maximumFrameCount: AVAudioFrameCount
  ) throws { throw UnavailableFrameworkError() }
  open func disableManualRenderingMode() {}
  open var isInManualRenderingMode: Bool { false }
  open var manualRenderingMode: AVAudioEngineManualRenderingMode { .offline }
  open var manualRenderingFormat: AVAudioFormat { AVAudioFormat() }
  open var manualRenderingMaximumFrameCount: AVAudioFrameCount { 0 }
  open var manualRenderingSampleTime: AVAudioFramePosition { 0 }
  /// A closure with the result of an engine that is not in this mode.
  open var manualRenderingBlock: AVAudioEngineManualRenderingBlock {
    { _, _, status in
      status?.pointee = AVAudioEngineManualRenderingError.invalidMode.rawValue
      return .error
    }
  }
  /// Fails, as for an engine that is not in this mode.
  open func renderOffline(_ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer) throws
    -> AVAudioEngineManualRenderingStatus
  { throw AVAudioEngineManualRenderingError.invalidMode }
}
extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
