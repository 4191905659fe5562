import Foundation

// Values that Swift hands to Objective-C as objects, and which can so be arguments of formats: `uuid as CVarArg`.

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Not used: formats ask for the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The text of the value, which a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Not used: formats ask for the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The text of the value, which a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Not used: formats ask for the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The text of the value, which a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
}

extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Not used: formats ask for the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The text of the value, which a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
}

extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Not used: formats ask for the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The text of the value, which a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
}

extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Not used: formats ask for the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The text of the value, which a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
}

extension Locale: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Not used: formats ask for the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The text of the value, which a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
}

extension TimeZone: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Not used: formats ask for the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The text of the value, which a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
}

extension DateComponents: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Not used: formats ask for the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The text of the value, which a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Not used: formats ask for the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The text of the value, which a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Not used: formats ask for the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The text of the value, which a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Not used: formats ask for the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The text of the value, which a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
}

extension Notification.Name: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Not used: formats ask for the object.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  /// The text of the value, which a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: rawValue) }
}
