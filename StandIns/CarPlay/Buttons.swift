import UIKit

public enum CPBarButtonStyle: Int, Sendable { case none, rounded }
public enum CPBarButtonType: UInt, Sendable { case text, image }
/// A button of a navigation bar.
@preconcurrency @MainActor
open class CPBarButton: NSObject {
  open var isEnabled = true
  open var buttonStyle = CPBarButtonStyle.none
  open var image: UIImage?
  open var title: String?
  public let buttonType: CPBarButtonType
  public let handler: ((CPBarButton) -> Void)?
  public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) {
    (buttonType, self.handler, self.image) = (.image, handler, image)
    super.init()
  }
  public init(title: String, handler: ((CPBarButton) -> Void)? = nil) {
    (buttonType, self.handler, self.title) = (.text, handler, title)
    super.init()
  }
  public init(type: CPBarButtonType, handler: ((CPBarButton) -> Void)? = nil) {
    (buttonType, self.handler) = (type, handler)
    super.init()
  }
}
@preconcurrency @MainActor
public protocol CPBarButtonProviding: AnyObject {
  var leadingNavigationBarButtons: [CPBarButton] { get set }
  var trailingNavigationBarButtons: [CPBarButton] { get set }
  var backButton: CPBarButton? { get set }
}

/// A button with a picture.
@preconcurrency @MainActor
open class CPButton: NSObject {
  open private(set) var image: UIImage?
  open var title: String?
  open var isEnabled = true
  public let handler: ((CPButton) -> Void)?
  public init(image: UIImage, handler: ((CPButton) -> Void)? = nil) {
    (self.image, self.handler) = (image, handler)
    super.init()
  }
}

public enum CPTextButtonStyle: Int, Sendable { case normal, cancel, confirm }
/// A button with a text.
@preconcurrency @MainActor
open class CPTextButton: NSObject {
  open var title: String
  open var textStyle: CPTextButtonStyle
  public let handler: ((CPTextButton) -> Void)?
  public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) {
    (self.title, self.textStyle, self.handler) = (title, textStyle, handler)
    super.init()
  }
}

/// A button of a grid.
@preconcurrency @MainActor
open class CPGridButton: NSObject {
  open var isEnabled = true
  open private(set) var titleVariants: [String]
  open private(set) var image: UIImage
  public let handler: ((CPGridButton) -> Void)?
  public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
    (self.titleVariants, self.image, self.handler) = (titleVariants, image, handler)
    super.init()
  }
  open private(set) var messageConfiguration: CPMessageGridItemConfiguration?
  public convenience init(
    titleVariants: [String], image: UIImage, messageConfiguration: CPMessageGridItemConfiguration?,
    handler: ((CPGridButton) -> Void)? = nil
  ) {
    self.init(titleVariants: titleVariants, image: image, handler: handler)
    self.messageConfiguration = messageConfiguration
  }
  open func update(_ image: UIImage) { self.image = image }
  open func updateTitleVariants(_ titleVariants: [String]) { self.titleVariants = titleVariants }
}

public enum CPAlertActionStyle: UInt, Sendable { case `default`, cancel, destructive }
/// A choice of an alert.
@preconcurrency @MainActor
open class CPAlertAction: NSObject {
  public typealias Style = CPAlertActionStyle
  public let title: String
  public let style: Style
  public let color: UIColor?
  public let handler: (CPAlertAction) -> Void
  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
    (self.title, self.style, color, self.handler) = (title, style, nil, handler)
    super.init()
  }
  public init(title: String, color: UIColor, handler: @escaping (CPAlertAction) -> Void) {
    (self.title, style, self.color, self.handler) = (title, .default, color, handler)
    super.init()
  }
}

/// A button of what plays.
@preconcurrency @MainActor
open class CPNowPlayingButton: NSObject {
  open var isEnabled = true
  open var isSelected = false
  public let handler: ((CPNowPlayingButton) -> Void)?
  public init(handler: ((CPNowPlayingButton) -> Void)? = nil) {
    self.handler = handler
    super.init()
  }
}
@preconcurrency @MainActor
open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
@preconcurrency @MainActor
open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}
@preconcurrency @MainActor
open class CPNowPlayingMoreButton: CPNowPlayingButton {}
@preconcurrency @MainActor
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
@preconcurrency @MainActor
open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
@preconcurrency @MainActor
open class CPNowPlayingImageButton: CPNowPlayingButton {
  public let image: UIImage?
  public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
    self.image = image
    super.init(handler: handler)
  }
}

/// A button of a map.
@preconcurrency @MainActor
open class CPMapButton: NSObject {
  open var isEnabled = true
  open var isHidden = false
  open var image: UIImage?
  open var focusedImage: UIImage?
  public let handler: ((CPMapButton) -> Void)?
  public init(handler: ((CPMapButton) -> Void)? = nil) {
    self.handler = handler
    super.init()
  }
}
