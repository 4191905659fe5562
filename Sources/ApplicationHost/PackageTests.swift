/// Prepares the process of a package's tests as the tests of an Xcode project without an application are prepared.
///
/// The entry of such tests is SwiftPM's. `CTestEntry` calls this before it, where the environment says that `tinamou test` began the
/// process.
@_cdecl("tinamou_tests_will_begin")
public func packageTestsWillBegin() {
  MainActor.assumeIsolated {
    HostedApplication(name: "Tests", module: "Tests", delegate: nil, previews: []).prepareTests(
      launches: false)
  }
}
