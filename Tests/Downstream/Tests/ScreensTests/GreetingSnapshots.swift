import Screens
import Testing
import TinamouSnapshots

@MainActor @Suite struct GreetingSnapshots {
  @Test func greeting() {
    assertSnapshots(
      of: GreetingViewController(), as: [.image(on: .iPhoneSe3), .image(on: .iPhone15(.landscape))])
  }
}
