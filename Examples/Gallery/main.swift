import ExampleScreens
import TinamouCLI
import UIKit

await Tinamou.main(screens: [
  Screen("Sign up") { SignUpViewController() },
  Screen("Profiles") { ProfilesViewController() },
  Screen("Form") { FormViewController() },
])
