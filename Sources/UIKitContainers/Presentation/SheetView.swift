import Foundation
@_spi(UIKit) import UIKitCore

/// The view of the sheet: the presented view with rounded corners, and the grabber.
final class SheetView: UIView {
  private let clip = UIView()
  private let grabber = UIView()
  private weak var content: UIView?
  private var effectView: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // In dark mode the surfaces of sheets are lighter than those below.
    overrideTraits = UITraitCollection(userInterfaceLevel: .elevated)
    clip.clipsToBounds = true
    addSubview(clip)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ view: UIView, cornerRadius: CGFloat, roundsBottom: Bool, grabber showsGrabber: Bool) {
    content = view
    clip.layer.cornerRadius = cornerRadius
    clip.layer.maskedCorners =
      roundsBottom
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    grabber.isHidden = !showsGrabber
    if view.superview !== clip {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      clip.addSubview(view)
    }
    setNeedsLayout()
  }

  /// Displays an effect behind the content; `nil` displays the content alone.
  func showBackground(_ effect: UIVisualEffect?) {
    clip.backgroundColor = (effect as? UIColorEffect)?.color
    guard let effect, !(effect is UIColorEffect) else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let shown = effectView ?? UIVisualEffectView(effect: effect)
    effectView = shown
    if shown.effect !== effect { shown.effect = effect }
    if shown.superview !== clip {
      shown.frame = clip.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      clip.insertSubview(shown, at: 0)
    }
  }

  /// The grabber is 36 by 5 points, 5 points below the top, as in screenshots of iOS.
  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    if let content, content.superview === clip { content.frame = clip.bounds }
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }
}
