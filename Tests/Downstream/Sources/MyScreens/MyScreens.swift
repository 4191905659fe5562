import Screens
import TinamouCLI
import UIKit

@main struct MyScreens {
  static func main() async {
    await Tinamou.main(screens: [
      Screen("Pushed") { UINavigationController(rootViewController: GreetingViewController()) }
    ])
  }
}
