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

  /// An application with a framework and tests, which `base` is a part of.
  static let application = """
    name: App
    include: Shared/base.yml
    configs: {Debug: debug, Beta: debug, Release: release}
    targets:
      App:
        templates: [Module]
        type: application
        sources:
          - path: App
            excludes: ["**/*.md"]
        info:
          path: App/Info.plist
          properties: {UIMainStoryboardFile: Main, Third: 3, Second: [a, b], First: {Deep: yes}}
        dependencies: [{target: Core}]
        preBuildScripts: [{name: Lint, script: lint, outputFiles: [$(DERIVED_FILE_DIR)/a, made]}]
        scheme:
          configVariants: [Beta]
          environmentVariables: {ONE: 1, TWO: 2}
      Core: {templates: [Module], type: framework, sources: Core}
      AppTests:
        templates: [Module]
        type: bundle.unit-test
        sources: [AppTests]
        dependencies: [{target: App}]
    """

  /// The file that the application includes.
  static let base = """
    options: {bundleIdPrefix: org.example, deploymentTarget: {iOS: 15.0}}
    settings: {groups: [common], configs: {beta: {BETA: yes}}}
    settingGroups:
      common: {base: {A: 1, B: $(A), SWIFT_VERSION: 5.0}}
    targetTemplates:
      Module:
        platform: iOS
        configFiles: {Debug: Debug.xcconfig}
        settings: {GENERATE_INFOPLIST_FILE: yes, NAMED: "${target_name}"}
    """
}
