extension CALayer {
  /// The storage of rarely used properties, created on first use.
  final var box: RareProperties {
    if let rare { return rare }
    let made = RareProperties()
    rare = made
    return made
  }

  /// The blend mode of the layer and its sublayers as a group; `nil` for the normal one.
  package final var groupBlendMode: CGBlendMode? {
    get { rare?.groupBlendMode }
    set { if rare != nil || newValue != nil { box.groupBlendMode = newValue } }
  }
}
