import UIKit

/// An application that shows the list of its screens. Its tests record them.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: ProbeListViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The list of the screens.
final class ProbeListViewController: UITableViewController {
  private let screens = ProbeScreens().all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Probe"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = screens[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = screens[indexPath.row].make()
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true)
  }
}
