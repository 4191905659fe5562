/// A layer that draws only its sublayers, in three dimensions. Its own appearance is ignored.
open class CATransformLayer: CALayer {}
