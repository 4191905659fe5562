extension MKMapView: OutletConnecting {
  /// Connects the delegate, which documents name.
  public func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    guard name == "delegate", let delegate = value as? any MKMapViewDelegate else { return false }
    self.delegate = delegate
    return true
  }
}
