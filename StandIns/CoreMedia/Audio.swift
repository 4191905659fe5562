/// Returns a pointer to the memory of a block: none, with an error.
@discardableResult
public func CMBlockBufferGetDataPointer(
  _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
  totalLengthOut: UnsafeMutablePointer<Int>?,
  dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
  lengthAtOffsetOut?.pointee = 0
  totalLengthOut?.pointee = 0
  dataPointerOut?.pointee = nil
  return -12702
}
/// Returns the length of a block: 0.
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { 0 }
/// Does nothing: there are no samples.
@discardableResult public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus { 0 }
