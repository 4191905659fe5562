// Names are those of Apple's functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The stack of graphics contexts of a thread.
private final class ContextStack {
  var contexts: [CGContext] = []
  /// The contexts begun by `UIGraphicsBeginImageContext…`, with their scales.
  package var images: [(context: CGContext, scale: CGFloat)] = []

  /// The stack of the current thread. The system releases it when the thread ends.
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

/// Returns the current graphics context; `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

/// Pushes a context, which becomes the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Pops the current context; the previous one becomes the current one.
public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Begins a bitmap context, which becomes the current one. The size is in points, the scale 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a bitmap context, which becomes the current one.
///
/// - Parameters:
///   - size: The size, in points. With a size that is not positive nothing is drawn and there is no image.
///   - opaque: Whether the bitmap has no alpha channel.
///   - scale: The scale, in pixels per point; 0 for that of the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 && scale.isFinite ? scale : currentDisplayScale
  let context = CGContext(size: size, scale: scale, isOpaque: opaque)
  let stack = ContextStack.current
  // If the context cannot be created, a placeholder is pushed, so that the call that ends it is balanced.
  if let context = context ?? CGContext(size: CGSize(width: 1, height: 1), scale: 1) {
    stack.images.append((context, context.width == 1 && context.height == 1 && size.width != 1 ? 0 : scale))
    stack.contexts.append(context)
  }
}

/// Returns the image drawn in the bitmap context begun last; `nil` if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = ContextStack.current.images.last, scale > 0,
    let image = context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the bitmap context begun last.
public func UIGraphicsEndImageContext() {
  let stack = ContextStack.current
  guard let (context, _) = stack.images.popLast() else { return }
  if let index = stack.contexts.lastIndex(where: { $0 === context }) { stack.contexts.remove(at: index) }
}

/// The display scale of the current traits, in pixels per point.
var currentDisplayScale: CGFloat {
  let scale = UITraitCollection.current.displayScale
  return scale > 0 ? scale : 1
}

/// Fills a rectangle with the current context's fill color.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle in the current context with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a border of one point inside a rectangle, with the current context's fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let path = CGMutablePath()
  path.addRect(rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  context.beginPath()
  context.addPath(path)
  context.fillPath(using: .evenOdd)
}

/// Draws a border of one point inside a rectangle with a blend mode, with the current context's fill color.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  UIRectFrame(rect)
  context.restoreGState()
}

/// Intersects the current context's clipping area with a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
