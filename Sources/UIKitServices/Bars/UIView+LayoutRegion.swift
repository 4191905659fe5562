import Foundation

extension UIView {
  /// A part of a view, in iOS 26: that of a guide, beside the corners of the window.
  ///
  /// Windows fill the screen here, and their corners need no space beyond the safe area.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis in which a region avoids corners.
    public enum AdaptivityAxis: Sendable {
      /// At the sides.
      case horizontal
      /// At the top and bottom.
      case vertical
    }

    fileprivate enum Kind: Hashable, Sendable { case safeArea, margins, readableContent }
    fileprivate let kind: Kind
    private let axis: AdaptivityAxis?

    /// Returns the safe area.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, axis: cornerAdaptation)
    }
    /// Returns the part inside of the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, axis: cornerAdaptation)
    }
    /// Returns the part in which text is readable.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, axis: cornerAdaptation)
    }

    private init(kind: Kind, axis: AdaptivityAxis?) { (self.kind, self.axis) = (kind, axis) }
  }

  /// Returns the guide of a part of the view.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// Returns the distances of the edges of the view to those of a part, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
        right: bounds.maxX - frame.maxX)
    }
  }

  /// Returns the distances of the edges of the view to those of a part in the layout direction, in points.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }

  /// Applies changed traits. Does nothing, since they are applied at once.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// Applies changed traits. Does nothing, since they are applied at once.
  public func updateTraitsIfNeeded() {}
}
