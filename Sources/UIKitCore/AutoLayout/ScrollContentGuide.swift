/// The layout guide of a scroll view's content, whose origin is that of the content's coordinates.
final class ScrollContentGuide: UILayoutGuide {}
