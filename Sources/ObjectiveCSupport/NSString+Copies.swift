import Foundation

extension NSString {
  /// Creates a copy of a text. Apple's overlay has this initializer beside that of `String`; generic, so that
  /// the one of mutable strings does not override it.
  public convenience init<Text: NSString>(string: Text) { self.init(string: String(describing: string)) }
}

extension NSMutableString {
  /// Creates a mutable copy of a text.
  public convenience init(string: NSString) { self.init(string: String(describing: string)) }
}
