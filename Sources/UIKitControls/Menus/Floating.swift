import Foundation

/// A view in front of a window's content that a touch outside dismisses, for menus and the calendars of date
/// pickers.
package final class Floating: UIView {
  package let content: UIView
  private let onClose: @MainActor () -> Void
  private var isClosing = false
  /// A Boolean value that indicates whether the content is above its source, as it does not fit below.
  private(set) var isAbove = false

  /// The distance from the content to its source rectangle and to the window's edges, in points; an estimate.
  private static let gap: CGFloat = 8

  private init(_ content: UIView, in window: UIWindow, _ onClose: @escaping @MainActor () -> Void) {
    self.content = content
    self.onClose = onClose
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// The place of the content.
  package enum Placement {
    /// Below or above its source, as a card with a shadow.
    case beside
    /// Below or above its source; the content draws its own card.
    case bareBeside
    /// Over its source, from which it grows; the content draws its own card. The design of iOS 26.
    case over
  }

  /// Presents a view below a rectangle of a window, or above it if it does not fit below.
  ///
  /// - Parameter onClose: Called when the dismissal begins.
  @discardableResult
  package static func show(
    _ content: UIView, beside rect: CGRect, in window: UIWindow, placement: Placement = .beside,
    onClose: @escaping @MainActor () -> Void = {}
  ) -> Floating {
    let floating = Floating(content, in: window, onClose)
    let space = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: gap, dy: gap)
    var frame = content.frame
    frame.size.height = min(frame.height, space.height)
    frame.size.width = min(frame.width, space.width)
    let isRight = rect.midX > window.bounds.midX
    frame.origin.x = isRight ? rect.maxX - frame.width : rect.minX
    frame.origin.x = min(max(frame.minX, space.minX), max(space.maxX - frame.width, space.minX))
    // Over the source, the first corners coincide, as measured on iOS 26.1.
    let below = placement == .over ? rect.minY : rect.maxY + gap
    let above = placement == .over ? rect.maxY - frame.height : rect.minY - gap - frame.height
    let fitsBelow = below + frame.height <= space.maxY
    frame.origin.y =
      fitsBelow ? below : above >= space.minY ? above : max(min(below, space.maxY - frame.height), space.minY)
    content.frame = frame
    floating.isAbove = !fitsBelow && above >= space.minY
    if placement == .beside {
      content.layer.cornerRadius = 13
      content.layer.cornerCurve = .continuous
      content.layer.shadowOpacity = 0.2
      content.layer.shadowRadius = 16
      content.layer.shadowOffset = CGSize(width: 0, height: 8)
      if content.backgroundColor == nil { content.backgroundColor = .secondarySystemGroupedBackground }
    }
    window.addSubview(floating)
    floating.layoutIfNeeded()
    floating.grow(from: CGPoint(x: isRight ? frame.maxX : frame.minX, y: fitsBelow ? frame.minY : frame.maxY))
    return floating
  }

  /// Dims the window behind the content: white becomes #CECED2 in a picture of iOS 26. Other grounds are an estimate.
  func dim() { backgroundColor = UIColor(red: 0.04, green: 0.04, blue: 0.12, alpha: 0.2) }

  /// Resizes the content; its top edge stays if there is space.
  func fit(_ size: CGSize) {
    let space = window.map { $0.bounds.inset(by: $0.safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap) }
    var frame = content.frame
    frame.size.height = min(size.height, space?.height ?? size.height)
    if let space { frame.origin.y = max(min(frame.minY, space.maxY - frame.height), space.minY) }
    content.frame = frame
  }

  /// Animates the content from a corner to its full size.
  private func grow(from corner: CGPoint) {
    let center = content.center
    UIView.performWithoutAnimation {
      content.alpha = 0
      content.transform = CGAffineTransform(
        translationX: (corner.x - center.x) * 0.6, y: (corner.y - center.y) * 0.6
      )
      .scaledBy(x: 0.4, y: 0.4)
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.overrideInheritedDuration]) { [content] in
      content.alpha = 1
      content.transform = .identity
    }
  }

  /// Dismisses the view and calls a closure when it has disappeared.
  package func close(then next: (@MainActor () -> Void)? = nil) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    onClose()
    UIView.animate(
      withDuration: 0.2,
      animations: { [self, content] in
        content.alpha = 0
        backgroundColor = nil
      },
      completion: { [weak self] _ in
        self?.removeFromSuperview()
        next?()
      })
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !content.frame.contains(touch.location(in: self)) { close() }
  }

  /// Touches in the content are not passed on.
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
