/// Specifications of XcodeGen.
enum SpecificationFixture {
  /// `Examples/Counter`, whose project XcodeGen would make of this.
  static let counter = """
    name: Counter
    settings:
      SWIFT_VERSION: 5.0
      GENERATE_INFOPLIST_FILE: YES
    targets:
      Counter:
        type: application
        platform: iOS
        sources: Counter
        settings:
          PRODUCT_BUNDLE_IDENTIFIER: org.example.Counter
          INFOPLIST_KEY_UIMainStoryboardFile: Main
      CounterTests:
        type: bundle.unit-test
        platform: iOS
        sources: CounterTests
        dependencies:
          - target: Counter
    """
}
