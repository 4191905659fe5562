import Foundation

extension UIView {
  /// Sets the start of the block begun by `beginAnimations(_:context:)`.
  public class func setAnimationStart(_ startDate: Date) {
    setAnimationDelay(max(startDate.timeIntervalSinceNow, 0))
  }
  /// The point of the bounds that `center` places, from 0 to 1; the middle by default.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}

extension UIScrollView {
  /// The recognizer of presses of arrows; one that nothing calls.
  public var directionalPressGestureRecognizer: UIGestureRecognizer {
    if let present = Self.press[self] { return present }
    let made = UIGestureRecognizer()
    Self.press[self] = made
    return made
  }
  private static let press = AssociatedKey<UIGestureRecognizer>()
}

extension UIWindow {
  /// A Boolean value that indicates whether the window can take the size of its content; `false` here.
  public var canResizeToFitContent: Bool {
    get { Self.resizes[self] ?? false }
    set { Self.resizes[self] = newValue }
  }
  private static let resizes = AssociatedKey<Bool>()
}

extension UIAction {
  /// Returns an action that inserts text that the camera reads. It does nothing: there is no camera.
  public static func captureTextFromCamera(
    responder: any UIKeyInput & UIResponder, identifier: UIAction.Identifier? = nil
  ) -> UIAction {
    UIAction(
      title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier,
      attributes: .disabled
    ) { _ in }
  }
}

/// The severity of an alert.
public typealias UIAlertControllerSeverity = UIAlertController.Severity
