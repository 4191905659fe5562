import Foundation

extension UIViewController {
  /// A wrapper of a property that `viewDidLoad()` sets: reading it loads the controller's view.
  ///
  /// ```swift
  /// final class Profile: UIViewController {
  ///   @ViewLoading var nameLabel: UILabel
  /// }
  /// ```
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var value: Value?

    /// The value. Only properties of view controllers have the wrapper, which read it with their controller.
    @available(*, unavailable, message: "@ViewLoading is only available on properties of UIViewController")
    public var wrappedValue: Value {
      get { fatalError("@ViewLoading is only available on properties of UIViewController") }
      set { fatalError("@ViewLoading is only available on properties of UIViewController") }
    }

    /// Returns the value of a controller's property, after its view was loaded, or sets it. Stops with a message if the
    /// property was not set while the view was loaded.
    @preconcurrency @MainActor
    public static subscript<EnclosingController: UIViewController>(
      _enclosingInstance observed: EnclosingController,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingController, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingController, Self>
    ) -> Value {
      get {
        if observed[keyPath: storageKeyPath].value == nil { observed.loadViewIfNeeded() }
        guard let value = observed[keyPath: storageKeyPath].value else {
          fatalError(
            "\(type(of: observed)): a property was read that was not set before viewDidLoad() returned")
        }
        return value
      }
      set { observed[keyPath: storageKeyPath].value = newValue }
    }

    /// Creates a wrapper without a value.
    public init() {}
    /// Creates a wrapper with a value.
    public init(wrappedValue: Value) { value = wrappedValue }
  }
}
