import Foundation

/// A closure that returns a Boolean value.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns nothing.
public typealias AXVoidReturnBlock = () -> Void
/// A closure that returns a text.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns texts.
public typealias AXStringArrayReturnBlock = () -> [String]?
/// A closure that returns a text with attributes.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A closure that returns texts with attributes.
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
/// A closure that returns a rectangle in screen coordinates, in points.
public typealias AXRectReturnBlock = () -> CGRect
/// A closure that returns a point in screen coordinates, in points.
public typealias AXPointReturnBlock = () -> CGPoint
/// A closure that returns a path in screen coordinates.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A closure that returns an object.
public typealias AXObjectReturnBlock = () -> Any?
/// A closure that returns objects.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns accessibility traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that returns a style of navigation.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A closure that returns a kind of container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A closure that returns a kind of text.
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
/// A closure that returns custom actions.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// A closure that returns custom rotors.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
