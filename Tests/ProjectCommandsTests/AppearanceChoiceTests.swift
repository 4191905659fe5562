import ScreenRequests
import Testing

/// What an application's `Info.plist` asks for.
struct AppearanceChoiceTests {
  @Test(arguments: [("Light", AppearanceChoice.light), ("Dark", .dark), ("Automatic", nil), ("other", nil)])
  func theAppearanceOfAnApplicationIsThatOfItsInfo(value: String, choice: AppearanceChoice?) {
    #expect(AppearanceChoice.asked(by: ["UIUserInterfaceStyle": value]) == choice)
    #expect(AppearanceChoice.asked(by: [:]) == nil)
  }
}
