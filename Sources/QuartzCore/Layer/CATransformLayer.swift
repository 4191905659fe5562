/// A layer that draws nothing itself and keeps its sublayers' depths apart. Its own look is ignored.
open class CATransformLayer: CALayer {}
