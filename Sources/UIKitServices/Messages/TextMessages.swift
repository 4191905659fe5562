import Foundation
import UIKitControls
import UIKitCore
import UIKitLists

extension UITextField {
  /// The notification `textDidBeginEditingNotification` as a message.
  public struct TextDidBeginEditingMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UITextField
    /// The name of the notification.
    public static var name: Notification.Name { UITextField.textDidBeginEditingNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `textDidChangeNotification` as a message.
  public struct TextDidChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UITextField
    /// The name of the notification.
    public static var name: Notification.Name { UITextField.textDidChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `textDidEndEditingNotification` as a message.
  public struct TextDidEndEditingMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UITextField
    /// The name of the notification.
    public static var name: Notification.Name { UITextField.textDidEndEditingNotification }
    /// Creates a message.
    public init() {}
  }
}

extension UITextView {
  /// The notification `textDidBeginEditingNotification` as a message.
  public struct TextDidBeginEditingMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UITextView
    /// The name of the notification.
    public static var name: Notification.Name { UITextView.textDidBeginEditingNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `textDidChangeNotification` as a message.
  public struct TextDidChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UITextView
    /// The name of the notification.
    public static var name: Notification.Name { UITextView.textDidChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `textDidEndEditingNotification` as a message.
  public struct TextDidEndEditingMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UITextView
    /// The name of the notification.
    public static var name: Notification.Name { UITextView.textDidEndEditingNotification }
    /// Creates a message.
    public init() {}
  }
}

extension UITableView {
  /// The notification `selectionDidChangeNotification` as a message.
  public struct SelectionDidChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UITableView
    /// The name of the notification.
    public static var name: Notification.Name { UITableView.selectionDidChangeNotification }
    /// Creates a message.
    public init() {}
  }
}

extension UIDocument {
  /// The notification `stateChangedNotification` as a message.
  public struct StateChangedMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIDocument
    /// The name of the notification.
    public static var name: Notification.Name { UIDocument.stateChangedNotification }
    /// Creates a message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidBeginEditingMessage> {
  /// The identifier of the message.
  public static var textDidBeginEditing: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidChangeMessage> {
  /// The identifier of the message.
  public static var textDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidEndEditingMessage> {
  /// The identifier of the message.
  public static var textDidEndEditing: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidBeginEditingMessage> {
  /// The identifier of the message.
  public static var textDidBeginEditing: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidChangeMessage> {
  /// The identifier of the message.
  public static var textDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidEndEditingMessage> {
  /// The identifier of the message.
  public static var textDidEndEditing: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITableView.SelectionDidChangeMessage> {
  /// The identifier of the message.
  public static var selectionDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDocument.StateChangedMessage> {
  /// The identifier of the message.
  public static var stateChanged: Self { .init() }
}
