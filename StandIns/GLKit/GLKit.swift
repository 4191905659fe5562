/// Stands in for Apple's GLKit: vectors and matrices are computed; views are placeholders that never draw.
@_exported import OpenGLES
@_exported import PlaceholderViews

@preconcurrency @MainActor
public protocol GLKViewDelegate: AnyObject { func glkView(_ view: GLKView, drawIn rect: CGRect) }
@preconcurrency @MainActor
public protocol GLKViewControllerDelegate: AnyObject {
  func glkViewControllerUpdate(_ controller: GLKViewController)
}
@preconcurrency @MainActor
open class GLKView: PlaceholderView {
  open override var placeholderName: String { "GLKView" }
  open weak var delegate: (any GLKViewDelegate)?
  open var context: EAGLContext!
  open var enableSetNeedsDisplay = true
  open var drawableWidth: Int { 0 }
  open var drawableHeight: Int { 0 }
  public init(frame: CGRect, context: EAGLContext?) {
    self.context = context
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, context: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func bindDrawable() {}
  open func deleteDrawable() {}
  open func display() {}
}
@preconcurrency @MainActor
open class GLKViewController: UIViewController {
  open weak var delegate: (any GLKViewControllerDelegate)?
  open var preferredFramesPerSecond = 30
  open var isPaused = true
  open var timeSinceLastUpdate: TimeInterval { 0 }
  open override func loadView() { view = GLKView(frame: .zero) }
}

public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { Float(Double(degrees) * (.pi / 180)) }
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { Float(Double(radians) * (180 / .pi)) }

/// A vector with two components.
public struct GLKVector2: Sendable, Equatable {
  public var (x, y): (Float, Float) = (0, 0)
  public init() {}
}
/// A vector with three components.
public struct GLKVector3: Sendable, Equatable {
  public var (x, y, z): (Float, Float, Float) = (0, 0, 0)
  public init() {}
}
public func GLKVector2Make(_ x: Float, _ y: Float) -> GLKVector2 {
  var made = GLKVector2()
  (made.x, made.y) = (x, y)
  return made
}
public func GLKVector2Add(_ a: GLKVector2, _ b: GLKVector2) -> GLKVector2 {
  GLKVector2Make(a.x + b.x, a.y + b.y)
}
public func GLKVector2Subtract(_ a: GLKVector2, _ b: GLKVector2) -> GLKVector2 {
  GLKVector2Make(a.x - b.x, a.y - b.y)
}
public func GLKVector2MultiplyScalar(_ a: GLKVector2, _ b: Float) -> GLKVector2 {
  GLKVector2Make(a.x * b, a.y * b)
}
public func GLKVector2DotProduct(_ a: GLKVector2, _ b: GLKVector2) -> Float { a.x * b.x + a.y * b.y }
public func GLKVector2Length(_ a: GLKVector2) -> Float { GLKVector2DotProduct(a, a).squareRoot() }
public func GLKVector2Distance(_ a: GLKVector2, _ b: GLKVector2) -> Float {
  GLKVector2Length(GLKVector2Subtract(a, b))
}
public func GLKVector2Normalize(_ a: GLKVector2) -> GLKVector2 {
  GLKVector2MultiplyScalar(a, 1 / GLKVector2Length(a))
}
public func GLKVector3Make(_ x: Float, _ y: Float, _ z: Float) -> GLKVector3 {
  var made = GLKVector3()
  (made.x, made.y, made.z) = (x, y, z)
  return made
}
public func GLKVector3Add(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 {
  GLKVector3Make(a.x + b.x, a.y + b.y, a.z + b.z)
}
public func GLKVector3Subtract(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 {
  GLKVector3Make(a.x - b.x, a.y - b.y, a.z - b.z)
}
public func GLKVector3MultiplyScalar(_ a: GLKVector3, _ b: Float) -> GLKVector3 {
  GLKVector3Make(a.x * b, a.y * b, a.z * b)
}
public func GLKVector3DotProduct(_ a: GLKVector3, _ b: GLKVector3) -> Float {
  a.x * b.x + a.y * b.y + a.z * b.z
}
public func GLKVector3CrossProduct(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 {
  GLKVector3Make(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
public func GLKVector3Length(_ a: GLKVector3) -> Float { GLKVector3DotProduct(a, a).squareRoot() }
public func GLKVector3Normalize(_ a: GLKVector3) -> GLKVector3 {
  GLKVector3MultiplyScalar(a, 1 / GLKVector3Length(a))
}

/// A matrix of four columns and four rows.
public struct GLKMatrix4: Sendable, Equatable {
  public var (m00, m01, m02, m03): (Float, Float, Float, Float) = (1, 0, 0, 0)
  public var (m10, m11, m12, m13): (Float, Float, Float, Float) = (0, 1, 0, 0)
  public var (m20, m21, m22, m23): (Float, Float, Float, Float) = (0, 0, 1, 0)
  public var (m30, m31, m32, m33): (Float, Float, Float, Float) = (0, 0, 0, 1)
  public init() {}
  init(_ m: [Float]) {
    (m00, m01, m02, m03) = (m[0], m[1], m[2], m[3])
    (m10, m11, m12, m13) = (m[4], m[5], m[6], m[7])
    (m20, m21, m22, m23) = (m[8], m[9], m[10], m[11])
    (m30, m31, m32, m33) = (m[12], m[13], m[14], m[15])
  }
  var values: [Float] {
    [m00, m01, m02, m03, m10, m11, m12, m13, m20, m21, m22, m23, m30, m31, m32, m33]
  }
}
public let GLKMatrix4Identity = GLKMatrix4()
public func GLKMatrix4Multiply(_ a: GLKMatrix4, _ b: GLKMatrix4) -> GLKMatrix4 {
  let (left, right) = (a.values, b.values)
  var made = [Float](repeating: 0, count: 16)
  for column in 0..<4 {
    for row in 0..<4 {
      for index in 0..<4 { made[column * 4 + row] += left[index * 4 + row] * right[column * 4 + index] }
    }
  }
  return GLKMatrix4(made)
}
public func GLKMatrix4MakeTranslation(_ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
  var made = GLKMatrix4()
  (made.m30, made.m31, made.m32) = (x, y, z)
  return made
}
public func GLKMatrix4MakeScale(_ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
  var made = GLKMatrix4()
  (made.m00, made.m11, made.m22) = (x, y, z)
  return made
}
public func GLKMatrix4MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
  let v = GLKVector3Normalize(GLKVector3Make(x, y, z))
  let (c, s) = (cosf(radians), sinf(radians))
  let p = 1 - c
  return GLKMatrix4([
    c + p * v.x * v.x, p * v.x * v.y + v.z * s, p * v.x * v.z - v.y * s, 0,
    p * v.x * v.y - v.z * s, c + p * v.y * v.y, p * v.y * v.z + v.x * s, 0,
    p * v.x * v.z + v.y * s, p * v.y * v.z - v.x * s, c + p * v.z * v.z, 0, 0, 0, 0, 1,
  ])
}
public func GLKMatrix4MakePerspective(_ angle: Float, _ aspect: Float, _ near: Float, _ far: Float)
  -> GLKMatrix4
{
  let cotangent = 1 / tanf(angle / 2)
  return GLKMatrix4([
    cotangent / aspect, 0, 0, 0, 0, cotangent, 0, 0, 0, 0, (far + near) / (near - far), -1, 0, 0,
    2 * far * near / (near - far), 0,
  ])
}
public func GLKMatrix4Translate(_ m: GLKMatrix4, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
  GLKMatrix4Multiply(m, GLKMatrix4MakeTranslation(x, y, z))
}
public func GLKMatrix4Scale(_ m: GLKMatrix4, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
  GLKMatrix4Multiply(m, GLKMatrix4MakeScale(x, y, z))
}
public func GLKMatrix4Rotate(_ m: GLKMatrix4, _ radians: Float, _ x: Float, _ y: Float, _ z: Float)
  -> GLKMatrix4
{
  GLKMatrix4Multiply(m, GLKMatrix4MakeRotation(radians, x, y, z))
}
