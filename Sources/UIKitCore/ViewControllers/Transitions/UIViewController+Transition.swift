import Foundation

extension UIViewController {
  /// A transition with which a controller appears and disappears, since iOS 18.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// The style with which a presentation is animated.
    let modalStyle: UIModalTransitionStyle?
    /// The values of a zoom; `nil` for another transition.
    package let zoom: Zoom?

    /// The values of a zoom.
    package struct Zoom {
      package let options: ZoomOptions?
      package let sourceView: ((ZoomSourceViewProviderContext) -> UIView?)?
      package let sourceItem: ((ZoomSourceViewProviderContext) -> UIBarButtonItem?)?
    }

    init(style: UIModalTransitionStyle?, zoom: Zoom? = nil) {
      modalStyle = style
      self.zoom = zoom
      super.init()
    }

    /// A transition from below.
    open class var coverVertical: Transition { Transition(style: .coverVertical) }
    /// A turn about the vertical axis.
    open class var flipHorizontal: Transition { Transition(style: .flipHorizontal) }
    /// A fade.
    open class var crossDissolve: Transition { Transition(style: .crossDissolve) }
    /// A page that curls up. Presentations appear from below instead.
    open class var partialCurl: Transition { Transition(style: .partialCurl) }

    /// Returns a transition in which the controller's view grows out of a view.
    ///
    /// Stored only: controllers appear with the animation of their style, as they do on iOS if there is no
    /// source view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(style: nil, zoom: Zoom(options: options, sourceView: sourceViewProvider, sourceItem: nil))
    }

    /// Returns a transition in which the controller's view grows out of an item of a bar.
    ///
    /// Stored only: controllers appear with the animation of their style, as they do on iOS if there is no
    /// source item.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition {
      Transition(
        style: nil, zoom: Zoom(options: options, sourceView: nil, sourceItem: sourceBarButtonItemProvider))
    }

    /// The controllers of a zoom whose source is asked for.
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
      /// The controller from which the zoom begins.
      public let sourceViewController: UIViewController
      /// The controller whose view grows.
      public let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
      }
    }

    /// The options of a zoom.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject, NSCopying {
      /// The state of a gesture that begins a dismissal.
      @preconcurrency @MainActor
      open class InteractionContext: NSObject {
        /// The place of the gesture in the zoomed view, in points.
        open var location: CGPoint { .zero }
        /// The velocity of the gesture, in points per second.
        open var velocity: CGVector { CGVector(dx: 0, dy: 0) }
        /// A Boolean value that indicates whether the dismissal begins by default.
        open var willBegin: Bool { true }
      }

      /// The views of a zoom whose alignment is asked for.
      @preconcurrency @MainActor
      open class AlignmentRectContext: NSObject {
        /// The view from which the zoom begins.
        public let sourceView: UIView
        /// The controller whose view grows.
        public let zoomedViewController: UIViewController

        init(sourceView: UIView, zoomed: UIViewController) {
          (self.sourceView, zoomedViewController) = (sourceView, zoomed)
        }
      }

      /// A closure that tells whether a gesture dismisses the controller. Without effect: there is no such
      /// gesture.
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      /// A closure that returns the part of the zoomed view that the source view shows. Without effect: nothing
      /// grows out of it.
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// The color over the content behind the zoomed view. Without effect: nothing is dimmed.
      open var dimmingColor: UIColor?
      /// The effect over the content behind the zoomed view. Without effect: nothing is blurred.
      open var dimmingVisualEffect: UIBlurEffect?

      /// Creates the options of the system.
      public override init() { super.init() }

      /// Returns a copy of the options.
      nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let copy: ZoomOptions = MainActor.assumeIsolated {
          let made = ZoomOptions()
          made.interactiveDismissShouldBegin = interactiveDismissShouldBegin
          made.alignmentRectProvider = alignmentRectProvider
          (made.dimmingColor, made.dimmingVisualEffect) = (dimmingColor, dimmingVisualEffect)
          return made
        }
        return copy
      }
    }
  }
}
