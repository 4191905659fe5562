import ClassMetadata
import Foundation

/// The name of a class as Apple's runtime has it: without a module for UIKit's own classes, such as `UIView`, and with it for
/// others, such as `Application.CustomView`.
///
/// Foundation's own function, which is asked where the type of the class is `AnyClass`, says the module of UIKit's classes, too.
public func NSStringFromClass(_ aClass: NSObject.Type) -> String {
  RuntimeClasses.stringFromClass(aClass)
}
