import Foundation

/// Unchecked: an address that nothing is written to.
nonisolated(unsafe) private let contextKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension DateFormatter {
  /// Stored only: words are capitalized as they are in the middle of a sentence. Unknown by default.
  public var formattingContext: Formatter.Context {
    get { storedContext(of: self) }
    set { objc_setAssociatedObject(self, contextKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension NumberFormatter {
  /// Stored only: words are capitalized as they are in the middle of a sentence. Unknown by default.
  public var formattingContext: Formatter.Context {
    get { storedContext(of: self) }
    set { objc_setAssociatedObject(self, contextKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

private func storedContext(of formatter: Formatter) -> Formatter.Context {
  objc_getAssociatedObject(formatter, contextKey) as? Formatter.Context ?? .unknown
}
