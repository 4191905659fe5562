import ArgumentParser
import ScreenRequests

struct GalleryCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Draws screens on several devices and makes a page of them.",
    discussion: """
      The page opens from its file, without a server. It shows one picture, all of a screen, or all screens, with filters \
      by device and settings. Clicking a view shows its frame, its constraints and what decides it; two configurations can be \
      compared. Conflicts and ambiguities of the layouts are listed. Prints the page's path.

      Documents are .storyboard and .xib files of Interface Builder; their scenes are shown as on the devices.

        gallery MyApp.xcodeproj --appearance both -o gallery
        gallery Main.storyboard --device iphone-se-3 --device "iPad Air"
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The directory for the page; gallery by default.", valueName: "directory"),
    completion: .directory)
  var output: String?

  @Option(help: "The page's title.")
  var title = "Gallery"

  @OptionGroup var encoding: EncodingOptions

  var result: ScreenResult {
    var gallery = GalleryResult()
    gallery.output = output
    gallery.title = title
    gallery.png = encoding.png
    return .gallery(gallery)
  }
}
