import Foundation

/// The names of Apple's public API: what is none of the project's errors where it is missing here.
struct AppleNames: Sendable {
  /// The names that the tool knows.
  static let known = AppleNames(
    interfaces: ProjectData.text("AppleNames"), introduced: IntroducedAPI.known.versions.keys)

  /// A type of the list.
  private struct Entry {
    var framework: String
    /// The name with the types that contain it.
    var name: String
    /// The members' names between blanks, as a range of the text.
    var members: Range<Int>
  }

  /// The text of the list, with a blank before and behind each name and a zero at the end.
  private let text: [CChar]
  private let entries: [Entry]
  /// The indices of types by their names, without and with the types that contain them.
  private let types: [String: Int]
  /// Members that the list does not have, by types and by names.
  private var further: (members: [String: Set<String>], owners: [String: Set<String>]) = ([:], [:])
  /// The frameworks of what is in `further` alone.
  private var frameworks: [String: String] = [:]

  /// - Parameters:
  ///   - interfaces: the lines of `AppleNames.tsv`.
  ///   - introduced: names of `Availability.tsv`, with their modules and a period in front.
  init(interfaces: String, introduced: some Sequence<String>) {
    var (text, entries, types): ([UInt8], [Entry], [String: Int]) = ([], [], [:])
    for line in Array(interfaces.utf8).split(separator: UInt8(ascii: "\n"))
    where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard fields.count == 3 else { continue }
      let start = text.count
      text.append(UInt8(ascii: " "))
      text += fields[2]
      text.append(UInt8(ascii: " "))
      let name = String(decoding: fields[1], as: UTF8.self)
      types[name] = entries.count
      types[Self.last(name)] = entries.count
      entries.append(
        Entry(
          framework: String(decoding: fields[0], as: UTF8.self), name: name, members: start..<text.count))
    }
    self.text = text.map { CChar(bitPattern: $0) } + [0]
    (self.entries, self.types) = (entries, types)
    for name in introduced {
      var parts = Self.withoutArguments(name).split(separator: ".").map(String.init)
      let module = parts.removeFirst()
      // The standard library is the same here.
      guard module != "Swift", let last = parts.popLast() else { continue }
      guard last.first?.isUppercase != true, let type = parts.last else {
        if types[last] == nil { frameworks[last] = module }
        continue
      }
      further.members[type, default: []].insert(last)
      further.owners[last, default: []].insert(parts.joined(separator: "."))
      if types[type] == nil { frameworks[type] = module }
    }
  }

  /// Returns the index of the type with the member that follows a place of the text; nil if none does.
  private func next(_ name: String, from start: inout Int) -> Int? {
    text.withUnsafeBufferPointer { text in
      guard start < text.count, let base = text.baseAddress, let found = strstr(base + start, name) else {
        return nil
      }
      let place = UnsafePointer(found) - base
      start = place + name.utf8.count - 1
      var range = entries.indices
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        range =
          entries[middle].members.upperBound > place
          ? range.lowerBound..<middle : middle + 1..<range.upperBound
      }
      return range.lowerBound
    }
  }

  /// Returns the types that have a member, or "" for functions and constants.
  private func owners(of name: String) -> [String] {
    let wanted = " \(name) "
    var (start, result) = (0, Set<String>())
    while let index = next(wanted, from: &start) { result.insert(entries[index].name) }
    return result.union(further.owners[name] ?? []).sorted()
  }

  private func has(_ name: String, _ index: Int) -> Bool {
    let wanted = " \(name) "
    var start = entries[index].members.lowerBound
    return next(wanted, from: &start) == index
  }

  // MARK: Questions

  /// The frameworks that each file of an application sees.
  private static let common: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Foundation", "QuartzCore", "Security", "UIKit",
  ]

  /// Returns whether a type, a function or a constant is Apple's. A prefix says so where the framework is imported.
  func hasGlobal(_ name: String, imports: Set<String>) -> Bool {
    if isListed(name) || owners(of: name).contains("") { return true }
    guard let framework = Self.framework(ofName: name) else { return false }
    return Self.common.contains(framework) || imports.contains(framework)
  }

  /// Returns a member's name with its type if the list has it for that very type, which may be one of Objective-C with another name in Swift:
  /// `URLRequest.NetworkServiceType` is `NSURLRequestNetworkServiceType`.
  ///
  /// - Parameter path: the type with those that contain it.
  func ownMember(_ name: String, of path: String) -> String? {
    let joined = path.replacing(".", with: "")
    guard
      [path, joined, "NS" + joined].contains(where: { type in types[type].map { has(name, $0) } == true })
    else { return nil }
    return "\(path).\(name)"
  }

  /// Returns a member's name with its type, as it is reported; `nil` if no type of Apple's has it.
  ///
  /// - Parameter type: the type that is asked for it, which may have inherited it.
  func member(_ name: String, of type: String) -> String? {
    if types[type].map({ has(name, $0) }) == true || further.members[type]?.contains(name) == true {
      return "\(type).\(name)"
    }
    let owners = owners(of: name).filter { !$0.isEmpty }
    guard !owners.isEmpty else { return nil }
    return owners.count == 1 ? "\(owners[0]).\(name)" : isType(type) ? "\(type).\(name)" : name
  }

  /// Returns whether a type is known to have a member, or may inherit it from a class of UIKit's or `NSObject`.
  func mayHave(_ name: String, _ type: String) -> Bool {
    if types[type].map({ has(name, $0) }) == true || further.members[type]?.contains(name) == true {
      return true
    }
    return ["UI", "CA"].contains(where: type.hasPrefix) && inherited(name) != nil
  }

  /// Returns the reported name of a member that a class of a project can have inherited; nil if there is none.
  func inherited(_ name: String) -> String? {
    let owners = owners(of: name).filter { $0.hasPrefix("UI") || $0 == "NSObject" || $0 == "CALayer" }
    return owners.count == 1 ? "\(owners[0]).\(name)" : owners.isEmpty ? nil : name
  }

  /// Returns whether any type has a member.
  func hasMember(_ name: String) -> Bool { owners(of: name).contains { !$0.isEmpty } }

  /// Returns whether a type is in the list, or an introduced one.
  private func isListed(_ name: String) -> Bool {
    if types[name] != nil || frameworks[name] != nil || further.members[name] != nil { return true }
    // Errors of Objective-C's frameworks are structures in Swift, without the word of their codes: `CNError` of `CNErrorCode`.
    return name.hasSuffix("Error") && (types[name + "Code"] != nil || frameworks[name + "Code"] != nil)
  }

  /// Returns whether a type is Apple's, as far as its name says so.
  func isType(_ name: String) -> Bool {
    if isListed(name) { return true }
    return Self.framework(ofName: name).map(Self.common.contains) == true
  }

  /// Returns whether all members of a type are known: another one does not exist on iOS.
  ///
  /// Of UIKit's types alone all sources agree on the names.
  func knowsAllMembers(of type: String) -> Bool {
    types[type].map { ["UIKit", "QuartzCore"].contains(entries[$0].framework) } == true
  }

  /// The classes whose members most of UIKit's inherit.
  private static let superclasses = ["UIView", "UIControl", "UIScrollView", "UIViewController", "NSObject"]

  /// Returns whether a name is a misspelt one of a member of a type, or of a superclass that it can have.
  func isMisspelt(_ name: String, of type: String) -> Bool {
    isMisspelt(name, amongThoseOf: type)
      || type.hasPrefix("UI") && Self.superclasses.contains { isMisspelt(name, amongThoseOf: $0) }
  }

  private func isMisspelt(_ name: String, amongThoseOf type: String) -> Bool {
    guard let index = types[type] else { return false }
    return text[entries[index].members].split(separator: CChar(bitPattern: UInt8(ascii: " "))).contains {
      Self.areClose(Array(name.utf8), $0.map { UInt8(bitPattern: $0) })
    }
  }

  /// Returns whether names differ by one letter that is added, left out, replaced or exchanged with the next.
  private static func areClose(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count > 3, abs(a.count - b.count) <= 1 else { return false }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.dropFirst(start).reversed(), b.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (left, right) = (a.count - start - end, b.count - start - end)
    if max(left, right) <= 1 { return true }
    return left == 2 && right == 2 && a[start] == b[start + 1] && a[start + 1] == b[start]
  }

  /// Returns the framework that a reported name is from; `nil` if that is not known.
  func framework(of reported: String) -> String? {
    if Self.modules.contains(reported) { return reported }
    let first = reported.split(separator: ".").first.map(String.init) ?? reported
    if let index = types[first] { return entries[index].framework }
    if let framework = frameworks[first] ?? Self.framework(ofName: first) { return framework }
    return owners(of: first).first.flatMap { types[$0] }.map { entries[$0].framework }
  }

  /// Returns a name without its arguments: `foo` of `foo(bar:)`.
  static func withoutArguments(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  private static func last(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? type
  }

  // MARK: Frameworks

  /// Returns the framework whose prefix a name has.
  private static func framework(ofName name: String) -> String? {
    if isDarwins(name) { return "Darwin" }
    for length in [4, 3, 2] {
      let prefix = name.prefix(length)
      guard prefix.count == length, let framework = prefixes[String(prefix)] else { continue }
      let rest = name.dropFirst(length)
      if let next = rest.first, next.isUppercase,
        rest.dropFirst().first?.isLowercase ?? true || rest.count > 2
      {
        return framework
      }
    }
    return nil
  }

  /// Returns whether a name is one of Darwin's headers for the kernel, which Foundation brings along: types such as `task_t`, functions and
  /// constants such as `mach_task_self_` and `KERN_SUCCESS`.
  private static func isDarwins(_ name: String) -> Bool {
    if ["mach_", "KERN_", "MACH_", "_dyld_", "OSAtomic"].contains(where: name.hasPrefix) { return true }
    let functions: Set = [
      "task_info", "task_threads", "task_for_pid", "thread_info", "host_statistics", "host_statistics64",
      "host_page_size",
      "vm_deallocate", "vm_size_t", "boolean_t", "natural_t", "integer_t", "kern_return_t", "sysctlbyname",
      "DarwinBoolean",
      "MACH_TASK_BASIC_INFO", "TASK_VM_INFO", "HOST_VM_INFO64", "THREAD_BASIC_INFO",
    ]
    let prefixes = ["task_", "thread_", "host_", "vm_", "processor_"]
    return functions.contains(name) || name.hasSuffix("_t") && prefixes.contains(where: name.hasPrefix)
  }

  /// Returns whether iOS has a module.
  static func isModule(_ name: String) -> Bool {
    modules.contains(name) || name.split(separator: ".").first.map { modules.contains(String($0)) } == true
  }

  /// The prefixes of names of Apple's frameworks.
  private static let prefixes: [String: String] = [
    "UI": "UIKit", "NS": "Foundation", "CF": "CoreFoundation", "CG": "CoreGraphics", "CA": "QuartzCore",
    "CT": "CoreText", "CI": "CoreImage", "CV": "CoreVideo", "CM": "CoreMedia", "AV": "AVFoundation",
    "AU": "AudioToolbox", "MK": "MapKit", "CL": "CoreLocation", "CN": "Contacts", "EK": "EventKit",
    "HK": "HealthKit", "PH": "Photos", "PK": "PassKit", "SK": "StoreKit", "GK": "GameKit", "WK": "WebKit",
    "UN": "UserNotifications", "MF": "MessageUI", "MP": "MediaPlayer", "CB": "CoreBluetooth",
    "LA": "LocalAuthentication",
    "QL": "QuickLook", "SCN": "SceneKit", "AR": "ARKit", "MTL": "Metal", "MTK": "MetalKit", "VN": "Vision",
    "ML": "CoreML", "SF": "SafariServices", "AS": "AuthenticationServices", "LP": "LinkPresentation",
    "CX": "CallKit", "PDF": "PDFKit", "NW": "Network", "SC": "SystemConfiguration", "Sec": "Security",
    "kSec": "Security",
    "CK": "CloudKit", "CS": "CoreSpotlight", "MC": "MultipeerConnectivity",
    "GC": "GameController", "IN": "Intents", "NL": "NaturalLanguage", "RP": "ReplayKit",
    "WC": "WatchConnectivity",
    "kCF": "CoreFoundation", "kCT": "CoreText", "kCG": "CoreGraphics", "kCA": "QuartzCore",
    "kUT": "MobileCoreServices",
    "kCV": "CoreVideo", "kCM": "CoreMedia", "kAud": "AudioToolbox", "kMD": "CoreServices",
    "kCL": "CoreLocation",
    "BG": "BackgroundTasks", "VS": "VideoSubscriberAccount", "TK": "CryptoTokenKit", "NE": "NetworkExtension",
    "AT": "AppTrackingTransparency", "AD": "AdSupport", "CP": "CarPlay", "CH": "CoreHaptics",
    "SL": "Social", "HM": "HomeKit", "JS": "JavaScriptCore", "GL": "OpenGLES", "EAGL": "OpenGLES",
  ]

  /// The modules of iOS.
  static let modules: Set<String> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdServices
    AdSupport AddressBook AddressBookUI AlarmKit AppClip AppIntents AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit
    AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BrowserEngineKit
    BusinessChat CFNetwork CallKit CarKey CarPlay Charts Cinematic ClassKit ClockKit CloudKit ColorSync Combine CommonCrypto
    Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation
    CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC
    CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CreateML CryptoKit CryptoTokenKit Darwin
    DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryUI Dispatch EventKit EventKitUI
    ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider
    FileProviderUI FinanceKit Foundation FoundationModels GLKit GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI
    HomeKit IOKit IOSurface IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground Intents IntentsUI
    JavaScriptCore JournalingSuggestions LinkPresentation LocalAuthentication LockedCameraCapture ManagedSettings ManagedSettingsUI
    MapKit Matter MediaAccessibility MediaPlayer MediaSetup MediaToolbox MessageUI Messages Metal MetalFX MetalKit
    MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity
    NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL
    OpenGLES PDFKit PHASE PaperKit PassKit PencilKit Photos PhotosUI ProximityReader PushKit PushToTalk QuartzCore
    QuickLook QuickLookThumbnailing RealityFoundation RealityKit RegexBuilder ReplayKit RoomPlan SafariServices SafetyKit SceneKit
    ScreenTime Security SensitiveContentAnalysis SensorKit SharedWithYou ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit Swift
    SwiftData SwiftUI Symbols Synchronization System SystemConfiguration TabularData Testing ThreadNetwork TipKit Translation
    TouchController Twitter UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount
    VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest iAd os simd
    sqlite3 SQLite3 zlib Zlib libxml2
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The macros of Apple's frameworks, according to their documentation.
  static let macros: Set<String> = Set(
    """
    Animatable AnimatableIgnored AppEntity AppEnum AppIntent AssistantEntity AssistantEnum AssistantIntent Attribute
    ComputedProperty DebugDescription DeferredProperty Entry Expression Generable Guide Index Model ModelActor Observable
    ObservationIgnored ObservationTracked Parameter Predicate Preview Previewable Query Relationship Rule Transient Unique
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
