import UIKit

extension Notification.Name {
  static let counted = Notification.Name("counted")
}

/// Counts taps. Uses outlets, actions, a selector, a notification and a segue as an Xcode project does.
class CounterViewController: UIViewController {
  @IBOutlet weak var countLabel: UILabel!
  @IBOutlet private var buttons: [UIButton]!
  @IBInspectable var step: Int = 1
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(counted(_:)), name: .counted, object: nil)
    let tap = UITapGestureRecognizer(target: self, action: #selector(reset))
    countLabel.isUserInteractionEnabled = true
    countLabel.addGestureRecognizer(tap)
    for button in buttons { button.layer.cornerRadius = 8 }
  }

  @IBAction func add(_ sender: UIButton) {
    NotificationCenter.default.post(name: .counted, object: self, userInfo: ["by": step])
  }

  @objc private func counted(_ notification: Notification) {
    count += notification.userInfo?["by"] as? Int ?? 0
    countLabel.text = "Count: \(count)"
  }

  @objc func reset() {
    count = 0
    countLabel.text = "Count: 0"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let details = segue.destination as? DetailViewController { details.count = count }
  }
}
