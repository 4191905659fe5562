import Screens
import TinamouCLI

@main struct MyScreens {
  static func main() async {
    await Tinamou.main(screens: [Screen("Greeting") { GreetingViewController() }])
  }
}
