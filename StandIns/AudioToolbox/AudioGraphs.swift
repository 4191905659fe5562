// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public typealias AUGraph = OpaquePointer
public typealias AUNode = Int32

public let kAUGraphErr_NodeNotFound: OSStatus = -10860
public let kAUGraphErr_InvalidConnection: OSStatus = -10861
public let kAUGraphErr_OutputNodeErr: OSStatus = -10862
public let kAUGraphErr_CannotDoInCurrentContext: OSStatus = -10863
public let kAUGraphErr_InvalidAudioUnit: OSStatus = -10864

@discardableResult
public func NewAUGraph(_ outGraph: UnsafeMutablePointer<AUGraph?>) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func DisposeAUGraph(_ inGraph: AUGraph) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphAddNode(
  _ inGraph: AUGraph, _ inDescription: UnsafePointer<AudioComponentDescription>,
  _ outNode: UnsafeMutablePointer<AUNode>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphRemoveNode(_ inGraph: AUGraph, _ inNode: AUNode) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphGetNodeCount(_ inGraph: AUGraph, _ outNumberOfNodes: UnsafeMutablePointer<UInt32>)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func AUGraphGetIndNode(_ inGraph: AUGraph, _ inIndex: UInt32, _ outNode: UnsafeMutablePointer<AUNode>)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func AUGraphNodeInfo(
  _ inGraph: AUGraph, _ inNode: AUNode, _ outDescription: UnsafeMutablePointer<AudioComponentDescription>?,
  _ outAudioUnit: UnsafeMutablePointer<AudioUnit?>?
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphNewNodeSubGraph(_ inGraph: AUGraph, _ outNode: UnsafeMutablePointer<AUNode>) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func AUGraphGetNodeInfoSubGraph(
  _ inGraph: AUGraph, _ inNode: AUNode, _ outSubGraph: UnsafeMutablePointer<AUGraph?>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphIsNodeSubGraph(
  _ inGraph: AUGraph, _ inNode: AUNode, _ outFlag: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus { kAudio_UnimplementedError }

public let kAUNodeInteraction_Connection: UInt32 = 1
public let kAUNodeInteraction_InputCallback: UInt32 = 2

public struct AudioUnitNodeConnection: Sendable {
  public var sourceNode: AUNode
  public var sourceOutputNumber: UInt32
  public var destNode: AUNode
  public var destInputNumber: UInt32
  public init() {
    sourceNode = 0
    sourceOutputNumber = 0
    destNode = 0
    destInputNumber = 0
  }
  public init(
    sourceNode: AUNode, sourceOutputNumber: UInt32, destNode: AUNode, destInputNumber: UInt32
  ) {
    self.sourceNode = sourceNode
    self.sourceOutputNumber = sourceOutputNumber
    self.destNode = destNode
    self.destInputNumber = destInputNumber
  }
}

public typealias AUNodeConnection = AudioUnitNodeConnection

public struct AUNodeRenderCallback {
  public var destNode: AUNode
  public var destInputNumber: AudioUnitElement
  public var cback: AURenderCallbackStruct
  public init() {
    destNode = 0
    destInputNumber = 0
    cback = AURenderCallbackStruct()
  }
  public init(
    destNode: AUNode, destInputNumber: AudioUnitElement, cback: AURenderCallbackStruct
  ) {
    self.destNode = destNode
    self.destInputNumber = destInputNumber
    self.cback = cback
  }
}

@discardableResult
public func AUGraphConnectNodeInput(
  _ inGraph: AUGraph, _ inSourceNode: AUNode, _ inSourceOutputNumber: UInt32, _ inDestNode: AUNode,
  _ inDestInputNumber: UInt32
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphSetNodeInputCallback(
  _ inGraph: AUGraph, _ inDestNode: AUNode, _ inDestInputNumber: UInt32,
  _ inInputCallback: UnsafePointer<AURenderCallbackStruct>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphDisconnectNodeInput(_ inGraph: AUGraph, _ inDestNode: AUNode, _ inDestInputNumber: UInt32)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func AUGraphClearConnections(_ inGraph: AUGraph) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphGetNumberOfInteractions(
  _ inGraph: AUGraph, _ outNumInteractions: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphCountNodeInteractions(
  _ inGraph: AUGraph, _ inNode: AUNode, _ outNumInteractions: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphUpdate(_ inGraph: AUGraph, _ outIsUpdated: UnsafeMutablePointer<DarwinBoolean>?)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func AUGraphOpen(_ inGraph: AUGraph) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphClose(_ inGraph: AUGraph) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphInitialize(_ inGraph: AUGraph) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphUninitialize(_ inGraph: AUGraph) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphStart(_ inGraph: AUGraph) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphStop(_ inGraph: AUGraph) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphIsOpen(_ inGraph: AUGraph, _ outIsOpen: UnsafeMutablePointer<DarwinBoolean>) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func AUGraphIsInitialized(_ inGraph: AUGraph, _ outIsInitialized: UnsafeMutablePointer<DarwinBoolean>)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func AUGraphIsRunning(_ inGraph: AUGraph, _ outIsRunning: UnsafeMutablePointer<DarwinBoolean>)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func AUGraphGetCPULoad(_ inGraph: AUGraph, _ outAverageCpuLoad: UnsafeMutablePointer<Float>)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func AUGraphGetMaxCPULoad(_ inGraph: AUGraph, _ outMaxLoad: UnsafeMutablePointer<Float>) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func AUGraphAddRenderNotify(
  _ inGraph: AUGraph, _ inCallback: AURenderCallback?, _ inRefCon: UnsafeMutableRawPointer?
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphRemoveRenderNotify(
  _ inGraph: AUGraph, _ inCallback: AURenderCallback?, _ inRefCon: UnsafeMutableRawPointer?
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphGetNumberOfConnections(
  _ inGraph: AUGraph, _ outNumConnections: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphGetConnectionInfo(
  _ inGraph: AUGraph, _ inConnectionIndex: UInt32, _ outSourceNode: UnsafeMutablePointer<AUNode>,
  _ outSourceOutputNumber: UnsafeMutablePointer<UInt32>, _ outDestNode: UnsafeMutablePointer<AUNode>,
  _ outDestInputNumber: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphCountNodeConnections(
  _ inGraph: AUGraph, _ inNode: AUNode, _ outNumConnections: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AUGraphGetNodeConnections(
  _ inGraph: AUGraph, _ inNode: AUNode, _ outConnections: UnsafeMutablePointer<AudioUnitNodeConnection>,
  _ ioNumConnections: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }
