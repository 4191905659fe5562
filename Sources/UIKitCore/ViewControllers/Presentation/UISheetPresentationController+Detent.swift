import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// What tells detents apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public var rawValue: String
      /// An identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// That of the medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// That of the large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// By what the detent is selected.
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

    /// About half as high as the screen; there is none where the height is compact.
    open class func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
      }
    }

    /// As high as sheets get.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height in points above the safe area's bottom; nil for none in these circumstances.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in points above the safe area's bottom; nil for none.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    {
      resolver(context)
    }
  }
}

/// What heights of detents are computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of what the sheet lies in.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent in points, above the safe area's bottom.
  var maximumDetentValue: CGFloat { get }
}

/// Is told of the detents that the user selects.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when a drag has selected another detent, not for changes by code.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
