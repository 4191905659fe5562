import Foundation

/// The modules whose classes are system classes to an application.
///
/// UIKit consists of several modules here, but its class names in applications, documents and messages are
/// those of one.
package enum SystemModules {
  /// The modules of UIKit, the one that applications import first.
  package static let uiKit = [
    "UIKit", "UIKitCore", "UIKitControls", "UIKitContainers", "UIKitLists", "UIKitServices",
    "UIKitDocuments", "UIKitValues",
  ]

  /// Frameworks of Apple's in Objective-C, whose classes have names without a module there.
  package static let objectiveC: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth",
    "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreSpotlight",
    "CoreTelephony", "EventKit", "EventKitUI", "Foundation", "GLKit", "GameKit", "GameplayKit", "HealthKit",
    "HealthKitUI", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
    "MapKit", "MediaPlayer", "MessageUI", "MetalKit", "MultipeerConnectivity", "NaturalLanguage",
    "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit", "Photos", "PhotosUI", "PushKit",
    "QuartzCore", "QuickLook",
    "SafariServices", "SceneKit", "Social", "Speech", "SpriteKit", "StoreKit", "UserNotifications",
    "UserNotificationsUI", "Vision", "WatchConnectivity", "WebKit",
  ]

  /// Returns the module of a class in its runtime name: `UIKit` of `UIKit.UIView`.
  package static func module(of type: Any.Type) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }

  /// Returns whether a class is declared in one of UIKit's modules.
  package static func isUIKits(_ type: Any.Type) -> Bool { contains(module(of: type), in: uiKit) }

  /// Returns the name of a class in Apple's runtime: without a module if it is one of UIKit's.
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

  /// Returns whether a class belongs to the system: to UIKit, to the modules it depends on, or to the tool.
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
