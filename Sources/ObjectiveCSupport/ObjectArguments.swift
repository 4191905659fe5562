import Foundation

// Values that Swift bridges to Objective-C objects, and which can therefore be arguments of formats:
// `uuid as CVarArg`.

/// A value that is an object argument of formats, by its description.
public protocol ObjectArgument: CVarArg, _CVarArgObject {}

extension ObjectArgument {
  /// Not used: formats use the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The description of the value, which a format inserts.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {}
extension Locale: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {}
extension TimeZone: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {}
extension DateComponents: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {}
extension Notification.Name: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {
  /// The raw value of the name, which a format inserts.
  public var _cVarArgObject: any CVarArg { NSString(string: rawValue) }
}

// Objects, all of which are arguments on Apple's platforms. Foundation here has strings alone, which inherit this conformance besides.
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject, ObjectArgument {
  /// A string that describes the object, which a format inserts; the object itself if it is a string.
  public var _cVarArgObject: any CVarArg { self as? NSString ?? NSString(string: String(describing: self)) }
  /// The reference to a string that describes the object, which has to be kept while it is in use.
  public var _cVarArgEncoding: [Int] {
    let text = self as? NSString ?? NSString(string: String(describing: self))
    return [Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())]
  }
}
