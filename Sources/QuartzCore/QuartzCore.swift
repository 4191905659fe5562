@_exported import CoreGraphics

// QuartzCore: the layer tree with which views are drawn.
//
// - Layer/      CALayer and its subclasses; geometry, tree, hit testing.
// - Rendering/  drawing a tree into a CGContext, without recursion: trees can be ten thousand layers deep.
// - Animation/  animations, timing functions, transactions, and the clock that they follow.
//
// Classes of the library draw directly into the target context, so that a PDF contains text and shapes rather
// than pictures of them; drawing code of the application is kept as pixels, see Layer/CALayer+Content.swift.
// Start reading at Layer/CALayer.swift.
