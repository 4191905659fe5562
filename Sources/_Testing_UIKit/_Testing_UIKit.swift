// The overlay module for `import Testing` together with `import UIKit`.
@_exported import UIKit
