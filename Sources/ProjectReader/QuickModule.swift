import Foundation

/// The library Quick, whose base class of specifications is written in Objective-C where it is a pod or a framework of Carthage's, and in
/// Swift where it is a package. Here it is a class that is made for the version at hand, which lists the examples of a specification for
/// XCTest. Unlike that of the package, it finds the subclasses of `QuickConfiguration` by itself.
///
/// The part of Nimble in Objective-C is treated likewise: `NimbleModule`.
struct QuickModule {
  /// The module with the class.
  let module: AppProject.Module

  /// The name of the source that is made.
  static let fileName = "QuickSpecStandIn.swift"

  /// Creates the module; nil if it is another one.
  init?(_ module: AppProject.Module) {
    guard module.name == "Quick", let world = Self.text("World.swift", of: module),
      let example = Self.text("Example.swift", of: module), world.contains("func examples(")
    else { return nil }
    var result = module.asPackage()
    result.generatedSources[ObjectiveCTarget.fileName] = nil
    result.sources.removeAll { ($0 as NSString).lastPathComponent == "QuickSpec.swift" }
    let form = Form(
      // In version 1, functions had other names, and pods lacked a second class.
      isFirst: !world.contains("examples(forSpecClass"),
      hasConfiguration: Self.path("QuickConfiguration.swift", of: module) != nil,
      // Since version 7, specifications are methods of the class.
      isOfClass: Self.path("AsyncSpec.swift", of: module) != nil,
      // In version 6, examples are asynchronous.
      isAsync: example.contains("func run() async"),
      // Since version 7.3, examples that are not in focus are skipped.
      isSkipped: world.contains("runFullTest"))
    result.generatedSources[Self.fileName] = form.source
    self.module = result
  }

  private static func path(_ name: String, of module: AppProject.Module) -> String? {
    module.sources.first { ($0 as NSString).lastPathComponent == name }
  }

  private static func text(_ name: String, of module: AppProject.Module) -> String? {
    path(name, of: module).flatMap { ProjectFiles.text($0) }
  }

  /// The differences of the versions.
  private struct Form {
    let isFirst: Bool
    let hasConfiguration: Bool
    let isOfClass: Bool
    let isAsync: Bool
    let isSkipped: Bool

    private var run: String {
      if isAsync { return "asyncTest { spec in { QuickSpec.current = spec; await example.run() } }" }
      let call =
        isSkipped
        ? "if test.runFullTest { example.run() } else { example.runSkippedTest() }" : "example.run()"
      let end = isOfClass ? "; QuickSpec.current = nil" : ""
      return "{ spec in { MainActor.assumeIsolated { QuickSpec.current = spec; \(call)\(end) } } }"
    }

    var source: String {
      hasConfiguration ? specification : specification + configuration
    }

    private var configuration: String {
      """
      open class QuickConfiguration: NSObject {
        open class func configure(_ configuration: Configuration) {}
      }

      """
    }

    private var specification: String {
      """
      import XCTest

      open class QuickSpec: XCTestCase {
        public private(set) static var current: QuickSpec!

        open \(isOfClass ? "class " : "")func spec() {}

        public required init() { super.init(name: "", testClosure: { _ in }) }
        public required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
          super.init(name: name, testClosure: testClosure)
        }

        public class var allTests: [(String, (QuickSpec) -> () throws -> Void)] {
          gatherExamplesIfNeeded()
          return World.sharedWorld.examples(\(isFirst ? "" : "forSpecClass: ")self).map {
            test -> (String, (QuickSpec) -> () throws -> Void) in
            let example = test\(isSkipped ? ".example" : "")
            return (example.name, \(run))
          }
        }

        static func gatherExamplesIfNeeded() {
          let world = World.sharedWorld
          if !world.isConfigurationFinalized {
            world.configure { configuration in
              for type in configurations { type.configure(configuration) }
            }
            world.finalizeConfiguration()
          }
          let group = world.rootExampleGroup\(isFirst ? "ForSpecClass(" : "(forSpecClass: ")self)
          guard group.examples.isEmpty else { return }
          world.performWithCurrentExampleGroup(group) { \(isOfClass ? "spec()" : "self.init().spec()") }
        }

        private static var configurations: [QuickConfiguration.Type] {
          var count: UInt32 = 0
          guard let classes = objc_copyClassList(&count) else { return [] }
          defer { free(classes) }
          return (0..<Int(count)).compactMap { index -> QuickConfiguration.Type? in
            guard classes[index] != QuickConfiguration.self else { return nil }
            return classes[index] as? QuickConfiguration.Type
          }
        }
      }

      """
    }
  }
}

/// The library Nimble, whose part in Objective-C catches exceptions. They cannot be caught here: the class that would do that runs its block,
/// and an expectation of one fails, or the process ends.
struct NimbleModule {
  /// The module with the class.
  let module: AppProject.Module

  /// The name of the source that is made.
  static let fileName = "ExceptionCaptureStandIn.swift"

  /// Creates the module; nil if it is another one, or has the class in Swift, as packages do.
  init?(_ module: AppProject.Module) {
    let names = Set(module.sources.map { ($0 as NSString).lastPathComponent })
    guard module.name == "Nimble", names.contains("Expectation.swift"),
      !names.contains("ExceptionCapture.swift")
    else { return nil }
    var result = module.asPackage()
    result.generatedSources[Self.fileName] = Self.source(
      matcher: names.contains("Predicate.swift") ? "Predicate" : "Matcher")
    self.module = result
  }

  /// - Parameter matcher: the name of the type of matchers, which is another one since version 13.
  private static func source(matcher: String) -> String {
    """
    import UIKit

    public final class NMBExceptionCapture {
      private let finally: (() -> Void)?
      public init(handler: ((NSException) -> Void)?, finally: (() -> Void)?) { self.finally = finally }
      public func tryBlock(_ unsafeBlock: () -> Void) {
        unsafeBlock()
        finally?()
      }
    }

    public func raiseException<Out>(
      named: String? = nil, reason: String? = nil, userInfo: NSDictionary? = nil,
      closure: ((NSException) -> Void)? = nil
    ) -> \(matcher)<Out> {
      \(matcher) { expression in
        _ = try expression.evaluate()
        let words = "raise an exception, which is not caught here"
        return \(matcher)Result(bool: false, message: .expectedTo(words))
      }
    }

    """
  }
}
