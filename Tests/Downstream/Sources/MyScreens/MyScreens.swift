import TinamouCLI
import UIKit

final class Hello: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Hello from Linux"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}

@main struct MyScreens {
  static func main() async { await Tinamou.main(screens: [Screen("Hello") { Hello() }]) }
}
