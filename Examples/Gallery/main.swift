import ExampleScreens
import TinamouCLI
import UIKit

await Tinamou.main(screens: [
  Screen("Sign up") { SignUpViewController() },
  Screen("Profiles") { ProfilesViewController() },
  Screen("Form") { FormViewController() },
  Screen("Proportions") { ProportionsViewController() },
  Screen("List") {
    let controller = ListStackViewController()
    // The same row each time, so that pictures and visits can be compared.
    controller.makeTexts = { (date: "1/2/26", code: "BEEF-1234") }
    return controller
  },
  Screen("Mail") { MailSplitViewController() },
  Screen("Contact by anchors") { ContactViewController(style: .anchors) },
  Screen("Contact by visual format") { ContactViewController(style: .visualFormat) },
])
