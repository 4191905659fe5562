/// Stands in for Apple's MetricKit: the system measures nothing and reports nothing.
@_exported import Foundation

/// The application and the device that were measured.
open class MXMetaData: NSObject, @unchecked Sendable {
  open var regionFormat: String { "" }
  open var osVersion: String { "" }
  open var deviceType: String { "" }
  open var applicationBuildVersion: String { "" }
  open var platformArchitecture: String { "" }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// A measurement.
open class MXMetric: NSObject, @unchecked Sendable {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
/// The measurements of a day.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  open var latestApplicationVersion: String { "" }
  open var includesMultipleApplicationVersions: Bool { false }
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open var metaData: MXMetaData? { nil }
  open var cpuMetrics: MXCPUMetric? { nil }
  open var diskIOMetrics: MXDiskIOMetric? { nil }
  open var memoryMetrics: MXMemoryMetric? { nil }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
/// The use of the processor. There is none.
open class MXCPUMetric: MXMetric, @unchecked Sendable {
  open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
/// The amount that was written to files. There is nothing.
open class MXDiskIOMetric: MXMetric, @unchecked Sendable {
  open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
}
/// The use of memory. There is none.
open class MXMemoryMetric: MXMetric, @unchecked Sendable {
  open var peakMemoryUsage: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

/// The functions that a thread was in.
open class MXCallStackTree: NSObject, @unchecked Sendable {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// A diagnosis.
open class MXDiagnostic: NSObject, @unchecked Sendable {
  open var metaData: MXMetaData { MXMetaData() }
  open var applicationVersion: String { "" }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
/// A crash.
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  open var terminationReason: String? { nil }
  open var virtualMemoryRegionInfo: String? { nil }
  open var exceptionType: NSNumber? { nil }
  open var exceptionCode: NSNumber? { nil }
  open var signal: NSNumber? { nil }
}
/// A time in which an application did not react.
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
/// A use of processors that was too much.
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  open var totalSampledTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
/// Too much that was written.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  open var totalWritesCaused: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}
/// A launch that took long.
open class MXAppLaunchDiagnostic: MXDiagnostic, @unchecked Sendable {
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  open var launchDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
/// The diagnoses of a day.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
  open var hangDiagnostics: [MXHangDiagnostic]? { nil }
  open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
  open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
  open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { nil }
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// The receiver of reports. There are none.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
/// The reports of the system.
open class MXMetricManager: NSObject, @unchecked Sendable {
  open class var shared: MXMetricManager { manager }
  private static let manager = MXMetricManager()
  open var pastPayloads: [MXMetricPayload] { [] }
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
