@_exported import CoreGraphics

// QuartzCore: the tree of layers that views are drawn with.
//
// - Layer/      CALayer and its kinds; geometry, tree, hit tests.
// - Rendering/  drawing a tree into a CGContext. It never recurses: trees can be ten thousand layers deep.
// - Animation/  animations, timing functions, transactions: values that are kept and can be asked for.
//
// Layers draw straight into the target context, without a store of pixels of their own: a PDF gets text and
// shapes, not pictures of them. Start reading at Layer/CALayer.swift.
