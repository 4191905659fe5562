import Foundation

/// A view above the bar of a tab bar controller, in iOS 26.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The place of an accessory. Raw values are UIKit's.
  public enum Environment: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// No accessory.
    case none = 1
    /// Above the bar.
    case regular = 2
    /// In the row of a smaller bar.
    case inline = 3
  }

  /// The view of the accessory.
  public let contentView: UIView

  /// Creates an accessory with a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

/// The trait of the place of a tab bar controller's accessory, in iOS 26.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// `unspecified`.
  public static let defaultValue = UITabAccessory.Environment.unspecified
  /// The name in descriptions.
  public static let name = "TabAccessoryEnvironment"
}

extension UITraitCollection {
  /// Creates a collection with the place of an accessory.
  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init(UITraitTabAccessoryEnvironment.self, value: tabAccessoryEnvironment)
  }
  /// The place of the accessory that contains the object; `unspecified` outside of one.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }
}

extension UIMutableTraits {
  /// The place of the accessory that contains the object.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}
