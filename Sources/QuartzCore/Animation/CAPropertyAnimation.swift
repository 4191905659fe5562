/// An animation of a layer's property.
open class CAPropertyAnimation: CAAnimation {
  /// The property's name.
  open var keyPath: String?
  /// Whether the animated value is added to the property's own.
  open var isAdditive = false
  /// Whether each run begins with the value that the last one ended with.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
