import UIKitLists

/// A customization of a preview: the size of its container, or how the device is held.
///
/// Of several traits of a kind, the last one takes effect.
@MainActor
public struct PreviewTrait<T> {
  /// The size of the container of a preview.
  enum Layout: Equatable {
    case device
    case sizeThatFits
    case fixed(CGSize)
  }

  enum Kind {
    case layout(Layout)
    case orientation(UIInterfaceOrientation)
  }

  let kind: Kind
}

/// The name of the kinds of traits that previews have.
public struct Preview {
  /// The traits of previews of views and view controllers.
  public enum ViewTraits {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The container is as large as the screen. This is the default.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }

  /// The container is as large as what is previewed, which is offered the size of the screen.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.sizeThatFits)) }

  /// The container has a size in points. It is in the middle of the screen, and what does not fit there is cut.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(kind: .layout(.fixed(CGSize(width: width, height: height))))
  }

  /// The device is held upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }
  /// The device is held upside down; devices here are drawn upright then.
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.portraitUpsideDown))
  }
  /// The device is turned to the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }
  /// The device is turned to the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }
}

/// The builder of the bodies of previews: the only expression is what is previewed, unless there is a `return`.
@resultBuilder
public struct PreviewMacroBodyBuilder<Content> {
  /// Returns the content.
  public static func buildBlock(_ content: Content) -> Content { content }
}
