// The modules that UIKit is made of, each above the next: UIKitDocuments, UIKitServices, UIKitLists, UIKitCore, UIKitValues.
// Programs import this one.
@_exported import UIKitDocuments
