import Foundation
import ObjectiveCSupport

/// The offset of the bytes in a packet.
private let dataOffset = MemoryLayout<MIDIPacket>.offset(of: \.data)!
private let wordsOffset = MemoryLayout<MIDIEventPacket>.offset(of: \.words)!
private func aligned<T>(_ address: UnsafeMutableRawPointer, to type: T.Type) -> UnsafeMutablePointer<T> {
  address.alignedUp(for: type).assumingMemoryBound(to: type)
}

/// Returns the address of the packet behind a packet.
public func MIDIPacketNext(_ pkt: UnsafePointer<MIDIPacket>) -> UnsafeMutablePointer<MIDIPacket> {
  let raw = UnsafeMutableRawPointer(mutating: pkt)
  return aligned(raw + dataOffset + Int(pkt.pointee.length), to: MIDIPacket.self)
}
/// Empties a list, and returns the address of its first packet.
public func MIDIPacketListInit(_ pktlist: UnsafeMutablePointer<MIDIPacketList>) -> UnsafeMutablePointer<
  MIDIPacket
> {
  pktlist.pointee.numPackets = 0
  let offset = MemoryLayout<MIDIPacketList>.offset(of: \.packet)!
  return (UnsafeMutableRawPointer(pktlist) + offset).assumingMemoryBound(to: MIDIPacket.self)
}
/// Appends a packet to a list, and returns its address, or `nil` if there is no room.
public func MIDIPacketListAdd(
  _ pktlist: UnsafeMutablePointer<MIDIPacketList>, _ listSize: Int,
  _ curPacket: UnsafeMutablePointer<MIDIPacket>,
  _ time: MIDITimeStamp, _ nData: Int, _ data: UnsafePointer<UInt8>
) -> UnsafeMutablePointer<MIDIPacket>! {
  let packet = pktlist.pointee.numPackets == 0 ? curPacket : MIDIPacketNext(curPacket)
  let raw = UnsafeMutableRawPointer(packet)
  guard nData >= 0, nData <= Int(UInt16.max),
    raw + dataOffset + nData <= UnsafeMutableRawPointer(pktlist) + listSize
  else { return nil }
  raw.storeBytes(of: time, as: MIDITimeStamp.self)
  raw.storeBytes(
    of: UInt16(nData), toByteOffset: MemoryLayout<MIDIPacket>.offset(of: \.length)!, as: UInt16.self)
  (raw + dataOffset).copyMemory(from: data, byteCount: nData)
  pktlist.pointee.numPackets += 1
  return packet
}
/// Returns the address of the packet behind a packet.
public func MIDIEventPacketNext(_ pkt: UnsafePointer<MIDIEventPacket>) -> UnsafeMutablePointer<
  MIDIEventPacket
> {
  let raw = UnsafeMutableRawPointer(mutating: pkt)
  return aligned(raw + wordsOffset + Int(pkt.pointee.wordCount) * 4, to: MIDIEventPacket.self)
}
/// Empties a list, and returns the address of its first packet.
public func MIDIEventListInit(_ evtlist: UnsafeMutablePointer<MIDIEventList>, _ protocol: MIDIProtocolID)
  -> UnsafeMutablePointer<MIDIEventPacket>
{
  evtlist.pointee.protocol = `protocol`
  evtlist.pointee.numPackets = 0
  let offset = MemoryLayout<MIDIEventList>.offset(of: \.packet)!
  return (UnsafeMutableRawPointer(evtlist) + offset).assumingMemoryBound(to: MIDIEventPacket.self)
}
/// Appends a packet to a list, and returns its address, or `nil` if there is no room.
public func MIDIEventListAdd(
  _ evtlist: UnsafeMutablePointer<MIDIEventList>, _ listSize: Int,
  _ curPacket: UnsafeMutablePointer<MIDIEventPacket>, _ time: MIDITimeStamp, _ wordCount: Int,
  _ words: UnsafePointer<UInt32>
) -> UnsafeMutablePointer<MIDIEventPacket>! {
  let packet = evtlist.pointee.numPackets == 0 ? curPacket : MIDIEventPacketNext(curPacket)
  let raw = UnsafeMutableRawPointer(packet)
  guard wordCount >= 0, wordCount <= 64,
    raw + wordsOffset + wordCount * 4 <= UnsafeMutableRawPointer(evtlist) + listSize
  else { return nil }
  raw.storeBytes(of: time, as: MIDITimeStamp.self)
  raw.storeBytes(
    of: UInt32(wordCount), toByteOffset: MemoryLayout<MIDIEventPacket>.offset(of: \.wordCount)!,
    as: UInt32.self)
  (raw + wordsOffset).copyMemory(from: words, byteCount: wordCount * 4)
  evtlist.pointee.numPackets += 1
  return packet
}

extension MIDIPacketList {
  /// The packets of a list, by address.
  public struct UnsafeSequence: Sequence {
    public typealias Element = UnsafePointer<MIDIPacket>
    let list: UnsafePointer<MIDIPacketList>
    public func makeIterator() -> AnyIterator<UnsafePointer<MIDIPacket>> {
      let offset = MemoryLayout<MIDIPacketList>.offset(of: \.packet)!
      var next = (UnsafeRawPointer(list) + offset).assumingMemoryBound(to: MIDIPacket.self)
      var left = list.pointee.numPackets
      return AnyIterator {
        guard left > 0 else { return nil }
        left -= 1
        defer { next = UnsafePointer(MIDIPacketNext(next)) }
        return next
      }
    }
  }
}
extension UnsafePointer where Pointee == MIDIPacketList {
  public func unsafeSequence() -> MIDIPacketList.UnsafeSequence { MIDIPacketList.UnsafeSequence(list: self) }
}
extension MIDIEventList {
  /// The packets of a list, by address.
  public struct UnsafeSequence: Sequence {
    public typealias Element = UnsafePointer<MIDIEventPacket>
    let list: UnsafePointer<MIDIEventList>
    public func makeIterator() -> AnyIterator<UnsafePointer<MIDIEventPacket>> {
      let offset = MemoryLayout<MIDIEventList>.offset(of: \.packet)!
      var next = (UnsafeRawPointer(list) + offset).assumingMemoryBound(to: MIDIEventPacket.self)
      var left = list.pointee.numPackets
      return AnyIterator {
        guard left > 0 else { return nil }
        left -= 1
        defer { next = UnsafePointer(MIDIEventPacketNext(next)) }
        return next
      }
    }
  }
}
extension UnsafePointer where Pointee == MIDIEventList {
  public func unsafeSequence() -> MIDIEventList.UnsafeSequence { MIDIEventList.UnsafeSequence(list: self) }
}
