import UIKit

/// Shows the count that the segue passes on.
class DetailViewController: UIViewController {
  @IBOutlet weak var label: UILabel!
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Counted to \(count)"
  }
}

#Preview("Details") {
  let controller = UIViewController()
  controller.view.backgroundColor = .systemTeal
  return controller
}
