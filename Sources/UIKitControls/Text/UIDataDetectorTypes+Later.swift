extension UIDataDetectorTypes {
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words that can be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Physical quantities.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
}
