// Names are those of Apple's functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The contexts that drawing goes to, on one thread.
private final class ContextStack {
  var contexts: [CGContext] = []
  /// Contexts begun by `UIGraphicsBeginImageContext…`, with their scales.
  package var images: [(context: CGContext, scale: CGFloat)] = []

  /// This thread's stack. The system releases it when the thread ends.
  package static var current: ContextStack {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<ContextStack>.fromOpaque(pointer).takeUnretainedValue()
    }
    let made = ContextStack()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<ContextStack>.fromOpaque(pointer).release() }
    }
    precondition(result == 0, "No thread-local storage is left for graphics contexts")
    return key
  }()
}

/// The context that UIKit's drawing goes to, or nil.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Makes the former context the current one.
public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Begins a bitmap context of a size in points, at one pixel per point, and makes it the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a bitmap context and makes it the current one.
///
/// - Parameters:
///   - size: In points. A size that is not positive begins a context that draws nothing and gives no image.
///   - opaque: Whether there is no alpha.
///   - scale: Pixels per point; 0 for that of the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 && scale.isFinite ? scale : currentDisplayScale
  let context = CGContext(size: size, scale: scale, isOpaque: opaque)
  let stack = ContextStack.current
  // Without a context there has to be one all the same, for the call that ends it.
  if let context = context ?? CGContext(size: CGSize(width: 1, height: 1), scale: 1) {
    stack.images.append((context, context.width == 1 && context.height == 1 && size.width != 1 ? 0 : scale))
    stack.contexts.append(context)
  }
}

/// What was drawn since the last `UIGraphicsBeginImageContext…`, or nil if there was none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = ContextStack.current.images.last, scale > 0,
    let image = context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the context that was begun last.
public func UIGraphicsEndImageContext() {
  let stack = ContextStack.current
  guard let (context, _) = stack.images.popLast() else { return }
  if let index = stack.contexts.lastIndex(where: { $0 === context }) { stack.contexts.remove(at: index) }
}

/// Pixels per point under the current traits.
var currentDisplayScale: CGFloat {
  let scale = UITraitCollection.current.displayScale
  return scale > 0 ? scale : 1
}

/// Fills a rectangle of the current context with its colour of fills.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle of the current context in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point within a rectangle of the current context, in its colour of fills.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let path = CGMutablePath()
  path.addRect(rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  context.beginPath()
  context.addPath(path)
  context.fillPath(using: .evenOdd)
}

/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
