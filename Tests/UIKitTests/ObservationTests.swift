import Testing
import UIKit

/// Files that import UIKit alone use `@Observable`, as on Apple's platforms.
@MainActor
@Suite struct ObservationTests {
  @Observable final class Model { var text = "before" }

  final class Screen: UIViewController {
    let model = Model()
    let label = UILabel()
    override func updateProperties() {
      super.updateProperties()
      label.text = model.text
    }
  }

  @Test func importingUIKitImportsObservation() {
    useStandardScreen()
    let screen = Screen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = screen
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(screen.label.text == "before")
    screen.model.text = "after"
    window.layoutIfNeeded()
    #expect(screen.label.text == "after")
  }
}
