import Foundation

/// A rectangle with coordinates of its own: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// A point of this space, in another one's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space, in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The box around a rectangle of this space, in another one's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The box around a rectangle of another space, in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Goes through the screen's coordinates, in which windows lie by their frames.
@MainActor
private func screenPoint(_ point: CGPoint, of space: any UICoordinateSpace) -> CGPoint {
  guard let view = space as? UIView else { return (space as? UIScreen.FixedSpace)?.toScreen(point) ?? point }
  let root = view.hierarchyRoot
  let inRoot = view.convert(point, to: Optional(root))
  return root is UIWindow
    ? CGPoint(
      x: inRoot.x + root.frame.minX - root.bounds.minX, y: inRoot.y + root.frame.minY - root.bounds.minY)
    : inRoot
}

@MainActor
private func point(_ screen: CGPoint, in space: any UICoordinateSpace) -> CGPoint {
  guard let view = space as? UIView else {
    return (space as? UIScreen.FixedSpace)?.fromScreen(screen) ?? screen
  }
  let root = view.hierarchyRoot
  let inRoot =
    root is UIWindow
    ? CGPoint(
      x: screen.x - root.frame.minX + root.bounds.minX, y: screen.y - root.frame.minY + root.bounds.minY)
    : screen
  return root.convert(inRoot, to: Optional(view))
}

/// The smallest rectangle around the corners of another one, converted.
@MainActor
private func converted(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
  let a = convert(CGPoint(x: rect.minX, y: rect.minY))
  let b = convert(CGPoint(x: rect.maxX, y: rect.maxY))
  let c = convert(CGPoint(x: rect.minX, y: rect.maxY))
  let d = convert(CGPoint(x: rect.maxX, y: rect.minY))
  let x = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
  let y = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
  return CGRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
}

// Between views, their own conversions go first: these would ask them again.
extension UICoordinateSpace {
  /// A point of this space, in another one's coordinates, by way of the screen.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIKitCore.point(screenPoint(point, of: self), in: coordinateSpace)
  }
  /// A point of another space, in this one's coordinates, by way of the screen.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIKitCore.point(screenPoint(point, of: coordinateSpace), in: self)
  }
  /// The box around a rectangle of this space, in another one's coordinates, by way of the screen.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect) { UIKitCore.point(screenPoint($0, of: self), in: coordinateSpace) }
  }
  /// The box around a rectangle of another space, in this one's coordinates, by way of the screen.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect) { UIKitCore.point(screenPoint($0, of: coordinateSpace), in: self) }
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen's coordinates as the interface is turned.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The screen's coordinates as the device is held upright.
  public var fixedCoordinateSpace: any UICoordinateSpace { FixedSpace(self) }

  /// The coordinates of a screen held upright: an interface turned to landscape lies a quarter to the left in it.
  final class FixedSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen

    init(_ screen: UIScreen) { self.screen = screen }

    private var isTurned: Bool { screen.bounds.width > screen.bounds.height }

    var bounds: CGRect {
      let size = screen.bounds.size
      return CGRect(x: 0, y: 0, width: min(size.width, size.height), height: max(size.width, size.height))
    }

    func toScreen(_ point: CGPoint) -> CGPoint {
      isTurned ? CGPoint(x: point.y, y: bounds.width - point.x) : point
    }

    func fromScreen(_ point: CGPoint) -> CGPoint {
      isTurned ? CGPoint(x: bounds.width - point.y, y: point.x) : point
    }
  }
}
