// Overlay module that `import Testing` beside `import CoreGraphics` asks for.
@_exported import CoreGraphics
