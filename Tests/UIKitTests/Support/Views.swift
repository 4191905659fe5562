import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// A view with an intrinsic size that tests set.
class SizedView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// Whatever other tests turned the device into: an iPhone 15, upright, left to right, three pixels per point.
@MainActor
func resetDevice() {
  useStandardScreen()
}

/// A root view that keeps the traits of an iPhone 15, whatever other tests do to the device before it is used.
@MainActor
func host(_ width: CGFloat, _ height: CGFloat) -> UIView {
  resetDevice()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.cachedTraits = UITraitCollection(values: .phone)
  return view
}

/// A visible window with the given pixels per point and layout direction, at least 1 point in size.
@MainActor
func window(
  _ width: CGFloat = 393, _ height: CGFloat = 852, scale: CGFloat = 3,
  direction: UITraitEnvironmentLayoutDirection = .leftToRight
) -> UIWindow {
  resetDevice()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.deviceTraits = UITraitCollection(traitsFrom: [
    UIScreen.main.traitCollection, UITraitCollection(displayScale: scale),
    UITraitCollection(layoutDirection: direction),
  ])
  window.isHidden = false
  return window
}

extension UIView {
  /// A new subview that is laid out by constraints.
  func child<View: UIView>(_ view: View = UIView()) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Active constraints for the width and height.
  @discardableResult
  func sized(_ width: CGFloat?, _ height: CGFloat?) -> Self {
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    return self
  }

  /// Active constraints for the place of the top leading corner in the superview.
  @discardableResult
  func placed(_ leading: CGFloat?, _ top: CGFloat?) -> Self {
    if let leading {
      leadingAnchor.constraint(equalTo: superview!.leadingAnchor, constant: leading).isActive = true
    }
    if let top { topAnchor.constraint(equalTo: superview!.topAnchor, constant: top).isActive = true }
    return self
  }

  /// Active constraints that pin all edges to the superview's.
  @discardableResult
  func pinned(_ inset: CGFloat = 0) -> Self {
    placed(inset, inset)
    superview!.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset).isActive = true
    superview!.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset).isActive = true
    return self
  }

  /// Active constraints that pin all edges to a guide's.
  @discardableResult
  func pinned(to guide: UILayoutGuide) -> Self {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return self
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The messages about layout that `body` causes.
@MainActor
func collectingLayoutLog(_ body: () -> Void) -> [String] {
  var messages: [String] = []
  LayoutLog.collector = { messages.append($0) }
  defer { LayoutLog.collector = nil }
  body()
  return messages
}
