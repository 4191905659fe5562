import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name of the identifier.
      public var rawValue: String
      /// Creates an identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of the medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier, by which the detent is selected.
    open private(set) var identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns a detent of about half the maximum height, which is unavailable in a compact height: half before iOS 26, and 56 %, to whole
    /// pixels, in its design.
    open class func medium() -> Detent {
      Detent(.medium) {
        let traits = $0.containerTraitCollection
        guard traits.verticalSizeClass != .compact else { return nil }
        let height = $0.maximumDetentValue * traits.metrics.mediumDetentShare
        return traits.metrics.hasGlass ? height.roundedDownToPixel(max(traits.displayScale, 1)) : height
      }
    }

    /// Returns a detent of the maximum height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent whose height in points above the bottom of the safe area is computed by `resolver`;
    /// `nil` makes the detent unavailable.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// Returns the height in points above the bottom of the safe area; `nil` if the detent is unavailable.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    {
      resolver(context)
    }
  }
}

/// The values from which heights of detents are computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent in points, above the bottom of the safe area.
  var maximumDetentValue: CGFloat { get }
}

/// The methods by which a delegate observes the selection of detents.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the user dragged the sheet to another detent. Not called for programmatic
  /// changes.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
