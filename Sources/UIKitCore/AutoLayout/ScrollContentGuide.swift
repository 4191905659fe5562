/// The rectangle of a scroll view's content: it begins at the origin of the content's coordinates.
final class ScrollContentGuide: UILayoutGuide {}
