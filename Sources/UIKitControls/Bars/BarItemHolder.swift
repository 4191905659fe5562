/// The place in a bar of an application's view that is laid out by constraints: the view keeps the size that these give it, in the middle of
/// the place, and fills what they leave open.
final class BarItemHolder: UIView {
  init(_ view: UIView) {
    super.init(frame: .zero)
    addSubview(view)
    let middle = [
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
    ]
    for constraint in middle { constraint.priority = UILayoutPriority(999) }
    let size = [
      view.widthAnchor.constraint(equalTo: widthAnchor), view.heightAnchor.constraint(equalTo: heightAnchor),
    ]
    for constraint in size { constraint.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate(middle + size)
  }

  required init?(coder: NSCoder) { nil }
}
