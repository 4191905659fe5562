extension CALayer {
  /// The radii of the corners where they differ; `nil` for `cornerRadius`, which setting that restores.
  package final var cornerRadii: CornerRadii? { rare?.cornerRadii }

  /// Sets a radius for each corner.
  ///
  /// `cornerRadius` becomes the largest of them, and is animated as such.
  package final func setCornerRadii(_ radii: CornerRadii) {
    guard !radii.areEqual else {
      cornerRadius = radii.topLeft
      return
    }
    if cornerRadii == radii, cornerRadius == radii.largest { return }
    cornerRadius = radii.largest
    change("cornerRadii") { box.cornerRadii = radii }
  }
}
