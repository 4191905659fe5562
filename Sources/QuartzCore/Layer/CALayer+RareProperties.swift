extension CALayer {
  /// The box of rare properties, made if there is none.
  final var box: RareProperties {
    if let rare { return rare }
    let made = RareProperties()
    rare = made
    return made
  }
}
