/// Stands in for Apple's SensitiveContentAnalysis: the user has not enabled the analysis, and calls fail.
@_exported import Foundation
import CoreGraphics
import ObjectiveCSupport
import PlaceholderViews

public enum SCSensitivityAnalysisPolicy: Int, Sendable {
  case disabled, simpleInterventions, descriptiveInterventions
}
/// The result of an analysis. None is created.
open class SCSensitivityAnalysis: NSObject, @unchecked Sendable {
  override init() {}
  open var isSensitive: Bool { false }
}
open class SCSensitivityAnalyzer: NSObject, @unchecked Sendable {
  public override init() {}
  open var analysisPolicy: SCSensitivityAnalysisPolicy { .disabled }
  public typealias Handler = (SCSensitivityAnalysis?, (any Error)?) -> Void
  open func analyzeImage(at fileURL: URL, completionHandler: @escaping Handler) {
    completionHandler(nil, UnavailableFrameworkError())
  }
  open func analyzeImage(at fileURL: URL) async throws -> SCSensitivityAnalysis {
    throw UnavailableFrameworkError()
  }
  open func analyzeImage(_ image: CGImage, completionHandler: @escaping Handler) {
    completionHandler(nil, UnavailableFrameworkError())
  }
  open func analyzeImage(_ image: CGImage) async throws -> SCSensitivityAnalysis {
    throw UnavailableFrameworkError()
  }
  /// An analysis of a video, which fails.
  open class VideoAnalysisHandler: @unchecked Sendable {
    public let progress = Progress(totalUnitCount: 1)
    public func hasSensitiveContent() async throws -> SCSensitivityAnalysis {
      throw UnavailableFrameworkError()
    }
  }
  open func videoAnalysis(forFileAt fileURL: URL) -> VideoAnalysisHandler { VideoAnalysisHandler() }
}
