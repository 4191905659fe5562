// The modules of UIKit, each of which depends on the next: UIKitDocuments, UIKitServices, UIKitLists,
// UIKitCore, UIKitValues. Programs import this one.
@_exported import UIKitDocuments

// On Apple's platforms applications that import UIKit alone use `@Observable`.
@_exported import Observation
