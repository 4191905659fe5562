import ForkSafeLocks
import Foundation

/// The bundles of an application's modules: those of frameworks and of packages' targets are inside of the application's.
///
/// All modules of an application are in one executable here, to which Foundation knows one bundle.
public enum ModuleBundles {
  private static let known = Mutex<[String: Bundle]>([:])

  /// Returns the bundle at a path relative to the main bundle; the main bundle if there is none.
  public static func bundle(at place: String) -> Bundle {
    known.withLock { known in
      if let bundle = known[place] { return bundle }
      guard let bundle = Bundle(path: Bundle.main.bundlePath + "/" + place) else { return .main }
      known[place] = bundle
      return bundle
    }
  }

  /// Returns the bundle of the framework that a class is declared in; that of the class's library if it is none of a framework.
  public static func bundle(for type: AnyClass) -> Bundle {
    let module = String(reflecting: type).prefix { $0 != "." }
    let bundle = bundle(at: "Frameworks/\(module).framework")
    return bundle === Bundle.main ? Bundle(for: type) : bundle
  }

  /// The bundles inside of the main bundle, in the order of their paths.
  package static var all: [Bundle] {
    let main = Bundle.main.bundlePath
    func names(_ folder: String, _ ending: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: main + folder)) ?? []).filter {
        $0.hasSuffix(ending)
      }
      .sorted().map { String((folder + "/" + $0).dropFirst()) }
    }
    return (names("", ".bundle") + names("/Frameworks", ".framework")).map(bundle(at:)).filter {
      $0 !== Bundle.main
    }
  }
}
