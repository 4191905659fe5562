/// Stands in for Apple's OpenGLES: no context can be created.
@_exported import Foundation

public enum EAGLRenderingAPI: UInt, Sendable { case openGLES1 = 1, openGLES2, openGLES3 }
/// A rendering context. None can be created.
open class EAGLContext: NSObject {
  public init?(api: EAGLRenderingAPI) { return nil }
  open var api: EAGLRenderingAPI { .openGLES2 }
  @discardableResult open class func setCurrent(_ context: EAGLContext?) -> Bool { context == nil }
  open class func current() -> EAGLContext? { nil }
}
public typealias GLuint = UInt32
public typealias GLint = Int32
public typealias GLenum = UInt32
public typealias GLfloat = Float
public typealias GLsizei = Int32
public typealias GLbitfield = UInt32
