/// The entry of an executable, found in the text of a source.
enum SwiftEntryPoint {
  /// Returns the name of the type that is declared with `@main`; `nil` if there is none.
  static func type(in text: String) -> String? {
    let attribute =
      /(?m)^[ \t]*@main\b(?:\s+|@\w+(?:\([^)]*\))?|public|final|private|internal|package)*?\b(?:struct|enum|class|actor)\s+(\w+)/
    return (try? attribute.firstMatch(in: text)).flatMap { $0 }.map { String($0.1) }
  }
}
