extension Unmanaged {
  /// Returns the reference. It is not released later, as there are no pools: the object lives as long as the program.
  public func autorelease() -> Unmanaged<Instance> { self }
}
