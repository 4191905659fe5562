import Foundation
@_spi(UIKit) import UIKitCore

/// The view of the sheet: the presented view with rounded corners, and the grabber.
final class SheetView: UIView {
  private let clip = UIView()
  private let grabber = UIView()
  private weak var content: UIView?
  private var effectView: UIVisualEffectView?
  private var glass: GlassPlatter?
  /// The frame that the sheet would have at the bottom of the screen, while it floats: its content keeps that safe area, as measured by
  /// others on iOS 26.1.
  var attachedFrame: CGRect? { didSet { if attachedFrame != oldValue { markInsetsDirty() } } }

  @_spi(UIKit) public override var frameForSafeArea: CGRect { attachedFrame ?? super.frameForSafeArea }

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

  func show(_ view: UIView, corners: (top: CGFloat, bottom: CGFloat), grabber showsGrabber: Bool) {
    if content !== view { content?.showsGlassBehind = false }
    content = view
    if corners.top == corners.bottom || corners.bottom == 0 {
      clip.layer.cornerRadius = corners.top
      clip.layer.maskedCorners =
        corners.bottom > 0
        ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    } else {
      clip.cornerConfiguration = .uniformEdges(
        topRadius: .fixed(corners.top), bottomRadius: .fixed(corners.bottom))
    }
    grabber.isHidden = !showsGrabber
    if view.superview !== clip {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      clip.addSubview(view)
    }
    setNeedsLayout()
  }

  /// Displays glass behind the content in place of the system's background, with a shadow, or removes it.
  func showGlass(_ shows: Bool) {
    content?.showsGlassBehind = shows
    guard shows else {
      glass?.removeFromSuperview()
      glass = nil
      return
    }
    let shown = glass ?? GlassPlatter(frame: .zero)
    glass = shown
    shown.material = .sheet
    shown.cornerRadius = 38
    if shown.superview !== self { insertSubview(shown, at: 0) }
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
    glass?.frame = bounds
    if let content, content.superview === clip { content.frame = clip.bounds }
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }
}
