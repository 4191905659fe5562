import Foundation

/// A layout guide that is as large as an aspect ratio permits.
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// The ratio of the width to the height.
  var aspectRatio: CGFloat { get set }
}

/// The largest rectangle of an aspect ratio in the middle of a window's safe area.
private final class AspectFitGuide: UILayoutGuide, UILayoutGuideAspectFitting {
  private var ratio: NSLayoutConstraint?
  var aspectRatio: CGFloat = 1 { didSet { if aspectRatio != oldValue { constrain() } } }

  /// Constrains the guide to the window that owns it.
  func attach(to window: UIWindow) {
    window.addLayoutGuide(self)
    let area = window.safeAreaLayoutGuide
    let sizes = [
      widthAnchor.constraint(equalTo: area.widthAnchor), heightAnchor.constraint(equalTo: area.heightAnchor),
    ]
    for size in sizes { size.priority = .defaultHigh }
    NSLayoutConstraint.activate(
      sizes + [
        centerXAnchor.constraint(equalTo: area.centerXAnchor),
        centerYAnchor.constraint(equalTo: area.centerYAnchor),
        widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
        heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor),
      ])
    constrain()
  }

  private func constrain() {
    ratio?.isActive = false
    ratio = widthAnchor.constraint(equalTo: heightAnchor, multiplier: aspectRatio)
    ratio?.isActive = true
  }
}

extension UIWindow {
  private static let aspectGuide = AssociatedKey<AspectFitGuide>()

  /// A layout guide for the largest rectangle of an aspect ratio, 1 by default, in the middle of the safe area.
  public var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
    if let present = Self.aspectGuide[self] { return present }
    let made = AspectFitGuide()
    Self.aspectGuide[self] = made
    made.attach(to: self)
    return made
  }
}
