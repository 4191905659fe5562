// Overlay module that `import Testing` beside `import UIKit` asks for.
@_exported import UIKit
