/// Stands in for Apple's Accessibility: descriptions of charts and custom content are stored; nothing reads
/// them.
@_exported import UIKit

/// A view with a description of its chart.
public protocol AXChart: AnyObject {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}
/// A numeric axis.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }
  open var title: String
  open var attributedTitle: NSAttributedString
  open var scaleType: ScaleType = .linear
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  open var valueDescriptionProvider: (Double) -> String
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    (attributedTitle, self.valueDescriptionProvider) = (
      NSAttributedString(string: title), valueDescriptionProvider
    )
    super.init()
  }
  public convenience init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    self.attributedTitle = attributedTitle
  }
}
/// A categorical axis.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String
  open var attributedTitle: NSAttributedString
  open var categoryOrder: [String]
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
    attributedTitle = NSAttributedString(string: title)
    super.init()
  }
  public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
    self.attributedTitle = attributedTitle
  }
}
/// A value of a data point.
open class AXDataPointValue: NSObject {
  open var number: Double
  open var category: String
  public init(number: Double) { (self.number, category) = (number, "") }
  public init(category: String) { (number, self.category) = (0, category) }
}
/// A data point of a chart.
open class AXDataPoint: NSObject {
  open var xValue: AXDataPointValue
  open var yValue: AXDataPointValue?
  open var additionalValues: [AXDataPointValue]
  open var label: String?
  open var attributedLabel: NSAttributedString?
  private init(_ x: AXDataPointValue, _ y: Double?, _ additionalValues: [AXDataPointValue], _ label: String?)
  {
    (xValue, yValue) = (x, y.map { AXDataPointValue(number: $0) })
    (self.additionalValues, self.label) = (additionalValues, label)
    super.init()
  }
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.init(AXDataPointValue(number: x), y, additionalValues, label)
  }
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.init(AXDataPointValue(category: x), y, additionalValues, label)
  }
}
/// A series of data points.
open class AXDataSeriesDescriptor: NSObject {
  open var name: String?
  open var attributedName: NSAttributedString
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    attributedName = NSAttributedString(string: name)
    super.init()
  }
  public convenience init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
    self.attributedName = attributedName
  }
}
/// A description of a chart.
open class AXChartDescriptor: NSObject {
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }
  open var title: String?
  open var attributedTitle: NSAttributedString?
  open var summary: String?
  open var contentDirection: ContentDirection = .leftToRight
  open var contentFrame: CGRect = .zero
  open var series: [AXDataSeriesDescriptor]
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
    super.init()
  }
  public convenience init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis,
      additionalAxes: additionalAxes,
      series: series)
    self.attributedTitle = attributedTitle
  }
}

/// Additional content of an element.
open class AXCustomContent: NSObject {
  public enum Importance: UInt, Sendable { case `default`, high }
  public let label: String
  public let attributedLabel: NSAttributedString
  public let value: String
  public let attributedValue: NSAttributedString
  open var importance: Importance = .default
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }
  public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
    (label, value) = (attributedLabel.string, attributedValue.string)
    (self.attributedLabel, self.attributedValue) = (attributedLabel, attributedValue)
    super.init()
  }
}
/// A closure that returns additional content.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An object that may have a closure for additional content. Apple's requirement is optional, so that reading it through the
/// protocol yields a nested optional; here as well, while a property with one optional satisfies the requirement.
public protocol CustomContentComputing: AnyObject {}

extension CustomContentComputing {
  /// The closure, as a nested optional like Apple's optional requirement.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? {
    guard let provider = self as? any AXCustomContentProvider else { return nil }
    return .some(provider.accessibilityCustomContentBlock as AXCustomContentReturnBlock?)
  }
}

/// An element with additional content.
public protocol AXCustomContentProvider: CustomContentComputing {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  @_disfavoredOverload var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
  /// The default: there is no closure.
  @_disfavoredOverload public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { nil }
    set {}
  }
}
/// A notification for assistive applications.
public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public func post() {}
  }
  public struct ScreenChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
  public struct LayoutChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
}

/// Returns the name of a color in VoiceOver, in English: a lightness and a hue.
public func AXNameFromColor(_ color: CGColor) -> String {
  var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  UIColor(cgColor: color).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
  if brightness < 0.1 { return "black" }
  if saturation < 0.1 {
    return brightness > 0.95
      ? "white" : brightness > 0.6 ? "light gray" : brightness > 0.3 ? "gray" : "dark gray"
  }
  let names = [
    "red", "orange", "yellow", "green", "green", "cyan", "cyan blue", "blue", "blue", "purple", "magenta",
    "pink",
  ]
  let name = names[Int((hue * 12).rounded()) % 12]
  return brightness < 0.5 ? "dark \(name)" : saturation < 0.5 ? "light \(name)" : name
}
