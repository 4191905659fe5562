import Foundation

/// The modules whose classes are the system's to an application.
///
/// UIKit is several modules here. Names of classes that applications, documents and messages have are those of one.
package enum SystemModules {
  /// The modules that make UIKit up, the one that applications import first.
  package static let uiKit = [
    "UIKit", "UIKitCore", "UIKitLists", "UIKitServices", "UIKitDocuments", "UIKitValues",
  ]

  /// Frameworks of Apple's in Objective-C, whose classes have names without a module there.
  private static let objectiveC: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AuthenticationServices",
    "BackgroundTasks", "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreSpotlight", "CoreTelephony", "EventKit",
    "EventKitUI", "Foundation", "GLKit", "GameKit", "GameplayKit", "HealthKit", "Intents",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MetalKit", "MultipeerConnectivity",
    "NaturalLanguage", "NotificationCenter", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuartzCore",
    "QuickLook", "SafariServices", "SceneKit", "Social", "Speech", "SpriteKit", "StoreKit",
    "UserNotifications", "UserNotificationsUI", "Vision", "WatchConnectivity", "WebKit",
  ]

  /// The module of a class as the runtime names it, such as `UIKit` of `UIKit.UIView`.
  package static func module(of type: Any.Type) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }

  /// Returns `true` if one of UIKit's modules declares a class.
  package static func isUIKits(_ type: Any.Type) -> Bool { contains(module(of: type), in: uiKit) }

  /// The name of a class as Apple's runtime has it: without a module if a framework declares it, and without the place in
  /// memory by which Swift tells private classes apart. Nested classes have readable names, where Apple's are mangled.
  package static func name(of type: Any.Type) -> String {
    let name = withoutContexts(String(reflecting: type))
    let module = name.prefix { $0 != "." }
    return contains(module, in: uiKit) || objectiveC.contains(String(module))
      ? String(name.dropFirst(module.count + 1)) : name
  }

  /// A name without such parts as `(unknown context at $7f00).`.
  private static func withoutContexts(_ name: String) -> String {
    var name = name
    while let start = name.range(of: "(unknown context at "),
      let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }

  /// Returns `true` if a class belongs to the system: to UIKit, to what it stands on, or to the tool around it.
  package static func isSystems(_ type: Any.Type) -> Bool {
    let module = module(of: type)
    return contains(module, in: uiKit)
      || contains(
        module,
        in: [
          "QuartzCore", "DesignCanvas", "Simulator", "TinamouSnapshots", "ViewDescriptions", "Foundation",
          "Swift",
        ])
  }

  private static func contains(_ module: Substring, in modules: [String]) -> Bool {
    modules.contains { $0 == module }
  }
}
