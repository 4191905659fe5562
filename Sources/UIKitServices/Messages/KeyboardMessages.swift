import Foundation
import UIKitControls
import UIKitCore

/// A message about the keyboard.
public protocol _KeyboardMessage: _NotifiedMessage where Subject == UIScreen {
  /// The frame before the change, in the coordinates of the screen.
  var beginFrame: CGRect { get }
  /// The frame after the change, in the coordinates of the screen.
  var endFrame: CGRect { get }
  /// The duration of the animation, in seconds.
  var animationDuration: TimeInterval { get }
  /// The curve of the animation.
  var animationCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the keyboard is that of this application.
  var isLocal: Bool { get }
  /// The screen of the keyboard.
  var screen: UIScreen { get }
  /// Creates a message.
  init(
    beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
    animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen)
}

extension _KeyboardMessage {
  /// Returns the message of a notification; `nil` if it lacks the frames.
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
    let info = notification.userInfo ?? [:]
    guard let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return nil }
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
    return Self(
      beginFrame: begin.cgRectValue, endFrame: end.cgRectValue, animationDuration: duration?.doubleValue ?? 0,
      animationCurve: curve.flatMap { UIView.AnimationCurve(rawValue: $0.intValue) } ?? .easeInOut,
      isLocal: (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true,
      screen: notification.object as? UIScreen ?? .main)
  }

  /// Returns the notification of a message.
  @MainActor public static func makeNotification(_ message: Self) -> Notification {
    Notification(
      name: Self.name, object: message.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
      ])
  }
}

extension UIResponder {
  /// The notification `keyboardWillShowNotification` as a message.
  public struct KeyboardWillShowMessage: _KeyboardMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScreen
    /// The name of the notification.
    public static var name: Notification.Name { UIResponder.keyboardWillShowNotification }
    /// The frame before the change, in the coordinates of the screen.
    public var beginFrame: CGRect
    /// The frame after the change, in the coordinates of the screen.
    public var endFrame: CGRect
    /// The duration of the animation, in seconds.
    public var animationDuration: TimeInterval
    /// The curve of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// A Boolean value that indicates whether the keyboard is that of this application.
    public var isLocal: Bool
    /// The screen of the keyboard.
    public var screen: UIScreen

    /// Creates a message.
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The notification `keyboardDidShowNotification` as a message.
  public struct KeyboardDidShowMessage: _KeyboardMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScreen
    /// The name of the notification.
    public static var name: Notification.Name { UIResponder.keyboardDidShowNotification }
    /// The frame before the change, in the coordinates of the screen.
    public var beginFrame: CGRect
    /// The frame after the change, in the coordinates of the screen.
    public var endFrame: CGRect
    /// The duration of the animation, in seconds.
    public var animationDuration: TimeInterval
    /// The curve of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// A Boolean value that indicates whether the keyboard is that of this application.
    public var isLocal: Bool
    /// The screen of the keyboard.
    public var screen: UIScreen

    /// Creates a message.
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The notification `keyboardWillHideNotification` as a message.
  public struct KeyboardWillHideMessage: _KeyboardMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScreen
    /// The name of the notification.
    public static var name: Notification.Name { UIResponder.keyboardWillHideNotification }
    /// The frame before the change, in the coordinates of the screen.
    public var beginFrame: CGRect
    /// The frame after the change, in the coordinates of the screen.
    public var endFrame: CGRect
    /// The duration of the animation, in seconds.
    public var animationDuration: TimeInterval
    /// The curve of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// A Boolean value that indicates whether the keyboard is that of this application.
    public var isLocal: Bool
    /// The screen of the keyboard.
    public var screen: UIScreen

    /// Creates a message.
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The notification `keyboardDidHideNotification` as a message.
  public struct KeyboardDidHideMessage: _KeyboardMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScreen
    /// The name of the notification.
    public static var name: Notification.Name { UIResponder.keyboardDidHideNotification }
    /// The frame before the change, in the coordinates of the screen.
    public var beginFrame: CGRect
    /// The frame after the change, in the coordinates of the screen.
    public var endFrame: CGRect
    /// The duration of the animation, in seconds.
    public var animationDuration: TimeInterval
    /// The curve of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// A Boolean value that indicates whether the keyboard is that of this application.
    public var isLocal: Bool
    /// The screen of the keyboard.
    public var screen: UIScreen

    /// Creates a message.
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The notification `keyboardWillChangeFrameNotification` as a message.
  public struct KeyboardWillChangeFrameMessage: _KeyboardMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScreen
    /// The name of the notification.
    public static var name: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
    /// The frame before the change, in the coordinates of the screen.
    public var beginFrame: CGRect
    /// The frame after the change, in the coordinates of the screen.
    public var endFrame: CGRect
    /// The duration of the animation, in seconds.
    public var animationDuration: TimeInterval
    /// The curve of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// A Boolean value that indicates whether the keyboard is that of this application.
    public var isLocal: Bool
    /// The screen of the keyboard.
    public var screen: UIScreen

    /// Creates a message.
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The notification `keyboardDidChangeFrameNotification` as a message.
  public struct KeyboardDidChangeFrameMessage: _KeyboardMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScreen
    /// The name of the notification.
    public static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
    /// The frame before the change, in the coordinates of the screen.
    public var beginFrame: CGRect
    /// The frame after the change, in the coordinates of the screen.
    public var endFrame: CGRect
    /// The duration of the animation, in seconds.
    public var animationDuration: TimeInterval
    /// The curve of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// A Boolean value that indicates whether the keyboard is that of this application.
    public var isLocal: Bool
    /// The screen of the keyboard.
    public var screen: UIScreen

    /// Creates a message.
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
  /// The identifier of the message.
  public static var keyboardWillShow: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
  /// The identifier of the message.
  public static var keyboardDidShow: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
  /// The identifier of the message.
  public static var keyboardWillHide: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
  /// The identifier of the message.
  public static var keyboardDidHide: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
  /// The identifier of the message.
  public static var keyboardWillChangeFrame: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
  /// The identifier of the message.
  public static var keyboardDidChangeFrame: Self { .init() }
}
