import Testing

@testable import SourceAdapter

@Suite struct SourceAdapterTests {
  @Test func nothing() {}
}
