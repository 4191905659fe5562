/// Prepares the process of a package's tests like the tests of an Xcode project without an application.
///
/// The entry point of such tests is SwiftPM's. `CTestEntry` calls this before it if `tinamou test` started
/// the process, according to the environment.
@_cdecl("tinamou_tests_will_begin")
public func packageTestsWillBegin() {
  MainActor.assumeIsolated {
    HostedApplication(name: "Tests", module: "Tests", delegate: nil, previews: []).prepareTests(
      launches: false)
  }
}
