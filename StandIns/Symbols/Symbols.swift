/// Stands in for Apple's Symbols, whose effects UIKit declares here, as it exports them there.
@_exported import UIKit
