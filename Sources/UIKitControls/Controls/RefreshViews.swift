import Foundation

/// The views of a refresh control, which are estimates.
@MainActor
final class RefreshViews: RefreshContent {
  private unowned let control: UIView
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  init(_ control: UIView) {
    self.control = control
    wheel.hidesWhenStopped = false
    wheel.alpha = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    control.addSubview(wheel)
    control.addSubview(label)
  }

  var title: NSAttributedString? {
    get { label.attributedText }
    set { label.attributedText = newValue }
  }

  var color: UIColor {
    get { wheel.color }
    set { wheel.color = newValue }
  }

  var visibility: CGFloat {
    get { wheel.alpha }
    set { wheel.alpha = newValue }
  }

  func spin() {
    wheel.alpha = 1
    wheel.startAnimating()
  }

  func stop() {
    wheel.stopAnimating()
    wheel.alpha = 0
  }

  func layOut() {
    let (bounds, size) = (control.bounds, wheel.intrinsicContentSize)
    let hasTitle = label.attributedText?.length ?? 0 > 0
    wheel.frame = CGRect(
      x: bounds.midX - size.width / 2, y: (hasTitle ? 20 : bounds.midY) - size.height / 2, width: size.width,
      height: size.height)
    label.isHidden = !hasTitle
    label.frame = CGRect(x: 0, y: 36, width: bounds.width, height: 20)
  }
}
