import Foundation
import ObjectiveCSupport
import UIKit

/// An overlay that recommends an application. It fails to load.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  open class Configuration: NSObject {
    fileprivate var values: [String: Any] = [:]
  }
  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var campaignToken: String?
    open var providerToken: String?
    open var customProductPageIdentifier: String?
    open var latestReleaseID: String?
    open var position: Position
    open var userDismissible = true
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func additionalValue(forKey key: String) -> Any? { values[key] }
    open func setAdImpression(_ impression: SKAdImpression) {}
  }
  open class AppClipConfiguration: Configuration {
    open var campaignToken: String?
    open var providerToken: String?
    open var customProductPageIdentifier: String?
    open var latestReleaseID: String?
    open var position: Position
    public init(position: Position) { self.position = position }
    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func additionalValue(forKey key: String) -> Any? { values[key] }
  }
  open class TransitionContext: NSObject {
    open var startFrame: CGRect { .zero }
    open var endFrame: CGRect { .zero }
    open func addAnimation(_ block: @escaping () -> Void) {}
  }
  open weak var delegate: (any SKOverlayDelegate)?
  public let configuration: Configuration
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }
  /// Tells the delegate that loading failed.
  open func present(in scene: UIWindowScene) {
    Task { @MainActor in delegate?.storeOverlayDidFailToLoad(self, error: SKError(.unknown)) }
  }
  open class func dismiss(in scene: UIWindowScene) {}
}
@preconcurrency @MainActor
public protocol SKOverlayDelegate: AnyObject {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}
extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}
