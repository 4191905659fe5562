@testable import SourceAdapter

/// Returns the adapted text of a file.
func adaptedText(_ text: String, modules: Set<String> = ["Foundation", "UIKit"]) -> String {
  let file = SourceFile(path: "/app/File.swift", text: text)
  return SourceAdapter.adapt([file], options: AdapterOptions(modules: modules)).files[0].text
}

/// Returns the lines of a text, of which some may be empty.
func lines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
