extension CALayer {
  /// The box of rare properties, made if there is none.
  final var box: RareProperties {
    if let rare { return rare }
    let made = RareProperties()
    rare = made
    return made
  }

  /// How the layer and its sublayers, as one picture, are put over what lies behind; nil as usual.
  package final var groupBlendMode: CGBlendMode? {
    get { rare?.groupBlendMode }
    set { if rare != nil || newValue != nil { box.groupBlendMode = newValue } }
  }
}
