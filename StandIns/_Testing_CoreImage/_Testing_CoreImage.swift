/// Stands in for the overlay that `import Testing` beside `import CoreImage` asks for.
@_exported import CoreImage
