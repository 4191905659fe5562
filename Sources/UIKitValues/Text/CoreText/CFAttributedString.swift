import Foundation

/// An attributed string.
public typealias CFAttributedString = NSAttributedString
/// A mutable attributed string.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Returns an attributed string with one set of attributes.
public func CFAttributedStringCreate(
  _ allocator: CFAllocator!, _ text: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
  NSAttributedString(string: String(describing: text!), attributes: attributes.map(namedAttributes))
}
/// Returns a copy of a part of an attributed string.
public func CFAttributedStringCreateWithSubstring(
  _ allocator: CFAllocator!, _ string: CFAttributedString!, _ range: CFRange
) -> CFAttributedString! {
  string.attributedSubstring(from: NSRange(location: range.location, length: range.length))
}
/// Returns a copy of an attributed string.
public func CFAttributedStringCreateCopy(
  _ allocator: CFAllocator!, _ string: CFAttributedString!
) -> CFAttributedString! { NSAttributedString(attributedString: string) }
/// Returns an empty mutable attributed string. The maximum length is a hint, as on Apple's platforms.
public func CFAttributedStringCreateMutable(
  _ allocator: CFAllocator!, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString(string: "") }
/// Returns a mutable copy of an attributed string. The maximum length is a hint, as on Apple's platforms.
public func CFAttributedStringCreateMutableCopy(
  _ allocator: CFAllocator!, _ maxLength: CFIndex, _ string: CFAttributedString!
) -> CFMutableAttributedString! { NSMutableAttributedString(attributedString: string) }

/// Returns the number of an attributed string's UTF-16 units.
public func CFAttributedStringGetLength(_ string: CFAttributedString!) -> CFIndex { string.length }
/// Returns the text of an attributed string.
public func CFAttributedStringGetString(_ string: CFAttributedString!) -> CFString! {
  NSString(string: string.string)
}

/// Replaces a part of the text; the new part has the attributes of the old one's beginning.
public func CFAttributedStringReplaceString(
  _ string: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
  string.replaceCharacters(
    in: NSRange(location: range.location, length: range.length), with: String(describing: replacement!))
}
/// Replaces a part of the text and its attributes.
public func CFAttributedStringReplaceAttributedString(
  _ string: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFAttributedString!
) {
  string.replaceCharacters(
    in: NSRange(location: range.location, length: range.length), with: replacement)
}
/// Sets an attribute of a part of the text.
public func CFAttributedStringSetAttribute(
  _ string: CFMutableAttributedString!, _ range: CFRange, _ name: CFString!, _ value: CFTypeRef!
) {
  string.addAttribute(
    NSAttributedString.Key(String(describing: name!)), value: value!,
    range: NSRange(location: range.location, length: range.length))
}
/// Sets attributes of a part of the text, in place of all others or beside them.
public func CFAttributedStringSetAttributes(
  _ string: CFMutableAttributedString!, _ range: CFRange, _ attributes: CFDictionary!,
  _ clearsOthers: Bool
) {
  let range = NSRange(location: range.location, length: range.length)
  if clearsOthers { string.setAttributes([:], range: range) }
  string.addAttributes(namedAttributes(attributes), range: range)
}
/// Removes an attribute of a part of the text.
public func CFAttributedStringRemoveAttribute(
  _ string: CFMutableAttributedString!, _ range: CFRange, _ name: CFString!
) {
  string.removeAttribute(
    NSAttributedString.Key(String(describing: name!)),
    range: NSRange(location: range.location, length: range.length))
}
/// Begins a series of changes.
public func CFAttributedStringBeginEditing(_ string: CFMutableAttributedString!) { string.beginEditing() }
/// Ends a series of changes.
public func CFAttributedStringEndEditing(_ string: CFMutableAttributedString!) { string.endEditing() }

private func namedAttributes(_ dictionary: CFDictionary) -> [NSAttributedString.Key: Any] {
  var result: [NSAttributedString.Key: Any] = [:]
  dictionary.enumerateKeysAndObjects(options: []) { key, value, _ in
    result[NSAttributedString.Key("\(key)")] = value
  }
  return result
}
