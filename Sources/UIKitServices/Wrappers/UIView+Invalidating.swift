import Foundation

/// A kind of invalidation of a view, which changes of a property cause.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Invalidates a view.
  func invalidate(view: UIView)
}

extension UIView {
  /// The kinds of invalidation of a view.
  @preconcurrency @MainActor
  public enum Invalidations {
    /// Invalidates what the view has drawn.
    public struct Display: UIViewInvalidating {
      /// Creates an invalidation.
      public init() {}
      /// Calls `setNeedsDisplay()`.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Invalidates the layout of the view.
    public struct Layout: UIViewInvalidating {
      /// Creates an invalidation.
      public init() {}
      /// Calls `setNeedsLayout()`.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Invalidates the constraints of the view.
    public struct Constraints: UIViewInvalidating {
      /// Creates an invalidation.
      public init() {}
      /// Calls `setNeedsUpdateConstraints()`.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Invalidates the intrinsic content size of the view.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates an invalidation.
      public init() {}
      /// Calls `invalidateIntrinsicContentSize()`.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Invalidates the configuration of a cell, header, footer or button.
    public struct Configuration: UIViewInvalidating {
      /// Creates an invalidation.
      public init() {}
      /// Calls `setNeedsUpdateConfiguration()` of views that have it.
      public func invalidate(view: UIView) {
        switch view {
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }

    /// Two invalidations.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private let first: First
      private let second: Second
      /// Creates an invalidation of two.
      public init(_ invalidation1: First, _ invalidation2: Second) {
        first = invalidation1
        second = invalidation2
      }
      /// Invalidates the view in both ways.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A wrapper of a property of a view whose changes invalidate the view.
  ///
  /// ```swift
  /// final class Badge: UIView {
  ///   @Invalidating(.display, .intrinsicContentSize) var count = 0
  /// }
  /// ```
  @propertyWrapper
  public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
    private var value: Value
    private let invalidation: Invalidation

    /// The value. Only properties of views have the wrapper, which read it with their view.
    @available(*, unavailable, message: "@Invalidating is only available on properties of UIView subclasses")
    public var wrappedValue: Value {
      get { fatalError("@Invalidating is only available on properties of UIView subclasses") }
      set { fatalError("@Invalidating is only available on properties of UIView subclasses") }
    }

    /// Returns the value of a view's property, or sets it and invalidates the view if the value has changed.
    @preconcurrency @MainActor
    public static subscript<EnclosingView: UIView>(
      _enclosingInstance observed: EnclosingView,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingView, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingView, Self>
    ) -> Value {
      get { observed[keyPath: storageKeyPath].value }
      set {
        guard observed[keyPath: storageKeyPath].value != newValue else { return }
        observed[keyPath: storageKeyPath].value = newValue
        observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
      }
    }

    /// Creates a wrapper with an invalidation.
    @preconcurrency @MainActor public init(wrappedValue: Value, _ invalidation: Invalidation) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Creates a wrapper with two invalidations.
    @preconcurrency @MainActor public init<I1: UIViewInvalidating, I2: UIViewInvalidating>(
      wrappedValue: Value, _ i1: I1, _ i2: I2
    ) where Invalidation == UIView.Invalidations.Tuple<I1, I2> {
      self.init(wrappedValue: wrappedValue, UIView.Invalidations.Tuple(i1, i2))
    }

    /// Creates a wrapper with three invalidations.
    @preconcurrency @MainActor
    public init<I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating>(
      wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3
    ) where Invalidation == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3> {
      self.init(
        wrappedValue: wrappedValue, UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(i1, i2), i3))
    }

    /// Creates a wrapper with four invalidations.
    @preconcurrency @MainActor
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating
    >(
      wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4
    )
    where
      Invalidation == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3>, I4
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(i1, i2), i3), i4))
    }

    /// Creates a wrapper with five invalidations.
    @preconcurrency @MainActor
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
      I5: UIViewInvalidating
    >(
      wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4, _ i5: I5
    )
    where
      Invalidation == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3>, I4>, I5
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(i1, i2), i3), i4),
          i5))
    }

    /// Creates a wrapper with six invalidations.
    @preconcurrency @MainActor
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
      I5: UIViewInvalidating, I6: UIViewInvalidating
    >(
      wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4, _ i5: I5, _ i6: I6
    )
    where
      Invalidation == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3>, I4>,
          I5
        >, I6
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(
              UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(i1, i2), i3), i4), i5), i6))
    }

    /// Creates a wrapper with seven invalidations.
    @preconcurrency @MainActor
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
      I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating
    >(
      wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4, _ i5: I5, _ i6: I6, _ i7: I7
    )
    where
      Invalidation == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
              UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3>, I4
            >, I5
          >, I6
        >, I7
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(
              UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(i1, i2), i3), i4), i5), i6), i7))
    }

    /// Creates a wrapper with eight invalidations.
    @preconcurrency @MainActor
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
      I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating, I8: UIViewInvalidating
    >(
      wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4, _ i5: I5, _ i6: I6, _ i7: I7, _ i8: I8
    )
    where
      Invalidation == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
              UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3>, I4
              >, I5
            >, I6
          >, I7
        >, I8
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(
              UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                  UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(i1, i2), i3), i4), i5), i6), i7), i8))
    }

    /// Creates a wrapper with nine invalidations.
    @preconcurrency @MainActor
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
      I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating, I8: UIViewInvalidating,
      I9: UIViewInvalidating
    >(
      wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4, _ i5: I5, _ i6: I6, _ i7: I7, _ i8: I8,
      _ i9: I9
    )
    where
      Invalidation == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
              UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                  UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3>, I4
                >, I5
              >, I6
            >, I7
          >, I8
        >, I9
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(
              UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                  UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(i1, i2), i3), i4), i5), i6), i7), i8
          ), i9))
    }

    /// Creates a wrapper with ten invalidations.
    @preconcurrency @MainActor
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
      I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating, I8: UIViewInvalidating,
      I9: UIViewInvalidating, I10: UIViewInvalidating
    >(
      wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4, _ i5: I5, _ i6: I6, _ i7: I7, _ i8: I8,
      _ i9: I9, _ i10: I10
    )
    where
      Invalidation == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
              UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                  UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3>, I4
                  >, I5
                >, I6
              >, I7
            >, I8
          >, I9
        >, I10
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(
              UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                  UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                      UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(i1, i2), i3), i4), i5), i6), i7),
              i8), i9), i10))
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Invalidates what the view has drawn.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Invalidates the layout of the view.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Invalidates the constraints of the view.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Invalidates the intrinsic content size of the view.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// Invalidates the configuration of a cell, header, footer or button.
  public static var configuration: Self { Self() }
}
