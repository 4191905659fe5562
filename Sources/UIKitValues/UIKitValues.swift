@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveCSupport
@_exported import QuartzCore
