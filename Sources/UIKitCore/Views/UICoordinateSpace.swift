import Foundation

/// A frame of reference for points and rectangles: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Converts a point of this space to the coordinates of another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to the coordinates of this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another space; returns its bounding box there.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this space; returns its bounding box here.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Converts a point to the coordinates of the screen, in which windows are placed by their frames.
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

/// Returns the bounding box of a rectangle's converted corners.
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

// Disfavored, so that between two views `UIView`'s own conversions are chosen: these call them.
extension UICoordinateSpace {
  /// Converts a point of this space to the coordinates of another space, through screen coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIKitCore.point(screenPoint(point, of: self), in: coordinateSpace)
  }
  /// Converts a point of another space to the coordinates of this space, through screen coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIKitCore.point(screenPoint(point, of: coordinateSpace), in: self)
  }
  /// Converts a rectangle of this space to another space through screen coordinates; returns its bounding box
  /// there.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect) { UIKitCore.point(screenPoint($0, of: self), in: coordinateSpace) }
  }
  /// Converts a rectangle of another space to this space through screen coordinates; returns its bounding box
  /// here.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect) { UIKitCore.point(screenPoint($0, of: coordinateSpace), in: self) }
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The coordinate space of the screen in the current orientation of the interface.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinate space of the screen in portrait orientation.
  public var fixedCoordinateSpace: any UICoordinateSpace { FixedSpace(self) }

  /// The coordinate space of a screen held upright. A landscape interface is turned in it by a quarter to the
  /// left.
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
