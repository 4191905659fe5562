// The overlay module for `import Testing` together with `import CoreGraphics`.
@_exported import CoreGraphics
