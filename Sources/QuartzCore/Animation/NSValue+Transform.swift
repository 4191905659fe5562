import CoreGraphics
import Foundation

extension NSValue {
  /// A value that holds a transform in three dimensions.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(boxing: transform)
  }

  /// The transform in three dimensions; the identity if the value holds something else.
  public var caTransform3DValue: CATransform3D { unboxed() ?? CATransform3DIdentity }

  /// Holds the bytes of a structure of numbers. Foundation encodes no structures here, so that `objCType` is that of an
  /// array of numbers.
  package convenience init<Value>(boxing value: Value) {
    let count = MemoryLayout<Value>.size / MemoryLayout<CGFloat>.size
    self.init(bytes: withUnsafeBytes(of: value) { Array($0) }, objCType: "[\(count)d]")
  }

  /// The structure of numbers; nil if the value holds something of another size.
  package func unboxed<Value>(as: Value.Type = Value.self) -> Value? {
    let count = MemoryLayout<Value>.size / MemoryLayout<CGFloat>.size
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [CGFloat](repeating: 0, count: count)
    return numbers.withUnsafeMutableBytes { bytes in
      getValue(bytes.baseAddress!)
      return bytes.loadUnaligned(as: Value.self)
    }
  }
}
