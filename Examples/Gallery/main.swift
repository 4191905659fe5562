import ExampleScreens
import TinamouCLI
import UIKit

await Tinamou.main(screens: [
  Screen("Sign up") { SignUpViewController() },
  Screen("Profiles") { ProfilesViewController() },
  Screen("Form") { FormViewController() },
  Screen("Proportions") { ProportionsViewController() },
  Screen("List") { ListStackViewController() },
  Screen("Contact by anchors") { ContactViewController(style: .anchors) },
  Screen("Contact by visual format") { ContactViewController(style: .visualFormat) },
])
