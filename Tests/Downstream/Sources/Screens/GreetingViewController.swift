import UIKit

/// A greeting with a button below it.
public final class GreetingViewController: UIViewController {
  /// The greeting.
  public let label = UILabel()
  /// The button at the bottom.
  public let button = UIButton(configuration: .filled())

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Hello from Linux"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    button.configuration?.title = "Continue"
    for subview in [label, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor, constant: 20),
      button.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -10),
    ])
  }
}

#Preview("Greeting") { GreetingViewController() }
