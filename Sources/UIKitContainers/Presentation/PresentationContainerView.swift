import Foundation
@_spi(UIKit) import UIKitCore

/// The container view of a presentation.
final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?
  /// A Boolean value that indicates whether the presentation has begun. Layout before that does not involve
  /// the presentation controller.
  var hasBegun = false

  init(frame: CGRect, controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    guard hasBegun else { return super.layoutSubviews() }
    controller?.active.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.active.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    if found === self || found is DimmingView, controller?.active.passesTouch(point) == true { return nil }
    return found
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection != nil else { return }
    controller?.active.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
