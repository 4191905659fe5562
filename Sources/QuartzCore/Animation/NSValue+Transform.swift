import CoreGraphics
import Foundation

extension NSValue {
  /// Creates a value that contains a three-dimensional transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(boxing: transform)
  }

  /// The three-dimensional transform; the identity if the value contains something else.
  public var caTransform3DValue: CATransform3D { unboxed() ?? CATransform3DIdentity }

  /// Creates a value that contains the bytes of a structure of numbers. As Foundation does not encode
  /// structures here, `objCType` is that of an array of numbers.
  package convenience init<Value>(boxing value: Value) {
    let count = MemoryLayout<Value>.size / MemoryLayout<CGFloat>.size
    self.init(bytes: withUnsafeBytes(of: value) { Array($0) }, objCType: "[\(count)d]")
  }

  /// Returns the structure of numbers; `nil` if the value contains something of another size.
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
